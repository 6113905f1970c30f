"""Points lost by a move, compared with the standard error of the scores. No kernels.

The board, the tables, the curve, the timeline, the tree of moves and the search for mistakes all
use these losses.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

Numbers = TypeVar("Numbers", float, NDArray[np.float64])

ERROR_OF_ONE_VISIT: Final = 6.0
"""Standard error of the network's log odds without a search, times the board's side length."""
ERROR_POWER: Final = -1.0 / 3.0
"""Power of the visits by which that error falls."""
LEAST_ERROR: Final = 0.4
"""Standard error of a score that no number of visits takes away [points]."""
ENOUGH_VISITS: Final = 16
"""Fewest visits of a score that judges a move: what visits take away of its error is then two
fifths of that of the network without a search."""
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

    @property
    def winrate(self) -> float:
        """Black's winrate at the komi in question [0, 1]."""


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
    winrate: float
    """Black's winrate after the move at the komi of the search [0, 1]."""


def log_odds_error(visits: int, size: int, beta: float) -> float:
    """Return the standard error of a searched winrate's log odds.

    Infinite without visits, 0 if the score is certain (beta is infinite).

    Parameters
    ----------
    visits
        Visits of the winrate.
    size
        Board size [points per side].
    beta
        Steepness of the winrate curve [1/points]; 0 if it is unknown.

    Notes
    -----
    The root of the sum of two squares: 6.0 / size * visits^(-1/3), and 0.4 points times beta. The
    second part counts where curves are steep, on small boards and in endings. Fitted to positions
    of recorded games and of games between networks. In 68 of 100 of them the score of a search with
    few visits lay within this many points of the score at 400 visits, and within the error in
    these shares:

    ======  ========  ========  ========  ========
    visits  7x7       9x9       13x13     19x19
    ======  ========  ========  ========  ========
    1       1.3, 70%  2.1, 61%  1.7, 68%  2.9, 68%
    8       0.7, 69%  1.3, 62%  0.9, 65%  1.3, 78%
    32      0.6, 64%  0.9, 62%  0.6, 72%  0.9, 73%
    128     0.4, 76%  0.7, 65%  0.4, 81%  0.9, 72%
    among   200       160       80        60
    ======  ========  ========  ========  ========

    A tree's leaves are not independent draws: the error falls more slowly than the root of the
    visits, and the standard error of the mean of the leaves' values, which the tree could give
    from its sums of squares, was 1.4 to 1.7 times too small at 32 to 128 visits.
    """
    if beta == math.inf:
        return 0.0
    if visits <= 0:
        return math.inf
    return math.hypot(ERROR_OF_ONE_VISIT / size * visits**ERROR_POWER, LEAST_ERROR * beta)


def score_error(score: ScoreEstimate, size: int) -> float:
    """Return the standard error of a score [points]: that of its log odds, divided by beta.

    Infinite without a score, 0 if the score is certain (beta is infinite).
    """
    if not score.beta > 0.0:
        return math.inf
    return log_odds_error(score.visits, size, score.beta) / score.beta


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
    86, 69, 76 and 84 of 100 differences between a position and the next lay within this error, on
    7x7, 9x9, 13x13 and 19x19, at 1 to 128 visits.
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


def winrate_error(winrate: float, visits: int, size: int, beta: float) -> float:
    """Return the standard error of a winrate [0, 1]; 0 if it is 0 or 1.

    See `log_odds_error` for the other parameters.
    """
    if not 0.0 < winrate < 1.0:
        return 0.0
    return error_of_odds(winrate, math.exp(-log_odds_error(visits, size, beta)))


def error_of_odds(winrate: Numbers, factor: Numbers) -> Numbers:
    """Return half of what lies between the winrates of odds `factor` times higher and lower.

    Parameters
    ----------
    winrate
        Winrate [0, 1]; not 0 or 1 if `factor` is 0.
    factor
        exp(-error of the log odds) [0, 1].
    """
    lost = 1.0 - winrate
    return 0.5 * (
        winrate / (winrate + factor * lost) - factor * winrate / (factor * winrate + lost)
    )


def winrate_lost(best: ScoreEstimate, other: ScoreEstimate, to_play: int, size: int) -> float:
    """Return the winrate that a move loses against the best one [0, 1].

    0 within the standard error. Parameters as of `points_lost`; both winrates are at one komi.
    """
    errors = (winrate_error(e.winrate, e.visits, size, e.beta) for e in (best, other))
    return _beyond(to_play * (best.winrate - other.winrate), math.hypot(*errors))


def _beyond(lost: float, error: float) -> float:
    """Return a loss, or 0 if it is not larger than its standard error."""
    return lost if lost > error else 0.0
