"""Input planes: one small kernel per plane group, and one that fills a whole batch.

Only planes and network outputs depend on the player to move: stones are "own" and "other". Point i
of a plane shows board point `table[s, i]` of the symmetry s.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.features.feature_set import FeatureSet, PlaneLayout
from engine.go.board import BLACK, EMPTY, NONE, WALL
from engine.go.ladders import LadderBoard, is_caught, ladder_board, ladder_moves
from engine.go.position import KO, TO_PLAY, Position, past_stones, row
from engine.go.symmetry import symmetry_table

__all__ = ["fill_planes", "planes"]

_THRESHOLDS: Final = 4  # planes per group of chain planes


class Plane(NamedTuple):
    """Place of one plane in an output row: point i is `values[begin + i * stride]`."""

    values: NDArray[Any]
    begin: int
    stride: int


class Chains(NamedTuple):
    """Chains of a board, and scratch arrays to find them."""

    head: NDArray[np.int16]  # [N] first point of each stone's chain, NONE if empty
    liberties: NDArray[np.int16]  # [N] by head: empty points next to the chain
    sizes: NDArray[np.int16]  # [N] by head: number of stones
    queue: NDArray[np.int16]  # [N]
    mark: NDArray[np.int16]  # [N]


def planes(
    features: FeatureSet, positions: Position, symmetry: NDArray[np.int8] | int = 0
) -> NDArray[np.float32]:
    """Return the input planes of a batch of positions, in the frame of the player to move.

    `positions` have a leading axis B; `symmetry`, int or int8[B], is the symmetry code of each row.
    The result is float32[B, F, size, size].
    """
    count, points = positions.stones.shape[0], positions.stones.shape[1] - 1
    size = round(points**0.5)
    layout = features.layout
    codes = np.broadcast_to(np.asarray(symmetry, np.int8), (count,))
    bits = np.empty((count, layout.planes * points), np.uint8)
    fill_planes(
        positions,
        np.arange(count, dtype=np.int32),
        np.ascontiguousarray(codes),
        symmetry_table(size),
        layout,
        bits,
        np.uint8(1),
        points,
        1,
    )
    return bits.reshape(count, layout.planes, size, size).astype(np.float32)


@jit
def fill_planes(
    positions: Position,
    rows: NDArray[np.int32],
    symmetry: NDArray[np.int8],
    table: NDArray[np.int16],
    layout: PlaneLayout,
    out: NDArray[Any],
    one: Any,
    plane_stride: int,
    point_stride: int,
) -> None:
    """Write the input planes of some rows of a batch of positions.

    Parameters
    ----------
    positions
        Arrays with a leading axis.
    rows : int32[B]
        Row of `positions` for each row of `out`.
    symmetry : int8[B]
        Symmetry code of each row of `out`.
    table : int16[8, A]
        `symmetry_table(size)`.
    out : number[at least B, F * N]
        Plane f, point i of a row is entry `f * plane_stride + i * point_stride`: (N, 1) gives
        [F, size, size], (1, F) gives [size, size, F].
    one
        1 in the type of `out`.
    """
    points = positions.stones.shape[1] - 1
    zero = one - one
    chains_needed = layout.illegal >= 0 or layout.liberties >= 0 or layout.sizes >= 0
    ladder = ladder_board(positions.neighbor[: points if layout.ladders >= 0 else 0])
    catching = np.empty(2, np.int16)
    marks = np.empty((2, points), np.bool_)
    board = np.empty(points + 1, np.int8)
    board[points] = WALL
    before = np.empty(points, np.int8)
    chains = Chains(
        head=np.empty(points, np.int16),
        liberties=np.empty(points, np.int16),
        sizes=np.empty(points, np.int16),
        queue=np.empty(points, np.int16),
        mark=np.empty(points, np.int16),
    )
    for b in range(rows.shape[0]):
        position = row(positions, rows[b])
        view = table[symmetry[b]]
        mover = position.counters[TO_PLAY]
        for i in range(layout.planes * points):
            out[b, i] = zero
        for age in range(layout.history):
            if not past_stones(position, age, board[:points]):
                break
            own = Plane(out[b], age * plane_stride, point_stride)
            other = Plane(out[b], (layout.history + age) * plane_stride, point_stride)
            _stone_planes(board, view, mover, own, other, one)
            if not chains_needed:
                continue
            find_chains(position.neighbor, board, chains)
            if layout.illegal >= 0:
                ko = position.counters[KO]
                if age > 0:
                    has_before = past_stones(position, age + 1, before)
                    ko = past_ko(board, before, chains) if has_before else NONE
                illegal = Plane(out[b], (layout.illegal + age) * plane_stride, point_stride)
                last = Plane(
                    out[b], (layout.illegal + layout.history + age) * plane_stride, point_stride
                )
                color = mover if age % 2 == 0 else -mover
                _legality_planes(
                    position.neighbor, board, chains, view, color, ko, illegal, last, one
                )
            for k in range(_THRESHOLDS):
                if layout.liberties >= 0:
                    plane = Plane(out[b], (layout.liberties + k) * plane_stride, point_stride)
                    _chain_plane(board, chains.head, chains.liberties, view, 0, k + 1, plane, one)
                if layout.sizes >= 0:
                    plane = Plane(out[b], (layout.sizes + k) * plane_stride, point_stride)
                    _chain_plane(
                        board, chains.head, chains.sizes, view, 2 * k + 2, points, plane, one
                    )
        if layout.ladders >= 0:
            past_stones(position, 0, board[:points])
            find_chains(position.neighbor, board, chains)
            _find_ladders(board, position.counters[KO], mover, chains, ladder, catching, marks)
            for k in range(2):
                for i in range(points):
                    if marks[k, view[i]]:
                        out[b, (layout.ladders + k) * plane_stride + i * point_stride] = one
        if layout.moves >= 0:
            past_stones(position, 0, board[:points])
            for age in range(layout.move_planes):
                if not past_stones(position, age + 1, before):
                    break
                for i in range(points):
                    if board[view[i]] != EMPTY and before[view[i]] == EMPTY:
                        out[b, (layout.moves + age) * plane_stride + i * point_stride] = one
                board[:points] = before
        color_plane = layout.colors + (layout.color_planes == 2 and mover != BLACK)
        for i in range(points):
            out[b, color_plane * plane_stride + i * point_stride] = one


@jit
def _stone_planes(
    board: NDArray[np.int8], view: NDArray[np.int16], mover: int, own: Plane, other: Plane, one: Any
) -> None:
    """Write 2 planes: stones of the current player to move, and of the opponent."""
    for i in range(board.shape[0] - 1):
        color = board[view[i]]
        if color == mover:
            own.values[own.begin + i * own.stride] = one
        elif color == -mover:
            other.values[other.begin + i * other.stride] = one


@jit
def _chain_plane(
    board: NDArray[np.int8],
    head: NDArray[np.int16],
    count: NDArray[np.int16],
    view: NDArray[np.int16],
    least: int,
    most: int,
    plane: Plane,
    one: Any,
) -> None:
    """Write 1 plane: stones of chains with a count (liberties or stones) in a range."""
    for i in range(board.shape[0] - 1):
        point = view[i]
        if board[point] != EMPTY and least <= count[head[point]] <= most:
            plane.values[plane.begin + i * plane.stride] = one


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


@jit
def _find_ladders(
    board: NDArray[np.int8],
    ko: int,
    mover: int,
    chains: Chains,
    ladder: LadderBoard,
    catching: NDArray[np.int16],
    marks: NDArray[np.bool_],
) -> None:
    """Mark stones caught in a ladder, and moves that catch the opponent's stones in a ladder.

    Chains with one liberty count if running doesn't help, those with two if the opponent catches
    them by moving first. `marks`, bool[2, N], receives both.
    """
    marks[:] = False
    points = board.shape[0] - 1
    for point in range(points):
        if board[point] == EMPTY or chains.head[point] != point:
            continue
        caught = False
        if chains.liberties[point] == 1:
            caught = is_caught(board, point, ladder)
        elif chains.liberties[point] == 2:
            count = ladder_moves(board, ko, point, ladder, catching)
            caught = count > 0
            if board[point] != mover:
                for k in range(count):
                    marks[1, catching[k]] = True
        if caught:
            for stone in range(point, points):
                if chains.head[stone] == point:
                    marks[0, stone] = True


@jit
def _legality_planes(
    neighbor: NDArray[np.int16],
    board: NDArray[np.int8],
    chains: Chains,
    view: NDArray[np.int16],
    color: int,
    ko: int,
    illegal: Plane,
    last: Plane,
    one: Any,
) -> None:
    """Write 2 planes: points where `color` may not move; legal moves next to a chain in atari.

    Occupied points, suicide (under any rules) and simple ko count as illegal, superko does not.
    """
    for i in range(neighbor.shape[0]):
        point = view[i]
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
        if not legal:
            illegal.values[illegal.begin + i * illegal.stride] = one
        elif atari:
            last.values[last.begin + i * last.stride] = one
