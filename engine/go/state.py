"""The arrays of a position (stones, chains, history), and how positions are created and copied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_inline, jit_lean, jit_view
from engine.go.board import BLACK, HISTORY, NONE, WALL, board_tables
from engine.go.rules import Rules

TO_PLAY: Final = 0  # counter: color of the player to move
KO: Final = 1  # counter: point where the player to move may not retake a simple ko, or NONE
PASSES: Final = 2  # counter: consecutive passes up to now
PLY: Final = 3  # counter: moves and passes since the start (the set-up)
BLACK_CAPTURED: Final = 4  # counter: black stones captured so far
WHITE_CAPTURED: Final = 5  # counter: white stones captured so far
SUPERKO: Final = 6  # counter: the ko rule, one of SIMPLE, POSITIONAL, SITUATIONAL
SUICIDE: Final = 7  # counter: 1 when suicide of two or more stones is legal
HASHES: Final = 8  # counter: entries of `hashes` in use; the last one is the current position
PAST: Final = 9  # counter: boards written to `past` since the start
COUNTERS: Final = 16

SIMPLE: Final = 0
POSITIONAL: Final = 1
SITUATIONAL: Final = 2
KO_RULES: Final = {"simple": SIMPLE, "positional": POSITIONAL, "situational": SITUATIONAL}

FILTER_WORDS: Final = 64  # length of `seen`: 64 words of 64 bits

Number: TypeAlias = int | np.integer[Any]
"""A point, color or row: a Python number or an array's element."""


class Position(NamedTuple):
    """A game's position; with a leading axis T on every per-game array, T games side by side.

    The first three arrays are shared and read-only; all others are changed in place.
    """

    neighbor: NDArray[np.int16]  # [N, 4] orthogonal neighbors, N = off the board
    diagonal: NDArray[np.int16]  # [N, 4] diagonal neighbors, N = off the board
    key: NDArray[np.uint64]  # [2, N] Zobrist key of a stone, row 0 Black, row 1 White
    stones: NDArray[np.int8]  # [N + 1] color of each point, WALL at N
    chain: NDArray[np.int16]  # [N + 1] head point of the stone's chain, NONE if empty
    next_stone: NDArray[np.int16]  # [N + 1] circular list of the stones of a chain
    liberties: NDArray[np.int16]  # [N + 1] by head: pseudo-liberties (edges to empty points)
    chain_size: NDArray[np.int16]  # [N + 1] by head: stones
    chain_key: NDArray[np.uint64]  # [N + 1] by head: xor of the stones' keys
    past: NDArray[np.int8]  # [8, N] ring of earlier boards; use `past_stones`
    hashes: NDArray[np.uint64]  # [H] superko key of every position so far, the current one last
    seen: NDArray[np.uint64]  # [64] 4096-bit filter of hashes: a clear bit proves "never seen"
    counters: NDArray[np.int32]  # [16] see TO_PLAY, KO, ...


def empty_position(
    rules_or_size: Rules | int,
    *,
    superko: str = "positional",
    suicide: bool = False,
    capacity: int | None = None,
) -> Position:
    """Return an empty board with Black to move.

    Parameters
    ----------
    rules_or_size
        Rules (size, ko rule, suicide), or a size for which the keywords state the rest.
    superko
        "positional", "situational" or "simple".
    suicide
        Whether suicide of two or more stones is legal.
    capacity
        Plies whose keys can be recorded; later ones push out the oldest keys. Default 4 N + 64.
    """
    if isinstance(rules_or_size, Rules):
        size, superko = rules_or_size.size, rules_or_size.superko
        suicide = rules_or_size.suicide
    else:
        size = rules_or_size
    batch = position_batch(1, size, superko=superko, suicide=suicide, capacity=capacity)
    return Position._make([*batch[:3], *(array[0] for array in batch[3:])])


