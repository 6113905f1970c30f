"""Limit how often progress is reported."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

EVERY_S: Final = 5.0  # time between two reports [seconds]


class Reporter:
    """Passes progress reports on to `notice`, at most one every `EVERY_S` seconds."""

    def __init__(self, notice: Callable[[str], None]) -> None:
        self._notice = notice
        self._reported = time.monotonic()

    def tell(self, text: Callable[..., str], *arguments: object) -> None:
        """Report `text(*arguments)` if a report is due; otherwise `text` is not called."""
        if time.monotonic() - self._reported >= EVERY_S:
            self._reported = time.monotonic()
            self._notice(text(*arguments))
