"""Named layouts: which panels each shows, that it fits windows of any size, and that it is kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.review.timeline import Estimate
from sai_studio.app.docks import LAYOUTS
from sai_studio.app.main_window import MainWindow
from sai_studio.app.view_list import PLAY_VIEW, VIEWS
from sai_studio.review.mistakes.mistakes_panel import HEAD_SHARE, MistakesPanel
from sai_studio.session.preferences import values_of
from tests.sai_studio.conftest import Studio

SHOWN = {
    "review": {view.id for view in VIEWS},
    "mistakes": {view.id for view in VIEWS},
    "play": {"play", "info", "comment", "tree"},
    "lesson": {"comment", "tree"},
    "analysis": {"curve", "agents", "candidates"},
}

PANEL_LAYOUTS = values_of("panel_layout")


def shown(window: MainWindow) -> set[str]:
    """Docks that are on the screen or behind a tab."""
    docks = [window.docks[view.id] for view in (*VIEWS, PLAY_VIEW)]
    return {
        dock.objectName()
        for dock in docks
        if not dock.isHidden() or (dock.isVisible() and window.tabifiedDockWidgets(dock))
    }


def resize(studio: Studio, window: MainWindow, width: int, height: int) -> None:
    window.resize(width, height)
    studio.qtbot.waitUntil(lambda: not window._adapt_docks.waiting, timeout=10_000)
    studio.qtbot.wait(50)


def test_each_layout_has_a_command_and_arranges_known_panels() -> None:
    known = {view.id for view in (*VIEWS, PLAY_VIEW)}
    assert tuple(LAYOUTS) == PANEL_LAYOUTS == tuple(SHOWN)
    for layout in LAYOUTS.values():
        names = [{n for group in v.groups for n in group} for v in layout.variants]
        assert all(one == names[0] for one in names), "each height shows the same panels"
        assert names[0] <= known
        assert (layout.variants[-1].height, layout.variants[-1].width) == (0, 0), "one fits any"
        assert all(len(v.groups) == len(v.shares) for v in layout.variants)


@pytest.mark.parametrize(("width", "height"), [(1400, 900), (1024, 700), (800, 600)])
def test_each_shows_its_panels_in_columns(studio: Studio, width: int, height: int) -> None:
    window = studio.window(panels=True)
    resize(studio, window, width, height)
    for name in (*PANEL_LAYOUTS, *reversed(PANEL_LAYOUTS)):
        window.actions_[f"layout_{name}"].trigger()
        studio.qtbot.wait(50)
        assert shown(window) == SHOWN[name], name
        assert window.actions_[f"layout_{name}"].isChecked()
        assert (window.width(), window.height()) == (width, height), "the window did not grow"
        variant = window.docks._variant()
        assert variant == window.docks._fitting(), "nothing moved by itself"
        fronts = [window.docks[group[0]] for group in variant.groups]
        for column in variant.columns:
            assert len({fronts[place].x() for place in column}) == 1
        assert all(dock.height() > 40 for dock in fronts), [dock.height() for dock in fronts]


def test_the_board_is_larger_in_lessons_and_curves_in_analysis(studio: Studio) -> None:
    window = studio.window(panels=True)
    resize(studio, window, 820, 800)
    column, board = {}, {}
    for name in PANEL_LAYOUTS:
        window.actions_[f"layout_{name}"].trigger()
        studio.qtbot.wait(50)
        board[name] = window.board.geometry_of_board.wood.height()
        column[name] = window.docks[window.docks._fitting().groups[0][0]].width()
    assert board["lesson"] > board["review"] >= board["mistakes"] > board["analysis"]
    assert column["analysis"] > column["review"] > column["play"]


def test_a_reviewed_game_has_many_rows_a_high_curve_and_a_wide_timeline(studio: Studio) -> None:
    window = studio.window(panels=True)
    line = window.session.cursor.record.main_line()
    window.session.timeline.add([(node, Estimate(9.0, 1.0, 0.4, 9.5, 5000)) for node in line])
    window.actions_["layout_mistakes"].trigger()
    resize(studio, window, 1600, 1000)
    panel = window.docks["mistakes"].widget()
    assert isinstance(panel, MistakesPanel)
    studio.qtbot.waitUntil(lambda: not panel.empty_text and panel.table.isVisible())
    studio.qtbot.wait(50)
    most = round(HEAD_SHARE * panel.height()) - panel.turning_points.height()
    room = panel.table.viewport().height() - most
    assert room >= 14 * panel.table.verticalHeader().defaultSectionSize(), "below a full head"
    assert window.docks["timeline"].width() == window.width()
    assert window.docks["curve"].height() >= 300
    resize(studio, window, 1024, 700)
    assert window.docks["timeline"].x() > window.board.geometry_of_board.wood.right()
    window.actions_["layout_review"].trigger()
    assert window.docks["timeline"].x() > window.board.geometry_of_board.wood.right()


def test_an_arrangement_of_ones_own_is_noticed(studio: Studio) -> None:
    window = studio.window(panels=True)
    window.docks.arrange()
    assert window.docks.is_untouched
    window.docks["curve"].hide()
    assert not window.docks.is_untouched


def test_it_follows_the_window_and_reset_restores_it(studio: Studio) -> None:
    window = studio.window(panels=True)
    resize(studio, window, 1400, 900)
    window.actions_["layout_lesson"].trigger()
    tree, comment = window.docks["tree"], window.docks["comment"]
    assert tree not in window.tabifiedDockWidgets(comment)
    resize(studio, window, 1000, 560)
    studio.qtbot.waitUntil(lambda: tree in window.tabifiedDockWidgets(comment), timeout=10_000)
    resize(studio, window, 1400, 900)
    studio.qtbot.waitUntil(lambda: tree not in window.tabifiedDockWidgets(comment), timeout=10_000)
    comment.hide()
    window.docks["candidates"].show()
    assert shown(window) == {"tree", "candidates"}
    resize(studio, window, 1300, 850)
    assert shown(window) == {"tree", "candidates"}, "the user's own arrangement stays"
    window.actions_["reset_layout"].trigger()
    assert shown(window) == SHOWN["lesson"]


@pytest.mark.parametrize("name", PANEL_LAYOUTS)
def test_it_is_kept(studio: Studio, name: str) -> None:
    window = studio.window(panels=True)
    window.actions_[f"layout_{name}"].trigger()
    window.discard_and_close()
    again = studio.window(panels=True)
    resize(studio, again, 1400, 900)
    assert again.actions_[f"layout_{name}"].isChecked()
    assert shown(again) == SHOWN[name]
    assert again.docks._variant() == again.docks._fitting()


def test_board_only_and_layouts(studio: Studio) -> None:
    window = studio.window(panels=True)
    window.actions_["layout_play"].trigger()
    window.actions_["zen"].trigger()
    assert shown(window) == set()
    window.actions_["zen"].trigger()
    assert shown(window) == SHOWN["play"]
    window.actions_["zen"].trigger()
    studio.qtbot.keyClick(window.board, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert shown(window) == SHOWN["lesson"], "a layout ends board only"
    assert not window.actions_["zen"].isChecked()


def test_during_a_game_that_hides_analysis_a_layout_waits(studio: Studio) -> None:
    window = studio.window(panels=True)
    window.docks.set_playing(True)
    playing = shown(window)
    window.actions_["layout_analysis"].trigger()
    window.actions_["reset_layout"].trigger()
    assert shown(window) == playing == SHOWN["play"]
    window.docks.set_playing(False)
    assert shown(window) == SHOWN["analysis"]


def test_a_game_changes_nothing_in_the_layout_for_playing(studio: Studio) -> None:
    window = studio.window(panels=True)
    window.actions_["layout_play"].trigger()
    for on in (True, False):
        window.docks.set_playing(on)
        assert shown(window) == SHOWN["play"]
        assert window.docks._variant() == window.docks._fitting()
