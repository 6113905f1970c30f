"""Commands and files that the user has allowed; the program asks before it uses others.

The folder of a match or run may come from a stranger, and continuing it starts the programs and
opens the files that it names. Only digests are stored, in the user folder.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections.abc import Iterable
from typing import Final

from engine.api.base import EngineError, atomic_write, changing, read_ordinary, user_folder
from engine.api.matches import PROGRAM
from engine.api.training import Preset

__all__ = ["PATH_SETTINGS", "allow", "commands_of_players", "files_of_run", "not_allowed"]

FILE: Final = "known-commands.txt"
MOST: Final = 10_000
"""Most digests that are kept; the oldest are dropped."""
_PATH: Final = re.compile(r"[/\\]|^\w:")
"""Matches a path, but not the bare name of a network."""
PATH_SETTINGS: Final = {
    "distillation.teacher": "network",
    "distillation.labels": "folder",
    "distillation.pupil": "network",
    "distillation.games": "file",
    "run.start_network": "network",
    "run.start_trunk": "network",
    "run.panel": "file",
}
"""Settings of a run that name files, and what each names: a network, another file or a folder."""


def commands_of_players(written: Iterable[str]) -> list[str]:
    """Return the players that are programs, or files outside the program's own folders."""
    return [text for text in written if text.startswith(PROGRAM) or _PATH.search(text)]


def files_of_run(preset: Preset) -> list[str]:
    """Return the files that a run's settings name."""
    values = preset.by_name()
    return [str(values[name]) for name in PATH_SETTINGS if values[name]]


def not_allowed(texts: Iterable[str]) -> list[str]:
    """Return the commands and files that the user has not allowed."""
    known = set(_digests())
    return [text for text in dict.fromkeys(texts) if _digest(text) not in known]


def allow(texts: Iterable[str]) -> None:
    """Remember that the user allows these commands and files."""
    new, file = [_digest(text) for text in texts], user_folder() / FILE
    # errors: the program asks again next time
    with contextlib.suppress(OSError, EngineError), changing(file):
        old = [digest for digest in _digests() if digest not in new]
        kept = [*old, *dict.fromkeys(new)][-MOST:]
        atomic_write(file, "".join(f"{digest}\n" for digest in kept).encode())


def _digests() -> list[str]:
    try:
        return read_ordinary(user_folder() / FILE, 100 * MOST).decode("ascii", "replace").split()
    except OSError:  # nothing is allowed yet
        return []


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
