"""Losses by epoch with a fifth of the games held out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.cli import main
from engine.network.opened import open_network
from engine.train.presets.preset import Preset
from engine.train.stages import run
from tests.engine.train.test_stages import VALUES


def test_the_losses_of_epochs_tell_learning_from_remembering(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Thirty epochs over few games: what is learned is remembered, not understood."""
    training = {**VALUES["training"], "learning_rate": 0.01, "warmup_steps": 0}
    root, out = tmp_path / "run", tmp_path / "out"
    run(Preset.from_dict({**VALUES, "training": training}), root)
    before = {path: path.stat().st_mtime_ns for path in root.rglob("*")}
    capsys.readouterr()
    arguments = ["epochs", str(root), str(out), "--generation"]
    assert main([*arguments, "2", "--epochs", "30", "--json"]) == 0
    epochs = json.loads(capsys.readouterr().out)["epochs"]
    assert [each["epoch"] for each in epochs] == list(range(1, 31))
    assert epochs[-1]["policy"] < epochs[0]["policy"]
    gap = [each["held_out_policy"] - each["policy"] for each in (epochs[0], epochs[-1])]
    assert gap[1] > gap[0] + 0.05, "held-out games aren't learned from"
    first, last = (open_network(out / f"epoch-{n:02d}.safetensors") for n in (1, 30))
    assert first.header.identity != last.header.identity
    assert {path: path.stat().st_mtime_ns for path in root.rglob("*")} == before, "only read"
    assert main([*arguments, "7"]) == 2
    assert "no generation 7" in capsys.readouterr().err
