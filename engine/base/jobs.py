"""Jobs: work of a process of its own, kept in a folder, that outlives the window that started it.

A run of training is a job, and so is a contest. The folder holds a file with the settings, such as
`run.json`; `lock`, locked by the process at work; `stop`, made to ask that process to end; and what
the process told a person when the window started it, such as `run.log`.
"""

from __future__ import annotations

import contextlib
import logging
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.base.errors import RunError, reason_of
from engine.base.files import atomic_write
from engine.base.lock import RunLock, acquire_lock, is_locked
from engine.base.processes import PACKAGES, detached, engine_command
from engine.base.untrusted import is_ordinary, refuse_links_out, tail_of

__all__ = ["CONTESTS", "LOCK", "RUNS", "STOP", "JobKind"]

log = logging.getLogger(__name__)

LOCK: Final = "lock"
"""File in a job's folder that the process at work locks."""
STOP: Final = "stop"
"""File in a job's folder that asks the process at work to end."""
TAIL: Final = 8192
"""Bytes at the end of a log that are enough to find its last line."""


@dataclass(frozen=True)
class JobKind:
    """What the jobs of one kind have in common."""

    name: str
    """What people call a job of this kind, and what its files are called."""
    start_file: str = ""
    """Name of the file that `launch` writes for a new job; "" for none."""

    @property
    def file(self) -> str:
        """Name of the file that makes a folder a job of this kind."""
        return f"{self.name}.json"

    @property
    def log_file(self) -> str:
        """Name of the file with what the process told a person."""
        return f"{self.name}.log"

    def is_in(self, folder: Path) -> bool:
        """Whether a folder holds a job of this kind."""
        return is_ordinary(folder / self.file)

    def activity(self, folder: Path) -> str:
        """Return "running" or "stopping" while a process is at work, else ""."""
        if not is_locked(folder / LOCK):
            return ""
        return "stopping" if (folder / STOP).exists() else "running"

    def last_words(self, folder: Path) -> str:
        """Return the error that ended the process of a job; "" if it wrote none.

        The commands write nothing else to their error stream, which is kept in the folder.
        """
        lines = tail_of(folder / self.log_file, TAIL).decode(errors="replace").strip().splitlines()
        return lines[-1].removeprefix("sai-engine: ") if lines else ""

    def ask_to_stop(self, folder: Path) -> None:
        """Ask the process of a job to end; it looks often.

        Raises
        ------
        RunError
            The folder can't be written, or a link leads out of it.
        """
        try:
            refuse_links_out(folder)
            (folder / STOP).touch()
        except OSError as error:
            raise RunError(
                f"{folder / STOP}: can't be written ({reason_of(error)}), so the "
                f"{self.name} can't be asked to stop; make the folder writable"
            ) from error

    def launch(
        self, folder: Path, arguments: Sequence[str], start: bytes | None = None
    ) -> subprocess.Popen[bytes]:
        """Start the process of a job, with a session of its own.

        Parameters
        ----------
        arguments
            Of `sai-engine`.
        start
            Content of the start file of a new job, whose folder is made if missing; None continues
            the job that is in the folder.

        Raises
        ------
        RunError
            The folder can't be written, a link leads out of it, another process is at work there,
            or no process can be started.
        """
        if is_locked(folder / LOCK):
            raise RunError(f"{folder}: another process is at work there; stop it first")
        try:
            refuse_links_out(folder)
            if start is not None:
                folder.mkdir(parents=True, exist_ok=True)
            if start:
                atomic_write(folder / self.start_file, start)
            (folder / STOP).unlink(missing_ok=True)  # it asked an earlier process
            with (folder / self.log_file).open("wb") as said:
                process = subprocess.Popen(
                    engine_command(arguments),
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=said,
                    cwd=PACKAGES,
                    **detached(),
                )
        except OSError as error:
            raise RunError(
                f"{folder}: the {self.name} can't be started ({reason_of(error)}); choose a "
                "folder that can be written"
            ) from error
        log.info("%s: %s started, process %d", folder, self.name, process.pid)
        return process

    def discard_launch(self, folder: Path) -> None:
        """Remove what `launch` put into a folder in which no job came to be."""
        with contextlib.suppress(OSError):
            for name in filter(None, (self.start_file, self.log_file)):
                (folder / name).unlink(missing_ok=True)
            folder.rmdir()

    @contextlib.contextmanager
    def working(self, folder: Path) -> Iterator[RunLock]:
        """Hold the lock of a job while this process works on it.

        Raises
        ------
        RunError
            Another process holds the lock, or the folder can't be written.
        """
        try:
            lock = acquire_lock(folder / LOCK, f"this {self.name}")
        except OSError as error:
            raise RunError(
                f"{error.filename or folder}: {reason_of(error)}; make the folder of the "
                f"{self.name} writable, or name another one"
            ) from error
        try:
            with contextlib.suppress(OSError):
                (folder / STOP).unlink(missing_ok=True)  # it asked an earlier process
            yield lock
        finally:
            lock.release()


RUNS: Final = JobKind("run", "preset.json")
"""Runs of training, and folders of labels."""
CONTESTS: Final = JobKind("contest")
"""Matches and tournaments."""
