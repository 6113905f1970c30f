"""Winrate curves: Black's winrate as a function of bonus points, and its mean over a window.

A curve is a kind and a row of numbers (see `engine.search.value.kinds`); kernels take these as two
arguments, other code uses the frozen `WinrateCurve`. Everything is in Black's frame: at komi k the
bonus is x = -k. This is the only module that computes with each kind.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_inline, jit_lean
from engine.go.board import BLACK
from engine.search.value.fit import LEAST_BETA, SUREST, alpha_beta_of_curve, logistic
from engine.search.value.kinds import FLAT, MULTI_LABEL, SIGMOID, knows_score
from engine.search.value.komi_window import KomiWindow

NARROW: Final = 1e-3
"""Range of log odds below which a mean is replaced by the midpoint, which changes it by < 1e-8."""

POINT: Final = 1e-12
"""Width of a window below which a label curve is read at one komi, lest sums underflow [points]."""

has_score = jit_inline(knows_score)
"""`knows_score` for kernels."""


class Curves(Protocol):
    """A batch of curves, such as an `Evaluation`."""

    @property
    def curve_kind(self) -> NDArray[np.int8]:
        """Kind of each curve, int8[B], see `engine.search.value.kinds`."""
        ...

    @property
    def curve(self) -> NDArray[np.floating]:
        """Numbers of each curve, float[B, C]."""
        ...


class _Curves(NamedTuple):
    curve_kind: NDArray[np.int8]
    curve: NDArray[np.floating]


@jit_lean
def sigmoid(z: float) -> float:
    """Return 1 / (1 + exp(-z)) without overflow."""
    if z >= 0.0:
        return 1.0 / (1.0 + math.exp(-z))
    e = math.exp(z)
    return e / (1.0 + e)


@jit_lean
def softplus(z: float) -> float:
    """Return log(1 + exp(z)), the integral of the sigmoid, without overflow."""
    if z > 0.0:
        return z + math.log1p(math.exp(-z))
    return math.log1p(math.exp(z))


@jit_lean
def winrate_at(kind: int, numbers: NDArray[np.float32], bonus: float) -> float:
    """Return Black's winrate at a bonus."""
    if kind == SIGMOID:
        return sigmoid(numbers[1] * (numbers[0] + bonus))
    if kind == FLAT:
        return float(numbers[0])
    return sigmoid(_label_odds(numbers, -bonus))


@jit_lean
def mean_winrate(kind: int, numbers: NDArray[np.float32], low: float, high: float) -> float:
    """Return the mean of Black's winrate over bonuses between `low` and `high`, in either order.

    For a sigmoid this is (softplus(beta (alpha + high)) - softplus(beta (alpha + low))) /
    (beta (high - low)): SAI's Remark 2 in a form that never overflows.
    """
    if kind == SIGMOID:
        a, b = numbers[0], numbers[1]
        middle = b * (a + 0.5 * (low + high))
        return _line_mean(b * (a + low), middle, b * (a + high), b * (high - low))
    if kind == FLAT:
        return float(numbers[0])
    return _label_mean(numbers, -max(low, high), -min(low, high))


@jit_lean
def bonus_for(kind: int, numbers: NDArray[np.float32], winrate: float, start: float) -> float:
    """Return the bonus at which Black has a winrate: logit(p) / beta - alpha for a sigmoid.

    On a label curve this is the nearest one to bonus `start` in the direction of the winrate, or
    the last label in that direction. On a flat curve it is 0.
    """
    if kind == FLAT:
        return 0.0
    odds = math.log(winrate / (1.0 - winrate))
    if kind == SIGMOID:
        return float(odds / numbers[1] - numbers[0])
    return -_label_komi(numbers, -start, odds)


@jit_lean
def lambda_bonus(kind: int, numbers: NDArray[np.float32], komi: float, weight: float) -> float:
    """Return the end of the lambda window: its winrate is (1 - lambda) p(-komi) + lambda / 2.

    `weight` is lambda (or mu); for 0 the end is the real komi (SAI section III-D). Above 1 it lies
    beyond fair komi, where a decided game is decided the other way.
    """
    if weight <= 0.0 or kind == FLAT:
        return -komi
    p = within_reach(weight, (1.0 - weight) * winrate_at(kind, numbers, -komi) + 0.5 * weight)
    if p >= 1.0 or p <= 0.0:  # the winrate rounds to 0 or 1 and lambda is tiny: the real komi
        return -komi
    return bonus_for(kind, numbers, p, -komi)


@jit_inline
def within_reach(weight: float, winrate: float) -> float:
    """Return the winrate at the end of a window, limited to what curves reach if lambda is above 1.

    Up to 1 only rounding leads out of (0, 1), see `lambda_bonus`.
    """
    return min(max(winrate, SUREST), 1.0 - SUREST) if weight > 1.0 else winrate


