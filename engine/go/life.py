"""Unconditional life (pass-alive stones), and the areas that follow from it.

D. B. Benson, Life in the game of Go, Information Sciences 10 (1976): a region is a connected set
of points without stones of a color; chains live if each has two regions that are vital for it. The
areas are those of KataGo's input planes.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit, jit_lean
from engine.go.board import EMPTY, NONE
from engine.go.state import Position


class LifeBuffers(NamedTuple):
    """Scratch arrays for the regions and chains of one color."""

    region: NDArray[np.int16]  # [N] region of each point, NONE on the color's stones
    members: NDArray[np.int16]  # [N] points of the regions, one region after the other
    first: NDArray[np.int16]  # [N + 1] start of each region in `members`
    vital: NDArray[np.int16]  # [N, 4] chains (heads) that a region is vital for, NONE
    dropped: NDArray[np.bool_]  # [N] by head: chains that can be captured
    lost: NDArray[np.bool_]  # [N] regions that touch a dropped chain
    eyes: NDArray[np.int16]  # [N] by head: number of vital regions


@jit
def life_buffers(points: int) -> LifeBuffers:
    """Allocate the scratch arrays for boards of `points` points."""
    return LifeBuffers(
        region=np.empty(points, np.int16),
        members=np.empty(points, np.int16),
        first=np.empty(points + 1, np.int16),
        vital=np.empty((points, 4), np.int16),
        dropped=np.empty(points, np.bool_),
        lost=np.empty(points, np.bool_),
        eyes=np.empty(points, np.int16),
    )


@jit_lean
def _find_regions(
    neighbor: NDArray[np.int16], stones: NDArray[np.int8], color: int, buffers: LifeBuffers
) -> int:
    """List the connected regions without stones of `color`; return the number of regions."""
    points = neighbor.shape[0]
    members = buffers.members
    for point in range(points):
        buffers.region[point] = NONE
    regions = 0
    count = 0
    for start in range(points):
        if stones[start] == color or buffers.region[start] != NONE:
            continue
        buffers.first[regions] = count
        buffers.region[start] = regions
        members[count] = start
        walked = count
        count += 1
        while walked < count:
            for i in range(4):
                near = neighbor[members[walked], i]
                if near < points and stones[near] != color and buffers.region[near] == NONE:
                    buffers.region[near] = regions
                    members[count] = near
                    count += 1
            walked += 1
        regions += 1
    buffers.first[regions] = count
    return regions


@jit_lean
def _find_vital(
    neighbor: NDArray[np.int16],
    stones: NDArray[np.int8],
    chain: NDArray[np.int16],
    color: int,
    suicide: bool,
    regions: int,
    buffers: LifeBuffers,
) -> None:
    """Find the chains that each region is vital for.

    A region is vital for a chain that all its empty points touch (all its points, if the opponent
    may play suicide). The first such point has four neighbors, so there are at most four chains.
    """
    vital = buffers.vital
    for r in range(regions):
        for slot in range(4):
            vital[r, slot] = NONE
        started = False
        for k in range(buffers.first[r], buffers.first[r + 1]):
            point = buffers.members[k]
            if stones[point] != EMPTY and not suicide:
                continue
            for slot in range(4):
                near = neighbor[point, slot]
                if not started:
                    if stones[near] == color:
                        vital[r, slot] = chain[near]
                        for earlier in range(slot):
                            if vital[r, earlier] == chain[near]:
                                vital[r, slot] = NONE
                elif vital[r, slot] != NONE:
                    touches = False
                    for i in range(4):
                        near = neighbor[point, i]
                        if stones[near] == color and chain[near] == vital[r, slot]:
                            touches = True
                    if not touches:
                        vital[r, slot] = NONE
            started = True


@jit_lean
def _find_alive(
    neighbor: NDArray[np.int16],
    stones: NDArray[np.int8],
    chain: NDArray[np.int16],
    color: int,
    suicide: bool,
    buffers: LifeBuffers,
) -> int:
    """Mark chains with fewer than two vital regions, and regions that touch such a chain.

    Returns the number of regions; the marks are in `dropped` and `lost`.
    """
    points = neighbor.shape[0]
    regions = _find_regions(neighbor, stones, color, buffers)
    _find_vital(neighbor, stones, chain, color, suicide, regions, buffers)
    for point in range(points):
        buffers.dropped[point] = False
        buffers.lost[point] = False
    changed = True
    while changed:
        changed = False
        for point in range(points):
            buffers.eyes[point] = 0
        for r in range(regions):
            if not buffers.lost[r]:
                for slot in range(4):
                    if buffers.vital[r, slot] != NONE:
                        buffers.eyes[buffers.vital[r, slot]] += 1
        for point in range(points):
            is_head = stones[point] == color and chain[point] == point
            if is_head and not buffers.dropped[point] and buffers.eyes[point] < 2:
                buffers.dropped[point] = True
                changed = True
        for k in range(buffers.first[regions]):
            point = buffers.members[k]
            for i in range(4):
                near = neighbor[point, i]
                if stones[near] == color and buffers.dropped[chain[near]]:
                    buffers.lost[buffers.region[point]] = True
    return regions


@jit
def pass_alive(position: Position, out: NDArray[np.int8]) -> None:
    """Write the color of the stones that can't be captured even if their owner always passes.

    `out`, int8[N], is written in full: BLACK, WHITE, or 0 elsewhere. Suicide counts as illegal.
    """
    points = position.neighbor.shape[0]
    stones, chain = position.stones, position.chain
    buffers = life_buffers(points)
    out[:] = 0
    for color in (1, -1):
        _find_alive(position.neighbor, stones, chain, color, False, buffers)
        for point in range(points):
            if stones[point] == color and not buffers.dropped[chain[point]]:
                out[point] = color


@jit_lean
def alive_areas(
    neighbor: NDArray[np.int16],
    stones: NDArray[np.int8],
    chain: NDArray[np.int16],
    suicide: bool,
    buffers: LifeBuffers,
    out: NDArray[np.int8],
) -> None:
    """Write each color's certain area, and everything that only one color surrounds.

    Parameters
    ----------
    stones : int8[N + 1]
        WALL at N.
    chain : int16[at least N]
        Head of each stone's chain.
    suicide
        Whether suicide of several stones is legal.
    out : int8[N]
        Written in full: BLACK, WHITE or 0.

    Notes
    -----
    For Black, then White: chains that live; regions that touch only such chains and have no enemy
    stones, or at most one point not next to the color's stones; in other regions without enemy
    stones, the points not yet assigned. Finally every remaining stone belongs to its owner.
    """
    points = neighbor.shape[0]
    for point in range(points):
        out[point] = 0
    for color in (1, -1):
        stones_of_color = 0
        for point in range(points):
            stones_of_color += stones[point] == color
        if stones_of_color == 0:
            continue
        regions = _find_alive(neighbor, stones, chain, color, suicide, buffers)
        for point in range(points):
            if stones[point] == color and not buffers.dropped[chain[point]]:
                out[point] = color
        for r in range(regions):
            enemies = 0
            away = 0
            for k in range(buffers.first[r], buffers.first[r + 1]):
                point = buffers.members[k]
                enemies += stones[point] == -color
                touches = False
                for i in range(4):
                    touches |= stones[neighbor[point, i]] == color
                away += not touches
            certain = not buffers.lost[r] and (enemies == 0 or away <= 1)
            for k in range(buffers.first[r], buffers.first[r + 1]):
                point = buffers.members[k]
                if certain or (enemies == 0 and out[point] == 0):
                    out[point] = color
    for point in range(points):
        if out[point] == 0:
            out[point] = stones[point]


@jit_lean
def independent_areas(
    neighbor: NDArray[np.int16],
    stones: NDArray[np.int8],
    chain: NDArray[np.int16],
    liberties: NDArray[np.int16],
    areas: NDArray[np.int8],
    buffers: LifeBuffers,
    out: NDArray[np.int8],
) -> None:
    """Write the parts of the areas that are certainly not in seki.

    Parameters
    ----------
    liberties : int16[at least N]
        Liberties of each chain, by head.
    areas : int8[N]
        See `alive_areas`.
    out : int8[N]
        Written in full: BLACK, WHITE or 0. Excluded are connected parts of one color that contain
        one of its stones in atari or touch an empty point without owner.
    """
    points = neighbor.shape[0]
    seen = buffers.lost
    queue = buffers.members
    for point in range(points):
        seen[point] = False
        out[point] = 0
    for start in range(points):
        color = areas[start]
        if color == 0 or seen[start]:
            continue
        seen[start] = True
        queue[0] = start
        walked, count = 0, 1
        dependent = False
        while walked < count:
            point = queue[walked]
            walked += 1
            if stones[point] == color and liberties[chain[point]] == 1:
                dependent = True
            for i in range(4):
                near = neighbor[point, i]
                if near == points:
                    continue
                if areas[near] == color and not seen[near]:
                    seen[near] = True
                    queue[count] = near
                    count += 1
                elif areas[near] == 0 and stones[near] == EMPTY:
                    dependent = True
        if not dependent:
            for k in range(count):
                out[queue[k]] = color
