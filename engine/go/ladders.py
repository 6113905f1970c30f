"""Ladders: decide whether a chain of one or two liberties can be captured by ataris alone.

The search plays on a copy of the stones, takes moves back, and keeps its own stack, so that a long
ladder needs neither copies of positions nor deep recursion. Its rules: the defender may extend, or
capture an adjacent chain in atari; two liberties on the attacker's turn are a new decision, three
are an escape; a ko that the attacker has to win first is an escape; suicide and simple ko are
forbidden; superko is ignored.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit, jit_inline, jit_lean
from engine.go.board import EMPTY, NONE, WALL
from engine.go.state import Number

NODE_LIMIT: Final = 25_000  # moves after which a search stops and reports an escape

_MOVE: Final = 0  # move played from this node
_KO: Final = 1  # ko point at this node
_NEXT: Final = 2  # index in `moves` of the next candidate
_END: Final = 3  # end of the candidates in `moves`
_REMOVED: Final = 4  # captured stones on the path to this node
_FIELDS: Final = 5

_SAFE: Final = 0
_CAUGHT: Final = 1


class LadderBoard(NamedTuple):
    """Scratch arrays of a ladder search."""

    neighbor: NDArray[np.int16]  # [N, 4] orthogonal neighbors, N = off the board
    stones: NDArray[np.int8]  # [N + 1] color of each point, WALL at N
    mark: NDArray[np.int32]  # [N + 1] stamp of the last walk that visited the point
    stamp: NDArray[np.int32]  # [1] the newest stamp
    walk: NDArray[np.int16]  # [N] stones of the chain walked last
    rim: NDArray[np.int16]  # [N] stones of the target's chain, while its attackers are listed
    liberty: NDArray[np.int16]  # [3] liberties counted by the last walk
    moves: NDArray[np.int16]  # [4 N] candidates of all nodes on the path
    removed: NDArray[np.int16]  # [3 N] captured stones of all nodes on the path
    frame: NDArray[np.int32]  # [2 N, 5] nodes on the path


@jit
def ladder_board(neighbor: NDArray[np.int16]) -> LadderBoard:
    """Allocate the scratch arrays for boards with these neighbors."""
    points = neighbor.shape[0]
    board = LadderBoard(
        neighbor=neighbor,
        stones=np.zeros(points + 1, np.int8),
        mark=np.zeros(points + 1, np.int32),
        stamp=np.zeros(1, np.int32),
        walk=np.zeros(points, np.int16),
        rim=np.zeros(points, np.int16),
        liberty=np.zeros(3, np.int16),
        moves=np.zeros(4 * points, np.int16),
        removed=np.zeros(3 * points, np.int16),
        frame=np.zeros((2 * points, _FIELDS), np.int32),
    )
    board.stones[points] = WALL
    return board


@jit_inline
def _walk_chain(board: LadderBoard, start: Number, limit: Number) -> tuple[int, int]:
    """Walk the chain at `start` until `limit` (at most 3) liberties are counted.

    Returns the number of liberties, listed in `liberty`, and of stones, listed in `walk`.
    """
    return _walk(board, np.intp(start), np.intp(limit))


@jit_lean
def _walk(board: LadderBoard, start: np.intp, limit: np.intp) -> tuple[int, int]:
    """Implement `_walk_chain`, compiled once for all argument types and constants."""
    board.stamp[0] += 1
    stamp = board.stamp[0]
    color = board.stones[start]
    board.walk[0] = start
    board.mark[start] = stamp
    count = 1
    free = 0
    k = 0
    while k < count:
        for i in range(4):
            neighbor = board.neighbor[board.walk[k], i]
            if board.mark[neighbor] == stamp:
                continue
            if board.stones[neighbor] == color:
                board.mark[neighbor] = stamp
                board.walk[count] = neighbor
                count += 1
            elif board.stones[neighbor] == EMPTY:
                board.mark[neighbor] = stamp
                board.liberty[free] = neighbor
                free += 1
                if free >= limit:
                    return free, count
        k += 1
    return free, count


@jit_lean
def _try_move(
    board: LadderBoard, point: Number, color: Number, ko: Number, removed: Number
) -> Number:
    """Play a stone unless ko or suicide forbid it; append captured stones to `board.removed`.

    Returns the new length of `board.removed`, which was `removed`; NONE if the move is forbidden.
    """
    if point == ko or board.stones[point] != EMPTY:
        return NONE
    stones = board.stones
    stones[point] = color
    before = removed
    for i in range(4):
        neighbor = board.neighbor[point, i]
        if stones[neighbor] == -color:
            free, count = _walk_chain(board, neighbor, 1)
            if free == 0:
                for k in range(count):
                    stones[board.walk[k]] = EMPTY
                    board.removed[removed] = board.walk[k]
                    removed += 1
    if removed == before and _walk_chain(board, point, 1)[0] == 0:
        stones[point] = EMPTY
        return NONE
    return removed


@jit_lean
def _take_back(
    board: LadderBoard, point: Number, color: Number, first: Number, last: Number
) -> None:
    """Undo `_try_move`: put the stones removed[first:last] back."""
    board.stones[point] = EMPTY
    for k in range(first, last):
        board.stones[board.removed[k]] = -color


@jit_lean
def _ko_after(board: LadderBoard, point: Number, first: Number, last: Number) -> Number:
    """Return the ko point after a move that captured removed[first:last], or NONE."""
    if last - first != 1:
        return NONE
    free, count = _walk_chain(board, point, 2)
    return board.removed[first] if free == 1 and count == 1 else NONE


@jit_lean
def _list_captures(board: LadderBoard, target: Number, first: Number) -> Number:
    """Append to `moves`, from index `first`, the points that capture an atari chain at the target.

    These are chains in atari next to the target's chain. Returns the end of the list.
    """
    color = board.stones[target]
    board.stamp[0] += 1
    stamp = board.stamp[0]
    count = 1
    board.rim[0] = target
    board.mark[target] = stamp
    k = 0
    while k < count:
        for i in range(4):
            neighbor = board.neighbor[board.rim[k], i]
            if board.stones[neighbor] == color and board.mark[neighbor] != stamp:
                board.mark[neighbor] = stamp
                board.rim[count] = neighbor
                count += 1
        k += 1
    last = first
    for k in range(count):
        for i in range(4):
            neighbor = board.neighbor[board.rim[k], i]
            if board.stones[neighbor] == -color:
                free, _ = _walk_chain(board, neighbor, 2)
                if free == 1:
                    is_listed = False
                    for m in range(first, last):
                        is_listed |= board.moves[m] == board.liberty[0]
                    if not is_listed and last < board.moves.shape[0] - 1:
                        board.moves[last] = board.liberty[0]
                        last += 1
    return last


@jit_lean
def _takes_ko(board: LadderBoard, point: Number, attacker: Number) -> bool:
    """Return whether the attacker's move would capture a lone stone amid defenders only."""
    lone = 0
    for i in range(4):
        neighbor = board.neighbor[point, i]
        if board.stones[neighbor] != -attacker and board.stones[neighbor] != WALL:
            return False
        if board.stones[neighbor] == -attacker:
            free, count = _walk_chain(board, neighbor, 2)
            if free == 1:
                if count > 1:
                    return False
                lone += 1
    return lone == 1


