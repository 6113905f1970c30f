"""The thread that searches game records for a pattern."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.record.pattern_files import FileHit, Progress, search_files
from engine.record.pattern_search import PatternSearch
from sai_studio.shared.job_thread import ReportingThread

EVERY_S: Final = 0.2
"""Time between two reports."""


@dataclass(frozen=True)
class PatternJob:
    """A search of a folder."""

    ticket: int
    folder: Path
    search: PatternSearch


class PatternThread(ReportingThread[PatternJob]):
    """Searches folders, the newest job in place of the others.

    Signals
    -------
    progressed
        Ticket and `Progress`.
    """

    progressed = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("patterns", parent)

    def _do(self, job: PatternJob) -> None:
        hits: list[FileHit] = []
        last: Progress | None = None
        due = time.monotonic() + EVERY_S
        for last in search_files(job.folder, job.search, self.interrupted):
            hits += last.hits
            if time.monotonic() >= due:
                self.progressed.emit(job.ticket, last._replace(hits=hits))
                hits, due = [], time.monotonic() + EVERY_S
        if last is None:
            last = Progress([], 0, 0, 0, 0)
        self.progressed.emit(job.ticket, last._replace(hits=hits))
