"""Command lines of this program's own child processes, installed or in a bundle without Python.

A child that is tied to its parent ends with it, even if the parent is killed: the parent starts it
with `tied_environment` and a pipe as standard input, and writes nothing. The system closes the pipe
when the parent has died, which `end_if_tied` notices in the child.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Sequence
from typing import Final

from engine.base.translation import tr

GRACE_S: Final = 30.0
"""Time for a process to end after it was asked to [seconds]."""
TIED: Final = "SAI_STUDIO_TIED"
"""Variable in the environment of a process that is tied to its parent."""

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


def tied_environment() -> dict[str, str]:
    """Return the environment of a child that is tied to this process."""
    return {**os.environ, TIED: "1"}


def end_if_tied() -> None:
    """End this process as soon as its parent is gone, if it is tied to it."""
    if os.environ.pop(TIED, ""):  # its own children are not tied to this pipe
        end_with_input()


def end_with_input() -> None:
    """End this process, as by SIGTERM, as soon as its standard input is closed.

    What has not ended by itself after `GRACE_S` ends at once.
    """

    def wait() -> None:
        while os.read(0, 1024):
            pass
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(GRACE_S)
        os._exit(1)

    threading.Thread(target=wait, name="parent", daemon=True).start()
