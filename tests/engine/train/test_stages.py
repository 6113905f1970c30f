"""Whole runs on a 3x3 board: from nothing to networks, stopped, killed and continued."""

from __future__ import annotations

import dataclasses
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from engine.base.errors import RunError
from engine.cli import main
from engine.network.files.weights import load_network, read_header, save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.record.shards import read_shard, write_shard
from engine.train import stages, training_run
from engine.train.learning.sampler import row_count
from engine.train.learning.trainer import Trainer, learning_rate
from engine.train.presets.preset import Preset, load_preset, with_changes
from engine.train.reading import RunReader
from engine.train.runs.run import RunFolder, RunState
from engine.train.runs.run_networks import first_network
from engine.train.selfplay_worker import ShardWriter, Workers
from engine.train.stages import run
from engine.train.training_run import TrainingRun
from tests.shared import PROJECT

VALUES: dict[str, Any] = {
    "rules": {"size": 3},
    "network": {
        "size": 3, "blocks": 1, "channels": 8, "value_hidden": 8, "beta_hidden": 8,
        "ownership": True, "norm": "none",
    },
    "search": {"batch": 1},
    "selfplay": {
        "games": 8, "visits": 4, "cheap_visits": 2, "deep_share": 0.5, "precision": "fp32",
    },
    "training": {"batch": 16, "reuse": 2, "window_rows": 60, "precision": "fp32"},
    "run": {"generations": 2, "games": 12, "shard_games": 5, "checkpoint_steps": 4},
}  # fmt: skip
PRESET = Preset.from_dict(VALUES)


def check_finished(root: Path, games: int = 24) -> None:
    """What every finished run has, however often it was interrupted."""
    folder = RunFolder(root)
    state = folder.state()
    assert state.stage == "finished"
    assert state.generation == state.best == 2
    assert not list(root.rglob("*.tmp"))
    assert not (root / "lock").exists()
    networks = sorted(path.name for path in folder.networks.iterdir())
    assert networks == ["0000.safetensors", "0001.safetensors", "0002.safetensors"]
    for path in folder.networks.iterdir():
        load_network(path)
    assert read_header(folder.network_path(2)).training["generation"] == 2
    played = [game for path in folder.shards() for game in read_shard(path)]
    assert len(played) >= games
    assert len({game.number for game in played}) == len(played)
    assert state.games == len(played)
    assert 1 <= len(list((root / "checkpoints").glob("*.pt"))) <= 3
    events = [entry["event"] for entry in folder.read_log()]
    assert "finished" in events
    assert "training" in events  # a kill may lose one of the two lines


def test_a_run_from_start_to_end(tmp_path: Path) -> None:
    entries: list[dict[str, Any]] = []
    state = run(PRESET, tmp_path / "run", entries.append)
    check_finished(tmp_path / "run")
    assert state.nodes > 0
    by_event = {entry["event"]: entry for entry in entries}
    assert {"alpha", "beta", "first_move", "first_move_policy"} <= set(by_event["network"])
    assert {"policy", "winrate", "ownership", "total"} <= set(by_event["training"])
    assert {"length", "komi", "score", "black_wins"} <= set(by_event["games"])
    playing = [entry for entry in entries if entry["event"] == "playing"]
    assert {entry["at least"] for entry in playing} == {12}  # games may be more than that
    again = run(None, tmp_path / "run")
    assert again == state
    alpha = RunReader(tmp_path / "run").read().column("network.alpha")
    assert np.isfinite(alpha).tolist() == [True] * 3  # the last network, too


def test_a_generation_of_few_games_plays_few(tmp_path: Path) -> None:
    """Neither the size of a file nor the number of games at once makes a generation longer."""
    entries: list[dict[str, Any]] = []
    changes = {"run.games": 8, "run.shard_games": 32, "selfplay.games": 64}
    state = run(PRESET, tmp_path, entries.append, changes=changes)
    check_finished(tmp_path, games=16)
    assert state.games <= 2 * 15  # the last round of 8 games may end all of them
    playing = [entry for entry in entries if entry["event"] == "playing"]
    assert all(entry["moves"] >= 8 for entry in playing)


