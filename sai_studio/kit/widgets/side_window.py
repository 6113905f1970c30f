"""Base of the windows beside the main one: a column on the left, pages on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QPushButton, QSplitter, QVBoxLayout, QWidget

from sai_studio.kit import theme
from sai_studio.kit.icons import icon
from sai_studio.kit.painting import EmptyNote, scaled_font
from sai_studio.kit.widgets.fitting import fit_screen
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.kit.widgets.message_bar import MessageBar, MessageRow


class SideWindow(QWidget):
    """Window with a message bar at the top; Ctrl+W closes it.

    Parameters
    ----------
    size, least
        Initial and smallest width and height [px].
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
        """Call `handler` when these keys are pressed in the window."""
        QShortcut(QKeySequence(keys), self).activated.connect(handler)

    def setVisible(self, visible: bool) -> None:
        """Fit the window into the screen before it is shown."""
        if visible:
            fit_screen(self)
        super().setVisible(visible)

    def show_up(self) -> None:
        """Show the window in front."""
        self.show()
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def title(self, text: str) -> QLabel:
        """Return a heading for the column."""
        label = plain_label(text)
        self._titles.append(label)
        self._paint_titles()
        return label

    def column(self, parts: Sequence[QWidget], buttons: Sequence[QPushButton]) -> QWidget:
        """Return the left side: parts, of which the last is stretched, above buttons."""
        side, margins = QWidget(), (0, theme.SPACE, 0, theme.SPACE)
        below = row(
            *((b, 1) for b in buttons), margins=(theme.SPACE, 0, theme.SPACE, 0), spacing=-1
        )
        column(*parts[:-1], (parts[-1], 1), below, within=side, margins=margins)
        return side

    def put_together(self, left: QWidget, left_width: int, right: QWidget) -> None:
        """Lay out both sides, with a splitter between them."""
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(right)
        split.setSizes([left_width, self.width() - left_width])
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        column(MessageRow(self.messages), (split, 1), within=self, spacing=0)

    def _paint_titles(self) -> None:
        for title in self._titles:
            title.setFont(scaled_font(self.font(), 1.0, bold=True))
            title.setContentsMargins(2 * theme.SPACE, 0, 0, 0)


class FirstSteps(QWidget):
    """Introduction that an empty window shows, with buttons to start."""

    def __init__(self, text: str, buttons: Sequence[QPushButton]) -> None:
        super().__init__()
        note = EmptyNote(text)
        note.setMinimumHeight(120)
        box = QVBoxLayout(self)
        box.addStretch(1)
        box.addWidget(note)
        box.addLayout(row(1, *buttons, 1, spacing=-1))
        box.addStretch(2)
