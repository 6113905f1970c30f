"""The timeline of a line: estimates of its positions, and the points that moves lost."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from engine.search.loss import (
    MoveScore,
    has_enough_visits,
    points_lost,
    score_error,
    winrate_error,
    winrate_lost,
)
from engine.search.value.fit import Knots, curve_at, curve_knots, curve_through, winrates_of_knots

if TYPE_CHECKING:
    from engine.record.game_node import GameNode, Move
    from engine.record.stored_analysis import AnalysisKind, AnalyzedAgent
    from engine.search.report import AgentAnalysis, AnalysisReport

FEWEST_VISITS: Final = 2
"""Fewest visits of a position that compare a move played there with the engine's choice: its own
evaluation and that of the position after the choice."""
_Kind: TypeAlias = "tuple[AnalysisKind | None, float]"
"""`Estimate.stored`, and the searched komi."""


@dataclass(frozen=True)
class Estimate:
    """Estimate of one position, in Black's frame."""

    alpha: float | None
    """Fair komi [points for Black]; None from a network without score."""
    beta: float | None
    """Steepness of the winrate curve [1/points]; infinite if the game is over."""
    winrate: float
    """Black's winrate at `komi` [0, 1]."""
    komi: float
    """Komi of the winrate [points]."""
    visits: int
    """Visits of the search; 1 is the network alone."""
    stored: AnalysisKind | None = None
    """Kind of a stored analysis by another network or under other rules; None for figures of the
    network in use."""
    searched_komi: float | None = None
    """Komi of the search, if `winrate` was read from the curve at another; None for `komi`."""
    moves: tuple[MoveScore, ...] = ()
    """Scores of moves from here, the engine's choice first; empty if unknown."""
    count_estimated: bool = False
    """Whether this is the count of a finished game whose dead stones a network judged."""
    curve: Knots = ()
    """Winrate curve, if alpha, beta and winrate don't describe it."""

    @property
    def kind(self) -> _Kind:
        """Source and searched komi; only estimates with equal kinds are compared."""
        komi = self.komi if self.searched_komi is None else self.searched_komi
        return self.stored, round(komi, 3)

    @property
    def settled(self) -> bool:
        """Whether it has enough visits to judge moves, or is certain."""
        if self.beta == math.inf:
            return not self.count_estimated
        return has_enough_visits(self.visits)

    @classmethod
    def of(
        cls,
        alpha: float | None,
        beta: float | None,
        winrate: float,
        komi: float,
        visits: int,
        stored: AnalysisKind | None = None,
        searched_komi: float | None = None,
        moves: tuple[MoveScore, ...] = (),
        curve: Knots = (),
    ) -> Estimate:
        """Make an estimate from an engine's values; without beta above 0 there is no score."""
        if beta is None or beta <= 0.0:
            alpha, beta, curve = None, None, ()
        return cls(alpha, beta, winrate, komi, visits, stored, searched_komi, moves, curve=curve)

    @classmethod
    def of_report(cls, report: AnalysisReport, komi: float | None = None) -> Estimate:
        """Make an estimate of a report's first agent, read at a komi if one is given."""
        first, at = report.headline, report.komi
        beta = first.beta if report.network_beta > 0.0 else 0.0
        winrate = first.winrate
        if beta > 0.0 and komi is not None and komi != at:
            winrate, at = curve_at(report.komi_grid, first.curve, komi), komi
        values = first.alpha, beta, winrate, at, first.visits
        # a winrate read at its komi needs no curve; the timeline reads a hundred at once
        curve = curve_knots(report.komi_grid, first.curve, *values[:2], at) if komi is None else ()
        moves = move_scores(first)
        return cls.of(*values, searched_komi=report.searched_komi, moves=moves, curve=curve)

    @classmethod
    def counted(cls, score: float, komi: float, estimated: bool = False) -> Estimate:
        """Make an estimate from a final score; certain at every komi unless estimated."""
        winrate = 0.5 if score == komi else float(score > komi)
        return cls(score, math.inf, winrate, komi, 0, count_estimated=estimated)

    @classmethod
    def won(cls, winner: int, komi: float) -> Estimate:
        """Make the estimate of a finished game without score; winner 0 is a draw."""
        return cls(None, math.inf, 0.5 + 0.5 * winner, komi, 0)


