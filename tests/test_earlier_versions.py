"""Files of every version that is in `tests/fixtures` open, and runs made then continue.

`docs/tools/fixtures.py` writes such a folder; what a version has written is never changed.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.base.errors import EngineError
from engine.catalog.networks import list_networks
from engine.cli import main
from engine.games.contest_folder import ContestReader
from engine.record.sgf import load
from engine.record.shards import read_shard
from engine.review.drill import Drill
from engine.review.kept_analyses import KeptAnalyses
from engine.review.review_job import read_review_job
from engine.train.runs.run import RunFolder
from engine.train.stages import run
from sai_studio.session.files.journal import kept_copies
from sai_studio.session.preferences import Preferences
from tests.faults import contents

FIXTURES = Path(__file__).resolve().parent / "fixtures"
VERSIONS = sorted(path.name for path in FIXTURES.iterdir())
TEXTS = (".json", ".jsonl", ".ini", ".sgf")


@pytest.fixture(params=VERSIONS)
def home(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy of that version's user data folder, with paths adapted to this computer."""
    folder = tmp_path / "home"
    shutil.copytree(FIXTURES / request.param, folder)
    for path in folder.rglob("*"):
        if path.suffix in TEXTS:
            path.write_bytes(path.read_bytes().replace(b"@FOLDER@", str(folder).encode()))
    monkeypatch.setenv("SAI_STUDIO_HOME", str(folder))
    return folder


def test_fixtures_are_small_and_name_no_folders() -> None:
    assert VERSIONS
    for version in VERSIONS:
        files = contents(FIXTURES / version)
        assert sum(map(len, files.values())) < 300_000
        assert any(b"@FOLDER@" in content for content in files.values())
        for name, content in files.items():
            assert b"/home/" not in content, name
            assert b"/tmp/" not in content, name


def test_preferences(home: Path) -> None:
    preferences = Preferences(home / "studio.ini")
    assert preferences.settings.theme == "dark"
    assert preferences.settings.size == 9
    assert preferences.settings.user_lambda == 0.25
    assert preferences.recent_files() == [home / "games/game.sgf"]
    assert preferences.network_for(5) == home / "own/net1.safetensors"


def test_an_unsaved_game(home: Path) -> None:
    (copy,) = kept_copies(home / "autosave")
    assert (copy.name, copy.moves, copy.original) == ("mine", 6, home / "games/game.sgf")
    assert load(copy.path).games[0].main_line()[-1].comment == "not saved"


def test_analyses(home: Path) -> None:
    record = load(home / "games/game.sgf").games[0]
    assert KeptAnalyses(home / "analyses").restore(record) == 7
    assert all(node.analyses[0].name == "net1" for node in record.main_line())


def test_the_drill(home: Path) -> None:
    drill = Drill(home / "drill.sqlite")
    try:
        item = drill.next()
        assert item is not None
        assert (item.number, item.points_lost) == (3, 3.0)
        drill.answered(item, True)
        assert drill.counts() == (0, 1)
    finally:
        drill.close()


def test_networks(home: Path) -> None:
    assert home / "own/net1.safetensors" in [
        info.path for info in list_networks() if not info.error
    ]


def test_a_review_continues(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = home / "reviews/one"
    assert read_review_job(folder).games == (home / "games",)
    before = contents(folder / "analyses")
    assert main(["review", "--out", str(folder)]) == 0
    assert contents(folder / "analyses") == before, "nothing was searched again"


def test_a_run_continues(home: Path) -> None:
    folder = RunFolder(home / "runs/run")
    games = [path.read_bytes() for path in folder.shards()]
    step = max(path.name for path in (folder.root / "checkpoints").iterdir())
    assert folder.state().generation == 1
    state = run(None, folder.root)
    assert (state.stage, state.generation) == ("finished", 2)
    assert [path.read_bytes() for path in folder.shards()][: len(games)] == games
    assert max(path.name for path in (folder.root / "checkpoints").iterdir()) > step
    messages = "".join(str(entry.get("text", "")) for entry in folder.read_log())
    assert "damaged" not in messages


def test_a_contest_continues(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = home / "contests/match"
    before = (folder / "results.jsonl").read_text()
    players = [str(home / f"own/net{seed}.safetensors") for seed in (1, 2)]
    flags = ["--games", "4", "--komi", "2.5", "--visits", "2", "--folder", str(folder)]
    assert main(["match", *players, *flags]) == 0
    after = (folder / "results.jsonl").read_text()
    assert after.startswith(before)
    assert after.count("\n") == 4


def test_labels(home: Path) -> None:
    folder = RunFolder(home / "labels")
    assert folder.state().stage == "finished"
    (shard,) = folder.shards()
    assert {game.rules.size for game in read_shard(shard)} == {5}


# --- files of a later version -------------------------------------------------------------------


def later(path: Path) -> None:
    """Let a JSON file be of a later version, which knows fields of its own."""
    values = json.loads(path.read_text())
    path.write_text(json.dumps({**values, "format": values["format"] + 1, "more": True}))


def start_run(home: Path) -> None:
    run(None, home / "runs/run")


def read_contest(home: Path) -> None:
    view = ContestReader(home / "contests/match").read()
    if view.problem:
        raise EngineError(view.problem)


def play_contest(home: Path) -> None:
    assert main(["match", *map(str, (home / "own").iterdir()), "--folder",
                 str(home / "contests/match")]) == 2  # fmt: skip
    raise EngineError("update the program")


@pytest.mark.parametrize(
    ("name", "use"),
    [
        ("runs/run/run.json", start_run),
        ("contests/match/contest.json", play_contest),
        ("contests/match/contest.json", read_contest),
        ("reviews/one/review.json", lambda home: read_review_job(home / "reviews/one")),
    ],
)
def test_a_later_version_is_refused_and_left_alone(
    name: str, use: Callable[[Path], object], home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    later(home / name)
    before = contents(home)
    with pytest.raises(EngineError, match="update the program") as caught:
        use(home)
    assert "\n" not in str(caught.value)
    assert contents(home) == before


def test_a_drill_of_a_later_version_is_refused_and_left_alone(home: Path) -> None:
    path = home / "drill.sqlite"
    file = sqlite3.connect(path)
    file.execute("PRAGMA user_version = 2")
    file.commit()
    file.close()
    before, drill = path.read_bytes(), Drill(path)
    with pytest.raises(EngineError, match="newer version of this program; update the program"):
        drill.counts()
    drill.close()
    assert path.read_bytes() == before


def test_analyses_of_a_later_version_are_kept(home: Path) -> None:
    (path,) = (home / "analyses").glob("*.sgf")
    path.write_bytes(path.read_bytes().replace(b'"v":2', b'"v":9').replace(b'"v":1', b'"v":9'))
    assert b'"v":9' in path.read_bytes()
    before = path.read_bytes()
    record = load(home / "games/game.sgf").games[0]
    kept = KeptAnalyses(home / "analyses")
    assert kept.restore(record) == 0
    for _ in range(2):
        kept.keep(record, "game")
    assert path.read_bytes() == before
    assert len(list((home / "analyses").iterdir())) == 2
