"""Jobs: work of a separate process, kept in a folder, that outlives the window that started it.

Training runs, contests, reviews of many games and large studies are jobs. The folder holds a file
with the settings, such as `run.json`; as a rule a log of results, a line of JSON for each; `lock`,
locked by the working process; `stop`, created to ask that process to end; and the error messages of
a process that the window started, as in `run.log`.

Each package declares its kinds of jobs as constants, beside the types of their files.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from engine.base.checked_json import decode_lines
from engine.base.errors import EngineError, RunError, reason_of
from engine.base.files import append_line, atomic_write, created_folder, is_temporary, read_lines
from engine.base.lock import RunLock, acquire_lock, is_locked
from engine.base.settings import public_name
from engine.base.translation import tr
from engine.base.untrusted import is_ordinary, refuse_links_out, tail_of
from engine.jobs.processes import PACKAGES, engine_command, tied_environment

log = logging.getLogger(__name__)

LOCK: Final = "lock"  # file in a job's folder, locked by the working process
STOP: Final = "stop"  # file in a job's folder that asks the working process to end
RESULTS: Final = "results.jsonl"  # usual name of the log of results
TAIL: Final = 8192  # bytes at the end of a log that are enough to hold its last line
RAY_LINE: Final = re.compile(r"\[[-\d]{10} [:,\d]+ [A-Z] \d+ \d+\] ")
"""Begins lines that Ray, when a run uses a cluster, writes into our log for its own makers."""
SHELL_HINT: Final = re.compile(r"[;.] (?:(?![;.] ).)*`sai-engine .*")
"""End of an error message that names a command for the shell."""
NICENESS: Final = 10
"""Niceness of jobs, from 0 (that of other programs) to 19 (the lowest priority)."""

C = TypeVar("C")
"""Content of the settings file of a kind of job."""
R = TypeVar("R")
"""A line of its results."""


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


def settings_text(content: object) -> bytes:
    """Return a struct, or a dict of plain values, as a settings file holds it."""
    return json.dumps(msgspec.to_builtins(content), indent=2).encode()


def result_line(result: msgspec.Struct | Mapping[str, Any]) -> str:
    """Return a line of results."""
    return json.dumps(msgspec.to_builtins(result) if isinstance(result, msgspec.Struct) else result)


def _played_with(**values: object) -> str:
    return tr(
        "{path}: was played with {name} {before!r:.200}, not {value!r:.200}; use the same again or "
        "name another folder",
        **values,
    )


@dataclass(frozen=True)
class Work:
    """A job that this process works on; see `JobKind.working`."""

    lock: RunLock
    stop: Path
    """File that asks for the end."""
    asked: Callable[[], bool]
    """Returns whether somebody else asked, as by Ctrl-C."""

    def stopped(self) -> bool:
        """Return whether the work should end; cheap enough to ask all the time.

        Raises
        ------
        RunError
            Somebody removed the lock file, so another process may be at work.
        """
        self.lock.check()
        return self.stop.exists() or self.asked()


@dataclass(frozen=True)
class JobKind(Generic[C, R]):
    """A kind of job: names of its files, and how they are read, written and watched."""

    name: str
    """Word for a job of this kind in messages and file names: "run", "contest", "review"..."""
    load: Callable[[Path], C]
    """Reads the settings file; raises an EngineError or an OSError if that is impossible."""
    line: type[R]
    """Type of a line of the results."""
    results_file: str = RESULTS
    """Name of the log of results."""
    start_file: str = ""
    """Name of the file that `launch` writes for a new job; "" for none."""
    problem: str = tr("can't be read")
    """What a message says about a damaged settings file."""
    hint: str = tr("move the folder away to start again")
    """What it says to do then; {folder} stands for the job's folder."""
    changed: Callable[..., str] = _played_with
    """Returns the message that a setting has another value; see `refuse_changes`."""
    has_figures: bool = False
    """Whether lines of the results may hold numbers that are not finite; see `parse_json`."""

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

    # --- settings and results ------------------------------------------------------------------

    def read(self, folder: Path) -> C:
        """Return the settings of the job in a folder, which may come from a stranger.

        Raises
        ------
        FileNotFoundError
            There is no job.
        RunError
            The file is damaged, of a later version or can't be read; the text is one sentence.
        """
        self.refuse_file(folder)
        try:
            return self.load(folder / self.file)
        except FileNotFoundError:
            raise
        except (EngineError, OSError) as error:
            raise self.unreadable(folder, error) from error

    def unreadable(self, folder: Path, error: Exception) -> RunError:
        """Return the error that the settings file can't be read, with the reason."""
        hint = self.hint.replace("{folder}", str(folder))
        return RunError.about_file(folder / self.file, self.problem, error, hint)

    def earlier(self, folder: Path) -> C | None:
        """Return the settings of the job to continue in a folder; None if a new one can begin.

        Raises
        ------
        RunError
            As `read`; or a link leads out of the folder, or it contains other files.
        OSError
            The folder can't be listed.
        """
        refuse_links_out(folder)
        try:
            return self.read(folder)
        except FileNotFoundError:
            self.refuse_other_files(folder)
            return None

    def refuse_changes(
        self,
        folder: Path,
        before: Mapping[str, object],
        now: Mapping[str, object],
        free: Collection[str] = (),
    ) -> None:
        """Raise RunError, which names the setting, if a job would continue with other settings.

        Parameters
        ----------
        before, now
            Settings by name.
        free
            Names of those that may change.
        """
        for name, value in now.items():
            if name not in free and before.get(name) != value:
                words = public_name(name).replace("_", " ")
                path = folder / self.file
                raise RunError(
                    self.changed(path=path, name=words, before=before.get(name), value=value)
                )

    def write(self, folder: Path, content: object) -> None:
        """Write the settings file; see `settings_text`."""
        atomic_write(folder / self.file, settings_text(content))

    def results(self, folder: Path) -> Iterator[R]:
        """Yield the results so far; damaged lines are left out."""
        lines = read_lines(folder / self.results_file)
        return decode_lines(lines, self.line, figures=self.has_figures)

    def add(self, folder: Path, *results: msgspec.Struct | Mapping[str, Any]) -> None:
        """Append lines to the results, and flush them to the disk."""
        if results:
            append_line(folder / self.results_file, "\n".join(map(result_line, results)))

    # --- a folder for a new job ----------------------------------------------------------------

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

    def refuse_file(self, folder: Path) -> None:
        """Raise RunError if a file stands where the folder, or one of its parents, should be."""
        there = next((path for path in (folder, *folder.parents) if os.path.exists(path)), folder)
        if os.path.exists(there) and not os.path.isdir(there):
            raise RunError(
                tr(
                    "{file}: a file is where the {name} needs a folder; name another folder, or "
                    "move the file away",
                    file=there,
                    name=self.name,
                )
            )

    # --- the process that works ----------------------------------------------------------------

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
        self,
        folder: Path,
        arguments: Sequence[str],
        start: bytes | None = None,
        *,
        tied: bool = False,
    ) -> subprocess.Popen[bytes]:
        """Start the process of a job, detached from this process and its terminal.

        It has a lower priority than windows, and so have the processes that it starts, unless it
        is tied.

        Parameters
        ----------
        arguments
            Arguments of `sai-engine`.
        start
            Content of the start file of a new job, whose folder is created if missing; None
            continues the job in the folder.
        tied
            Whether the process ends when this one does; its standard input is a pipe then.

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
                    stdin=subprocess.PIPE if tied else subprocess.DEVNULL,
                    env=tied_environment() if tied else None,
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
        if not tied:
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
    def working(self, folder: Path, asked: Callable[[], bool] = lambda: False) -> Iterator[Work]:
        """Hold the lock of a job while this process works on it.

        The folder is created if missing, and removed at the end if the work has left no file.

        Parameters
        ----------
        asked
            See `Work`.

        Raises
        ------
        RunError
            Another process holds the lock, the folder can't be written, or a link leads out of it.
        """
        self.refuse_file(folder)
        with contextlib.ExitStack() as stack:
            try:
                stack.enter_context(created_folder(folder))
                refuse_links_out(folder)
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
            yield Work(lock, folder / STOP, asked)
