"""The clocks of a game in play. They read the time, so that late ticks cause no drift."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.record.time_control import NO_CLOCK, GameTime, PlayerTime, TimeControl, clock_text

TICK_MS: Final = 100
COLORS: Final = (1, -1)


class GameClock(QObject):
    """Two clocks of which at most one runs.

    Parameters
    ----------
    now
        Returns the time [s]; only differences count.

    Signals
    -------
    ticked
        What a clock shows changed, or another clock runs.
    flagged
        The color (the argument) has lost on time; both clocks stopped.
    """

    ticked = Signal()
    flagged = Signal(int)

    def __init__(
        self, now: Callable[[], float] = time.monotonic, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._now = now
        self.control: TimeControl = NO_CLOCK
        self.running: int | None = None
        """Color whose clock runs; None while both rest."""
        self._since = 0.0
        self._times: dict[int, PlayerTime] = {}
        self._last_times = self._times
        self._shown: tuple[str, ...] = ()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.look)

    @property
    def is_on(self) -> bool:
        """Whether the game has clocks."""
        return self.control.is_timed

    def start(self, control: TimeControl) -> None:
        """Set both clocks to the start of a game; none runs yet."""
        self.control, self.running = control, None
        self._times = dict.fromkeys(COLORS, control.start) if control.is_timed else {}
        self._timer.stop()
        self.ticked.emit()

    def stop(self) -> None:
        """Remove the clocks."""
        self.run(None)
        self._last_times = self._times
        self.start(NO_CLOCK)

    def resume(self) -> None:
        """Set both clocks to the times at which they were removed last."""
        if self.is_on:
            self._times = self._last_times
            self.ticked.emit()

    def run(self, color: int | None) -> None:
        """Start the clock of a color and stop the other one; None stops both."""
        if not self.is_on or color == self.running:
            return
        self._charge(moved=False)
        self.running, self._since = color, self._now()
        if color is None:
            self._timer.stop()
        else:
            self._timer.start()
        self.ticked.emit()

    def press(self, color: int) -> PlayerTime | None:
        """Stop the clock of a color after its move, and return the time that it shows."""
        if not self.is_on:
            return None
        if self.running == color:
            self._charge(moved=True)
        elif self.running is None:  # its time rested, as while the engine was loading
            moved = self.control.after(self._times[color], 0.0, moved=True)
            self._times[color] = moved or self._times[color]
        self.running = None
        self._timer.stop()
        self.ticked.emit()
        return self._times[color]

    def time(self, color: int) -> PlayerTime | None:
        """Return what the clock of a color shows now; None without clocks."""
        if not self.is_on:
            return None
        shown = self._times[color]
        if color == self.running:
            shown = self.control.after(shown, self._now() - self._since) or PlayerTime(0.0)
        return shown

    @property
    def game_time(self) -> GameTime | None:
        """What both clocks show now; None without clocks."""
        black, white = map(self.time, COLORS)
        if black is None or white is None:
            return None
        return GameTime(self.control, black, white)

    def text(self, color: int) -> str:
        """Return the clock of a color in words: "4:59", "0:25 (3)"; "" without clocks."""
        shown = self.time(color)
        if shown is None:
            return ""
        return f"{clock_text(shown)} ({shown.remaining})" if shown.remaining else clock_text(shown)

    def is_low(self, color: int) -> bool:
        """Whether a color is about to lose on time."""
        shown = self.time(color)
        return shown is not None and self.control.is_low(shown)

    def look(self) -> None:
        """Read the time: emit `flagged` if it is up, `ticked` if a clock shows something else."""
        color = self.running
        if color is None:
            return
        spent = self._now() - self._since
        if self.control.after(self._times[color], spent) is None:
            self._times[color], self.running = PlayerTime(0.0), None
            self._timer.stop()
            self.ticked.emit()
            self.flagged.emit(color)
            return
        shown = tuple(f"{self.text(each)}{self.is_low(each)}" for each in COLORS)
        if shown != self._shown:
            self._shown = shown
            self.ticked.emit()

    def _charge(self, *, moved: bool) -> None:
        """Subtract the time since the running clock was started."""
        if self.running is not None:
            spent = self._now() - self._since
            left = self.control.after(self._times[self.running], spent, moved=moved)
            self._times[self.running] = left or PlayerTime(0.0)
