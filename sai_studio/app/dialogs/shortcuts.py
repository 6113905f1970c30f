"""The dialog that lists all shortcuts and mouse actions and changes shortcuts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QKeySequenceEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.fields import search_field
from sai_studio.kit.widgets.fitting import FittingDialog
from sai_studio.kit.widgets.form import FormDialog
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.session.commands.key_map import KeyMap, native_keys

ALWAYS: Final = (
    ("1 \u2026 9", tr("Play candidate 1 to 9")),
    (
        tr("Arrow keys, Enter, after Board cursor"),
        tr("Move a cursor on the board and play there, or use the selected tool"),
    ),
    (tr("Click"), tr("Play a move, or use the selected tool")),
    (tr("Wheel"), tr("Back and forward; over a candidate: through its variation")),
    (
        tr("Ctrl+wheel over the timeline"),
        tr("Zoom in and out; a double click shows the whole game"),
    ),
    (tr("Hover over a candidate"), tr("Show its variation and its winrate curve")),
    (tr("Shift+click or middle click"), tr("Add the variation of a candidate")),
    (tr("Right click"), tr("Context menu of the point")),
    (tr("Drag, after Search only a region"), tr("Search only moves on those points")),
    (tr("Drag the line in the komi curve"), tr("View another komi")),
    (
        tr("Cancel, or stop analysis, several times"),
        tr(
            "Leave in turn: autoplay, board cursor, tool, region, play-out, viewed komi, "
            "board only, play, message, analysis"
        ),
    ),
    (tr("Click or drag in a chart of a run"), tr("Show that generation in all charts")),
    (tr("Double click on a board of a run"), tr("Open that self-play game")),
    (tr("Click on the board of a study"), tr("Mark a move as best, or not")),
    (tr("Hover over a curve of a study"), tr("Show its network and its winrate at that komi")),
)
_ID: Final = Qt.ItemDataRole.UserRole


class ShortcutsDialog(FittingDialog):
    """All commands with their shortcuts, and keys and mouse actions that can't be changed."""

    def __init__(self, keys: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self.setWindowTitle(tr("Keyboard shortcuts and mouse"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.search = search_field(tr("Search; double-click to change a shortcut"), self)
        self.search.textChanged.connect(self._fill)
        self.sheet = QTreeWidget(self)
        self.sheet.setAccessibleName(tr("Commands and shortcuts"))
        self.sheet.setColumnCount(2)
        self.sheet.setHeaderHidden(True)
        self.sheet.setRootIsDecorated(False)
        self.sheet.setIndentation(0)
        self.sheet.setUniformRowHeights(True)
        self.sheet.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.sheet.setStyleSheet("QTreeView::item { padding: 4px 8px; }")
        header = self.sheet.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.change = QPushButton(tr("&Change shortcut\u2026"), self)
        self.usual = QPushButton(tr("&Reset all shortcuts"), self)
        close = QPushButton(tr("Close"), self)
        self.change.setDefault(True)
        for button in (self.usual, close):
            button.setAutoDefault(False)
        self.change.clicked.connect(self._change)
        self.usual.clicked.connect(keys.reset)
        close.clicked.connect(self.accept)
        self.sheet.itemDoubleClicked.connect(self._change)
        self.sheet.currentItemChanged.connect(self._refresh)
        keys.changed.connect(self._fill_again)
        buttons = row(self.change, self.usual, 1, close, spacing=-1)
        column(self.search, self.sheet, buttons, within=self, margins=(16, 16, 16, 12))
        self.resize(620, 680)
        self._fill("")

    def _fill_again(self) -> None:
        item = self.sheet.currentItem()
        chosen = item.data(0, _ID) if item is not None else None
        bar = self.sheet.verticalScrollBar()
        place = bar.value()
        self._fill(self.search.text())
        for i in range(self.sheet.topLevelItemCount()):
            again = self.sheet.topLevelItem(i)
            if again is not None and chosen is not None and again.data(0, _ID) == chosen:
                self.sheet.setCurrentItem(again)
        bar.setValue(place)

    def _fill(self, query: str) -> None:
        self.sheet.clear()
        last = ""
        commands = self._keys.table.commands
        rows = [
            (menu, commands[name].plain_text, native_keys(self._keys.of(name)), name)
            for name, menu in self._keys.table.menu_of.items()
        ]
        order = {menu: place for place, menu in enumerate(dict.fromkeys(row[0] for row in rows))}
        rows.sort(key=lambda row: order[row[0]])  # a submenu may be in the middle of its menu
        rows += [(tr("Always"), what, how, "") for how, what in ALWAYS]
        for group, what, how, name in rows:
            if query.lower() not in f"{group} {what} {how}".lower():
                continue
            if group != last:
                self._add_title(group)
                last = group
            item = QTreeWidgetItem([what, how])
            item.setForeground(1, theme.color("text" if name else "muted"))
            if name:
                item.setData(0, _ID, name)
                item.setToolTip(0, plain_tip(commands[name].tip))
                if not self._keys.is_usual(name):
                    item.setForeground(1, theme.color("accent"))
                    usual = native_keys(commands[name].keys) or tr("none")
                    item.setToolTip(1, plain_tip(tr("Changed; default: {usual}", usual=usual)))
            else:
                item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.sheet.addTopLevelItem(item)
        if not self.sheet.topLevelItemCount():
            self._add_title(tr("Nothing found."))
        self._choose_first()
        self._refresh()

    def _choose_first(self) -> None:
        """Select the first command, so that typing some letters and Enter is enough."""
        for i in range(self.sheet.topLevelItemCount()):
            item = self.sheet.topLevelItem(i)
            if item is not None and item.data(0, _ID):
                self.sheet.setCurrentItem(item)
                return

    def _add_title(self, text: str) -> None:
        item = QTreeWidgetItem([text])
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setForeground(0, theme.color("muted"))
        font = QFont(self.font())
        font.setBold(True)
        item.setFont(0, font)
        self.sheet.addTopLevelItem(item)
        item.setFirstColumnSpanned(True)

    def _chosen(self) -> str:
        item = self.sheet.currentItem()
        return "" if item is None else item.data(0, _ID) or ""

    def _refresh(self, *_: object) -> None:
        self.change.setEnabled(bool(self._chosen()))
        self.usual.setEnabled(self._keys.customized)

    def _change(self, *_: object) -> None:
        if self._chosen():
            KeysOfCommand(self._keys, self._chosen(), self).open()


class KeysOfCommand(FormDialog):
    """Form with up to two shortcuts of a command; names the commands that lose them."""

    def __init__(self, keys: KeyMap, command_id: str, parent: QWidget | None = None) -> None:
        command = keys.table.commands[command_id]
        super().__init__(
            tr("Shortcuts: {command}", command=command.plain_text), tr("Apply"), parent
        )
        self._keys, self._command = keys, command_id
        self.fields = (QKeySequenceEdit(self), QKeySequenceEdit(self))
        for field, title in zip(self.fields, (tr("&Key"), tr("&Second key")), strict=True):
            field.setMaximumSequenceLength(1)
            field.setClearButtonEnabled(True)
            field.keySequenceChanged.connect(self._look)
            self.form.addRow(title, field)
        self._show(keys.of(command_id))
        self.back = QPushButton(tr("&Default"), self)
        self.back.setToolTip(native_keys(command.keys) or tr("None"))
        self.back.setAutoDefault(False)
        self.back.clicked.connect(lambda: self._show(command.keys))
        self.form.addRow("", self.back)
        self.setMinimumWidth(380)
        self.accepted.connect(lambda: keys.give(command_id, self._entered()))
        self._look()

    def _show(self, keys: tuple[str, ...]) -> None:
        for i, field in enumerate(self.fields):
            field.setKeySequence(QKeySequence(keys[i] if i < len(keys) else ""))

    def _entered(self) -> list[str]:
        spelled = (field.keySequence().toString() for field in self.fields)
        return [key for key in spelled if key]

    def _look(self, *_: object) -> None:
        """Show why the keys can't be used, or which commands lose them."""
        refusals = [text for key in self._entered() if (text := self._keys.refusal(key))]
        lost = []
        for key in self._entered():
            owner = self._keys.owner(key)
            if owner not in (None, self._command):
                lost.append(
                    tr(
                        "{key} is taken from \u201c{command}\u201d.",
                        key=native_keys([key]),
                        command=self._name(owner),
                    )
                )
        self.show_note(
            " ".join(dict.fromkeys(refusals or lost)) or tr("Click a field and press the keys.")
        )
        self.ok.setEnabled(not refusals)

    def _name(self, command_id: str | None) -> str:
        return self._keys.table.commands[command_id].plain_text if command_id is not None else ""