@pytest.mark.parametrize("stage", ["train", "gate", "panel"])
def test_a_generation_goes_on_with_the_stage_in_the_state(stage: str, tmp_path: Path) -> None:
    folder, write_state = RunFolder(tmp_path), RunFolder.write_state

    def write(self: RunFolder, state: RunState) -> None:
        write_state(self, state)
        if state.stage == stage:
            raise KeyboardInterrupt  # as by a second Ctrl-C

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RunFolder, "write_state", write)
        with pytest.raises(KeyboardInterrupt):
            run(PRESET, tmp_path)
    shards = folder.shards()
    entries: list[dict[str, Any]] = []
    run(None, tmp_path, entries.append)
    check_finished(tmp_path)
    assert folder.shards()[: len(shards)] == shards
    first = next(e["event"] for e in entries if e["event"] not in ("message", "settings"))
    assert first == ("step" if stage == "train" else "network")  # of the next generation


def test_equal_seeds_give_equal_runs(tmp_path: Path) -> None:
    identities = []
    for name in ("a", "b"):
        run(PRESET, tmp_path / name)
        identities.append(read_header(RunFolder(tmp_path / name).network_path(2)).identity)
    assert identities[0] == identities[1]


def test_stopped_and_continued(tmp_path: Path) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 400

    while run(PRESET, tmp_path, stop=stop).stage != "finished":
        asked = 0
    check_finished(tmp_path)


def test_a_run_ends_when_its_time_is_up_and_goes_on_with_more(tmp_path: Path) -> None:
    many = {"run.generations": 1000, "run.minutes": 1e-4}
    state = run(PRESET, tmp_path, changes=many)
    assert (state.stage, state.generation) == ("finished", 1)  # the one at work is made
    assert state.seconds >= 60 * many["run.minutes"]
    assert run(None, tmp_path) == state
    more = run(
        None, tmp_path, changes={"run.minutes": state.seconds / 60 + 10, "run.generations": 2}
    )
    assert (more.stage, more.generation) == ("finished", 2)
    assert more.seconds > state.seconds


def test_games_and_training_of_the_last_generation_are_cut_to_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that goes on with every look at it."""
    looks = itertools.count()
    monkeypatch.setattr(TrainingRun, "seconds", property(lambda _self: 0.2 * next(looks)))
    monkeypatch.setattr(stages, "TICK_S", 0.0)
    rates: list[float] = []
    take_step = Trainer._take_step

    def noted(self: Trainer, batch: Any, share: float, passes: int = 0) -> None:
        rates.append(learning_rate(self.settings, self.step, share, passes))
        take_step(self, batch, share, passes)

    monkeypatch.setattr(Trainer, "_take_step", noted)
    endless = {"run.minutes": 1.0, "run.games": 10**6, "training.reuse": 1e3}
    endless |= {"training.warmup_steps": 1, "training.cosine_share": 0.8}
    entries: list[dict[str, Any]] = []
    state = run(PRESET, tmp_path, entries.append, changes={**endless, "run.generations": 1000})
    assert (state.stage, state.generation) == ("finished", 1)
    assert 60.0 <= state.seconds < 66.0
    assert state.games < 1000
    assert 0 < state.step < 1e3 * state.rows / PRESET.training.batch
    steps = [entry["step"] for entry in entries if entry["event"] == "learning"]
    assert steps == sorted(steps)
    assert len(steps) > 3
    assert rates[-1] < 0.1 * max(rates), "the rate is lowest at the limit"


def test_the_last_generation_is_cut_to_the_processor_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a counter that goes on with every look at it."""
    looks = itertools.count()
    monkeypatch.setattr(TrainingRun, "cpu_s", property(lambda _self: 0.2 * next(looks)))
    endless = {"run.cpu_minutes": 1.0, "run.games": 10**6, "training.reuse": 1e3}
    state = run(PRESET, tmp_path, changes={**endless, "run.generations": 1000})
    assert (state.stage, state.generation) == ("finished", 1)
    assert 60.0 <= state.cpu_s < 66.0
    assert 0 < state.step < 1e3 * state.rows / PRESET.training.batch
    assert state.share(RunFolder(tmp_path).preset().run) == 1.0
    rows = [entry for entry in RunFolder(tmp_path).read_log() if entry["event"] == "step"]
    assert rows[-1]["learning_rate"] < rows[0]["learning_rate"], "the rate is lowest at the limit"


