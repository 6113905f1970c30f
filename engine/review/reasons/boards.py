"""Chains, liberties and neighborhoods on the boards of a line, in plain Python."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

from engine.go.board import board_tables
from engine.record.board_state import BoardState

LARGEST_EYE_SPACE: Final = 7
"""Most empty points of a region that is called an eye space."""


@cache
def neighbors(size: int) -> tuple[tuple[int, ...], ...]:
    """Return the neighbors of each point."""
    points = size * size
    rows = board_tables(size).neighbor.tolist()
    return tuple(tuple(n for n in row if n < points) for row in rows)


@cache
def _around(size: int) -> tuple[tuple[int, ...], ...]:
    """Return the neighbors of each point, diagonal ones included."""
    points = size * size
    diagonal = board_tables(size).diagonal.tolist()
    return tuple(
        (*near, *(n for n in row if n < points))
        for near, row in zip(neighbors(size), diagonal, strict=True)
    )


def chain_at(board: BoardState, point: int) -> frozenset[int]:
    """Return the chain of a stone; empty on an empty point."""
    value = board.cells[point]
    if not value:
        return frozenset()
    near, chain, pending = neighbors(board.size), {point}, [point]
    while pending:
        for other in near[pending.pop()]:
            if other not in chain and board.cells[other] == value:
                chain.add(other)
                pending.append(other)
    return frozenset(chain)


def chains_of(board: BoardState, color: int) -> list[frozenset[int]]:
    """Return all chains of a color."""
    chains: list[frozenset[int]] = []
    seen: set[int] = set()
    for point in range(len(board.cells)):
        if point not in seen and board.color_at(point) == color:
            chains.append(chain_at(board, point))
            seen |= chains[-1]
    return chains


def liberties(board: BoardState, chain: Iterable[int]) -> frozenset[int]:
    """Return the empty points next to a chain, or to several."""
    near = neighbors(board.size)
    return frozenset(n for stone in chain for n in near[stone] if not board.cells[n])


def groups_of(board: BoardState, chains: Iterable[frozenset[int]]) -> list[list[frozenset[int]]]:
    """Return chains of a color sorted into groups that hang together.

    Two chains do if liberties of theirs are the same or neighbors: a diagonal, a jump of one or two
    points, a knight's move.
    """
    near = neighbors(board.size)
    free = {chain: liberties(board, chain) for chain in chains}
    wide = {chain: {*those, *(n for p in those for n in near[p])} for chain, those in free.items()}
    groups: list[list[frozenset[int]]] = []
    left = set(free)
    while left:
        group = [left.pop()]
        for chain in group:  # grows while it is walked
            linked = [other for other in left if free[other] & wide[chain]]
            left.difference_update(linked)
            group += linked
        groups.append(group)
    return groups


def encloses(board: BoardState, stones: Collection[int], point: int) -> bool:
    """Return whether the chains of some stones alone enclose the empty region of a point.

    False where the region is larger than `LARGEST_EYE_SPACE`.
    """
    if board.cells[point]:
        return False
    near, region, pending = neighbors(board.size), {point}, [point]
    rim: set[int] = set()
    while pending:
        for other in near[pending.pop()]:
            if board.cells[other]:
                rim.add(other)
            elif other not in region:
                region.add(other)
                pending.append(other)
        if len(region) > LARGEST_EYE_SPACE:
            return False
    inside = set(stones)
    return all(not inside.isdisjoint(chain_at(board, stone)) for stone in rim)


def is_in_seki(board: BoardState, stones: Iterable[int], color: int) -> bool:
    """Return whether one of the chains of some stones shares its only two liberties with a chain of
    the opponent that has no others."""
    near = neighbors(board.size)
    for chain in {chain_at(board, stone) for stone in stones if board.color_at(stone) == color}:
        free = liberties(board, chain)
        around = {n for stone in chain for n in near[stone] if board.color_at(n) == -color}
        if len(free) == 2 and any(liberties(board, chain_at(board, n)) == free for n in around):
            return True
    return False


def parts(points: Collection[int], size: int) -> list[frozenset[int]]:
    """Return the connected parts of some points; diagonal neighbors are connected."""
    around, left = _around(size), set(points)
    found: list[frozenset[int]] = []
    while left:
        start = left.pop()
        part, pending = {start}, [start]
        while pending:
            for other in around[pending.pop()]:
                if other in left:
                    left.remove(other)
                    part.add(other)
                    pending.append(other)
        found.append(frozenset(part))
    return found


def distance(one: int, other: int, size: int) -> int:
    """Return how far two points are from each other: the larger of rows and columns."""
    row, column = divmod(one, size)
    other_row, other_column = divmod(other, size)
    return max(abs(row - other_row), abs(column - other_column))


def distance_to(points: Iterable[int], point: int, size: int) -> int:
    """Return how far a point is from the nearest of some points."""
    return min(distance(point, other, size) for other in points)
