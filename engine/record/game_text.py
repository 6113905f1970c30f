"""Texts of a game: between raw values in the file's encoding and text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sgfmill import sgf_grammar

from engine.record import encoding as encodings

_PIECE: Final = re.compile(
    rb"(?:[^\\\r\n]|\r\n|\n\r|[\r\n]|\\(?:\r\n|\n\r|.)){1,16384}+", re.DOTALL
)
"""A piece of a text that ends neither inside an escape nor inside a line break."""
_LONGEST_POINT: Final = 32  # most bytes before the colon of a label


def text_pieces(raw: bytes) -> Iterator[bytes]:
    """Yield a text in pieces: read as a whole, every escape would become an object at once."""
    return (match[0] for match in _PIECE.finditer(raw))


class GameText:
    """Converter of one game's texts, see `node_fields.TextCodec`.

    Escapes apply to characters, not to bytes: they are read and written in UTF-8, where the two
    agree; in other encodings half a character may look like a bracket.
    """

    def __init__(self, encoding: str) -> None:

        self._grammar = sgf_grammar
        self.codec = encodings.value_codec(encoding)
        self.wrote_letters = False

    def read(self, raw: bytes) -> str:
        """Return a text; line breaks count."""
        return b"".join(map(self._grammar.text_value, text_pieces(self._utf8(raw)))).decode()

    def read_line(self, raw: bytes) -> str:
        """Return a text on one line."""
        return b"".join(map(self._grammar.simpletext_value, text_pieces(self._utf8(raw)))).decode()

    def write(self, text: str) -> bytes:
        """Return the raw value of a text; UnicodeEncodeError if the encoding lacks it."""
        self.wrote_letters = self.wrote_letters or not text.isascii()
        escaped: bytes = self._grammar.escape_text(text.encode("utf-8", "replace"))
        return escaped if self.codec == "utf-8" else escaped.decode().encode(self.codec)

    def write_part(self, text: str) -> bytes:
        """Return the raw value of a text after a colon, such as a label; as `write` else."""
        self.wrote_letters = self.wrote_letters or not text.isascii()
        escaped: bytes = self._grammar.escape_text(text.encode("utf-8", "replace"))
        escaped = escaped.replace(b":", rb"\:")
        return escaped if self.codec == "utf-8" else escaped.decode().encode(self.codec)

    def split(self, raw: bytes) -> tuple[bytes, bytes]:
        """Return the two halves of a value with a colon; without one the second is empty."""
        head, colon, _ = raw[:_LONGEST_POINT].partition(b":")
        return (head, raw[len(head) + 1 :]) if colon else (raw, b"")

    def _utf8(self, raw: bytes) -> bytes:
        if raw.isascii() and b"\x1b" not in raw:
            return raw
        return raw.decode(self.codec, "replace").encode()
