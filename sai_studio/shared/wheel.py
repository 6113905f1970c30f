"""A mouse wheel in whole steps."""

from __future__ import annotations

from typing import Final

__all__ = ["WheelSteps"]

NOTCH: Final = 120
"""Turn of a wheel that counts as one step [eighths of a degree]."""


class WheelSteps:
    """Adds up turns, also the small ones of a touchpad; a turn the other way starts over."""

    def __init__(self) -> None:
        self._turn = 0

    def take(self, turn: int) -> int:
        """Whole steps that a further turn completes; positive away from the hand."""
        if turn * self._turn < 0:
            self._turn = 0
        self._turn += turn
        steps = int(self._turn / NOTCH)
        self._turn -= steps * NOTCH
        return steps
