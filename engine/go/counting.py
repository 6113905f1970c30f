"""Counting a finished game: which stones are dead, who owns each point, and the score.

Plain Python, so that the window counts before any kernel is compiled. Every count of a game that
people ended comes from here: `analyze`, GTP, the timeline and the counting tool.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, EMPTY, WHITE, board_tables

__all__ = ["Count", "chain_of", "count_stones", "dead_stones"]

DEAD_BELOW: Final = 0.0
"""A chain is taken for dead where the mean expected ownership of its points, seen from its own
color, is below this [-1, 1]."""
DOUBTFUL: Final = 0.8
"""A chain whose mean ownership is nearer to zero than this may be judged otherwise if that agrees
better with the expected owners of the points around it."""
HOMELESS: Final = 2.0
"""What a dead stone costs that lies in nobody's area, in points of ownership: opponents' areas are
where dead stones lie."""


@dataclass(frozen=True)
class Count:
    """A board counted."""

    ownership: NDArray[np.int8]
    """int8[N], owner of each point: BLACK, WHITE or 0."""
    black: int
    """Points of Black: area, or territory and prisoners."""
    white: int
    """Points of White."""
    prisoners: tuple[int, int] | None = None
    """Stones taken by Black and by White, dead ones included, where they count: they are among the
    points then. None where area is counted."""
    dead: frozenset[int] = frozenset()
    """Points of the stones taken off as dead."""
    estimated: bool = False
    """Whether a network judged which stones are dead."""

    def as_estimate(self) -> Count:
        """The same count, marked as an estimate."""
        return replace(self, estimated=True)

    @property
    def score(self) -> int:
        """Black's lead, without komi [points]."""
        return self.black - self.white


def chain_of(stones: NDArray[np.int8], point: int, size: int) -> frozenset[int]:
    """All points connected to `point` that hold the same color (or are empty like it)."""
    return frozenset(_connected(stones.tolist(), point, _neighbors(size)))


def count_stones(
    stones: NDArray[np.int8],
    size: int,
    scoring: str,
    captured: tuple[int, int] = (0, 0),
    dead: Collection[int] = (),
) -> Count:
    """Count a board by its rules.

    Parameters
    ----------
    stones : int8[N]
    scoring
        "area", or "territory": empty points (and those of dead stones) that reach one color only,
        and prisoners.
    captured
        Black and white stones taken off during the game.
    dead
        Points of dead stones.

    Notes
    -----
    Under territory rules a point that its owner has to fill is no territory: the only liberty that
    a chain keeps inside its own territory, where it has at most one more liberty and that is
    nobody's point. So the eyes of most chains in seki don't count either, as Japanese rules ask.
    """
    alive = stones.tolist()
    for point in dead:
        alive[point] = EMPTY
    owners = _owners(alive, size)
    ownership = np.array(owners, np.int8)
    off = frozenset(int(point) for point in dead)
    if scoring == "area":
        return Count(ownership, owners.count(BLACK), owners.count(WHITE), dead=off)
    for point in _points_to_fill(alive, owners, size):
        owners[point] = 0
    points = [owner for owner, stone in zip(owners, alive, strict=True) if stone == EMPTY]
    gone = [int(stones[point]) for point in off]
    by_black = captured[1] + gone.count(WHITE)
    by_white = captured[0] + gone.count(BLACK)
    return Count(
        ownership,
        points.count(BLACK) + by_black,
        points.count(WHITE) + by_white,
        (by_black, by_white),
        off,
    )


