"""Layout of the board: messages and players above, sentence and komi below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sai_studio.shared import theme
from sai_studio.shared.widgets.message_bar import MessageBar
from sai_studio.views.board.board_view import AIR, BoardView
from sai_studio.views.board.find_bar import FindBar

__all__ = ["BoardArea"]

MIN_STRIP: int = 560
"""Width that the strips keep when the board is narrower [pixels]."""
EDGE: int = theme.SPACE // 2
"""Space around a message with a row of its own [pixels]."""


class BoardArea(QWidget):
    """Gives the board the height that the strips leave, and the strips the board's width.

    A message never covers the board. A short one covers the upper strip, so that nothing moves;
    a longer one, or one with buttons, gets its own row.

    Parameters
    ----------
    sentence
        Line directly below the board.
    cover
        Covers the strip `above` while visible, so that the board keeps its size.
    message, find
        Bars shown above the strips.
    """

    def __init__(
        self,
        board: BoardView,
        above: QWidget,
        sentence: QWidget,
        below: QWidget,
        cover: QWidget,
        message: MessageBar,
        find: FindBar,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._board, self._above, self._sentence, self._below = board, above, sentence, below
        self._cover, self._message, self._find = cover, message, find
        self._message_height = 0
        """Height of the last message that did not cover the strip."""
        for widget in (board, above, sentence, below, cover, message, find):
            shown = not widget.isHidden()
            widget.setParent(self)
            widget.setVisible(shown)
        cover.installEventFilter(self)
        cover.raise_()
        message.raise_()
        message.changed.connect(self._arrange)
        find.changed.connect(self._find_changed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        strips = sum(w.sizeHint().height() for w in (self._above, self._sentence, self._below))
        return QSize(320, 240 + strips)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._arrange()  # a short message moves out of the way of the cover
        return super().eventFilter(watched, event)

    def _find_changed(self) -> None:
        self._arrange()
        if self._find.isHidden():
            self._board.setFocus()  # arrow keys navigate the game again

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        strip_height, bottom = self._above.sizeHint().height(), self._below.sizeHint().height()
        line = self._sentence.sizeHint().height()
        message = self._message
        row, inner = 0, width - 2 * EDGE
        fits = message.width_of_line() <= inner
        passing = fits and not message.buttons and self._cover.isHidden()
        passing = passing and not message.covers_another  # whose place it takes: nothing moves
        if not message.isHidden() and not passing:
            needed = message.height_for(inner)
            if message.covers_another:
                needed = max(needed, self._message_height)
            self._message_height = needed
            message.setGeometry(EDGE, row, inner, needed)
            row += needed + EDGE
        if not self._find.isHidden():
            needed = self._find.sizeHint().height()
            self._find.setGeometry(EDGE, row, inner, needed)
            row += needed + EDGE
        top = row + strip_height
        room = height - top - line - bottom
        self._board.setGeometry(0, top, width, room)
        self._sentence.setGeometry(EDGE, top + room, inner, line)
        wood = min(width, room) - 2 * round(AIR)
        strip = min(inner, max(wood, MIN_STRIP))
        left = (width - strip) // 2
        self._above.setGeometry(left, row, strip, strip_height)
        self._cover.setGeometry(left, row, strip, strip_height)
        self._below.setGeometry(left, height - bottom, strip, bottom)
        if passing:
            wide = max(strip, min(message.width_of_line(), inner))
            message.setGeometry((width - wide) // 2, row, wide, strip_height)
