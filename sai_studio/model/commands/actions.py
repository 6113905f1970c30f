"""Creates the QActions of all commands, the menus and the toolbar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QWidget

from sai_studio.model.commands.command_table import COMMANDS
from sai_studio.model.commands.key_map import KeyMap
from sai_studio.model.commands.menus import MENUS, SEPARATOR, SUBMENU, TITLES, TOOLBAR
from sai_studio.model.session.session import Session
from sai_studio.shared.icons import icon
from sai_studio.shared.texts import plain_tip, without_mnemonic


class Actions(QObject):
    """The commands as QActions of a window.

    Parameters
    ----------
    window
        Window in which their shortcuts work; text fields keep the keys they use.
    keys
        The shortcuts, which may change.
    """

    def __init__(self, window: QWidget, session: Session, keys: KeyMap) -> None:
        super().__init__(window)
        self._session = session
        self.keys = keys
        self._actions: dict[str, QAction] = {}
        self._handled: set[str] = set()
        self._groups: dict[str, QActionGroup] = {}
        self.menus: dict[str, QMenu] = {}
        """Menus by their English titles without mnemonics; `submenus` likewise."""
        self.submenus: dict[str, QMenu] = {}
        for command in COMMANDS.values():
            action = QAction(command.text, window)
            if command.icon:
                action.setIcon(icon(command.icon))
            action.setCheckable(command.checkable or bool(command.group))
            action.setIconVisibleInMenu(not action.isCheckable())  # a check mark needs its place
            if command.group:
                group = self._groups.setdefault(command.group, QActionGroup(self))
                group.addAction(action)
            self._actions[command.id] = action
            window.addAction(action)
        self._show_keys()
        keys.changed.connect(self._show_keys)

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
        command = COMMANDS[command_id]
        return self.keys.hint(command_id, command.tip or command.plain_text)

    def __getitem__(self, command_id: str) -> QAction:
        return self._actions[command_id]

    def connect_command(self, command_id: str, handler: Callable[[], object]) -> None:
        """Set the handler of a command."""
        self._actions[command_id].triggered.connect(lambda _checked=False: handler())
        self._handled.add(command_id)

    def allow(self, action: QAction, refusal: str) -> None:
        """Enable an action if `refusal` is empty, otherwise disable it with this reason."""
        action.setEnabled(not refusal)
        usual = next((self._tip(i) for i, a in self._actions.items() if a is action), "")
        action.setToolTip(plain_tip(refusal or usual or without_mnemonic(action.text())))
        action.setStatusTip(refusal)

    def unhandled(self) -> set[str]:
        """Return the commands without a handler; none once the window is complete."""
        return set(COMMANDS) - self._handled

    def refresh(self) -> None:
        """Enable or disable all actions for the current state."""
        for command in COMMANDS.values():
            if command.enabled is not None:
                self._actions[command.id].setEnabled(command.enabled(self._session))

    def fill_menu_bar(self, bar: QMenuBar) -> None:
        """Build the menus."""
        for title, entries in MENUS:
            menu = self.menus[title] = bar.addMenu(TITLES[title])
            menu.setToolTipsVisible(False)
            for entry in entries:
                self._add(menu, entry)

    def _add(self, menu: QMenu, entry: str) -> None:
        if entry == SEPARATOR:
            menu.addSeparator()
        elif entry.startswith(SUBMENU):
            title, _, ids = entry.removeprefix(SUBMENU).partition(":")
            submenu = self.submenus[title] = menu.addMenu(TITLES[title])
            for command_id in ids.split():
                if command_id == SEPARATOR:
                    submenu.addSeparator()
                else:
                    submenu.addAction(self._actions[command_id])
        else:
            menu.addAction(self._actions[entry])

    def fill_toolbar(self, bar: QToolBar, entries: Sequence[str] = TOOLBAR) -> None:
        """Add commands to a toolbar; the keyboard focus stays where it is when one is clicked."""
        for entry in entries:
            if entry == SEPARATOR:
                bar.addSeparator()
            else:
                bar.addAction(self._actions[entry])
        for child in bar.children():
            if isinstance(child, QWidget):
                child.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bar.setIconSize(QSize(19, 19))