def test_the_log_has_the_rate_and_the_losses_by_step(tmp_path: Path) -> None:
    run(PRESET, tmp_path, changes={"run.log_steps": 2, "training.reuse": 4.0})
    entries = RunFolder(tmp_path).read_log()
    rows = [entry for entry in entries if entry["event"] == "step"]
    ends = {entry["step"]: entry["generation"] for entry in entries if entry["event"] == "training"}
    last = max(ends)
    assert last > 4
    assert {row["step"] for row in rows} == {*range(2, last + 1, 2), *ends}
    for row in rows:
        assert row.keys() >= {"policy", "winrate", "ownership", "total", "gradient"}
        assert row["generation"] == min(g for step, g in ends.items() if step >= row["step"])
    rates = {row["step"]: row["learning_rate"] for row in rows}
    settings, runs = PRESET.training, PRESET.run.generations
    for step, rate in rates.items():
        share = (1 + ends[min(end for end in ends if end >= step)]) / runs
        assert rate == pytest.approx(learning_rate(settings, step - 1, share), rel=1e-5)


def test_a_run_ends_when_its_nodes_are_searched(tmp_path: Path) -> None:
    state = run(PRESET, tmp_path, changes={"run.generations": 1000, "run.million_nodes": 1e-6})
    assert (state.stage, state.generation) == ("finished", 1)
    more = run(None, tmp_path, changes={"run.million_nodes": 1.5e-6 * state.nodes})
    assert (more.stage, more.generation) == ("finished", 2)


def test_a_file_named_stop_ends_the_run(tmp_path: Path) -> None:
    def progress(entry: dict[str, Any]) -> None:
        (tmp_path / "stop").touch()

    assert run(PRESET, tmp_path, progress).stage == "selfplay"
    assert run(None, tmp_path).stage == "finished"
    check_finished(tmp_path)


def test_damaged_files_are_told_and_replaced(tmp_path: Path) -> None:
    calls = 0

    def stop() -> bool:
        nonlocal calls
        calls += 1
        return RunFolder(tmp_path).newest_network() >= 1 and calls > 60

    run(PRESET, tmp_path, stop=stop)
    folder = RunFolder(tmp_path)
    assert folder.state().generation == 1
    folder.shards()[0].write_bytes(b"damaged")
    for path in (tmp_path / "checkpoints").iterdir():
        path.write_bytes(b"damaged")
    assert run(None, tmp_path).stage == "finished"
    texts = [entry["text"] for entry in folder.read_log() if entry["event"] == "message"]
    assert any("damaged" in text and ".npz" in text for text in texts)
    assert any("checkpoint" in text for text in texts)
    assert any("newest network" in text for text in texts)


def test_a_run_that_begins_with_a_network(tmp_path: Path) -> None:
    run(PRESET, tmp_path / "first")
    start = RunFolder(tmp_path / "first").network_path(2)
    values = {**VALUES, "run": {**VALUES["run"], "generations": 1, "start_network": str(start)}}
    run(Preset.from_dict(values), tmp_path / "second")
    copied = RunFolder(tmp_path / "second").network_path(0)
    assert read_header(copied).identity == read_header(start).identity
    values = {**values, "network": {**VALUES["network"], "channels": 4}}
    with pytest.raises(RunError, match="other settings"):
        run(Preset.from_dict(values), tmp_path / "third")


def test_a_run_may_begin_with_the_trunk_of_another_board(tmp_path: Path) -> None:
    settings = NetworkSettings(size=7, blocks=2, channels=4)
    start = tmp_path / "start.safetensors"
    network = initial_network(settings, 3)
    save_network(start, network, half=False)
    values = {
        **VALUES,
        "rules": {"size": 5},
        "network": {**settings.to_dict(), "size": 5},
        "run": {**VALUES["run"], "start_trunk": str(start)},
    }
    taken = first_network(Preset.from_dict(values))
    for name, tensor in network.trunk.state_dict().items():
        assert torch.equal(taken.trunk.state_dict()[name], tensor)
    assert taken.settings.sizes == (5,)
    values["network"] = {**settings.to_dict(), "size": 5, "blocks": 3, "norm": "none"}
    plain = initial_network(NetworkSettings.from_dict({**values["network"], "blocks": 2}), 4)
    save_network(start, plain, half=False)
    longer = first_network(Preset.from_dict(values))
    planes = torch.rand(2, settings.feature_set.planes, 5, 5)
    assert torch.equal(longer.trunk(planes), plain.trunk(planes))  # the third block changes nothing
    values["network"]["blocks"] = 1
    with pytest.raises(RunError, match="layers"):
        first_network(Preset.from_dict(values))
    save_network(start, network, half=False)
    for changes, complaint in (({"blocks": 3}, "layers"), ({"features": "studio20"}, "planes")):
        values["network"] = {**settings.to_dict(), "size": 5, **changes}
        with pytest.raises(RunError, match=complaint):
            first_network(Preset.from_dict(values))


