"""Results of matches: tallies, the sequential test (SPRT), Elo ratings, and cycles of three.

Ratings are by maximum likelihood from pairwise results, with intervals of the profile likelihood.

Elo assumes that strength is one number. On small boards it is not: the SAI paper (III-E) found
networks that reliably beat each other in a circle. So ratings come with the cycles that contradict
them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Sequence
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
CONVERGED: Final = 1e-9
ITERATIONS: Final = 200
VIRTUAL_DRAWS: Final = 2.0
"""Draws added as a prior to the games of a player whose games leave its rating open on a side, such
as one that won all of them; distributed over its opponents in proportion to the games with them."""
BY_PRIOR: Final = "*"
"""Mark of a rating that is finite by the prior alone."""
CONFIDENCE: Final = 0.95
"""Probability that a rating's interval holds it."""
PRECISE: Final = 1e-7
"""Precision of an interval's end, in standard deviations."""
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

    See `fit_elo`. No prior is added: if a player has all points the difference and that end are
    infinite, since no game tells how much stronger it is.
    """
    if not tally.games:
        return 0.0, -math.inf, math.inf
    table = fit_elo([PairResult("first", "second", *tally)], anchor="second")
    first = next(rating for rating in table.ratings if rating.name == "first")
    best = first.elo
    if first.by_prior:
        best = math.inf if math.isinf(first.high) else -math.inf
    return best, first.low, first.high


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
    """Relative to the table's reference."""
    low: float
    """Lower end of the interval [Elo]; minus infinity if no game bounds it, NaN if it was not asked
    for. The interval of the only player of the reference is a point."""
    high: float
    """Upper end of the interval [Elo], as `low`."""
    games: float
    """Games played."""
    share: float
    """Share of the points; a draw counts half."""
    by_prior: bool = False
    """Whether `elo` is finite by the prior alone, since a side of the interval is open."""


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
    reference: tuple[str, ...]
    """Players whose mean rating is 0."""


def fit_elo(
    results: Sequence[PairResult], *, anchor: str = "", intervals: Collection[str] | None = None
) -> RatingTable:
    """Estimate the Elo rating of every player.

    Parameters
    ----------
    results
        Games between pairs of players, identified by name.
    anchor
        Player whose rating is 0 by definition; if empty, the mean rating is 0 of the largest group
        of players whose games bound all differences among them: of all players, unless some won or
        lost everything.
    intervals
        Players whose intervals are needed; None = all.

    Raises
    ------
    RunError
        There are no games, two groups of players never met, or the anchor did not play.

    Notes
    -----
    Bradley and Terry (1952): P(i beats j) = 1 / (1 + exp(r_j - r_i)); a draw is half a win of each.
    With s_ij the points of i against j the log-likelihood L = sum s_ij log P(i beats j) is concave;
    Newton's method finds its top. Elo = 400 / ln 10 times r.

    The top is finite if chains of points lead from each player to each other one (Ford 1957). Where
    they lead in one direction only, as to a player that won everything, the games bound a rating on
    one side; its estimate then has `VIRTUAL_DRAWS` added, the prior of BayesElo (Coulom), and
    players with a finite top are rated by their games alone.

    An interval holds the ratings x with 2 (sup L - sup of L at rating x) <= z^2, all other players
    being rated anew at each x, and z the normal quantile of `CONFIDENCE` (Wilks 1938). No prior is
    in it, so a side is open if no game bounds it. The advantage of a color is not modeled: play
    balanced matches.
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
    _check_connected(names, games > 0)
    bounds = _chains(points > 0.0)  # i, j: the games bound j's rating from above by i's
    groups = bounds & bounds.T
    first = index[anchor] if anchor else int(np.lexsort((-played, -groups.sum(axis=1)))[0])
    core = groups[first]
    reference = np.zeros(count, np.bool_)
    reference[first] = True
    if not anchor:
        reference = core
    strength = _strengths(points, games, core, reference)
    wanted = set(names if intervals is None else intervals)
    tops = _tops(points, groups) if wanted else np.zeros(count)
    order = np.argsort(-strength, kind="stable")
    ratings = []
    for i in order.tolist():
        low = high = math.nan
        if names[i] in wanted:
            low, high = _interval(points, i, reference, bounds, strength, tops)
        rating = Rating(
            names[i],
            float(ELO * strength[i]),
            ELO * low,
            ELO * high,
            float(played[i]),
            float(points[i].sum() / played[i]),
            not core[i],
        )
        ratings.append(rating)
    mean_of = tuple(name for name, is_in in zip(names, reference, strict=True) if is_in)
    return RatingTable(tuple(ratings), _find_cycles(names, wins, points, games), mean_of)


def _chains(steps: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return from which player chains of steps, or none, lead to which, bool[N, N]."""
    reached = steps | np.eye(len(steps), dtype=np.bool_)
    for _ in range(len(steps).bit_length()):  # each round doubles their length
        reached = (reached.astype(np.float32) @ reached.astype(np.float32)) > 0.0
    return reached


