"""Reasons that follow from the expected owners along both lines."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, WHITE
from engine.review.reasons.boards import (
    chain_at,
    chains_of,
    distance,
    distance_to,
    encloses,
    groups_of,
    is_in_seki,
    liberties,
    neighbors,
    parts,
)
from engine.review.reasons.evidence import Area, Direction, Life, Owners, Race
from engine.review.reasons.lines import ComparedLines

_CHANGED: Final = 0.15
"""Difference of expected owners from which on a point belongs to an area that changes [of 2]."""
_FLIPPED: Final = 0.6
"""Difference of mean expected owners from which on the life of stones depends on the move."""
ALIVE: Final = 0.7
"""Mean expected owner from which on stones are safe."""
DEAD: Final = -0.6
"""Mean expected owner up to which stones are dead."""
_JOINS: Final = 0.4
"""Difference of mean expected owners from which on a chain belongs to a group that flips."""
_FEWEST: Final = 2
"""Fewest stones whose life is a reason."""
_REACH: Final = 3
"""Distance up to which moves of a line decide the life of stones."""
_LEAST_RACE: Final = 3
"""Fewest stones of each chain in a capturing race."""
_MOST_LIBERTIES: Final = 9
"""Most liberties of a chain in a capturing race."""


@dataclass(frozen=True)
class Swing:
    """A connected area in which one line is better."""

    points: frozenset[int]
    gain: float
    """What the engine's choice gains there [points]; negative where the move played gains."""


def owners_at(owners: NDArray[np.float32], points: Sequence[int]) -> Owners:
    """Return expected owners of some points [hundredths]."""
    return tuple(np.rint(100.0 * owners[list(points)]).astype(int).clip(-100, 100).tolist())


def share_of(owners: NDArray[np.float32] | None, points: Collection[int], color: int) -> float:
    """Return the mean expected owner of points in a color's frame [-1, 1]; NaN if unknown."""
    if owners is None or not points:
        return float("nan")
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
    move, points = compared.better[0], compared.size**2
    chains = {color: chains_of(compared.board, color) for color in (BLACK, WHITE)}
    for swing in (swing for swing in areas if swing.gain > 0.0):
        for color, those in chains.items():
            # own stones lose their life, the opponent's gain it
            best, worse = (better, played) if color == compared.color else (played, better)
            falls = {
                chain: share_of(best, chain, color) - share_of(worse, chain, color)
                for chain in those
                if chain & swing.points
            }
            found: set[frozenset[int]] = set()
            for least in (_JOINS, _FLIPPED):
                falling = [chain for chain, fall in falls.items() if fall >= least]
                for group in groups_of(compared.board, falling):
                    stones = sorted(frozenset().union(*group))
                    if len(stones) < _FEWEST or not found.isdisjoint(group):
                        continue
                    # the sentence says that this move makes the difference
                    is_near = move < points and distance_to(stones, move, compared.size) <= _REACH
                    if is_near and _flips(stones, color, best, worse):
                        owned = owners_at(better, stones), owners_at(played, stones)
                        yield Life(tuple(stones), color, *owned, how=_how(compared, stones, color))
                        found.update(group)


def _flips(
    stones: Sequence[int], color: int, best: NDArray[np.float32], worse: NDArray[np.float32]
) -> bool:
    """Return whether the life of stones depends on the line."""
    high, low = share_of(best, stones, color), share_of(worse, stones, color)
    return high - low >= _FLIPPED and (high >= ALIVE or low <= DEAD)


def _how(
    compared: ComparedLines, stones: Sequence[int], color: int
) -> Literal["", "eye space", "seki"]:
    """Return what the board shows of the life of stones, see `Life.how`."""
    if color == compared.color:
        board, killing = compared.played_line.first, compared.refutation[1:2]
        alive = compared.better_line.end
    else:
        board, killing = compared.board, compared.better[:1]
        alive = compared.played_line.end
    if killing and killing[0] < len(board.cells) and encloses(board, stones, killing[0]):
        return "eye space"
    return "seki" if is_in_seki(alive, stones, color) else ""


def races(compared: ComparedLines) -> Iterator[Race]:
    """Yield pairs of adjacent chains whose capturing race the move turns.

    After the engine's choice the player's chain has more liberties than the opponent's, so it is
    ahead although the opponent is to move; after the move played it is behind.
    """
    better, played, mover = compared.owners_better, compared.owners_played, compared.color
    if better is None or played is None:
        return
    near = neighbors(compared.size)
    after, then = compared.played_line.first, compared.better_line.first
    own_chains = [
        chain
        for chain in chains_of(compared.board, mover)
        if len(chain) >= _LEAST_RACE
        and share_of(better, chain, mover) - share_of(played, chain, mover) >= _FLIPPED
    ]
    other_chains = [
        chain
        for chain in chains_of(compared.board, -mover)
        if len(chain) >= _LEAST_RACE
        and share_of(played, chain, -mover) - share_of(better, chain, -mover) >= _FLIPPED
    ]
    for own, other in product(own_chains, other_chains):
        if not any(n in other for stone in own for n in near[stone]):
            continue
        counts = [  # the first move may have joined a chain to others
            len(liberties(board, chain_at(board, min(chain))))
            for board in (after, then)
            for chain in (own, other)
        ]
        if max(counts) > _MOST_LIBERTIES or min(counts) < 1:
            continue
        if counts[0] <= counts[1] and counts[2] > counts[3]:
            mine, theirs = sorted(own), sorted(other)
            yield Race(
                tuple(mine), tuple(theirs), counts[0], counts[1], counts[2], counts[3],
                owners_at(better, mine), owners_at(played, mine),
                owners_at(better, theirs), owners_at(played, theirs),
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
    near = max(2, size // 5)
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
