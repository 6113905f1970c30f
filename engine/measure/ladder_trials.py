"""Measure whether a policy sees ladders that distant stones decide.

A chain in atari that nearby stones can't save may still run if its ladder meets a friend far along
the way. The surroundings are alike in both cases, so such moves measure how far a network sees.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.base.statistics.bootstrap import LEAST_GROUPS
from engine.go.board import EMPTY, NONE
from engine.go.ladders import LadderBoard, ladder_board, ladder_escapes
from engine.go.position import past_stones
from engine.go.state import KO, PLY, TO_PLAY, Position
from engine.go.tactics import liberties

NEAR: Final = 4
"""Stones within this many rows and columns of a chain are near."""
DRAWS: Final = 1000
"""Bootstrap samples for an interval."""


@jit
def _trials(
    position: Position, last: int, size: int, board: LadderBoard, found: NDArray[np.int16]
) -> int:
    """Write moves and whether they work to `found`; return their number."""
    stones, chain, ko = position.stones, position.chain, position.counters[KO]
    points = size * size
    near = np.zeros(len(stones), np.int8)
    saving, escapes = np.zeros(points, np.int16), np.zeros(points, np.int16)
    count = 0
    for side in range(4):
        beside = board.neighbor[last, side]
        head = chain[beside] if beside < points else NONE
        if head == NONE or stones[head] == stones[last] or liberties(position, head, 2) != 1:
            continue
        top, bottom, left, right = size, -1, size, -1
        liberty = NONE
        for point in range(points):
            if chain[point] == head:
                r, c = divmod(point, size)
                top, bottom = min(top, r), max(bottom, r)
                left, right = min(left, c), max(right, c)
                for k in range(4):
                    at = board.neighbor[point, k]
                    if at < points and stones[at] == EMPTY:
                        liberty = at
        if (found[:count, 0] == liberty).any():
            continue
        for point in range(points):
            r, c = divmod(point, size)
            is_near = top - NEAR <= r <= bottom + NEAR and left - NEAR <= c <= right + NEAR
            near[point] = stones[point] if is_near else EMPTY
        if ladder_escapes(near, ko, head, board, saving):
            continue
        running = ladder_escapes(stones, ko, head, board, escapes)
        found[count, 0], found[count, 1] = liberty, (escapes[:running] == liberty).any()
        count += 1
    return count


def ladder_trials(position: Position) -> NDArray[np.int16]:
    """Return extensions of chains that the last move put into atari and nearby stones can't save.

    Returns
    -------
    int16[T, 2]
        The move, and 1 if the chain escapes on the whole board, thanks to stones that are not
        `NEAR`, 0 if it is caught.
    """
    points = len(position.stones) - 1
    found = np.zeros((4, 2), np.int16)
    mover = int(position.counters[TO_PLAY])
    if not position.counters[PLY]:
        return found[:0]
    before = np.zeros(points, np.int8)
    past_stones(position, 1, before)
    added = np.flatnonzero((position.stones[:points] == -mover) & (before == EMPTY))
    if len(added) != 1:  # a pass, or the start of the game
        return found[:0]
    count = _trials(
        position, int(added[0]), round(points**0.5), ladder_board(position.neighbor), found
    )
    return found[:count]


@dataclass
class LadderTally:
    """Policies of moves out of a ladder, by game."""

    rows: list[tuple[int, float, bool]] = field(default_factory=list)
    """Number of the game, policy of the move, and whether the chain escapes."""

    def add(self, game: int, policy: NDArray[np.float32], trials: NDArray[np.int16]) -> None:
        """Add the moves of a position."""
        self.rows += [(game, float(policy[move]), bool(escapes)) for move, escapes in trials]

    def fields(self) -> dict[str, Any]:
        """Return how often a move that escapes has a higher policy than one that does not.

        `escapes` and `caught` are numbers of moves, `told` the share of their pairs in which the
        one that escapes has the higher policy (half of those that are equal), with `low` and
        `high`, a 95 % interval by bootstrap over games; None without pairs.
        """
        escapes = sum(row[2] for row in self.rows)
        found = {"escapes": escapes, "caught": len(self.rows) - escapes}
        if not escapes or escapes == len(self.rows):
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
        if games < LEAST_GROUPS:
            return {**found, "told": told(np.ones(games)), "low": None, "high": None}
        rng = np.random.default_rng(0)
        counts = rng.multinomial(games, np.full(games, 1 / games), DRAWS).astype(np.float64)
        drawn = [told(weights) for weights in counts]
        low, high = np.nanquantile(drawn, (0.025, 0.975)).tolist()
        return {**found, "told": told(np.ones(games)), "low": low, "high": high}
