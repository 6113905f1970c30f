"""Count finished games: which stones are dead, who owns each point, and the score.

Plain Python, so that the window can count before any kernel is compiled. Used wherever a game that
people ended is counted: `analyze`, GTP, the timeline and the counting tool.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, EMPTY, WHITE, board_tables

DEAD_BELOW: Final = 0.0
"""A chain is first considered dead if the mean expected ownership of its points, from its own
color's view, is below this [-1, 1]."""
DOUBTFUL: Final = 0.8
"""A chain whose mean ownership is nearer to zero than this is doubtful: it changes between dead and
alive if that agrees better with the expected owners of the points around it."""
NEUTRAL_PENALTY: Final = 2.0
"""Penalty for each dead stone on a point that neither player owns [points of ownership]: dead
stones lie in the opponent's area."""


@dataclass(frozen=True)
class Count:
    """The score of a finished game: owner of each point, points of both players, dead stones."""

    ownership: NDArray[np.int8]
    """int8[N], owner of each point: BLACK, WHITE or 0."""
    black: int
    """Points of Black: area, or territory and prisoners."""
    white: int
    """Points of White."""
    prisoners: tuple[int, int] | None = None
    """Prisoners of Black and of White under territory rules, dead stones included; they are part of
    `black` and `white`. None under area rules."""
    dead: frozenset[int] = frozenset()
    """Points of the dead stones, which were removed before the count."""
    estimated: bool = False
    """Whether a network judged which stones are dead."""

    def as_estimate(self) -> Count:
        """Return the same count, marked as an estimate."""
        return replace(self, estimated=True)

    @property
    def score(self) -> int:
        """Black's lead, without komi [points]."""
        return self.black - self.white


def chain_of(stones: NDArray[np.int8], point: int, size: int) -> frozenset[int]:
    """Return all points connected to `point` with the same color (or empty like it)."""
    return frozenset(_connected(stones.tolist(), point, _neighbors(size)))


def count_stones(
    stones: NDArray[np.int8],
    size: int,
    scoring: str,
    captured: tuple[int, int] = (0, 0),
    dead: Collection[int] = (),
) -> Count:
    """Count a board by area or territory.

    Parameters
    ----------
    stones : int8[N]
    scoring
        "area"; or "territory": empty points and dead stones' points that border one color only,
        plus prisoners.
    captured
        Black and white stones captured during the game.
    dead
        Points of dead stones.

    Notes
    -----
    Under territory rules a point that its owner has to fill is no territory: the only liberty of a
    chain inside its own territory, if the chain has at most one other liberty, on a neutral point.
    So the eyes of most chains in seki don't count either, as Japanese rules demand.
    """
    alive = stones.tolist()
    for point in dead:
        alive[point] = EMPTY
    owners = _owners(alive, size)
    ownership = np.array(owners, np.int8)
    dead_points = frozenset(int(point) for point in dead)
    if scoring == "area":
        return Count(ownership, owners.count(BLACK), owners.count(WHITE), dead=dead_points)
    for point in _points_to_fill(alive, owners, size):
        owners[point] = 0
    ownership = np.array(owners, np.int8)
    points = [owner for owner, stone in zip(owners, alive, strict=True) if stone == EMPTY]
    dead_colors = [int(stones[point]) for point in dead_points]
    by_black = captured[1] + dead_colors.count(WHITE)
    by_white = captured[0] + dead_colors.count(BLACK)
    return Count(
        ownership,
        points.count(BLACK) + by_black,
        points.count(WHITE) + by_white,
        (by_black, by_white),
        dead_points,
    )


def dead_stones(
    stones: NDArray[np.int8], size: int, expected: NDArray[np.float32]
) -> frozenset[int]:
    """Return the stones whose removal makes the owners agree best with the expected ones.

    `expected`, float32[N], is the expected owner of each point, from 1 (Black) to -1 (White). The
    dead stones are always whole chains.

    Notes
    -----
    At first the chains below `DEAD_BELOW` are dead. Then doubtful chains, one or all neighboring
    ones of a color, change between dead and alive as long as the agreement grows: the sum over
    points of owner times expected owner, less `NEUTRAL_PENALTY` per dead stone on a neutral point.
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

    def without(removed: Iterable[int]) -> list[int]:
        alive: list[int] = board.copy()
        for c in removed:
            for point in chains[c]:
                alive[point] = EMPTY
        return alive

    def agreement(removed: set[int]) -> float:
        owners = _owners(without(removed), size)
        neutral = sum(owners[point] == 0 for c in removed for point in chains[c])
        agreed = sum(o * e for o, e in zip(owners, expectation, strict=True))
        return agreed - NEUTRAL_PENALTY * neutral

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
    """Return groups of doubtful chains of one color not separated by living enemy stones."""
    groups = []
    for color in (BLACK, WHITE):
        waiting = {c for c in doubtful if board[chains[c][0]] == color}
        while waiting:
            reached = list(chains[waiting.pop()])
            seen = set(reached)
            for point in reached:  # grows during the loop
                for other in near[point]:
                    own = board[other] == color
                    passable = chain_at[other] in doubtful if own else alive[other] != -color
                    if passable and other not in seen:
                        seen.add(other)
                        reached.append(other)
            group = frozenset(chain_at[p] for p in reached if board[p] == color)
            waiting -= group
            groups.append(group)
    return groups


def _points_to_fill(alive: list[int], owners: list[int], size: int) -> list[int]:
    """Return the territory points that their owner has to fill; see `count_stones`."""
    near = _neighbors(size)
    board, territory = alive.copy(), owners.copy()
    filled: list[int] = []
    has_filled = True
    while has_filled:
        has_filled = False
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
                has_filled = True
                break
    return filled


def _owners(alive: list[int], size: int) -> list[int]:
    """Return each point's owner: a stone's color, or the only color next to an empty region."""
    near = _neighbors(size)
    owners = alive.copy()
    seen = [color != EMPTY for color in alive]
    for start in range(len(alive)):
        if seen[start]:
            continue
        seen[start] = True
        region, borders = [start], 0
        for point in region:  # grows during the loop
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
    """Return the points connected to `start` with the same color."""
    color, reached, seen = board[start], [start], {start}
    for point in reached:  # grows during the loop
        for other in near[point]:
            if board[other] == color and other not in seen:
                seen.add(other)
                reached.append(other)
    return reached


@cache
def _neighbors(size: int) -> tuple[tuple[int, ...], ...]:
    table = board_tables(size).neighbor.tolist()
    return tuple(tuple(p for p in row[:4] if p < size * size) for row in table)
