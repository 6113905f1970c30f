"""An evaluator of two networks: policy from one, winrate curve and ownership from the other."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.go.state import Position
from engine.network.opened import FileEvaluator
from engine.search.value.evaluation import Evaluation, Evaluator


class CompositeEvaluator(Evaluator):
    """Combines a policy network and a value network, as AlphaGo's search does (AlphaGo, Search).

    Both must be for the same board size.

    Parameters
    ----------
    policy
        Gives the priors of the moves.
    value
        Gives Black's winrate curve, ownership if it has that head, and the sharpening of searches.
    """

    def __init__(self, policy: FileEvaluator, value: FileEvaluator) -> None:
        self.size = policy.size
        self.sharpening = value.sharpening
        self.sees_one_komi = value.sees_one_komi
        self.territory = value.territory
        self.identity = f"{policy.identity}+{value.identity}"
        self._policy, self._value = policy, value

    def evaluate(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        *,
        average: bool = False,
    ) -> Evaluation:
        """Evaluate the positions with both networks; arguments as in `Evaluator`."""
        policy = self._policy.evaluate(positions, legal, komi, average=average).policy
        answer = self._value.evaluate(positions, legal, komi, average=average)
        return answer._replace(policy=policy)
