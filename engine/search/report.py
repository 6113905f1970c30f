"""What a search found, frozen for people and threads, and how it reads at any other komi.

Everything is in Black's frame. A report keeps the searched winrate curve of the position and of
every candidate, so `report_at_komi` ranks the moves for another komi without a new search.
"""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.go.counting import Count
from engine.search.loss import points_lost
from engine.value.fit import curve_at, curve_values

__all__ = [
    "AgentAnalysis",
    "AnalysisReport",
    "Candidate",
    "counted_agent",
    "lambda_komi",
    "report_at_komi",
    "with_points_lost",
]

ENOUGH_VISITS = 0.1
"""A candidate with fewer visits than this share of the largest is never ranked before it."""
WINDOW_SAMPLES = 33
"""Points of a curve whose mean stands for its mean over a komi window."""


@dataclass(frozen=True)
class Candidate:
    """One move of the position and what the search thinks of it."""

    move: int
    """Point played; N is pass."""
    visits: int
    """Visits of the move."""
    prior: float
    """Probability the policy gives it, legal moves only [0, 1]."""
    winrate: float
    """Black's winrate after it at the report's komi [0, 1]."""
    alpha: float
    """Score after it: the komi at which the searched curve crosses one half [points for Black]."""
    beta: float
    """Steepness of the searched curve there [1/points]."""
    value: float
    """The agent's own value: mean winrate of Black over its komi window [0, 1]."""
    lower_bound: float
    """Lower confidence bound of the agent's value, for the side to move [-1, 1]: a move with one
    visit has its value less one."""
    points_lost: float
    """Points that the move loses against the agent's move, for the side to move [>= 0]; 0 if the
    difference is within its standard error. See `points_lost`."""
    variation: tuple[int, ...]
    """Principal variation, this move first."""
    curve: NDArray[np.float32]
    """float32[G], Black's winrate at each komi of the grid."""


@dataclass(frozen=True)
class AgentAnalysis:
    """The search of one agent (one lambda and mu)."""

    lambda_: float
    """0 plays to win, 1 for points."""
    mu: float
    """Near end of the komi window; 0 in the paper."""
    move: int | None
    """The move it plays here, the policy's before any was searched; None when the game is over."""
    visits: int
    """Visits of the root."""
    winrate: float
    """Black's mean winrate over the search at the report's komi [0, 1]."""
    value: float
    """The agent's mean value, Black's [0, 1]."""
    alpha: float
    """Fair komi of the position by the searched curve [points for Black]."""
    beta: float
    """Steepness of the searched curve at the fair komi [1/points]; infinite after the game."""
    window: tuple[float, float]
    """Komi window of the root as komi (not bonus): near end, far end [points]."""
    curve: NDArray[np.float32]
    """float32[G], Black's winrate at each komi of the grid."""
    candidates: tuple[Candidate, ...]
    """Best first."""


@dataclass(frozen=True)
class AnalysisReport:
    """One position as several agents see it; arrays are read-only."""

    ticket: int
    """Number of the request it answers."""
    size: int
    """Board size [points per side]."""
    to_play: int
    """BLACK or WHITE."""
    komi: float
    """Komi the numbers hold for, handicap compensation included [points]."""
    searched_komi: float
    """Komi the search ran at; differs from `komi` after `report_at_komi`."""
    network: str
    """Name of the network."""
    network_alpha: float
    """The network's own alpha of the position, no search [points for Black]; seen through the one
    of the eight symmetries that the search drew for it."""
    network_beta: float
    """The network's own beta [1/points]; 0 for a network without a curve."""
    network_winrate: float
    """The network's own winrate of Black at `komi` [0, 1]."""
    policy: NDArray[np.float32]
    """float32[A], the network's policy over legal moves, pass last."""
    komi_grid: NDArray[np.float32]
    """float32[G], ascending komi at which curves are kept [points]."""
    agents: tuple[AgentAnalysis, ...]
    """In the order they were asked for."""
    visits: int
    """Visits of all agents together."""
    evaluations: int
    """Positions the network really evaluated for them."""
    seconds: float
    """Time since the request started [s]."""
    visits_per_s: float
    """Visits of all agents per second."""
    finished: bool
    """No further report follows for this request."""
    count: Count | None = None
    """Count of the board if two passes ended the game; the agents then hold its score and have no
    candidates. None before the end, and if the dead stones are unknown."""
    evaluator: str = ""
    """How the network ran, one of `EVALUATORS`; "" if that is not known."""
    evaluator_speeds: tuple[tuple[str, float], ...] = ()
    """Evaluations per second of every way there was to choose from, by name, the fastest first;
    empty where there was one."""
    ownership: NDArray[np.float32] | None = None
    """float32[N], the expected owner of each point as the network sees the position without a
    search: 1 Black's, -1 White's; None from networks that don't tell, and where only figures of a
    search are known."""
    network_curve: NDArray[np.float32] | None = None
    """float32[G], the network's own winrates of Black, no search, for a network that sees one komi
    at a time and was asked at several; it isn't always falling. None: the sigmoid of
    `network_alpha` and `network_beta`."""

    @property
    def final_score(self) -> int | None:
        """Black's lead by `count` [points, without komi]."""
        return None if self.count is None else self.count.score

    @property
    def headline(self) -> AgentAnalysis:
        """The agent whose curve stands for the position: the one that plays most for points.

        A searched curve is the mean over a tree. An agent that plays only to win stops caring for
        points once it is ahead, so the longer it searches the more its mean curve tells of points
        it gave away; the most score-minded agent's crosses one half at the score.
        """
        return max(self.agents, key=lambda agent: (agent.lambda_, -agent.mu))


