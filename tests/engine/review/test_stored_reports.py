"""From a report to what a record keeps, and back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.analysis.request import SweepPoint
from engine.record.stored_analysis import AnalysisKind, analysis_from_json, analysis_to_json
from engine.review.stored_choice import analysis_of_point, estimate_of
from engine.review.stored_reports import analysis_of, report_of
from engine.search.loss import MoveScore
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


def test_a_sweep_keeps_the_score_of_its_best_move_without_a_list_of_candidates() -> None:
    kind = AnalysisKind("0badcafe", 7.5, "area positional", (1.0, 0.0), "fake")
    score = MoveScore(24, 31, 3.25, 0.5)
    point = SweepPoint(1, 32, 2.75, 0.4, 0.25, 24, (score,), 0.3, 0.6)
    analysis = analysis_of_point(point, kind)
    restored = analysis_from_json(analysis_to_json(analysis, 7), 7)
    assert restored == analysis
    assert not restored.has_candidates
    assert estimate_of(restored, kind).moves == (score,)
    alone = analysis_of_point(replace(point, move_scores=()), kind)
    assert estimate_of(alone, kind).moves == (MoveScore(24, 32, 2.75, 0.4),)
