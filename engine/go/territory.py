"""Convert expected area scores to territory scores: what networks that count area need to know.

Territory rules count surrounded points and prisoners, area rules stones and surrounded points. A
stone that a player placed is on the board or a prisoner in the end, so at the end of a game

    territory score = area score - (stones that Black placed - stones that White placed),

in which handicap and set-up stones count and passes don't. It is exact if all neutral points are
filled and there is no seki. Before the end, the stones still to be placed count as well.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit, jit_lean
from engine.go.board import EMPTY
from engine.go.scoring import area_score, fill_ownership
from engine.go.state import BLACK_CAPTURED, TO_PLAY, WHITE_CAPTURED, Position, row

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


class ScoreBasis(NamedTuple):
    """Numbers that convert expected area scores of a batch of positions to scores by the rules."""

    excess: NDArray[np.float32]
    """float32[B], by how much the expected area score exceeds Black's score by the rules [points];
    0 by area rules."""
    counted: NDArray[np.float32]
    """float32[B], Black's score if the game ends here [points, without komi]: every point counts
    for its more probable owner, neutral ones for nobody."""
    settled: NDArray[np.bool_]
    """bool[B], whether the owners of all points are decided and no neutral point is left: a stone
    in one's own area gains nothing."""


def score_basis(
    positions: Position, owners: NDArray[np.float32] | None, territory: bool
) -> ScoreBasis:
    """Return the numbers that convert expected area scores to scores by the rules.

    Parameters
    ----------
    owners : float32[B, N]
        Expected owner of each point if play goes on by area rules, 1 Black's, -1 White's. None if
        it is unknown: then stones are alive, and empty points undecided that reach both colors.
    territory
        Whether the rules count territory.

    Notes
    -----
    The excess is the difference of the stones placed so far and still to come. Players alternate,
    so those to come are none more, or one more of the player to move, who then makes the last move:
    on average half a stone. Once all owners but those of neutral points are decided, these tell who
    fills the last one. Neutral are empty points next to a point of another owner.
    """
    rows = len(positions.stones)
    basis = ScoreBasis(
        np.empty(rows, np.float32), np.empty(rows, np.float32), np.empty(rows, np.bool_)
    )
    known = np.empty((0, 0), np.float32) if owners is None else owners
    _fill_basis(positions, known, territory, basis)
    return basis


@jit
def _fill_basis(
    positions: Position, owners: NDArray[np.float32], territory: bool, basis: ScoreBasis
) -> None:
    """Implement `score_basis`; owners that are unknown have no rows."""
    points = positions.stones.shape[1] - 1
    as_it_stands = np.empty(points, np.int8)
    owner = np.empty(points, np.float32)
    for b in range(len(basis.excess)):
        position = row(positions, b)
        to_play = float(position.counters[TO_PLAY])
        if len(owners):
            owner[:] = owners[b]
        else:
            fill_ownership(position, as_it_stands)
            owner[:] = as_it_stands
        neutral, undecided = 0, 0
        balance, count = 0.0, 0.0
        for point in range(points):
            on_border = False
            if position.stones[point] == EMPTY:
                for i in range(4):
                    other = position.neighbor[point, i]
                    on_border |= other < points and owner[point] * owner[other] < 0.0
            if on_border:
                neutral += 1
                balance += owner[point]
            else:
                count += np.sign(owner[point])
                undecided += abs(owner[point]) < SETTLED
        placed = placed_stones(position) if territory else 0
        to_come = 0.5 * to_play
        if undecided == 0:
            to_come = to_play * min(max(to_play * balance, 0.0), 1.0)
        basis.excess[b] = placed + to_come if territory else 0.0
        basis.counted[b] = count - placed
        basis.settled[b] = neutral == 0 and undecided == 0


@jit
def offer_pass(
    where: NDArray[np.bool_],
    share: float,
    legal: NDArray[np.bool_],
    policy: NDArray[np.float32],
) -> None:
    """Give a pass at least a share of the policy of some positions of a batch, if it is legal.

    Parameters
    ----------
    where : bool[B]
    legal, policy : [B, A]
    """
    passing = policy.shape[1] - 1
    for b in range(len(where)):
        if where[b] and legal[b, passing] and policy[b, passing] < share:
            scale = (1.0 - share) / (1.0 - policy[b, passing])
            for move in range(passing):
                policy[b, move] *= scale
            policy[b, passing] = share
