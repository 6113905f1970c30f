"""What commands need of a terminal: clean text, strict JSON values, a stop that loses nothing."""

from __future__ import annotations

import contextlib
import json
import math
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any

__all__ = ["defined", "notice", "plain", "print_json", "stop_signals"]


def plain(text: str) -> str:
    """The same without what would steer a terminal, such as file names may hold."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


def defined(value: Any) -> Any:
    """The same with null for numbers that are not finite: JSON has no others."""
    if isinstance(value, dict):
        return {name: defined(part) for name, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [defined(part) for part in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def notice(text: str) -> None:
    """One line for the person, beside the output."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):  # nobody can be told that nobody can be told
            print(f"sai-engine: {plain(text)}", file=sys.stderr, flush=True)


def print_json(fields: Any) -> None:
    """Print values as strict JSON in ASCII."""
    print(json.dumps(defined(fields), allow_nan=False))


@contextlib.contextmanager
def stop_signals() -> Iterator[Callable[[], bool]]:
    """Ctrl-C and SIGTERM ask for a stop that loses nothing; a second Ctrl-C ends at once."""
    asked = False

    def ask(number: int, frame: object) -> None:
        nonlocal asked
        if asked and number == signal.SIGINT:
            raise KeyboardInterrupt
        asked = True
        if sys.stderr is not None and sys.stderr.isatty():  # without a terminal there are no keys
            notice("stopping when this step is done; Ctrl-C again to stop at once")

    before = {number: signal.signal(number, ask) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: asked
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
