"""The console of an engine: its input and output, and a field to type commands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QHideEvent,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton, QWidget

from engine.base.translation import tr
from engine.games.programs.analysis_client import Console
from sai_studio.kit import theme
from sai_studio.kit.widgets.layouts import column, row

MOST_LINES: Final = 1000
LINES_AT_ONCE: Final = 100
"""Lines added at once; more would block the window."""
TICK_MS: Final = 200
ROLES: Final = {"in": "accent", "out": "text", "error": "amber", "note": "muted"}
MARKS: Final = {"in": "> ", "out": "", "error": "! ", "note": "\u2013 "}


class ConsoleView(QWidget):
    """Shows a console while it is visible.

    Signals
    -------
    typed
        A command to send.
    """

    typed = Signal(str)

    def __init__(self, console: Console, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._console = console
        self._number = 0
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setMaximumBlockCount(MOST_LINES)
        self.text.setUndoRedoEnabled(False)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(tr("Console"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setPlaceholderText(tr("Input and output of the engine"))
        self.line = QLineEdit()
        self.line.setAccessibleName(tr("Command to the engine"))
        self.line.setPlaceholderText(tr("Command to the engine in use, e.g. showboard"))
        self.send = QPushButton(tr("Send"))
        space = theme.SPACE
        entry = row((self.line, 1), self.send, margins=(space, space, space, space))
        column((self.text, 1), entry, within=self, spacing=0)
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.refresh)
        self.line.returnPressed.connect(self._type)
        self.send.clicked.connect(self._type)
        theme.changed.connect(self._rewrite)

    def refresh(self) -> None:
        """Add the lines since the last time."""
        news = self._console.after(self._number)[:LINES_AT_ONCE]
        if not news:
            return
        self._number = news[-1][0]
        bar = self.text.verticalScrollBar()
        follow = bar.value() >= bar.maximum() - 2
        cursor = QTextCursor(self.text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for _number, way, line in news:
            form = QTextCharFormat()
            form.setForeground(QColor(theme.color(ROLES[way])))
            if not self.text.document().isEmpty():
                cursor.insertBlock()
            cursor.insertText(f"{MARKS[way]}{line}", form)
        cursor.endEditBlock()
        if follow:
            bar.setValue(bar.maximum())

    def _rewrite(self) -> None:
        """Write all lines again in the colors of the theme."""
        self.text.clear()
        self._number = 0
        if self.isVisible():
            self.refresh()

    def _type(self) -> None:
        text = self.line.text().strip()
        if text:
            self.typed.emit(text)
            self.line.clear()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._timer.start()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)
