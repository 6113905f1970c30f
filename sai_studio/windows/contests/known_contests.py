"""Which contests there are: those in the person's own folder and those started elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.api.base import user_folder
from engine.api.matches import is_contest

__all__ = ["contests_folder", "contests_in", "new_contest_name"]


def contests_folder() -> Path:
    """Where new contests are kept."""
    return user_folder("contests")


def contests_in(folder: Path, named: Sequence[Path] = ()) -> list[Path]:
    """Folders that hold contests, the one that changed last first."""
    try:
        inside = [path for path in folder.iterdir() if is_contest(path)]
    except OSError:
        inside = []
    found = {*inside, *(path for path in named if is_contest(path))}
    return sorted(found, key=lambda path: (-_changed(path), path.name))


def _changed(path: Path) -> float:
    times = [0.0]
    for name in ("contest.json", "results.jsonl"):
        try:
            times.append((path / name).stat().st_mtime)
        except OSError:
            continue
    return max(times)


def new_contest_name(base: str) -> str:
    """A name that no folder has yet: the base, with a number when that is taken."""
    name, number = base, 1
    while (contests_folder() / name).exists():
        number += 1
        name = f"{base}-{number}"
    return name
