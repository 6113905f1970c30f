"""Players of games: whoever answers moves for the games it sits in.

A referee (`engine.match.match`) holds the boards. It gives each player a seat in its games and asks
the seats for moves; it never asks who thinks there. Our own players search all their games in
lockstep on shared network batches; other programs think in processes of their own meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.analysis.agent import AgentSettings, MoveStats, best_first, choose_move, mover_stats
from engine.go.board import EMPTY
from engine.go.life import pass_alive
from engine.go.position import PASSES, PLY, TO_PLAY, Position, row
from engine.go.rules import Rules
from engine.go.scoring import area_score
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.value.evaluation import Evaluator

__all__ = [
    "FORFEIT",
    "Answer",
    "Contestant",
    "GamesInPlay",
    "Player",
    "Seat",
    "unsettled_points",
]

FORFEIT: Final = -3
"""Answer of a player that can't go on and loses."""
PLAY_OUT_LOSS: Final = 0.02
"""Winrate that a move may cost which only settles the board."""


class Answer(NamedTuple):
    """What a player does when it is its turn."""

    move: int
    """A point, N for pass, RESIGN or FORFEIT."""
    reason: str = ""
    """Why it can't go on, in a few words."""


@dataclass(frozen=True)
class GamesInPlay:
    """Games side by side as their players see them; only the referee changes them."""

    rules: Sequence[Rules]
    """Of each game."""
    positions: Position
    """All games with a leading axis."""
    openings: Sequence[tuple[int, ...]]
    """Moves of each game that were played before the players took over."""
    moves: Sequence[list[int]]
    """Moves of each game since then."""
    randoms: Sequence[np.random.Generator]
    """Of each game, for both of its players."""


class Seat(Protocol):
    """A player in its games.

    In each step the referee tells every seat whose turn has come, then collects the answers: what
    thinks in other processes does so between the two.
    """

    def begin(self, turn: Sequence[int]) -> None:
        """The player has to move in these games."""

    def finish(self) -> Sequence[Answer]:
        """Its answers, in the same order."""

    def close(self) -> None:
        """The games are over, or given up."""


class Contestant(Protocol):
    """Anything that plays."""

    @property
    def in_background(self) -> bool:
        """Whether its seats think between `begin` and `finish`."""

    def seat(self, games: GamesInPlay, own: Sequence[int], seed: int) -> Seat:
        """Sit down in those games of `games` that `own` names."""


@dataclass(frozen=True, kw_only=True)
class Player:
    """A player of our own: an evaluator, a search and an agent."""

    evaluator: Evaluator
    visits: int
    """Visits of each search; 1 plays the policy."""
    agent: AgentSettings = field(
        default_factory=lambda: AgentSettings(lambda_=0.0, temperature=0.5, opening_moves=8)
    )
    """How a search becomes a move; the default varies the opening, so that games differ."""
    search: SearchSettings = field(default_factory=lambda: SearchSettings(batch=1))
    """How its trees grow."""
    play_out: bool = False
    """Answer a pass with a pass only when nothing is left to play for, not as soon as that wins."""

    @property
    def in_background(self) -> bool:
        """Its searches run in `finish`."""
        return False

    def seat(self, games: GamesInPlay, own: Sequence[int], seed: int) -> Seat:
        """One tree for each of its games, all searched in lockstep."""
        return _SearchSeat(self, games, own, seed)


class _SearchSeat:
    """Our player in its games."""

    def __init__(self, player: Player, games: GamesInPlay, own: Sequence[int], seed: int) -> None:
        self._player = player
        self._games = games
        self._tree = {game: tree for tree, game in enumerate(own)}
        self._search = TreeSearch(
            player.evaluator,
            games.rules[own[0]].size,
            len(own),
            player.visits,
            player.search,
            seed=seed,
        )
        self._turn: Sequence[int] = ()

    def begin(self, turn: Sequence[int]) -> None:
        """Note the games to search."""
        self._turn = turn

    def finish(self) -> list[Answer]:
        """Search them together."""
        player, agent, positions = self._player, self._player.agent, self._games.positions
        visits = np.zeros(len(self._tree), np.int32)
        for game in self._turn:
            tree = self._tree[game]
            visits[tree] = player.visits
            self._search.set_root(
                tree,
                row(positions, game),
                self._games.rules[game].white_bonus,
                agent.lambda_,
                agent.mu,
            )
        self._search.run(visits)
        stats = self._search.root_stats()
        answers = []
        for game in self._turn:
            color = int(positions.counters[game, TO_PLAY])
            answers.append(Answer(self._move(game, mover_stats(stats, self._tree[game], color))))
        return answers

    def close(self) -> None:
        """Nothing is held that needs it."""

    def _move(self, game: int, stats: MoveStats) -> int:
        position, rules = row(self._games.positions, game), self._games.rules[game]
        counters, agent = position.counters, self._player.agent
        after_pass = bool(counters[PASSES] > 0)
        move = choose_move(
            stats,
            agent,
            ply=int(counters[PLY]),
            margin_if_passed=float(counters[TO_PLAY] * (area_score(position) - rules.white_bonus)),
            after_pass=after_pass,
            random=self._games.randoms[game],
        )
        if self._player.play_out and after_pass and move == len(stats.visits) - 1:
            return _settling_move(position, stats, agent)
        return move


def _settling_move(position: Position, stats: MoveStats, agent: AgentSettings) -> int:
    """The best move among unsettled stones that keeps the winrate; pass when there is none."""
    order = best_first(stats, agent.choice)
    known = order[stats.visits[order] > 0]
    open_points = unsettled_points(position)
    if len(known):
        least = float(stats.winrate[known].max()) - PLAY_OUT_LOSS
        for move in known.tolist():
            if move < len(open_points) and open_points[move] and stats.winrate[move] >= least:
                return int(move)
    return len(open_points)


def unsettled_points(position: Position) -> NDArray[np.bool_]:
    """Empty points whose owner play may still change; bool[N].

    Settled are only regions of empty points that touch stones of one color alone, all of them
    alive without an answer (Benson).
    """
    points = len(position.neighbor)
    stones, alive = position.stones, np.zeros(points, np.int8)
    pass_alive(position, alive)
    found, seen = np.zeros(points, np.bool_), stones[:points] != EMPTY
    for start in range(points):
        if seen[start]:
            continue
        region, touched, settled = [start], 0, True
        seen[start] = True
        for point in region:  # grows while it is walked
            for near in position.neighbor[point].tolist():
                if near >= points:
                    continue
                if stones[near] != EMPTY:
                    settled &= bool(alive[near]) and touched in (0, int(stones[near]))
                    touched = int(stones[near])
                elif not seen[near]:
                    seen[near] = True
                    region.append(near)
        found[region] = not settled
    return found
