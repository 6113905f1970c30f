"""The result of a search, immutable, and its reading at any other komi.

All values are in Black's frame. A report holds the searched winrate curve of the position and of
every candidate, so `report_at_komi` ranks the moves for another komi without a new search.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.go.board import BLACK
from engine.go.counting import Count
from engine.record.stored_analysis import most_for_points
from engine.search.loss import (
    SMALLEST_SHOWN,
    MoveScore,
    ScoreEstimate,
    is_within_error,
    points_lost,
    score_error,
)
from engine.search.value.dynamic_komi import komi_to_win_by
from engine.search.value.fit import SUREST, curve_at, curve_values, sigmoid_curve

TRUSTED_SHARE: Final = 0.1
"""Candidates whose visits are at most this share of the largest are ranked behind the others."""
HOPELESS: Final = 0.03
"""Winrate below which a game is lost."""
LEAST_GAIN: Final = 0.5
"""Points that a move must gain against a pass to be worth a stone, if the winrate doesn't differ; a
neutral point is worth one by area rules."""
LEAST_CHANCE: Final = 0.02
"""Winrate that a move must gain against a pass to be worth a stone, if it gains no points."""
WINDOW_SAMPLES = 33
"""Samples of a curve that are averaged for its mean over a komi window."""


@dataclass(frozen=True)
class Candidate:
    """One move of the position, with the search's values for it.

    Attributes
    ----------
    move
        Point played; N is pass.
    visits
        Visits of the move.
    prior
        Network's probability of the move, among legal moves only [0, 1].
    winrate
        Black's winrate after the move at the report's komi [0, 1].
    alpha
        Score after the move: the komi at which the searched curve is one half [points for Black].
    beta
        Steepness of the searched curve there [1/points].
    value
        The agent's value: Black's mean winrate over the agent's komi window [0, 1].
    lower_bound
        Lower confidence bound of the agent's value, for the side to move [-1, 1]; with one visit,
        the value minus one.
    points_lost
        Points that the move loses against the agent's move, for the side to move [>= 0]; 0 if the
        difference is within its standard error. See `points_lost`.
    variation
        Expected moves, this one first (principal variation).
    curve
        float32[G], Black's winrate at each komi of the grid.
    visits_after
        Visits of the search of the next position, if the figures are that search's; else 0.
    is_within_error
        Whether `points_lost` is 0 only because the difference is within its standard error.
    """

    move: int
    visits: int
    prior: float
    winrate: float
    alpha: float
    beta: float
    value: float
    lower_bound: float
    points_lost: float
    variation: tuple[int, ...]
    curve: NDArray[np.float32] = field(repr=False)
    visits_after: int = 0
    is_within_error: bool = False

    @property
    def figure_visits(self) -> int:
        """Visits of the search that gave the figures."""
        return self.visits_after or self.visits


@dataclass(frozen=True)
class AgentAnalysis:
    """The result for one agent (one lambda and mu).

    Attributes
    ----------
    lambda_
        0 plays to win, 1 for points.
    mu
        Near end of the komi window; 0 in the paper.
    move
        The agent's move; the policy's if none was searched yet; None if the game is over.
    visits
        Visits of the root.
    winrate
        Black's mean winrate over the search at the report's komi [0, 1].
    value
        The agent's mean value, Black's frame [0, 1].
    alpha
        Fair komi of the position by the searched curve [points for Black].
    beta
        Steepness of the searched curve at the fair komi [1/points]; infinite if the game is over.
    window
        Komi window of the root as komi (not bonus): near end, far end [points].
    curve
        float32[G], Black's winrate at each komi of the grid.
    candidates
        Best first.
    dynamic_komi
        Komi in which the search believed, on which `window` and values are based; None without
        dynamic komi and margin: the report's [points to White].
    margin
        Points by which the agent wants to win, see `AgentSettings.margin`.
    """

    lambda_: float
    mu: float
    move: int | None
    visits: int
    winrate: float
    value: float
    alpha: float
    beta: float
    window: tuple[float, float]
    curve: NDArray[np.float32] = field(repr=False)
    candidates: tuple[Candidate, ...] = field(repr=False)
    dynamic_komi: float | None = None
    margin: float = 0.0

    def visit_grid(self, size: int) -> NDArray[np.int64]:
        """Return the visits of each move on a board of this size, int64[A]; pass is the last."""
        visits = np.zeros(size * size + 1, np.int64)
        for candidate in self.candidates:
            visits[candidate.move] = candidate.visits
        return visits


@dataclass(frozen=True)
class AnalysisReport:
    """One position searched by several agents; arrays are read-only.

    Attributes
    ----------
    ticket
        Ticket of the request.
    size
        Board size [points per side].
    to_play
        BLACK or WHITE.
    komi
        Komi of the values, handicap compensation included [points].
    searched_komi
        Komi of the search; differs from `komi` after `report_at_komi`.
    network
        Name of the network.
    network_alpha
        Score estimate of the network alone, without a search [points for Black]. It is the mean
        over the eight symmetries of the board if `SearchSettings.average_symmetries` is on.
    network_beta
        The network's beta [1/points]; 0 for a network without a curve.
    network_winrate
        The network's winrate of Black at `komi` [0, 1].
    policy
        float32[A], the network's policy over legal moves, pass last.
    komi_grid
        float32[G], komi of the curves, ascending [points].
    agents
        In the order of the request.
    visits
        Visits of all agents together.
    evaluations
        Positions evaluated by the network (not cached) for them.
    seconds
        Time since the request started [s].
    visits_per_s
        Visits of all agents per second.
    finished
        Whether this is the last report of the request.
    count
        Count of the board if two passes ended the game; the agents then hold its score and have no
        candidates. None before the end, and if the dead stones are unknown.
    evaluator
        How the network ran, one of `EVALUATORS`; "" if unknown.
    evaluator_speeds
        Name and evaluations per second of each available evaluator, the fastest first; empty if
        there was no choice.
    ownership
        float32[N], expected owner of each point by the network without a search: 1 Black's, -1
        White's; None from networks without ownership, and in reports made from stored analyses.
    network_curve
        float32[G], the network's winrates of Black without a search, from a network that sees one
        komi at a time and was asked at several, or that gives a winrate per komi; not always
        falling. None: the sigmoid of `network_alpha` and `network_beta`.
    pass_is_free
        Whether a pass costs nothing by itself: the opponent has just passed, or by territory rules
        stones cost a point.
    network_has_values
        Whether the network estimates winrates. For a policy alone all winrates, values and curves
        are placeholders, but those of `count`.
    """

    ticket: int
    size: int
    to_play: int
    komi: float
    searched_komi: float
    network: str
    network_alpha: float
    network_beta: float
    network_winrate: float
    policy: NDArray[np.float32] = field(repr=False)
    komi_grid: NDArray[np.float32] = field(repr=False)
    agents: tuple[AgentAnalysis, ...]
    visits: int
    evaluations: int
    seconds: float
    visits_per_s: float
    finished: bool
    count: Count | None = None
    evaluator: str = ""
    evaluator_speeds: tuple[tuple[str, float], ...] = field(default=(), repr=False)
    ownership: NDArray[np.float32] | None = field(default=None, repr=False)
    network_curve: NDArray[np.float32] | None = field(default=None, repr=False)
    pass_is_free: bool = False
    network_has_values: bool = True

    @property
    def has_winrates(self) -> bool:
        """Whether the agents' winrates are known: by the network's values or by the count."""
        return self.network_has_values or self.count is not None

    @property
    def final_score(self) -> int | None:
        """Black's lead by `count` [points, without komi]."""
        return None if self.count is None else self.count.score

    @property
    def headline(self) -> AgentAnalysis:
        """The agent whose curve is the position's: the one that plays most for points.

        A searched curve is the mean over a tree. An agent that plays only to win gives points away
        once it is ahead, which its mean curve shows more and more; the curve of the agent with
        lambda 1 is one half at the score. An agent with dynamic komi, which searched at another
        komi, is it only if all are.
        """
        first = most_for_points([a for a in self.agents if a.dynamic_komi is None] or self.agents)
        assert first is not None, "a report has agents"
        return first


