"""The error of a network's winrates against the results of games, learned from or held out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from engine.network.models.settings import NetworkSettings
from engine.record.played_game import PlayedGame
from engine.search.value.curve import winrates_at
from engine.search.value.evaluation import Evaluator
from engine.train.learning.sampler import Sampler, row_count

AT_ONCE: Final = 512
"""Positions that are evaluated together."""
MOST_MEASURED: Final = 10_000
"""Positions on which an error is measured."""


def result_figures(
    evaluator: Evaluator,
    network: NetworkSettings,
    learned: Sequence[PlayedGame],
    held_out: Sequence[PlayedGame],
    stopped: Callable[[], bool],
) -> dict[str, float] | None:
    """Return the mean squared errors of a network on games learned from and on games held out.

    Results are 1 for Black's win and -1 for White's (AlphaGo, value network), so that even chances
    everywhere have an error of 1. Figures without positions are left out. The number
    of games held out is added. None when stopped.
    """
    figures = {
        "train_error": _error(evaluator, network, learned, stopped),
        "held_out_error": _error(evaluator, network, held_out, stopped),
        "held_out_games": sum(row_count([game]) > 0 for game in held_out) or None,
    }
    known = {name: error for name, error in figures.items() if error is not None}
    return None if stopped() else known


def _error(
    evaluator: Evaluator,
    network: NetworkSettings,
    games: Sequence[PlayedGame],
    stopped: Callable[[], bool],
) -> float | None:
    if not row_count(games):
        return None
    sampler = Sampler(games, network.feature_set)
    rows = np.random.default_rng(0).permutation(sampler.rows)[:MOST_MEASURED]
    total = 0.0
    for part in np.split(rows, range(AT_ONCE, len(rows), AT_ONCE)):
        if stopped():
            return None
        positions, legal, komi, _ = sampler.positions(part)
        winrate = winrates_at(evaluator.evaluate(positions, legal, komi), komi)
        total += float(((2.0 * winrate - 2.0 * sampler.won(part)) ** 2).sum())
    return round(total / len(rows), 4)
