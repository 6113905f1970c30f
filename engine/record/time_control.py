"""Time controls of a game, and the time that a player has left. No clock is read here."""

from __future__ import annotations

import math
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from engine.base.translation import tr

TimeKind = Literal["none", "absolute", "fischer", "byo-yomi", "canadian"]

Seconds = Annotated[float, msgspec.Meta(ge=0, le=604_800)]
MARGIN_S: Final = 0.4
"""Time that an engine leaves on its clock for everything but the search [s]."""
LEAST_S: Final = 0.05
"""Shortest search [s]."""
LOW_S: Final = (10.0, 30.0)
"""Limits of the time before a loss from which on it counts as low [s]: a tenth of the main time."""
OVERTIME_SHARE: Final = 0.8
"""Share of an increment or an overtime period that an engine uses for a move."""


class PlayerTime(NamedTuple):
    """What a player's clock shows."""

    left: float
    """Time left [s]: main time, or that of the current overtime period."""
    remaining: int = 0
    """Periods (byo-yomi) or moves (Canadian) left in overtime; 0 in main time."""


class GameTime(NamedTuple):
    """The clocks of a game at a moment."""

    control: TimeControl
    black: PlayerTime
    white: PlayerTime


class TimeControl(msgspec.Struct, frozen=True):
    """How much time each player has for a game."""

    kind: TimeKind = "none"
    main_s: Seconds = 0.0
    """Main time [s]."""
    extra_s: Seconds = 0.0
    """Increment per move (Fischer), length of a period (byo-yomi), or time for `count` moves
    (Canadian) [s]."""
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    """Number of periods (byo-yomi), or of moves per period (Canadian)."""

    @property
    def is_timed(self) -> bool:
        """Whether there is a clock."""
        return self.kind != "none"

    @property
    def has_overtime(self) -> bool:
        """Whether a player who has used the main time plays on in periods."""
        return self.kind in ("byo-yomi", "canadian") and self.extra_s > 0.0

    @property
    def start(self) -> PlayerTime:
        """What a clock shows before the first move."""
        if self.main_s <= 0.0 and self.has_overtime:
            return PlayerTime(self.extra_s, self.count)
        return PlayerTime(self.main_s or self.extra_s)

    def after(self, time: PlayerTime, spent: float, *, moved: bool = False) -> PlayerTime | None:
        """Return what a clock shows after some time; None if the player has lost on time.

        Parameters
        ----------
        spent
            Time since `time` was shown [s].
        moved
            Whether the player has made a move then.
        """
        left, count = time.left - spent, time.remaining
        if left <= 0.0:
            if not self.has_overtime or (count and self.kind == "canadian"):
                return None
            whole = -1 if not count else 0
            used = math.floor(-left / self.extra_s)
            left = self.extra_s * (used + 1) + left
            if self.kind == "canadian":
                count = self.count if used == 0 else 0
            else:
                count = (count or self.count) - (used + 1 + whole)
            if count <= 0:
                return None
        if moved and self.kind == "fischer":
            left += self.extra_s
        elif moved and count and self.kind == "byo-yomi":
            left = self.extra_s
        elif moved and count:
            count -= 1
            if not count:
                left, count = self.extra_s, self.count
        return PlayerTime(left, count)

    def until_loss(self, time: PlayerTime) -> float:
        """Return the time until a player loses who makes no move [s]."""
        if not self.has_overtime:
            return time.left
        if self.kind == "canadian":
            return time.left + (0.0 if time.remaining else self.extra_s)
        periods = time.remaining - 1 if time.remaining else self.count
        return time.left + periods * self.extra_s

    def is_low(self, time: PlayerTime) -> bool:
        """Return whether a player has so little time left that a warning is due."""
        least, most = LOW_S
        limit = least if self.kind == "byo-yomi" else min(max(self.main_s / 10.0, least), most)
        return self.until_loss(time) <= limit

    def thinking_s(self, time: PlayerTime, moves: int) -> float:
        """Return how long an engine may search for its next move [s].

        Parameters
        ----------
        moves
            Moves that the engine still expects to make.
        """
        moves = max(moves, 1)
        if time.remaining:
            own = (
                time.left * OVERTIME_SHARE
                if self.kind == "byo-yomi"
                else time.left / time.remaining
            )
            return max(min(own, time.left - MARGIN_S), LEAST_S)
        extra = self.extra_s if self.kind in ("fischer", "byo-yomi") else 0.0
        share = time.left / moves + extra * OVERTIME_SHARE
        most = time.left + (self.extra_s if self.has_overtime else 0.0)
        return max(min(share, most - MARGIN_S), LEAST_S)

    @property
    def words(self) -> str:
        """The time control for people: "10 min + 5 \u00d7 30 s byo-yomi"."""
        main, extra = _duration(self.main_s), _duration(self.extra_s)
        if self.kind == "none":
            return tr("no clock")
        if self.kind == "absolute":
            return main
        if self.kind == "fischer":
            return tr("{main} + {extra} per move", main=main, extra=extra)
        if self.kind == "byo-yomi":
            return tr(
                "{main} + {count} \u00d7 {extra} byo-yomi", main=main, count=self.count, extra=extra
            )
        return tr("{main} + {count} moves in {extra}", main=main, count=self.count, extra=extra)

    def gtp_settings(self, *, exact: bool) -> str:
        """Return the GTP command that states the time control.

        Parameters
        ----------
        exact
            By KataGo's `kata-time_settings`. The standard command knows main time and Canadian
            overtime only: a period or an increment is stated as one move in that time.
        """
        main, extra, count = f"{self.main_s:g}", f"{self.extra_s:g}", self.count
        if exact:
            words = {
                "none": "none",
                "absolute": f"absolute {main}",
                "fischer": f"fischer {main} {extra}",
                "byo-yomi": f"byoyomi {main} {extra} {count}",
                "canadian": f"canadian {main} {extra} {count}",
            }
            return f"kata-time_settings {words[self.kind]}"
        if self.kind == "none":
            return "time_settings 0 1 0"  # GTP: overtime without moves is no limit
        stones = {"absolute": 0, "canadian": count}.get(self.kind, 1)
        whole_main, whole_extra = math.floor(self.main_s), math.floor(self.extra_s)
        return f"time_settings {whole_main} {whole_extra if stones else 0} {stones}"

    def gtp_left(self, color: str, time: PlayerTime, *, exact: bool) -> str:
        """Return the GTP command that states the time left of a color, B or W."""
        stones = time.remaining if exact or self.kind != "byo-yomi" else min(time.remaining, 1)
        return f"time_left {color} {math.floor(time.left)} {stones}"

    def info(self) -> dict[str, str]:
        """Return the game information by SGF property: TM and OT; empty without a clock."""
        if self.kind == "none":
            return {}
        overtime = {
            "fischer": f"{self.extra_s:g} fischer",
            "byo-yomi": f"{self.count}x{self.extra_s:g} byo-yomi",
            "canadian": f"{self.count}/{self.extra_s:g} Canadian",
        }
        info = {"TM": f"{self.main_s:g}"}
        if self.kind in overtime:
            info["OT"] = overtime[self.kind]
        return info


NO_CLOCK: Final = TimeControl()


def clock_text(time: PlayerTime) -> str:
    """Return a clock's face: "9:58", "1:02:03"; tenths of seconds below ten."""
    left = max(time.left, 0.0)
    if left < 10.0:
        return f"0:{math.floor(left * 10.0) / 10.0:04.1f}"
    seconds = math.ceil(left)
    hours, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def _duration(seconds: float) -> str:
    """Return a duration in the unit that suits it."""
    if seconds >= 60.0 and seconds % 30.0 == 0.0:
        return tr("{seconds:g} min", seconds=seconds / 60.0)
    return tr("{seconds:g} s", seconds=seconds)
