"""A review is offered when a game without one is opened, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.record.sgf import save
from engine.record.stored_analysis import Analysis
from sai_studio.app import offers
from sai_studio.app.main_window import MainWindow
from sai_studio.app.offers import FEWEST_MOVES, REVIEW_TEXT
from sai_studio.review.dialogs.review_dialog import ReviewDialog
from tests.sai_studio.conftest import Studio


def game(path: Path, moves: int, analyzed: int = 0) -> Path:
    """Save a 9x9 game, of which some positions have an analysis."""
    record = GameRecord(Rules(size=9, komi=7.5))
    node = record.root
    for point in range(moves):
        node = record.add_move(node, point)
    for node in record.main_line()[:analyzed]:
        record.keep_analysis(node, Analysis("tiny", 9, 7.5, 0.5, 0.5, 0.5, ()))
    save(path, [record], analyses=True)
    return path


def shown(studio: Studio, window: MainWindow) -> str:
    timer = window.review_offer._timer
    studio.qtbot.waitUntil(lambda: not timer.isActive(), timeout=60_000)
    return window.messages.text


@pytest.fixture
def window(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setattr(offers, "REST_MS", 10)
    return studio.window()


def test_a_review_is_offered_and_the_button_opens_its_dialog(
    studio: Studio, window: MainWindow, tmp_path: Path
) -> None:
    window.documents.open(game(tmp_path / "new.sgf", FEWEST_MOVES))
    assert shown(studio, window) == REVIEW_TEXT
    assert window.messages.buttons[0].text() == "Review game (F3)"
    window.documents.new(GameRecord(Rules(size=9)))
    assert window.messages.text == "", "another game removes the offer"
    window.session.review.set_network(studio.network)
    window.documents.open(tmp_path / "new.sgf")
    shown(studio, window)
    window.messages.buttons[0].click()
    [dialog] = window.findChildren(ReviewDialog)
    assert dialog.isVisible()
    dialog.close()


@pytest.mark.parametrize(("moves", "analyzed"), [(FEWEST_MOVES - 1, 0), (40, 30)])
def test_short_and_reviewed_games_have_no_offer(
    studio: Studio, window: MainWindow, tmp_path: Path, moves: int, analyzed: int
) -> None:
    window.documents.open(game(tmp_path / "old.sgf", moves, analyzed))
    assert shown(studio, window) == ""


def test_no_offer_beside_another_message_in_a_game_or_once_refused(
    studio: Studio, window: MainWindow, tmp_path: Path
) -> None:
    path = game(tmp_path / "new.sgf", FEWEST_MOVES)
    window.documents.open(path)
    window.messages.show_message("warning", "Something else.", [("Yes", lambda: None)])
    assert shown(studio, window) == "Something else."
    window.messages.dismiss()
    assert window.messages.text == "", "it doesn't wait behind the other message"
    window.session.reports.set_blind(True)
    window.documents.open(path)
    assert shown(studio, window) == ""
    window.session.reports.set_blind(False)
    window.documents.open(path)
    assert shown(studio, window) == REVIEW_TEXT
    window.messages.buttons[1].click()
    window.documents.open(path)
    assert shown(studio, window) == ""