@jit_lean
def winrate_and_slope(
    kind: int, numbers: NDArray[np.float32], komi: float, extra: float
) -> tuple[float, float]:
    """Return Black's winrate at bonus `extra` - komi, and its slope there [1/points]."""
    if kind == FLAT:
        return float(numbers[0]), 0.0
    if kind == SIGMOID:
        steepness = numbers[1]
        value = sigmoid(steepness * (numbers[0] - komi + extra))
    else:
        at = komi - extra
        value = sigmoid(_label_odds(numbers, at))
        steepness = _label_odds(numbers, at - 0.5) - _label_odds(numbers, at + 0.5)
    return value, steepness * value * (1.0 - value)


@jit_lean
def first_extra(kind: int, numbers: NDArray[np.float32], komi: float, winrate: float) -> float:
    """Return a first guess of the bonus beyond -komi at which a tree's curves have a winrate.

    It is where this curve has it, if it is steep enough; 0 for a flat curve.
    """
    if kind == SIGMOID:
        odds = math.log(winrate / (1.0 - winrate))
        return float(odds / max(LEAST_BETA, numbers[1]) - (numbers[0] - komi))
    return bonus_for(kind, numbers, winrate, -komi) + komi if kind == MULTI_LABEL else 0.0


@jit_lean
def within_curve(kind: int, numbers: NDArray[np.float32], komi: float, extra: float) -> float:
    """Return a bonus beyond -komi, limited to the range where the curve changes, widened to 0."""
    if kind != MULTI_LABEL:
        return extra
    highest = max(komi - numbers[0], 0.0)
    lowest = min(komi - numbers[0] - (len(numbers) - 2), 0.0)
    return float(min(max(extra, lowest), highest))


@jit_lean
def add_to_black(
    kind: int,
    to_play: int,
    numbers: NDArray[np.float32],
    share: float,
    out: NDArray[np.float32],
) -> bool:
    """Add `share` times a network's curve, converted from the mover's frame to Black's.

    This is the only place where curves change their frame.

    Parameters
    ----------
    to_play
        Player to move, BLACK or WHITE.
    numbers
        The network's curve in the frame of the player to move; a flat curve is the log odds of its
        winrate.
    out
        The sums to add to, in Black's frame.

    Returns
    -------
    bool
        False if a number is not finite.
    """
    finite = True
    count = 1 if kind == FLAT else len(numbers)
    for i in range(count):
        finite = finite and math.isfinite(numbers[i])
    if kind == FLAT:
        out[0] += share * sigmoid(to_play * numbers[0])
    elif kind == SIGMOID:
        out[0] += share * (to_play * numbers[0])
        out[1] += share * numbers[1]
    elif to_play == BLACK:
        for i in range(count):
            out[i] += share * numbers[i]
    else:  # White wins while giving k points exactly if Black loses at komi -k
        out[0] -= share * (numbers[0] + (count - 2))
        for i in range(1, count):
            out[i] -= share * numbers[count - i]
    return finite


def mover_curves(kind: int, values: NDArray[np.floating], numbers: int) -> Curves:
    """Return a network's values [B, any] as curves of the player to move, in float64 [B, C]."""
    curve = np.zeros((len(values), numbers))
    _add_rows(kind, values, curve)
    return _Curves(np.full(len(values), kind, np.int8), curve)


def winrates_at(curves: Curves, komi: NDArray[np.floating]) -> NDArray[np.float64]:
    """Return Black's winrates at the komi of each row, float64[B]."""
    return mean_winrates(curves, -np.stack((komi, komi), 1))


def mean_winrates(curves: Curves, window: NDArray[np.floating]) -> NDArray[np.float64]:
    """Return Black's mean winrates over windows of bonuses [B, 2], float64[B]."""
    out = np.empty(len(curves.curve))
    _fill_means(curves.curve_kind, curves.curve, window.astype(np.float64), out)
    return out


def scores(curves: Curves) -> NDArray[np.float64]:
    """Return fair komi [points for Black] and steepness [1/points], float64[B, 2].

    Flat curves have NaN; for label curves see `alpha_beta_of_curve`.
    """
    result: NDArray[np.float64] = np.full((len(curves.curve), 2), np.nan)
    is_sigmoid = curves.curve_kind == SIGMOID
    result[is_sigmoid] = curves.curve[is_sigmoid, :2]
    for i in np.flatnonzero(curves.curve_kind == MULTI_LABEL).tolist():
        odds = curves.curve[i, 1:].astype(np.float64)
        komi = float(curves.curve[i, 0]) + np.arange(len(odds))
        result[i] = alpha_beta_of_curve(komi, logistic(odds))
    return result


def own_curve(
    kind: int, numbers: NDArray[np.float32], grid: NDArray[np.float32]
) -> NDArray[np.float32] | None:
    """Return Black's winrates at each komi of a grid; None if alpha and beta define the curve."""
    if kind != MULTI_LABEL:
        return None
    odds = np.interp(grid, numbers[0] + np.arange(len(numbers) - 1), numbers[1:])
    return logistic(odds).astype(np.float32)


