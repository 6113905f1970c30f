"""Whatever is done can be undone to the last byte; walking changes nothing."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from engine.record.board_state import BoardState
from engine.record.sgf import dumps
from engine.record.transform import Turn
from sai_studio.session.session import Session
from tests.sai_studio.conftest import seven_by_seven

POINT = st.integers(0, 49)
EDITS = st.lists(
    st.one_of(
        st.tuples(st.just("play"), POINT),
        st.tuples(st.just("stone"), st.integers(0, 48)),
        st.tuples(st.just("comment"), POINT),
        st.tuples(st.just("mark"), st.integers(0, 48)),
        st.tuples(
            st.sampled_from(["delete", "promote", "main", "turn", "komi", "rotate", "colors"]),
            POINT,
        ),
        st.tuples(st.sampled_from(["back", "forward", "variation", "visited"]), POINT),
    ),
    max_size=25,
)
WALKS = {"back", "forward", "variation", "visited"}


def do(session: Session, name: str, value: int) -> None:
    steps = {
        "play": lambda: session.edits.play(value),
        "stone": lambda: session.edits.set_stone(value, value % 3 - 1),
        "comment": lambda: session.edits.set_comment(f"note {value}"),
        "mark": lambda: session.edits.set_marks({**session.cursor.node.marks, value: "circle"}),
        "delete": session.edits.delete_branch,
        "promote": session.edits.promote,
        "main": session.edits.make_main_line,
        "turn": session.edits.switch_turn,
        "komi": lambda: session.komi.set_record_komi(value / 2),
        "rotate": lambda: session.edits.turn_game(list(Turn)[value % 4]),
        "colors": session.edits.exchange_colors,
        "back": lambda: session.cursor.back(value % 5),
        "forward": lambda: session.cursor.forward(value % 5),
        "variation": lambda: session.cursor.next_variation(value % 3 - 1),
        "visited": session.cursor.go_back_visited,
    }
    steps[name]()


def figures(board: BoardState) -> tuple[object, ...]:
    """What a board shows; kept boards come and go, so equal ones may be different objects."""
    counts = board.move_number, board.captured_black, board.captured_white
    return (board.cells, board.to_play, board.last_move, board.ko_point, board.problem, *counts)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(edits=EDITS)
def test_undo_brings_every_byte_back(qapp: QApplication, edits: list[tuple[str, int]]) -> None:
    session = Session(seven_by_seven())
    session.cursor.last()
    original = dumps([session.cursor.record])
    for name, value in edits:
        before = dumps([session.cursor.record]) if name in WALKS else b""
        do(session, name, value)
        assert session.cursor.node in session.cursor.line
        assert figures(session.cursor.board) == figures(
            session.cursor.record.board_at(session.cursor.node)
        )
        if name in WALKS:
            assert dumps([session.cursor.record]) == before
    changed = dumps([session.cursor.record])
    while session.edits.undo_stack.canUndo():
        session.edits.undo_stack.undo()
    assert dumps([session.cursor.record]) == original
    while session.edits.undo_stack.canRedo():
        session.edits.undo_stack.redo()
    assert dumps([session.cursor.record]) == changed
