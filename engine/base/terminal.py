"""Terminal output of commands: clean text, strict JSON, and a clean stop at Ctrl-C."""

from __future__ import annotations

import contextlib
import json
import math
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any


def count_text(number: int, word: str) -> str:
    """Return a number and a noun: "1 move", "2 moves"."""
    return f"{number} {word}{'' if number == 1 else 's'}"


def duration_text(seconds: float) -> str:
    """Return a time for people: "40 s", "3 min", "2 h 10 min"."""
    if seconds < 90.0:
        return f"{max(round(seconds), 1)} s"
    minutes = round(seconds / 60.0)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"


def plain(text: str) -> str:
    """Return the text with control characters escaped, as in strangers' file names."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


def defined(value: Any) -> Any:
    """Return the value with null for every number that is not finite, which JSON lacks."""
    if isinstance(value, dict):
        return {name: defined(part) for name, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [defined(part) for part in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def notice(text: str) -> None:
    """Print one line for the user on the error stream."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):  # there is no other way to report this failure
            print(f"sai-engine: {plain(text)}", file=sys.stderr, flush=True)


def print_json(fields: Any) -> None:
    """Print values as strict JSON in ASCII."""
    print(json.dumps(defined(fields), allow_nan=False))


@contextlib.contextmanager
def stop_signals() -> Iterator[Callable[[], bool]]:
    """Turn Ctrl-C and SIGTERM into a request to stop; a second Ctrl-C stops at once.

    Yields a function that returns whether a stop was requested.
    """
    is_requested = False

    def request(number: int, frame: object) -> None:
        nonlocal is_requested
        if is_requested and number == signal.SIGINT:
            raise KeyboardInterrupt
        is_requested = True
        if sys.stderr is not None and sys.stderr.isatty():  # without a terminal there are no keys
            notice("stopping when this step is done; Ctrl-C again to stop at once")

    before = {number: signal.signal(number, request) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: is_requested
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
