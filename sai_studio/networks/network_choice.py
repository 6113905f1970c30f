"""The choice of the network for analysis; adding and removing networks."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QActionGroup, QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from engine.base.errors import EngineError
from engine.base.files import user_folder
from engine.base.translation import tr, tr_count
from engine.catalog.download import HUMAN_NETWORK, STRONG_NETWORK
from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import (
    add_network,
    best_network,
    damage_of,
    describe_network,
    describes_quickly,
    forget_network,
    list_networks,
)
from sai_studio.kit.job_thread import Task, Worker
from sai_studio.kit.texts import menu_text, plain_tip, sentence, with_times
from sai_studio.kit.widgets.message_bar import Choice, MessageBar
from sai_studio.networks.few_networks import few_networks_text
from sai_studio.networks.network_measurements import NetworkSpeeds, NetworkStrengths
from sai_studio.networks.network_sources import NetworkSources
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

log = logging.getLogger(__name__)

FILTER: Final = f"{tr('Networks')} (*.safetensors *.bin *.gz *.txt);;{tr('All files')} (*)"
MOST_NAMED: Final = 5
"""Number of refused files that a message names; the others are counted."""
READER_S: Final = 0.2
"""Time limit for the thread that reads files to end when the window closes [s]."""


def boards_text(info: NetworkInfo) -> str:
    """Return the boards that a network plays, for display."""
    return with_times(info.boards)


def refusal_text(info: NetworkInfo, size: int) -> str:
    """Return why a network can't be used on a board; "" if it can."""
    if info.error:
        return tr("can't be read")
    return "" if info.plays(size) else tr("plays {boards} only", boards=boards_text(info))


def refusals_text(reasons: Sequence[str]) -> str:
    """Return the message on files that were not added; each reason names its file."""
    if len(reasons) == 1:
        return reasons[0]
    named = [f"({number}) {reason}" for number, reason in enumerate(reasons[:MOST_NAMED], 1)]
    more = len(reasons) - len(named)
    if more:
        named.append(tr("and {more} more", more=more))
    return tr("{count} files were not added: {files}.", count=len(reasons), files=", ".join(named))


def _added_text(added: list[NetworkInfo], usable: list[NetworkInfo], size: int) -> str:
    """Return the message on networks that were added; the last usable one is in use."""
    name = (usable or added)[-1].name
    if usable:
        return tr_count(
            len(added),
            "{name} was added and is used for analysis from now on.",
            "{n} networks were added; {name} is used for analysis from now on.",
            name=name,
        )
    text = tr_count(len(added), "{name} was added.", "{n} networks were added.", name=name)
    reason = tr(
        "{name} plays {boards} only, not {size}\u00d7{size}.",
        name=name,
        boards=boards_text(added[-1]),
        size=size,
    )
    return f"{text} {reason}"


