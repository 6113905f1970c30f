"""Python's cyclic garbage is collected on the window's thread, between its events.

By default Python collects on whatever thread happens to allocate, in the middle of whatever it
does. Among the garbage are widgets, and Qt lets nobody delete those from another thread, nor while
they paint.
"""

from __future__ import annotations

import gc
import time
from typing import Final

from PySide6.QtCore import QObject, QTimer

__all__ = ["Collector"]

INTERVAL_MS: Final = 1000
SLOW_S: Final = 0.02
"""A full collection that takes longer is not repeated over the same objects."""


class Collector(QObject):
    """Takes collection over from Python for as long as it runs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self.destroyed.connect(_collect_automatically)

    def start(self) -> None:
        """From now on nothing is collected but here."""
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        """Python collects by itself again."""
        self._timer.stop()
        _collect_automatically()

    def collect(self) -> None:
        """Collect the generation whose turn it is, as Python itself would."""
        counts, limits = gc.get_count(), gc.get_threshold()
        if counts[0] <= limits[0]:
            return
        oldest = max(age for age in range(3) if counts[age] > limits[age])
        begun = time.perf_counter()
        gc.collect(oldest)
        if oldest == 2 and time.perf_counter() - begun > SLOW_S:
            self.spare_the_loaded()

    def spare_the_loaded(self) -> None:
        """Never look again at what is alive now.

        The libraries are a million objects and stay: with them a full collection would stop the
        window for half a second, every other minute.
        """
        gc.freeze()


def _collect_automatically() -> None:
    gc.enable()
