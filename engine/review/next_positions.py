"""Figures that positions searched later tell about a position and its candidates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from engine.review.timeline import TimelinePoint
from engine.search.loss import MoveScore, is_within_error, points_lost
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate
from engine.search.value.fit import curve_through


def with_next_positions(
    report: AnalysisReport,
    after: Sequence[TimelinePoint],
    searched: Mapping[int, AnalysisReport],
) -> AnalysisReport:
    """Return a report in which moves have the figures of the positions that they lead to.

    A move of the game would otherwise lose one number of points as a candidate and another in the
    timeline, which takes the deeper search of the two. Order, visits and agents' values stay.

    Parameters
    ----------
    report
        Report of a position.
    after
        The timeline's points of positions one move later, at the report's komi.
    searched
        Reports of such positions by move, at any komi; for their curves.
    """
    deeper = {
        point.node.move.point: point
        for point in after
        if point.node.move is not None and point.points_lost is not None and point.settled
    }
    if not deeper or not report.agents or report.network_beta <= 0.0:
        return report
    first = report.headline.move

    def judged(agent: AgentAnalysis, candidate: Candidate) -> Candidate:
        point = deeper.get(candidate.move)
        if point is None or candidate.move == agent.move or point.visits <= candidate.visits:
            return candidate
        if point.alpha is None or point.beta is None or point.winrate is None:
            return candidate
        lost, alpha_best = point.points_lost or 0.0, point.alpha_best
        best = next((c for c in agent.candidates if c.move == agent.move), None)
        if agent.move != first and best is not None:
            figures = point.alpha, point.beta, point.winrate
            score = MoveScore(candidate.move, point.visits, *figures)
            lost = points_lost(best, score, report.to_play, report.size)
            alpha_best = best.alpha
        within = alpha_best is not None and is_within_error(
            lost, alpha_best, point.alpha, report.to_play
        )
        following = searched.get(candidate.move)
        if following is not None and np.array_equal(following.komi_grid, report.komi_grid):
            curve = following.headline.curve
        else:
            shape = point.alpha, point.beta, report.komi, point.winrate
            curve = curve_through(report.komi_grid.astype(np.float64), *shape).astype(np.float32)
        return replace(
            candidate,
            winrate=point.winrate,
            alpha=point.alpha,
            beta=point.beta,
            points_lost=lost,
            curve=curve,
            visits_after=point.visits,
            is_within_error=within,
        )

    def judged_all(agent: AgentAnalysis) -> AgentAnalysis:
        candidates = tuple(judged(agent, c) for c in agent.candidates)
        same = all(now is then for now, then in zip(candidates, agent.candidates, strict=True))
        return agent if same else replace(agent, candidates=candidates)

    agents = tuple(judged_all(agent) for agent in report.agents)
    same = all(now is then for now, then in zip(agents, report.agents, strict=True))
    return report if same else replace(report, agents=agents)


def with_figures_of(report: AnalysisReport, point: TimelinePoint) -> AnalysisReport:
    """Return a report whose first agent has the figures of the timeline's point of the position.

    They include what searches of later positions of the line tell, so that a position has the same
    fair komi and winrate everywhere. Candidates, visits and other agents stay.
    """
    alpha, beta, winrate = point.alpha, point.beta, point.winrate
    if not report.agents or alpha is None or not beta or winrate is None:
        return report
    first = report.headline
    if np.allclose((first.alpha, first.winrate), (alpha, winrate), rtol=0.0, atol=1e-6):
        return report
    grid = report.komi_grid.astype(np.float64)
    curve = curve_through(grid, alpha, beta, report.komi, winrate).astype(np.float32)
    backed = replace(first, alpha=alpha, beta=beta, winrate=winrate, curve=curve)
    agents = tuple(backed if agent is first else agent for agent in report.agents)
    return replace(report, agents=agents)
