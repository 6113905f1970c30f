"""Painting a ChartScene. Pure: a scene, a place and a theme in, pixels out."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from sai_studio.shared import theme
from sai_studio.shared.charts.chart_scene import (
    ChartScene,
    Line,
    Mark,
    envelope,
    nice_ticks,
    number,
    running_mean,
)
from sai_studio.shared.painting import scaled_font

__all__ = ["Frame", "beyond_boxes", "frame_of", "paint_chart", "paint_pointer"]

PAD: Final = 12.0
"""Distance of everything from the edge [px]."""
TICK_PX: Final = 34.0
"""Room for a tick of the y axis; on the x axis twice that [px]."""
MANY: Final = 150
"""Points from which a running mean is drawn over the single values."""
MEAN_POINTS: Final = 120
"""Points of the running mean."""
BAND_PX: Final = 4.0
"""Width of a step of the range of single values [px]."""
MEANS: Final = 40
"""Stretches of a long line that the running mean tells apart."""
LEGEND_ROWS: Final = 3
"""Rows of entries above a chart, at most."""
BEYOND_SHARE: Final = 0.4
"""Part of the picture's height in which marks beyond its end are named."""
FEW: Final = 40
"""Points up to which single measurements get dots."""


class Frame(NamedTuple):
    """Where things lie in a chart."""

    plot: QRectF
    x_low: float
    x_high: float
    y_low: float
    y_high: float
    y_ticks: tuple[float, ...]
    x_ticks: tuple[float, ...]
    legend: tuple[QPointF, ...]
    """Where each line's entry begins; lines without one are ghosts."""

    def x(self, value: float) -> float:
        """Pixel of a value on the x axis."""
        share = (value - self.x_low) / max(self.x_high - self.x_low, 1e-12)
        return self.plot.left() + share * self.plot.width()

    def y(self, value: float) -> float:
        """Pixel of a value on the y axis."""
        share = (value - self.y_low) / max(self.y_high - self.y_low, 1e-12)
        return self.plot.bottom() - share * self.plot.height()

    def value_at(self, x: float) -> float:
        """Value of the x axis at a pixel."""
        share = (x - self.plot.left()) / max(self.plot.width(), 1.0)
        return self.x_low + min(max(share, 0.0), 1.0) * (self.x_high - self.x_low)


def _small(font: QFont) -> QFont:
    return scaled_font(font, 0.85)


def frame_of(scene: ChartScene, area: QRectF, font: QFont) -> Frame:
    """Lay a chart out."""
    metrics = QFontMetricsF(_small(font))
    line = QFontMetricsF(font).height()
    x_low, x_high, y_low, y_high = scene.ranges()
    legend = _legend_places(scene, area, font)
    lowest = max((at.y() for at in legend), default=area.top() + PAD + line + 1.0)
    top = lowest + metrics.height() + 7.0
    bottom = area.bottom() - PAD - 2.0 * metrics.height() - 4.0
    most = max(int((bottom - top) / TICK_PX), 2)
    if scene.percent and scene.y_range == (0.0, 1.0):
        y_ticks = [0.0, 0.25, 0.5, 0.75, 1.0] if most >= 4 else [0.0, 0.5, 1.0]
    else:
        y_ticks = nice_ticks(y_low, y_high, most)
    texts = tick_texts(y_ticks, scene.percent)
    wide = max((metrics.horizontalAdvance(text) for text in texts), default=0.0)
    left = area.left() + PAD + max(wide, 16.0) + 8.0
    right = area.right() - PAD - 4.0
    x_ticks = nice_ticks(x_low, x_high, max(int((right - left) / (2 * TICK_PX)), 1), scene.whole_x)
    plot = QRectF(QPointF(left, top), QPointF(max(right, left + 10), max(bottom, top + 10)))
    return Frame(plot, x_low, x_high, y_low, y_high, tuple(y_ticks), tuple(x_ticks), legend)


