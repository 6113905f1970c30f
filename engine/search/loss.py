"""Points lost by a move, compared with the standard error of the scores. No kernels.

The board, the tables, the curve, the timeline, the tree of moves and the search for mistakes all
use these losses.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple, Protocol

__all__ = [
    "ENOUGH_VISITS",
    "MoveScore",
    "ScoreEstimate",
    "has_enough_visits",
    "is_within_error",
    "log_odds_error",
    "points_lost",
    "score_error",
    "winrate_error",
    "winrate_lost",
]

ERROR_OF_ONE_VISIT: Final = 5.2
"""Standard error of the network's log odds without a search, times the board's side length."""
ERROR_POWER: Final = -1.0 / 3.0
"""Power of the visits by which the error falls."""
ENOUGH_VISITS: Final = 16
"""Fewest visits of a score that judges a move: its error is then two fifths of the network's
without a search."""
SMALLEST_SHOWN: Final = 0.05
"""Least loss that is not 0.0 with one decimal [points]."""


class ScoreEstimate(Protocol):
    """Anything with a score from a search: a candidate, an agent's analysis, a `MoveScore`."""

    @property
    def visits(self) -> int:
        """Visits of the score."""

    @property
    def alpha(self) -> float:
        """Fair komi [points for Black]."""

    @property
    def beta(self) -> float:
        """Steepness of the winrate curve [1/points]; 0 without a score, infinite if certain."""


class MoveScore(NamedTuple):
    """Score of one move by a search."""

    move: int
    """Point played; N is pass."""
    visits: int
    """Visits of the move; 0 if it was not searched."""
    alpha: float
    """Fair komi after the move [points for Black]."""
    beta: float
    """Steepness of the winrate curve after the move [1/points]; 0 without a score."""


def log_odds_error(visits: int, size: int) -> float:
    """Return the standard error of a searched winrate's log odds; infinite without visits.

    Notes
    -----
    5.2 / size * visits^(-1/3), fitted to real games. In 68 of 100 positions the score of a search
    with few visits lay within this many points, times beta, of the score at 400 visits:

    ======  =====  =====  =====  ===========
    visits  9x9    13x13  19x19  games
    ======  =====  =====  =====  ===========
    1       2.9    2.4    3.9    40, 24, 40
    8       1.7    1.2    1.9
    32      1.0    0.9    1.1
    128     0.6    0.5    0.7
    ======  =====  =====  =====  ===========

    A tree's leaves are not independent draws: the error falls more slowly than the root of the
    visits, and the standard error of the mean of the leaves' values, which the tree could give
    from its sums of squares, was 1.4 to 1.7 times too small at 32 to 128 visits.
    """
    return ERROR_OF_ONE_VISIT / size * visits**ERROR_POWER if visits > 0 else math.inf


def score_error(score: ScoreEstimate, size: int) -> float:
    """Return the standard error of a score [points]: that of its log odds, divided by beta.

    Infinite without a score, 0 if the score is certain (beta is infinite).
    """
    if score.beta == math.inf:
        return 0.0
    return log_odds_error(score.visits, size) / score.beta if score.beta > 0.0 else math.inf


def has_enough_visits(visits: int) -> bool:
    """Return whether a score has enough visits to call a move a mistake."""
    return visits >= ENOUGH_VISITS


def points_lost(best: ScoreEstimate, other: ScoreEstimate, to_play: int, size: int) -> float:
    """Return the points that a move loses against the best one; 0 within the standard error.

    Parameters
    ----------
    best
        Score of the move that the engine chose.
    other
        Score of the move in question.
    to_play
        BLACK or WHITE: whose moves they are.
    size
        Board size [points per side].

    Returns
    -------
    float
        Difference of fair komi for the side to move [points >= 0]; 0 if it is not larger than its
        standard error, or if the other move looks better.

    Notes
    -----
    Both errors count as if they were independent. Positions one move apart share a part of theirs:
    at 32 visits two thirds of this error held 68 of 100 differences between a position and the
    next, on 9x9 and 19x19.
    """
    error = math.hypot(score_error(best, size), score_error(other, size))
    return _beyond(to_play * (best.alpha - other.alpha), error)


def is_within_error(lost: float, best: float, other: float, to_play: int) -> bool:
    """Return whether a move looks worse than the best one but, within the error, loses 0 points.

    Parameters
    ----------
    lost
        What `points_lost` says [points].
    best, other
        Fair komi after the best move and after the other one [points for Black].
    to_play
        BLACK or WHITE: whose moves they are.
    """
    return lost == 0.0 and to_play * (best - other) >= SMALLEST_SHOWN


def winrate_error(winrate: float, visits: int, size: int) -> float:
    """Return the standard error of a winrate p [0, 1]: that of its log odds times p (1 - p)."""
    return log_odds_error(visits, size) * winrate * (1.0 - winrate) if 0.0 < winrate < 1.0 else 0.0


def winrate_lost(
    before: tuple[float, int], after: tuple[float, int], color: int, size: int
) -> float:
    """Return the winrate that a move loses [0, 1]; 0 within the standard error.

    Parameters
    ----------
    before, after
        Black's winrate at one komi before and after the move, each with its visits.
    color
        BLACK or WHITE made the move.
    size
        Board size [points per side].
    """
    error = math.hypot(winrate_error(*before, size), winrate_error(*after, size))
    return _beyond(color * (before[0] - after[0]), error)


def _beyond(lost: float, error: float) -> float:
    """Return a loss, or 0 if it is not larger than its standard error."""
    return lost if lost > error else 0.0
