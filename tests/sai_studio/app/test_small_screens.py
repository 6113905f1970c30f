"""Every window and dialog fits on a small screen: 1600x1000 at 200 %, 1366x768 at 150 %."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sai_studio.kit.widgets import fitting
from sai_studio.kit.widgets.fitting import SMALLEST, FittingDialog
from tests.sai_studio.conftest import Studio

OPENING = (
    *("new", "choose_game", "game_info", "review", "review_many", "drill", "study", "engines"),
    *("get_network", "search_settings", "handicap", "play_against", "play_agents", "contest_new"),
    *("handicap_table", "train_new", "train_chain", "network_input", "shortcuts", "figures"),
    *("log", "about", "limit_candidates", "find_pattern", "guess"),
)
"""Commands that open a window or a dialog."""


def _least(window: QWidget) -> QSize:
    return window.minimumSizeHint().expandedTo(window.minimumSize())


def _fits(window: QWidget) -> bool:
    return _least(window) == _least(window).boundedTo(SMALLEST)


def test_the_main_window_fits(studio: Studio) -> None:
    window = studio.window(panels=True, start=True)
    window.resize(SMALLEST)
    layout = window.layout()
    assert layout is not None
    studio.qtbot.waitUntil(
        lambda: layout.minimumSize() == layout.minimumSize().boundedTo(SMALLEST), timeout=60_000
    )
    assert window.size() == SMALLEST
    inside = window.rect()
    assert inside.contains(window.statusBar().geometry())


def test_every_window_that_a_command_opens_fits(studio: Studio) -> None:
    window = studio.window(panels=True, start=True)
    names, wrong = set(), []
    for name in OPENING:
        window.actions_[name].trigger()
        QApplication.processEvents()
        for shown in QApplication.topLevelWidgets():
            popup = isinstance(shown, QMenu) or shown.windowType() == Qt.WindowType.ToolTip
            if shown is window or popup or not shown.isVisible():
                continue
            names.add(type(shown).__name__)
            if not _fits(shown):
                wrong.append((name, type(shown).__name__, _least(shown).toTuple()))
            shown.close()
    assert wrong == []
    assert len(names) > 15


def test_a_dialog_grows_with_its_contents_and_scrolls_where_it_can_not(
    qtbot: QtBot,
) -> None:
    dialog = FittingDialog()
    qtbot.addWidget(dialog)
    text, high = QLabel("text"), QPushButton("high")
    high.setMinimumHeight(SMALLEST.height() + 50)
    column = QVBoxLayout(dialog)
    column.addWidget(text)
    column.addWidget(high)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert high.isVisible()
    assert _fits(dialog)
    before = dialog.height()
    assert before > SMALLEST.height() + 50, "on a larger screen everything is seen"
    text.setMinimumHeight(100)
    qtbot.waitUntil(lambda: dialog.height() > before + 50)
    text.setMinimumHeight(10_000)
    room = dialog.screen().availableGeometry().size() - fitting.FRAME
    qtbot.waitUntil(lambda: dialog.height() == room.height())
    dialog.resize(SMALLEST)
    qtbot.waitUntil(lambda: dialog.height() == SMALLEST.height())


def test_a_small_dialog_stays_as_it_is(qtbot: QtBot) -> None:
    dialog = FittingDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    column.addWidget(QPushButton("OK"))
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.layout() is column
