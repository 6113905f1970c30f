"""Which runs there are: those in the person's own folder and those opened from elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.api.base import RUNS, data_folder, user_folder
from sai_studio.model.preferences import Preferences
from sai_studio.windows.jobs.folders import free_folder, jobs_in, newest_first

__all__ = [
    "LOG_ALONE",
    "STATUS_TEXTS",
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
    opened = [path for path in preferences.runs() if RUNS.is_in(path)]
    shipped = jobs_in(RUNS, shipped_folder())
    own = {*jobs_in(RUNS, runs_folder()), *opened} - set(shipped)
    return [*newest_first(own, (RUNS.file, "state.json", "log.jsonl")), *shipped]


def new_run_folder(preset: str) -> Path:
    """Return a free folder for a new run of a preset."""
    return free_folder(runs_folder(), preset)
