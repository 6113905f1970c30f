"""The engine of a GTP session: the analyzer, requests to it, and the choice of moves."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.agent import (
    RESIGN,
    AgentSettings,
    MoveStats,
    choose_move,
    gives_up,
    resigns,
)
from engine.analysis.request import MOST_VISITS, AnalysisRequest, Restriction
from engine.base.errors import EngineError, IllegalMoveError
from engine.catalog.networks import chosen_network, needed_human_network
from engine.go.board import BLACK, MAX_SIZE, MIN_SIZE
from engine.go.counting import Count
from engine.go.rules import Rules
from engine.network.files.weights import read_header
from engine.network.models.settings import KataGoSettings
from engine.search.report import HOPELESS
from engine.search.settings import SearchSettings
from engine.search.value.dynamic_komi import check_curve
from engine.serve.gtp.gtp_networks import GtpNetworks
from engine.serve.gtp.session_game import GtpGame

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer
    from engine.analysis.human_network import HumanNetwork
    from engine.analysis.networks import LoadedNetwork
    from engine.network.models.header import NetworkHeader
    from engine.network.opened import FileEvaluator
    from engine.search.report import AgentAnalysis, AnalysisReport

MOST_EDGES: Final = 10**8
"""Edges in the tree of an analysis that runs until it is stopped: about a gigabyte."""
USUAL_SIZES: Final = (19, 13, 9, 7)
"""Board sizes to start with, in order of preference: controllers assume 19."""


class GtpEngine:
    """The engine of a session: loads an Analyzer on a thread, and searches positions of the game.

    Parameters
    ----------
    open_analyzer
        Makes the Analyzer; takes seconds.
    networks
        Network of each board size.
    agent
        Agent that analyzes and plays.
    search
        Settings of its searches.
    seed
        Seed of the moves that are drawn.
    human
        File of the "human" network of an agent that plays as people do; None: the one on this
        computer.
    """

    def __init__(
        self,
        open_analyzer: Callable[[], Analyzer],
        networks: GtpNetworks,
        agent: AgentSettings,
        search: SearchSettings,
        seed: int = 0,
        human: Path | None = None,
    ) -> None:
        self.networks = networks
        self.agent = agent
        """Agent that analyzes and plays; commands change it."""
        self.search = search
        """Settings of its searches; commands change them."""
        self._open = open_analyzer
        self._analyzer: Analyzer | None = None
        self._believed: tuple[tuple[object, ...], float | None] = ((), None)
        """Moves before the last search, and the dynamic komi of that search."""
        self._failure: BaseException | None = None
        self._thread: threading.Thread | None = None
        self._ticket = 0
        self._raw: tuple[object, NetworkHeader, FileEvaluator] | None = None
        self._random = np.random.default_rng(seed)
        self._human = human
        self._people: HumanNetwork | None = None

    def check_agent(self, agent: AgentSettings, size: int) -> None:
        """Check that the network of a board answers what an agent's dynamic komi needs.

        Raises
        ------
        EngineError
            The network lacks these answers, or its file can't be read.
        """
        path = self.networks.path(size) if agent.has_dynamic_komi else None
        if path is not None:
            settings = read_header(path).settings
            owners = isinstance(settings, KataGoSettings) or settings.ownership
            check_curve(agent, settings.curve_kind, owners)

    # --- loading ---------------------------------------------------------------------------

    def begin_loading(self, game: GtpGame) -> None:
        """Load the Analyzer and the board's network on a thread; the first search waits for it."""
        fresh = GtpGame(game.rules)
        self._thread = threading.Thread(
            target=self._load, args=(fresh,), name="loading", daemon=True
        )
        self._thread.start()

    def _load(self, game: GtpGame) -> None:
        try:
            self._analyzer = self._open()
            self._analyzer.settings = self._search_on(game.size)
            if self.networks.plays(game.size):
                for _ in self._analyzer.analyze(self._request(game, BLACK, 9)):
                    pass
        except EngineError:
            pass  # the first command that needs the network raises the error again
        except BaseException as error:  # handed to the thread that waits for the analyzer
            self._failure = error

    @property
    def analyzer(self) -> Analyzer:
        """Return the analyzer; waits until it has loaded."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        if self._analyzer is None:
            if self._failure is not None:
                raise EngineError(f"the engine can't be loaded: {self._failure}")
            self._analyzer = self._open()
        return self._analyzer

    def finish_loading(self, seconds: float) -> bool:
        """Wait for the loading thread; returns whether it has finished."""
        if self._thread is not None:
            self._thread.join(seconds)
        return self._thread is None or not self._thread.is_alive()

    # --- boards ----------------------------------------------------------------------------

    def plays(self, size: int) -> bool:
        """Return whether games on a board of this size can be played."""
        return MIN_SIZE <= size <= MAX_SIZE and self.networks.plays(size)

    def first_rules(self) -> Rules:
        """Return rules for the first of the usual board sizes that has a network."""
        sizes = (*USUAL_SIZES, *range(MAX_SIZE, MIN_SIZE - 1, -1))
        return Rules(size=next((size for size in sizes if self.plays(size)), 19))

    def network(self, game: GtpGame) -> LoadedNetwork:
        """Return the network for the board of a game, loaded.

        Raises
        ------
        EngineError
            There is no network for the board, or its file can't be read.
        """
        return self.analyzer.networks.of(self._request(game, BLACK, 1))

    # --- searching -------------------------------------------------------------------------

    def most_visits(self, size: int) -> int:
        """Return the visits of an analysis that runs until it is stopped."""
        return min(MOST_VISITS, MOST_EDGES // (size * size + 1))

    def reports(
        self,
        game: GtpGame,
        color: int,
        visits: int,
        stopped: Callable[[], bool],
        restrictions: Sequence[Restriction] = (),
    ) -> Iterator[AnalysisReport]:
        """Search the position with a color to move, and yield about ten reports a second.

        Parameters
        ----------
        stopped
            Asked between batches; true ends the search.
        restrictions
            Moves near the root to avoid, or to keep to.

        Raises
        ------
        EngineError
            There is no network for the board, or no memory.
        """
        visits = min(max(visits, 2), self.most_visits(game.size))  # one visit shows no candidate
        analyzer = self.analyzer
        analyzer.settings = self._search_on(game.size)
        request = replace(self._request(game, color, visits), restrictions=tuple(restrictions))
        try:
            yield from self._watched(game, analyzer.analyze(request, stopped))
        except IllegalMoveError:  # a move was made under rules that have changed since
            request = replace(
                self._request_without_moves(game, color, visits), network=request.network
            )
            yield from self._watched(game, analyzer.analyze(request, stopped))

    def _watched(
        self, game: GtpGame, reports: Iterator[AnalysisReport]
    ) -> Iterator[AnalysisReport]:
        """Yield the reports, and remember the dynamic komi of the search."""
        moves = tuple(game.moves)
        for report in reports:
            self._believed = moves, report.agents[0].dynamic_komi
            yield report

    def believed_komi(self, game: GtpGame) -> float:
        """Return the dynamic komi of the last search of a game; without one, the game's komi."""
        moves, komi = self._believed
        is_current = self.agent.has_dynamic_komi and tuple(game.moves[: len(moves)]) == moves
        return komi if is_current and komi is not None else game.rules.white_bonus

    def _search_on(self, size: int) -> SearchSettings:
        """Return search settings with a small batch, smaller on large boards, to stop quickly."""
        most = 8 if size <= 13 else 4
        return self.search.replace(batch=min(self.search.batch, most))

    def legal(self, game: GtpGame) -> list[bool]:
        """Return for each point whether the player to move may play it, [N]."""
        color = game.board.to_play
        return [game.illegal_reason(color, point) is None for point in range(game.size**2)]

    def raw(self, game: GtpGame, symmetry: str, *, all_winrates: bool = False) -> dict[str, Any]:
        """Return `raw_fields` of the position; the network stays open for the next call."""
        from engine.analysis.raw_output import raw_fields
        from engine.network.opened import open_network

        self.network(game)  # raises an error if the file can't be used
        path = chosen_network(self.networks.path(game.size), game.size)
        key = (path, path.stat().st_mtime, game.rules.replace(komi=0.0))
        if self._raw is None or self._raw[0] != key:
            opened = open_network(path)
            evaluator = opened.evaluator(game.rules, precision="fp64")
            self._raw = (key, opened.header, evaluator)
        record = game.record()
        node = record.main_line()[-1]
        return raw_fields(record, node, *self._raw[1:], symmetry, all_winrates=all_winrates)

    def forget(self) -> None:
        """Clear search trees and cached evaluations."""
        self._raw = None
        self.analyzer.forget()

    def visits_along(self, variation: tuple[int, ...]) -> list[int]:
        """Return the visits of each position along a variation of the last report."""
        from engine.serve.variations import visits_along  # compiles kernels

        search = self.analyzer.search
        return [] if search is None else visits_along(search, 0, variation)

    def ownership(
        self, game: GtpGame, color: int, moves: Sequence[int | None] = (None,)
    ) -> list[NDArray[np.float32]]:
        """Return the network's ownership of positions, without a search.

        Parameters
        ----------
        color
            Player to move.
        moves
            Moves of that player, each of which leads to one position; None makes no move.

        Returns
        -------
        list of float32[N]
            Expected owner in [-1, 1], 1 is Black's, for each position; empty for networks without
            ownership.
        """
        from engine.analysis.analyzer import position_of
        from engine.analysis.final_count import expected_owners
        from engine.go.position import play
        from engine.go.state import clone

        evaluator = self.network(game).evaluator
        try:
            root = position_of(self._request(game, color, 1))
        except IllegalMoveError:  # a move was made under rules that have changed since
            root = position_of(self._request_without_moves(game, color, 1))
        positions = []
        for move in moves:
            position = clone(root)
            if move is not None:
                play(position, move)
            positions.append(position)
        return expected_owners(evaluator, positions, game.rules.white_bonus)

    def count(self, game: GtpGame) -> Count | None:
        """Count the board without its dead stones, see `count_game`; None if that is impossible."""
        from engine.analysis.final_count import count_game  # compiles kernels

        evaluator = self.network(game).evaluator
        # if the present rules forbid a move of the game, the stones alone are counted
        for make_request in (self._request, self._request_without_moves):
            request = make_request(game, game.board.to_play, 1)
            stones, to_play, moves = request.stones, request.to_play, request.moves
            try:
                return count_game(evaluator, game.rules, stones, to_play, moves, request.captured)
            except IllegalMoveError:
                continue
        return None

    def _request(self, game: GtpGame, color: int, visits: int) -> AnalysisRequest:
        position = game.position_to_search(color)
        self._ticket += 1
        return AnalysisRequest(
            ticket=self._ticket,
            rules=game.rules,
            stones=position.stones,
            to_play=position.to_play,
            moves=position.moves,
            captured=position.captured,
            agents=(self.agent.replace(temperature=0.0, resign_below=0.0),),
            visits=visits,
            network=self.networks.path(game.size),
            counts_all_stones=not game.rules.name,  # programs that hold matches name no rules
        )

    def _request_without_moves(self, game: GtpGame, color: int, visits: int) -> AnalysisRequest:
        """Return the request for the stones as they stand, without the moves before."""
        request, board = self._request(game, color, visits), game.board
        captured = board.captured_black, board.captured_white
        return replace(request, stones=board.stones, to_play=color, moves=(), captured=captured)

    # --- moves -----------------------------------------------------------------------------

    def move(self, game: GtpGame, color: int, report: AnalysisReport) -> int:
        """Return the agent's move after a search: a point, N for pass, or RESIGN."""
        points = game.size**2
        analysis = report.agents[0]
        move = points if analysis.move is None else analysis.move
        if gives_up(report):
            move = points
        elif self.agent.temperature > 0.0:
            move = self._draw_move(game, color, analysis, report)
        if move == points and game.passes() == 1:
            move = self._after_pass(game, color, analysis)
        if move != points and self.agent.plays_as_people:
            move = self._as_people(game, color, report, move)
        below = self.agent.resign_below
        if resigns(report, below, len(game.moves)):
            return RESIGN
        if below and not report.has_winrates:
            from engine.analysis.analyzer import position_of
            from engine.analysis.policy_resignation import policy_resigns

            position = position_of(self._request(game, color, 1))
            if policy_resigns(position, game.rules.white_bonus, below, len(game.moves)):
                return RESIGN
        if game.illegal_reason(color, move) is None:
            return move
        # a search without the moves may choose a move that superko forbids: take the best legal one
        legal = (c.move for c in analysis.candidates)
        return next((m for m in legal if game.illegal_reason(color, m) is None), points)

    def _as_people(self, game: GtpGame, color: int, report: AnalysisReport, move: int) -> int:
        """Return a move as people of the agent's rank play, or the given one if they only pass."""
        from engine.analysis.analyzer import position_of
        from engine.analysis.human_network import HumanNetwork, human_moves
        from engine.analysis.human_ranks import profile_of
        from engine.go.state import as_batch

        if self._people is None:
            self._people = HumanNetwork(needed_human_network(self._human))
        judge = self.network(game).evaluator if report.has_winrates else None
        try:
            position = position_of(self._request(game, color, 1))
        except IllegalMoveError:  # a move was made under rules that have changed since
            position = position_of(self._request_without_moves(game, color, 1))
        (drawn,) = human_moves(
            as_batch(position),
            np.array([game.rules.white_bonus], np.float32),
            self._people.evaluator(game.rules),
            judge,
            profile_of(self.agent.human_rank),
            [self._random],
        )
        return move if drawn is None else drawn

    def _draw_move(
        self, game: GtpGame, color: int, analysis: AgentAnalysis, report: AnalysisReport
    ) -> int:
        """Return a move drawn with the agent's temperature."""
        points = game.size**2
        stats = MoveStats(
            visits=np.zeros(points + 1, np.int32),
            value=np.full(points + 1, np.nan, np.float32),
            variance=np.zeros(points + 1, np.float32),
            winrate=np.full(points + 1, np.nan, np.float32),
            prior=report.policy,
        )
        for c in analysis.candidates:
            stats.visits[c.move] = c.visits
            stats.value[c.move] = c.value if color == BLACK else 1.0 - c.value
            stats.winrate[c.move] = c.winrate if color == BLACK else 1.0 - c.winrate
        margin = color * (int(np.sum(game.area())) - game.rules.white_bonus)
        if game.rules.name and not game.rules.counts_as_it_stands:  # as the search, see `_request`
            margin = float(np.nan_to_num(stats.winrate[points], nan=0.5)) - 0.5
        return choose_move(
            stats,
            self.agent.replace(resign_below=0.0),
            ply=len(game.moves),
            margin_if_passed=margin,
            after_pass=game.passes() == 1,
            random=self._random,
        )

    def _after_pass(self, game: GtpGame, color: int, analysis: AgentAnalysis) -> int:
        """Return the move after a pass that another pass would answer: no pass if `final_score`
        then gives the game to the other side and a searched move may still win it."""
        points = game.size**2
        game.play(color, points)
        count = self.count(game)
        game.undo()
        if count is None or color * (count.score - game.rules.white_bonus) >= 0.0:
            return points
        for c in analysis.candidates:
            winrate = c.winrate if color == BLACK else 1.0 - c.winrate
            if c.move != points and winrate >= HOPELESS:
                return c.move
        return points
