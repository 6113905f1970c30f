"""The board with its strips: message and players above, komi below, as wide as the wood."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sai_studio.board.board_view import AIR, BoardView
from sai_studio.widgets import theme
from sai_studio.widgets.message_bar import MessageBar

__all__ = ["BoardArea"]

MIN_STRIP: int = 400
"""Width that the strips keep when the board is narrower [pixels]."""
EDGE: int = theme.SPACE // 2
"""Space around a message with a row of its own [pixels]."""


class BoardArea(QWidget):
    """Gives the board all the height that the strips leave, and the strips the board's width.

    A message never lies over the board. A short one takes the place of the upper strip, so that
    nothing moves while it passes; a longer one, or one with buttons, gets a row of its own.

    Parameters
    ----------
    above, below
        The strips.
    cover
        Lies over the upper strip while it is visible, so that the board keeps its size.
    message
        The message bar.
    """

    def __init__(
        self,
        board: BoardView,
        above: QWidget,
        below: QWidget,
        cover: QWidget,
        message: MessageBar,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._board, self._above, self._below, self._cover = board, above, below, cover
        self._message = message
        for widget in (board, above, below, cover, message):
            shown = not widget.isHidden()
            widget.setParent(self)
            widget.setVisible(shown)
        cover.raise_()
        message.raise_()
        message.changed.connect(self._arrange)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        strips = self._above.sizeHint().height() + self._below.sizeHint().height()
        return QSize(320, 240 + strips)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        strip_height, bottom = self._above.sizeHint().height(), self._below.sizeHint().height()
        message = self._message
        row = 0
        fits = message.width_of_line() <= width - 2 * EDGE
        passing = fits and not message.buttons and self._cover.isHidden()
        if not message.isHidden() and not passing:
            row = message.height_for(width - 2 * EDGE) + EDGE
            message.setGeometry(EDGE, 0, width - 2 * EDGE, row - EDGE)
        top = row + strip_height
        self._board.setGeometry(0, top, width, height - top - bottom)
        wood = min(width, height - top - bottom) - 2 * round(AIR)
        strip = min(width, max(wood, MIN_STRIP))
        left = (width - strip) // 2
        self._above.setGeometry(left, row, strip, strip_height)
        self._cover.setGeometry(left, row, strip, strip_height)
        self._below.setGeometry(left, height - bottom, strip, bottom)
        if passing:
            wide = max(strip, min(message.width_of_line(), width - 2 * EDGE))
            message.setGeometry((width - wide) // 2, 0, wide, strip_height)
