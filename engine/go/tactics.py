"""Liberties, eyes, captures and self-atari."""

from __future__ import annotations

import numpy as np

from engine.base.jit import jit_inline, jit_lean
from engine.go.board import EMPTY, NONE, WALL
from engine.go.chains import adjacent
from engine.go.position import play
from engine.go.state import (
    BLACK_CAPTURED,
    TO_PLAY,
    WHITE_CAPTURED,
    Number,
    Position,
    copy_position,
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


@jit_lean
def move_effect(
    position: Position, point: Number, scratch: Position, limit: int
) -> tuple[int, int, int]:
    """What a legal move of the player to move does.

    Parameters
    ----------
    scratch
        A position of the same size; overwritten.
    limit
        Liberties are counted up to here.

    Returns
    -------
    captured : int
        Enemy stones taken.
    stones, liberties : int
        Of the chain that the new stone belongs to; 0 after suicide.
    """
    enemy_captured = WHITE_CAPTURED if position.counters[TO_PLAY] > 0 else BLACK_CAPTURED
    copy_position(position, scratch)
    play(scratch, point)
    captured = int(scratch.counters[enemy_captured] - position.counters[enemy_captured])
    head = scratch.chain[point]
    if head == NONE:
        return 0, 0, 0
    return captured, int(scratch.chain_size[head]), liberties(scratch, point, limit)
