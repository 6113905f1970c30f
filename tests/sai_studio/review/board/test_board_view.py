"""Mouse and wheel on the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QApplication, QMenu

from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from sai_studio.review.board.board_menu import board_menu
from sai_studio.review.board.board_view import BoardView
from sai_studio.review.board.tool_strip import ToolStrip
from tests.sai_studio.conftest import Studio


def at(vertex: str) -> int:
    return gtp_to_point(vertex, 7)


def place(board: BoardView, vertex: str) -> QPoint:
    return board.geometry_of_board.center(at(vertex)).toPoint()


def wheel(board: BoardView, vertex: str, delta: int) -> None:
    where = QPointF(place(board, vertex))
    event = QWheelEvent(
        where,
        board.mapToGlobal(where),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(board, event)


def test_a_click_plays_and_an_illegal_one_explains(studio: Studio) -> None:
    window = studio.window()
    board, session = window.board, window.session
    studio.qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=place(board, "D4"))
    assert session.cursor.board.move_number == 1
    studio.qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=place(board, "D4"))
    assert session.cursor.board.move_number == 1
    assert window.messages.text == "D4 is occupied."
    studio.qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert session.cursor.board.move_number == 1


def test_one_notch_is_one_move_and_small_turns_add_up(studio: Studio) -> None:
    window = studio.window()
    wheel(window.board, "A1", -120)
    assert window.session.cursor.node.number == 1
    wheel(window.board, "A1", -360)
    assert window.session.cursor.node.number == 4
    for _ in range(4):
        wheel(window.board, "A1", 30)
    assert window.session.cursor.node.number == 3


def test_hovering_a_candidate_shows_its_variation_and_the_wheel_walks_it(studio: Studio) -> None:
    window = studio.window(start=True)
    board, session = window.board, window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    assert session.reports.agent is not None
    candidate = session.reports.agent.candidates[0]
    assert candidate.move == at("D4")
    studio.qtbot.mouseMove(board, place(board, "D4"))
    assert session.selection.hovered is candidate
    studio.qtbot.waitUntil(lambda: len(board.scene.variation) == 10, timeout=60_000)
    wheel(board, "D4", 120)
    assert len(board.scene.variation) == 9
    wheel(board, "D4", -120)
    assert [stone.number for stone in board.scene.variation] == list(range(1, 11))
    assert session.cursor.node.number == 0
    second = session.reports.agent.candidates[1]
    studio.qtbot.mouseMove(board, board.geometry_of_board.center(second.move).toPoint())
    assert session.selection.hovered is second
    studio.qtbot.mouseMove(board, QPoint(1, 1))
    assert session.selection.hovered is None
    assert not board.scene.variation


def test_shift_click_keeps_the_variation(studio: Studio) -> None:
    window = studio.window(start=True)
    board, session = window.board, window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    assert session.reports.agent is not None
    candidate = session.reports.agent.candidates[1]
    spot = board.geometry_of_board.center(candidate.move).toPoint()
    studio.qtbot.mouseClick(
        board, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, spot
    )
    assert session.cursor.node is session.cursor.record.root
    kept = session.cursor.record.root.children[1]
    assert kept.move is not None
    assert kept.move.point == candidate.move


def test_setup_tools_put_stones_on_and_off(studio: Studio) -> None:
    window = studio.window()
    board, session = window.board, window.session
    for tool, color in (("black", 1), ("white", -1), ("empty", 0)):
        session.selection.set_tool(tool)
        studio.qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=place(board, "B2"))
        assert session.cursor.board.color_at(at("B2")) == color
    session.edits.undo_stack.undo()
    assert session.cursor.board.color_at(at("B2")) == -1
    session.cursor.go_to_move(3)
    session.selection.set_tool("white")
    studio.qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=place(board, "G7"))
    assert session.cursor.node.move is None
    assert session.cursor.board.color_at(at("G7")) == -1
    assert session.cursor.node.parent is not None
    assert session.cursor.node.parent.number == 3


@pytest.mark.parametrize("vertex", ["D4", "A1", None])
def test_the_menu_offers_what_makes_sense(studio: Studio, vertex: str | None) -> None:
    window = studio.window()
    session = window.session
    session.cursor.go_to_move(4)
    menu = board_menu(session, at(vertex) if vertex else None, window.documents.copy, window)
    texts = [action.text() for action in menu.actions()]
    assert ("Go to move 1" in texts) == (vertex == "D4")
    assert ("Play A1" in texts) == (vertex == "A1")
    assert "Pass" in texts
    assert "Copy game as SGF" in texts
    if vertex == "D4":
        next(a for a in menu.actions() if a.text() == "Go to move 1").trigger()
        assert session.cursor.node.number == 1
        next(a for a in menu.actions() if a.text() == "Copy D4").trigger()
        assert QGuiApplication.clipboard().text() == "D4"
    menu.deleteLater()


def submenu(menu: QMenu, title: str) -> QMenu:
    found = next(a.menu() for a in menu.actions() if a.text() == title)
    assert isinstance(found, QMenu)
    return found


def test_marks_and_letters_are_set_from_the_menu(studio: Studio) -> None:
    window = studio.window()
    session = window.session

    def choose(vertex: str, text: str) -> None:
        menu = board_menu(session, at(vertex), window.documents.copy, window)
        next(a for a in submenu(menu, "Mark").actions() if a.text() == text).trigger()
        menu.deleteLater()

    choose("A1", "Triangle")
    choose("B1", "Letter")
    choose("C1", "Letter")
    assert session.cursor.node.marks == {
        at("A1"): "triangle",
        at("B1"): "label:A",
        at("C1"): "label:B",
    }
    choose("B1", "Remove")
    choose("A1", "Triangle")
    assert session.cursor.node.marks == {at("C1"): "label:B"}
    session.edits.undo_stack.undo()
    assert at("A1") in session.cursor.node.marks


def test_right_click_opens_a_menu(studio: Studio) -> None:
    window = studio.window()
    window.board.menu_requested.emit(at("A1"), window.board.mapToGlobal(QPoint(5, 5)))
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    popup.close()


def test_a_region_is_dragged_open_shown_and_left_with_escape(studio: Studio) -> None:
    window = studio.window()
    board, session = window.board, window.session
    tools = window.findChild(ToolStrip)
    assert isinstance(tools, ToolStrip)
    window.actions_["tool_region"].trigger()
    assert tools.isVisibleTo(window)
    studio.qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=place(board, "C5"))
    studio.qtbot.mouseMove(board, place(board, "B4"))
    assert board.scene.region == {at(v) for v in ("B4", "C4", "B5", "C5")}
    studio.qtbot.mouseMove(board, QPoint(0, board.height() - 1))
    studio.qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=QPoint(0, board.height() - 1))
    corner = {row * 7 + column for row in range(2, 7) for column in range(3)}
    assert session.region.points == corner
    assert session.selection.tool == "play"
    assert session.cursor.board.move_number == 0
    assert "A1 to C5" in tools.label.text()
    assert window.actions_["whole_board"].isEnabled()
    window.actions_["stop"].trigger()
    assert not session.region.points
    assert not tools.isVisibleTo(window)
    assert not window.actions_["whole_board"].isEnabled()


def test_a_smaller_board_under_the_resting_mouse(studio: Studio) -> None:
    window = studio.window()
    window.session.set_record(GameRecord(Rules(size=19)))
    board = window.board
    studio.qtbot.mouseMove(board, QPoint(board.width() - 60, board.height() - 60))
    corner = board.geometry_of_board.center(19 * 19 - 1).toPoint()
    studio.qtbot.mouseMove(board, corner)
    assert board.scene.hover is not None
    window.session.set_record(GameRecord(Rules(size=7)))
    assert board.scene.hover is None
    assert not board.grab().isNull()
