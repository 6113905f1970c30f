"""The sheet of keys and mouse actions, made from the commands; a search field narrows it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from sai_studio.actions import COMMANDS, MENUS, SEPARATOR, SUBMENU
from sai_studio.widgets import theme

__all__ = ["ShortcutsDialog", "shortcut_rows"]

MOUSE: Final = (
    ("Click", "Play a move, or do what the chosen tool does"),
    ("Wheel", "Back and forward; over a candidate: through its variation"),
    ("Ctrl+wheel over the timeline", "Zoom in and out; a double click shows the whole game"),
    ("Hover over a candidate", "Show its variation and its winrate curve"),
    ("Shift+click or middle click", "Keep the variation of a candidate as a branch"),
    ("Right click", "Menu of the point"),
    ("G, then drag over the board", "Search only moves on those points; Esc: all again"),
    ("Drag the line in the komi curve", "Read everything at another komi"),
    ("Click or drag in a chart of a run", "Show that generation in all charts"),
    ("Double click on a board of a run", "Open that self-play game"),
    ("Click on the board of a study", "Say that a move is best, or that it is not"),
    ("Hover over a curve of a study", "Tell its network and what it says at that komi"),
)


def shortcut_rows() -> list[tuple[str, str, str]]:
    """Menu, command and keys of everything that has keys, in the order of the menus."""
    rows = []
    for title, entries in MENUS:
        for entry in entries:
            if entry == SEPARATOR or entry.startswith(SUBMENU):
                continue
            command = COMMANDS[entry]
            if command.keys:
                native = QKeySequence.SequenceFormat.NativeText
                keys = ", ".join(QKeySequence(k).toString(native) for k in command.keys)
                rows.append((title.replace("&", ""), command.plain_text, keys))
    place = max(i for i, row in enumerate(rows) if row[0] == "Analyze") + 1
    rows.insert(place, ("Analyze", "Play candidate 1 to 9", "1 \u2026 9"))
    return rows


class ShortcutsDialog(QDialog):
    """Keys and mouse in one searchable sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keys and mouse")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText("Search")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._fill)
        self.sheet = QTextBrowser(self)
        self.sheet.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.addWidget(self.search)
        layout.addWidget(self.sheet)
        self.resize(560, 640)
        self._fill("")

    def _fill(self, wanted: str) -> None:
        muted, text = theme.color("muted").name(), theme.color("text").name()
        rows = [*shortcut_rows(), *(("Mouse", what, how) for how, what in MOUSE)]
        html, last = [], ""
        for group, what, keys in rows:
            if wanted.lower() not in f"{group} {what} {keys}".lower():
                continue
            if group != last:
                html.append(
                    f"<tr><td colspan=2 style='padding-top:12px;color:{muted}'>"
                    f"<b>{group}</b></td></tr>"
                )
                last = group
            html.append(
                f"<tr><td style='padding:2px 24px 2px 0'>{what}</td>"
                f"<td style='padding:2px 0;color:{text}'><b>{keys}</b></td></tr>"
            )
        body = "".join(html) or f"<tr><td style='color:{muted}'>Nothing found.</td></tr>"
        self.sheet.setHtml(f"<table width='100%'>{body}</table>")