class Gap(NamedTuple):
    """How much worse a move looks than the engine's choice, before errors are considered.

    Differences are the player's: positive where the move lost something.
    """

    points: float
    """Difference of fair komi [points]; 0 without a score."""
    points_error: float
    """Its standard error [points]; infinite without a score."""
    winrate: float
    """Difference of winrates at the komi in question."""
    winrate_error: float
    """Its standard error."""


@dataclass(frozen=True)
class TimelinePoint:
    """One move of the current line; values are None until known."""

    number: int
    """Moves played so far; 0 at the root."""
    node: GameNode
    """Node of the values."""
    alpha: float | None
    """Fair komi after the move [points for Black]."""
    beta: float | None
    """Steepness of the winrate curve [1/points]."""
    winrate: float | None
    """Black's winrate at the requested komi [0, 1]."""
    visits: int
    """Visits of the estimate; 0 if nothing is known."""
    color: int
    """BLACK or WHITE; 0 at a node without a move."""
    points_lost: float | None
    """Points that the move lost against the engine's choice, see `engine.search.loss` [>= 0]. None
    until the choice and the move are evaluated, for the pass that ends a game, and around a pass
    that is not judged, see `Timeline.along`."""
    winrate_lost: float | None
    """Winrate that the move lost at that komi [0, 1]; None as `points_lost`."""
    settled: bool
    """Whether there are enough visits to judge the move."""
    error: float | None
    """Standard error of `alpha` [points]; None without alpha."""
    stored: AnalysisKind | None = None
    """Kind of a stored analysis, see `Estimate.stored`."""
    count_estimated: bool = False
    """Whether this is the count of a finished game whose dead stones a network judged."""
    alpha_best: float | None = None
    """Fair komi after the engine's choice that `points_lost` compares [points for Black]."""
    alpha_played: float | None = None
    """Fair komi after the move that `points_lost` compares [points for Black]."""
    best: int | None = None
    """The move that `points_lost` compares: the engine's choice, or another one that turned out to
    be better; None if unknown."""
    is_provisional: bool = False
    """Whether the losses come from fewer visits than judge a move, see `has_enough_visits`."""
    gap: Gap | None = None
    """What the move seems to lose, with its error; None if it was not compared."""
    is_evidence: bool = False
    """Whether the values of the position before the move are also those of this one."""


def move_scores(agent: AgentAnalysis | AnalyzedAgent) -> tuple[MoveScore, ...]:
    """Return the scores of an agent's choice and of its other candidates with enough visits."""
    scores = [
        MoveScore(c.move, c.visits, c.alpha, c.beta, c.winrate)
        for c in agent.candidates
        if c.alpha is not None and c.beta and (c.move == agent.move or has_enough_visits(c.visits))
    ]
    first = [score for score in scores if score.move == agent.move]
    return (*first, *(s for s in scores if s.move != agent.move)) if first else ()


def winrate_of(estimate: Estimate, komi: float) -> float | None:
    """Return Black's winrate at a komi, see `winrates_of`."""
    return winrates_of([estimate], komi)[0]


def winrates_of(estimates: Sequence[Estimate | None], komi: float) -> list[float | None]:
    """Return Black's winrates at a komi: as searched at the estimate's, else by the curve.

    None without estimate or curve.
    """
    winrates = [
        e.winrate if e is not None and abs(e.komi - komi) < 1e-6 else None for e in estimates
    ]
    curves = []
    for place, e in enumerate(estimates):
        if e is None or winrates[place] is not None:
            continue
        if e.curve:
            winrates[place] = float(winrates_of_knots(e.curve, komi))
        elif e.alpha is not None and e.beta:
            curves.append((place, e.alpha, e.beta, e.komi, e.winrate))
    if curves:
        places, *shapes = zip(*curves, strict=True)
        read = curve_through(komi, *map(np.array, shapes)).tolist()
        for place, winrate in zip(places, read, strict=True):
            winrates[place] = winrate
    return winrates


