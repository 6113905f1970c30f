"""Sources of public networks: other programs on this computer, and a download; on threads."""

from __future__ import annotations

import logging
import traceback
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.catalog import download, found_networks
from sai_studio.kit.job_thread import Task, Worker

log = logging.getLogger(__name__)

END_S: Final = 5.0
"""Time limit for threads to end when the window closes [s]."""


class NetworkSources(QObject):
    """Searches for networks and downloads one; both continue when the dialog is closed.

    Parameters
    ----------
    network
        The network to download; only networks of its kind are found, see `PublicNetwork.is_human`.

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

    def __init__(self, network: download.PublicNetwork, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.network = network
        self.found: list[found_networks.FoundNetwork] = []
        """Networks of other programs, largest first."""
        self.copy: Path | None = None
        """Copy of the network to download on this computer; None if there is none."""
        self.progress: download.FetchProgress | None = None
        """Progress of the download; None without one."""
        self.error = ""
        """Why the last download failed; "" if it did not."""
        self.searching = self.fetching = False
        """Whether the folders of other programs are searched, and a network is downloaded."""
        self._searcher = Worker("network search", self)
        self._fetcher = Worker("network download", self)
        self._searcher.found.connect(self._take_found)
        self._fetcher.found.connect(self._take_fetched)
        self._fetcher.done.connect(self._end_fetch)

    def search(self) -> None:
        """Search the folders of other programs, unless a search is running."""
        if not self.searching:
            self.searching = True
            self._searcher.run(partial(_search, self.network))

    def fetch(self) -> None:
        """Download the network, unless a download is running."""
        if self.fetching:
            return
        self.fetching, self.error = True, ""
        self.progress = download.FetchProgress(0, self.network.bytes)
        self._fetcher.run(partial(_fetch, self.network))
        self.progressed.emit()

    def stop(self) -> None:
        """Cancel the download; `fetched` follows."""
        self._fetcher.stop()

    def close(self) -> bool:
        """Stop both threads; False if one does not end in time."""
        self._searcher.close()
        return all([worker.close(END_S) for worker in (self._fetcher, self._searcher)])

    def _take_found(self, answer: tuple[list[found_networks.FoundNetwork], Path | None]) -> None:
        self.searching = False
        self.found, self.copy = answer
        self.searched.emit()

    def _take_fetched(self, result: download.FetchProgress | Path | str) -> None:
        """Take progress, the path of the network, or what went wrong."""
        if isinstance(result, Path):
            self.copy = result
            self._end_fetch(path=result)
        elif isinstance(result, str):
            self.error = result
        else:
            self.progress = result
            self.progressed.emit()

    def _end_fetch(self, _kind: str = "", path: Path | None = None) -> None:
        if self.fetching:
            self.fetching, self.progress = False, None
            self.fetched.emit(path)


def _search(network: download.PublicNetwork, task: Task) -> None:
    """Tell the networks of other programs of a kind, and a copy of the one to download."""
    found: list[found_networks.FoundNetwork] = []
    copy = None
    try:
        every = found_networks.find_networks(task.stopped)
        found = [each for each in every if each.info.is_human == network.is_human]
        copy = found_networks.find_copy(found, network)
    except Exception:  # a bug: it is logged, and nothing was found
        log.error("search for networks: %s", traceback.format_exc())
    task.tell((found, copy))


def _fetch(network: download.PublicNetwork, task: Task) -> None:
    """Download a network; tell progress, then its path or what went wrong."""
    try:
        path = download.fetch_network(network, progress=task.tell, stopped=task.stopped)
    except EngineError as error:
        task.tell(str(error))
    except Exception as error:  # a bug: it is logged and shown
        log.error("download: %s", traceback.format_exc())
        task.tell(
            tr(
                "the download failed ({name}: {error}); see the log",
                name=type(error).__name__,
                error=error,
            )
        )
    else:
        task.tell("" if path is None else path)
