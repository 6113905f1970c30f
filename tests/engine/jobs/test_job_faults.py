"""Jobs on a disk that fails at any change, or whose folder is moved away: nothing is lost."""

from __future__ import annotations

import errno
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.catalog.networks import add_network, list_networks
from engine.cli import main
from engine.games.contest import Contest
from engine.games.contest_settings import ContestSettings
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.record.shards import read_shard
from engine.train.labelling_run import run_labelling
from engine.train.presets.preset import with_changes
from engine.train.runs.run import RunFolder
from engine.train.stages import run
from tests.engine.base.test_faults import told
from tests.engine.games import test_handicap_table as tables
from tests.engine.games.test_contest import entrants
from tests.engine.train.test_crashes import PRESET, check_finished
from tests.faults import Faults, outlast, outlast_move

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc/self/fd")

CODES = (errno.ENOSPC, errno.EROFS, errno.EACCES)
"""A full disk, a read-only one, and permission that was lost."""
Ways = Callable[..., int]


@pytest.fixture(params=[*CODES, 0], ids=["full", "read-only", "denied", "moved"])
def ways(request: pytest.FixtureRequest) -> Ways:
    """The function that lets one kind of failure happen at each change in turn."""

    def failing(*arguments: Any, **options: Any) -> int:
        if request.param:
            return outlast(*arguments, **options, may_pass=True, codes=(request.param,))
        return outlast_move(*arguments, **options)

    return failing


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=4, value_head="Y")
    path = tmp_path_factory.mktemp("networks") / "net.safetensors"
    save_network(path, initial_network(settings, seed=1))
    return path


def test_a_tournament(ways: Ways, tmp_path: Path) -> None:
    chosen = ContestSettings.from_dict({"games": 2, "komi": "0.5", "at_once": 2})

    def act(root: Path) -> str:
        return told(lambda: Contest(chosen, entrants(3), root / "t").run())

    def check(root: Path) -> None:
        lines = (root / "t/results.jsonl").read_text().splitlines()
        assert len(lines) == len(set(lines)) == 6

    assert ways(
        tmp_path, lambda root: None, act, check, rewritten=("contest.json",), stride=2
    ) > 3  # fmt: skip


def test_a_handicap_table(ways: Ways, tmp_path: Path) -> None:
    def act(root: Path) -> str:
        return told(lambda: tables.games(root / "t", handicaps=(0, 1), rows=1).run())

    def check(root: Path) -> None:
        assert [text.count("\n") for text in tables.results(root / "t").values()] == [2, 2]

    failures = ways(
        tmp_path, lambda root: None, act, check,
        rewritten=("handicap-table.json", "contest.json"), stride=3,
    )  # fmt: skip
    assert failures > 3


def test_a_review_of_many_games(
    ways: Ways, tmp_path: Path, network: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "games"
    games.mkdir()
    for name, move in (("one", "cc"), ("two", "bb")):
        (games / f"{name}.sgf").write_text(f"(;SZ[5]KM[2.5];B[{move}];W[cd])")
    flags = ["--net", str(network), "--evaluator", "torch-fp32", "--visits", "2"]
    flags += ["--format", "csv,html"]

    def act(root: Path) -> str:
        capsys.readouterr()
        status = main(["review", str(games), "--out", str(root / "r"), *flags])
        errors = capsys.readouterr().err.splitlines()
        return "\n".join(line for line in errors if "reviewing " not in line) if status else ""

    def check(root: Path) -> None:
        assert len(list((root / "r").glob("*.csv"))) == 2
        assert (root / "r" / "index.html").is_file()
        assert len(list((root / "r" / "analyses").glob("*.sgf"))) == 2

    failures = ways(
        tmp_path, lambda root: None, act, check,
        rewritten=("review.json", "index.html"), stride=5,
    )  # fmt: skip
    assert failures > 3


@pytest.mark.parametrize("command", ["match", "review", "chain"])
def test_a_start_on_a_full_disk_leaves_no_folder(
    command: str, tmp_path: Path, network: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both folders, lock, temporary file and its content: each is the first that finds no room."""
    monkeypatch.setattr("engine.commands.loading.compile_engine", lambda notice: None)
    disk = tmp_path / "disk"
    disk.mkdir()
    game, chain = tmp_path / "game.sgf", tmp_path / "chain.json"
    game.write_text("(;SZ[5]KM[2.5];B[cc])")
    step = '{"name": "a", "about": "it works", "command": "run"'
    step += ', "arguments": ["recommended-5x5", "{folder}"]}'
    chain.write_text(f'{{"about": "A test.", "steps": [{step}]}}')
    words = {
        "match": [network, network, "--folder", disk / "new" / "job"],
        "review": [game, "--out", disk / "new" / "job"],
        "chain": [chain, disk / "new" / "job"],
    }[command]
    for change in range(1, 7):
        faults = Faults(disk, change, errno.ENOSPC)
        with faults.active():
            assert main([command, *map(str, words)]) == 2
        assert faults.failed
        assert list(disk.iterdir()) == []


def test_a_folder_of_labels(ways: Ways, tmp_path: Path, network: Path) -> None:
    changes: Mapping[str, Any] = {
        "distillation.teacher": str(network),
        "distillation.boards": "5",
        "run.games": 40,
        "run.shard_games": 2,
        "selfplay.games": 2,
    }

    def act(root: Path) -> str:
        return told(lambda: run_labelling(root / "labels", changes=changes))

    def check(root: Path) -> None:
        folder = RunFolder(root / "labels")
        assert folder.state().stage == "finished"
        played = list(_games(folder))
        assert len({game.number for game in played}) == len(played)
        assert sum(len(game.moves) for game in played) >= 40

    failures = ways(
        tmp_path, lambda root: None, act, check, rewritten=("state.json", "run.json"), stride=6
    )
    assert failures > 2


def _games(folder: RunFolder) -> Iterator[Any]:
    for path in folder.shards():
        yield from read_shard(path)


def test_a_run_that_is_continued(ways: Ways, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    run(with_changes(PRESET, {"run.generations": 1}), begun)

    def act(root: Path) -> str:
        return told(lambda: run(None, root / "run", changes={"run.generations": 2}))

    def check(root: Path) -> None:
        (root / "run/lock").unlink(missing_ok=True)  # its removal may fail; it blocks nobody
        check_finished(root / "run")

    failures = ways(
        tmp_path / "own", lambda root: shutil.copytree(begun, root / "run"), act,
        check,
        rewritten=("state.json", "run.json", "lock"), passing=".pt", stride=12,
    )  # fmt: skip
    assert failures > 2


@pytest.mark.parametrize("is_damaged", [False, True])
def test_the_list_of_added_networks(
    is_damaged: bool, ways: Ways, tmp_path: Path, network: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "disk"))
    first, damage = tmp_path / "first.safetensors", b'{"networks": [{"pa'
    shutil.copy(network, first)

    def make(root: Path) -> None:
        if is_damaged:
            (root / "networks.json").write_bytes(damage)
        else:
            add_network(first)

    def check(root: Path) -> None:
        added = [info.path for info in list_networks() if info.origin == "added"]
        assert added == ([network] if is_damaged else [first, network])
        if is_damaged:
            assert (root / "networks.json.damaged").read_bytes() == damage

    ways(tmp_path, make, lambda root: told(lambda: add_network(network)), check, passing=".json")
