"""The thread on which another program thinks about its move."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from engine.api.base import EngineError
from engine.api.programs import ProgramOpponent
from engine.api.record import GameNode, Rules

__all__ = ["ProgramThread"]


@dataclass(frozen=True)
class _Question:
    """A position in which the program is to move."""

    node: GameNode
    rules: Rules
    played: tuple[tuple[int, int], ...]
    color: int


class ProgramThread(QObject):
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
        super().__init__(parent)
        self._program = ProgramOpponent(command)
        self._changed = threading.Condition()
        self._question: _Question | None = None
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="opponent", daemon=True)
        self._thread.start()

    def ask(
        self, node: GameNode, rules: Rules, played: Sequence[tuple[int, int]], color: int
    ) -> None:
        """Let the program move at a node; see `ProgramOpponent.move`."""
        with self._changed:
            self._question = _Question(node, rules, tuple(played), color)
            self._changed.notify_all()

    def close(self) -> None:
        """End the program; nothing is said any more."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._program.close()

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._question is not None or self._closing)
                asked, self._question = self._question, None
                if self._closing or asked is None:
                    return
            try:
                move = self._program.move(asked.rules, asked.played, asked.color)
            except EngineError as error:
                if not self._closing:
                    self.failed.emit(str(error))
                self._program.close()
                return
            if not self._closing:
                self.answered.emit(asked.node, move)