def _legend_places(scene: ChartScene, area: QRectF, font: QFont) -> tuple[QPointF, ...]:
    """Entries side by side, in more rows where one has no room for all."""
    small = QFontMetricsF(_small(font))
    bold = QFontMetricsF(scaled_font(font, 0.85, bold=True))
    left, y = area.left() + PAD, area.top() + PAD + QFontMetricsF(font).height() + 1.0
    x, rows, places = left, 1, []
    for line in scene.lines:
        if line.ghost:
            continue
        values = line.y[np.isfinite(line.y)]
        widest = float(np.abs(values).max()) if len(values) else 0.0
        figure = "100 %" if scene.percent else number(widest, line.digits) + line.unit
        wide = 14 + small.horizontalAdvance(line.label) + 5 + bold.horizontalAdvance(figure)
        if x > left and x + wide > area.right() - PAD and rows < LEGEND_ROWS:
            x, rows = left, rows + 1
            y += small.height() + 1.0
        places.append(QPointF(x, y))
        x += wide + 12
    return tuple(places)


def tick_texts(ticks: tuple[float, ...] | list[float], percent: bool = False) -> list[str]:
    """Ticks in as many decimals as tell them apart."""
    if percent:
        return [f"{100.0 * tick:.0f} %" for tick in ticks]
    step = ticks[1] - ticks[0] if len(ticks) > 1 else 1.0
    digits = min(max(-math.floor(math.log10(step) + 1e-9), 0), 6) if step > 0 else 0
    return [number(tick + 0.0, digits) for tick in ticks]


