"""The games of policies that training draws from, and their figures."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import numpy as np

from engine.record.played_game import PlayedGame
from engine.train.learning.result_error import result_figures
from engine.train.training_games import TrainingGames
from engine.value.evaluation import Evaluator


class GradientTrainingGames(TrainingGames):
    """The newest games alone: a policy gradient is that of the policy that played."""

    learns_moves = True

    def take_window(self, rows: int) -> list[PlayedGame]:
        """Return the games of this generation; earlier ones have had their turn."""
        return self.fresh

    def newest(self, rows: int) -> list[PlayedGame]:
        """Return the games of this generation."""
        return self.fresh

    def game_figures(self) -> dict[str, Any]:
        """Return the share of games that the network in training won; a draw counts half."""
        wins = [0.5 + 0.5 * game.winner * _learner(game) for game in self.fresh]
        return {"wins_against_pool": round(float(np.mean(wins)), 4)} if wins else {}


def _learner(game: PlayedGame) -> int:
    """Return the color of the network in training: that of the rows which are drawn."""
    assert game.weights is not None
    return game.first if np.flatnonzero(game.weights)[:1] % 2 == 0 else -game.first


class ResultTrainingGames(TrainingGames):
    """Games whose results are learned at one position each, or at all; some are held out."""

    held_out: list[PlayedGame]

    def load(self, generation: int, rows: int, amount: int) -> None:
        """See `TrainingGames`."""
        self.held_out = []
        super().load(generation, rows, amount)

    def _read_games(self, paths: list[Path]) -> list[PlayedGame]:
        """Return new games, without rows to draw from those held out to measure results."""
        settings, games = self._preset.policy_games, list[PlayedGame]()
        for game in super()._read_games(paths):
            assert game.weights is not None
            weights = game.weights
            if game.number % settings.held_out_every == 0:
                self.held_out.append(game)
                weights = np.zeros_like(weights)
            elif settings.positions == "all":
                weights = np.ones_like(weights)
            games.append(dataclasses.replace(game, weights=weights))
        return games

    def network_figures(self, evaluator: Evaluator) -> dict[str, Any]:
        """Return the errors of a network's results, see `result_figures`."""
        games = self.window + self.fresh
        return result_figures(evaluator, self._preset.network, games, self.held_out)
