"""Read a file of lines while another process appends to it."""

from __future__ import annotations

import os
from pathlib import Path

from engine.base.untrusted import next_lines, open_ordinary

__all__ = ["GrowingFile"]


class GrowingFile:
    """Reads a file again and again; each time only the lines that were added."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._identity: tuple[int, int] | None = None
        self._offset = 0

    def read(self) -> tuple[list[bytes], bool]:
        """Return the lines that were added, and whether they are all lines of the file.

        They are all lines at first, and when the file was replaced or cut. A line that is still
        being written comes with the next call.

        Raises
        ------
        OSError
            The file is missing, is not an ordinary file, or can't be read.
        """
        with open_ordinary(self._path) as file:
            stat = os.fstat(file.fileno())
            identity = stat.st_dev, stat.st_ino
            is_new = identity != self._identity or stat.st_size < self._offset
            if is_new:
                self._identity, self._offset = identity, 0
            lines, self._offset = next_lines(file, self._offset)
        return lines, is_new
