"""The thread on which another engine thinks about its move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.games.programs.program_opponent import ProgramOpponent
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.time_control import GameTime
from sai_studio.kit.job_thread import JobThread


@dataclass(frozen=True)
class _Question:
    """A position in which the engine must move."""

    node: GameNode
    rules: Rules
    played: tuple[tuple[int, int], ...]
    color: int
    time: GameTime | None


class ProgramThread(JobThread[_Question]):
    """Asks another engine for moves; only the newest request counts.

    Parameters
    ----------
    command
        Command line of the engine.

    Raises
    ------
    EngineError
        The command line can't be read.

    Signals
    -------
    began
        The engine has started, and can think about its first move.
    answered
        A node, and the engine's move there; None if it resigns.
    failed
        Why the engine can't continue, as a sentence.
    """

    began = Signal()
    answered = Signal(object, object)
    failed = Signal(str)

    def __init__(self, command: str, parent: QObject | None = None) -> None:
        super().__init__("opponent", parent)
        self._program = ProgramOpponent(command)
        self.is_ready = False
        """Whether the engine has started."""
        self.start()

    def ask(
        self,
        node: GameNode,
        rules: Rules,
        played: Sequence[tuple[int, int]],
        color: int,
        time: GameTime | None,
    ) -> None:
        """Ask for a move at a node; see `ProgramOpponent.move`."""
        self.submit(_Question(node, rules, tuple(played), color, time))

    def close(self, seconds: float = 0.0) -> bool:
        """End the engine; no more signals are emitted."""
        super().close()
        self._program.close()
        return super().close(seconds)

    def _run(self) -> None:
        for asked in self.jobs():
            try:
                self._program.start()
                self._note_start()
                move = self._program.move(asked.rules, asked.played, asked.color, asked.time)
            except EngineError as error:
                self._fail(str(error))
                return
            except Exception:  # a bug: the game must not wait for ever
                self._fail(tr("SAI Studio could not use the engine's answer"))
                raise
            if self.finish():
                self.answered.emit(asked.node, move)

    def _note_start(self) -> None:
        if not self.is_ready and not self.closed.is_set():
            self.is_ready = True
            self.began.emit()

    def _fail(self, problem: str) -> None:
        """End the engine, and say why it can't continue unless the game is closed."""
        if not self.closed.is_set():
            self.failed.emit(problem)
        self._program.close()
