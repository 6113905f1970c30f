"""The scatter of the candidates by winrate and points."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent

from engine.go.coords import gtp_to_point
from engine.review.safety import prospects
from sai_studio.review.safety.safety_panel import FEW, NO_SCORE, SafetyPanel
from sai_studio.review.safety.safety_scene import FRONTIER, safety_scene
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.reports import SEVEN, WHITE, Shape, make_report
from tests.sai_studio.review.conftest import Show

TRADE = (
    Shape("D4", 9.0, 0.6, 200, 0.4),
    Shape("E5", 8.0, 3.0, 100, 0.3),
    Shape("C4", 6.0, 0.6, 5000, 0.2),
)


@pytest.fixture
def panel(session: Session, show: Show) -> SafetyPanel:
    panel = SafetyPanel(ViewContext(session))
    session.reports.add(session.cursor.node, make_report(TRADE))
    show(panel, 560, 300)
    return panel


def place_of(panel: SafetyPanel, name: str) -> QPoint:
    """Place of a disc in the chart [px]."""
    chart = panel.chart
    line = next(line for line in chart.content.lines if line.label == name)
    return QPoint(round(chart.x_of(line.x[0])), round(chart.y_of(line.y[0])))


def test_discs_stand_for_the_side_to_move_at_the_viewed_komi() -> None:
    report = make_report(TRADE, to_play=WHITE, komi=7.0)
    scene = safety_scene(report, report.agents[0], prospects(report, report.agents[0]))
    assert scene.y_label == "White wins at komi 7.0"
    assert "for White" in scene.x_label
    disc = scene.lines[0]
    assert (disc.label, disc.tag) == ("D4", "D4")
    assert disc.x.tolist() == [-9.0]
    assert disc.y[0] == pytest.approx(1.0 - report.agents[0].candidates[0].winrate)
    assert disc.low is not None
    assert disc.low[0] < disc.y[0]
    assert "200 visits" in disc.note


def test_the_frontier_is_drawn_if_there_is_a_choice() -> None:
    report = make_report(TRADE, komi=6.0)
    scene = safety_scene(report, report.agents[0], prospects(report, report.agents[0]))
    line = scene.lines[-1]
    assert line.label == FRONTIER
    assert line.x.tolist() == [8.0, 9.0]
    beaten = next(disc for disc in scene.lines if disc.label == "C4")
    assert beaten.role == "muted"
    sole = make_report(SEVEN[:2], komi=30.0, network=(8.6, 0.9))
    discs = safety_scene(sole, sole.agents[0], prospects(sole, sole.agents[0])[:1])
    assert [line.label for line in discs.lines] == ["D4"]


def test_the_mouse_shows_a_candidate_and_a_double_click_plays_it(
    panel: SafetyPanel, session: Session
) -> None:
    panel.chart.pointed.emit("E5")
    hovered = session.selection.hovered
    assert hovered is not None
    assert hovered.move == gtp_to_point("E5", 7)
    panel.chart.pointed.emit("")
    assert session.selection.hovered is None
    at, left = QPointF(place_of(panel, "E5")), Qt.MouseButton.LeftButton
    kind, keys = QEvent.Type.MouseButtonDblClick, Qt.KeyboardModifier.NoModifier
    panel.chart.mouseDoubleClickEvent(QMouseEvent(kind, at, at, left, left, keys))
    assert session.cursor.node.move is not None
    assert session.cursor.node.move.point == gtp_to_point("E5", 7)


def test_names_cover_neither_discs_nor_each_other(panel: SafetyPanel) -> None:
    tags = list(panel.chart.texts())
    assert [line.label for line, *_ in tags] == ["D4", "E5", "C4"]
    for i, (*_, box) in enumerate(tags):
        assert not any(box.intersects(other) for *_, other in tags[:i])


def test_a_name_without_a_place_is_left_out(session: Session, show: Show) -> None:
    panel = SafetyPanel(ViewContext(session))
    crowd = [Shape(f"{c}{r}", 9.0, 0.6, 50, 0.1) for c in "ABCDEFG" for r in (1, 2)]
    session.reports.add(session.cursor.node, make_report(crowd))
    show(panel, 400, 200)
    assert 1 <= len(list(panel.chart.texts())) < 14


def test_the_panel_says_why_it_is_empty(session: Session, show: Show) -> None:
    panel = SafetyPanel(ViewContext(session))
    session.reports.add(session.cursor.node, make_report(SEVEN[:1]))
    show(panel, 400, 200)
    assert panel.empty_text == FEW
    session.reports.add(session.cursor.node, make_report(network=(8.6, 0.0)))
    panel._refresh.run()
    assert panel.empty_text == NO_SCORE
