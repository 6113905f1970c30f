"""Runs read by others: live, finished, torn, damaged; nothing in the folder is ever touched."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.base.lock import acquire_lock, is_locked
from engine.go.rules import Rules
from engine.record.played_game import PlayedGame
from engine.record.shards import write_shard
from engine.train.presets.preset import load_preset
from engine.train.reading import RunReader, run_status
from engine.train.runs.log_entries import Gate, GenerationRating, PanelScore
from engine.train.runs.run import RunFolder, RunState
from engine.train.runs.run_file import RUNS, started, write_run_file
from tests.engine.train.games import content


def make_run(root: Path, generations: int = 3, stage: str = "selfplay") -> RunFolder:
    """A run's folder without games, as a process would leave it."""
    folder = RunFolder(root)
    for part in ("games", "networks"):
        (root / part).mkdir(parents=True, exist_ok=True)
    write_run_file(
        folder.run_file, started(load_preset("recommended-5x5"), {"run.generations": 20})
    )
    for generation in range(generations):
        log_generation(folder, generation)
        folder.network_path(generation).write_bytes(b"")
    folder.write_state(RunState(stage=stage, generation=max(generations - 1, 0), nodes=10**6))
    return folder


def log_generation(folder: RunFolder, generation: int) -> None:
    """The three lines that a generation leaves in the log."""
    for entry in (
        {"event": "network", "alpha": 2.5 * generation, "beta": 0.5, "first_move": "C3",
         "nodes": 1000 * generation, "games": 10 * generation, "cpu_s": 7.0 * generation},
        {"event": "games", "games": 10, "length": 20.0 + generation, "branches": 4},
        {"event": "training", "policy": 3.0 - generation, "score": 0.5, "total": 3.5},
    ):  # fmt: skip
        folder.log({"generation": generation, **entry})


def append(root: Path, entry: dict[str, Any], end: str = "\n") -> None:
    with (root / "log.jsonl").open("a") as file:
        file.write(json.dumps(entry) + end)


def test_figures_come_by_generation(tmp_path: Path) -> None:
    make_run(tmp_path)
    view = RunReader(tmp_path).read()
    assert (view.generations, view.size, view.networks) == (3, 5, (0, 1, 2))
    assert view.column("network.alpha").tolist() == [0.0, 2.5, 5.0]
    assert view.column("games.length").tolist() == [20.0, 21.0, 22.0]
    assert view.column("training.score").tolist() == [0.5, 0.5, 0.5]
    assert all(math.isnan(value) for value in view.column("games.nothing"))
    assert view.first_moves == ("C3", "C3", "C3")
    assert view.state.nodes == 10**6


def test_a_network_keeps_the_cost_that_it_was_made_with(tmp_path: Path) -> None:
    """A continued run logs its newest network again, with the cost of the run so far."""
    make_run(tmp_path)
    again = {"event": "network", "generation": 2, "alpha": 5.5, "nodes": 2900, "games": 29}
    append(tmp_path, again)
    view = RunReader(tmp_path).read()
    assert view.column("network.nodes").tolist() == [0.0, 1000.0, 2000.0]
    assert view.column("network.games").tolist() == [0.0, 10.0, 20.0]
    assert view.column("network.alpha")[2] == 5.5


def test_a_finished_run_has_its_last_network_even_if_the_log_ends_before(tmp_path: Path) -> None:
    folder = make_run(tmp_path)
    folder.network_path(3).write_bytes(b"")
    folder.write_state(RunState(stage="finished", generation=3, nodes=5000))
    view = RunReader(tmp_path).read()
    assert (view.generations, view.networks) == (4, (0, 1, 2, 3))
    assert view.column("network.nodes").tolist() == [0.0, 1000.0, 2000.0, 5000.0]
    assert math.isnan(view.column("network.alpha")[3])


def test_a_look_costs_only_what_is_new(tmp_path: Path) -> None:
    folder = make_run(tmp_path)
    reader = RunReader(tmp_path)
    first = reader.read()
    assert reader.read() is first
    log_generation(folder, 3)
    second = reader.read()
    assert second is not first
    assert second.column("network.alpha").tolist() == [0.0, 2.5, 5.0, 7.5]
    assert first.column("network.alpha").tolist() == [0.0, 2.5, 5.0]


def test_a_torn_last_line_waits_for_its_end(tmp_path: Path) -> None:
    make_run(tmp_path, 1)
    reader = RunReader(tmp_path)
    line = json.dumps({"generation": 1, "event": "network", "alpha": 4.0, "beta": 1.0})
    with (tmp_path / "log.jsonl").open("a") as file:
        file.write(line[:20])
    assert reader.read().generations == 1
    with (tmp_path / "log.jsonl").open("a") as file:
        file.write(line[20:] + "\n")
    assert reader.read().column("network.alpha").tolist() == [0.0, 4.0]


