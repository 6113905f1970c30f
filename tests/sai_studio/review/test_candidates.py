from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from engine.go.coords import gtp_to_point
from engine.search.report import chance_to_win_by
from engine.search.value.fit import curve_at
from sai_studio.kit import figures
from sai_studio.kit.widgets.rows import ROW
from sai_studio.review.candidates.candidate_model import (
    COLUMNS,
    EXPERT_COLUMNS,
    GAME_KOMI,
    LOST,
    MOVE,
    VISITS,
    WIN,
    WIN_BY,
    CandidateModel,
)
from sai_studio.review.candidates.candidates import CandidatesPanel
from sai_studio.review.view_context import ViewContext
from sai_studio.session.engine_in_use import EngineStatus
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session
from tests.reports import SEVEN, WHITE, Shape, make_report
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.waiting import settle


@pytest.fixture
def panel(session: Session, show: Show) -> CandidatesPanel:
    panel = CandidatesPanel(ViewContext(session))
    session.reports.add(session.cursor.node, make_report())
    show(panel, 560, 240)
    return panel


def _shown(panel: CandidatesPanel, column: str = "Move") -> list[str]:
    model = panel.table.model()
    place = [c.title for c in COLUMNS].index(column)
    return [model.index(row, place).data() for row in range(model.rowCount())]


def _row_center(panel: CandidatesPanel, row: int) -> QPointF:
    index = panel.table.model().index(row, 0)
    return QPointF(panel.table.visualRect(index).center())


def test_the_model_keeps_its_rows(session: Session, qtmodeltester: ModelTester) -> None:
    model = CandidateModel()
    report = make_report()
    model.show_report("here", report, report.agents[0], report.komi, False)
    qtmodeltester.check(model)
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    fewer = make_report([SEVEN[1], SEVEN[0], SEVEN[4]])
    model.show_report("here", fewer, fewer.agents[0], fewer.komi, False)
    assert [model.index(row, 0).data() for row in range(3)] == ["E5", "D4", "B2"]
    more = make_report()
    model.show_report("here", more, more.agents[0], more.komi, False)
    assert model.rowCount() == 5
    assert resets == []
    model.show_report("elsewhere", more, more.agents[0], more.komi, False)
    assert resets == [True]
    qtmodeltester.check(model)


def test_players_see_four_columns_and_experts_all(
    session: Session, show: Show, tmp_path: Path
) -> None:
    preferences = Preferences(tmp_path / "studio.ini")
    panel = CandidatesPanel(ViewContext(session, preferences=preferences))
    session.reports.add(session.cursor.node, make_report())
    show(panel, 1200, 240)

    def columns() -> list[str]:
        places = range(len(COLUMNS))
        return [COLUMNS[i].title for i in places if not panel.table.isColumnHidden(i)]

    assert columns() == [MOVE, LOST, WIN, VISITS]
    preferences.update(expert=True)
    show(panel, 1200, 240)
    assert {*EXPERT_COLUMNS} < {*columns()}


def test_the_chance_to_win_by_a_margin_is_shown_on_demand(
    session: Session, show: Show, tmp_path: Path, qtbot: QtBot
) -> None:
    """The column's margin comes from the preferences, or else from the selected agent."""
    preferences = Preferences(tmp_path / "studio.ini")
    panel = CandidatesPanel(ViewContext(session, preferences=preferences))
    report = make_report()
    place = [column.title for column in COLUMNS].index(WIN_BY)
    session.reports.add(session.cursor.node, report)
    show(panel, 1200, 240)
    assert panel.table.isColumnHidden(place)
    own = [dataclasses.replace(agent, margin=2.0) for agent in report.agents]
    session.reports.add(session.cursor.node, dataclasses.replace(report, agents=tuple(own)))
    for points in (2.0, 5.0):
        if points == 5.0:
            preferences.update(win_by=points)
        show(panel, 1200, 240)
        title = f"by {points:g}+"
        qtbot.waitUntil(lambda t=title: panel.model.title(COLUMNS[place]) == t)  # type: ignore[misc]
        assert not panel.table.isColumnHidden(place)
        first = report.agents[0].candidates[0]
        wins = curve_at(report.komi_grid, first.curve, report.komi + points)
        assert _shown(panel, WIN_BY)[0] == figures.percent(wins)
    for to_play, lost in ((1, 0.0), (-1, 1.0)):  # never more than the chance to win
        first = dataclasses.replace(report.agents[0].candidates[0], winrate=lost)
        own_turn = dataclasses.replace(report, to_play=to_play)
        assert chance_to_win_by(own_turn, first, 2.0) == 0.0


