"""The model of the window: navigation, edits, undo, komi."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, SignalInstance

from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.review.timeline import Estimate
from sai_studio.session.session import Session

BLACK, WHITE = 1, -1


@pytest.fixture
def session(qapp: QObject) -> Session:
    return Session(GameRecord.new(Rules(size=7, komi=9.0)))


def play(session: Session, *vertices: str) -> None:
    for vertex in vertices:
        session.edits.play(gtp_to_point(vertex, session.cursor.record.size))


def count(signal: SignalInstance) -> Callable[[], int]:
    heard: list[int] = []
    signal.connect(lambda *_: heard.append(1))
    return lambda: len(heard)


def test_moves_become_nodes_and_existing_moves_are_followed(session: Session) -> None:
    play(session, "D4", "C4")
    session.cursor.first()
    play(session, "D4")
    assert session.cursor.board.move_number == 1
    assert len(session.cursor.record.root.children) == 1
    assert [node.number for node in session.cursor.line] == [0, 1, 2]


def test_going_back_and_forward_keeps_the_variation(session: Session) -> None:
    play(session, "D4", "C4")
    session.cursor.back()
    play(session, "E4", "E5")
    variation = session.cursor.node
    session.cursor.first()
    session.cursor.forward(2)
    assert session.cursor.node is variation.parent
    session.cursor.last()
    assert session.cursor.node is variation
    session.cursor.to_main_line()
    assert session.cursor.node.number == 1
    session.cursor.forward()
    assert session.cursor.node.move == (WHITE, gtp_to_point("C4", 7))


def test_variations_are_walked_from_inside_a_branch(session: Session) -> None:
    play(session, "D4", "C4", "C5")
    session.cursor.back(2)
    play(session, "E4")
    session.cursor.next_variation(-1)
    assert session.cursor.node.move == (WHITE, gtp_to_point("C4", 7))
    session.cursor.forward()
    session.cursor.next_variation(1)
    assert session.cursor.node.move == (WHITE, gtp_to_point("E4", 7))
    session.cursor.next_variation(1)
    assert session.cursor.node.move == (WHITE, gtp_to_point("E4", 7))
    session.cursor.to_branch_point()
    assert session.cursor.node.number == 1


def test_navigation_is_no_edit(session: Session) -> None:
    play(session, "D4")
    session.edits.undo_stack.setClean()
    tree = count(session.edits.tree_changed)
    session.cursor.first()
    session.cursor.last()
    assert not session.edits.dirty
    assert tree() == 0


def test_every_edit_can_be_undone_and_done_again(session: Session) -> None:
    play(session, "D4", "C4")
    session.cursor.back()
    play(session, "E4")
    session.edits.make_main_line()
    session.edits.set_comment("a lean")
    session.edits.set_marks({gtp_to_point("A1", 7): "circle"})
    session.edits.set_setup({gtp_to_point("G7", 7): WHITE}, BLACK)
    assert session.cursor.board.color_at(gtp_to_point("G7", 7)) == WHITE
    assert session.cursor.board.to_play == BLACK
    session.edits.delete_branch()
    while session.edits.undo_stack.canUndo():
        session.edits.undo_stack.undo()
    assert session.cursor.node is session.cursor.record.root
    assert not session.cursor.record.root.children
    assert not session.edits.dirty
    while session.edits.undo_stack.canRedo():
        session.edits.undo_stack.redo()
    (first,) = session.cursor.record.root.children
    assert [child.move for child in first.children] == [(WHITE, gtp_to_point("C4", 7))]
    session.edits.undo_stack.undo()
    assert first.children[0].comment == "a lean"
    assert session.cursor.node is first.children[0]


def test_typing_is_one_undo_step(session: Session) -> None:
    for text in ("g", "go", "goo", "good"):
        session.edits.set_comment(text)
    session.edits.undo_stack.undo()
    assert session.cursor.node.comment == ""
    assert not session.edits.undo_stack.canUndo()


def test_comments_of_two_nodes_do_not_merge(session: Session) -> None:
    session.edits.set_comment("start")
    play(session, "D4")
    session.edits.set_comment("center")
    session.edits.undo_stack.undo()
    assert session.cursor.record.root.comment == "start"


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        (["D4"], "D4", "occupied"),
        (["A2", "D4", "B1", "A1"], "", "suicide"),
        (["C4", "D4", "B3", "E3", "C2", "D2", "D3", "C3"], "D3", "ko"),
    ],
)
def test_illegal_moves_are_explained(
    session: Session, moves: list[str], move: str, reason: str
) -> None:
    heard: list[str] = []
    session.message.connect(lambda level, text: heard.append(text))
    play(session, *moves, *([move] if move else []))
    assert len(heard) == 1
    assert reason in heard[0]


def test_deleting_the_branch_we_are_in_goes_to_its_parent(session: Session) -> None:
    play(session, "D4", "C4", "E4")
    first = session.cursor.record.root.children[0]
    session.edits.delete_branch(first)
    assert session.cursor.node is session.cursor.record.root
    session.edits.undo_stack.undo()
    assert session.cursor.node is first


def test_a_variation_is_stored_without_moving(session: Session) -> None:
    points = tuple(gtp_to_point(v, 7) for v in ("D4", "C4", "E4"))
    session.edits.add_variation(points)
    assert session.cursor.node is session.cursor.record.root
    assert len(session.cursor.line) == 4
    session.edits.undo_stack.undo()
    assert not session.cursor.record.root.children


def test_a_variation_that_is_there_is_no_edit(session: Session) -> None:
    session.edits.add_variation((gtp_to_point("D4", 7),))
    session.mark_saved(Path("game.sgf"))
    session.edits.add_variation((gtp_to_point("D4", 7),))
    session.edits.add_variation((gtp_to_point("D4", 7), gtp_to_point("D4", 7)))  # not legal
    assert not session.edits.dirty
    assert session.edits.undo_stack.count() == 1
    assert session.cursor.node is session.cursor.record.root


def test_a_komi_is_viewed_without_an_edit_and_written_as_one(session: Session) -> None:
    changed = count(session.komi.changed)
    session.komi.view(4.5)
    assert (session.komi.viewed, session.komi.game) == (4.5, 9.0)
    session.komi.set_record_komi(4.5)
    assert session.komi.game == session.cursor.record.rules.komi == 4.5
    assert changed() >= 2
    session.edits.undo_stack.undo()
    assert session.komi.game == session.komi.viewed == 9.0


def test_handicap_compensation_is_part_of_the_komi_on_show(qapp: QObject) -> None:
    rules = Rules(size=9, komi=0.5, handicap=4, handicap_bonus="stones")
    session = Session(GameRecord.new(rules))
    assert session.komi.game == 4.5
    session.komi.set_record_komi(6.5)
    assert session.komi.game == session.komi.viewed == 10.5
    session.komi.view(12.5)
    session.komi.use_viewed()
    assert (session.cursor.record.rules.komi, session.komi.game) == (8.5, 12.5)


def test_the_timeline_follows_the_line_and_the_komi(session: Session) -> None:
    play(session, "D4", "C4")
    line = session.cursor.line
    estimates = [
        (line[0], Estimate(9.0, 1.0, 0.5, 9.0, 50)),
        (line[1], Estimate(9.0, 1.0, 0.5, 9.0, 50)),
        (line[2], Estimate(12.0, 1.0, 0.95, 9.0, 50)),
    ]
    session.timeline.add(list(estimates))
    points = session.timeline.points
    assert [p.alpha for p in points] == [9.0, 9.0, 12.0]
    assert points[2].points_lost == pytest.approx(3.0)
    assert points[1].points_lost == pytest.approx(0.0)
    assert points[0].winrate == pytest.approx(0.5)
    session.komi.set_record_komi(12.0)
    assert session.timeline.points[2].winrate == pytest.approx(0.5)
    session.cursor.back()
    session.edits.set_setup({gtp_to_point("A1", 7): BLACK})
    assert [p.visits for p in session.timeline.points] == [50, 0, 0]


def test_another_record_starts_clean(session: Session) -> None:
    play(session, "D4")
    session.set_record(GameRecord.new(Rules(size=5, komi=24.5)))
    assert session.cursor.board.size == 5
    assert session.komi.viewed == 24.5
    assert not session.edits.dirty
    assert not session.edits.undo_stack.canUndo()


def test_visited_positions_are_walked_like_pages(session: Session) -> None:
    play(session, "D4", "C4", "E4")
    session.cursor.first()
    session.cursor.go_to_move(2)
    session.cursor.go_back_visited()
    assert session.cursor.node.number == 0
    session.cursor.go_back_visited()
    assert session.cursor.node.number == 3
    session.cursor.go_forward_visited()
    assert session.cursor.node.number == 0
    session.cursor.go_to_move(1)
    session.cursor.go_forward_visited()
    assert session.cursor.node.number == 1


def test_move_numbers_count_moves_not_nodes(session: Session) -> None:
    play(session, "D4")
    session.cursor.record.insert(
        session.cursor.node, GameNode(comment="a remark between two moves")
    )
    session.cursor.forward()
    play(session, "C4", "E4")
    numbers = [node.number for node in session.cursor.line]
    assert numbers == [0, 1, 1, 2, 3]
    for number in (0, 1, 2, 3):
        session.cursor.go_to_move(number)
        assert session.cursor.node is session.cursor.record.node_at_move(number)
    session.cursor.go_to_move(99)
    assert session.cursor.node is session.cursor.line[-1]
    session.cursor.go_to_move(-1)
    assert session.cursor.node is session.cursor.record.root


def test_deleted_positions_are_left_out_of_the_visited_ones(session: Session) -> None:
    play(session, "D4", "C4")
    deleted = session.cursor.node
    session.cursor.back()
    session.edits.delete_branch(deleted)
    session.cursor.first()
    session.cursor.go_back_visited()
    assert session.cursor.node.number == 1
    session.cursor.go_back_visited()
    assert session.cursor.node.number == 0


def test_rules_that_change_hold_at_once(session: Session) -> None:
    heard: list[str] = []
    session.message.connect(lambda level, text: heard.append(text))
    play(session, "A1", "A2", "G7", "B2", "G6", "C1", "B1")
    assert "suicide" in heard.pop()
    session.edits.set_info(
        session.cursor.record.info, session.cursor.record.rules.replace(suicide=True)
    )
    play(session, "B1")
    assert not heard
    assert session.cursor.board.color_at(gtp_to_point("A1", 7)) == 0


def test_a_frame_is_added_as_setup_and_can_be_undone(qapp: QObject) -> None:
    record = GameRecord.new(Rules(size=19, komi=7.5))
    session = Session(record)
    play(session, "A3", "C4", "B3", "B4", "C3", "D3", "C2", "D2")
    before, problem = session.cursor.node, session.cursor.board.stones
    session.edits.add_frame()
    framed = session.cursor.board
    assert session.cursor.node.parent is before
    assert framed.to_play == BLACK
    assert (framed.stones[problem != 0] == problem[problem != 0]).all()
    assert (framed.stones != 0).sum() > 200
    session.edits.undo_stack.undo()
    assert session.cursor.node is before
    session.cursor.first()
    heard = count(session.edits.message)
    session.edits.add_frame()
    assert heard() == 1, "an empty board"
    assert not session.cursor.board.stones.any()
