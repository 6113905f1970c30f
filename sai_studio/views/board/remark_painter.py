"""Paints lines, arrows and dimmed points of a position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from engine.record.game_node import Line
from sai_studio.views.board.board_geometry import BoardGeometry

SHADE: Final = QColor(0, 0, 0, 105)
"""Painted over dimmed points."""
LINE: Final = QColor(120, 20, 14)
HALO: Final = QColor(252, 250, 244, 200)
"""Painted around a line, so that it shows on stones of both colors."""
SHORTER: Final = 0.12
"""How far from the middle of its points a line ends [cells]."""
HEAD: Final = 0.36
"""Length of the head of an arrow [cells]."""


def paint_dimmed(painter: QPainter, geometry: BoardGeometry, points: Iterable[int]) -> None:
    """Shade some points."""
    cell = geometry.cell
    for point in points:
        at = geometry.center(point)
        painter.fillRect(QRectF(at.x() - cell / 2, at.y() - cell / 2, cell, cell), SHADE)


def paint_lines(painter: QPainter, geometry: BoardGeometry, lines: Iterable[Line]) -> None:
    """Paint lines and arrows between points."""
    cell = geometry.cell
    width = max(2.0, 0.07 * cell)
    for line in lines:
        shaft = QLineF(geometry.center(line.start), geometry.center(line.end))
        room = SHORTER * cell / shaft.length()
        shaft = QLineF(shaft.pointAt(room), shaft.pointAt(1.0 - room))
        head = _head(shaft, HEAD * cell) if line.is_arrow else QPolygonF()
        if line.is_arrow:  # the shaft ends inside the head, whose tip stays sharp
            shaft.setLength(shaft.length() - 0.6 * HEAD * cell)
        for ink, thick in ((HALO, width + 2.0), (LINE, width)):
            pen = QPen(ink, thick)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)  # round ends take six times as long
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawLine(shaft)
            pen.setWidthF(thick - width + 0.5)
            painter.setPen(pen)
            painter.setBrush(ink)
            painter.drawPolygon(head)


def _head(shaft: QLineF, length: float) -> QPolygonF:
    """Return the head of an arrow: a triangle whose tip is the end of the shaft."""
    along = shaft.unitVector()
    dx, dy = along.dx() * length, along.dy() * length
    tip = shaft.p2()
    back = QPointF(tip.x() - dx, tip.y() - dy)
    side = QPointF(-0.5 * dy, 0.5 * dx)
    return QPolygonF([tip, back + side, back - side])
