"""Input planes: one small kernel per plane group, and one that fills a whole batch.

Planes are the only place, besides network outputs, where the player to move matters: stones are
"own" and "other". Point i of a plane shows board point `table[s, i]` of the symmetry s.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.features.feature_set import FeatureSet, PlaneLayout
from engine.go.board import BLACK, EMPTY, NONE, WALL
from engine.go.position import KO, TO_PLAY, Position, past_stones, row
from engine.go.symmetry import symmetry_table
from engine.jit import jit

__all__ = ["fill_planes", "planes"]

_THRESHOLDS: Final = 4
"""Planes per chain group."""


def planes(
    features: FeatureSet, positions: Position, symmetry: NDArray[np.int8] | int = 0
) -> NDArray[np.float32]:
    """Input planes of a batch of positions.

    Parameters
    ----------
    positions
        Arrays with a leading axis B.
    symmetry : int or int8[B]
        Symmetry code of each row.

    Returns
    -------
    float32[B, F, size, size]
        Player to move's frame.
    """
    count, points = positions.stones.shape[0], positions.stones.shape[1] - 1
    size = round(points**0.5)
    layout = features.layout
    codes = np.broadcast_to(np.asarray(symmetry, np.int8), (count,))
    out = np.empty((count, layout.planes, size, size), np.float32)
    fill_planes(
        positions,
        np.arange(count, dtype=np.int32),
        np.ascontiguousarray(codes),
        symmetry_table(size),
        layout,
        out.reshape(count, layout.planes * points),
        np.float32(1),
        points,
        1,
    )
    return out


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
    """Write the planes of some rows of a batch of positions.

    Parameters
    ----------
    positions
        Arrays with a leading axis.
    rows : int32[B]
        Row of `positions` behind each row of `out`.
    symmetry : int8[B]
        Symmetry code of each row of `out`.
    table : int16[8, A]
        `symmetry_table(size)`.
    out : number[at least B, F * N]
        Plane f, point i of a row is entry `f * plane_stride + i * point_stride`: (N, 1) gives
        [F, size, size], (1, F) gives [size, size, F].
    one
        What stands for 1, in the type of `out` (bfloat16 planes are written as bit patterns).
    """
    points = positions.stones.shape[1] - 1
    zero = one - one
    board = np.empty(points + 1, np.int8)
    board[points] = WALL
    before = np.empty(points, np.int8)
    head = np.empty(points + 1, np.int16)
    liberties = np.empty(points + 1, np.int16)
    sizes = np.empty(points + 1, np.int16)
    queue = np.empty(points, np.int16)
    mark = np.zeros(points + 1, np.int32)
    for b in range(rows.shape[0]):
        position = row(positions, rows[b])
        target = out[b]
        view = table[symmetry[b]]
        mover = position.counters[TO_PLAY]
        for f in range(layout.planes * points):
            target[f] = zero
        for age in range(layout.history):
            if not past_stones(position, age, board[:points]):
                break
            own = age * plane_stride
            other = (layout.history + age) * plane_stride
            for i in range(points):
                color = board[view[i]]
                if color == mover:
                    target[own + i * point_stride] = one
                elif color == -mover:
                    target[other + i * point_stride] = one
            if layout.illegal < 0 and layout.liberties < 0 and layout.sizes < 0:
                continue
            _find_chains(position.neighbor, board, head, liberties, sizes, queue, mark)
            if layout.illegal >= 0:
                ko = position.counters[KO]
                if age > 0:
                    ko = NONE
                    if past_stones(position, age + 1, before):
                        ko = _past_ko(board, before, head, liberties, sizes)
                _legality_planes(
                    position.neighbor,
                    board,
                    head,
                    liberties,
                    mover if age % 2 == 0 else -mover,
                    ko,
                    view,
                    target[(layout.illegal + age) * plane_stride :],
                    target[(layout.illegal + layout.history + age) * plane_stride :],
                    one,
                    point_stride,
                )
            if layout.liberties >= 0:
                begin = layout.liberties * plane_stride
                for i in range(points):
                    if board[view[i]] != EMPTY:
                        count = liberties[head[view[i]]]
                        for k in range(_THRESHOLDS):
                            if count <= k + 1:
                                target[begin + k * plane_stride + i * point_stride] = one
            if layout.sizes >= 0:
                begin = layout.sizes * plane_stride
                for i in range(points):
                    if board[view[i]] != EMPTY:
                        count = sizes[head[view[i]]]
                        for k in range(_THRESHOLDS):
                            if count >= 2 * (k + 1):
                                target[begin + k * plane_stride + i * point_stride] = one
        plane = layout.colors
        if layout.color_planes == 2 and mover != BLACK:
            plane += 1
        for i in range(points):
            target[plane * plane_stride + i * point_stride] = one


@jit
def _find_chains(
    neighbor: NDArray[np.int16],
    board: NDArray[np.int8],
    head: NDArray[np.int16],
    liberties: NDArray[np.int16],
    sizes: NDArray[np.int16],
    queue: NDArray[np.int16],
    mark: NDArray[np.int32],
) -> None:
    """Chains of a bare board: head of each stone; by head, true liberties and stones."""
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
                there = neighbor[stone, i]
                if board[there] == EMPTY:
                    if mark[there] != point:
                        mark[there] = point
                        free += 1
                elif board[there] == color and head[there] == NONE:
                    head[there] = point
                    queue[end] = there
                    end += 1
        liberties[point] = free
        sizes[point] = end


@jit
def _past_ko(
    board: NDArray[np.int8],
    before: NDArray[np.int8],
    head: NDArray[np.int16],
    liberties: NDArray[np.int16],
    sizes: NDArray[np.int16],
) -> int:
    """The simple-ko point that the move from `before` to `board` left behind, or NONE."""
    came = gone = NONE
    for point in range(before.shape[0]):
        if before[point] == board[point]:
            continue
        if before[point] == EMPTY:
            came = point
        else:
            if gone != NONE:
                return NONE
            gone = point
    if came == NONE or gone == NONE or before[gone] == board[came]:
        return NONE
    if sizes[head[came]] == 1 and liberties[head[came]] == 1:
        return gone
    return NONE


@jit
def _legality_planes(
    neighbor: NDArray[np.int16],
    board: NDArray[np.int8],
    head: NDArray[np.int16],
    liberties: NDArray[np.int16],
    mover: int,
    ko: int,
    view: NDArray[np.int16],
    illegal: NDArray[Any],
    last_liberty: NDArray[Any],
    one: Any,
    point_stride: int,
) -> None:
    """1 where a move is occupied, suicide or simple ko; 1 where a legal one fills a last liberty.

    Superko does not count here; suicide always does.
    """
    for i in range(neighbor.shape[0]):
        point = view[i]
        legal = False
        atari = False
        if board[point] == EMPTY and point != ko:
            for k in range(4):
                there = neighbor[point, k]
                color = board[there]
                if color == EMPTY:
                    legal = True
                elif color != WALL:
                    last = liberties[head[there]] == 1
                    atari = atari or last
                    if last == (color != mover):
                        legal = True
        if not legal:
            illegal[i * point_stride] = one
        elif atari:
            last_liberty[i * point_stride] = one
