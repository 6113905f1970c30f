"""Curves on a grid of komi: the grid, winrate at a komi, fair komi and steepness. No kernels."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


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
        and three-quarter points: 2 ln 3 / (komi at 1/4 - komi at 3/4). A curve that never crosses
        within the grid gives the nearer end.
    """
    # between grid points a sigmoid is a straight line in log odds, so interpolate there
    p = np.clip(curve[::-1].astype(np.float64), 1e-7, 1.0 - 1e-7)
    rising = np.maximum.accumulate(np.log(p / (1.0 - p)))
    # strictly rising abscissa for np.interp: ties would make the crossing ambiguous
    rising += np.arange(len(rising)) * 1e-12
    third = np.log(3.0)
    quarter, half, three = np.interp((-third, 0.0, third), rising, grid[::-1])
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
