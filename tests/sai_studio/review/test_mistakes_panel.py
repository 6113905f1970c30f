"""The panel of mistakes: worst first, by side, and the position before a mistake."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.mistakes import MISTAKE, MistakeKind, loss_thresholds, turning_points
from engine.review.timeline import Estimate
from sai_studio.review.mistakes.kinds import LOOKS, legend
from sai_studio.review.mistakes.mistake_model import COLUMNS, PROVISIONAL, WIN
from sai_studio.review.mistakes.mistakes_panel import HIDDEN, NO_MOVES, MistakesPanel, summary_text
from sai_studio.review.view_context import ViewContext
from sai_studio.session.preferences import Preferences
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
    header = panel.table.horizontalHeader()
    assert COLUMNS[header.sortIndicatorSection()].title == WIN
    assert header.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
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
    reviewed.timeline.add([(node, Estimate(2.0, 1.0, 0.1, 9.5, 6000)) for node in line[2:]])
    qtbot.waitUntil(lambda: shown(panel, "Lost")[:1] == ["1.0"])
    assert shown(panel, "Move")[:2] == ["2", "1"], "as before, though the first lost less"
    panel.model.hold(False)
    assert shown(panel, "Move")[0] != "2"


def test_turning_points_are_at_the_head(
    panel: MistakesPanel, reviewed: Session, show: Show, qtbot: QtBot
) -> None:
    panel.resize(700, 600)
    numbers = [row.heading.accessibleName() for row in panel.turning_points.shown]
    assert len(numbers) == len(turning_points(reviewed.timeline.mistakes)) == 1
    assert MistakeKind.WIN.text in numbers[0]
    assert panel.turning_points.isVisible()
    assert panel.turning_points.shown[0].reason.text()
    panel.turning_points.shown[0].show_button.click()
    assert reviewed.cursor.node is reviewed.cursor.line[1]
    panel.resize(700, 120)
    assert not panel.turning_points.isVisible(), "the table needs the room"


def test_turning_points_hold_still_under_the_mouse(
    panel: MistakesPanel, reviewed: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel.resize(700, 600)
    head = panel.turning_points
    before = [widget.row for widget in head.shown]
    monkeypatch.setattr(head, "underMouse", lambda: True)
    even = [(node, Estimate(9.0, 1.0, 0.4, 9.5, 6000)) for node in reviewed.cursor.line]
    reviewed.timeline.add(even)
    qtbot.waitUntil(lambda: shown(panel, "Move") == [])
    assert [widget.row for widget in head.shown] == before
    monkeypatch.setattr(head, "underMouse", lambda: False)
    head.released.emit()
    qtbot.waitUntil(lambda: head.shown == [])
    assert head.none.isVisible(), "said plainly"


def test_only_one_row_is_lit(panel: MistakesPanel, reviewed: Session) -> None:
    line = reviewed.cursor.line
    reviewed.cursor.go_to(line[1])  # the first mistake led here, the second follows
    lit = panel.table.highlighted
    assert lit is not None
    assert lit.mistake.node is line[2]
    reviewed.cursor.go_to(line[2])
    lit = panel.table.highlighted
    assert lit is not None
    assert lit.mistake.node is line[2], "the move on the board, if no mistake follows"
    reviewed.cursor.go_to(line[4])
    assert panel.table.highlighted is None


def test_new_rows_come_last_while_the_mouse_is_there(
    panel: MistakesPanel, reviewed: Session, qtbot: QtBot
) -> None:
    panel.model.hold(True)
    line = reviewed.cursor.line
    reviewed.timeline.add([(line[3], Estimate(0.0, 1.0, 0.0, 9.5, 6000))])
    qtbot.waitUntil(lambda: len(shown(panel, "Move")) == 4)
    assert shown(panel, "Move")[:2] == ["2", "1"]
    panel.model.hold(False)
    assert shown(panel, "Move")[-1] == "1"


def test_the_player_chooses_from_how_many_points_on(
    reviewed: Session, show: Show, tmp_path: Path, qtbot: QtBot
) -> None:
    preferences = Preferences(tmp_path / "studio.ini")
    panel = MistakesPanel(ViewContext(reviewed, preferences=preferences))
    show(panel, 700, 300)
    classes = [panel.least.itemData(i) for i in range(panel.least.count())]
    assert classes[0] == MISTAKE
    chosen = next(c for c in classes if loss_thresholds(7)[c - 1] >= 4.0)
    panel.least.setCurrentIndex(classes.index(chosen))
    panel.least.activated.emit(panel.least.currentIndex())
    qtbot.waitUntil(lambda: shown(panel, "Move") == ["2"])
    assert Preferences(tmp_path / "studio.ini").settings.mistake_class == chosen
    assert len(panel.turning_points.shown) == 1, "whatever the table lists"


def test_what_few_visits_found_is_pale_and_says_so(panel: MistakesPanel) -> None:
    row = panel.model.rows[0]
    index = panel.model.index(0, 0)
    tip = panel.model.data(index, Qt.ItemDataRole.ToolTipRole)
    before = panel.table.grab().toImage()
    pale = replace(row, mistake=replace(row.mistake, is_provisional=True))
    panel.model.show_rows([pale, *panel.model.rows[1:]])
    assert PROVISIONAL in panel.model.data(index, Qt.ItemDataRole.ToolTipRole)
    assert PROVISIONAL not in tip
    assert panel.table.grab().toImage() != before


def test_no_text_is_cut(panel: MistakesPanel, qtbot: QtBot) -> None:
    for width in (500, 320):
        panel.resize(width, 400)
        qtbot.wait(1)
        summary = panel.summary
        assert summary.height() >= summary.heightForWidth(summary.width())
        for widget in panel.turning_points.shown:
            heading = widget.heading
            assert heading.accessibleName() in heading.toolTip(), "the line may be cut"


def test_of_many_turning_points_whole_ones_are_in_view(panel: MistakesPanel) -> None:
    head = panel.turning_points
    head.show_rows(panel.model.rows * 3, is_complete=True)
    first = head.shown[0].heightForWidth(head.viewport().width())
    head.fit(first + first // 2)
    assert head.height() == first


def test_every_kind_has_a_symbol_in_the_legend() -> None:
    glyphs = {look.glyph for look in LOOKS.values()}
    assert len(glyphs) == len(LOOKS) == len(MistakeKind)
    assert all(glyph in legend() for glyph in glyphs)
    assert all(kind.text in legend() for kind in MistakeKind)


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
