"""The model of the matches window: known contests, the selected one, and what is done to them."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.api.base import EngineError
from engine.api.matches import (
    ContestSettings,
    ContestView,
    RatingTable,
    contest_words,
    is_contest,
    launch_contest,
    stop_contest,
)
from sai_studio.model.allowed_commands import allow, commands_of_players, not_allowed
from sai_studio.shared.texts import sentence
from sai_studio.windows.contests.contest_watcher import ContestSnapshot, ContestWatcher

__all__ = ["STATUS_TEXTS", "Contests"]

PROCESS_MS: Final = 500
"""Between looks at processes that were started here."""
STATUS_TEXTS: Final = {
    "starting": "getting ready",
    "running": "playing",
    "stopping": "stopping",
    "stopped": "stopped",
    "finished": "finished",
    "unreadable": "can't be read",
}
"""How it is with a contest, for people."""


class Contests(QObject):
    """Everything the matches window reads; it calls the methods and listens.

    Signals
    -------
    list_changed
        The list of contests, or how it is with one of them.
    selected_changed
        Another contest is shown.
    view_changed
        The selected contest went on.
    message
        Level "info", "warning" or "error", and a sentence.
    crashed
        Traceback of a bug on the watching thread.
    """

    list_changed = Signal()
    selected_changed = Signal()
    view_changed = Signal()
    message = Signal(str, str)
    crashed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.paths: list[Path] = []
        self.views: dict[Path, ContestView] = {}
        self.tables: dict[Path, RatingTable | None] = {}
        self.selected: Path | None = None
        self._named: list[Path] = []
        self._started: dict[Path, subprocess.Popen[bytes]] = {}
        self._watcher: ContestWatcher | None = None
        self._process_timer = QTimer(self)
        self._process_timer.setInterval(PROCESS_MS)
        self._process_timer.timeout.connect(self._hear_processes)

    # --- reading -------------------------------------------------------------------------------

    @property
    def view(self) -> ContestView | None:
        """The selected contest; None before it was read."""
        return None if self.selected is None else self.views.get(self.selected)

    @property
    def table(self) -> RatingTable | None:
        """Its ratings; None before the first game."""
        return None if self.selected is None else self.tables.get(self.selected)

    def status(self, path: Path) -> str:
        """How it is with a contest: one of `STATUS_TEXTS`, "" before it was read."""
        view = self.views.get(path)
        known = "" if view is None else view.status
        if path in self._started and known not in ("running", "stopping", "finished"):
            return "starting"
        return known

    def problem(self, path: Path) -> str:
        """Return why a contest can't be read; "" if it can."""
        view = self.views.get(path)
        return view.problem if view is not None and view.status == "unreadable" else ""

    def at_work(self, path: Path) -> bool:
        """Whether a process plays it."""
        return self.status(path) in ("starting", "running", "stopping")

    # --- what is shown -----------------------------------------------------------------------

    def watch(self, on: bool) -> None:
        """Look at contests from now on, or no longer."""
        if on and self._watcher is None:
            self._watcher = ContestWatcher(self)
            self._watcher.looked.connect(self._take)
            self._watcher.crashed.connect(self.crashed)
            self._watcher.watch(self._named)
            self._watcher.start()
        elif not on and self._watcher is not None:
            self._watcher.close()
            self._watcher.deleteLater()
            self._watcher = None

    def close(self) -> None:
        """The program ends; contests go on."""
        self.watch(False)
        self._process_timer.stop()

    def select(self, path: Path | None) -> None:
        """Show another contest."""
        if path != self.selected:
            self.selected = path
            self.selected_changed.emit()
            self.view_changed.emit()

    # --- what is done to contests --------------------------------------------------------------

    def start(
        self, folder: Path, players: Sequence[str], size: int | None, settings: ContestSettings
    ) -> bool:
        """Begin a contest or go on with it; whether its process could be started."""
        try:
            self._started[folder] = launch_contest(folder, players, size, settings)
        except EngineError as error:
            self.message.emit("error", sentence(str(error)))
            return False
        allow(commands_of_players(players))
        self._process_timer.start()
        if folder not in self._named:
            self._named.append(folder)
        self._list([folder, *(path for path in self.paths if path != folder)])
        self.select(folder)
        self._look()
        self.list_changed.emit()
        self.message.emit(
            "info",
            f"{folder.name} plays in a process of its own; it goes on when you close this window.",
        )
        return True

    def resume(self, path: Path, games: int | None = None) -> bool:
        """Go on with a contest as it was written, maybe with more games of each pair."""
        view = self.views.get(path)
        if view is None or view.standings is None or not view.written:
            self.message.emit(
                "error",
                f"{path.name} does not tell how its players were written; go on with it on the "
                "command line.",
            )
            return False
        if self.unknown_commands(path):
            text = "names commands that you have not allowed. Press Continue to review them."
            self.message.emit("error", f"{path.name} {text}")
            return False
        settings = view.standings.settings
        if games is not None:
            settings = settings.replace(games=games)
        return self.start(path, view.written, view.standings.size, settings)

    def unknown_commands(self, path: Path) -> list[str]:
        """Return the programs and files of a contest that this person has not allowed yet."""
        view = self.views.get(path)
        return not_allowed(commands_of_players(view.written)) if view is not None else []

    def stop(self, path: Path) -> None:
        """Ask a contest to stop: games that are being played are begun again when it goes on."""
        process = self._started.get(path)
        if process is not None and self.status(path) == "starting":
            process.terminate()
            return
        try:
            stop_contest(path)
        except EngineError as error:
            self.message.emit("error", sentence(str(error)))
            return
        self._look()

    # --- bringing things along -----------------------------------------------------------------

    def _look(self) -> None:
        if self._watcher is not None:
            self._watcher.watch(self._named)

    def _list(self, paths: list[Path]) -> None:
        if paths != self.paths:
            self.paths = paths
            self.list_changed.emit()
        if self.selected not in paths:
            self.select(paths[0] if paths else None)

    def _take(self, look: ContestSnapshot) -> None:
        for path, (view, table) in look.views.items():
            self.views[path], self.tables[path] = view, table
        for gone in set(self.views) - set(look.found):
            del self.views[gone], self.tables[gone]
        waiting = [path for path in self._started if path not in look.found]
        self._list([*waiting, *look.found])
        if look.views:
            self.list_changed.emit()
            if self.selected in look.views:
                self.view_changed.emit()

    def _hear_processes(self) -> None:
        """Say why a process that was started here has ended, when it was not asked to."""
        for path, process in list(self._started.items()):
            code = process.poll()
            if code is None:
                continue
            del self._started[path]
            self._look()
            if code not in (0, 1, -15):  # neither finished nor stopped
                why = contest_words(path) or f"its process ended with status {code}"
                what = "can't go on" if is_contest(path) else "can't begin"
                self.message.emit("error", f"{path.name} {what}: {why}.")
                if not is_contest(path):
                    self._named = [other for other in self._named if other != path]
                    self._list([other for other in self.paths if other != path])
            self.list_changed.emit()
            self.view_changed.emit()
        if not self._started:
            self._process_timer.stop()
