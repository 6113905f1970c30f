"""Area score, ownership, and stones that no play can capture."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.go.board import EMPTY, NONE, WALL
from engine.go.position import Position, empty_position, put_stones
from engine.jit import jit, jit_lean

_UNKNOWN = 9  # owner of an empty point whose region was not walked yet


@jit_lean
def _find_owners(position: Position) -> None:
    """Write the owner of every empty point into its `chain_size`, which no chain uses.

    A region of empty points is a color's when it touches only that color's stones. `next_stone`
    of the empty points serves as the queue of the walk.
    """
    stones = position.stones
    owner = position.chain_size
    queue = position.next_stone
    points = stones.shape[0] - 1
    for point in range(points):
        if stones[point] == EMPTY:
            owner[point] = _UNKNOWN
    for start in range(points):
        if stones[start] != EMPTY or owner[start] != _UNKNOWN:
            continue
        black = False
        white = False
        owner[start] = 0
        queue[start] = NONE
        last = start
        point = start
        while point != NONE:
            for i in range(4):
                neighbor = position.neighbor[point, i]
                there = stones[neighbor]
                if there == EMPTY:
                    if owner[neighbor] == _UNKNOWN:
                        owner[neighbor] = 0
                        queue[neighbor] = NONE
                        queue[last] = neighbor
                        last = neighbor
                elif there != WALL:
                    black |= there > 0
                    white |= there < 0
            point = queue[point]
        if black != white:
            color = 1 if black else -1
            point = start
            while point != NONE:
                owner[point] = color
                point = queue[point]


@jit_lean
def area_score(position: Position) -> int:
    """Black's area minus White's, without komi, counting the board exactly as it stands.

    Notes
    -----
    Tromp-Taylor: stones count for their color, and so do empty points that reach only that color.
    """
    _find_owners(position)
    score = 0
    for point in range(position.stones.shape[0] - 1):
        there = position.stones[point]
        score += position.chain_size[point] if there == EMPTY else there
    return score


@jit_lean
def fill_ownership(position: Position, out: NDArray[np.int8]) -> None:
    """Write the owner of each point as the board stands: BLACK, WHITE or 0.

    Parameters
    ----------
    out : int8[N]
        Written in full.
    """
    _find_owners(position)
    for point in range(position.stones.shape[0] - 1):
        there = position.stones[point]
        out[point] = position.chain_size[point] if there == EMPTY else there


def ownership(position: Position, dead: NDArray[np.bool_] | None = None) -> NDArray[np.int8]:
    """The owner of each point, BLACK, WHITE or 0; its sum is the area score without komi.

    Parameters
    ----------
    dead : bool[N]
        Stones to take off the board before counting.

    Returns
    -------
    int8[N]
    """
    points = position.stones.shape[0] - 1
    owners = np.empty(points, np.int8)
    if dead is not None:
        living = np.where(dead, np.int8(EMPTY), position.stones[:points])
        position = empty_position(round(points**0.5), capacity=0)
        put_stones(position, living)
    fill_ownership(position, owners)
    return owners


@jit
def _mark_alive(
    position: Position, color: int, region: NDArray[np.int16], out: NDArray[np.int8]
) -> None:
    """Benson's algorithm for one color; `region` is int16[N] scratch."""
    stones = position.stones
    chain = position.chain
    neighbor = position.neighbor
    points = stones.shape[0] - 1
    # Regions: connected points that are not `color`'s, one after the other in `members`.
    region[:] = NONE
    members = np.empty(points, np.int16)
    first = np.empty(points + 1, np.int16)
    vital = np.full((points, 4), NONE, np.int16)
    regions = 0
    count = 0
    for start in range(points):
        if stones[start] == color or region[start] != NONE:
            continue
        first[regions] = count
        region[start] = regions
        members[count] = start
        walked = count
        count += 1
        while walked < count:
            for i in range(4):
                there = neighbor[members[walked], i]
                if stones[there] != color and there < points and region[there] == NONE:
                    region[there] = regions
                    members[count] = there
                    count += 1
            walked += 1
        regions += 1
    first[regions] = count
    # A region is vital for a chain when each of its empty points touches the chain; such a chain
    # touches the first empty point, so there are at most four.
    for r in range(regions):
        seen_empty = False
        for k in range(first[r], first[r + 1]):
            point = members[k]
            if stones[point] != EMPTY:
                continue
            for slot in range(4):
                there = neighbor[point, slot]
                if not seen_empty:
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
            seen_empty = True
    # Drop chains with fewer than two vital regions and regions that touch a dropped chain.
    dropped = np.zeros(points, np.bool_)
    lost = np.zeros(regions, np.bool_)
    eyes = np.empty(points, np.int16)
    changed = True
    while changed:
        changed = False
        eyes[:] = 0
        for r in range(regions):
            if not lost[r]:
                for slot in range(4):
                    if vital[r, slot] != NONE:
                        eyes[vital[r, slot]] += 1
        for point in range(points):
            is_head = stones[point] == color and chain[point] == point
            if is_head and not dropped[point] and eyes[point] < 2:
                dropped[point] = True
                changed = True
        for k in range(count):
            point = members[k]
            for i in range(4):
                there = neighbor[point, i]
                if stones[there] == color and dropped[chain[there]]:
                    lost[region[point]] = True
    for point in range(points):
        if stones[point] == color and not dropped[chain[point]]:
            out[point] = color


@jit
def pass_alive(position: Position, out: NDArray[np.int8]) -> None:
    """Mark the stones that can't be captured even if their owner passes for ever.

    Parameters
    ----------
    out : int8[N]
        Written in full: BLACK or WHITE where such a stone stands, else 0.

    Notes
    -----
    D. B. Benson, Life in the game of Go, Information Sciences 10 (1976); suicide is not allowed.
    """
    region = np.empty(position.stones.shape[0] - 1, np.int16)
    out[:] = 0
    _mark_alive(position, 1, region, out)
    _mark_alive(position, -1, region, out)
