"""Area score and ownership, as the board stands."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_lean
from engine.go.board import EMPTY, NONE, WALL
from engine.go.position import Position, empty_position, put_stones

_UNKNOWN = 9  # owner of an empty point whose region was not walked yet


@jit_lean
def _find_owners(position: Position) -> None:
    """Write the owner of every empty point into its `chain_size`, which no chain uses.

    A region of empty points is a color's when it touches only that color's stones. `next_stone`
    of the empty points serves as the queue of the walk.
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
                there = stones[neighbor]
                if there == EMPTY:
                    if owner[neighbor] == _UNKNOWN:
                        owner[neighbor] = 0
                        queue[neighbor] = NONE
                        queue[last] = neighbor
                        last = neighbor
                elif there != WALL:
                    black |= there > 0
                    white |= there < 0
            point = queue[point]
        if black != white:
            color = 1 if black else -1
            point = start
            while point != NONE:
                owner[point] = color
                point = queue[point]


@jit_lean
def area_score(position: Position) -> int:
    """Black's area minus White's, without komi, counting the board exactly as it stands.

    Notes
    -----
    Tromp-Taylor: stones count for their color, and so do empty points that reach only that color.
    """
    _find_owners(position)
    score = 0
    for point in range(position.stones.shape[0] - 1):
        there = position.stones[point]
        score += position.chain_size[point] if there == EMPTY else there
    return score


@jit_lean
def fill_ownership(position: Position, out: NDArray[np.int8]) -> None:
    """Write the owner of each point as the board stands: BLACK, WHITE or 0.

    Parameters
    ----------
    out : int8[N]
        Written in full.
    """
    _find_owners(position)
    for point in range(position.stones.shape[0] - 1):
        there = position.stones[point]
        out[point] = position.chain_size[point] if there == EMPTY else there


def ownership(position: Position, dead: NDArray[np.bool_] | None = None) -> NDArray[np.int8]:
    """The owner of each point, BLACK, WHITE or 0; its sum is the area score without komi.

    Parameters
    ----------
    dead : bool[N]
        Stones to take off the board before counting.

    Returns
    -------
    int8[N]
    """
    points = position.stones.shape[0] - 1
    owners = np.empty(points, np.int8)
    if dead is not None:
        living = np.where(dead, np.int8(EMPTY), position.stones[:points])
        position = empty_position(round(points**0.5), capacity=0)
        put_stones(position, living)
    fill_ownership(position, owners)
    return owners
