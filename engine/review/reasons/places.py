"""Names of places and groups of stones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.base.translation import tr
from engine.go.board import BLACK
from engine.go.coords import point_to_gtp

_PLACES: Final = (
    (tr("in the upper left"), tr("at the top"), tr("in the upper right")),
    (tr("on the left side"), tr("in the center"), tr("on the right side")),
    (tr("in the lower left"), tr("at the bottom"), tr("in the lower right")),
)
"""Ninths of the board, rows from the top."""


def place_name(points: Sequence[int], size: int) -> str:
    """Return where the center of some points is: "in the upper left"."""
    rows, columns = zip(*(divmod(point, size) for point in points), strict=True)
    return _PLACES[_third(rows, size)][_third(columns, size)]


def _third(places: Sequence[int], size: int) -> int:
    mean = (sum(places) / len(places) + 0.5) / size
    return min(int(3.0 * mean), 2)


def stones_name(stones: Sequence[int], color: int, size: int) -> str:
    """Return what stones are called: "the 6 black stones around D4"."""
    if len(stones) == 1:
        point = point_to_gtp(stones[0], size)
        if color == BLACK:
            return tr("the black stone at {point}", point=point)
        return tr("the white stone at {point}", point=point)
    point, count = point_to_gtp(middle_stone(stones, size), size), len(stones)
    if color == BLACK:
        return tr("the {n} black stones around {point}", n=count, point=point)
    return tr("the {n} white stones around {point}", n=count, point=point)


def middle_stone(stones: Sequence[int], size: int) -> int:
    """Return the stone nearest to the center of some stones."""
    places = [divmod(stone, size) for stone in stones]
    row, column = (sum(axis) / len(places) for axis in zip(*places, strict=True))
    return min(stones, key=lambda s: ((s // size - row) ** 2 + (s % size - column) ** 2, s))


def player_name(color: int) -> str:
    """Return "Black" or "White"."""
    return tr("Black") if color == BLACK else tr("White")
