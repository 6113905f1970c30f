"""The thread of the handicap advisor: searches the starts of handicap games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from engine.analysis.request import Searcher
from engine.review.handicap import HandicapQuestion, search_handicaps
from sai_studio.model.analysis.thread import OpenAnalyzer
from sai_studio.shared.job_thread import ReportingThread


@dataclass(frozen=True)
class HandicapJob:
    """Search all starts of a board."""

    ticket: int
    question: HandicapQuestion


class HandicapThread(ReportingThread[HandicapJob]):
    """Searches with an Analyzer of its own, which is opened for the first job.

    Signals
    -------
    noticed
        What the engine is waiting for while it is being opened.
    found
        Ticket and HandicapStart, one after the other.
    progressed
        Ticket and the share that is done [0, 1].
    """

    noticed = Signal(str)
    found = Signal(int, object)
    progressed = Signal(int, float)

    def __init__(self, open_analyzer: OpenAnalyzer, parent: QObject | None = None) -> None:
        super().__init__("handicap", parent)
        self._open_analyzer = open_analyzer
        self._analyzer: Searcher | None = None

    def _do(self, job: HandicapJob) -> None:
        if self._analyzer is None:
            self._analyzer = self._open_analyzer(self.noticed.emit)
        progress = partial(self.progressed.emit, job.ticket)
        for start in search_handicaps(self._analyzer, job.question, self.interrupted, progress):
            self.found.emit(job.ticket, start)
