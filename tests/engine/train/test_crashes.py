"""Kills and full disks: whatever a run was doing, it goes on and keeps what it had finished."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.base import checked_json
from engine.base.errors import EngineError, RunError
from engine.network.files.weights import load_network
from engine.record.shards import read_shard
from engine.train.presets.preset import Preset
from engine.train.runs.run import RunFolder
from engine.train.stages import run

PRESET = Preset.from_dict(
    {
        "rules": {"size": 3},
        "network": {
            "size": 3, "blocks": 1, "channels": 4, "value_hidden": 4, "beta_hidden": 4,
            "ownership": True, "norm": "none",
        },
        "search": {"batch": 1},
        "selfplay": {
            "games": 4, "visits": "3@0,5@1", "cheap_visits": 2, "deep_share": 0.5,
            "precision": "fp32",
        },
        "training": {"batch": 8, "reuse": 0.5, "window_rows": 60, "precision": "fp32"},
        "run": {"generations": 2, "games": 4, "shard_games": 3, "checkpoint_steps": 1},
    }
)  # fmt: skip
CALLS = ("open", "write", "fsync", "replace", "rename", "unlink", "mkdir", "rmdir", "ftruncate")
"""Everything that changes a folder goes through one of these."""


def before_each_call(patch: pytest.MonkeyPatch, act: Callable[[str, Any], None]) -> None:
    """Have `act(call, first argument)` called before each call that changes a folder."""
    busy = False

    def watched(call: str, original: Callable[..., Any]) -> Callable[..., Any]:
        def changing(first: Any, *rest: Any, **options: Any) -> Any:
            nonlocal busy
            if not busy:
                busy = True
                try:
                    act(call, first)
                finally:
                    busy = False
            return original(first, *rest, **options)

        return changing

    for call in CALLS:
        patch.setattr(os, call, watched(call, getattr(os, call)))


class Camera:
    """Keeps a copy of the folder as a kill before each change of it would leave it."""

    def __init__(self, root: Path, copies: Path) -> None:
        self.root = root
        self.copies = copies
        self.calls = 0
        self.seen: set[bytes] = set()

    def __call__(self, call: str, first: Any) -> None:
        self.calls += 1
        if self.root.exists():
            self.keep()
        if call == "fsync":
            self.tear(first)

    def keep(self) -> None:
        digest = hashlib.sha256()
        for path in sorted(self.root.rglob("*")):
            if path.suffix == ".tmp":  # all the same, whatever has been written of it
                digest.update(str(path.parent.relative_to(self.root)).encode())
                continue
            digest.update(str(path.relative_to(self.root)).encode())
            digest.update(path.read_bytes() if path.is_file() else b"folder")
        if digest.digest() not in self.seen:
            self.seen.add(digest.digest())
            shutil.copytree(self.root, self.copies / f"{self.calls:04d}-{len(self.seen)}")

    def tear(self, handle: int) -> None:
        """What the disk may hold when the writing of a file was cut short."""
        import fcntl  # not on Windows, where /proc is missing too

        size = os.fstat(handle).st_size
        path = Path(os.readlink(f"/proc/self/fd/{handle}"))
        whole = path.read_bytes()
        is_log = bool(fcntl.fcntl(handle, fcntl.F_GETFL) & os.O_APPEND)
        os.truncate(path, max(size - 7, 0) if is_log else size // 2)
        self.keep()
        path.write_bytes(whole)


def finished_work(root: Path) -> dict[str, bytes]:
    """Files that no continuation may lose or change: games, and networks that have played."""
    folder = RunFolder(root)
    generation = folder.state().generation
    paths = [*folder.shards(), *(folder.network_path(g) for g in range(generation + 1))]
    return {str(path.relative_to(root)): path.read_bytes() for path in paths if path.exists()}


def check_finished(root: Path) -> None:
    folder = RunFolder(root)
    state = folder.state()
    assert (state.stage, state.generation, state.best) == ("finished", 2, 2)
    assert not list(root.rglob("*.tmp"))
    assert sorted(path.name for path in root.iterdir()) == [
        "checkpoints", "games", "log.jsonl", "networks", "run.json", "state.json",
    ]  # fmt: skip
    for generation in range(3):
        load_network(folder.network_path(generation))
    played = [game for path in folder.shards() for game in read_shard(path)]
    assert len({game.number for game in played}) == len(played) == state.games
    assert len(played) >= 8
    assert 1 <= len(list((root / "checkpoints").glob("*.pt"))) <= 3


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs /proc to tear files")
def test_killed_before_every_change_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root, copies = tmp_path / "run", tmp_path / "copies"
    copies.mkdir()
    camera = Camera(root, copies)
    with monkeypatch.context() as patch:
        before_each_call(patch, camera)
        run(PRESET, root)
    check_finished(root)
    killed = sorted(copies.iterdir())
    assert len(killed) > 40
    assert any(list(copy.rglob("*.tmp")) for copy in killed)
    for i, copy in enumerate(killed):
        before, generation = finished_work(copy), RunFolder(copy).state().generation
        complete_lines = len(RunFolder(copy).read_log())
        started = (copy / "run.json").exists()
        run(None if started and i % 2 else PRESET, copy)
        check_finished(copy)
        after = finished_work(copy)
        assert before.items() <= after.items(), copy.name
        assert RunFolder(copy).state().generation >= generation
        log = RunFolder(copy).read_log()
        assert len(log) >= complete_lines
        assert "finished" in {entry["event"] for entry in log}


def test_a_full_disk_at_any_time_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, full_from = 0, -1

    def fill(call: str, first: Any) -> None:
        nonlocal calls
        if call in ("fsync", "write", "mkdir") or (call == "open" and ".tmp" in str(first)):
            calls += 1
            if 0 <= full_from <= calls:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        before_each_call(patch, fill)
        run(PRESET, tmp_path / "whole")
    total = calls
    assert total > 30
    nothing = went_on = 0
    for full in range(1, total + 1, 4):
        root = tmp_path / str(full) / "run"
        root.parent.mkdir()
        with monkeypatch.context() as patch:
            calls, full_from = 0, full
            before_each_call(patch, fill)
            with pytest.raises(EngineError, match="No space left") as caught:
                run(PRESET, root)
        full_from = -1
        assert "\n" not in str(caught.value)
        if (root / "run.json").exists():
            before = finished_work(root)
            assert run(None, root).stage == "finished"
            assert before.items() <= finished_work(root).items()
            went_on += 1
        else:
            assert list(root.parent.iterdir()) == []
            run(PRESET, root)
            nothing += 1
        check_finished(root)
    assert nothing > 2
    assert went_on > 5


def played_run(root: Path, generations: int = 1) -> RunFolder:
    """A run in the middle of the generation after `generations`."""
    folder = RunFolder(root)

    def stop() -> bool:
        return folder.state().generation >= generations and len(folder.shards()) > 2 * generations

    assert run(PRESET, root, stop=stop).stage == "selfplay"
    return folder


def last_messages(folder: RunFolder) -> str:
    return "\n".join(e["text"] for e in folder.read_log() if e["event"] == "message")


def test_a_deleted_run_does_not_come_back(tmp_path: Path) -> None:
    root, moved = tmp_path / "run", tmp_path / "moved"
    folder = RunFolder(root)

    def stop() -> bool:
        if folder.shards():
            root.rename(moved)
        return False

    with pytest.raises(RunError, match="the folder was deleted or moved"):
        run(PRESET, root, stop=stop)
    assert not root.exists()
    run(None, moved)
    check_finished(moved)


def test_a_missing_state_is_rebuilt(tmp_path: Path) -> None:
    folder = played_run(tmp_path)
    state, before = folder.state(), finished_work(tmp_path)
    (tmp_path / "state.json").unlink()
    run(None, tmp_path, stop=lambda: True)
    rebuilt = folder.state()
    for name in ("generation", "best", "games", "rows", "trained", "stage"):
        assert getattr(rebuilt, name) == getattr(state, name), name
    assert "state.json: missing; the run goes on from generation 1" in last_messages(folder)
    assert before.items() <= finished_work(tmp_path).items()
    run(None, tmp_path)
    check_finished(tmp_path)


@pytest.mark.parametrize(
    "text",
    ["", "{", '{"stage": "asleep", "generation": 0}', '{"stage": "train", "generation": -3}'],
)
def test_a_damaged_state_is_set_aside_and_rebuilt(text: str, tmp_path: Path) -> None:
    folder = played_run(tmp_path)
    before = finished_work(tmp_path)
    (tmp_path / "state.json").write_text(text)
    run(None, tmp_path)
    assert (tmp_path / "state.json.damaged").read_text() == text
    assert "renamed to state.json.damaged" in last_messages(folder)
    assert before.items() <= finished_work(tmp_path).items()
    (tmp_path / "state.json.damaged").unlink()
    check_finished(tmp_path)


def test_the_state_of_a_finished_run_is_rebuilt(tmp_path: Path) -> None:
    state = run(PRESET, tmp_path)
    (tmp_path / "state.json").unlink()
    again = run(None, tmp_path)
    assert (again.stage, again.generation, again.games) == ("finished", 2, state.games)
    check_finished(tmp_path)


def test_a_state_that_can_not_be_read_now_is_not_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played_run(tmp_path)
    before = (tmp_path / "state.json").read_bytes()
    whole = checked_json.read_ordinary

    def refuse(path: Path, most: int = -1) -> bytes:
        if path.name == "state.json":
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        return whole(path, most)

    with monkeypatch.context() as patch:
        patch.setattr(checked_json, "read_ordinary", refuse)
        with pytest.raises(RunError, match=r"state\.json.*Input/output"):
            run(None, tmp_path)
    assert (tmp_path / "state.json").read_bytes() == before
    assert not (tmp_path / "lock").exists()


def test_a_state_that_does_not_fit_the_networks_is_refused(tmp_path: Path) -> None:
    run(PRESET, tmp_path)
    values = json.loads((tmp_path / "state.json").read_text())
    for generation in (0, 3):
        text = json.dumps({**values, "stage": "selfplay", "generation": generation})
        (tmp_path / "state.json").write_text(text)
        with pytest.raises(RunError, match=f"says generation {generation}, but the newest .* is 2"):
            run(None, tmp_path)
        assert (tmp_path / "state.json").read_text() == text


def test_games_without_networks_are_refused(tmp_path: Path) -> None:
    folder = played_run(tmp_path)
    before = {path: path.read_bytes() for path in folder.shards()}
    shutil.rmtree(folder.networks)
    (tmp_path / "state.json").unlink()
    with pytest.raises(RunError, match="no networks, though there are games"):
        run(None, tmp_path)
    assert {path: path.read_bytes() for path in folder.shards()} == before


def test_games_that_can_not_be_read_now_stop_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = played_run(tmp_path)
    before, whole = [path.name for path in folder.shards()], Path.read_bytes

    def refuse(path: Path) -> bytes:
        if path.suffix == ".npz":
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE), str(path))
        return whole(path)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", refuse)
        with pytest.raises(EngineError, match=r"\.npz: can't be read now \(Too many open files\)"):
            run(None, tmp_path)
    assert [path.name for path in folder.shards()] == before
    assert run(None, tmp_path).stage == "finished"


def test_lost_games_are_played_anew(tmp_path: Path) -> None:
    """All games of a generation are damaged between its self-play and its training."""
    folder = RunFolder(tmp_path)
    run(PRESET, tmp_path, stop=lambda: bool(folder.newest_network() == 0 and training(folder)))
    assert folder.state().stage == "train"
    for path in folder.shards():
        path.write_bytes(b"damaged")
    run(None, tmp_path)
    assert folder.state().stage == "finished"
    assert "played again" in last_messages(folder)
    assert "renamed to 000000.npz.damaged" in last_messages(folder)


def training(folder: RunFolder) -> bool:
    return folder.state().stage == "train"


def test_games_of_another_board_are_named(tmp_path: Path) -> None:
    folder = played_run(tmp_path / "a")
    larger = Preset.from_dict(
        {
            **PRESET.to_dict(),
            "rules": {"size": 4},
            "network": {**PRESET.network.to_dict(), "size": 4},
        }
    )
    run(larger, tmp_path / "b", stop=lambda: bool(RunFolder(tmp_path / "b").shards()))
    shutil.copy(RunFolder(tmp_path / "b").shards()[0], folder.games_folder(0) / "000099.npz")
    with pytest.raises(RunError, match="4x4 boards are among those of this run for boards of 3"):
        run(None, tmp_path / "a")


def test_too_little_memory_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> None:
        raise MemoryError("Unable to allocate 4 TiB")

    monkeypatch.setattr("engine.train.selfplay.selfplay.SelfPlay", refuse)
    with pytest.raises(RunError, match=r"not enough memory .* selfplay\.games .* nothing was left"):
        run(PRESET, tmp_path / "run")
    assert list(tmp_path.iterdir()) == []


def test_a_start_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    values = PRESET.to_dict()
    values["run"]["start_network"] = str(tmp_path / "none.safetensors")
    with pytest.raises(EngineError, match=r"none\.safetensors"):
        run(Preset.from_dict(values), tmp_path / "deep" / "run")
    assert list(tmp_path.iterdir()) == []


def test_games_without_positions_to_learn_from(tmp_path: Path) -> None:
    changes = {"selfplay.deep_share": 1e-9}
    with pytest.raises(RunError, match=r"none of the \d+ games .*run\.games=8.*deep_share"):
        run(PRESET, tmp_path, changes=changes)
    assert RunFolder(tmp_path).state().stage == "selfplay"
    with pytest.raises(RunError, match=r"run\.games=16"):
        run(None, tmp_path, changes={"run.games": 8})


@pytest.mark.parametrize("head", ["flat", "elf"])
def test_networks_that_know_no_score_can_be_trained(head: str, tmp_path: Path) -> None:
    entries: list[dict[str, Any]] = []
    changes = {"network.value_head": head, "selfplay.branch_probability": 0.5}
    changes["network.features"] = "agz18"  # elf needs Black's turn
    assert run(PRESET, tmp_path, entries.append, changes=changes).stage == "finished"
    network = next(entry for entry in entries if entry["event"] == "network")
    assert 0 <= network["winrate"] <= 1
    assert "alpha" not in network
