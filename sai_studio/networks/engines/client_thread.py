"""The thread that runs another engine: takes jobs and emits reports; the newest job wins."""

from __future__ import annotations

import threading
import traceback
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from engine.base.errors import EngineError
from engine.games.programs.analysis_client import AnalysisClient, ClientRequest, Console
from engine.games.programs.clients import open_client
from sai_studio.kit.job_thread import JobThread
from sai_studio.networks.engines.known_engines import EngineEntry


@dataclass(frozen=True)
class ClientJob:
    """One position to analyze."""

    ticket: int
    request: ClientRequest


class ClientThread(JobThread[ClientJob | str]):
    """Starts an engine, analyzes positions with it, and ends it.

    Text jobs are commands that the user typed; they interrupt the analysis. `close` ends engine
    and thread.

    Parameters
    ----------
    console
        Logs everything that is sent and received.
    start_s
        Time limit for the first answer [s].

    Signals
    -------
    opened
        This object, a sentence about the engine, and whether it can analyze.
    reported
        Ticket and AnalysisReport.
    done
        Ticket of a completed job.
    refused
        Ticket and sentence: the engine refused this job but continues.
    died
        This object and a sentence: the engine failed; the thread ends.
    crashed
        Traceback of a bug; the thread ends.
    finished
        This object: engine and thread have ended.
    """

    opened = Signal(object, str, bool)
    reported = Signal(int, object)
    done = Signal(int)
    refused = Signal(int, str)
    died = Signal(object, str)
    crashed = Signal(str)
    finished = Signal(object)

    def __init__(
        self, entry: EngineEntry, console: Console, start_s: float, parent: QObject | None = None
    ) -> None:
        super().__init__("engine", parent)
        self._entry, self._console, self._start_s = entry, console, start_s

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
            if not self.closed.is_set():
                self._console.hear("note", str(error))
                self.died.emit(self, str(error))
        finally:
            self.close()
            watch.join()

    def _end_early(self, client: AnalysisClient) -> None:
        """End the process as soon as the thread must close."""
        self.closed.wait()
        client.close()

    def _serve(self, client: AnalysisClient) -> None:
        for job in self.jobs():
            try:
                if isinstance(job, str):
                    client.command(job)
                else:
                    self._analyze(client, job)
            except EngineError as error:
                if not client.alive:
                    raise
                self._console.hear("note", str(error))
                self.refused.emit(0 if isinstance(job, str) else job.ticket, str(error))

    def _analyze(self, client: AnalysisClient, job: ClientJob) -> None:
        for report in client.analyze(job.request, self.interrupted):
            self.reported.emit(job.ticket, report)
        if self.finish():
            self.done.emit(job.ticket)
