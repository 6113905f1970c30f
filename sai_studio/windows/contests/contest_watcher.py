"""The thread that watches the folders of contests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from engine.api.base import CONTESTS, user_folder
from engine.api.matches import ContestReader, ContestView, RatingTable
from sai_studio.shared.folder_watcher import FolderWatcher, Views
from sai_studio.windows.jobs.folders import free_folder, jobs_in, newest_first

__all__ = [
    "ContestSnapshot",
    "ContestWatcher",
    "contests_folder",
    "contests_in",
    "new_contest_name",
]


def contests_folder() -> Path:
    """Return the folder of new contests."""
    return user_folder("contests")


def contests_in(folder: Path, named: Sequence[Path] = ()) -> list[Path]:
    """Return the contests in a folder and the named ones, the last changed first."""
    paths = {*jobs_in(CONTESTS, folder), *(path for path in named if CONTESTS.is_in(path))}
    return newest_first(paths, (CONTESTS.file, "results.jsonl"))


def new_contest_name(base: str) -> str:
    """Return a name that no contest has yet."""
    return free_folder(contests_folder(), base).name


class ContestSnapshot:
    """The contests on disk at one time.

    Parameters
    ----------
    found
        Every folder with a contest, the last changed first.
    views
        Contests that changed since the last look, with their ratings.
    """

    def __init__(self, found: list[Path], views: dict[Path, Rated]) -> None:
        self.found = found
        self.views = views


Rated = tuple[ContestView, RatingTable | None]
"""A contest with its ratings."""


class _RatingReader:
    """Reads a contest and rates its players; gives the same object if nothing changed."""

    def __init__(self, folder: Path) -> None:
        self._reader = ContestReader(folder)
        self._rated: Rated | None = None

    def read(self) -> Rated:
        view = self._reader.read()
        if self._rated is None or self._rated[0] is not view:
            self._rated = view, view.standings.ratings() if view.standings else None
        return self._rated


class ContestWatcher(FolderWatcher):
    """Watches all contests; `looked` passes a `ContestSnapshot`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._named: tuple[Path, ...] = ()
        self._views = Views[Rated](
            _RatingReader,
            lambda path, why: (ContestView(path, "unreadable", None, problem=why), None),
            self.report,
        )
        self._listed: list[Path] = []

    def watch(self, folders: Sequence[Path]) -> None:
        """Watch these folders, too, starting now."""
        self._named = tuple(folders)
        self.look_now()

    def look(self) -> ContestSnapshot | None:
        """Return what changed since the last look; None if nothing did."""
        found = contests_in(contests_folder(), self._named)
        news = self._views.news(found)
        if not news and found == self._listed:
            return None
        self._listed = found
        return ContestSnapshot(found, news)
