"""Confidence intervals of probabilities."""

from __future__ import annotations

import math
from statistics import NormalDist

__all__ = ["wilson_interval"]


def wilson_interval(hits: int, tries: int, level: float = 0.95) -> tuple[float, float]:
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
