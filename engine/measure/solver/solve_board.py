"""Boards of up to 7x7 points as pairs of 64-bit words, for the exact solver.

Point (row, column) is bit row * (size + 1) + column: the spare column keeps shifts from running
over the edge. A board is two words, Black's stones and White's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_inline, jit_lean

ONE: Final = np.uint64(1)
ZERO: Final = np.uint64(0)
_PAIRS: Final = np.uint64(0x5555555555555555)
_NIBBLES: Final = np.uint64(0x3333333333333333)
_BYTES: Final = np.uint64(0x0F0F0F0F0F0F0F0F)
_SUM: Final = np.uint64(0x0101010101010101)
_TWO: Final = np.uint64(2)
_FOUR: Final = np.uint64(4)
_TOP: Final = np.uint64(56)

PARTS: Final = 64  # most chains or regions a board can have


class Bitboard(NamedTuple):
    """Constants of one board size, and scratch arrays for chains and regions."""

    full: np.uint64  # all points
    stride: np.uint64  # bits from a row to the next, size + 1
    points: int  # N
    chain: NDArray[np.uint64]  # [PARTS] scratch: stones of each chain
    around: NDArray[np.uint64]  # [PARTS] scratch: neighbors of each chain
    region: NDArray[np.uint64]  # [PARTS] scratch: points of each region
    state: NDArray[np.int8]  # [2, PARTS] scratch: chains and regions that were dropped


def new_bitboard(size: int) -> Bitboard:
    """Create constants and scratch arrays for one board size, 2 to 7."""
    rows = sum(((1 << size) - 1) << (row * (size + 1)) for row in range(size))
    return Bitboard(
        full=np.uint64(rows),
        stride=np.uint64(size + 1),
        points=size * size,
        chain=np.zeros(PARTS, np.uint64),
        around=np.zeros(PARTS, np.uint64),
        region=np.zeros(PARTS, np.uint64),
        state=np.zeros((2, PARTS), np.int8),
    )


@jit_inline
def count_bits(word: np.uint64) -> int:
    """Return the number of points in a set."""
    word = word - ((word >> ONE) & _PAIRS)
    word = (word & _NIBBLES) + ((word >> _TWO) & _NIBBLES)
    word = (word + (word >> _FOUR)) & _BYTES
    return int(np.int64((word * _SUM) >> _TOP))  # numba keeps the kind: differences need a sign


@jit_inline
def lowest(word: np.uint64) -> np.uint64:
    """Return the first point of a set, as a set."""
    return word & (~word + ONE)


@jit_inline
def bit_number(single: np.uint64) -> int:
    """Return the number of the only bit of a set."""
    return count_bits(single - ONE)


@jit_inline
def spread(board: Bitboard, word: np.uint64) -> np.uint64:
    """Return the neighbors of a set, including points of the set that touch each other."""
    near = (word << ONE) | (word >> ONE) | (word << board.stride) | (word >> board.stride)
    return near & board.full


@jit_inline
def flood(board: Bitboard, seed: np.uint64, within: np.uint64) -> np.uint64:
    """Return the connected points of `within` that contain `seed`, a part of it."""
    grown = seed
    while True:
        wider = (grown | spread(board, grown)) & within
        if wider == grown:
            return grown
        grown = wider


@jit_inline
def captures(
    board: Bitboard, stone: np.uint64, own: np.uint64, other: np.uint64
) -> tuple[bool, np.uint64]:
    """Return whether a stone may be put on an empty point (no suicide), and what it captures."""
    taken = ZERO
    empty = board.full & ~(own | other | stone)
    near = spread(board, stone)
    hit = near & other
    while hit != ZERO:
        chain = flood(board, lowest(hit), other)
        if spread(board, chain) & empty == ZERO:
            taken |= chain
        hit &= ~chain
    if taken != ZERO or near & empty != ZERO:
        return True, taken
    chain = flood(board, stone, own | stone)
    return spread(board, chain) & empty != ZERO, taken


@jit_lean
def pass_alive_chains(board: Bitboard, own: np.uint64, other: np.uint64) -> np.uint64:
    """Return the stones of `own` that are alive even if their owner always passes (Benson 1976)."""
    regions = 0
    rest = board.full & ~own
    while rest != ZERO:
        board.region[regions] = flood(board, lowest(rest), rest)
        rest &= ~board.region[regions]
        regions += 1
    if regions < 2:
        return ZERO
    chains = 0
    rest = own
    while rest != ZERO:
        board.chain[chains] = flood(board, lowest(rest), rest)
        board.around[chains] = spread(board, board.chain[chains])
        rest &= ~board.chain[chains]
        board.state[0, chains] = 0
        chains += 1
    for r in range(regions):
        board.state[1, r] = 0
    dropped = ZERO
    while True:
        before = dropped
        for c in range(chains):
            if board.state[0, c] == 0:
                eyes = 0
                for r in range(regions):
                    area = board.region[r]
                    inside = board.state[1, r] == 0 and area & ~other & ~board.around[c] == ZERO
                    eyes += inside and area & board.around[c] != ZERO
                if eyes < 2:
                    board.state[0, c] = 1
                    dropped |= board.chain[c]
        if dropped == before:
            return own & ~dropped
        for r in range(regions):
            if spread(board, board.region[r]) & dropped != ZERO:
                board.state[1, r] = 1


@jit_lean
def safe_area(board: Bitboard, own: np.uint64, other: np.uint64) -> np.uint64:
    """Return the points certain to be `own`'s: unconditionally alive stones, and what they enclose.

    A region counts if the opponent can't have two eyes in it. The eyes would be points that don't
    touch the living stones: there must be none, one, or two adjacent ones.
    """
    alive = pass_alive_chains(board, own, other)
    if alive == ZERO:
        return ZERO
    safe = alive
    near = spread(board, alive)
    rest = board.full & ~alive
    while rest != ZERO:
        region = flood(board, lowest(rest), rest)
        rest &= ~region
        inner = region & ~near
        first = lowest(inner)
        others = inner & ~first
        if others == ZERO or (others == lowest(others) and spread(board, first) & others != ZERO):
            safe |= region
    return safe


@jit_lean
def area_difference(board: Bitboard, black: np.uint64, white: np.uint64) -> int:
    """Return Black's area minus White's: stones, and empty points that reach only one color."""
    rest = board.full & ~(black | white)
    score = count_bits(black) - count_bits(white)
    while rest != ZERO:
        region = flood(board, lowest(rest), rest)
        rest &= ~region
        near = spread(board, region)
        if near & white == ZERO and near & black != ZERO:
            score += count_bits(region)
        elif near & black == ZERO and near & white != ZERO:
            score -= count_bits(region)
    return score
