"""Docks keep the heights they had through small windows, large text and drags."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from sai_studio.app import docks
from sai_studio.app.main_window import MainWindow
from sai_studio.shared import theme
from sai_studio.views.timeline.graph import TimelinePanel
from tests.sai_studio.conftest import Studio


def loss_lane(window: MainWindow) -> float:
    """Height of the lane of losses in the timeline."""
    panel = window.docks["timeline"].widget()
    assert isinstance(panel, TimelinePanel)
    return panel.graph.lanes().losses.height()


def resize(studio: Studio, window: MainWindow, width: int, height: int) -> None:
    """Give the window a size and wait until its docks follow."""
    window.resize(width, height)
    studio.qtbot.waitUntil(lambda: not window._adapt_docks.waiting, timeout=10_000)
    studio.qtbot.wait(50)


def test_the_loss_lane_comes_back_after_a_small_window(studio: Studio) -> None:
    window = studio.window(panels=True)
    resize(studio, window, 1400, 900)
    before = loss_lane(window)
    assert before > 0.0
    resize(studio, window, 1024, 700)
    studio.qtbot.waitUntil(lambda: loss_lane(window) == 0.0, timeout=10_000)
    resize(studio, window, 1400, 900)
    studio.qtbot.waitUntil(lambda: loss_lane(window) == before, timeout=60_000)


def test_the_loss_lane_comes_back_in_the_next_larger_window(studio: Studio) -> None:
    small = studio.window(panels=True)
    resize(studio, small, 1024, 700)
    studio.qtbot.waitUntil(lambda: loss_lane(small) == 0.0, timeout=10_000)
    small.discard_and_close()
    large = studio.window(panels=True)
    studio.qtbot.waitUntil(lambda: loss_lane(large) > 0.0, timeout=10_000)


def test_the_loss_lane_comes_back_after_large_text(studio: Studio) -> None:
    window = studio.window(panels=True)
    resize(studio, window, 1200, 740)
    before = loss_lane(window)
    assert before > 0.0
    theme.apply(scale=2.0)
    studio.qtbot.waitUntil(lambda: loss_lane(window) == 0.0, timeout=10_000)
    theme.apply(scale=1.0)
    studio.qtbot.waitUntil(lambda: loss_lane(window) == before, timeout=60_000)


def test_a_dragged_height_of_the_timeline_outlives_a_small_window(studio: Studio) -> None:
    window = studio.window(panels=True)
    resize(studio, window, 1400, 900)
    timeline = window.docks["timeline"]
    studio.qtbot.waitUntil(lambda: timeline.height() == 210, timeout=10_000)
    separator = QPoint(300, timeline.geometry().top() - 3)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=separator)
    QTest.mouseMove(window, separator + QPoint(0, -40))
    studio.qtbot.waitUntil(lambda: timeline.height() == 250, timeout=10_000)
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=separator + QPoint(0, -40))
    resize(studio, window, 1024, 700)
    resize(studio, window, 1400, 900)
    studio.qtbot.waitUntil(lambda: timeline.height() == 250, timeout=10_000)
    window.reset_layout()
    studio.qtbot.waitUntil(lambda: timeline.height() == 210, timeout=10_000)


def test_another_view_is_a_tab_behind_those_with_a_place(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = (
        ("liberties", "Liberties", Qt.DockWidgetArea.RightDockWidgetArea),
        ("clock", "Clock", Qt.DockWidgetArea.BottomDockWidgetArea),
    )
    monkeypatch.setattr(docks, "DOCKS", (*docks.DOCKS, *more))
    window = studio.window(panels=True)
    resize(studio, window, 1400, 900)
    window.reset_layout()
    tabs = {
        front: [dock.objectName() for dock in window.tabifiedDockWidgets(window.docks[front])]
        for front in ("candidates", "timeline", "curve")
    }
    assert tabs == {"candidates": ["liberties"], "timeline": ["clock"], "curve": []}
