"""Detect changes of the open file by another program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from engine.base.files import Stamp, stamp_of
from sai_studio.kit.signals import Debounce

SETTLE_MS: Final = 300
"""Time to wait for a program that is still writing."""


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

    def watch(self, path: Path | None, stamp: Stamp | None = None) -> None:
        """Watch a file; None watches none.

        `stamp` is its state when it was read or written, by default that of now. A change since
        then is reported soon.
        """
        self._path = path
        now = stamp_of(path) if path is not None else None
        self._known = self._reported = None if path is None else stamp or now
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)
        if path is not None and self._known is not None:
            # the folder tells of files that are replaced, the file of one that is overwritten
            self._watcher.addPaths([str(path), str(path.parent)])
        if now != self._known:
            self._look_soon.call()

    @property
    def stamp(self) -> Stamp | None:
        """State of the file on the disk; None if there is none."""
        return stamp_of(self._path) if self._path is not None else None

    def accept_change(self) -> None:
        """Count the change that was reported last as known."""
        self._known = self._reported

    def expect_change(self, saved_ns: float) -> None:
        """Count the file as changed if that happened after a time [ns since 1970]."""
        if self._known is not None and self._known[0] > saved_ns:
            self._known = (0, 0)

    def has_changed(self) -> bool:
        """Whether the file exists and is not the one that was opened or saved."""
        if self._path is None or self._known is None:
            return False
        return stamp_of(self._path) not in (None, self._known)

    def look(self) -> None:
        """Look at the file, and report a change that was not reported before."""
        if self._path is None or self._known is None:
            return
        stamp = stamp_of(self._path)
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