def order_candidates(candidates: list[Candidate], to_play: int) -> tuple[Candidate, ...]:
    """Sort best first for another komi: well searched moves by the agent's value, then the rest."""
    most = max((c.visits for c in candidates), default=0)

    def key(c: Candidate) -> tuple[bool, float, int]:
        trusted = c.visits >= ENOUGH_VISITS * most
        return not trusted, -to_play * round(c.value, 6), -c.visits

    return tuple(sorted(candidates, key=key))


def with_points_lost(
    candidates: tuple[Candidate, ...], to_play: int, move: int | None, size: int
) -> tuple[Candidate, ...]:
    """Fill in `points_lost`.

    Parameters
    ----------
    candidates
        Best first.
    to_play
        BLACK or WHITE.
    move
        The agent's move; if it is not a candidate, losses are measured against the first one.
    size
        Board size [points per side].
    """
    if not candidates:
        return ()
    best = next((c for c in candidates if c.move == move), candidates[0])
    return tuple(
        dataclasses.replace(c, points_lost=points_lost(best, c, to_play, size)) for c in candidates
    )


def counted_agent(
    lambda_: float, mu: float, visits: int, score: int, komi: float, grid: NDArray[np.float32]
) -> AgentAnalysis:
    """What every agent says of a finished game: the count, as a step from 1 to 0 at the score."""
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
    """Where an agent's komi window ends: `lambda_bonus` as a komi, no kernels.

    `weight` is lambda (or mu). A network without a curve (beta 0) has no window but the komi
    itself.
    """
    if weight <= 0.0 or beta <= 0.0:
        return komi
    p = 0.5 * (1.0 + math.tanh(0.5 * beta * (alpha - komi)))
    p = (1.0 - weight) * p + 0.5 * weight
    if not 0.0 < p < 1.0:
        return komi
    return alpha - math.log(p / (1.0 - p)) / beta


def report_at_komi(report: AnalysisReport, komi: float) -> AnalysisReport:
    """The same search read at another komi: nothing is searched.

    Winrates, windows, agents' values, order and moves follow. A value is exact for the leaves
    that were searched: the mean of a candidate's curve over a window is the mean of its leaves'.
    At the searched komi the report comes back as the search left it.
    """
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
        window = (
            lambda_komi(alpha, beta, komi, agent.mu),
            lambda_komi(alpha, beta, komi, agent.lambda_),
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
        agents.append(
            dataclasses.replace(
                agent,
                move=move,
                winrate=curve_at(grid, agent.curve, komi),
                value=float(curve_values(grid, agent.curve, inside).mean()),
                window=window,
                candidates=with_points_lost(candidates, report.to_play, move, report.size),
            )
        )
    winrate = report.network_winrate
    if report.network_curve is not None:
        winrate = curve_at(grid, report.network_curve, komi)
    elif report.network_beta > 0.0:
        z = report.network_beta * (report.network_alpha - komi)
        winrate = 0.5 * (1.0 + math.tanh(0.5 * z))
    return dataclasses.replace(report, komi=komi, agents=tuple(agents), network_winrate=winrate)
