"""The model of the window: navigation, edits, undo, komi."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, SignalInstance

from engine.api.record import GameNode, GameRecord, Rules, gtp_to_point
from engine.api.review import Estimate
from sai_studio.model.session.session import Session

BLACK, WHITE = 1, -1


@pytest.fixture
def session(qapp: QObject) -> Session:
    return Session(GameRecord.new(Rules(size=7, komi=9.0)))


def play(session: Session, *vertices: str) -> None:
    for vertex in vertices:
        session.play(gtp_to_point(vertex, session.record.size))


def count(signal: SignalInstance) -> Callable[[], int]:
    heard: list[int] = []
    signal.connect(lambda *_: heard.append(1))
    return lambda: len(heard)


def test_moves_become_nodes_and_existing_moves_are_followed(session: Session) -> None:
    play(session, "D4", "C4")
    session.first()
    play(session, "D4")
    assert session.board.move_number == 1
    assert len(session.record.root.children) == 1
    assert [node.number for node in session.line] == [0, 1, 2]


def test_going_back_and_forward_keeps_the_variation(session: Session) -> None:
    play(session, "D4", "C4")
    session.back()
    play(session, "E4", "E5")
    variation = session.node
    session.first()
    session.forward(2)
    assert session.node is variation.parent
    session.last()
    assert session.node is variation
    session.to_main_line()
    assert session.node.number == 1
    session.forward()
    assert session.node.move == (WHITE, gtp_to_point("C4", 7))


def test_variations_are_walked_from_inside_a_branch(session: Session) -> None:
    play(session, "D4", "C4", "C5")
    session.back(2)
    play(session, "E4")
    session.next_variation(-1)
    assert session.node.move == (WHITE, gtp_to_point("C4", 7))
    session.forward()
    session.next_variation(1)
    assert session.node.move == (WHITE, gtp_to_point("E4", 7))
    session.next_variation(1)
    assert session.node.move == (WHITE, gtp_to_point("E4", 7))
    session.to_branch_point()
    assert session.node.number == 1


def test_navigation_is_no_edit(session: Session) -> None:
    play(session, "D4")
    session.undo_stack.setClean()
    tree = count(session.tree_changed)
    session.first()
    session.last()
    assert not session.dirty
    assert tree() == 0


def test_every_edit_can_be_undone_and_done_again(session: Session) -> None:
    play(session, "D4", "C4")
    session.back()
    play(session, "E4")
    session.make_main_line()
    session.set_comment("a lean")
    session.set_marks({gtp_to_point("A1", 7): "circle"})
    session.set_setup({gtp_to_point("G7", 7): WHITE}, BLACK)
    assert session.board.color_at(gtp_to_point("G7", 7)) == WHITE
    assert session.board.to_play == BLACK
    session.delete_branch()
    while session.undo_stack.canUndo():
        session.undo_stack.undo()
    assert session.node is session.record.root
    assert not session.record.root.children
    assert not session.dirty
    while session.undo_stack.canRedo():
        session.undo_stack.redo()
    (first,) = session.record.root.children
    assert [child.move for child in first.children] == [(WHITE, gtp_to_point("C4", 7))]
    session.undo_stack.undo()
    assert first.children[0].comment == "a lean"
    assert session.node is first.children[0]


def test_typing_is_one_undo_step(session: Session) -> None:
    for text in ("g", "go", "goo", "good"):
        session.set_comment(text)
    session.undo_stack.undo()
    assert session.node.comment == ""
    assert not session.undo_stack.canUndo()


def test_comments_of_two_nodes_do_not_merge(session: Session) -> None:
    session.set_comment("start")
    play(session, "D4")
    session.set_comment("center")
    session.undo_stack.undo()
    assert session.record.root.comment == "start"


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
    first = session.record.root.children[0]
    session.delete_branch(first)
    assert session.node is session.record.root
    session.undo_stack.undo()
    assert session.node is first


def test_a_variation_is_stored_without_moving(session: Session) -> None:
    points = tuple(gtp_to_point(v, 7) for v in ("D4", "C4", "E4"))
    session.add_variation(points)
    assert session.node is session.record.root
    assert len(session.line) == 4
    session.undo_stack.undo()
    assert not session.record.root.children


def test_a_komi_is_viewed_without_an_edit_and_written_as_one(session: Session) -> None:
    changed = count(session.komi_changed)
    session.set_view_komi(4.5)
    assert (session.view_komi, session.game_komi) == (4.5, 9.0)
    session.set_game_komi(4.5)
    assert session.game_komi == session.record.rules.komi == 4.5
    assert changed() >= 2
    session.undo_stack.undo()
    assert session.game_komi == session.view_komi == 9.0


def test_handicap_compensation_is_part_of_the_komi_on_show(qapp: QObject) -> None:
    rules = Rules(size=9, komi=0.5, handicap=4, handicap_bonus="stones")
    session = Session(GameRecord.new(rules))
    assert session.game_komi == 4.5
    session.set_game_komi(10.5)
    assert session.record.rules.komi == 6.5


def test_the_timeline_follows_the_line_and_the_komi(session: Session) -> None:
    play(session, "D4", "C4")
    line = session.line
    estimates = [
        (line[0], Estimate(9.0, 1.0, 0.5, 9.0, 50)),
        (line[1], Estimate(9.0, 1.0, 0.5, 9.0, 50)),
        (line[2], Estimate(12.0, 1.0, 0.95, 9.0, 50)),
    ]
    session.add_estimates(list(estimates))
    points = session.timeline
    assert [p.alpha for p in points] == [9.0, 9.0, 12.0]
    assert points[2].points_lost == pytest.approx(3.0)
    assert points[1].points_lost == pytest.approx(0.0)
    assert points[0].winrate == pytest.approx(0.5)
    session.set_game_komi(12.0)
    assert session.timeline[2].winrate == pytest.approx(0.5)
    session.back()
    session.set_setup({gtp_to_point("A1", 7): BLACK})
    assert [p.visits for p in session.timeline] == [50, 0, 0]


def test_another_record_starts_clean(session: Session) -> None:
    play(session, "D4")
    session.set_record(GameRecord.new(Rules(size=5, komi=24.5)))
    assert session.board.size == 5
    assert session.view_komi == 24.5
    assert not session.dirty
    assert not session.undo_stack.canUndo()


def test_visited_positions_are_walked_like_pages(session: Session) -> None:
    play(session, "D4", "C4", "E4")
    session.first()
    session.go_to_move(2)
    session.go_back_visited()
    assert session.node.number == 0
    session.go_back_visited()
    assert session.node.number == 3
    session.go_forward_visited()
    assert session.node.number == 0
    session.go_to_move(1)
    session.go_forward_visited()
    assert session.node.number == 1


def test_move_numbers_count_moves_not_nodes(session: Session) -> None:
    play(session, "D4")
    session.record.insert(session.node, GameNode(comment="a remark between two moves"))
    session.forward()
    play(session, "C4", "E4")
    numbers = [node.number for node in session.line]
    assert numbers == [0, 1, 1, 2, 3]
    for number in (0, 1, 2, 3):
        session.go_to_move(number)
        assert session.node is session.record.node_at_move(number)
    session.go_to_move(99)
    assert session.node is session.line[-1]
    session.go_to_move(-1)
    assert session.node is session.record.root


def test_deleted_positions_are_left_out_of_the_visited_ones(session: Session) -> None:
    play(session, "D4", "C4")
    deleted = session.node
    session.back()
    session.delete_branch(deleted)
    session.first()
    session.go_back_visited()
    assert session.node.number == 1
    session.go_back_visited()
    assert session.node.number == 0


def test_rules_that_change_hold_at_once(session: Session) -> None:
    heard: list[str] = []
    session.message.connect(lambda level, text: heard.append(text))
    play(session, "A1", "A2", "G7", "B2", "G6", "C1", "B1")
    assert "suicide" in heard.pop()
    session.set_info(session.record.info, session.record.rules.replace(suicide=True))
    play(session, "B1")
    assert not heard
    assert session.board.color_at(gtp_to_point("A1", 7)) == 0
