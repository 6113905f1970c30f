"""Part of the session: plays the moves of the record one after the other."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from sai_studio.session.cursor import Cursor

SPEEDS_MS: Final = (500, 1000, 2000, 5000)
"""Speeds to choose from [ms per move]."""


class Autoplay(QObject):
    """Plays through the current line at a steady pace.

    It stops at the end of the line, and when the cursor is moved by anything else.

    Signals
    -------
    changed
        It began or stopped.
    """

    changed = Signal()

    def __init__(self, cursor: Cursor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cursor = cursor
        self._stepping = False
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self._step)
        cursor.moved.connect(self._moved)
        cursor.record_changed.connect(self.stop)

    @property
    def is_on(self) -> bool:
        """Whether moves are being played."""
        return self._timer.isActive()

    @property
    def has_next(self) -> bool:
        """Whether a move follows on the line."""
        return self._cursor.line[-1] is not self._cursor.node

    def set_speed(self, milliseconds: int) -> None:
        """Set the time per move; takes effect at once."""
        self._timer.setInterval(milliseconds)

    def switch(self) -> None:
        """Start autoplay with the next move, or stop it."""
        if self.is_on:
            self.stop()
        elif self.has_next:
            self._timer.start()
            self.changed.emit()
            self._step()

    def stop(self) -> None:
        """Stop at the shown move."""
        if self.is_on:
            self._timer.stop()
            self.changed.emit()

    def _step(self) -> None:
        self._stepping = True
        try:
            self._cursor.forward()
        finally:
            self._stepping = False
        if not self.has_next:
            self.stop()

    def _moved(self) -> None:
        if not self._stepping:
            self.stop()
