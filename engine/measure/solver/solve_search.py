"""The search behind `engine.measure.solver.solve`: does Black get at least a given number of
points?

A null-window search with iterative deepening. Outcomes are in Black's frame: PROVEN and -PROVEN are
final and are stored as bounds; LIKELY and -LIKELY are guesses at the horizon, which order the moves
of the next, deeper search; REPEAT says that a board was repeated.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_inline, jit_lean
from engine.measure.solver.solve_board import (
    ONE,
    ZERO,
    Bitboard,
    area_difference,
    bit_number,
    captures,
    count_bits,
    flood,
    lowest,
    safe_area,
    spread,
)
from engine.measure.solver.solve_table import NO_MOVE, Table, find_slot

PROVEN: Final = 2
LIKELY: Final = 1
REPEAT: Final = 0
UNFINISHED: Final = 99  # outcome if the nodes or the table ran out
_OPEN: Final = 98  # no outcome yet: the node's moves have to be searched

NODES: Final = 0  # counter: nodes so far
LIMIT: Final = 1  # counter: number of nodes at which to pause
ENTRIES: Final = 2  # counter: entries of the table in use
HORIZON: Final = 3
"""Counter: guesses made at the horizon; without any, a deeper search finds nothing new."""
ALONG_LINE: Final = 4
"""Counter: 1 if boards of the line may not be repeated and no results are stored."""

_COUNT: Final = 0  # frame: number of moves
_NEXT: Final = 1  # frame: number of the next move to search
_BEST: Final = 2  # frame: best outcome so far, seen from the player to move
_BEST_MOVE: Final = 3  # frame: the move with the best outcome

PASS: Final = 63  # number of the pass among the points' bits
PLIES: Final = 400  # longest line [plies]

_WHITE_TO_PLAY: Final = np.uint64(1 << 63)
_KO_SHIFT: Final = np.uint64(57)
_NO_KO: Final = np.uint64(63)

# Terms of the order in which moves are tried, in points of the guessed score after the move;
# measured on late 7x7 positions.
_SAFE_POINT: Final = 2
_URGENT: Final = 4
_REMEMBERED: Final = 4
_KILLER: Final = 8
_REPLY: Final = 16
_VALUE_SHIFT: Final = 32
_WINS_AT_ONCE: Final = 1 << 57


class Memory(NamedTuple):
    """Data of a search besides the table."""

    counters: NDArray[np.int64]  # [8] see NODES, ...
    path: NDArray[np.uint64]  # [PLIES, 3] stones of both colors along the line, and the ko point
    frame: NDArray[np.int64]  # [PLIES, 4] progress of each node of the line, see _COUNT, ...
    history: NDArray[np.int64]  # [2, 64] how often a point was the best move, by player
    killer: NDArray[np.int8]  # [PLIES, 2] last best moves at this ply
    reply: NDArray[np.int8]  # [2, 64] last best move after an opponent's move, by player
    order: NDArray[np.int64]  # [PLIES, 64] priority of each move
    moves: NDArray[np.int8]  # [PLIES, 64]


def new_memory() -> Memory:
    """Create an empty memory."""
    return Memory(
        counters=np.zeros(8, np.int64),
        path=np.zeros((PLIES, 3), np.uint64),
        frame=np.zeros((PLIES, 4), np.int64),
        history=np.zeros((2, 64), np.int64),
        killer=np.full((PLIES, 2), NO_MOVE, np.int8),
        reply=np.full((2, 64), NO_MOVE, np.int8),
        order=np.zeros((PLIES, 64), np.int64),
        moves=np.zeros((PLIES, 64), np.int8),
    )


@jit_inline
def _key(memory: Memory, ply: int, color: int) -> tuple[np.uint64, np.uint64]:
    """Return the two words that identify the position at a ply of the line."""
    ko = memory.path[ply, 2]
    number = _NO_KO if ko == ZERO else np.uint64(bit_number(ko) + 1)
    first = memory.path[ply, 0] | (_WHITE_TO_PLAY if color < 0 else ZERO)
    return first, memory.path[ply, 1] | (number << _KO_SHIFT)


@jit_inline
def _store(
    table: Table,
    memory: Memory,
    ply: int,
    color: int,
    goal: int,
    depth: int,
    outcome: int,
    move: int,
) -> None:
    """Store the result for the position at a ply of the line."""
    first, second = _key(memory, ply, color)
    slot = find_slot(table, first, second)
    if table.white[slot] == ZERO:
        memory.counters[ENTRIES] += 1
        table.black[slot] = first
        table.white[slot] = second
    if outcome == PROVEN:
        table.low[slot] = max(goal, int(table.low[slot]))
    elif outcome == -PROVEN:
        table.high[slot] = min(goal - 1, int(table.high[slot]))
    else:
        table.guess[slot, 0] = goal
        table.guess[slot, 1] = min(depth, 127)
        table.guess[slot, 2] = outcome
    if move != NO_MOVE:
        table.move[slot] = move


@jit_inline
def _guess(
    board: Bitboard,
    black: np.uint64,
    white: np.uint64,
    black_safe: np.uint64,
    white_safe: np.uint64,
) -> int:
    """Return a rough score: stones, safe areas, and empty points that one color is nearer to."""
    black = (black & ~white_safe) | black_safe
    white = (white & ~black_safe) | white_safe
    for _ in range(3):
        empty = board.full & ~(black | white)
        near_black = spread(board, black) & empty
        near_white = spread(board, white) & empty
        black |= near_black & ~near_white
        white |= near_white & ~near_black
    return count_bits(black) - count_bits(white)


@jit_inline
def _last_liberties(board: Bitboard, black: np.uint64, white: np.uint64) -> np.uint64:
    """Return the liberties of all chains in atari."""
    last_liberties = ZERO
    rest = black | white
    while rest != ZERO:
        seed = lowest(rest)
        chain = flood(board, seed, black if black & seed != ZERO else white)
        rest &= ~chain
        liberties = spread(board, chain) & board.full & ~(black | white)
        if liberties == lowest(liberties):
            last_liberties |= liberties
    return last_liberties


@jit_lean
def _list_moves(
    board: Bitboard,
    memory: Memory,
    black: np.uint64,
    white: np.uint64,
    color: int,
    points: np.uint64,
    black_safe: np.uint64,
    white_safe: np.uint64,
    goal: int,
    ply: int,
    last: int,
    remembered: int,
) -> int:
    """Write the legal moves among `points` and their priorities; return their number."""
    side = 0 if color > 0 else 1
    own, other = (black, white) if color > 0 else (white, black)
    other_safe = white_safe if color > 0 else black_safe
    urgent = _last_liberties(board, black, white)
    count = 0
    while points != ZERO:
        point = lowest(points)
        points &= ~point
        legal, taken = captures(board, point, own, other)
        if not legal:
            continue
        move = bit_number(point)
        own_after, other_after = own | point, other & ~taken
        safe = safe_area(board, own_after, other_after)
        least = 2 * count_bits(safe) - board.points  # score that the mover is certain to get
        if least >= (goal if color > 0 else 1 - goal):
            value = _WINS_AT_ONCE
        else:
            value = 100 + _SAFE_POINT * count_bits(safe)
            value += _guess(board, own_after, other_after, safe, other_safe & ~safe)
            if point & urgent != ZERO:
                value += _URGENT
            if move == memory.killer[ply, 0] or move == memory.killer[ply, 1]:
                value += _KILLER
            if move == memory.reply[side, last]:
                value += _REPLY
            if move == remembered:
                value += _REMEMBERED
            value = (value << _VALUE_SHIFT) + memory.history[side, move]
        memory.moves[ply, count] = move
        memory.order[ply, count] = value
        count += 1
    return count


@jit_inline
def _take_best(memory: Memory, ply: int, i: int, count: int) -> int:
    """Swap the best of the moves from number i on into place i, and return it."""
    order, moves = memory.order[ply], memory.moves[ply]
    best = i
    for j in range(i + 1, count):
        if order[j] > order[best]:
            best = j
    move = moves[best]
    moves[best], order[best] = moves[i], order[i]
    moves[i] = move
    return int(move)


@jit_inline
def _remember_answer(memory: Memory, side: int, ply: int, last: int, move: int, depth: int) -> None:
    memory.history[side, move] += depth * depth
    memory.reply[side, last] = move
    if memory.killer[ply, 0] != move:
        memory.killer[ply, 1] = memory.killer[ply, 0]
        memory.killer[ply, 0] = move


@jit_inline
def _came_back(memory: Memory, ply: int) -> bool:
    """Return whether the line had this ply's board before, other than just before a pass."""
    black, white = memory.path[ply, 0], memory.path[ply, 1]
    repeated = False
    for i in range(ply - 1):
        repeated |= memory.path[i, 0] == black and memory.path[i, 1] == white
    return repeated


