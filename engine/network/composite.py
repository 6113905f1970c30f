"""One evaluator of two networks: the policy of the one, the curve and ownership of the other."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import WeightsError
from engine.go.position import Position
from engine.network.opened import FileEvaluator
from engine.value.evaluation import Evaluation

__all__ = ["CompositeEvaluator"]


class CompositeEvaluator:
    """Asks both networks about the same positions, as AlphaGo does (S4, Search).

    Parameters
    ----------
    policy
        Gives the priors of the moves.
    value
        Gives Black's winrate curve, and ownership if it knows it.

    Raises
    ------
    WeightsError
        The networks are for boards of different sizes.
    """

    def __init__(self, policy: FileEvaluator, value: FileEvaluator) -> None:
        if policy.size != value.size:
            raise WeightsError(
                f"a network for {policy.size}x{policy.size} and one for {value.size}x{value.size} "
                "can't play together; choose two of one size"
            )
        self.size = policy.size
        self.identity = f"{policy.identity}+{value.identity}"
        self._policy, self._value = policy, value

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        """Evaluate positions, see `Evaluator`."""
        policy = self._policy.evaluate(positions, legal, komi).policy
        return self._value.evaluate(positions, legal, komi)._replace(policy=policy)