def best_estimate(estimates: Iterable[Estimate], komi: float | None) -> Estimate | None:
    """Return the best of some estimates of a node; None if there is none.

    The network in use comes before stored analyses by others, a search at `komi` before one at
    another komi, more visits before fewer.
    """
    return max(estimates, key=lambda estimate: _rank(estimate, komi), default=None)


class Timeline:
    """Estimates by node; the deepest one of every kind is kept.

    `recorded` returns the estimates stored in the record for a node. It is called when a node is
    first used, as there may be 500,000 nodes.
    """

    def __init__(
        self, recorded: Callable[[GameNode], Sequence[Estimate]] = lambda _node: ()
    ) -> None:
        self._recorded = recorded
        self._estimates: dict[GameNode, dict[_Kind, Estimate]] = {}

    def clear(self) -> None:
        """Forget everything, for another game."""
        self._estimates.clear()

    def forget(self, node: GameNode) -> None:
        """Forget a node and its descendants, whose positions changed."""
        if node.parent is None:
            self.clear()
            return
        for below in node.branch():
            self._estimates.pop(below, None)

    def estimate(self, node: GameNode, komi: float | None = None) -> Estimate | None:
        """Return the best estimate of a node; None if there is none.

        See `best_estimate` for the order.
        """
        return best_estimate(self._of(node).values(), komi)

    def add(self, node: GameNode, estimate: Estimate) -> bool:
        """Store an estimate unless there is a deeper one of its kind; return whether stored."""
        return _keep(self._of(node), estimate)

    def _of(self, node: GameNode) -> dict[_Kind, Estimate]:
        estimates = self._estimates.get(node)
        if estimates is None:
            estimates = self._estimates[node] = {}
            for estimate in self._recorded(node):
                _keep(estimates, estimate)
        return estimates

    def _pair(
        self, before: GameNode, node: GameNode, shown: tuple[Estimate, Estimate], komi: float
    ) -> tuple[Estimate, Estimate] | None:
        """Return comparable estimates before and after a move; None if there are none.

        The estimates shown come first. Others must have the source of the one shown after the
        move.
        """
        if shown[0].kind == shown[1].kind:
            return shown
        earlier, later = (self._of(n) for n in (before, node))
        shared = [kind for kind in later if kind in earlier and kind[0] == shown[1].stored]
        best = max(shared, key=lambda kind: _rank(later[kind], komi), default=None)
        return None if best is None else (earlier[best], later[best])

    def along(
        self,
        line: list[GameNode],
        komi: float,
        size: int,
        shown: Mapping[GameNode, Estimate | None],
        judge_passes: bool = True,
    ) -> list[TimelinePoint]:
        """Return the points of a line, root first.

        Parameters
        ----------
        komi
            Komi of the winrates [points].
        size
            Board size [points per side].
        shown
            Estimates that replace those stored here; None shows nothing.
        judge_passes
            Whether passes and the moves after them lose points. A search counts all stones as
            alive after two passes. If players agree on dead stones, it would take the first pass
            for a blunder, and also a reply that doesn't end the game.
        """
        points: list[TimelinePoint] = []
        pairs: dict[int, tuple[Estimate, Estimate]] = {}
        last: Estimate | None = None
        estimates = [shown[n] if n in shown else self.estimate(n, komi) for n in line]
        winrates = winrates_of(estimates, komi)
        for number, (node, estimate) in enumerate(zip(line, estimates, strict=True)):
            ended = estimate is not None and estimate.beta == math.inf
            fair = judge_passes or not _has_pass(line[max(number - 1, 0) : number + 1], size)
            if last and estimate and node.move and not node.setup and not ended and fair:
                pair = self._pair(line[number - 1], node, (last, estimate), komi)
                if pair:
                    pairs[number] = pair
            last = estimate
        judged = [(pair[0], line[number].move) for number, pair in pairs.items()]
        named = dict(zip(pairs, named_scores(judged, komi), strict=True))
        scores = [
            None if e is None or w is None or e.beta == math.inf else _score(e, w)
            for e, w in zip(estimates, winrates, strict=True)
        ]
        for number, pair in pairs.items():
            own = scores[number - 1]
            if not named[number] and pair[0].settled and own is not None:
                named[number] = [own]  # without moves, the position's score is that of the choice
        evidence = {
            number
            for number, pair in pairs.items()
            if pair[0].moves  # else it is unknown whether the move was the choice
            and pair == (estimates[number - 1], estimates[number])
            and _tells_before(scores[number], named[number], line[number].move)
        }
        for number in sorted(evidence, reverse=True):
            own, later = scores[number - 1], scores[number]
            if own is not None and later is not None:
                scores[number - 1] = _backed_up(own, later, named[number], line[number].move)
        for number, (node, estimate) in enumerate(zip(line, estimates, strict=True)):
            lost, score = _Lost(), scores[number]
            if node.move and number in pairs:
                pair = pairs[number]
                after = score if pair[1] is estimate else None
                if after is None and (winrate := winrates_of(pair, komi)[1]) is not None:
                    after = _score(pair[1], winrate)
                lost = _lost(pair, after, named[number], node.move, size)
            has_score = estimate is not None and estimate.alpha is not None
            backed = score if has_score else None
            points.append(
                TimelinePoint(
                    number,
                    node,
                    backed.alpha if backed else estimate.alpha if estimate else None,
                    backed.beta if backed else estimate.beta if estimate else None,
                    score.winrate if score else winrates[number],
                    estimate.visits if estimate else 0,
                    node.move.color if node.move is not None else 0,
                    points_lost=lost.points,
                    winrate_lost=lost.winrate,
                    alpha_best=lost.alpha_best,
                    alpha_played=lost.alpha_played,
                    settled=estimate is not None and estimate.settled,
                    error=_error(estimate, size) if estimate else None,
                    stored=estimate.stored if estimate else None,
                    count_estimated=estimate is not None and estimate.count_estimated,
                    best=lost.best,
                    is_provisional=lost.is_provisional,
                    gap=lost.gap,
                    is_evidence=number in evidence,
                )
            )
        return points


