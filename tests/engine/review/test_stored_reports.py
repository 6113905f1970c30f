"""From a report to what a record keeps, and back."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engine.analysis.request import SearchedMove, SweepPoint
from engine.base.errors import FormatError
from engine.record.stored_analysis import AnalysisKind, analysis_from_json, analysis_to_json
from engine.review.stored_analyses import analysis_of, analysis_of_point, estimate_of, report_of
from engine.review.timeline import Estimate, winrate_of
from engine.search.loss import MoveScore
from engine.search.report import AgentAnalysis
from engine.search.value.fit import (
    alpha_beta_of_curve,
    curve_at,
    curve_through,
    logistic,
    sigmoid_curve,
)
from tests.reports import SEVEN, make_report


def test_every_agent_gets_figures_of_its_own_back() -> None:
    report = make_report(SEVEN, lambdas=(0.0, 1.0))
    analysis = analysis_of(report, "0badcafe")
    assert analysis is not None
    back = report_of(analysis, report.size, report.to_play)
    first, second = back.agents
    assert second.alpha == pytest.approx(report.headline.alpha, abs=0.01)
    assert first.candidates[0].points_lost == 0.0
    visits = [c.visits for c in first.candidates]
    mean = sum(c.winrate * c.visits for c in first.candidates) / sum(visits)
    assert first.winrate == pytest.approx(mean, abs=0.01)
    assert first.beta > 0.0
    assert first.curve.flags.writeable is False


def test_an_empty_report_is_not_kept() -> None:
    report = make_report((), lambdas=())
    assert analysis_of(report, "0badcafe") is None


def test_a_network_without_a_score_leaves_none() -> None:
    report = make_report(SEVEN, network=None)
    analysis = analysis_of(report, "0badcafe")
    assert analysis is not None
    assert analysis.alpha is analysis.beta is None
    assert all(c.alpha is c.beta is None for a in analysis.agents for c in a.candidates)
    back = report_of(analysis, report.size, report.to_play)
    assert back.network_beta == back.headline.beta == 0.0
    assert back.headline.winrate == pytest.approx(report.headline.winrate, abs=1e-4)
    assert all(c.points_lost == 0.0 for c in back.headline.candidates)


def test_a_policy_alone_leaves_nothing() -> None:
    report = replace(make_report(SEVEN, network=None), network_has_values=False)
    assert analysis_of(report, "0badcafe") is None


def test_a_sweep_keeps_its_best_move_with_score_and_variation() -> None:
    kind = AnalysisKind("0badcafe", 7.5, "area positional", (1.0, 0.0), "fake")
    score = MoveScore(24, 31, 3.25, 0.5, 0.6)
    point = SweepPoint(1, 32, 2.75, 0.4, 0.25, 24, (SearchedMove(score, 0.3, (24, 25)),))
    analysis = analysis_of_point(point, kind)
    restored = analysis_from_json(analysis_to_json(analysis, 7), 7)
    assert restored == analysis
    assert restored.has_candidates
    assert estimate_of(restored, kind).moves == (score,)
    agents = report_of(restored, 7, 1).agents
    assert [c.variation for c in agents[0].candidates] == [(24, 25)]
    alone = analysis_of_point(replace(point, candidates=()), kind)
    assert estimate_of(alone, kind).moves == (MoveScore(24, 32, 2.75, 0.4, 0.25),)


def test_a_curve_that_no_bent_sigmoid_describes_comes_back_from_the_record() -> None:
    report = make_report(SEVEN, lambdas=(0.0, 1.0))
    grid = report.komi_grid
    odds = np.interp(grid, [-4.0, 2.0, 9.0, 20.0], [9.0, 2.0, 1.5, -4.0])  # steep, level, steep
    step = logistic(odds).astype(np.float32)
    alpha, beta = alpha_beta_of_curve(grid, step)
    winrate = curve_at(grid, step, report.komi)

    def with_step(agent: AgentAnalysis) -> AgentAnalysis:
        candidates = tuple(
            replace(c, alpha=alpha, beta=beta, winrate=winrate, curve=step)
            for c in agent.candidates
        )
        return replace(
            agent, candidates=candidates, alpha=alpha, beta=beta, winrate=winrate, curve=step
        )

    report = replace(report, agents=tuple(map(with_step, report.agents)))
    bent = curve_through(grid.astype(np.float64), alpha, beta, report.komi, winrate)
    assert np.abs(bent - step).max() > 0.1
    analysis = analysis_of(report, "0badcafe")
    assert analysis is not None
    restored = analysis_from_json(analysis_to_json(analysis, 7), 7)
    assert restored == analysis
    back = report_of(restored, report.size, report.to_play)
    for agent in back.agents:
        assert np.abs(np.interp(grid, back.komi_grid, agent.curve) - step).max() < 0.01
        for candidate in agent.candidates:
            assert np.abs(np.interp(grid, back.komi_grid, candidate.curve) - step).max() < 0.01
    live, kept = Estimate.of_report(report), estimate_of(restored, None)
    for komi in (0.0, 3.5, 12.0):
        true = curve_at(grid, step, komi)
        assert winrate_of(live, komi) == pytest.approx(true, abs=0.01)
        assert winrate_of(kept, komi) == pytest.approx(true, abs=0.01)


def test_a_sigmoid_is_kept_without_its_curve() -> None:
    report = make_report(SEVEN, lambdas=(0.0,))
    sigmoid = sigmoid_curve(report.komi_grid.astype(np.float64), 8.0, 0.7).astype(np.float32)
    agent = replace(report.headline, alpha=8.0, beta=0.7, curve=sigmoid)
    analysis = analysis_of(replace(report, agents=(agent,)), "0badcafe")
    assert analysis is not None
    assert analysis.curve == ()


@pytest.mark.parametrize("curve", ["[3.5,1.0,3.5,0.0]", "[3.5]", "[3.5,1.0,2.5,2.0]"])
def test_a_record_whose_curve_is_no_curve_is_refused(curve: str) -> None:
    report = make_report(SEVEN, lambdas=(0.0,))
    analysis = analysis_of(report, "0badcafe")
    assert analysis is not None
    plain = replace(analysis, agents=(replace(analysis.agents[0], curve=((1.0, 2.0),)),))
    text = analysis_to_json(plain, 7)
    assert "[1.0,2.0]" in text
    with pytest.raises(FormatError, match="ascend"):
        analysis_from_json(text.replace("[1.0,2.0]", curve), 7)
