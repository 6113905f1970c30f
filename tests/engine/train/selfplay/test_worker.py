"""Shards of several processes in one folder."""

from __future__ import annotations

import dataclasses
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from engine.base.errors import RunError
from engine.go.rules import Rules
from engine.record.shards import read_shard
from engine.train import selfplay_worker as worker
from engine.train.runs.run import RunFolder
from engine.train.runs.run_networks import make_evaluator
from engine.train.selfplay.selfplay import SelfPlay
from engine.train.selfplay_worker import ShardWriter, Workers
from engine.train.stages import run
from tests.engine.train.games import random_game
from tests.engine.train.test_crashes import PRESET

GAME = random_game(Rules(size=3), 1, plies=6)


def test_processes_number_their_shards_apart(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    writers = [ShardWriter(folder, 2, number, 3) for number in range(3)]
    for _ in range(2):
        for writer in writers:
            writer.add([GAME, GAME], 4)
    names = sorted(path.name for path in folder.games_folder(4).iterdir())
    assert names == [f"{number:06d}.npz" for number in range(6)]


def test_unfinished_and_damaged_files_of_others_do_not_matter(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    games = folder.games_folder(0)
    games.mkdir(parents=True)
    (games / ".000007.npz.k2j3.tmp").write_bytes(b"being written")
    (games / "000002.npz.damaged").write_bytes(b"set aside")
    paths = ShardWriter(folder, 1, 0, 2).add([GAME], 0)
    assert [path.name for path in paths] == ["000004.npz"]


def test_the_rest_is_written_at_the_end(tmp_path: Path) -> None:
    writer = ShardWriter(RunFolder(tmp_path), 2)
    games = [dataclasses.replace(GAME, number=number) for number in range(3)]
    first = writer.add(games, 0)
    rest = writer.flush(0)
    assert [[game.number for game in read_shard(path)] for path in first + rest] == [[0, 1], [2]]
    assert writer.flush(0) == []


def test_a_process_that_the_system_killed_names_memory_and_what_to_do(tmp_path: Path) -> None:
    workers = Workers(RunFolder(tmp_path), 0, set())
    killed = SimpleNamespace(name="self-play 1", is_alive=lambda: False, exitcode=-9)
    workers._children.processes.append(killed)  # type: ignore[arg-type]
    with pytest.raises(RunError, match="memory ran out; close other programs or lower run.workers"):
        workers.check()


def test_slow_processes_get_the_time_of_their_rounds_to_end(tmp_path: Path) -> None:
    given: list[float] = []
    workers = Workers(RunFolder(tmp_path), 0, set())
    process = SimpleNamespace(pid=None, join=given.append)
    workers._children.processes.append(process)  # type: ignore[arg-type]
    workers._reports.append(worker._Report(round_s=1000.0))
    workers.finish()
    assert given[0] > 1000.0


def test_threads_play_the_games_of_processes(tmp_path: Path) -> None:
    changes = {"run.workers": 3, "run.threads": True, "run.generations": 1, "run.games": 40}
    assert run(PRESET, tmp_path, changes=changes).generation == 1
    folder = RunFolder(tmp_path)
    games = [game for path in folder.games_folder(0).iterdir() for game in read_shard(path)]
    assert len({game.number for game in games}) == len(games) >= 40
    compared = 0
    for number in range(3):  # as the process of this number plays
        player = SelfPlay(folder.preset(), count(number, 3), number)
        player.set_evaluator(make_evaluator(folder.preset(), folder.network_path(0)))
        expected = {game.number: game for _ in range(60) for game in player.play_round()}
        for game in games:
            if game.number in expected:
                np.testing.assert_array_equal(game.moves, expected[game.number].moves)
                compared += game.number % 3 > 0
    assert compared > 0


def test_an_error_of_a_thread_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*_: object) -> None:
        raise RunError("the disk is full")

    monkeypatch.setattr(worker, "_play", play)
    workers = Workers(RunFolder(tmp_path), 1, set(), as_threads=True)
    workers._children.processes[0].join(30.0)
    with pytest.raises(RunError, match="has ended: the disk is full; fix that, then continue"):
        workers.check()
    workers.close()
