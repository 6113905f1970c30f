"""Short forms for connections and timers, which nearly every widget sets up."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, SignalInstance


def connect_all(slot: Callable[..., object], *signals: SignalInstance) -> None:
    """Connect several signals to one slot."""
    for signal in signals:
        signal.connect(slot)


def single_shot(parent: QObject, slot: Callable[[], object], interval_ms: int = 0) -> QTimer:
    """Return a timer that calls `slot` once after each `start`."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(interval_ms)
    timer.timeout.connect(slot)
    return timer
