"""Connections and timers, which nearly every widget sets up, and calls that timers combine."""

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


class Throttle(QObject):
    """Run an action at most once per interval; the last of many calls is never lost.

    The first call after a pause acts at once, so that nothing feels late.
    """

    def __init__(
        self, interval_ms: int, action: Callable[[], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._action = action
        self._waiting = False
        self._timer = single_shot(self, self._interval_over, interval_ms)

    def call(self) -> None:
        """Ask for the action."""
        if self._timer.isActive():
            self._waiting = True
            return
        self._timer.start()
        self._action()

    def cancel(self) -> None:
        """Drop a call that still waits."""
        self._waiting = False
        self._timer.stop()

    def _interval_over(self) -> None:
        if self._waiting:
            self._waiting = False
            self._timer.start()
            self._action()


class Debounce(QObject):
    """Run an action once calls have stopped coming for a while."""

    def __init__(
        self, pause_ms: int, action: Callable[[], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._timer = single_shot(self, action, pause_ms)

    @property
    def waiting(self) -> bool:
        """Whether the action is still to come."""
        return self._timer.isActive()

    def call(self) -> None:
        """Ask for the action; starts the pause again."""
        self._timer.start()

    def flush(self) -> None:
        """Act now if the action still waits."""
        if self._timer.isActive():
            self._timer.stop()
            self._timer.timeout.emit()

    def cancel(self) -> None:
        """Drop the call that waits."""
        self._timer.stop()
