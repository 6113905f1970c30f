"""Refreshes of views: once for any number of changes, one view after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

__all__ = ["Refresh"]

TURN_MS = 3
"""Pause between the refreshes of two panels: lists take a turn or two to ask for their painting."""


class _Turns(QObject):
    """Lets refreshes run one after the other, so that each is painted in a frame of its own.

    All panels together would hold up the window for as long as a hand notices.
    """

    _one: ClassVar[_Turns | None] = None

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance())
        self._waiting = deque[Refresh]()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    @classmethod
    def of_application(cls) -> _Turns:
        """The one there is."""
        if cls._one is None or not isValid(cls._one):
            cls._one = cls()
        return cls._one

    def queue(self, refresh: Refresh) -> None:
        """Let it run after those that wait already, if it is not among them."""
        if refresh not in self._waiting:
            self._waiting.append(refresh)
        if not self._timer.isActive():
            self._timer.start(0)

    def _next(self) -> None:
        refresh = self._waiting.popleft()
        if self._waiting:
            self._timer.start(TURN_MS)
        if isValid(refresh):  # its panel may have been closed meanwhile
            refresh.run()


class Refresh(QObject):
    """Runs a function soon after `ask`, once for any number of calls; waits while hidden."""

    def __init__(self, owner: QWidget, work: Callable[[], None], delay_ms: int = 0) -> None:
        super().__init__(owner)
        self._owner = owner
        self._work = work
        self._due = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(delay_ms)
        self._timer.timeout.connect(self._queue)
        owner.installEventFilter(self)

    def ask(self) -> None:
        """The picture is out of date."""
        self._due = True
        if not self._owner.isVisible():
            return
        if self._timer.interval() == 0:
            self._queue()
        elif not self._timer.isActive():
            self._timer.start()

    def run(self) -> None:
        """Act now if the picture is out of date."""
        if self._due:
            self._due = False
            self._work()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and self._due:
            self.run()
        return False

    def _queue(self) -> None:
        if self._due:
            _Turns.of_application().queue(self)
