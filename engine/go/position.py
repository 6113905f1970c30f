"""Positions: stones, chains and history; legality and play for every ko rule.

Chains are circular lists with pseudo-liberties (edges from stones to empty points): a chain is
captured when they reach 0. Each chain keeps the xor of its stones' Zobrist keys, so the key of the
board after a move is known before the move is played, and superko is a look-up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.errors import IllegalMoveError
from engine.go.board import BLACK, EMPTY, NONE, WALL, WHITE, board_tables
from engine.go.coords import point_to_gtp
from engine.go.rules import Rules
from engine.jit import jit

TO_PLAY: Final = 0
"""Counter: color of the player to move."""
KO: Final = 1
"""Counter: point where the player to move may not retake a simple ko, or NONE."""
PASSES: Final = 2
"""Counter: passes in a row up to now."""
PLY: Final = 3
"""Counter: moves and passes since the start (the set-up)."""
BLACK_CAPTURED: Final = 4
"""Counter: black stones taken off the board so far."""
WHITE_CAPTURED: Final = 5
"""Counter: white stones taken off the board so far."""
SUPERKO: Final = 6
"""Counter: the ko rule, one of SIMPLE, POSITIONAL, SITUATIONAL."""
SUICIDE: Final = 7
"""Counter: 1 when suicide of two or more stones is legal."""
HASHES: Final = 8
"""Counter: entries of `hashes` in use; the last one is the position now."""
PAST: Final = 9
"""Counter: boards written to `past` since the start."""
COUNTERS: Final = 16

SIMPLE: Final = 0
POSITIONAL: Final = 1
SITUATIONAL: Final = 2
KO_RULES: Final = {"simple": SIMPLE, "positional": POSITIONAL, "situational": SITUATIONAL}

HISTORY: Final = 8
"""Boards that a feature set may look at: the one now and seven earlier ones."""
_FILTER_WORDS: Final = 64
_FILTER_MASK: Final = np.uint64(_FILTER_WORDS * 64 - 1)
_WORD: Final = np.uint64(6)
_BIT: Final = np.uint64(63)
_ONE: Final = np.uint64(1)
_ZERO: Final = np.uint64(0)
_WHITE_TO_PLAY: Final = np.uint64(0x9E3779B97F4A7C15)
"""Key of "White is to move"."""
_MIX: Final = np.uint64(0xD6E8FEB86659FD93)
_MIX_SHIFT: Final = np.uint64(32)


class Position(NamedTuple):
    """One game; with a leading axis T on every per-game array, T games side by side.

    The tables are shared and read-only. Everything else changes in place.
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
    past: NDArray[np.int8]  # [8, N] ring of earlier boards; read it by `past_stones`
    hashes: NDArray[np.uint64]  # [H] key of every position so far, the one now included
    seen: NDArray[np.uint64]  # [64] 4096-bit filter of hashes: a clear bit proves "never seen"
    counters: NDArray[np.int32]  # [16] see TO_PLAY, KO, ...


