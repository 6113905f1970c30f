"""Find and watch the folders of jobs, and names for new ones."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QObject

from engine.base.translation import tr
from engine.jobs.job import JobKind
from engine.jobs.reader import JobView
from sai_studio.kit.folder_watcher import FolderWatcher, Views

LONGEST_NAME: Final = 255
"""Longest name of a folder that file systems allow [bytes]."""


def jobs_in(kind: JobKind[Any, Any], folder: Path) -> list[Path]:
    """Return the jobs in a folder, sorted by name; none if the folder can't be read."""
    try:
        return sorted(path for path in folder.iterdir() if kind.is_in(path))
    except OSError:
        return []


def newest_first(paths: Iterable[Path], files: Sequence[str]) -> list[Path]:
    """Sort folders by the time at which one of their files last changed, the newest first."""

    def changed(path: Path) -> float:
        times = [0.0]
        for name in files:
            try:
                times.append((path / name).stat().st_mtime)
            except OSError:
                continue
        return max(times)

    return sorted(paths, key=lambda path: (-changed(path), path.name))


def is_folder_name(name: str) -> bool:
    """Return whether a name is valid for a folder on every platform."""
    if not name or name in (".", "..") or any(c in name for c in '/\\:*?"<>|'):
        return False
    return len(os.fsencode(name)) <= LONGEST_NAME


def name_problem(name: str, folder: Path, kind: str) -> str:
    """Return why a new job, such as a "match", can't have a name and its folder; "" if it can."""
    if not is_folder_name(name):
        return tr("Enter a name that is valid for a folder.")
    if os.path.exists(folder):  # unlike Path.exists it never raises
        return tr(
            "A {kind} named {name} exists already; choose another name.", kind=kind, name=name
        )
    return ""


def free_folder(parent: Path, name: str) -> Path:
    """Return a folder that does not exist yet, with a number if the name is taken."""
    folder, number = parent / name, 1
    while folder.exists():
        number += 1
        folder = parent / f"{name}-{number}"
    return folder


V = TypeVar("V", bound=JobView)


def known_jobs(kind: JobKind[Any, Any], home: Path, named: Sequence[Path] = ()) -> list[Path]:
    """Return the jobs in a folder and the named ones, the last changed first."""
    paths = {*jobs_in(kind, home), *(path for path in named if kind.is_in(path))}
    return newest_first(paths, (kind.file, kind.results_file or kind.file))


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
    views
        Reads the folders.
    """

    def __init__(
        self,
        list_jobs: Callable[[Sequence[Path]], list[Path]],
        views: Views[V],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._list_jobs, self._views = list_jobs, views
        self._named: tuple[Path, ...] = ()
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
