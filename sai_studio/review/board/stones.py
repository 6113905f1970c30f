"""Pixmaps of stones, rendered once per size and screen resolution."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from sai_studio.kit.painting import smooth_painter
from sai_studio.review.board import board_looks

STONE: Final = 0.485
"""Radius of a stone [cells]."""
SHELLS: Final = 6
"""Number of shell patterns of white stones."""
UNEVEN: Final = 0.045
"""Largest distance of uneven stones from their points, per axis [cells]."""
FLAT_BLACK: Final = QColor(22, 21, 20)
FLAT_WHITE: Final = QColor(251, 250, 246)
FLAT_RIM: Final = QColor(48, 44, 38)
"""Rim of flat white stones."""


def stone_pixmap(black: bool, shell: int, cell_px: int, ratio: float) -> QPixmap:
    """Return a stone of the chosen kind, centered in a square of one cell.

    Parameters
    ----------
    shell
        Pattern of a white stone, 0 to `SHELLS` - 1; black stones have none.
    cell_px
        Side of the square [logical pixels].
    ratio
        Device pixels per logical pixel.
    """
    board = board_looks.look()
    rim = board.black_rim if black else board.white_rim
    if board_looks.stones() == "flat":
        return _flat_stone(black, rim.rgba() if rim else None, cell_px, ratio)
    return _shaded_stone(black, rim.rgba() if rim else None, shell, cell_px, ratio)


@lru_cache(maxsize=32)
def _flat_stone(black: bool, rim: int | None, cell_px: int, ratio: float) -> QPixmap:
    pixmap, painter = _canvas(cell_px, ratio)
    width = max(1.0, 0.035 * cell_px)
    edge = QColor.fromRgba(rim) if rim is not None else QColor(0, 0, 0) if black else FLAT_RIM
    painter.setPen(QPen(edge, width))
    painter.setBrush(FLAT_BLACK if black else FLAT_WHITE)
    radius = STONE * cell_px - width / 2
    painter.drawEllipse(QPointF(cell_px / 2, cell_px / 2), radius, radius)
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def _shaded_stone(black: bool, rim: int | None, shell: int, cell_px: int, ratio: float) -> QPixmap:
    pixmap, painter = _canvas(cell_px, ratio)
    center, radius = QPointF(cell_px / 2, cell_px / 2), STONE * cell_px
    outline = QPainterPath()
    outline.addEllipse(center, radius, radius)
    light = QPointF(center.x() - 0.34 * radius, center.y() - 0.40 * radius)
    body = QRadialGradient(center, radius * 1.02, light)
    if black:
        for at, gray in ((0.0, 0x5C), (0.18, 0x48), (0.45, 0x2B), (0.8, 0x17), (1.0, 0x0C)):
            body.setColorAt(at, QColor(gray, gray + 1, gray + 4))
    else:
        for at, gray in ((0.0, 0xFF), (0.45, 0xFA), (0.78, 0xED), (0.93, 0xDB), (1.0, 0xC4)):
            body.setColorAt(at, QColor(gray, gray - 1, max(gray - 7, 0)))
    painter.fillPath(outline, body)
    if not black:
        _shell_lines(painter, outline, center, radius, shell)
    _rim(painter, center, radius, black, rim)
    painter.end()
    return pixmap


@lru_cache(maxsize=16)
def shadow_pixmap(cell_px: int, ratio: float) -> QPixmap:
    """Return the soft shadow of a stone, in a square of two cells around the stone."""
    pixmap, painter = _canvas(2 * cell_px, ratio)
    radius = STONE * cell_px
    center = QPointF(cell_px + 0.07 * cell_px, cell_px + 0.10 * cell_px)
    gradient = QRadialGradient(center, radius * 1.18)
    gradient.setColorAt(0.0, QColor(24, 12, 0, 150))
    gradient.setColorAt(0.74, QColor(24, 12, 0, 118))
    gradient.setColorAt(0.88, QColor(24, 12, 0, 44))
    gradient.setColorAt(1.0, QColor(24, 12, 0, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(center, radius * 1.2, radius * 1.2)
    painter.end()
    return pixmap


def unevenness(point: int) -> QPointF:
    """Return how far from its point an uneven stone lies [cells]; always the same on a point."""
    return QPointF(math.sin(12.9898 * point + 1.0), math.sin(78.233 * point + 2.0)) * UNEVEN


def _canvas(side: int, ratio: float) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(math.ceil(side * ratio), math.ceil(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap, smooth_painter(pixmap)


def _shell_lines(
    painter: QPainter, outline: QPainterPath, center: QPointF, radius: float, shell: int
) -> None:
    """Paint the fine growth lines of clam shell."""
    if radius < 9:
        return
    rng = np.random.default_rng(shell)
    painter.save()
    painter.setClipPath(outline)
    painter.translate(center)
    painter.rotate(60.0 * shell + 25.0 * float(rng.random()))
    offset = -1.6 * radius
    while offset < 1.3 * radius:
        tone = 10 + int(16 * rng.random())
        painter.setPen(QPen(QColor(120, 108, 84, tone), max(0.7, radius * 0.035)))
        box = QRectF(-2.2 * radius, offset, 4.4 * radius, 2.4 * radius)
        painter.drawArc(box, 30 * 16, 120 * 16)
        offset += radius * (0.10 + 0.05 * float(rng.random()))
    painter.restore()


def _rim(painter: QPainter, center: QPointF, radius: float, black: bool, rim: int | None) -> None:
    """Paint a highlight and a dark edge, which make a disc look round."""
    glint = QRadialGradient(QPointF(0.0, 0.0), radius * 0.5)
    glint.setColorAt(0.0, QColor(255, 255, 255, 40 if black else 210))
    glint.setColorAt(1.0, QColor(255, 255, 255, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glint)
    painter.save()
    painter.translate(center.x() - 0.36 * radius, center.y() - 0.44 * radius)
    painter.scale(1.0, 0.84)
    painter.drawEllipse(QPointF(0.0, 0.0), radius * 0.5, radius * 0.5)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = QColor(0, 0, 0, 190) if black else QColor(92, 80, 60, 120)
    if rim is not None:
        edge = QColor.fromRgba(rim)
    painter.setPen(QPen(edge, max(0.6, radius * 0.03) if rim is None else max(1.2, radius * 0.04)))
    painter.drawEllipse(center, radius - 0.3, radius - 0.3)
