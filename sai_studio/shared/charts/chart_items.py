"""The items of a chart for pyqtgraph: lines with bands and intervals, bars, marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from sai_studio.shared import theme
from sai_studio.shared.charts.chart_scene import Bar, Line, Mark, envelope, running_mean
from sai_studio.shared.charts.plot import NO_PEN, Curve
from sai_studio.shared.painting import faded

MANY: Final = 150
"""Number of points from which a running mean is drawn over the range of values."""
MEAN_POINTS: Final = 120
"""Number of points of the running mean."""
BAND_PX: Final = 4.0
"""Width of the bins of the range of values [px]."""
MEANS: Final = 40
"""The running mean averages over this fraction of a line."""
FEW: Final = 40
"""Number of points up to which measurements get dots."""
FAINT: Final = 0.25
"""Opacity of the other lines while one is highlighted."""


def line_color(line: Line) -> QColor:
    """Return the color of a line, whose role is a color of the theme or one like "#1f5fae"."""
    return QColor(line.role) if line.role.startswith("#") else theme.color(line.role)


def line_items(line: Line, width: float, marked: str) -> Iterator[Curve]:
    """Yield the items of a line; `marked` is the label of the highlighted line.

    Parameters
    ----------
    width
        Width of the plot [px].
    """
    color = line_color(line)
    faint = FAINT if marked not in ("", line.label) else 1.0
    color.setAlphaF(0.35 * (faint if line.scatter else 1.0) if line.ghost else faint)
    known = np.isfinite(line.x) & np.isfinite(line.y)
    if line.scatter:
        yield Curve(line.x[known], line.y[known], NO_PEN, color, radius=line.radius)
        return
    larger = 1.5 if line.label == marked else 1.0
    pen = QPen(color, larger * (1.0 if line.ghost else 1.3 if line.dots else 1.9))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if line.dash:
        pen.setDashPattern([line.dash, 3.0])
    pieces = [np.flatnonzero(known)]
    many = len(pieces[0]) > MANY
    if line.low is not None and line.high is not None and not many:
        ends = np.column_stack((line.low, line.high))[known].ravel()
        interval = QPen(faded(color, 0.45 if line.dots else 1.0), 1.2)
        yield Curve(np.repeat(line.x[known], 2), ends, interval, connect="pairs")
    if not line.dots:  # lines of measurements have no gaps
        pieces = np.split(pieces[0], np.flatnonzero(np.diff(pieces[0]) > 1) + 1)
    for piece in pieces:
        x, y = line.x[piece], line.y[piece]
        if many and len(piece) > 3:
            # the range of values: drawing all of them is slow and less clear
            at, low, high = envelope(x, y, max(min(len(x) // 4, int(width / BAND_PX)), 2))
            yield Curve([*at, *at[::-1]], [*low, *high[::-1]], brush=faded(color, 0.28))
            y = running_mean(y, max(len(piece) // MEANS, 3))
            step = max(len(piece) // MEAN_POINTS, 1)
            x, y = np.append(x[:-1:step], x[-1]), np.append(y[:-1:step], y[-1])
        if len(x) > 1:
            yield Curve(x, y, pen)
        if len(x) == 1 or (line.dots and len(x) <= FEW):
            rim = QPen(theme.color("panel"), 1.2) if line.radius > 3.0 else QPen(color, 1.3)
            yield Curve(x, y, rim, color, radius=line.radius)


def bar_items(bar: Bar) -> Iterator[Curve]:
    """Yield the items of a bar: a pale column with a line on top."""
    x, y = [bar.left, bar.left, bar.right, bar.right], [0.0, bar.height, bar.height, 0.0]
    yield Curve(x, y, brush=theme.color(bar.role, 0.22))
    yield Curve(x[1:3], y[1:3], QPen(theme.color(bar.role), 2.0))


def mark_items(mark: Mark, across: list[float], up: list[float]) -> Iterator[Curve]:
    """Yield the items of a mark: a line across the ranges `across` and `up`, and its band."""
    style = Qt.PenStyle.DashLine if mark.dash else Qt.PenStyle.SolidLine
    pen = QPen(theme.color(mark.role), 1.3 if mark.dash else 1.6, style)
    along = [mark.value, mark.value]
    yield Curve(along, up, pen) if mark.vertical else Curve(across, along, pen)
    if mark.spread:
        left, right = mark.value - mark.spread, mark.value + mark.spread
        x, y = [left, left, right, right], [up[0], up[1], up[1], up[0]]
        yield Curve(x, y, brush=theme.color(mark.role, 0.10))
