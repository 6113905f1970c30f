"""The panel of mistakes: worst first, by side, and the position before a mistake."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.mistakes import MistakeKind
from engine.review.timeline import Estimate
from sai_studio.review.mistakes.mistake_model import COLUMNS
from sai_studio.review.mistakes.mistakes_panel import HIDDEN, NO_MOVES, MistakesPanel, summary_text
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.reports import make_report
from tests.sai_studio.review.conftest import Show

ALPHAS = (9.0, 6.0, 11.0, 11.0, 11.0)
"""Fair komi after each move: Black loses 3 points, then White 5."""


@pytest.fixture
def reviewed() -> Session:
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    for point in (24, 16, 17, 23):
        session.edits.play(point)
    line = session.cursor.line
    session.timeline.add(
        [
            (node, Estimate(alpha, 1.0, 0.9 if alpha > 9.5 else 0.1, 9.5, 5000))
            for node, alpha in zip(line, ALPHAS, strict=True)
        ]
    )
    return session


@pytest.fixture
def panel(reviewed: Session, show: Show) -> MistakesPanel:
    panel = MistakesPanel(ViewContext(reviewed))
    show(panel, 700, 200)
    return panel


def shown(panel: MistakesPanel, column: str) -> list[str]:
    place = [c.title for c in COLUMNS].index(column)
    return [panel.model.index(row, place).data() for row in range(panel.model.rowCount())]


def test_the_worst_mistake_comes_first(panel: MistakesPanel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(panel.model)
    assert shown(panel, "Move") == ["2", "1"]
    assert shown(panel, "Played") == ["C5", "D4"]
    assert shown(panel, "Lost") == ["5.0", "3.0"]
    assert shown(panel, "Fair komi") == ["6.0 \u2192 11.0", "9.0 \u2192 6.0"]
    assert shown(panel, "Kind")[0] == MistakeKind.WIN.text
    assert panel.summary.text() == "2 mistakes, 8.0 points \u00b7 4 of 4 moves judged"
    panel.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert shown(panel, "Move") == ["1", "2"]


def test_one_side(panel: MistakesPanel, qtbot: QtBot) -> None:
    panel.side.setCurrentIndex(panel.side.findData(1))
    qtbot.waitUntil(lambda: shown(panel, "Move") == ["1"])
    assert panel.summary.text() == ("1 mistake, 3.0 points \u00b7 2 of Black's 2 moves judged")


def test_a_click_shows_the_position_before_and_the_better_move(
    panel: MistakesPanel, reviewed: Session, qtbot: QtBot
) -> None:
    before = reviewed.cursor.line[1]
    reviewed.reports.add(before, make_report(to_play=-1))
    qtbot.waitUntil(lambda: shown(panel, "Better")[0] != "")
    at = panel.table.visualRect(panel.model.index(0, 1)).center()
    qtbot.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at))
    assert reviewed.cursor.node is before
    best = reviewed.reports.shown_candidate
    assert best is not None
    assert reviewed.reports.current is not None
    assert best.move == reviewed.reports.current.headline.move
    reviewed.cursor.forward()
    assert reviewed.reports.shown_candidate is None, "until the cursor moves"


def test_rows_hold_still_under_the_mouse(
    panel: MistakesPanel, reviewed: Session, qtbot: QtBot
) -> None:
    panel.model.hold(True)
    line = reviewed.cursor.line
    reviewed.timeline.add([(line[1], Estimate(1.0, 1.0, 0.1, 9.5, 6000))])
    qtbot.waitUntil(lambda: shown(panel, "Lost") == ["10.0", "8.0"])
    reviewed.timeline.add([(line[2], Estimate(2.0, 1.0, 0.1, 9.5, 6000))])
    qtbot.waitUntil(lambda: shown(panel, "Lost")[:1] == ["1.0"])
    assert shown(panel, "Move")[:2] == ["2", "1"], "as before, though the first lost less"
    panel.model.hold(False)
    assert shown(panel, "Move")[0] != "2"


def test_what_is_shown_instead_of_an_empty_list(session: Session, show: Show) -> None:
    panel = MistakesPanel(ViewContext(session))
    show(panel, 500, 200)
    assert panel.empty_text == NO_MOVES
    session.edits.play(24)
    session.timeline.add(
        [(node, Estimate(9.0, 1.0, 0.4, 9.5, 5000)) for node in session.cursor.line]
    )
    panel._show_mistakes()
    assert panel.empty_text == ""
    assert panel.summary.text() == "No mistakes \u00b7 1 of 1 move judged"
    assert summary_text([], 1, 279, 0).startswith("Only 1 of 279 moves judged so far")
    session.reports.set_blind(True)
    panel._show_mistakes()
    assert panel.empty_text == HIDDEN
