"""Convert reports to the analyses stored in a game record, and back."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.record.stored_analysis import Analysis, AnalyzedAgent, AnalyzedMove
from engine.search.report import (
    AgentAnalysis,
    AnalysisReport,
    Candidate,
    lambda_komi,
    with_points_lost,
)
from engine.value.fit import (
    Knots,
    curve_knots,
    curve_through,
    komi_grid,
    score_of_curve,
    winrates_of_knots,
)

STORED_CANDIDATES: Final = 12
STORED_MOVES: Final = 12  # moves of a stored variation


def analysis_of(
    report: AnalysisReport, identity: str, name: str = "", rules: str = ""
) -> Analysis | None:
    """Return the analysis to store for a report; None for an empty report, and without winrates.

    Agents with dynamic komi are left out: they searched at another komi than the report's.
    `identity` is the network's, eight hex digits, or its name; see `Analysis` for the rest.
    """
    if not report.agents or not report.has_winrates or not math.isfinite(report.headline.beta):
        return None  # nothing was searched, or the game is over and its score certain
    first = report.headline
    if first.dynamic_komi is not None:
        return None
    scored = report.network_beta > 0.0

    def if_scored(value: float, digits: int) -> float | None:
        return round(value, digits) if scored else None

    def knots(searched: AgentAnalysis | Candidate) -> Knots:
        if not scored:
            return ()
        shape = searched.alpha, searched.beta, report.komi
        return curve_knots(report.komi_grid, searched.curve, *shape)

    return Analysis(
        network=identity,
        visits=first.visits,
        komi=report.komi,
        alpha=if_scored(first.alpha, 3),
        beta=if_scored(first.beta, 5),
        winrate=round(first.winrate, 5),
        agents=tuple(
            AnalyzedAgent(
                lambda_=agent.lambda_,
                mu=agent.mu,
                move=agent.move,
                candidates=tuple(
                    AnalyzedMove(
                        move=c.move,
                        visits=c.visits,
                        prior=round(c.prior, 5),
                        winrate=round(c.winrate, 5),
                        alpha=if_scored(c.alpha, 3),
                        beta=if_scored(c.beta, 5),
                        variation=c.variation[:STORED_MOVES],
                        curve=knots(c),
                    )
                    for c in agent.candidates[:STORED_CANDIDATES]
                    if c.visits
                ),
                curve=knots(agent),
            )
            for agent in report.agents
            if agent.dynamic_komi is None
        ),
        name=name,
        rules=rules,
    )


def report_of(analysis: Analysis, size: int, to_play: int) -> AnalysisReport:
    """Return a stored analysis as a report, whose curves pass through the stored figures."""
    grid = komi_grid(size)
    first_alpha, first_beta = _figures(analysis)
    curve = _curve(grid, first_alpha, first_beta, analysis.komi, analysis.winrate, analysis.curve)
    policy = np.zeros(size * size + 1, np.float32)
    agents: list[AgentAnalysis] = []
    headline = analysis.first_agent
    for stored in analysis.agents:
        candidates = _candidates(stored, grid, analysis.komi, to_play, size)
        for candidate in candidates:
            policy[candidate.move] = candidate.prior
        root = (first_alpha, first_beta, analysis.winrate, curve)
        if stored is not headline and first_beta > 0.0 and any(c.visits for c in candidates):
            root = _root_of(candidates, grid, stored.curve)
        alpha, beta, winrate, mean = root
        agents.append(
            AgentAnalysis(
                lambda_=stored.lambda_,
                mu=stored.mu,
                move=stored.move,
                visits=analysis.visits,
                winrate=winrate,
                value=winrate,
                alpha=alpha,
                beta=beta,
                window=(
                    lambda_komi(first_alpha, first_beta, analysis.komi, stored.mu),
                    lambda_komi(first_alpha, first_beta, analysis.komi, stored.lambda_),
                ),
                curve=mean,
                candidates=candidates,
            )
        )
    policy.flags.writeable = False
    return AnalysisReport(
        ticket=0,
        size=size,
        to_play=to_play,
        komi=analysis.komi,
        searched_komi=analysis.komi,
        network=analysis.network,
        network_alpha=first_alpha,
        network_beta=first_beta,
        network_winrate=analysis.winrate,
        policy=policy,
        komi_grid=grid,
        agents=tuple(agents),
        visits=analysis.visits * len(analysis.agents),
        evaluations=0,
        seconds=0.0,
        visits_per_s=0.0,
        finished=True,
    )


def _candidates(
    stored: AnalyzedAgent, grid: NDArray[np.float32], komi: float, to_play: int, size: int
) -> tuple[Candidate, ...]:
    candidates = []
    for c in stored.candidates:
        alpha, beta = _figures(c)
        candidates.append(
            Candidate(
                move=c.move,
                visits=c.visits,
                prior=c.prior,
                winrate=c.winrate,
                alpha=alpha,
                beta=beta,
                value=c.winrate,
                lower_bound=c.winrate if to_play > 0 else 1.0 - c.winrate,
                points_lost=0.0,
                variation=c.variation or (c.move,),  # a sweep keeps none
                curve=_curve(grid, alpha, beta, komi, c.winrate, c.curve),
            )
        )
    return with_points_lost(tuple(candidates), to_play, stored.move, size)


def _figures(kept: Analysis | AnalyzedMove) -> tuple[float, float]:
    """Return alpha and beta as in reports: both 0 for a network without score."""
    if kept.alpha is None or kept.beta is None or kept.beta <= 0.0:
        return 0.0, 0.0
    return kept.alpha, kept.beta


def _root_of(
    candidates: tuple[Candidate, ...], grid: NDArray[np.float32], knots: Knots
) -> tuple[float, float, float, NDArray[np.float32]]:
    """Return alpha, beta, winrate and curve of an agent: its own curve, or the mean of those of its
    candidates."""
    weights = np.array([c.visits for c in candidates], np.float64)
    weights /= weights.sum()
    if knots:
        curve = _curve_of_knots(knots, grid)
    else:
        curves = np.array([c.curve for c in candidates], np.float64)
        curve = (weights @ curves).astype(np.float32)
    curve.flags.writeable = False
    alpha, beta = score_of_curve(grid, curve)
    winrate = float(weights @ np.array([c.winrate for c in candidates]))
    return alpha, beta, winrate, curve


def _curve_of_knots(knots: Knots, grid: NDArray[np.float32]) -> NDArray[np.float32]:
    return winrates_of_knots(knots, grid.astype(np.float64)).astype(np.float32)


def _curve(
    grid: NDArray[np.float32],
    alpha: float,
    beta: float,
    komi: float,
    winrate: float,
    knots: Knots,
) -> NDArray[np.float32]:
    """Return the curve of stored figures; `winrate` is that at `komi`."""
    if knots:
        curve = _curve_of_knots(knots, grid)
    elif beta <= 0.0:
        curve = np.full(len(grid), winrate, np.float32)
    else:
        found = curve_through(grid.astype(np.float64), alpha, beta, komi, winrate)
        curve = found.astype(np.float32)
    curve.flags.writeable = False
    return curve
