"""A thread that reads folders about once a second and reports changes."""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, QThread, Signal

from engine.base.translation import tr
from engine.jobs.reader import JobView

PAUSE_S: Final = 0.8

V = TypeVar("V", bound=JobView)
V_co = TypeVar("V_co", covariant=True)


class _Reader(Protocol[V_co]):
    """Reads a folder; returns the same object as last time if nothing changed."""

    def read(self) -> V_co: ...


class Views(Generic[V]):
    """The current views of some folders.

    Parameters
    ----------
    reader
        Creates the reader of a folder.
    view
        Type of its views; one is made of a folder that can't be read because of a bug.
    """

    def __init__(self, reader: Callable[[Path], _Reader[V]], view: type[V]) -> None:
        self._make, self._view = reader, view
        self._bugs: dict[Path, str] = {}
        self._readers: dict[Path, _Reader[V]] = {}
        self._known: dict[Path, V] = {}

    def news(self, paths: Iterable[Path], report: Callable[[str], None]) -> dict[Path, V]:
        """Return the views that changed since the last time; other folders are dropped.

        `report` is called with the traceback of a bug in reading a folder; the others are still
        read.
        """
        folders = list(paths)
        for gone in {*self._readers, *self._known} - set(folders):
            for known in (self._readers, self._known, self._bugs):
                known.pop(gone, None)
        news = {}
        for path in folders:
            try:
                if path not in self._readers:
                    self._readers[path] = self._make(path)
                view = self._readers[path].read()
                self._bugs.pop(path, None)
            except Exception as error:  # a bug: the other folders stay readable
                self._readers.pop(path, None)
                trace = traceback.format_exc()
                report(trace)
                if self._bugs.get(path) == trace:
                    continue
                self._bugs[path] = trace
                problem = _bug_text(path, error)
                view = self._view(path=path, status="unreadable", problem=problem)
            if self._known.get(path) is not view:
                self._known[path] = news[path] = view
        return news


def _bug_text(path: Path, error: Exception) -> str:
    """Return the sentence on a folder that can't be read because of a bug."""
    return tr(
        "{path}: can't be read because of a bug in the program ({error}); move the folder away, "
        "and send us the report",
        path=path,
        error=type(error).__name__,
    )


class FolderWatcher(QThread):
    """Thread that reads folders until `close`.

    Signals
    -------
    looked
        Result of `look`, unless it was None.
    crashed
        Traceback of a bug, once for each; the thread continues.
    """

    looked = Signal(object)
    crashed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wake = threading.Event()
        self._ended = False
        self._reported: set[str] = set()

    def report(self, trace: str) -> None:
        """Emit `crashed` with the traceback of a bug, once for each bug."""
        if trace not in self._reported:
            self._reported.add(trace)
            self.crashed.emit(trace)

    def look(self) -> object | None:
        """Read the folders, on the thread; return None if nothing changed."""
        raise NotImplementedError

    def look_now(self) -> None:
        """Read the folders now."""
        self._wake.set()

    def close(self) -> None:
        """End the thread."""
        self._ended = True
        self._wake.set()
        self.wait()

    def run(self) -> None:
        """Read the folders again and again, with pauses."""
        while not self._ended:
            self._wake.clear()
            try:
                news = self.look()
                if news is not None:
                    self.looked.emit(news)
            except Exception:  # a bug: show it, keep looking
                self.report(traceback.format_exc())
            self._wake.wait(PAUSE_S)
