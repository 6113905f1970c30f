"""Play one move on the chains: liberties, captures, and the resulting superko key.

A chain counts pseudo-liberties, the edges from its stones to empty points, and is captured when
none are left. A move is tried by *pressing* its point: the point's edges are subtracted from the
adjacent chains' liberties. That tells captures and key; then the point is either *released* again
or *settled* into a stone.

Points are unsigned here: numba checks signed indices for negative values. Empty points and the
wall have chain NONE (-1), which numba takes as the last index, N. Entry N of `liberties` is
scratch, so that these neighbors need no branch.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from engine.base.jit import jit_inline
from engine.go.board import BLACK, EMPTY, NONE, WHITE
from engine.go.state import (
    BLACK_CAPTURED,
    FILTER_WORDS,
    HASHES,
    KO,
    SIMPLE,
    SUICIDE,
    SUPERKO,
    WHITE_CAPTURED,
    Number,
    Position,
)

_PLENTY: Final = 16000
_FILTER_MASK: Final = np.uint64(FILTER_WORDS * 64 - 1)
_WORD: Final = np.uint64(6)
_BIT: Final = np.uint64(63)
_ONE: Final = np.uint64(1)
_ZERO: Final = np.uint64(0)


@jit_inline
def adjacent(position: Position, point: Number, i: int) -> np.uint16:
    """Return neighbor i (0 to 3) of a point; N if it is off the board."""
    return np.uint16(position.neighbor[np.uint16(point), i])


@jit_inline
def stone_key(position: Position, point: Number, color: Number) -> np.uint64:
    """Return the Zobrist key of a stone."""
    key: np.uint64 = position.key[np.uint64(color == WHITE), np.uint16(point)]
    return key


@jit_inline
def press(position: Position, point: Number) -> None:
    """Subtract the edges of an empty point from the liberties of the adjacent chains."""
    position.liberties[position.stones.shape[0] - 1] = _PLENTY
    for i in range(4):
        position.liberties[position.chain[adjacent(position, point, i)]] -= 1


@jit_inline
def release(position: Position, point: Number) -> None:
    """Undo `press`."""
    for i in range(4):
        position.liberties[position.chain[adjacent(position, point, i)]] += 1


@jit_inline
def _is_first(position: Position, point: Number, i: int, head: Number) -> bool:
    """Return whether no neighbor before number i belongs to the chain `head`."""
    first = True
    for j in range(i):
        first &= position.chain[adjacent(position, point, j)] != head
    return first


@jit_inline
def key_after(
    position: Position, point: Number, color: Number, entry: np.uint64
) -> tuple[bool, np.uint64]:
    """Return whether a move on a pressed point is legal, superko included, and the superko key.

    `entry` is the superko key of the current position, with the change of turn already applied. The
    returned key is meaningless if the move is illegal.
    """
    stones = position.stones
    chain = position.chain
    liberties = position.liberties
    free = 0
    own = 0
    stifled = 0  # edges to chains without liberties
    for i in range(4):
        neighbor = adjacent(position, point, i)
        free += stones[neighbor] == EMPTY
        own += stones[neighbor] == color
        stifled += liberties[chain[neighbor]] == 0
    entry ^= stone_key(position, point, color)
    breathes = free + own > 0
    if stifled > 0:
        breathes = free > 0
        own_keys = _ZERO
        for i in range(4):
            neighbor = adjacent(position, point, i)
            head = chain[neighbor]
            if stones[neighbor] == color:
                breathes |= liberties[head] > 0
                if _is_first(position, point, i, head):
                    own_keys ^= position.chain_key[head]
            elif stones[neighbor] == -color and liberties[head] == 0:
                breathes = True
                if _is_first(position, point, i, head):
                    entry ^= position.chain_key[head]
        if not breathes and own > 0 and position.counters[SUICIDE] != 0:
            breathes = True
            entry ^= own_keys ^ stone_key(position, point, color)
    if not breathes:
        return False, entry
    return position.counters[SUPERKO] == SIMPLE or not was_seen(position, entry), entry


@jit_inline
def was_seen(position: Position, entry: np.uint64) -> bool:
    """Return whether a position with this superko key has occurred, the current one included."""
    slot = entry & _FILTER_MASK
    seen = False
    if (position.seen[slot >> _WORD] >> (slot & _BIT)) & _ONE != _ZERO:
        for i in range(np.uint32(position.counters[HASHES])):
            seen |= position.hashes[i] == entry
    return seen


@jit_inline
def record_entry(position: Position, entry: np.uint64) -> None:
    """Append a superko key to the history; if the history is full, drop the oldest key."""
    hashes = position.hashes
    count = position.counters[HASHES]
    if count == hashes.shape[0]:
        count -= 1
        for i in range(count):
            hashes[i] = hashes[i + 1]
    hashes[np.uint32(count)] = entry
    position.counters[HASHES] = count + 1
    slot = entry & _FILTER_MASK
    position.seen[slot >> _WORD] |= _ONE << (slot & _BIT)


@jit_inline
def _merge(position: Position, first: np.uint16, second: np.uint16) -> np.uint16:
    """Merge two chains given by their heads; return the larger one's head, which is kept."""
    if position.chain_size[first] < position.chain_size[second]:
        first, second = second, first
    next_stone = position.next_stone
    point = second
    while True:
        position.chain[point] = first
        point = np.uint16(next_stone[point])
        if point == second:
            break
    after = next_stone[first]
    next_stone[first] = next_stone[second]
    next_stone[second] = after
    position.liberties[first] += position.liberties[second]
    position.chain_size[first] += position.chain_size[second]
    position.chain_key[first] ^= position.chain_key[second]
    return first


