"""Patterns of the rollout policy: codes of 3x3 and diamond patterns, and their symmetries.

A point next to a pattern's center has one of eight *states*: empty, the player's or the opponent's
stone with one, two, or three and more liberties, or off the board. Codes are relative to one
player; swapping colors flips bit 2 of the states of stones.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_inline
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
FOUR_FIRST: Final = 24  # first place of `near_offsets` at distance 4
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
    codes = np.arange(CODES, dtype=np.uint32)
    table: NDArray[np.uint32] = turned_3x3(codes).min(axis=0)
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


@cache
def crowded_codes() -> NDArray[np.uint8]:
    """Return which players' moves may leave one liberty or none, uint8[4096] by low bits of a code.

    Bit 0 is the player's move, bit 1 the opponent's. All other moves have two empty points beside
    them, or a chain of their own with three liberties, or they capture.
    """
    codes = np.arange(4096)
    beside = np.array([codes >> 3 * i & 7 for i in range(4)])
    crowded = (beside == STATE_EMPTY).sum(axis=0) < 2
    own = crowded & ~((beside == 3) | (beside == 5)).any(axis=0)
    other = crowded & ~((beside == 7) | (beside == 1)).any(axis=0)
    table: NDArray[np.uint8] = (own + 2 * other).astype(np.uint8)
    table.flags.writeable = False
    return table


@jit_inline
def code_3x3(position: Position, state: NDArray[np.uint8], point: Number) -> np.uint32:
    """Return the 3x3 code of an empty point for Black; `state`, uint8[N + 1], is Black's."""
    code = np.uint32(0)
    for i in range(4):
        there = np.uint32(state[adjacent(position, point, i)])
        code |= there << np.uint32(3 * i)
        corner = np.uint16(position.diagonal[np.uint16(point), i])
        code |= np.uint32(position.stones[corner] & 3) << np.uint32(12 + 2 * i)
    return code


@jit_inline
def diamond_code(
    state: NDArray[np.uint8], near: NDArray[np.int16], point: np.uint16, swapped: bool
) -> np.uint64:
    """Return the code of the diamond around the last move, for Black or (swapped) for White.

    `state`, uint8[N + 1], is Black's.
    """
    code = np.uint64(0)
    for i in range(DIAMOND):
        there = np.uint64(state[np.uint16(near[point, i])])
        code |= there << np.uint64(3 * i)
    if swapped:
        code ^= ((code | (code >> _ONE)) & _DIAMOND) << _TWO
    return code | (np.uint64(state[point] & 3) << np.uint64(CENTER))


def swapped_3x3(codes: NDArray[Any]) -> NDArray[np.uint32]:
    """Return the 3x3 codes of the other player."""
    codes = codes.astype(np.uint32)
    stones = (codes | codes >> np.uint32(1)) & _ADJACENT
    swapped: NDArray[np.uint32] = (
        codes ^ stones << np.uint32(2) ^ (codes & _DIAGONAL) << np.uint32(1)
    )
    return swapped
