"""The model of a window on jobs: the list, the selected job, processes."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.commands.consent import not_allowed, uses_of
from engine.jobs.job import JobKind
from engine.jobs.reader import JobReader, JobView
from sai_studio.kit.folder_watcher import FolderWatcher, Views
from sai_studio.kit.texts import sentence
from sai_studio.lab.jobs.folders import JobWatcher, known_jobs

PROCESS_MS: Final = 500
"""Interval between checks of processes started here."""
NO_ERROR: Final = (0, 1, -15)
"""Exit codes of a process that has finished, or was stopped."""
AT_WORK: Final = ("starting", "running", "stopping")
"""Status of a job whose process is alive."""
STATUS_TEXTS: Final = {
    "starting": tr("starting"),
    "running": tr("running"),
    "stopping": tr("stopping"),
    "stopped": tr("stopped"),
    "finished": tr("finished"),
    "interrupted": tr("interrupted"),
    "unreadable": tr("can't be read"),
}
"""Status of a job, for people."""
_ROLES: Final = {
    "running": "good",
    "starting": "amber",
    "stopping": "amber",
    "finished": "accent",
    "interrupted": "bad",
    "unreadable": "bad",
}


def status_role(status: str) -> str:
    """Return the theme color of a job's status."""
    return _ROLES.get(status, "muted")


V = TypeVar("V", bound=JobView)


