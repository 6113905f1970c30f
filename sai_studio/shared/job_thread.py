"""A thread that runs one job at a time; the newest job replaces older ones."""

from __future__ import annotations

import threading
import traceback
from collections import deque
from collections.abc import Iterator
from typing import Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal, SignalInstance

from engine.base.errors import EngineError

MOST_URGENT: Final = 20
"""Urgent jobs that wait; one more drops the oldest."""

J = TypeVar("J")


class WithTicket(Protocol):
    """A job that its results name."""

    @property
    def ticket(self) -> int:
        """Number of the job."""


T = TypeVar("T", bound=WithTicket)


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


class ReportingThread(JobThread[T]):
    """Base of threads that tell how each job ended; after an error or a bug they wait for the next.

    Signals
    -------
    done
        Ticket of a job that ended, also when it was stopped.
    failed
        Ticket and one sentence.
    crashed
        Traceback of a bug.
    """

    done = Signal(int)
    failed = Signal(int, str)
    crashed = Signal(str)

    def _run(self) -> None:
        for job in self.jobs():
            try:
                self._do(job)
            except EngineError as error:
                self._tell(self.failed, job.ticket, str(error))
            except Exception:  # a bug: show it, keep the thread alive
                self._tell(self.crashed, traceback.format_exc())
            self._tell(self.done, job.ticket)

    def _tell(self, signal: SignalInstance, *values: object) -> None:
        """Emit a signal unless the thread was closed, after which this object may be deleted."""
        with self._changed:
            if not self.closed.is_set():
                signal.emit(*values)

    def _do(self, job: T) -> None:
        """Run a job; it should end soon after `interrupted` returns True."""
        raise NotImplementedError
