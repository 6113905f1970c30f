"""The board cursor: everything that a click on the board does, with the keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QWidget,
)

from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.board_shape import BoardShape
from engine.record.game_record import GameRecord
from sai_studio.app.main_window import MainWindow
from sai_studio.review.board import board_cursor
from sai_studio.review.tree.tree_view import TreeView
from tests.sai_studio.conftest import Studio, seven_by_seven

KEY = Qt.Key


def at(vertex: str) -> int:
    return gtp_to_point(vertex, 7)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader was asked to speak."""
    texts: list[str] = []

    class Reader:
        AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

        @staticmethod
        def updateAccessibility(event: object) -> None:
            assert isinstance(event, QAccessibleAnnouncementEvent)
            texts.append(event.message())

    monkeypatch.setattr(board_cursor, "QAccessible", Reader)
    return texts


def press(studio: Studio, window: MainWindow, *keys: Qt.Key) -> None:
    for key in keys:
        studio.qtbot.keyClick(window.board, key)


def switch_on(studio: Studio, window: MainWindow) -> None:
    studio.qtbot.keyClick(window.board, KEY.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert window.board.keyboard_cursor.is_on
    assert window.actions_["board_cursor"].isChecked()


def test_arrows_move_it_and_enter_plays(studio: Studio, spoken: list[str]) -> None:
    window = studio.window(seven_by_seven([]))
    cursor, session = window.board.keyboard_cursor, window.session
    switch_on(studio, window)
    assert window.board.scene.cursor == at("D4")
    press(studio, window, KEY.Key_Up, KEY.Key_Right, KEY.Key_Return)
    assert cursor.point == at("E5")
    assert session.cursor.board.last_move == at("E5")
    press(studio, window, KEY.Key_Down, KEY.Key_Left, KEY.Key_Space)
    assert session.cursor.board.color_at(at("D4")) == -1
    assert session.engine.analyzing, "Space played a stone"
    press(studio, window, KEY.Key_Space)
    assert spoken == [
        "Board cursor on. D4, empty",
        "D5, empty",
        "E5, empty",
        "E5, black stone, last move",
        "E4, empty",
        "D4, empty",
        "D4, white stone, last move",
        "D4 is occupied.",
    ]
    assert window.board.accessibleDescription() == "D4 is occupied."


def test_escape_gives_the_arrows_back_to_the_game(studio: Studio, spoken: list[str]) -> None:
    window = studio.window()
    session = window.session
    switch_on(studio, window)
    press(studio, window, KEY.Key_Right)
    assert session.cursor.node.number == 0
    assert session.engine.analyzing
    press(studio, window, KEY.Key_Escape)
    assert not window.board.keyboard_cursor.is_on
    assert not window.actions_["board_cursor"].isChecked()
    assert window.board.scene.cursor is None
    assert session.engine.analyzing, "Escape left only the cursor"
    press(studio, window, KEY.Key_Right)
    assert session.cursor.node.number == 1
    assert spoken[-1] == "Board cursor off"


def test_other_keys_work_and_moves_are_spoken(studio: Studio, spoken: list[str]) -> None:
    window = studio.window()
    switch_on(studio, window)
    press(studio, window, KEY.Key_PageDown)
    assert window.session.cursor.node.number == 10
    assert spoken[-1] == "Move 10, white C2"
    press(studio, window, KEY.Key_P)
    assert spoken[-1] == "Move 11, black pass"


@pytest.mark.parametrize("shape", [BoardShape(7, 4), BoardShape(3, 7), BoardShape(7, 7)])
def test_it_stays_on_the_board(studio: Studio, shape: BoardShape) -> None:
    window = studio.window(GameRecord(Rules(size=7), shape=shape))
    cursor = window.board.keyboard_cursor
    switch_on(studio, window)
    corners = set()
    for keys in (
        (KEY.Key_Up, KEY.Key_Left),
        (KEY.Key_Down,),
        (KEY.Key_Right,),
        (KEY.Key_Up,),
    ):
        for key in keys:
            press(studio, window, *[key] * 9)
        corners.add(shape.place(cursor.point))
    rows, columns = shape.rows - 1, shape.columns - 1
    assert corners == {(0, 0), (rows, 0), (rows, columns), (0, columns)}


def test_another_board_moves_it_to_the_middle(studio: Studio) -> None:
    window = studio.window(GameRecord(Rules(size=19)))
    switch_on(studio, window)
    press(studio, window, *[KEY.Key_Right] * 9)
    window.documents.new(GameRecord(Rules(size=5)))
    assert window.board.scene.cursor == gtp_to_point("C3", 5)


def test_candidates_are_spoken(studio: Studio) -> None:
    window = studio.window(seven_by_seven([]), start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    switch_on(studio, window)
    assert window.board.accessibleDescription().endswith("D4, empty, candidate 1")
    assert session.selection.hovered is not None, "its variation is shown, as with the mouse"
    window.actions_["overlay_candidates"].trigger()
    assert window.board.text_of(at("D4")) == "D4, empty"


def test_tools_are_applied(studio: Studio) -> None:
    window = studio.window(seven_by_seven([]))
    session, board = window.session, window.board
    switch_on(studio, window)
    session.selection.set_tool("white")
    press(studio, window, KEY.Key_Return, KEY.Key_Left)
    assert session.cursor.board.color_at(at("D4")) == -1
    assert session.cursor.board.color_at(at("C4")) == 0, "moving on sets up no more stones"
    session.selection.set_tool("triangle")
    press(studio, window, KEY.Key_Return)
    assert session.cursor.node.marks == {at("C4"): "triangle"}
    assert board.text_of(at("C4")) == "C4, empty, triangle"
    session.selection.set_tool("letter")
    press(studio, window, KEY.Key_Return)
    assert board.text_of(at("C4")) == "C4, empty, label A"
    session.selection.set_tool("arrow")
    press(studio, window, KEY.Key_Return, KEY.Key_Up, KEY.Key_Up)
    assert board.scene.lines[0].end == at("C6"), "it is drawn while the cursor moves"
    press(studio, window, KEY.Key_Return)
    assert [(line.start, line.end) for line in session.cursor.node.lines] == [(at("C4"), at("C6"))]
    session.selection.set_tool("region")
    press(studio, window, KEY.Key_Return, KEY.Key_Right, KEY.Key_Down, KEY.Key_Return)
    assert session.region.points == frozenset(map(at, ("C6", "D6", "C5", "D5")))
    assert board.text_of(at("C6")) == "C6, empty, in the searched region"


def test_with_the_focus_elsewhere_arrows_step_through_the_game(studio: Studio) -> None:
    window = studio.window(panels=True)
    switch_on(studio, window)
    table = window.docks["tree"].widget().findChildren(TreeView)[0]
    table.setFocus()
    assert window.board.scene.cursor is None
    studio.qtbot.keyClick(table, KEY.Key_Right)
    assert window.session.cursor.node.number == 1


def name_of(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


def is_part(widget: QWidget) -> bool:
    """Whether a widget belongs to another one, which has the name: the field of a spin box."""
    parent = widget.parentWidget()
    if isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget:
        return True
    in_list = widget.window().windowType() == Qt.WindowType.Popup  # of a combo box
    return in_list or isinstance(parent, QComboBox | QAbstractSpinBox)


@pytest.mark.parametrize("record", ["game", "empty"])
def test_each_widget_with_the_focus_has_a_name(studio: Studio, record: str) -> None:
    window = studio.window(seven_by_seven([] if record == "empty" else None), panels=True)
    window.find_bar.open()
    docks = [*window.docks.all(), window.docks["play"]]
    for dock in docks:
        dock.show()
        dock.raise_()
    nameless = []
    for widget in window.findChildren(QWidget):
        takes_focus = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if takes_focus and not is_part(widget) and not name_of(widget).strip():
            parents = (w for w in (widget.parentWidget(), widget.window()) if w is not None)
            nameless.append([type(w).__name__ for w in (widget, *parents)])
    assert "\n".join(map(str, nameless)) == ""
