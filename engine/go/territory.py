"""Convert expected area scores to territory scores: what networks that count area need to know.

Territory rules count surrounded points and prisoners, area rules stones and surrounded points. A
stone that a player placed is on the board or a prisoner in the end, so at the end of a game

    territory score = area score - (stones that Black placed - stones that White placed),

in which handicap and set-up stones count and passes don't. It is exact if all neutral points are
filled and there is no seki. Before the end, the stones still to be placed count as well.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit, jit_lean
from engine.go.board import EMPTY
from engine.go.position import BLACK_CAPTURED, PASSES, TO_PLAY, WHITE_CAPTURED, Position, row
from engine.go.scoring import area_score, fill_ownership

SETTLED: Final = 0.8
"""Expected ownership [-1, 1] beyond which a point's owner counts as decided."""


@jit_lean
def placed_stones(position: Position) -> int:
    """Return the stones that Black has placed so far less those of White; captured ones count."""
    counters = position.counters
    placed = int(counters[BLACK_CAPTURED]) - int(counters[WHITE_CAPTURED])
    for point in range(position.stones.shape[0] - 1):
        placed += position.stones[point]
    return placed


@jit_lean
def score_as_it_stands(position: Position, territory: bool) -> int:
    """Return Black's score without komi, by area or territory, if all stones are alive."""
    return area_score(position) - (placed_stones(position) if territory else 0)


@jit_lean
def _neutral_points(position: Position, owner: NDArray[np.float32]) -> tuple[int, float]:
    """Return the number of neutral points and the sum of their expected owners.

    Neutral are empty points next to a point of another owner. The number is -1 while the owner of
    any other point is undecided.
    """
    points = position.stones.shape[0] - 1
    count, balance = 0, 0.0
    for point in range(points):
        on_border = False
        if position.stones[point] == EMPTY:
            for i in range(4):
                other = position.neighbor[point, i]
                on_border |= other < points and owner[point] * owner[other] <= 0.0
        if on_border:
            count += 1
            balance += owner[point]
        elif abs(owner[point]) < SETTLED:
            return -1, 0.0
    return count, balance


@jit
def area_excess(
    positions: Position,
    owners: NDArray[np.float32],
    territory: bool,
    excess: NDArray[np.float32],
    settled: NDArray[np.bool_],
) -> None:
    """Write by how much the expected area score exceeds Black's score by the rules, float32[B].

    Parameters
    ----------
    owners : float32[B, N]
        Expected owner of each point if play goes on by area rules, 1 Black's, -1 White's;
        float32[0, 0] if it is unknown: then stones are alive, and empty points undecided that reach
        both colors.
    territory
        Whether the rules count territory; by area rules only positions after two passes differ,
        whose neutral points nobody fills.
    settled : bool[B]
        Receives whether no neutral point is left, so that a stone in one's own area gains nothing.

    Notes
    -----
    By territory rules the excess is the difference of the stones placed so far and still to come.
    Players alternate, so those to come are none more, or one more of the player to move, who then
    makes the last move: on average half a stone. Once all owners but those of neutral points are
    decided, these tell who fills the last one.
    """
    as_it_stands = np.empty(positions.stones.shape[1] - 1, np.int8)
    for b in range(len(excess)):
        position = row(positions, b)
        to_play = float(position.counters[TO_PLAY])
        if len(owners):
            neutral, balance = _neutral_points(position, owners[b])
        else:
            fill_ownership(position, as_it_stands)
            neutral, balance = (0 if as_it_stands.all() else -1), 0.0
        settled[b] = neutral == 0
        if position.counters[PASSES] >= 2:
            to_come = balance
        elif not territory:
            to_come = 0.0
        elif neutral < 0:
            to_come = 0.5 * to_play
        else:
            to_come = to_play * min(max(to_play * balance, 0.0), 1.0)
        excess[b] = to_come + (placed_stones(position) if territory else 0)


@jit
def offer_pass(
    settled: NDArray[np.bool_], legal: NDArray[np.bool_], policy: NDArray[np.float32]
) -> None:
    """Give a pass at least half of the policy where everything is settled.

    A policy that learned from area scores sees no difference between a pass and a stone in one's
    own area, which costs a point under territory rules.
    """
    passing = policy.shape[1] - 1
    for b in range(len(settled)):
        if settled[b] and legal[b, passing] and policy[b, passing] < 0.5:
            scale = 0.5 / (1.0 - policy[b, passing])
            for move in range(passing):
                policy[b, move] *= scale
            policy[b, passing] = 0.5
