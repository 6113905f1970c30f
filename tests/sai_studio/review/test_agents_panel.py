from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.go.coords import gtp_to_point
from engine.review.requests import request_for
from sai_studio.review.agents.agents_panel import LambdaPanel, agreement
from sai_studio.review.board.board_scene import agent_marks
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.reports import Shape, make_report
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.waiting import settle

CHOICES = ["D4", "D4", "E5"]


@pytest.fixture
def panel(session: Session, show: Show) -> LambdaPanel:
    panel = LambdaPanel(ViewContext(session))
    session.reports.add(session.cursor.node, make_report(moves=CHOICES))
    show(panel, 480, 200)
    return panel


def test_agreement_names_the_first_agent_of_the_same_mind() -> None:
    report = make_report(lambdas=(0.0, 0.5, 1.0, 0.3), moves=["D4", "D4", "E5", "E5"])
    images = np.arange(report.size**2 + 1, dtype=np.int16)
    assert [agreement(report, i, images) for i in range(4)] == [
        "",
        "same move as \u03bb 0",
        "own choice",
        "same move as \u03bb 1",
    ]


def test_mirror_images_on_a_symmetric_board_are_one_choice(session: Session, show: Show) -> None:
    session.cursor.first()
    assert not session.cursor.board.stones.any()
    panel = LambdaPanel(ViewContext(session))
    shapes = [Shape("D3", 9.0, 1.0, 400, 0.6), Shape("D5", 9.0, 1.0, 300, 0.2)]
    report = make_report(shapes, moves=["D3", "D5", "D3"])
    session.reports.add(session.cursor.node, report)
    show(panel, 480, 200)
    assert panel.summary.text() == "All agents agree: D3"
    assert [row.texts[-1] for row in panel.rows[:3] if row.texts is not None] == [
        "",
        "mirrors \u03bb 0",
        "same move as \u03bb 0",
    ]
    assert session.timeline.disagreements == []
    marks = agent_marks(report, ["0", "\u00bd", "1"], images=session.cursor.board.first_images())
    named = gtp_to_point("D3", 7)
    assert [(mark.point, mark.agents) for mark in marks] == [(named, (0, 1, 2))]


def test_agents_choose_nothing_before_a_search(session: Session, show: Show) -> None:
    """All of them have the network's first choice then."""
    panel = LambdaPanel(ViewContext(session))
    report = make_report((Shape("D4", 9.0, 1.1, 0, 0.42),), moves=["D4"] * 3)
    session.reports.add(session.cursor.node, report)
    show(panel, 480, 200)
    assert panel.summary.text() == "Agents: not searched yet"
    assert agent_marks(report, ["0", "\u00bd", "1"]) == ()


def test_rows_show_the_agents(panel: LambdaPanel) -> None:
    assert [row.isVisible() for row in panel.rows] == [True, True, True, False]
    assert panel.rows[0].texts is not None
    assert panel.rows[0].texts[0] == "D4"
    assert panel.rows[2].texts is not None
    assert panel.rows[2].texts[0] == "E5"
    assert panel.rows[0].isChecked()


def test_a_click_chooses_the_agent(panel: LambdaPanel, session: Session, qtbot: QtBot) -> None:
    qtbot.mouseClick(panel.rows[2], Qt.MouseButton.LeftButton)
    assert session.selection.agent_index == 2
    session.selection.set_agent(1)
    settle()
    assert panel.rows[1].isChecked()


def test_a_lambda_of_ones_own(panel: LambdaPanel, session: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.selection.lambdas_changed, timeout=60_000):
        panel.own.check.click()
    assert session.review.lambdas == (0.0, 0.5, 1.0, 0.25)
    settle()
    assert panel.rows[3].isVisible()
    assert panel.rows[3].texts is None
    heard: list[float] = []
    session.selection.lambdas_changed.connect(lambda: heard.append(session.review.lambdas[-1]))
    for value in (30, 35, 40):
        panel.own.slider.setValue(value)
    qtbot.waitUntil(lambda: bool(heard), timeout=60_000)
    assert heard == [0.4]
    assert panel.own.spin.value() == 0.4
    panel.own.check.click()
    qtbot.waitUntil(lambda: len(session.review.lambdas) == 3, timeout=60_000)


def test_a_lambda_is_typed_while_reports_arrive(panel: LambdaPanel, qtbot: QtBot) -> None:
    own = panel.own
    own.check.click()
    own.spin.setFocus()
    own.spin.selectAll()
    for key in "0.7":
        qtbot.keyClicks(own.spin, key)
        own.set_value(own.value)  # by a report, once the value was sent
    assert own.value == 0.7


def test_the_panel_follows_a_lambda_set_elsewhere(panel: LambdaPanel, session: Session) -> None:
    session.selection.set_user_lambda(0.7)
    settle()
    assert panel.own.value == 0.7
    assert panel.own.slider.value() == 70
    session.selection.set_user_lambda(None)
    settle()
    assert panel.own.value is None


def test_narrow_and_empty(session: Session, show: Show) -> None:
    panel = LambdaPanel(ViewContext(session))
    show(panel, 250, 180)
    assert panel.rows[0].texts is None
    panel.grab()
    session.reports.add(session.cursor.node, make_report((), network=None))
    settle()
    assert panel.rows[0].texts is not None
    assert (panel.rows[0].texts[0], panel.rows[0].texts[2]) == ("\u2013", "\u2013")
    panel.grab()


def test_the_eye_hides_a_mark_without_choosing_the_agent(
    panel: LambdaPanel, session: Session, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(session.selection.view_changed, timeout=60_000):
        qtbot.mouseClick(panel.rows[2].eye, Qt.MouseButton.LeftButton)
    assert session.selection.hidden_agents == {2}
    assert session.selection.agent_index == 0
    assert session.reports.current is not None
    (mark,) = agent_marks(session.reports.current, ("0", "½", "1"), session.selection.hidden_agents)
    assert mark.agents == (0, 1)
    session.selection.show_agent(2, True)
    settle()
    assert panel.rows[2].eye.isChecked()


def test_dynamic_komi_of_ones_own_agent(panel: LambdaPanel, session: Session) -> None:
    panel.set_tabbed(True)
    assert not panel.own_komi.isVisible()
    session.selection.set_user_lambda(0.7)
    settle()
    assert panel.own_komi.isVisible()
    assert panel.own_komi.currentText() == "off: real komi"
    heard: list[str] = []
    session.selection.lambdas_changed.connect(lambda: heard.append(session.review.dynamic_komi))
    panel.own_komi.setCurrentIndex(panel.own_komi.findData("ml-dk"))
    panel.own_komi.activated.emit(panel.own_komi.currentIndex())
    assert heard == ["ml-dk"]
    agents = request_for(session.review, session.cursor.node, session.review.lambdas, 1).agents
    assert [agent.dynamic_komi for agent in agents] == ["none", "none", "none", "ml-dk"]
    session.selection.set_user_lambda(None)
    settle()
    assert not panel.own_komi.isVisible()
    agents = request_for(session.review, session.cursor.node, session.review.lambdas, 1).agents
    assert [agent.dynamic_komi for agent in agents] == ["none"] * 3
