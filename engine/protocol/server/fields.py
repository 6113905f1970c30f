"""The fields that queries are made of: numbers, colors, vertices, moves.

Each reader raises a `QueryError` that names the field.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.request import Restriction
from engine.base.errors import EngineError
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.coords import COLUMN_LETTERS, gtp_to_point, point_to_gtp

MOST_MOVES: Final = 10_000
"""Moves of one query, and turns of it."""
_COLORS: Final = {
    **{name: BLACK for name in ("B", "b", "black", "Black", "BLACK")},
    **{name: WHITE for name in ("W", "w", "white", "White", "WHITE")},
}


class QueryError(EngineError):
    """A query that can't be answered.

    Parameters
    ----------
    field
        The query's field that is at fault; None when it is the line as a whole.
    """

    def __init__(self, field: str | None, text: str) -> None:
        super().__init__(text)
        self.field = field


def shown(value: Any) -> str:
    """A value as JSON, cut short."""
    try:
        text = json.dumps(value)
    except (ValueError, RecursionError):
        text = "a value"
    return text if len(text) <= 80 else text[:80] + "..."


def whole_number(given: dict[str, Any], name: str, default: int | None, low: int, high: int) -> int:
    """A field that holds an integer; it may be written as 19.0.

    Raises
    ------
    QueryError
        It is missing and has no default, or out of range.
    """
    value = given.get(name, default)
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise QueryError(name, f"Must be an integer from {low} to {high}")
    return value


def number(given: dict[str, Any], name: str, default: float, low: float, high: float) -> float:
    """A field that holds a finite number; raises QueryError."""
    if name not in given:
        return default
    value = given[name]
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not low <= value <= high:
        raise QueryError(name, f"Must be a number from {low:g} to {high:g}")
    return float(value)


def flag(given: dict[str, Any], name: str) -> bool:
    """A field that is true or false, false where it is missing; raises QueryError."""
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise QueryError(name, "Must be true or false")
    return value


def listed(given: dict[str, Any], name: str, what: str) -> list[Any]:
    """A field that holds a list; raises QueryError."""
    value = given[name]
    if not isinstance(value, list):
        raise QueryError(name, f"Must be a list of {what}")
    return value


def color_of(name: str, value: Any) -> int:
    """BLACK or WHITE; raises QueryError."""
    color = _COLORS.get(value) if isinstance(value, str) else None
    if color is None:
        raise QueryError(name, f'Must name players "B" or "W", not {shown(value)}')
    return color


def point_of(name: str, value: Any, size: int) -> int:
    """A vertex such as D4, pass or "(3,15)": column and row from the upper left."""
    if isinstance(value, str):
        if value.startswith("(") and value.endswith(")") and len(value) < 10:
            parts = value[1:-1].split(",")
            if len(parts) == 2 and all(
                p.strip().isascii() and p.strip().isdecimal() for p in parts
            ):
                column, row = (int(part) for part in parts)
                if column < size and row < size:
                    return row * size + column
        try:
            return gtp_to_point(value[:20], size)
        except EngineError:
            pass
    last = f"{COLUMN_LETTERS[size - 1]}{size}"
    raise QueryError(name, f"Could not parse vertex {shown(value)}: use A1 to {last}, or pass")


def _pair(name: str, value: Any, size: int) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2:
        raise QueryError(name, f'Must hold pairs like ["B","D4"], not {shown(value)}')
    return color_of(name, value[0]), point_of(name, value[1], size)


def stones_of(given: Any, size: int) -> NDArray[np.int8]:
    """The set-up, int8[N]; raises QueryError."""
    name = "initialStones"
    stones = np.zeros(size * size, np.int8)
    if given is None:
        return stones
    for value in listed({name: given}, name, "stones"):
        color, point = _pair(name, value, size)
        if point == size * size:
            raise QueryError(name, "A pass is no stone")
        if stones[point] not in (EMPTY, color):
            raise QueryError(name, f"Two colors stand on {value[1]}")
        stones[point] = color
    return stones


def moves_of(given: dict[str, Any], size: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Colors and points of the moves; raises QueryError."""
    name = "moves"
    if name not in given:
        raise QueryError(name, 'Must be there: a list of moves like ["B","D4"], empty for none')
    values = listed(given, name, 'moves like ["B","D4"]')
    if len(values) > MOST_MOVES:
        raise QueryError(name, f"Must be at most {MOST_MOVES} moves")
    try:  # as most are written
        table = _vertices(size)
        pairs = [(_COLORS[color], table[vertex]) for color, vertex in values]
    except (KeyError, TypeError, ValueError):
        pairs = [_pair(name, value, size) for value in values]
    return tuple(color for color, _ in pairs), tuple(point for _, point in pairs)


@cache
def _vertices(size: int) -> dict[str, int]:
    """Points by vertex."""
    return {point_to_gtp(point, size): point for point in range(size * size + 1)}


def restrictions_of(given: dict[str, Any], size: int) -> tuple[Restriction, ...]:
    """What `avoidMoves` and `allowMoves` say; raises QueryError."""
    found = []
    for name, only in (("avoidMoves", False), ("allowMoves", True)):
        if name not in given:
            continue
        values = listed(given, name, "objects with player, moves and untilDepth")
        if only and "avoidMoves" in given and values and given["avoidMoves"]:
            raise QueryError(name, "Can't stand beside avoidMoves")
        if only and len(values) > 1:
            raise QueryError(name, "Must be a list of one object")
        for value in values:
            if not isinstance(value, dict):
                raise QueryError(name, "Must be a list of objects")
            if not isinstance(value.get("moves"), list):
                raise QueryError(name, "Each object must have a list of moves")
            found.append(
                Restriction(
                    color=color_of(name, value.get("player")),
                    moves=frozenset(point_of(name, move, size) for move in value["moves"]),
                    until_depth=_depth(name, value),
                    only=only,
                )
            )
    return tuple(found)


def _depth(name: str, value: dict[str, Any]) -> int:
    try:
        return whole_number(value, "untilDepth", None, 1, 1_000_000_000)
    except QueryError as error:
        raise QueryError(name, f"untilDepth: {error}") from None