@jit_inline
def _make_move(board: Bitboard, memory: Memory, ply: int, color: int, move: int) -> None:
    """Write the position after a legal move to the next ply of the line."""
    black, white, ko = memory.path[ply, 0], memory.path[ply, 1], ZERO
    if move != PASS:
        own, other = (black, white) if color > 0 else (white, black)
        point = ONE << np.uint64(move)
        _, taken = captures(board, point, own, other)
        own |= point
        other &= ~taken
        if taken != ZERO and taken == lowest(taken) and spread(board, point) & ~other == taken:
            ko = taken
        black, white = (own, other) if color > 0 else (other, own)
    memory.path[ply + 1, 0] = black
    memory.path[ply + 1, 1] = white
    memory.path[ply + 1, 2] = ko


@jit_lean
def _enter(
    board: Bitboard,
    table: Table,
    memory: Memory,
    color: int,
    goal: int,
    depth: int,
    ply: int,
    last: int,
) -> int:
    """Return the stored or certain outcome at a ply of the line; _OPEN if moves were listed."""
    counters = memory.counters
    counters[NODES] += 1
    if 4 * counters[ENTRIES] > 3 * table.black.shape[0] or counters[NODES] >= counters[LIMIT]:
        return UNFINISHED
    remembered = NO_MOVE
    first, second = _key(memory, ply, color)
    slot = find_slot(table, first, second)
    if table.white[slot] != ZERO:
        if table.low[slot] >= goal:
            return PROVEN
        if table.high[slot] < goal:
            return -PROVEN
        if table.guess[slot, 0] == goal and table.guess[slot, 1] >= depth:
            counters[HORIZON] += 1
            return int(table.guess[slot, 2])
        remembered = int(table.move[slot])
    black, white, ko = memory.path[ply, 0], memory.path[ply, 1], memory.path[ply, 2]
    black_safe = safe_area(board, black, white)
    white_safe = safe_area(board, white, black)
    if 2 * count_bits(black_safe) - board.points >= goal:
        return PROVEN
    if board.points - 2 * count_bits(white_safe) < goal:
        return -PROVEN
    if depth <= 0 or ply >= PLIES - 2:
        counters[HORIZON] += 1
        return LIKELY if _guess(board, black, white, black_safe, white_safe) >= goal else -LIKELY
    points = board.full & ~(black | white | black_safe | white_safe | ko)
    count = _list_moves(
        board, memory, black, white, color, points, black_safe, white_safe, goal, ply, last,
        remembered,
    )  # fmt: skip
    area = area_difference(
        board, (black & ~white_safe) | black_safe, (white & ~black_safe) | white_safe
    )
    if (area >= goal) == (color > 0):  # else the opponent passes too and has won
        memory.moves[ply, count] = PASS
        memory.order[ply, count] = 0
        count += 1
    memory.frame[ply, _COUNT] = count
    memory.frame[ply, _NEXT] = 0
    memory.frame[ply, _BEST] = -PROVEN  # a player without moves has lost
    memory.frame[ply, _BEST_MOVE] = NO_MOVE
    return _OPEN


