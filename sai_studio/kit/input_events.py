"""Helpers for key, wheel and drop events."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, Qt
from PySide6.QtGui import QKeyEvent

NOTCH: Final = 120
"""Turn of a wheel that counts as one step [eighths of a degree]."""


def keeps_key(event: QEvent, keys: Container[int]) -> bool:
    """Accept a shortcut override for one of a field's own keys, so that no shortcut gets it."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier or event.key() not in keys:
        return False
    event.accept()
    return True


def dropped_files(data: QMimeData) -> list[Path]:
    """Return the local files of a drop."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def dropped_text(data: QMimeData) -> str:
    """Return the first address of a drop that is no local file, or its text."""
    addresses = (url.toString() for url in data.urls() if not url.isLocalFile())
    return next(addresses, data.text())


class WheelSteps:
    """Converts wheel turns, also the small ones of a touchpad, into whole steps."""

    def __init__(self) -> None:
        self._turn = 0

    def take(self, turn: int) -> int:
        """Return the whole steps completed by a turn; positive away from the user."""
        if turn * self._turn < 0:
            self._turn = 0
        self._turn += turn
        steps = int(self._turn / NOTCH)
        self._turn -= steps * NOTCH
        return steps
