"""Display options of the board, stored in the preferences, with a signal."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from sai_studio.model.preferences import MOVE_NUMBERS, Preferences


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
        """Return an option by its name in the preferences."""
        return self._preferences.get(name)

    def set(self, name: str, value: Any) -> None:
        """Set and store an option."""
        if value != self.get(name):
            self._preferences.set(name, value)
            self.changed.emit()

    def toggle(self, name: str) -> None:
        """Turn an option on or off."""
        self.set(name, not self.get(name))

    def next_move_numbers(self) -> str:
        """Switch to the next kind of move numbers, see `MOVE_NUMBERS`, and return it."""
        place = MOVE_NUMBERS.index(self.get("move_numbers"))
        value = MOVE_NUMBERS[(place + 1) % len(MOVE_NUMBERS)]
        self.set("move_numbers", value)
        return value
