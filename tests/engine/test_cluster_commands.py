"""Commands whose work the machines of a cluster do: the same results as without one."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.commands.cluster_review import _Reviewer, _Task
from engine.jobs.farm import SharedFile
from engine.jobs.machines import read_machines
from engine.jobs.spread import FarmServer
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.record.shards import read_shard
from engine.review.review_job import ReviewJob
from engine.review.review_settings import ReviewSettings
from engine.train.runs.run import RunFolder
from tests.ray_cluster import ray_cluster
from tests.shared import PROJECT

SMALL: dict[str, Any] = {"blocks": 1, "channels": 4, "value_hidden": 4, "beta_hidden": 4}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ray_cluster(2) as cluster:
        yield cluster.address


@pytest.fixture
def networks(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / name for name in ("first.safetensors", "second.safetensors")]
    for seed, path in enumerate(paths):
        settings = NetworkSettings(size=5, norm="none", ownership=True, **SMALL)
        save_network(path, initial_network(settings, seed), training={})
    return paths


def engine(*arguments: object, status: int = 0) -> str:
    """Run a command and return what it printed, errors and progress last."""
    command = [sys.executable, "-m", "engine.cli", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=PROJECT, check=False)
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


def json_in(said: str) -> Any:
    return json.JSONDecoder().raw_decode(said)[0]


def test_a_match_has_the_same_games(address: str, networks: list[Path], tmp_path: Path) -> None:
    games = {}
    for name, more in (("here", ()), ("there", ("--cluster", address))):
        folder = tmp_path / name
        conditions = ("--visits", 4, "--games", 20, "--temperature", 1, "--komi", 0.5)
        engine("match", *networks, *conditions, "--folder", folder, *more)
        lines = (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()
        games[name] = sorted(lines, key=lambda line: json.loads(line)["number"])
    assert len(games["here"]) == 20
    assert games["there"] == games["here"]


def test_programs_stay_at_home(address: str, networks: list[Path]) -> None:
    said = engine("match", networks[0], "gtp:program", "--cluster", address, status=2)
    assert "other programs can only play on this computer" in said


def test_labels_come_back(address: str, networks: list[Path], tmp_path: Path) -> None:
    folder = tmp_path / "labels"
    flags = ("--teacher", networks[0], "--boards", 5, "--positions", 300)
    settings = ("--set", "selfplay.games=4", "--set", "run.shard_games=8")
    engine("label", folder, *flags, *settings, "--cluster", address)
    run = RunFolder(folder)
    labelled = [game for path in run.shards() for game in read_shard(path)]
    assert sum(len(game.moves) for game in labelled) >= 300
    assert len({game.number for game in labelled}) == len(labelled)
    assert sum(machine.nodes for machine in read_machines(folder)) >= 300


def test_studies_have_the_same_choices(address: str, networks: list[Path], tmp_path: Path) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;SZ[5]KM[2.5];B[cc];W[cd])", encoding="utf-8")
    found = []
    for name, more in (("here", ("--processes", 1)), ("there", ("--cluster", address))):
        flags = ("--nets", tmp_path, "--tries", 20, "--visits", 4, "--json")
        said = engine("figure3", tmp_path / name, "--position", game, *flags, *more)
        found.append(json_in(said)[game.stem])
    assert found[0] == found[1]
    said = engine("study", game, *flags, "--cluster", address)
    assert [study["choices"] for study in json_in(said).values()] == [found[0]]


def test_reviews_come_back(address: str, networks: list[Path], tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    for name, moves in (
        ("one", "B[cc];W[cd]"),
        ("two", "B[cc];W[bc];B[bb]"),
        ("three", "B[bc];W[cc]"),
    ):
        (games / f"{name}.sgf").write_text(f"(;SZ[5]KM[2.5];{moves})", encoding="utf-8")
    (games / "broken.sgf").write_text("(;", encoding="utf-8")
    found = {}
    for name, more in (("here", ()), ("there", ("--cluster", address))):
        out = tmp_path / name
        flags = ("--net", networks[0], "--visits", 4, "--format", "csv,json,html")
        engine("review", games, "--out", out, *flags, *more, status=1)
        lines = (out / "progress.jsonl").read_text(encoding="utf-8").splitlines()
        states = {Path(line["path"]).name: line["state"] for line in map(json.loads, lines)}
        found[name] = states, sorted(path.name for path in out.glob("*.*sv"))
        assert (out / "index.html").is_file()
        assert len(list((out / "analyses").iterdir())) == 3
    assert found["there"] == found["here"]
    assert found["here"][0]["broken.sgf"] == "failed"
    assert found["here"][0]["three.sgf"] == "done"
    # a second run searches nothing again
    out = tmp_path / "there"
    said = engine("review", games, "--out", out, *flags, "--cluster", address, status=1)
    assert said.count("all known already") == 3


def test_a_review_sends_nothing_back_that_it_did_not_change(networks: list[Path]) -> None:
    """Two games whose names begin alike are reviewed by two workers at the same time."""
    job = ReviewJob(games=(), settings=ReviewSettings(visits=4), formats=("csv",))
    file = SharedFile(networks[0].name, "network")
    make = partial(_Reviewer, job, {5: networks[0]})
    server = FarmServer(make, {networks[0]: file}, False, lambda name: networks[0].read_bytes())
    other = ("analyses/two-again-0123456789ab.sgf", b"(;SZ[5];B[aa])")
    game = ("two.sgf", b"(;SZ[5]KM[2.5];B[cc];W[bc])")
    done = server.work(_Task((game,), (other,)))
    assert [state.state for _, state in done.states] == ["done"]
    names = [name for name, _ in done.written]
    assert other[0] not in names
    assert len(names) == 2  # its analysis and its report
