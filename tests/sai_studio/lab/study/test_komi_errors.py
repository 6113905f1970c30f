"""The page on errors at several komi: a scripted engine, and tiny networks on a few games."""

from __future__ import annotations

import csv
import io
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine.base.errors import EngineError
from engine.catalog.network_info import NetworkInfo
from engine.measure.komi_error_study import BoardErrors, KomiErrors
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from sai_studio.kit import theme
from sai_studio.lab.study.komi_error_charts import error_scenes, owner_scenes
from sai_studio.lab.study.komi_errors_page import KomiErrorsPage
from sai_studio.lab.study.study_model import Study
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session
from tests.sai_studio.conftest import seven_by_seven
from tests.sai_studio.fakes import network_info
from tests.sai_studio.lab.study.conftest import Desk

GAME = "(;GM[1]FF[4]SZ[{size}]KM[6.5]RE[{result}];B[cc];W[ee];B[ce];W[ec];B[dd];W[ed])"


def board_errors(owners: bool = True) -> BoardErrors:
    """Two networks at two komi on four positions; only the first has an ownership head."""
    owned = np.column_stack((np.array([-9.0, -3.0, 3.0, 9.0]), np.full(4, np.nan)))
    winrate = np.empty((4, 2, 2))
    winrate[:, 0] = (0.5 + 0.05 * owned[:, :1]) + np.array([-0.04, 0.04])
    winrate[:, 1] = 0.5
    parts = np.full((10, 2, 2), 0.5)
    parts[:, 0] = np.linspace(0.45, 0.1, 10)[:, None]
    parts[3] = np.nan
    lines = np.full((2, 2, 3), np.nan)
    lines[0] = [[0.05, 0.46, 1.0], [0.05, 0.54, 1.0]]
    return BoardErrors(
        size=7,
        games=2,
        names=("sharp", "even"),
        komi=(7.5, 0.5),
        errors=np.array([[[0.25, 0.2, 0.31]] * 2, [[0.5, 0.5, 0.5]] * 2]),
        part_errors=parts,
        owned=owned if owners else np.full((4, 2), np.nan),
        winrate=winrate,
        lines=lines,
    )


@dataclass
class FakeEngine:
    """Measures as a test says."""

    result: KomiErrors | EngineError = field(
        default_factory=lambda: KomiErrors((board_errors(),), {})
    )
    waits: bool = False
    """Whether it waits until it is stopped."""
    asked: list[tuple[Path, tuple[str, ...], tuple[float, ...]]] = field(default_factory=list)
    threads: set[str] = field(default_factory=set)

    def measure(
        self,
        games: Path,
        networks: Sequence[NetworkInfo],
        komi: Sequence[float],
        notice: Callable[[str], None],
        progress: Callable[[float], None],
        stopped: Callable[[], bool],
    ) -> KomiErrors:
        self.asked.append((games, tuple(info.name for info in networks), tuple(komi)))
        self.threads.add(threading.current_thread().name)
        if self.waits:
            progress(0.375)
            while not stopped():
                threading.Event().wait(0.01)
        if isinstance(self.result, EngineError):
            raise self.result
        return self.result


