"""Winrate curves: Black's winrate as a function of bonus points, and its mean over a window.

A curve is a kind and two numbers (see `engine.value.evaluation`); kernels take them bare, people
and threads get the frozen `WinrateCurve`. Everything is in Black's frame: at komi k the bonus is
x = -k.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from engine.base.jit import jit
from engine.value.evaluation import FLAT, SIGMOID
from engine.value.komi_window import KomiWindow

NARROW: Final = 1e-3
"""beta times width below which a window is its midpoint: the mean then differs by under 1e-8."""


@jit
def sigmoid(z: float) -> float:
    """1 / (1 + exp(-z)) without overflow."""
    if z >= 0.0:
        return 1.0 / (1.0 + math.exp(-z))
    e = math.exp(z)
    return e / (1.0 + e)


@jit
def softplus(z: float) -> float:
    """log(1 + exp(z)) without overflow: the integral of the sigmoid."""
    if z > 0.0:
        return z + math.log1p(math.exp(-z))
    return math.log1p(math.exp(z))


@jit
def winrate_at(kind: int, a: float, b: float, x: float) -> float:
    """Black's winrate at bonus x of the curve (kind, a, b)."""
    if kind == FLAT:
        return a
    return sigmoid(b * (a + x))


@jit
def mean_winrate(kind: int, a: float, b: float, low: float, high: float) -> float:
    """Mean of Black's winrate over bonuses between `low` and `high`, in either order.

    For a sigmoid this is (softplus(beta (alpha + high)) - softplus(beta (alpha + low))) /
    (beta (high - low)): SAI (S0) Remark 2 in a form that never overflows.
    """
    if kind == FLAT:
        return a
    width = b * (high - low)
    if -NARROW < width < NARROW:
        return sigmoid(b * (a + 0.5 * (low + high)))
    return (softplus(b * (a + high)) - softplus(b * (a + low))) / width


@jit
def bonus_for(kind: int, a: float, b: float, winrate: float) -> float:
    """The bonus at which a sigmoid curve has the given winrate: logit(p) / beta - alpha."""
    if kind == FLAT:
        return 0.0
    return math.log(winrate / (1.0 - winrate)) / b - a


@jit
def lambda_bonus(kind: int, a: float, b: float, komi: float, weight: float) -> float:
    """Where the lambda window ends: the bonus with winrate (1 - lambda) p(-komi) + lambda / 2.

    `weight` is lambda (or mu); 0 gives the real komi itself (SAI, S0 section III-D).
    """
    if weight <= 0.0 or kind == FLAT:
        return -komi
    z = b * (a - komi)
    p = (1.0 - weight) * sigmoid(z) + 0.5 * weight
    if p >= 1.0 or p <= 0.0:  # the curve is saturated and lambda tiny: stay at the real komi
        return -komi
    return math.log(p / (1.0 - p)) / b - a


@dataclass(frozen=True)
class WinrateCurve:
    """Black's winrate for every komi.

    Raises
    ------
    ValueError
        A sigmoid with a beta that is not positive.
    """

    kind: int
    """FLAT or SIGMOID."""
    a: float
    """FLAT: the winrate [0, 1]; SIGMOID: alpha [points for Black]."""
    b: float = 0.0
    """SIGMOID: beta [1/points]."""

    def __post_init__(self) -> None:
        if self.kind == SIGMOID and not self.b > 0.0:
            raise ValueError(f"beta must be positive, not {self.b!r}")

    def at(self, bonus: float) -> float:
        """Black's winrate at a bonus of so many points."""
        return float(winrate_at(self.kind, self.a, self.b, bonus))

    def mean(self, window: KomiWindow) -> float:
        """Mean winrate over a window."""
        return float(mean_winrate(self.kind, self.a, self.b, window.low, window.high))

    def bonus_for(self, winrate: float) -> float:
        """The bonus that gives Black this winrate, 0 < winrate < 1."""
        return float(bonus_for(self.kind, self.a, self.b, winrate))
