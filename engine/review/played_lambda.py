"""The lambda of a player: at which lambda an agent would have played the moves of a game.

An agent's value of a move is the mean of the move's winrate curve over the agent's komi window. The
curves of all candidates are kept, so the value at every lambda follows without a search.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.record.stored_analysis import Analysis, AnalyzedMove
from engine.search.loss import has_enough_visits
from engine.search.report import AnalysisReport, Candidate, lambda_komi
from engine.search.value.fit import curve_through, curve_values, winrates_of_knots

if TYPE_CHECKING:
    from engine.review.game_review import GameReview
    from engine.review.timeline import TimelinePoint

LAMBDAS: Final = np.linspace(0.0, 1.0, 21)
"""Lambdas that a player is compared with."""
TEMPERATURES: Final = np.geomspace(0.003, 0.3, 17)
"""Temperatures of the softmax: losses of value that a player hardly notices [winrate]."""
SAMPLES: Final = 65
"""Komi between the game's and fair komi at which curves are read."""
LEAST_CONTRAST: Final = 0.005
"""Least value that each of the agents with lambda 0 and 1 must lose with the other's move, for a
position to tell them apart [winrate]."""
LEAST_PRIOR: Final = 1e-3
"""Least prior of a candidate, so that no move is impossible."""
EQUAL: Final = 1e-6
"""Difference of two values below which both moves are best [winrate]."""
LEADS_19: Final = (-10.0, -3.0, 0.0, 3.0, 10.0)
"""Limits between the groups of moves by their player's lead, on 19x19 [points]."""
DROP: Final = 1.92
"""Log likelihood below the largest one at which the 95 % interval ends: half the quantile of
chi-squared with one degree of freedom."""


@dataclass(frozen=True, eq=False)
class PlayedLambda:
    """What one move tells about the lambda of its player."""

    lead: float
    """Lead of the player before the move [points]."""
    best: NDArray[np.bool_]
    """bool[L], whether the move is the best one at each of `LAMBDAS`."""
    log_likelihood: NDArray[np.float64]
    """float64[L, T], log probability of the move by lambda and temperature."""
    tells: bool
    """Whether the agents with lambda 0 and 1 would play different moves in the position."""

    @property
    def is_ahead(self) -> bool:
        """Whether the player led before the move."""
        return self.lead > 0.0

    @property
    def interval(self) -> tuple[float, float] | None:
        """Least and largest lambda at which the move is the best one; None at no lambda."""
        at = LAMBDAS[self.best]
        return (float(at[0]), float(at[-1])) if len(at) else None


@dataclass(frozen=True)
class LambdaEstimate:
    """The lambda of a player, as some moves tell it."""

    lambda_: float
    """The most likely one."""
    low: float
    """Lower end of the 95 % interval."""
    high: float
    """Upper end of it."""
    moves: int
    """Moves that tell lambda 0 from 1."""

    @property
    def tells(self) -> bool:
        """Whether the interval excludes any lambda."""
        return bool(self.low > LAMBDAS[0] or self.high < LAMBDAS[-1])


def lambda_parts(moves: Iterable[PlayedLambda]) -> dict[str, list[PlayedLambda]]:
    """Return the moves that tell anything: "all", those "ahead" and those "behind"."""
    told = [move for move in moves if move.tells]
    ahead, behind = ([m for m in told if m.is_ahead == is_ahead] for is_ahead in (True, False))
    return {"all": told, "ahead": ahead, "behind": behind}


def lead_bins(size: int) -> list[tuple[float, float]]:
    """Return the ranges of leads that group moves; the first and last are open [points]."""
    bounds = [round(2.0 * bound * size / 19.0) / 2.0 for bound in LEADS_19]
    return list(pairwise((-math.inf, *bounds, math.inf)))


def lambda_by_lead(
    moves: Sequence[PlayedLambda], size: int
) -> list[tuple[tuple[float, float], LambdaEstimate | None]]:
    """Return a player's lambda in each of the `lead_bins`; None where no move tells anything."""
    return [
        (bin_, estimate_lambda(m for m in moves if bin_[0] < m.lead <= bin_[1]))
        for bin_ in lead_bins(size)
    ]


def estimate_lambda(moves: Iterable[PlayedLambda]) -> LambdaEstimate | None:
    """Return the lambda under which moves are most likely; None if none tells anything.

    Notes
    -----
    A player chooses a move of prior p and value v with a probability proportional to p exp(v / T).
    The temperature T is the one that fits best at each lambda (profile likelihood).
    """
    telling = [move.log_likelihood for move in moves if move.tells]
    return estimate_of(np.sum(telling, axis=0), len(telling)) if telling else None


def estimate_of(total: NDArray[np.floating], moves: int) -> LambdaEstimate:
    """Return the estimate from the summed log likelihoods of some moves, float[L, T]."""
    profile = total.max(axis=1)
    inside = np.flatnonzero(profile >= profile.max() - DROP)
    ends = max(inside[0] - 1, 0), min(inside[-1] + 1, len(LAMBDAS) - 1)  # rounded outward
    best, low, high = (round(float(LAMBDAS[i]), 4) for i in (profile.argmax(), *ends))
    return LambdaEstimate(best, low, high, moves)


