"""Curves on a grid of komi: the grid, winrate at a komi, fair komi and steepness. No kernels."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

LEAST_BETA: Final = 0.01
"""Steepness of the flattest curve there is, about that of a beginner's 19x19 opening [1/points]."""


def curve_at(grid: NDArray[np.float32], curve: NDArray[np.float32], komi: float) -> float:
    """Black's winrate at one komi by linear interpolation; beyond the grid its last value."""
    return float(np.interp(komi, grid, curve))


def alpha_beta_of_curve(
    grid: NDArray[np.float32], curve: NDArray[np.float32]
) -> tuple[float, float]:
    """Fair komi and steepness of a falling curve on a grid of komi.

    Parameters
    ----------
    grid : float32[G]
        Ascending komi [points].
    curve : float32[G]
        Black's winrate, not rising.

    Returns
    -------
    alpha, beta
        The komi where the curve crosses one half, and the beta of the sigmoid through its quarter
        and three-quarter points: 2 ln 3 / (komi at 1/4 - komi at 3/4). Beyond the grid, at most by
        its own length, a curve is continued by the straight line of its log odds.
    """
    # between grid points a sigmoid is a straight line in log odds, so interpolate there
    p = np.clip(curve[::-1].astype(np.float64), 1e-7, 1.0 - 1e-7)
    rising = np.maximum.accumulate(np.log(p / (1.0 - p)))
    komi = grid[::-1].astype(np.float64)
    reach = komi[0] - komi[-1]
    ends = []
    for end, inner in ((0, 4), (-1, -5)):
        slope = (rising[inner] - rising[end]) / (komi[inner] - komi[end])
        ends.append(rising[end] + min(slope, -LEAST_BETA) * np.copysign(reach, komi[end]))
    rising = np.concatenate((ends[:1], rising, ends[1:]))
    komi = np.concatenate((komi[:1] + reach, komi, komi[-1:] - reach))
    # strictly rising abscissa for np.interp: ties would make the crossing ambiguous
    rising += np.arange(len(rising)) * 1e-12
    third = np.log(3.0)
    quarter, half, three = np.interp((-third, 0.0, third), rising, komi)
    return float(half), float(2.0 * third / max(quarter - three, 1e-3))


def komi_grid(size: int) -> NDArray[np.float32]:
    """The komi at which searched curves are kept: every half point up to what a board can give.

    Returns
    -------
    float32[G]
        Ascending, symmetric about 0, all whole and half points up to min(N + 1, 100).
    """
    limit = min(size * size + 1, 100)
    return np.arange(-2 * limit, 2 * limit + 1, dtype=np.float32) / np.float32(2)
