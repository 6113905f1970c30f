"""Patterns of the rollout policy: codes of 3x3 and diamond patterns, and their symmetries.

A point next to a pattern's center has one of eight *states*: empty, the player's or the opponent's
stone with one, two, or three and more liberties, or off the board. Codes are relative to one
player; `swap_3x3` and `swap_diamond` give the other player's.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_inline, jit_lean
from engine.go.board import EMPTY
from engine.go.chains import adjacent
from engine.go.state import Number, Position

STATE_EMPTY: Final = 0  # states 1 to 3: the player's stone by liberties; 5 to 7: the opponent's
STATE_WALL: Final = 4
CODES: Final = 1 << 20
"""Number of 3x3 codes: 3 bits for each adjacent point, then 2 for each diagonal one."""
DIAMOND: Final = 12
"""Points at distance 1 and 2 from the last move; the diamond pattern [points]."""
NEAR: Final = 40
"""Points at distance 1 to 4 from the last move [points]."""
CENTER: Final = 36  # first of the two bits of a diamond code for the liberties of its center

_ADJACENT: Final = np.uint32(0o1111)
_DIAGONAL: Final = np.uint32(0x55 << 12)
_DIAMOND: Final = np.uint64(0o111111111111)
_ONE: Final = np.uint64(1)
_TWO: Final = np.uint64(2)


def near_offsets() -> list[tuple[int, int]]:
    """Return the places (down, right) around a point by distance: 12 of the diamond, 12, 16.

    The first eight are in the order of the tables `neighbor` and `diagonal` of a position.
    """
    diamond = [(-1, 0), (0, -1), (0, 1), (1, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)]
    diamond += [(-2, 0), (0, -2), (0, 2), (2, 0)]
    reach = range(-4, 5)
    outer = [(d, r) for d in reach for r in reach if abs(d) + abs(r) in (3, 4)]
    return diamond + sorted(outer, key=lambda place: abs(place[0]) + abs(place[1]))


@cache
def near_table(size: int) -> NDArray[np.int16]:
    """Return the points near each point, int16[N, 40]; N = off the board."""
    points = size * size
    table = np.full((points, NEAR), points, np.int16)
    for point in range(points):
        for i, (down, right) in enumerate(near_offsets()):
            row, column = point // size + down, point % size + right
            if 0 <= row < size and 0 <= column < size:
                table[point, i] = row * size + column
    table.flags.writeable = False
    return table


@cache
def turn_table() -> NDArray[np.int8]:
    """Return where each symmetry moves the places of the diamond, int8[8, 12]."""
    places = near_offsets()[:DIAMOND]
    table = np.empty((8, DIAMOND), np.int8)
    for symmetry in range(8):
        for i, (down, right) in enumerate(places):
            if symmetry & 4:
                down, right = right, down
            down = -down if symmetry & 2 else down
            right = -right if symmetry & 1 else right
            table[symmetry, i] = places.index((down, right))
    table.flags.writeable = False
    return table


def turned_3x3(codes: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Return 3x3 codes (uint32[K]) under the eight symmetries, uint32[8, K]."""
    turned = np.zeros((8, len(codes)), np.uint32)
    for symmetry, places in enumerate(turn_table()):
        for i in range(4):
            adjacent_state = codes >> np.uint32(3 * i) & np.uint32(7)
            turned[symmetry] |= adjacent_state << np.uint32(3 * places[i])
            diagonal_stone = codes >> np.uint32(12 + 2 * i) & np.uint32(3)
            turned[symmetry] |= diagonal_stone << np.uint32(12 + 2 * (places[4 + i] - 4))
    return turned


@cache
def canonical_3x3() -> NDArray[np.uint32]:
    """Return the smallest of the symmetric codes of each 3x3 code, uint32[CODES]."""
    table = turned_3x3(np.arange(CODES, dtype=np.uint32)).min(axis=0)
    table.flags.writeable = False
    return table


