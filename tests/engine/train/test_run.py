"""The run folder: lock, state, log, checkpoints."""

from __future__ import annotations

import dataclasses
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.errors import RunError, SettingsError
from engine.train.run import RunFolder, RunState, Stream, unit_random
from engine.train.run_lock import acquire_lock
from engine.train.settings import Preset, RunSettings, SelfPlaySettings, load_preset, preset_names

PRESET = Preset.from_dict({"rules": {"size": 3}, "network": {"size": 3}})


def dead_process() -> int:
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def write_lock(path: Path, process: int, *, host: str | None = None, age_s: float = 0.0) -> None:
    holder = {
        "process": process,
        "host": socket.gethostname() if host is None else host,
        "heartbeat": time.time() - age_s,
        "token": "other",
    }
    path.write_text(json.dumps(holder))


def test_the_lock_keeps_others_out_and_is_released(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    write_lock(path, os.getppid())
    with pytest.raises(RunError, match=rf"process {os.getppid()} .* stop it first"):
        acquire_lock(path)
    path.unlink()
    lock = acquire_lock(path)
    assert lock.message == ""
    lock.release()
    assert list(tmp_path.iterdir()) == []


def test_a_dead_process_loses_its_lock(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    process = dead_process()
    write_lock(path, process)
    lock = acquire_lock(path)
    assert f"process {process}" in lock.message
    assert json.loads(path.read_text())["process"] == os.getpid()
    lock.release()


def test_another_host_is_believed_until_its_heart_stops(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    write_lock(path, 1, host="elsewhere")
    with pytest.raises(RunError, match="on elsewhere"):
        acquire_lock(path)
    write_lock(path, 1, host="elsewhere", age_s=3600)
    assert acquire_lock(path).message


def test_an_empty_lock_is_taken_over_after_a_moment(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    path.write_bytes(b"")
    with pytest.raises(RunError):
        acquire_lock(path)
    os.utime(path, (time.time() - 60, time.time() - 60))
    assert acquire_lock(path).message


def test_a_process_notices_that_it_lost_the_lock(tmp_path: Path) -> None:
    lock = acquire_lock(tmp_path / "lock")
    write_lock(lock.path, os.getppid())
    lock.beat()  # not due yet
    lock.last_beat = 0.0
    with pytest.raises(RunError, match="taken this run over"):
        lock.beat()
    lock.release()
    assert lock.path.exists()


def test_a_beat_renews_the_lock(tmp_path: Path) -> None:
    lock = acquire_lock(tmp_path / "lock")
    lock.last_beat = 0.0
    before = json.loads(lock.path.read_text())["heartbeat"]
    lock.beat()
    after = json.loads(lock.path.read_text())
    assert after["heartbeat"] >= before
    assert after["token"] == lock.token


def test_a_folder_is_started_and_continued(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    assert folder.open(PRESET) == PRESET
    folder.write_state(RunState(generation=3, games=100))
    folder.close()
    (tmp_path / "run" / "games" / ".x.tmp").write_bytes(b"half a file")
    (tmp_path / "run" / "stop").write_bytes(b"")
    again = RunFolder(tmp_path / "run")
    assert again.open(None) == PRESET
    assert again.state() == RunState(generation=3, games=100)
    assert not again.stop_requested()
    assert not list((tmp_path / "run").rglob("*.tmp"))
    again.close()


def test_other_settings_are_refused_by_name(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    folder.open(PRESET)
    folder.close()
    other = dataclasses.replace(PRESET, run=RunSettings(seed=2))
    with pytest.raises(RunError, match=r"run\.seed 1, not 2"):
        RunFolder(tmp_path).open(other)
    assert not (tmp_path / "lock").exists()
    reworded = RunFolder(tmp_path)
    assert reworded.open(dataclasses.replace(PRESET, about="The same in other words.")) == PRESET
    reworded.close()


def test_nothing_to_continue(tmp_path: Path) -> None:
    with pytest.raises(RunError, match="name a preset"):
        RunFolder(tmp_path / "none").open(None)


def test_a_torn_log_line_costs_only_itself(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    folder.log({"event": "a"})
    with (tmp_path / "log.jsonl").open("ab") as file:
        file.write(b'{"event": "hal')
    assert [entry["event"] for entry in folder.read_log()] == ["a"]
    folder.log({"event": "b"})
    assert [entry["event"] for entry in folder.read_log()] == ["a", "b"]


def test_checkpoints_three_are_kept_and_damaged_ones_skipped(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    folder.open(PRESET)
    for step in (1, 2, 3, 4):
        folder.write_checkpoint(step, str(step).encode())
    names = sorted(path.name for path in (tmp_path / "checkpoints").iterdir())
    assert names == ["0000002.pt", "0000003.pt", "0000004.pt"]
    (tmp_path / "checkpoints" / "0000004.pt").write_bytes(b"torn")
    assert folder.load_checkpoint(int) == 3
    assert "0000004.pt" in folder.read_log()[-1]["text"]
    folder.close()


def test_a_damaged_state_is_named(tmp_path: Path) -> None:
    (tmp_path / "state.json").write_text("{")
    with pytest.raises(RunError, match=r"state\.json"):
        RunFolder(tmp_path).state()


def test_units_of_work_have_streams_of_their_own() -> None:
    first = unit_random(1, Stream.GAME, 7).random(4)
    assert (first == unit_random(1, Stream.GAME, 7).random(4)).all()
    for other in (
        unit_random(2, Stream.GAME, 7),
        unit_random(1, Stream.BRANCH, 7),
        unit_random(1, Stream.GAME, 8),
    ):
        assert (first != other.random(4)).all()


def test_visits_by_share_of_the_run() -> None:
    settings = SelfPlaySettings(visits="0:24/12 0.1:64/16 0.5:96/20")
    assert [settings.visits_at(share) for share in (0.0, 0.09, 0.1, 0.49, 0.5, 1.0)] == [
        (24, 12), (24, 12), (64, 16), (64, 16), (96, 20), (96, 20),
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["", "0.1:64/16", "0:64", "0:64/16 0:32/8", "0:64/0", "0:a/b"])
def test_impossible_visits_are_refused(text: str) -> None:
    with pytest.raises(SettingsError, match="visits"):
        SelfPlaySettings(visits=text)


def test_every_preset_loads_and_round_trips() -> None:
    names = preset_names()
    assert {"small-7x7", "tiny-5x5"} <= set(names)
    for name in names:
        preset = load_preset(name)
        assert preset.about
        assert Preset.from_json(preset.to_json()) == preset


def test_preset_errors() -> None:
    with pytest.raises(SettingsError, match="small-7x7"):
        load_preset("smal")
    with pytest.raises(SettingsError, match="unknown section 'trainin'"):
        Preset.from_dict({"trainin": {}})
    with pytest.raises(SettingsError, match="size 7.*size 5"):
        Preset.from_dict({"rules": {"size": 5}, "network": {"size": 7}})
    with pytest.raises(SettingsError, match="did you mean 'seed'"):
        Preset.from_dict({"rules": {"size": 7}, "run": {"sed": 1}})