def dead_stones(
    stones: NDArray[np.int8], size: int, expected: NDArray[np.float32]
) -> frozenset[int]:
    """The stones whose removal leaves the owners that agree best with the expected ones.

    Parameters
    ----------
    expected : float32[N]
        Expected owner of each point, from 1 (Black) to -1 (White).

    Returns
    -------
    frozenset of int
        Points of dead stones, always whole chains.

    Notes
    -----
    Chains begin as `DEAD_BELOW` says. Then doubtful chains, alone or all of one color that lie in
    one place, change sides as long as the agreement grows: the sum over points of owner times
    expected owner, less `HOMELESS` for each dead stone whose point is nobody's.
    """
    board: list[int] = stones.tolist()
    near = _neighbors(size)
    expectation = [float(value) for value in expected]
    chains: list[tuple[int, ...]] = []
    chain_at = [-1] * len(board)
    for start, color in enumerate(board):
        if color != EMPTY and chain_at[start] < 0:
            chain = tuple(_connected(board, start, near))
            for point in chain:
                chain_at[point] = len(chains)
            chains.append(chain)
    life = [
        board[chain[0]] * sum(expectation[point] for point in chain) / len(chain)
        for chain in chains
    ]
    dead = {c for c in range(len(chains)) if life[c] < DEAD_BELOW}

    def without(gone: Iterable[int]) -> list[int]:
        alive: list[int] = board.copy()
        for c in gone:
            for point in chains[c]:
                alive[point] = EMPTY
        return alive

    def agreement(gone: set[int]) -> float:
        owners = _owners(without(gone), size)
        homeless = sum(owners[point] == 0 for c in gone for point in chains[c])
        agreed = sum(o * e for o, e in zip(owners, expectation, strict=True))
        return agreed - HOMELESS * homeless

    doubtful = [c for c in range(len(chains)) if abs(life[c]) < DOUBTFUL]
    groups = [frozenset([c]) for c in sorted(doubtful, key=lambda c: abs(life[c]))]
    groups += _neighborhoods(board, chains, chain_at, set(doubtful), without(dead), near)
    best = agreement(dead)
    improved = bool(groups)
    while improved:
        improved = False
        for group in dict.fromkeys(groups):
            for changed in (dead - group, dead | group):
                if changed != dead and (value := agreement(changed)) > best + 1e-6:
                    dead, best, improved = changed, value, True
    return frozenset(point for c in dead for point in chains[c])


def _neighborhoods(
    board: list[int],
    chains: Sequence[tuple[int, ...]],
    chain_at: list[int],
    doubtful: set[int],
    alive: list[int],
    near: Sequence[Sequence[int]],
) -> list[frozenset[int]]:
    """Doubtful chains of one color that no living stones of the other color keep apart."""
    found = []
    for color in (BLACK, WHITE):
        waiting = {c for c in doubtful if board[chains[c][0]] == color}
        while waiting:
            reached = list(chains[waiting.pop()])
            seen = set(reached)
            for point in reached:  # grows while it is walked
                for other in near[point]:
                    own = board[other] == color
                    passable = chain_at[other] in doubtful if own else alive[other] != -color
                    if passable and other not in seen:
                        seen.add(other)
                        reached.append(other)
            group = frozenset(chain_at[p] for p in reached if board[p] == color)
            waiting -= group
            found.append(group)
    return found


def _points_to_fill(alive: list[int], owners: list[int], size: int) -> list[int]:
    """Points of territory that their owner has to fill; see `count_stones`."""
    near = _neighbors(size)
    board, territory = alive.copy(), owners.copy()
    filled: list[int] = []
    found = True
    while found:
        found = False
        seen: set[int] = set()
        for start, color in enumerate(board):
            if color == EMPTY or start in seen:
                continue
            chain = _connected(board, start, near)
            seen.update(chain)
            liberties = {p for stone in chain for p in near[stone] if board[p] == EMPTY}
            inside = [p for p in liberties if territory[p] == color]
            if len(inside) != 1 or len(liberties) > 2:
                continue
            point = inside[0]
            if any(board[p] == color and p not in chain for p in near[point]):
                board[point] = color
                territory[point] = 0
                filled.append(point)
                found = True
                break
    return filled


def _owners(alive: list[int], size: int) -> list[int]:
    """Owner of each point: of stones their color, of empty regions the one color they reach."""
    near = _neighbors(size)
    owners = alive.copy()
    seen = [color != EMPTY for color in alive]
    for start in range(len(alive)):
        if seen[start]:
            continue
        seen[start] = True
        region, borders = [start], 0
        for point in region:  # grows while it is walked
            for other in near[point]:
                color = alive[other]
                if color != EMPTY:
                    borders |= 1 if color == BLACK else 2
                elif not seen[other]:
                    seen[other] = True
                    region.append(other)
        if borders in (1, 2):
            for point in region:
                owners[point] = BLACK if borders == 1 else WHITE
    return owners


def _connected(board: list[int], start: int, near: Sequence[Sequence[int]]) -> list[int]:
    color, reached, seen = board[start], [start], {start}
    for point in reached:  # grows while it is walked
        for other in near[point]:
            if board[other] == color and other not in seen:
                seen.add(other)
                reached.append(other)
    return reached


@cache
def _neighbors(size: int) -> tuple[tuple[int, ...], ...]:
    table = board_tables(size).neighbor.tolist()
    return tuple(tuple(p for p in row[:4] if p < size * size) for row in table)
