"""Measure how long the window is blocked while a game is stepped through under analysis."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QEventLoop, Qt, QTimer

from engine.api.base import EngineError
from sai_studio.app.main_window import MainWindow
from sai_studio.app.startup import INTERRUPTED, Startup
from sai_studio.shared.signals import single_shot

__all__ = ["measure_pauses"]

TICK_MS: Final = 4
"""Interval of the timer whose delays are measured."""
STEP_MS: Final = 700
"""Time between moves; enough for the search to start and report."""
WARM_MOVES: Final = 5
"""Moves that are not measured, while caches fill."""
LONG_S: Final = 0.05
"""Pause from which a delay is noticeable."""


class _Pauses:
    """Steps through the game and back, and records the delays of a fast timer."""

    def __init__(self, window: MainWindow) -> None:
        self.late: list[float] = []
        """Delay of each tick [s]."""
        self.moves = 0
        self._window = window
        self._last = 0.0
        self._ahead = True
        self._tick = QTimer(window)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)
        self._tick.timeout.connect(self._note)
        self._tick.start(TICK_MS)
        self._step = QTimer(window)
        self._step.timeout.connect(self._walk)
        self._step.start(STEP_MS)

    def _note(self) -> None:
        now = time.perf_counter()
        if self.moves > WARM_MOVES:
            self.late.append(max(0.0, now - self._last - TICK_MS / 1000))
        self._last = now

    def _walk(self) -> None:
        session = self._window.session
        cursor = session.cursor
        if session.engine.status.state not in ("ready", "searching"):
            return
        before = cursor.node
        if self._ahead:
            cursor.forward()
        else:
            cursor.back()
        if cursor.node is before:
            self._ahead = not self._ahead
        self.moves += 1


def measure_pauses(window: MainWindow, seconds: float) -> str:
    """Step through the open game for some seconds and return a sentence with the results.

    The delay of a 4 ms timer on the GUI thread is the time in which the window would not have
    reacted to a click.

    Raises
    ------
    EngineError
        The engine didn't start.
    """
    session = window.session
    loop = QEventLoop()
    pauses = _Pauses(window)
    clock = single_shot(window, loop.quit)

    def begin() -> None:
        if session.engine.status.state in ("failed", "no network", "illegal"):
            loop.exit(1)
        elif session.engine.status.state in ("ready", "searching") and not clock.isActive():
            clock.start(round(1000 * seconds))

    session.engine.status_changed.connect(begin)
    Startup(window).start()
    code = loop.exec()
    text = session.engine.status.text
    window.discard_and_close()
    if code == INTERRUPTED:
        raise EngineError("stopped before the pauses were measured")
    if code:
        raise EngineError(text)
    if not pauses.late:
        raise EngineError(f"{seconds:g} s were too few to measure pauses; use more")
    late = sorted(pauses.late)
    usual = late[int(0.99 * (len(late) - 1))]
    return (
        f"{pauses.moves} moves under analysis: longest pause {1000 * late[-1]:.0f} ms, 99 of 100 "
        f"below {1000 * usual:.0f} ms, {sum(s > LONG_S for s in late)} over "
        f"{1000 * LONG_S:.0f} ms"
    )