@dataclass(frozen=True)
class WinrateCurve:
    """Black's winrate for every komi.

    Raises
    ------
    ValueError
        A sigmoid with a beta that is not positive.
    """

    kind: int
    """FLAT, SIGMOID or MULTI_LABEL."""
    numbers: tuple[float, ...]
    """Numbers of the curve, whose meaning `engine.search.value.kinds` defines for each kind."""

    def __post_init__(self) -> None:
        if self.kind == SIGMOID and not self.numbers[1] > 0.0:
            raise ValueError(f"beta must be positive, not {self.numbers[1]!r}")

    @property
    def score(self) -> tuple[float, float] | None:
        """Fair komi [points for Black] and steepness [1/points]; None for a flat curve."""
        if not knows_score(self.kind):
            return None
        row = _Curves(np.array([self.kind], np.int8), np.array([self.numbers]))
        alpha, beta = scores(row)[0].tolist()
        return alpha, beta

    def at(self, bonus: float) -> float:
        """Return Black's winrate at a bonus [points for Black]."""
        return float(winrate_at(self.kind, np.array(self.numbers), bonus))

    def mean(self, window: KomiWindow) -> float:
        """Return Black's mean winrate over a window."""
        return float(mean_winrate(self.kind, np.array(self.numbers), window.low, window.high))

    def bonus_for(self, winrate: float) -> float:
        """Return the bonus at which Black has this winrate, 0 < winrate < 1."""
        return float(bonus_for(self.kind, np.array(self.numbers), winrate, 0.0))


@jit_lean
def _add_rows(kind: int, values: NDArray[np.floating], out: NDArray[np.float64]) -> None:
    for i in range(len(values)):
        add_to_black(kind, BLACK, values[i], 1.0, out[i])


@jit_lean
def _fill_means(
    kind: NDArray[np.int8],
    curve: NDArray[np.floating],
    window: NDArray[np.float64],
    out: NDArray[np.float64],
) -> None:
    for i in range(len(kind)):
        out[i] = mean_winrate(kind[i], curve[i], window[i, 0], window[i, 1])


@jit_lean
def _line_mean(low: float, middle: float, high: float, rise: float) -> float:
    """Return the mean of the sigmoid over log odds from `low` to `high`; `rise` is high - low."""
    if -NARROW < rise < NARROW:
        return sigmoid(middle)
    return (softplus(high) - softplus(low)) / rise


@jit_lean
def _label_odds(numbers: NDArray[np.float32], komi: float) -> float:
    """Return the log odds of Black's win at a komi, interpolated between labels."""
    last = len(numbers) - 2
    at = komi - numbers[0]
    if not at > 0.0:
        return float(numbers[1])
    if at >= last:
        return float(numbers[last + 1])
    i = int(at)
    return float(numbers[i + 1] + (at - i) * (numbers[i + 2] - numbers[i + 1]))


@jit_lean
def _label_mean(numbers: NDArray[np.float32], low: float, high: float) -> float:
    """Return the mean of Black's winrate over komi from `low` to `high`, exact piece by piece."""
    if high - low < POINT:
        return sigmoid(_label_odds(numbers, low))
    first, last = numbers[0], numbers[0] + (len(numbers) - 2)
    total = 0.0
    if low < first:
        total += (min(high, first) - low) * sigmoid(numbers[1])
    if high > last:
        total += (high - max(low, last)) * sigmoid(numbers[len(numbers) - 1])
    begin, end = max(low, first), min(high, last)
    label = int(begin - first) + 1 if begin < end else 0
    odds = _label_odds(numbers, begin)
    while begin < end:
        until = min(first + label, end)
        after = _label_odds(numbers, until)
        total += (until - begin) * _line_mean(odds, 0.5 * (odds + after), after, after - odds)
        begin, odds = until, after
        label += 1
    return total / (high - low)


@jit_lean
def _label_komi(numbers: NDArray[np.float32], start: float, odds: float) -> float:
    """Return the komi nearest to `start` with these log odds, in the direction towards them.

    If no label reaches them, it is the last label in that direction, or `start` beyond it.
    """
    last = len(numbers) - 2
    komi, here = start, _label_odds(numbers, start)
    if here == odds:
        return start
    step = 1 if here > odds else -1
    at = start - numbers[0]
    i = max(math.floor(at) + 1, 0) if step > 0 else min(math.ceil(at) - 1, last)
    while 0 <= i <= last:
        label, there = numbers[0] + i, numbers[i + 1]
        if step * (there - odds) <= 0.0:
            return float(komi + (label - komi) * (here - odds) / (here - there))
        komi, here = label, there
        i += step
    return float(max(start, numbers[0] + last) if step > 0 else min(start, numbers[0]))
