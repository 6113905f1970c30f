"""The board with its strips: players above and komi below, as wide as the wood."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sai_studio.board.board_view import AIR, BoardView

__all__ = ["BoardArea"]

MIN_STRIP: int = 400
"""Width that the strips keep when the board is narrower [pixels]."""


class BoardArea(QWidget):
    """Gives the board all the height that the strips leave, and the strips the board's width."""

    def __init__(
        self, board: BoardView, above: QWidget, below: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._board, self._above, self._below = board, above, below
        for widget in (board, above, below):
            widget.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        strips = self._above.sizeHint().height() + self._below.sizeHint().height()
        return QSize(320, 240 + strips)

    def resizeEvent(self, event: QResizeEvent) -> None:
        width, height = self.width(), self.height()
        top, bottom = self._above.sizeHint().height(), self._below.sizeHint().height()
        self._board.setGeometry(0, top, width, height - top - bottom)
        wood = min(width, height - top - bottom) - 2 * round(AIR)
        strip = min(width, max(wood, MIN_STRIP))
        left = (width - strip) // 2
        self._above.setGeometry(left, 0, strip, top)
        self._below.setGeometry(left, height - bottom, strip, bottom)