def turned_diamonds(codes: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return diamond codes (uint64[K]) under the eight symmetries, uint64[8, K]."""
    turned = np.repeat((codes >> np.uint64(CENTER) << np.uint64(CENTER))[None], 8, axis=0)
    for symmetry, places in enumerate(turn_table()):
        for i in range(DIAMOND):
            state = codes >> np.uint64(3 * i) & np.uint64(7)
            turned[symmetry] |= state << np.uint64(3 * places[i])
    return turned


def eyes_and_dead_ends() -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return which 3x3 codes are the player's true eyes (see `is_true_eye`), and which are walled.

    A walled point has neither an empty point nor a stone of the player beside it, nor a stone of
    the opponent that a move there would capture. Both are bool[CODES].
    """
    codes = np.arange(CODES, dtype=np.uint32)
    beside = [codes >> np.uint32(3 * i) & np.uint32(7) for i in range(4)]
    corners = [codes >> np.uint32(12 + 2 * i) & np.uint32(3) for i in range(4)]
    own = sum(((s >= 1) & (s <= STATE_WALL)).astype(int) for s in beside) == 4
    enemies = sum((s == 3).astype(int) for s in corners)
    at_edge = np.logical_or.reduce([s == 2 for s in corners])
    walled = np.logical_and.reduce([s == STATE_WALL for s in beside])
    dead = np.logical_and.reduce([(s == STATE_WALL) | (s >= 6) for s in beside])
    return np.asarray(own & ~walled & (enemies + at_edge < 2)), dead


@jit_inline
def state(position: Position, grade: NDArray[np.int8], point: Number) -> int:
    """Return the state of a point for Black, from the liberties (1 to 3) of chains by head.

    Empty points and the wall have chain NONE, the last index: `grade` is 0 there.
    """
    stone = position.stones[np.uint16(point)]
    return ((stone & 2) << 1) + grade[position.chain[np.uint16(point)]]


@jit_inline
def code_3x3(position: Position, grade: NDArray[np.int8], point: Number) -> np.uint32:
    """Return the 3x3 code of an empty point for Black."""
    code = 0
    for i in range(4):
        code |= state(position, grade, adjacent(position, point, i)) << (3 * i)
        corner = np.uint16(position.diagonal[np.uint16(point), i])
        code |= (position.stones[corner] & 3) << (12 + 2 * i)
    return np.uint32(code)


@jit_inline
def swap_3x3(code: np.uint32) -> np.uint32:
    """Return the 3x3 code of the other player."""
    stones = (code | (code >> np.uint32(1))) & _ADJACENT
    return np.uint32(
        code ^ (stones << np.uint32(2)) ^ ((code & _DIAGONAL) << np.uint32(1))
    )


@jit_lean
def diamond_code(
    position: Position,
    grade: NDArray[np.int8],
    near: NDArray[np.int16],
    point: Number,
    swapped: bool,
) -> np.uint64:
    """Return the code of the diamond around the last move, for Black or (swapped) for White."""
    code = np.uint64(0)
    for i in range(DIAMOND):
        there = state(position, grade, near[np.uint16(point), i])
        code |= np.uint64(there) << np.uint64(3 * i)
    if swapped:
        code ^= ((code | (code >> _ONE)) & _DIAMOND) << _TWO
    liberties = 0
    if position.stones[np.uint16(point)] != EMPTY:
        liberties = grade[position.chain[np.uint16(point)]]
    return code | (np.uint64(liberties) << np.uint64(CENTER))


def swapped_3x3(codes: NDArray[Any]) -> NDArray[np.uint32]:
    """Return `swap_3x3` of many codes."""
    codes = codes.astype(np.uint32)
    stones = (codes | codes >> np.uint32(1)) & _ADJACENT
    return codes ^ stones << np.uint32(2) ^ (codes & _DIAGONAL) << np.uint32(1)
