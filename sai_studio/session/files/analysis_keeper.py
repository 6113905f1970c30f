"""Store analyses of games in the data folder, and restore them when a game is opened."""

from __future__ import annotations

import logging
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from engine.base.errors import EngineError
from engine.record import sgf as records
from engine.record.game_record import GameRecord
from engine.record.grammar import Progress
from engine.review.kept_analyses import KeptAnalyses
from engine.review.review_job import GameProgress, ReviewedGame, load_reviewed
from sai_studio.kit.signals import single_shot
from sai_studio.session.analysis.results import keep_in_record
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.record.game_files import GameFile
    from engine.record.sgf import LoadedFile

log = logging.getLogger(__name__)

PAUSE_MS: Final = 20_000
"""Time between two copies of the analysis; a crash loses the searches since."""
LARGE: Final = 20_000
"""Number of nodes from which a game is not kept: writing it would take seconds."""
DROP_MS: Final = 1000
"""Delay before a closed game is freed: panels have released it then [ms]."""
MOST_GAMES: Final = 50
"""Games of a file whose analyses are looked up."""


def load_with_analyses(path: Path, kept: KeptAnalyses, progress: Progress) -> LoadedFile:
    """Read the games of a file as `load` does, with the analyses that are kept for them."""
    loaded = records.load(path, progress, rectangles=True)
    for record in loaded.games[:MOST_GAMES]:
        if not _is_large(record):
            kept.restore(record)
    return loaded


def load_game_file(file: GameFile, kept: KeptAnalyses, progress: Progress) -> LoadedFile:
    """Read the games of a file, or of a member of a zip, with the analyses kept for them."""
    if file.member:
        return records.loads(file.read(), file.name, progress, rectangles=True)
    return load_with_analyses(file.path, kept, progress)


def load_reviewed_game(
    folder: Path, game: GameProgress, kept: KeptAnalyses, progress: Progress
) -> ReviewedGame:
    """Read a game of a review as `load_reviewed` does, with the analyses that are kept for it."""
    reviewed = load_reviewed(folder, game, progress)
    if not _is_large(reviewed.record):
        kept.restore(reviewed.record)
    return reviewed


class AnalysisKeeper(QObject):
    """Writes the analysis of the open game from time to time, on a thread of its own.

    Parameters
    ----------
    kept
        Where analyses are kept.

    Signals
    -------
    written
        The analysis was written (""), or could not be written: the reason.
    """

    written = Signal(str)

    def __init__(self, kept: KeptAnalyses, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kept = kept
        self.enabled = True
        """Disabled for screenshots and measurements."""
        self._session = session
        self._worker = ThreadPoolExecutor(1, "analyses")
        self._last: tuple[GameRecord, int] | None = None
        """The game written last, and the visits of its analyses."""
        self._timer = single_shot(self, self.keep, PAUSE_MS)
        self._closed: list[GameRecord] = []
        self._free_timer = single_shot(self, self._free_now, DROP_MS)
        session.timeline.changed.connect(self._changed)

    def _changed(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def keep(self) -> None:
        """Write the analysis of the open game if there is anything new.

        The search of the current position, which may still run, is stored in the record first.
        """
        self._timer.stop()
        if not self.enabled:
            return
        session = self._session
        keep_in_record(session, session.cursor.node)
        record, path = session.cursor.record, session.path
        stem = path.stem if path is not None else record.info.get("GN", "")
        self._worker.submit(self._write, record, record.snapshot(), stem)

    def free(self, games: Collection[GameRecord]) -> None:
        """Free closed games on the thread, once they are written and panels have released them.

        Their nodes form cycles, which the garbage collector may never free, see `Collector`.
        """
        self._closed.extend(games)
        self._free_timer.start()

    def _free_now(self) -> None:
        self._worker.submit(_take_apart, self._closed)
        self._closed = []

    def close(self) -> None:
        """Write the analysis a last time, and end the thread."""
        self._free_timer.stop()
        self.keep()
        self.enabled = False  # the last search of the game may still change the timeline
        self._worker.shutdown()

    def _write(self, record: GameRecord, snapshot: GameRecord, stem: str) -> None:
        """Write a game, on the thread; the window may edit its tree meanwhile."""
        root = snapshot.root
        if _is_large(snapshot) or not (root.children or root.setup):  # an empty board
            return
        visits = sum(a.visits for node in snapshot.nodes() for a in node.analyses)
        if not visits or self._last == (record, visits):
            return
        problem = ""
        try:
            self.kept.keep(snapshot, stem)
            self._last = record, visits
        except EngineError as error:  # the next copy may work; the person's file is not concerned
            log.warning("the analysis of the game was not kept: %s", error)
            problem = str(error)
        except Exception as error:  # a bug: the person must know that nothing was stored
            log.exception("the analysis of the game was not kept")
            problem = type(error).__name__
        self.written.emit(problem)


def _take_apart(games: Collection[GameRecord]) -> None:
    for game in games:
        game.root.take_apart()


def _is_large(record: GameRecord) -> bool:
    return next(islice(record.nodes(), LARGE, None), None) is not None
