"""Clocks of a GTP game: its time control, the time left, and the time for the next move."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

from engine.go.board import BLACK, WHITE
from engine.record.time_control import NO_CLOCK, PlayerTime, TimeControl

LAG_S: Final = 0.2
"""Reserve of every move for delays outside of the search: pipes, the last batch [s]."""
LEAST_S: Final = 0.02
"""Least time of a move, even if no time is left [s]."""


@dataclass
class Clock:
    """Both players' clocks in a game; without a time control nothing is limited."""

    control: TimeControl = NO_CLOCK
    lag_s: float = LAG_S
    saved_s: float = math.inf
    """Time that increments don't raise a clock above [s]."""
    move_s: float = math.inf
    """Longest time of a move [s]."""
    _left: dict[int, PlayerTime] = field(default_factory=dict)

    def set_control(
        self, control: TimeControl, saved_s: float = math.inf, move_s: float = math.inf
    ) -> None:
        """Change the time control and its limits; both clocks start over."""
        self.control, self.saved_s, self.move_s = control, saved_s, move_s
        self.restart()

    def restart(self) -> None:
        """Reset both clocks."""
        self._left = {}
        if self.control.is_timed:
            self._left = {BLACK: self.control.start, WHITE: self.control.start}

    def set_left(self, color: int, time: PlayerTime) -> None:
        """Set a player's remaining time, as the controller reports it."""
        self._left[color] = time

    def spend(self, color: int, seconds: float) -> None:
        """Subtract the time of our own move, for controllers that send no `time_left`.

        A player who is out of time plays on, in the last period of byo-yomi or a new Canadian one:
        whether a game is lost is the controller's decision.
        """
        control = self.control
        if color not in self._left or not control.is_timed:
            return
        left = control.after(self._left[color], seconds, moved=True)
        if left is None:
            left = PlayerTime(0.0)
            if control.has_overtime:
                count = control.count if control.kind == "canadian" else 1
                left = PlayerTime(control.extra_s, count)
        self._left[color] = left._replace(left=min(left.left, self.saved_s))

    def limit_s(self, color: int, ply: int, points: int) -> float | None:
        """Return the time that a move may take [s]; None means no limit.

        Main time is divided by the moves that a game on this board is expected to have left. The
        overtime for one move is added, since it follows the main time. More time in overtime than a
        period has is main time, too: controllers that know no increments send them as a period of
        one move, with the whole clock.

        Parameters
        ----------
        ply
            Moves played so far, of both colors.
        points
            Points of the board N.
        """
        time, control = self._left.get(color), self.control
        if time is None:
            return None
        own_moves_left = max(0.7 * points - ply, 0.2 * points) / 2.0 + 1.0
        if time.remaining > 0:
            period = min(time.left, control.extra_s or time.left)
            share = period / (1 if control.kind == "byo-yomi" else time.remaining)
            share += (time.left - period) / own_moves_left
        else:
            overtime = control.extra_s / (control.count if control.kind == "canadian" else 1)
            share = max(time.left, 0.0) / own_moves_left + overtime
        return min(max(share - self.lag_s, 0.1 * share, LEAST_S), self.move_s)
