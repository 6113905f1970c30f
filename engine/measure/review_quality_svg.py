"""Chart of `sai-engine measure review`: how reviews agree with the reference, over their cost."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from engine.base.svg import circle, panel_sheet, polygon, polyline, text
from engine.base.terminal import count_text
from engine.measure.panels import COLORS, COLUMNS, HEIGHT, WIDTH, frame, legend_of, mark, x_of, y_of

CURVES: Final = {
    "worst": "worst moves found",
    "correlation": "rank correlation of losses",
    "found": "mistakes found",
    "false": "false among the mistakes",
}
"""Titles of the curves by their figure."""
AXES: Final = {"cpu": "time of all processors [s]", "evaluations": "evaluations by the network"}
_BAND: Final = 0.12


def review_quality_svg(result: dict[str, Any]) -> str:
    """Draw the result of `measure_review`: a panel for each board size, and one for all."""
    panels = [
        _panel(name, board, result["per"])
        for name, board in result["boards"].items()
        if name != "all" or len(result["boards"]) != 2  # it would be drawn twice
    ]
    legend, room = legend_of(list(CURVES.values()))
    return panel_sheet(panels, WIDTH, HEIGHT, COLUMNS, legend, room)


def _panel(name: str, board: dict[str, Any], per: str) -> str:
    rows = board["rows"]
    ends = math.log(rows[0]["at"]), math.log(rows[-1]["at"])
    low = ends[0] - (0.0 if ends[1] > ends[0] else 1.0)
    places = [x_of(math.log(row["at"]), low, ends[1]) for row in rows]
    size = "all boards" if name == "all" else f"{name}x{name}"
    parts = frame(f"{size}, {count_text(board['games'], 'game')}", "share, correlation", 0.0, 1.0)
    for place, row in zip(places, rows, strict=True):
        parts += mark(place, f"{row['at']:g}")
    parts.append(text(x_of(0.5, 0, 1), HEIGHT - 8, AXES[per]))
    curves = [[row[figure] for row in rows] for figure in CURVES]
    for color, curve in zip(COLORS, curves, strict=False):
        parts += _bands(places, curve, color)
    for color, title, curve in zip(COLORS, CURVES.values(), curves, strict=False):
        known = [
            (x, _height(figure["mean"]), figure["mean"])
            for x, figure in zip(places, curve, strict=True)
            if figure["mean"] is not None
        ]
        parts.append(polyline([(x, y) for x, y, _ in known], color, 1.6, title=title))
        parts += [circle(x, y, 2.5, color, title=f"{title}: {mean:.2f}") for x, y, mean in known]
    return "\n".join(parts)


def _bands(places: Sequence[float], curve: Sequence[dict[str, Any]], color: str) -> list[str]:
    """Draw the intervals of a curve; a gap where one is unknown."""
    pairs = zip(places, curve, strict=True)
    bands = []
    for known, run in groupby(pairs, key=lambda pair: pair[1]["low"] is not None):
        if known:
            ends = list(run)
            upper = [(x, _height(figure["high"])) for x, figure in ends]
            lower = [(x, _height(figure["low"])) for x, figure in reversed(ends)]
            bands.append(polygon([*upper, *lower], color, _BAND))
    return bands


def _height(value: float) -> float:
    """Return the place of a share; a negative correlation is drawn at 0."""
    return y_of(min(max(value, 0.0), 1.0), 0.0, 1.0)
