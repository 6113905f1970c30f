"""Read words and blocks of floats from KataGo's untrusted files: plain or gzipped, binary or text.

A file is read in pieces from the start, as blocks of floats may contain any byte. Memory is
allocated only for numbers that the file really contains, not for sizes that it claims.
"""

from __future__ import annotations

import hashlib
import os
import zlib
from pathlib import Path
from typing import Final, NoReturn

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import WeightsError
from engine.base.untrusted import open_ordinary
from engine.network.models.header import not_a_network
from engine.network.models.identity import IDENTITY_DIGITS

GZIP_MARK: Final = b"\x1f\x8b"
_GZIP: Final = 31  # zlib's way of saying so
_LEAST_NORMAL: Final = np.finfo(np.float32).tiny
_BINARY: Final = b"@BIN@"
_PIECE: Final = 1 << 20  # bytes
_LONGEST_TOKEN: Final = 256  # characters
_FRONT: Final = 1 << 10  # bytes
_MOST_SPACE: Final = 1 << 12  # white space between two tokens
_LARGEST_FILE: Final = 3 << 30  # bytes
_MOST_NUMBERS: Final = 512 << 20  # in a file; the largest published networks have some 250 million
_MOST_IN_TENSOR: Final = 16 << 20
_FREE_TO_UNPACK: Final = 8 << 20  # bytes: smaller files may unpack to any multiple of their size
_MOST_UNPACKED: Final = 40  # times the packed size; floats hardly shrink, so this is no network
_IDENTIFIED: Final = 1 << 16  # bytes of the unpacked file from which its identity is made


def first_words(path: Path, count: int) -> list[bytes]:
    """Return the first words of a file, plain or gzipped; fewer if it begins with other data.

    Raises
    ------
    OSError
        The file can't be read.
    """
    with path.open("rb") as file:
        front = file.read(_FRONT)
    if front.startswith(GZIP_MARK):
        try:
            front = zlib.decompressobj(_GZIP).decompress(front, _FRONT)
        except zlib.error:
            return []
    return front[:_FRONT].split(None, count)[:count]


def seems_cut_off(path: Path) -> bool:
    """Return whether a gzipped file can't be a whole network, by a few bytes at its end.

    A gzipped file ends with the unpacked length, and floats hardly shrink.

    Raises
    ------
    OSError
        The file can't be read.
    """
    with open_ordinary(path) as file:
        packed = file.read(2) == GZIP_MARK
        size = file.seek(0, os.SEEK_END)
        file.seek(-min(4, size), os.SEEK_END)
        length = int.from_bytes(file.read(4), "little")
    return packed and not 0.99 * size - _FRONT <= length <= _MOST_UNPACKED * size


