"""Uneven stones, the animation of a stone, and sounds; all are off at first."""

from __future__ import annotations

import io
import sys
import wave
from types import ModuleType
from typing import Any

import pytest

from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from sai_studio.kit.sounds import CAPTURE, STONE, wave_file
from tests.sai_studio.conftest import Studio, seven_by_seven


class FakeEffect:
    played: list[str] = []

    def __init__(self, _parent: object) -> None:
        self.name = ""

    def setSource(self, url: Any) -> None:
        self.name = url.fileName()

    def setVolume(self, _volume: float) -> None: ...

    def play(self) -> None:
        self.played.append(self.name)


def capture_game() -> GameRecord:
    """Black takes the stone on A1."""
    record = GameRecord(Rules(size=7))
    node = record.root
    for vertex in ("A2", "A1", "B1"):
        node = record.add_move(node, gtp_to_point(vertex, 7))
    return record


def test_a_stone_falls_only_with_the_option_and_forward(studio: Studio) -> None:
    window = studio.window()
    cursor, landing = window.session.cursor, window.board._landing
    cursor.forward()
    assert landing.point is None
    window.actions_["stone_animation"].trigger()
    cursor.forward()
    assert landing.point == gtp_to_point("D5", 7)
    studio.qtbot.waitUntil(lambda: landing.point is None, timeout=60_000)
    cursor.back()
    assert landing.point is None
    cursor.forward(2)
    assert landing.point is None, "a jump is no move"


def test_uneven_stones_are_drawn_elsewhere(studio: Studio) -> None:
    window = studio.window()
    window.session.cursor.forward(6)
    even = window.board.grab().toImage()
    window.actions_["uneven_stones"].trigger()
    assert window.actions_["uneven_stones"].isChecked()
    assert window.board.grab().toImage() != even
    window.actions_["uneven_stones"].trigger()
    assert window.board.grab().toImage() == even


def test_without_qt_multimedia_the_menu_says_why(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    action = studio.window().actions_["sounds"]
    assert not action.isEnabled()
    assert "PySide6-Addons" in action.toolTip()


def test_stones_and_captures_sound(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("PySide6.QtMultimedia")
    module.QSoundEffect = FakeEffect  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    monkeypatch.setattr(FakeEffect, "played", [])
    window = studio.window(capture_game())
    window.session.cursor.forward()
    assert FakeEffect.played == []
    window.actions_["sounds"].trigger()
    window.session.cursor.back()
    for _ in range(3):
        window.session.cursor.forward()
    assert FakeEffect.played == ["stone.wav", "stone.wav", "capture.wav"]
    window.documents.new(seven_by_seven())
    assert len(FakeEffect.played) == 3


@pytest.mark.parametrize("kind", [STONE, CAPTURE])
def test_sound_files_are_short_and_audible(kind: str) -> None:
    with wave.open(io.BytesIO(wave_file(kind))) as file:
        assert file.getnframes() < 0.5 * file.getframerate()
        samples = memoryview(file.readframes(file.getnframes())).cast("h")
    assert 8_000 < max(samples) <= 32_767
