"""Another Go program over GTP as a player: one process, which plays one game at a time."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final

from engine.analysis.agent import RESIGN
from engine.base.errors import EngineError, IllegalMoveError
from engine.base.translation import tr
from engine.games.programs.gtp_conversation import GtpConversation
from engine.games.programs.process import ProgramError, ProgramProcess, RefusedError
from engine.go.board import BLACK
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.rules import Rules
from engine.record.handicap import handicap_points
from engine.record.time_control import GameTime, TimeControl

RULES_COMMAND: Final = (
    'kata-set-rules {"ko":"POSITIONAL","scoring":"AREA","tax":"NONE","suicide":false,'
    '"hasButton":false,"whiteHandicapBonus":"0","friendlyPassOk":false}'
)
"""Command that sets the rules of matches, for programs that know more than one set."""


class GtpProgram(GtpConversation):
    """A process of a GTP program, started at once.

    Parameters
    ----------
    command
        Program and arguments.
    start_s
        Time limit of the first answer [s]: some programs load a network first.
    answer_s
        Time limit of every other answer, moves included [s].

    Raises
    ------
    ProgramError
        The program is missing or does not speak GTP.
    """

    def __init__(
        self, command: Sequence[str], *, start_s: float = 120.0, answer_s: float = 120.0
    ) -> None:
        super().__init__(ProgramProcess(command), answer_s)
        self._control: TimeControl | None = None
        """Time control that was last sent to the program in this game."""
        try:
            self._introduce(start_s)
        except BaseException:
            self.close()
            raise

    # --- commands of a game ---------------------------------------------------------------

    def new_game(self, rules: Rules, stones: Sequence[int] = ()) -> None:
        """Begin a game: set board size, komi and rules, and place the handicap stones.

        Raises
        ------
        ProgramError
            The program refuses the board, the komi or the stones, or does not answer.
        """
        try:
            self.ask(f"boardsize {rules.size}")
            self.ask("clear_board")
            self._control = None
        except RefusedError as error:
            raise ProgramError(
                tr("{error}; it can't play on {size}x{size}", error=error, size=rules.size)
            ) from None
        self.ask(f"komi {rules.white_bonus:g}")
        if "kata-set-rules" in self.commands:
            with contextlib.suppress(RefusedError):
                self.ask(RULES_COMMAND)
        if stones:
            self._set_handicap(stones, rules.size)

    def _set_handicap(self, stones: Sequence[int], size: int) -> None:
        """Put Black's handicap stones on the empty board.

        The command is `set_free_handicap` if the program knows it, else `fixed_handicap` if that
        means the same points, else a move of Black for each stone.
        """
        if self.knows("set_free_handicap"):
            with contextlib.suppress(RefusedError):
                self.ask(" ".join(["set_free_handicap", *(point_to_gtp(p, size) for p in stones)]))
                return
        fixed = handicap_points(size, len(stones), third_upper_left=True)
        if self.knows("fixed_handicap") and sorted(fixed) == sorted(stones):
            with contextlib.suppress(RefusedError):
                self.ask(f"fixed_handicap {len(stones)}")
                return
        for point in stones:
            self.play(BLACK, point, size)

    def place_handicap(self, count: int, size: int) -> list[int]:
        """Let the program place Black's handicap stones on the empty board; return their points.

        Raises
        ------
        IllegalMoveError
            The answer is not `count` different points of the board.
        ProgramError
            The program refuses or does not answer.
        """
        answer = self.ask(f"place_free_handicap {count}")
        problem = tr(
            "answered {answer!r:.60} when asked for {count} handicap stones",
            answer=answer,
            count=count,
        )
        try:
            points = [gtp_to_point(text, size) for text in answer.split()]
        except EngineError:
            raise IllegalMoveError(problem) from None
        if len({point for point in points if point < size * size}) != count or len(points) != count:
            raise IllegalMoveError(problem)
        return points

    def knows(self, command: str) -> bool:
        """Return whether the program knows a command; true also if it lists none."""
        return not self.commands or command in self.commands

    def play(self, color: int, point: int, size: int) -> None:
        """Send a move to the program; raise `RefusedError` if the program refuses it."""
        self.ask(f"play {'B' if color == BLACK else 'W'} {point_to_gtp(point, size)}")

    def genmove(self, color: int, size: int) -> int:
        """Return the program's own move: a point, N for pass, or RESIGN; it may be illegal.

        Raises
        ------
        IllegalMoveError
            The answer is no point of the board.
        ProgramError
            The program refuses or does not answer.
        """
        answer = self.ask(f"genmove {'B' if color == BLACK else 'W'}")
        text = answer.strip()
        if text.lower() == "resign":
            return RESIGN
        try:
            return gtp_to_point(text, size)
        except EngineError:
            raise IllegalMoveError(
                tr("answered {answer!r:.40} when asked for a move", answer=text)
            ) from None

    def set_time(self, time: GameTime) -> None:
        """Send both clocks to the program, as far as it has commands for them."""
        exact = "kata-time_settings" in self.commands
        if not self.knows("time_left") or not (exact or self.knows("time_settings")):
            return
        with contextlib.suppress(RefusedError):  # then it plays without a clock
            if time.control != self._control:
                self.ask(time.control.gtp_settings(exact=exact))
                self._control = time.control
            for color, left in (("B", time.black), ("W", time.white)):
                self.ask(time.control.gtp_left(color, left, exact=exact))

    def close(self, *, at_once: bool = False) -> None:
        """End the process: kill it, or (not `at_once`) let it quit first.

        May be called by any thread, and again.
        """
        self._process.close(at_once=at_once)