def order_candidates(candidates: list[Candidate], to_play: int) -> tuple[Candidate, ...]:
    """Sort best first for another komi: moves with many visits by value, then the others."""
    most = max((c.visits for c in candidates), default=0)

    def key(c: Candidate) -> tuple[bool, float, int]:
        trusted = c.visits > TRUSTED_SHARE * most
        return not trusted, -to_play * round(c.value, 6), -c.visits

    return tuple(sorted(candidates, key=key))


def with_points_lost(
    candidates: tuple[Candidate, ...], to_play: int, move: int | None, size: int
) -> tuple[Candidate, ...]:
    """Return the candidates with `points_lost` and `is_within_error` filled in.

    Parameters
    ----------
    candidates
        Best first.
    to_play
        BLACK or WHITE.
    move
        The agent's move, against which losses are measured; if it is not a candidate, the first
        one.
    size
        Board size [points per side].
    """
    if not candidates:
        return ()
    best = next((c for c in candidates if c.move == move), candidates[0])

    def with_loss(c: Candidate) -> Candidate:
        lost = points_lost(best, c, to_play, size)
        within = is_within_error(lost, best.alpha, c.alpha, to_play)
        return dataclasses.replace(c, points_lost=lost, is_within_error=within)

    return tuple(with_loss(c) for c in candidates)


