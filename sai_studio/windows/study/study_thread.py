"""The thread of a study: takes jobs and emits results; a new job replaces one of its kind."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.catalog.network_info import NetworkInfo
from sai_studio.shared.job_thread import ReportingThread
from sai_studio.windows.study.known_networks import network_groups

if TYPE_CHECKING:
    from engine.study.studies import Studies

OpenStudies = Callable[[Callable[[str], None]], "Studies"]


class Engine:
    """Opens the engine once for all threads.

    Parameters
    ----------
    open_studies
        Called on the thread that needs the engine first.
    """

    def __init__(self, open_studies: OpenStudies) -> None:
        self._open = open_studies
        self._lock = threading.Lock()
        self._studies: Studies | None = None

    def studies(self, notice: Callable[[str], None]) -> Studies:
        """Return the engine; waits while another thread opens it."""
        with self._lock:
            if self._studies is None:
                self._studies = self._open(notice)
            return self._studies


@dataclass(frozen=True)
class ListJob:
    """Find all networks."""

    ticket: int
    runs: tuple[Path, ...]
    files: tuple[Path, ...]


@dataclass(frozen=True)
class CurveJob:
    """Compute the winrate curve of every network."""

    ticket: int
    request: AnalysisRequest
    networks: tuple[NetworkInfo, ...]


@dataclass(frozen=True)
class ChoiceJob:
    """Search a position many times."""

    ticket: int
    request: AnalysisRequest
    networks: tuple[NetworkInfo, ...]
    lambdas: tuple[float, ...]
    visits: int
    tries: int


Job = ListJob | CurveJob | ChoiceJob


class StudyThread(ReportingThread[Job]):
    """Runs jobs one after the other; after an error or a bug it waits for the next one.

    Signals
    -------
    found
        Ticket and result so far: groups of networks, a CurveStudy or a tuple of Choice.
    progressed
        Ticket, finished searches and all searches.
    refused
        Ticket, NetworkInfo and one sentence: this network can't take part.
    noticed
        What the engine is waiting for while it is being opened.
    """

    found = Signal(int, object)
    progressed = Signal(int, int, int)
    refused = Signal(int, object, str)
    noticed = Signal(str)

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__("study", parent)
        self._engine = engine

    def submit(self, job: Job, kind: str = "") -> None:
        """Run a job in place of an earlier one of its class."""
        super().submit(job, kind or type(job).__name__)

    def cancel(self) -> list[Job]:
        dropped = super().cancel()
        for job in dropped:
            self.done.emit(job.ticket)
        return dropped

    def _do(self, job: Job) -> None:
        stopped = self.interrupted
        if isinstance(job, ListJob):
            groups = network_groups(job.runs, job.files, stopped)
            if not stopped():
                self.found.emit(job.ticket, groups)
            return
        studies = self._engine.studies(self.noticed.emit)
        found = partial(self.found.emit, job.ticket)

        def refused(info: NetworkInfo, error: EngineError) -> None:
            self.refused.emit(job.ticket, info, str(error))

        if isinstance(job, CurveJob):
            for study in studies.curves(job.request, job.networks, refused, stopped):
                found(study)
            return
        studies.choices(
            job.request, job.networks, job.lambdas, job.visits, job.tries,
            refused, partial(self.progressed.emit, job.ticket), found, stopped,
        )  # fmt: skip
