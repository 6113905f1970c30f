"""The table of properties: shown as they are, changed in one step, refused in one sentence."""

from __future__ import annotations

from PySide6.QtWidgets import QInputDialog

from engine.record.sgf import dumps, loads
from sai_studio.review.dialogs.properties import PropertiesDialog
from tests.sai_studio.conftest import Studio

GAME = b"(;GM[1]FF[4]SZ[7]KM[6.50]PB[a];B[dd]C[two\nlines]XX[1][2];W[ee])"


def test_properties_are_edited_and_undone(studio: Studio) -> None:
    window = studio.window(loads(GAME, "game").games[0])
    session = window.session
    session.cursor.forward()
    before = dumps([session.cursor.record])
    dialog = PropertiesDialog(session, window)
    rows = range(dialog.table.rowCount())
    names = [dialog.table.item(row, 0).text() for row in rows]
    assert names == ["B", "C", "XX", "XX"]
    dialog.table.item(3, 1).setText("new ]")
    dialog.table.item(0, 1).setText("zz")
    dialog.accept()
    assert "not a point" in dialog.problem.text()
    assert dumps([session.cursor.record]) == before
    dialog.table.item(0, 1).setText("cc")
    dialog.accept()
    node = session.cursor.node
    assert node.raw("XX") == (b"1", b"new \\]")
    assert node.raw("C") == (b"two\nlines",)
    assert session.cursor.board.color_at(2 * 7 + 2) == 1
    session.edits.undo_stack.undo()
    assert dumps([session.cursor.record]) == before


def test_what_a_game_writes_meanwhile_is_kept(studio: Studio) -> None:
    window = studio.window(loads(GAME, "game").games[0])
    session = window.session
    for comment in ("", "a remark"):
        dialog = PropertiesDialog(session, window)
        info = {**session.cursor.record.info, "RE": f"B+{len(comment) + 1}"}
        session.edits.set_info(info, session.cursor.record.rules)
        if comment:
            dialog.add()
            row = dialog.table.rowCount() - 1
            dialog.table.item(row, 0).setText("C")
            dialog.table.item(row, 1).setText(comment)
        dialog.accept()
        assert session.cursor.record.info["RE"] == info["RE"]
        assert session.cursor.record.root.comment == comment


def test_the_position_is_named_that_was_shown(studio: Studio) -> None:
    window = studio.window(loads(GAME, "game").games[0])
    session = window.session
    session.cursor.forward()
    node = session.cursor.node
    window.actions_["name_node"].trigger()
    dialog = window.findChild(QInputDialog)
    assert dialog is not None
    session.cursor.forward()
    dialog.setTextValue("a ladder")
    dialog.accept()
    assert node.name == "a ladder"
    assert session.cursor.node.name == ""


def test_the_size_of_the_board_stays(studio: Studio) -> None:
    window = studio.window(loads(GAME, "game").games[0])
    dialog = PropertiesDialog(window.session, window)
    rows = range(dialog.table.rowCount())
    row = next(r for r in rows if dialog.table.item(r, 0).text() == "SZ")
    dialog.table.item(row, 1).setText("9")
    dialog.accept()
    assert "SZ can't be changed here" in dialog.problem.text()
    dialog.reject()


def test_changes_go_to_the_position_it_was_opened_on(studio: Studio) -> None:
    window = studio.window(loads(GAME, "game").games[0])
    session = window.session
    session.cursor.forward()
    node = session.cursor.node
    dialog = PropertiesDialog(session, window)
    dialog.table.item(1, 1).setText("another comment")
    session.cursor.forward()  # as when an engine answers meanwhile
    here = session.cursor.node
    dialog.accept()
    assert node.comment == "another comment"
    assert session.cursor.node is here
    assert here.comment == ""
    dialog = PropertiesDialog(session, window)
    session.set_record(loads(GAME, "game").games[0])
    dialog.table.item(0, 1).setText("aa")
    dialog.accept()  # of a game that is not open any more
    assert not session.edits.undo_stack.canUndo()
