"""The small board of the studied position, on which best moves are marked."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.base.translation import tr
from sai_studio.shared import theme
from sai_studio.shared.painting import smooth_painter
from sai_studio.views.board.small_board import paint_small_board
from sai_studio.windows.study.positions import StudiedPosition


class PositionBoard(QWidget):
    """Board with rings on the best moves.

    Parameters
    ----------
    name
        Name for screen readers.
    is_edited
        Whether best moves are marked by clicks.

    Signals
    -------
    clicked
        An empty point was clicked.
    """

    clicked = Signal(int)

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        name: str = "",
        is_edited: bool = True,
    ) -> None:
        super().__init__(parent)
        self._is_edited = is_edited
        self._ownership: NDArray[np.float32] | None = None
        self._position: StudiedPosition | None = None
        self._best: tuple[int, ...] = ()
        self._moves: dict[int, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name or tr("Studied position"))
        if is_edited:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setToolTip(tr("Click a point to mark it as a best move, or not"))
        theme.changed.connect(self.update)

    def show_position(self, position: StudiedPosition, best: tuple[int, ...]) -> None:
        """Show another position, or other best moves."""
        if position is not self._position or best != self._best:
            self._position, self._best = position, best
            self.update()

    def show_moves(self, moves: dict[int, str]) -> None:
        """Show other moves, each with a short text; a pass is left out."""
        if moves != self._moves:
            self._moves = moves
            self.update()

    def show_ownership(self, ownership: NDArray[np.float32] | None) -> None:
        """Show who is expected to own each point: float32[N], +1 Black, -1 White; None hides it."""
        self._ownership = ownership
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(196, 196)

    @property
    def _corner(self) -> tuple[float, float, int]:
        side = min(self.width(), self.height())
        return (self.width() - side) / 2, (self.height() - side) / 2, side

    def center_of(self, point: int) -> QPointF:
        """Return the center of a point [px]."""
        assert self._position is not None
        left, top, side = self._corner
        cell = side / self._position.size
        row, column = divmod(point, self._position.size)
        return QPointF(left + (column + 0.5) * cell, top + (row + 0.5) * cell)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._is_edited or self._position is None:
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        left, top, side = self._corner
        size = self._position.size
        cell = side / size
        column = int((event.position().x() - left) // cell)
        row = int((event.position().y() - top) // cell)
        if 0 <= row < size and 0 <= column < size:
            point = row * size + column
            if not self._position.board.color_at(point):
                self.clicked.emit(point)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._position is None:
            return
        painter = smooth_painter(self)
        left, top, side = self._corner
        board = self._position.board
        corner, ratio = QPointF(left, top), self.devicePixelRatioF()
        paint_small_board(painter, corner, side, board.stones, board.last_move, ratio)
        cell = side / board.size
        if self._ownership is not None and len(self._ownership) == board.size**2:
            self._paint_ownership(painter, self._ownership, cell)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for point in self._best:
            if point < board.size**2:
                painter.setPen(QPen(theme.color("accent"), max(1.6, cell * 0.09)))
                painter.drawEllipse(self.center_of(point), cell * 0.3, cell * 0.3)
        for point, text in self._moves.items():
            if point < board.size**2:
                self._paint_move(painter, point, text, cell)

    def _paint_ownership(
        self, painter: QPainter, ownership: NDArray[np.float32], cell: float
    ) -> None:
        """Paint a square on each point, the larger the surer it is."""
        painter.setPen(Qt.PenStyle.NoPen)
        for point, value in enumerate(ownership.tolist()):
            half = 0.3 * cell * abs(value)
            shade = 20 if value > 0.0 else 240
            painter.setBrush(QColor(shade, shade, shade, 150))
            center = self.center_of(point)
            painter.drawRect(QRectF(center.x() - half, center.y() - half, 2 * half, 2 * half))

    def _paint_move(self, painter: QPainter, point: int, text: str, cell: float) -> None:
        """Paint a disc with a text, which may be wider than the disc."""
        radius, center = max(cell * 0.44, 7.0), self.center_of(point)
        font = self.font()
        font.setPixelSize(max(round(radius * 0.95), 8))
        painter.setFont(font)
        width = max(2 * radius, painter.fontMetrics().horizontalAdvance(text) + radius)
        box = QRectF(center.x() - width / 2, center.y() - radius, width, 2 * radius)
        box.moveLeft(min(max(box.left(), 0.0), self.width() - width))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent"))
        painter.drawRoundedRect(box, radius, radius)
        painter.setPen(theme.color("panel"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
