"""Parse lines of GTP into commands, and their arguments into colors, points and numbers."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from engine.base.errors import EngineError
from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point, point_to_gtp

COLORS: Final = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}
_NAMES: Final = {BLACK: "black", WHITE: "white"}
_NO_CONTROLS: Final = {code: None for code in (*range(32), 127)} | {9: " "}
SHOWN: Final = 60
"""Most characters of an argument that an error message quotes."""


class GtpError(EngineError):
    """Failure of a GTP command, which is answered with `?` and this text."""


class GtpCommand(NamedTuple):
    """One line of GTP, split into id, command and arguments."""

    id: str
    """Digits of the id as they were sent; "" without an id."""
    name: str
    """Name of the command; "" if the line holds only an id."""
    arguments: tuple[str, ...]


def parse_command(line: bytes) -> GtpCommand | None:
    """Parse a line; return None for an empty line or a comment.

    As GTP demands, control characters are removed and tabs count as blanks. Bytes that are no UTF-8
    become surrogates, so that any file name survives.
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
    """Return `black` or `white`."""
    return _NAMES[color]


def parse_color(word: str) -> int:
    """Return BLACK or WHITE; raise GtpError for other words."""
    color = COLORS.get(word.lower())
    if color is None:
        raise GtpError(f"syntax error: {word!r:.{SHOWN}} is no color")
    return color


def parse_vertex(word: str, size: int) -> int:
    """Return the point of a vertex, N for a pass; raise GtpError for other words."""
    try:
        return gtp_to_point(word, size)
    except EngineError:
        last = point_to_gtp(size - 1, size)
        raise GtpError(
            f"syntax error: {word!r:.{SHOWN}} is no point of this board (A1 to {last}) or pass"
        ) from None


def integer(word: str, what: str, low: int, high: int) -> int:
    """Return a whole number within limits; raise GtpError, which calls it `what`, for others."""
    plain = word.removeprefix("-")
    if not (plain.isascii() and plain.isdecimal() and len(plain) <= 12):
        raise GtpError(f"syntax error: {what} is a whole number, not {word!r:.{SHOWN}}")
    value = int(word)
    if not low <= value <= high:
        raise GtpError(f"{what} is from {low} to {high}, not {value}")
    return value


def number(word: str, what: str, low: float = -math.inf, high: float = math.inf) -> float:
    """Return a finite number within limits; raise GtpError, which calls it `what`, for others."""
    try:
        value = float(word)
    except ValueError:
        value = math.nan
    if not math.isfinite(value) or not word.isascii() or "_" in word:
        raise GtpError(f"syntax error: {what} is a number, not {word!r:.{SHOWN}}")
    if not low <= value <= high:
        raise GtpError(f"{what} is from {low:g} to {high:g}, not {value:g}")
    return value + 0.0  # no minus zero
