"""Find the folders of runs and contests, and names for new ones."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from engine.base.jobs import JobKind
from engine.base.translation import tr

LONGEST_NAME: Final = 255
"""Longest name of a folder that file systems allow [bytes]."""


def jobs_in(kind: JobKind, folder: Path) -> list[Path]:
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