def played_lambda(
    review: GameReview, before: TimelinePoint, after: TimelinePoint, komi: float
) -> PlayedLambda | None:
    """Return what a move tells about its player's lambda; None if too little was searched.

    The engine's candidates alone decide whether a position tells lambda 0 from 1, so that it counts
    whatever was played.

    Parameters
    ----------
    before, after
        The position and the one after the move.
    komi
        Komi of the game [points].
    """
    source = review.stored(before.node, komi) or review.whole_report(before.node, komi)
    key = komi, before.alpha, before.beta, after.alpha, after.beta, after.winrate
    kept = review.lambdas_told.get(after.node)
    if kept is None or kept[0] is not source or kept[1] != key:
        kept = source, key, _told(source, before, after, komi)
        review.lambdas_told[after.node] = kept
    told: PlayedLambda | None = kept[2]
    return told


def _told(
    source: Analysis | AnalysisReport | None,
    before: TimelinePoint,
    after: TimelinePoint,
    komi: float,
) -> PlayedLambda | None:
    """See `played_lambda`; `source` is the result that is shown for the position."""
    move, fair = after.node.move, before.alpha
    if move is None or after.node.setup or fair is None or not before.beta or fair == komi:
        return None
    at = np.linspace(komi, fair, SAMPLES)
    candidates = _candidates(source, at)
    if candidates is None:
        return None
    points, priors, curves = candidates
    values = move.color * agent_values(curves, komi, fair, before.beta)
    tells = is_telling(values)
    played = np.flatnonzero(points == move.point)
    if not len(played):
        if not after.settled or after.alpha is None or not after.beta or after.winrate is None:
            return None
        curve = curve_through(at, after.alpha, after.beta, komi, after.winrate)
        own = move.color * agent_values(curve[None], komi, fair, before.beta)
        values, priors = np.concatenate((values, own)), np.append(priors, priors.min())
    place = int(played[0]) if len(played) else len(values) - 1
    return PlayedLambda(
        lead=float(move.color * (fair - komi)),
        best=values[place] >= values.max(axis=0) - EQUAL,
        log_likelihood=log_likelihood(values, priors, place),
        tells=tells,
    )


def agent_values(
    curves: NDArray[np.float64], komi: float, fair: float, beta: float
) -> NDArray[np.float64]:
    """Return the values of moves for agents: means over their windows, float64[C, L].

    Parameters
    ----------
    curves
        Black's winrates after each move at `SAMPLES` komi from the game's to fair komi, [C, K].
    komi, fair, beta
        Komi of the game, fair komi of the position [points] and steepness there [1/points].
    """
    ends = np.array([lambda_komi(fair, beta, komi, weight) for weight in LAMBDAS.tolist()])
    shares = (ends - komi) / (fair - komi)
    steps = np.linspace(0.0, 1.0, curves.shape[1])
    sums = np.zeros_like(curves)
    sums[:, 1:] = np.cumsum(0.5 * (curves[:, 1:] + curves[:, :-1]), axis=1) * steps[1]
    inside = np.stack([np.interp(shares, steps, row) for row in sums])
    return np.where(shares > 0.0, inside / np.where(shares > 0.0, shares, 1.0), curves[:, :1])


def is_telling(values: NDArray[np.float64]) -> bool:
    """Return whether moves of some values [C, L], for the mover, tell lambda 0 from 1."""
    safe, bold = values[:, 0].argmax(), values[:, -1].argmax()
    lost = values[safe, 0] - values[bold, 0], values[bold, -1] - values[safe, -1]
    return bool(min(lost) >= LEAST_CONTRAST)


def log_likelihood(
    values: NDArray[np.float64], priors: NDArray[np.float64], played: int
) -> NDArray[np.float64]:
    """Return the log probability of a move by lambda and temperature, float64[L, T].

    See `estimate_lambda`; `values` [C, L] are the mover's.
    """
    logits = values[:, :, None] / TEMPERATURES + np.log(priors)[:, None, None]
    top = logits.max(axis=0)
    chances: NDArray[np.float64] = logits[played] - top - np.log(np.exp(logits - top).sum(axis=0))
    return chances


def _candidates(
    source: Analysis | AnalysisReport | None, at: NDArray[np.float64]
) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]] | None:
    """Return moves with enough visits, their priors and Black's winrates at some komi.

    They are of the agent whose figures the position has: int64[C], float64[C], float64[C, K]. None
    with fewer than two.
    """
    kept: Sequence[Candidate | AnalyzedMove] = ()
    if isinstance(source, Analysis):
        first = source.first_agent
        scored = [c for c in first.candidates if _is_scored(c)] if first is not None else []
        kept, curves = scored, _stored_curves(scored, at, source.komi)
    elif source is not None and source.agents:
        searched = [c for c in source.headline.candidates if _is_scored(c)]
        kept = searched
        curves = np.array([curve_values(source.komi_grid, c.curve, at) for c in searched])
    if len(kept) < 2:
        return None
    priors = np.array([max(c.prior, LEAST_PRIOR) for c in kept])
    return np.array([c.move for c in kept]), priors, curves


def _is_scored(candidate: Candidate | AnalyzedMove) -> bool:
    return has_enough_visits(candidate.visits) and bool(candidate.beta)


def _stored_curves(
    moves: Sequence[AnalyzedMove], at: NDArray[np.float64], komi: float
) -> NDArray[np.float64]:
    """Return Black's winrate after each stored move at each komi of `at`, float64[C, K]."""
    shapes = [(c.alpha, c.beta, c.winrate) for c in moves]
    alpha, beta, winrate = np.array(shapes, np.float64).reshape(-1, 3).T[:, :, None]
    curves = curve_through(at, alpha, beta, komi, winrate)
    for row, move in zip(curves, moves, strict=True):
        if move.curve:
            row[:] = winrates_of_knots(move.curve, at)
    return curves
