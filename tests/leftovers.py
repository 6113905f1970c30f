"""What a test may not leave behind: threads at work, Python's and Qt's, and windows on the screen.

Qt keeps no list of its threads, and searching Python's memory for them costs more than most tests.
So each start is written down here, from the moment this module is imported.
"""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

import shiboken6
from PySide6.QtCore import QThread
from PySide6.QtWidgets import QApplication

_started: weakref.WeakSet[QThread] = weakref.WeakSet()
_start = QThread.start


def _start_noted(
    thread: QThread, priority: QThread.Priority = QThread.Priority.InheritPriority
) -> None:
    _started.add(thread)
    _start(thread, priority)


QThread.start = _start_noted  # type: ignore[method-assign]


@contextmanager
def nothing_left(patience_s: float = 20.0) -> Iterator[None]:
    """Fail if the body leaves a window on the screen or a thread at work.

    Parameters
    ----------
    patience_s
        Time for a thread that was told to stop [s].
    """
    threads, windows = _running_threads(), _visible_windows()
    yield
    until = time.monotonic() + patience_s
    while (left := _running_threads() - threads) and time.monotonic() < until:
        time.sleep(0.01)
    assert not left, f"threads left running: {sorted(left)}"
    open_ = _visible_windows() - windows
    assert not open_, f"windows left open: {sorted(open_)}"


def _running_threads() -> set[str]:
    running: list[object] = [thread for thread in threading.enumerate() if thread.is_alive()]
    running += [t for t in list(_started) if shiboken6.isValid(t) and t.isRunning()]
    return {f"{type(thread).__name__} at {id(thread):#x}" for thread in running}


def _visible_windows() -> set[str]:
    if QApplication.instance() is None:
        return set()
    shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    return {f"{type(widget).__name__} at {id(widget):#x}" for widget in shown}
