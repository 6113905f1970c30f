"""From a report to what a record keeps, and back."""

from __future__ import annotations

import pytest

from sai_studio.stored_reports import analysis_of, report_of
from tests.sai_studio.panels.fakes import SEVEN, make_report


def test_every_agent_gets_figures_of_its_own_back() -> None:
    report = make_report(SEVEN, lambdas=(0.0, 1.0))
    analysis = analysis_of(report, "0badcafe")
    assert analysis is not None
    back = report_of(analysis, report.size, report.to_play)
    first, second = back.agents
    assert first.alpha == pytest.approx(report.agents[0].alpha, abs=0.01)
    assert first.candidates[0].points_lost == 0.0
    visits = [c.visits for c in second.candidates]
    mean = sum(c.winrate * c.visits for c in second.candidates) / sum(visits)
    assert second.winrate == pytest.approx(mean, abs=0.01)
    assert second.beta > 0.0
    assert second.curve.flags.writeable is False


def test_an_empty_report_is_not_kept() -> None:
    report = make_report((), lambdas=())
    assert analysis_of(report, "0badcafe") is None
