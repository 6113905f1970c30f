"""Losses by epoch with a fifth of the games held out."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from engine.cli import main
from engine.network.models.network import network_from
from engine.papers.gocse_epochs import _split
from engine.record.shards import read_shard
from engine.train.learning.sampler import Sampler
from engine.train.learning.trainer import Trainer
from engine.train.presets.preset import Preset
from engine.train.runs.run import RunFolder
from engine.train.runs.run_networks import network_of_run
from engine.train.stages import run
from tests.engine.train.test_stages import VALUES


def test_the_losses_of_epochs_are_those_of_the_networks_that_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    training = {**VALUES["training"], "learning_rate": 0.01, "warmup_steps": 0}
    preset = Preset.from_dict({**VALUES, "training": training})
    root, out = tmp_path / "run", tmp_path / "out"
    run(preset, root)
    before = {path: path.stat().st_mtime_ns for path in root.rglob("*")}
    capsys.readouterr()
    arguments = ["epochs", str(root), str(out), "--generation"]
    assert main([*arguments, "2", "--epochs", "10", "--json"]) == 0
    epochs = json.loads(capsys.readouterr().out)["epochs"]
    assert [each["epoch"] for each in epochs] == list(range(1, 11))
    assert epochs[-1]["held_out_policy"] != epochs[0]["held_out_policy"]
    folder = RunFolder(root)
    learned, held_out = _split(folder, 2, preset.training.window_rows)
    fresh = [g for path in folder.shards() if path.parent.name == "0001" for g in read_shard(path)]
    assert len(held_out) == round(0.2 * len(fresh)) > 0
    assert {game.number for game in held_out} < {game.number for game in fresh}
    assert not {game.number for game in learned} & {game.number for game in held_out}
    sampler = Sampler(held_out, preset.network.feature_set)
    batch = sampler.batch(np.arange(sampler.rows), np.zeros(sampler.rows, np.int8))
    for each in (epochs[0], epochs[-1]):
        kept = network_of_run(out / f"epoch-{each['epoch']:02d}.safetensors")
        losses = Trainer(network_from(kept), preset.training).playing_losses(batch)
        for name in ("policy", "winrate"):
            assert each[f"held_out_{name}"] == pytest.approx(losses[name], rel=1e-3)
    assert {path: path.stat().st_mtime_ns for path in root.rglob("*")} == before, "only read"
    assert main([*arguments, "7"]) == 2
    assert "no generation 7" in capsys.readouterr().err
