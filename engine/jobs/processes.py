"""Child processes of this program: their command lines, their number, and how they end.

A child that is tied to its parent ends with it, even if the parent is killed: the parent starts it
with `tied_environment` and a pipe as standard input, and writes nothing. The system closes the pipe
when the parent has died, which `end_if_tied` notices in the child. Children made by
`multiprocessing` call `end_with_parent`.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from engine.base.translation import tr

GRACE_S: Final = 30.0
"""Time for a process to end after it was asked to [seconds]."""
TIED: Final = "SAI_STUDIO_TIED"
"""Variable in the environment of a process that is tied to its parent."""
KILLED: Final = -9
"""Status of a process that SIGKILL ended; the system sends it when memory runs out."""
PACKAGES: Final = Path(__file__).resolve().parents[2]
"""Folder of the packages `engine` and `sai_studio`, where child processes are started."""


def usable_cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def ending(status: int | None) -> str:
    """Return in words how a process has ended, from its exit status."""
    if status == KILLED:
        return tr("killed, probably because memory ran out")
    return tr("status {code}", code=status)


# --- command lines ----------------------------------------------------------------------------


def is_bundled() -> bool:
    """Return whether this program runs from a bundle made by PyInstaller (`.ci/bundle.py`)."""
    return bool(getattr(sys, "frozen", False))


def engine_command(arguments: Sequence[str]) -> list[str]:
    """Return the command line of `sai-engine` with arguments, to be run in `PACKAGES`."""
    if is_bundled():  # sys.executable is sai-engine in both programs of the bundle
        return [sys.executable, *arguments]
    return module_command("engine.cli", arguments)


def module_command(module: str, arguments: Sequence[str]) -> list[str]:
    """Return the command line that runs a module as `python -m` does.

    In a bundle, `sai-engine` accepts the modules that `.ci/bundle_entry.py` lists.
    """
    return [sys.executable, "-m", module, *arguments]


# --- children with pipes ----------------------------------------------------------------------


class Children:
    """Processes that a module of this program starts, with a pipe to each.

    They call `end_with_parent`, and so end with this process even if it is killed.
    """

    def __init__(self) -> None:
        self.processes: list[BaseProcess] = []
        self.pipes: list[Connection] = []

    def start(self, target: Callable[..., object], *arguments: object, name: str) -> None:
        """Start a process that calls a function of a module.

        Parameters
        ----------
        arguments
            The function's arguments, picklable; the last one is the other end of the pipe.
        """
        context = multiprocessing.get_context("spawn")
        pipe, child = context.Pipe()
        process = context.Process(target=target, args=(*arguments, child), daemon=True, name=name)
        self.processes.append(process)
        self.pipes.append(pipe)
        with no_interrupts():
            process.start()
        child.close()

    def close(self, patience_s: float) -> None:
        """End the processes at once; what hasn't ended after `patience_s` is killed."""
        started = [process for process in self.processes if process.pid is not None]
        for process in started:
            process.terminate()
        for process in started:
            process.join(patience_s)
            process.kill()
            process.join()
        for pipe in self.pipes:
            pipe.close()
        self.processes, self.pipes = [], []


class ThreadOfWork(threading.Thread):
    """A thread that looks like a process to those who wait for its end."""

    exitcode: int | None = None
    """Exit status; None while it works."""

    def run(self) -> None:
        """Work, and keep how it ended."""
        try:
            super().run()
            self.exitcode = 0
        except SystemExit as end:
            self.exitcode = int(end.code or 0)
        except BaseException:
            self.exitcode = 1
            raise


class ChildThreads:
    """Threads in place of `Children`, for work that is done by kernels or a graphics card.

    They see the other end of their pipe closed when they are to end.
    """

    def __init__(self) -> None:
        self.processes: list[ThreadOfWork] = []
        self.pipes: list[Connection] = []

    def start(self, target: Callable[..., object], *arguments: object, name: str) -> None:
        """Start a thread that calls a function; for the arguments see `Children.start`."""
        pipe, child = multiprocessing.Pipe()
        thread = ThreadOfWork(target=target, args=(*arguments, child), daemon=True, name=name)
        self.processes.append(thread)
        self.pipes.append(pipe)
        thread.start()

    def close(self, patience_s: float) -> None:
        """Ask the threads to end, and wait until they have, for `patience_s` at most."""
        for pipe in self.pipes:
            pipe.close()
        for thread in self.processes:
            thread.join(patience_s)
        self.processes, self.pipes = [], []


# --- ending -----------------------------------------------------------------------------------


def tied_environment() -> dict[str, str]:
    """Return the environment of a child that is tied to this process."""
    return {**os.environ, TIED: "1"}


def end_if_tied() -> None:
    """End this process as soon as its parent is gone, if it is tied to it."""
    if os.environ.pop(TIED, ""):  # its own children are not tied to this pipe
        end_with_input()


def end_with_input() -> None:
    """End this process, as by SIGTERM, as soon as its standard input is closed.

    What has not ended by itself after `GRACE_S` ends at once.
    """

    def wait_for_input() -> None:
        while os.read(0, 1024):
            pass
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(GRACE_S)
        os._exit(1)

    threading.Thread(target=wait_for_input, name="parent", daemon=True).start()


@contextlib.contextmanager
def no_interrupts() -> Iterator[None]:
    """Context manager: processes started inside never receive Ctrl-C, even while they import."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # starting it later would unblock the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """Ignore Ctrl-C in this process, and end it as soon as its parent is gone."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
