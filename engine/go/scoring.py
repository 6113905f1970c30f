"""Area score and ownership of a board as it stands: no stone is considered dead."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_lean
from engine.go.board import EMPTY, NONE, WALL
from engine.go.position import put_stones
from engine.go.state import Position, empty_position

_UNKNOWN = 9  # owner of an empty point whose region was not visited yet


@jit_lean
def _find_owners(position: Position) -> None:
    """Write the owner of every empty point into its `chain_size`, which no chain uses.

    A region of empty points belongs to a color if it touches only that color's stones.
    `next_stone` of the empty points serves as the queue of the walk.
    """
    stones = position.stones
    owner = position.chain_size
    queue = position.next_stone
    points = stones.shape[0] - 1
    for point in range(points):
        if stones[point] == EMPTY:
            owner[point] = _UNKNOWN
    for start in range(points):
        if stones[start] != EMPTY or owner[start] != _UNKNOWN:
            continue
        black = False
        white = False
        owner[start] = 0
        queue[start] = NONE
        last = start
        point = start
        while point != NONE:
            for i in range(4):
                neighbor = position.neighbor[point, i]
                color = stones[neighbor]
                if color == EMPTY:
                    if owner[neighbor] == _UNKNOWN:
                        owner[neighbor] = 0
                        queue[neighbor] = NONE
                        queue[last] = neighbor
                        last = neighbor
                elif color != WALL:
                    black |= color > 0
                    white |= color < 0
            point = queue[point]
        if black != white:
            owner_color = 1 if black else -1
            point = start
            while point != NONE:
                owner[point] = owner_color
                point = queue[point]


@jit_lean
def area_score(position: Position) -> int:
    """Return Black's area minus White's, without komi, counting the board as it stands.

    Tromp-Taylor: stones count for their color, and so do empty points that reach only that color.
    """
    _find_owners(position)
    score = 0
    for point in range(position.stones.shape[0] - 1):
        stone = position.stones[point]
        score += position.chain_size[point] if stone == EMPTY else stone
    return score


@jit_lean
def fill_ownership(position: Position, out: NDArray[np.int8]) -> None:
    """Write the owner of each point, as the board stands, into `out`, int8[N]: color or 0."""
    _find_owners(position)
    for point in range(position.stones.shape[0] - 1):
        stone = position.stones[point]
        out[point] = position.chain_size[point] if stone == EMPTY else stone


def ownership(position: Position, dead: NDArray[np.bool_] | None = None) -> NDArray[np.int8]:
    """Return the owner of each point, int8[N]: BLACK, WHITE or 0; the sum is the area score.

    Stones marked in `dead`, bool[N], are removed before the count.
    """
    points = position.stones.shape[0] - 1
    owners = np.empty(points, np.int8)
    if dead is not None:
        living = np.where(dead, np.int8(EMPTY), position.stones[:points])
        position = empty_position(round(points**0.5), capacity=0)
        put_stones(position, living)
    fill_ownership(position, owners)
    return owners
