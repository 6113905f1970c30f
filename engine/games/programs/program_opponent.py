"""Another program as the opponent of a person, in a game with undo and changes of sides."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final

from engine.analysis.agent import RESIGN
from engine.base.errors import IllegalMoveError
from engine.base.translation import tr
from engine.games.programs.gtp_program import GtpProgram
from engine.games.programs.process import ProgramError, RefusedError, split_command
from engine.go.rules import Rules
from engine.record.time_control import GameTime

TERRITORY_COMMAND = "kata-set-rules japanese"
START_S: Final = 600.0
"""Time for the first answer [s]: some programs tune themselves to the machine at first."""
ANSWER_S: Final = 1800.0
"""Time for a move [s]; a person who doesn't wait that long stops the game."""


class ProgramOpponent:
    """A GTP program that plays from any position of a game; it starts with its first move.

    The program is sent the new moves only. After an undo, or other changes, it begins a new game
    and is sent all moves again.

    Parameters
    ----------
    command
        Command line of the program.

    Raises
    ------
    ProgramError
        The command line can't be read.
    """

    def __init__(self, command: str) -> None:
        self._command = split_command(command)
        self._program: GtpProgram | None = None
        self._rules: Rules | None = None
        self._played: list[tuple[int, int]] = []  # moves on the program's board
        self._closed = False

    def start(self) -> None:
        """Start the program unless it runs; it may have to load a network first.

        Raises
        ------
        ProgramError
            The program can't be started, or does not answer.
        """
        self._started()

    def move(
        self,
        rules: Rules,
        played: Sequence[tuple[int, int]],
        color: int,
        time: GameTime | None = None,
    ) -> int | None:
        """Return the program's move in a position.

        Parameters
        ----------
        played
            Color and point of every stone set up, and of every move since; N = pass.
        color
            Player to move.
        time
            Both clocks; None without clocks.

        Returns
        -------
        int or None
            A point, or N for a pass; not checked against the rules. None: the program resigns.

        Raises
        ------
        ProgramError
            The program can't be started, refuses the position or does not answer.
        """
        program = self._started()
        known = len(self._played)
        if rules != self._rules or self._played != list(played[:known]):
            self._rules, self._played, known = None, [], 0
            program.new_game(rules)
            if rules.scoring == "territory" and "kata-set-rules" in program.commands:
                with contextlib.suppress(RefusedError):
                    program.ask(TERRITORY_COMMAND)
            self._rules = rules
        for move_color, point in played[known:]:
            program.play(move_color, point, rules.size)
            self._played.append((move_color, point))
        if time is not None:
            program.set_time(time)
        try:
            move = program.genmove(color, rules.size)
        except IllegalMoveError as error:
            raise ProgramError(f"{program.name} {error}") from None
        if move == RESIGN:
            return None
        self._played.append((color, move))
        return move

    def close(self) -> None:
        """Kill the program; may be called by any thread."""
        self._closed = True
        if self._program is not None:
            self._program.close(at_once=True)

    def _started(self) -> GtpProgram:
        """Return the program, started if needed."""
        if self._program is None:
            self._program = GtpProgram(self._command, start_s=START_S, answer_s=ANSWER_S)
        if self._closed:
            self._program.close(at_once=True)
            raise ProgramError(tr("{program} has left the game", program=self._program.name))
        return self._program