@jit_lean
def _dies_by_double_ko(board: LadderBoard, target: Number, first: Number, removed: Number) -> bool:
    """Return whether both liberties of the target are kos and the defender can fill neither.

    The target's two liberties are `moves[first]` and `moves[first + 1]`.
    """
    defender = np.intp(board.stones[target])
    for k in range(first, first + 2):
        if not _takes_ko(board, board.moves[k], -defender):
            return False
    for k in range(first, first + 2):
        point = np.intp(board.moves[k])
        last = _try_move(board, point, defender, np.intp(NONE), removed)
        if last != NONE:
            free, _ = _walk_chain(board, target, 3)
            _take_back(board, point, defender, removed, last)
            if free > 2:
                return False
    return _list_captures(board, target, first + 2) == first + 2


@jit_lean
def _enter(board: LadderBoard, target: Number, depth: Number) -> int:
    """Decide the node at `depth`, or list its candidates (fields _NEXT to _END of its frame).

    Returns _CAUGHT, _SAFE, or NONE while undecided.
    """
    node = board.frame[depth]
    attacking = depth & 1 == 1
    first = np.intp(node[_NEXT])
    node[_END] = first
    free, _ = _walk_chain(board, target, 3)
    if attacking:
        if free != 2:
            return _SAFE if free > 2 else _CAUGHT
        board.moves[first] = board.liberty[0]
        board.moves[first + 1] = board.liberty[1]
        if _dies_by_double_ko(board, target, first, np.intp(node[_REMOVED])):
            return _CAUGHT
        node[_END] = first + 2
        return NONE
    if free > 1 or node[_KO] != NONE:
        return _SAFE
    own_liberty = board.liberty[0]
    last = _list_captures(board, target, first)
    if free == 1:
        board.moves[last] = own_liberty
        last += 1
    node[_END] = last
    return NONE


