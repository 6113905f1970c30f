"""Autoplay goes through the record and stops by itself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.sai_studio.conftest import Studio, seven_by_seven


def test_it_plays_to_the_end_and_stops(studio: Studio) -> None:
    window = studio.window(seven_by_seven(["D4", "D5", "E5"]))
    autoplay, cursor = window.session.autoplay, window.session.cursor
    autoplay.set_speed(5)
    window.actions_["autoplay"].trigger()
    assert cursor.node.number == 1, "the first move comes at once"
    assert autoplay.is_on
    studio.qtbot.waitUntil(lambda: not autoplay.is_on, timeout=60_000)
    assert cursor.node.number == 3
    assert not window.actions_["autoplay"].isChecked()
    assert not window.actions_["autoplay"].isEnabled()


def test_escape_a_click_and_a_move_stop_it(studio: Studio) -> None:
    window = studio.window()
    autoplay, cursor = window.session.autoplay, window.session.cursor
    autoplay.set_speed(60_000)
    window.actions_["autoplay"].trigger()
    window.actions_["stop"].trigger()
    assert not autoplay.is_on
    window.actions_["autoplay"].trigger()
    assert window.actions_["autoplay"].isChecked()
    handle = window.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    assert not autoplay.is_on
    window.actions_["autoplay"].trigger()
    cursor.first()
    assert not autoplay.is_on
    window.actions_["autoplay"].trigger()
    window.documents.new(seven_by_seven())
    assert not autoplay.is_on


def test_the_speed_is_remembered(studio: Studio) -> None:
    window = studio.window()
    window.actions_["autoplay_2000"].trigger()
    assert window.preferences.settings.autoplay_ms == 2000
    assert studio.window().actions_["autoplay_2000"].isChecked()
