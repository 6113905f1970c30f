"""The thread on which another program thinks about its move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from engine.api.base import EngineError
from engine.api.programs import ProgramOpponent
from engine.api.record import GameNode, Rules
from sai_studio.shared.job_thread import JobThread

__all__ = ["ProgramThread"]


@dataclass(frozen=True)
class _Question:
    """A position in which the program is to move."""

    node: GameNode
    rules: Rules
    played: tuple[tuple[int, int], ...]
    color: int


class ProgramThread(JobThread[_Question]):
    """Asks one program for moves, the newest question only.

    Parameters
    ----------
    command
        The program's command line.

    Raises
    ------
    EngineError
        The command line can't be read.

    Signals
    -------
    answered
        A node, and the program's move there; None when it resigns.
    failed
        Why the program can't go on, as a sentence.
    """

    answered = Signal(object, object)
    failed = Signal(str)

    def __init__(self, command: str, parent: QObject | None = None) -> None:
        super().__init__("opponent", parent)
        self._program = ProgramOpponent(command)
        self.start()

    def ask(
        self, node: GameNode, rules: Rules, played: Sequence[tuple[int, int]], color: int
    ) -> None:
        """Let the program move at a node; see `ProgramOpponent.move`."""
        self.submit(_Question(node, rules, tuple(played), color))

    def close(self, seconds: float = 0.0) -> bool:
        """End the program; nothing is said any more."""
        super().close()
        self._program.close()
        return super().close(seconds)

    def _run(self) -> None:
        for asked in self.jobs():
            try:
                move = self._program.move(asked.rules, asked.played, asked.color)
            except EngineError as error:
                if not self.closed.is_set():
                    self.failed.emit(str(error))
                self._program.close()
                return
            if self.finish():
                self.answered.emit(asked.node, move)
