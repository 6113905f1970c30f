"""Command lines of this program's own child processes, installed or in a bundle without Python."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from engine.base.translation import tr

__all__ = ["KILLED", "ending", "engine_command", "is_bundled", "module_command"]

KILLED: Final = -9
"""Status of a process that SIGKILL ended; the system sends it when memory runs out."""


def ending(status: int | None) -> str:
    """Return in words how a process has ended, from its exit status."""
    if status == KILLED:
        return tr("killed, probably because memory ran out")
    return tr("status {code}", code=status)


def is_bundled() -> bool:
    """Return whether this program runs from a bundle made by PyInstaller (`.ci/bundle.py`)."""
    return bool(getattr(sys, "frozen", False))


def engine_command(arguments: Sequence[str]) -> list[str]:
    """Return the command line of `sai-engine` with arguments, to be run in `jobs.PACKAGES`."""
    if is_bundled():  # sys.executable is sai-engine in both programs of the bundle
        return [sys.executable, *arguments]
    return module_command("engine.cli", arguments)


def module_command(module: str, arguments: Sequence[str]) -> list[str]:
    """Return the command line that runs a module as `python -m` does.

    In a bundle, `sai-engine` accepts the modules that `.ci/bundle_entry.py` lists.
    """
    return [sys.executable, "-m", module, *arguments]