def _tells_before(after: MoveScore | None, named: Sequence[MoveScore], move: Move | None) -> bool:
    """Return whether the position after a move tells about the one before it.

    It does if the move was the engine's choice, or looks as good. A worse move tells nothing, since
    the player could have chosen another.
    """
    if after is None or move is None or not named:
        return False
    choice = named[0]
    better = after.alpha - choice.alpha if after.beta else after.winrate - choice.winrate
    return choice.move == move.point or move.color * better > 0.0


def _backed_up(
    own: MoveScore, later: MoveScore, named: Sequence[MoveScore], move: Move | None
) -> MoveScore:
    """Return the score of a position with what the position after the played move tells about it.

    Positions that are searched one by one disagree about the same sequence of moves. The search
    after a move is evidence for the position before it, as a part of its tree would be, and both
    count by their visits.
    """
    is_choice = move is not None and named[0].move == move.point
    return _mean(own if is_choice else named[0]._replace(move=-1), later)


def _mean(one: MoveScore, other: MoveScore) -> MoveScore:
    """Return the mean of two scores of the same position, weighted by their visits."""
    visits = one.visits + other.visits
    share = other.visits / visits if visits else 0.5
    if not (one.beta and other.beta):
        winrate = one.winrate + share * (other.winrate - one.winrate)
        return one._replace(visits=visits, winrate=winrate)
    return MoveScore(
        one.move,
        visits,
        one.alpha + share * (other.alpha - one.alpha),
        1.0 / ((1.0 - share) / one.beta + share / other.beta),  # widths are averaged
        one.winrate + share * (other.winrate - one.winrate),
    )


def _has_pass(line: list[GameNode], size: int) -> bool:
    """Return whether one of some moves is a pass."""
    return any(node.move is not None and node.move.point == size * size for node in line)


def _keep(kept: dict[_Kind, Estimate], estimate: Estimate) -> bool:
    """Store an estimate unless there is a deeper one of its kind; return whether it was stored."""
    old = kept.get(estimate.kind)
    if old is not None and old.visits > estimate.visits:
        return False
    kept[estimate.kind] = estimate
    return True


