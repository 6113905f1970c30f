"""Helpers of the training tests: random games and an evaluator without a network."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.go.position import legal_moves, play
from engine.go.rules import Rules
from engine.go.scoring import area_score, ownership
from engine.go.state import PASSES, Position, empty_position
from engine.record.played_game import PlayedGame
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import SIGMOID


class UniformEvaluator(Evaluator):
    """Every legal move alike, and one curve for every position."""

    def __init__(self, size: int, alpha: float = 0.0, beta: float = 0.2) -> None:
        self.size = size
        self.curve = (alpha, beta)
        self.calls: list[int] = []

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        count = len(legal)
        self.calls.append(count)
        policy = legal / legal.sum(axis=1, keepdims=True)
        return Evaluation(
            policy=policy.astype(np.float32),
            curve_kind=np.full(count, SIGMOID, np.int8),
            curve=np.tile(np.array(self.curve, np.float32), (count, 1)),
            ownership=None,
        )


def random_game(rules: Rules, seed: int, *, plies: int = 40) -> PlayedGame:
    """A game of random moves with a random policy target at every second position."""
    random = np.random.default_rng(seed)
    position = empty_position(rules)
    legal = np.zeros(rules.size**2 + 1, np.bool_)
    moves: list[int] = []
    while len(moves) < plies and position.counters[PASSES] < 2:
        legal_moves(position, legal)
        points = np.flatnonzero(legal[:-1])
        move = int(random.choice(points)) if len(points) else rules.size**2
        play(position, move)
        moves.append(move)
    policy = random.random((len(moves), len(legal))).astype(np.float16)
    policy[1::2] = 0.0
    score = area_score(position)
    return PlayedGame(
        rules=rules,
        start=np.array(moves[:2], np.int16),
        moves=np.array(moves[2:], np.int16),
        winner=int(np.sign(score - rules.white_bonus)),
        score=float(score),
        policy=policy[2:],
        ownership=ownership(position),
        weights=np.ones(len(moves) - 2, np.float32),
        number=seed,
    )


def content(root: Path) -> dict[str, bytes]:
    """Every file and folder below a folder."""
    return {
        str(path.relative_to(root)): path.read_bytes() if path.is_file() else b""
        for path in root.rglob("*")
    }
