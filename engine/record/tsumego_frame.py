"""Fill the board around a local problem, so that its outcome decides the game."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import RecordError
from engine.go.board import BLACK, EMPTY, WHITE

__all__ = ["Frame", "tsumego_frame"]

EDGE: Final = 2
"""Most empty lines between a problem and an edge of the board that belongs to it."""
LEAST: Final = 0.35
"""Smallest share of the area around the wall that each side gets."""
ROOM: Final = "there is too little room around the problem for a frame; choose a smaller margin"


class Frame(NamedTuple):
    """Stones around a local problem."""

    stones: dict[int, int]
    """Point -> color of the stones to add."""
    attacker: int
    """Side that surrounds the problem."""
    komi: float
    """Komi between the results of life and of death [points to White]."""


class _Box(NamedTuple):
    """Rows and columns from the first to the last, both included."""

    top: int
    bottom: int
    left: int
    right: int

    def mask(self, size: int) -> NDArray[np.bool_]:
        inside = np.zeros((size, size), np.bool_)
        inside[self.top : self.bottom + 1, self.left : self.right + 1] = True
        return inside

    def grown(self, lines: int, size: int) -> _Box:
        """Return the box with more lines on all sides; an edge that is near belongs to it."""
        low = [0 if at <= EDGE else at - lines for at in (self.top, self.left)]
        far = [size - 1 - at for at in (self.bottom, self.right)]
        high = [size - 1 if gap <= EDGE else size - 1 - gap + lines for gap in far]
        top, left = (max(at, 0) for at in low)
        bottom, right = (min(at, size - 1) for at in high)
        return _Box(top, bottom, left, right)


def tsumego_frame(
    stones: NDArray[np.int8],
    size: int,
    *,
    attacker: int = EMPTY,
    margin: int = 2,
    komi: float = 0.0,
) -> Frame:
    """Return a frame around the stones of a local problem.

    The attacker gets a wall around the problem. The rest of the board is divided into an area of
    each side that lives on its own.

    Parameters
    ----------
    stones : int8[N]
        The problem.
    attacker
        Side that surrounds; EMPTY: the one whose stones are further from the edges.
    margin
        Empty lines between the problem and the wall.
    komi
        The areas are chosen so that the komi comes near this, as far as both can live [points].

    Raises
    ------
    RecordError
        There are no stones of both sides, or they leave no room for a frame.
    """
    board = np.asarray(stones).reshape(size, size)
    if not (board == BLACK).any() or not (board == WHITE).any():
        raise RecordError("a frame needs a problem with stones of both sides; set them up first")
    box = _box_of(board != EMPTY)
    inside = box.grown(margin, size)
    attacker = attacker or _outer_side(board, inside, size)
    problem = inside.mask(size)
    wall = _Box(
        max(inside.top - 1, 0),
        min(inside.bottom + 1, size - 1),
        max(inside.left - 1, 0),
        min(inside.right + 1, size - 1),
    ).mask(size)
    rest = ~wall
    order = _from_far_side(inside, size)
    order = order[rest.ravel()[order]]
    living = _box_of(board == -attacker).grown(0, size).mask(size) & problem
    even = (size * size - int(living.sum()) - attacker * komi) / 2  # the defender's part
    share = min(max(round(even), round(LEAST * len(order))), round((1 - LEAST) * len(order)))
    owner = np.where(problem, EMPTY, attacker).astype(np.int8)
    owner.ravel()[order[:share]] = -attacker
    eyes = _eyes(owner)
    for side in (attacker, -attacker):
        if int((eyes & (owner == side)).sum()) < 2:
            raise RecordError(ROOM)
    filled = np.where(eyes, EMPTY, owner)
    added = {int(p): int(filled.ravel()[p]) for p in np.flatnonzero(filled)}
    outside = int((owner == attacker).sum()) - int((owner == -attacker).sum())
    death = outside + int(problem.sum())
    life = death - 2 * int(living.sum())
    middle = attacker * (death + life) / 2
    return Frame(added, attacker, math.floor(middle) + 0.5)


def _box_of(mask: NDArray[np.bool_]) -> _Box:
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    return _Box(int(rows[0]), int(rows[-1]), int(columns[0]), int(columns[-1]))


def _outer_side(board: NDArray[np.int8], inside: _Box, size: int) -> int:
    """Return the side whose stones are further from the problem's edges, or from its middle."""
    rows, columns = np.indices(board.shape)
    from_edges = [
        distance
        for distance, is_near in (
            (rows, inside.top == 0),
            (size - 1 - rows, inside.bottom == size - 1),
            (columns, inside.left == 0),
            (size - 1 - columns, inside.right == size - 1),
        )
        if is_near
    ]
    if from_edges:
        distance = np.sum(from_edges, axis=0)
    else:
        middle = (inside.top + inside.bottom) / 2, (inside.left + inside.right) / 2
        distance = np.abs(rows - middle[0]) + np.abs(columns - middle[1])
    black, white = (float(distance[board == side].mean()) for side in (BLACK, WHITE))
    return BLACK if black >= white else WHITE


def _from_far_side(inside: _Box, size: int) -> NDArray[np.intp]:
    """Return all points, those on the side with most room first, line by line."""
    gaps = {
        "top": inside.top,
        "bottom": size - 1 - inside.bottom,
        "left": inside.left,
        "right": size - 1 - inside.right,
    }
    side = max(gaps, key=lambda name: gaps[name])
    points = np.arange(size * size).reshape(size, size)
    turned = {
        "top": points,
        "bottom": points[::-1],
        "left": points.T,
        "right": points.T[::-1],
    }[side]
    return turned.ravel()


def _eyes(owner: NDArray[np.int8]) -> NDArray[np.bool_]:
    """Return points to leave empty: every second one of every second line, inside one area."""
    rows, columns = np.indices(owner.shape)
    around = np.pad(owner, 1, constant_values=99)
    eyes = (rows % 2 == 0) & (columns % 2 == 0) & (owner != EMPTY)
    for shifted in (around[:-2, 1:-1], around[2:, 1:-1], around[1:-1, :-2], around[1:-1, 2:]):
        eyes &= (shifted == owner) | (shifted == 99)
    return eyes
