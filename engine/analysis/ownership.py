"""Predict who will own each point, by a network without a search."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.go.position import Position
from engine.go.state import stack_positions
from engine.value.evaluation import Evaluator


def expected_owners(
    evaluator: Evaluator, positions: Sequence[Position], komi: float
) -> list[NDArray[np.float32]]:
    """Return the expected owner of each point, float32[N], for each of some positions.

    All positions are on boards of one size; `komi` includes handicap compensation. One call of the
    network, or none if the evaluator has cached the positions in a search. Values go from 1 (surely
    Black's) to -1 (surely White's), in Black's frame, read-only. The list is empty for networks
    without ownership.
    """
    legal = np.ones((len(positions), evaluator.size**2 + 1), np.bool_)  # the policy is not used
    komis = np.full(len(positions), komi, np.float32)
    owners = evaluator.evaluate(stack_positions(positions), legal, komis).ownership
    if owners is None:
        return []
    owners = owners.astype(np.float32)  # also makes a copy
    owners.flags.writeable = False
    return list(owners)
