"""Passes reports of progress on, but not too many."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

__all__ = ["Reporter"]

EVERY_S: Final = 5.0
"""Time between two reports [seconds]."""


class Reporter:
    """Passes a report on if the last one was some seconds ago.

    Parameters
    ----------
    notice
        Called with a report.
    """

    def __init__(self, notice: Callable[[str], None]) -> None:
        self._notice = notice
        self._told = time.monotonic()

    def tell(self, text: Callable[..., str], *arguments: object) -> None:
        """Pass on what a function makes of its arguments; it is called only if a report is due."""
        if time.monotonic() - self._told >= EVERY_S:
            self._told = time.monotonic()
            self._notice(text(*arguments))
