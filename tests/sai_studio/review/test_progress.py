"""How the search of a position settled."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.go.coords import gtp_to_point
from engine.search.report import AnalysisReport
from sai_studio.review.progress.progress_panel import (
    EMPTY_OFF,
    STORED,
    SearchProgressPanel,
)
from sai_studio.review.progress.search_steps import (
    MOST_STEPS,
    SearchStep,
    SearchSteps,
    progress_scene,
    step_of,
)
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.reports import SEVEN, make_report
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.waiting import settle


def report_with(visits: int, winrate: float, move: str = "D4") -> AnalysisReport:
    report = make_report(SEVEN, moves=(move,) * 3)
    agents = [replace(a, visits=visits, winrate=winrate) for a in report.agents]
    return replace(report, agents=tuple(agents))


def test_steps_are_kept_by_search_and_begin_anew_with_fewer_visits() -> None:
    steps = SearchSteps()
    for visits in (10, 20, 20, 30):
        steps.add("one", SearchStep(visits, visits / 100, 3, {}))
    steps.add("other", SearchStep(5, 0.5, 3, {}))
    assert [step.visits for step in steps.of("one")] == [10, 20, 30]
    steps.add("one", SearchStep(4, 0.5, 3, {}))
    assert [step.visits for step in steps.of("one")] == [4]
    assert [step.visits for step in steps.of("other")] == [5]


def test_a_long_search_keeps_its_first_and_last_step() -> None:
    steps = SearchSteps()
    for visits in range(1, 5 * MOST_STEPS):
        steps.add("one", SearchStep(visits, 0.5, 3, {}))
    kept = [step.visits for step in steps.of("one")]
    assert len(kept) <= MOST_STEPS
    assert (kept[0], kept[-1]) == (1, 5 * MOST_STEPS - 1)
    assert kept == sorted(kept)


def test_the_chart_has_the_position_its_best_moves_and_changes_of_the_choice() -> None:
    reports = [report_with(20, 0.6, "E5"), report_with(60, 0.5), report_with(90, 0.45)]
    scene = progress_scene(reports[-1], [step_of(r.agents[0]) for r in reports])
    assert scene.lines[0].x.tolist() == [20, 60, 90]
    assert scene.lines[0].y.tolist() == [0.6, 0.5, 0.45]
    assert scene.lines[1].label == "D4", "the choice comes first"
    assert [(mark.value, mark.label) for mark in scene.marks] == [(60, "D4")]
    searched = {c.move: c.visits for c in reports[-1].agents[0].candidates}
    for line in scene.lines[1:]:
        assert searched[gtp_to_point(line.label, 7)] > 2, "B2 has too few visits"


@pytest.fixture
def panel(session: Session, show: Show) -> SearchProgressPanel:
    panel = SearchProgressPanel(ViewContext(session))
    show(panel, 400, 240)
    return panel


def test_the_panel_follows_the_search_and_remembers_it(
    panel: SearchProgressPanel, session: Session
) -> None:
    assert panel.empty_text
    node = session.cursor.node
    for visits, winrate in ((50, 0.5), (100, 0.4), (150, 0.45)):
        session.reports.add(node, report_with(visits, winrate))
    settle()
    assert panel.empty_text == ""
    assert panel.chart.content.lines[0].y.tolist() == [0.5, 0.4, 0.45]
    session.edits.play(gtp_to_point("A1", 7))
    settle(400)
    assert panel.empty_text == EMPTY_OFF or "search" in panel.empty_text.lower()
    session.cursor.go_to(node)
    settle()
    assert panel.empty_text == ""
    assert panel.chart.content.lines[0].x.tolist() == [50, 100, 150]


def test_a_search_that_nobody_followed_is_an_earlier_one(
    panel: SearchProgressPanel, session: Session
) -> None:
    session.reports.add(session.cursor.node, make_report(SEVEN, finished=True))
    settle(400)
    assert panel.empty_text == STORED