def test_a_run_may_begin_with_a_network_of_other_boards(tmp_path: Path) -> None:
    pooled = {"size": 7, "smallest": 5, "blocks": 1, "channels": 4, "global_pooling": True}
    start = tmp_path / "start.safetensors"
    network = initial_network(NetworkSettings(**pooled), 3)
    save_network(start, network, half=False)
    values = {
        **VALUES,
        "rules": {"size": 6},
        "network": {**pooled, "size": 6},
        "run": {**VALUES["run"], "start_network": str(start)},
    }
    for size, sizes in ((6, (5, 6)), (8, (5, 6, 7, 8))):
        values["network"] = {**pooled, "size": size}
        taken = first_network(Preset.from_dict(values))
        assert taken.settings.sizes == sizes
        assert all(torch.equal(taken.state_dict()[k], v) for k, v in network.state_dict().items())
    values["network"] = {**pooled, "channels": 2}
    with pytest.raises(RunError, match="other settings"):
        first_network(Preset.from_dict(values))


def test_settings_by_dotted_name() -> None:
    preset = with_changes(load_preset("recommended-5x5"), {"training.batch": 32})
    assert preset.training.batch == 32


SCRIPT = """
import json
import sys
from pathlib import Path
from engine.train import stages, training_run
from engine.train.learning.sampler import row_count
from engine.train.learning.trainer import Trainer, learning_rate
from engine.train.presets.preset import Preset
from engine.train.selfplay_worker import ShardWriter, Workers
from engine.train.stages import run
from engine.train.training_run import TrainingRun
if __name__ == "__main__":
    run(Preset.from_dict(json.loads(Path(sys.argv[1]).read_text())), sys.argv[2])
"""


@pytest.mark.slow
def test_two_processes_and_a_real_kill(tmp_path: Path) -> None:
    """SIGKILL while two processes play: the child ends too, and the run goes on."""
    values = {**VALUES, "run": {**VALUES["run"], "workers": 2, "games": 3000, "shard_games": 20}}
    preset, script, root = tmp_path / "p.json", tmp_path / "s.py", tmp_path / "run"
    preset.write_text(json.dumps(values))
    script.write_text(SCRIPT)
    command = [sys.executable, str(script), str(preset), str(root)]
    process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(PROJECT)})
    folder = RunFolder(root)
    deadline = time.monotonic() + 120
    while not any(int(path.stem) % 2 == 1 for path in folder.shards()):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert (root / "lock").exists()
    before = len(folder.shards())
    run(None, root, stop=lambda: len(folder.shards()) > before + 2)
    texts = [entry.get("text", "") for entry in folder.read_log()]
    assert any(f"process {process.pid}" in text for text in texts)
    games = [game for path in folder.shards() for game in read_shard(path)]
    assert len({game.number for game in games}) == len(games)
    assert {game.number % 2 for game in games} == {0, 1}


def test_processes_that_a_stop_ended_first_are_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A signal to the whole group of processes may reach the others before the main one."""

    class Ended(Workers):
        def check(self) -> None:
            raise RunError("a process of the run has ended")

    monkeypatch.setattr(stages, "Workers", Ended)
    assert run(PRESET, tmp_path / "stopped", stop=lambda: True).stage == "selfplay"
    with pytest.raises(RunError, match="has ended"):
        run(PRESET, tmp_path / "running")


def test_what_other_processes_do_at_last_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers play while the last network is trained, and write their games when the run ends."""

    class Late(Workers):
        def __init__(
            self, folder: RunFolder, count: int, done: set[int], *, as_threads: bool
        ) -> None:
            super().__init__(folder, count, done, as_threads=as_threads)
            self.folder, self.visits = folder, 0

        def used(self) -> tuple[int, float]:
            return self.visits, 0.0

        def finish(self) -> None:
            [*_, newest] = self.folder.shards()
            games = [
                dataclasses.replace(game, number=game.number + 1000) for game in read_shard(newest)
            ]
            write_shard(newest.with_name("009999-009999.npz"), games)
            self.visits = 500
            super().finish()

    monkeypatch.setattr(stages, "Workers", Late)
    root = tmp_path / "run"
    state = run(PRESET, root)
    folder = RunFolder(root)
    log = folder.read_log()
    [finished] = [entry for entry in log if entry["event"] == "finished"]
    networks = [entry for entry in log if entry["event"] == "network"]
    assert finished["nodes"] == networks[-1]["nodes"] + 500 == state.nodes
    assert finished["cpu_s"] >= networks[-1]["cpu_s"]
    assert finished["games"] == sum(len(read_shard(path)) for path in folder.shards())


