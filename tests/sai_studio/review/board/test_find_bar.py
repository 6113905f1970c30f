"""Looking for a move or a word."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sai_studio.review.board.find_bar import find_nodes
from tests.sai_studio.conftest import Studio, seven_by_seven


def test_a_move_number_and_words_of_comments_are_found(studio: Studio) -> None:
    record = seven_by_seven()
    line = record.main_line()
    record.set_comment(line[2], "A good move")
    record.set_comment(line[9], "Move 5 was better, GOOD grief")
    session = studio.session(record)
    assert find_nodes(session.cursor, " good ") == [line[2], line[9]]
    assert find_nodes(session.cursor, "5") == [line[5], line[9]]
    assert find_nodes(session.cursor, "") == find_nodes(session.cursor, "500") == []


def test_return_goes_on_and_escape_gives_the_keys_back(studio: Studio) -> None:
    record = seven_by_seven()
    line = record.main_line()
    for place in (2, 4, 9):
        record.set_comment(line[place], "here")
    window = studio.window(record)
    session, bar = window.session, window.find_bar
    board = window.board.geometry()
    session.cursor.go_to(line[3])
    window.actions_["find"].trigger()
    assert window.focusWidget() is bar.field
    assert not bar.geometry().intersects(window.board.geometry())
    QTest.keyClicks(bar.field, "here")
    assert bar.matches.text() == "3 found"
    visited = []
    for _ in range(3):
        QTest.keyClick(bar.field, Qt.Key.Key_Return)
        visited.append(session.cursor.node.number)
    assert visited == [4, 9, 2]
    assert len(session.cursor.line) == len(line), "Return plays no engine move"
    QTest.keyClick(bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert session.cursor.node is line[9]
    QTest.keyClick(bar.field, Qt.Key.Key_Escape)
    assert bar.isHidden()
    assert session.engine.analyzing, "Escape closes the bar and nothing else"
    assert QApplication.focusWidget() is window.board
    assert window.board.geometry() == board
