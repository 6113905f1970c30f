"""Confidence intervals of means of values that come in groups, such as the positions of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["grouped_mean"]

RESAMPLES: Final = 2000  # number of samples of the bootstrap
AT_ONCE: Final = 1 << 20  # most random numbers drawn at a time
CONFIDENCE: Final = 0.95


def grouped_mean(groups: Sequence[Sequence[float]]) -> dict[str, Any]:
    """Return the `mean` of all numbers and their `count`, with the ends of its 95 % interval.

    The interval, `low` to `high`, is by bootstrap over groups; all are None without numbers.
    """
    sums = np.array([sum(group) for group in groups], np.float64)
    counts = np.array([len(group) for group in groups], np.float64)
    total = int(counts.sum())
    if not total:
        return {"mean": None, "low": None, "high": None, "count": 0}
    tails = 0.5 - 0.5 * CONFIDENCE, 0.5 + 0.5 * CONFIDENCE
    low, high = np.quantile(_resampled(sums, counts), tails)
    return {
        "mean": float(sums.sum() / total),
        "low": float(low),
        "high": float(high),
        "count": total,
    }


def _resampled(sums: NDArray[np.float64], counts: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return means over samples of groups, drawn with replacement; the draws never change."""
    groups, random = len(sums), np.random.default_rng(0)
    step = max(AT_ONCE // groups, 1)
    means = []
    for begin in range(0, RESAMPLES, step):
        draws = min(step, RESAMPLES - begin)
        weights = random.multinomial(groups, np.full(groups, 1.0 / groups), draws)
        drawn = weights @ counts
        means.append((weights @ sums)[drawn > 0] / drawn[drawn > 0])
    return np.concatenate(means)
