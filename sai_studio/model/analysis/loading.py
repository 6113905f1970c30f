"""The status text while the engine is loading."""

from __future__ import annotations

import time
from typing import Final

__all__ = ["Loading"]

TELL_WAIT_S: Final = 5
"""Time from which the status shows the seconds waited."""
COMPILING_S: Final = 4.0
"""Time without an answer after which the engine must be compiling its kernels."""


class Loading:
    """Progress of loading the engine."""

    def __init__(self) -> None:
        self.notice = "Loading the engine\u2026"
        """What the engine is waiting for."""
        self._started_at = time.monotonic()
        self._opened_at: float | None = None

    def start(self) -> None:
        """Start the clock."""
        self._started_at = time.monotonic()

    def opened(self) -> None:
        """The engine is loaded; its network follows."""
        self._opened_at = time.monotonic()
        self.notice = "Loading the network\u2026"

    @property
    def text(self) -> str:
        """Status text, with the seconds waited after a while."""
        text, now = self.notice, time.monotonic()
        if self._opened_at is not None and now - self._opened_at > COMPILING_S:
            text = "Compiling the engine\u2026"
        waited = round(now - self._started_at)
        return f"{text} \u2013 {waited} s so far" if waited >= TELL_WAIT_S else text
