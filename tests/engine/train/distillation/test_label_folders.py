"""Folders of labels: made by a teacher, continued, and learned from."""

from __future__ import annotations

import dataclasses
import math
from pathlib import Path
from typing import Any

import pytest

from engine.base.errors import RunError, WeightsError
from engine.cli import main
from engine.commands.run_log import log_line
from engine.network.files.weights import load_network, save_network
from engine.record.played_game import PlayedGame
from engine.record.shards import read_shard, write_shard
from engine.train import selfplay_worker as worker
from engine.train import stages
from engine.train.distillation import label_folders
from engine.train.estimate import measured_speed
from engine.train.extrapolate import extrapolated
from engine.train.game_source import game_source
from engine.train.labelling_run import run_labelling
from engine.train.learning.sampler import row_count
from engine.train.learning.training_games import TrainingGames
from engine.train.presets.preset import Preset, load_preset
from engine.train.runs.named_files import label_shards
from engine.train.runs.run import RunFolder
from engine.train.stages import run
from tests.engine.network.networks import random_network
from tests.engine.train.distillation.presets import preset_of


@pytest.fixture(scope="module")
def labels(teacher: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of labels on 5x5 and 7x7, made in two starts."""
    folder = tmp_path_factory.mktemp("labels") / "labels"
    changes = {
        "distillation.teacher": str(teacher), "distillation.boards": "5 7", "run.games": 60,
        "selfplay.games": 8, "selfplay.precision": "fp32", "run.shard_games": 4,
    }  # fmt: skip
    with pytest.raises(RunError, match="--teacher"):
        run_labelling(folder)
    state = run_labelling(folder, changes=changes)
    assert state.stage == "finished"
    before = [path.read_bytes() for path in RunFolder(folder).shards()]
    assert run_labelling(folder, changes={"run.games": 150}).stage == "finished"
    shards = RunFolder(folder).shards()
    assert [path.read_bytes() for path in shards[: len(before)]] == before
    return folder


def games_in(folder: Path) -> list[PlayedGame]:
    return [game for path in RunFolder(folder).shards() for game in read_shard(path)]


def reader_of(preset: Preset) -> TrainingGames:
    return game_source(preset).training_games(RunFolder(Path("run")), lambda note: None)


def test_labels_are_continued(labels: Path) -> None:
    games = games_in(labels)
    assert 150 <= row_count(games) < 158  # games in flight count
    assert len({game.number for game in games}) == len(games)
    with pytest.raises(RunError, match="other boards than 9x9"):
        run_labelling(labels, changes={"distillation.boards": "9"})


def test_labels_are_learned_from(
    labels: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    preset = preset_of(Path("teacher"), labels=str(labels))
    state = run(preset, tmp_path / "run")
    assert (state.stage, state.generation) == ("finished", 2)
    assert state.games == row_count(games_in(labels))  # each label is read once
    last = RunFolder(tmp_path / "run").read_log()[-1]
    assert f"so far {state.games:,} positions" in log_line(last)
    assert state.trained == 2 * round(preset.run.games * preset.training.reuse / 16)
    header = load_network(RunFolder(tmp_path / "run").network_path(2))[1]
    assert header.training["teacher"] == "teacher"
    monkeypatch.setattr(stages, "Workers", None)  # nothing is played, so none are started
    state = run(preset, tmp_path / "workers", changes={"run.workers": 2})
    assert (state.stage, state.generation) == ("finished", 2)


def test_folders_are_listed_again_only_when_labels_came(
    labels: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "labels"
    part = folder / "games" / "0000"
    part.mkdir(parents=True)
    games = [game for game in games_in(labels) if game.rules.size == 7]
    write_shard(part / "000000.npz", games[:1])
    listed: list[str] = []

    def watched(folders: str) -> list[Path]:
        listed.append(folders)
        return label_shards(folders)

    monkeypatch.setattr(label_folders, "label_shards", watched)
    reader = reader_of(preset_of(Path("teacher"), labels=str(folder)))
    reader.load(0, 0, 0)
    reader.collect(0)
    assert len(listed) == 1
    write_shard(part / "000001.npz", games[1:2])
    reader.collect(0)
    reader.collect(0)
    assert len(listed) == 2
    assert [game.number for game in reader.fresh] == [game.number for game in games[:2]]


def test_a_folder_without_labels_for_the_run_is_named(labels: Path, tmp_path: Path) -> None:
    preset = preset_of(Path("teacher"), labels=str(labels), boards="6")
    with pytest.raises(RunError, match=r"labels: no labels on the run's boards \(6x6\)"):
        run(preset, tmp_path / "run")
    assert not (tmp_path / "run").exists()
    every = preset_of(Path("teacher"), labels=str(labels), boards="")
    reader = reader_of(dataclasses.replace(every, network=every.network.replace(size=6)))
    reader.load(0, 0, 0)
    assert {game.rules.size for game in reader.fresh} == {5}  # what the network can play
    with pytest.raises(RunError, match="no such folder of labels"):
        label_shards(str(tmp_path / "none"))
    with pytest.raises(RunError, match="sai-engine label"):
        label_shards(str(tmp_path))


def test_an_estimate_with_labels_plays_nothing(labels: Path) -> None:
    preset = preset_of(Path("teacher"), labels=str(labels))
    speed = measured_speed(preset, 0.05)
    assert speed.nodes_per_s == 0.0
    estimate = extrapolated(preset, speed)
    assert estimate.nodes == 0.0
    assert 0.0 < estimate.hours < math.inf


def test_labels_are_by_one_teacher_wherever_it_lies(
    labels: Path, teacher: Path, tmp_path: Path
) -> None:
    with pytest.raises(WeightsError, match="no such network"):
        run_labelling(labels, changes={"distillation.teacher": "other.safetensors"})
    other = tmp_path / "other.safetensors"
    save_network(other, random_network("pooled", size=7, seed=5), half=False)
    with pytest.raises(RunError, match="is another network now"):
        run_labelling(labels, changes={"distillation.teacher": str(other)})
    moved = tmp_path / "moved.safetensors"
    moved.write_bytes(teacher.read_bytes())
    assert run_labelling(labels, changes={"distillation.teacher": str(moved)}).stage == "finished"
    assert RunFolder(labels).preset().distillation.teacher == str(moved)
    back = {"distillation.teacher": str(teacher)}
    assert run_labelling(labels, changes=back).stage == "finished"


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--positions", "0"], "--positions must be at least 1"),
        (["--positions", "-4"], "--positions must be at least 1"),
        (["--processes", "0"], "--processes must be at least 1"),
        (["--processes", "-3"], "--processes must be at least 1"),
        (["--boards", "x"], "--boards: 'x' is not a board size"),
        (["--set", "run.games=0"], "run.games must be at least 1"),
        (["--boards", "7", "--set", "distillation.boards=x"], "distillation.boards: 'x' is not"),
    ],
)
def test_impossible_options_are_named_as_they_were_typed(
    flags: list[str], said: str, capsys: pytest.CaptureFixture[str], teacher: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "labels"
    assert main(["label", str(folder), "--teacher", str(teacher), *flags]) == 2
    assert capsys.readouterr().err.startswith(f"sai-engine: {said}")
    assert not folder.exists()


def test_the_progress_goes_to_its_goal(
    capsys: pytest.CaptureFixture[str], teacher: Path, tmp_path: Path
) -> None:
    """The games in lockstep label eight positions at once."""
    settings = ("selfplay.games=8", "selfplay.precision=fp32", "run.shard_games=1")
    flags = [part for setting in settings for part in ("--set", setting)]
    arguments = ["--teacher", str(teacher), "--boards", "5", "--positions", "37", *flags]
    assert main(["label", str(tmp_path / "labels"), *arguments]) == 0
    out = capsys.readouterr().out
    done = [int(line.split()[0]) for line in out.splitlines() if "of 37 positions" in line]
    assert max(done) == 37


def test_what_other_processes_have_labelled_counts_before_it_is_written(
    monkeypatch: pytest.MonkeyPatch, teacher: Path, tmp_path: Path
) -> None:
    class OtherWorkers(stages.Workers):
        def labelled(self) -> int:
            return 40

    monkeypatch.setattr(
        stages, "Workers", lambda run, _, done, **_kinds: OtherWorkers(run, 0, done)
    )
    changes = {
        "distillation.teacher": str(teacher), "distillation.boards": "5", "run.games": 60,
        "selfplay.games": 8, "selfplay.precision": "fp32", "run.workers": 2,
    }  # fmt: skip
    assert run_labelling(tmp_path / "labels", changes=changes).stage == "finished"
    assert row_count(games_in(tmp_path / "labels")) == 24  # by this process


class Pipe:
    """The end of a pipe in a process, for a given number of rounds."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds
        self.reports: list[Any] = []

    def poll(self) -> bool:
        self.rounds -= 1
        return self.rounds < 0

    def send(self, report: Any) -> None:
        self.reports.append(report)


def test_a_process_that_labels_tells_after_each_round_how_many(
    tmp_path: Path, teacher: Path
) -> None:
    """They are counted before their games end, let alone fill a file."""
    preset = preset_of(teacher, boards="5")
    folder = RunFolder(tmp_path)
    folder.open(dataclasses.replace(preset, run=preset.run.replace(generations=0, shard_games=256)))
    folder.close()
    pipe = Pipe(3)
    worker._play(folder, 1, frozenset(), pipe)  # type: ignore[arg-type]
    assert [report.labelled for report in pipe.reports] == [8, 16, 24, 24]
    assert row_count([game for path in folder.shards() for game in read_shard(path)]) == 24


def test_a_training_run_is_not_taken_for_labels(
    capsys: pytest.CaptureFixture[str], teacher: Path, tmp_path: Path
) -> None:
    folder = RunFolder(tmp_path)
    folder.open(load_preset("recommended-5x5"))
    folder.close()
    assert main(["label", str(tmp_path), "--teacher", str(teacher)]) == 2
    assert "holds a training run, not labels; continue it with" in capsys.readouterr().err


def label(folder: Path, *flags: str) -> int:
    return main(["label", str(folder), *flags, "--set", "selfplay.games=8"])


def test_refusals_of_labels_name_the_command_and_options_of_labels(
    labels: Path, teacher: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "a.sgf"
    record.write_bytes(b"(;GM[1]FF[4]SZ[5];B[cc])")
    assert label(labels, "--games", str(record)) == 2
    said = capsys.readouterr().err
    assert f"the labels have other settings (--games is '', not '{record}')" in said
    assert f"`sai-engine label {labels}`" in said
    assert "only --positions, --processes, run.shard_games" in said
    assert "training" not in said
    assert "sai-engine run" not in said


def test_missing_inputs_of_labels_are_named_first(
    labels: Path, teacher: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in (labels, tmp_path / "new"):
        flags = ["--teacher", str(teacher), "--boards", "5 7"]
        assert label(folder, *flags, "--games", "nogames.zip") == 2
        assert "nogames.zip: no such file or folder" in capsys.readouterr().err
        assert label(folder, *flags, "--pupil", "nobody") == 2
        said = capsys.readouterr().err
        assert "nobody" in said
        assert "other settings" not in said
    assert not (tmp_path / "new").exists()


def test_changes_of_labels_are_named_by_their_options(teacher: Path, tmp_path: Path) -> None:
    preset = preset_of(teacher)
    folder = RunFolder(tmp_path)
    folder.open(dataclasses.replace(preset, run=preset.run.replace(generations=0, games=50)))
    folder.close()
    folder.open(None, {"run.games": 90, "run.workers": 3, "selfplay.games": 9})
    folder.close()
    assert folder.notes == [
        "settings changed: --positions from 50 to 90, --processes from 1 to 3, selfplay.games "
        "from 8 to 9"
    ]
    assert f"continue with `sai-engine label {tmp_path}`" in folder.machine_failed(MemoryError())


def test_a_folder_of_labels_is_not_run(labels: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", str(labels)]) == 2
    said = capsys.readouterr().err
    assert (
        f"holds labels, not a training run; make more of them with `sai-engine label {labels}`"
        in said
    )


@pytest.mark.parametrize("words", [["measure", "--run"], ["figure1"]])
def test_a_folder_of_labels_has_no_networks_to_measure(
    labels: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, str(labels)]) != 0
    captured = capsys.readouterr()
    assert f"{labels}: holds labels, not a training run" in captured.err
    assert captured.out == ""
