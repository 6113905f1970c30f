"""The lock of a run folder: one process at a time, and a dead one's lock is taken over."""

from __future__ import annotations

import json
import os
import secrets
import socket
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.errors import RunError
from engine.files import atomic_write

__all__ = ["RunLock", "acquire_lock"]

BEAT_S: Final = 10.0
"""Seconds between heartbeats."""
STALE_S: Final = 600.0
"""A lock without heartbeat for so long is nobody's: longer than any compilation takes."""


@dataclass
class RunLock:
    """A lock this process holds; made by `acquire_lock`."""

    path: Path
    token: str
    """Tells our lock from one that was taken over."""
    message: str
    """What was found on the way; empty when nothing was."""
    last_beat: float = 0.0

    def beat(self) -> None:
        """Show that the process is alive; cheap enough to call all the time.

        Raises
        ------
        RunError
            Another process took the run over.
        """
        now = time.time()
        if now - self.last_beat < BEAT_S:
            return
        if _read(self.path).get("token") != self.token:
            raise RunError(
                f"{self.path}: another process has taken this run over; this one stops here"
            )
        atomic_write(self.path, _content(self.token, now))
        self.last_beat = now

    def release(self) -> None:
        """Give the run free, unless another process has taken it over."""
        if _read(self.path).get("token") == self.token:
            self.path.unlink(missing_ok=True)


def acquire_lock(path: Path) -> RunLock:
    """Take the lock file, also from a process that is no more.

    Raises
    ------
    RunError
        A live process holds it.
    """
    token = secrets.token_hex(8)
    message = ""
    while True:
        try:
            handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY)
        except FileExistsError:
            holder = _read(path)
            if not _is_stale(path, holder):
                raise RunError(
                    f"{path}: process {holder.get('process', '?')} on {holder.get('host', '?')} "
                    f"is working on this run; stop it first"
                ) from None
            message = (
                f"took over the run from process {holder.get('process', '?')}, which is no more"
            )
            aside = path.with_name(f"{path.name}.{token}.tmp")
            try:
                path.rename(aside)  # of several processes only one succeeds
            except FileNotFoundError:
                continue
            aside.unlink(missing_ok=True)
            continue
        with os.fdopen(handle, "wb") as file:
            now = time.time()
            file.write(_content(token, now))
        return RunLock(path, token, message, now)


def _content(token: str, now: float) -> bytes:
    holder = {
        "process": os.getpid(),
        "host": socket.gethostname(),
        "heartbeat": now,
        "token": token,
    }
    return json.dumps(holder).encode()


def _read(path: Path) -> dict[str, Any]:
    try:
        holder = json.loads(path.read_text())
    except (OSError, ValueError):
        return {}
    return holder if isinstance(holder, dict) else {}


def _is_stale(path: Path, holder: dict[str, Any]) -> bool:
    heartbeat = holder.get("heartbeat")
    if not isinstance(heartbeat, (int, float)):  # killed between creating and writing it
        try:
            heartbeat = path.stat().st_mtime
        except FileNotFoundError:
            return True
        return time.time() - heartbeat > BEAT_S
    if time.time() - heartbeat > STALE_S:
        return True
    if holder.get("host") != socket.gethostname():
        return False
    process = holder.get("process")
    return not isinstance(process, int) or process == os.getpid() or not _is_alive(process)


def _is_alive(process: int) -> bool:
    if os.name == "nt":  # signal 0 would end the process there: trust the heartbeat alone
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
