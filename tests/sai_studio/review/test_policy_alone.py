"""What the panels show of a network that has a policy but no values."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.analysis.request import SweepPoint
from engine.catalog.network_info import NetworkInfo
from engine.review.stored_analyses import analysis_of
from engine.review.sweep import LineSearch, Sweep
from sai_studio.review.agents.agents_panel import LambdaPanel
from sai_studio.review.candidates.candidate_model import COLUMNS, GAME_KOMI, WIN
from sai_studio.review.candidates.candidates import CandidatesPanel
from sai_studio.review.mistakes.mistakes_panel import MistakesPanel
from sai_studio.review.progress.progress_panel import SearchProgressPanel
from sai_studio.review.report.report_panel import ReportPanel
from sai_studio.review.safety.safety_panel import SafetyPanel
from sai_studio.review.timeline.graph import TimelinePanel
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import NO_WINRATES, ViewPanel
from sai_studio.session.session import Session
from tests.reports import make_report
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.waiting import settle

REPORT = replace(make_report(network=None), network_has_values=False)


@pytest.fixture
def alone(session: Session) -> Session:
    """A session that uses a policy alone, two moves from the start."""
    network = NetworkInfo(
        Path("moves.safetensors"), "moves", 7, "7x7", "12345678", has_values=False
    )
    session.review.set_network(network)
    session.edits.play(24)
    session.edits.play(10)
    return session


@pytest.mark.parametrize("kind", [MistakesPanel, ReportPanel, SafetyPanel, SearchProgressPanel])
@pytest.mark.parametrize("is_searched", [False, True])
def test_panels_without_figures_say_why(
    alone: Session, show: Show, kind: type[ViewPanel], is_searched: bool
) -> None:
    panel = kind(ViewContext(alone))
    if is_searched:
        alone.reports.add(alone.cursor.node, REPORT)
    show(panel, 480, 300)
    settle(100)
    assert panel.empty_text == NO_WINRATES


def test_the_graph_says_why_it_is_empty(alone: Session, show: Show) -> None:
    panel = TimelinePanel(ViewContext(alone))
    alone.reports.add(alone.cursor.node, REPORT)
    show(panel, 480, 300)
    settle(100)
    assert panel.graph._note == NO_WINRATES
    assert panel.graph.scene is not None
    assert not panel.graph.scene.known


def test_candidates_and_agents_have_no_winrates(alone: Session, show: Show) -> None:
    candidates, agents = CandidatesPanel(ViewContext(alone)), LambdaPanel(ViewContext(alone))
    alone.reports.add(alone.cursor.node, REPORT)
    for panel in (candidates, agents):
        show(panel, 560, 240)
    names = [column.title for column in COLUMNS]
    for name in (WIN, GAME_KOMI):
        assert candidates.table.isColumnHidden(names.index(name))
    texts = agents.rows[0].texts
    assert texts is not None
    assert texts[:2] == ("D4", "\u2013")


def test_nothing_of_a_sweep_is_stored(alone: Session) -> None:
    line = alone.cursor.line
    search = LineSearch(alone.review, line, alone.komi.game)
    assert search.unknown(()) == [], "no search would give a winrate"
    point = SweepPoint(7, 1, 0.0, 0.0, 0.5, 3, network_has_values=False)
    Sweep({7: line[1]}).keep([point], alone.ending, alone.timeline)
    assert line[1].analyses == ()
    assert alone.review.estimate(line[1]) is None


def test_figures_by_another_network_in_the_record_are_shown(alone: Session) -> None:
    node = alone.cursor.node
    analysis = analysis_of(make_report(), "0badcafe")
    assert analysis is not None
    alone.cursor.record.keep_analysis(node, analysis)
    alone.reports.add(node, REPORT)
    (point,) = alone.timeline.part(node.number, node.number + 1)
    assert point.winrate == pytest.approx(analysis.winrate)
    assert point.stored == analysis.kind