def test_figures(panel: CandidatesPanel) -> None:
    assert _shown(panel) == ["D4", "E5", "C4", "D3", "B2"]
    assert _shown(panel, "Lost")[:2] == ["0.0", "1.0"]
    assert _shown(panel, "Win")[0] == "38\u00a0%"
    assert _shown(panel, "Visits")[0] == "180"
    assert _shown(panel, "Continuation")[0].startswith("D5 E5")


def test_a_loss_within_the_error_is_not_called_nothing(session: Session, show: Show) -> None:
    panel = CandidatesPanel(ViewContext(session))
    session.reports.add(
        session.cursor.node, make_report([SEVEN[0], Shape("E5", 8.9, 1.5, 60, 0.2), SEVEN[2]])
    )
    show(panel, 560, 240)
    assert _shown(panel, "Lost") == ["0.0", "\u22480", "0.8"]
    place = [c.title for c in COLUMNS].index("Lost")
    model = panel.table.model()
    tips = [model.index(row, place).data(Qt.ItemDataRole.ToolTipRole) for row in range(3)]
    assert tips == [None, "within the error of the search", None]


def test_a_move_that_looks_better_than_the_choice_is_not_called_equal(
    session: Session, show: Show
) -> None:
    panel = CandidatesPanel(ViewContext(session))
    better = [Shape("D4", 9.0, 1.5, 180, 0.5), Shape("E5", 9.3, 1.5, 60, 0.2)]
    better += [Shape("C3", 13.0, 1.5, 60, 0.2)]
    session.reports.add(session.cursor.node, make_report(better))
    show(panel, 560, 240)
    assert _shown(panel, "Lost") == ["0.0", "\u22480", "\u22124.0"]
    place = [c.title for c in COLUMNS].index("Lost")
    tip = panel.table.model().index(2, place).data(Qt.ItemDataRole.ToolTipRole)
    assert "More points than the engine's choice" in tip


