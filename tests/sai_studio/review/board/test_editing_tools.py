"""The editing tools: clicks, drags, second clicks, and one undo step per stroke."""

from __future__ import annotations

import pytest

from engine.record.game_node import Line
from sai_studio.review.board.editing_tools import EditingTools
from sai_studio.session.session import Session
from tests.sai_studio.conftest import seven_by_seven


@pytest.fixture
def session(qapp: object) -> Session:
    return Session(seven_by_seven())


def drag(tools: EditingTools, *points: int) -> None:
    tools.press(points[0])
    for point in points[1:]:
        tools.drag(point)
    tools.release(points[-1])


def test_a_stroke_marks_points_and_is_one_step(session: Session) -> None:
    tools = EditingTools(session)
    session.selection.set_tool("triangle")
    drag(tools, 0, 1, 2)
    assert dict(session.cursor.node.marks) == dict.fromkeys((0, 1, 2), "triangle")
    drag(tools, 1)
    assert set(session.cursor.node.marks) == {0, 2}
    session.edits.undo_stack.undo()
    session.edits.undo_stack.undo()
    assert not session.cursor.node.marks


def test_letters_and_numbers_count_on(session: Session) -> None:
    tools = EditingTools(session)
    for tool, points in (("letter", (0, 1)), ("number", (2, 3))):
        session.selection.set_tool(tool)
        for point in points:
            drag(tools, point)
    assert list(session.cursor.node.marks.values()) == ["label:A", "label:B", "label:1", "label:2"]


def test_lines_by_drag_and_by_two_clicks(session: Session) -> None:
    tools = EditingTools(session)
    session.selection.set_tool("arrow")
    drag(tools, 0, 8)
    session.selection.set_tool("line")
    drag(tools, 3)
    drag(tools, 10)
    assert session.cursor.node.lines == (Line(0, 8, True), Line(3, 10, False))
    drag(tools, 10, 3)
    assert session.cursor.node.lines == (Line(0, 8, True),)
    session.selection.set_tool("empty")
    drag(tools, 8)
    assert session.cursor.node.lines == ()


def test_dimmed_points_hold_until_they_are_lit(session: Session) -> None:
    tools = EditingTools(session)
    session.selection.set_tool("dim")
    drag(tools, 0, 1)
    assert session.cursor.node.dimmed == {0, 1}
    session.cursor.forward()
    drag(tools, 0, 1)
    assert session.cursor.node.dimmed == frozenset()
