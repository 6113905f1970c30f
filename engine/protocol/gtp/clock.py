"""Time control: what a game allows, what is left, and how much of it a move may take."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.go.board import BLACK, WHITE

__all__ = ["Clock", "TimeControl"]

LAG_S: Final = 0.2
"""Kept back of every move for what the clock sees and we don't: pipes, the last batch [s]."""
LEAST_S: Final = 0.02
"""Even a lost clock buys one look [s]."""


@dataclass(frozen=True)
class TimeControl:
    """The time control of a game: what both players have at the start."""

    main_s: float
    """Main time [s]."""
    period_s: float = 0.0
    """Time of an overtime period [s]; 0 = none."""
    stones: int = 0
    """Moves to make in a period; with `periods` always 1."""
    periods: int = 0
    """Japanese byo-yomi: periods to lose before the game is; 0 = Canadian overtime."""


@dataclass
class _Left:
    """The time and the stones that one player has left."""

    seconds: float
    stones: int
    """0 = main time; otherwise moves (Canadian) or periods (Japanese) that `seconds` are for."""


@dataclass
class Clock:
    """The clock of a game; without a control there is no limit."""

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
        if control.periods:  # Japanese: a period kept is whole again
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

        Main time is shared among the moves a game of this board still has; overtime adds what one
        of its moves gets, because it comes on top.
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
        if control.main_s > 0.0 or control.period_s <= 0.0:
            return _Left(control.main_s, 0)
        return _Left(control.period_s, control.periods or control.stones)
