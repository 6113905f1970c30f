"""Panels of charts of measurements as SVG: frame, scales and legend."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.base.svg import INK, line, panel_sheet, polyline, text, upright_text

WIDTH: Final = 380
"""Width of a panel [px]."""
HEIGHT: Final = 270
COLUMNS: Final = 3
"""Most panels side by side."""
COLORS: Final = ("#2f7fd1", "#d9772b", "#1aa179", "#8a5cd1", "#c23b5a", "#6b7480")
_LEFT: Final = 52
_RIGHT: Final = 14
_TOP: Final = 34
_BOTTOM: Final = 42
_LEGEND: Final = 16
_GRID: Final = "#dddddd"


def frame(title: str, upright: str, low: float, high: float) -> list[str]:
    """Draw title, label of the vertical axis and horizontal grid."""
    parts = [text(x_of(0.5, 0, 1), 18, title, size=13)]
    for i in range(5):
        value = low + (high - low) * i / 4
        y = y_of(value, low, high)
        parts.append(line(_LEFT, y, WIDTH - _RIGHT, y, _GRID))
        parts.append(text(_LEFT - 5, y + 4, f"{value:g}", "end"))
    parts.append(upright_text(13, y_of(0.5, 0, 1), upright))
    return parts


def mark(x: float, words: str) -> list[str]:
    """Draw a tick with its label on the horizontal axis."""
    bottom = y_of(0.0, 0.0, 1.0)
    return [line(x, bottom, x, bottom + 4, INK), text(x, bottom + 16, words)]


def legend_of(names: Sequence[str]) -> tuple[list[str], int]:
    """Draw a legend, a line for each name; return it with its height [px]."""
    parts = []
    for k, name in enumerate(names):
        y = (k + 0.7) * _LEGEND
        parts.append(line(_LEFT, y - 4, _LEFT + 22, y - 4, COLORS[k % len(COLORS)], 2))
        parts.append(text(_LEFT + 28, y, name, "start"))
    return parts, len(names) * _LEGEND + 6


def x_of(value: float, low: float, high: float) -> float:
    """Return the place of a value on the horizontal axis [px]."""
    return _LEFT + (value - low) / (high - low) * (WIDTH - _LEFT - _RIGHT)


def y_of(value: float, low: float, high: float) -> float:
    """Return the place of a value on the vertical axis [px]."""
    return HEIGHT - _BOTTOM - (value - low) / (high - low) * (HEIGHT - _BOTTOM - _TOP)


def line_chart(
    x: ArrayLike,
    curves: Mapping[str, ArrayLike],
    *,
    title: str = "",
    across: str = "",
    up: str = "",
) -> str:
    """Return a chart with a legend as SVG text; in notebooks `IPython.display.SVG` shows it.

    Parameters
    ----------
    x : [K]
        Places on the horizontal axis; not all equal.
    curves : [K] each
        Values by the curve's name; what is not finite is left out.
    title, across, up
        Texts above the chart, and of the horizontal and the vertical axis.
    """
    places = np.asarray(x, np.float64)
    values = {name: np.asarray(curve, np.float64) for name, curve in curves.items()}
    left, right = _round_range(places)
    low, high = _round_range(np.concatenate(list(values.values())))
    parts = frame(title, up, low, high)
    for value in np.linspace(left, right, 5).tolist():
        parts += mark(x_of(value, left, right), f"{value:g}")
    parts.append(text(x_of(0.5, 0, 1), HEIGHT - 8, across))
    for k, (name, curve) in enumerate(values.items()):
        known = np.isfinite(places) & np.isfinite(curve)
        points = zip(places[known].tolist(), curve[known].tolist(), strict=True)
        line_of = [(x_of(a, left, right), y_of(b, low, high)) for a, b in points]
        parts.append(polyline(line_of, COLORS[k % len(COLORS)], 1.8, title=name))
    legend, room = legend_of(list(values))
    return panel_sheet(["\n".join(parts)], WIDTH, HEIGHT, 1, legend, room)


def _round_range(values: NDArray[np.float64]) -> tuple[float, float]:
    """Return ends of an axis of four equal steps that holds the finite values."""
    known = values[np.isfinite(values)]
    low, high = (float(known.min()), float(known.max())) if len(known) else (0.0, 1.0)
    if high - low < 1e-6 * max(abs(low), abs(high), 1.0):
        low, high = low - 0.5, high + 0.5
    step = 10.0 ** math.floor(math.log10((high - low) / 4.0))
    while True:
        for factor in (1.0, 2.0, 2.5, 5.0):
            first = math.floor(low / (factor * step)) * factor * step
            if first + 4.0 * factor * step >= high:
                return first, first + 4.0 * factor * step
        step *= 10.0
