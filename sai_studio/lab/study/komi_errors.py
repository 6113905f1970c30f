"""The errors of the checked networks at several komi on recorded games: model and job."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.commands.loading import Notice, komi_errors
from engine.record.handicap import komi_list
from sai_studio.kit.job_thread import Task, Worker
from sai_studio.kit.texts import sentence

if TYPE_CHECKING:
    from engine.measure.komi_error_study import KomiErrors

Measure = Callable[
    [
        Path,
        "Sequence[NetworkInfo]",
        Sequence[float],
        Notice,
        Callable[[float], None],
        Callable[[], bool],
    ],
    "KomiErrors",
]
"""The type of `engine.commands.loading.komi_errors`."""
MOST_KOMI: Final = 6
"""Most komi that are compared: each has a chart."""


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

    def __init__(self, measure: Measure = komi_errors, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games: Path | None = None
        """A zip, a folder or a file of game records."""
        self.result: KomiErrors | None = None
        self.measuring = False
        self.percent: int | None = None
        """Finished share of the work; None while the games are listed."""
        self.detail = ""
        """The last that the engine told of the measurement."""
        self._measure = measure
        self._worker = Worker(tr("komi errors"), self)
        self._worker.found.connect(self._found)
        self._worker.failed.connect(lambda why: self.message.emit("error", sentence(why)))
        self._worker.done.connect(self._ended)
        self._worker.crashed.connect(self.crashed)

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
            self.measuring, self.percent, self.detail, self.result = True, None, "", None
            asked = self.games, tuple(networks), komi
            self._worker.run(partial(_measure, self._measure, *asked))
            self.changed.emit()
            self.progress_changed.emit()
            return True
        return False

    def stop(self) -> None:
        """Stop measuring; the results so far are shown."""
        self._worker.stop()

    def close(self, seconds: float) -> bool:
        """End the thread; False if it does not end in time."""
        return self._worker.close(seconds)

    def _found(self, result: str | int | KomiErrors) -> None:
        """Take a notice, the finished percent of the work, or the errors."""
        if isinstance(result, str):
            self.detail = sentence(result)
        elif isinstance(result, int):
            self.percent = result
        else:
            self.result = result
            self.changed.emit()
            return
        self.progress_changed.emit()

    def _ended(self) -> None:
        self.measuring = False
        self.progress_changed.emit()


def _measure(
    measure: Measure,
    games: Path,
    networks: Sequence[NetworkInfo],
    komi: Sequence[float],
    task: Task,
) -> None:
    """Measure networks; a stopped measurement gives the results up to then."""
    last = -1

    def progress(share: float) -> None:
        nonlocal last
        if int(100.0 * share) > last:  # not thousands of signals
            last = int(100.0 * share)
            task.tell(last)

    result = measure(games, networks, komi, task.tell, progress, task.stopped)
    if result.boards:
        task.tell(result)
