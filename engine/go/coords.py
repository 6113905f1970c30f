"""Convert points to and from GTP vertices ("D4") and SGF values ("dd")."""

from __future__ import annotations

from typing import Final

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.go.board import MAX_SIZE

COLUMN_LETTERS: Final = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
"""GTP columns from the left; the letter I is skipped."""
_SGF_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"[:MAX_SIZE]


def point_to_gtp(point: int, size: int) -> str:
    """Return the vertex of a point in GTP: "D4", or "pass" for index N.

    Raises
    ------
    EngineError
        The point is not on the board.
    """
    if point == size * size:
        return "pass"
    if not 0 <= point < size * size:
        raise EngineError(
            tr(
                "{point} is not a point of this board; use 0 to {last}, or {end} for pass",
                point=point,
                last=size * size - 1,
                end=size * size,
            )
        )
    row, column = divmod(point, size)
    return f"{COLUMN_LETTERS[column]}{size - row}"


def gtp_to_point(vertex: str, size: int) -> int:
    """Return the point of a vertex such as "D4" or "pass", upper or lower case.

    Raises
    ------
    EngineError
        The text is not a vertex of this board.
    """
    text = vertex.strip().upper()
    if text == "PASS":
        return size * size
    column = COLUMN_LETTERS.find(text[:1]) if text else -1
    digits = text[1:]
    if 0 <= column < size and digits.isascii() and digits.isdecimal() and len(digits) <= 3:
        row = size - int(digits)
        if 0 <= row < size:
            return row * size + column
    last = f"{COLUMN_LETTERS[size - 1]}{size}"
    raise EngineError(
        tr(
            "{vertex!r} is not a point of this board; use A1 to {last}, or pass",
            vertex=vertex,
            last=last,
        )
    )


def point_to_sgf(point: int, size: int) -> str:
    """Return the SGF value of a point: two letters from the upper left, "" for a pass."""
    if point == size * size:
        return ""
    if not 0 <= point < size * size:
        raise ValueError(f"point {point} is not on a board of size {size}")
    row, column = divmod(point, size)
    return _SGF_LETTERS[column] + _SGF_LETTERS[row]
