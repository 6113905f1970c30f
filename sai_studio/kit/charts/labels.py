"""Texts on charts: where they cover neither each other nor a curve, and how they look."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from sai_studio.kit import theme
from sai_studio.kit.charts.chart_scene import Floats

AIR: Final = 3.0
"""Least distance of a text from a curve [px]."""
BESIDE: Final = 2.0
"""How far the background of a text exceeds its place on both sides [px]."""
ROUGHLY: Final = 8.0
"""Crossings that differ by less are alike, so that texts stand still where they can [px]."""
OVERLAP: Final = 1e4
"""What a text on another one counts, in crossings of that length."""


class Labels:
    """The places of the texts on a chart, which are given away one after the other.

    Parameters
    ----------
    area
        Where texts may stand [px].
    apart
        Least distance between two texts [px].
    """

    def __init__(self, area: QRectF, apart: float = 0.0) -> None:
        self._area, self._apart = area, apart
        self._taken: list[QRectF] = []
        self._columns = np.arange(area.left() - AIR, area.right() + AIR + 1.0)
        self._curves: list[tuple[Floats, Floats]] = []

    def take(self, place: QRectF) -> None:
        """Keep a place free of texts."""
        self._taken.append(place)

    def take_dot(self, at: QPointF, radius: float) -> None:
        """Keep a dot free of texts."""
        self.take(QRectF(at.x() - radius, at.y() - radius, 2.0 * radius, 2.0 * radius))

    def add_curve(self, xs: Floats, ys: Floats) -> None:
        """Keep texts off a curve, as far as there is room.

        Parameters
        ----------
        xs, ys : float64[P]
            Its points, xs ascending; NaN leaves a gap [px].
        """
        y = np.interp(self._columns, xs, ys, left=np.nan, right=np.nan)
        self._curves.append((np.minimum(y[:-1], y[1:]), np.maximum(y[:-1], y[1:])))

    def crossed(self, place: QRectF) -> int:
        """Return how much of a place the curves cross [px along them]."""
        first, last = np.searchsorted(self._columns, (place.left() - AIR, place.right() + AIR))
        part, top, bottom = slice(first, last), place.top() - AIR, place.bottom() + AIR
        return sum(
            int(((high[part] > top) & (low[part] < bottom)).sum()) for low, high in self._curves
        )

    def is_free(self, place: QRectF) -> bool:
        """Whether a place lies within the area and apart from every other text."""
        around = place.adjusted(-self._apart, -self._apart, self._apart, self._apart)
        return self._area.contains(place) and not any(map(around.intersects, self._taken))

    def put(self, places: Iterable[QRectF]) -> QRectF | None:
        """Take the first place that is free, whatever curves cross it; None if there is none."""
        place = next(filter(self.is_free, places), None)
        if place is not None:
            self._taken.append(place)
        return place

    def put_always(self, places: Iterable[QRectF]) -> QRectF:
        """Take the place that covers least, the first of equal ones."""

        def covered(place: QRectF) -> float:
            return math.ceil(self.crossed(place) / ROUGHLY) + OVERLAP * (not self.is_free(place))

        place = min(places, key=covered)
        self._taken.append(place)
        return place


def text_box(font: QFont, text: str) -> QRectF:
    """Return a box at (0, 0) of the size of a text [px]."""
    metrics = QFontMetricsF(font)
    return QRectF(0.0, 0.0, metrics.horizontalAdvance(text) + 2.0, metrics.height())


def paint_label(painter: QPainter, place: QRectF, text: str, color: QColor) -> None:
    """Write a text in the middle of its place, on a background, so that lines don't cross it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("panel", 0.85))
    painter.drawRoundedRect(place.adjusted(-BESIDE, 0.0, BESIDE, 0.0), 3.0, 3.0)
    painter.setPen(color)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def paint_beside(painter: QPainter, x: float, y: float, text: str, *, left: bool = True) -> None:
    """Write a text on the left or right of a point, in the middle of its height."""
    side = Qt.AlignmentFlag.AlignRight if left else Qt.AlignmentFlag.AlignLeft
    box = QRectF(x - 100.0 if left else x, y - 10.0, 100.0, 20.0)
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)


def paint_dot(painter: QPainter, at: QPointF, radius: float, color: QColor) -> None:
    """Paint a dot with a rim that sets it off from its line."""
    painter.setPen(QPen(theme.color("panel"), 1.3))
    painter.setBrush(color)
    painter.drawEllipse(at, radius, radius)
