"""Read lines of numbers from an untrusted text file, plain or gzipped.

The file is read in pieces, so that damage is reported where it is, and a small file that unpacks to
gigabytes is refused early.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from pathlib import Path
from typing import Final, NoReturn

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import WeightsError
from engine.network.files.number_format import COMPLETE, LONGEST_TOKEN, POWERS
from engine.network.models.header import not_a_network

GZIP_MARK: Final = b"\x1f\x8b"
_PIECE: Final = 1 << 20  # bytes
_MOST_BLANK_LINES: Final = 100
_MOST_LINES_AT_ONCE: Final = 4096  # in one piece
_LARGEST_FILE: Final = 1 << 30  # bytes
_MOST_NUMBERS: Final = 64 << 20  # the largest published network has 47 million
_FREE_TO_UNPACK: Final = 8 << 20  # bytes: smaller files may unpack to any multiple of their size
_MOST_UNPACKED: Final = 40  # times the packed size; a network's numbers shrink to a third


class NumberLines:
    """Reads lines of numbers one after the other; gzip is recognized by the first bytes.

    Raises
    ------
    WeightsError
        The file is larger than any network.
    """

    def __init__(self, path: Path) -> None:
        from engine.network.files.number_kernel import parse_numbers  # loads numba

        self._kernel = parse_numbers
        self.line = 0
        """Number of the line returned last, from 1."""
        self._name = path.name
        self._digest = hashlib.sha256()
        self._tail = b""
        self._lines: list[NDArray[np.float32]] = []
        self._open: list[NDArray[np.float32]] = []  # parts of the line that is not complete yet
        self._open_bytes = 0
        self._total = 0
        self._blank = 0
        self._ended = False
        self._numbers = np.empty(_PIECE // 2 + LONGEST_TOKEN, np.float32)
        self._ends = np.empty(_PIECE + LONGEST_TOKEN, np.int32)
        self._size = path.stat().st_size
        self._unpacked = 0
        if self._size > _LARGEST_FILE:
            self.fail("larger than any network that is known; choose another file")
        self._file = path.open("rb")
        packed = self._file.read(2) == GZIP_MARK
        self._file.seek(0)
        self._reader = gzip.GzipFile(fileobj=self._file) if packed else self._file

    def close(self) -> None:
        """Close the file."""
        self._reader.close()
        self._file.close()

    @property
    def sha256(self) -> str:
        """SHA-256 of the unpacked text, once all of it was read."""
        return self._digest.hexdigest()

    def fail(self, problem: str) -> NoReturn:
        """Raise a WeightsError that names the file and the line."""
        where = f", line {self.line}" if self.line else ""
        raise WeightsError(f"{self._name}{where}: {problem}")

    def next(self, most: int) -> NDArray[np.float32] | None:
        """Return the next line that is not blank, of at most `most` numbers; None after the last.

        Raises
        ------
        WeightsError
            The line is longer, or holds text that is no finite number.
        """
        while True:
            while not self._lines and not self._ended:
                numbers_so_far = sum(map(len, self._open))
                if numbers_so_far > most:
                    self.line += 1
                    self._too_long(most)
                if self._open_bytes > _PIECE + LONGEST_TOKEN * numbers_so_far:
                    self.line += 1
                    self.fail("little but white space; this is no network file")
                self._read_piece()
            if not self._lines:
                return None
            numbers = self._lines.pop(0)
            self.line += 1
            if len(numbers) > most:
                self._too_long(most)
            if len(numbers):
                return numbers
            self._blank += 1
            if self._blank > _MOST_BLANK_LINES:
                self.fail("too many blank lines; this is no network file")

    def _too_long(self, most: int) -> NoReturn:
        numbers = "one number" if most == 1 else f"{most:,} numbers"
        self.fail(
            f"this line has more than {numbers}, which is more than a network needs; the file is "
            "damaged or no network"
        )

    def _read_piece(self) -> None:
        """Read and parse one more piece of the file."""
        try:
            data = self._reader.read(_PIECE)
        except (EOFError, OSError, zlib.error) as error:
            self.line += 1
            self.fail(f"the compressed file is damaged or cut off ({error}); download it again")
        self._digest.update(data)
        self._unpacked += len(data)
        if self._unpacked > max(_FREE_TO_UNPACK, _MOST_UNPACKED * self._size):
            self.fail("unpacks to far more than a network of its size; choose another file")
        if not data:
            self._ended = True
            self._parse(self._tail + b"\n")
            return
        text = self._tail + data
        cut = max(text.rfind(b" "), text.rfind(b"\n"), text.rfind(b"\t"), text.rfind(b"\r")) + 1
        self._tail = text[cut:]
        if len(self._tail) > LONGEST_TOKEN:
            self._not_a_number(self._tail)
        self._parse(text[:cut])

    def _parse(self, text: bytes) -> None:
        """Split text that ends between two numbers into lines."""
        buffer = np.frombuffer(text, np.uint8)
        count, lines, bad = self._kernel(buffer, POWERS, self._numbers, self._ends)
        if bad != COMPLETE:
            self.line += len(self._lines) + lines
            self._not_a_number(text[bad : bad + LONGEST_TOKEN])
        if lines > _MOST_LINES_AT_ONCE:
            self.fail("too many lines; this is no network file")
        self._total += count
        if self._total > _MOST_NUMBERS:
            self.fail("more numbers than in any network that is known; choose another file")
        begin = 0
        for end in self._ends[:lines]:
            part = self._numbers[begin:end].copy()
            self._lines.append(np.concatenate([*self._open, part]) if self._open else part)
            self._open.clear()
            begin = end
        if begin < count:
            self._open.append(self._numbers[begin:count].copy())
        line_end = text.rfind(b"\n") + 1
        self._open_bytes = len(text) - line_end + (0 if line_end else self._open_bytes)

    def _not_a_number(self, text: bytes) -> NoReturn:
        if self.line == 0:  # all text networks begin with their version
            raise not_a_network(self._name)
        self.line += 1
        token = text.split(maxsplit=1)[0][:20].decode("ascii", "replace") if text.split() else ""
        self.fail(f"{token!r} is not a finite number; the file is damaged or no network")
