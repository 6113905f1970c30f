"""Confidence intervals of probabilities and of means, and the tail of chi-square."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist, fmean, stdev
from typing import Final

Z95: Final = 1.959964
"""Standard errors on each side of an estimate in a 95 % interval of a normal distribution."""
LEAST_VALUES: Final = 20
"""Fewest values whose mean has an interval: the mean of fewer skewed values is not normal."""


def wilson_interval(hits: float, tries: int, level: float = 0.95) -> tuple[float, float]:
    """Return Wilson's interval of a probability, from independent tries; (0, 1) without tries.

    E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22
    (1927).
    """
    if tries == 0:
        return 0.0, 1.0
    z2 = NormalDist().inv_cdf(0.5 + level / 2) ** 2
    center = (hits + z2 / 2) / (tries + z2)
    half = math.sqrt(z2 * (hits * (tries - hits) / tries + z2 / 4)) / (tries + z2)
    return max(center - half, 0.0), min(center + half, 1.0)


def chi_square_tail(value: float, freedom: int) -> float:
    """Return the chance that chi-square with so many degrees of freedom is at least `value`.

    Q(x; 1) = erfc(sqrt(x / 2)), Q(x; 2) = exp(-x / 2), and Q(x; n + 2) = Q(x; n) + (x / 2)^(n / 2)
    exp(-x / 2) / Gamma(n / 2 + 1).
    """
    half = max(value, 0.0) / 2.0
    tail, n = (math.erfc(math.sqrt(half)), 1) if freedom % 2 else (math.exp(-half), 2)
    while n < freedom:
        tail += half ** (n / 2) * math.exp(-half) / math.gamma(n / 2 + 1)
        n += 2
    return min(tail, 1.0)


def mean_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Return the 95 % confidence interval of the mean of independent, non-negative values.

    It is the normal one, cut off at 0; None with fewer than `LEAST_VALUES` values, and if all are
    equal, which tells nothing of their spread.
    """
    if len(values) < LEAST_VALUES or len(set(values)) == 1:
        return None
    z = NormalDist().inv_cdf(0.975)
    mean, half = fmean(values), z * stdev(values) / math.sqrt(len(values))
    return max(mean - half, 0.0), mean + half


def small_mean_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Return Student's 95 % interval of the mean of independent values, from five values on.

    For values that are means themselves, as those of whole games: of these a few are near enough to
    normal.
    """
    if len(values) < 5:
        return None
    quantile = student_quantile(len(values) - 1)
    mean, half = fmean(values), quantile * stdev(values) / math.sqrt(len(values))
    return mean - half, mean + half


@cache
def student_quantile(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t distribution, the half width of a 95 % interval in
    standard errors.

    By bisection of the angle atan(t / sqrt(n)), of which Abramowitz and Stegun, 26.7.3 and 26.7.4,
    give the probability as a finite sum.

    Parameters
    ----------
    freedom
        Degrees of freedom n, at least 1.
    """
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        angle = (low + high) / 2
        cosine = math.cos(angle)
        term, inside = cosine ** (freedom % 2), 0.0
        for power in range(freedom % 2, freedom - 1, 2):
            inside += term
            term *= cosine * cosine * (power + 1) / (power + 2)
        inside *= math.sin(angle)
        if freedom % 2:
            inside = (angle + inside) * 2 / math.pi
        low, high = (angle, high) if inside < 0.95 else (low, angle)
    return math.sqrt(freedom) * math.tan(high)
