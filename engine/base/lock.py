"""Lock files: one process at a time works in a folder or changes a list; the operating system
holds the lock.

The lock is on the open file, not its presence: it ends with the process that holds it, even if
that process is killed. The text in the file is for people.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from engine.base.checked_json import decode_json
from engine.base.errors import FormatError, RunError, reason_of
from engine.base.files import short_name
from engine.base.translation import tr

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

CHECK_S: Final = 10.0  # seconds between checks that the lock file still exists
PAUSE_S: Final = 0.02
"""Time between two attempts to lock [s]."""
PATIENCE: Final = 5
"""Attempts to lock before another process is reported as the holder."""
CHANGE_S: Final = 10.0
"""Longest wait for another process that is changing a file [s]; changes take milliseconds."""
LOCKED_BYTE: Final = 1 << 30
"""Byte that is locked on Windows: far behind the text, which stays readable."""


@dataclass
class RunLock:
    """A lock that this process holds; created by `acquire_lock`."""

    path: Path
    handle: int
    """The open file that carries the lock."""
    message: str
    """Says that the lock was taken over from a process that has ended; "" otherwise."""
    label: str
    """Name of the locked work in messages: "this run" or "this contest"."""
    last_check: float = 0.0
    """Time of the last check of the file [seconds, monotonic]."""

    def check(self) -> None:
        """Make sure that other processes still see the lock; cheap enough to call all the time.

        Raises
        ------
        RunError
            Somebody removed the lock file, so another process may be at work.
        """
        now = time.monotonic()
        if now - self.last_check < CHECK_S:
            return
        if not _is_current(self.handle, self.path):
            raise RunError(
                tr(
                    "{path}: the lock file was removed, so another process may have taken "
                    "{label} over; this one stops here",
                    path=self.path,
                    label=self.label,
                )
            )
        self.last_check = now

    def release(self) -> None:
        """Release the lock."""
        with contextlib.suppress(OSError):  # a file that stays behind blocks nobody
            if sys.platform != "win32" and _is_current(self.handle, self.path):
                self.path.unlink(missing_ok=True)  # still locked: nobody else holds this file
        os.close(self.handle)
        if sys.platform == "win32":
            with contextlib.suppress(OSError):  # refused while another process has it open
                self.path.unlink(missing_ok=True)


def is_locked(path: Path) -> bool:
    """Return whether a process holds the lock; writes nothing and blocks nobody.

    A lock file that can't be opened counts as free.
    """
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))  # a pipe would block
    except OSError:
        return False
    try:
        if sys.platform == "win32":
            if not _lock(handle, path, ""):
                return True
            msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)
            return False
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)  # released when the file is closed
    except BlockingIOError:
        return True
    except (OSError, RunError):
        return False
    finally:
        os.close(handle)
    return False


class _UnsupportedError(RunError):
    """The file system can't lock files."""


@contextlib.contextmanager
def changing(path: Path) -> Iterator[None]:
    """Let one process or thread at a time read, change and write a file.

    Whoever changes a list on the disk does all three inside: what another process added since an
    earlier read would be lost otherwise. A folder whose file system has no locks is used without.

    Raises
    ------
    RunError
        Another process has been changing the file for too long.
    OSError
        The folder can't be written.
    """
    path = Path(os.path.realpath(path))
    file = path.with_name(f".{short_name(path.name)}.lock")
    try:
        lock = acquire_lock(file, path.name, attempts=round(CHANGE_S / PAUSE_S))
    except _UnsupportedError:
        yield
        return
    try:
        yield
    finally:
        lock.release()


def acquire_lock(path: Path, label: str = "this run", attempts: int = PATIENCE) -> RunLock:
    """Lock a file, created if missing; for `label` see `RunLock`.

    Parameters
    ----------
    attempts
        Number of attempts, `PAUSE_S` apart: `is_locked` may be checking the file elsewhere.

    Raises
    ------
    RunError
        Another process holds the lock, or the file system doesn't support locks.
    OSError
        The file can't be created.
    """
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            if not _lock_patiently(handle, path, label, attempts):
                holder = _read(handle)
                raise RunError(
                    tr(
                        "{path}: process {process} on {host} is working on {label}; stop it first",
                        path=path,
                        process=holder.process,
                        host=holder.host,
                        label=label,
                    )
                )
            if _is_current(handle, path):
                try:
                    return _signed(handle, path, label)
                except OSError:  # a full disk: the file goes as it came
                    path.unlink(missing_ok=True)
                    raise
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)  # the holder released and removed the file meanwhile: lock the new one


def _signed(handle: int, path: Path, label: str) -> RunLock:
    """Write this process's id, host and start of work into the lock file; return the lock."""
    holder = _read(handle)
    message = ""
    if isinstance(holder.process, int):
        message = f"took over {label} from process {holder.process}, which has ended"
    me = _Holder(os.getpid(), socket.gethostname(), round(time.time(), 1))
    os.ftruncate(handle, 0)
    os.lseek(handle, 0, os.SEEK_SET)
    os.write(handle, json.dumps(msgspec.structs.asdict(me)).encode())
    return RunLock(path, handle, message, label, time.monotonic())


def _lock_patiently(handle: int, path: Path, label: str, attempts: int) -> bool:
    """Lock the open file; return False if another process still holds the lock at the end."""
    for _ in range(attempts):
        if _lock(handle, path, label):
            return True
        time.sleep(PAUSE_S)
    return _lock(handle, path, label)


def _lock(handle: int, path: Path, label: str) -> bool:
    """Lock the open file; return False if another process holds the lock."""
    try:
        if sys.platform == "win32":
            os.lseek(handle, LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as error:
        raise _UnsupportedError(
            tr(
                "{path}: this file system can't lock files ({reason}); keep {label} in a "
                "folder on a local disk",
                path=path,
                reason=reason_of(error),
                label=label,
            )
        ) from error
    return True


def _is_current(handle: int, path: Path) -> bool:
    """Return whether the path still leads to the open file."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


class _Holder(Struct, frozen=True):
    """Content of a lock file."""

    process: int | str = "?"
    host: str = "?"
    since: float = 0.0


def _read(handle: int) -> _Holder:
    """Return the content of a lock file; the defaults if it can't be read."""
    os.lseek(handle, 0, os.SEEK_SET)
    try:
        return decode_json(os.read(handle, 4096), _Holder)
    except FormatError:
        return _Holder()
