"""Sources of strong networks: other programs on this computer, and a download; on threads."""

from __future__ import annotations

import contextlib
import logging
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.catalog import download, found_networks

log = logging.getLogger(__name__)

END_S: Final = 5.0
"""Time limit for threads to end when the window closes [s]."""


class NetworkSources(QObject):
    """Searches for networks and downloads one; both continue when the dialog is closed.

    Signals
    -------
    searched
        `found` is up to date.
    progressed
        `progress` is up to date.
    fetched
        Path of the network that was downloaded; None if it was stopped or failed (see `error`).
    """

    searched = Signal()
    progressed = Signal()
    fetched = Signal(object)
    _search_ended = Signal(object)  # list of FoundNetwork, and a copy or None
    _moved = Signal(object)  # FetchProgress
    _fetch_ended = Signal(object, str)  # path or None, and what went wrong

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: list[found_networks.FoundNetwork] = []
        """Networks of other programs, largest first."""
        self.copy: Path | None = None
        """Copy of the network to download on this computer; None if there is none."""
        self.progress: download.FetchProgress | None = None
        """Progress of the download; None without one."""
        self.error = ""
        """Why the last download failed; "" if it did not."""
        self._stop = threading.Event()
        self._closed = threading.Event()
        self._search: threading.Thread | None = None
        self._fetch: threading.Thread | None = None
        self._search_ended.connect(self._take_found)
        self._moved.connect(self._take_progress)
        self._fetch_ended.connect(self._take_fetched)

    @property
    def searching(self) -> bool:
        """Whether the folders of other programs are being searched."""
        return self._search is not None

    @property
    def fetching(self) -> bool:
        """Whether a network is being downloaded."""
        return self._fetch is not None

    def search(self) -> None:
        """Search the folders of other programs, unless a search is running."""
        if self._search is not None:
            return

        def look() -> None:
            found: list[found_networks.FoundNetwork] = []
            copy = None
            try:
                found = found_networks.find_networks(self._closed.is_set)
                copy = found_networks.find_copy(found)
            except Exception:  # a bug: it is logged, and nothing was found
                log.error("search for networks: %s", traceback.format_exc())
            self._say(lambda: self._search_ended.emit((found, copy)))

        self._search = threading.Thread(target=look, name="network search", daemon=True)
        self._search.start()

    def fetch(self) -> None:
        """Download the strong network, unless a download is running."""
        if self._fetch is not None:
            return
        self._stop.clear()
        self.error = ""
        network = download.STRONG_NETWORK
        self.progress = download.FetchProgress(0, network.wheel_bytes)

        def fetch() -> None:
            path, wrong = None, ""
            try:
                path = download.fetch_network(
                    network,
                    progress=lambda progress: self._say(lambda: self._moved.emit(progress)),
                    stopped=self._stop.is_set,
                )
            except EngineError as error:
                wrong = str(error)
            except Exception as error:  # a bug: it is logged and shown
                log.error("download: %s", traceback.format_exc())
                wrong = tr(
                    "the download failed ({name}: {error}); see the log",
                    name=type(error).__name__,
                    error=error,
                )
            self._say(lambda: self._fetch_ended.emit(path, wrong))

        self._fetch = threading.Thread(target=fetch, name="network download", daemon=True)
        self._fetch.start()
        self.progressed.emit()

    def stop(self) -> None:
        """Cancel the download; `fetched` follows."""
        self._stop.set()

    def close(self) -> bool:
        """Stop both threads; False if one does not end in time."""
        self._closed.set()
        self._stop.set()
        for thread in (self._search, self._fetch):
            if thread is not None:
                thread.join(END_S)
        return not any(t is not None and t.is_alive() for t in (self._search, self._fetch))

    def _say(self, emit: Callable[[], None]) -> None:
        """Emit a signal from a thread."""
        with contextlib.suppress(RuntimeError):  # the window was closed meanwhile
            emit()

    def _take_found(self, answer: tuple[list[found_networks.FoundNetwork], Path | None]) -> None:
        if self._search is not None:
            self._search.join()
            self._search = None
        self.found, self.copy = answer
        self.searched.emit()

    def _take_progress(self, progress: download.FetchProgress) -> None:
        if self.fetching:
            self.progress = progress
            self.progressed.emit()

    def _take_fetched(self, path: object, wrong: str) -> None:
        if self._fetch is not None:
            self._fetch.join()
            self._fetch = None
        self.progress, self.error = None, wrong
        if isinstance(path, Path):
            self.copy = path
        self.fetched.emit(path)
