"""A matches window over a folder of written contests, closed in good order."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.catalog.network_info import NetworkInfo
from engine.games.contest_settings import ContestSettings
from engine.games.standings import ContestGame
from engine.jobs.job import result_line
from engine.record.game_record import GameRecord
from sai_studio.kit import theme
from sai_studio.lab.contests.contests import Contests
from sai_studio.lab.contests.window import ContestWindow
from tests.sai_studio.fakes import network_info


def game(number: int, winner: int = 1, reason: str = "", players: tuple[int, int] = (0, 1)) -> str:
    """A line of results; the first player has Black in even games."""
    black, white = players if number % 2 == 0 else players[::-1]
    score = None if reason else (12.0 if winner > 0 else 3.0)
    return result_line(ContestGame(
        number, black, white, 8.5 if number % 4 < 2 else 9.5, (24,), (17, 31, number % 7, 49, 49),
        winner, score, reason,
    ))  # fmt: skip


def write_contest(
    folder: Path,
    lines: list[str],
    names: tuple[str, ...] = ("strong", "weak"),
    **settings: object,
) -> Path:
    """A contest's folder as its process leaves it."""
    folder.mkdir(parents=True, exist_ok=True)
    told = {
        "format": 1,
        "players": list(names),
        "names": list(names),
        "written": [f"{name}.safetensors[visits=5]" for name in names],
        "size": 7,
        "settings": ContestSettings.from_dict({"games": 8, **settings}).to_dict(),
        "since": time.time() - 10.0,
        "before": 0,
    }
    (folder / "contest.json").write_text(json.dumps(told))
    (folder / "results.jsonl").write_text("".join(f"{line}\n" for line in lines))
    return folder


@dataclass
class Hall:
    """Makes a matches window."""

    qtbot: QtBot
    folder: Path
    shown: list[GameRecord] = field(default_factory=list)
    windows: list[ContestWindow] = field(default_factory=list)
    networks: list[NetworkInfo] = field(
        default_factory=lambda: [
            network_info(7),
            replace(network_info(9), path=Path("nine.safetensors"), name="nine"),
        ]
    )

    @property
    def contests(self) -> Path:
        return self.folder / "contests"

    def window(self) -> ContestWindow:
        window = ContestWindow(
            Contests(),
            lambda: self.networks,
            lambda: [("GNU Go", "gnugo --mode gtp")],
            lambda: 7,
            self.shown.append,
        )
        self.windows.append(window)
        window.show()
        self.qtbot.waitExposed(window)
        return window

    def wait(self, until: object) -> None:
        self.qtbot.waitUntil(until, timeout=60_000)


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    theme.apply("light", 1.0)
    maker = Hall(qtbot, tmp_path)
    yield maker
    for window in maker.windows:
        window.close()
        window.contests.close()
        window.contests.deleteLater()
        window.deleteLater()
    QApplication.processEvents()
