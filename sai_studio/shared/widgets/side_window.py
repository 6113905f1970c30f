"""What the windows beside the main one share: a column on the left, pages on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSplitter, QVBoxLayout, QWidget

from sai_studio.shared import theme
from sai_studio.shared.icons import icon
from sai_studio.shared.painting import EmptyNote, scaled_font
from sai_studio.shared.widgets.labels import plain_label
from sai_studio.shared.widgets.message_bar import MessageBar

__all__ = ["FirstSteps", "SideWindow"]


class SideWindow(QWidget):
    """A window of its own, with messages across its top; Ctrl+W closes it.

    Parameters
    ----------
    size, least
        Width and height to begin with, and the smallest ones [px].
    """

    def __init__(
        self, title: str, size: tuple[int, int], least: tuple[int, int], parent: QWidget | None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(f"{title} \u2013 SAI Studio")
        self.setWindowIcon(icon("app"))
        self.setMinimumSize(*least)
        self.resize(*size)
        self.messages = MessageBar(self)
        self._titles: list[QLabel] = []
        self.add_shortcut("Ctrl+W", self.close)
        theme.changed.connect(self._paint_titles)

    def add_shortcut(self, keys: str, handler: Callable[[], object]) -> None:
        """Call `handler` where these keys are pressed in this window."""
        QShortcut(QKeySequence(keys), self).activated.connect(handler)

    def show_up(self) -> None:
        """Come to the front."""
        self.show()
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def title(self, text: str) -> QLabel:
        """A heading of the column."""
        label = plain_label(text)
        self._titles.append(label)
        self._paint_titles()
        return label

    def column(self, parts: Sequence[QWidget], buttons: Sequence[QPushButton]) -> QWidget:
        """The left side: its last part takes the room that is left, the buttons stand below."""
        column = QWidget()
        box = QVBoxLayout(column)
        box.setContentsMargins(0, theme.SPACE, 0, theme.SPACE)
        box.setSpacing(theme.SPACE)
        for part in parts:
            box.addWidget(part, 1 if part is parts[-1] else 0)
        row = QHBoxLayout()
        row.setContentsMargins(theme.SPACE, 0, theme.SPACE, 0)
        for button in buttons:
            button.setAutoDefault(False)
            row.addWidget(button, 1)
        box.addLayout(row)
        return column

    def put_together(self, left: QWidget, left_width: int, right: QWidget) -> None:
        """Lay both sides out, with a handle between them."""
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(right)
        split.setSizes([left_width, self.width() - left_width])
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.messages)
        box.addWidget(split, 1)

    def _paint_titles(self) -> None:
        for title in self._titles:
            title.setFont(scaled_font(self.font(), 1.0, bold=True))
            title.setContentsMargins(2 * theme.SPACE, 0, 0, 0)


class FirstSteps(QWidget):
    """What a window says before it has anything to show, with buttons to begin."""

    def __init__(self, text: str, buttons: Sequence[QPushButton]) -> None:
        super().__init__()
        note = EmptyNote(text)
        note.setMinimumHeight(120)
        row = QHBoxLayout()
        row.addStretch(1)
        for button in buttons:
            row.addWidget(button)
        row.addStretch(1)
        box = QVBoxLayout(self)
        box.addStretch(1)
        box.addWidget(note)
        box.addLayout(row)
        box.addStretch(2)
