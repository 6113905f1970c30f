"""The run folder: lock, state, log, checkpoints."""

from __future__ import annotations

import dataclasses
import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from engine.base.errors import RunError, SettingsError
from engine.base.versions import _commit, program_facts
from engine.train.presets.preset import Preset, load_preset, preset_names, with_changes
from engine.train.presets.selfplay_settings import SelfPlaySettings
from engine.train.presets.settings import RunSettings
from engine.train.runs import run as run_module
from engine.train.runs.run import RunFolder, RunState, Stream, unit_random
from tests.engine.train.games import content

PRESET = Preset.from_dict({"rules": {"size": 3}, "network": {"size": 3}})


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
    (tmp_path / "stop").touch()
    before = content(tmp_path)
    other = dataclasses.replace(PRESET, run=RunSettings(seed=2))
    with pytest.raises(RunError, match=r"run\.seed is 1, not 2.*sai-engine run"):
        RunFolder(tmp_path).open(other)
    assert content(tmp_path) == before
    reworded = RunFolder(tmp_path)
    assert reworded.open(dataclasses.replace(PRESET, about="The same in other words.")) == PRESET
    reworded.close()


def test_a_change_on_the_way_is_recorded(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    folder.open(PRESET)
    folder.close()
    again = RunFolder(tmp_path)
    assert again.open(None, {"run.generations": 7}).run.generations == 7
    again.close()
    assert again.preset().run.generations == 7
    assert again.notes == ["settings changed: run.generations from 100 to 7"]
    stored = json.loads((tmp_path / "run.json").read_text())
    assert stored["changes"][0]["settings"] == {"run.generations": [100, 7]}


def test_with_what_a_run_goes_on_is_recorded_when_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for program in ("1.0", "1.0", "1.1"):
        monkeypatch.setattr(run_module, "program_facts", lambda known=program: {"program": known})
        folder = RunFolder(tmp_path)
        folder.open(PRESET)
        folder.close()
        assert not folder.notes, "it is no change of the settings"
    stored = json.loads((tmp_path / "run.json").read_text())
    assert [entry["facts"] for entry in stored["made_by"]] == [
        {"program": "1.0"}, {"program": "1.1"}
    ]  # fmt: skip


def test_what_runs_here_is_told() -> None:
    facts = program_facts()
    assert {"program", "python", "numpy", "torch", "processor", "system"} <= facts.keys()
    assert all(facts.values())


@pytest.mark.parametrize("packed", [False, True])
def test_the_commit_is_read_from_a_checkout(packed: bool, tmp_path: Path) -> None:
    commit = "0123456789abcdef" * 2
    assert _commit(tmp_path) == ""
    (tmp_path / "HEAD").write_text("ref: refs/heads/main\n")
    assert _commit(tmp_path) == ""
    if packed:
        (tmp_path / "packed-refs").write_text(f"# pack\n{commit} refs/heads/main\n")
    else:
        (tmp_path / "refs" / "heads").mkdir(parents=True)
        (tmp_path / "refs" / "heads" / "main").write_text(f"{commit}\n")
    assert _commit(tmp_path) == commit[:12]
    (tmp_path / "HEAD").write_text(f"{commit}\n")
    assert _commit(tmp_path) == commit[:12]


def test_nothing_to_continue(tmp_path: Path) -> None:
    with pytest.raises(RunError, match="there is no run here; to start one"):
        RunFolder(tmp_path / "none").open(None)
    assert list(tmp_path.iterdir()) == []


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
    (tmp_path / "checkpoints" / "0000003.pt").write_bytes(b"3" * 100)
    assert folder.load_checkpoint(int, 10) == 2
    folder.close()


@pytest.mark.parametrize(
    "text",
    [
        "{", "[]", "{}", '"selfplay"', "null", "\xff", "[" * 5000,
        '{"stage": "resting", "generation": 1}',
        '{"stage": "train", "generation": -1}',
        '{"stage": "train", "generation": "1"}',
        '{"stage": "train", "generation": 1.5}',
        '{"stage": "train", "generation": true}',
        '{"stage": "train", "generation": null}',
        '{"stage": ["train"], "generation": 1}',
        '{"stage": "train", "generation": 1, "cpu_s": NaN}',
        '{"stage": "train", "generation": 1, "cpu_s": Infinity}',
        '{"stage": "train", "generation": 1, "moons": 2}',
        '{"generation": 1}',
    ],
)  # fmt: skip
def test_a_damaged_state_is_named(text: str, tmp_path: Path) -> None:
    (tmp_path / "state.json").write_bytes(text.encode("latin-1"))
    with pytest.raises(RunError, match=r"state\.json: can't read"):
        RunFolder(tmp_path).state()


def test_generations_and_steps_are_ordered_as_numbers(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    folder.open(PRESET)
    for name in ("0999", "9999", "10000"):
        (folder.root / "games" / name).mkdir()
        (folder.root / "games" / name / "000000.npz").touch()
    assert [path.parent.name for path in folder.shards()] == ["0999", "9999", "10000"]
    for step in (9999998, 9999999, 10000000, 10000001):
        folder.write_checkpoint(step, str(step).encode())
    assert folder.load_checkpoint(int) == 10000001
    (folder.networks / "mine.safetensors").touch()
    (folder.networks / "0003.safetensors").touch()
    assert folder.newest_network() == 3
    folder.close()


@pytest.mark.parametrize("name", ["games", "networks", "checkpoints", "lock"])
def test_a_part_that_can_not_be_made(name: str, tmp_path: Path) -> None:
    """Refused in one sentence, and nothing is left behind or lost."""
    if name == "lock":
        (tmp_path / name).mkdir()
    else:
        (tmp_path / name).write_text("mine")
    before = content(tmp_path)
    with pytest.raises(RunError, match=name):
        RunFolder(tmp_path).open(PRESET)
    assert content(tmp_path) == before


def test_a_folder_under_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(RunError, match="file: a file is where the run needs a folder"):
        RunFolder(tmp_path / "file" / "run").open(PRESET)
    with pytest.raises(RunError, match="file"):
        RunFolder(tmp_path / "file").open(PRESET)
    assert content(tmp_path) == {"file": b"mine"}


@pytest.mark.parametrize("call", ["mkdir", "open", "replace"])
def test_a_folder_that_can_not_be_written(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = getattr(os, call)

    def refuse(path: str | Path, *arguments: Any, **options: Any) -> Any:
        if str(path).startswith(str(tmp_path)):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return whole(path, *arguments, **options)

    with monkeypatch.context() as patch:
        patch.setattr(os, call, refuse)
        with pytest.raises(RunError, match="Permission denied; a run needs a folder"):
            RunFolder(tmp_path / "new" / "run").open(PRESET)
    assert list(tmp_path.iterdir()) == []


def test_what_is_left_of_a_run_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "games" / "0000").mkdir(parents=True)
    (tmp_path / "games" / "0000" / "000000.npz").write_bytes(b"games")
    before = content(tmp_path)
    with pytest.raises(RunError, match="no run.json, but games is there"):
        RunFolder(tmp_path).open(PRESET)
    assert content(tmp_path) == before


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "draft.tmp").write_text("mine")
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / ".x.tmp").write_text("mine")
    for _ in range(2):
        folder = RunFolder(tmp_path)
        folder.open(PRESET)
        folder.close()
    assert (tmp_path / "draft.tmp").exists()
    assert (tmp_path / "sub" / ".x.tmp").exists()