def _error(estimate: Estimate, size: int) -> float | None:
    return None if estimate.alpha is None else score_error(_score(estimate, 0.0), size)


def _score(estimate: Estimate, winrate: float) -> MoveScore:
    """Return a position's own score; beta is 0 if it is unknown."""
    return MoveScore(-1, estimate.visits, estimate.alpha or 0.0, estimate.beta or 0.0, winrate)


class _Lost(NamedTuple):
    """What a move lost; None for unknown values. See `TimelinePoint` for the fields."""

    points: float | None = None
    winrate: float | None = None
    alpha_best: float | None = None
    alpha_played: float | None = None
    best: int | None = None
    is_provisional: bool = False
    gap: Gap | None = None


def named_scores(
    judged: Sequence[tuple[Estimate, Move | None]], komi: float
) -> list[list[MoveScore]]:
    """Return the scores of the engine's choice and of the move played, with winrates at a komi.

    If they are the same move, the other moves follow. All winrates are read at once: one by one
    they would take most of the time of a timeline.
    """
    named, far, shapes = [], [], []
    for before, move in judged:
        is_choice = move and before.moves and before.moves[0].move == move.point
        scores = [s for s in before.moves[1:] if move and (is_choice or s.move == move.point)]
        named.append(scores := [*before.moves[:1], *scores])
        if abs((searched := before.kind[1]) - komi) >= 1e-6:
            far += [(scores, place) for place in range(len(scores))]
            shapes += [(s.alpha, s.beta, searched, s.winrate) for s in scores]
    if far:
        read = curve_through(komi, *np.array(shapes).T).tolist()
        for (scores, place), winrate in zip(far, read, strict=True):
            scores[place] = scores[place]._replace(winrate=winrate)
    return named


def _lost(
    pair: tuple[Estimate, Estimate],
    after: MoveScore | None,
    named: Sequence[MoveScore],
    move: Move,
    size: int,
) -> _Lost:
    """Return what a move lost against the engine's choice.

    The score of the move played is that of the next position or that among the candidates,
    whichever has more visits. The engine's own choice loses nothing, unless what followed shows
    that another candidate was better.

    Parameters
    ----------
    pair
        Estimates before and after the move.
    after
        Score of the position after the move; None if it is unknown.
    named
        What `named_scores` returns for the position and the move.
    """
    before = pair[0]
    if not named or before.visits < FEWEST_VISITS:
        return _Lost()
    played = [score for score in named if score.move == move.point]
    if after is not None:
        played.append(after._replace(move=move.point))
    if not played:
        return _Lost()
    best, other = named[0], max(played, key=lambda score: score.visits)
    if best.move == move.point:
        if after is not None and pair[1].visits:
            other = _mean(named[0], after._replace(move=move.point))
        best = max(named[1:], key=lambda s: move.color * s.alpha, default=other)
        if move.color * (best.alpha - other.alpha) <= 0.0 or not other.beta:
            best = other
    is_provisional = not (before.settled and has_enough_visits(other.visits))
    winrate = winrate_lost(best, other, move.color, size) if best is not other else 0.0
    gap = Gap(
        move.color * (best.alpha - other.alpha) if best.beta and other.beta else 0.0,
        math.hypot(score_error(best, size), score_error(other, size)),
        move.color * (best.winrate - other.winrate),
        math.hypot(*(winrate_error(s.winrate, s.visits, size, s.beta) for s in (best, other))),
    )
    known = best.move if best.move >= 0 else None
    lost = _Lost(winrate=winrate, best=known, is_provisional=is_provisional, gap=gap)
    if not (best.beta and other.beta):
        return lost
    points = points_lost(best, other, move.color, size) if best is not other else 0.0
    return lost._replace(points=points, alpha_best=best.alpha, alpha_played=other.alpha)


def _rank(estimate: Estimate, komi: float | None) -> tuple[bool, bool, int]:
    """Return the rank of an estimate, greater for a better one; see `best_estimate`."""
    stored, searched = estimate.kind
    return stored is None, komi is not None and abs(searched - komi) < 1e-3, estimate.visits
