"""Reasons that follow from the expected owners at the ends of both lines."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.review.reasons.boards import (
    chains_of,
    distance,
    distance_to,
    liberties,
    neighbors,
    parts,
)
from engine.review.reasons.evidence import Area, Direction, Life, Owners, Race
from engine.review.reasons.lines import ComparedLines

_CHANGED: Final = 0.15
"""Difference of expected owners from which on a point belongs to an area that changes [of 2]."""
FLIPPED: Final = 0.5
"""Difference of mean expected owners from which on the life of stones depends on the move."""
_FEWEST: Final = 2
"""Fewest stones whose life is a reason."""


@dataclass(frozen=True)
class Swing:
    """An area in which one line is better."""

    points: frozenset[int]
    gain: float
    """What the engine's choice gains there [points]; negative where the move played gains."""


def owners_at(owners: NDArray[np.float32], points: Sequence[int]) -> Owners:
    """Return expected owners of some points [hundredths]."""
    return tuple(np.rint(100.0 * owners[list(points)]).astype(int).clip(-100, 100).tolist())


def shares(owners: NDArray[np.float32] | None, points: Collection[int], color: int) -> float | None:
    """Return the mean expected owner of points in a color's frame [-1, 1]; None if unknown."""
    if owners is None or not points:
        return None
    return color * float(owners[list(points)].mean())


def swings(compared: ComparedLines) -> list[Swing]:
    """Return the areas that change between the lines, the largest gain first."""
    swing = compared.swing
    if swing is None:
        return []
    found = []
    for sign in (1, -1):
        points = np.flatnonzero(sign * swing > _CHANGED).tolist()
        found += [
            Swing(part, float(swing[list(part)].sum())) for part in parts(points, compared.size)
        ]
    return sorted(found, key=lambda area: -area.gain)


def lives(compared: ComparedLines, areas: Sequence[Swing]) -> Iterator[Life]:
    """Yield groups of stones that die, or live, because of the move."""
    better, played = compared.owners_better, compared.owners_played
    if better is None or played is None:
        return
    before, mover = compared.played_line.first, compared.color
    for color in (mover, -mover):
        sign = 1 if color == mover else -1  # own stones lose their life, the opponent's gain it
        flipped = []
        for chain in chains_of(before, color):
            if any(compared.board.color_at(p) != color for p in chain):
                chain = frozenset(p for p in chain if compared.board.color_at(p) == color)
            if not chain:
                continue
            with_better, with_played = shares(better, chain, color), shares(played, chain, color)
            assert with_better is not None
            assert with_played is not None
            if sign * (with_better - with_played) >= FLIPPED:
                flipped.append(chain)
        for area in areas:
            group = [chain for chain in flipped if chain & area.points]
            stones = sorted(set().union(*group)) if group else []
            if len(stones) >= _FEWEST:
                yield Life(
                    tuple(stones), color, owners_at(better, stones), owners_at(played, stones)
                )


def races(compared: ComparedLines, found: Sequence[Life]) -> Iterator[Race]:
    """Yield capturing races among the groups whose life depends on the move."""
    board, mover = compared.played_line.first, compared.color
    near = neighbors(compared.size)
    for own in (life for life in found if life.color == mover):
        for other in (life for life in found if life.color == -mover):
            if not any(n in other.stones for stone in own.stones for n in near[stone]):
                continue
            free, against = liberties(board, own.stones), liberties(board, other.stones)
            if free and against:
                yield Race(
                    own.stones, len(free), other.stones, len(against),
                    own.better, own.played, other.better, other.played,
                )  # fmt: skip


def area(compared: ComparedLines, swing: Swing) -> Area:
    """Return the reason that an area is worth less than after the engine's choice."""
    assert compared.owners_better is not None
    assert compared.owners_played is not None
    points = sorted(swing.points)
    return Area(
        tuple(points),
        owners_at(compared.owners_better, points),
        owners_at(compared.owners_played, points),
    )


def direction(compared: ComparedLines, areas: Sequence[Swing]) -> Direction | None:
    """Return what both moves gain in their neighborhoods; None if they lie close together."""
    assert compared.owners_better is not None
    assert compared.owners_played is not None
    size, points = compared.size, compared.size**2
    better, played = compared.better[0], compared.refutation[0]
    if points in (better, played) or distance(better, played, size) < size / 3:
        return None
    near = max(3, size // 5)
    there = _near(areas, better, near, size, 1)
    here = _near(areas, played, near, size, -1)
    if not there or not here:
        return None
    return Direction(
        tuple(there),
        owners_at(compared.owners_better, there),
        owners_at(compared.owners_played, there),
        tuple(here),
        owners_at(compared.owners_better, here),
        owners_at(compared.owners_played, here),
    )


def _near(areas: Iterable[Swing], move: int, near: int, size: int, sign: int) -> list[int]:
    """Return the points of the areas of one sign that reach near a move."""
    found = [a for a in areas if sign * a.gain > 0 and distance_to(a.points, move, size) <= near]
    return sorted(set().union(*(a.points for a in found))) if found else []
