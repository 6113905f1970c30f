"""Compare the losses of a review with those of a reference review of the same game. No searches.

A review in progress is compared at several moments, see `engine.measure.measure_review`. What it
says at one moment is a `ReviewState`; the figures of one game are `GameFigures`, and
`pooled_figures` combines those of many games.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from engine.base.checked_json import Count, Number
from engine.base.statistics.bootstrap import grouped_mean, grouped_share, grouped_statistic
from engine.base.statistics.principal_component import spearman
from engine.go.board import BLACK, WHITE
from engine.record.stored_analysis import Analysis
from engine.review.doubt import WORST
from engine.review.mistakes import MISTAKE, WINRATE_MISTAKE, loss_thresholds, mistakes
from engine.review.timeline import TimelinePoint
from engine.search.loss import winrate_error

FORCED_PRIOR: Final = 0.9
"""Policy from which a move counts as forced [0, 1]."""


class ReviewState(Struct, frozen=True):
    """What a review says about a line at one moment; one entry for each place, the root first."""

    losses: tuple[Number | None, ...] = ()
    """Points lost by the move that leads to each place; None if the move is not judged."""
    alphas: tuple[Number | None, ...] = ()
    """Fair komi [points for Black]; None if unknown."""
    mistakes: tuple[Count, ...] = ()
    """Places of mistakes."""

    @classmethod
    def of(cls, points: Sequence[TimelinePoint], size: int, komi: float) -> ReviewState:
        """Return the state of a timeline at the game's komi; see `mistakes` for the parameters."""
        return cls(
            losses=tuple(_rounded(point.points_lost) for point in points),
            alphas=tuple(_rounded(point.alpha) for point in points),
            mistakes=tuple(mistake.place for mistake in mistakes(points, size, komi)),
        )


def _rounded(value: float | None) -> float | None:
    return None if value is None or not math.isfinite(value) else round(value, 3)


@dataclass(frozen=True)
class ReferenceReview:
    """A finished review to compare with."""

    size: int
    """Board size [points per side]."""
    state: ReviewState
    colors: tuple[int, ...]
    """BLACK or WHITE by place; 0 at a node without a move."""
    possible: frozenset[int]
    """Places of moves that are mistakes or could be, within the standard error of their loss."""
    forced: tuple[int, ...]
    """Places of forced moves."""

    @classmethod
    def of(cls, points: Sequence[TimelinePoint], size: int, komi: float) -> ReferenceReview:
        """Return the reference of a timeline at the game's komi, with the stored analyses."""
        state = ReviewState.of(points, size, komi)
        possible = {
            after.number
            for before, after in pairwise(points)
            if _may_be_mistake(before, after, size)
        }
        forced = (
            after.number
            for before, after in pairwise(points)
            if after.node.move is not None
            and is_forced(before.node.analyses, after.node.move.point)
        )
        colors = tuple(point.color for point in points)
        return cls(size, state, colors, frozenset(possible.union(state.mistakes)), tuple(forced))


def is_forced(analyses: Iterable[Analysis], move: int) -> bool:
    """Return whether the network gave a move nearly all of its policy, by a stored candidate."""
    return any(
        candidate.move == move and candidate.prior >= FORCED_PRIOR
        for analysis in analyses
        for agent in analysis.agents
        for candidate in agent.candidates
    )


def _may_be_mistake(before: TimelinePoint, after: TimelinePoint, size: int) -> bool:
    """Return whether a move's loss plus its standard error reaches the bound of a mistake."""
    best, played = after.alpha_best, after.alpha_played
    if best is not None and played is not None:
        errors = (point.error or 0.0 for point in (before, after))
        lost = after.color * (best - played) + math.hypot(*errors)
        if lost > loss_thresholds(size)[MISTAKE - 1]:
            return True
    if before.winrate is None or after.winrate is None or after.winrate_lost is None:
        return False
    errors = (
        winrate_error(point.winrate or 0.0, point.visits, size, point.beta or 0.0)
        for point in (before, after)
    )
    return after.color * (before.winrate - after.winrate) + math.hypot(*errors) >= WINRATE_MISTAKE


