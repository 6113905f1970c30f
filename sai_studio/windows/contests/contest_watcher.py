"""Find and watch the folders of contests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from engine.base.files import user_folder
from engine.base.jobs import CHAINS, CONTESTS
from engine.contests.contest_folder import ContestReader, ContestView
from engine.statistics.rating import RatingTable
from sai_studio.windows.jobs.folders import free_folder, jobs_in
from sai_studio.windows.jobs.job_watcher import JobWatcher, known_jobs

LOG: Final = "results.jsonl"


def contests_folder() -> Path:
    """Return the folder of new contests."""
    return user_folder("contests")


def contests_in(folder: Path, named: Sequence[Path] = ()) -> list[Path]:
    """Return the contests in a folder, the named ones and those of chains, last changed first."""
    chains = jobs_in(CHAINS, user_folder("runs"))
    inside = [contest for chain in chains for contest in jobs_in(CONTESTS, chain)]
    return known_jobs(CONTESTS, LOG, folder, [*named, *inside])


def new_contest_name(base: str) -> str:
    """Return a name that no contest has yet."""
    return free_folder(contests_folder(), base).name


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


class ContestWatcher(JobWatcher[Rated]):
    """Watches all contests; `looked` passes a `JobSnapshot` of `Rated`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(
            lambda named: contests_in(contests_folder(), named),
            _RatingReader,
            lambda path, why: (ContestView(path, "unreadable", None, problem=why), None),
            parent,
        )
