"""Points, colors, and the tables shared by all boards of one size.

A point is `row * size + column`, 0 at the upper left; index N = size * size stands for "pass" in
moves and for "off the board" (a wall) in neighbor tables.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

EMPTY: Final = 0
BLACK: Final = 1
WHITE: Final = -1
WALL: Final = 2  # color of the sentinel point N, the neighbor of edge points off the board
NONE: Final = -1  # no point, no row, no move

HISTORY: Final = 8  # boards that a feature set may use: the current one and seven earlier ones

MIN_SIZE: Final = 2
MAX_SIZE: Final = 25


class BoardTables(NamedTuple):
    """Read-only tables of one board size, shared by all positions of that size."""

    neighbor: NDArray[np.int16]  # [N, 4] orthogonal neighbors, N = off the board
    diagonal: NDArray[np.int16]  # [N, 4] diagonal neighbors, N = off the board
    key: NDArray[np.uint64]  # [2, N] Zobrist key of a stone, row 0 Black, row 1 White


@cache
def board_tables(size: int) -> BoardTables:
    """Return the tables of a `size` x `size` board."""
    points = size * size

    def table(steps: tuple[tuple[int, int], ...]) -> NDArray[np.int16]:
        out = np.full((points, 4), points, np.int16)
        for point in range(points):
            for i, (down, right) in enumerate(steps):
                row, column = point // size + down, point % size + right
                if 0 <= row < size and 0 <= column < size:
                    out[point, i] = row * size + column
        out.flags.writeable = False
        return out

    keys = np.random.default_rng(0x5A1).integers(1, 2**63, (2, MAX_SIZE**2), np.uint64)
    keys = np.ascontiguousarray(keys[:, :points])
    keys.flags.writeable = False
    return BoardTables(
        neighbor=table(((-1, 0), (0, -1), (0, 1), (1, 0))),
        diagonal=table(((-1, -1), (-1, 1), (1, -1), (1, 1))),
        key=keys,
    )


def stones_without_liberties(boards: NDArray[np.int8]) -> NDArray[np.bool_]:
    """Return which points of boards [B, N] hold stones without liberties, as only set-ups can."""
    neighbor = board_tables(math.isqrt(boards.shape[1])).neighbor
    wall = ((0, 0), (0, 1))
    around = np.pad(boards, wall, constant_values=WALL)[:, neighbor]
    stones, same = boards != EMPTY, around == boards[..., None]
    alive, before = stones & (around == EMPTY).any(2), -1
    while before != (before := int(alive.sum())):  # liberties spread along chains, step by step
        alive |= stones & (same & np.pad(alive, wall)[:, neighbor]).any(2)
    captured: NDArray[np.bool_] = stones & ~alive
    return captured


def moves_by_turns(moves: Iterable[tuple[int, int]], points: int) -> list[int]:
    """Return the moves of a game, with passes added so that the colors alternate.

    `moves` holds color and point of each move; a pass is written as `points`, the number of points.
    """
    alternating: list[int] = []
    turn = 0
    for color, point in moves:
        if turn and color != turn:
            alternating.append(points)
        alternating.append(point)
        turn = -color
    return alternating