@dataclass(frozen=True)
class GameFigures:
    """How a review of one game agrees with the reference at one moment.

    Each figure is a list of what its mean is taken of, for `pooled_figures`.
    """

    worst: list[float]
    """1 or 0 for each of the reference's worst moves: whether it is among the review's."""
    pairs: list[tuple[float, float]]
    """Losses of the reference and of the review where the reference's is large [points on 19x19]"""
    found: list[float]
    """1 or 0 for each mistake of the reference: whether the review has it."""
    false: list[float]
    """1 or 0 for each mistake of the review: whether the reference lacks it."""
    clearly_false: list[float]
    """The same, where the reference's standard error can't explain it."""
    jump: list[float]
    """Changes of fair komi by forced moves [points]."""
    judged: list[float]
    """1 or 0 for each move that the reference judges: whether the review does."""


def game_figures(review: ReviewState, reference: ReferenceReview) -> GameFigures:
    """Compare a review with the reference, over the moves that the reference judges."""
    truth = reference.state
    known = [place for place, lost in enumerate(truth.losses) if lost is not None]
    losses = {place: truth.losses[place] or 0.0 for place in known}
    ours = {place: _loss(review, place) for place in known}
    worst: list[float] = []
    for color in (BLACK, WHITE):
        places = [place for place in known if reference.colors[place] == color]
        chosen = _worst(places, ours)
        worst += [float(place in chosen) for place in _worst(places, losses)]
    bound = loss_thresholds(reference.size)[MISTAKE - 1]
    scale = 19.0 / reference.size
    judged = set(known)
    claimed = [place for place in review.mistakes if place in judged]
    return GameFigures(
        worst=worst,
        pairs=[(scale * losses[p], scale * ours[p]) for p in known if losses[p] >= bound],
        found=[float(place in review.mistakes) for place in truth.mistakes],
        false=[float(place not in truth.mistakes) for place in claimed],
        clearly_false=[float(place not in reference.possible) for place in claimed],
        jump=alpha_jumps(review, reference),
        judged=[float(place < len(review.losses) and review.losses[place] is not None)
                for place in known],
    )  # fmt: skip


def alpha_jumps(review: ReviewState, reference: ReferenceReview) -> list[float]:
    """Return the changes of fair komi by the reference's forced moves, where known [points]."""
    alphas = dict(enumerate(review.alphas))
    pairs = ((alphas.get(place - 1), alphas.get(place)) for place in reference.forced)
    return [abs(b - a) for a, b in pairs if a is not None and b is not None]


def _loss(review: ReviewState, place: int) -> float:
    """Return the loss of a move [points]; 0 if it is not judged."""
    return (review.losses[place] or 0.0) if place < len(review.losses) else 0.0


def _worst(places: Sequence[int], losses: dict[int, float]) -> set[int]:
    """Return the places with the largest losses above 0, at most `WORST`."""
    lost = [place for place in places if losses[place] > 0.0]
    return set(sorted(lost, key=lambda place: (-losses[place], place))[:WORST])


def pooled_figures(games: Sequence[GameFigures]) -> dict[str, dict[str, Any]]:
    """Return the figures of many games by name, with 95 % intervals by bootstrap over games."""
    pooled = {}
    for name in (field.name for field in fields(GameFigures)):
        groups = [getattr(game, name) for game in games]
        if name == "pairs":
            pooled["correlation"] = grouped_statistic(groups, rank_correlation)
        else:
            pooled[name] = (grouped_mean if name == "jump" else grouped_share)(groups)
    return pooled


def rank_correlation(pairs: NDArray[np.float64]) -> float:
    """Return Spearman's correlation of pairs [P, 2]; 0 if the second numbers are all equal.

    A review that tells no two moves apart ranks them as well as chance does.
    """
    if len(pairs) > 1 and np.ptp(pairs[:, 1]) == 0.0:
        return 0.0
    return spearman(pairs[:, 0], pairs[:, 1])
