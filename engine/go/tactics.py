"""Count a chain's liberties and recognize true eyes."""

from __future__ import annotations

import numpy as np

from engine.base.jit import jit_inline, jit_lean
from engine.go.board import EMPTY, NONE, WALL
from engine.go.chains import adjacent
from engine.go.state import Number, Position


@jit_lean
def liberties(position: Position, point: Number, limit: int) -> int:
    """Return the liberties of the chain at `point`, at most `limit`; 0 on an empty point."""
    chain = position.chain
    head = chain[point]
    if head == NONE:
        return 0
    count = 0
    stone = head
    while True:
        for i in range(4):
            place = adjacent(position, stone, i)
            if position.stones[place] == EMPTY:
                # Count a shared liberty once: from the first of its neighbors in the chain.
                for j in range(4):
                    neighbor = adjacent(position, place, j)
                    if chain[neighbor] == head:
                        count += neighbor == stone
                        break
                if count >= limit:
                    return count
        stone = position.next_stone[stone]
        if stone == head:
            return count


@jit_inline
def is_true_eye(position: Position, point: Number, color: Number) -> bool:
    """Return whether an empty point is a true eye of `color`.

    All neighbors have that color; at most one diagonal neighbor is the enemy's, none at the edge.
    """
    stones = position.stones
    own = 0
    for i in range(4):
        stone = stones[adjacent(position, point, i)]
        own += (stone == color) | (stone == WALL)
    if own < 4:
        return False
    enemies = 0
    at_edge = False
    for i in range(4):
        stone = stones[np.uint16(position.diagonal[np.uint16(point), i])]
        enemies += stone == -color
        at_edge |= stone == WALL
    return enemies + at_edge < 2
