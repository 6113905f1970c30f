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
    """

    def __init__(self, reader: Callable[[Path], _Reader[V]]) -> None:
        self._make = reader
        self._readers: dict[Path, _Reader[V]] = {}
        self._known: dict[Path, V] = {}

    def news(self, paths: Iterable[Path]) -> dict[Path, V]:
        """Views that changed since the last time; folders that aren't named are forgotten."""
        wanted = list(paths)
        for gone in set(self._readers) - set(wanted):
            del self._readers[gone]
            self._known.pop(gone, None)
        news = {}
        for path in wanted:
            if path not in self._readers:
                self._readers[path] = self._make(path)
            view = self._readers[path].read()
            if self._known.get(path) is not view:
                self._known[path] = news[path] = view
        return news


class FolderWatcher(QThread):
    """Looks again and again until `close`.

    Signals
    -------
    looked
        What `look` found, when that was anything.
    crashed
        Traceback of a bug; the thread goes on.
    """

    looked = Signal(object)
    crashed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wake = threading.Event()
        self._ended = False

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
                self.crashed.emit(traceback.format_exc())
            self._wake.wait(PAUSE_S)
