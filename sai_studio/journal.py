"""Unsaved work survives a crash: a copy in the person's folder, offered at the next start."""

from __future__ import annotations

import contextlib
import json
import threading
import time
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject

from engine.api import EngineError, GameRecord, atomic_write, dumps
from sai_studio.widgets.throttle import Throttle

__all__ = ["Journal", "Recovered", "recoverable"]

EVERY_MS: Final = 2000


@dataclass(frozen=True)
class Recovered:
    """Work that a run of the program left behind."""

    copy: Path
    """The SGF in the journal folder."""
    original: Path | None
    """The file it was opened from."""
    saved: float
    """When the copy was written [s since 1970]."""

    def discard(self) -> None:
        """Delete the copy."""
        for ending in (".sgf", ".json", ".lock"):
            self.copy.with_suffix(ending).unlink(missing_ok=True)


class Journal(QObject):
    """Writes a copy of the unsaved games, at most every two seconds, off the GUI thread.

    Parameters
    ----------
    folder
        Where copies live.
    unsaved
        The games, safe to read on another thread, or None while there is nothing unsaved.
    original
        The file they were opened from.
    """

    def __init__(
        self,
        folder: Path,
        unsaved: Callable[[], Sequence[GameRecord] | None],
        original: Callable[[], Path | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._path = folder / f"{uuid.uuid4().hex}.sgf"
        self._unsaved, self._original = unsaved, original
        self._writer: threading.Thread | None = None
        self._lock = QLockFile(str(self._path.with_suffix(".lock")))
        self._lock.setStaleLockTime(0)  # alive as long as its process is
        self._lock.tryLock(0)
        self._soon = Throttle(EVERY_MS, self.write, self)

    def changed(self) -> None:
        """The games changed: write a copy soon."""
        self._soon.call()

    def write(self) -> None:
        """Write or delete the copy now; returns before it is on the disk."""
        if self._writer is not None and self._writer.is_alive():
            self._soon.call()
            return
        games = self._unsaved()
        if games is None:
            self._delete()
            return
        original = self._original()
        about = {"original": str(original) if original else None, "saved": time.time()}
        self._writer = threading.Thread(
            target=_write, args=(self._path, games, json.dumps(about)), name="autosave"
        )
        self._writer.start()

    def close(self) -> None:
        """End of a run without a crash: nothing is left to recover."""
        self._soon.cancel()
        self._delete()
        self._lock.unlock()

    def _delete(self) -> None:
        if self._writer is not None:
            self._writer.join()
        for ending in (".sgf", ".json"):
            with contextlib.suppress(OSError):  # a folder that can't be written holds none
                self._path.with_suffix(ending).unlink(missing_ok=True)


def _write(path: Path, games: Sequence[GameRecord], about: str) -> None:
    try:
        content = dumps(games)
        atomic_write(path.with_suffix(".json"), about.encode())
        atomic_write(path, content)
    except (OSError, EngineError):
        # a full disk, or what SGF can't say: the work is still on the screen, saving says why
        return


def recoverable(folder: Path) -> list[Recovered]:
    """Copies whose programs are gone, newest first."""
    found = []
    for path in folder.glob("*.sgf"):
        lock = QLockFile(str(path.with_suffix(".lock")))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            continue  # that window is still open
        lock.unlock()
        try:
            about = json.loads(path.with_suffix(".json").read_text())
            original, saved = about["original"], float(about["saved"])
        except (OSError, ValueError, KeyError, TypeError):
            original, saved = None, path.stat().st_mtime
        found.append(Recovered(path, Path(original) if original else None, saved))
    return sorted(found, key=lambda entry: -entry.saved)