@jit_inline
def _remove(position: Position, head: np.uint16) -> int:
    """Remove a chain, update the enemy's liberties, and return the number of stones."""
    stones = position.stones
    enemy = -stones[head]
    removed = 0
    point = head
    while True:
        stones[point] = EMPTY
        position.chain[point] = NONE
        removed += 1
        for i in range(4):
            neighbor = adjacent(position, point, i)
            if stones[neighbor] == enemy:
                position.liberties[position.chain[neighbor]] += 1
        point = np.uint16(position.next_stone[point])
        if point == head:
            return removed


@jit_inline
def join_stone(position: Position, point: Number, color: Number) -> np.uint16:
    """Put a stone on a pressed point, merge its chains and return the head; captures nothing."""
    stones = position.stones
    chain = position.chain
    head = np.uint16(point)
    stones[head] = color
    chain[head] = head
    position.next_stone[head] = head
    position.chain_size[head] = 1
    position.chain_key[head] = stone_key(position, point, color)
    free = 0
    for i in range(4):
        free += stones[adjacent(position, point, i)] == EMPTY
    position.liberties[head] = free
    for i in range(4):
        neighbor = adjacent(position, point, i)
        if stones[neighbor] == color:
            other = np.uint16(chain[neighbor])
            if other != head:
                head = _merge(position, head, other)
    return head


@jit_inline
def settle(position: Position, point: Number, color: Number) -> int:
    """Play a pressed point: stone, captures, ko point, prisoners; history and turn are unchanged.

    Returns the number of stones removed. Their points still form circular lists in `next_stone`.
    """
    stones = position.stones
    chain = position.chain
    liberties = position.liberties
    counters = position.counters
    head = join_stone(position, point, color)
    removed = 0
    removed_head = NONE
    for i in range(4):
        neighbor = adjacent(position, point, i)
        if stones[neighbor] == -color and liberties[chain[neighbor]] == 0:
            removed_head = chain[neighbor]
            removed += _remove(position, np.uint16(removed_head))
    counters[KO] = NONE
    if removed > 0:
        counters[WHITE_CAPTURED if color == BLACK else BLACK_CAPTURED] += removed
        if removed == 1 and position.chain_size[head] == 1 and liberties[head] == 1:
            counters[KO] = removed_head
    elif liberties[head] == 0:
        removed = _remove(position, head)
        counters[BLACK_CAPTURED if color == BLACK else WHITE_CAPTURED] += removed
    return removed
