"""The window as a whole: keys with the focus anywhere, menus, themes, closing, networks."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QSlider,
    QTabBar,
    QTextEdit,
)

from engine.catalog.network_info import NetworkInfo
from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps
from sai_studio.app.main_window import MainWindow
from sai_studio.app.menus import TABLE
from sai_studio.kit import theme
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.fakes import FakeAnalyzer, network_info

KEY = Qt.Key
TYPING = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox)


def test_every_command_has_a_handler_and_a_place(studio: Studio) -> None:
    window = studio.window()
    assert not window.actions_.unbound()
    placed = {action.text() for menu in window.actions_.menus.values() for action in below(menu)}
    assert {command.text for command in TABLE.commands.values()} <= placed


def below(menu: QMenu) -> Iterator[QAction]:
    """All actions of a menu and its submenus."""
    for action in menu.actions():
        yield action
        if action.menu() is not None:
            yield from below(action.menu())


def test_no_two_commands_share_a_key() -> None:
    keys = [key for command in TABLE.commands.values() for key in command.keys]
    assert len(keys) == len(set(keys))


def test_commands_that_make_no_sense_are_off(studio: Studio) -> None:
    window = studio.window()
    actions = window.actions_
    assert not actions["back"].isEnabled()
    assert not actions["undo"].isEnabled()
    window.session.cursor.last()
    assert actions["back"].isEnabled()
    assert not actions["forward"].isEnabled()
    window.session.edits.pass_move()
    studio.qtbot.waitUntil(actions["undo"].isEnabled, timeout=60_000)


def test_themes_and_font_sizes_can_be_changed_while_running(studio: Studio) -> None:
    window = studio.window(panels=True)
    actions = window.actions_
    actions["theme_dark"].trigger()
    assert theme.current() == "dark"
    assert window.preferences.settings.theme == "dark"
    before = QApplication.font().pointSizeF()
    actions["font_bigger"].trigger()
    assert QApplication.font().pointSizeF() > before
    actions["font_normal"].trigger()
    assert QApplication.font().pointSizeF() == pytest.approx(before)
    actions["color_blind"].trigger()
    assert theme.color("loss0").blue() > theme.color("loss0").green()
    actions["color_blind"].trigger()
    actions["theme_light"].trigger()
    assert theme.current() == "light"


def test_board_only_hides_the_rest_and_brings_it_back(studio: Studio) -> None:
    window = studio.window(panels=True)
    window.actions_["zen"].trigger()
    assert not any(dock.isVisible() for dock in window.docks.all())
    studio.qtbot.keyClick(window.board, KEY.Key_Escape)
    assert all(dock.isVisible() for dock in window.docks.all())
    assert window.session.engine.analyzing


def test_layout_is_remembered(studio: Studio) -> None:
    window = studio.window(panels=True)
    window.docks["agents"].hide()
    window.discard_and_close()
    again = studio.window(panels=True)
    assert not again.docks["agents"].isVisible()
    again.docks.arrange()
    assert again.docks["agents"].isVisible()


def test_closing_with_unsaved_changes_asks(studio: Studio) -> None:
    window = studio.window()
    window.session.edits.pass_move()
    assert window.isWindowModified()
    assert not window.close()
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    box.button(QMessageBox.StandardButton.Cancel).click()
    assert window.isVisible()
    assert not window.close()
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    box.button(QMessageBox.StandardButton.Discard).click()
    assert not window.isVisible()


def test_a_network_of_another_size_is_refused_in_words(studio: Studio) -> None:
    window = studio.window()
    window.networks.use(network_info(9))
    assert "plays 9\u00d79" in window.messages.text
    window.networks.use(NetworkInfo(Path("x"), "x", None, "unreadable", error="x is damaged"))
    assert window.messages.text == "x is damaged"


def drop(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)


def test_what_went_wrong_is_past_with_the_next_thing_that_is_done(studio: Studio) -> None:
    window = studio.window()
    bad = studio.folder / "kata1.bin.gz"
    bad.write_bytes(gzip.compress(b"kata1\n99\n22\n19\n"))
    drop(window, bad)
    assert "KataGo" in window.messages.text
    window.networks.use(network_info())
    assert window.messages.text == ""
    for go_on in (
        window.session.cursor.forward,
        window.session.edits.pass_move,
        lambda: window.actions_["copy_game"].trigger(),
        lambda: window.actions_["tool_score"].trigger(),
    ):
        drop(window, bad)
        assert "kata1" in window.messages.text
        go_on()
        assert "kata1" not in window.messages.text
    QGuiApplication.clipboard().setText("nothing of the kind")
    window.actions_["paste_game"].trigger()
    assert "no game record" in window.messages.text
    window.session.cursor.first()
    assert window.messages.text == ""


def test_escape_leaves_one_thing_at_a_time(studio: Studio) -> None:
    window = studio.window()
    session, stop = window.session, window.actions_["stop"]
    session.selection.set_tool("score")
    window.messages.show_message("error", "Something went wrong.")
    stop.trigger()
    assert (session.selection.tool, session.engine.analyzing) == ("play", True)
    stop.trigger()
    assert (window.messages.text, session.engine.analyzing) == ("", True)
    stop.trigger()
    assert not session.engine.analyzing


def test_files_can_be_dropped_on_the_window(studio: Studio) -> None:
    path = studio.folder / "dropped.sgf"
    path.write_bytes(dumps([seven_by_seven(["A1"])]))
    window = studio.window()
    drop(window, path)
    assert window.session.path == path
    assert window.windowTitle().startswith("dropped.sgf")


def test_a_bug_is_a_message_with_its_report(studio: Studio) -> None:
    window = studio.window()
    window.bug_found.emit("Traceback: something")
    (details,) = window.messages.buttons
    details.click()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    assert "something" in dialog.findChild(QPlainTextEdit).toPlainText()
    dialog.close()


def test_windows_leave_nothing_behind(studio: Studio) -> None:
    for _ in range(5):
        window = studio.window(panels=True, start=True)
        QApplication.processEvents()
        window.discard_and_close()
        assert not window.analysis.thread_.is_running
        window.deleteLater()
        studio.windows.clear()
        QApplication.processEvents()
    assert not [w for w in QApplication.topLevelWidgets() if w.isVisible()]


def test_sliders_are_steered_only_with_the_focus(studio: Studio) -> None:
    window = studio.window(panels=True)
    for slider in window.findChildren(QSlider):
        before = slider.value()
        studio.qtbot.keyClick(window.board, KEY.Key_Right)
        assert slider.value() == before


def test_visits_are_chosen_from_the_menu_and_remembered(studio: Studio) -> None:
    window = studio.window(start=True)
    studio.qtbot.waitUntil(lambda: window.session.engine.status.state == "ready", timeout=60_000)
    window.actions_["visits_50"].trigger()
    studio.qtbot.waitUntil(lambda: studio.analyzer.requests[-1].visits == 50, timeout=60_000)
    assert window.preferences.settings.visits == 50
    assert window.actions_["visits_50"].isChecked()


def test_an_engine_that_is_busy_does_not_hold_up_the_end(studio: Studio) -> None:
    release = threading.Event()

    def slow(_notice: object) -> FakeAnalyzer:
        release.wait(10)
        return studio.analyzer

    window = studio.window()
    window.analysis.thread_._open_analyzer = slow
    window.analysis.start()
    assert window.analysis.close(50) is False
    release.set()
    assert window.analysis.close() is True


@pytest.mark.parametrize("size", [2, 3, 13, 25])
def test_any_board_size_can_be_played_and_analyzed(studio: Studio, size: int) -> None:
    studio.network = network_info(size)
    window = studio.window(GameRecord.new(Rules(size=size)), panels=True, start=True)
    studio.qtbot.waitUntil(lambda: window.session.reports.current is not None, timeout=60_000)
    window.session.edits.play(size * size - 1)
    window.session.edits.play(0)
    studio.qtbot.waitUntil(lambda: window.session.reports.current is not None, timeout=60_000)
    assert window.grab().width() == window.width()


def test_low_windows_put_panels_behind_each_other(studio: Studio) -> None:
    window = studio.window(panels=True)
    agents, candidates = window.docks["agents"], window.docks["candidates"]
    window.resize(1300, 1000)
    studio.qtbot.waitUntil(lambda: not window.tabifiedDockWidgets(agents), timeout=60_000)
    window.resize(1024, 700)
    studio.qtbot.waitUntil(lambda: candidates in window.tabifiedDockWidgets(agents), timeout=60_000)
    curve = window.docks["curve"]
    window.resize(760, 560)
    studio.qtbot.waitUntil(lambda: curve in window.tabifiedDockWidgets(agents), timeout=60_000)
    window.resize(1300, 1000)
    studio.qtbot.waitUntil(lambda: not window.tabifiedDockWidgets(agents), timeout=60_000)
    assert agents.isVisible()
    assert candidates.isVisible()
    assert curve.isVisible()
    assert agents.width() > 250


def test_a_reset_of_tabbed_panels_leaves_no_tabs_behind(studio: Studio) -> None:
    window = studio.window(panels=True)
    window.resize(1024, 700)
    studio.qtbot.waitUntil(
        lambda: bool(window.tabifiedDockWidgets(window.docks["agents"])), timeout=60_000
    )
    for width, height in ((1024, 700), (1300, 1000), (1024, 700)):
        window.resize(width, height)
        window.docks.arrange()
        studio.qtbot.wait(50)
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        shown = [bar for bar in window.findChildren(QTabBar, options=direct) if bar.isVisible()]
        assert sorted(bar.count() for bar in shown) == ([4, 8] if height == 700 else [3, 7])


def test_a_set_up_stone_that_makes_a_later_move_illegal_is_told(studio: Studio) -> None:
    window = studio.window(seven_by_seven(["D4", "E5", "C3"]))
    edits, messages = window.session.edits, window.messages
    edits.set_stone(gtp_to_point("A1", 7), 1)
    assert messages.text == ""
    edits.set_stone(gtp_to_point("D4", 7), -1)
    assert "an illegal move: move 1: illegal move D4 (occupied)" in messages.text
    (undo,) = messages.buttons
    undo.click()
    assert messages.text == ""
    assert not window.session.cursor.board.color_at(gtp_to_point("D4", 7))
    edits.set_stone(gtp_to_point("E5", 7), -1)
    assert "move 2: illegal move E5" in messages.text
    edits.set_stone(gtp_to_point("E5", 7), 0)
    assert messages.text == "", "mended by hand"