@pytest.mark.parametrize(
    "line",
    ["{", "[]", "3", '{"event": "network"}', '{"event": "network", "generation": "x"}',
     '{"event": "network", "generation": 1000000000}', '{"event": "rating", "generation": 1}',
     '{"event": "panel", "generation": 1, "nodes": null, "score": 1}', "\udcff".encode(
         "utf-8", "surrogateescape").decode("latin-1"), "[" * 5000],
)  # fmt: skip
def test_lines_of_no_sense_are_left_out(tmp_path: Path, line: str) -> None:
    folder = make_run(tmp_path, 1)
    with (tmp_path / "log.jsonl").open("a", encoding="latin-1") as file:
        file.write(line + "\n")
    log_generation(folder, 1)
    view = RunReader(tmp_path).read()
    assert view.generations == 2
    assert (view.panel, view.ratings) == ((), ())


def test_panel_rating_gate_and_messages(tmp_path: Path) -> None:
    make_run(tmp_path)
    append(tmp_path, {"generation": 1, "event": "panel", "nodes": 5000, "score": 0.25})
    append(
        tmp_path,
        {"generation": 1, "event": "rating", "nodes": 5000, "elo": 80, "low": 20, "high": 140},
    )
    append(
        tmp_path,
        {"generation": 2, "event": "gate", "wins": 8, "draws": 0, "losses": 2,
         "decision": "promote"},
    )  # fmt: skip
    append(tmp_path, {"generation": 2, "event": "message", "text": "a shard was damaged"})
    view = RunReader(tmp_path).read()
    assert view.panel == (PanelScore(1, 5000.0, 0.25),)
    assert view.ratings == (GenerationRating(1, 5000.0, 80.0, 20.0, 140.0),)
    assert view.gates == (Gate(2, 8, 0, 2, "promote"),)
    assert view.messages[0].text == "a shard was damaged"


def test_a_log_that_was_replaced_is_read_anew(tmp_path: Path) -> None:
    make_run(tmp_path)
    reader = RunReader(tmp_path)
    assert reader.read().generations == 3
    (tmp_path / "log.jsonl").unlink()
    log_generation(RunFolder(tmp_path), 0)
    assert reader.read().generations == 1


def test_the_status_follows_lock_and_log(tmp_path: Path) -> None:
    folder = make_run(tmp_path)
    assert run_status(tmp_path) == "interrupted"
    append(tmp_path, {"generation": 2, "event": "stopped"})
    assert run_status(tmp_path) == "stopped"
    lock = acquire_lock(tmp_path / "lock")
    assert run_status(tmp_path) == "running"
    RUNS.ask_to_stop(tmp_path)
    assert run_status(tmp_path) == "stopping"
    lock.release()
    folder.write_state(RunState(stage="finished", generation=3))
    assert run_status(tmp_path) == "finished"
    (tmp_path / "state.json").write_text("{")
    assert run_status(tmp_path) == "unreadable"
    assert "state.json" in RunReader(tmp_path).read().problem


