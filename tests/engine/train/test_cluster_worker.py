"""Self-play by workers on other machines, any of which may be lost at any time."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from engine.base.errors import RunError
from engine.jobs.machines import read_machines
from engine.network.files.weights import save_network
from engine.record.shards import read_shard, shard_bytes, shard_games
from engine.train.cluster_worker import ORDER_S, PlayOrder, PlayServer
from engine.train.presets.preset import Preset, with_changes
from engine.train.runs.run import RunFolder
from engine.train.runs.run_networks import first_network
from engine.train.stages import run
from tests.ray_cluster import kill_host, ray_cluster, worker_pids
from tests.shared import PROJECT

PRESET = Preset.from_dict(
    {
        "rules": {"size": 3},
        "network": {
            "size": 3, "blocks": 1, "channels": 4, "value_hidden": 4, "beta_hidden": 4,
            "ownership": True, "norm": "none",
        },
        "search": {"batch": 1},
        "selfplay": {
            "games": 4, "visits": 3, "cheap_visits": 2, "deep_share": 0.5, "precision": "fp32",
            "branch_probability": 0.05,
        },
        "training": {"batch": 8, "reuse": 0.5, "window_rows": 60, "precision": "fp32"},
        "run": {"generations": 2, "games": 40, "shard_games": 6, "checkpoint_steps": 4},
    }
)  # fmt: skip


LONGEST_S = 900
"""Longest wait for a run on a busy machine [s]."""
UNTIL_NUMBERS_END: dict[str, Any] = {"networks": {0: "first"}, "seconds": 1e9}


@pytest.fixture
def server(tmp_path: Path) -> PlayServer:
    """A worker's server in this process; references are paths."""
    save_network(tmp_path / "first", first_network(PRESET))
    return PlayServer(PRESET.to_dict(), {}, False, lambda path: (tmp_path / path).read_bytes())


def test_a_server_plays_the_numbers_that_it_was_given(server: PlayServer) -> None:
    wanted = PlayOrder(numbers=tuple(range(100, 140)), **UNTIL_NUMBERS_END)
    numbers: list[int] = []
    for _ in range(2):
        answer = server.work(wanted)
        wanted = PlayOrder(**UNTIL_NUMBERS_END)
        numbers += [game.number for shard in answer.shards for game in shard_games(shard)]
        assert answer.cpu_s > 0
    assert sorted(numbers) == sorted(set(numbers))
    assert len(numbers) > 20
    assert set(numbers) <= set(range(100, 140))
    # it keeps what one more round may need, and so never runs out in the middle of one
    assert len(numbers) <= 40 - PRESET.selfplay.games - 2


def test_a_server_takes_up_the_branches_of_a_lost_one(server: PlayServer, tmp_path: Path) -> None:
    changed = with_changes(PRESET, {"selfplay.branch_probability": 1.0})
    first = PlayServer(changed.to_dict(), {}, False, lambda path: (tmp_path / path).read_bytes())
    order = PlayOrder(numbers=tuple(range(40)), **UNTIL_NUMBERS_END)
    shards = first.work(order).shards
    parents = {game.number for shard in shards for game in shard_games(shard)}
    second = PlayServer(changed.to_dict(), {}, False, lambda path: (tmp_path / path).read_bytes())
    order = PlayOrder(numbers=tuple(range(100, 140)), **UNTIL_NUMBERS_END, resume=shards)
    answer = second.work(order)
    begun = {game.parent for shard in answer.shards for game in shard_games(shard)}
    assert begun & parents


