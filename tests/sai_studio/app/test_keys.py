"""Keys of the main window: walking the game, mistakes and disagreements, text fields, overlays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from engine.review.timeline import Estimate
from sai_studio.app.main_window import MainWindow
from sai_studio.session.session import Session
from tests.reports import Shape, make_report
from tests.sai_studio.conftest import Studio, seven_by_seven

KEY = Qt.Key
TYPING = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox)


def focusable(window: MainWindow) -> list[QWidget]:
    """Every visible widget that takes the keyboard, but text and number fields."""
    found = [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.ClickFocus
        and not isinstance(widget, TYPING)
    ]
    return [w for w in found if not isinstance(w.focusProxy(), TYPING)]


def test_keys_walk_the_game_with_the_focus_in_any_panel(studio: Studio) -> None:
    window = studio.window(panels=True, start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    window.activateWindow()
    kinds = set()
    for name in ("tree", "comment", "info"):
        window.docks[name].raise_()
        for widget in focusable(window):
            widget.setFocus()
            if QApplication.focusWidget() is not widget:
                continue
            kinds.add(type(widget).__name__)
            session.cursor.first()
            for key, expected in (
                (KEY.Key_Right, 1),
                (KEY.Key_Right, 2),
                (KEY.Key_PageDown, 12),
                (KEY.Key_Left, 11),
                (KEY.Key_PageUp, 1),
                (KEY.Key_End, 12),
                (KEY.Key_Home, 0),
            ):
                studio.qtbot.keyClick(QApplication.focusWidget(), key)
                assert session.cursor.node.number == expected, (widget, key)
    studio.qtbot.waitUntil(
        lambda: any(isinstance(w, QAbstractItemView) for w in focusable(window)), timeout=60_000
    )
    assert len(kinds) >= 3, kinds


def test_typing_stays_in_text_fields(studio: Studio) -> None:
    window = studio.window(panels=True)
    window.docks["comment"].raise_()
    editors = [e for e in window.findChildren(QPlainTextEdit) if e.isVisible()]
    editors += [e for e in window.findChildren(QTextEdit) if e.isVisible()]  # type: ignore[misc]
    assert editors
    editors[0].setFocus()
    for letter in "bkm ":
        studio.qtbot.keyClick(editors[0], letter)
    assert editors[0].toPlainText() == "bkm "
    assert window.session.cursor.board.move_number == 0


def test_the_komi_field_keeps_its_own_keys(studio: Studio) -> None:
    window = studio.window()
    box = window.komi.box
    box.setFocus()
    studio.qtbot.keyClick(box, KEY.Key_Up)
    assert window.session.komi.viewed == 10.0
    assert window.session.cursor.node.number == 0
    assert window.session.komi.game == 9.5
    window.session.komi.view_game()
    assert box.value() == 9.5


def test_a_komi_is_typed_while_reports_arrive(studio: Studio) -> None:
    window = studio.window()
    session, box = window.session, window.komi.box
    box.setFocus()
    box.selectAll()
    for key in "3.5":
        studio.qtbot.keyClicks(box, key)
        session.reports.refresh()
    assert box.value() == 9.5, "until Enter"
    studio.qtbot.keyClick(box, KEY.Key_Return)
    assert session.komi.viewed == 3.5
    session.komi.view(3.25)
    assert box.text() == "3.25"
    session.komi.view_game()
    assert box.text() == "9.5"


@pytest.mark.parametrize(
    ("key", "modifiers", "check"),
    [
        (KEY.Key_P, None, lambda s: s.cursor.board.last_move == 49),
        (KEY.Key_Period, None, lambda s: s.komi.viewed == 10.0),
        (KEY.Key_Comma, None, lambda s: s.komi.viewed == 9.0),
        (KEY.Key_Period, Qt.KeyboardModifier.ShiftModifier, lambda s: s.komi.viewed == 10.5),
        (KEY.Key_Equal, None, lambda s: s.komi.viewed == s.komi.game == 9.5),
        (KEY.Key_1, None, lambda s: s.cursor.board.move_number == 1),
        (KEY.Key_2, None, lambda s: len(s.cursor.record.root.children) == 2),
        (KEY.Key_Return, None, lambda s: s.cursor.board.move_number == 1),
        (KEY.Key_Space, None, lambda s: not s.engine.analyzing),
        (KEY.Key_Escape, None, lambda s: not s.engine.analyzing),
        (KEY.Key_C, None, lambda s: s.selection.tool == "score"),
    ],
)
def test_keys_do_what_the_sheet_says(
    studio: Studio,
    key: Qt.Key,
    modifiers: Qt.KeyboardModifier | None,
    check: Callable[[Session], bool],
) -> None:
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    studio.qtbot.keyClick(window.board, key, modifiers or Qt.KeyboardModifier.NoModifier)
    assert check(session)


def test_variation_keys(studio: Studio) -> None:
    window = studio.window()
    session, press = window.session, studio.qtbot.keyClick
    session.cursor.go_to_move(5)
    press(window.board, KEY.Key_Down)
    assert session.cursor.node.number == 3
    assert session.cursor.node.parent is not None
    assert session.cursor.node is session.cursor.node.parent.children[1]
    press(window.board, KEY.Key_B)
    assert session.cursor.node.number == 2
    press(window.board, KEY.Key_B, Qt.KeyboardModifier.ShiftModifier)
    session.cursor.last()
    assert session.cursor.node.number == 12


def test_overlay_keys_toggle_what_is_drawn(studio: Studio) -> None:
    window = studio.window(start=True)
    studio.qtbot.waitUntil(lambda: window.session.engine.status.state == "ready", timeout=60_000)
    board = window.board
    assert board.scene.discs
    assert len(board.scene.agents) == 2
    studio.qtbot.keyClick(board, KEY.Key_E)
    studio.qtbot.keyClick(board, KEY.Key_U)
    studio.qtbot.keyClick(board, KEY.Key_K)
    scene = board.scene
    assert (scene.discs, scene.agents, scene.coordinates) == ((), (), False)
    studio.qtbot.keyClick(board, KEY.Key_R)
    assert board.scene.policy is not None
    assert not window.actions_["overlay_candidates"].isChecked()
    assert window.actions_["overlay_policy"].isChecked()
    studio.qtbot.keyClick(board, KEY.Key_V)
    assert board.scene.visits is not None
    assert window.actions_["overlay_visits"].isChecked()


def test_mistakes_are_walked(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    losses = [point.points_lost for point in session.timeline.points]
    studio.qtbot.keyClick(window.board, KEY.Key_N)
    before = session.cursor.node.number
    assert before > 0
    loss = losses[before + 1]
    assert loss is not None
    assert loss > 0.5
    studio.qtbot.keyClick(window.board, KEY.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert "No mistake" in window.messages.text


def test_disagreements_of_the_agents_are_walked(studio: Studio) -> None:
    window = studio.window()
    session = window.session
    line = session.cursor.line
    shapes = [Shape("D4", 9.0, 1.0, 400, 0.6), Shape("E5", 9.0, 1.0, 300, 0.2)]
    for place, moves in ((2, ["D4", "D4", "D4"]), (4, ["D4", "D4", "E5"]), (7, ["E5", "D4", "D4"])):
        session.reports.add(line[place], make_report(shapes, moves=moves))
    session.cursor.first()
    visited = []
    for _ in range(3):
        studio.qtbot.keyClick(window.board, KEY.Key_D)
        visited.append(session.cursor.node.number)
    assert visited == [4, 7, 7]
    assert "No disagreement" in window.messages.text
    studio.qtbot.keyClick(window.board, KEY.Key_D, Qt.KeyboardModifier.ShiftModifier)
    assert session.cursor.node.number == 4


def test_the_keys_for_mistakes_pass_over_single_network_answers(studio: Studio) -> None:
    window = studio.window()
    session = window.session
    for visits, stop in ((1, 0), (50, 1)):  # every move is a mistake
        session.timeline.add(
            [
                (node, Estimate(9.0 - 9.0 * (i % 2), 1.0, 0.5, 9.5, visits))
                for i, node in enumerate(session.cursor.line)
            ]
        )
        session.cursor.first()
        studio.qtbot.keyClick(window.board, KEY.Key_N)
        assert session.cursor.node.number == stop


def test_the_keys_for_mistakes_pass_over_those_that_did_not_matter(studio: Studio) -> None:
    window = studio.window()
    session = window.session
    session.timeline.add(
        [
            (node, Estimate(40.0 - 9.0 * (i % 2), 1.0, 1.0, 9.5, 500))
            for i, node in enumerate(session.cursor.line)
        ]
    )
    session.cursor.first()
    assert session.timeline.mistakes
    studio.qtbot.keyClick(window.board, KEY.Key_N)
    assert session.cursor.node.number == 0
    assert "No mistake" in window.messages.text


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("previous_variation", "no other variation"),
        ("next_variation", "no other variation"),
        ("main_line", "This is the main line"),
        ("visited_back", "No other position was viewed"),
        ("visited_forward", "No other position was viewed"),
        ("fold", "No move follows"),
        ("fold_variations", "no variation to collapse"),
        ("unfold_all", "No branch is collapsed"),
        ("next_mistake", "No mistake"),
        ("next_disagreement", "No disagreement"),
        ("next_remark", "no comment or annotation"),
        ("hint", "no network"),
        ("komi_fair", "fair komi is known once"),
    ],
)
def test_a_command_that_finds_nothing_says_so(studio: Studio, command: str, said: str) -> None:
    studio.network = None
    window = studio.window(seven_by_seven([]))
    window.messages.clear()
    assert window.actions_[command].isEnabled()
    window.actions_[command].trigger()
    assert said in window.messages.text


def test_a_command_that_finds_something_says_nothing(studio: Studio) -> None:
    window = studio.window(seven_by_seven(["D4", "D5", "E5"]))
    session = window.session
    session.cursor.go_to_move(1)
    session.edits.play(0)  # a variation
    for command in ("main_line", "visited_back", "previous_variation", "next_variation"):
        window.messages.clear()
        window.actions_[command].trigger()
        assert window.messages.text == "", command
    session.cursor.go_to_move(1)
    session.edits.play(1)
    session.edits.play(2)
    for command in ("fold_variations", "unfold_all", "fold"):
        window.actions_[command].trigger()
        assert window.messages.text == "", command