class WeightStream:
    """Reads the words of one file in order; gzip is recognized by the first bytes.

    Raises
    ------
    WeightsError
        The file is larger than any network, or its beginning can't be unpacked.
    """

    def __init__(self, path: Path) -> None:
        self._name = path.name
        self._buffer = b""
        self._at = 0
        self._ended = False
        self._unpacked = 0
        self._numbers = 0
        self._size = path.stat().st_size
        if self._size > _LARGEST_FILE:
            self.fail("larger than any network that is known; choose another file")
        self._file = path.open("rb")
        self._packed = self._file.read(2) == GZIP_MARK
        self._file.seek(0)
        self._unpacker = zlib.decompressobj(_GZIP) if self._packed else None
        self._waiting = b""  # packed bytes read ahead
        try:
            while len(self._buffer) < _IDENTIFIED and not self._ended:
                self._read_piece()
        except BaseException:
            self.close()
            raise
        self.identity = hashlib.sha256(self._buffer[:_IDENTIFIED]).hexdigest()[:IDENTITY_DIGITS]
        """First digits of the SHA-256 of the first 64 KiB of the unpacked file, which hold the
        network's name and first weights."""

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def fail(self, problem: str) -> NoReturn:
        """Raise a WeightsError that names the file."""
        raise WeightsError(f"{self._name}: {problem}")

    def check_beginning(self) -> None:
        """Check that the file begins with a word and a whole number, if it is not blank.

        Raises
        ------
        WeightsError
            It is another kind of file, such as a text.
        """
        words = self._buffer[:_FRONT].split(None, 2)[:2]
        if words and not (len(words) == 2 and words[1].removeprefix(b"-").isdigit()):
            raise not_a_network(self._name)

    def token(self, name: str) -> str:
        """Return the next word; `name` says in errors what it is."""
        self._skip_space(name)
        end = self._at
        while True:
            while end < len(self._buffer) and self._buffer[end] > 32:
                end += 1
                if end - self._at > _LONGEST_TOKEN:
                    self.fail(f"{name} is no short word; the file is damaged or of another program")
            if end < len(self._buffer) or self._ended:
                break
            end -= self._at
            self._read_piece()
        token = self._buffer[self._at : end]
        self._at = end
        if not token.isascii():
            self.fail(f"{name} is no text; the file is damaged or of another program")
        return token.decode("ascii")

    def integer(self, name: str, low: int, high: int) -> int:
        """Return the next word as a whole number within limits."""
        token = self.token(name)
        try:
            value = int(token)
        except ValueError:
            self.fail(f"{name} is {token!r:.40}, no whole number; the file is damaged")
        if not low <= value <= high:
            self.fail(
                f"{name} is {value:.6g}, not within {low} and {high}; the file is damaged or of a "
                "kind that is not supported"
            )
        return value

    def number(self, name: str) -> float:
        """Return the next word as a finite number."""
        token = self.token(name)
        try:
            value = float(token)
        except ValueError:
            self.fail(f"{name} is {token!r:.40}, no number; the file is damaged")
        if not np.isfinite(value):
            self.fail(f"{name} is {token!r:.40}; the file is damaged")
        return value

    def floats(self, count: int, name: str) -> NDArray[np.float32]:
        """Return the next block of `count` finite floats; the file does not tell its length.

        Numbers below float32's smallest normal one become 0. Weight decay leaves many of them (one
        in 24 weights of b10c384h6nbttflrs), and Intel's processors multiply them twenty times as
        slowly as others.
        """
        self._numbers += count
        if count > _MOST_IN_TENSOR or self._numbers > _MOST_NUMBERS:
            self.fail(f"{name} would have {count:.4g} numbers; no known network has so many")
        self._skip_space(name)
        while len(self._buffer) - self._at < len(_BINARY) and not self._ended:
            self._read_piece()
        if self._buffer.startswith(_BINARY, self._at):
            self._at += len(_BINARY)
            values = self._binary(count, name)
        else:
            values = self._text(count, name)
        if not np.isfinite(values).all():
            self.fail(f"{name} holds values that are not finite; download the file again")
        return np.where(np.abs(values) < _LEAST_NORMAL, np.float32(0.0), values)

    def end(self) -> None:
        """Check that only white space follows."""
        while True:
            rest = self._buffer[self._at :].strip()
            if rest:
                self.fail("has data after the network's end; the file is damaged")
            if self._ended:
                return
            self._at = len(self._buffer)
            self._read_piece()

    def _binary(self, count: int, name: str) -> NDArray[np.float32]:
        parts = []
        missing = 4 * count
        while missing:
            if self._at == len(self._buffer):
                if self._ended:
                    self._cut_off(name)
                self._read_piece()
            part = self._buffer[self._at : self._at + missing]
            self._at += len(part)
            missing -= len(part)
            parts.append(part)
        return np.frombuffer(b"".join(parts), "<f4").astype(np.float32, copy=False)

    def _text(self, count: int, name: str) -> NDArray[np.float32]:
        parts: list[NDArray[np.float32]] = []
        missing = count
        while missing:
            self._skip_space(name)
            end = len(self._buffer)
            if not self._ended:  # the last word may go on in the next piece
                end = 1 + max(self._buffer.rfind(space, self._at) for space in (b" ", b"\n", b"\t"))
                if end <= self._at:
                    if len(self._buffer) - self._at > _LONGEST_TOKEN:
                        self.fail(f"{name} is no list of numbers; the file is damaged")
                    self._read_piece()
                    continue
            words = self._buffer[self._at : end].split(None, missing)
            rest = len(words.pop()) if len(words) > missing else 0
            try:
                with np.errstate(over="ignore"):  # infinite then, which is refused
                    parts.append(np.array([float(word) for word in words], np.float32))
            except ValueError:
                self.fail(f"{name} holds a word that is not a number; the file is damaged")
            missing -= len(words)
            self._at = end - rest
        return np.concatenate(parts) if parts else np.empty(0, np.float32)

    def _skip_space(self, name: str) -> None:
        skipped = 0
        while True:
            while self._at < len(self._buffer) and self._buffer[self._at] <= 32:
                self._at += 1
                skipped += 1
                if skipped > _MOST_SPACE:
                    self.fail("little but white space; this is no network file")
            if self._at < len(self._buffer):
                return
            if self._ended:
                self._cut_off(name)
            self._read_piece()

    def _cut_off(self, name: str) -> NoReturn:
        self.fail(f"the file ends where {name} should follow; it was cut off, download it again")

    def _read_piece(self) -> None:
        """Append one more piece of the file to the unread rest of the buffer."""
        try:
            data = self._file.read(_PIECE) if self._unpacker is None else self._unpack()
        except (OSError, zlib.error) as error:
            self.fail(
                f"can't be read or unpacked ({error}); the file is damaged, download it again"
            )
        self._unpacked += len(data)
        if (
            self._packed
            and self._unpacked > _FREE_TO_UNPACK
            and self._unpacked > _MOST_UNPACKED * self._size
        ):
            self.fail("unpacks to far more than a network of its size; choose another file")
        self._buffer = self._buffer[self._at :] + data
        self._at = 0
        self._ended = not data

    def _unpack(self) -> bytes:
        """Return the next bytes of a gzipped file; none at its end."""
        assert self._unpacker is not None
        while True:
            if self._unpacker.eof:  # a file may hold several parts
                self._waiting = self._unpacker.unused_data
                self._unpacker = zlib.decompressobj(_GZIP)
                more = self._waiting or self._file.read(_PIECE)
                if not more.strip(b"\0"):
                    return b""
            else:
                more = self._waiting or self._file.read(_PIECE)
                if not more:
                    self.fail("the compressed file is cut off; download it again")
            data = self._unpacker.decompress(more, _PIECE)
            self._waiting = self._unpacker.unconsumed_tail
            if data:
                return data