@jit_lean
def search(
    board: Bitboard, table: Table, memory: Memory, color: int, goal: int, depth: int, start: int
) -> int:
    """Return whether Black gets at least `goal` points, as far as `depth` plies show.

    Parameters
    ----------
    memory
        `path[start]` holds the position, earlier entries the boards that led to it.
    color
        Player to move.
    goal
        Area of Black less area of White [points].

    Returns
    -------
    int
        PROVEN, LIKELY, REPEAT, -LIKELY, -PROVEN in Black's frame, or UNFINISHED.
    """
    frame = memory.frame
    along_line = memory.counters[ALONG_LINE] != 0
    ply, last = start, PASS
    outcome = _enter(board, table, memory, color, goal, depth, ply, last)
    if outcome != _OPEN:
        return outcome
    while True:
        best = frame[ply, _BEST]
        i = frame[ply, _NEXT]
        if best > 0 or i == frame[ply, _COUNT]:
            best_move = int(frame[ply, _BEST_MOVE])
            left = depth - (ply - start)
            before = int(memory.moves[ply - 1, frame[ply - 1, _NEXT] - 1]) if ply > start else PASS
            if best > 0 and best_move != PASS:
                _remember_answer(memory, 0 if color > 0 else 1, ply, before, best_move, left)
            if not along_line:
                _store(table, memory, ply, color, goal, left, color * best, best_move)
            outcome = color * best
            if ply == start:
                return int(outcome)
            ply -= 1
            color = -color
        else:
            last = _take_best(memory, ply, i, frame[ply, _COUNT])
            frame[ply, _NEXT] = i + 1
            _make_move(board, memory, ply, color, last)
            if last != PASS and _came_back(memory, ply + 1):
                if along_line:
                    continue  # superko
                outcome = REPEAT
            else:
                left = depth - (ply + 1 - start)
                outcome = _enter(board, table, memory, -color, goal, left, ply + 1, last)
                if outcome == UNFINISHED:
                    return UNFINISHED
                if outcome == _OPEN:
                    ply += 1
                    color = -color
                    continue
        if color * outcome > frame[ply, _BEST]:
            frame[ply, _BEST] = color * outcome
            frame[ply, _BEST_MOVE] = memory.moves[ply, frame[ply, _NEXT] - 1]
