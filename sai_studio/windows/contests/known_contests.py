"""Which contests there are: those in the person's own folder and those started elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.api.base import CONTESTS, user_folder
from sai_studio.windows.jobs.folders import free_folder, jobs_in, newest_first

__all__ = ["contests_folder", "contests_in", "new_contest_name"]


def contests_folder() -> Path:
    """Where new contests are kept."""
    return user_folder("contests")


def contests_in(folder: Path, named: Sequence[Path] = ()) -> list[Path]:
    """Folders that hold contests, the one that changed last first."""
    found = {*jobs_in(CONTESTS, folder), *(path for path in named if CONTESTS.is_in(path))}
    return newest_first(found, (CONTESTS.file, "results.jsonl"))


def new_contest_name(base: str) -> str:
    """Return a name that no folder has yet."""
    return free_folder(contests_folder(), base).name
