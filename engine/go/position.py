"""Positions: legality and play for every ko rule, history, set-up and replay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import IllegalMoveError
from engine.base.jit import jit, jit_inline, jit_lean
from engine.base.translation import tr
from engine.go.board import EMPTY, HISTORY, NONE, WHITE
from engine.go.chains import (
    join_stone,
    key_after,
    press,
    record_entry,
    release,
    settle,
    stone_key,
    was_seen,
)
from engine.go.coords import point_to_gtp
from engine.go.rules import Rules
from engine.go.state import (
    BLACK_CAPTURED,
    HASHES,
    KO,
    PASSES,
    PAST,
    PLY,
    SIMPLE,
    SITUATIONAL,
    SUPERKO,
    TO_PLAY,
    WHITE_CAPTURED,
    Number,
    Position,
    clone,
    empty_position,
    row,
)
from engine.go.tactics import is_true_eye

_ZERO: Final = np.uint64(0)
_WHITE_TO_PLAY: Final = np.uint64(0x9E3779B97F4A7C15)  # key of "White to move"
_MIX: Final = np.uint64(0xD6E8FEB86659FD93)
_MIX_SHIFT: Final = np.uint64(32)


@jit_inline
def entry_now(position: Position) -> np.uint64:
    """Return the current superko key: of the board and, under situational superko, the turn."""
    entry: np.uint64 = position.hashes[np.uint32(position.counters[HASHES] - 1)]
    return entry


@jit_inline
def turn_key(position: Position) -> np.uint64:
    """Return the change of the superko key at every ply, besides that of the stones."""
    return _WHITE_TO_PLAY if position.counters[SUPERKO] == SITUATIONAL else _ZERO


@jit_inline
def is_legal(position: Position, point: Number) -> bool:
    """Return whether the player to move may play `point`, superko included; passing is legal.

    The move is tried on the position itself and taken back: use a position in one thread only.
    """
    return _is_legal(position, np.intp(point))


@jit_lean
def _is_legal(position: Position, point: np.intp) -> bool:
    """Implement `is_legal`, compiled once for all argument types and constants."""
    counters = position.counters
    if point == position.stones.shape[0] - 1:
        return True
    if position.stones[point] != EMPTY or point == counters[KO]:
        return False
    press(position, point)
    entry = entry_now(position) ^ turn_key(position)
    legal, _ = key_after(position, point, counters[TO_PLAY], entry)
    release(position, point)
    return legal


@jit_lean
def legal_moves(position: Position, out: NDArray[np.bool_]) -> int:
    """Mark all legal moves of the player to move, and return their number.

    `out`, bool[A], is written in full; index N is pass, which is always legal.
    """
    counters = position.counters
    points = position.stones.shape[0] - 1
    color = counters[TO_PLAY]
    entry = entry_now(position) ^ turn_key(position)
    out[points] = True
    count = 1
    for point in range(points):
        out[point] = False
        if position.stones[point] == EMPTY and point != counters[KO]:
            press(position, point)
            out[point], _ = key_after(position, point, color, entry)
            release(position, point)
            count += out[point]
    return count


def legal_moves_of(positions: Position) -> NDArray[np.bool_]:
    """Return the legal moves of positions with a leading axis T, bool[T, A]."""
    legal = np.zeros(positions.stones.shape, np.bool_)
    _fill_legal(positions, legal)
    return legal


@jit
def _fill_legal(positions: Position, legal: NDArray[np.bool_]) -> None:
    for t in range(len(legal)):
        legal_moves(row(positions, t), legal[t])


@jit_lean
def sensible_moves(position: Position, out: NDArray[np.bool_]) -> None:
    """Mark the legal moves that don't fill a true eye of the player to move's own.

    `out`, bool[A], is written in full; index N, pass, is marked only if there is no other.
    """
    points = position.stones.shape[0] - 1
    count = legal_moves(position, out) - 1
    for point in range(points):
        if out[point] and is_true_eye(position, point, position.counters[TO_PLAY]):
            out[point] = False
            count -= 1
    out[points] = count == 0


@jit_lean
def superko_bans(position: Position, out: NDArray[np.bool_]) -> None:
    """Mark the moves that superko alone forbids.

    The first N entries of `out` (bool) are written; a simple-ko point is not marked.
    """
    counters = position.counters
    points = position.stones.shape[0] - 1
    color = counters[TO_PLAY]
    rule = counters[SUPERKO]
    entry = entry_now(position) ^ turn_key(position)
    counters[SUPERKO] = SIMPLE  # `key_after` then checks everything but superko
    for point in range(points):
        out[point] = False
        if rule != SIMPLE and position.stones[point] == EMPTY and point != counters[KO]:
            press(position, point)
            legal, after = key_after(position, point, color, entry)
            out[point] = legal and was_seen(position, after)
            release(position, point)
    counters[SUPERKO] = rule


@jit_inline
def play(position: Position, point: Number) -> None:
    """Play a legal move or a pass (index N) for the player to move."""
    _play(position, np.intp(point))


@jit_lean
def _play(position: Position, point: np.intp) -> None:
    """Implement `play`, compiled once for all argument types and constants."""
    counters = position.counters
    stones = position.stones
    points = stones.shape[0] - 1
    slot = counters[PAST] & (HISTORY - 1)
    for i in range(points):
        position.past[slot, i] = stones[i]
    counters[PAST] += 1
    entry = entry_now(position) ^ turn_key(position)
    color = counters[TO_PLAY]
    if point == points:
        counters[KO] = NONE
        counters[PASSES] += 1
    else:
        press(position, point)
        _, entry = key_after(position, point, color, entry)
        settle(position, point, color)
        counters[PASSES] = 0
    counters[TO_PLAY] = -color
    counters[PLY] += 1
    record_entry(position, entry)


@jit_lean
def position_key(position: Position) -> np.uint64:
    """Return the key of the board and the player to move."""
    entry = entry_now(position)
    if position.counters[TO_PLAY] == WHITE and position.counters[SUPERKO] != SITUATIONAL:
        entry ^= _WHITE_TO_PLAY
    return entry


@jit_lean
def history_key(position: Position) -> np.uint64:
    """Return the key of all network inputs: last 8 boards, turn, ko point, history length.

    Positions with equal keys get equal evaluations; moves banned by superko are not included.
    """
    counters = position.counters
    steps = min(counters[PAST], HISTORY - 1)
    mixed = position_key(position) ^ np.uint64((steps + 1) * 512 + counters[KO] + 1)
    last = counters[HASHES] - 1
    for age in range(1, steps + 1):
        mixed = (mixed ^ (mixed >> _MIX_SHIFT)) * _MIX
        mixed ^= position.hashes[last - age]
    mixed = (mixed ^ (mixed >> _MIX_SHIFT)) * _MIX
    mixed ^= mixed >> _MIX_SHIFT
    return mixed


@jit_lean
def past_stones(position: Position, steps: Number, out: NDArray[np.int8]) -> bool:
    """Copy the board `steps` plies ago (0 = current, at most 7) to `out`, int8[N].

    Returns False, and leaves `out` alone, if the game is not that old.
    """
    points = position.stones.shape[0] - 1
    past = position.counters[PAST]
    if steps == 0:
        for point in range(points):
            out[point] = position.stones[point]
        return True
    if steps > past or steps >= HISTORY:
        return False
    slot = (past - steps) & (HISTORY - 1)
    for point in range(points):
        out[point] = position.past[slot, point]
    return True


@jit_lean
def put_stones(position: Position, stones: NDArray[np.int8]) -> None:
    """Put stones (int8[N]) on an empty position and start its history there.

    Chains without liberties are allowed; they stay until a move is played on them.
    """
    entry = _ZERO
    for point in range(stones.shape[0]):
        if stones[point] != EMPTY:
            press(position, point)
            join_stone(position, point, stones[point])
            entry ^= stone_key(position, point, stones[point])
    if position.counters[TO_PLAY] == WHITE and position.counters[SUPERKO] == SITUATIONAL:
        entry ^= _WHITE_TO_PLAY
    position.counters[HASHES] = 0
    position.seen[0] = _ZERO
    record_entry(position, entry)


def set_up(
    rules: Rules,
    stones: NDArray[np.int8],
    to_play: int,
    *,
    captured: tuple[int, int] = (0, 0),
    capacity: int | None = None,
) -> Position:
    """Return a position whose history starts with these stones, see `put_stones`.

    `captured` are the numbers of black and white stones captured before.
    """
    position = empty_position(rules, capacity=capacity)
    position.counters[TO_PLAY] = to_play
    put_stones(position, np.array(stones, np.int8))  # a read-only one has kernels of its own
    position.counters[[BLACK_CAPTURED, WHITE_CAPTURED]] = captured
    return position


def replay(position: Position, moves: Iterable[int]) -> None:
    """Play moves one after the other; the players alternate.

    Raises
    ------
    IllegalMoveError
        The message names the move's number in this list, its vertex and the reason. The moves
        before it were played.
    """
    size = round((position.stones.shape[-1] - 1) ** 0.5)
    for number, move in enumerate(moves, start=1):
        reason = illegal_reason(position, move)
        if reason is not None:
            vertex = point_to_gtp(move, size) if 0 <= move <= size * size else str(move)
            raise IllegalMoveError(
                tr(
                    "move {number}: illegal move {vertex} ({reason}); the position stands "
                    "before this move",
                    number=number,
                    vertex=vertex,
                    reason=reason,
                )
            )
        play(position, move)


def illegal_reason(position: Position, point: int) -> str | None:
    """Return why the player to move may not play `point`; None if the move is legal.

    Reasons: "off the board", "occupied", "ko", "superko" or "suicide".
    """
    points = position.stones.shape[0] - 1
    if not 0 <= point <= points:
        return "off the board"
    if is_legal(position, point):
        return None
    if position.stones[point] != EMPTY:
        return "occupied"
    if point == position.counters[KO]:
        return "ko"
    without_history = clone(position)
    without_history.counters[SUPERKO] = SIMPLE
    return "superko" if is_legal(without_history, point) else "suicide"
