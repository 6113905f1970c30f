"""Commands and files that this person has started or agreed to; others are shown and asked about.

A folder of a match or a run may come from a stranger, and going on with it starts the programs and
opens the files that it names. Only digests are kept, in the person's own folder.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import Final

from engine.api import Preset, atomic_write, read_ordinary, user_folder

__all__ = ["PATH_SETTINGS", "commands_of_players", "files_of_run", "remember", "unknown"]

FILE: Final = "known-commands.txt"
MOST: Final = 10_000
"""Digests that are kept, the latest."""
PROGRAM: Final = "gtp:"
_PATH: Final = re.compile(r"[/\\]|^\w:")
"""What tells a path from the bare name of a network."""
PATH_SETTINGS: Final = ("lessons.teacher", "lessons.games", "run.start_network", "run.panel")
"""Settings of a run that name files."""


def commands_of_players(written: Iterable[str]) -> list[str]:
    """The players, as they were written, that are programs or files outside the known folders."""
    return [text for text in written if text.startswith(PROGRAM) or _PATH.search(text)]


def files_of_run(preset: Preset) -> list[str]:
    """The files that a run's settings name."""
    values = preset.by_name()
    return [str(values[name]) for name in PATH_SETTINGS if values[name]]


def unknown(texts: Iterable[str]) -> list[str]:
    """Those commands and files that this person has neither started nor agreed to."""
    known = set(_digests())
    return [text for text in dict.fromkeys(texts) if _digest(text) not in known]


def remember(texts: Iterable[str]) -> None:
    """Ask no more about these commands and files."""
    new = [_digest(text) for text in texts]
    old = [digest for digest in _digests() if digest not in new]
    kept = [*old, *dict.fromkeys(new)][-MOST:]
    try:
        atomic_write(user_folder() / FILE, "".join(f"{digest}\n" for digest in kept).encode())
    except OSError:  # then it is asked again
        return


def _digests() -> list[str]:
    try:
        return read_ordinary(user_folder() / FILE, 100 * MOST).decode("ascii", "replace").split()
    except OSError:  # nothing was agreed to yet
        return []


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
