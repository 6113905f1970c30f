"""Jobs: work of a separate process, kept in a folder, that outlives the window that started it.

Training runs, contests, reviews of many games and large studies are jobs. The folder holds a file
with the settings, such as `run.json`; `lock`, locked by the working process; `stop`, created to ask
that process to end; and the error messages of a process that the window started, as in `run.log`.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.base.errors import RunError, reason_of
from engine.base.files import atomic_write, created_folder, is_temporary
from engine.base.lock import RunLock, acquire_lock, is_locked
from engine.base.own_processes import engine_command
from engine.base.translation import tr
from engine.base.untrusted import is_ordinary, refuse_links_out, tail_of

log = logging.getLogger(__name__)

LOCK: Final = "lock"  # file in a job's folder, locked by the working process
STOP: Final = "stop"  # file in a job's folder that asks the working process to end
TAIL: Final = 8192  # bytes at the end of a log that are enough to hold its last line
RAY_LINE: Final = re.compile(r"\[[-\d]{10} [:,\d]+ [A-Z] \d+ \d+\] ")
"""Begins lines that Ray, when a run uses a cluster, writes into our log for its own makers."""
SHELL_HINT: Final = re.compile(r"[;.] (?:(?![;.] ).)*`sai-engine .*")
"""End of an error message that names a command for the shell."""
NICENESS: Final = 10
"""Niceness of jobs, from 0 (that of other programs) to 19 (the lowest priority)."""
PACKAGES: Final = Path(__file__).resolve().parents[2]
"""Folder of the packages `engine` and `sai_studio`."""


def lower_priority(pid: int) -> None:
    """Lower the priority of a process, so that windows stay responsive.

    The process may have ended. Does nothing on Windows, where `Popen` sets the priority.
    """
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        own = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, pid, max(own, NICENESS))
        # Linux may divide the processor between sessions first, and a job is its own session
        (Path("/proc") / str(pid) / "autogroup").write_text(str(NICENESS))


@dataclass(frozen=True)
class JobKind:
    """A kind of job, with the names of its files."""

    name: str
    """Word for a job of this kind in messages and file names: "run", "contest", "review"..."""
    start_file: str = ""
    """Name of the file that `launch` writes for a new job; "" for none."""

    @property
    def file(self) -> str:
        """Name of the settings file, which marks a folder as a job of this kind."""
        return f"{self.name}.json"

    @property
    def log_file(self) -> str:
        """Name of the file with the error stream of a process that the window started."""
        return f"{self.name}.log"

    def is_in(self, folder: Path) -> bool:
        """Return whether a folder holds a job of this kind."""
        return is_ordinary(folder / self.file)

    def holds_other_files(self, folder: Path) -> bool:
        """Return whether a folder holds files other than those left by a failed start.

        Such a start leaves a lock, a request to stop, a log and temporary files.

        Raises
        ------
        OSError
            The folder can't be read.
        """
        own = (self.log_file, LOCK, STOP)
        return any(path.name not in own and not is_temporary(path) for path in folder.iterdir())

    def refuse_other_files(self, folder: Path) -> None:
        """Raise RunError if a folder for a new job contains other files.

        Raises
        ------
        RunError
            The folder exists, and `holds_other_files`.
        """
        if folder.exists() and self.holds_other_files(folder):
            raise RunError(
                tr("{folder}: contains other files; name a new or empty folder", folder=folder)
            )

    def activity(self, folder: Path) -> str:
        """Return "running" or "stopping" while a process is at work, else ""."""
        if not is_locked(folder / LOCK):
            return ""
        return "stopping" if (folder / STOP).exists() else "running"

    def last_words(self, folder: Path) -> str:
        """Return the error that ended the process of a job (last line of the log); "" if none.

        Without a hint that names a command for the shell: a person in the window has a button.
        """
        text = tail_of(folder / self.log_file, TAIL).decode(errors="replace").strip()
        lines = [line for line in text.splitlines() if not RAY_LINE.match(line)]
        said = lines[-1].removeprefix("sai-engine: ") if lines else ""
        return SHELL_HINT.sub("", said)

    def ask_to_stop(self, folder: Path) -> None:
        """Ask the process of a job to end, which it does within seconds.

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
                tr(
                    "{path}: can't be written ({reason}), so the {name} can't be asked to "
                    "stop; make the folder writable",
                    path=folder / STOP,
                    reason=reason_of(error),
                    name=self.name,
                )
            ) from error

    def launch(
        self, folder: Path, arguments: Sequence[str], start: bytes | None = None
    ) -> subprocess.Popen[bytes]:
        """Start the process of a job, detached from this process and its terminal.

        It has a lower priority than windows, and so have the processes that it starts.

        Parameters
        ----------
        arguments
            Arguments of `sai-engine`.
        start
            Content of the start file of a new job, whose folder is created if missing; None
            continues the job in the folder.

        Raises
        ------
        RunError
            The folder can't be written, a link leads out of it, another process works there, or
            no process can be started.
        """
        detached: dict[str, Any] = {"start_new_session": True}
        if sys.platform == "win32":
            detached = {
                "creationflags": subprocess.CREATE_NEW_PROCESS_GROUP
                | subprocess.CREATE_NO_WINDOW
                | subprocess.BELOW_NORMAL_PRIORITY_CLASS
            }
        if is_locked(folder / LOCK):
            raise RunError(
                tr("{folder}: another process is using this folder; stop it first", folder=folder)
            )
        try:
            refuse_links_out(folder)
            if start is not None:
                folder.mkdir(parents=True, exist_ok=True)
            if start:
                atomic_write(folder / self.start_file, start)
            (folder / STOP).unlink(missing_ok=True)  # meant an earlier process
            with (folder / self.log_file).open("wb") as errors:
                process = subprocess.Popen(
                    engine_command(arguments),
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=errors,
                    cwd=PACKAGES,
                    **detached,
                )
        except OSError as error:
            if start is not None:  # else the next try would find that the folder is not empty
                self.discard_launch(folder)
            raise RunError(
                tr(
                    "{folder}: the {name} can't be started ({reason}); choose a folder "
                    "that can be written",
                    folder=folder,
                    name=self.name,
                    reason=reason_of(error),
                )
            ) from error
        lower_priority(process.pid)
        log.info("%s: %s started, process %d", folder, self.name, process.pid)
        return process

    def discard_launch(self, folder: Path) -> None:
        """Remove the files that `launch` wrote into a folder in which no job was created."""
        with contextlib.suppress(OSError):
            for name in filter(None, (self.start_file, self.log_file)):
                (folder / name).unlink(missing_ok=True)
            folder.rmdir()

    @contextlib.contextmanager
    def working(self, folder: Path) -> Iterator[RunLock]:
        """Hold the lock of a job while this process works on it.

        The folder is created if missing, and removed at the end if the work has left no file.

        Raises
        ------
        RunError
            Another process holds the lock, or the folder can't be written.
        """
        with contextlib.ExitStack() as stack:
            try:
                stack.enter_context(created_folder(folder))
                lock = acquire_lock(folder / LOCK, f"this {self.name}")
            except OSError as error:
                raise RunError(
                    tr(
                        "{path}: {reason}; free some space, make the folder of the {name} "
                        "writable, or name another one",
                        path=error.filename or folder,
                        reason=reason_of(error),
                        name=self.name,
                    )
                ) from error
            stack.callback(lock.release)
            with contextlib.suppress(OSError):
                (folder / STOP).unlink(missing_ok=True)  # meant an earlier process
            yield lock


RUNS: Final = JobKind("run", "preset.json")  # training runs, and folders of labelled positions
CONTESTS: Final = JobKind("contest")  # matches and tournaments
HANDICAP_TABLES: Final = JobKind("handicap-table")  # contests at several handicaps
REVIEWS: Final = JobKind("review", "review.json")  # reviews of many games
CHAINS: Final = JobKind("chain")  # runs and contests that follow one another
STUDIES: Final = JobKind("study")  # positions searched many times under many networks
