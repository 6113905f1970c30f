"""Read lines of a protocol on a thread, so that a new command can end an analysis at once."""

from __future__ import annotations

import contextlib
import os
import queue
import threading
from typing import Final, Protocol

LONGEST_LINE: Final = 1 << 16
"""Longest line [bytes]; a longer one is cut to one byte more, so that it can be recognized."""
LINES_WAITING: Final = 1 << 11
"""Lines read ahead; when so many wait, the sender is blocked."""
CHUNK: Final = 1 << 16


class Lines(Protocol):
    """A source of lines."""

    def next_line(self) -> bytes | None:
        """Wait for the next line and return it without its line break; None at the end."""

    def is_ready(self) -> bool:
        """Return whether `next_line` would return at once."""

    def wait(self) -> None:
        """Wait until `next_line` would return at once."""

    def is_interrupted(self) -> bool:
        """Return whether GoGui's `# interrupt` is among the unread lines."""


class LineReader:
    """Reads the lines of a file descriptor on a thread.

    Parameters
    ----------
    descriptor
        Open for reading. It is read without a buffered stream: such a stream holds its lock while
        it waits, so that a program that ends meanwhile could not close it.
    longest
        Longest line [bytes], see `LONGEST_LINE`.
    ahead
        Number of lines read ahead, see `LINES_WAITING`.
    """

    def __init__(
        self, descriptor: int, longest: int = LONGEST_LINE, ahead: int = LINES_WAITING
    ) -> None:
        self._descriptor = descriptor
        self._longest = longest
        self._lines: queue.Queue[bytes | None] = queue.Queue(ahead)
        self._interrupts_read = 0
        self._interrupts_taken = 0
        self._ended = False
        self._next: list[bytes | None] = []  # the line that `wait` has fetched, if any
        self.thread = threading.Thread(target=self._read, name="lines", daemon=True)
        """Thread that reads; it ends with the input."""
        self.thread.start()

    def next_line(self) -> bytes | None:
        """See `Lines`."""
        if self._ended:
            return None
        self.wait()
        line = self._next.pop()
        if line is None:
            self._ended = True
        elif _is_interrupt(line):
            self._interrupts_taken += 1
        return line

    def is_ready(self) -> bool:
        """See `Lines`."""
        return self._ended or bool(self._next) or not self._lines.empty()

    def wait(self) -> None:
        """See `Lines`."""
        if not self._ended and not self._next:
            self._next.append(self._lines.get())

    def is_interrupted(self) -> bool:
        """See `Lines`."""
        return self._interrupts_read > self._interrupts_taken

    def _read(self) -> None:
        rest, dropping = b"", False  # `dropping`: the rest of a line that is too long
        with contextlib.suppress(OSError):  # a closed descriptor is the end of the input
            while data := os.read(self._descriptor, CHUNK):
                *lines, last = data.split(b"\n")
                for line in lines:
                    if not dropping:
                        self._put(rest + line)
                    rest, dropping = b"", False
                if not dropping:
                    rest += last
                if len(rest) > self._longest:
                    self._put(rest)
                    rest, dropping = b"", True
        if rest:
            self._put(rest)
        self._lines.put(None)

    def _put(self, line: bytes) -> None:
        if _is_interrupt(line):
            self._interrupts_read += 1
        self._lines.put(line[: self._longest + 1])


def _is_interrupt(line: bytes) -> bool:
    return line.strip() == b"# interrupt"
