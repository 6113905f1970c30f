"""The result of a review: who won, what decided it, and cards of the turning points."""

from __future__ import annotations

import pytest

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.mistakes import MistakeKind
from engine.review.outcome import outcome
from engine.review.timeline import Estimate
from sai_studio.review.result.result_panel import EMPTY, HIDDEN, ResultPanel
from sai_studio.review.result.turning_card import AROUND, part_around, shown_part
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.reports import make_report
from tests.sai_studio.review.conftest import Show

ALPHAS = (9.0, 6.0, 13.0, 13.0, 13.0)
"""Fair komi after each move at komi 9.5: White's first move gives the lead away."""


@pytest.fixture
def reviewed() -> Session:
    session = Session(GameRecord(Rules(size=7, komi=9.5), info={"RE": "B+3.5"}))
    for point in (24, 16, 17, 23):
        session.edits.play(point)
    session.timeline.add(
        [
            (node, Estimate(alpha, 1.0, 0.95 if alpha > 9.5 else 0.1, 9.5, 5000))
            for node, alpha in zip(session.cursor.line, ALPHAS, strict=True)
        ]
    )
    return session


def test_the_record_says_who_won_and_the_last_lead_given_away_decided(reviewed: Session) -> None:
    found = outcome(reviewed.review)
    assert found.winner == 1
    assert [m.kind for m in found.turning_points] == [MistakeKind.WIN]
    assert found.turning_points[0].node is reviewed.cursor.line[2]
    assert "C5" in found.decision
    assert (found.judged, found.moves) == (4, 4)


def test_without_a_result_the_last_position_tells(reviewed: Session) -> None:
    reviewed.cursor.record.info.pop("RE")
    found = outcome(reviewed.review)
    assert found.winner == 1
    assert "3.5" in found.result
    for _ in range(2):
        reviewed.edits.play(49)
    assert outcome(reviewed.review).result == found.result, "not counted yet"


def test_a_game_without_turning_points_says_so() -> None:
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    session.edits.play(24)
    assert outcome(session.review).decision == "", "nothing is judged"
    estimates = [(node, Estimate(9.0, 1.0, 0.4, 9.5, 5000)) for node in session.cursor.line]
    session.timeline.add(estimates)
    found = outcome(session.review)
    assert found.turning_points == ()
    assert found.decision


def test_cards_lead_to_the_position_before(reviewed: Session, show: Show) -> None:
    ran: list[str] = []
    panel = ResultPanel(ViewContext(reviewed, run=ran.append))
    show(panel, 560, 700)
    panel._show_outcome()
    visible = [card for card in panel.cards if card.isVisible()]
    assert len(visible) == 1 == len(outcome(reviewed.review).turning_points)
    card, before = visible[0], reviewed.cursor.line[1]
    assert not card.boards[2].isVisible(), "no better line is known"
    report = make_report(to_play=-1, moves=["E5", "E5", "E5"])
    reviewed.reports.add(before, report)
    panel._show_outcome()
    assert card.boards[2].isVisible()
    scene = card.boards[2].board.scene
    assert scene is not None
    assert scene.variation[0].point == report.headline.move
    for button in card.buttons:
        reviewed.cursor.first()
        button.click()
        assert reviewed.cursor.node is before
    panel.drill.click()
    panel.export.click()
    assert ran == ["play_out", "drill_turning_points", "export_report"]


def test_what_is_shown_without_a_review(session: Session, show: Show) -> None:
    panel = ResultPanel(ViewContext(session))
    show(panel, 560, 400)
    panel._show_outcome()
    assert panel.empty_text == EMPTY
    session.reports.set_blind(True)
    panel._show_outcome()
    assert panel.empty_text == HIDDEN


def test_the_part_of_the_board_has_the_moves_and_some_lines_around() -> None:
    row, column, lines = part_around([3 * 19 + 3], 19)
    assert row == column == 0
    assert lines >= 4 + AROUND
    for points in ([0], [360], [0, 360], [18], [180, 200]):
        row, column, lines = part_around(points, 19)
        assert 0 <= row <= 19 - lines
        assert 0 <= column <= 19 - lines
        for point in points:
            assert row <= point // 19 < row + lines
            assert column <= point % 19 < column + lines
    near, far = [3 * 19 + 4, 4 * 19 + 4], 17 * 19 + 17
    assert shown_part(3 * 19 + 3, [], [*near, far, 5], 19)[1:] == (0, 2)
    assert shown_part(3 * 19 + 3, [*near, 5], near, 19)[1:] == (2, 2)
    assert shown_part(3 * 19 + 3, [far, 5], near, 19)[1:] == (0, 2)
    assert shown_part(361, [], [361], 19)[1:] == (0, 1), "passes have no place"
    assert shown_part(0, [], [], 19)[1:] == (0, 0)
