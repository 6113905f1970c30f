"""Clocks of a GTP game: its time control, the time left, and the time for the next move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.go.board import BLACK, WHITE

__all__ = ["Clock", "TimeControl"]

LAG_S: Final = 0.2
"""Reserve of every move for delays outside of the search: pipes, the last batch [s]."""
LEAST_S: Final = 0.02
"""Least time of a move, even if no time is left [s]."""


@dataclass(frozen=True)
class TimeControl:
    """Time control of a game, equal for both players."""

    main_s: float
    """Main time [s]."""
    period_s: float = 0.0
    """Length of an overtime period [s]; 0 = no overtime."""
    stones: int = 0
    """Moves per period; always 1 with `periods`."""
    periods: int = 0
    """Number of periods of Japanese byo-yomi; 0 = Canadian overtime."""


@dataclass
class _Left:
    """Time left of one player."""

    seconds: float
    """Time left: main time, or that of the current period [s]."""
    stones: int
    """0 in main time; in overtime the moves of this period (Canadian) or the periods left."""


@dataclass
class Clock:
    """Both players' clocks in a game; without a time control nothing is limited."""

    control: TimeControl | None = None
    lag_s: float = LAG_S
    _left: dict[int, _Left] = field(default_factory=dict)

    def set_control(self, control: TimeControl | None) -> None:
        """Change the time control; both clocks start over."""
        self.control = control
        self.restart()

    def restart(self) -> None:
        """Reset both clocks."""
        self._left = {}
        if self.control is not None:
            for color in (BLACK, WHITE):
                self._left[color] = self._full(self.control)

    def set_left(self, color: int, seconds: float, stones: int) -> None:
        """Set a player's remaining time, as the controller reports it."""
        self._left[color] = _Left(seconds, stones)

    def spend(self, color: int, seconds: float) -> None:
        """Subtract the time of our own move, for controllers that send no `time_left`."""
        left, control = self._left.get(color), self.control
        if left is None or control is None:
            return
        left.seconds -= seconds
        if left.stones == 0:
            if left.seconds > 0.0 or control.period_s <= 0.0:
                return
            over, left.stones = -left.seconds, control.periods or control.stones
            left.seconds = control.period_s - over
            return
        if control.periods:  # Japanese: a period that was not used up starts again in full
            while left.seconds <= 0.0 and left.stones > 1:
                left.stones -= 1
                left.seconds += control.period_s
            left.seconds = control.period_s
        else:
            left.stones -= 1
            if left.stones == 0:
                left.stones, left.seconds = control.stones, control.period_s

    def limit_s(self, color: int, ply: int, points: int) -> float | None:
        """Return the time that a move may take [s]; None means no limit.

        Main time is divided by the moves that a game on this board is expected to have left. The
        overtime for one move is added, since it follows the main time.

        Parameters
        ----------
        ply
            Moves played so far, of both colors.
        points
            Points of the board N.
        """
        left, control = self._left.get(color), self.control
        if left is None:
            return None
        period = control.period_s if control is not None else 0.0
        stones = max(control.stones, 1) if control is not None else 1
        if left.stones > 0:
            japanese = control is not None and control.periods > 0
            share = left.seconds / (1 if japanese else left.stones)
        else:
            own_moves_left = max(0.7 * points - ply, 0.2 * points) / 2.0 + 1.0
            share = max(left.seconds, 0.0) / own_moves_left
            share = min(share + period / stones, max(left.seconds, 0.0) + period / stones)
        return max(share - self.lag_s, 0.1 * share, LEAST_S)

    @staticmethod
    def _full(control: TimeControl) -> _Left:
        """Return the time at the start of a game."""
        if control.main_s > 0.0 or control.period_s <= 0.0:
            return _Left(control.main_s, 0)
        return _Left(control.period_s, control.periods or control.stones)
