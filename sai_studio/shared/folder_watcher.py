"""A thread that looks at folders about once a second and tells what is new."""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, QThread, Signal

__all__ = ["FolderWatcher", "Views"]

PAUSE_S: Final = 0.8

V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)


class _Reader(Protocol[V_co]):
    """Reads a folder again and again; the very same object as last time when nothing changed."""

    def read(self) -> V_co: ...


class Views(Generic[V]):
    """What the readers of some folders say.

    Parameters
    ----------
    reader
        Makes the reader of a folder.
    broken
        Makes the view of a folder that can't be read, from its path and the reason.
    report
        Called with the traceback of a bug in reading a folder; the others are still read.
    """

    def __init__(
        self,
        reader: Callable[[Path], _Reader[V]],
        broken: Callable[[Path, str], V],
        report: Callable[[str], None],
    ) -> None:
        self._make, self._broken, self._report = reader, broken, report
        self._bugs: dict[Path, str] = {}
        self._readers: dict[Path, _Reader[V]] = {}
        self._known: dict[Path, V] = {}

    def news(self, paths: Iterable[Path]) -> dict[Path, V]:
        """Views that changed since the last time; folders that aren't named are forgotten."""
        wanted = list(paths)
        for gone in {*self._readers, *self._known} - set(wanted):
            for known in (self._readers, self._known, self._bugs):
                known.pop(gone, None)
        news = {}
        for path in wanted:
            try:
                if path not in self._readers:
                    self._readers[path] = self._make(path)
                view = self._readers[path].read()
                self._bugs.pop(path, None)
            except Exception as error:  # a bug: the other folders stay readable
                self._readers.pop(path, None)
                trace = traceback.format_exc()
                self._report(trace)
                if self._bugs.get(path) == trace:
                    continue
                self._bugs[path] = trace
                view = self._broken(path, _bug_text(path, error))
            if self._known.get(path) is not view:
                self._known[path] = news[path] = view
        return news


def _bug_text(path: Path, error: Exception) -> str:
    """Return the sentence on a folder that can't be read because of a bug."""
    """Return the sentence on a folder that can't be read because of a bug."""
    return (
        f"{path}: can't be read because of a bug in the program ({type(error).__name__}); move the "
        "folder away, and send us the report"
    )


class FolderWatcher(QThread):
    """Looks again and again until `close`.

    Signals
    -------
    looked
        What `look` found, when that was anything.
    crashed
        Traceback of a bug, once for each; the thread goes on.
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
        """Look at the folders, on the thread; None when nothing is new."""
        raise NotImplementedError

    def look_now(self) -> None:
        """Don't wait for the next turn."""
        self._wake.set()

    def close(self) -> None:
        """End the thread."""
        self._ended = True
        self._wake.set()
        self.wait()

    def run(self) -> None:
        """Look, rest, look again."""
        while not self._ended:
            self._wake.clear()
            try:
                found = self.look()
                if found is not None:
                    self.looked.emit(found)
            except Exception:  # a bug: show it, keep looking
                self.report(traceback.format_exc())
            self._wake.wait(PAUSE_S)
