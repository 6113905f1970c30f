"""A run as a process of its own: it goes on when the program that started it ends."""

from __future__ import annotations

import contextlib
import logging
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from engine.base.errors import RunError
from engine.base.files import atomic_write
from engine.base.processes import PACKAGES, detached, engine_command
from engine.base.setting_flags import set_flags
from engine.base.untrusted import refuse_links_out
from engine.train.preset import Preset
from engine.train.reading import LAST_WORDS

__all__ = ["discard_start", "estimate_command", "launch_run", "run_refusal"]

log = logging.getLogger(__name__)

PRESET_FILE: Final = "preset.json"
"""The settings a run was started with, beside its `run.json`."""


def run_refusal(folder: Path) -> str:
    """Why no new run can start in a folder, as one sentence; "" when one can."""
    if folder.is_file():
        return f"{folder} is a file; choose another name."
    if (folder / "run.json").exists():
        return f"There is a run in {folder} already; continue it, or choose another name."
    try:
        if folder.is_dir() and any(folder.iterdir()):
            return f"The folder {folder} is not empty; choose another name."
        parent = next(path for path in folder.absolute().parents if path.is_dir())
        with tempfile.TemporaryFile(dir=parent):
            return ""
    except OSError as error:
        return f"{folder} can't be written ({error.strerror or error}); choose another place."


def launch_run(
    folder: Path, preset: Preset | None = None, changes: Mapping[str, Any] | None = None
) -> subprocess.Popen[bytes]:
    """Start a run, or continue the one in the folder, in a process with a session of its own.

    What it tells a person stands in the file `run.log` in the folder.

    Parameters
    ----------
    preset
        Settings of a new run; none continues.
    changes
        Settings to change by dotted name.

    Raises
    ------
    RunError
        The folder can't be written, a link leads out of it, or no process can be started.
    """
    arguments, folder = ["run"], folder.absolute()
    try:
        refuse_links_out(folder)
        if preset is not None:
            folder.mkdir(parents=True, exist_ok=True)
            atomic_write(folder / PRESET_FILE, preset.to_json().encode())
        arguments += set_flags(changes or {})
        arguments.append("--")  # all that follows are arguments, not options
        arguments += [str(folder / PRESET_FILE)] if preset is not None else []
        arguments.append(str(folder))
        with (folder / LAST_WORDS).open("wb") as said:
            process = subprocess.Popen(
                engine_command(arguments),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=said,
                cwd=PACKAGES,
                **detached(),
            )
    except OSError as error:
        raise RunError(
            f"{folder}: the run can't be started ({error.strerror or error}); choose a folder "
            f"that can be written"
        ) from error
    log.info("%s: run started, process %d", folder, process.pid)
    return process


def discard_start(folder: Path) -> None:
    """Remove what `launch_run` put into a folder in which no run came to be."""
    with contextlib.suppress(OSError):
        for name in (PRESET_FILE, LAST_WORDS):
            (folder / name).unlink(missing_ok=True)
        folder.rmdir()


def estimate_command(preset: Path, seconds: float) -> tuple[list[str], Path]:
    """Program and arguments that measure a preset file, and the folder to start them in.

    The process prints the fields of a `RunEstimate`, and under "speed" those of the `Speed`, as one
    JSON object.
    """
    arguments = ["estimate", str(preset.absolute()), "--seconds", f"{seconds:g}", "--json"]
    return engine_command(arguments), PACKAGES
