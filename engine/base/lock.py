"""The lock of a folder of a run or a contest: one process at a time, held by the operating system.

The lock is on the open file, not its presence: it ends with the process that holds it, however
that ends, so there is nothing to guess about dead processes. What stands in the file is for people.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from engine.base.checked_json import decode_json
from engine.base.errors import FormatError, RunError, reason_of

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

__all__ = ["RunLock", "acquire_lock", "is_locked"]

CHECK_S: Final = 10.0
"""Seconds between looks whether the lock file is still there."""
PATIENCE: Final = 5
"""Tries to lock, 20 ms apart, before somebody else is taken to hold the lock."""
LOCKED_BYTE: Final = 1 << 30
"""Windows locks bytes and keeps others from reading them: one far behind the text."""


@dataclass
class RunLock:
    """A lock this process holds; made by `acquire_lock`."""

    path: Path
    handle: int
    """The open file that carries the lock."""
    message: str
    """Says that the lock was taken over from an ended process; empty otherwise."""
    label: str
    """Name of the locked work in messages: "this run" or "this contest"."""
    last_check: float = 0.0
    """When the file was last looked at [seconds, monotonic]."""

    def check(self) -> None:
        """Make sure that others still see the lock; cheap enough to call all the time.

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
                f"{self.path}: the lock file was removed, so another process may have taken "
                f"{self.label} over; this one stops here"
            )
        self.last_check = now

    def release(self) -> None:
        """Release the lock."""
        with contextlib.suppress(OSError):  # a file that stays behind locks nobody out
            if sys.platform != "win32" and _is_current(self.handle, self.path):
                self.path.unlink(missing_ok=True)  # while it is locked: nobody can hold this file
        os.close(self.handle)
        if sys.platform == "win32":
            with contextlib.suppress(OSError):  # refused while another process has it open
                self.path.unlink(missing_ok=True)


def is_locked(path: Path) -> bool:
    """Whether some process holds the lock; nothing is written, and nobody is kept from locking.

    A lock that can't be asked counts as free.
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
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)  # ends with the file, in a moment
    except BlockingIOError:
        return True
    except (OSError, RunError):
        return False
    finally:
        os.close(handle)
    return False


def acquire_lock(path: Path, label: str = "this run") -> RunLock:
    """Lock the file, which is made when missing.

    Parameters
    ----------
    label
        See `RunLock.label`.

    Raises
    ------
    RunError
        Another process holds it, or the file system knows no locks.
    OSError
        The file can't be made.
    """
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            if not _lock_patiently(handle, path, label):
                holder = _read(handle)
                raise RunError(
                    f"{path}: process {holder.process} on {holder.host} is working on {label}; "
                    "stop it first"
                )
            if _is_current(handle, path):
                return _signed(handle, path, label)
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)  # its holder released and removed it in between: lock the new one


def _signed(handle: int, path: Path, label: str) -> RunLock:
    """Write this process into the lock file and return the lock."""
    holder = _read(handle)
    message = ""
    if isinstance(holder.process, int):
        message = f"took over {label} from process {holder.process}, which has ended"
    me = _Holder(os.getpid(), socket.gethostname(), round(time.time(), 1))
    os.ftruncate(handle, 0)
    os.lseek(handle, 0, os.SEEK_SET)
    os.write(handle, json.dumps(msgspec.structs.asdict(me)).encode())
    return RunLock(path, handle, message, label, time.monotonic())


def _lock_patiently(handle: int, path: Path, label: str) -> bool:
    """Lock the open file; wait a moment, as another process may just be checking (`is_locked`)."""
    for _ in range(PATIENCE):
        if _lock(handle, path, label):
            return True
        time.sleep(0.02)
    return _lock(handle, path, label)


def _lock(handle: int, path: Path, label: str) -> bool:
    """Lock the open file; False when another process has."""
    try:
        if sys.platform == "win32":
            os.lseek(handle, LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as error:
        raise RunError(
            f"{path}: this file system can't lock files ({reason_of(error)}); keep {label} "
            f"in a folder on a local disk"
        ) from error
    return True


def _is_current(handle: int, path: Path) -> bool:
    """Whether the path still names the open file."""
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
    """Return what the file says of its holder, as far as it can be read."""
    os.lseek(handle, 0, os.SEEK_SET)
    try:
        return decode_json(os.read(handle, 4096), _Holder)
    except FormatError:
        return _Holder()
