"""Unconditional life, and the areas that follow from it.

D. B. Benson, Life in the game of Go, Information Sciences 10 (1976): regions are the connected
points that are not a color's; chains live when each has two regions it can't lose. The areas are
those that KataGo shows to its networks.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit, jit_lean
from engine.go.board import EMPTY, NONE
from engine.go.position import Position

__all__ = ["LifeRoom", "alive_areas", "independent_areas", "life_room", "pass_alive"]


class LifeRoom(NamedTuple):
    """Room for one color's regions and chains."""

    region: NDArray[np.int16]  # [N] region of each point, NONE on the color's stones
    members: NDArray[np.int16]  # [N] points of the regions, one region after the other
    first: NDArray[np.int16]  # [N + 1] where each region begins in `members`
    vital: NDArray[np.int16]  # [N, 4] chains (heads) that a region is vital for, NONE
    dropped: NDArray[np.bool_]  # [N] by head: chains that can be captured
    lost: NDArray[np.bool_]  # [N] regions that touch such a chain
    eyes: NDArray[np.int16]  # [N] by head: vital regions


@jit
def life_room(points: int) -> LifeRoom:
    """Room for boards of so many points."""
    return LifeRoom(
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
    neighbor: NDArray[np.int16], stones: NDArray[np.int8], color: int, room: LifeRoom
) -> int:
    """List the regions of connected points that are not `color`'s; returns how many there are."""
    points = neighbor.shape[0]
    members = room.members
    for point in range(points):
        room.region[point] = NONE
    regions = 0
    count = 0
    for start in range(points):
        if stones[start] == color or room.region[start] != NONE:
            continue
        room.first[regions] = count
        room.region[start] = regions
        members[count] = start
        walked = count
        count += 1
        while walked < count:
            for i in range(4):
                there = neighbor[members[walked], i]
                if there < points and stones[there] != color and room.region[there] == NONE:
                    room.region[there] = regions
                    members[count] = there
                    count += 1
            walked += 1
        regions += 1
    room.first[regions] = count
    return regions


@jit_lean
def _find_vital(
    neighbor: NDArray[np.int16],
    stones: NDArray[np.int8],
    chain: NDArray[np.int16],
    color: int,
    suicide: bool,
    regions: int,
    room: LifeRoom,
) -> None:
    """Find the chains that each region is vital for.

    Each of the region's empty points touches such a chain (each of its points, if the other side
    may play suicide), the first one too: so there are at most four.
    """
    vital = room.vital
    for r in range(regions):
        for slot in range(4):
            vital[r, slot] = NONE
        started = False
        for k in range(room.first[r], room.first[r + 1]):
            point = room.members[k]
            if stones[point] != EMPTY and not suicide:
                continue
            for slot in range(4):
                there = neighbor[point, slot]
                if not started:
                    if stones[there] == color:
                        vital[r, slot] = chain[there]
                        for earlier in range(slot):
                            if vital[r, earlier] == chain[there]:
                                vital[r, slot] = NONE
                elif vital[r, slot] != NONE:
                    touches = False
                    for i in range(4):
                        there = neighbor[point, i]
                        if stones[there] == color and chain[there] == vital[r, slot]:
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
    room: LifeRoom,
) -> int:
    """Drop chains with fewer than two vital regions and regions that touch a dropped chain.

    Returns
    -------
    int
        Regions; `dropped` and `lost` say what is left.
    """
    points = neighbor.shape[0]
    regions = _find_regions(neighbor, stones, color, room)
    _find_vital(neighbor, stones, chain, color, suicide, regions, room)
    for point in range(points):
        room.dropped[point] = False
        room.lost[point] = False
    changed = True
    while changed:
        changed = False
        for point in range(points):
            room.eyes[point] = 0
        for r in range(regions):
            if not room.lost[r]:
                for slot in range(4):
                    if room.vital[r, slot] != NONE:
                        room.eyes[room.vital[r, slot]] += 1
        for point in range(points):
            is_head = stones[point] == color and chain[point] == point
            if is_head and not room.dropped[point] and room.eyes[point] < 2:
                room.dropped[point] = True
                changed = True
        for k in range(room.first[regions]):
            point = room.members[k]
            for i in range(4):
                there = neighbor[point, i]
                if stones[there] == color and room.dropped[chain[there]]:
                    room.lost[room.region[point]] = True
    return regions


@jit
def pass_alive(position: Position, out: NDArray[np.int8]) -> None:
    """Mark the stones that can't be captured even if their owner passes for ever.

    Parameters
    ----------
    out : int8[N]
        Written in full: BLACK or WHITE where such a stone stands, else 0. Suicide is not allowed.
    """
    points = position.neighbor.shape[0]
    stones, chain = position.stones, position.chain
    room = life_room(points)
    out[:] = 0
    for color in (1, -1):
        _find_alive(position.neighbor, stones, chain, color, False, room)
        for point in range(points):
            if stones[point] == color and not room.dropped[chain[point]]:
                out[point] = color


@jit_lean
def alive_areas(
    neighbor: NDArray[np.int16],
    stones: NDArray[np.int8],
    chain: NDArray[np.int16],
    suicide: bool,
    room: LifeRoom,
    out: NDArray[np.int8],
) -> None:
    """The area of each color as far as it is certain, and everything that only one color holds.

    Parameters
    ----------
    stones : int8[N + 1]
        WALL at N.
    chain : int16[at least N]
        Head of each stone's chain.
    suicide
        Whether to count with suicide of several stones.
    out : int8[N]
        Written in full: BLACK, WHITE or 0.

    Notes
    -----
    Black's, then White's: chains that live; regions that touch only such chains and either have no
    enemy stones or at most one point away from the color's stones; of other regions without enemy
    stones the points that nobody has yet. At last all stones left are their owner's.
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
        regions = _find_alive(neighbor, stones, chain, color, suicide, room)
        for point in range(points):
            if stones[point] == color and not room.dropped[chain[point]]:
                out[point] = color
        for r in range(regions):
            enemies = 0
            away = 0
            for k in range(room.first[r], room.first[r + 1]):
                point = room.members[k]
                enemies += stones[point] == -color
                touches = False
                for i in range(4):
                    touches |= stones[neighbor[point, i]] == color
                away += not touches
            certain = not room.lost[r] and (enemies == 0 or away <= 1)
            for k in range(room.first[r], room.first[r + 1]):
                point = room.members[k]
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
    room: LifeRoom,
    out: NDArray[np.int8],
) -> None:
    """The parts of the areas that need nothing from elsewhere, so that they are no seki.

    Parameters
    ----------
    liberties : int16[at least N]
        Of each chain, by head.
    areas : int8[N]
        See `alive_areas`.
    out : int8[N]
        Written in full: BLACK, WHITE or 0. Left out are connected parts of one color with a stone
        of it in atari, and parts beside an empty point that is nobody's.
    """
    points = neighbor.shape[0]
    seen = room.lost
    queue = room.members
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
                there = neighbor[point, i]
                if there == points:
                    continue
                if areas[there] == color and not seen[there]:
                    seen[there] = True
                    queue[count] = there
                    count += 1
                elif areas[there] == 0 and stones[there] == EMPTY:
                    dependent = True
        if not dependent:
            for k in range(count):
                out[queue[k]] = color