def test_units_of_work_have_streams_of_their_own() -> None:
    first = unit_random(1, Stream.GAME, 7).random(4)
    assert (first == unit_random(1, Stream.GAME, 7).random(4)).all()
    for other in (
        unit_random(2, Stream.GAME, 7),
        unit_random(1, Stream.BRANCH, 7),
        unit_random(1, Stream.GAME, 8),
    ):
        assert (first != other.random(4)).all()


def test_every_preset_loads_and_round_trips() -> None:
    names = preset_names()
    assert {"recommended-7x7", "recommended-5x5"} <= set(names)
    for name in names:
        preset = load_preset(name)
        assert preset.about
        assert Preset.from_dict(json.loads(preset.to_json())) == preset


def test_nothing_to_learn_from_is_refused() -> None:
    with pytest.raises(SettingsError, match="deep_share"):
        SelfPlaySettings(deep_share=0.0)
    SelfPlaySettings(deep_share=0.01)
    flat = {"size": 3, "value_head": "flat"}
    with pytest.raises(SettingsError, match="has no alpha"):
        Preset.from_dict({"rules": {"size": 3}, "network": flat, "training": {"score_weight": 1}})
    for name in ("games", "pupil"):
        with pytest.raises(SettingsError, match=rf"{name}: nothing is labelled without .*teacher"):
            with_changes(load_preset("recommended-7x7"), {f"distillation.{name}": "a file"})


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe{\x00}\x00", "utf-8"),
        (b"{", "not valid JSON"),
        (b"[" * 100_000, "not valid JSON"),
        (b"[1]", "JSON object"),
        (b'{"run": 3}', "run must be a JSON object"),
        (b'{"training": {"batch": Infinity}}', "batch"),
        (b'{"training": {"batch": 1e400}}', "batch"),
        (b'{"training": {"learning_rate": NaN}}', "learning_rate"),
        (b'{"training": {"learning_rate": 1' + b"0" * 400 + b"}}", "learning_rate"),
    ],
)
def test_broken_preset_files_are_named(content: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(content)
    with pytest.raises(SettingsError, match=rf"mine\.json: .*{said}"):
        load_preset(path)


def test_preset_files_that_can_not_be_read(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(SettingsError, match=r"folder\.json: the preset can't be read"):
        load_preset(tmp_path / "folder.json")
    for name in ("none.json", "folder.json/x.json"):
        with pytest.raises(SettingsError, match="known: .*recommended-7x7"):
            load_preset(tmp_path / name)
    (tmp_path / "bom.json").write_text(PRESET.to_json(), "utf-8-sig")
    assert load_preset(tmp_path / "bom.json") == PRESET


def test_preset_errors() -> None:
    with pytest.raises(SettingsError, match="recommended-7x7"):
        load_preset("recommended-7x")
    with pytest.raises(SettingsError, match="unknown section 'trainin'"):
        Preset.from_dict({"trainin": {}})
    with pytest.raises(SettingsError, match="size 7.*size 5"):
        Preset.from_dict({"rules": {"size": 5}, "network": {"size": 7}})
    with pytest.raises(SettingsError, match="unknown setting 'run.sed'; did you mean 'run.seed'"):
        Preset.from_dict({"rules": {"size": 7}, "run": {"sed": 1}})