def empty_position(
    rules_or_size: Rules | int,
    *,
    superko: str = "positional",
    suicide: bool = False,
    capacity: int | None = None,
) -> Position:
    """An empty board with Black to move.

    Parameters
    ----------
    rules_or_size
        Rules give size, ko rule and suicide; with a bare size the keywords do.
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
    """`count` empty boards with a leading axis on every per-game array; see `empty_position`."""
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
        seen=np.zeros((count, _FILTER_WORDS), np.uint64),
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
    """A copy that shares only the tables; works for batches too."""
    return Position._make([*position[:3], *(array.copy() for array in position[3:])])


@jit
def row(batch: Position, t: int) -> Position:
    """Game `t` of a batch, as views: what is played on it is played in the batch."""
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


@jit
def copy_position(source: Position, target: Position) -> None:
    """Overwrite `target` by `source`; the sizes must agree, capacities may differ."""
    points = source.stones.shape[0] - 1
    for point in range(points):
        target.stones[point] = source.stones[point]
        target.chain[point] = source.chain[point]
        target.next_stone[point] = source.next_stone[point]
        target.liberties[point] = source.liberties[point]
        target.chain_size[point] = source.chain_size[point]
        target.chain_key[point] = source.chain_key[point]
    for age in range(HISTORY):
        for point in range(points):
            target.past[age, point] = source.past[age, point]
    for word in range(_FILTER_WORDS):
        target.seen[word] = source.seen[word]
    for i in range(COUNTERS):
        target.counters[i] = source.counters[i]
    count = source.counters[HASHES]
    skipped = max(count - target.hashes.shape[0], 0)
    for i in range(count - skipped):
        target.hashes[i] = source.hashes[skipped + i]
    target.counters[HASHES] = count - skipped


@jit
def board_entry(position: Position) -> np.uint64:
    """Key of the position now as superko counts it: with the side to move if situational."""
    return position.hashes[position.counters[HASHES] - 1]  # type: ignore[no-any-return]


@jit
def was_seen(position: Position, entry: np.uint64) -> bool:
    """Whether a position with this superko key occurred since the start, the one now included."""
    slot = entry & _FILTER_MASK
    if (position.seen[slot >> _WORD] >> (slot & _BIT)) & _ONE == _ZERO:
        return False
    hashes = position.hashes
    for i in range(position.counters[HASHES] - 1, -1, -1):  # noqa: SIM110
        if hashes[i] == entry:
            return True
    return False


@jit
def _turn_key(position: Position) -> np.uint64:
    """What every ply adds to the superko key besides its stones."""
    return _WHITE_TO_PLAY if position.counters[SUPERKO] == SITUATIONAL else _ZERO


@jit
def _stone_row(color: int) -> int:
    return 0 if color == BLACK else 1


@jit
def is_legal(position: Position, point: int) -> bool:
    """Whether the player to move may play `point`, superko included; passing is always legal."""
    counters = position.counters
    stones = position.stones
    if point == stones.shape[0] - 1:
        return True
    if stones[point] != EMPTY or point == counters[KO]:
        return False
    color = counters[TO_PLAY]
    chain = position.chain
    liberties = position.liberties
    entry = board_entry(position) ^ _turn_key(position) ^ position.key[_stone_row(color), point]

    # Take the point's edges off its neighbors, look who is left without liberties, put them back.
    breathes = False
    own_stones = 0
    own_key = _ZERO
    for i in range(4):
        neighbor = position.neighbor[point, i]
        there = stones[neighbor]
        if there == EMPTY:
            breathes = True
        elif there != WALL:
            head = chain[neighbor]
            liberties[head] -= 1
            if there != color and liberties[head] == 0:
                breathes = True
                entry ^= position.chain_key[head]
    for i in range(4):
        neighbor = position.neighbor[point, i]
        if stones[neighbor] == color:
            head = chain[neighbor]
            if liberties[head] > 0:
                breathes = True
    for i in range(4):
        neighbor = position.neighbor[point, i]
        there = stones[neighbor]
        if there != EMPTY and there != WALL:
            head = chain[neighbor]
            if there == color and liberties[head] == 0:  # first edge of a chain put back
                own_stones += position.chain_size[head]
                own_key ^= position.chain_key[head]
            liberties[head] += 1
    if not breathes:
        if own_stones == 0 or counters[SUICIDE] == 0:
            return False
        entry ^= own_key ^ position.key[_stone_row(color), point]
    return counters[SUPERKO] == SIMPLE or not was_seen(position, entry)


@jit
def legal_moves(position: Position, out: NDArray[np.bool_]) -> int:
    """Mark all legal moves of the player to move, pass included, and count them.

    Parameters
    ----------
    out : bool[A]
        Written in full; index N is pass.
    """
    count = 0
    for point in range(position.stones.shape[0]):
        legal = is_legal(position, point)
        out[point] = legal
        if legal:
            count += 1
    return count


@jit
def _remove(position: Position, head: int) -> int:
    """Take a chain off the board; its enemies breathe again. Returns the number of stones."""
    stones = position.stones
    enemy = -stones[head]
    removed = 0
    point = head
    while True:
        stones[point] = EMPTY
        position.chain[point] = NONE
        removed += 1
        for i in range(4):
            neighbor = position.neighbor[point, i]
            if stones[neighbor] == enemy:
                position.liberties[position.chain[neighbor]] += 1
        point = position.next_stone[point]
        if point == head:
            return removed


@jit
def _merge(position: Position, first: int, second: int) -> int:
    """Join two chains given by their heads; the larger one's head stays and is returned."""
    if position.chain_size[first] < position.chain_size[second]:
        first, second = second, first
    next_stone = position.next_stone
    point = second
    while True:
        position.chain[point] = first
        point = next_stone[point]
        if point == second:
            break
    after = next_stone[first]
    next_stone[first] = next_stone[second]
    next_stone[second] = after
    position.liberties[first] += position.liberties[second]
    position.chain_size[first] += position.chain_size[second]
    position.chain_key[first] ^= position.chain_key[second]
    return first


