"""Sharpen what a search reports: its mean winrates are too near to even.

A search's winrate is the mean over all lines that it tried, poor ones among them, so that it is
less sure than the search has reason to be, the more so the more visits there were. Its log odds are
therefore multiplied by 1 + sharpening * ln(visits of the root), after the temperature scaling of
Guo et al. 2017; a network's file holds the number, which `engine.measure.calibrate` fits to the
searches of a stronger network. Fair komi stay as they are. The search itself is not changed.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.search.root_stats import RootStats
from engine.search.value.fit import log_odds, logistic


def sharpness(sharpening: float, visits: NDArray[np.int32]) -> NDArray[np.float64]:
    """Return the factors on the log odds of searches of so many visits; 1 for one visit."""
    return np.asarray(1.0 + sharpening * np.log(np.maximum(visits, 1)))


def sharpened(winrates: NDArray[np.float32], factors: NDArray[np.float64]) -> NDArray[np.float32]:
    """Return winrates [0, 1] with their log odds multiplied by factors; NaN stays NaN.

    Factors of 1 return the winrates themselves.
    """
    if (factors == 1.0).all():
        return winrates
    return logistic(factors * log_odds(winrates)).astype(np.float32)


def sharpened_stats(stats: RootStats, factors: NDArray[np.float64]) -> RootStats:
    """Return the statistics of roots with sharper winrates and values.

    Variances are multiplied by the square of the slope at the value, so that confidence bounds are
    sharpened as well. `factors`, float64[T], are those of `sharpness`.
    """
    columns = factors[:, None]
    value = sharpened(stats.value, columns)
    before, after = (np.clip(v, 1e-7, 1.0 - 1e-7) for v in (stats.value, value))
    slope = columns * after * (1.0 - after) / (before * (1.0 - before))
    return stats._replace(
        value=value,
        winrate=sharpened(stats.winrate, columns),
        variance=np.where(stats.visits > 0, stats.variance * slope**2, 0.0).astype(np.float32),
        root_winrate=sharpened(stats.root_winrate, factors),
        root_value=sharpened(stats.root_value, factors),
    )
