"""Above the board while something is looked for: a move number, or words in the comments."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from engine.api.record import GameNode
from sai_studio.model.session.cursor import Cursor
from sai_studio.model.session.session import Session
from sai_studio.shared import theme
from sai_studio.shared.keys import keeps_key
from sai_studio.shared.widgets.labels import plain_label

__all__ = ["FindBar", "found_nodes"]

_OWN_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


def found_nodes(cursor: Cursor, text: str) -> list[GameNode]:
    """The node of the line with that move number, and all nodes whose comment holds the text."""
    wanted = text.strip().casefold()
    if not wanted:
        return []
    found = [n for n in cursor.record.nodes() if n.comment and wanted in n.comment.casefold()]
    if wanted.isdecimal():
        numbered = [n for n in cursor.line if n.number == int(wanted)][-1:]
        found = [*numbered, *(n for n in found if n not in numbered)]
    return found


class _Field(QLineEdit):
    """Keeps Return and Escape from the window's shortcuts.

    Signals
    -------
    stepped
        Return: 1 for the next, -1 (with Shift) for the one before.
    left
        Escape.
    """

    stepped = Signal(int)
    left = Signal()

    def event(self, event: QEvent) -> bool:
        return keeps_key(event, _OWN_KEYS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _OWN_KEYS:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(-1 if shift else 1)
        else:
            super().keyPressEvent(event)


class FindBar(QWidget):
    """A field; Return goes from place to place, Escape closes it.

    Signals
    -------
    changed
        It was shown or hidden.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cursor = session.cursor
        self.field = _Field(self)
        self.field.setPlaceholderText("Move number, or words of a comment")
        self.field.setClearButtonEnabled(True)
        self.field.setAccessibleName("Find")
        self.told = plain_label(parent=self)
        close = QToolButton(self)
        close.setText("\u2715")
        close.setToolTip("Close (Esc)")
        close.setAutoRaise(True)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.clicked.connect(self.leave)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 4, 4)
        row.setSpacing(theme.SPACE)
        row.addWidget(plain_label("Find", self))
        row.addWidget(self.field, 1)
        row.addWidget(self.told)
        row.addWidget(close)
        self.field.textChanged.connect(self._count)
        self.field.stepped.connect(self.step)
        self.field.left.connect(self.leave)
        session.cursor.record_changed.connect(self._count)
        session.edits.tree_changed.connect(self._count)
        theme.changed.connect(self.changed)
        self.hide()

    def open(self) -> None:
        """Show the bar, ready to type."""
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
        """Go to the next place (1) or the one before (-1), around the end."""
        cursor = self._cursor
        text = self.field.text().strip()
        found = found_nodes(self._cursor, text)
        if not found:
            return
        here = cursor.node
        if here in found:
            place = (found.index(here) + step) % len(found)
        elif text.isdecimal():
            place = 0
        else:
            order = {node: place for place, node in enumerate(cursor.record.nodes())}
            later = sum(order[node] < order[here] for node in found)
            place = (later if step > 0 else later - 1) % len(found)
        cursor.go_to(found[place])
        self.told.setText(f"{place + 1} of {len(found)}")

    def _count(self) -> None:
        if self.isHidden():
            return
        text = self.field.text().strip()
        count = len(found_nodes(self._cursor, text))
        self.told.setText("" if not text else f"{count} found" if count else "Nothing found")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.color("border"))
        painter.setBrush(theme.color("raised"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.end()
