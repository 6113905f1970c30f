"""Matches: two players, both colors, all games in lockstep on shared network batches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, WHITE
from engine.go.position import PASSES, PLY, TO_PLAY, Position, play, position_batch, row
from engine.go.rules import Rules
from engine.go.scoring import area_score, ownership
from engine.play.agent import RESIGN, AgentSettings, MoveStats, choose_move
from engine.record.played_game import PlayedGame
from engine.search.search import RootStats, TreeSearch
from engine.search.settings import SearchSettings
from engine.value.evaluation import Evaluator

__all__ = ["MatchResult", "Player", "play_match"]

PLIES_PER_POINT = 3
"""A game that lasts longer is scored as it stands."""


@dataclass(frozen=True, kw_only=True)
class Player:
    """One side of a match."""

    evaluator: Evaluator
    visits: int
    """Visits of each search; 1 plays the policy."""
    agent: AgentSettings = field(
        default_factory=lambda: AgentSettings(lambda_=0.0, temperature=0.5, opening_moves=8)
    )
    """How a search becomes a move; the default varies the opening, so that games differ."""
    search: SearchSettings = field(default_factory=lambda: SearchSettings(batch=1))
    """How its trees grow."""


@dataclass(frozen=True)
class MatchResult:
    """Results seen from the first player."""

    games: tuple[PlayedGame, ...]
    """In order; the first player has Black in games 0, 2, 4, ..."""

    def wins(self, color: int) -> int:
        """Games that the first player won with this color."""
        return sum(game.winner == color for game in self._with(color))

    def count(self, color: int) -> int:
        """Games that the first player played with this color."""
        return len(self._with(color))

    @property
    def score(self) -> float:
        """Share of the points, a draw counting half."""
        signs = [game.winner * (1 if i % 2 == 0 else -1) for i, game in enumerate(self.games)]
        return 0.5 + 0.5 * float(np.mean(signs)) if signs else 0.5

    def _with(self, color: int) -> tuple[PlayedGame, ...]:
        return self.games[0 if color == BLACK else 1 :: 2]


def play_match(
    first: Player,
    second: Player,
    *,
    games: int,
    rules: Rules,
    seed: int = 0,
    stopped: Callable[[], bool] | None = None,
) -> MatchResult:
    """Play games with colors in turn, all side by side.

    Parameters
    ----------
    games
        Number of games; the first player has Black in every other one.
    rules
        Board size and komi among them.
    seed
        Of all draws of moves; equal seeds give equal games.
    stopped
        Asked before every move; true ends the match with the games finished so far.

    Returns
    -------
    MatchResult
        Only complete pairs of games when the match was stopped.
    """
    size, points = rules.size, rules.size**2
    limit = PLIES_PER_POINT * points
    positions = position_batch(
        games, size, superko=rules.superko, suicide=rules.suicide, capacity=limit + 8
    )
    searches = [
        TreeSearch(player.evaluator, size, games, player.visits, player.search, seed=seed + i)
        for i, player in enumerate((first, second))
    ]
    randoms = [np.random.default_rng([seed, number]) for number in range(games)]
    moves: list[list[int]] = [[] for _ in range(games)]
    resigned = np.zeros(games, np.int8)
    live = np.ones(games, np.bool_)
    first_is_black = np.arange(games) % 2 == 0
    while live.any() and not (stopped is not None and stopped()):
        black = positions.counters[:, TO_PLAY] == BLACK
        turns = (live & (black == first_is_black), live & (black != first_is_black))
        for player, search, turn in zip((first, second), searches, turns, strict=True):
            if not turn.any():
                continue
            agent = player.agent
            for t in np.flatnonzero(turn).tolist():
                board = row(positions, t)
                search.set_root(t, board, rules.white_bonus, agent.lambda_, agent.mu)
            search.run(np.where(turn, player.visits, 0).astype(np.int32))
            stats = search.root_stats()
            for t in np.flatnonzero(turn).tolist():
                move = _move(row(positions, t), _of(stats, t, black[t]), agent, rules, randoms[t])
                if move == RESIGN:
                    resigned[t] = BLACK if black[t] else WHITE
                    live[t] = False
                    continue
                play(row(positions, t), move)
                moves[t].append(move)
                live[t] = positions.counters[t, PASSES] < 2 and len(moves[t]) < limit
    finished = int(np.argmax(live)) if live.any() else games
    complete = games if finished == games else finished - finished % 2
    return MatchResult(
        tuple(
            _record(row(positions, t), moves[t], int(resigned[t]), rules, t)
            for t in range(complete)
        )
    )


def _of(stats: RootStats, t: int, black: bool) -> MoveStats:
    """One root's candidates from the mover's side."""

    def own(values: NDArray[np.float32]) -> NDArray[np.float32]:
        return values if black else 1.0 - values

    return MoveStats(
        visits=stats.visits[t],
        value=own(stats.value[t]),
        variance=stats.variance[t],
        winrate=own(stats.winrate[t]),
        prior=np.where(stats.legal[t], stats.prior[t], np.float32(0.0)),
    )


def _move(
    position: Position,
    stats: MoveStats,
    agent: AgentSettings,
    rules: Rules,
    random: np.random.Generator,
) -> int:
    counters = position.counters
    if stats.visits.sum() == 0:  # one visit is the root's own: the policy plays
        visits = np.zeros_like(stats.visits)
        visits[int(stats.prior.argmax())] = 1
        value = np.where(visits > 0, np.float32(0.5), np.float32(np.nan))
        stats = MoveStats(visits, value, stats.variance, value, stats.prior)
    return choose_move(
        stats,
        agent,
        ply=int(counters[PLY]),
        margin_if_passed=float(counters[TO_PLAY] * (area_score(position) - rules.white_bonus)),
        after_pass=bool(counters[PASSES] > 0),
        random=random,
    )


def _record(
    position: Position, moves: list[int], resigned: int, rules: Rules, number: int
) -> PlayedGame:
    score = float(area_score(position))
    winner = -resigned if resigned else int(np.sign(score - rules.white_bonus))
    return PlayedGame(
        rules=rules,
        start=np.zeros(0, np.int16),
        moves=np.array(moves, np.int16),
        winner=winner,
        score=float("nan") if resigned else score,
        ownership=None if resigned else ownership(position),
        number=number,
    )
