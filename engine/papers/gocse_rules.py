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
from engine.train.run import Stream, unit_random
from engine.train.selfplay.settings import SelfPlaySettings
from engine.train.selfplay.targets import visits_target

EXPECTATION: Final = 1
"""Last number of the random stream that draws a game's expected winner."""


def expected_winner(settings: SelfPlaySettings, seed: int, number: int) -> int:
    """Return the color that searches in a game of self-play; 0 = both.

    The color depends on the run's seed and the game's number alone, so a finished game tells it.
    """
    if not settings.winner_expectation:
        return 0
    random = unit_random(seed, Stream.GAME, number, EXPECTATION)
    return WHITE if random.random() < settings.expected_white else BLACK


def learned_share(settings: SelfPlaySettings, expected: int, winner: int, score: float) -> float:
    """Return the factor of a finished game's sample weights; `score` is a share of the board.

    Parameters
    ----------
    expected
        Result of `expected_winner`.
    winner
        BLACK, WHITE or 0.
    score
        Final score without komi [points per point of the board, for Black].
    """
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
