"""The errors of the checked networks at several komi on recorded games: model and thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.record.handicap import komi_list
from sai_studio.shared.job_thread import ReportingThread
from sai_studio.shared.texts import sentence

if TYPE_CHECKING:
    from engine.api.loading import MeasureKomiErrors
    from engine.measure.komi_error_study import KomiErrors

OpenKomiErrors = Callable[[Callable[[str], None]], "MeasureKomiErrors"]
MOST_KOMI: Final = 6
"""Most komi that are compared: each has a chart."""


@dataclass(frozen=True)
class KomiErrorJob:
    """Measure networks on games."""

    ticket: int
    games: Path
    networks: tuple[NetworkInfo, ...]
    komi: tuple[float, ...]


class KomiErrorThread(ReportingThread[KomiErrorJob]):
    """Measures networks; a stopped measurement gives the results up to then.

    Parameters
    ----------
    open_komi_errors
        Called on the thread by the first job.

    Signals
    -------
    found
        Ticket and KomiErrors.
    progressed
        Ticket and finished percent of the work.
    noticed
        Ticket and a text: what was done, a game that is left out, what the engine waits for.
    """

    found = Signal(int, object)
    progressed = Signal(int, int)
    noticed = Signal(int, str)

    def __init__(self, open_komi_errors: OpenKomiErrors, parent: QObject | None = None) -> None:
        super().__init__(tr("komi errors"), parent)
        self._open = open_komi_errors
        self._measure: MeasureKomiErrors | None = None

    def _do(self, job: KomiErrorJob) -> None:
        last = -1

        def progress(share: float) -> None:
            nonlocal last
            if int(100.0 * share) > last:  # not thousands of signals
                last = int(100.0 * share)
                self.progressed.emit(job.ticket, last)

        def notice(text: str) -> None:
            self.noticed.emit(job.ticket, text)

        if self._measure is None:
            self._measure = self._open(notice)
        result = self._measure(
            job.games, job.networks, job.komi, notice, progress, self.interrupted
        )
        if result.boards:
            self.found.emit(job.ticket, result)


class KomiErrorStudy(QObject):
    """State of the page "Errors by komi".

    Signals
    -------
    changed
        `games` or `result` changed.
    progress_changed
        `measuring`, `percent` or `detail` changed.
    message
        Level "info", "warning" or "error", and a sentence; an empty one removes the last.
    crashed
        Traceback of a bug on the thread.
    """

    changed = Signal()
    progress_changed = Signal()
    message = Signal(str, str)
    crashed = Signal(str)

    def __init__(self, open_komi_errors: OpenKomiErrors, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games: Path | None = None
        """A zip, a folder or a file of game records."""
        self.result: KomiErrors | None = None
        self.measuring = False
        self.percent: int | None = None
        """Finished share of the work; None while the games are listed."""
        self.detail = ""
        """The last that the engine told of the measurement."""
        self._tickets = count(1)
        self._ticket = 0
        self._thread = KomiErrorThread(open_komi_errors, self)
        self._thread.found.connect(self._found)
        self._thread.progressed.connect(self._progressed)
        self._thread.failed.connect(self._failed)
        self._thread.done.connect(self._ended)
        self._thread.noticed.connect(self._noticed)
        self._thread.crashed.connect(self.crashed)

    def choose_games(self, path: Path) -> None:
        """Choose the games to measure on; an earlier result stays until the next measurement."""
        self.games = path
        self.changed.emit()

    def measure(self, networks: Sequence[NetworkInfo], komi_text: str) -> bool:
        """Measure networks at the komi in a text; False and a message if that is impossible."""
        try:
            komi = tuple(dict.fromkeys(komi_list(komi_text, tr("Komi"))))
        except EngineError as error:
            self.message.emit("error", sentence(str(error)))
            return False
        if len(komi) > MOST_KOMI:
            self.message.emit("error", tr("Enter at most {count} komi.", count=MOST_KOMI))
        elif self.games is None:
            self.message.emit("info", tr("Choose game records first."))
        elif not networks:
            self.message.emit("info", tr("Choose at least one network first."))
        else:
            self.message.emit("info", "")  # what an earlier try was refused for
            self._ticket = next(self._tickets)
            self.measuring, self.percent, self.detail, self.result = True, None, "", None
            self._thread.start()
            self._thread.submit(KomiErrorJob(self._ticket, self.games, tuple(networks), komi))
            self.changed.emit()
            self.progress_changed.emit()
            return True
        return False

    def stop(self) -> None:
        """Stop measuring; the results so far are shown."""
        for job in self._thread.cancel():
            self._ended(job.ticket)

    def close(self, seconds: float) -> bool:
        """End the thread; False if it does not end in time."""
        return self._thread.close(seconds)

    def _found(self, ticket: int, result: KomiErrors) -> None:
        if ticket == self._ticket:
            self.result = result
            self.changed.emit()

    def _progressed(self, ticket: int, percent: int) -> None:
        if ticket == self._ticket:
            self.percent = percent
            self.progress_changed.emit()

    def _ended(self, ticket: int) -> None:
        if ticket == self._ticket:
            self.measuring = False
            self.progress_changed.emit()

    def _noticed(self, ticket: int, text: str) -> None:
        if ticket == self._ticket:
            self.detail = sentence(text)
            self.progress_changed.emit()

    def _failed(self, ticket: int, why: str) -> None:
        if ticket == self._ticket:
            self.message.emit("error", sentence(why))
