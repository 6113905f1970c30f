"""A training window on fake runs, closed in good order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.analysis.network_opinion import NetworkOpinion
from engine.analysis.request import AnalysisRequest
from engine.train.runs.run_games import RunGame
from sai_studio.kit import theme
from sai_studio.lab.jobs import known_runs
from sai_studio.lab.training.new_run import NewRunDialog
from sai_studio.lab.training.training import Training
from sai_studio.lab.training.window import TrainingWindow
from sai_studio.session.preferences import Preferences


@dataclass
class Bench:
    """Makes a training window over a folder."""

    qtbot: QtBot
    folder: Path
    networks: list[Path] = field(default_factory=list)
    games: list[tuple[RunGame, str]] = field(default_factory=list)
    windows: list[TrainingWindow] = field(default_factory=list)
    asked: list[AnalysisRequest] = field(default_factory=list)

    def opinion(self, request: AnalysisRequest, _notice: object = None) -> NetworkOpinion:
        """What a network is supposed to say: generations from 2 on choose the center."""
        self.asked.append(request)
        assert request.network is not None
        generation, points = int(request.network.stem), request.rules.size**2
        policy = np.full(points + 1, 0.1 / points, np.float32)
        policy[points // 2 if generation >= 2 else 0] = 0.9
        komi = np.linspace(-points, points, 11)
        return NetworkOpinion(
            alpha=6.0 * generation,
            beta=0.5,
            winrate=0.1 * generation,
            komi=komi,
            curve=(komi < 6.0 * generation).astype(np.float64),
            policy=policy,
            ownership=np.full(points, 0.5, np.float32),
        )

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
            self.opinion,
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
    for window in maker.windows:
        assert window.page.position.worker.close(20.0)
        window.training.deleteLater()
        window.deleteLater()
    QApplication.processEvents()


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[NewRunDialog]:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    theme.apply("light", 1.0)
    made = NewRunDialog()
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.reject()
    made.deleteLater()
    QApplication.processEvents()


def choose(dialog: NewRunDialog, preset: str) -> None:
    table = dialog.presets
    table.search.clear()
    table.table.selectRow(table.names.index(preset))
