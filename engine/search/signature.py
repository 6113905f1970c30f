"""The search signature: a fingerprint of selection and backup, equal on every machine."""

from __future__ import annotations

import hashlib

import numpy as np
from numpy.typing import NDArray

from engine.go.state import Position, empty_position
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import SIGMOID


class HashEvaluator(Evaluator):
    """Evaluator that hashes positions: equal on every machine, without a network.

    The policy and curves are noise, so that a search's tree is a good fingerprint of its rules.
    """

    def __init__(self, size: int) -> None:
        self.size = size

    def evaluate(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        *,
        average: bool = False,
    ) -> Evaluation:
        """Evaluate by hashing stones with fixed weights, symmetric or not."""
        stones = positions.stones[:, :-1].astype(np.int64)
        rows, points = stones.shape
        weights = np.arange(1, points + 1, dtype=np.int64) * 2_654_435_761 % 1_000_003
        keys = (stones * weights).sum(1) % 1_000_003
        moves = np.arange(points + 1, dtype=np.int64) * 40_503
        policy = ((keys[:, None] * 31 + moves) % 997 + 1).astype(np.float32) * legal
        policy /= policy.sum(1, keepdims=True)
        curve = np.empty((rows, 2), np.float32)
        curve[:, 0] = keys % 41 - 11
        curve[:, 1] = 0.1 + (keys % 7) / 10
        return Evaluation(policy, np.full(rows, SIGMOID, np.int8), curve, None)


def search_signature() -> str:
    """Return eight hex digits that change with any change of selection or backup."""
    digest = hashlib.sha256()
    for size, lambda_, window in ((5, 0.0, "node"), (7, 0.5, "node"), (7, 1.0, "subtree")):
        settings = SearchSettings(batch=1, window_from=window)
        search = TreeSearch(HashEvaluator(size), size, 1, 200, settings)
        search.set_root(0, empty_position(size), 9.5, lambda_)
        search.run(np.array([200], np.int32))
        digest.update(search.root_stats().visits.tobytes())
    return digest.hexdigest()[:8]
