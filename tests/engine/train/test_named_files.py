"""What is wrong with the files that settings name is told before anything starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.base.errors import EngineError, RunError
from engine.cli import main
from engine.network.files.weights import save_network
from engine.train.presets.preset import file_settings, load_preset, preset_names, with_changes
from engine.train.runs.named_files import check_files
from tests.engine.network.networks import random_network
from tests.sai_studio.lab.training.runs import fake_labels


def refusal(**named: str) -> str:
    """Why a distillation on 7x7 that names these files can't start."""
    changes = {f"distillation.{name}": value for name, value in named.items()}
    try:
        check_files(with_changes(load_preset("distilled-7x7"), changes))
    except EngineError as error:
        return str(error)
    return ""


@pytest.fixture
def network(tmp_path: Path) -> str:
    path = tmp_path / "network.safetensors"
    save_network(path, random_network("pooled", size=7))
    return str(path)


def test_a_teacher_is_a_network_that_plays_the_boards(network: str, tmp_path: Path) -> None:
    assert refusal(teacher=network) == ""
    text = tmp_path / "notes.txt"
    text.write_text("no network\n")
    assert "notes.txt" in refusal(teacher=str(text))
    assert "no such network file" in refusal(teacher=str(tmp_path / "none.bin.gz"))
    small = tmp_path / "small.safetensors"
    save_network(small, random_network("pooled", size=6))
    assert "doesn't play 7x7" in refusal(teacher=str(small))
    assert "name another as distillation.pupil" in refusal(teacher=network, pupil=str(small))
    flat = tmp_path / "flat.safetensors"
    save_network(flat, random_network("flat", size=7))
    assert "estimates no score" in refusal(teacher=str(flat))


def test_labels_are_folders(network: str, tmp_path: Path) -> None:
    assert "this is no folder of labels" in refusal(labels=network)
    assert "there is no such folder of labels" in refusal(labels=str(tmp_path / "none"))
    assert "no labelled games" in refusal(labels=str(tmp_path))
    labels = fake_labels(tmp_path / "labels")
    assert refusal(labels=str(labels.root)) == ""
    assert "this is no folder" in refusal(labels=f"{labels.root}; {network}")


def test_game_records_are_there(network: str, tmp_path: Path) -> None:
    assert "no such file or folder" in refusal(teacher=network, games=str(tmp_path / "none.zip"))


def test_what_a_preset_needs_must_be_named(network: str, tmp_path: Path) -> None:
    """Without it a run would begin with random weights, or end after minutes of compiling."""
    needy = [name for name in preset_names() if load_preset(name).card.needs]
    assert {"alphago-9x9-gradient", "tempered-7x7", "multilabel-9x9", "cross-19x19"} <= set(needy)
    for name in needy:
        preset = load_preset(name)
        named = {setting for group in preset.card.required for setting in group}
        assert named <= set(file_settings()), name
        with pytest.raises(RunError) as caught:
            check_files(preset)
        assert caught.value.problem == f"{preset.card.title}: this preset needs {preset.card.needs}"
        assert all(f"--set {setting}=FILE" in caught.value.hint for setting in named), name
    check_files(with_changes(load_preset("tempered-7x7"), {"run.start_network": network}))
    assert main(["run", "alphago-9x9-gradient", str(tmp_path / "run")]) == 2
    assert not (tmp_path / "run").exists()
