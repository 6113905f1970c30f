"""Points avoided in the search, equal visits, and limits of the candidates shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.go.coords import gtp_to_point
from sai_studio.app.dialogs.preferences import LimitCandidatesDialog
from sai_studio.app.main_window import MainWindow
from sai_studio.review.board.board_menu import board_menu
from sai_studio.review.board.tool_strip import ToolStrip
from tests.sai_studio.conftest import Studio


@pytest.fixture
def window(studio: Studio) -> MainWindow:
    window = studio.window(start=True)
    studio.qtbot.waitUntil(lambda: window.session.reports.current is not None, timeout=60_000)
    return window


def at(window: MainWindow, vertex: str) -> QPoint:
    return window.board.geometry_of_board.center(gtp_to_point(vertex, 7)).toPoint()


def click(window: MainWindow, vertex: str, keys: Qt.KeyboardModifier | None = None) -> None:
    plain = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(window.board, Qt.MouseButton.LeftButton, keys or plain, at(window, vertex))


def strip_text(window: MainWindow) -> str:
    [strip] = window.findChildren(ToolStrip)
    return strip.label.text() if strip.isVisible() else ""


def test_points_are_avoided_one_by_one(window: MainWindow, studio: Studio) -> None:
    region = window.session.region
    window.actions_["tool_avoid"].trigger()
    click(window, "D4")
    click(window, "E5")
    assert len(region.points) == 47
    assert window.session.selection.tool == "avoid", "the tool stays until it is left"
    click(window, "E5")
    window.actions_["stop"].trigger()
    assert strip_text(window) == "All points but D4 are searched."
    asked = studio.analyzer.requests
    studio.qtbot.waitUntil(lambda: bool(asked[-1].restrictions), timeout=60_000)
    assert not asked[-1].restrictions[0].allows(gtp_to_point("D4", 7), 1)
    assert asked[-1].restrictions[0].allows(gtp_to_point("E5", 7), 1)
    window.actions_["tool_avoid"].trigger()
    click(window, "D4")
    assert region.points == frozenset(), "everything is searched again"


def test_the_menu_of_a_point_avoids_it(window: MainWindow) -> None:
    point = gtp_to_point("C3", 7)
    menu = board_menu(window.session, point, window.documents.copy, window)
    next(a for a in menu.actions() if a.text() == "Avoid C3 in the search").trigger()
    assert window.session.region.points == frozenset(range(49)) - {point}
    again = board_menu(window.session, point, window.documents.copy, window)
    next(a for a in again.actions() if a.text() == "Search C3 too").trigger()
    assert not window.session.region.is_on
    menu.deleteLater()
    again.deleteLater()


def test_ctrl_adds_points_to_the_region(window: MainWindow) -> None:
    window.actions_["tool_region"].trigger()
    control = Qt.KeyboardModifier.ControlModifier
    click(window, "A1", control)
    click(window, "C3", control)
    expected = {gtp_to_point(vertex, 7) for vertex in ("A1", "C3")}
    assert window.session.region.points == expected
    click(window, "A1", control)
    assert window.session.region.points == {gtp_to_point("C3", 7)}


def test_equal_visits_are_asked_for_and_not_kept(window: MainWindow, studio: Studio) -> None:
    window.actions_["spread_equal"].trigger()
    asked = studio.analyzer.requests
    studio.qtbot.waitUntil(lambda: asked[-1].spread == "equal", timeout=60_000)
    assert strip_text(window) == "Moves are searched with equal visits."
    assert window.session.reports.stored is None
    window.actions_["stop"].trigger()
    assert window.actions_["spread_search"].isChecked()
    assert strip_text(window) == ""
    assert not window.session.region.is_on


def test_candidates_are_limited(window: MainWindow) -> None:
    assert len(window.board.scene.discs) == 7
    window.actions_["limit_candidates"].trigger()
    [dialog] = window.findChildren(LimitCandidatesDialog)
    dialog.most.setValue(3)
    assert len(window.board.scene.discs) == 3
    dialog.most.setValue(10)
    most = max(c.visits for c in window.session.reports.agent.candidates)  # type: ignore[union-attr]
    dialog.least.setValue(most + 1)
    [disc] = window.board.scene.discs
    assert disc.chosen, "the choice is always shown"
    window.session.region.set_spread("sweep")
    assert window.preferences.settings.least_visits == most + 1
    dialog.close()
