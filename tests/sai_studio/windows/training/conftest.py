"""A training window on fake runs, closed in good order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api.training import RunGame
from sai_studio.model.preferences import Preferences
from sai_studio.shared import theme
from sai_studio.windows.training import known_runs
from sai_studio.windows.training.training import Training
from sai_studio.windows.training.window import TrainingWindow


@dataclass
class Bench:
    """Makes a training window over a folder."""

    qtbot: QtBot
    folder: Path
    networks: list[Path] = field(default_factory=list)
    games: list[tuple[RunGame, str]] = field(default_factory=list)
    windows: list[TrainingWindow] = field(default_factory=list)

    @property
    def runs(self) -> Path:
        return self.folder / "runs"

    def window(self) -> TrainingWindow:
        preferences = Preferences(self.folder / "studio.ini")
        window = TrainingWindow(
            Training(preferences),
            preferences,
            self.networks.append,
            lambda game, run: self.games.append((game, run)),
        )
        self.windows.append(window)
        window.show()
        self.qtbot.waitExposed(window)
        if window.training.selected is not None:
            self.wait(lambda: window.training.view is not None)
        return window

    def wait(self, until: object) -> None:
        self.qtbot.waitUntil(until, timeout=60_000)


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    monkeypatch.setattr(known_runs, "shipped_folder", lambda: tmp_path / "shipped")
    theme.apply("light", 1.0)
    maker = Bench(qtbot, tmp_path)
    yield maker
    for window in maker.windows:
        window.close()
        window.training.deleteLater()
        window.deleteLater()
    QApplication.processEvents()