def paint_chart(painter: QPainter, scene: ChartScene, frame: Frame, area: QRectF) -> None:
    """Everything but what moves with the mouse and the selected generation."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = painter.font()
    painter.setFont(scaled_font(font, 1.0, bold=True))
    painter.setPen(theme.color("text"))
    title = QRectF(area.left() + PAD, area.top() + PAD - 2, area.width() - 2 * PAD, 2 * PAD)
    left = Qt.AlignmentFlag.AlignLeft
    metrics = QFontMetricsF(painter.font())
    elided = metrics.elidedText(scene.title, Qt.TextElideMode.ElideRight, title.width())
    painter.drawText(title, left | Qt.AlignmentFlag.AlignTop, elided)
    painter.setFont(_small(font))
    if scene.is_empty:
        painter.setPen(theme.color("muted"))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area.adjusted(3 * PAD, 2 * PAD, -3 * PAD, -PAD), flags, scene.empty)
        painter.setFont(font)
        return
    _axes(painter, scene, frame)
    painter.save()
    painter.setClipRect(frame.plot.adjusted(-4, -4, 4, 4))
    for line in sorted(scene.lines, key=lambda line: not line.ghost):
        _line(painter, line, frame)
    painter.restore()
    _marks(painter, scene, frame)
    painter.setFont(font)


def _axes(painter: QPainter, scene: ChartScene, frame: Frame) -> None:
    plot, metrics = frame.plot, QFontMetricsF(painter.font())
    height = metrics.height()
    texts = tick_texts(frame.y_ticks, scene.percent)
    for value, text in zip(frame.y_ticks, texts, strict=True):
        y = round(frame.y(value)) + 0.5
        painter.setPen(QPen(theme.color("grid"), 1.0))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setPen(theme.color("muted"))
        box = QRectF(plot.left() - 108, y - height / 2, 100, height)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
    under = plot.bottom() + 6.0
    for value, text in zip(frame.x_ticks, tick_texts(frame.x_ticks), strict=True):
        wide = metrics.horizontalAdvance(text)
        x = min(max(frame.x(value) - wide / 2, plot.left() - 8), plot.right() + 8 - wide)
        painter.drawText(QRectF(x, under, wide + 2, height), Qt.AlignmentFlag.AlignLeft, text)
    box = QRectF(plot.left(), under + height, plot.width(), height)
    painter.setPen(theme.color("muted"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, scene.x_label)


def _line(painter: QPainter, line: Line, frame: Frame) -> None:
    color = theme.color(line.role)
    if line.ghost:
        color.setAlphaF(0.35)
    width = 1.0 if line.ghost else 1.3 if line.dots else 1.9
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if line.dash:
        pen.setDashPattern([line.dash, 3.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    known = np.isfinite(line.x) & np.isfinite(line.y)
    if line.dots:  # the gaps between measurements are no gaps in the line
        pieces = [np.flatnonzero(known)]
    else:
        places = np.flatnonzero(known)
        pieces = np.split(places, np.flatnonzero(np.diff(places) > 1) + 1)
    many = len(known.nonzero()[0]) > MANY
    shown = 0
    for piece in pieces:
        x, y = line.x[piece], line.y[piece]
        if many and len(piece) > 3:
            _paint_band(painter, x, y, color, frame)
            y = running_mean(y, max(len(piece) // MEANS, 3))
            step = max(len(piece) // MEAN_POINTS, 1)
            x, y = np.append(x[:-1:step], x[-1]), np.append(y[:-1:step], y[-1])
        points = [
            QPointF(frame.x(a), frame.y(b)) for a, b in zip(x.tolist(), y.tolist(), strict=True)
        ]
        shown += len(points)
        if len(points) > 1:
            painter.drawPolyline(QPolygonF(points))
        if len(points) == 1 or (line.dots and len(points) <= FEW):
            painter.setBrush(color)
            for point in points:
                painter.drawEllipse(point, 2.6, 2.6)
            painter.setBrush(Qt.BrushStyle.NoBrush)
    if line.low is not None and line.high is not None and shown <= 4 * FEW:
        color.setAlphaF(0.45)
        painter.setPen(QPen(color, 1.2))
        known &= np.isfinite(line.low) & np.isfinite(line.high)
        for place in np.flatnonzero(known).tolist():
            at = frame.x(float(line.x[place]))
            ends = frame.y(float(line.low[place])), frame.y(float(line.high[place]))
            painter.drawLine(QPointF(at, ends[0]), QPointF(at, ends[1]))


def _paint_band(
    painter: QPainter, x: NDArray[np.float64], y: NDArray[np.float64], color: QColor, frame: Frame
) -> None:
    """The range of the single values of a long line: to draw them all takes long and tells less."""
    bins = max(min(len(x) // 4, int(frame.plot.width() / BAND_PX)), 2)
    at, low, high = envelope(x, y, bins)
    points = zip([*at, *at[::-1]], [*low, *high[::-1]], strict=True)
    pale = QColor(color)
    pale.setAlphaF(0.28)
    pen = painter.pen()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pale)
    painter.drawPolygon(QPolygonF([QPointF(frame.x(a), frame.y(b)) for a, b in points]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)


def _marks(painter: QPainter, scene: ChartScene, frame: Frame) -> None:
    plot, metrics = frame.plot, QFontMetricsF(painter.font())
    height = metrics.height()
    inside = [m for m in scene.marks if not m.vertical or frame.x_low <= m.value <= frame.x_high]
    for mark in inside:
        painter.setPen(QPen(theme.color(mark.role), 1.3, Qt.PenStyle.DashLine))
        if mark.vertical:
            x = frame.x(mark.value)
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        else:
            y = frame.y(mark.value)
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
    taken: list[QRectF] = []
    for mark in inside:
        wide = metrics.horizontalAdvance(mark.label)
        if mark.vertical:
            x = frame.x(mark.value)
            at = x + 5 if x + 5 + wide <= plot.right() else x - 5 - wide
            box = QRectF(at, plot.top(), wide + 2, height)
            while any(box.intersects(other) for other in taken):
                box.translate(0, height)
            taken.append(box)
            if len(inside) > 1:  # lines of other marks end at the label
                painter.fillRect(box, theme.color("panel"))
        else:
            y = frame.y(mark.value)
            above = y - height - 1 >= plot.top() - 4
            box = QRectF(plot.left() + 4, y - height - 1 if above else y + 1, wide + 2, height)
        painter.setPen(theme.color(mark.role))
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft, mark.label)
    for mark, box in beyond_boxes(scene, frame, metrics):
        if inside:
            painter.fillRect(box, theme.color("panel"))
        painter.setPen(theme.color(mark.role))
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft, _beyond_text(mark))


def _beyond_text(mark: Mark) -> str:
    return f"{mark.label} \u2192"


def beyond_boxes(
    scene: ChartScene, frame: Frame, metrics: QFontMetricsF
) -> list[tuple[Mark, QRectF]]:
    """Where marks to the right of the picture are named: at its end, the nearest lowest."""
    beyond = [m for m in scene.marks if m.vertical and m.value > frame.x_high]
    plot, height = frame.plot, metrics.height()
    rows = max(int(plot.height() * BEYOND_SHARE / height), 1)
    boxes = []
    for row, mark in enumerate(sorted(beyond, key=lambda mark: mark.value)[:rows]):
        wide = metrics.horizontalAdvance(_beyond_text(mark))
        top = plot.bottom() - (row + 1) * height - 3
        boxes.append((mark, QRectF(plot.right() - wide - 2, top, wide + 2, height)))
    return boxes


def paint_pointer(
    painter: QPainter, scene: ChartScene, frame: Frame, area: QRectF, hover: float | None
) -> None:
    """The selected generation, the point under the mouse, and the figures there as the legend."""
    if scene.is_empty:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    at = hover if hover is not None else scene.cursor
    for x, role, alpha in ((scene.cursor, "text", 0.55), (hover, "muted", 0.7)):
        if x is not None and frame.x_low <= x <= frame.x_high:
            pen = QPen(theme.color(role, alpha), 1.2)
            painter.setPen(pen)
            pixel = frame.x(x)
            painter.drawLine(QPointF(pixel, frame.plot.top()), QPointF(pixel, frame.plot.bottom()))
    if at is not None:
        painter.setPen(QPen(theme.color("panel"), 1.2))
        for line in scene.lines:
            point = line.near(at)
            if not line.ghost and point is not None:
                painter.setBrush(theme.color(line.role))
                painter.drawEllipse(QPointF(frame.x(point[0]), frame.y(point[1])), 3.6, 3.6)
    _legend(painter, scene, frame, area, at)


def _legend(
    painter: QPainter, scene: ChartScene, frame: Frame, area: QRectF, at: float | None
) -> None:
    font = painter.font()
    small = _small(font)
    metrics, bold = QFontMetricsF(small), QFontMetricsF(scaled_font(font, 0.85, bold=True))
    height = metrics.height()
    told = [line for line in scene.lines if not line.ghost]
    for line, place in zip(told, frame.legend, strict=True):
        x, y = place.x(), place.y()
        point = None if at is None else line.near(at)
        value = math.nan if point is None else point[1]
        shown = number(100.0 * value, 0) + " %" if scene.percent else number(value, line.digits)
        figure = f"{shown}{line.unit}" if math.isfinite(value) else ""
        room = area.right() - PAD - x - 14.0
        wide, beside = metrics.horizontalAdvance(line.label), bold.horizontalAdvance(figure) + 5.0
        if room < min(wide, 40.0):
            continue
        label = metrics.elidedText(
            line.label, Qt.TextElideMode.ElideRight, max(room - beside, 30.0)
        )
        wide = metrics.horizontalAdvance(label)
        pen = QPen(theme.color(line.role), 2.4)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        for left, right in ((-1, 3), (6, 10)) if line.dash else ((-1, 10),):
            painter.drawLine(QPointF(x + left, y + height / 2), QPointF(x + right, y + height / 2))
        painter.setFont(small)
        painter.setPen(theme.color("muted"))
        painter.drawText(QPointF(x + 14, y + metrics.ascent()), label)
        painter.setFont(scaled_font(font, 0.85, bold=True))
        painter.setPen(theme.color("text"))
        painter.drawText(QPointF(x + 14 + wide + 5, y + metrics.ascent()), figure)
    painter.setFont(font)
