"""Ticks of all axes: how many have room, round values, and their texts. No Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from sai_studio.kit.charts.chart_scene import number

UPRIGHT_PX: Final = 26.0
"""Least distance of ticks on a vertical axis [px]."""
ALONG_PX: Final = 45.0
"""Least distance of ticks on a horizontal axis [px]."""
MOST_UPRIGHT: Final = 14.0
"""Most parts of a vertical axis, however high it is."""
FINER: Final = 10
"""How often a finer step is tried for a second tick: a step of a range of 1e-9 may have none."""
MOST_DECIMALS: Final = 6
"""Largest number of decimals in the text of a tick."""
MOST_OF_ONE: Final = 0.6
"""Range of an axis of shares from which on it has ticks at quarters, not at round percents."""


def axis_parts(length: float, upright: bool) -> float:
    """Return the number of parts for which an axis of some length has room [px]."""
    return min(length / UPRIGHT_PX, MOST_UPRIGHT) if upright else length / ALONG_PX


def nice_ticks(low: float, high: float, parts: float, least_step: float = 0.0) -> list[float]:
    """Return round numbers between two ends, two at least: one alone is no scale.

    Parameters
    ----------
    parts
        Number of parts for which the axis has room.
    least_step
        Smallest distance of ticks, which may leave one alone.
    """
    span = high - low
    if not 0.0 < span < math.inf:
        return []
    ticks: list[float] = []
    for finer in range(FINER):
        step = max(_nice_step(span, parts + finer), least_step)
        first = math.ceil(low / step - 1e-9)
        last = math.floor((high + 1e-9 * span) / step)
        ticks = [i * step for i in range(first, last + 1)]
        if len(ticks) > 1 or step == least_step:
            break
    return ticks if len(ticks) <= parts + 1.0 else [ticks[0], ticks[-1]]


def _nice_step(span: float, parts: float) -> float:
    """Return 1, 2 or 5 times a power of ten that divides a span into at most `parts` parts."""
    rough = span / max(parts, 1.0)
    power = 10.0 ** math.floor(math.log10(max(rough, 1e-9)))
    return next(m * power for m in (1.0, 2.0, 5.0, 10.0) if m * power >= 0.999 * rough)


def share_ticks(low: float, high: float, parts: float) -> list[float]:
    """Return the ticks of an axis of shares, which may go on beyond 0 and 1.

    Most of the range from 0 to 1 is divided into quarters, halves or not at all.
    """
    parts_of_one = parts / (high - low)
    low, high = max(low, 0.0), min(high, 1.0)
    if high - low <= MOST_OF_ONE:
        return nice_ticks(low, high, parts_of_one * (high - low))
    steps = 4 if parts_of_one >= 3.0 else 2 if parts_of_one >= 1.0 else 1
    return [i / steps for i in range(steps + 1)]


def tick_texts(ticks: Sequence[float], percent: bool = False) -> list[str]:
    """Return the texts of ticks, with as many decimals as needed."""
    shown = [100.0 * tick if percent else tick for tick in ticks]
    near = 1e-9 * max(map(abs, shown), default=0.0)
    digits = 0
    while digits < MOST_DECIMALS and any(abs(round(v, digits) - v) > near for v in shown):
        digits += 1
    return [number(value + 0.0, digits) + (" %" if percent else "") for value in shown]
