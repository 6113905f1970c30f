"""The bar that finds move numbers, words in comments and annotations."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from engine.base.translation import tr
from engine.record.game_node import GameNode
from sai_studio.kit import theme
from sai_studio.kit.input_events import keeps_key
from sai_studio.kit.painting import smooth_painter
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.session.annotations import remarks_text
from sai_studio.session.cursor import Cursor
from sai_studio.session.session import Session

_OWN_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


def find_nodes(cursor: Cursor, text: str) -> list[GameNode]:
    """Return the node with that move number, and the nodes whose remarks contain the text.

    Remarks are the comment, the name and the annotations in words, such as "hotspot".
    """
    query = text.strip().casefold()
    if not query:
        return []
    nodes = [n for n in cursor.record.nodes() if _says(n, query)]
    if query.isdecimal():
        numbered = [n for n in cursor.line if n.number == int(query)][-1:]
        nodes = [*numbered, *(n for n in nodes if n not in numbered)]
    return nodes


def _says(node: GameNode, query: str) -> bool:
    """Whether the comment, the name or the annotations of a node contain a text."""
    if query in node.comment.casefold() or query in node.name.casefold():
        return True
    return bool(node.annotations) and query in remarks_text(node).casefold()


class _Field(QLineEdit):
    """Line edit that handles Return and Escape itself, before the window's shortcuts.

    Signals
    -------
    stepped
        Return was pressed: 1 (next), or -1 with Shift (previous).
    closed
        Escape was pressed.
    """

    stepped = Signal(int)
    closed = Signal()

    def event(self, event: QEvent) -> bool:
        return keeps_key(event, _OWN_KEYS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in _OWN_KEYS:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(-1 if shift else 1)
        else:
            super().keyPressEvent(event)


class FindBar(QWidget):
    """Search field above the board; Return goes to the next match, Escape closes the bar.

    Signals
    -------
    changed
        The bar was shown or hidden.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cursor = session.cursor
        self.field = _Field(self)
        self.field.setPlaceholderText(tr("Move number, words of a comment, or annotation: hotspot"))
        self.field.setClearButtonEnabled(True)
        self.field.setAccessibleName(tr("Find"))
        self.matches = plain_label(parent=self)
        close = QToolButton(self)
        close.setText("\u2715")
        close.setToolTip(tr("Close (Esc)"))
        close.setAutoRaise(True)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.clicked.connect(self.leave)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 4, 4)
        row.setSpacing(theme.SPACE)
        row.addWidget(plain_label(tr("Find"), self))
        row.addWidget(self.field, 1)
        row.addWidget(self.matches)
        row.addWidget(close)
        self.field.textChanged.connect(self._count)
        self.field.stepped.connect(self.step)
        self.field.closed.connect(self.leave)
        session.cursor.record_changed.connect(self._count)
        session.edits.tree_changed.connect(self._count)
        theme.changed.connect(self.changed)
        self.hide()

    def open(self) -> None:
        """Show the bar and select its text."""
        self.show()
        self.changed.emit()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self._count()

    def leave(self) -> None:
        """Hide the bar."""
        self.hide()
        self.changed.emit()

    def step(self, step: int) -> None:
        """Go to the next (1) or previous (-1) match, wrapping around."""
        cursor = self._cursor
        text = self.field.text().strip()
        matches = find_nodes(self._cursor, text)
        if not matches:
            return
        here = cursor.node
        if here in matches:
            place = (matches.index(here) + step) % len(matches)
        elif text.isdecimal():
            place = 0
        else:
            order = {node: place for place, node in enumerate(cursor.record.nodes())}
            later = sum(order[node] < order[here] for node in matches)
            place = (later if step > 0 else later - 1) % len(matches)
        cursor.go_to(matches[place])
        self.matches.setText(tr("{place} of {matches}", place=place + 1, matches=len(matches)))

    def _count(self) -> None:
        if self.isHidden():
            return
        text = self.field.text().strip()
        count = len(find_nodes(self._cursor, text))
        self.matches.setText(
            ""
            if not text
            else tr("{matches} found", matches=count)
            if count
            else tr("Nothing found")
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setPen(theme.color("border"))
        painter.setBrush(theme.color("raised"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.end()
