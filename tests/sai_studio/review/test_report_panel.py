"""The panel with both players' figures: the numbers of the exported report, and clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.mirror_rows import MirrorRow, mirror_sections
from engine.review.mistakes import MistakeKind
from engine.review.summary import summarize
from engine.review.timeline import Estimate
from sai_studio.review.report.report_model import BLACK_SIDE, LABEL, WHITE_SIDE
from sai_studio.review.report.report_panel import EMPTY, HIDDEN, ReportPanel
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.sai_studio.review.conftest import Show

ALPHAS = (9.0, 6.0, 11.0, 11.0, 11.0, 7.0, 7.0)
"""Fair komi after each move: Black loses 3 and 4 points, White 5 in between."""


@pytest.fixture
def game() -> Session:
    """Six moves on 7x7 without figures."""
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    for point in (24, 16, 17, 23, 30, 31):
        session.edits.play(point)
    session.cursor.first()
    return session


@pytest.fixture
def panel(game: Session, show: Show) -> ReportPanel:
    panel = ReportPanel(ViewContext(game))
    show(panel, 500, 600)
    return panel


def review(session: Session, alphas: tuple[float, ...] = ALPHAS) -> None:
    """Add deep figures of the first positions."""
    line = session.cursor.record.main_line()
    figures = [Estimate(a, 1.0, 0.9 if a > 9.5 else 0.1, 9.5, 5000) for a in alphas]
    session.timeline.add(list(zip(line, figures, strict=False)))


def texts(panel: ReportPanel, label: str) -> tuple[str, str]:
    """Black's and White's text of a row."""
    (place,) = [i for i in range(len(panel.model.rows)) if _text(panel, i, LABEL) == label]
    return _text(panel, place, BLACK_SIDE), _text(panel, place, WHITE_SIDE)


def click(panel: ReportPanel, qtbot: QtBot, label: str, column: int) -> None:
    (place,) = [i for i in range(len(panel.model.rows)) if _text(panel, i, LABEL) == label]
    index = panel.model.index(place, column)
    panel.table.scrollTo(index)
    at = panel.table.visualRect(index).center()
    qtbot.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def _text(panel: ReportPanel, row: int, column: int) -> str:
    return str(panel.model.index(row, column).data())


def filled(panel: ReportPanel, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: panel.empty_text == "")


def test_before_the_review_one_sentence_says_what_to_do(panel: ReportPanel, game: Session) -> None:
    assert panel.empty_text == EMPTY
    # one look at each position judges no move
    line = game.cursor.line
    game.timeline.add([(node, Estimate(9.0, 1.0, 0.5, 9.5, 1)) for node in line])
    panel._arrivals.run()
    assert panel.empty_text == EMPTY


def test_it_shows_the_numbers_of_the_report(
    panel: ReportPanel, game: Session, qtbot: QtBot, qtmodeltester: ModelTester
) -> None:
    review(game)
    filled(panel, qtbot)
    qtmodeltester.check(panel.model)
    assert texts(panel, "judged moves") == ("3 of 3", "3 of 3")
    assert texts(panel, "points lost per move") == ("2.33", "1.67")
    assert texts(panel, "mistakes") == ("2", "1")
    rows = [row for row in panel.model.rows if isinstance(row, MirrorRow)]
    sections = mirror_sections(summarize(game.review))
    assert rows == [row for section in sections for row in section.rows]
    assert panel.extent.text() == "6 of 6 moves judged, komi 9.5"


def test_a_review_in_progress_says_how_far_it_is(
    panel: ReportPanel, game: Session, qtbot: QtBot
) -> None:
    review(game, ALPHAS[:3])
    filled(panel, qtbot)
    assert panel.extent.text() == ("Only 2 of 6 moves judged, komi 9.5; Review game judges all")
    review(game)
    qtbot.waitUntil(lambda: panel.extent.text() == "6 of 6 moves judged, komi 9.5")
    assert texts(panel, "judged moves") == ("3 of 3", "3 of 3")


def test_clicks_go_to_the_positions_before_the_moves_in_turn(
    panel: ReportPanel, game: Session, qtbot: QtBot
) -> None:
    review(game)
    filled(panel, qtbot)
    line = game.cursor.record.main_line()
    size = "2 to 4.5"  # Black's first and third move
    game.cursor.go_to(line[6])
    for place in (0, 4, 0):
        click(panel, qtbot, size, BLACK_SIDE)
        assert game.cursor.node is line[place]
    click(panel, qtbot, "judged moves", BLACK_SIDE)  # about all moves
    assert game.cursor.node is line[0]
    click(panel, qtbot, MistakeKind.WIN.text, WHITE_SIDE)
    assert game.cursor.node is line[1]


def test_the_figures_are_those_of_the_main_line_also_from_a_variation(
    panel: ReportPanel, game: Session, qtbot: QtBot
) -> None:
    review(game)
    filled(panel, qtbot)
    game.edits.play(40)
    panel._now.ask()
    qtbot.waitUntil(lambda: not panel._now._due)
    assert texts(panel, "judged moves") == ("3 of 3", "3 of 3")


def test_nothing_is_shown_while_playing(panel: ReportPanel, game: Session, qtbot: QtBot) -> None:
    review(game)
    filled(panel, qtbot)
    game.review.set_blind(True)
    game.timeline.changed.emit()
    qtbot.waitUntil(lambda: panel.empty_text == HIDDEN)