def position_batch(
    count: int,
    size: int,
    *,
    superko: str = "positional",
    suicide: bool = False,
    capacity: int | None = None,
) -> Position:
    """Return `count` empty boards with a leading axis on per-game arrays; see `empty_position`."""
    tables = board_tables(size)
    points = size * size
    plies = 4 * points + 64 if capacity is None else max(capacity, HISTORY)
    batch = Position(
        *tables,
        stones=np.zeros((count, points + 1), np.int8),
        chain=np.full((count, points + 1), NONE, np.int16),
        next_stone=np.full((count, points + 1), NONE, np.int16),
        liberties=np.zeros((count, points + 1), np.int16),
        chain_size=np.zeros((count, points + 1), np.int16),
        chain_key=np.zeros((count, points + 1), np.uint64),
        past=np.zeros((count, HISTORY, points), np.int8),
        hashes=np.zeros((count, plies + 1), np.uint64),
        seen=np.zeros((count, FILTER_WORDS), np.uint64),
        counters=np.zeros((count, COUNTERS), np.int32),
    )
    batch.stones[:, points] = WALL
    batch.counters[:, TO_PLAY] = BLACK
    batch.counters[:, KO] = NONE
    batch.counters[:, SUPERKO] = KO_RULES[superko]
    batch.counters[:, SUICIDE] = suicide
    batch.counters[:, HASHES] = 1  # the empty board, key 0
    batch.seen[:, 0] = 1
    return batch


def clone(position: Position) -> Position:
    """Return a copy of a position or batch that shares only the read-only tables."""
    return Position._make([*position[:3], *(array.copy() for array in position[3:])])


def as_batch(position: Position) -> Position:
    """Return a position as a batch of one; the arrays are shared."""
    return Position._make([*position[:3], *(array[None] for array in position[3:])])


def stack_positions(positions: Sequence[Position]) -> Position:
    """Return positions on boards of one size as a batch; the arrays are copied."""
    parts = zip(*(position[3:] for position in positions), strict=True)
    return Position._make([*positions[0][:3], *map(np.stack, parts)])


def take_rows(positions: Position, rows: NDArray[np.intp]) -> Position:
    """Return copies of some games of a batch, as a batch."""
    return Position._make([*positions[:3], *(array[rows] for array in positions[3:])])


def without_passes(positions: Position, rows: NDArray[np.intp]) -> Position:
    """Return copies of rows of a batch without the passes that led there.

    A ko that was forbidden before these passes is forgotten.
    """
    batch = take_rows(positions, rows)
    counters = batch.counters
    passes = counters[:, PASSES].copy()
    counters[:, TO_PLAY] *= np.where(passes % 2, -1, 1)
    for counter, least in ((PAST, 0), (PLY, 0), (HASHES, 1)):
        counters[:, counter] = np.maximum(counters[:, counter] - passes, least)
    counters[:, KO] = NONE
    counters[:, PASSES] = 0
    return batch


@jit_view
def row(batch: Position, t: Number) -> Position:
    """Return views of game `t` of a batch: moves played on it change the batch."""
    return Position(
        batch.neighbor,
        batch.diagonal,
        batch.key,
        batch.stones[t],
        batch.chain[t],
        batch.next_stone[t],
        batch.liberties[t],
        batch.chain_size[t],
        batch.chain_key[t],
        batch.past[t],
        batch.hashes[t],
        batch.seen[t],
        batch.counters[t],
    )


@jit_lean
def copy_position(source: Position, target: Position) -> None:
    """Overwrite `target` with `source`; the sizes must agree, capacities may differ."""
    points = source.stones.shape[0] - 1
    _copy(source.stones, target.stones, points)
    _copy(source.chain, target.chain, points)
    _copy(source.next_stone, target.next_stone, points)
    _copy(source.liberties, target.liberties, points)
    _copy(source.chain_size, target.chain_size, points)
    _copy(source.chain_key, target.chain_key, points)
    _copy(source.seen, target.seen, FILTER_WORDS)
    _copy(source.counters, target.counters, COUNTERS)
    for age in range(min(source.counters[PAST], HISTORY)):
        for point in range(points):
            target.past[age, point] = source.past[age, point]
    count = source.counters[HASHES]
    skipped = max(count - target.hashes.shape[0], 0)
    for i in range(count - skipped):
        target.hashes[i] = source.hashes[skipped + i]
    target.counters[HASHES] = count - skipped


@jit_inline
def _copy(source: NDArray[Any], target: NDArray[Any], count: int) -> None:
    for i in range(count):
        target[i] = source[i]