def test_looking_at_a_lock_takes_it_from_nobody(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    assert not is_locked(path)
    assert not path.exists()
    lock = acquire_lock(path)
    assert is_locked(path)
    assert is_locked(path)
    lock.release()
    assert not is_locked(path)


def test_reading_writes_nothing(tmp_path: Path) -> None:
    make_run(tmp_path)
    (tmp_path / "games" / "0001").mkdir()
    (tmp_path / "games" / "0001" / "000000.npz").write_bytes(b"damaged")
    (tmp_path / "lock").write_text("{}")
    before = content(tmp_path)
    reader = RunReader(tmp_path)
    reader.read()
    reader.read()
    assert content(tmp_path) == before


def test_a_folder_without_a_run_says_so(tmp_path: Path) -> None:
    view = RunReader(tmp_path / "gone").read()
    assert view.status == "unreadable"
    assert "no run here" in view.problem
    assert view.generations == 0
    assert math.isnan(view.seconds_left())


def test_damaged_settings_are_told_until_they_are_mended(tmp_path: Path) -> None:
    make_run(tmp_path)
    good = (tmp_path / "run.json").read_bytes()
    (tmp_path / "run.json").write_text("{}")
    reader = RunReader(tmp_path)
    assert "run.json" in reader.read().problem
    assert "run.json" in reader.read().problem
    (tmp_path / "run.json").write_bytes(good)
    assert reader.read().problem == ""
    assert reader.read().size == 5


def test_the_time_that_is_left_follows_the_latest_generations(tmp_path: Path) -> None:
    make_run(tmp_path, 0)
    for generation in range(5):
        append(
            tmp_path,
            {"time": 30.0 * generation, "generation": generation, "event": "network", "alpha": 0.0},
        )
    RunFolder(tmp_path).write_state(RunState(generation=4))
    assert RunReader(tmp_path).read().seconds_left() == pytest.approx(30.0 * 16)


def test_the_problem_is_the_last_error_of_the_process(tmp_path: Path) -> None:
    make_run(tmp_path, 0)
    (tmp_path / RUNS.log_file).write_text("noise\nsai-engine: stopping needs space; free some\n")
    assert RunReader(tmp_path).read().problem == "stopping needs space; free some"


def play_games(folder: RunFolder, generation: int, count: int) -> None:
    """One file of games of a generation."""
    place = folder.games_folder(generation)
    place.mkdir(parents=True, exist_ok=True)
    games = [selfplay_game(number) for number in range(count)]
    write_shard(place / f"{len(list(place.iterdir())):06d}.npz", games)


def selfplay_game(number: int) -> PlayedGame:
    return PlayedGame(
        rules=Rules(size=5, komi=3.5),
        start=np.zeros(0, np.int16),
        moves=np.array([12, 25, 25], np.int16),
        winner=1,
        score=25.0,
        number=number,
    )


def test_games_are_counted_the_same_way_at_every_moment(tmp_path: Path) -> None:
    folder = make_run(tmp_path, 1)
    folder.write_state(RunState(stage="selfplay", nodes=5000))
    reader = RunReader(tmp_path)
    assert (reader.read().games, reader.read().played) == (0, 0)
    play_games(folder, 0, 3)  # in the middle of the first generation
    play_games(folder, 0, 2)
    assert (reader.read().games, reader.read().played) == (5, 5)
    for stage in ("train", "gate", "panel"):  # between stages, or interrupted there
        folder.write_state(RunState(stage=stage, nodes=9000))
        view = reader.read()
        assert (view.games, view.played, view.status) == (5, 5, "interrupted"), stage
    folder.write_state(RunState(stage="selfplay", generation=1, games=5, nodes=9000))
    log_generation(folder, 1)
    assert (reader.read().games, reader.read().played) == (5, 0)
    play_games(folder, 1, 4)
    view = reader.read()
    assert (view.games, view.played) == (9, 4)
    play_games(folder, 0, 1)  # of another process, a little late: counted with the next ones
    view = reader.read()
    assert (view.games, view.played) == (10, 5)
    folder.write_state(RunState(stage="finished", generation=2, games=10, nodes=20_000))
    folder.network_path(1).write_bytes(b"")
    folder.network_path(2).write_bytes(b"")
    view = reader.read()
    assert (view.games, view.played) == (10, 0)
    # header, table and generation bar count the same generations, games and nodes
    assert view.generations - 1 == view.state.generation
    assert view.column("network.games")[-1] == view.games
    assert view.column("network.nodes")[-1] == view.state.nodes


def test_games_of_all_generations_are_counted(tmp_path: Path) -> None:
    """As TrainingGames.load does: what no complete generation counts belongs to this one."""
    folder = make_run(tmp_path, 1)
    for generation in range(4):
        play_games(folder, generation, 5)
    folder.write_state(RunState(stage="train", generation=3, games=13, nodes=5000))
    reader = RunReader(tmp_path)
    assert (reader.read().games, reader.read().played) == (20, 7)
    folder.write_state(RunState(stage="selfplay", generation=4, games=20, nodes=5000))
    play_games(folder, 3, 2)
    assert (reader.read().games, reader.read().played) == (22, 2)


def test_a_stopped_run_has_the_games_that_its_log_says(tmp_path: Path) -> None:
    """A run on game records has no games on the disk."""
    folder = make_run(tmp_path, 2)
    folder.write_state(RunState(stage="train", generation=1, games=300))
    append(tmp_path, {"generation": 1, "event": "stopped", "games": 450})
    assert RunReader(tmp_path).read().games == 450
    folder.write_state(RunState(stage="finished", generation=2, games=600))
    assert RunReader(tmp_path).read().games == 600


def test_files_that_are_no_games_count_nothing(tmp_path: Path) -> None:
    folder = make_run(tmp_path, 1)
    play_games(folder, 0, 3)
    (folder.games_folder(0) / "000007.npz").write_bytes(b"torn")
    assert RunReader(tmp_path).read().games == 3
