"""The engine's own commands as processes that outlive the program that started them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

__all__ = ["PACKAGES", "detached", "engine_command"]

PACKAGES: Final = Path(__file__).resolve().parents[2]
"""Where this very engine is found by a process that starts there."""


def engine_command(arguments: Sequence[str]) -> list[str]:
    """The command line of `sai-engine` with arguments; to be started in `PACKAGES`."""
    return [sys.executable, "-m", "engine.cli", *arguments]


def detached() -> dict[str, Any]:
    """What makes a process outlive the terminal and the window it was started from."""
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
        return {"creationflags": flags}
    return {"start_new_session": True}
