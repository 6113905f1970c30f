"""Results of matches: tallies, the sequential test (SPRT), Elo ratings, and cycles of three.

Ratings are by maximum likelihood from pairwise results, with intervals.

Elo assumes that strength is one number. On small boards it is not: the SAI paper (III-E) found
networks that reliably beat each other in a circle. So ratings come with the cycles that contradict
them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist
from typing import Annotated, Final, NamedTuple, Self

import numpy as np
from msgspec import Meta
from numpy.typing import NDArray

from engine.base.errors import RunError
from engine.base.translation import tr

ELO: Final = 400.0 / math.log(10.0)  # Elo of one unit of the logistic scale
FARTHEST: Final = 8000.0
"""Elo difference beyond which no interval of games ends."""
HALVINGS: Final = 60
CONVERGED: Final = 1e-10
ITERATIONS: Final = 200
VIRTUAL_DRAWS: Final = 2.0
"""Draws added to each player's games as a prior, distributed over its opponents in proportion to
the games with them, so that a player who won or lost every game gets a finite rating."""
CONFIDENCE: Final = 0.95
"""Probability that a rating's interval holds it."""
LEVEL: Final = 0.05
"""Significance level of each match in a cycle."""
SHOWN_CYCLES: Final = 10
"""Cycles in a text; their number is always stated."""


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

    @classmethod
    def of(cls, results: Iterable[float]) -> Self:
        """Return the tally of games that the first player won (> 0), drew (0) or lost (< 0)."""
        signs = [(result > 0) - (result < 0) for result in results]
        return cls(signs.count(1), signs.count(0), signs.count(-1))

    def plus(self, other: Self) -> Self:
        """Return the tally with further games added."""
        return type(self)(*(here + there for here, there in zip(self, other, strict=True)))


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


def elo_by_games(tally: Tally) -> tuple[float, float, float]:
    """Return the Elo difference of two players and the ends of its interval, by their games alone.

    The interval holds the differences e with 2 (L(best) - L(e)) <= z^2, L being the log-likelihood
    and z the normal quantile of `CONFIDENCE` (Wilks). No prior is added: if a player has all points
    the difference and that end are infinite, since no game tells how much stronger it is.
    """
    wins, losses = tally.wins + 0.5 * tally.draws, tally.losses + 0.5 * tally.draws
    if not tally.games:
        return 0.0, -math.inf, math.inf
    best = math.inf if not losses else ELO * math.log(wins / losses) if wins else -math.inf
    z = NormalDist().inv_cdf(0.5 + 0.5 * CONFIDENCE)

    def likelihood(elo: float) -> float:
        return -sum(
            n * math.log1p(math.exp(-sign * elo / ELO))
            for n, sign in ((wins, 1.0), (losses, -1.0))
            if n
        )

    top = 0.0 if math.isinf(best) else likelihood(best)
    least = top - 0.5 * z * z

    def end(side: float) -> float:
        if best == side * math.inf:
            return best
        inside, outside = min(max(best, -FARTHEST), FARTHEST), side * FARTHEST
        for _ in range(HALVINGS):
            middle = 0.5 * (inside + outside)
            if likelihood(middle) >= least:
                inside = middle
            else:
                outside = middle
        return inside

    return best, end(-1.0), end(1.0)


def elo_by_games_text(tally: Tally) -> str:
    """Return `elo_by_games` in words, as "Elo +70 (95% interval -38 to +184)"."""
    elo, low, high = elo_by_games(tally)
    if math.isinf(high):
        return f"Elo {low:+.0f} or more ({CONFIDENCE:.0%})"
    if math.isinf(low):
        return f"Elo {high:+.0f} or less ({CONFIDENCE:.0%})"
    return f"Elo {elo:+.0f} ({CONFIDENCE:.0%} interval {low:+.0f} to {high:+.0f})"


def sprt_bounds(alpha: float, beta: float) -> tuple[float, float]:
    """Return Wald's bounds of the test: log(beta / (1 - alpha)) and log((1 - beta) / alpha)."""
    return math.log(beta / (1.0 - alpha)), math.log((1.0 - beta) / alpha)


class PairResult(NamedTuple):
    """All games between two players; a pair may come in several rows, in either order."""

    first: str
    second: str
    wins: Annotated[float, Meta(ge=0.0)]
    """Games that the first player won."""
    draws: Annotated[float, Meta(ge=0.0)]
    losses: Annotated[float, Meta(ge=0.0)]


@dataclass(frozen=True)
class Rating:
    """Rating of one player."""

    name: str
    elo: float
    low: float
    """Lower end of the interval [Elo]; the anchor's interval is a point."""
    high: float
    """Upper end of the interval [Elo]."""
    games: float
    """Games played."""
    share: float
    """Share of the points; a draw counts half."""