def test_a_damaged_network_says_how_to_go_on(tmp_path: Path) -> None:
    root = tmp_path / "run"
    run(PRESET, root)
    folder = RunFolder(root)
    path = folder.network_path(2)
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(RunError, match="remove it and state.json.*generation 1") as caught:
        run(None, root, changes={"run.generations": 3})
    assert str(path) in str(caught.value)
    path.unlink()
    (root / "state.json").unlink()
    assert run(None, root).generation == 3


def test_games_that_came_too_late_count_when_the_run_goes_on(tmp_path: Path) -> None:
    """Other processes play while the first one trains; a kill comes before they are counted."""
    run(PRESET, tmp_path, changes={"run.generations": 1})
    folder = RunFolder(tmp_path)
    before = [game for path in folder.shards() for game in read_shard(path)]
    assert folder.state().games == len(before)
    late = [dataclasses.replace(game, number=1000 + game.number) for game in before[:7]]
    ShardWriter(folder, 3).add(late[:6], 0)
    ShardWriter(folder, 1).add(late[6:], 0)
    state = run(None, tmp_path, changes={"run.generations": 2})
    played = [game for path in folder.shards() for game in read_shard(path)]
    assert len({game.number for game in played}) == len(played)
    assert state.games == len(played)
    assert state.rows == row_count(played)


def test_the_games_that_came_late_are_those_written_last(tmp_path: Path) -> None:
    """Another process may give a late shard a smaller number than one that was counted."""
    run(PRESET, tmp_path, changes={"run.generations": 1})
    folder = RunFolder(tmp_path)
    before = [game for path in folder.shards() for game in read_shard(path)]
    counted = folder.shards()[-1]
    counted.rename(counted.with_name("000099.npz"))
    late = [dataclasses.replace(game, number=1000 + game.number) for game in before[:7]]
    write_shard(counted.with_name("000098.npz"), late)
    state = run(None, tmp_path, changes={"run.generations": 2})
    played = [game for path in folder.shards() for game in read_shard(path)]
    assert state.games == len(played)
    assert state.rows == row_count(played)


def test_the_log_of_a_stopped_run_counts_what_other_processes_wrote_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window counts the games on the disk; log and terminal must say the same number."""
    run(PRESET, tmp_path / "other", changes={"run.generations": 1})
    last = [game for path in RunFolder(tmp_path / "other").shards() for game in read_shard(path)]
    late = [dataclasses.replace(game, number=1000 + game.number) for game in last[:3]]

    class Late(Workers):
        def finish(self) -> None:
            ShardWriter(self._folder, 3, 1, 2).add(late, 0)
            super().finish()

    monkeypatch.setattr(stages, "Workers", Late)
    run(PRESET, tmp_path / "run", stop=lambda: bool(RunFolder(tmp_path / "run").shards()))
    folder = RunFolder(tmp_path / "run")
    played = [game for path in folder.shards() for game in read_shard(path)]
    entry = folder.read_log()[-1]
    assert (entry["event"], entry["games"]) == ("stopped", len(played))
    assert RunReader(tmp_path / "run").read().games == len(played)


def test_compiling_kernels_takes_none_of_the_time_of_a_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A demo of some minutes would else be over when the engine is ready."""
    monkeypatch.setattr(training_run, "compile_seconds", time.monotonic)  # compiling all the time
    state = run(PRESET, tmp_path, changes={"run.generations": 1})
    assert state.generation == 1
    assert state.seconds == 0.0


def test_the_log_is_printed_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "preset.json").write_text(PRESET.to_json())
    arguments = ["run", str(tmp_path / "preset.json"), str(tmp_path / "run"), "--json"]
    assert main([*arguments, "--set", "run.generations=1"]) == 0
    entries = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert entries[-1]["event"] == "finished"
    kept = [entry["event"] for entry in RunFolder(tmp_path / "run").read_log()]
    assert [e["event"] for e in entries if e["event"] in kept] == kept
