"""Read colors, vertices, moves and restrictions of a query.

Each function raises a `QueryError` that names the field of the query.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Any, Final, TypeVar

import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

from engine.analysis.request import Restriction
from engine.base.checked_json import convert_json
from engine.base.errors import EngineError, FormatError
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.coords import COLUMN_LETTERS, gtp_to_point, point_to_gtp

T = TypeVar("T")

_PLACE: Final = re.compile(r"\(\s*([0-9]{1,2})\s*,\s*([0-9]{1,2})\s*\)")
_COLORS: Final = {
    **{name: BLACK for name in ("B", "b", "black", "Black", "BLACK")},
    **{name: WHITE for name in ("W", "w", "white", "White", "WHITE")},
}


class QueryError(EngineError):
    """Error in a query, which therefore is not answered.

    Parameters
    ----------
    field
        Field of the query with the error; "" for an error of the whole line.
    """

    def __init__(self, field: str, text: str) -> None:
        super().__init__(text, field=field)


def fields_of(given: dict[str, Any], kind: type[T]) -> T:
    """Convert the JSON object of a query to a struct; an integer may be written as 19.0.

    Raises
    ------
    QueryError
        A field is missing, of another type or out of range.
    """
    whole = {
        name: int(value) if isinstance(value, float) and value.is_integer() else value
        for name, value in given.items()
    }
    try:
        return convert_json(whole, kind)
    except FormatError as error:
        raise QueryError(re.split(r"[.[]", error.field)[0], str(error)) from None


def shown(value: Any) -> str:
    """Return a value as JSON for a message, at most 80 characters of it."""
    try:
        text = json.dumps(value)
    except (ValueError, RecursionError):
        text = "a value"
    return text if len(text) <= 80 else text[:80] + "..."


def color_of(name: str, value: str) -> int:
    """Return BLACK or WHITE for a player's name in the field `name`."""
    color = _COLORS.get(value)
    if color is None:
        raise QueryError(name, f'Must name players "B" or "W", not {shown(value)}')
    return color


def point_of(name: str, value: str, size: int) -> int:
    """Return the point of a vertex: D4, pass, or "(3,15)" (column and row from the upper left)."""
    if numbers := _PLACE.fullmatch(value):
        column, row = int(numbers[1]), int(numbers[2])
        if column < size and row < size:
            return row * size + column
    with contextlib.suppress(EngineError):
        return gtp_to_point(value[:20], size)
    last = f"{COLUMN_LETTERS[size - 1]}{size}"
    raise QueryError(name, f"Could not parse vertex {shown(value)}: use A1 to {last}, or pass")


def stones_of(pairs: Iterable[tuple[str, str]], size: int) -> NDArray[np.int8]:
    """Return the stones of `initialStones`, int8[N]."""
    name = "initialStones"
    stones = np.zeros(size * size, np.int8)
    for player, vertex in pairs:
        color, point = color_of(name, player), point_of(name, vertex, size)
        if point == size * size:
            raise QueryError(name, "A pass is no stone")
        if stones[point] not in (EMPTY, color):
            raise QueryError(name, f"Two colors stand on {vertex}")
        stones[point] = color
    return stones


def moves_of(
    pairs: Sequence[tuple[str, str]], size: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return colors and points of `moves`."""
    table = _vertices(size)
    try:  # fast, for the usual spellings
        return tuple(_COLORS[p] for p, _ in pairs), tuple(table[vertex] for _, vertex in pairs)
    except KeyError:
        colors = tuple(color_of("moves", player) for player, _ in pairs)
        return colors, tuple(point_of("moves", vertex, size) for _, vertex in pairs)


@cache
def _vertices(size: int) -> dict[str, int]:
    """Return the points by their vertex, pass included."""
    return {point_to_gtp(point, size): point for point in range(size * size + 1)}


class RestrictionFields(Struct, frozen=True, rename="camel"):
    """An entry of `avoidMoves` or `allowMoves`."""

    player: str
    moves: tuple[str, ...]
    until_depth: Annotated[int, Meta(ge=1, le=1_000_000_000)]


def restrictions_of(
    avoided: Sequence[RestrictionFields], allowed: Sequence[RestrictionFields], size: int
) -> tuple[Restriction, ...]:
    """Return the restrictions in `avoidMoves` or `allowMoves`."""
    if avoided and allowed:
        raise QueryError("allowMoves", "Can't stand beside avoidMoves")
    if len(allowed) > 1:
        raise QueryError("allowMoves", "Must be a list of one object")
    name = "allowMoves" if allowed else "avoidMoves"
    return tuple(
        Restriction(
            color=color_of(name, entry.player),
            moves=frozenset(point_of(name, move, size) for move in entry.moves),
            until_depth=entry.until_depth,
            only=bool(allowed),
        )
        for entry in allowed or avoided
    )
