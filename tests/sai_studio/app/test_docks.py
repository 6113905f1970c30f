"""Docks keep the heights they had through small windows, large text and drags."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabBar

from sai_studio.app import docks
from sai_studio.app.main_window import MainWindow
from sai_studio.app.view_list import View
from sai_studio.kit import theme
from sai_studio.kit.refresh import BEHIND, Refresh
from sai_studio.review.agents.agents_panel import LambdaPanel
from sai_studio.review.timeline.graph import TimelinePanel
from tests.reports import make_report
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
    for _ in range(2):
        resize(studio, window, 1024, 700)
        assert loss_lane(window) > 0.0
        resize(studio, window, 1400, 900)
        studio.qtbot.waitUntil(lambda: loss_lane(window) == before, timeout=60_000)


def test_a_small_window_leaves_no_trace_in_the_next_larger_one(studio: Studio) -> None:
    small = studio.window(panels=True)
    resize(studio, small, 1024, 700)
    small.discard_and_close()
    large = studio.window(panels=True)
    resize(studio, large, 1400, 900)
    studio.qtbot.waitUntil(lambda: loss_lane(large) > 20.0, timeout=10_000)


def test_large_text_puts_panels_behind_each_other(studio: Studio) -> None:
    window = studio.window(panels=True)
    resize(studio, window, 1400, 900)
    candidates, agents = window.docks["candidates"], window.docks["agents"]

    def together() -> bool:
        return agents in window.tabifiedDockWidgets(candidates)

    assert not together()
    theme.apply(scale=2.0)
    studio.qtbot.waitUntil(together, timeout=10_000)
    theme.apply(scale=1.0)
    studio.qtbot.waitUntil(lambda: not together(), timeout=60_000)


def test_a_dragged_height_of_the_timeline_outlives_a_small_window(studio: Studio) -> None:
    window = studio.window(panels=True)
    resize(studio, window, 1400, 900)
    timeline = window.docks["timeline"]
    before = timeline.height()
    above = window.docks["candidates"].geometry()
    separator = QPoint(above.left() + 300, above.bottom() + 3)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=separator)
    QTest.mouseMove(window, separator + QPoint(0, -40))
    studio.qtbot.waitUntil(lambda: timeline.height() > before + 20, timeout=10_000)
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=separator + QPoint(0, -40))
    dragged = timeline.height()
    resize(studio, window, 1024, 700)
    resize(studio, window, 1400, 900)
    studio.qtbot.waitUntil(lambda: timeline.height() == dragged, timeout=10_000)
    window.docks.arrange()
    studio.qtbot.waitUntil(lambda: timeline.height() == before, timeout=10_000)


def test_another_view_is_a_tab_behind_those_with_a_place(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    liberties = View("liberties", "Liberties", "comment", "CommentPanel")
    clock = View("clock", "Clock", "comment", "CommentPanel", behind="timeline")
    monkeypatch.setattr(docks, "VIEWS", (*docks.VIEWS, liberties, clock))
    window = studio.window(panels=True)
    resize(studio, window, 1400, 900)
    window.docks.arrange()
    tabs = {
        front: [dock.objectName() for dock in window.tabifiedDockWidgets(window.docks[front])]
        for front in ("candidates", "timeline", "curve")
    }
    assert tabs == {
        "candidates": ["mistakes", "result", "report", "lambda", "safety", "progress", "liberties"],
        "timeline": ["tree", "comment", "info", "clock"],
        "curve": [],
    }


def test_the_board_is_the_largest_part(studio: Studio) -> None:
    for width, height in ((1024, 700), (1400, 900), (1920, 1080)):
        window = studio.window(panels=True)
        resize(studio, window, width, height)
        window.docks.arrange()
        studio.qtbot.wait(50)
        wood = window.board.geometry_of_board.wood
        assert wood.height() > 0.66 * height, (width, height)
        window.discard_and_close()


def test_the_column_follows_the_window_and_keeps_a_dragged_width(studio: Studio) -> None:
    window = studio.window(panels=True)
    resize(studio, window, 1400, 900)
    curve, before = window.docks["curve"], window.docks["curve"].width()
    resize(studio, window, 1024, 700)
    studio.qtbot.waitUntil(lambda: curve.width() < 0.5 * 1024, timeout=10_000)
    resize(studio, window, 1400, 900)
    studio.qtbot.waitUntil(lambda: curve.width() == before, timeout=10_000)
    separator = curve.geometry().topLeft() + QPoint(-3, 100)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=separator)
    QTest.mouseMove(window, separator + QPoint(60, 0))
    studio.qtbot.waitUntil(lambda: curve.width() < before - 30, timeout=10_000)
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=separator + QPoint(60, 0))
    dragged = curve.width()
    resize(studio, window, 1500, 900)
    studio.qtbot.waitUntil(lambda: curve.width() == dragged, timeout=10_000)


def test_a_chosen_tab_stays_in_front_at_every_size(studio: Studio) -> None:
    window = studio.window(panels=True)
    resize(studio, window, 1600, 1000)
    window.docks.choose("mistakes", expert=False)
    for name in ("result", "report"):
        window.docks.bring_up(name)
        for width, height in ((1024, 700), (1600, 1000), (1100, 800), (1600, 1000)):
            resize(studio, window, width, height)
            assert not window.docks[name].widget().property(BEHIND)


def test_agents_that_agree_fold_and_leave_their_height(studio: Studio) -> None:
    window = studio.window(panels=True)
    resize(studio, window, 1400, 900)
    session, node = window.session, window.session.cursor.node
    agents, candidates = window.docks["agents"], window.docks["candidates"]
    panel = agents.widget()
    assert isinstance(panel, LambdaPanel)
    session.reports.add(node, make_report(moves=["D4", "D4", "E5"], finished=True))
    studio.qtbot.waitUntil(lambda: panel.is_open, timeout=10_000)
    studio.qtbot.wait(50)
    high = agents.height(), candidates.height()
    session.reports.add(node, make_report(moves=["D4", "D4", "D4"], finished=True))
    studio.qtbot.waitUntil(lambda: not panel.is_open, timeout=10_000)
    studio.qtbot.waitUntil(lambda: agents.height() < high[0] - 60, timeout=10_000)
    assert candidates.height() > high[1]


def test_agents_show_their_rows_as_a_tab_and_fold_again_in_a_column(studio: Studio) -> None:
    window = studio.window(panels=True)
    resize(studio, window, 1400, 900)
    session, agents = window.session, window.docks["agents"]
    panel = agents.widget()
    assert isinstance(panel, LambdaPanel)
    report = make_report(moves=["D4", "D4", "D4"], finished=True)
    session.reports.add(session.cursor.node, report)
    studio.qtbot.waitUntil(lambda: not panel.is_open, timeout=10_000)
    folded = agents.height()
    resize(studio, window, 1024, 700)
    studio.qtbot.waitUntil(lambda: panel.is_open, timeout=10_000)
    resize(studio, window, 1400, 900)
    studio.qtbot.waitUntil(lambda: not panel.is_open, timeout=10_000)
    studio.qtbot.waitUntil(lambda: agents.height() == folded, timeout=10_000)


def test_panels_behind_others_draw_nothing(studio: Studio) -> None:
    window = studio.window(panels=True)
    resize(studio, window, 1400, 900)
    window.docks.arrange()

    def shown() -> set[str]:
        docks = window.docks.all()
        return {dock.objectName() for dock in docks if not dock.widget().property(BEHIND)}

    front = {"curve", "agents", "candidates", "timeline"}
    studio.qtbot.waitUntil(lambda: shown() == front, timeout=10_000)
    mistakes = window.docks["mistakes"].widget()
    drawn: list[bool] = []
    refresh = Refresh(mistakes, lambda: drawn.append(True))
    refresh.ask()
    studio.qtbot.wait(50)
    assert drawn == [], "it waits for its tab"
    window.docks["mistakes"].raise_()
    studio.qtbot.waitUntil(lambda: drawn == [True], timeout=10_000)
    assert shown() == front - {"candidates"} | {"mistakes"}
    window.docks["safety"].setFloating(True)
    studio.qtbot.waitUntil(lambda: "safety" in shown(), timeout=10_000)
    window.docks["safety"].setFloating(False)


def test_restored_tabs_have_no_second_title(studio: Studio) -> None:
    first = studio.window(panels=True)
    first.preferences.set_layout(first.saveGeometry(), first.saveState())
    first.preferences.save()
    second = studio.window(panels=True)
    tabbed = [dock for dock in second.docks.all() if second.tabifiedDockWidgets(dock)]
    assert tabbed
    assert not any(hasattr(dock.titleBarWidget(), "text") for dock in tabbed)


def test_the_tabs_of_a_small_window_scroll_instead_of_being_shortened(studio: Studio) -> None:
    window = studio.window(panels=True)
    window.resize(900, 600)
    direct = Qt.FindChildOption.FindDirectChildrenOnly

    def bars() -> list[QTabBar]:
        every = window.findChildren(QTabBar, options=direct)
        return [bar for bar in every if bar.isVisible() and bar.count()]

    studio.qtbot.waitUntil(lambda: max(bar.count() for bar in bars()) > 6, timeout=60_000)
    for bar in bars():
        assert bar.usesScrollButtons()
        assert bar.elideMode() == Qt.TextElideMode.ElideNone
        for place in range(bar.count()):
            name = bar.fontMetrics().horizontalAdvance(bar.tabText(place))
            assert bar.tabRect(place).width() > name
        bar.setCurrentIndex(bar.count() - 1)
        assert bar.rect().contains(bar.tabRect(bar.count() - 1).center())


def test_only_experts_have_agents_safety_and_search(studio: Studio) -> None:
    window = studio.window(panels=True, expert=False)

    def shown() -> set[str]:
        docks = window.docks.all()
        tabbed = {d.objectName() for d in docks if window.tabifiedDockWidgets(d)}
        return tabbed | {d.objectName() for d in docks if d.isVisible()}

    hidden = {"agents", "lambda", "safety", "progress"}
    for layout in ("review", "analysis"):
        window.actions_[f"layout_{layout}"].trigger()
        assert not hidden & shown()
        assert {"curve", "candidates"} <= shown()
    window.docks["safety"].toggleViewAction().trigger()
    assert window.docks["safety"].isVisible(), "by hand they are shown all the same"
    window.actions_["expert"].trigger()
    window.actions_["layout_review"].trigger()
    assert hidden <= shown()
    window.actions_["expert"].trigger()
    assert not hidden & shown()
