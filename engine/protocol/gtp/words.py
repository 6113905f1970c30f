"""Words of GTP: commands as they are read, and their arguments."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from engine.base.errors import EngineError
from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point, point_to_gtp

__all__ = [
    "COLORS",
    "GtpCommand",
    "GtpError",
    "clean_answer",
    "color_name",
    "integer",
    "number",
    "parse_color",
    "parse_command",
    "parse_vertex",
]

COLORS: Final = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}
_NAMES: Final = {BLACK: "black", WHITE: "white"}
_NO_CONTROLS: Final = {code: None for code in (*range(32), 127)} | {9: " "}
SHOWN: Final = 60
"""Characters of an argument that an error repeats."""


class GtpError(EngineError):
    """A GTP command fails; it is answered with `?` and this text."""


class GtpCommand(NamedTuple):
    """One line of GTP, split into number, command and arguments."""

    id: str
    """Its digits as they were sent; "" without."""
    name: str
    """Command; "" when the line held nothing but an id."""
    arguments: tuple[str, ...]


def parse_command(line: bytes) -> GtpCommand | None:
    """Read a line; None when nothing is asked: empty, or a comment.

    Control characters are dropped and tabs are blanks, as GTP says; bytes that are no text survive
    as surrogates, so that a file name comes back as it was.
    """
    text = line.decode("utf-8", "surrogateescape").translate(_NO_CONTROLS)
    words = [word for word in text.partition("#")[0].split(" ") if word]
    if not words:
        return None
    number = ""
    if words[0].isascii() and words[0].isdecimal():
        number = words.pop(0)
    return GtpCommand(number, words[0] if words else "", tuple(words[1:]))


def clean_answer(text: str) -> str:
    """Return a text without empty lines, which would end the answer early."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").rstrip("\n")
    while "\n\n" in text:
        text = text.replace("\n\n", "\n \n")
    return text


def color_name(color: int) -> str:
    """`black` or `white`."""
    return _NAMES[color]


def parse_color(word: str) -> int:
    """BLACK or WHITE."""
    color = COLORS.get(word.lower())
    if color is None:
        raise GtpError(f"syntax error: {word!r:.{SHOWN}} is no color")
    return color


def parse_vertex(word: str, size: int) -> int:
    """The point of a vertex; N for a pass."""
    try:
        return gtp_to_point(word, size)
    except EngineError:
        last = point_to_gtp(size - 1, size)
        raise GtpError(
            f"syntax error: {word!r:.{SHOWN}} is no point of this board (A1 to {last}) or pass"
        ) from None


def integer(word: str, what: str, low: int, high: int) -> int:
    """A whole number within limits."""
    plain = word.removeprefix("-")
    if not (plain.isascii() and plain.isdecimal() and len(plain) <= 12):
        raise GtpError(f"syntax error: {what} is a whole number, not {word!r:.{SHOWN}}")
    value = int(word)
    if not low <= value <= high:
        raise GtpError(f"{what} is from {low} to {high}, not {value}")
    return value


def number(word: str, what: str, low: float = -math.inf, high: float = math.inf) -> float:
    """A finite number within limits."""
    try:
        value = float(word)
    except ValueError:
        value = math.nan
    if not math.isfinite(value) or not word.isascii() or "_" in word:
        raise GtpError(f"syntax error: {what} is a number, not {word!r:.{SHOWN}}")
    if not low <= value <= high:
        raise GtpError(f"{what} is from {low:g} to {high:g}, not {value:g}")
    return value + 0.0  # no minus zero