def _strengths(
    points: NDArray[np.float64],
    games: NDArray[np.float64],
    core: NDArray[np.bool_],
    reference: NDArray[np.bool_],
) -> NDArray[np.float64]:
    """Return strengths on the logistic scale: of the core by its games, of others by the prior."""
    strength: NDArray[np.float64] = np.zeros(len(points))
    inner = np.ix_(core, core)
    strength[core] = _climb(points[inner], strength[core])[0]
    strength -= strength[reference].mean()
    strength[~core] = 0.0
    if core.all():
        return strength
    part = games / games.sum(axis=1, keepdims=True)
    prior = np.where(core[:, None] & core, 0.0, 0.5 * VIRTUAL_DRAWS * (part + part.T))  # draws
    return _climb(points + 0.5 * prior, strength, free=~core)[0]


def _tops(points: NDArray[np.float64], groups: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Return each player's part of the likelihood's supremum, in which no group limits another."""
    tops = np.zeros(len(points))
    for group in np.unique(groups, axis=0):
        inner = np.ix_(group, group)
        tops[group] = _climb(points[inner], np.zeros(int(group.sum())))[1] / group.sum()
    return tops


def _interval(
    points: NDArray[np.float64],
    player: int,
    reference: NDArray[np.bool_],
    bounds: NDArray[np.bool_],
    strength: NDArray[np.float64],
    tops: NDArray[np.float64],
) -> tuple[float, float]:
    """Return the ends of a player's interval relative to the reference; see `fit_elo`.

    Only players whom chains of points tie to both have a part in it: the others go wherever their
    games are most likely.
    """
    direction = np.zeros(len(points))
    direction[player] = 1.0
    direction -= reference / reference.sum()
    if not direction.any():
        return 0.0, 0.0
    ends = reference.copy()
    ends[player] = True
    tied = bounds[ends].any(axis=0) & bounds[:, ends].any(axis=1)
    inner = points[np.ix_(tied, tied)]
    found = [-math.inf, math.inf]
    for side, bounded in ((-1, bounds[player, reference]), (1, bounds[reference, player])):
        if bounded.any():
            start, top = strength[tied], float(tops[tied].sum())
            found[side > 0] = _profile_end(inner, start, direction[tied], side, top)
    return found[0], found[1]


def _profile_end(
    points: NDArray[np.float64],
    strength: NDArray[np.float64],
    direction: NDArray[np.float64],
    side: int,
    top: float,
) -> float:
    """Return where the profile likelihood of direction . r falls by z^2 / 2 below its supremum.

    The root of twice the fall is nearly linear there, so that the false position (Illinois) finds
    the place in few steps; each begins at the strengths of the one before.
    """
    z = NormalDist().inv_cdf(0.5 + 0.5 * CONFIDENCE)
    chance = _chances(strength)
    along = np.linalg.solve(_information(points + points.T, chance) + 1.0, direction)
    variance = float(direction @ along)
    along = along / variance

    def excess(place: float) -> float:
        nonlocal strength
        moved = strength + (place - float(direction @ strength)) * along
        strength, likelihood = _climb(points, moved, fixed=direction)
        return math.sqrt(max(2.0 * (top - likelihood), 0.0)) - z

    inside = float(direction @ strength)
    step = side * z * math.sqrt(variance)
    while (below := excess(inside)) > 0.0:  # a prior's rating may lie outside
        inside -= step
    outside = inside + step
    while (above := excess(outside)) < 0.0:
        inside, below, outside = outside, above, outside + step
    before = 0.0
    for _ in range(ITERATIONS):
        middle = (inside * above - outside * below) / (above - below)
        value = excess(middle)
        if abs(value) < PRECISE:
            return middle
        again = value * before > 0.0  # the other end was kept twice
        if value > 0.0:
            outside, above, below = middle, value, 0.5 * below if again else below
        else:
            inside, below, above = middle, value, 0.5 * above if again else above
        before = value
    return 0.5 * (inside + outside)


def _climb(
    points: NDArray[np.float64],
    strength: NDArray[np.float64],
    *,
    free: NDArray[np.bool_] | None = None,
    fixed: NDArray[np.float64] | None = None,
) -> tuple[NDArray[np.float64], float]:
    """Return the strengths of the highest likelihood, and that; Newton's method.

    Parameters
    ----------
    free
        Players whose strengths change; None = all.
    fixed : float64[N]
        Direction in which strengths don't change; None = none.
    """
    games, scored = points + points.T, points.sum(axis=1)
    chosen = np.ones(len(points), np.bool_) if free is None else free
    gauge = 1.0 if free is None else 0.0  # only differences matter
    inner = np.ix_(chosen, chosen)

    def value(r: NDArray[np.float64]) -> float:
        return -float((points * np.logaddexp(0.0, r[None, :] - r[:, None])).sum())

    likelihood = value(strength)
    for _ in range(ITERATIONS):
        chance = _chances(strength)
        gradient = scored - (games * chance).sum(axis=1)
        sides = gradient[chosen, None]
        if fixed is not None:
            sides = np.stack([gradient, fixed], axis=1)
        solved = np.linalg.solve(_information(games, chance)[inner] + gauge, sides)
        step = np.zeros(len(points))
        step[chosen] = solved[:, 0]
        if fixed is not None:
            step -= float(fixed @ step) / float(fixed @ solved[:, 1]) * solved[:, 1]
        length = 1.0
        least = likelihood - CONVERGED * abs(likelihood)
        while (reached := value(strength + length * step)) < least and length > 1e-12:
            length *= 0.5  # the quadratic model does not hold that far
        strength, likelihood = strength + length * step, reached
        if float(np.abs(step).max()) < CONVERGED:
            break
    return strength, likelihood


def _chances(strength: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return P(i beats j), float64[N, N]."""
    return 0.5 * (1.0 + np.tanh(0.5 * (strength[:, None] - strength[None, :])))


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


def known_end(end: float) -> float | None:
    """Return an end of an interval for JSON: None if no game bounds it."""
    return None if math.isinf(end) else end


def interval_text(rating: Rating, shown: Callable[[float], str] = "{:+.0f}".format) -> str:
    """Return a rating's interval, like "-38 to +184", or "> +410" if a side is open."""
    low, high = rating.low, rating.high
    if math.isinf(low) and math.isinf(high):
        return tr("unknown")
    if math.isinf(high):
        return f"> {shown(low)}"
    if math.isinf(low):
        return f"< {shown(high)}"
    return tr("fixed") if low == high else tr("{low} to {high}", low=shown(low), high=shown(high))


def reference_text(table: RatingTable) -> str:
    """Return relative to what the ratings of a table are, as a sentence for people."""
    names = table.reference
    if len(names) == 1:
        return tr("Elo is relative to {name}.", name=names[0])
    if len(names) == len(table.ratings):
        return tr("Elo is relative to the mean of all players.")
    return tr(
        "Elo is relative to the mean of the players whose games bound each other: {names}.",
        names=", ".join(names),
    )


def prior_text(table: RatingTable) -> str:
    """Return which ratings the prior made finite, as a sentence for people; "" if none."""
    if not any(rating.by_prior for rating in table.ratings):
        return ""
    return tr(
        "{mark}: no game bounds this rating on one side; the number is by {draws:g} draws that are "
        "added, the interval by the games alone.",
        mark=BY_PRIOR,
        draws=VIRTUAL_DRAWS,
    )


def rating_text(table: RatingTable) -> str:
    """Return the table as text: a line per player, then the most certain cycles."""
    width = max(len("player"), *(len(rating.name) for rating in table.ratings))
    column = f"{CONFIDENCE:.0%} interval"
    lines = [f"rank  {'player':<{width}}       Elo   {column:>16}  games  points"]
    for rank, rating in enumerate(table.ratings, 1):
        mark = BY_PRIOR if rating.by_prior else " "
        lines.append(
            f"{rank:>4}  {rating.name:<{width}}  {rating.elo:>8.1f}{mark}  "
            f"{interval_text(rating):>16}  {rating.games:>5g}  {rating.share:>6.1%}"
        )
    lines.append(reference_text(table))
    if prior := prior_text(table):
        lines.append(prior)
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
