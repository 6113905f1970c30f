"""Layout of the board: messages and players above, sentence and komi below."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sai_studio.kit import theme
from sai_studio.kit.widgets.message_bar import MessageBar
from sai_studio.review.board.board_view import AIR, BoardView
from sai_studio.review.board.find_bar import FindBar

MIN_STRIP: int = 560
"""Width that the strips keep when the board is narrower [pixels]."""
MOST_ROWS: int = 2
"""Rows of which a message takes the height at most; a longer text is cut, see `MessageBar`."""
EDGE: int = theme.SPACE // 2
"""Space around a message with a row of its own [pixels]."""


class BoardArea(QWidget):
    """Gives the board the height that the strips leave, and the strips the board's width.

    Messages and the search for a move share a row that is always there, so that the board keeps its
    size and place when they come and go. A message never covers anything: one that needs more than
    the row, or comes during a search, gets its own room, and the board is lower meanwhile.

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
        for widget in (board, above, sentence, below, cover, message, find):
            shown = not widget.isHidden()
            widget.setParent(self)
            widget.setVisible(shown)
        cover.raise_()
        message.changed.connect(self._arrange)
        find.changed.connect(self._find_changed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        strips = sum(w.sizeHint().height() for w in (self._above, self._sentence, self._below))
        return QSize(320, 240 + strips + self._row_height())

    def _row_height(self) -> int:
        """Return the height of the row of messages [pixels]."""
        return max(self._message.row_height(), self._find.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _find_changed(self) -> None:
        self._arrange()
        if self._find.isHidden():
            self._board.setFocus()  # arrow keys navigate the game again

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        strip_height, bottom = self._above.sizeHint().height(), self._below.sizeHint().height()
        line, row, inner = self._sentence.sizeHint().height(), self._row_height(), width - 2 * EDGE
        search = 0 if self._find.isHidden() else row
        message = 0 if self._message.isHidden() else self._message.height_for(inner)
        message = min(message, MOST_ROWS * row)
        self._find.setGeometry(EDGE, 0, inner, row)
        self._message.setGeometry(EDGE, search, inner, message)
        row = max(row, search + message)
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
