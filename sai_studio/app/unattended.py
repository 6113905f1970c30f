"""Use the window without a person: save a screenshot, or measure how long it is blocked."""

from __future__ import annotations

import time
from itertools import cycle
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from engine.base.errors import EngineError
from engine.review.review_settings import ReviewSettings
from engine.review.whole_game import GameReviewer
from sai_studio.app.main_window import MainWindow
from sai_studio.app.startup import INTERRUPTED, Startup
from sai_studio.kit.signals import single_shot
from sai_studio.session.analysis.errand import ReviewErrand

PATIENCE_S: Final = 900
SETTLE_MS: Final = 400
"""Time for throttled redraws."""
TICK_MS: Final = 4
"""Interval of the timer whose delays are measured."""
WARM_S: Final = 3.0
"""Time of use that is not measured, while caches fill [s]."""
LONG_S: Final = 0.05
"""Pause from which a delay is noticeable."""
DRAGGED: Final = 20
"""Steps of half a point by which the komi is dragged to each side."""


def take_screenshot(application: QApplication, window: MainWindow, path: Path) -> int:
    """Wait for the analysis, save a screenshot and close; return the exit status.

    Raises
    ------
    EngineError
        The screenshot can't be written, or the analysis does not end.
    """
    window.analysis.deepening = False
    window.network_hint.enabled = window.other_analyses.enabled = False
    loop = QEventLoop()
    window.analysis.settled.connect(lambda: QTimer.singleShot(SETTLE_MS, loop.quit))
    timer = single_shot(window, lambda: loop.exit(1), PATIENCE_S * 1000)
    timer.start()
    session = window.session

    def restart_timer() -> None:
        """Wait as long as the engine needs to load; only the search has a time limit."""
        if session.engine.status.state == "loading":
            timer.start()

    session.engine.status_changed.connect(restart_timer)
    Startup(window).start()
    late = loop.exec()
    timer.stop()
    application.processEvents()
    failed = session.engine.status.state == "failed"
    text = session.engine.status.text
    saved = not late and not failed and window.grab().save(str(path))
    window.discard_and_close()
    application.processEvents()
    if late == INTERRUPTED:
        raise EngineError("interrupted before the screenshot was saved")
    if late:
        raise EngineError(f"the analysis did not finish within {PATIENCE_S} s; use fewer --visits")
    if failed:
        raise EngineError(text)
    if not saved:
        raise EngineError(f"{path} can't be written; choose an existing folder and the ending .png")
    return 0


class _Pauses:
    """Steps through the game, drags the komi or reviews; records the delays of a fast timer."""

    def __init__(self, window: MainWindow, action: str) -> None:
        self.late: list[float] = []
        """Delay of each tick [s]."""
        self.busy: list[float] = []
        """CPU time that the GUI thread spent before each tick [s]."""
        self.count = 0
        """Moves stepped, komi dragged to or reviews begun."""
        self.unit, interval, self._act = {
            "stepping": ("moves under analysis", 700, self._walk),
            "dragging": ("komi dragged to under analysis", 16, self._drag),
            "reviewing": ("deep review", 500, self._review),
        }[action]
        self._window = window
        self._began = self._last = self._cpu = 0.0
        self._ahead = True
        self._tick = QTimer(window)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)
        self._tick.timeout.connect(self._note)
        self._tick.start(TICK_MS)
        self._use = QTimer(window)
        self._use.timeout.connect(self._use_window)
        self._use.start(interval)
        game, half = window.session.komi.game, range(-DRAGGED, DRAGGED)
        self._komi = cycle([game + 0.5 * x for x in (*half, *(-step for step in half))])

    def _note(self) -> None:
        now, cpu = time.perf_counter(), time.thread_time()
        if self._began and now - self._began > WARM_S:
            self.late.append(max(0.0, now - self._last - TICK_MS / 1000))
            self.busy.append(cpu - self._cpu)
        self._last, self._cpu = now, cpu

    def _use_window(self) -> None:
        if self._window.session.engine.status.state in ("ready", "searching"):
            self._began = self._began or time.perf_counter()
            self._act()

    def _walk(self) -> None:
        cursor = self._window.session.cursor
        before = cursor.node
        if self._ahead:
            cursor.forward()
        else:
            cursor.back()
        if cursor.node is before:
            self._ahead = not self._ahead
        self.count += 1

    def _drag(self) -> None:
        self._window.session.komi.view(next(self._komi))
        self.count += 1

    def _review(self) -> None:
        """Start a deep review once."""
        if not self.count:
            self.count = 1
            reviewer = GameReviewer(self._window.session.review, ReviewSettings())
            self._window.analysis.run_errand(ReviewErrand(reviewer))


def measure_pauses(window: MainWindow, seconds: float, action: str = "stepping") -> str:
    """Use the window for some seconds, and return a sentence with the results.

    The delay of a 4 ms timer on the GUI thread is the time in which the window would not have
    reacted to a click. On a busy computer it includes the time in which other processes ran; the
    CPU time of the thread doesn't.

    Parameters
    ----------
    action
        "stepping" through the game, "dragging" the komi or "reviewing" the game.

    Raises
    ------
    EngineError
        The engine didn't start.
    """
    session = window.session
    loop = QEventLoop()
    pauses = _Pauses(window, action)
    clock = single_shot(window, loop.quit)

    def begin() -> None:
        if session.engine.status.state in ("failed", "no network"):
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
        f"{pauses.count} {pauses.unit}: longest pause {1000 * late[-1]:.0f} ms, 99 of 100 below "
        f"{1000 * usual:.0f} ms, {sum(s > LONG_S for s in late)} over {1000 * LONG_S:.0f} ms; "
        f"most computed at once {1000 * max(pauses.busy):.0f} ms"
    )
