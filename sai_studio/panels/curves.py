"""Winrate-by-komi curves: crossings, the better move by komi, windows, ranges. No Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "Crossing",
    "better_moves",
    "crossings",
    "interesting_range",
    "komi_for",
    "sigmoid_curve",
    "smoothed",
    "winrate_at",
]

NOTICEABLE = 0.01
"""Two curves count as different where one is this much above the other [winrate]."""


def sigmoid_curve(komi: NDArray[np.float64], alpha: float, beta: float) -> NDArray[np.float64]:
    """Black's winrate 1 / (1 + exp(-beta (alpha - komi))) at each komi."""
    return np.asarray(0.5 * (1.0 + np.tanh(0.5 * beta * (alpha - komi))))


def smoothed(
    grid: NDArray[np.float32], curve: NDArray[np.float32], komi: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Black's winrate at any komi: straight between grid points as log odds, so sigmoids stay so.

    Parameters
    ----------
    grid, curve : float32[G]
        Ascending komi [points] and Black's winrate there.
    komi : float64[K]
        Where to read; beyond the grid the last value holds.
    """
    return _share(np.interp(komi, grid, _log_odds(curve)))


def winrate_at(grid: NDArray[np.float32], curve: NDArray[np.float32], komi: float) -> float:
    """Black's winrate at one komi, read like `smoothed`."""
    return float(smoothed(grid, curve, np.array([komi]))[0])


def _log_odds(curve: NDArray[np.float32]) -> NDArray[np.float64]:
    p = np.clip(curve.astype(np.float64), 1e-6, 1.0 - 1e-6)
    return np.asarray(np.log(p / (1.0 - p)))


def _share(log_odds: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(0.5 * (1.0 + np.tanh(0.5 * log_odds)))


def komi_for(grid: NDArray[np.float32], curve: NDArray[np.float32], winrate: float) -> float | None:
    """The komi at which a falling curve has this winrate; None if it never does on the grid."""
    if len(grid) < 2 or not curve[0] >= winrate >= curve[-1]:
        return None
    below = int(np.argmax(curve <= winrate))
    if below == 0:
        return float(grid[0])
    high, low, wanted = _log_odds(np.array([*curve[below - 1 : below + 1], winrate], np.float32))
    part = 0.0 if high <= low else float((high - wanted) / (high - low))
    return float(grid[below - 1] + part * (grid[below] - grid[below - 1]))


@dataclass(frozen=True)
class Crossing:
    """A komi where two moves change places."""

    komi: float
    winrate: float
    """Black's winrate of both there [0, 1]."""
    below: int
    """0 or 1: which of the two is better for the side to move at a lower komi."""


def crossings(
    grid: NDArray[np.float32],
    first: NDArray[np.float32],
    second: NDArray[np.float32],
    to_play: int,
) -> list[Crossing]:
    """Where two curves cross and really part again, from low komi to high.

    A touch, or a tangle of differences under `NOTICEABLE` on one side, is not a crossing.
    """
    gap = to_play * (first.astype(np.float64) - second.astype(np.float64))
    clear = np.flatnonzero(np.abs(gap) >= NOTICEABLE)
    found = []
    for left, right in zip(clear[:-1], clear[1:], strict=True):
        if (gap[left] > 0.0) == (gap[right] > 0.0):
            continue
        turn = left + int(np.argmax(gap[left : right + 1] * np.sign(gap[left]) <= 0.0))
        before, after = gap[turn - 1], gap[turn]
        part = before / (before - after)
        komi = float(grid[turn - 1] + part * (grid[turn] - grid[turn - 1]))
        found.append(Crossing(komi, winrate_at(grid, first, komi), 0 if gap[left] > 0.0 else 1))
    return found


def better_moves(
    grid: NDArray[np.float32],
    curves: Sequence[NDArray[np.float32]],
    to_play: int,
) -> list[tuple[float, float, int]]:
    """The komi axis cut into stretches with one best candidate each.

    Parameters
    ----------
    curves
        One per candidate, in order of preference where they tie.

    Returns
    -------
    list of (komi from, komi to, index of the candidate)
        Neighboring stretches differ; where all are within `NOTICEABLE` the stretch before goes on.
    """
    if not curves:
        return []
    table = to_play * np.asarray(curves, np.float64)
    top = table.max(axis=0)
    apart = np.flatnonzero(top - table.min(axis=0) >= NOTICEABLE)
    if len(apart) == 0:
        return [(float(grid[0]), float(grid[-1]), 0)]
    current = int(np.argmax(table[:, apart[0]]))
    start = float(grid[0])
    stretches: list[tuple[float, float, int]] = []
    for index in apart:
        if top[index] - table[current, index] < NOTICEABLE:
            continue
        leader = int(np.argmax(table[:, index]))
        gap = table[current, : index + 1] - table[leader, : index + 1]
        level = np.flatnonzero(gap >= 0.0)  # the lead began where the two were last level
        end = start
        if len(level) > 0:
            turn = int(level[-1])
            part = gap[turn] / (gap[turn] - gap[turn + 1])
            end = max(start, float(grid[turn] + part * (grid[turn + 1] - grid[turn])))
        stretches.append((start, end, current))
        start, current = end, leader
    stretches.append((start, float(grid[-1]), current))
    return stretches


def interesting_range(
    alpha: float, beta: float, komi: Sequence[float], limit: tuple[float, float]
) -> tuple[float, float]:
    """The stretch of the komi axis worth showing.

    Fair komi and two and a half widths to each side (the curve falls from 98 % to 2 % over that),
    widened to hold every given komi with some air, within `limit`.
    """
    width = 2.0 * math.log(3.0) / beta if beta > 0.0 else math.inf
    half = min(max(2.5 * width, 4.0), 0.5 * (limit[1] - limit[0]))
    alpha = min(max(alpha, limit[0]), limit[1])
    air = 0.15 * half
    low = min([alpha - half, *(k - air for k in komi)])
    high = max([alpha + half, *(k + air for k in komi)])
    return max(low, min(limit[0], *komi) - air), min(high, max(limit[1], *komi) + air)
