"""Guessing the moves of a game: hidden moves, tries, hints, the score and its end."""

from __future__ import annotations

import pytest

from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from sai_studio.app.main_window import MainWindow
from sai_studio.play.guess.guess_round import GuessRound
from sai_studio.play.guess.window import GuessWindow
from tests.sai_studio.conftest import MOVES, Studio


@pytest.fixture
def window(studio: Studio) -> MainWindow:
    return studio.window()


@pytest.fixture
def guess(window: MainWindow) -> GuessWindow:
    window.actions_["guess"].trigger()
    shown = window.tools["guess"].side_window()
    assert shown.isVisible()
    return shown


def click(guess: GuessWindow, vertex: str) -> None:
    guess.board.click(gtp_to_point(vertex, 7))


def test_coming_moves_are_hidden(guess: GuessWindow) -> None:
    cursor = guess.round.session.cursor
    assert guess.heading.text() == "Move 1: Black to play"
    assert cursor.line == [cursor.node]
    assert guess.board.scene.next_moves == ()


def test_a_right_guess_is_played_and_the_next_one_asked(guess: GuessWindow) -> None:
    click(guess, "D4")
    assert guess.heading.text() == "Move 2: White to play"
    assert guess.text.text() == "Right: D4."
    assert guess.score.text().startswith("1 of 1 right at the first try (100\u00a0%)")


def test_the_side_asked_is_the_one_that_played(qapp: object) -> None:
    record = GameRecord(Rules(size=7))
    node = record.root
    for color, vertex in ((1, "D4"), (1, "D5"), (-1, "E5")):  # handicap stones played as moves
        node = record.add_move(node, gtp_to_point(vertex, 7), color)
    asked = GuessRound()
    asked.begin(record.main_line(), record.root, record, 0)
    asked.guess(gtp_to_point("D4", 7))
    assert asked.title == "Move 2: Black to play"
    asked.guess(gtp_to_point("D5", 7))
    assert asked.title == "Move 3: White to play"


def test_wrong_guesses_are_marked_near_ones_too(guess: GuessWindow) -> None:
    click(guess, "A1")
    assert guess.text.text() == "A1 was not played."
    click(guess, "D5")
    assert guess.text.text() == "D5 is near."
    marks = guess.board.scene.marks
    assert marks == {gtp_to_point("A1", 7): "cross", gtp_to_point("D5", 7): "circle"}
    click(guess, "D4")
    score = guess.round.score
    assert (score.first, score.near, score.later) == (0, 0, 1), "only a first try may be near"
    click(guess, "C4")
    assert guess.round.score.near == 1


def test_a_hint_outlines_a_part_with_the_move(guess: GuessWindow) -> None:
    guess.hint.click()
    region = guess.board.scene.region
    assert gtp_to_point("D4", 7) in region
    assert len(region) <= 25
    click(guess, "D4")
    assert guess.round.score.later == 1
    assert guess.board.scene.region == frozenset()


def test_one_side_only(guess: GuessWindow) -> None:
    guess.color.setCurrentIndex(guess.color.findData(-1))
    assert "Shiro" in guess.color.currentText()
    assert guess.heading.text() == "Move 2: White to play"
    click(guess, "D5")
    assert guess.heading.text() == "Move 4: White to play"


def test_it_ends_with_the_score(guess: GuessWindow, window: MainWindow) -> None:
    for vertex in MOVES[:10]:
        click(guess, vertex)
    guess.show_move.click()
    guess.show_move.click()
    assert guess.heading.text() == "End of the game"
    assert guess.text.text() == "D6 was played. There are no more moves."
    assert guess.score.text().startswith("10 of 12 right at the first try (83\u00a0%)")
    assert not guess.show_move.isEnabled()
    click(guess, "A1")
    assert guess.round.score.asked == 12
    window.session.cursor.forward(3)
    guess.from_here.click()
    assert guess.heading.text() == "Move 4: White to play"
    assert window.session.cursor.record.main_line()[-1].number == 12, "the game is untouched"
    assert not window.session.edits.dirty
