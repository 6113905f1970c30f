"""Start a run as a process that outlives the program which started it."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engine.base.setting_flags import set_flags
from engine.base.translation import tr
from engine.jobs.machines import is_address
from engine.jobs.processes import PACKAGES, engine_command
from engine.train.preset import Preset
from engine.train.run_file import RUNS


def cluster_refusal(address: str) -> str:
    """Return why a cluster can't be used from here, as one sentence; "" if it may be."""
    if not is_address(address):
        return tr(
            "Name the address of the cluster, like 192.168.0.10:6379, or auto for the one that "
            "runs on this computer."
        )
    if find_spec("ray") is not None:
        return ""
    return tr(
        "A cluster needs Ray, which isn't installed: install ray>=2.40 beside the program, on "
        "every machine of the cluster."
    )


def run_refusal(folder: Path) -> str:
    """Return why no new run can start in a folder, as one sentence; "" if one can."""
    try:
        if folder.is_file():
            return tr("{folder} is a file; choose another name.", folder=folder)
        if (folder / RUNS.file).exists():
            return tr(
                "There is a run in {folder} already; continue it, or choose another name.",
                folder=folder,
            )
        if folder.is_dir() and RUNS.holds_other_files(folder):
            return tr("The folder {folder} is not empty; choose another name.", folder=folder)
        parent = next(path for path in folder.absolute().parents if path.is_dir())
        with tempfile.TemporaryFile(dir=parent):
            return ""
    except OSError as error:
        return tr(
            "{folder} can't be written ({reason}); choose another place.",
            folder=folder,
            reason=error.strerror or error,
        )


def launch_run(
    folder: Path,
    preset: Preset | None = None,
    changes: Mapping[str, Any] | None = None,
    cluster: str = "",
) -> subprocess.Popen[bytes]:
    """Start or continue a run in a detached process.

    Parameters
    ----------
    preset
        Settings of a new run; None continues the run in the folder.
    changes
        Settings to change by dotted name.
    cluster
        Address of the Ray cluster that plays; "" for none.

    Raises
    ------
    RunError
        The folder can't be written, a link leads out of it, another process is at work there, or
        no process can be started.
    """
    folder, start = folder.absolute(), None
    flags = ["--cluster", cluster] if cluster else []
    arguments = ["run", *set_flags(changes or {}), *flags, "--"]  # no options follow
    if preset is not None:
        arguments.append(str(folder / RUNS.start_file))
        start = preset.to_json().encode()
    return RUNS.launch(folder, [*arguments, str(folder)], start)


def estimate_command(preset: Path, seconds: float) -> tuple[list[str], Path]:
    """Return the command that measures the speed of a preset file, and the folder to start it in.

    The process prints the fields of a `RunEstimate`, and under "speed" those of the `Speed`, as one
    JSON object.
    """
    arguments = ["estimate", str(preset.absolute()), "--seconds", f"{seconds:g}", "--json"]
    return engine_command(arguments), PACKAGES


def compare_command(run: Path, teacher: Path, positions: int, every: int) -> tuple[list[str], Path]:
    """Return the command that compares a run with a strong network, and the folder to start it in.

    The process labels positions of the run's own games, measures one generation of each `every` on
    them, and prints one JSON object at the end. Before that the figures are written to the run's
    folder, one after the other.
    """
    arguments = ["measure", "--run", str(run.absolute()), "--teacher", str(teacher)]
    arguments += ["--limit", str(positions), "--every", str(every), "--json"]
    return engine_command(arguments), PACKAGES
