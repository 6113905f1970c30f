"""The thread on which agents play a position out."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.match.board_agents import BoardAgent
from sai_studio.shared.job_thread import JobThread

if TYPE_CHECKING:
    from engine.match.side_by_side import SideBySide, SideBySideGames

OpenBoards = Callable[[Callable[[str], None]], "SideBySideGames"]
"""Opens the engine; gets a function to report what it is waiting for, as a sentence."""


@dataclass(frozen=True, eq=False)
class PlayJob:
    """Play on, from the start of a game or from where it stands."""

    ticket: int
    game: int
    """Number of the game; a new one starts from the position."""
    request: AnalysisRequest
    agents: tuple[BoardAgent, ...]
    visits: int
    steps: int | None
    """Moves to play on each board; None plays to the end."""


class BoardsThread(JobThread[PlayJob]):
    """Plays boards on; a new job interrupts the running one. After an error the game is over.

    Signals
    -------
    played
        Number of the game and the state of each board, after each move.
    done
        Ticket of a job that ended, also when it was stopped.
    failed
        Number of the game and one sentence.
    noticed
        What the engine is waiting for while it is being opened.
    crashed
        Traceback of a bug.
    """

    played = Signal(int, object)
    done = Signal(int)
    failed = Signal(int, str)
    noticed = Signal(str)
    crashed = Signal(str)

    def __init__(self, open_boards: OpenBoards, parent: QObject | None = None) -> None:
        super().__init__("boards", parent)
        self._open_boards = open_boards
        self._games: SideBySideGames | None = None
        self._current: tuple[int, SideBySide] | None = None

    def _run(self) -> None:
        for job in self.jobs():
            try:
                self._do(job)
            except EngineError as error:
                self._current = None
                self.failed.emit(job.game, str(error))
            except Exception:  # a bug: show it, keep the thread alive
                self._current = None
                self.crashed.emit(traceback.format_exc())
            self.done.emit(job.ticket)

    def _do(self, job: PlayJob) -> None:
        if self._games is None:
            self._games = self._open_boards(self.noticed.emit)
        if self._current is None or self._current[0] != job.game:
            boards = self._games.open(job.request, job.agents, job.visits)
            self._current = job.game, boards
        boards, played = self._current[1], 0
        self.played.emit(job.game, boards.states)
        while not boards.is_over and played != job.steps and boards.step(self.interrupted):
            played += 1
            self.played.emit(job.game, boards.states)
