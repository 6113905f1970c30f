"""run.json: what a run goes on with, whatever is named when it is continued."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.base.errors import RunError, SettingsError
from engine.base.setting_flags import named_values
from engine.network.files.weights import save_network
from engine.train.presets.preset import Preset, with_changes
from engine.train.runs.run_file import (
    CHANGEABLE,
    RunFile,
    continued,
    read_run_file,
    started,
    write_run_file,
)
from tests.engine.network.networks import random_network

PRESET = Preset.from_dict({"rules": {"size": 3}, "network": {"size": 3}})
VALID = f'{{"format": 1, "preset": {PRESET.to_json()}'.encode()
PATH = Path("runs") / "first" / "run.json"


def go_on(stored: RunFile, preset: Preset | None, **given: Any) -> RunFile:
    return continued(
        PATH, stored, preset, {name.replace("__", "."): v for name, v in given.items()}
    )


def test_round_trip(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    file = started(PRESET, {"run.games": 7})
    write_run_file(path, file)
    assert read_run_file(path) == file
    changed = continued(path, file, None, {"run.workers": 2})
    write_run_file(path, changed)
    assert read_run_file(path) == changed


def test_the_same_command_continues() -> None:
    stored = started(PRESET, {"run.games": 7, "training.batch": 32})
    given = {"run__games": 7, "training__batch": 32}
    assert go_on(stored, PRESET, **given) is stored
    assert go_on(stored, PRESET) is stored  # the plain preset: what was set stays
    assert go_on(stored, None) is stored
    assert go_on(stored, None, **given) is stored


def test_what_can_not_change_is_refused_by_name() -> None:
    stored = started(PRESET, {"training.batch": 32})
    with pytest.raises(RunError, match=r"training\.batch is 32, not 64\).*sai-engine run runs"):
        go_on(stored, PRESET, training__batch=64)
    with pytest.raises(RunError, match=r"training\.reuse is 8\.0, not 2\.0"):
        go_on(stored, with_changes(PRESET, {"training.reuse": 2}))
    other = with_changes(PRESET, {"rules.size": 5, "network.size": 5, "training.reuse": 2})
    with pytest.raises(RunError, match=r"network\.size is 3, not 5, rules\.size is 3, not 5"):
        go_on(stored, other)
    many = {f"training.{name}": 0.5 for name in ("reuse", "momentum", "average", "warmup_steps")}
    many["training.warmup_steps"] = 1
    with pytest.raises(RunError, match="and 1 more"):
        go_on(stored, with_changes(PRESET, {**many, "search.c_puct": 2.5}))


def test_how_long_and_by_what_means_may_change() -> None:
    stored = started(PRESET, {})
    changed = go_on(stored, PRESET, run__generations=7, selfplay__precision="bf16")
    assert changed.preset == with_changes(
        PRESET, {"run.generations": 7, "selfplay.precision": "bf16"}
    )
    assert changed.last_change == {
        "run.generations": (100, 7),
        "selfplay.precision": ("auto", "bf16"),
    }
    assert go_on(changed, PRESET) is changed  # the plain preset changes nothing back
    again = go_on(changed, None, run__generations=9)
    assert len(again.changes) == 2
    edited = go_on(started(PRESET, {}), with_changes(PRESET, {"run.generations": 50}))
    assert edited.preset.run.generations == 50
    assert set(CHANGEABLE) <= set(PRESET.by_name())


def test_paths_are_whole_and_networks_are_the_same_when_they_are_named_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, seed in (("teacher", 1), ("other", 2)):
        save_network(Path(f"{name}.safetensors"), random_network("pooled", seed=seed))
    Path("labels").mkdir()
    names = {"distillation.teacher": "teacher.safetensors", "distillation.boards": "3"}
    stored = started(PRESET, names)
    path = str(tmp_path / "teacher.safetensors")
    assert stored.preset.distillation.teacher == stored.given["distillation.teacher"] == path
    assert set(stored.networks) == {"distillation.teacher"}
    write_run_file(tmp_path / "run.json", stored)
    assert read_run_file(tmp_path / "run.json") == stored
    monkeypatch.chdir(tmp_path.parent)
    assert continued(PATH, stored, None, {}) is stored
    other = {"distillation.teacher": str(tmp_path / "other.safetensors")}
    with pytest.raises(RunError, match="is another network now"):
        continued(PATH, stored, None, other)
    moved = Path(path).rename(tmp_path / "moved.safetensors")
    with pytest.raises(RunError, match=r"--set distillation\.teacher=FILE"):
        continued(PATH, stored, None, {})
    found = continued(PATH, stored, None, {"distillation.teacher": str(moved)})
    assert found.preset.distillation.teacher == str(moved)
    monkeypatch.chdir(tmp_path)
    labels = started(PRESET, {"distillation.labels": "labels; none"})
    assert labels.preset.distillation.labels == f"{tmp_path / 'labels'};none"
    known = {"run.start_network": "sai-5x5-r3x32-sharpened-g0041"}
    assert started(PRESET, known).preset.run.start_network == known["run.start_network"]
    with pytest.raises(RunError, match="other settings"):
        go_on(started(PRESET, {}), None, distillation__labels="labels")


def test_impossible_changes_are_settings_errors() -> None:
    stored = started(PRESET, {})
    with pytest.raises(SettingsError, match="did you mean 'run.games'"):
        go_on(stored, None, run__gamse=3)
    with pytest.raises(SettingsError, match="workers"):
        go_on(stored, None, run__workers=0)
    with pytest.raises(SettingsError):
        started(PRESET, {"training.batch": float("inf")})


@pytest.mark.parametrize(
    "content",
    [
        b"", b"\xff", b"[]", b"{}", b"3", b'{"format": 1}', b'{"format": 1, "preset": 3}',
        b'{"format": 1, "preset": {"run": {"games": "many"}}}', b"[" * 100_000,
        VALID + b', "set": 3}', VALID + b', "changes": 3}', VALID + b', "changes": [3]}',
        VALID + b', "changes": [{}]}', VALID + b', "changes": [{"settings": {"run.games": 3}}]}',
    ],
)  # fmt: skip
def test_a_damaged_file_is_named(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    path.write_bytes(content)
    with pytest.raises(RunError, match=r"run\.json: can't read"):
        read_run_file(path)
    assert path.read_bytes() == content


def test_a_later_format_says_update(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    path.write_text(json.dumps({"format": 2, "preset": {}}))
    with pytest.raises(RunError, match="format is 2.*update"):
        read_run_file(path)


def test_files_of_earlier_programs_are_read(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    path.write_text(json.dumps({"format": 1, "preset": PRESET.to_dict()}))
    assert read_run_file(path) == RunFile(preset=PRESET)


def test_lambda_needs_no_underscore(tmp_path: Path) -> None:
    stored = started(PRESET, named_values(["selfplay.lambda=0.25"]))
    assert stored.preset.selfplay.lambda_ == 0.25
    assert stored.given == {"selfplay.lambda": 0.25}
    assert started(PRESET, named_values(["selfplay.lambda_=0.25"])) == stored
    path = tmp_path / "run.json"
    old = {"format": 1, "preset": stored.preset.to_dict(), "set": {"selfplay.lambda_": 0.25}}
    path.write_text(json.dumps(old))
    assert read_run_file(path) == stored
    with pytest.raises(RunError, match=r"selfplay\.lambda is 0\.25, not 0\.5"):
        go_on(stored, None, selfplay__lambda=0.5)
    for name in ("lambda", "lambda_"):
        assert Preset.from_dict({**PRESET.to_dict(), "gate": {name: 0.5}}).gate.lambda_ == 0.5
        with pytest.raises(SettingsError, match=r"^selfplay\.lambda must be at least 0"):
            go_on(stored, None, **{f"selfplay__{name}": 3.0})
    with pytest.raises(SettingsError, match=r"did you mean 'selfplay\.lambda'\?"):
        with_changes(PRESET, {"selfplay.lamda": 0.5})
