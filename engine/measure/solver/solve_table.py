"""The exact solver's table of positions: proven bounds, and guesses of unfinished searches."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_inline, jit_lean
from engine.measure.solver.solve_board import ONE, ZERO

NO_MOVE: Final = -1  # marks an unknown move

_MIX: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX_SHIFT: Final = np.uint64(29)


class Table(NamedTuple):
    """Hash table of results with 2^n slots, keyed by the stones; nothing is ever replaced."""

    black: NDArray[np.uint64]  # [S] Black's stones, and in the top bit the player to move
    white: NDArray[np.uint64]  # [S] White's stones, and above them the ko point; 0 = free slot
    low: NDArray[np.int8]  # [S] proven: Black gets at least this
    high: NDArray[np.int8]  # [S] proven: Black gets at most this
    guess: NDArray[np.int8]  # [S, 3] goal, depth and outcome of the last search without proof
    move: NDArray[np.int8]  # [S] best move of the last search, or NO_MOVE


def new_table(slots: int) -> Table:
    """Create an empty table; `slots` is a power of two."""
    return Table(
        black=np.zeros(slots, np.uint64),
        white=np.zeros(slots, np.uint64),
        low=np.full(slots, -127, np.int8),
        high=np.full(slots, 127, np.int8),
        guess=np.zeros((slots, 3), np.int8),
        move=np.full(slots, NO_MOVE, np.int8),
    )


@jit_inline
def find_slot(table: Table, first: np.uint64, second: np.uint64) -> int:
    """Return the slot of a position, or the free slot where it belongs."""
    mask = np.uint64(table.black.shape[0] - 1)
    slot = (first * _MIX) ^ ((second + (first >> _MIX_SHIFT)) * _MIX)
    slot = (slot ^ (slot >> _MIX_SHIFT)) * _MIX
    slot = (slot ^ (slot >> _MIX_SHIFT)) & mask
    while table.white[slot] != ZERO and (table.black[slot] != first or table.white[slot] != second):
        slot = (slot + ONE) & mask
    return int(slot)


@jit_lean
def rehash(old: Table, new: Table) -> None:
    """Copy all results into a larger, empty table."""
    for i in range(old.black.shape[0]):
        if old.white[i] != ZERO:
            slot = find_slot(new, old.black[i], old.white[i])
            new.black[slot] = old.black[i]
            new.white[slot] = old.white[i]
            new.low[slot] = old.low[i]
            new.high[slot] = old.high[i]
            new.move[slot] = old.move[i]
            for j in range(3):
                new.guess[slot, j] = old.guess[i, j]
