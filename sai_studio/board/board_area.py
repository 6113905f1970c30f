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
    """Gives the board all the height that the strips leave, and the strips the board's width.

    Parameters
    ----------
    above, below
        The strips.
    cover
        Lies over the upper strip while it is visible, so that the board keeps its size.
    """

    def __init__(
        self,
        board: BoardView,
        above: QWidget,
        below: QWidget,
        cover: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._board, self._above, self._below, self._cover = board, above, below, cover
        for widget in (board, above, below, cover):
            shown = not widget.isHidden()
            widget.setParent(self)
            widget.setVisible(shown)
        cover.raise_()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        strips = self.strip_height + self._below.sizeHint().height()
        return QSize(320, 240 + strips)

    @property
    def strip_height(self) -> int:
        """Height of the upper strip [pixels]."""
        return self._above.sizeHint().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        width, height = self.width(), self.height()
        top, bottom = self.strip_height, self._below.sizeHint().height()
        self._board.setGeometry(0, top, width, height - top - bottom)
        wood = min(width, height - top - bottom) - 2 * round(AIR)
        strip = min(width, max(wood, MIN_STRIP))
        left = (width - strip) // 2
        self._above.setGeometry(left, 0, strip, top)
        self._cover.setGeometry(left, 0, strip, top)
        self._below.setGeometry(left, height - bottom, strip, bottom)