@dataclass(frozen=True)
class Cycle:
    """Three players; each beats the next significantly, and the last one beats the first."""

    names: tuple[str, str, str]
    shares: tuple[float, float, float]
    """Share of the points of each player against the next; draws count half."""
    p_values: tuple[float, float, float]
    """Two-sided `sign_test` of each of the three matches."""


@dataclass(frozen=True, eq=False)
class RatingTable:
    """Ratings of all players, best first, and the cycles that contradict them."""

    ratings: tuple[Rating, ...]
    cycles: tuple[Cycle, ...]
    """Most certain first."""


def fit_elo(results: Sequence[PairResult], *, anchor: str = "") -> RatingTable:
    """Estimate the Elo rating of every player.

    Parameters
    ----------
    results
        Games between pairs of players, identified by name.
    anchor
        Player whose rating is 0 by definition; if empty, the mean of all ratings is.

    Raises
    ------
    RunError
        There are no games, two groups of players never met, or the anchor did not play.

    Notes
    -----
    Bradley and Terry (1952): P(i beats j) = 1 / (1 + exp(r_j - r_i)); a draw is half a win of each.
    With s_ij the points of i against j the log-likelihood sum s_ij log P(i beats j) is concave;
    Newton's method finds its top. Its negative Hessian H is the Laplacian of the graph with weights
    n_ij P_ij P_ji: singular, as only differences matter, so the covariance of ratings around their
    mean is its pseudo-inverse (H + 1/n)^-1 - 1/n. Elo = 400 / ln 10 times r. Intervals are normal
    intervals, relative to the anchor or the mean. Virtual draws are the prior of BayesElo (Coulom).
    The advantage of a color is not modeled: play balanced matches.
    """
    names = sorted({name for row in results for name in row[:2]})
    count = len(names)
    index = {name: i for i, name in enumerate(names)}
    wins, draws = np.zeros((2, count, count))
    for row in results:
        i, j = index[row.first], index[row.second]
        if i == j or min(row.wins, row.draws, row.losses) < 0:
            raise RunError(
                tr(
                    "ratings: the result {first!r} against {second!r} is impossible",
                    first=row.first,
                    second=row.second,
                )
            )
        wins[i, j] += row.wins
        wins[j, i] += row.losses
        draws[i, j] += row.draws
        draws[j, i] += row.draws
    points = wins + 0.5 * draws
    games = points + points.T
    played = games.sum(axis=1)
    if count < 2 or not played.any():
        raise RunError(tr("ratings: no games were played; play at least one match"))
    if anchor and anchor not in index:
        raise RunError(
            tr(
                "ratings: the anchor {anchor!r} played no game; choose another player",
                anchor=anchor,
            )
        )
    with np.errstate(divide="ignore", invalid="ignore"):
        part = np.where(games > 0, games / played[:, None], 0.0)
    prior = 0.5 * VIRTUAL_DRAWS * (part + part.T)  # draws of each pair
    _check_connected(names, games > 0)
    strength, covariance = _maximum_likelihood(points + 0.5 * prior)
    elo, covariance = ELO * strength, ELO**2 * covariance
    variance = covariance.diagonal().copy()
    if anchor:
        a = index[anchor]
        elo = elo - elo[a]
        variance = np.maximum(variance + variance[a] - 2.0 * covariance[a], 0.0)
        variance[a] = 0.0
    half = NormalDist().inv_cdf(0.5 + 0.5 * CONFIDENCE) * np.sqrt(variance)
    order = np.argsort(-elo, kind="stable")
    ratings = tuple(
        Rating(
            names[i],
            float(elo[i]),
            float(elo[i] - half[i]),
            float(elo[i] + half[i]),
            float(played[i]),
            float(points[i].sum() / played[i]),
        )
        for i in order.tolist()
    )
    return RatingTable(ratings, _find_cycles(names, wins, points, games))


