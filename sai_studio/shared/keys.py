"""Fields that keep their editing keys from the window's shortcuts."""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

__all__ = ["keeps_key"]


def keeps_key(event: QEvent, keys: Container[int]) -> bool:
    """Claim an event that asks whether a key is a shortcut, if it is one of a field's own keys."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier or event.key() not in keys:
        return False
    event.accept()
    return True
