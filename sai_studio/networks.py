"""Which network analyzes: found, chosen in the menu, loaded from a file, offered when missing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from engine.api import NetworkInfo, best_network, describe_network, list_networks
from sai_studio.preferences import Preferences
from sai_studio.session import Session
from sai_studio.widgets.message_bar import Choice, MessageBar
from sai_studio.widgets.texts import menu_text

__all__ = ["NETWORK_SUFFIXES", "NetworkChoice"]

FILTER: Final = "Networks (*.safetensors *.txt *.bin *.gz);;All files (*)"
NETWORK_SUFFIXES: Final = (".safetensors", ".bin", ".gz")
"""What is taken for a network rather than a game when it is dropped on the window."""


class NetworkChoice(QObject):
    """Knows the networks on this machine and which one a person wants.

    Parameters
    ----------
    given
        A network named at the start, for its own board.

    Signals
    -------
    changed
        Another network is to be used for the board on show.
    """

    changed = Signal()

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        messages: MessageBar,
        window: QWidget,
        given: NetworkInfo | None = None,
    ) -> None:
        super().__init__(window)
        self._session, self._preferences = session, preferences
        self._messages, self._window = messages, window
        self._given = given
        self._known: list[NetworkInfo] | None = None
        self._offered_for: int | None = None
        session.status_changed.connect(self._offer)

    def known(self) -> list[NetworkInfo]:
        """Every network found at the start."""
        if self._known is None:
            self._known = list_networks()
        return self._known

    def choose(self, size: int) -> NetworkInfo | None:
        """The network for a board: given at the start, chosen before, or the best one found."""
        if self._given is not None and self._given.plays(size):
            return self._given
        chosen = self._preferences.network_for(size)
        if chosen is not None:
            info = describe_network(chosen)
            if info.plays(size):
                return info
        best = best_network(size)
        return describe_network(best) if best is not None else None

    def fill_menu(self, menu: QMenu) -> None:
        """The networks for the board on show, the one in use checked."""
        menu.clear()
        size = self._session.record.size
        group = QActionGroup(menu)
        for info in self.known():
            if info.plays(size):
                action = QAction(menu_text(f"{info.name}  ({info.description})"), menu)
                action.setCheckable(True)
                current = self._session.network
                action.setChecked(current is not None and current.path == info.path)
                action.triggered.connect(lambda _checked=False, n=info: self.use(n))
                group.addAction(action)
                menu.addAction(action)
        if menu.isEmpty():
            menu.addAction(f"None for {size}\u00d7{size}").setEnabled(False)

    def ask(self) -> None:
        """Ask for a network file."""
        folder = self._preferences.get("last_folder")
        dialog = QFileDialog(self._window, "Load a network", folder, FILTER)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.use(describe_network(Path(name))))
        dialog.open()

    def use(self, info: NetworkInfo) -> None:
        """Analyze with this network from now on, if it plays the board on show."""
        size = self._session.record.size
        if info.error:
            self._messages.show_message("error", info.error, topic="file")
            return
        if not info.plays(size):
            most = max(info.sizes, default=0)
            boards = f"{info.size}\u00d7{info.size}" if info.size else f"up to {most}\u00d7{most}"
            self._messages.show_message(
                "error",
                f"{info.name} plays {boards}, this board is {size}\u00d7{size}; "
                "choose another network.",
                topic="file",
            )
            return
        for topic in ("network", "file"):
            self._messages.retract(topic)
        self._given = None
        self._preferences.set_network_for(size, info.path)
        self.changed.emit()

    def refused(self, why: str) -> None:
        """The network in use can't be read: say why, and offer the best other one."""
        failed, size = self._session.network, self._session.record.size
        self._given = None
        self._preferences.set_network_for(size, None)
        choices: list[Choice] = [("Load network\u2026", self.ask)]
        best = best_network(size)
        if best is not None and failed is not None and best != failed.path:
            other = describe_network(best)
            choices.insert(0, (f"Use {other.name}", lambda: self.use(other)))
        self._messages.show_message("error", why, choices, topic="network")

    def _offer(self) -> None:
        """A board without a network: say so once, and how to get one."""
        size = self._session.record.size
        if self._session.status.state != "no network":
            if self._offered_for is not None:
                self._messages.retract("network")
            self._offered_for = None
        elif self._offered_for != size:
            self._offered_for = size
            self._messages.show_message(
                "info",
                f"There is no network for {size}\u00d7{size}: moves, editing and counting work, "
                "analysis needs one.",
                [("Load network\u2026", self.ask)],
                topic="network",
            )
