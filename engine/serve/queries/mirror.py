"""Analysis against an opponent who mirrors: KataGo's setting `antiMirror`.

A player who mirrors answers each move at the point opposite to it through the center. If a player
has done so up to the position, the search expects the same in the moves to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.board import NONE

REPLIES: Final = 4
"""Number of mirrored replies in a row after which a player is taken to mirror."""
EXPECTED: Final = 0.9
"""Share of the policy that the mirrored reply gets."""
CENTER: Final = 0.1
"""Share of the policy that the center gets for the other player: a move there ends the symmetry."""


def mirroring_player(colors: Sequence[int], moves: Sequence[int], size: int, to_play: int) -> int:
    """Return the color of the opponent who has mirrored so far; 0 if there is none.

    Parameters
    ----------
    colors, moves
        Who made each move, and its point; N is pass.
    to_play
        Who is to move.
    """
    last = size * size - 1
    for i in range(1, REPLIES + 1):
        reply, move = len(moves) + 1 - 2 * i, len(moves) - 2 * i
        if move < 0 or colors[reply] != -to_play or colors[move] != to_play:
            return 0
        if moves[move] > last or moves[reply] != last - moves[move]:
            return 0
    return -to_play


def expect_mirroring(
    policy: NDArray[np.float32], legal: NDArray[np.bool_], last_move: int, is_mirroring: bool
) -> None:
    """Move a part of a policy to the mirrored reply, or to the center, in place.

    Parameters
    ----------
    policy : float32[A]
        Sums to 1 over legal moves, pass last.
    legal : bool[A]
    last_move
        The previous move; NONE if there is none.
    is_mirroring
        Whether the player who mirrors is to move.
    """
    points = len(policy) - 1
    target, share = points // 2, CENTER
    if is_mirroring:
        if last_move in (NONE, points):
            return
        target, share = points - 1 - last_move, EXPECTED
    elif points % 2 == 0:
        return
    if legal[target]:
        policy *= np.float32(1.0 - share)
        policy[target] += np.float32(share)
