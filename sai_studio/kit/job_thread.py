"""Threads that run one job at a time, the newest in place of older ones."""

from __future__ import annotations

import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from itertools import count
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.base.errors import EngineError

MOST_URGENT: Final = 20
"""Urgent jobs that wait; one more drops the oldest."""

J = TypeVar("J")


class JobThread(QObject, Generic[J]):
    """Base of objects that run jobs on a thread of their own, one at a time.

    A new job replaces the waiting job of its kind and interrupts the running one, which then should
    end soon. Jobs of other kinds wait in turn. Signals that an interrupted job has already emitted
    may still arrive: their receiver compares the ticket of the job.

    It is a Python thread because a QThread that waits for other threads would stay in Python's list
    of threads.

    Parameters
    ----------
    name
        Name of the thread.
    """

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        # made by `start`: a thread that never starts would keep this object alive
        self._thread: threading.Thread | None = None
        self._changed = threading.Condition()
        self._waiting: dict[str, J] = {}
        self._urgent: deque[J] = deque(maxlen=MOST_URGENT)
        self._running: tuple[str, J] | None = None
        self._interrupted = threading.Event()
        self.closed = threading.Event()
        """Set when the thread is to end."""

    # --- from other threads --------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether the thread was started and has not ended."""
        return self._thread is not None and self._thread.is_alive()

    def start(self) -> None:
        """Start the thread, unless it was started before."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()

    def submit(self, job: J, kind: str = "") -> None:
        """Run a job in place of the waiting or running job of its kind."""
        with self._changed:
            self._waiting[kind] = job
            if self._running is not None and self._running[0] == kind:
                self._interrupted.set()
            self._changed.notify_all()

    def submit_urgent(self, job: J) -> None:
        """Run a job before all others; the interrupted job runs again afterwards."""
        with self._changed:
            self._urgent.append(job)
            if self._running is not None:
                self._waiting.setdefault(*self._running)
            self._interrupted.set()
            self._changed.notify_all()

    def cancel(self) -> list[J]:
        """Interrupt the running job, drop the waiting ones except urgent ones, and return those."""
        with self._changed:
            dropped = list(self._waiting.values())
            self._waiting.clear()
            self._running = None
            self._interrupted.set()
        return dropped

    def close(self, seconds: float = 0.0) -> bool:
        """Drop all jobs and end the thread; True if it ended within `seconds`."""
        with self._changed:
            self.closed.set()
            self._interrupted.set()
            self._changed.notify_all()
        if seconds and self._thread is not None:
            self._thread.join(seconds)
        return not self.is_running

    # --- on the thread -------------------------------------------------------------------------

    def _run(self) -> None:
        """Run on the thread: go through `jobs`."""
        raise NotImplementedError

    def jobs(self) -> Iterator[J]:
        """Wait for jobs and yield them until `close`."""
        while True:
            with self._changed:
                self._running = None
                self._changed.wait_for(
                    lambda: self._urgent or self._waiting or self.closed.is_set()
                )
                if self.closed.is_set():
                    return
                self._interrupted.clear()
                if self._urgent:
                    job = self._urgent.popleft()
                else:
                    kind = next(iter(self._waiting))
                    job = self._waiting.pop(kind)
                    self._running = kind, job
            yield job

    def interrupted(self) -> bool:
        """Whether the running job is to end."""
        return self._interrupted.is_set()

    def finish(self) -> bool:
        """End the running job; False if it was interrupted before, so that it is not done."""
        with self._changed:
            self._running = None
            return not self._interrupted.is_set()


T = TypeVar("T")


class Opened(Generic[T]):
    """Something of the engine that the first job to need it opens; other threads wait meanwhile.

    Parameters
    ----------
    open_
        Opens it; gets a function to report what it is waiting for, as a sentence.
    """

    def __init__(self, open_: Callable[[Callable[[str], None]], T]) -> None:
        self._open = open_
        self._lock = threading.Lock()
        self._opened: T | None = None

    def get(self, task: Task) -> T:
        """Return it; opens it on the first call."""
        with self._lock:
            if self._opened is None:
                self._opened = self._open(task.notice)
            return self._opened


class Task:
    """What a job may ask of its worker, and tell to it."""

    def __init__(self, worker: Worker, ticket: int, kind: str) -> None:
        self._worker, self.ticket, self.kind = worker, ticket, kind

    def stopped(self) -> bool:
        """Whether the job is to end soon."""
        return self._worker.interrupted()

    def tell(self, result: object) -> None:
        """Pass a result on, any number of times."""
        self._worker.pass_on(self, "found", result)

    def notice(self, text: str) -> None:
        """Tell what the job is waiting for, as the engine while it is compiled."""
        self._worker.pass_on(self, "noticed", text)


class Worker(JobThread[tuple[Task, Callable[[Task], None]]]):
    """Runs functions on a thread of its own; only the newest one of a kind is listened to.

    What a replaced job still tells is dropped. After an error or a bug the thread waits for the
    next job. Signals are emitted on the thread of this object, and none after `close`.

    Signals
    -------
    found
        A result: whatever the job tells.
    noticed
        What a job is waiting for.
    failed
        Why the job ended early, as one sentence.
    crashed
        Traceback of a bug.
    done
        The job of this kind ended, also after an error or when it was stopped or dropped.
    """

    found = Signal(object)
    noticed = Signal(str)
    failed = Signal(str)
    crashed = Signal(str)
    done = Signal(str)
    _told = Signal(object, str, object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(name, parent)
        self._tickets = count(1)
        self._newest: dict[str, int] = {}
        self._told.connect(self._receive)

    def run(self, work: Callable[[Task], None], kind: str = "") -> None:
        """Run a function in place of the waiting or running one of its kind; starts the thread."""
        task = Task(self, next(self._tickets), kind)
        self._newest[kind] = task.ticket
        self.submit((task, work), kind)
        self.start()

    def drop(self, kind: str = "") -> None:
        """Interrupt the job of a kind, and listen to it no more."""
        self._newest.pop(kind, None)
        with self._changed:
            self._waiting.pop(kind, None)
            if self._running is not None and self._running[0] == kind:
                self._interrupted.set()

    def stop(self) -> None:
        """Interrupt all jobs; what the running one still tells is passed on."""
        for task, _ in self.cancel():
            self._receive(task, "done", task.kind)

    def pass_on(self, task: Task, signal: str, value: object) -> None:
        """Emit a signal on the thread of this object; does nothing once the worker is closed."""
        with self._changed:
            if not self.closed.is_set():  # else this object may be deleted
                self._told.emit(task, signal, value)

    def _receive(self, task: Task, signal: str, value: object) -> None:
        is_newest = self._newest.get(task.kind) == task.ticket
        if not self.closed.is_set() and (is_newest or signal in ("noticed", "crashed")):
            getattr(self, signal).emit(value)

    def _run(self) -> None:
        for task, work in self.jobs():
            try:
                work(task)
            except EngineError as error:
                self.pass_on(task, "failed", str(error))
            except Exception:  # a bug: show it, keep the thread alive
                self.pass_on(task, "crashed", traceback.format_exc())
            self.pass_on(task, "done", task.kind)
