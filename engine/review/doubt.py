"""Which verdicts of a review are least certain: where a search decides something."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, WHITE
from engine.review.mistakes import MISTAKE, MOST_TURNING_POINTS, WINRATE_MISTAKE, loss_thresholds
from engine.review.timeline import Gap

ERRORS: Final = 2.0
"""Standard errors of losses by which verdicts are judged: half of the losses that a network of 96
to 384 channels finds with 2 to 24 visits lie farther from those of a stronger network's search
than their own error, which is about the visits alone."""
WORST: Final = 5
"""Moves of a player that count as the worst ones; a review makes sure which they are."""


class JudgedMove(NamedTuple):
    """A move of a game and what it seems to lose."""

    color: int
    """BLACK or WHITE."""
    gap: Gap


def doubts(moves: Sequence[JudgedMove], size: int) -> NDArray[np.float64]:
    """Return for each move the probability that its verdict is wrong, float64[len(moves)].

    A verdict is whether the move is a mistake, in points or in winrate, and whether it is among its
    player's worst ones; the least certain of these counts. A move that is surely fine, or surely
    among the worst, has a doubt near 0.

    Notes
    -----
    This is the choice of LUCB (Kalyanakrishnan et al. 2012): the arms next to the border between
    the best ones and the others are sampled, as long as their error reaches it.
    """
    points, points_error, winrate, winrate_error = (
        np.array([move.gap for move in moves], np.float64).reshape(-1, 4).T
    )
    points_error, winrate_error = ERRORS * points_error, ERRORS * winrate_error
    colors = np.array([move.color for move in moves])
    mistake = loss_thresholds(size)[MISTAKE - 1]
    doubt = np.maximum(
        _wrong(points, points_error, mistake), _wrong(winrate, winrate_error, WINRATE_MISTAKE)
    )
    for color in (BLACK, WHITE):
        own = colors == color
        for lost, error, count, least in (
            (points, points_error, WORST, mistake),
            (winrate, winrate_error, MOST_TURNING_POINTS, WINRATE_MISTAKE),
        ):
            border = _border(lost[own], count)
            if border > least:
                doubt[own] = np.maximum(doubt[own], _wrong(lost[own], error[own], border))
    return doubt


def _border(lost: NDArray[np.float64], count: int) -> float:
    """Return what divides the `count` largest losses from the others; -inf if there are none."""
    if len(lost) <= count:
        return -math.inf
    ordered = np.sort(lost)[::-1]
    return float(ordered[count - 1] + ordered[count]) / 2.0


def _wrong(
    lost: NDArray[np.float64], error: NDArray[np.float64], bound: float
) -> NDArray[np.float64]:
    """Return the probability that losses lie on the other side of a bound; 0 without an error."""
    is_known = np.isfinite(error) & (error > 0.0)
    away = np.abs(lost - bound) / np.where(is_known, error, 1.0)
    return np.where(is_known, 0.5 * _erfc(away / math.sqrt(2.0)), 0.0)


_erfc = np.vectorize(math.erfc, otypes=[np.float64])
