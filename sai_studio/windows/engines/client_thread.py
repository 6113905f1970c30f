"""The thread that talks to another engine: jobs in, reports out; the newest job wins."""

from __future__ import annotations

import threading
import traceback
from collections import deque
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.api.base import EngineError
from engine.api.programs import AnalysisClient, ClientRequest, Console, open_client
from sai_studio.windows.engines.known_engines import EngineEntry

__all__ = ["ClientJob", "ClientThread"]

MOST_COMMANDS: Final = 20
"""Typed commands that wait."""


@dataclass(frozen=True)
class ClientJob:
    """One position to look at."""

    ticket: int
    wanted: ClientRequest


class ClientThread(QObject):
    """Starts an engine, asks it about positions, and ends with it.

    Parameters
    ----------
    console
        Hears everything that is said.
    start_s
        Time for the first answer [s].

    A plain thread under a QObject: the process below it has threads of its own to wait for, and a
    QThread that waits for one stays in Python's list of threads for ever.

    Signals
    -------
    opened
        This object; the engine answered: one sentence about it, and whether it can analyze.
    reported
        Ticket and AnalysisReport.
    done
        Ticket of a job that ran to its end.
    refused
        Ticket and sentence: the engine goes on, but not with this.
    died
        This object and a sentence: the engine can't be used any more; the thread ends.
    crashed
        Traceback of a bug; the thread ends.
    finished
        This object: engine and thread are gone.
    """

    opened = Signal(object, str, bool)
    reported = Signal(int, object)
    done = Signal(int)
    refused = Signal(int, str)
    died = Signal(object, str)
    crashed = Signal(str)
    finished = Signal(object)

    def __init__(
        self,
        entry: EngineEntry,
        console: Console,
        start_s: float,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._entry, self._console, self._start_s = entry, console, start_s
        self._changed = threading.Condition()
        self._job: ClientJob | None = None
        self._typed: deque[str] = deque(maxlen=MOST_COMMANDS)
        self._interrupted = threading.Event()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="engine", daemon=True)

    # --- from the GUI thread -------------------------------------------------------------------

    def start(self) -> None:
        """Start the engine."""
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait for the end; False if it does not come in time."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def submit(self, job: ClientJob) -> None:
        """Do this next, and at once."""
        with self._changed:
            self._job = job
            self._interrupted.set()
            self._changed.notify_all()

    def cancel(self) -> None:
        """Stop what is being done; nothing follows."""
        with self._changed:
            self._job = None
            self._interrupted.set()

    def type(self, text: str) -> None:
        """Send a command that a person typed; it interrupts the analysis."""
        with self._changed:
            self._typed.append(text)
            self._interrupted.set()
            self._changed.notify_all()

    def close(self) -> None:
        """End engine and thread without waiting for either; `finished` tells when they are gone."""
        with self._changed:
            self._closing = True
            self._job = None
            self._interrupted.set()
            self._changed.notify_all()

    # --- the thread itself ---------------------------------------------------------------------

    def _run(self) -> None:
        try:
            self._talk()
        except Exception:  # a bug: show it, the rest of the program works
            self.crashed.emit(traceback.format_exc())
        self.finished.emit(self)

    def _talk(self) -> None:
        entry = self._entry
        try:
            client = open_client(entry.command, entry.speaks, self._console.hear, entry.name)
        except EngineError as error:
            self.died.emit(self, str(error))
            return
        watch = threading.Thread(target=self._end_early, args=(client,), daemon=True)
        watch.start()
        try:
            client.start(self._start_s)
            self.opened.emit(self, client.about, client.can_analyze)
            self._serve(client)
        except EngineError as error:
            if not self._closing:
                self._console.hear("note", str(error))
                self.died.emit(self, str(error))
        finally:
            self._ended(client)
            watch.join()

    def _end_early(self, client: AnalysisClient) -> None:
        """End the process when the thread is to close, whatever it is waiting for."""
        with self._changed:
            self._changed.wait_for(lambda: self._closing)
        client.close()

    def _ended(self, client: AnalysisClient) -> None:
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        client.close()

    def _serve(self, client: AnalysisClient) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(
                    lambda: self._job is not None or self._typed or self._closing
                )
                if self._closing:
                    return
                typed = self._typed.popleft() if self._typed else None
                job = None if typed is not None else self._job
                if job is not None:
                    self._job = None
                self._interrupted.clear()
            try:
                if typed is not None:
                    client.command(typed)
                elif job is not None:
                    self._analyze(client, job)
            except EngineError as error:
                if not client.alive:
                    raise
                self._console.hear("note", str(error))
                self.refused.emit(job.ticket if job is not None else 0, str(error))

    def _analyze(self, client: AnalysisClient, job: ClientJob) -> None:
        for report in client.analyze(job.wanted, self._interrupted.is_set):
            self.reported.emit(job.ticket, report)
        with self._changed:
            if not self._interrupted.is_set():
                self.done.emit(job.ticket)
            elif self._typed and self._job is None:
                self._job = job  # goes on after the command that interrupted it
