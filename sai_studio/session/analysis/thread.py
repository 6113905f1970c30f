"""The thread that runs the engine: takes jobs and emits reports; the newest job wins."""

from __future__ import annotations

import math
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.analysis.request import AnalysisRequest, Searcher, SweepPoint
from engine.base.errors import EngineError
from sai_studio.kit.job_thread import JobThread

SWEEP_EVERY_S: Final = 0.15
"""Interval between reports of a sweep."""


OpenAnalyzer = Callable[[Callable[[str], None]], Searcher]
"""Opens the engine; gets a function to report what it is waiting for, as a sentence."""


@dataclass(frozen=True)
class AnalyzeJob:
    """Search one position until its visits or its time limit are reached."""

    ticket: int
    request: AnalysisRequest
    seconds: float | None = None
    """Time limit; None: no limit."""
    least_visits: int = 0
    """Visits of every agent below which the time limit is ignored."""


@dataclass(frozen=True)
class SweepJob:
    """Search many positions with few visits each."""

    ticket: int
    requests: tuple[AnalysisRequest, ...]
    visits: int


Job = AnalyzeJob | SweepJob


class AnalysisThread(JobThread[Job]):
    """Runs analysis jobs; a new job interrupts the running one.

    The engine is opened here, not before: importing it takes seconds. After an error or a bug the
    thread waits for the next job.

    Signals
    -------
    noticed
        What the engine is waiting for while it is being opened.
    opened
        The engine is ready.
    reported
        Ticket and AnalysisReport.
    swept
        Ticket and list of SweepPoint.
    done
        Ticket of a job that ran to its end, or to its time limit.
    failed
        Ticket and EngineError: something the user can act upon.
    crashed
        Ticket and traceback: a bug.
    """

    noticed = Signal(str)
    opened = Signal()
    reported = Signal(int, object)
    swept = Signal(int, object)
    done = Signal(int)
    failed = Signal(int, object)
    crashed = Signal(int, str)

    def __init__(self, open_analyzer: OpenAnalyzer, parent: QObject | None = None) -> None:
        super().__init__("analysis", parent)
        self._open_analyzer = open_analyzer

    def _run(self) -> None:
        analyzer: Searcher | None = None
        try:
            analyzer = self._open_analyzer(self.noticed.emit)
        except EngineError as error:
            self.failed.emit(0, error)
        except Exception:  # a broken installation: say so, the rest of the program works
            self.crashed.emit(0, traceback.format_exc())
        else:
            self.opened.emit()
        for job in self.jobs():
            if analyzer is None:
                continue
            try:
                self._do(analyzer, job)
            except EngineError as error:
                self.failed.emit(job.ticket, error)
            except Exception:  # a bug: show it, keep the thread alive
                self.crashed.emit(job.ticket, traceback.format_exc())

    def _do(self, analyzer: Searcher, job: Job) -> None:
        interrupted = self.interrupted
        if isinstance(job, SweepJob):
            self._sweep(analyzer, job)
        else:
            due = math.inf if job.seconds is None else time.monotonic() + job.seconds
            visits = 0

            def stopped() -> bool:
                is_due = visits >= job.least_visits and time.monotonic() >= due
                return is_due or interrupted()

            for report in analyzer.analyze(job.request, stopped):
                visits = min((agent.visits for agent in report.agents), default=0)
                self.reported.emit(job.ticket, report)
        if self.finish():
            self.done.emit(job.ticket)

    def _sweep(self, analyzer: Searcher, job: SweepJob) -> None:
        points: list[SweepPoint] = []
        due = time.monotonic() + SWEEP_EVERY_S
        for point in analyzer.sweep(job.requests, job.visits, self.interrupted):
            points.append(point)
            if time.monotonic() >= due:
                self.swept.emit(job.ticket, points)
                points, due = [], time.monotonic() + SWEEP_EVERY_S
        if points:
            self.swept.emit(job.ticket, points)
