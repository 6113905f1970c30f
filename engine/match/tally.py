"""Wins, draws and losses of a match, and the sequential test (SPRT) of two Elo differences."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple, Self

if TYPE_CHECKING:
    from engine.match.match import MatchResult


class Tally(NamedTuple):
    """Results of a match so far, from the first player's side."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """Games played."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """Share of the points; a draw counts half; one half without games."""
        return (self.wins + 0.5 * self.draws) / self.games if self.games else 0.5

    def plus(self, result: MatchResult) -> Self:
        """Return the tally with the games of a match added."""
        wins, draws, losses = result.tally
        return type(self)(self.wins + wins, self.draws + draws, self.losses + losses)


def win_probability(elo: float) -> float:
    """Return the expected share of the points at an Elo difference e: 1 / (1 + 10^(-e/400))."""
    return float(1.0 / (1.0 + 10.0 ** (-elo / 400.0)))


def log_likelihood(tally: Tally, elo0: float, elo1: float) -> float:
    """Return the log-likelihood ratio of two Elo differences; above 0, elo1 is likelier.

    Games are independent with winning probability p = 1 / (1 + 10^(-elo/400)), so that
    LLR = w log(p1 / p0) + l log((1 - p1) / (1 - p0)), w and l being wins and losses with half of
    the draws added to each (a draw is half a win and half a loss in the Bradley-Terry model). At
    half-integer komi there are no draws and the ratio is exact. Wald, Sequential Tests of
    Statistical Hypotheses, 1945.
    """
    p0, p1 = win_probability(elo0), win_probability(elo1)
    wins, losses = tally.wins + 0.5 * tally.draws, tally.losses + 0.5 * tally.draws
    return wins * math.log(p1 / p0) + losses * math.log((1.0 - p1) / (1.0 - p0))


def sprt_bounds(alpha: float, beta: float) -> tuple[float, float]:
    """Return Wald's bounds of the test: log(beta / (1 - alpha)) and log((1 - beta) / alpha)."""
    return math.log(beta / (1.0 - alpha)), math.log((1.0 - beta) / alpha)
