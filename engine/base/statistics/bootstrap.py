"""Confidence intervals of means of values that come in groups, such as the positions of a game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.statistics.intervals import wilson_interval

LEAST_GROUPS: Final = 5
"""Fewest groups whose mean has an interval: samples of fewer hardly differ from each other."""

RESAMPLES: Final = 2000  # number of samples of the bootstrap
AT_ONCE: Final = 1 << 20  # most random numbers drawn at a time
CONFIDENCE: Final = 0.95


def grouped_mean(groups: Sequence[Sequence[float]]) -> dict[str, Any]:
    """Return the `mean` of all numbers and their `count`, with the ends of its 95 % interval.

    The interval, `low` to `high`, is by bootstrap over groups. Its ends are None with fewer than
    `LEAST_GROUPS` groups that have numbers, and all is None without any.
    """
    groups = [group for group in groups if len(group)]
    if not groups:
        return {"mean": None, "low": None, "high": None, "count": 0}
    sums = np.array([sum(group) for group in groups], np.float64)
    counts = np.array([len(group) for group in groups], np.float64)
    mean = float(sums.sum() / counts.sum())
    low, high = None, None
    if len(groups) >= LEAST_GROUPS:
        tails = 0.5 - 0.5 * CONFIDENCE, 0.5 + 0.5 * CONFIDENCE
        low, high = np.quantile(_resampled(sums, counts), tails).tolist()
    return {"mean": mean, "low": low, "high": high, "count": int(counts.sum())}


def grouped_share(groups: Sequence[Sequence[float]]) -> dict[str, Any]:
    """Return the share of hits (1) among hits and misses (0), as `grouped_mean` does.

    Samples of hits alone, or of misses alone, have no spread. There the interval is Wilson's, with
    each group as one try.
    """
    figure = grouped_mean(groups)
    if figure["low"] is not None and figure["mean"] in (0.0, 1.0):
        tries = sum(len(group) > 0 for group in groups)
        low, high = wilson_interval(figure["mean"] * tries, tries, CONFIDENCE)
        figure |= {"low": low, "high": high}
    return figure


def grouped_statistic(
    groups: Sequence[Sequence[Any]], statistic: Callable[[NDArray[np.float64]], float]
) -> dict[str, Any]:
    """Return a statistic of all values, as `grouped_mean` does; NaN counts as unknown.

    Parameters
    ----------
    groups
        Values of each group: numbers, or tuples of them.
    statistic
        Returns the statistic of values [V] or [V, D]; NaN if there is none.
    """
    arrays = [np.array(group, np.float64) for group in groups if len(group)]
    if not arrays:
        return {"mean": None, "low": None, "high": None, "count": 0}
    value = statistic(np.concatenate(arrays))
    low, high = None, None
    if len(arrays) >= LEAST_GROUPS and not math.isnan(value):
        random = np.random.default_rng(0)
        drawn = random.integers(len(arrays), size=(RESAMPLES, len(arrays)))
        values = [statistic(np.concatenate([arrays[i] for i in row])) for row in drawn.tolist()]
        tails = 0.5 - 0.5 * CONFIDENCE, 0.5 + 0.5 * CONFIDENCE
        low, high = np.nanquantile(values, tails).tolist()
    count = sum(map(len, arrays))
    return {"mean": None if math.isnan(value) else value, "low": low, "high": high, "count": count}


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
