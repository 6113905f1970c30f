"""Chains of one board of a position, and what a move does to them."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit, jit_inline, jit_lean
from engine.go.board import EMPTY, NONE, WALL
from engine.go.state import Number

MOST: Final = 8
"""Liberties after a move are counted up to this number."""


class Chains(NamedTuple):
    """Chains of a board, and scratch arrays to find them."""

    head: NDArray[np.int16]  # [N] first point of each stone's chain, NONE if empty
    liberties: NDArray[np.int16]  # [N] by head: empty points next to the chain
    sizes: NDArray[np.int16]  # [N] by head: number of stones
    queue: NDArray[np.int16]  # [N]
    mark: NDArray[np.int16]  # [N]


class MoveEffects(NamedTuple):
    """What a move of one player at each point does; 0 where the player may not move."""

    legal: NDArray[np.int16]  # [N] 1: may be played, see `may_play`
    captures: NDArray[np.int16]  # [N] opponent's stones that the move captures
    liberties: NDArray[np.int16]  # [N] liberties of the move's chain afterwards, at most MOST
    self_atari: NDArray[np.int16]  # [N] stones of the move's chain if one liberty is left, else 0


@jit
def new_chains(points: int) -> Chains:
    """Allocate the arrays of `Chains` for a board with this number of points."""
    return Chains(
        head=np.empty(points, np.int16),
        liberties=np.empty(points, np.int16),
        sizes=np.empty(points, np.int16),
        queue=np.empty(points, np.int16),
        mark=np.empty(points, np.int16),
    )


@jit
def new_move_effects(points: int) -> MoveEffects:
    """Allocate the arrays of `MoveEffects` for a board with this number of points."""
    return MoveEffects(
        legal=np.empty(points, np.int16),
        captures=np.empty(points, np.int16),
        liberties=np.empty(points, np.int16),
        self_atari=np.empty(points, np.int16),
    )


@jit
def find_chains(neighbor: NDArray[np.int16], board: NDArray[np.int8], chains: Chains) -> None:
    """Find the chains of a board (int8[N + 1], WALL at N), with their true liberties."""
    head, mark, queue = chains.head, chains.mark, chains.queue
    points = neighbor.shape[0]
    for point in range(points):
        head[point] = NONE
        mark[point] = NONE
    for point in range(points):
        color = board[point]
        if color == EMPTY or head[point] != NONE:
            continue
        head[point] = point
        queue[0] = point
        begin, end, free = 0, 1, 0
        while begin < end:
            stone = queue[begin]
            begin += 1
            for i in range(4):
                near = neighbor[stone, i]
                if board[near] == EMPTY:
                    if mark[near] != point:
                        mark[near] = point
                        free += 1
                elif board[near] == color and head[near] == NONE:
                    head[near] = point
                    queue[end] = near
                    end += 1
        chains.liberties[point] = free
        chains.sizes[point] = end


@jit
def past_ko(board: NDArray[np.int8], before: NDArray[np.int8], chains: Chains) -> int:
    """Return the simple-ko point after the move from `before` to `board`, or NONE."""
    played = removed = NONE
    for point in range(before.shape[0]):
        if before[point] == board[point]:
            continue
        if before[point] == EMPTY:
            played = point
        elif removed == NONE:
            removed = point
        else:
            return NONE
    if played == NONE or removed == NONE:
        return NONE
    head = chains.head[played]
    if chains.sizes[head] == 1 and chains.liberties[head] == 1:
        return removed
    return NONE


@jit_inline
def may_play(
    neighbor: NDArray[np.int16],
    board: NDArray[np.int8],
    chains: Chains,
    point: Number,
    color: Number,
    ko: Number,
) -> tuple[bool, bool]:
    """Return whether `color` may play at a point, and whether the point is next to an atari.

    `board` is int8[N + 1], WALL at N. Occupied points, suicide (under any rules) and simple ko are
    forbidden, superko is ignored: so the answer depends on nothing but the last boards, like the
    planes that are made of it.
    """
    legal = False
    atari = False
    if board[point] == EMPTY and point != ko:
        for k in range(4):
            near = neighbor[point, k]
            stone = board[near]
            if stone == EMPTY:
                legal = True
            elif stone != WALL:
                in_atari = chains.liberties[chains.head[near]] == 1
                atari = atari or in_atari
                if in_atari == (stone != color):  # captures, or joins a chain with liberties
                    legal = True
    return legal, atari


@jit_lean
def find_move_effects(
    neighbor: NDArray[np.int16],
    board: NDArray[np.int8],
    chains: Chains,
    color: Number,
    ko: Number,
    effects: MoveEffects,
) -> None:
    """Write what moves of `color` do on a board whose chains were found, see `find_chains`."""
    points = neighbor.shape[0]
    for point in range(points):
        effects.legal[point], _ = may_play(neighbor, board, chains, point, color, ko)
        effects.captures[point] = 0
        effects.liberties[point] = 0
        effects.self_atari[point] = 0
        if effects.legal[point]:
            effects.captures[point] = _captured(neighbor, board, chains, point, color)
            free, stones = _walk_after(
                neighbor, board, chains, point, color, effects.captures[point] > 0
            )
            effects.liberties[point] = free
            if free == 1:
                effects.self_atari[point] = stones


@jit_inline
def _captured(
    neighbor: NDArray[np.int16],
    board: NDArray[np.int8],
    chains: Chains,
    point: Number,
    color: Number,
) -> int:
    """Return the number of stones that a move captures."""
    captured = 0
    for k in range(4):
        near = neighbor[point, k]
        if board[near] == -color and chains.liberties[chains.head[near]] == 1:
            is_new = True
            for j in range(k):
                before = neighbor[point, j]
                if board[before] == -color and chains.head[before] == chains.head[near]:
                    is_new = False
            if is_new:
                captured += chains.sizes[chains.head[near]]
    return captured


@jit_inline
def _walk_after(
    neighbor: NDArray[np.int16],
    board: NDArray[np.int8],
    chains: Chains,
    point: Number,
    color: Number,
    captures: bool,
) -> tuple[int, int]:
    """Walk the chain that a move makes until MOST liberties are counted.

    Returns the number of liberties, captured stones' points among them, and of stones walked.
    """
    points = neighbor.shape[0]
    queue, mark = chains.queue, chains.mark
    stamp = points + point  # `find_chains` left smaller numbers
    queue[0] = point
    mark[point] = stamp
    begin, end, free = 0, 1, 0
    while begin < end and free < MOST:
        stone = queue[begin]
        begin += 1
        for i in range(4):
            near = neighbor[stone, i]
            if near == points or mark[near] == stamp:
                continue
            if board[near] == color:
                mark[near] = stamp
                queue[end] = near
                end += 1
            elif board[near] == EMPTY or (
                captures and _is_captured(neighbor, board, chains, point, near)
            ):
                mark[near] = stamp
                free += 1
    return min(free, MOST), end


@jit_inline
def _is_captured(
    neighbor: NDArray[np.int16],
    board: NDArray[np.int8],
    chains: Chains,
    point: Number,
    stone: Number,
) -> bool:
    """Return whether a move captures this stone of the opponent."""
    captured = False
    if chains.liberties[chains.head[stone]] == 1:
        for k in range(4):
            near = neighbor[point, k]
            if board[near] == board[stone]:
                captured |= chains.head[near] == chains.head[stone]
    return captured
