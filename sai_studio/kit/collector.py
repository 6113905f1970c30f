"""Runs Python's garbage collector on the GUI thread, between events.

By default Python collects on any thread, at any time. Garbage may contain widgets, which must not
be deleted on another thread, nor while they paint.
"""

from __future__ import annotations

import gc
import time
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

INTERVAL_MS: Final = 1000
THAW_S: Final = 600.0
"""Least time between two collections of everything, which are made while another program is used
[s]."""
SLOW_S: Final = 0.02
"""CPU time of a full collection after which the remaining objects are frozen [s]. (On a busy
computer every collection lasts that long, and frozen objects in cycles are never freed.)"""


class Collector(QObject):
    """Replaces Python's automatic garbage collection while it runs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._thawed = time.monotonic()
        self.destroyed.connect(_collect_automatically)

    def start(self) -> None:
        """Start collecting, and disable automatic collection."""
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        """Stop collecting, and enable automatic collection."""
        self._timer.stop()
        _collect_automatically()

    def collect(self) -> None:
        """Collect the generation that is due, as Python itself would; at times everything."""
        in_background = QGuiApplication.applicationState() != Qt.ApplicationState.ApplicationActive
        if in_background and time.monotonic() - self._thawed > THAW_S:
            self._collect_all()
            return
        counts, limits = gc.get_count(), gc.get_threshold()
        if counts[0] <= limits[0]:
            return
        oldest = max(age for age in range(3) if counts[age] > limits[age])
        start = time.thread_time()
        gc.collect(oldest)
        if oldest == 2 and time.thread_time() - start > SLOW_S:
            self.freeze()

    def _collect_all(self) -> None:
        """Free also the garbage among frozen objects; nobody looks while this takes half a second.

        Nothing happens if nothing was frozen.
        """
        self._thawed = time.monotonic()
        if gc.get_freeze_count():
            gc.unfreeze()
            gc.collect()
            gc.freeze()

    def freeze(self) -> None:
        """Exclude all present objects from later collections.

        A full collection over the million objects of the libraries would block the window for
        half a second, every other minute.
        """
        gc.freeze()


def _collect_automatically() -> None:
    gc.enable()
