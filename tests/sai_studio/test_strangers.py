"""Folders of runs and contests from strangers: listed, told apart, never trusted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from engine.base.errors import RunError
from engine.games import contest_folder
from engine.games.contest_folder import CONTESTS, launch_contest
from engine.games.contest_settings import ContestSettings
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.train.chain_file import CHAINS
from engine.train.runs.run import RunFolder
from engine.train.runs.run_file import RUNS, launch_run
from sai_studio.kit.widgets.folder_list import PATH_ROLE, FolderList
from sai_studio.lab.contests import contests as contests_module
from sai_studio.lab.training import training as training_module
from sai_studio.review.dialogs.games import GamesDialog
from sai_studio.review.dialogs.questions import CommandsDialog
from tests.sai_studio.lab.contests.conftest import Hall, game, hall, write_contest
from tests.sai_studio.lab.training.conftest import Bench, bench
from tests.sai_studio.lab.training.runs import demo, fake_run

FIXTURES = (bench, hall)
"""Of other folders."""
PICTURE = "<img src='file:///no-such-folder/picture.png'>"
links = pytest.mark.skipif(sys.platform == "win32", reason="making links needs rights there")

BAD_CONTESTS: dict[str, dict[str, Any]] = {
    "written": {"written": 5},
    "before": {"before": float("inf")},
    "size": {"size": float("inf")},
    "since": {"since": 1e300},
    "names": {"names": ["only one"]},
    "players": {"players": {"a": 1}},
    "settings": {"settings": []},
    "games": {"settings": {"games": 10**4000}},
    "deep": {"more": "DEEP"},
    "version": {"format": "x"},
}


def spoil(path: Path, changes: dict[str, Any]) -> None:
    """Change some fields of a JSON file, into what no program of ours writes."""
    content = json.loads(path.read_text(encoding="utf-8"))
    content.update({k: v for k, v in changes.items() if k != "settings"})
    wanted = changes.get("settings")
    if isinstance(wanted, dict):
        content["settings"].update(dict.fromkeys(wanted, "LONG"))
    elif wanted is not None:
        content["settings"] = wanted
    text = json.dumps(content).replace("Infinity", "1e999").replace('"LONG"', "9" * 4000)
    path.write_text(text.replace('"DEEP"', "[" * 5000 + "]" * 5000), encoding="utf-8")


def rows(view: FolderList) -> dict[str, str]:
    """The second line of every row, by name."""
    model = view.folders
    return {path.name: model.line(path) for path in model.paths}


def test_bad_contests_are_gray_rows_among_the_good_ones(hall: Hall) -> None:
    for number in range(10):
        write_contest(hall.contests / f"good-{number}", [game(0)])
    for name, changes in BAD_CONTESTS.items():
        write_contest(hall.contests / f"bad-{name}", [game(0)])
        spoil(hall.contests / f"bad-{name}" / "contest.json", changes)
    window = hall.window()
    crashes: list[str] = []
    window.crashed.connect(crashes.append)
    hall.wait(lambda: len(window.contests.views) == 20)
    told = rows(window.list)
    for name, line in told.items():
        assert ("can't be read" in line or "has format" in line) == name.startswith("bad-"), line
        assert "\n" not in line
    for path in list(window.contests.paths):  # every page can be shown
        window.contests.select(path)
        QApplication.processEvents()
    assert crashes == []


def test_a_bug_in_one_contest_is_reported_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    write_contest(hall.contests / "good", [game(0)])
    write_contest(hall.contests / "bad", [game(0)])
    looks: list[Path] = []

    class Reader(contests_module.RatingReader):
        def read(self) -> Any:
            if self.folder.name == "bad":
                looks.append(self.folder)
                raise ZeroDivisionError("a bug")
            return super().read()

    monkeypatch.setattr(contests_module, "RatingReader", Reader)
    window = hall.window()
    crashes: list[str] = []
    window.crashed.connect(crashes.append)
    hall.wait(lambda: len(looks) >= 3)
    hall.wait(lambda: len(window.contests.views) == 2)
    assert len(crashes) == 1
    assert "because of a bug" in rows(window.list)["bad"]
    assert "stopped" in rows(window.list)["good"]


BAD_RUNS: dict[str, tuple[str, str]] = {
    "state-generation": ("state.json", '{"stage": "train", "generation": ' + "9" * 4000 + "}"),
    "state-number": ("state.json", '{"stage": "train", "generation": 1, "cpu_s": 1e999}'),
    "state-list": ("state.json", "[]"),
    "state-deep": ("state.json", "[" * 100_000),
    "state-stage": ("state.json", '{"stage": ["train"], "generation": 1}'),
    "run-empty": ("run.json", ""),
    "run-format": ("run.json", '{"format": {"a": 1}}'),
    "run-preset": ("run.json", '{"format": 1, "preset": 5}'),
    "run-changes": ("run.json", '{"format": 1, "preset": {}, "changes": 7}'),
    "run-bytes": ("run.json", "\x00\x01"),
}
ODD_LINES = [
    "[" * 5000 + "]" * 5000,
    '{"event": "network", "generation": ' + "9" * 4000 + "}",
    '{"event": "message", "generation": "<img src=x>", "text": "a"}',
    '{"event": "gate", "generation": "x", "wins": 1, "draws": 0, "losses": 0, "decision": []}',
    '{"event": "panel", "generation": [1], "nodes": 1, "score": 1}',
    '{"event": "rating", "generation": {}, "nodes": 1, "elo": 1e999, "low": 0, "high": 0}',
    '{"event": "training", "generation": 1, "total": 1e308, "policy": -1e999}',
]


def test_bad_runs_are_gray_rows_among_the_good_ones(bench: Bench) -> None:
    for number in range(10):
        folder = fake_run(bench.runs / f"good-{number}", strength=number == 0)
        with (folder.root / "log.jsonl").open("a", encoding="utf-8") as log:
            log.writelines(f"{line}\n" for line in ODD_LINES)
    for name, (file, text) in BAD_RUNS.items():
        folder = fake_run(bench.runs / f"bad-{name}")
        (folder.root / file).write_text(text, encoding="utf-8")
    window = bench.window()
    crashes: list[str] = []
    window.crashed.connect(crashes.append)
    bench.wait(lambda: len(window.training.views) == 20)
    for name, line in rows(window.list).items():
        assert ("can't" in line or "run of format" in line) == name.startswith("bad-"), line
        assert "\n" not in line
    for path in list(window.training.paths):
        window.training.select(path)
        for tab in range(window.page.tabs.count()):
            window.page.tabs.setCurrentIndex(tab)
            QApplication.processEvents()
    assert crashes == []


# --- what a folder would start -----------------------------------------------------------------


def question(window: QWidget) -> CommandsDialog | None:
    found = window.findChildren(CommandsDialog)
    return found[-1] if found else None


def test_a_command_from_a_stranger_is_shown_and_asked_about_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[tuple[str, ...]] = []

    def launch(_folder: Path, players: Any, *_: object) -> subprocess.Popen[bytes]:
        started.append(tuple(players))
        return subprocess.Popen([sys.executable, "-S", "-E", "-c", ""])

    monkeypatch.setattr(contests_module, "launch_contest", launch)
    command = "gtp:sh -c 'echo hello'"
    for name in ("one", "two"):
        folder = write_contest(hall.contests / name, [game(0)])
        spoil(folder / "contest.json", {"written": [command, "net[visits=5]"]})
    window = hall.window()
    hall.wait(lambda: len(window.contests.views) == 2)
    window.contests.select(hall.contests / "one")
    window.page.resume.click()
    asked = question(window)
    assert asked is not None
    assert asked.commands.toPlainText() == command
    assert not window.contests.resume(hall.contests / "one")  # nor by another way
    asked.reject()
    QApplication.processEvents()
    assert started == []
    window.page.resume.click()
    asked = question(window)
    assert asked is not None
    asked.accept()
    assert started == [(command, "net[visits=5]")]
    window.contests.select(hall.contests / "two")
    window.page.resume.click()
    assert len(started) == 2  # the same command is known now
    hall.wait(lambda: not window.contests._started)


def test_commands_started_here_are_allowed(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        contests_module,
        "launch_contest",
        lambda *_: subprocess.Popen([sys.executable, "-S", "-E", "-c", ""]),
    )
    folder = write_contest(hall.contests / "own", [game(0)])
    spoil(folder / "contest.json", {"written": ["gtp:gnugo --mode gtp", "net"]})
    window = hall.window()
    hall.wait(lambda: len(window.contests.views) == 1)
    assert window.contests.unknown_commands(folder) == ["gtp:gnugo --mode gtp"]
    players = ["gtp:gnugo --mode gtp", "net"]
    assert window.contests.start(hall.contests / "new", players, 7, ContestSettings())
    assert window.contests.unknown_commands(folder) == []
    hall.wait(lambda: not window.contests._started)


def test_files_that_a_run_names_are_asked_about(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Path] = []

    def launch(folder: Path, *_: object) -> subprocess.Popen[bytes]:
        started.append(folder)
        return subprocess.Popen([sys.executable, "-S", "-E", "-c", ""])

    monkeypatch.setattr(training_module, "launch_run", launch)
    folder = fake_run(bench.runs / "theirs", stage="selfplay")
    content = json.loads(folder.run_file.read_text())
    content["preset"]["run"]["panel"] = "//stranger/share/panel.json"
    folder.run_file.write_text(json.dumps(content))
    window = bench.window()
    from sai_studio.lab.training.continue_run import ContinueDialog

    window.continue_run()
    (dialog,) = window.findChildren(ContinueDialog)
    dialog.accept()
    asked = question(window)
    assert asked is not None
    assert asked.commands.toPlainText() == "//stranger/share/panel.json"
    assert started == []
    asked.accept()
    assert started == [folder.root]
    bench.wait(lambda: not (window.training.refresh_list() or window.training._started))


def test_a_contest_s_judge_and_openings_are_asked_about(hall: Hall) -> None:
    folder = write_contest(hall.contests / "theirs", [game(0)])
    content = json.loads((folder / "contest.json").read_text())
    content["written"] = ["net[value=/stranger/net]", "net"]
    content["settings"] |= {"judge": "/stranger/judge", "opening_file": "/stranger/book"}
    (folder / "contest.json").write_text(json.dumps(content))
    window = hall.window()
    hall.wait(lambda: len(window.contests.views) == 1)
    window.page.resume.click()
    asked = question(window)
    assert asked is not None
    named = asked.commands.toPlainText().split()
    assert set(named) == {"/stranger/net", "/stranger/judge", "/stranger/book"}
    asked.reject()
    QApplication.processEvents()


def test_what_a_chain_names_is_asked_about(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Path] = []

    def launch(folder: Path, *_: object) -> subprocess.Popen[bytes]:
        started.append(folder)
        return subprocess.Popen([sys.executable, "-S", "-E", "-c", ""])

    monkeypatch.setattr(training_module, "launch_chain", launch)
    root = demo(bench.runs / "theirs")
    content = json.loads((root / CHAINS.file).read_text())
    content["chain"]["steps"][1]["arguments"] += ["--cluster", "stranger:6379"]
    (root / CHAINS.file).write_text(json.dumps(content))
    fake_run(root / "learn", stage="selfplay", changes={"run.start_network": "/stranger/net"})
    window = bench.window()
    bench.wait(lambda: window.training.chain is not None)
    for start in (window.page.chain.continue_wanted.emit, window.continue_run):
        start()
        asked = question(window)
        assert asked is not None
        named = asked.commands.toPlainText().splitlines()
        assert set(named) == {"cluster stranger:6379", "/stranger/net"}
        asked.reject()
        QApplication.processEvents()
    window.training.start_chain(root, "", {})  # nor by another way
    assert started == []
    window.continue_run()
    asked = question(window)
    assert asked is not None
    asked.accept()
    assert started == [root]
    bench.wait(lambda: not (window.training.refresh_list() or window.training._chains))


def test_players_are_never_options(tmp_path: Path) -> None:
    command = contest_folder.contest_arguments(tmp_path, ["--folder=x", "-h"], 7, ContestSettings())
    assert command[-3:] == ["--", "--folder=x", "-h"]


# --- links -------------------------------------------------------------------------------------


def outside(tmp_path: Path) -> Path:
    """A folder with a file that nobody may touch."""
    place = tmp_path / "outside"
    place.mkdir()
    (place / "precious").write_text("precious")
    return place


@links
@pytest.mark.parametrize(
    "name", ["run.log", "lock", "log.jsonl", "state.json", "checkpoints", "games/0003", "stop"]
)
def test_nothing_outside_a_run_is_written(tmp_path: Path, name: str) -> None:
    place = outside(tmp_path)
    run = fake_run(tmp_path / "run", stage="selfplay").root
    target = place if name in ("checkpoints", "games/0003") else place / "precious"
    path = run / name
    if path.is_dir():
        for part in path.iterdir():
            part.unlink()
        path.rmdir()
    path.unlink(missing_ok=True)
    path.symlink_to(target)
    for start in (
        lambda: launch_run(run),
        lambda: RunFolder(run).open(None),
        lambda: RUNS.ask_to_stop(run),
    ):
        with pytest.raises(RunError, match="leads out of the folder"):
            start()
    assert [(p.name, p.read_text()) for p in place.iterdir()] == [("precious", "precious")]


@links
@pytest.mark.parametrize("name", ["contest.log", "results.jsonl", "contest.json", "lock", "stop"])
def test_nothing_outside_a_contest_is_written(tmp_path: Path, name: str) -> None:
    place = outside(tmp_path)
    folder = write_contest(tmp_path / "duel", [game(0)])
    (folder / name).unlink(missing_ok=True)
    (folder / name).symlink_to(place / "precious")
    with pytest.raises(RunError, match="leads out of the folder"):
        launch_contest(folder, ["a", "b"], 7, ContestSettings())
    with pytest.raises(RunError, match="leads out of the folder"):
        CONTESTS.ask_to_stop(folder)
    assert (place / "precious").read_text() == "precious"


@links
def test_a_run_may_itself_be_reached_by_a_link(tmp_path: Path) -> None:
    run = fake_run(tmp_path / "run", stage="selfplay").root
    (run / "log-link.jsonl").symlink_to(run / "log.jsonl")  # it stays inside
    (tmp_path / "link").symlink_to(run)
    folder = RunFolder(tmp_path / "link")
    folder.open(None)
    folder.close()


@links
@pytest.mark.parametrize("name", ["results.jsonl", "lock", "contest.log"])
def test_pipes_don_t_keep_the_window_waiting(hall: Hall, name: str) -> None:
    write_contest(hall.contests / "good", [game(0)])
    folder = write_contest(hall.contests / "piped", [])
    (folder / name).unlink(missing_ok=True)
    os.mkfifo(folder / name)
    window = hall.window()
    hall.wait(lambda: len(window.contests.views) == 2)
    with pytest.raises(RunError, match="a pipe or a device"):
        launch_contest(folder, ["a", "b"], 7, ContestSettings())


# --- texts -------------------------------------------------------------------------------------


def rendered(window: QWidget) -> list[str]:
    """Labels and tool tips of a window that Qt would read as HTML with a picture in it."""
    found = []
    for widget in [window, *window.findChildren(QWidget)]:
        text = widget.text() if isinstance(widget, QLabel) else ""
        if PICTURE in text and widget.textFormat() != Qt.TextFormat.PlainText:
            found.append(f"{type(widget).__name__}: {text}")
        if "<img" in widget.toolTip():
            found.append(f"{type(widget).__name__}, tip: {widget.toolTip()}")
    return found


def test_names_in_a_collection_are_no_html(hall: Hall) -> None:
    games = [GameRecord(Rules(size=7), info={"PB": PICTURE, "PW": "b"}) for _ in range(2)]
    dialog = GamesDialog(games, 0, lambda _games, _index: None, lambda _dialog, _then: None)
    hall.qtbot.addWidget(dialog)
    tip = dialog.list.item(0).toolTip()
    assert "&lt;img" in tip
    assert "<img" not in tip


def test_names_in_contests_are_no_html(hall: Hall) -> None:
    folder = write_contest(
        hall.contests / PICTURE.replace("/", "_"), [game(0, reason=PICTURE)], names=(PICTURE, "b")
    )
    window = hall.window()
    hall.wait(lambda: len(window.contests.views) == 1)
    assert rendered(window) == []
    tables = [window.page.standings, window.page.pairs, window.page.colors]
    tips = [
        str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")
        for model in (table.model() for table in tables)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    ]
    games = window.page.games.games
    tips += [
        str(games.index(0, column).data(Qt.ItemDataRole.ToolTipRole) or "")
        for column in range(games.columnCount())
    ]
    tips.append(str(window.list.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)))
    assert any("&lt;img" in tip for tip in tips)
    assert not [tip for tip in tips if "<img" in tip]
    assert window.list.model().index(0, 0).data(PATH_ROLE) == folder


def test_texts_of_a_run_are_no_html(bench: Bench) -> None:
    folder = fake_run(bench.runs / "theirs")
    content = json.loads(folder.run_file.read_text())
    content["preset"]["about"] = PICTURE
    folder.run_file.write_text(json.dumps(content))
    folder.log({"event": "message", "generation": 1, "text": PICTURE})
    folder.log({"event": "message", "generation": PICTURE, "text": "x"})
    window = bench.window()
    assert rendered(window) == []
    for tab in range(window.page.tabs.count()):
        window.page.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
    assert PICTURE in window.page.settings.toPlainText()
    assert "<img" not in window.page.settings.toHtml()
