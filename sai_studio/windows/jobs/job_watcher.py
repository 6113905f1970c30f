"""The thread that watches the folders of jobs of one kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject

from engine.base.jobs import JobKind
from sai_studio.shared.folder_watcher import FolderWatcher, Views
from sai_studio.windows.jobs.folders import jobs_in, newest_first

V = TypeVar("V")


def known_jobs(kind: JobKind, log: str, home: Path, named: Sequence[Path] = ()) -> list[Path]:
    """Return the jobs in a folder and the named ones, the last changed first.

    `log` is the file that a job appends its results to.
    """
    paths = {*jobs_in(kind, home), *(path for path in named if kind.is_in(path))}
    return newest_first(paths, (kind.file, log))


@dataclass(frozen=True, eq=False)
class JobSnapshot(Generic[V]):
    """The jobs on disk at one time."""

    found: list[Path]
    """Every folder with a job, the last changed first."""
    views: dict[Path, V]
    """Jobs that changed since the last look."""


class JobWatcher(FolderWatcher, Generic[V]):
    """Watches all jobs of a kind; `looked` passes a `JobSnapshot`.

    Parameters
    ----------
    list_jobs
        Returns all jobs, given the named ones.
    reader, broken
        As those of `Views`.
    """

    def __init__(
        self,
        list_jobs: Callable[[Sequence[Path]], list[Path]],
        reader: Callable[[Path], Any],
        broken: Callable[[Path, str], V],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._list_jobs = list_jobs
        self._named: tuple[Path, ...] = ()
        self._views = Views[V](reader, broken)
        self._listed: list[Path] = []

    def watch(self, folders: Sequence[Path]) -> None:
        """Watch these folders, too, starting now."""
        self._named = tuple(folders)
        self.look_now()

    def look(self) -> JobSnapshot[V] | None:
        """Return what changed since the last look; None if nothing did."""
        found = self._list_jobs(self._named)
        news = self._views.news(found, self.report)
        if not news and found == self._listed:
            return None
        self._listed = found
        return JobSnapshot(found, news)
