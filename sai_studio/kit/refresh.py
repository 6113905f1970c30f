"""Refresh views once for any number of changes, one view after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import ClassVar, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from sai_studio.kit.signals import single_shot

BEHIND: Final = "behind"
"""Property of a panel whose tab is not selected; for Qt it is visible, off the window."""

TURN_MS = 3
"""Pause between the refreshes of two panels, in which the first is painted."""


class _Turns(QObject):
    """Runs refreshes one after the other, so that each is painted in its own frame.

    All panels at once would block the window noticeably.
    """

    _one: ClassVar[_Turns | None] = None

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance())
        self._waiting = deque[Refresh]()
        self._timer = single_shot(self, self._next)

    @classmethod
    def of_application(cls) -> _Turns:
        """Return the only instance."""
        if cls._one is None or not isValid(cls._one):
            cls._one = cls()
        return cls._one

    def queue(self, refresh: Refresh) -> None:
        """Queue a refresh, unless it is waiting already."""
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
    """Runs a function soon after `ask`, once for any number of calls; waits while hidden.

    An owner is hidden also while its property `BEHIND` is set.
    """

    def __init__(self, owner: QWidget, work: Callable[[], None], delay_ms: int = 0) -> None:
        super().__init__(owner)
        self._owner = owner
        self._work = work
        self._due = False
        self._timer = single_shot(self, self._queue, delay_ms)
        owner.installEventFilter(self)

    def ask(self) -> None:
        """Ask for a refresh."""
        self._due = True
        if not self._is_shown():
            return
        if self._timer.interval() == 0:
            self._queue()
        elif not self._timer.isActive():
            self._timer.start()

    @property
    def is_due(self) -> bool:
        """Whether a refresh is pending and the widget is visible, so that it will run soon."""
        return self._due and self._is_shown()

    def run(self) -> None:
        """Refresh now if asked to."""
        if self._due:
            self._due = False
            self._work()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        shows = event.type() in (QEvent.Type.Show, QEvent.Type.DynamicPropertyChange)
        if shows and self._due and self._is_shown():
            self.run()
        return False

    def _is_shown(self) -> bool:
        owner = self._owner
        return isValid(owner) and owner.isVisible() and not owner.property(BEHIND)

    def _queue(self) -> None:
        if self._due:
            _Turns.of_application().queue(self)