def pass_or_move(
    candidates: Sequence[Candidate | MoveScore], move: int, to_play: int, size: int
) -> int:
    """Return a pass if the move gains nothing against it, else the move.

    For positions with `AnalysisReport.pass_is_free`. A move gains something with `LEAST_GAIN`
    points or `LEAST_CHANCE` of the winrate; as long as the game isn't lost, also if a pass would
    lose it. A pass with few visits is not compared, nor one by a network that knows no score.

    Parameters
    ----------
    to_play
        BLACK or WHITE.
    size
        Board size [points per side].
    """
    best, passing = (next((c for c in candidates if c.move == m), None) for m in (move, size**2))
    if best is None or passing is None or passing.beta <= 0.0:
        return move
    if passing.visits <= TRUSTED_SHARE * best.visits:
        return move
    gain = to_play * (best.alpha - passing.alpha)
    chance = to_play * (best.winrate - passing.winrate)
    if gain >= LEAST_GAIN or chance >= LEAST_CHANCE:
        return move
    passing_winrate = passing.winrate if to_play == BLACK else 1.0 - passing.winrate
    is_lost = passing_winrate + chance < HOPELESS
    return passing.move if passing_winrate >= 0.5 or is_lost else move


def loss_against_choice(
    report: AnalysisReport, agent: AgentAnalysis, candidate: Candidate
) -> tuple[float, bool]:
    """Return the points that a candidate loses, and whether they are 0 only within the error.

    Negative where a move has more points than the agent's choice by more than the error: the choice
    is the move with the most visits, and an agent that plays to win gives points for certainty.
    """
    lost, within = candidate.points_lost, candidate.is_within_error
    choice = next((c for c in agent.candidates if c.move == agent.move), None)
    if lost > 0.0 or within or choice is None or choice is candidate:
        return lost, within
    gained = points_lost(candidate, choice, report.to_play, report.size)
    if gained > 0.0:
        return -gained, False
    return 0.0, report.to_play * (candidate.alpha - choice.alpha) >= SMALLEST_SHOWN


def chance_to_win_by(report: AnalysisReport, candidate: Candidate, margin: float) -> float:
    """Return the chance of the side to move to win by a margin or more after a move [0, 1].

    It is read off the move's curve, at the komi that is worse for that side by the margin, but is
    never larger than the move's winrate: a curve on its grid rounds off a step.

    Parameters
    ----------
    margin
        Points, at least 0, beyond the report's komi; a win by exactly that much is counted as half.
    """
    komi = komi_to_win_by(margin, report.komi, report.to_play)
    black = curve_at(report.komi_grid, candidate.curve, komi)
    if report.to_play == BLACK:
        return min(black, candidate.winrate)
    return 1.0 - max(black, candidate.winrate)


def lead_at(report: AnalysisReport, komi: float, score: ScoreEstimate | None = None) -> float:
    """Return Black's lead at a komi [points]; 0 if it is not certain who is ahead.

    A position has two scores: the mean over the search and that of the best move, which is better
    for the side to move. Who is ahead is certain if both agree, each by more than its standard
    error; lead and error count as they are written, with one decimal.

    Parameters
    ----------
    score
        Score whose lead is returned, which must agree, too; None for the headline's.
    """
    first = report.headline
    best = [c for c in first.candidates if c.move == first.move and c.beta > 0.0]
    scores: list[ScoreEstimate] = [first if score is None else score, first, *best]
    signs = set()
    for one in scores:
        gap, error = round(one.alpha - komi, 1), round(score_error(one, report.size), 1)
        signs.add((gap > error) - (gap < -error))
    return scores[0].alpha - komi if len(signs) == 1 and 0 not in signs else 0.0


