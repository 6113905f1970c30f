"""A window with a scripted engine, closed in good order whatever the test does."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from engine.catalog.network_info import NetworkInfo
from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from sai_studio.app.main_window import MainWindow
from sai_studio.kit import theme
from sai_studio.session.files import file_reader
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session
from tests.sai_studio.fakes import FakeAnalyzer, network_info

MOVES = ["D4", "D5", "E5", "C4", "D3", "C5", "E4", "C3", "D2", "C2", "F6", "D6"]


def seven_by_seven(moves: list[str] | None = None) -> GameRecord:
    """A 7x7 game with a variation at move 3."""
    record = GameRecord(Rules(size=7, komi=9.5), info={"PB": "Kuro", "PW": "Shiro"})
    node = record.root
    for vertex in MOVES if moves is None else moves:
        node = record.add_move(node, gtp_to_point(vertex, 7))
    if moves is None:
        second = record.root.children[0].children[0]
        record.add_move(second, gtp_to_point("E3", 7))
    return record


@pytest.fixture(scope="module", autouse=True)
def the_loaded_is_spared() -> None:
    """Collections look at what these tests make, not at what was alive before them."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def garbage_waits() -> Iterator[None]:
    """As in the program: widgets are never collected on another thread, nor while they paint."""
    gc.disable()
    yield
    gc.enable()
    gc.collect()


def resign(window: MainWindow) -> None:
    """Give the game up, and answer that this is meant."""
    window.actions_["resign"].trigger()
    window.findChildren(QMessageBox)[-1].defaultButton().click()


@dataclass
class Studio:
    """Makes windows and closes them."""

    qtbot: QtBot
    folder: Path
    analyzer: FakeAnalyzer = field(default_factory=FakeAnalyzer)
    network: NetworkInfo | None = field(default_factory=network_info)
    windows: list[MainWindow] = field(default_factory=list)

    def session(self, record: GameRecord | None = None) -> Session:
        return Session(record or seven_by_seven())

    def window(
        self,
        record: GameRecord | None = None,
        *,
        panels: bool = False,
        start: bool = False,
        expert: bool = True,
    ) -> MainWindow:
        """A window on the (offscreen) screen, with all panels, columns and marks for an expert."""
        preferences = Preferences(self.folder / "studio.ini")
        if expert:
            preferences.update(expert=True, overlay_agents=True)
        window = MainWindow(
            self.session(record), preferences, lambda _notice: self.analyzer, 0, self.network
        )
        self.windows.append(window)
        window.resize(1200, 800)
        if panels:
            window.build_panels()
        window.show()
        window.restore_layout()
        self.qtbot.waitExposed(window)
        window.activateWindow()
        self.qtbot.waitUntil(window.isActiveWindow, timeout=60_000)
        if start:
            window.analysis.start()
        return window

    def close(self) -> None:
        for window in self.windows:
            window.discard_and_close()
            window.deleteLater()
        QApplication.processEvents()


@pytest.fixture
def studio(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Studio]:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    monkeypatch.setattr(file_reader, "AT_ONCE_S", 60.0)  # a file that is opened is there at once
    theme.apply("light", 1.0)
    maker = Studio(qtbot, tmp_path)
    yield maker
    maker.close()
