"""Searches without certain moves near their root: a region of the board, `avoid` and `allow`."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.analysis.request import Restriction
from engine.go.state import PLY, TO_PLAY, Position
from engine.search.value.evaluation import Evaluation, Evaluator


def restrict(
    restrictions: tuple[Restriction, ...], depth: int, color: int, legal: NDArray[np.bool_]
) -> None:
    """Remove forbidden moves from the legal ones; if none is left, allow a pass."""
    for rule in restrictions:
        if rule.color != color or depth >= rule.until_depth:
            continue
        named = np.fromiter(rule.moves, np.intp, len(rule.moves))
        if rule.only:
            kept = np.zeros_like(legal)
            kept[named] = legal[named]
            legal[:] = kept
        else:
            legal[named] = False
    if not legal.any():
        legal[-1] = True


class RestrictedEvaluator(Evaluator):
    """An evaluator that removes forbidden moves from the legal moves of the search.

    Parameters
    ----------
    inner
        Evaluator that answers.
    ply
        Moves played at the root.
    restrictions
        Forbidden moves, and the number of plies from the root to which each applies.
    """

    def __init__(self, inner: Evaluator, ply: int, restrictions: Sequence[Restriction]) -> None:
        self.size = inner.size
        self.sharpening = inner.sharpening
        self.sees_one_komi = inner.sees_one_komi
        self.territory = inner.territory
        self._inner = inner
        self._ply = ply
        self._restrictions = tuple(restrictions)

    def evaluate(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        *,
        average: bool = False,
    ) -> Evaluation:
        """Evaluate as `Evaluator`; changes `legal` in place, which the search reads afterwards."""
        for i in range(len(legal)):
            depth = int(positions.counters[i, PLY]) - self._ply
            restrict(self._restrictions, depth, int(positions.counters[i, TO_PLAY]), legal[i])
        return self._inner.evaluate(positions, legal, komi, average=average)
