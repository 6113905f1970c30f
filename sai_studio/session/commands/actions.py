"""Creates the QActions of all commands, the menus and the toolbar."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QWidget

from sai_studio.kit.icons import icon
from sai_studio.kit.texts import plain_tip, without_mnemonic
from sai_studio.session.commands.command import Command, Entry, Menu, Separator
from sai_studio.session.commands.key_map import KeyMap

T = TypeVar("T")


class Actions(QObject):
    """The commands of a table as QActions of a window.

    Parameters
    ----------
    window
        Window in which their shortcuts work; text fields keep the keys they use.
    bar
        Gets the menus.
    keys
        The commands and their shortcuts, which may change.
    """

    def __init__(self, window: QWidget, bar: QMenuBar, keys: KeyMap) -> None:
        super().__init__(window)
        self.keys, self.table = keys, keys.table
        self._actions: dict[str, QAction] = {}
        self._enabled: dict[str, partial[bool]] = {}
        self._checked: dict[str, partial[bool]] = {}
        self._shown: dict[str, partial[bool]] = {}
        self._bound: set[str] = set()
        self._groups: dict[str, QActionGroup] = {}
        self.menus: dict[str, QMenu] = {}
        """Menus by their ids; `submenus` likewise."""
        self.submenus: dict[str, QMenu] = {}
        for command in self.table.commands.values():
            action = QAction(command.text, window)
            action.setMenuRole(command.role)
            if command.icon:
                action.setIcon(icon(command.icon))
            action.setCheckable(command.checked is not None)
            action.setIconVisibleInMenu(not action.isCheckable())  # a check mark needs its place
            if command.group:
                group = self._groups.setdefault(command.group, QActionGroup(self))
                group.addAction(action)
            self._actions[command.id] = action
            window.addAction(action)
        for menu in self.table.menus:
            self.menus[menu.id] = bar.addMenu(menu.text)
            self._fill(self.menus[menu.id], menu)
        self._show_keys()
        keys.changed.connect(self._show_keys)

    def _fill(self, target: QMenu, menu: Menu[object]) -> None:
        target.setToolTipsVisible(menu.shows_tips)
        for entry in menu.entries:
            if isinstance(entry, Separator):
                target.addSeparator()
            elif isinstance(entry, Menu):
                self.submenus[entry.id] = target.addMenu(entry.text)
                self._fill(self.submenus[entry.id], entry)
            else:
                target.addAction(self._actions[entry.id])

    def _show_keys(self) -> None:
        """Update shortcuts and tool tips from the key map."""
        for action in self._actions.values():
            action.setShortcuts([])  # first of all: for a moment no key may have two owners
        for command_id, action in self._actions.items():
            keys = self.keys.of(command_id)
            action.setShortcuts([QKeySequence(key) for key in keys])
            if not action.statusTip():  # a refusal
                action.setToolTip(plain_tip(self._tip(command_id)))

    def _tip(self, command_id: str) -> str:
        command = self.table.commands[command_id]
        return self.keys.hint(command_id, command.tip or command.plain_text)

    def __getitem__(self, command_id: str) -> QAction:
        return self._actions[command_id]

    def bind(self, entries: Iterable[Entry[T]], part: T) -> None:
        """Let the commands of these entries, and of the menus among them, work on a part."""
        for entry in entries:
            if isinstance(entry, Menu):
                if entry.shown is not None:
                    self._shown[entry.id] = partial(entry.shown, part)
                if entry.prepare is not None:
                    menu = self.menus.get(entry.id) or self.submenus[entry.id]
                    menu.aboutToShow.connect(partial(entry.prepare, part, menu))
                self.bind(entry.entries, part)
            elif isinstance(entry, Command):
                self._bound.add(entry.id)
                self._actions[entry.id].triggered.connect(partial(self._run, entry, part))
                if entry.enabled is not None:
                    self._enabled[entry.id] = partial(entry.enabled, part)
                if entry.checked is not None:
                    self._checked[entry.id] = partial(entry.checked, part)

    def _run(self, command: Command[T], part: T, _checked: bool = False) -> None:
        command.run(part)
        self.refresh()  # a click also changes the check mark of a command that did nothing

    def unbound(self) -> set[str]:
        """Return the commands that work on no part yet; none once the window is complete."""
        return set(self._actions) - self._bound

    def allow(self, action: QAction, refusal: str) -> None:
        """Enable an action if `refusal` is empty, otherwise disable it with this reason."""
        action.setEnabled(not refusal)
        usual = next((self._tip(i) for i, a in self._actions.items() if a is action), "")
        action.setToolTip(plain_tip(refusal or usual or without_mnemonic(action.text())))
        action.setStatusTip(refusal)

    def refresh(self) -> None:
        """Enable or disable all commands for the current state, and set their check marks.

        Submenus that are there only at times are shown or hidden.
        """
        for menu_id, shown in self._shown.items():
            self.submenus[menu_id].menuAction().setVisible(shown())
        for command_id, enabled in self._enabled.items():
            self._actions[command_id].setEnabled(enabled())
        for command_id, checked in self._checked.items():
            self._actions[command_id].setChecked(checked())

    def prepare_menus(self) -> None:
        """Bring all commands up to date, as if each menu was about to be shown."""
        for menu in self.menus.values():
            menu.aboutToShow.emit()

    def fill_toolbar(self, bar: QToolBar, entries: Iterable[str | Separator]) -> None:
        """Add commands to a toolbar; the keyboard focus stays where it is when one is clicked."""
        for entry in entries:
            if isinstance(entry, Separator):
                bar.addSeparator()
            else:
                bar.addAction(self._actions[entry])
        for child in bar.children():
            if isinstance(child, QWidget):
                child.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bar.setIconSize(QSize(19, 19))