class Jobs(QObject, Generic[V]):
    """Base of the models of windows on jobs.

    The window reads the attributes, calls the methods and connects to the signals.

    Parameters
    ----------
    kind
        Kind of the jobs.
    reader
        Creates the reader of a job's folder.
    view
        Type of what the reader returns; also made of a folder that can't be read because of a bug.
    home
        Returns the folder of new jobs.

    Signals
    -------
    list_changed
        The list of jobs, or the status of one of them.
    selected_changed
        Another job is shown.
    view_changed
        The selected job progressed, or what is shown with it changed.
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

    def __init__(
        self,
        kind: JobKind[Any, Any],
        reader: Callable[[Path], JobReader[Any, Any, V]],
        view: type[V],
        home: Callable[[], Path],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._kind, self._reader, self._view, self._home = kind, reader, view, home
        self.named: list[Path] = []
        """Jobs outside of the folder of new jobs that are listed, too."""
        self.paths: list[Path] = []
        """Folders of the known jobs."""
        self.views: dict[Path, V] = {}
        """What was last read of each job, by its folder."""
        self.selected: Path | None = None
        self._started: dict[Path, subprocess.Popen[bytes]] = {}
        self._starting: set[Path] = set()
        self._watcher: FolderWatcher | None = None
        self._process_timer = QTimer(self)
        self._process_timer.setInterval(PROCESS_MS)
        self._process_timer.timeout.connect(self._check_processes)

    # --- for subclasses ------------------------------------------------------------------------

    def known(self, named: Sequence[Path]) -> list[Path]:
        """Return all jobs with the named ones, the last changed first; called on a thread."""
        return known_jobs(self._kind, self._home(), named)

    def _make_watcher(self) -> FolderWatcher:
        """Return a thread that watches the folders; its results go to `_take`."""
        return JobWatcher(self.known, Views(self._reader, self._view), self)

    def _direct(self) -> None:
        """Tell the watcher which folders to watch."""
        if isinstance(self._watcher, JobWatcher):
            self._watcher.watch(self.named)

    def _take(self, look: Any) -> None:
        """Store what the watcher has read: the list of jobs, and new views of changed ones."""
        self._take_views(look.views)
        for gone in set(self.views) - set(look.found):
            del self.views[gone]
        waiting = [path for path in self._started if path not in look.found]
        self._list([*waiting, *look.found])
        if look.views:
            self.list_changed.emit()
            if self.selected in look.views:
                self.view_changed.emit()

    def _finished(self, path: Path) -> None:
        """Do something after a process started here has finished its job."""

    # --- reading -------------------------------------------------------------------------------

    @property
    def view(self) -> V | None:
        """The selected job; None before it was read."""
        return None if self.selected is None else self.views.get(self.selected)

    def status(self, path: Path) -> str:
        """Return the status of a job; "" before it was read."""
        view = self.views.get(path)
        if path in self._starting:
            return "starting"
        return "" if view is None else view.status

    def problem(self, path: Path) -> str:
        """Return why a job can't be read; "" if it can, or if its process is only loading."""
        view = self.views.get(path)
        return view.problem if view is not None and self.status(path) == "unreadable" else ""

    def at_work(self, path: Path) -> bool:
        """Whether a process works on a job."""
        return self.status(path) in AT_WORK

    # --- what is shown -----------------------------------------------------------------------

    def watch(self, on: bool) -> None:
        """Start or stop watching the jobs."""
        if on and self._watcher is None:
            self._watcher = self._make_watcher()
            self._watcher.looked.connect(self._take)
            self._watcher.crashed.connect(self.crashed)
            self._direct()
            self._watcher.start()
        elif not on and self._watcher is not None:
            self._watcher.close()
            self._watcher.deleteLater()
            self._watcher = None

    def close(self) -> None:
        """Stop watching as the program ends; the processes of jobs continue."""
        self.watch(False)
        self._process_timer.stop()

    def select(self, path: Path | None) -> None:
        """Show another job."""
        if path != self.selected:
            self.selected = path
            self.selected_changed.emit()
            self.view_changed.emit()

    # --- processes -----------------------------------------------------------------------------

    def unknown_commands(self, path: Path, changes: Mapping[str, Any] | None = None) -> list[str]:
        """Return the programs, clusters and files of a job that the user has not allowed yet.

        Parameters
        ----------
        changes
            Settings of a run that change when it continues.

        Raises
        ------
        EngineError, OSError
            The job can't be read.
        """
        return not_allowed(uses_of(path, changes or {}))

    def _may_continue(self, path: Path, changes: Mapping[str, Any] | None = None) -> bool:
        """Return whether the user has allowed all that a job uses; a message says if not."""
        text = tr(
            "{name} names commands that you have not allowed. Press Continue to review them.",
            name=path.name,
        )
        try:
            if not self.unknown_commands(path, changes):
                return True
        except (EngineError, OSError) as error:
            text = sentence(str(error))
        self.message.emit("error", text)
        return False

    def _launch(self, path: Path, launch: Callable[[], subprocess.Popen[bytes]]) -> bool:
        """Start the process of a job; False, with a message, if it can't be started."""
        try:
            self._started[path] = launch()
        except EngineError as error:
            self.message.emit("error", sentence(str(error)))
            return False
        self._starting.add(path)
        self._process_timer.start()
        return True

    def _show_started(self, path: Path, text: str) -> None:
        """List and select a job whose process was started, and show the message `text`."""
        if path not in self.named:
            self.named.append(path)
        self._list([path, *(other for other in self.paths if other != path)])
        self.select(path)
        self._direct()
        self.list_changed.emit()
        self.message.emit("info", text)

    def stop(self, path: Path) -> None:
        """Ask the process of a job to stop, or end one that is still loading.

        Whatever is finished is kept.
        """
        process = self._started.get(path)
        if process is not None and self.status(path) == "starting":
            process.terminate()
        else:
            self._ask_to_stop(path)

    def _ask_to_stop(self, path: Path) -> bool:
        """Ask the process of a job to stop; False, with a message, if that fails."""
        try:
            self._kind.ask_to_stop(path)
        except EngineError as error:
            self.message.emit("error", sentence(str(error)))
            return False
        self._look()
        return True

    def _check_processes(self) -> None:
        """Check which processes have ended; show why if they were not asked to."""
        for path, process in list(self._started.items()):
            code = process.poll()
            if code is None:
                continue
            del self._started[path]
            was_at_work = path not in self._starting
            self._starting.discard(path)
            self._look()
            is_there = self._kind.is_in(path)
            if code == 0:
                self._finished(path)
            elif code not in NO_ERROR:
                why = self._kind.last_words(path) or tr(
                    "its process ended with code {code}", code=code
                )
                if not is_there:
                    text = tr("{name} can't start: {reason}.", name=path.name, reason=why)
                elif was_at_work:
                    text = tr("{name} was interrupted: {reason}.", name=path.name, reason=why)
                else:
                    text = tr("{name} can't be continued: {reason}.", name=path.name, reason=why)
                self.message.emit("error", text)
            if not is_there:
                self._kind.discard_launch(path)
                self._list([other for other in self.paths if other != path])
            self.list_changed.emit()
            self.view_changed.emit()
        if not self._started:
            self._process_timer.stop()

    # --- bringing things along -----------------------------------------------------------------

    def _look(self) -> None:
        if self._watcher is not None:
            self._watcher.look_now()

    def _list(self, paths: list[Path]) -> None:
        """Set the list of jobs."""
        if paths != self.paths:
            self.paths = paths
            self._direct()
            self.list_changed.emit()
        if self.selected not in paths:
            self.select(paths[0] if paths else None)

    def _take_views(self, views: dict[Path, V]) -> None:
        """Store new views of jobs, and note which processes have started."""
        self.views.update(views)
        self._starting -= {p for p, view in views.items() if view.status in AT_WORK}
