"""The state of the rollout policy for a position, updated move by move.

Chains by their liberties, 3x3 codes of empty points, and for both players the factor *gamma* of a
move there: exp(weight of the 3x3 pattern), times that of self-atari. A move changes the points
around it, around the stones it captures, and the liberties of chains that it touches; only these
are looked at again. Gammas are multiples of 2^-28 up to 2^18, so that sums of them are exact.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_inline, jit_lean
from engine.go.board import BLACK, EMPTY, NONE, WHITE
from engine.go.chains import adjacent, settle
from engine.go.playouts import random_state
from engine.go.rollout_patterns import STATE_EMPTY, STATE_WALL, code_3x3, crowded_codes, near_table
from engine.go.rollout_tables import SELF_ATARI, RolloutTables
from engine.go.state import SUICIDE, Number, Position

FREE: Final = 0  # after a move its chain has two liberties or more, or the move captures
ATARI: Final = 1  # after a move its chain has one liberty
STIFLED: Final = 2  # after a move its chain has no liberty
_OCCUPIED: Final = -1
VITAL: Final = 0  # entry of `nakade`: vital point of the stones just captured, or NONE
SHAPE: Final = 1  # entry of `nakade`: their shape, as in the order of `rollout_tables.OTHERS`


class RolloutBoard(NamedTuple):
    """Scratch of the rollout policy for one board size; `set_board` fills it for a position."""

    near: NDArray[np.int16]  # [N, 40] see `near_table`
    line: NDArray[np.int16]  # [N + 1] row of each point
    crowded: NDArray[np.uint8]  # [4096] see `crowded_codes`
    state: NDArray[np.uint8]  # [N + 1] state of each point for Black, see `rollout_patterns`
    first: NDArray[np.int16]  # [N + 1] by head: a liberty
    second: NDArray[np.int16]  # [N + 1] by head: another one, where there are two
    code: NDArray[np.int32]  # [N] 3x3 code for Black, -1 where a stone is
    breath: NDArray[np.int8]  # [2, N] of Black's and White's move: FREE, ATARI or STIFLED
    gamma: NDArray[np.float64]  # [2, N + 1] for Black and White; 0: never played
    sums: NDArray[np.float64]  # [2, size] of gamma by row
    live: NDArray[np.float64]  # [size] sums of the player to move with the local features
    held: NDArray[np.float64]  # [3 N + 64] gammas replaced this turn
    held_point: NDArray[np.int16]  # [3 N + 64] and their points
    is_marked: NDArray[np.bool_]  # [N + 1]
    marked: NDArray[np.int16]  # [N]
    removed: NDArray[np.int16]  # [N]
    nakade: NDArray[np.int16]  # [2] vital point of the stones just captured or NONE, and its shape
    random: NDArray[np.uint64]  # [1]


def rollout_board(size: int, seed: int) -> RolloutBoard:
    """Return room for rollouts on boards of one size."""
    points = size * size
    return RolloutBoard(
        near=near_table(size),
        line=(np.arange(points + 1) // size).clip(max=size - 1).astype(np.int16),
        crowded=crowded_codes(),
        state=np.full(points + 1, STATE_WALL, np.uint8),
        first=np.zeros(points + 1, np.int16),
        second=np.zeros(points + 1, np.int16),
        code=np.zeros(points, np.int32),
        breath=np.zeros((2, points), np.int8),
        gamma=np.zeros((2, points + 1), np.float64),
        sums=np.zeros((2, size), np.float64),
        live=np.zeros(size, np.float64),
        held=np.zeros(3 * points + 64, np.float64),
        held_point=np.zeros(3 * points + 64, np.int16),
        is_marked=np.zeros(points + 1, np.bool_),
        marked=np.zeros(points, np.int16),
        removed=np.zeros(points, np.int16),
        nakade=np.full(2, NONE, np.int16),
        random=random_state(seed),
    )


@jit_lean
def set_board(position: Position, board: RolloutBoard, tables: RolloutTables) -> None:
    """Compute everything for a position."""
    points = position.stones.shape[0] - 1
    board.nakade[VITAL] = NONE
    for point in range(points):
        board.state[point] = STATE_EMPTY
        board.is_marked[point] = True  # all are looked at below
    for point in range(points):
        if position.chain[point] == point:
            _update_chain(position, board, np.uint16(point), True, 0)
    for c in range(2):
        for i in range(board.sums.shape[1]):
            board.sums[c, i] = 0.0
        for point in range(points):
            board.gamma[c, point] = 0.0
    for point in range(points):
        board.code[point] = _OCCUPIED
        board.is_marked[point] = False
        if position.stones[point] == EMPTY:
            _refresh(position, board, tables, np.uint16(point))


@jit_lean
def settle_and_update(
    position: Position, board: RolloutBoard, tables: RolloutTables, move: np.uint16, color: Number
) -> None:
    """Play a pressed point as `settle` does, and bring the board up to date."""
    own = 0 if color == BLACK else STATE_WALL
    lowest, highest = 4, 0
    for i in range(4):
        neighbor = adjacent(position, move, i)
        if position.stones[neighbor] == color:
            liberties = int(board.state[neighbor]) - own
            lowest, highest = min(lowest, liberties), max(highest, liberties)
    removed = settle(position, move, color)
    board.code[move] = _OCCUPIED
    board.nakade[VITAL] = NONE
    for c in range(2):
        board.sums[c, board.line[move]] -= board.gamma[c, move]
        board.gamma[c, move] = 0.0
    if removed > 0:
        _list_removed(position, board, move)
    count = 0
    head = position.chain[move]
    if head != NONE:
        board.state[move] = own + lowest
        count = _update_chain(position, board, np.uint16(head), lowest != highest, count)
        _find_nakade(position, board, removed)
    for k in range(removed):
        point = np.uint16(board.removed[k])
        count = _mark(position, board, point, count)
        count = _mark_around(position, board, point, head, count)
    count = _mark_around(position, board, move, head, count)
    for k in range(count):
        point = np.uint16(board.marked[k])
        board.is_marked[point] = False
        _refresh(position, board, tables, point)


@jit_inline
def _mark(position: Position, board: RolloutBoard, point: np.uint16, count: int) -> int:
    """Note that an empty point has to be looked at again; return the number of such points."""
    if position.stones[point] == EMPTY and not board.is_marked[point]:
        board.is_marked[point] = True
        board.marked[count] = point
        count += 1
    return count


@jit_inline
def _mark_around(
    position: Position, board: RolloutBoard, point: np.uint16, own: Number, count: int
) -> int:
    """Update the chains beside a changed point, but for the chain `own`; mark what changes."""
    for i in range(4):
        neighbor = adjacent(position, point, i)
        count = _mark(position, board, neighbor, count)
        count = _mark(position, board, np.uint16(position.diagonal[point, i]), count)
        head = position.chain[neighbor]
        if head != NONE and head != own:
            count = _update_chain(position, board, np.uint16(head), False, count)
    return count


@jit_lean
def _update_chain(
    position: Position, board: RolloutBoard, head: np.uint16, mixed: bool, count: int
) -> int:
    """Find up to three liberties of a chain, and mark the points that see another number of them.

    With one liberty `second` repeats it. A set-up chain may have none, which count as one, and
    both are its head. If there are one or two they are marked in any case: they may be others than
    before. `mixed`: not all stones of the chain have the state of its head.
    """
    first = head
    second = head
    found = 0
    stone = head
    while found < 3:
        for i in range(4):
            place = adjacent(position, stone, i)
            if position.stones[place] == EMPTY and place != first and place != second:
                found += 1
                if found == 1:
                    first = place
                    second = place
                elif found == 2:
                    second = place
                else:
                    break
        stone = np.uint16(position.next_stone[stone])
        if stone == head:
            break
    board.first[head] = first
    board.second[head] = second
    found = max(found, 1)
    state = np.uint8(found if position.stones[head] == BLACK else STATE_WALL + found)
    if mixed or board.state[head] != state:
        stone = head
        while True:
            board.state[stone] = state
            if found == 3:
                for i in range(4):
                    count = _mark(position, board, adjacent(position, stone, i), count)
            stone = np.uint16(position.next_stone[stone])
            if stone == head:
                break
    if found < 3:
        count = _mark(position, board, first, count)
        count = _mark(position, board, second, count)
    return count


@jit_lean
def _breath(position: Position, board: RolloutBoard, point: np.uint16, own: int) -> int:
    """Return the liberties of the chain that a move makes, as a class: FREE, ATARI or STIFLED.

    `own` is 0 for Black's move and 4 for White's.
    """
    liberty = np.int64(NONE)
    for i in range(4):
        neighbor = adjacent(position, point, i)
        state = board.state[neighbor]
        other = np.int64(NONE)
        if state == STATE_EMPTY:
            other = np.int64(neighbor)
        elif state == own + 3 or state == 5 - own:
            return FREE
        elif state == own + 2:
            head = position.chain[neighbor]
            other = np.int64(board.first[head]) + board.second[head] - np.int64(point)
        if other != NONE:
            if liberty != NONE and other != liberty:
                return FREE
            liberty = other
    return STIFLED if liberty == NONE else ATARI


@jit_inline
def _refresh(
    position: Position, board: RolloutBoard, tables: RolloutTables, point: np.uint16
) -> None:
    """Compute code, breath and gammas of an empty point, and correct the sums."""
    code = code_3x3(position, board.state, point)
    board.code[point] = code
    crowded = board.crowded[code & np.uint32(4095)]
    for c in range(2):
        breath = FREE
        gamma = float(tables.pattern[code, c])
        if (crowded >> c) & 1:
            breath = _breath(position, board, point, STATE_WALL * c)
            if breath != FREE:
                gamma *= tables.factor[SELF_ATARI]
                if breath == STIFLED and position.counters[SUICIDE] == 0:
                    gamma = 0.0
        board.breath[c, point] = breath
        board.sums[c, board.line[point]] += gamma - board.gamma[c, point]
        board.gamma[c, point] = gamma


@jit_inline
def _list_removed(position: Position, board: RolloutBoard, move: np.uint16) -> None:
    """List the points that a move emptied; they lie around it, or at it (suicide)."""
    count = 0
    for i in range(5):
        point = move if i == 4 else adjacent(position, move, i)
        if position.stones[point] == EMPTY:
            while board.code[point] == _OCCUPIED:
                board.code[point] = 0
                board.state[point] = STATE_EMPTY
                board.removed[count] = point
                count += 1
                point = np.uint16(position.next_stone[point])


@jit_lean
def _find_nakade(position: Position, board: RolloutBoard, removed: int) -> None:
    """Note the vital point of captured stones if they had a shape that one move kills.

    Three in a row or bent; pyramid four, crossed five, bulky five, rabbity six: the point beside
    most of the others.
    """
    if removed < 3 or removed > 6:
        return
    edges = 0
    most = 0
    vital = np.int16(NONE)
    for k in range(removed):
        beside = 0
        for i in range(4):
            neighbor = adjacent(position, board.removed[k], i)
            for j in range(removed):
                beside += neighbor == np.uint16(board.removed[j])
        edges += beside
        if beside > most:
            most = beside
            vital = board.removed[k]
    kind = NONE
    if removed == 3 and edges == 4:
        kind = 0
    elif removed == 4 and most == 3:
        kind = 1
    elif removed == 5 and most == 4:
        kind = 2
    elif removed == 5 and most == 3 and edges == 10:
        kind = 3
    elif removed == 6 and most == 4 and edges == 12:
        kind = 4
    if kind != NONE:
        board.nakade[VITAL] = vital
        board.nakade[SHAPE] = kind


@jit_lean
def saving_moves(position: Position, board: RolloutBoard, last: Number, color: Number) -> int:
    """List the moves that save a chain which the last move put into atari; return their number.

    They extend to two liberties, or capture something, at the chain's last liberty; or capture a
    chain beside it. The list is in `marked`.
    """
    count = 0
    c = np.intp(color == WHITE)
    own_atari = STATE_WALL * c + 1
    other_atari = 5 - STATE_WALL * c
    for i in range(4):
        neighbor = adjacent(position, last, i)
        if board.state[neighbor] == own_atari:
            head = np.uint16(position.chain[neighbor])
            liberty = np.uint16(board.first[head])
            if board.breath[c, liberty] == FREE:
                count = _mark(position, board, liberty, count)
            stone = head
            while True:
                for j in range(4):
                    beside = adjacent(position, stone, j)
                    if board.state[beside] == other_atari:
                        other = np.uint16(board.first[position.chain[beside]])
                        count = _mark(position, board, other, count)
                stone = np.uint16(position.next_stone[stone])
                if stone == head:
                    break
    for k in range(count):
        board.is_marked[board.marked[k]] = False
    return count
