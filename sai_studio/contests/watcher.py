"""Looks at the folders of contests about once a second, on a thread of its own."""

from __future__ import annotations

import threading
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QThread, Signal

from engine.api import ContestReader, ContestView, RatingTable
from sai_studio.contests.known_contests import contests_folder, contests_in

__all__ = ["ContestWatcher", "Look"]

PAUSE_S: Final = 0.7


class Look:
    """What a look found.

    Parameters
    ----------
    found
        Every folder with a contest, the one that changed last first.
    views
        Contests that changed since the last look, with their ratings.
    """

    def __init__(
        self, found: list[Path], views: dict[Path, tuple[ContestView, RatingTable | None]]
    ) -> None:
        self.found = found
        self.views = views


class ContestWatcher(QThread):
    """Reads contests again and again until `close`.

    Signals
    -------
    looked
        A `Look` that found something new.
    crashed
        Traceback of a bug; the thread goes on.
    """

    looked = Signal(object)
    crashed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wake = threading.Event()
        self._ended = False
        self._named: tuple[Path, ...] = ()

    def watch(self, folders: Sequence[Path]) -> None:
        """Look at these folders, too, and at once."""
        self._named = tuple(folders)
        self._wake.set()

    def close(self) -> None:
        """End the thread."""
        self._ended = True
        self._wake.set()
        self.wait()

    def run(self) -> None:
        """Look, rest, look again."""
        readers: dict[Path, ContestReader] = {}
        known: dict[Path, ContestView] = {}
        listed: list[Path] = []
        while not self._ended:
            self._wake.clear()
            try:
                found = contests_in(contests_folder(), self._named)
                news = {}
                for path in found:
                    view = readers.setdefault(path, ContestReader(path)).read()
                    if known.get(path) is not view:
                        known[path] = view
                        table = view.standings.ratings() if view.standings else None
                        news[path] = view, table
                for gone in set(readers) - set(found):
                    del readers[gone]
                    known.pop(gone, None)
                if news or found != listed:
                    listed = found
                    self.looked.emit(Look(found, news))
            except Exception:  # a bug: show it, keep looking
                self.crashed.emit(traceback.format_exc())
            self._wake.wait(PAUSE_S)
