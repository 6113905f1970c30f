"""The model of the training window: known runs, the selected one, and what is done to them."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.api.base import EngineError
from engine.api.training import (
    Branch,
    Preset,
    RunReader,
    RunView,
    ask_to_stop,
    discard_start,
    last_words,
    launch_run,
)
from sai_studio.model.allowed_commands import allow, files_of_run
from sai_studio.model.preferences import Preferences
from sai_studio.shared.texts import sentence
from sai_studio.windows.training.known_runs import is_run, known_runs
from sai_studio.windows.training.run_watcher import GameView, RunSnapshot, Watcher

__all__ = ["Training"]

LIST_MS: Final = 3000
"""Between looks for runs that were started elsewhere."""


class Training(QObject):
    """Everything the training window reads; it calls the methods and listens.

    Signals
    -------
    runs_changed
        The list of runs, or how it is with one of them.
    selected_changed
        Another run is shown.
    view_changed
        Figures of the shown runs arrived, or others are compared.
    generation_changed
        Another generation is shown.
    games_changed
        `games` and `branches` were replaced.
    axis_changed
        `axis` changed.
    message
        Level "info", "warning" or "error", and a sentence.
    crashed
        Traceback of a bug on the watching thread.
    """

    runs_changed = Signal()
    selected_changed = Signal()
    view_changed = Signal()
    generation_changed = Signal()
    games_changed = Signal()
    axis_changed = Signal()
    message = Signal(str, str)
    crashed = Signal(str)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.runs: list[Path] = []
        self.views: dict[Path, RunView] = {}
        self.selected: Path | None = None
        self.compared: tuple[Path, ...] = ()
        self.axis = "generation"
        self.games: tuple[GameView, ...] = ()
        self.branches: tuple[Branch, ...] = ()
        self._generation: int | None = None
        self._games_wanted = False
        self._started: dict[Path, subprocess.Popen[bytes]] = {}
        self._starting: set[Path] = set()
        self._watcher: Watcher | None = None
        self._list_timer = QTimer(self)
        self._list_timer.setInterval(LIST_MS)
        self._list_timer.timeout.connect(self.refresh_list)
        self.refresh_list()

    # --- reading -------------------------------------------------------------------------------

    @property
    def view(self) -> RunView | None:
        """The selected run; None before it was read."""
        return None if self.selected is None else self.views.get(self.selected)

    @property
    def shown(self) -> list[RunView]:
        """The selected run and those it is compared with."""
        first = self.view
        if first is None:
            return []
        others = [self.views[p] for p in self.compared if p in self.views and p != first.path]
        return [first, *others]

    @property
    def generation(self) -> int | None:
        """The selected generation; the newest unless one was chosen; None when there is none."""
        view = self.view
        if view is None or not view.generations:
            return None
        newest = view.generations - 1
        return newest if self._generation is None else min(self._generation, newest)

    @property
    def follows_newest(self) -> bool:
        """Whether the selected generation moves on with the run."""
        return self._generation is None

    def status(self, path: Path) -> str:
        """How it is with a run: one of `STATUS_TEXTS`."""
        view = self.views.get(path)
        if path in self._starting:
            return "starting"
        return "" if view is None else view.status

    def problem(self, path: Path) -> str:
        """Return why a run can't be read; "" if it can."""
        view = self.views.get(path)
        return view.problem if view is not None and view.status == "unreadable" else ""

    @property
    def log_alone(self) -> bool:
        """Whether the selected run is a log without games and networks."""
        return self.selected is not None and self.status(self.selected) == "log"

    # --- what is shown -----------------------------------------------------------------------

    def watch(self, on: bool) -> None:
        """Look at runs from now on, or no longer."""
        if on and self._watcher is None:
            self._watcher = Watcher(self)
            self._watcher.looked.connect(self._take)
            self._watcher.crashed.connect(self.crashed)
            self._watcher.start()
            self._list_timer.start()
            self.refresh_list()
            self._direct()
        elif not on and self._watcher is not None:
            self._list_timer.stop()
            self._watcher.close()
            self._watcher.deleteLater()
            self._watcher = None
            self.views.clear()  # a new watcher tells everything again

    def want_games(self, on: bool) -> None:
        """Whether games are shown."""
        if on != self._games_wanted:
            self._games_wanted = on
            self._direct()

    def select(self, path: Path | None) -> None:
        """Show another run."""
        if path == self.selected:
            return
        self.selected = path
        self._generation = None
        self.games, self.branches = (), ()
        self._direct()
        self.selected_changed.emit()
        self.games_changed.emit()
        self.view_changed.emit()
        self.generation_changed.emit()

    def compare(self, path: Path, on: bool) -> None:
        """Lay a run over the selected one, or take it away."""
        others = tuple(p for p in self.compared if p != path)
        compared = (*others, path) if on else others
        if compared != self.compared:
            self.compared = compared
            self.runs_changed.emit()
            self.view_changed.emit()

    def set_generation(self, generation: int | None) -> None:
        """Show a generation; None follows the newest."""
        view = self.view
        if generation is not None and view is not None:
            generation = min(max(generation, 0), max(view.generations - 1, 0))
        if generation != self._generation:
            self._generation = generation
            self.generation_changed.emit()

    def set_axis(self, axis: str) -> None:
        """What the x axes count."""
        if axis != self.axis:
            self.axis = axis
            self.axis_changed.emit()

    # --- what is done to runs ------------------------------------------------------------------

    def start(self, folder: Path, preset: Preset) -> bool:
        """Begin a new run; whether its process could be started."""
        return self._launch(folder, preset, None)

    def resume(self, path: Path, changes: Mapping[str, Any] | None = None) -> bool:
        """Go on with a run, with some settings changed."""
        return self._launch(path, None, changes)

    def _launch(self, path: Path, preset: Preset | None, changes: Mapping[str, Any] | None) -> bool:
        try:
            self._started[path] = launch_run(path, preset, changes)
        except EngineError as error:
            self.message.emit("error", sentence(str(error)))
            return False
        if preset is not None:
            allow(files_of_run(preset))
        self._starting.add(path)
        self.remember(path)
        self.select(path)
        self.message.emit(
            "info", f"{path.name} starts in a process of its own; it goes on when you close this."
        )
        return True

    def stop(self, path: Path) -> None:
        """Ask a run to stop where nothing is lost."""
        try:
            ask_to_stop(path)
        except EngineError as error:
            self.message.emit("error", sentence(str(error)))
            return
        self.message.emit(
            "info",
            f"{path.name} stops when its step is done, within seconds; all games and the network "
            "are kept, and Continue goes on from there.",
        )
        self._look()

    def open(self, folder: Path) -> bool:
        """Show a run that lies anywhere; whether there is one."""
        if not is_run(folder):
            self.message.emit(
                "error", f"There is no run in {folder}; choose a folder with a run.json."
            )
            return False
        self.remember(folder)
        self.select(folder)
        return True

    def remember(self, path: Path) -> None:
        """Put a run first among those opened last."""
        others = [other for other in self._preferences.runs() if other != path]
        self._preferences.set_runs([path, *others])
        self.refresh_list()

    def forget(self, path: Path) -> None:
        """Take a run from the list; the folder stays."""
        self._preferences.set_runs([p for p in self._preferences.runs() if p != path])
        self.compared = tuple(p for p in self.compared if p != path)
        if self.selected == path:
            self.select(None)
        self.refresh_list()

    # --- bringing things along -----------------------------------------------------------------

    def refresh_list(self) -> None:
        """Look for runs that came or went, and at the processes that were started here."""
        self._hear_processes()
        found = known_runs(self._preferences)
        found = [*(p for p in self._started if p not in found), *found]
        if set(found) != set(self.runs):
            self.runs = found
            self._direct()
            self.runs_changed.emit()
        if self.selected not in self.runs:
            self.select(self.runs[0] if self.runs else None)

    def _hear_processes(self) -> None:
        """Say why a process that was started here has ended, when it was not asked to."""
        for path, process in list(self._started.items()):
            code = process.poll()
            if code is None:
                continue
            del self._started[path]
            self._starting.discard(path)
            self._look()
            if code == 0:
                self.message.emit("info", self._finished_text(path))
            elif code != 1:  # nor stopped
                why = last_words(path) or f"its process ended with code {code}"
                what = "can't go on" if is_run(path) else "can't start"
                self.message.emit("error", f"{path.name} {what}: {why}.")
            if not is_run(path):
                discard_start(path)
            self.runs_changed.emit()

    def _finished_text(self, path: Path) -> str:
        """That a run has all its generations, and what goes on from there."""
        view = RunReader(path).read()
        return (
            f"{path.name} is finished at generation {view.state.generation}; Continue with more "
            "generations goes on for longer."
        )

    def _direct(self) -> None:
        """Tell the watcher what to look at."""
        if self._watcher is not None:
            games_of = self.selected if self._games_wanted else None
            self._watcher.watch(self.runs, games_of)

    def _look(self) -> None:
        if self._watcher is not None:
            self._watcher.look_now()

    def _take(self, look: RunSnapshot) -> None:
        if look.views:
            before = {path: self.status(path) for path in look.views}
            shown = {view.path for view in self.shown}
            self.views.update(look.views)
            self._starting -= {
                path for path, view in look.views.items() if view.status in ("running", "stopping")
            }
            shown |= {view.path for view in self.shown}
            if any(self.status(path) != status for path, status in before.items()):
                self._hear_processes()
            self.runs_changed.emit()
            if shown & set(look.views):
                self.view_changed.emit()
                if self.follows_newest:
                    self.generation_changed.emit()
        if look.games_of is not None and look.games_of == self.selected:
            self.games, self.branches = look.games, look.branches
            self.games_changed.emit()
