"""The dialog with the newest part of the program's log."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QDesktopServices,
    QFontDatabase,
    QGuiApplication,
    QKeySequence,
    QShortcut,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QWidget

from engine.base.translation import tr
from sai_studio.kit.log import log_text
from sai_studio.kit.widgets.dialogs import PlainDialog
from sai_studio.kit.widgets.fields import search_field

EMPTY = tr("The log is empty.")


class LogDialog(PlainDialog):
    """Log viewer with search, and buttons to copy, refresh and open the folder."""

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(tr("Log"), "", parent)
        self._folder = folder
        self.text = self.listing("")
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(tr("Log"))
        self.words = search_field(tr("Find in the log"), self)
        self.words.setAccessibleName(tr("Find in the log"))
        self.words.returnPressed.connect(self.find_earlier)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.words.setFocus)
        action = QDialogButtonBox.ButtonRole.ActionRole
        for label, handler in (
            (tr("&Refresh"), self.read),
            (tr("&Copy"), self._copy),
            (tr("Open &folder"), self._open_folder),
        ):
            button = self.buttons.addButton(label, action)
            button.setAutoDefault(False)
            button.clicked.connect(handler)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        self.lay_out(self.words, (self.text, 1), size=(860, 520), margins=(16, 12, 16, 12))
        self.read()

    def read(self) -> None:
        """Read the log again and scroll to its end."""
        self.text.setPlainText(log_text(self._folder) or EMPTY)
        self.text.moveCursor(QTextCursor.MoveOperation.End)
        self.text.moveCursor(QTextCursor.MoveOperation.StartOfLine)

    def find_earlier(self) -> bool:
        """Select the match before the cursor, else the last one; False if there is none."""
        words, backward = self.words.text(), QTextDocument.FindFlag.FindBackward
        if not words or self.text.find(words, backward):
            return bool(words)
        before = self.text.textCursor()
        self.text.moveCursor(QTextCursor.MoveOperation.End)
        if self.text.find(words, backward):
            return True
        self.text.setTextCursor(before)
        return False

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
