"""Panels of charts of measurements as SVG: frame, scales and legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.base.svg import INK, line, text, upright_text

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
