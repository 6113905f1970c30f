"""Forks of runs: they go on as their run did, or as their settings say, and leave it as it was."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.base.errors import RunError, SettingsError
from engine.cli import main
from engine.network.files.weights import read_header
from engine.record.shards import read_shards
from engine.train.fork import fork
from engine.train.presets.preset import Preset, with_changes
from engine.train.runs.run import RunFolder, RunState
from engine.train.runs.run_file import read_run_file
from engine.train.stages import run
from tests.engine.train.games import content

PRESET = Preset.from_dict(
    {
        "rules": {"size": 5},
        "network": {
            "size": 5, "blocks": 1, "channels": 4, "value_hidden": 4, "beta_hidden": 4,
            "ownership": True, "norm": "none",
        },
        "search": {"batch": 1},
        "selfplay": {
            "games": 3, "visits": "4@0%,6@50%", "cheap_visits": "2@0..4@4", "deep_share": 0.5,
            "precision": "fp32",
            "branch_probability": 0.05,
        },
        "training": {
            "batch": 8, "reuse": "0.5@0,0.7@3", "window_rows": "60@0,30@1,300@3",
            "precision": "fp32",
        },
        "gate": {"rule": "threshold", "games": 2, "visits": 2},
        "run": {
            "generations": 5, "games": 6, "shard_games": 2,
            "keep_every": 2,
        },
    }
)  # fmt: skip


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished run that was never interrupted; tests only read it."""
    root = tmp_path_factory.mktemp("fork") / "original"
    assert run(PRESET, root).stage == "finished"
    return root


def networks(root: Path) -> dict[str, bytes]:
    """The networks of a run, with all that their headers say but the processor time."""
    found = {}
    for path in sorted((root / "networks").iterdir()):
        header = read_header(path)
        told = {n: v for n, v in header.training.items() if n not in ("cpu_s", "run")}
        text = f"{header.identity} {sorted(told.items())}"
        found[path.name] = hashlib.sha256(text.encode()).digest()
    return found


def games(root: Path) -> list[tuple[Any, ...]]:
    """All games of a run with their targets."""
    played, notes = read_shards(RunFolder(root).shards())
    assert not notes
    return [
        (
            game.number, game.parent, game.rules.komi, game.start.tolist(), game.moves.tolist(),
            game.policy is None or np.asarray(game.policy).tobytes(),
            None if game.weights is None else game.weights.tobytes(),
            None if game.root_winrate is None else game.root_winrate.tobytes(),
        )
        for game in played
    ]  # fmt: skip


def figures(root: Path) -> list[dict[str, Any]]:
    """The log of a run without messages and times."""
    timed = {"time", "cpu_s", "nodes_per_cpu_s", "rows_per_cpu_s"}
    return [
        {name: value for name, value in entry.items() if name not in timed}
        for entry in RunFolder(root).read_log()
        if entry["event"] != "message"
    ]


@pytest.mark.parametrize("generation", [0, 2, 3, 4])
def test_a_fork_goes_on_just_as_the_run_did(
    generation: int, original: Path, tmp_path: Path
) -> None:
    before = content(original)
    made = fork(original, tmp_path / "fork", generation)
    assert made is not None
    assert made.generation == generation
    assert made.notes == () or generation == 0
    assert run(None, tmp_path / "fork").stage == "finished"
    assert networks(tmp_path / "fork") == networks(original)
    assert games(tmp_path / "fork") == games(original)
    assert figures(tmp_path / "fork") == figures(original)
    assert content(original) == before


def test_a_run_that_was_stopped_between_stages_goes_on_exactly(
    original: Path, tmp_path: Path
) -> None:
    """As games in progress are kept for forks, a stop that falls into training costs none."""
    seen: list[str] = []
    stopped = run(
        PRESET, tmp_path, lambda entry: seen.append(entry["event"]), lambda: seen[-1:] == ["games"]
    )
    assert stopped.stage == "train"
    assert run(None, tmp_path).stage == "finished"
    assert networks(tmp_path) == networks(original)


