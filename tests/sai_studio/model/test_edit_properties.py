"""Whatever is done can be undone to the last byte; walking changes nothing."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from engine.api.record import BoardState, dumps
from sai_studio.model.session.session import Session
from tests.sai_studio.conftest import seven_by_seven

POINT = st.integers(0, 49)
EDITS = st.lists(
    st.one_of(
        st.tuples(st.just("play"), POINT),
        st.tuples(st.just("stone"), st.integers(0, 48)),
        st.tuples(st.just("comment"), POINT),
        st.tuples(st.just("mark"), st.integers(0, 48)),
        st.tuples(st.sampled_from(["delete", "promote", "main", "turn", "komi"]), POINT),
        st.tuples(st.sampled_from(["back", "forward", "variation", "visited"]), POINT),
    ),
    max_size=25,
)
WALKS = {"back", "forward", "variation", "visited"}


def do(session: Session, name: str, value: int) -> None:
    steps = {
        "play": lambda: session.play(value),
        "stone": lambda: session.set_stone(value, value % 3 - 1),
        "comment": lambda: session.set_comment(f"note {value}"),
        "mark": lambda: session.set_marks({**session.node.marks, value: "circle"}),
        "delete": session.delete_branch,
        "promote": session.promote,
        "main": session.make_main_line,
        "turn": session.switch_turn,
        "komi": lambda: session.set_game_komi(value / 2),
        "back": lambda: session.back(value % 5),
        "forward": lambda: session.forward(value % 5),
        "variation": lambda: session.next_variation(value % 3 - 1),
        "visited": session.go_back_visited,
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
    session.last()
    original = dumps([session.record])
    for name, value in edits:
        before = dumps([session.record]) if name in WALKS else b""
        do(session, name, value)
        assert session.node in session.line
        assert figures(session.board) == figures(session.record.board_at(session.node))
        if name in WALKS:
            assert dumps([session.record]) == before
    changed = dumps([session.record])
    while session.undo_stack.canUndo():
        session.undo_stack.undo()
    assert dumps([session.record]) == original
    while session.undo_stack.canRedo():
        session.undo_stack.redo()
    assert dumps([session.record]) == changed
