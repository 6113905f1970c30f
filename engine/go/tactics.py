"""Liberties and eyes."""

from __future__ import annotations

import numpy as np

from engine.base.jit import jit_inline, jit_lean
from engine.go.board import EMPTY, NONE, WALL
from engine.go.chains import adjacent
from engine.go.state import (
    Number,
    Position,
)


@jit_lean
def liberties(position: Position, point: Number, limit: int) -> int:
    """Liberties of the chain at `point`, counted up to `limit`; 0 when no stone is there."""
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
    """Whether an empty point is an eye of `color` that falls to no ordinary means.

    All neighbors are the color's own; of the diagonal points at most one is the enemy's, and none
    at the edge.
    """
    stones = position.stones
    own = 0
    for i in range(4):
        there = stones[adjacent(position, point, i)]
        own += (there == color) | (there == WALL)
    if own < 4:
        return False
    enemies = 0
    at_edge = False
    for i in range(4):
        there = stones[np.uint16(position.diagonal[np.uint16(point), i])]
        enemies += there == -color
        at_edge |= there == WALL
    return enemies + at_edge < 2
