"""GTP lines as they come, read on a thread of their own so that analysis can stop at once."""

from __future__ import annotations

import contextlib
import os
import queue
import threading
from typing import Final, Protocol

__all__ = ["LONGEST_LINE", "LineReader", "Lines"]

LONGEST_LINE: Final = 1 << 16
"""Bytes of a line; what is longer is cut to one byte more, so that it can be told and refused."""
LINES_WAITING: Final = 1 << 11
"""Lines read ahead; then the other side of the pipe has to wait."""
CHUNK: Final = 1 << 16


class Lines(Protocol):
    """A source of lines."""

    def take(self) -> bytes | None:
        """Wait for the next line, without its end; None when there are no more."""

    def waiting(self) -> bool:
        """Whether `take` would return at once."""

    def wait(self) -> None:
        """Wait until `take` would return at once."""

    def interrupted(self) -> bool:
        """Whether one of the lines waiting is GoGui's `# interrupt`."""


class LineReader:
    """Lines of a file descriptor.

    Parameters
    ----------
    descriptor
        Open for reading. It is read directly: a buffered stream would hold its lock while it waits,
        and a program that ends meanwhile could not close it.
    longest
        See `LONGEST_LINE`.
    ahead
        See `LINES_WAITING`.
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
        self._next: list[bytes | None] = []  # waited for, not taken yet
        self.thread = threading.Thread(target=self._read, name="lines", daemon=True)
        """Ends with the input."""
        self.thread.start()

    def take(self) -> bytes | None:
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

    def waiting(self) -> bool:
        """See `Lines`."""
        return self._ended or bool(self._next) or not self._lines.empty()

    def wait(self) -> None:
        """See `Lines`."""
        if not self._ended and not self._next:
            self._next.append(self._lines.get())

    def interrupted(self) -> bool:
        """See `Lines`."""
        return self._interrupts_read > self._interrupts_taken

    def _read(self) -> None:
        rest, dropping = b"", False
        with contextlib.suppress(OSError):  # closed: that is the end
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
