"""The window on handicap tables: cells that fill with the folders, starting, going on."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.base.lock import acquire_lock
from engine.games.contest_settings import ContestSettings, cell_settings
from engine.games.standings import ContestGame
from engine.jobs.job import result_line
from sai_studio.kit import theme
from sai_studio.lab.handicap_tables.new_table import NewHandicapTableDialog
from sai_studio.lab.handicap_tables.tables import HandicapTables
from sai_studio.lab.handicap_tables.window import HandicapTableWindow
from tests.sai_studio.fakes import network_info
from tests.sai_studio.lab.contests.conftest import write_contest

Opened = Callable[[], HandicapTableWindow]
NETWORKS = [network_info(7), replace(network_info(9), path=Path("nine.safetensors"), name="nine")]
SHOWN: list[Path] = []


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    """Makes a window over the folder of tables, closed in good order."""
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    SHOWN.clear()
    theme.apply("light", 1.0)
    windows: list[HandicapTableWindow] = []

    def make() -> HandicapTableWindow:
        window = HandicapTableWindow(
            HandicapTables(),
            lambda: NETWORKS,
            lambda: [("GNU Go", "gnugo")],
            lambda: 7,
            SHOWN.append,
        )
        windows.append(window)
        window.show()
        qtbot.waitExposed(window)
        return window

    yield make
    for window in windows:
        window.close()
        window.tables.close()
        window.tables.deleteLater()
        window.deleteLater()
    QApplication.processEvents()


def write_table(folder: Path) -> Path:
    """A table's folder with its first cell, as its process leaves it."""
    folder.mkdir(parents=True)
    settings = ContestSettings.from_dict({"games": 4, "komi": "8.5"})
    told = {
        "format": 1,
        "names": ["none", "other"],
        "identities": ["none", "other"],
        "written": ["fake.safetensors[visits=2]", "fake.safetensors[visits=3]"],
        "opponent": "foe",
        "opponent_identity": "foe",
        "opponent_written": "gtp:foe",
        "size": 7,
        "handicaps": [0, 2],
        "settings": settings.to_dict(),
    }
    (folder / "handicap-table.json").write_text(json.dumps(told))
    return folder


def cell(folder: Path, name: str, wins: int, games: int, handicap: int) -> None:
    """A cell's contest with finished games; the row's player is White in handicap games."""
    lines = [
        result_line(
            ContestGame(
                number,
                1,
                0,
                0.5 if handicap else 8.5,
                (),
                (24,),
                -1 if number < wins else 1,
                None,
                "",
            )
        )
        for number in range(games)
    ]
    settings = cell_settings(ContestSettings.from_dict({"games": 4, "komi": "8.5"}), handicap)
    values = {n: v for n, v in settings.to_dict().items() if n != "games"}
    write_contest(folder / name, lines, ("none", "foe"), games=4, **values)


def cells(window: HandicapTableWindow) -> list[tuple[str, ...]]:
    return [row.cells for row in window.page.cells.rows]


def test_the_table_fills_while_its_games_are_played(
    qtbot: QtBot, opened: Opened, tmp_path: Path
) -> None:
    folder = write_table(tmp_path / "handicap-tables" / "duel")
    cell(folder, "01-Even", 3, 4, 0)
    lock = acquire_lock(folder / "lock")
    window = opened()
    try:
        qtbot.waitUntil(lambda: len(cells(window)) == 2, timeout=60_000)
        assert cells(window) == [("none", "75.0 % (\u00b132.7)", ""), ("other", "", "")]
        head, across = window.page.cells.model().headerData, Qt.Orientation.Horizontal
        assert [head(i, across) for i in range(3)] == ["Method", "Even", "H2"]
        assert window.page.progress.text() == "4 of 16 games"
        index = window.page.cells.model().index
        window.page.cells.doubleClicked.emit(index(0, 0))
        window.page.cells.doubleClicked.emit(index(1, 2))
        assert "No game of this cell" in window.messages.text
        window.page.cells.doubleClicked.emit(index(0, 1))
        assert [folder / "01-Even"] == SHOWN
        assert "against foe on 7\u00d77" in window.page.caption.text()
        cell(folder, "01-H2", 1, 2, 2)
        qtbot.waitUntil(lambda: "2/4" in cells(window)[0][2], timeout=60_000)
        assert window.page.head.halt.isVisible()
        window.page.head.halt.click()
        assert (folder / "stop").exists()
    finally:
        lock.release()
    qtbot.waitUntil(lambda: window.tables.status(folder) == "stopped", timeout=60_000)
    window.save_table(tmp_path / "table.md")
    assert (tmp_path / "table.md").read_text().startswith("| Method | Even | H2 |")


def test_going_on_repeats_rows_and_conditions(
    qtbot: QtBot, opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []

    def command(arguments: list[str]) -> list[str]:
        commands.append(arguments)
        return [sys.executable, "-S", "-E", "-c", "pass"]

    monkeypatch.setattr("engine.jobs.job.engine_command", command)
    folder = write_table(tmp_path / "handicap-tables" / "duel")
    window = opened()
    qtbot.waitUntil(lambda: window.tables.view is not None, timeout=60_000)
    assert not window.tables.resume(folder)  # the opponent is a program of a stranger
    assert window.tables.unknown_commands(folder) == ["gtp:foe"]
    monkeypatch.setattr("sai_studio.lab.handicap_tables.tables.not_allowed", lambda commands: [])
    window.page.head.resume.click()
    (words,) = commands
    assert words[0] == "handicap-table"
    assert words[words.index("--") + 1 :] == [
        "fake.safetensors[visits=2]", "fake.safetensors[visits=3]"
    ]  # fmt: skip
    assert {"--against=gtp:foe", "--games=4", "--komi=8.5", "0,2"} <= set(words)
    assert not any("handicap-for" in word or word.startswith("--side") for word in words)
    qtbot.waitUntil(lambda: not window.tables.at_work(folder), timeout=60_000)


def test_a_damaged_table_is_told(qtbot: QtBot, opened: Opened, tmp_path: Path) -> None:
    folder = tmp_path / "handicap-tables" / "odd"
    folder.mkdir(parents=True)
    (folder / "handicap-table.json").write_text('{"format": 1}')
    window = opened()
    qtbot.waitUntil(lambda: window.tables.status(folder) == "unreadable", timeout=60_000)
    assert "can't be read" in window.page.progress.text()


def test_the_dialog_makes_a_plan(qtbot: QtBot, opened: Opened) -> None:
    form = NewHandicapTableDialog(NETWORKS, [("GNU Go", "gnugo --mode gtp")], 7)
    qtbot.addWidget(form)
    form.opponent.choose(form.opponent.who.findText("GNU Go"))
    assert form.ok.isEnabled()
    plan = form.plan()
    assert plan.players == ("fake.safetensors[visits=100,lambda=0]",)
    assert (plan.opponent, plan.size, plan.methods) == ("gtp:gnugo --mode gtp", 7, "")
    assert plan.handicaps == (0, 1, 2, 3, 4)
    assert plan.settings.games == 250
    form.handicap.stones.setValue(5)
    assert "has no customary points for 5" in form.note.text()
    assert not form.ok.isEnabled()
    form.handicap.placement.setCurrentIndex(1)
    assert form.plan().settings.placement == "free"
    assert form.ok.isEnabled()
    form.methods["ml-dk"].setChecked(True)
    assert form.plan().methods == "none,ml-dk"
    for name in ("none", "ml-dk"):
        form.methods[name].setChecked(False)
    assert "Choose a method" in form.note.text()
