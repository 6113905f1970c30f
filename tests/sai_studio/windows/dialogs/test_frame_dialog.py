"""The dialog that frames a local problem: a preview, one undo step, and refusals."""

from __future__ import annotations

from engine.api.record import GameRecord, Rules, dumps, gtp_to_point
from sai_studio.windows.dialogs.frame_dialog import FrameDialog
from tests.sai_studio.conftest import Studio


def problem() -> GameRecord:
    record = GameRecord(Rules(size=13, komi=7.5))
    stones = {gtp_to_point(v, 13): 1 for v in ("B2", "C2", "C1")}
    stones |= {gtp_to_point(v, 13): -1 for v in ("B3", "C3", "D3", "D2", "D1")}
    record.set_setup(record.root, stones, 1)
    return record


def test_a_frame_is_added_and_undone_in_one_step(studio: Studio) -> None:
    window = studio.window(problem())
    before = dumps([window.session.cursor.record])
    window.actions_["frame"].trigger()
    [dialog] = window.findChildren(FrameDialog)
    assert "White attacks" in dialog.note.text()
    dialog.ok.click()
    board, rules = window.session.cursor.board, window.session.cursor.record.rules
    assert (board.stones != 0).sum() > 80
    assert board.color_at(gtp_to_point("B2", 13)) == 1
    assert board.to_play == 1
    assert rules.komi % 1 == 0.5
    window.session.edits.undo_stack.undo()
    assert dumps([window.session.cursor.record]) == before


def test_after_a_move_the_frame_gets_a_node_of_its_own(studio: Studio) -> None:
    record = problem()
    record.add_move(record.root, gtp_to_point("A2", 13))
    window = studio.window(record)
    window.session.cursor.forward()
    moved = window.session.cursor.node
    window.actions_["frame"].trigger()
    [dialog] = window.findChildren(FrameDialog)
    dialog.ok.click()
    assert window.session.cursor.node.parent is moved
    assert window.session.cursor.board.to_play == -1


def test_without_a_problem_the_dialog_says_why(studio: Studio) -> None:
    window = studio.window(GameRecord(Rules(size=9)))
    window.actions_["frame"].trigger()
    [dialog] = window.findChildren(FrameDialog)
    assert not dialog.ok.isEnabled()
    assert "stones of both sides" in dialog.note.text()
    dialog.reject()
