"""Find runs: in the user's folder, opened from elsewhere, and shipped logs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.base.files import data_folder, user_folder
from engine.base.translation import tr
from engine.train.chain_file import CHAINS
from engine.train.runs.run_file import RUNS
from engine.train.sweep import SWEEPS
from sai_studio.lab.jobs.folders import free_folder, jobs_in, newest_first
from sai_studio.lab.jobs.jobs import STATUS_TEXTS
from sai_studio.session.preferences import Preferences

RUN_STATUS: Final = {**STATUS_TEXTS, "log": tr("log of a run")}
"""Status of a run, for people."""
LOG_ALONE: Final = tr("Only the log of this run is here: its games and networks are not.")
"""Message where a shipped log lacks what a whole run has."""


def runs_folder() -> Path:
    """Return the folder of new runs."""
    return user_folder("runs")


def shipped_folder() -> Path:
    """Return the folder of logs that come with the program, without games and networks."""
    return data_folder("resources") / "runs"


def known_runs(preferences: Preferences) -> list[Path]:
    """Return the folders of all runs, latest change first.

    Logs of runs that come with the program stand at the end.
    """
    named = preferences.jobs("runs")
    opened = [path for path in named if RUNS.is_in(path)]
    shipped = jobs_in(RUNS, shipped_folder())
    around = [*jobs_in(CHAINS, runs_folder()), *jobs_in(SWEEPS, runs_folder())]
    around += [path for path in named if SWEEPS.is_in(path)]
    inside = [run for folder in around for run in jobs_in(RUNS, folder)]
    own = {*jobs_in(RUNS, runs_folder()), *inside, *opened} - set(shipped)
    return [*newest_first(own, (RUNS.file, "state.json", "log.jsonl")), *shipped]


def new_run_folder(preset: str) -> Path:
    """Return a free folder for a new run of a preset."""
    return free_folder(runs_folder(), preset)