class NetworkChoice(QObject):
    """Chooses the network for each board, and manages the list of networks.

    Parameters
    ----------
    given
        Network given on the command line, for its boards.

    Signals
    -------
    changed
        The network for the current board changed.
    listed
        The list of networks changed.
    """

    changed = Signal()
    listed = Signal()

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        messages: MessageBar,
        window: QWidget,
        given: NetworkInfo | None = None,
    ) -> None:
        super().__init__(window)
        self._cursor, self._review, self._engine = session.cursor, session.review, session.engine
        self._preferences = preferences
        self._window = window
        self._places: list[tuple[MessageBar, QWidget]] = [(messages, window)]
        """Message bars and the parents of dialogs; the last one is in use."""
        self.speeds = NetworkSpeeds(self)
        self.strengths = NetworkStrengths(self)
        self.sources = NetworkSources(STRONG_NETWORK, self)
        self.human_sources = NetworkSources(HUMAN_NETWORK, self)
        """Sources of strong networks, and of the "human" network."""
        self._given = given
        self.damaged: dict[Path, str] = {}
        """Files that could not be used, and why."""
        self._offered_for: int | None = None
        self.busy = False
        """Whether a large file is being read."""
        self._reader = Worker("network file", self)
        self._waiting: list[Path] = []
        """Files to add after those that are being read."""
        session.engine.status_changed.connect(self._offer)
        self._reader.found.connect(self._add_now)
        self._reader.crashed.connect(log.error)
        self._reader.done.connect(self._end_reading)
        for sources in (self.sources, self.human_sources):
            sources.fetched.connect(partial(self._take_fetched, sources))

    def known(self) -> list[NetworkInfo]:
        """Return all networks: shipped, in the user folder, added."""
        return list_networks()

    def choose(self, size: int) -> NetworkInfo | None:
        """Return the network for a board: given at the start, chosen before, or the best one."""
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
        """Fill the menu: the network in use is checked, those for other boards are disabled."""
        menu.clear()
        menu.setToolTipsVisible(True)
        size = self._cursor.record.size
        group = QActionGroup(menu)
        current = self._review.network
        known = [info for info in self.known() if not info.is_human]
        known.sort(key=lambda info: not info.plays(size))
        for info in known:
            why = refusal_text(info, size)
            about = why or with_times(info.description)
            action = QAction(menu_text(f"{info.title}  ({about})"), menu)
            action.setCheckable(True)
            action.setChecked(not why and current is not None and current.path == info.path)
            action.setEnabled(not why)
            action.setToolTip(plain_tip(info.error or f"{info.path}"))
            action.triggered.connect(lambda _checked=False, n=info: self.use(n))
            group.addAction(action)
            menu.addAction(action)
        few = few_networks_text(known, size)
        if few:
            menu.addSeparator()
            menu.addAction(menu_text(few)).setEnabled(False)

    # --- where it speaks -----------------------------------------------------------------------

    @property
    def _bar(self) -> MessageBar:
        return self._places[-1][0]

    @property
    def front(self) -> QWidget:
        """The window or dialog in front, the parent of further dialogs."""
        return self._places[-1][1]

    def speak_in(self, bar: MessageBar, front: QWidget) -> None:
        """Show messages in a dialog that covers the window."""
        self._places.append((bar, front))

    def leave(self, front: QWidget) -> None:
        """Show messages in the window below again, with those of the closed dialog."""
        gone = [bar for bar, widget in self._places[1:] if widget is front]
        self._places = [place for place in self._places if place[0] not in gone]
        for bar in gone:
            bar.hand_over(self._bar)

    def _retract(self, topic: str) -> None:
        for bar, _ in self._places:
            bar.retract(topic)

    # --- adding and taking off the list --------------------------------------------------------

    def ask(self) -> None:
        """Ask for network files and add them."""
        folder = self._preferences.settings.last_folder
        dialog = QFileDialog(self.front, tr("Add networks"), folder, FILTER)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.resize(760, 480)  # if it is Qt's own dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filesSelected.connect(lambda names: self.add([Path(name) for name in names]))
        dialog.open()

    def add(self, paths: Sequence[Path]) -> None:
        """Add files to the list and analyze with the last one that plays this board.

        The files are not moved. Large ones are read on a thread.
        """
        if self.busy:
            self._waiting += paths
            return
        slow = [path for path in paths if not describes_quickly(path)]
        if not slow:
            self._add_now(paths)
            return
        self._bar.show_message(
            "info", tr("Reading {name}; this takes some seconds.", name=slow[0].name), topic="file"
        )
        self.busy = True
        self._reader.run(partial(_look_through, slow, list(paths)))

    def _end_reading(self) -> None:
        self.busy = False
        waiting, self._waiting = self._waiting, []
        if waiting:
            self.add(waiting)

    def _take_fetched(self, sources: NetworkSources, path: object) -> None:
        """Use the downloaded network, or show why there is none."""
        if isinstance(path, Path):
            self.add([path])
        elif sources.error:
            self._bar.show_message("error", sentence(sources.error), topic="download")
        else:
            self._bar.show_message(
                "info",
                tr("The download was canceled. What has arrived is kept for the next one."),
                topic="download",
            )

    def _add_now(self, paths: Sequence[Path]) -> None:
        self._retract("file")
        size = self._cursor.record.size
        added: list[NetworkInfo] = []
        refused: list[str] = []
        for path in paths:
            info = describe_network(path)
            wrong = info.error or damage_of(path)
            if wrong:
                refused.append(wrong)
                self.damaged[path] = wrong
                continue
            self.damaged.pop(path, None)
            try:
                info = add_network(path)
            except EngineError as error:  # it is used until the program ends
                self._bar.show_message("warning", f"{error}.", topic="list")
            added.append(info)
        if not added:
            if refused:
                self._bar.show_message("error", refusals_text(refused), topic="file")
            return
        self.listed.emit()
        if all(info.is_human for info in added) and not refused:
            text = tr(
                "{name} was added: reviews tell which mistakes players of each rank make, and New "
                "game has opponents from 20 kyu to 9 dan. It does not analyze.",
                name=added[-1].name,
            )
            self._bar.show_message("info", text, topic="added")
            return
        added = [info for info in added if not info.is_human] or added
        usable = [info for info in added if info.plays(size) and not info.is_human]
        if usable:
            self._take_into_use(usable[-1])
        text = _added_text(added, usable, size)
        if refused:  # in one message: a second one would cover the first
            text = f"{refusals_text(refused).removesuffix('.')}. {text}"
            self._bar.show_message("error", text, topic="file")
        else:
            self._bar.show_message("info", text, topic="added")

    def forget(self, info: NetworkInfo) -> None:
        """Remove a network from the list; its file is not deleted."""
        try:
            forget_network(info.path)
        except EngineError as error:
            self._bar.show_message("error", sentence(str(error)), topic="file")
            return
        used_on = [s for s in info.sizes if self._preferences.network_for(s) == info.path]
        for size in used_on:
            self._preferences.set_network_for(size, None)
        was_given = self._given is not None and self._given.path == info.path
        if was_given:
            self._given = None
        self.listed.emit()
        self.changed.emit()

        def undo() -> None:
            try:
                add_network(info.path)
            except EngineError as error:
                self._bar.show_message("error", sentence(str(error)), topic="file")
                return
            for size in used_on:
                self._preferences.set_network_for(size, info.path)
            if was_given:
                self._given = info
            self._retract("added")
            self.listed.emit()
            self.changed.emit()

        self._bar.show_message(
            "info",
            tr("{name} was removed from the list; its file was not deleted.", name=info.name),
            [(tr("Undo"), undo)],
            topic="added",
        )

    def open_folder(self, info: NetworkInfo | None = None) -> None:
        """Open the folder of a network, by default that of the user."""
        folder = info.path.parent if info is not None else user_folder("weights")
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._bar.show_message(
                "info", tr("The networks are in {folder}.", folder=folder), topic="added"
            )

    def close(self) -> bool:
        """Stop everything as the window closes; False if a large file is still being read."""
        self.speeds.stop()
        self.strengths.stop()
        stopped = all([self.sources.close(), self.human_sources.close()])
        for _, front in self._places[:0:-1]:
            self.leave(front)
        return self._reader.close(READER_S) and stopped

    # --- which one is used ---------------------------------------------------------------------

    def use(self, info: NetworkInfo) -> None:
        """Analyze with this network from now on, if it plays the current board."""
        size = self._cursor.record.size
        if info.error:
            self._bar.show_message("error", info.error, topic="file")
            return
        if not info.plays(size):
            self._bar.show_message(
                "error",
                tr(
                    "{name} plays {boards}, this board is {size}×{size}; choose another network.",
                    name=info.name,
                    boards=boards_text(info),
                    size=size,
                ),
                topic="file",
            )
            return
        self._retract("file")
        self._take_into_use(info)

    def _take_into_use(self, info: NetworkInfo) -> None:
        size = self._cursor.record.size
        self._retract("network")
        self._given = None
        self._preferences.set_network_for(size, info.path)
        self.changed.emit()

    def refused(self, why: str) -> None:
        """Show why the network in use can't be read, and offer the best other one."""
        failed, size = self._review.network, self._cursor.record.size
        self._given = None
        self._preferences.set_network_for(size, None)
        choices: list[Choice] = [(tr("Add network\u2026"), self.ask)]
        best = best_network(size, frozenset({failed.path} if failed is not None else ()))
        if best is not None:
            other = describe_network(best)
            choices.insert(0, (tr("Use {name}", name=other.name), lambda: self.use(other)))
        self._bar.show_message("error", why, choices, topic="network")

    def _offer(self) -> None:
        """Tell once that the board has no network, and how to get one."""
        size, is_square = self._cursor.record.size, self._cursor.record.shape.is_square
        # right after another board was opened the status is still that of the last one
        is_missing = self._engine.status.state == "no network" and self._review.network is None
        if not (is_missing and is_square):
            if self._offered_for is not None:
                self._retract("network")
            self._offered_for = None
        elif self._offered_for != size:
            self._offered_for = size
            self._bar.show_message(
                "info",
                tr(
                    "There is no network for {size}×{size}: moves, editing and counting work, "
                    "but analysis needs one.",
                    size=size,
                ),
                [(tr("Add network\u2026"), self.ask)],
                topic="network",
            )


def _look_through(slow: Sequence[Path], paths: list[Path], task: Task) -> None:
    """Read slow files, whose results are then known, and tell all files that are to be added."""
    for path in slow:
        if not describe_network(path).error:
            damage_of(path)
    task.tell(paths)
