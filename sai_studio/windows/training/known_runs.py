"""Which runs there are: those in the person's own folder and those opened from elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.api.base import data_folder, is_ordinary, user_folder
from sai_studio.model.preferences import Preferences

__all__ = [
    "LOG_ALONE",
    "STATUS_TEXTS",
    "is_run",
    "known_runs",
    "new_run_folder",
    "runs_folder",
    "shipped_folder",
]

STATUS_TEXTS: Final = {
    "starting": "starting",
    "running": "running",
    "stopping": "stopping",
    "stopped": "stopped",
    "finished": "finished",
    "interrupted": "interrupted",
    "log": "log of a run",
    "unreadable": "can't be read",
}
"""How it is with a run, for people."""
LOG_ALONE: Final = "Only the log of this run is here: its games and networks are not."
"""What to say where something of a log is wanted that only a whole run has."""


def is_run(folder: Path) -> bool:
    """Whether a folder holds a run."""
    return is_ordinary(folder / "run.json")


def runs_folder() -> Path:
    """Where new runs are made."""
    return user_folder("runs")


def shipped_folder() -> Path:
    """Logs of runs that come with the program, without their games and networks."""
    return data_folder("resources") / "runs"


def known_runs(preferences: Preferences) -> list[Path]:
    """Every run that is known, the one that changed last first; what is gone is left out.

    Logs of runs that come with the program stand at the end.
    """
    opened = [path for path in preferences.runs() if is_run(path)]
    shipped = _runs_in(shipped_folder())
    own = {*_runs_in(runs_folder()), *opened} - set(shipped)
    return [*sorted(own, key=lambda path: (-_changed(path), path.name)), *shipped]


def _runs_in(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if is_run(path))
    except OSError:
        return []


def _changed(path: Path) -> float:
    times = [0.0]
    for name in ("run.json", "state.json", "log.jsonl"):
        try:
            times.append((path / name).stat().st_mtime)
        except OSError:
            continue
    return max(times)


def new_run_folder(preset: str) -> Path:
    """A free folder for a new run: the preset's name, with a number when that is taken."""
    name, number = preset, 1
    while (runs_folder() / name).exists():
        number += 1
        name = f"{preset}-{number}"
    return runs_folder() / name