def counted_agent(
    lambda_: float, mu: float, visits: int, score: int, komi: float, grid: NDArray[np.float32]
) -> AgentAnalysis:
    """Return any agent's analysis of a finished game: the count, as a step from 1 to 0."""
    curve = np.where(grid == score, 0.5, grid < score).astype(np.float32)
    curve.flags.writeable = False
    winrate = 0.5 if komi == score else float(komi < score)
    return AgentAnalysis(
        lambda_=lambda_,
        mu=mu,
        move=None,
        visits=visits,
        winrate=winrate,
        value=winrate,
        alpha=float(score),
        beta=math.inf,
        window=(komi, komi),
        curve=curve,
        candidates=(),
    )


def lambda_komi(alpha: float, beta: float, komi: float, weight: float) -> float:
    """Return the end of an agent's komi window: `lambda_bonus` as a komi, without kernels.

    `weight` is lambda (or mu). For a network without a curve (beta 0) the window is the komi
    itself.
    """
    if weight <= 0.0 or beta <= 0.0:
        return komi
    p = (1.0 - weight) * float(sigmoid_curve(komi, alpha, beta)) + 0.5 * weight
    if weight > 1.0:
        p = min(max(p, SUREST), 1.0 - SUREST)
    if not 0.0 < p < 1.0:
        return komi
    return alpha - math.log(p / (1.0 - p)) / beta


def report_at_komi(report: AnalysisReport, komi: float) -> AnalysisReport:
    """Return the report of the same search read at another komi, without a new search.

    Winrates, windows, agents' values, order and moves are adapted; of agents with dynamic komi only
    the winrates, since they believe in a komi of their own; one with a margin keeps its distance.
    A value is exact for the leaves that were searched: the mean of a candidate's curve over a
    window is the mean of its leaves'. At the searched komi the report is unchanged, and its moves
    are the most visited; elsewhere they are those of the best values.

    Raises
    ------
    SettingsError
        The komi is no finite number.
    """
    if not isinstance(komi, (int, float, np.number)) or not math.isfinite(komi):
        raise SettingsError(tr("komi must be a finite number, not {komi!s:.40}", komi=komi))
    if komi == report.komi:
        return report
    grid = report.komi_grid
    alpha, beta = report.network_alpha, report.network_beta
    agents = []
    for agent in report.agents:
        if report.final_score is not None:
            facts = agent.lambda_, agent.mu, agent.visits, report.final_score
            agents.append(counted_agent(*facts, komi, grid))
            continue
        believed = None
        if agent.margin:
            believed = komi_to_win_by(agent.margin, komi, report.to_play)
        elif agent.dynamic_komi is not None:
            own = tuple(
                dataclasses.replace(c, winrate=curve_at(grid, c.curve, komi))
                for c in agent.candidates
            )
            winrate = curve_at(grid, agent.curve, komi)
            agents.append(dataclasses.replace(agent, winrate=winrate, candidates=own))
            continue
        near = komi if believed is None else believed
        window = (
            lambda_komi(alpha, beta, near, agent.mu),
            lambda_komi(alpha, beta, near, agent.lambda_),
        )
        inside = np.linspace(*window, WINDOW_SAMPLES)
        candidates = order_candidates(
            [
                dataclasses.replace(
                    c,
                    winrate=curve_at(grid, c.curve, komi),
                    value=float(curve_values(grid, c.curve, inside).mean()),
                )
                for c in agent.candidates
            ],
            report.to_play,
        )
        move = candidates[0].move if candidates and agent.move is not None else agent.move
        if move is not None and report.pass_is_free:
            move = pass_or_move(candidates, move, report.to_play, report.size)
        agents.append(
            dataclasses.replace(
                agent,
                move=move,
                winrate=curve_at(grid, agent.curve, komi),
                value=float(curve_values(grid, agent.curve, inside).mean()),
                window=window,
                dynamic_komi=believed,
                candidates=with_points_lost(candidates, report.to_play, move, report.size),
            )
        )
    winrate = report.network_winrate
    if report.network_curve is not None:
        winrate = curve_at(grid, report.network_curve, komi)
    elif report.network_beta > 0.0:
        winrate = float(sigmoid_curve(komi, report.network_alpha, report.network_beta))
    return dataclasses.replace(report, komi=komi, agents=tuple(agents), network_winrate=winrate)
