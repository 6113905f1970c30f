"""The sheet of keys: it lists all commands, and keys changed there act at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton

from sai_studio.app.dialogs.shortcuts import KeysOfCommand, ShortcutsDialog
from sai_studio.app.main_window import MainWindow
from sai_studio.app.menus import TABLE
from sai_studio.review.board.tool_strip import ToolStrip
from tests.sai_studio.conftest import Studio

KEY = Qt.Key


def sheet_of(studio: Studio, window: MainWindow) -> ShortcutsDialog:
    window.actions_["shortcuts"].trigger()
    dialog = window.findChild(ShortcutsDialog)
    assert isinstance(dialog, ShortcutsDialog)
    return dialog


def rows(dialog: ShortcutsDialog) -> dict[str, str]:
    items = (dialog.sheet.topLevelItem(i) for i in range(dialog.sheet.topLevelItemCount()))
    return {item.text(0): item.text(1) for item in items if item is not None}


def change(dialog: ShortcutsDialog, text: str) -> KeysOfCommand:
    found = dialog.sheet.findItems(text, Qt.MatchFlag.MatchExactly)
    assert len(found) == 1
    dialog.sheet.setCurrentItem(found[0])
    dialog.change.click()
    opened = dialog.findChild(KeysOfCommand)
    assert isinstance(opened, KeysOfCommand)
    return opened


def test_the_sheet_lists_every_command_and_can_be_searched(studio: Studio) -> None:
    dialog = sheet_of(studio, studio.window())
    shown = rows(dialog)
    assert {command.plain_text for command in TABLE.commands.values()} <= set(shown)
    assert shown["Redo"] == "Ctrl+Shift+Z, Ctrl+Y"
    assert shown["Play candidate 1 to 9"] == "1 \u2026 9"
    dialog.search.setText("komi")
    assert "Lower viewed komi" in rows(dialog)
    assert "Save as" not in rows(dialog)
    assert dialog.change.isEnabled()
    dialog.search.setText("xyzzy")
    assert list(rows(dialog)) == ["Nothing found."]
    assert not dialog.change.isEnabled()
    dialog.accept()


def test_a_changed_key_acts_at_once_and_moves_in_all_places(studio: Studio) -> None:
    window = studio.window()
    dialog = sheet_of(studio, window)
    assert not dialog.usual.isEnabled()
    form = change(dialog, "Pass")
    form.fields[0].setKeySequence(QKeySequence("F9"))
    assert form.note.text() == "Click a field and press the keys."
    form.ok.click()
    assert rows(dialog)["Pass"] == "F9"
    assert "(F9)" in window.actions_["pass"].toolTip()
    dialog.accept()
    before = window.session.cursor.board.move_number
    studio.qtbot.keyClick(window.board, KEY.Key_P)
    assert window.session.cursor.board.move_number == before
    studio.qtbot.keyClick(window.board, KEY.Key_F9)
    assert window.session.cursor.board.move_number == before + 1
    assert window.preferences.settings.keys == '{"pass": ["F9"]}'
    tools = window.findChild(ToolStrip)
    assert isinstance(tools, ToolStrip)
    done = next(b for b in tools.findChildren(QPushButton) if b.text() == "Done")
    assert done.toolTip() == "Back to playing moves (Esc)"
    window.keys.give("stop", ["F8"])
    assert done.toolTip() == "Back to playing moves (F8)"
    window.keys.give("stop", [])
    assert done.toolTip() == "Back to playing moves"


def test_a_key_of_another_command_is_taken_from_it_after_saying_so(studio: Studio) -> None:
    window = studio.window()
    window.analysis.set_analyzing(False)
    dialog = sheet_of(studio, window)
    form = change(dialog, "Pass")
    form.fields[1].setKeySequence(QKeySequence("Space"))
    assert form.note.text() == "Space is taken from \u201cAnalyze\u201d."
    form.ok.click()
    assert (rows(dialog)["Pass"], rows(dialog)["Analyze"]) == ("P, Space", "")
    assert window.statusBar().state_text() == "Analysis is off"
    dialog.usual.click()
    assert (rows(dialog)["Pass"], rows(dialog)["Analyze"]) == ("P", "Space")
    assert window.statusBar().state_text() == "Analysis is off (Space starts it)"
    dialog.accept()


def test_a_fixed_key_can_not_be_had(studio: Studio) -> None:
    dialog = sheet_of(studio, studio.window())
    form = change(dialog, "Pass")
    form.fields[0].setKeySequence(QKeySequence("4"))
    assert form.note.text() == "4 plays candidate 4; choose another key."
    assert not form.ok.isEnabled()
    form.back.click()
    assert form.fields[0].keySequence() == QKeySequence("P")
    assert form.ok.isEnabled()
    form.reject()
    dialog.accept()