def _maximum_likelihood(
    points: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return strengths with mean 0 on the logistic scale, and their covariance; see `fit_elo`."""
    count = len(points)
    games = points + points.T
    scored = points.sum(axis=1)
    strength: NDArray[np.float64] = np.zeros(count)

    def value(r: NDArray[np.float64]) -> float:
        return -float((points * np.logaddexp(0.0, r[None, :] - r[:, None])).sum())

    likelihood = value(strength)
    for _ in range(ITERATIONS):
        chance = 0.5 * (1.0 + np.tanh(0.5 * (strength[:, None] - strength[None, :])))
        gradient = scored - (games * chance).sum(axis=1)
        step = np.linalg.solve(_information(games, chance) + 1.0 / count, gradient)
        length = 1.0
        least = likelihood - CONVERGED * abs(likelihood)
        while (reached := value(strength + length * step)) < least and length > 1e-12:
            length *= 0.5  # the quadratic model does not hold that far
        strength, likelihood = strength + length * step, reached
        strength -= strength.mean()
        if float(np.abs(step).max()) < CONVERGED:
            break
    chance = 0.5 * (1.0 + np.tanh(0.5 * (strength[:, None] - strength[None, :])))
    information = _information(games, chance)
    covariance = np.linalg.inv(information + 1.0 / count).astype(np.float64) - 1.0 / count
    return strength, covariance


def _information(games: NDArray[np.float64], chance: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the negative Hessian of the log-likelihood: the Laplacian with weights n P (1 - P)."""
    weight = games * chance * chance.T
    np.fill_diagonal(weight, 0.0)
    laplacian: NDArray[np.float64] = np.diag(weight.sum(axis=1)) - weight
    return laplacian


def _check_connected(names: Sequence[str], met: NDArray[np.bool_]) -> None:
    """Raise RunError if the games, bool[players, players], leave two groups that never met."""
    reached = np.zeros(len(names), np.bool_)
    reached[0] = True
    while (grown := reached | met[reached].any(axis=0)).sum() > reached.sum():
        reached = grown
    if not reached.all():
        text = tr("no games, not even through others, connect {0} with {1}; play some")
        raise RunError(tr("ratings: ") + text.format(names[0], names[int(np.argmin(reached))]))


@lru_cache(maxsize=64)
def _tails(games: int) -> NDArray[np.float64]:
    """Return P(at least w heads in `games` tosses of a coin) for w = 0 ... games."""
    logs = np.array([math.lgamma(w + 1) for w in range(games + 1)])
    chances = np.exp(logs[-1] - logs - logs[::-1] - games * math.log(2.0))
    tails: NDArray[np.float64] = np.minimum(np.cumsum(chances[::-1])[::-1], 1.0)
    return tails


def sign_test(wins: int, losses: int) -> float:
    """Return the two-sided exact p-value of a match between equals; draws are ignored."""
    return min(1.0, 2.0 * float(_tails(wins + losses)[max(wins, losses)]))


def _find_cycles(
    names: Sequence[str],
    wins: NDArray[np.float64],
    points: NDArray[np.float64],
    games: NDArray[np.float64],
) -> tuple[Cycle, ...]:
    """Return every directed cycle of three significant wins once."""
    count = len(names)
    p_value = np.ones((count, count))
    for i, j in np.argwhere(wins > wins.T).tolist():
        p_value[i, j] = sign_test(round(wins[i, j]), round(wins[j, i]))
    beats = p_value < LEVEL
    cycles = []
    for a in range(count - 2):  # the lowest index of the three, so each cycle comes once
        later = np.arange(count) > a
        pairs = beats & (beats[a] & later)[:, None] & (beats[:, a] & later)[None, :]
        for b, c in np.argwhere(pairs).tolist():
            steps = ((a, b), (b, c), (c, a))
            shares = [float(points[s] / games[s]) for s in steps]
            p = [float(p_value[s]) for s in steps]
            cycles.append(
                Cycle(
                    (names[a], names[b], names[c]),
                    (shares[0], shares[1], shares[2]),
                    (p[0], p[1], p[2]),
                )
            )
    return tuple(sorted(cycles, key=lambda cycle: (max(cycle.p_values), cycle.names)))


def rating_text(table: RatingTable) -> str:
    """Return the table as text: a line per player, then the most certain cycles."""
    width = max(len("player"), *(len(rating.name) for rating in table.ratings))
    lines = [f"rank  {'player':<{width}}      Elo     +/-  games  points"]
    for rank, rating in enumerate(table.ratings, 1):
        half = 0.5 * (rating.high - rating.low)
        lines.append(
            f"{rank:>4}  {rating.name:<{width}}  {rating.elo:>7.1f}  {half:>6.1f}  "
            f"{rating.games:>5g}  {rating.share:>6.1%}"
        )
    lines.append(
        f"Intervals: {CONFIDENCE:.0%}. {VIRTUAL_DRAWS:g} draws are added to each player's games."
    )
    if not table.cycles:
        lines.append(f"No cycles of three at level {LEVEL:g}.")
        return "\n".join(lines)
    number = "1 cycle" if len(table.cycles) == 1 else f"{len(table.cycles)} cycles"
    lines.append(f"{number} of three, every match significant at level {LEVEL:g}:")
    for cycle in table.cycles[:SHOWN_CYCLES]:
        circle = "".join(
            f"{name} beats ({share:.0%}) "
            for name, share in zip(cycle.names, cycle.shares, strict=True)
        )
        lines.append(f"  {circle}{cycle.names[0]}; largest p {max(cycle.p_values):.2g}")
    return "\n".join(lines)