@dataclass
class Shown:
    """A page over a scripted engine."""

    qtbot: QtBot
    page: KomiErrorsPage
    engine: FakeEngine
    said: list[tuple[str, str]]

    def measure(self) -> None:
        self.page.start.click()
        self.wait(lambda: not self.page.model.measuring)
        self.page.refresh()

    def wait(self, until: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(until, timeout=60_000)


@pytest.fixture
def shown(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shown]:
    theme.apply("light", 1.0)
    engine = FakeEngine()
    preferences = Preferences(tmp_path / "studio.ini")

    def no_studies(notice: object) -> None:
        raise AssertionError("nothing is studied")

    study = Study(
        Session(seven_by_seven()), preferences, no_studies, measure=engine.measure  # type: ignore[arg-type]
    )  # fmt: skip
    monkeypatch.setattr(Study, "chosen", (network_info(7),))
    said: list[tuple[str, str]] = []
    study.message.connect(lambda level, text: said.append((level, text)))
    page = KomiErrorsPage(study, preferences)
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    page.choose_games(tmp_path / "games.zip")
    yield Shown(qtbot, page, engine, said)
    assert study.close()


def test_networks_are_measured_on_a_thread_of_their_own(shown: Shown, tmp_path: Path) -> None:
    assert shown.page.empty_text.startswith("Choose game records")
    shown.page.komi.setText("7.5, 0.5, 7.5")
    shown.measure()
    assert shown.engine.asked == [(tmp_path / "games.zip", ("fake",), (7.5, 0.5))]
    assert shown.engine.threads == {"komi errors"}
    assert not any(text for _, text in shown.said)
    assert shown.page.empty_text == ""
    titles = [chart.content.title for chart in shown.page.figure.charts]
    assert titles == ["7\u00d77, komi 7.5", "7\u00d77, komi 0.5"]
    rows = [row.cells for row in shown.page.table.rows]
    cell = "0.250 (0.200 to 0.310)"
    assert rows[0] == ("sharp", "7\u00d77", "4 of 2 games", cell, cell)
    assert [row[0] for row in rows] == ["sharp", "even"]
    shown.page.shown.setCurrentIndex(1)
    assert {line.label for line in shown.page.figure.charts[0].content.lines} == {"sharp"}


def test_stopping_shows_the_results_so_far(shown: Shown) -> None:
    shown.engine.waits = True
    shown.page.start.click()
    shown.wait(lambda: "37 %" in shown.page.empty_text)
    assert shown.page.start.text() == "Stop"
    assert not shown.page.komi.isEnabled()
    shown.page.start.click()
    shown.wait(lambda: not shown.page.model.measuring)
    shown.page.refresh()
    assert len(shown.page.figure.charts) == 2
    assert shown.page.start.text() == "Measure"
    assert shown.page.komi.isEnabled()


def test_what_is_missing_is_told(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    for komi, text in (("7.5, x", "takes komi like"), ("1,2,3,4,5,6,7", "at most 6")):
        shown.page.komi.setText(komi)
        shown.page.start.click()
        assert text in shown.said[-1][1]
    shown.page.komi.setText("6.5")
    shown.page.model.games = None
    shown.page.start.click()
    assert shown.said[-1] == ("info", "Choose game records first.")
    shown.page.model.games = Path("games.zip")
    monkeypatch.setattr(Study, "chosen", ())
    shown.page.start.click()
    assert shown.said[-1] == ("info", "Choose at least one network first.")
    assert not shown.engine.asked
    monkeypatch.setattr(Study, "chosen", (network_info(7),))
    shown.engine.result = EngineError("games.zip: no games found")
    shown.measure()
    assert shown.said[-1] == ("error", "games.zip: no games found.")
    assert shown.page.empty_text.startswith("Choose game records")


def test_without_owners_the_second_figure_says_so(shown: Shown) -> None:
    shown.engine.result = KomiErrors((board_errors(owners=False),), {})
    shown.page.shown.setCurrentIndex(1)
    shown.measure()
    assert "ownership head" in shown.page.empty_text
    shown.page.shown.setCurrentIndex(0)
    assert shown.page.empty_text == ""


def test_charts_hold_the_numbers() -> None:
    board = board_errors()
    sharp, even = error_scenes(board)[0].lines
    assert sharp.x.tolist() == [5.0 + 10.0 * i for i in range(10)]
    assert sharp.y[0] == pytest.approx(0.45)
    assert np.isnan(even.y[3])
    dots, line = owner_scenes(board)[1].lines
    assert dots.scatter
    assert dots.x.tolist() == [-9.0, -3.0, 3.0, 9.0]
    assert line.y == pytest.approx(0.54 + 0.05 * line.x)
    assert line.y.min() >= 0.0
    assert line.y.max() <= 1.0
    assert "r = 1.00" in line.note


def test_tiny_networks_are_measured_and_saved(desk: Desk) -> None:
    settings = NetworkSettings(
        size=7, features="agz17", blocks=1, channels=4, value_head="Y", ownership=True
    )
    save_network(desk.weights / "owners.safetensors", initial_network(settings, seed=3))
    games = desk.folder / "games.sgf"
    games.write_text("".join(GAME.format(size=7, result=r) for r in ("B+2.5", "W+4.5", "B+R")))
    window = desk.window()
    desk.curves(window)
    page = window.komi_errors
    window.tabs.setCurrentWidget(page)
    page.choose_games(games)
    page.start.click()
    desk.wait(lambda: not page.model.measuring)
    page.refresh()
    assert [text for level, text in desk.said if level == "error"] == []
    assert [row.cells[:3] for row in page.table.rows] == [
        (name, "7\u00d77", "12 of 2 games") for name in ("one", "owners", "two")
    ]
    path = desk.folder / "figure"
    window.write(path, "csv")
    rows = list(csv.DictReader(io.StringIO(path.read_text())))
    assert {row["network"] for row in rows} == {"one", "owners", "two"}
    window.write(path, "svg")
    assert "komi 0.5" in path.read_text()
    window.write(path, "png")
    assert QImage(str(path)).width() == 3 * 900
    page.shown.setCurrentIndex(1)
    window.write(path, "csv")
    rows = list(csv.DictReader(io.StringIO(path.read_text())))
    assert {row["network"] for row in rows} == {"owners"}
    assert len(rows) == 12
    for size, result, said in ((5, "B+2.5", "5x5, which one doesn't play"), (7, "B+R", "counted")):
        games.write_text(GAME.format(size=size, result=result))
        page.start.click()
        desk.wait(lambda: not page.model.measuring)
        assert said in desk.said[-1][1]