@jit_lean
def _search(board: LadderBoard, target: Number, only: np.intp) -> bool:
    """Return whether the chain at `target` is caught if its owner, the defender, moves first.

    The defender's first move is `only`, unless that is NONE.
    """
    defender = np.intp(board.stones[target])
    frame = board.frame
    frame_limit = frame.shape[0] - 1
    move_limit = board.moves.shape[0] - 8
    depth = np.intp(0)  # even: the defender's turn
    nodes = 0
    frame[0, _KO] = NONE
    frame[0, _NEXT] = 0
    frame[0, _REMOVED] = 0
    outcome = _enter(board, target, depth)
    if only != NONE:
        board.moves[0] = only
        frame[0, _END] = 1
        outcome = NONE
    while True:
        node = frame[depth]
        attacking = depth & 1 == 1
        mover = -defender if attacking else defender
        if outcome == NONE and node[_NEXT] == node[_END]:
            outcome = _SAFE if attacking else _CAUGHT
        if outcome != NONE:
            if depth == 0:
                return outcome == _CAUGHT
            depth -= 1
            first = np.intp(frame[depth, _REMOVED])
            _take_back(board, np.intp(frame[depth, _MOVE]), -mover, first, np.intp(node[_REMOVED]))
            if (outcome == _CAUGHT) == attacking:
                outcome = NONE  # this move failed: try the next one
            continue
        nodes += 1
        if nodes > NODE_LIMIT or depth == frame_limit or node[_END] > move_limit:
            return False
        point = np.intp(board.moves[node[_NEXT]])
        node[_NEXT] += 1
        first = np.intp(node[_REMOVED])
        last = _try_move(board, point, mover, np.intp(node[_KO]), first)
        if last != NONE:
            node[_MOVE] = point
            depth += 1
            frame[depth, _KO] = _ko_after(board, point, first, last)
            frame[depth, _NEXT] = node[_END]
            frame[depth, _REMOVED] = last
            outcome = _enter(board, target, depth)


@jit_lean
def _load(board: LadderBoard, stones: NDArray[np.int8]) -> None:
    """Copy the stones into the scratch board."""
    for point in range(board.neighbor.shape[0]):
        board.stones[point] = stones[point]


@jit_lean
def ladder_moves(
    stones: NDArray[np.int8], ko: Number, point: Number, board: LadderBoard, out: NDArray[np.int16]
) -> int:
    """Write the attacker's moves that catch a chain of exactly two liberties in a ladder.

    Parameters
    ----------
    stones : int8[at least N]
        Color of each point.
    ko
        Point where a simple ko may not be retaken, or NONE.
    point
        A stone of the chain.
    board
        See `ladder_board`; overwritten.
    out : int16[2]
        Receives the moves.

    Returns
    -------
    int
        Moves written; 0 if the chain can't be caught or doesn't have two liberties.
    """
    _load(board, stones)
    attacker = -np.intp(board.stones[point])
    free, _ = _walk_chain(board, point, 3)
    if attacker == EMPTY or free != 2:
        return 0
    first, second = board.liberty[0], board.liberty[1]
    count = 0
    for k in range(2):
        move = np.intp(first if k == 0 else second)
        _load(board, stones)
        played = _try_move(board, move, attacker, np.intp(ko), np.intp(0)) != NONE
        if played and _search(board, point, np.intp(NONE)):
            out[count] = move
            count += 1
    return count


@jit_lean
def is_caught(stones: NDArray[np.int8], point: Number, board: LadderBoard) -> bool:
    """Return whether the chain at `point` is caught in a ladder even if its owner moves first."""
    _load(board, stones)
    return _search(board, point, np.intp(NONE))


@jit_lean
def ladder_escapes(
    stones: NDArray[np.int8], ko: Number, point: Number, board: LadderBoard, out: NDArray[np.int16]
) -> int:
    """Write the defender's moves after which a chain of exactly one liberty is not caught.

    Candidates are the chain's liberty and the points that capture an adjacent chain in atari.
    Parameters are those of `ladder_moves`, but `out` is int16[N]. Returns the number of moves;
    0 if the chain is caught or doesn't have one liberty.
    """
    _load(board, stones)
    free, _ = _walk_chain(board, point, 2)
    if board.stones[point] == EMPTY or free != 1:
        return 0
    liberty = board.liberty[0]
    candidates = _list_captures(board, point, np.intp(0))
    is_listed = False
    for k in range(candidates):
        out[k] = board.moves[k]
        is_listed |= out[k] == liberty
    if not is_listed:
        out[candidates] = liberty
        candidates += 1
    count = 0
    for k in range(candidates):
        move = np.intp(out[k])
        _load(board, stones)
        if move != ko and not _search(board, point, move):
            out[count] = move
            count += 1
    return count
