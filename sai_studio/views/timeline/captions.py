"""Words within the graph of the timeline, placed where the curves leave room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from engine.base.translation import tr
from engine.record.handicap import format_komi
from sai_studio.shared import theme
from sai_studio.views.timeline.lanes import FloatArray, Lanes

PLACES: Final = 9
"""Places along the graph at which a caption is tried, from the left."""
AIR: Final = 3.0
"""Least distance of a caption from a curve [px]."""


def paint_captions(
    painter: QPainter, komi: float, lanes: Lanes, curves: Sequence[FloatArray]
) -> None:
    """Write "Black ahead" and "White ahead" into the two halves, and the komi at its line.

    Parameters
    ----------
    komi
        Viewed komi, in the middle of the graph [points].
    curves
        y coordinate of each curve after each move [px], NaN where it is unknown.
    """
    graph, height = lanes.graph, QFontMetricsF(lanes.font).height()
    middle = graph.center().y()
    if graph.height() > 5.0 * height:
        first, last = max(graph.left(), lanes.x(0.0)) + 4.0, graph.right() - 4.0
        for text, *rows in (
            (tr("Black ahead"), graph.top() + 2.0, middle - 2.0 * height - 4.0),
            (tr("White ahead"), graph.bottom() - height - 2.0, middle + height + 4.0),
        ):
            box = _box(lanes, text)
            lefts = np.linspace(first, max(last - box.width(), first), PLACES).tolist()
            places = [QPointF(x, y) for y in rows for x in lefts]
            _paint_tag(painter, lanes, _placed(box, places, lanes, curves), text, "muted")
    text = tr("komi {komi}", komi=format_komi(komi))
    box = _box(lanes, text)
    places = [
        QPointF(x, y)
        for x in (graph.left() + 3.0, graph.right() - box.width() - 3.0)
        for y in (middle - box.height() - 1.5, middle + 1.5)
    ]
    _paint_tag(painter, lanes, _placed(box, places, lanes, curves), text, "komi")


def covered(box: QRectF, lanes: Lanes, curves: Iterable[FloatArray]) -> int:
    """Return how much of a caption the curves cross [px along them]."""
    xs = np.arange(box.left() - AIR, box.right() + AIR)
    moves = lanes.number(xs)
    total = 0
    for ys in curves:
        y = np.interp(moves, np.arange(len(ys)), ys, left=np.nan, right=np.nan)
        low, high = np.minimum(y[:-1], y[1:]), np.maximum(y[:-1], y[1:])
        total += int(((high > box.top() - AIR) & (low < box.bottom() + AIR)).sum())
    return total


def _box(lanes: Lanes, text: str) -> QRectF:
    """Return a box of the size of a text."""
    metrics = QFontMetricsF(lanes.font)
    return QRectF(0.0, 0.0, metrics.horizontalAdvance(text) + 6.0, metrics.height())


def _placed(
    box: QRectF, places: Sequence[QPointF], lanes: Lanes, curves: Sequence[FloatArray]
) -> QRectF:
    """Return the box at the place where curves cross it least; the first of equal places."""
    boxes = [QRectF(place, box.size()) for place in places]
    return min(boxes, key=lambda box: covered(box, lanes, curves))


def _paint_tag(painter: QPainter, lanes: Lanes, box: QRectF, text: str, role: str) -> None:
    """Write text on a background, so that lines don't cross it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("panel", 0.8))
    painter.drawRoundedRect(box, 3.0, 3.0)
    painter.setFont(lanes.font)
    painter.setPen(theme.color(role))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
