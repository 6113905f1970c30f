"""From a report to what a record keeps, and back."""

from __future__ import annotations

import pytest

from engine.review.stored_reports import analysis_of, report_of
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
