"""Messages about the end of a game: they are retracted when the result is undone."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from sai_studio.app.main_window import MainWindow
from sai_studio.play.seats import EngineSeat
from tests.sai_studio.conftest import Studio
from tests.sai_studio.play.test_opponent import ready


def write_button(window: MainWindow) -> QPushButton:
    (write,) = (b for b in window.findChildren(QPushButton) if b.text() == "Write result")
    return write


def write_result(window: MainWindow) -> None:
    write_button(window).click()


def test_a_message_about_a_result_goes_with_the_result(studio: Studio) -> None:
    window = ready(studio, ["D4", "D5", "pass", "pass"])
    session = window.session
    session.selection.set_tool("score")
    studio.qtbot.waitUntil(lambda: not window.counting.awaits_estimate, timeout=60_000)
    assert write_button(window).isEnabled()
    write_result(window)
    assert "was written to the game info" in window.messages.text
    assert not write_button(window).isEnabled(), "the game info has this result"
    session.edits.set_comment("A remark.")
    assert "was written to the game info" in window.messages.text
    session.edits.undo_stack.undo()
    session.edits.undo_stack.undo()
    assert "RE" not in session.cursor.record.info
    assert write_button(window).isEnabled()
    assert window.messages.text == ""


def test_a_counted_game_whose_result_is_undone_is_counted_again(studio: Studio) -> None:
    window = ready(studio, ["D4", "D5"])
    session, opponent = window.session, window.playing.opponent
    opponent.start(EngineSeat(frozenset({-1}), visits=5))
    session.edits.play(49)
    session.edits.play(49)
    studio.qtbot.waitUntil(lambda: opponent.seat is None, timeout=60_000)
    for _ in range(2):
        studio.qtbot.waitUntil(lambda: not window.counting.awaits_estimate, timeout=60_000)
        assert "mark the dead stones" in window.messages.text
        write_result(window)
        studio.qtbot.waitUntil(lambda: "game is over" in window.messages.text, timeout=60_000)
        session.edits.undo_stack.undo()
        assert "RE" not in session.cursor.record.info
    assert [b.text() for b in window.messages.buttons] == ["Resume play"]


def test_a_resignation_that_is_undone_is_not_told_any_more(studio: Studio) -> None:
    window = ready(studio, ["D4", "D5"])
    session, opponent = window.session, window.playing.opponent
    opponent.start(EngineSeat(frozenset({-1}), visits=5))
    opponent.concede()
    assert "by resignation" in window.messages.text
    session.edits.undo_stack.undo()
    assert "RE" not in session.cursor.record.info
    assert window.messages.text == ""
