"""What is laid over the board and how: remembered choices that can be heard changing."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from sai_studio.model.preferences import Preferences

__all__ = ["ViewOptions"]

_NUMBERS: Final = ("off", "last", "all")


class ViewOptions(QObject):
    """Overlays, coordinates and move numbers of the board.

    Signals
    -------
    changed
        Some option has another value.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences

    def get(self, name: str) -> Any:
        """An option by the name it has in the preferences."""
        return self._preferences.get(name)

    def set(self, name: str, value: Any) -> None:
        """Choose and remember."""
        if value != self.get(name):
            self._preferences.set(name, value)
            self.changed.emit()

    def toggle(self, name: str) -> None:
        """Turn an option on or off."""
        self.set(name, not self.get(name))

    def next_move_numbers(self) -> str:
        """Off, the last ten moves, all: go on to the next; returns the new one."""
        place = _NUMBERS.index(self.get("move_numbers"))
        value = _NUMBERS[(place + 1) % len(_NUMBERS)]
        self.set("move_numbers", value)
        return value