def test_without_a_cluster_the_run_says_what_to_do(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    with pytest.raises(RunError, match="no Ray cluster answers there .*`ray start --head`"):
        run(PRESET, tmp_path / "run", cluster="127.0.0.1:9")
    assert not (tmp_path / "run" / "run.json").exists()


def check(folder: RunFolder, generations: int) -> None:
    """Nothing is lost or counted twice."""
    state = folder.state()
    assert (state.stage, state.generation) == ("finished", generations)
    played = [game for path in folder.shards() for game in read_shard(path)]
    assert len({game.number for game in played}) == len(played)
    assert state.games <= len(played)
    assert sum(machine.items for machine in read_machines(folder.root)) > 0


def start(address: str, *arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "engine.cli", "run", *map(str, arguments)]
    return subprocess.Popen(
        [*command, "--cluster", address],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=PROJECT,
    )  # fmt: skip


def written(tmp_path: Path, **changes: Any) -> Path:
    path = tmp_path / "preset.json"
    path.write_text(with_changes(PRESET, changes).to_json(), encoding="utf-8")
    return path


def test_a_run_outlives_its_workers_and_a_machine(tmp_path: Path) -> None:
    root, folder = tmp_path / "run", RunFolder(tmp_path / "run")
    with ray_cluster(2) as cluster:
        process = start(cluster.address, written(tmp_path), root)
        until = time.monotonic() + LONGEST_S
        while not folder.shards() and process.poll() is None and time.monotonic() < until:
            time.sleep(0.2)
        kill_host(worker_pids()[0])
        cluster.remove_node()
        cluster.add_node()
        said, _ = process.communicate(timeout=LONGEST_S)
    assert process.returncode == 0, said
    check(folder, 2)
    assert len(read_machines(root)) >= 2


def test_a_lost_head_is_told_in_one_sentence(tmp_path: Path) -> None:
    root, folder = tmp_path / "run", RunFolder(tmp_path / "run")
    preset = written(tmp_path, **{"run.generations": 10_000, "run.games": 1000})
    with ray_cluster(1) as cluster:
        process = start(cluster.address, preset, root)
        until = time.monotonic() + LONGEST_S
        while not folder.shards() and process.poll() is None and time.monotonic() < until:
            time.sleep(0.2)
    said, _ = process.communicate(timeout=LONGEST_S)
    assert process.returncode != 0, said
    # the log of Ray's core may come after it, but nothing else
    last = [line for line in said.strip().splitlines() if "] core_worker.cc:" not in line][-1]
    assert f"the connection to the Ray cluster at {cluster.address} was lost" in last
    assert "nothing on the disk is lost: start Ray again, then continue with the same" in last
    assert folder.shards()


@pytest.mark.slow
def test_many_kills(tmp_path: Path) -> None:
    """Thirty workers, two machines and the head are killed during one run."""
    root, folder, drawn = tmp_path / "run", RunFolder(tmp_path / "run"), random.Random(1)
    changes = {"run.generations": 10_000, "run.games": 1000}
    preset, killed = written(tmp_path, **changes), 0
    with ray_cluster(4) as cluster:
        process = start(cluster.address, preset, root)
        removed = 0
        while killed < 30 and process.poll() is None:
            time.sleep(drawn.uniform(0.5, ORDER_S / 2))
            pids = worker_pids()
            if pids and folder.shards():
                kill_host(drawn.choice(pids))
                killed += 1
                if killed in (10, 20):
                    cluster.remove_node()
                    cluster.add_node()
                    removed += 1
        assert process.poll() is None, process.communicate()[0]
        assert (killed, removed) == (30, 2)
    said, _ = process.communicate(timeout=LONGEST_S)  # the head is gone
    before = {game.number for path in folder.shards() for game in read_shard(path)}
    assert process.returncode != 0, said
    assert len(before) > 50
    last = folder.state().generation + 3
    with ray_cluster(4) as cluster:
        process = start(cluster.address, root, "--set", f"run.generations={last}")
        said, _ = process.communicate(timeout=LONGEST_S)
    assert process.returncode == 0, said
    check(folder, last)
    after = {game.number for path in folder.shards() for game in read_shard(path)}
    assert before <= after


def test_shards_travel_as_they_are_written(tmp_path: Path, server: PlayServer) -> None:
    answer = server.work(PlayOrder(numbers=tuple(range(40)), **UNTIL_NUMBERS_END))
    for shard in answer.shards:
        games = shard_games(shard)
        assert [game.number for game in shard_games(shard_bytes(games))] == [
            game.number for game in games
        ]
