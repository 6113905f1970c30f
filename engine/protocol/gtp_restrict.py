"""A search that leaves moves out near its root: `avoid` and `allow` of the analysis commands."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.go.position import PLY, TO_PLAY, Position
from engine.protocol.server_lane import restrict
from engine.protocol.server_query import Restriction
from engine.value.evaluation import Evaluation, Evaluator

__all__ = ["RestrictedEvaluator"]


class RestrictedEvaluator:
    """An evaluator that takes forbidden moves from what the search believes to be legal.

    Parameters
    ----------
    inner
        Answers.
    ply
        Moves played at the root.
    restrictions
        What is forbidden, for how many plies from there.
    """

    def __init__(self, inner: Evaluator, ply: int, restrictions: Sequence[Restriction]) -> None:
        self.size = inner.size
        self._inner = inner
        self._ply = ply
        self._restrictions = tuple(restrictions)

    def __getattr__(self, name: str) -> object:
        """Whatever else its users ask of it is the inner one's."""
        return getattr(self._inner, name)

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        """See `Evaluator`; `legal` is changed in place, where the search reads it afterwards."""
        for i in range(len(legal)):
            depth = int(positions.counters[i, PLY]) - self._ply
            restrict(self._restrictions, depth, int(positions.counters[i, TO_PLAY]), legal[i])
        return self._inner.evaluate(positions, legal, komi)
