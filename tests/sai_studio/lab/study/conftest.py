"""A study window over tiny random networks, closed in good order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.catalog import networks
from engine.commands.loading import open_studies
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from sai_studio.kit import theme
from sai_studio.lab.jobs import known_runs
from sai_studio.lab.study.study_model import Study
from sai_studio.lab.study.window import StudyWindow
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session
from tests.sai_studio.conftest import seven_by_seven


def write_network(path: Path, seed: int, head: str = "Y", size: int = 7) -> Path:
    """A tiny random network as a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    settings = NetworkSettings(size=size, features="agz17", blocks=1, channels=4, value_head=head)
    save_network(path, initial_network(settings, seed=seed))
    return path


@dataclass
class Desk:
    """Makes study windows over a folder of networks."""

    qtbot: QtBot
    folder: Path
    session: Session
    windows: list[StudyWindow] = field(default_factory=list)
    said: list[tuple[str, str]] = field(default_factory=list)

    @property
    def weights(self) -> Path:
        return self.folder / "weights"

    def window(self, *, listed: bool = True) -> StudyWindow:
        """A window on the (offscreen) screen; its networks are known."""
        preferences = Preferences(self.folder / "studio.ini")
        study = Study(self.session, preferences, open_studies)
        study.message.connect(lambda level, text: self.said.append((level, text)))
        window = StudyWindow(study, preferences)
        self.windows.append(window)
        window.show()
        self.qtbot.waitExposed(window)
        if listed:
            self.wait(lambda: bool(study.groups))
        return window

    def curves(self, window: StudyWindow) -> None:
        """Wait until every chosen network has spoken."""
        study = window.study

        def spoken() -> bool:
            found = () if study.curves is None else study.curves.curves
            return bool(found) and len(found) == len(study.chosen)

        self.wait(spoken)
        self.wait(lambda: not window.curves.empty_text)

    def wait(self, until: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(until, timeout=300_000)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    monkeypatch.setattr(networks, "data_folder", lambda name: tmp_path / "shipped" / name)
    monkeypatch.setattr(known_runs, "runs_folder", lambda: tmp_path / "runs")
    theme.apply("light", 1.0)
    maker = Desk(qtbot, tmp_path, Session(seven_by_seven()))
    write_network(maker.weights / "one.safetensors", 1)
    write_network(maker.weights / "two.safetensors", 2)
    yield maker
    for window in maker.windows:
        window.close()
        assert window.study.close()
        window.deleteLater()
