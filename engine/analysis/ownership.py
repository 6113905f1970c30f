"""Who will own each point, as a network sees it without a search."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.go.position import Position
from engine.value.evaluation import Evaluator


def expected_owners(
    evaluator: Evaluator, positions: Sequence[Position], komi: float
) -> list[NDArray[np.float32]]:
    """The expected owner of each point, for positions on one board.

    One call of the network; none where the evaluator remembers the positions from a search.

    Parameters
    ----------
    komi
        Komi the games are played at, handicap compensation included.

    Returns
    -------
    list of float32[N]
        From 1 (surely Black's) to -1 (surely White's), whoever is to move; read-only. Empty for
        networks that don't tell.
    """
    first, count = positions[0], len(positions)
    parts = zip(*(position[3:] for position in positions), strict=True)
    batch = Position._make([*first[:3], *map(np.stack, parts)])  # the tables are shared
    legal = np.ones((count, evaluator.size**2 + 1), np.bool_)  # nobody reads the policy
    owners = evaluator.evaluate(batch, legal, np.full(count, komi, np.float32)).ownership
    if owners is None:
        return []
    owners = owners.astype(np.float32)  # a copy
    owners.flags.writeable = False
    return list(owners)
