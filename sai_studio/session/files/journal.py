"""Autosave: copies of unsaved games, offered for recovery after a crash."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import re
import sys
import time
import uuid
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QLockFile, QObject, QSysInfo, Signal

from engine.base.checked_json import Count, Text, Time, convert_json
from engine.base.errors import EngineError, FormatError
from engine.base.files import atomic_write
from engine.base.untrusted import is_ordinary, read_ordinary
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps
from sai_studio.kit.signals import single_shot

if TYPE_CHECKING:
    from engine.record.sgf import Outside

log = logging.getLogger(__name__)

PAUSE_MS: Final = 300
"""Shortest time between two copies."""
RETRY_MS: Final = 5000
"""Pause after a copy that could not be written."""
PAUSE_FACTOR: Final = 2
"""Shortest pause after a copy, as a multiple of the time it took to write."""
_ABOUT_BYTES: Final = 1 << 20
"""Most bytes read of the JSON file beside a copy."""
_ENDINGS: Final = (".sgf", ".json")
_OURS: Final = re.compile(r"(?P<temporary>\.?)(?P<stem>\w+)\.(?:sgf|json|lock)(?:\.\w+\.tmp)?")


class Draft(NamedTuple):
    """Content of a copy: the unsaved games."""

    games: Sequence[GameRecord]
    """All games of the file; their trees may be edited while they are written."""
    name: str
    """Name of the game in the window."""
    moves: int
    """Number of moves on the main line of the current game."""
    original: Path | None
    """The file that the games were opened from; None if there is none."""
    outside: Sequence[Outside] = ()
    """What else is in that file."""


@dataclass(eq=False)
class KeptCopy:
    """Copy of unsaved games left by an earlier run of the program."""

    path: Path
    """The SGF in the journal folder."""
    name: str = ""
    """Name of the game in the window; "" if unknown."""
    original: Path | None = None
    """The file it was opened from."""
    saved: float = 0.0
    """Time of the copy [s since 1970]."""
    moves: int | None = None
    """Number of moves on the main line; None if unknown."""
    lock: QLockFile = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.lock = _lock_of(self.path)

    def claim(self) -> bool:
        """Lock the copy; False if a running window has it or it no longer exists."""
        if not _lock(self.lock):
            return False
        if is_ordinary(self.path):
            return True
        self.release()
        return False

    def release(self) -> None:
        """Release the lock of a claimed copy."""
        if self.lock.isLocked():
            self.lock.unlock()
        else:  # no lock could be written, so the file there is one of an ended process
            with contextlib.suppress(OSError):
                self.path.with_suffix(".lock").unlink()

    def discard(self) -> bool:
        """Delete the copy; False if a running window has it."""
        if not self.claim():
            return False
        _delete(self.path)
        self.release()
        return True


class Journal(QObject):
    """Writes a copy of the unsaved games soon after each edit, off the GUI thread.

    Parameters
    ----------
    folder
        Folder of the copies.
    is_dirty
        Whether there are unsaved changes; must be cheap.
    draft
        Returns the games as they are now; called only while something is unsaved.

    Signals
    -------
    written
        A copy was written (""), or could not be written: the reason.
    """

    written = Signal(str)
    _ended = Signal(float, str)

    def __init__(
        self,
        folder: Path,
        is_dirty: Callable[[], bool],
        draft: Callable[[], Draft],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._path = folder / f"{uuid.uuid4().hex}.sgf"
        self._is_dirty, self._draft = is_dirty, draft
        self._lock = _lock_of(self._path)
        _lock(self._lock)
        self._worker = ThreadPoolExecutor(1, "autosave")
        self._job: Future[None] | None = None
        self._has_copy = False
        self._waiting = self._closed = False
        self._pause = single_shot(self, self._pause_over)
        self._ended.connect(self._rest)

    def changed(self) -> None:
        """Write or delete the copy; to be called after each edit, save and change of games."""
        if self._closed:  # a signal that was still on its way
            return
        if not self._is_dirty():
            self._waiting = False
            if self._has_copy:
                self._has_copy = False
                self._worker.submit(_delete, self._path)
        elif self._pause.isActive() or (self._job is not None and not self._job.done()):
            self._waiting = True
        else:
            _lock(self._lock)  # the disk may have been full when the window opened
            self._has_copy = True
            self._job = self._worker.submit(self._write, self._path, self._draft())

    def adopt(self, copy: KeptCopy) -> None:
        """Keep the copy of an earlier run, which the caller has claimed, as this window's own.

        It is replaced by the next copy in one step, so the work is on the disk at every moment.
        """
        self._worker.submit(_delete, self._path)
        self._lock.unlock()
        self._path, self._lock = copy.path, copy.lock
        self._has_copy = True

    def close(self) -> None:
        """Delete the copy: the program ends normally."""
        self._closed = True
        self._pause.stop()
        self._waiting = False
        self._worker.shutdown()
        _delete(self._path)
        self._lock.unlock()

    def _write(self, path: Path, draft: Draft) -> None:
        """Write a copy, on the worker's thread, and emit `_ended`."""
        begun, problem = time.monotonic(), ""
        try:
            about = {
                "original": str(draft.original) if draft.original else None,
                "name": draft.name,
                "saved": time.time(),
                "moves": draft.moves,
            }
            content = dumps(draft.games, draft.outside)
            atomic_write(path.with_suffix(".json"), json.dumps(about).encode())
            atomic_write(path, content)
        except OSError as error:
            problem = error.strerror or type(error).__name__
        except EngineError as error:
            problem = str(error)
        except Exception as error:  # a bug: the person must know that there is no copy
            log.exception("the copy of the game was not written")
            problem = type(error).__name__
        self._ended.emit(time.monotonic() - begun, problem)

    def _rest(self, seconds: float, problem: str) -> None:
        """Start the pause before the next copy."""
        self._waiting = self._waiting or bool(problem)
        least = RETRY_MS if problem else PAUSE_MS
        self._pause.start(max(least, round(1000 * PAUSE_FACTOR * seconds)))
        self.written.emit(problem)

    def _pause_over(self) -> None:
        if self._waiting:
            self._waiting = False
            self.changed()


