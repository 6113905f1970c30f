"""Figures of networks and games for a run's log."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.go.coords import point_to_gtp
from engine.go.state import position_batch
from engine.record.played_game import PlayedGame
from engine.train.learning.sampler import row_count
from engine.value.curve import scores, winrates_at
from engine.value.evaluation import Evaluator
from engine.value.kinds import knows_score


def network_figures(evaluator: Evaluator, komi: float) -> dict[str, Any]:
    """Return what a network says of the empty board, for a log: its curve and its first move.

    The curve is alpha [points] and beta [1/points], or the winrate at `komi` [points].
    """
    size = evaluator.size
    legal = np.ones((1, size * size + 1), np.bool_)
    at = np.full(1, komi, np.float32)
    answer = evaluator.evaluate(position_batch(1, size), legal, at)
    best = int(answer.policy[0].argmax())
    if knows_score(int(answer.curve_kind[0])):
        alpha, beta = scores(answer)[0].tolist()
        curve = {"alpha": round(alpha, 3), "beta": round(beta, 4)}
    else:
        winrate = float(winrates_at(answer, at)[0])
        curve = {"winrate": round(winrate, 4)}
    return {
        **curve,
        "first_move": point_to_gtp(best, size),
        "first_move_policy": round(float(answer.policy[0, best]), 4),
    }


def game_figures(games: Sequence[PlayedGame]) -> dict[str, Any]:
    """Return number, length, komi and results of some games."""
    scores = [game.score for game in games if not math.isnan(game.score)]
    return {
        "games": len(games),
        "rows": row_count(games),
        "length": round(float(np.mean([len(game.moves) for game in games])), 1),
        "branches": sum(game.parent >= 0 for game in games),
        "komi": round(float(np.mean([game.rules.komi for game in games])), 2),
        **({"score": round(float(np.mean(scores)), 2)} if scores else {}),
        "black_wins": round(float(np.mean([game.winner > 0 for game in games])), 3),
    }