@jit
def put_stone(position: Position, point: int, color: int) -> int:
    """Place a stone and join its chains; nothing is captured yet. Returns the chain's head."""
    stones = position.stones
    chain = position.chain
    liberties = position.liberties
    stones[point] = color
    chain[point] = point
    position.next_stone[point] = point
    position.chain_size[point] = 1
    position.chain_key[point] = position.key[_stone_row(color), point]
    free = 0
    for i in range(4):
        neighbor = position.neighbor[point, i]
        there = stones[neighbor]
        if there == EMPTY:
            free += 1
        elif there != WALL:
            liberties[chain[neighbor]] -= 1
    liberties[point] = free
    head = point
    for i in range(4):
        neighbor = position.neighbor[point, i]
        if stones[neighbor] == color and chain[neighbor] != head:
            head = _merge(position, head, chain[neighbor])
    return head


@jit
def place(position: Position, point: int, color: int) -> np.uint64:
    """Play a stone with captures, ko point and prisoners; history and turn are the caller's.

    Returns
    -------
    uint64
        The xor of the keys of all stones that came and went.
    """
    stones = position.stones
    chain = position.chain
    liberties = position.liberties
    counters = position.counters
    change = position.key[_stone_row(color), point]
    head = put_stone(position, point, color)
    captured = 0
    captured_head = NONE
    for i in range(4):
        neighbor = position.neighbor[point, i]
        if stones[neighbor] == -color and liberties[chain[neighbor]] == 0:
            captured_head = chain[neighbor]
            change ^= position.chain_key[captured_head]
            captured += _remove(position, captured_head)
    counters[KO] = NONE
    if captured > 0:
        counters[WHITE_CAPTURED if color == BLACK else BLACK_CAPTURED] += captured
        if captured == 1 and position.chain_size[head] == 1 and liberties[head] == 1:
            counters[KO] = captured_head
    elif liberties[head] == 0:
        change ^= position.chain_key[head]
        lost = _remove(position, head)
        counters[BLACK_CAPTURED if color == BLACK else WHITE_CAPTURED] += lost
    return change


@jit
def record_entry(position: Position, entry: np.uint64) -> None:
    """Append a superko key to the history; when there is no room the oldest one is forgotten."""
    hashes = position.hashes
    count = position.counters[HASHES]
    if count == hashes.shape[0]:
        count -= 1
        for i in range(count):
            hashes[i] = hashes[i + 1]
    hashes[count] = entry
    position.counters[HASHES] = count + 1
    slot = entry & _FILTER_MASK
    position.seen[slot >> _WORD] |= _ONE << (slot & _BIT)