def test_winrates_of_the_side_to_move(session: Session, show: Show) -> None:
    panel = CandidatesPanel(ViewContext(session))
    session.reports.add(session.cursor.node, make_report(to_play=WHITE))
    session.selection.set_side("mover")
    show(panel, 560, 240)
    assert _shown(panel, "Win")[0] == "62\u00a0%"
    win = [c.title for c in COLUMNS].index("Win")
    tip = panel.model.headerData(win, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert "how often white wins" in tip.lower()


def test_komi_on_show_reorders_at_once(panel: CandidatesPanel, session: Session) -> None:
    QApplication.sendEvent(panel.table, QEvent(QEvent.Type.Leave))
    session.komi.view(6.0)
    settle()
    assert _shown(panel)[:2] == ["E5", "D4"]


def test_winrates_at_the_games_komi_stand_beside_those_at_the_viewed_one(
    panel: CandidatesPanel, session: Session
) -> None:
    place = [c.title for c in COLUMNS].index(GAME_KOMI)
    assert panel.table.isColumnHidden(place)
    before = _shown(panel, "Win")
    session.komi.view(6.0)
    settle()
    assert not panel.table.isColumnHidden(place)
    assert panel.model.headerData(place, Qt.Orientation.Horizontal) == "at 9.5"
    moves = _shown(panel)
    assert [_shown(panel, GAME_KOMI)[moves.index(m)] for m in ("D4", "E5")] == before[:2]
    assert _shown(panel, "Win")[moves.index("D4")] != before[0]
    session.komi.view(9.5)
    settle()
    assert panel.table.isColumnHidden(place)


def test_rows_hold_still_under_the_mouse(panel: CandidatesPanel, session: Session) -> None:
    at = QPointF(50.0, 50.0)
    QApplication.sendEvent(panel.table, QEnterEvent(at, at, at))
    session.komi.view(6.0)
    settle()
    assert _shown(panel)[:2] == ["D4", "E5"]
    QApplication.sendEvent(panel.table, QEvent(QEvent.Type.Leave))
    assert _shown(panel)[:2] == ["E5", "D4"]


def test_selection_survives_new_figures(panel: CandidatesPanel, session: Session) -> None:
    panel.table.selectRow(2)
    session.reports.add(session.cursor.node, make_report([SEVEN[1], SEVEN[2], SEVEN[0]]))
    settle()
    selected = panel.table.selectionModel().selectedRows()
    assert [index.data() for index in selected] == ["C4"]


def test_hover_and_leave(panel: CandidatesPanel, session: Session, qtbot: QtBot) -> None:
    qtbot.mouseMove(panel.table.viewport(), _row_center(panel, 1).toPoint())
    settle()
    assert session.selection.hovered is not None
    assert session.selection.hovered.move == gtp_to_point("E5", 7)
    QApplication.sendEvent(panel.table, QEvent(QEvent.Type.Leave))
    assert session.selection.hovered is None


def test_double_click_and_enter_play(
    panel: CandidatesPanel, session: Session, qtbot: QtBot
) -> None:
    viewport, left = panel.table.viewport(), Qt.MouseButton.LeftButton
    at = _row_center(panel, 1).toPoint()
    qtbot.mouseClick(viewport, left, pos=at)
    assert session.cursor.node.move is None
    qtbot.mouseDClick(viewport, left, pos=at)
    assert session.cursor.node.move == (1, gtp_to_point("E5", 7))
    session.cursor.first()
    settle()
    panel.table.selectRow(0)
    qtbot.keyClick(panel.table, Qt.Key.Key_Return)
    assert session.cursor.node.move == (1, gtp_to_point("D4", 7))


def test_arrows_walk_and_show(panel: CandidatesPanel, session: Session, qtbot: QtBot) -> None:
    panel.table.selectRow(0)
    panel.table.setFocus()
    qtbot.keyClick(panel.table, Qt.Key.Key_Down)
    assert session.selection.hovered is not None
    assert session.selection.hovered.move == gtp_to_point("E5", 7)


def test_the_engines_order_has_no_arrow(panel: CandidatesPanel, session: Session) -> None:
    header = panel.table.horizontalHeader()
    assert header.sortIndicatorSection() == -1
    QApplication.sendEvent(panel.table, QEvent(QEvent.Type.Leave))
    session.reports.add(session.cursor.node, make_report([SEVEN[1], SEVEN[0], SEVEN[2]]))
    settle()
    assert _shown(panel) == ["E5", "D4", "C4"], "rows follow the engine"
    header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    assert _shown(panel) == ["C4", "D4", "E5"]


def test_a_first_click_on_visits_puts_the_most_on_top(panel: CandidatesPanel, qtbot: QtBot) -> None:
    header = panel.table.horizontalHeader()
    visits = [c.title for c in COLUMNS].index("Visits")
    x = header.sectionViewportPosition(visits) + 10
    at = QPoint(x, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert header.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
    assert _shown(panel, "Visits") == ["180", "60", "32", "6", "2"]


def test_narrow_panels_keep_the_important_columns(panel: CandidatesPanel) -> None:
    panel.resize(260, 240)
    settle()
    shown = [c.title for i, c in enumerate(COLUMNS) if not panel.table.isColumnHidden(i)]
    assert shown[:3] == ["Move", "Lost", "Win"]
    assert "Prior" not in shown
    total = sum(panel.table.columnWidth(i) for i in range(len(COLUMNS)))
    assert total <= panel.table.viewport().width()


def test_empty_states(session: Session, show: Show) -> None:
    panel = CandidatesPanel(ViewContext(session))
    show(panel, 480, 200)
    assert "once the position" in panel.empty_text
    answer = dataclasses.replace(make_report(()), finished=True)
    session.reports.add(session.cursor.node, answer)
    settle()
    assert "once the position" in panel.empty_text, "one answer of the network is no search"
    session.engine.set_analyzing(False)
    settle()
    assert "Analysis is paused" in panel.empty_text
    searched = tuple(dataclasses.replace(agent, visits=50) for agent in answer.agents)
    session.reports.add(session.cursor.node, dataclasses.replace(answer, agents=searched))
    settle()
    assert panel.empty_text == "There is no move to compare in this position."


def test_a_step_does_not_flicker(panel: CandidatesPanel, session: Session, qtbot: QtBot) -> None:
    session.engine.set_analyzing(True)
    session.engine.set_status(EngineStatus(state="searching"))
    session.edits.play(gtp_to_point("A1", 7))
    settle(20)
    assert _shown(panel) == [], "no move of another position can be played"
    assert panel.empty_text == ""
    session.reports.add(session.cursor.node, make_report())
    settle(20)
    assert len(_shown(panel)) == 5
    session.edits.play(gtp_to_point("G1", 7))
    qtbot.waitUntil(lambda: "once the position" in panel.empty_text)


def test_a_network_without_score_has_no_points(session: Session, show: Show) -> None:
    panel = CandidatesPanel(ViewContext(session))
    session.reports.add(session.cursor.node, make_report(network=None))
    show(panel, 480, 200)
    assert set(_shown(panel, "Lost")) == {"\u2013"}
    panel.grab()


def test_the_ring_marks_the_move_that_the_agent_plays() -> None:
    """After a pass an agent passes in a won game, whatever was visited most."""
    report = make_report(moves=("C4", "C4", "C4"))
    model = CandidateModel()
    model.show_report("here", report, report.agents[0], report.komi, False)
    rows = [model.index(row, 0).data(ROW) for row in range(model.rowCount())]
    assert [row.name for row in rows if row.is_choice] == ["C4"]
    assert rows[0].name != "C4"