def kept_copies(folder: Path) -> list[KeptCopy]:
    """List the copies that no running window has, newest first.

    Temporary files that a kill left behind are deleted.
    """
    found = []
    for stem, paths in _by_stem(folder).items():
        copy = KeptCopy(folder / f"{stem}.sgf")
        if not _lock(copy.lock):
            continue  # that window is still open
        if copy.path not in paths:
            _delete(copy.path)
        for path in paths:
            if path.name.startswith("."):
                with contextlib.suppress(OSError):
                    path.unlink()
        copy.release()
        if is_ordinary(copy.path):
            _read_about(copy)
            found.append(copy)
    return sorted(found, key=lambda copy: -copy.saved)


def _by_stem(folder: Path) -> dict[str, list[Path]]:
    """Return the files of a folder by the journal that wrote them."""
    found: dict[str, list[Path]] = {}
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            name = _OURS.fullmatch(path.name)
            if name is not None and (path.name.endswith(".tmp") == bool(name["temporary"])):
                found.setdefault(name["stem"], []).append(path)
    return found


class _About(Struct, frozen=True):
    """Content of the file beside a copy; see `KeptCopy`."""

    saved: Time | None = None
    moves: Count | None = None
    name: Text = ""
    original: Text | None = None


def _read_about(copy: KeptCopy) -> None:
    """Read the JSON file beside a copy, as far as possible."""
    with contextlib.suppress(OSError):
        copy.saved = copy.path.stat().st_mtime
    with contextlib.suppress(OSError, ValueError, RecursionError, FormatError):
        # not by `read_json`: the name of a file may hold bytes that are no text
        text = read_ordinary(copy.path.with_suffix(".json"), _ABOUT_BYTES)
        about = convert_json(json.loads(text), _About)
        copy.saved = copy.saved if about.saved is None else about.saved
        copy.moves, copy.name = about.moves, about.name
        if about.original and "\0" not in about.original:
            copy.original = Path(about.original)


def _delete(path: Path) -> None:
    """Delete a copy and the file beside it."""
    for ending in _ENDINGS:
        with contextlib.suppress(OSError):  # a folder that can't be written holds none
            path.with_suffix(ending).unlink(missing_ok=True)


def _lock_of(path: Path) -> QLockFile:
    """Return the lock of a copy; it is held as long as the process of its window lives."""
    lock = QLockFile(str(path.with_suffix(".lock")))
    lock.setStaleLockTime(0)
    return lock


def _lock(lock: QLockFile) -> bool:
    """Acquire a lock; False while another process has it.

    If no lock can be written, as on a full disk, no other process has one either.
    """
    if lock.isLocked():
        return True
    path = Path(lock.fileName())
    if path.exists() and not is_ordinary(path):
        return False  # Qt would wait for a pipe forever
    if lock.tryLock(0):
        return True
    return lock.error() != QLockFile.LockError.LockFailedError or _holder_is_gone(lock)


def _holder_is_gone(lock: QLockFile) -> bool:
    """Whether the process that a lock file names has ended: on a full disk Qt can't tell.

    On Windows abandoned lock files can be deleted even then.
    """
    process, host, _ = lock.getLockInfo()
    if sys.platform == "win32" or host != QSysInfo.machineHostName():
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    except OSError:
        pass
    return False
