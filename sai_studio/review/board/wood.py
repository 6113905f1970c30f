"""The board: its texture, and the board with its lines as a pixmap."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QLinearGradient, QPainter, QPen, QPixmap

from engine.record.board_shape import BoardShape
from sai_studio.kit import theme
from sai_studio.review.board.board_geometry import BoardGeometry
from sai_studio.review.board.board_looks import BoardLook
from sai_studio.review.board.board_scene import star_points

COLUMN_LETTERS: Final = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
"""Names of the columns from the left; there is no I."""
TEXTURE: Final = 640
"""Side of the texture [pixels]; it is stretched smoothly over the board."""
SMALL: Final = 12.0
"""Distance of lines below which they would be too heavy as whole pixels [device pixels]."""
FINE: Final = 0.6
"""Thickness of such lines [device pixels]."""


def _noise(rng: np.random.Generator, count: int, length: int) -> NDArray[np.float32]:
    """Return smooth noise float32[length] in [0, 1] through `count` random values."""
    knots = rng.random(count)
    at = np.linspace(0, count - 1, length)
    left = np.minimum(at.astype(int), count - 2)
    part = at - left
    part = part * part * (3.0 - 2.0 * part)
    return np.asarray(knots[left] * (1 - part) + knots[left + 1] * part, np.float32)


@cache
def wood_image(board: BoardLook) -> QImage:
    """Return the texture of a wooden board: nearly straight grain."""
    rng = np.random.default_rng(19)
    side = TEXTURE
    # every row reads the same grain profile, shifted by a slow wave: lines run top to bottom
    wander = 26.0 * _noise(rng, 5, side) + 3.0 * _noise(rng, 23, side)
    profile = (
        0.52 * _noise(rng, 14, 2 * side)
        + 0.30 * _noise(rng, 90, 2 * side)
        + 0.18 * _noise(rng, 420, 2 * side)
    )
    columns = np.arange(side, dtype=np.float32)
    lean = 0.05 * columns
    shift = wander[:, None] * (0.55 + 0.45 * _noise(rng, 4, side)[None, :]) + lean[:, None]
    grain = np.interp(columns[None, :] + shift + 40.0, np.arange(2 * side), profile)
    fibre = np.repeat(rng.random((side // 8, side), np.float32), 8, axis=0)
    grain = np.clip((grain - 0.30) * 1.9, 0.0, 1.0) * 0.9 + 0.10 * fibre
    low, high = np.array(board.ground, np.float32)
    colors = low + (high - low) * grain[:, :, None].astype(np.float32)
    pixels = np.empty((side, side, 4), np.uint8)
    pixels[:, :, 0], pixels[:, :, 1], pixels[:, :, 2] = (
        colors[:, :, 2],
        colors[:, :, 1],
        colors[:, :, 0],
    )
    pixels[:, :, 3] = 255
    image = QImage(pixels.data, side, side, 4 * side, QImage.Format.Format_RGB32)
    return image.copy()  # the copy outlives the array


def board_pixmap(
    geometry: BoardGeometry,
    width: int,
    height: int,
    ratio: float,
    coordinates: str,
    surround: QColor,
    board: BoardLook,
    font: QFont,
) -> QPixmap:
    """Surround, shadow, board, lines and coordinates in one pixmap of `width` x `height`.

    `coordinates` is the style of `BoardScene.coordinate_style`; "" for none.
    """
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(surround)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _shadow(painter, geometry.wood, theme.current() == "dark")
    if board.has_grain:
        painter.drawImage(geometry.wood, wood_image(board))
    else:
        painter.fillRect(geometry.wood, board.middle())
    _edges(painter, geometry.wood, board)
    paint_lines(painter, geometry, board)
    if coordinates:
        paint_coordinates(painter, geometry, coordinates, font, board)
    painter.end()
    return pixmap


def _shadow(painter: QPainter, wood: QRectF, dark: bool) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for spread in range(10, 0, -1):
        shade = QColor(0, 0, 0, 9 if dark else 5)
        painter.setBrush(shade)
        grown = wood.adjusted(-spread * 0.6, -spread * 0.3, spread * 0.6, spread * 1.1)
        painter.drawRoundedRect(grown, spread, spread)


def _edges(painter: QPainter, wood: QRectF, board: BoardLook) -> None:
    """Paint light from the upper left and a thin beveled rim, or a line around a flat board."""
    if not board.light:
        rim = QColor(board.line)
        rim.setAlpha(110)
        painter.setPen(QPen(rim, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(wood.adjusted(0.5, 0.5, -0.5, -0.5))
        return
    painter.save()
    painter.setOpacity(board.light)
    light = QLinearGradient(wood.topLeft(), wood.bottomRight())
    light.setColorAt(0.0, QColor(255, 244, 214, 46))
    light.setColorAt(0.5, QColor(255, 244, 214, 0))
    light.setColorAt(1.0, QColor(70, 40, 8, 40))
    painter.fillRect(wood, light)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 240, 205, 110), 1.0))
    painter.drawLine(wood.topLeft(), wood.topRight())
    painter.drawLine(wood.topLeft(), wood.bottomLeft())
    painter.setPen(QPen(QColor(90, 55, 15, 120), 1.0))
    painter.drawLine(wood.bottomLeft(), wood.bottomRight())
    painter.drawLine(wood.topRight(), wood.bottomRight())
    painter.restore()


def paint_lines(painter: QPainter, geometry: BoardGeometry, board: BoardLook) -> None:
    """Paint lines and star points."""
    ink = board.line
    ratio = painter.device().devicePixelRatioF()
    shape = geometry.shape
    first, end = geometry.at(0, 0), geometry.at(shape.rows - 1, shape.columns - 1)
    inner = max(1, round(geometry.cell * ratio / 42.0))
    if geometry.cell * ratio < SMALL:
        inner = 0
    for i in range(geometry.size):
        at = geometry.at(i, i)
        # filled on whole device pixels: every line is equally dark
        if i < shape.rows:
            thick, before = _thickness(inner, i, shape.rows, ratio)
            length = end.x() - first.x() + thick
            painter.fillRect(QRectF(first.x() - before, at.y() - before, length, thick), ink)
        if i < shape.columns:
            thick, before = _thickness(inner, i, shape.columns, ratio)
            length = end.y() - first.y() + thick
            painter.fillRect(QRectF(at.x() - before, first.y() - before, thick, length), ink)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(board.star)
    least = min(2.2, 0.2 * geometry.cell)
    radius = max(least, geometry.cell * 0.075 if geometry.size > 13 else geometry.cell * 0.055)
    for point in star_points(shape):
        painter.drawEllipse(geometry.center(point), radius, radius)


def _thickness(inner: int, line: int, lines: int, ratio: float) -> tuple[float, float]:
    """Return the thickness of a line, and the part of it before its middle [logical pixels].

    `inner` is that of lines inside the board [device pixels]; 0 makes all lines fine and soft.
    """
    if not inner:
        return FINE / ratio, FINE / (2.0 * ratio)
    pixels = inner if 0 < line < lines - 1 else max(inner + 1, round(1.7 * inner))
    return pixels / ratio, (pixels // 2) / ratio


def coordinate_texts(style: str, shape: BoardShape) -> tuple[list[str], list[str]]:
    """Return the texts at the columns, from the left, and at the rows, from the top."""
    columns, rows = range(shape.columns), range(shape.rows)
    if style == "1-1":
        return [str(i + 1) for i in columns], [str(i + 1) for i in rows]
    if style == "edge":
        across = [str(min(i + 1, shape.columns - i)) for i in columns]
        return across, [str(min(i + 1, shape.rows - i)) for i in rows]
    return list(COLUMN_LETTERS[: shape.columns]), [str(shape.rows - i) for i in rows]


def paint_coordinates(
    painter: QPainter, geometry: BoardGeometry, style: str, font: QFont, board: BoardLook
) -> None:
    """Paint the names of columns and rows in a style of `coordinate_texts`."""
    text_font = QFont(font)
    text_font.setPixelSize(max(8, min(round(geometry.cell * 0.30), 17)))
    text_font.setWeight(QFont.Weight.Medium)
    painter.setFont(text_font)
    painter.setPen(board.text)
    cell, shape, wood = geometry.cell, geometry.shape, geometry.wood
    center = Qt.AlignmentFlag.AlignCenter
    band = geometry.left - wood.left() - 0.46 * cell
    columns, rows = coordinate_texts(style, shape)
    for i in range(shape.columns):
        at = geometry.at(0, i)
        for y in (wood.top(), wood.bottom() - band):
            box = QRectF(at.x() - cell, y, 2 * cell, band)
            painter.drawText(box, center, columns[i])
    for i in range(shape.rows):
        at = QPointF(wood.left(), geometry.at(i, 0).y())
        for x in (wood.left(), wood.right() - band):
            painter.drawText(QRectF(x, at.y() - cell, band, 2 * cell), center, rows[i])