@jit
def play(position: Position, point: int) -> None:
    """Play a legal move or a pass (index N) for the player to move."""
    counters = position.counters
    stones = position.stones
    points = stones.shape[0] - 1
    slot = counters[PAST] & (HISTORY - 1)
    for i in range(points):
        position.past[slot, i] = stones[i]
    counters[PAST] += 1
    entry = board_entry(position) ^ _turn_key(position)
    color = counters[TO_PLAY]
    if point == points:
        counters[KO] = NONE
        counters[PASSES] += 1
    else:
        entry ^= place(position, point, color)
        counters[PASSES] = 0
    counters[TO_PLAY] = -color
    counters[PLY] += 1
    record_entry(position, entry)


@jit
def position_key(position: Position) -> np.uint64:
    """Key of the board and the side to move."""
    entry = board_entry(position)
    if position.counters[TO_PLAY] == WHITE and position.counters[SUPERKO] != SITUATIONAL:
        entry ^= _WHITE_TO_PLAY
    return entry


@jit
def history_key(position: Position) -> np.uint64:
    """Key of all that a network may see: the last 8 boards, side to move, ko point, history length.

    Positions with equal keys get equal evaluations; superko bans are not part of it.
    """
    counters = position.counters
    steps = min(counters[PAST], HISTORY - 1)
    mixed: np.uint64 = position_key(position) ^ np.uint64((steps + 1) * 512 + counters[KO] + 1)
    last = counters[HASHES] - 1
    for age in range(1, steps + 1):
        mixed = (mixed ^ (mixed >> _MIX_SHIFT)) * _MIX
        mixed ^= position.hashes[last - age]
    mixed = (mixed ^ (mixed >> _MIX_SHIFT)) * _MIX
    mixed ^= mixed >> _MIX_SHIFT
    return mixed


@jit
def past_stones(position: Position, steps: int, out: NDArray[np.int8]) -> bool:
    """Copy the board `steps` plies ago (0 = now, at most 7) to `out`.

    Parameters
    ----------
    out : int8[N]
        Written in full when there is such a board, else left alone.

    Returns
    -------
    bool
        False when the game is not that old.
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


@jit
def put_stones(position: Position, stones: NDArray[np.int8]) -> None:
    """Put stones on an empty position and start its history there.

    Parameters
    ----------
    stones : int8[N]
        Chains without liberties may stand in it; they stay until something is played on them.
    """
    entry = _ZERO
    for point in range(stones.shape[0]):
        if stones[point] != EMPTY:
            put_stone(position, point, stones[point])
            entry ^= position.key[_stone_row(stones[point]), point]
    if position.counters[TO_PLAY] == WHITE and position.counters[SUPERKO] == SITUATIONAL:
        entry ^= _WHITE_TO_PLAY
    position.counters[HASHES] = 0
    position.seen[0] = _ZERO
    record_entry(position, entry)


def set_up(
    rules: Rules, stones: NDArray[np.int8], to_play: int, *, capacity: int | None = None
) -> Position:
    """A position whose history starts with these stones (handicap, set-up).

    Parameters
    ----------
    stones : int8[N]
        Chains without liberties may stand in it; they stay until something is played on them.
    to_play
        BLACK or WHITE.
    """
    position = empty_position(rules, capacity=capacity)
    position.counters[TO_PLAY] = to_play
    put_stones(position, np.ascontiguousarray(stones, np.int8))
    return position


def replay(position: Position, moves: Iterable[int]) -> None:
    """Play moves one after the other, the players taking turns.

    Raises
    ------
    IllegalMoveError
        Names the move's number in this list, its vertex and the reason; the moves before it
        were played.
    """
    size = round((position.stones.shape[-1] - 1) ** 0.5)
    for number, move in enumerate(moves, start=1):
        reason = illegal_reason(position, move)
        if reason is not None:
            vertex = point_to_gtp(move, size) if 0 <= move <= size * size else str(move)
            raise IllegalMoveError(
                f"move {number}: illegal move {vertex} ({reason}); "
                f"the position stands before this move"
            )
        play(position, move)


def illegal_reason(position: Position, point: int) -> str | None:
    """Why the player to move may not play `point`; None when it is legal.

    Returns
    -------
    str or None
        "off the board", "occupied", "ko", "superko" or "suicide".
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
