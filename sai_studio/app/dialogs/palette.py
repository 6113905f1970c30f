"""The command palette: find and run a command by typing some letters of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.fields import search_field
from sai_studio.session.commands.actions import Actions
from sai_studio.session.commands.key_map import native_keys

WIDTH: Final = 560
HEIGHT: Final = 380
_ID: Final = Qt.ItemDataRole.UserRole
_STEPS: Final = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_PageUp: -10,
}


def match(query: str, text: str) -> int | None:
    """Return how well a text matches a query, lower is better; None: not at all.

    Every word of the query must occur: best at the start of the text, then at the start of a word,
    then anywhere. Otherwise all letters must occur in order.
    """
    query, text = query.lower(), text.lower()
    total = 0
    for word in query.split():
        place = text.find(word)
        if place < 0:
            return 100 + len(text) if _in_order(query.replace(" ", ""), text) else None
        if place:
            total += 1 if f" {word}" in text else 2
    return total


def _in_order(letters: str, text: str) -> bool:
    rest = iter(text)
    return len(letters) > 2 and all(letter in rest for letter in letters)


class CommandPalette(QFrame):
    """Search field over the window, with the matching commands below.

    Parameters
    ----------
    actions
        All commands.
    go_to_move
        Goes to a move, which is offered for a number.
    last_move
        Highest move number offered.
    """

    def __init__(
        self, actions: Actions, go_to_move: Callable[[int], None], last_move: int, window: QWidget
    ) -> None:
        super().__init__(window, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(tr("Commands"))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._over = window
        self._actions, self._go_to_move, self._last_move = actions, go_to_move, last_move
        self.field = search_field(tr("Type a command, or a move number"), self)
        self.field.textChanged.connect(self._fill)
        self.field.returnPressed.connect(self._do)
        self.field.installEventFilter(self)
        self.list = QTreeWidget(self)
        self.list.setColumnCount(3)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.list.itemClicked.connect(self._do)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.field)
        layout.addWidget(self.list)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.color("raised"))
        self.setPalette(palette)
        self._table = actions.table
        self._fill("")

    def open(self) -> None:
        """Show the palette over the upper part of the window."""
        window = self._over
        width, height = min(WIDTH, window.width() - 40), min(HEIGHT, window.height() - 80)
        self.resize(width, height)
        self.move(window.mapToGlobal(window.rect().topLeft()))
        self.move(self.x() + (window.width() - width) // 2, self.y() + 40)
        self.show()
        self.field.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrow keys move in the list while the field has the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None:
                self._step(step)
                return True
        return super().eventFilter(watched, event)

    def _step(self, step: int) -> None:
        current = self.list.currentItem()
        row = self.list.indexOfTopLevelItem(current) + step if current is not None else 0
        item = self.list.topLevelItem(max(0, min(row, self.list.topLevelItemCount() - 1)))
        if item is not None:
            self.list.setCurrentItem(item)

    def _fill(self, query: str) -> None:
        self.list.clear()
        number = query.strip()
        if number.isdecimal() and int(number[:9]) <= self._last_move:
            item = QTreeWidgetItem([tr("Go to move {number}", number=int(number)), "", ""])
            item.setData(0, _ID, int(number))
            self.list.addTopLevelItem(item)
        ranked = []
        for place, (command_id, menu) in enumerate(self._table.menu_of.items()):
            command = self._table.commands[command_id]
            fits = match(query, f"{command.plain_text} {menu} {command.tip}")
            if fits is not None:
                usable = self._actions[command_id].isEnabled()
                ranked.append((fits, not usable, place, command_id))
        muted = theme.color("muted")
        for _fits, unusable, _place, command_id in sorted(ranked):
            command = self._table.commands[command_id]
            shown = native_keys(self._actions.keys.of(command_id)[:1])
            item = QTreeWidgetItem([command.plain_text, self._table.menu_of[command_id], shown])
            item.setData(0, _ID, command_id)
            item.setToolTip(0, plain_tip(command.tip))
            item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column in range(3):
                if column or unusable:
                    item.setForeground(column, muted)
            if unusable:
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            self.list.addTopLevelItem(item)
        self._step(0)

    def _do(self, *_: object) -> None:
        """Run the selected command after closing the palette."""
        item = self.list.currentItem()
        if item is None or not item.flags() & Qt.ItemFlag.ItemIsEnabled:
            return
        target = item.data(0, _ID)
        self.close()
        if isinstance(target, int):
            self._go_to_move(target)
        else:
            self._actions[target].trigger()