def test_a_fork_says_where_it_comes_from(original: Path, tmp_path: Path) -> None:
    fork(original, tmp_path / "fork", 2, {"training.learning_rate": 0.5, "run.generations": 3})
    file = read_run_file(tmp_path / "fork" / "run.json")
    assert file.forked_from is not None
    assert file.forked_from.folder == str(original)
    assert file.forked_from.generation == 2
    assert file.forked_from.digest == read_header(original / "networks/0002.safetensors").identity
    assert file.preset == with_changes(
        PRESET, {"training.learning_rate": 0.5, "run.generations": 3}
    )
    assert run(None, tmp_path / "fork").stage == "finished"
    assert read_run_file(tmp_path / "fork" / "run.json").forked_from == file.forked_from
    mine, theirs = networks(tmp_path / "fork"), networks(original)
    assert mine["0002.safetensors"] == theirs["0002.safetensors"]
    assert mine["0003.safetensors"] != theirs["0003.safetensors"]
    texts = [entry.get("text", "") for entry in RunFolder(tmp_path / "fork").read_log()]
    assert any("forked from" in text and str(original) in text for text in texts)


def test_state_is_that_of_the_generation(original: Path, tmp_path: Path) -> None:
    """The counters of a run stopped right there are the ones that a fork finds in the files."""
    ends: dict[int, RunState] = {}

    def look(entry: dict[str, Any]) -> None:
        if entry["event"] == "network":  # the first entry of a generation
            ends.setdefault(entry["generation"], RunFolder(tmp_path / "run").state())

    run(PRESET, tmp_path / "run", look)
    for generation in (1, 2, 3, 4):
        fork(tmp_path / "run", tmp_path / f"{generation}", generation, with_optimizer=False)
        state = RunFolder(tmp_path / f"{generation}").state()
        times = {"seconds": 0.0, "seconds_before": 0.0, "cpu_s_before": 0.0}
        assert state.cpu_s_before == state.cpu_s
        assert state.replace(**times) == ends[generation].replace(**times)


def test_a_lost_checkpoint_is_said_with_the_nearest(original: Path, tmp_path: Path) -> None:
    with pytest.raises(RunError, match=r"generation 1 is gone.*--generation 2, or.*--without-opt"):
        fork(original, tmp_path / "fork", 1)
    assert not (tmp_path / "fork").exists()
    made = fork(original, tmp_path / "fork", 1, with_optimizer=False)
    assert made is not None
    assert "optimizer" in made.notes[0]
    assert run(None, tmp_path / "fork").generation == 5


@pytest.mark.parametrize(
    ("generation", "changes", "said"),
    [
        (6, {}, "no generation 6 to fork at; it has completed generations up to 5"),
        (-1, {}, "no generation -1"),
        (5, {}, r"run.generations is 5.*--set run.generations=10"),
        (4, {"network.channels": 8}, r"network.channels is 4 .* can't be 8"),
        (4, {"training.optimizer": "sgd"}, "--without-optimizer"),
        (4, {"records.learn": True}, "another source of games"),
    ],
)
def test_what_can_not_be_forked_is_one_sentence(
    generation: int, changes: dict[str, Any], said: str, original: Path, tmp_path: Path
) -> None:
    with pytest.raises(RunError, match=said):
        fork(original, tmp_path / "fork", generation, changes)
    assert list(tmp_path.iterdir()) == []


def test_folders_that_can_not_be_used(original: Path, tmp_path: Path) -> None:
    with pytest.raises(RunError, match="there is no run here"):
        fork(tmp_path / "none", tmp_path / "fork")
    with pytest.raises(RunError, match="name another folder"):
        fork(original, original / "fork")
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(RunError, match="contains other files"):
        fork(original, tmp_path, 4)
    with pytest.raises(SettingsError, match=r"training\.rate"):
        fork(original, tmp_path / "fork", 4, {"training.rate": 1})
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_a_stop_leaves_nothing(original: Path, tmp_path: Path) -> None:
    assert fork(original, tmp_path / "fork", 4, stopped=lambda: True) is None
    assert list(tmp_path.iterdir()) == []


def test_the_command(original: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new = tmp_path / "fork"
    words = ["fork", str(original), str(new), "--generation", "4", "--set", "gate.games=4"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["generation"] == 4
    assert told["games"] == RunFolder(new).state().games > 0
    assert RunFolder(new).preset().gate.games == 4
    assert main(["fork", str(original), str(tmp_path / "newest")]) == 2
    assert "run.generations" in capsys.readouterr().err
    newest = ["fork", str(original), str(tmp_path / "newest"), "--set", "run.generations=6"]
    assert main(newest) == 0
    assert f"start it with `sai-engine run {tmp_path / 'newest'}`" in capsys.readouterr().out
