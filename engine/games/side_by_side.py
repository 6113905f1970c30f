"""One position played on by several agents, each on a board of its own, searched together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from engine.analysis.agent import AgentSettings, choose_move, mover_stats
from engine.analysis.analyzer import Analyzer
from engine.analysis.dynamic_komi import check_network, read_root
from engine.analysis.final_count import count_game
from engine.analysis.komi_history import KomiHistory
from engine.analysis.request import AnalysisRequest
from engine.games.board_agents import BoardAgent, BoardEnd, BoardState
from engine.games.game_batch import GameBatch
from engine.go.board import NONE
from engine.go.rules import Rules
from engine.go.scoring import area_score
from engine.go.state import BLACK_CAPTURED, PASSES, PLY, TO_PLAY, WHITE_CAPTURED
from engine.search.loss import MoveScore
from engine.search.report import pass_or_move
from engine.search.root_stats import RootStats
from engine.search.search import TreeSearch
from engine.search.settings import ANALYSIS
from engine.search.value.dynamic_komi import NO_DYNAMIC_KOMI
from engine.search.value.evaluation import Evaluator
from engine.search.value.fit import curve_at, komi_grid, score_of_curve
from engine.search.value.kinds import knows_score

PLIES_PER_POINT: Final = 2
"""Moves per point of the board after which a line is counted as it stands."""


class SideBySideGames:
    """Opens boards; the networks stay in memory. For use by one thread only."""

    def __init__(self) -> None:
        self._analyzers: dict[Path, Analyzer] = {}

    def open(
        self, request: AnalysisRequest, agents: Sequence[BoardAgent], visits: int
    ) -> SideBySide:
        """Return boards for a position; only the position of the request matters.

        Raises
        ------
        EngineError
            A network can't be used on this board or lacks what an agent's dynamic komi needs, or a
            move before the position is illegal.
        """
        used = {agent.network for agent in agents}
        self._analyzers = {path: a for path, a in self._analyzers.items() if path in used}
        evaluators: list[Evaluator] = []
        for agent in agents:
            analyzer = self._analyzers.setdefault(agent.network, Analyzer())
            evaluators.append(analyzer.networks.load(agent.network, request.rules).evaluator)
            check_network(_settings_of(agent, request.rules), evaluators[-1])
        return SideBySide(request, agents, evaluators, visits)


class SideBySide:
    """A position played on by several agents; those with one network are searched in lockstep.

    Parameters
    ----------
    request
        The position; its other fields are not used.
    agents
        The agent of each board.
    evaluators
        The network of each board; boards with the same object share its batches and its cache.
    visits
        Visits of each search.

    Raises
    ------
    IllegalMoveError
        A move before the position is illegal.
    """

    def __init__(
        self,
        request: AnalysisRequest,
        agents: Sequence[BoardAgent],
        evaluators: Sequence[Evaluator],
        visits: int,
    ) -> None:
        self._request, self._agents, self._evaluators = request, tuple(agents), tuple(evaluators)
        self._visits, self._rules = visits, request.rules
        limit = len(request.moves) + PLIES_PER_POINT * self._rules.size**2
        self._games = GameBatch(len(agents), self._rules, limit)
        for t in range(len(agents)):
            setup = np.array(request.stones, np.int8)
            self._games.begin(t, opening=request.moves, setup=setup, first=request.to_play)
        counters = self._games.positions.counters
        counters[:, [BLACK_CAPTURED, WHITE_CAPTURED]] += request.captured
        self._winrates: list[float | None] = [None for _ in agents]
        self._settings = [_settings_of(agent, self._rules) for agent in agents]
        self._searched_komi: list[float | None] = [None for _ in agents]
        self._history = KomiHistory()
        self._ends: list[BoardEnd | None] = [
            self._end_of(t) if counters[t, PASSES] >= 2 else None for t in range(len(agents))
        ]
        self._groups = [
            _Group(boards, self._search_of(boards)) for boards in _alike(self._evaluators)
        ]

    @property
    def is_over(self) -> bool:
        """Whether every line has ended."""
        return all(end is not None for end in self._ends)

    @property
    def states(self) -> tuple[BoardState, ...]:
        """The boards as they are now."""
        stones, before = self._games.positions.stones[:, :-1], len(self._request.moves)
        return tuple(
            BoardState(stones[t].copy(), self._games.line(t)[before:], winrate, end, komi)
            for t, (winrate, end, komi) in enumerate(
                zip(self._winrates, self._ends, self._searched_komi, strict=True)
            )
        )

    def step(self, stopped: Callable[[], bool] = lambda: False) -> bool:
        """Play one move on every board whose line goes on; False, without moves, if stopped."""
        for group in self._groups:
            self._believe(group)
            visits = np.array(
                [self._visits if self._ends[t] is None else 0 for t in group.boards], np.int32
            )
            group.search.run(visits, stopped=stopped)
            if stopped():
                return False
        moves = np.full(len(self._agents), NONE, np.int16)
        for group in self._groups:
            stats = group.search.root_stats()
            for tree, t in enumerate(group.boards):
                if self._ends[t] is None:
                    self._winrates[t] = self._winrate(group.search, t, tree, stats)
                    moves[t] = self._choice(group.search, t, tree, stats)
                    group.search.advance(tree, int(moves[t]))
        for t in np.flatnonzero(self._games.play(moves)).tolist():
            self._ends[t] = self._end_of(t)
        return True

    def _search_of(self, boards: Sequence[int]) -> TreeSearch:
        """Return the trees of boards that share a network."""
        size = self._rules.size
        search = TreeSearch(
            self._evaluators[boards[0]],
            size,
            len(boards),
            self._visits,
            ANALYSIS,
            grid=komi_grid(size),
            scoring=self._rules.scoring,
        )
        for tree, t in enumerate(boards):
            agent = self._agents[t]
            search.set_root(tree, self._games.position(t), agent.komi, agent.lambda_, agent.mu)
        return search

    def _believe(self, group: _Group) -> None:
        """Choose the komi of the next searches of agents with dynamic komi."""
        search = group.search
        for tree, t in enumerate(group.boards):
            agent, settings = self._agents[t], self._settings[t]
            if not settings.has_dynamic_komi or self._ends[t] is not None:
                continue
            [komi] = self._history.choose(
                t,
                self._games.line(t),
                [settings],
                self._games.position(t),
                agent.komi,
                search.evaluator,
                search.settings,
            )
            if komi != search.trees.komi[tree]:
                search.set_root(tree, self._games.position(t), komi, agent.lambda_, agent.mu)

    def _winrate(self, search: TreeSearch, t: int, tree: int, stats: RootStats) -> float:
        """Return Black's winrate at the komi of a board, and remember the search for the next."""
        settings = self._settings[t]
        if not settings.has_dynamic_komi:
            return float(stats.root_winrate[tree])
        self._history.keep_root(t, self._games.line(t), settings, read_root(search, tree, stats))
        self._searched_komi[t] = float(search.trees.komi[tree])
        curve = search.curves(tree, stats)[-1]
        return curve_at(search.trees.grid, curve, self._agents[t].komi)

    def _choice(self, search: TreeSearch, t: int, tree: int, stats: RootStats) -> int:
        position, agent = self._games.position(t), self._agents[t]
        color, after_pass = int(position.counters[TO_PLAY]), bool(position.counters[PASSES] > 0)
        move = choose_move(
            mover_stats(stats, tree, color),
            self._settings[t],
            ply=int(position.counters[PLY]),
            margin_if_passed=color * (float(area_score(position)) - agent.komi),
            after_pass=after_pass,
        )
        if not after_pass and self._rules.scoring == "area":
            return move
        curves = search.curves(tree, stats)
        scores = [
            MoveScore(
                m,
                int(stats.visits[tree, m]),
                *score_of_curve(search.trees.grid, curves[m]),
                float(stats.winrate[tree, m]),
            )
            for m in (move, search.size**2)
            if knows_score(int(stats.curve_kind[tree])) and stats.visits[tree, m] > 0
        ]
        return pass_or_move(scores, move, color, search.size)

    def _end_of(self, t: int) -> BoardEnd:
        """Count a board: by area as it stands, which is what the agents play for; else by the
        rules, without the stones that the network considers dead."""
        position, rules, komi = self._games.position(t), self._rules, self._agents[t].komi
        capped = bool(position.counters[PASSES] < 2)
        if rules.scoring == "area":
            score: float | None = float(area_score(position))
            estimated = False
        else:
            start, moves = self._request, self._games.line(t)
            count = count_game(
                *(self._evaluators[t], rules, start.stones, start.to_play, moves, start.captured)
            )
            score = None if count is None else float(count.score)
            estimated = count is not None and count.estimated
        margin = None if score is None else score - komi
        return BoardEnd(score, margin, estimated, capped)


@dataclass(frozen=True)
class _Group:
    """Boards that are searched together."""

    boards: tuple[int, ...]
    """Their indices, in the order of the trees."""
    search: TreeSearch


def _settings_of(agent: BoardAgent, rules: Rules) -> AgentSettings:
    """Return the settings of a board's agent."""
    area = rules.scoring == "area"  # else the board can't be counted while dead stones stand
    return AgentSettings(
        lambda_=agent.lambda_,
        mu=agent.mu,
        pass_rule="score" if area else "search",
        margin=agent.margin if agent.dynamic_komi == NO_DYNAMIC_KOMI else 0.0,
        dynamic_komi=agent.dynamic_komi,
    )


def _alike(evaluators: Sequence[Evaluator]) -> list[tuple[int, ...]]:
    """Return the indices of boards with the same evaluator, in groups."""
    groups: dict[int, list[int]] = {}
    for t, evaluator in enumerate(evaluators):
        groups.setdefault(id(evaluator), []).append(t)
    return [tuple(group) for group in groups.values()]
