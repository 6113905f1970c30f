"""Rules of self-play about single moves: the first move, passes, and the expected winner.

All come from the small-board study (GoCSE392 part 2, Improve Self-Play Example Quality).
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.go.board import BLACK, WHITE
from engine.go.scoring import area_score
from engine.go.state import TO_PLAY, Position, row
from engine.papers.gocse_settings import GocseSettings
from engine.train.presets.move_rule import MoveRule, Turn
from engine.train.runs.run import Stream, unit_random
from engine.train.selfplay.targets import visits_target

EXPECTATION: Final = 1
"""Last number of the random stream that draws a game's expected winner."""


class GocseRules(MoveRule):
    """The rules of `GocseSettings`; `seed` is that of the run."""

    def __init__(self, settings: GocseSettings, seed: int) -> None:
        self._settings = settings
        self._seed = seed

    def searcher(self, number: int) -> int:
        """Return the color that is expected to win, drawn for the game; 0 without expectation.

        The color depends on the run's seed and the game's number alone, so a finished game tells
        it.
        """
        if not self._settings.winner_expectation:
            return 0
        random = unit_random(self._seed, Stream.GAME, number, EXPECTATION)
        return WHITE if random.random() < self._settings.expected_white else BLACK

    def allowed(self, allowed: NDArray[np.bool_], turn: Turn) -> NDArray[np.bool_]:
        """Return the allowed moves without early passes and by the pass rule."""
        others = allowed[:, :-1].any(axis=1)
        kept = allowed.copy()
        kept[(turn.plies < self._settings.first_pass) & others, -1] = False
        if self._settings.pass_rule == "not_behind":
            kept = without_losing_passes(kept, mover_margins(turn.positions, turn.komi))
        return kept

    def policy(
        self, shares: NDArray[np.float32], allowed: NDArray[np.bool_], turn: Turn
    ) -> NDArray[np.float32]:
        """Return the network's policy where nobody searched; push late leaders to pass."""
        settings = self._settings
        if settings.winner_expectation:
            shares = policy_where_unsearched(shares, turn.prior, turn.stats.visits, allowed)
        if not settings.forced_pass:
            return shares
        drawn = np.array([random.random() for random in turn.random]) < settings.forced_pass
        late = turn.plies >= settings.forced_pass_after
        ahead = mover_margins(turn.positions, turn.komi) > 0.0
        return push_to_pass(shares, drawn & late & ahead, allowed)

    def moves(
        self,
        moves: NDArray[np.int16],
        allowed: NDArray[np.bool_],
        turn: Turn,
        uniform: NDArray[np.float64],
    ) -> NDArray[np.int16]:
        """Return the moves; the first one of the board is one of the policy's best."""
        if not self._settings.first_moves:
            return moves
        first = best_of_policy(turn.prior, allowed, self._settings.first_moves, uniform)
        return np.where(turn.plies == 0, first, moves)

    def learned_share(self, number: int, winner: int, score: float) -> float:
        """Return 0 for games whose expectation is not to be learned, a factor for big wins."""
        settings, expected = self._settings, self.searcher(number)
        wanted = settings.expectation_learned
        if expected and wanted != "all" and (winner == expected) != (wanted == "right"):
            return 0.0
        return settings.big_win_weight if abs(score) >= settings.big_win_score else 1.0


@jit
def mover_margins(positions: Position, komi: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return by how much the side to move leads if each game ended now, float64[T] [points]."""
    margins = np.zeros(len(komi), np.float64)
    for t in range(len(komi)):
        position = row(positions, t)
        margins[t] = (area_score(position) - komi[t]) * position.counters[TO_PLAY]
    return margins


def without_losing_passes(
    allowed: NDArray[np.bool_], margins: NDArray[np.float64]
) -> NDArray[np.bool_]:
    """Return the allowed moves [T, A] without passes of a side that is behind.

    A side that has no other move may still pass.
    """
    others = allowed[:, :-1].any(axis=1)
    kept = allowed.copy()
    kept[(margins < 0.0) & others, -1] = False
    return kept


def push_to_pass(
    shares: NDArray[np.float32], pushed: NDArray[np.bool_], allowed: NDArray[np.bool_]
) -> NDArray[np.float32]:
    """Return the policies to learn and to play [T, A], all on pass in the games that are pushed."""
    pushed = pushed & allowed[:, -1]
    forced = shares.copy()
    forced[pushed] = 0.0
    forced[pushed, -1] = 1.0
    return forced


def best_of_policy(
    prior: NDArray[np.float32],
    allowed: NDArray[np.bool_],
    count: int,
    uniform: NDArray[np.float64],
) -> NDArray[np.int16]:
    """Draw a move for each game, all of the policy's `count` best allowed moves equally likely.

    Parameters
    ----------
    prior : float32[T, A]
        The network's policy, without noise.
    allowed : bool[T, A]
        At least one per row.
    uniform : float64[T]
        Uniform in [0, 1), one per game.
    """
    order = np.argsort(np.where(allowed, -prior, np.float32(np.inf)), axis=1, kind="stable")
    choices = np.minimum(allowed.sum(axis=1), count)
    rank = (uniform * choices).astype(np.int64)
    moves: NDArray[np.int16] = order[np.arange(len(order)), rank].astype(np.int16)
    return moves


def policy_where_unsearched(
    shares: NDArray[np.float32],
    prior: NDArray[np.float32],
    visits: NDArray[np.int32],
    allowed: NDArray[np.bool_],
) -> NDArray[np.float32]:
    """Return the policies to play [T, A], the network's own where no allowed move has visits."""
    searched = ((visits > 0) & allowed).any(axis=1, keepdims=True)
    policies: NDArray[np.float32] = np.where(searched, shares, visits_target(prior, allowed))
    return policies
