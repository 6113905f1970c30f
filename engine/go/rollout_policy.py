"""Play games on with the rollout policy: a fast linear softmax over pattern features."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from engine.base.jit import jit_inline, jit_lean
from engine.go.board import NONE, WHITE
from engine.go.chains import key_after, press, record_entry, release
from engine.go.playouts import draw_share
from engine.go.position import entry_now, turn_key
from engine.go.rollout_board import (
    SHAPE,
    VITAL,
    RolloutBoard,
    rollout_board,
    saving_moves,
    set_board,
    settle_and_update,
)
from engine.go.rollout_patterns import DIAMOND, FOUR_FIRST, NEAR, diamond_code
from engine.go.rollout_tables import (
    NAKADE,
    SAVE_ATARI,
    THREE_AWAY,
    RolloutTables,
    distance_place,
    find_code,
    find_diamond,
    load_weights,
    rollout_tables,
)
from engine.go.state import (
    KO,
    PASSES,
    PAST,
    PLY,
    TO_PLAY,
    Number,
    Position,
    clone,
    copy_position,
    empty_position,
)

_ROUND: Final = 1.5 * 2.0**24  # adding and subtracting it rounds to a multiple of 2^-28
_MOST: Final = 2.0**18


class RolloutPolicy(NamedTuple):
    """A rollout policy and its scratch."""

    board: RolloutBoard
    tables: RolloutTables


def load_policy(path: str, size: int, seed: int) -> RolloutPolicy | None:
    """Return the policy of a file for boards of one size; None if the path is empty.

    Raises
    ------
    WeightsError
        As in `load_weights`.
    """
    if not path:
        return None
    return RolloutPolicy(rollout_board(size, seed), rollout_tables(load_weights(Path(path))))


@jit_lean
def policy_game(
    position: Position,
    last: Number,
    before: Number,
    board: RolloutBoard,
    tables: RolloutTables,
    limit: int,
) -> int:
    """Play on by the rollout policy until two passes or `limit` plies; return the plies played.

    As `random_game`, but each move is drawn with a probability proportional to the product of the
    factors of its features. `last` is the move just played, `before` the one before it; NONE or N
    (a pass): the next move has no features of its place relative to that move. What was captured
    before the start isn't known.
    """
    counters = position.counters
    set_board(position, board, tables)
    entry = entry_now(position)
    turn = turn_key(position)
    color = counters[TO_PLAY]
    passes = counters[PASSES]
    previous, earlier = np.int64(last), np.int64(before)
    plies = 0
    while plies < limit and passes < 2:
        entry ^= turn
        passes += 1
        c = np.intp(color == WHITE)
        held = weigh_turn(position, previous, earlier, board, tables, color)
        after = entry
        move = _draw_move(board, c)
        while move != NONE:
            press(position, np.uint16(move))
            legal, after = key_after(position, np.uint16(move), color, entry)
            if legal:
                break
            release(position, np.uint16(move))
            held = _multiply(board, c, np.uint16(move), 0.0, held)
            move = _draw_move(board, c)
        restore_turn(board, c, held)
        if move == NONE:
            counters[KO] = NONE
            board.nakade[VITAL] = NONE
        else:
            settle_and_update(position, board, tables, np.uint16(move), color)
            entry = after
            passes = 0
        earlier, previous = previous, np.int64(move)
        color = -color
        plies += 1
        record_entry(position, entry)
    counters[TO_PLAY] = color
    counters[PASSES] = passes
    counters[PLY] += plies
    counters[PAST] = 0
    return plies


@jit_lean
def weigh_turn(
    position: Position,
    last: Number,
    before: Number,
    board: RolloutBoard,
    tables: RolloutTables,
    color: Number,
) -> int:
    """Multiply gammas of the player to move by their local features; return those `held`."""
    c = np.intp(color == WHITE)
    for i in range(board.live.shape[0]):
        board.live[i] = board.sums[c, i]
    held = 0
    if last >= 0 and last < position.stones.shape[0] - 1:
        center = np.uint16(last)
        code = diamond_code(board.state, board.near, center, color == WHITE)
        found = find_diamond(tables, code)
        line, symmetry = found >> 3, found & 7
        for i in range(DIAMOND):
            factor = np.float64(tables.response[line, tables.turn[symmetry, i]])
            held = _multiply(board, c, np.uint16(board.near[center, i]), factor, held)
        for i in range(DIAMOND, NEAR):
            factor = tables.factor[THREE_AWAY + (i >= FOUR_FIRST)]
            held = _multiply(board, c, np.uint16(board.near[center, i]), factor, held)
        for k in range(saving_moves(position, board, center, color)):
            point = np.uint16(board.marked[k])
            held = _multiply(board, c, point, tables.factor[SAVE_ATARI], held)
        if board.nakade[VITAL] != NONE:
            factor = tables.factor[NAKADE + board.nakade[SHAPE]]
            held = _multiply(board, c, np.uint16(board.nakade[VITAL]), factor, held)
    if position.counters[KO] != NONE:
        held = _multiply(board, c, np.uint16(position.counters[KO]), 0.0, held)
    if len(tables.distance) > 0:
        held = _weigh_second_set(last, before, board, tables, color, held)
    return held


@jit_lean
def _weigh_second_set(
    last: Number,
    before: Number,
    board: RolloutBoard,
    tables: RolloutTables,
    color: Number,
    held: int,
) -> int:
    """Multiply gammas by the features of the second set; return how many are `held` by now."""
    c = np.intp(color == WHITE)
    size = board.live.shape[0]
    for point in range(size * size):
        if board.gamma[c, point] > 0.0:
            code = diamond_code(board.state, board.near, np.uint16(point), color == WHITE)
            factor = tables.spot[find_code(tables.spot_key, tables.spot_row, code)]
            if 0 <= last < size * size:
                factor *= tables.distance[0, distance_place(size, point, last)]
            if 0 <= before < size * size:
                factor *= tables.distance[1, distance_place(size, point, before)]
            held = _multiply(board, c, np.uint16(point), factor, held)
    return held


@jit_inline
def _multiply(board: RolloutBoard, c: Number, point: np.uint16, factor: float, held: int) -> int:
    """Multiply a gamma for this turn; return how many are to be restored."""
    before = board.gamma[c, point]
    if before > 0.0:
        after = (min(before * factor, _MOST) + _ROUND) - _ROUND
        board.held[held] = before
        board.held_point[held] = point
        board.gamma[c, point] = after
        board.live[board.line[point]] += after - before
        held += 1
    return held


@jit_lean
def restore_turn(board: RolloutBoard, c: Number, held: int) -> None:
    """Undo the changes of gamma by `weigh_turn`."""
    for k in range(held):
        i = np.uint64(held - 1 - k)
        board.gamma[c, np.uint16(board.held_point[i])] = board.held[i]


@jit_inline
def _draw_move(board: RolloutBoard, c: Number) -> int:
    """Draw a point with probability proportional to its gamma; NONE if all are 0."""
    total = 0.0
    size = board.live.shape[0]
    for i in range(size):
        total += board.live[i]
    if total <= 0.0:
        return NONE
    rest = draw_share(board.random) * total
    line = 0
    for i in range(size):
        if board.live[i] > 0.0:
            line = i
            if rest < board.live[i]:
                break
            rest -= board.live[i]
    move = NONE
    for point in range(line * size, (line + 1) * size):
        gamma = board.gamma[c, np.uint16(point)]
        if gamma > 0.0:
            move = point
            if rest < gamma:
                break
            rest -= gamma
    return move


@jit_lean
def _policy_games(
    start: Position,
    position: Position,
    board: RolloutBoard,
    tables: RolloutTables,
    games: int,
    limit: int,
) -> int:
    """Play `games` games from `start` in `position`; return the plies of all games together."""
    plies = 0
    for _ in range(games):
        copy_position(start, position)
        plies += policy_game(position, NONE, NONE, board, tables, limit)
    return plies


def policy_games(size: int, games: int, tables: RolloutTables, seed: int = 0) -> tuple[int, int]:
    """Play games by the rollout policy from the empty board, each to its end or 3 N plies.

    Returns the number of games, and of all their moves and passes.
    """
    limit = 3 * size * size
    start = empty_position(size, capacity=limit)
    board = rollout_board(size, seed)
    return games, _policy_games(start, clone(start), board, tables, games, limit)
