from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from sai_studio.review.comment import CommentPanel
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.waiting import settle


def test_typing_is_one_undo_step_of_the_game(played: Session, show: Show, qtbot: QtBot) -> None:
    panel = CommentPanel(ViewContext(played))
    show(panel, 300, 160)
    assert panel.title == "Move 10, White C6"
    steps = played.edits.undo_stack.count()
    qtbot.keyClicks(panel.editor, "too slow")
    assert played.cursor.node.comment == "too slow"
    assert played.edits.undo_stack.count() == steps + 1
    qtbot.keyClick(panel.editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert played.cursor.node.comment == ""
    assert panel.editor.toPlainText() == ""


def test_each_node_has_its_own(played: Session, show: Show, qtbot: QtBot) -> None:
    panel = CommentPanel(ViewContext(played))
    show(panel, 300, 160)
    qtbot.keyClicks(panel.editor, "here")
    played.cursor.back()
    assert panel.editor.toPlainText() == ""
    assert panel.title == "Move 9, Black B6"
    qtbot.keyClicks(panel.editor, "there")
    played.cursor.forward()
    assert panel.editor.toPlainText() == "here"
    assert played.cursor.node.parent is not None
    assert played.cursor.node.parent.comment == "there"
    played.cursor.first()
    assert panel.title == "At the start"


def test_the_cursor_stays_where_one_types(played: Session, show: Show, qtbot: QtBot) -> None:
    played.edits.set_comment("ac")
    panel = CommentPanel(ViewContext(played))
    show(panel, 300, 160)
    cursor = panel.editor.textCursor()
    cursor.setPosition(1)
    panel.editor.setTextCursor(cursor)
    qtbot.keyClicks(panel.editor, "b")
    settle()
    assert panel.editor.toPlainText() == "abc"
    assert panel.editor.textCursor().position() == 2


def test_blanks_that_hold_words_together_stay(played: Session, show: Show, qtbot: QtBot) -> None:
    played.edits.set_comment("50\u00a0%\nB\u3000W")
    panel = CommentPanel(ViewContext(played))
    show(panel, 300, 160)
    panel.editor.moveCursor(QTextCursor.MoveOperation.End)
    qtbot.keyClicks(panel.editor, "!")
    assert played.cursor.node.comment == "50\u00a0%\nB\u3000W!"
