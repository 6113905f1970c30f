"""Shows the newest part of the program's log as plain text."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QDesktopServices,
    QFontDatabase,
    QGuiApplication,
    QKeySequence,
    QShortcut,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from sai_studio.shared.log import log_text

__all__ = ["LogDialog"]

EMPTY = "The log is empty."


class LogDialog(QDialog):
    """The newest part of the log, with buttons to copy it, read it again and open its folder."""

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self.setWindowTitle("Log")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName("Log")
        self.words = QLineEdit(self)
        self.words.setPlaceholderText("Find in the log")
        self.words.setAccessibleName("Find in the log")
        self.words.setClearButtonEnabled(True)
        self.words.returnPressed.connect(self.find_earlier)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.words.setFocus)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        action = QDialogButtonBox.ButtonRole.ActionRole
        for label, handler in (
            ("&Refresh", self.read),
            ("&Copy", self._copy),
            ("Open &folder", self._open_folder),
        ):
            button = buttons.addButton(label, action)
            button.setAutoDefault(False)
            button.clicked.connect(handler)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.words, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.addLayout(row)
        layout.addWidget(self.text, 1)
        layout.addWidget(buttons)
        self.resize(860, 520)
        self.read()

    def read(self) -> None:
        """Show the log as it is now, scrolled to its end."""
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
