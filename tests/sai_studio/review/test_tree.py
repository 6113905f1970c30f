from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sai_studio.kit import theme
from sai_studio.review.tree.tree_panel import TreePanel
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.waiting import settle


@pytest.fixture
def panel(played: Session, show: Show) -> TreePanel:
    played.cursor.go_to(played.cursor.line[3])
    for point in (20, 21, 22):
        played.edits.play(point)
    played.cursor.to_main_line()
    panel = TreePanel(ViewContext(played))
    show(panel, 400, 160)
    return panel


def test_empty(session: Session, show: Show) -> None:
    panel = TreePanel(ViewContext(session))
    show(panel, 400, 160)
    assert "every move" in panel.empty_text
    session.edits.play(3)
    settle(50)
    assert panel.empty_text == ""


def test_a_click_goes_there(panel: TreePanel, played: Session, qtbot: QtBot) -> None:
    target = played.cursor.record.root.children[0].children[0]
    at = panel.view.center_of(target).toPoint()
    assert panel.view.node_at(panel.view.center_of(target)) is target
    qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert played.cursor.node is target
    qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(390, 150))
    assert played.cursor.node is target


def test_the_current_node_stays_in_view(session: Session, show: Show) -> None:
    for _ in range(200):
        session.edits.pass_move()
    panel = TreePanel(ViewContext(session))
    show(panel, 400, 160)
    assert 0 < panel.view.center_of(session.cursor.node).x() < 400
    session.cursor.first()
    settle()
    assert 0 < panel.view.center_of(session.cursor.node).x() < 400


def test_the_menu_edits_the_tree(panel: TreePanel, played: Session) -> None:
    variation = played.cursor.record.root.children[0].children[0].children[0].children[1]
    menu = panel.view.menu_for(variation)
    actions = {action.text(): action for action in menu.actions() if action.text()}
    actions["Make main line"].trigger()
    fork = variation.parent
    assert fork is not None
    assert fork.children[0] is variation
    settle(50)
    assert panel.view.center_of(variation).y() == panel.view.center_of(fork).y()
    again = {a.text(): a for a in panel.view.menu_for(variation).actions()}
    assert not again["Make main line"].isEnabled()
    again["Delete branch"].trigger()
    assert len(fork.children) == 1
    played.edits.undo_stack.undo()
    assert fork.children[0] is variation
    root = {a.text(): a for a in panel.view.menu_for(played.cursor.record.root).actions()}
    assert not root["Delete branch"].isEnabled()


def test_the_menu_cuts_and_copies_any_variation(played: Session, qtbot: QtBot) -> None:
    asked: list[tuple[str, object]] = []
    context = ViewContext(
        played,
        copy_branch=lambda node: asked.append(("copy", node)),
        cut_branch=lambda node: asked.append(("cut", node)),
    )
    panel = TreePanel(context)
    qtbot.addWidget(panel)
    node = played.cursor.line[4]
    actions = {a.text(): a for a in panel.view.menu_for(node).actions()}
    actions["Copy variation"].trigger()
    actions["Cut variation"].trigger()
    assert asked == [("copy", node), ("cut", node)]
    root = {a.text(): a for a in panel.view.menu_for(played.cursor.record.root).actions()}
    assert (root["Copy variation"].isEnabled(), root["Cut variation"].isEnabled()) == (True, False)


def test_nodes_that_can_not_be_played_are_crossed_out(panel: TreePanel, played: Session) -> None:
    occupied = played.cursor.record.add_move(played.cursor.line[-1], 0)
    played.cursor.go_to(played.cursor.line[3])
    played.edits.tree_changed.emit()
    settle(70)
    at = panel.view.center_of(occupied).toPoint()
    picture = panel.view.viewport().grab().toImage()
    assert picture.pixelColor(at) == theme.color("bad")
    assert "played as recorded" in panel.view._description(occupied)
    assert "played as recorded" not in panel.view._description(played.cursor.line[3])


def test_keys(panel: TreePanel, played: Session, qtbot: QtBot) -> None:
    played.cursor.go_to(played.cursor.line[4])
    qtbot.keyClick(panel.view, Qt.Key.Key_Right)
    assert played.cursor.node.number == 5
    qtbot.keyClick(panel.view, Qt.Key.Key_Left)
    assert played.cursor.node.number == 4
    qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    assert played.cursor.node.parent is not None
    assert played.cursor.node is played.cursor.node.parent.children[1]
    qtbot.keyClick(panel.view, Qt.Key.Key_Up)
    qtbot.keyClick(panel.view, Qt.Key.Key_End)
    assert played.cursor.node.number == 10
    qtbot.keyClick(panel.view, Qt.Key.Key_Home)
    assert played.cursor.node.parent is None


def test_every_kind_of_node_is_painted(panel: TreePanel, played: Session) -> None:
    played.edits.set_comment("a note")
    played.edits.set_marks({3: "triangle"})
    played.edits.pass_move()
    played.edits.set_setup({5: 1})
    settle(70)
    panel.grab()
    theme.apply("dark")
    panel.grab()


def test_thousands_of_variations(session: Session, show: Show) -> None:
    root = session.cursor.record.root
    for _ in range(1500):
        session.cursor.record.insert(root, type(root)())
    panel = TreePanel(ViewContext(session))
    show(panel, 300, 160)
    session.cursor.go_to(root.children[900])
    settle()
    assert 0 < panel.view.center_of(session.cursor.node).y() < 160
    panel.grab()


def test_a_picture_drawn_before_the_tree_is_laid_out_anew(played: Session, show: Show) -> None:
    panel = TreePanel(ViewContext(played))
    show(panel, 480, 120)
    played.cursor.go_to_move(5)
    played.edits.delete_branch()  # the panel lays out in the next turn of the event loop
    panel.grab()
    settle()
    panel.grab()
