"""The palette finds every command and does it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from sai_studio.app.dialogs.palette import CommandPalette, match
from sai_studio.app.main_window import MainWindow
from sai_studio.app.menus import TABLE
from tests.sai_studio.conftest import Studio


def palette_of(window: MainWindow, studio: Studio) -> CommandPalette:
    studio.qtbot.keyClick(window.board, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = window.findChild(CommandPalette)
    assert isinstance(palette, CommandPalette)
    return palette


def shown(palette: CommandPalette) -> list[str]:
    rows = (palette.list.topLevelItem(row) for row in range(palette.list.topLevelItemCount()))
    return [row.text(0) for row in rows if row is not None]


def test_every_command_is_offered() -> None:
    assert set(TABLE.menu_of) == set(TABLE.commands)
    assert TABLE.menu_of["theme_dark"] == "View: Theme"


def test_what_fits_best_comes_first() -> None:
    assert match("pas", "Pass") == 0
    assert match("last move", "Numbers on the last moves") == 2
    assert match("mve", "Go to move") is not None, "letters in order"
    assert match("xyz", "Go to move") is None
    texts = ["Paste game", "Play moves", "Network policy", "Pass"]
    assert min(texts, key=lambda text: (match("poli", text) or 0) if match("poli", text) else 9e9)


def test_letters_find_a_command_and_enter_does_it(studio: Studio) -> None:
    window = studio.window()
    palette = palette_of(window, studio)
    assert len(shown(palette)) == len(TABLE.commands)
    studio.qtbot.keyClicks(palette.field, "make main")
    assert shown(palette)[0] == "Make main line"
    palette.field.clear()
    studio.qtbot.keyClicks(palette.field, "to the end")
    assert shown(palette)[0] == "To the end"
    studio.qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert window.session.cursor.node is window.session.cursor.line[-1]
    assert not palette.isVisible()


def test_arrows_choose_and_numbers_are_moves(studio: Studio) -> None:
    window = studio.window()
    palette = palette_of(window, studio)
    studio.qtbot.keyClicks(palette.field, "theme")
    first = shown(palette)[0]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        studio.qtbot.keyClick(palette.field, key)
    assert palette.list.currentItem().text(0) == shown(palette)[1] != first
    palette.field.setText("5")
    assert shown(palette)[0] == "Go to move 5"
    studio.qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert window.session.cursor.node.number == 5


@pytest.mark.parametrize("wanted", ["999", "zzzz", "9" * 40, "\u674e"])
def test_nothing_found_does_nothing(studio: Studio, wanted: str) -> None:
    window = studio.window()
    palette = palette_of(window, studio)
    palette.field.setText(wanted)
    assert shown(palette) == []
    studio.qtbot.keyClick(palette.field, Qt.Key.Key_Down)
    studio.qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()
    studio.qtbot.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not palette.isVisible()


def test_what_makes_no_sense_now_is_not_done(studio: Studio) -> None:
    window = studio.window()
    palette = palette_of(window, studio)
    palette.field.setText("delete branch")
    assert shown(palette)[0] == "Delete branch"
    studio.qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()
    palette.field.setText("about")
    studio.qtbot.mouseClick(
        palette.list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=palette.list.visualItemRect(palette.list.topLevelItem(0)).center(),
    )
    (dialog,) = [
        w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()
    ]
    assert dialog.windowTitle() == "About SAI Studio"
    dialog.reject()
