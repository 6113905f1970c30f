"""A position at thumbnail size."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from sai_studio.shared import theme
from sai_studio.shared.painting import smooth_painter
from sai_studio.views.board.board_looks import BoardLook, look
from sai_studio.views.board.stones import stone_pixmap
from sai_studio.views.board.wood import wood_image


@lru_cache(maxsize=32)
def _ground(size: int, side: int, ratio: float, board: BoardLook) -> QPixmap:
    """Return board and lines of a board `side` logical pixels wide."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if board.has_grain:
        painter.drawImage(QRectF(0, 0, side, side), wood_image(board))
    else:
        painter.fillRect(QRectF(0, 0, side, side), board.middle())
    cell = side / size
    painter.setPen(QPen(board.line, max(0.6, cell * 0.03)))
    for i in range(size):
        at = (i + 0.5) * cell
        painter.drawLine(QPointF(cell / 2, at), QPointF(side - cell / 2, at))
        painter.drawLine(QPointF(at, cell / 2), QPointF(at, side - cell / 2))
    painter.end()
    return pixmap


def paint_small_board(
    painter: QPainter,
    at: QPointF,
    side: int,
    stones: NDArray[np.int8],
    last_move: int | None,
    ratio: float,
) -> None:
    """Paint a position at thumbnail size.

    Parameters
    ----------
    at, side
        Upper left corner and width [logical pixels].
    stones : int8[N]
    last_move
        Point that gets a mark; None or N: no mark.
    ratio
        Device pixels per logical pixel.
    """
    size = round(len(stones) ** 0.5)
    painter.drawPixmap(at, _ground(size, side, ratio, look()))
    cell = side / size
    pixels = max(int(cell), 2)
    for point in np.flatnonzero(stones).tolist():
        row, column = divmod(point, size)
        center = QPointF(at.x() + (column + 0.5) * cell, at.y() + (row + 0.5) * cell)
        black = int(stones[point]) > 0
        half = pixels / 2
        picture = stone_pixmap(black, 0, pixels, ratio)
        painter.drawPixmap(QPointF(center.x() - half, center.y() - half), picture)
        if point == last_move:
            painter.setPen(QPen(QColor(235, 235, 235) if black else QColor(30, 30, 30), 1.3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(center, cell * 0.2, cell * 0.2)


class SmallBoard(QWidget):
    """Widget that shows one position as large as possible."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stones: NDArray[np.int8] | None = None
        self._last: int | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumSize(140, 140)
        theme.changed.connect(self.update)

    def show_position(self, stones: NDArray[np.int8] | None, last_move: int | None) -> None:
        """Show another position; None shows nothing."""
        self._stones, self._last = stones, last_move
        self.update()

    def heightForWidth(self, width: int) -> int:
        return width

    def sizeHint(self) -> QSize:
        return QSize(240, 240)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._stones is None:
            return
        painter = smooth_painter(self)
        side = min(self.width(), self.height())
        left = (self.width() - side) / 2
        paint_small_board(
            painter, QPointF(left, 0), side, self._stones, self._last, self.devicePixelRatioF()
        )
