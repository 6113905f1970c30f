"""What the status says until the engine gives its first answer."""

from __future__ import annotations

import time
from typing import Final

__all__ = ["Loading"]

TELL_WAIT_S: Final = 5
"""From here on the seconds are counted: it is seen to go on."""
COMPILING_S: Final = 4.0
"""An engine whose first answer takes longer is compiling kernels that it could not keep."""


class Loading:
    """How far the engine is."""

    def __init__(self) -> None:
        self.notice = "Loading the engine\u2026"
        """What the engine says it is waiting for."""
        self._started_at = time.monotonic()
        self._opened_at: float | None = None

    def start(self) -> None:
        """The engine begins to load now."""
        self._started_at = time.monotonic()

    def opened(self) -> None:
        """The engine is there, its network comes."""
        self._opened_at = time.monotonic()
        self.notice = "Loading the network\u2026"

    @property
    def text(self) -> str:
        """The same with the time that it takes."""
        text, now = self.notice, time.monotonic()
        if self._opened_at is not None and now - self._opened_at > COMPILING_S:
            text = "Compiling the engine\u2026"
        waited = round(now - self._started_at)
        return f"{text} \u2013 {waited} s so far" if waited >= TELL_WAIT_S else text
