"""Detect changes of the open file by another program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from sai_studio.shared.throttle import Debounce

__all__ = ["FileWatch"]

SETTLE_MS: Final = 300
"""Time to wait for a program that is still writing."""
Stamp = tuple[int, int]
"""Time of the last change [ns] and size [bytes]."""


class FileWatch(QObject):
    """Watches one file, which is also looked at whenever the program comes to the front.

    Signals
    -------
    changed
        Another program changed the file; emitted once per change.
    removed
        Another program removed the file.
    """

    changed = Signal()
    removed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._known: Stamp | None = None
        self._reported: Stamp | None = None
        self._watcher = QFileSystemWatcher(self)
        self._look_soon = Debounce(SETTLE_MS, self.look, self)
        self._watcher.fileChanged.connect(self._look_soon.call)
        self._watcher.directoryChanged.connect(self._look_soon.call)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._came_to_front)

    def watch(self, path: Path | None) -> None:
        """Watch a file as it is now; None watches none."""
        self._path = path
        self._known = self._reported = _stamp(path) if path is not None else None
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)
        if path is not None and self._known is not None:
            # the folder tells of files that are replaced, the file of one that is overwritten
            self._watcher.addPaths([str(path), str(path.parent)])

    def expect_change(self, saved_ns: float) -> None:
        """Count the file as changed if that happened after a time [ns since 1970]."""
        if self._known is not None and self._known[0] > saved_ns:
            self._known = (0, 0)

    def has_changed(self) -> bool:
        """Whether the file exists and is not the one that was opened or saved."""
        if self._path is None or self._known is None:
            return False
        return _stamp(self._path) not in (None, self._known)

    def look(self) -> None:
        """Look at the file, and report a change that was not reported before."""
        if self._path is None or self._known is None:
            return
        stamp = _stamp(self._path)
        if stamp == self._reported:
            return
        self._reported = stamp
        if stamp is None:
            self.removed.emit()
            return
        self._watcher.addPath(str(self._path))  # a file that was replaced is watched no longer
        if stamp != self._known:
            self.changed.emit()

    def _came_to_front(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._look_soon.call()


def _stamp(path: Path) -> Stamp | None:
    """Return time and size of a file, to notice changes; None if there is none."""
    try:
        state = path.stat()
    except OSError:
        return None
    return state.st_mtime_ns, state.st_size
