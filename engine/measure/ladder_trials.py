"""Ladders that stones far away decide: does a policy see them?

A move that would catch a chain of two liberties in a ladder may fail because of a stone far along
its way. What is near is alike in both cases, so such moves measure how far a network sees.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.go.board import EMPTY
from engine.go.ladders import LadderBoard, ladder_board, ladder_moves
from engine.go.position import KO, TO_PLAY, Position

__all__ = ["LadderTally", "ladder_trials"]

NEAR: Final = 4
"""Stones within this many rows and columns of a chain are near."""
DRAWS: Final = 1000
"""Bootstrap samples for an interval."""


@jit
def _trials(
    stones: NDArray[np.int8],
    chain: NDArray[np.int16],
    ko: int,
    mover: int,
    size: int,
    board: LadderBoard,
    found: NDArray[np.int16],
) -> int:
    """Write moves and whether they work to `found`; return their number."""
    near = np.zeros(len(stones), np.int8)
    nearby, moves = np.zeros(2, np.int16), np.zeros(2, np.int16)
    count = 0
    for head in range(size * size):
        if stones[head] != -mover or chain[head] != head:
            continue
        top, bottom, left, right = size, -1, size, -1
        for point in range(size * size):
            if chain[point] == head:
                r, c = divmod(point, size)
                top, bottom = min(top, r), max(bottom, r)
                left, right = min(left, c), max(right, c)
        for point in range(size * size):
            r, c = divmod(point, size)
            is_near = top - NEAR <= r <= bottom + NEAR and left - NEAR <= c <= right + NEAR
            near[point] = stones[point] if is_near else EMPTY
        tried = ladder_moves(near, ko, head, board, nearby)
        working = ladder_moves(stones, ko, head, board, moves) if tried else 0
        for i in range(tried):
            works = False
            for k in range(working):
                works |= moves[k] == nearby[i]
            if count < len(found):
                found[count, 0], found[count, 1] = nearby[i], works
                count += 1
    return count


def ladder_trials(position: Position) -> NDArray[np.int16]:
    """Return the mover's moves that would catch a chain in a ladder but for stones far away.

    Returns
    -------
    int16[T, 2]
        The move, and 1 if it works on the whole board, 0 if a stone that is not `NEAR` breaks it.
    """
    points = len(position.stones) - 1
    found = np.zeros((points, 2), np.int16)
    count = _trials(
        position.stones,
        position.chain,
        int(position.counters[KO]),
        int(position.counters[TO_PLAY]),
        round(points**0.5),
        ladder_board(position.neighbor),
        found,
    )
    return found[:count]


@dataclass
class LadderTally:
    """Policies of ladder moves, by game."""

    rows: list[tuple[int, float, bool]] = field(default_factory=list)
    """Number of the game, policy of the move, and whether it works."""

    def add(self, game: int, policy: NDArray[np.float32], trials: NDArray[np.int16]) -> None:
        """Add the moves of a position."""
        self.rows += [(game, float(policy[move]), bool(works)) for move, works in trials]

    def fields(self) -> dict[str, Any]:
        """Return how often a move that works has a higher policy than one that does not.

        `works` and `broken` are numbers of moves, `told` the share of their pairs in which the one
        that works has the higher policy (half of those that are equal), with `low` and `high`, a
        95 % interval by bootstrap over games; None without pairs.
        """
        works = sum(row[2] for row in self.rows)
        found = {"works": works, "broken": len(self.rows) - works}
        if not works or works == len(self.rows):
            return {**found, "told": None, "low": None, "high": None}
        numbers, policies, working = map(np.array, zip(*self.rows, strict=True))
        game = np.unique(numbers, return_inverse=True)[1]
        place = np.unique(policies, return_inverse=True)[1]

        def told(weights: NDArray[np.float64]) -> float:
            """Return the area under the curve; `weights` are those of the games."""
            weight = weights[game]
            good = np.bincount(place, weight * working)
            bad = np.bincount(place, weight * ~working)
            pairs = good.sum() * bad.sum()
            in_order = (good * (bad.cumsum() - 0.5 * bad)).sum()
            return float(in_order / pairs) if pairs else math.nan

        games = int(game.max()) + 1
        rng = np.random.default_rng(0)
        counts = rng.multinomial(games, np.full(games, 1 / games), DRAWS).astype(np.float64)
        drawn = [told(weights) for weights in counts]
        low, high = np.nanquantile(drawn, (0.025, 0.975)).tolist()
        return {**found, "told": told(np.ones(games)), "low": low, "high": high}
