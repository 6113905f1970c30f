"""The thread of the handicap advisor: searches the starts of handicap games."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from engine.api.base import EngineError
from engine.api.review import HandicapQuestion, search_handicaps
from sai_studio.model.analysis.thread import AnalyzerLike, OpenAnalyzer
from sai_studio.shared.job_thread import JobThread

__all__ = ["HandicapJob", "HandicapThread"]


@dataclass(frozen=True)
class HandicapJob:
    """Search all starts of a board."""

    ticket: int
    question: HandicapQuestion


class HandicapThread(JobThread[HandicapJob]):
    """Searches with an Analyzer of its own, which is opened for the first job.

    Signals
    -------
    noticed
        What the engine is waiting for while it is being opened.
    found
        Ticket and HandicapStart, one after the other.
    progressed
        Ticket and the share that is done [0, 1].
    done
        Ticket of a job that ended, also when it was stopped.
    failed
        Ticket and one sentence.
    crashed
        Traceback of a bug.
    """

    noticed = Signal(str)
    found = Signal(int, object)
    progressed = Signal(int, float)
    done = Signal(int)
    failed = Signal(int, str)
    crashed = Signal(str)

    def __init__(self, open_analyzer: OpenAnalyzer, parent: QObject | None = None) -> None:
        super().__init__("handicap", parent)
        self._open_analyzer = open_analyzer
        self._analyzer: AnalyzerLike | None = None

    def _run(self) -> None:
        for job in self.jobs():
            try:
                self._do(job)
            except EngineError as error:
                self.failed.emit(job.ticket, str(error))
            except Exception:  # a bug: show it, keep the thread alive
                self.crashed.emit(traceback.format_exc())
            self.done.emit(job.ticket)

    def _do(self, job: HandicapJob) -> None:
        if self._analyzer is None:
            self._analyzer = self._open_analyzer(self.noticed.emit)
        progress = partial(self.progressed.emit, job.ticket)
        for start in search_handicaps(self._analyzer, job.question, self.interrupted, progress):
            self.found.emit(job.ticket, start)
