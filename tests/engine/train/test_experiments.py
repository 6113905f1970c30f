"""`sai-engine run-log`, `sweep` and `compare`."""

from __future__ import annotations

import csv
import io
import json
import math
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.base.errors import SettingsError
from engine.base.statistics.intervals import student_quantile
from engine.cli import main
from engine.jobs.job import STOP
from engine.train import sweep as sweeps
from engine.train.comparison import grouped, read_runs, runs_in
from engine.train.log_table import log_table
from engine.train.presets.preset import with_changes
from engine.train.runs.run import RunFolder
from engine.train.runs.run_file import RUNS
from engine.train.sweep import SWEEPS, Sweep, make_sweep, runs_of
from tests.engine.train.test_crashes import PRESET
from tests.shared import PROJECT

RUN = PROJECT / "tests/fixtures/0.2.0/runs/run"


def command(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    """Exit status, output and errors of `sai-engine WORDS`."""
    capsys.readouterr()
    try:
        status = main([*map(str, words)])
    except SystemExit as end:
        status = int(end.code or 0)
    return status, *capsys.readouterr()


def test_the_log_as_a_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = (RUN / "log.jsonl").read_text().splitlines()
    status, out, err = command(capsys, "run-log", RUN)
    assert status == 0, err
    rows = [*csv.DictReader(io.StringIO(out))]
    assert len(rows) == len(lines)
    assert [*rows[0]][:3] == ["time", "event", "generation"]
    file = tmp_path / "log.csv"
    assert command(capsys, "run-log", RUN, "--csv", file, "--event", "network")[0] == 0
    network = [*csv.DictReader(io.StringIO(file.read_text()))]
    assert {row["event"] for row in network} == {"network"}
    assert all(all(row.values()) for row in network), "no column of other events"
    status, _, err = command(capsys, "run-log", RUN, "--event", "networks")
    assert status == 2
    assert "no event 'networks'; did you mean 'network'" in err
    status, _, err = command(capsys, "run-log", tmp_path)
    assert status == 2
    assert "there is no run here" in err


def test_steps_that_were_taken_again_stand_once() -> None:
    taken = [(2, 0.5), (4, 0.4), (5, 0.3), (3, 0.45), (4, 0.35)]  # a kill after step 5
    entries = [{"event": "step", "step": step, "total": loss} for step, loss in taken]
    entries.insert(2, {"event": "message", "text": "a, b", "networks": [1, 2]})
    entries[-1]["total"] = 0.35000000000000003
    assert log_table(entries) == [
        ["event", "step", "total", "text", "networks"],
        ["step", 2, 0.5, "", ""],
        ["message", "", "", "a, b", "[1, 2]"],
        ["step", 3, 0.45, "", ""],
        ["step", 4, 0.35, "", ""],
    ]


# --- sweeps -----------------------------------------------------------------------------------

GRID = {"training.learning_rate": [0.001, 0.01], "training.batch": [4, 8]}


def test_runs_of_a_sweep_have_telling_names() -> None:
    sweep = make_sweep(PRESET, GRID, 2)
    assert list(sweep.runs)[:2] == [
        "learning_rate=0.001,batch=4,seed=1", "learning_rate=0.001,batch=8,seed=1",
    ]  # fmt: skip
    assert len(sweep.runs) == 8
    assert list(sweep.runs)[-1] == "learning_rate=0.01,batch=8,seed=2"
    assert sweep.runs["learning_rate=0.01,batch=8,seed=2"] == {
        "training.learning_rate": 0.01, "training.batch": 8, "run.seed": 2,
    }  # fmt: skip
    games = make_sweep(PRESET, {"run.games": [4, 5], "selfplay.games": [4]}, 1)
    assert "run.games=4,selfplay.games=4,seed=1" in games.runs, "the last word is not enough"
    visits = {"selfplay.visits": ["0:3/2", "0:3:2"], "network.ownership": [True]}
    odd = Sweep(preset=PRESET, grid={name: tuple(v) for name, v in visits.items()}, seeds=1)
    assert list(odd.runs) == [
        "visits=1-0-3-2,ownership=true,seed=1", "visits=2-0-3-2,ownership=true,seed=1",
    ]  # fmt: skip
    wide = Sweep(preset=PRESET, grid={f"a.name{i}": ("x" * 99,) for i in range(9)}, seeds=1)
    assert list(wide.runs) == ["combination=1,seed=1"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--grid", "training.batch=4,x"], "training.batch"),
        (["--grid", "training.batsh=4"], "did you mean 'training.batch'"),
        (["--grid", "training.batch"], "--grid takes NAME=A,B"),
        (["--grid", "training.batch="], "has no values"),
        (["--grid", "network.block=,"], "'' is there twice"),
        (["--grid", "network.block=,none"], "or leave network.block empty for the program's own"),
        (["--grid", "peak.weight=0,1"], "section 'peak' of a plug-in needs --plugin FILE.py"),
        (["--grid", "training.batch=4,4.0"], "4 is there twice"),
        (["--grid", "training.batch=4", "--grid", "training.batch=8"], "is there twice"),
        (["--grid", "run.seed=1,2"], "--seeds"),
        (["--grid", "training.batch=4", "--set", "training.batch=8"], "in --set and in --grid"),
        (["--grid", "run.start_network=none.safetensors"], "none.safetensors"),
        (["--grid", "rules.size=3,5"], "size"),
        (["--seeds", "0"], "--seeds must be from 1"),
        (["--seeds", "99999"], "--seeds must be from 1"),
        (["--processes", "0"], "--processes"),
        (["--cpu-minutes", "-1"], "run.cpu_minutes must be"),
    ],
)
def test_wrong_settings_are_refused_before_anything_starts(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: Sequence[str], said: str
) -> None:
    preset = tmp_path / "tiny.json"
    preset.write_text(PRESET.to_json())
    status, out, err = command(capsys, "sweep", preset, tmp_path / "sweep", *words)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert said in err
    assert not (tmp_path / "sweep").exists()


class Process:
    """A run's process that ends at once, as the test says for its folder."""

    stdin = None
    codes: dict[str, int] = {}
    started: list[str] = []

    def __init__(self, folder: Path, preset: Any = None, changes: Any = None, cluster: str = "", *,
                 tied: bool) -> None:  # fmt: skip
        assert tied
        self.folder = folder
        self.started.append(folder.name)
        if preset is not None:
            run = RunFolder(folder)
            run.open(with_changes(preset, {**changes, "run.generations": 1}))
            run.close()

    def poll(self) -> int:
        code = self.codes.get(self.folder.name, 0)
        if code == 0:
            run = RunFolder(self.folder)
            run.write_state(run.state().replace(stage="finished", generation=1))
        else:
            (self.folder / RUNS.log_file).write_text("sai-engine: step 3: a loss is no number\n")
        return code


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> type[Process]:
    """No true runs; the kernels are not compiled."""
    monkeypatch.setattr(sweeps, "launch_run", Process)
    monkeypatch.setattr(sweeps, "LOOK_S", 0.0)
    monkeypatch.setattr("engine.commands.loading.compile_engine", lambda _notice: None)
    monkeypatch.setattr(Process, "codes", {})
    monkeypatch.setattr(Process, "started", [])
    return Process


def test_a_sweep_continues_what_is_not_finished_and_refuses_changes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, processes: type[Process]
) -> None:
    preset, folder = tmp_path / "tiny.json", tmp_path / "sweep"
    preset.write_text(PRESET.to_json())
    grid = ["--grid", "training.learning_rate=0.001,0.01"]
    bad = "learning_rate=0.01,seed=1"
    processes.codes[bad] = 2
    words = ["sweep", preset, folder, *grid, "--seeds", "2", "--cpu-minutes", "3"]
    status, out, err = command(capsys, *words, "--json")
    assert status == 1
    runs = {run["name"]: run for run in json.loads(out)["runs"]}
    assert [run["status"] for run in runs.values()] == [
        "finished",
        "failed",
        "finished",
        "finished",
    ]
    assert runs[bad]["problem"] == "step 3: a loss is no number"
    assert f"{bad} has failed: step 3" in err
    assert f"continue with `sai-engine sweep {folder}`" in err
    assert (
        processes.started == [*SWEEPS.read(folder).runs] == [path.name for path in runs_of(folder)]
    )
    limits = RunFolder(folder / bad).preset()
    assert (limits.run.cpu_minutes, limits.training.learning_rate) == (3.0, 0.01)
    stored = SWEEPS.read(folder)
    assert stored.preset.run.generations == 10**6, "the budget alone ends a run"
    for changed, said in (
        ([*grid, "--seeds", "3"], "--seeds 2, not 3"),
        (["--grid", "training.learning_rate=0.001"], "--grid"),
        (["--set", "training.batch=5"], "training.batch 8, not 5"),
        (["--grid", "training.batch=4,x"], "begun with other settings than these (training.batch"),
    ):
        status, _, err = command(capsys, "sweep", folder, *changed)
        assert status == 2
        assert said in err
    processes.codes.clear()
    processes.started.clear()
    status, _, err = command(capsys, "sweep", folder)
    assert status == 0, err
    assert processes.started == [bad]
    status, _, err = command(capsys, *words)
    assert (status, err) == (0, "sai-engine: 4 runs, 4 of them finished\n")
    assert processes.started == [bad]


def test_a_grid_takes_the_names_of_earlier_versions(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, processes: type[Process]
) -> None:
    preset, folder = tmp_path / "tiny.json", tmp_path / "sweep"
    preset.write_text(PRESET.to_json())
    status, _, err = command(capsys, "sweep", preset, folder, "--grid", "selfplay.lambda_=0,1")
    assert status == 0, err
    assert processes.started == ["lambda=0.0,seed=1", "lambda=1.0,seed=1"]


def test_a_stop_file_ends_a_sweep(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, processes: type[Process]
) -> None:
    preset, folder = tmp_path / "tiny.json", tmp_path / "sweep"
    preset.write_text(PRESET.to_json())
    begun = processes.poll

    def poll(process: Process) -> int:
        (folder / STOP).touch()
        return begun(process)

    processes.poll = poll  # type: ignore[method-assign]
    try:
        status, _, err = command(capsys, "sweep", preset, folder, "--seeds", "3")
    finally:
        processes.poll = begun  # type: ignore[method-assign]
    assert status == 1
    assert "1 of 3 runs are finished" in err
    assert processes.started == ["seed=1"]
    assert not (folder / STOP).exists()


def test_combinations_are_checked_with_each_other() -> None:
    ends = {"training.win_rule": ["komi", "black"], "training.result_decay": [0.9, 1.0]}
    with pytest.raises(SettingsError, match=r"win_rule=black,result_decay=0\.9.*result_decay to 1"):
        make_sweep(PRESET, ends, 1)


def test_a_sweep_of_two_runs_with_a_plugin(tmp_path: Path) -> None:
    """In processes of their own, as a user would."""
    preset, plugin, folder = tmp_path / "tiny.json", tmp_path / "entropy.py", tmp_path / "sweep"
    preset.write_text(with_changes(PRESET, {"run.generations": 1}).to_json())
    page = (PROJECT / "docs/plugins.md").read_text()
    plugin.write_text(page.split("```python\n# entropy.py")[1].split("\n", 1)[1].split("```")[0])

    def engine(*words: str | Path) -> subprocess.CompletedProcess[str]:
        code = [sys.executable, "-m", "engine.cli", *map(str, words)]
        return subprocess.run(code, cwd=PROJECT, capture_output=True, text=True, check=False)

    grid = ("--grid", "entropy.weight=0,0.1", "--processes", "2")
    result = engine("sweep", preset, folder, *grid, "--plugin", plugin)
    assert result.returncode == 0, result.stderr
    assert "all 2 runs are finished" in result.stdout
    assert f"sai-engine compare {folder} --plugin {plugin}`" in result.stdout
    for path, has_loss in zip(runs_of_file(folder), (False, True), strict=True):
        rows = [entry for entry in RunFolder(path).read_log() if entry["event"] == "step"]
        assert rows
        assert all(("entropy" in row) == has_loss for row in rows)
    result = engine("sweep", folder)
    assert result.returncode == 2
    assert "uses the plug-in entropy" in result.stderr
    assert "--plugin FILE.py" in result.stderr
    for path, has_loss in zip(runs_of_file(folder), (False, True), strict=True):
        log = engine("run-log", path, "--event", "step")
        assert log.returncode == 0, log.stderr
        assert ("entropy" in log.stdout.splitlines()[0]) == has_loss
    result = engine("compare", folder, "--by", "generation", "--json")
    assert result.returncode == 0, result.stderr
    groups = [group["settings"] for group in json.loads(result.stdout)["groups"]]
    assert groups == [{"entropy.weight": None}, {"entropy.weight": 0.1}]


def runs_of_file(folder: Path) -> list[Path]:
    """Folders of runs, without the plug-in that `runs_of` would need."""
    return sorted(path.parent for path in folder.glob("*/run.json"))


# --- comparing --------------------------------------------------------------------------------


def logged_run(folder: Path, losses: Sequence[float], costs: float = 10.0, **changes: Any) -> Path:
    """A run whose log has a generation for each loss, after one that has not learned."""
    run = RunFolder(folder)
    named = {name.replace("__", "."): value for name, value in changes.items()}
    run.open(with_changes(PRESET, {"run.generations": 9, **named}))
    for generation, loss in enumerate([math.nan, *losses]):
        if generation:
            run.log({"event": "training", "generation": generation - 1, "total": loss})
        work = {"nodes": 1000 * generation, "cpu_s": costs * generation, "games": generation}
        network = {"event": "network", "alpha": 2.0 * generation, "first_move": "B2"}
        run.log({**network, "generation": generation, **work})
    run.close()
    return folder


def test_seeds_are_compared_by_the_work_that_all_have_done(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for seed, losses in enumerate([[5.0, 3.0, 1.0], [5.0, 4.0], [5.0, 5.0]], 1):
        logged_run(tmp_path / f"slow-{seed}", losses, run__seed=seed)
    logged_run(tmp_path / "fast-1", [4.0, 2.0], 20.0, training__learning_rate=0.5)
    status, out, _ = command(capsys, "compare", tmp_path, "--by", "cpu_s", "--json")
    found = json.loads(out)
    assert (status, found["by"], found["at"]) == (0, "cpu_s", 20.0)
    fast, slow = found["groups"]
    assert fast["name"] == "learning_rate=0.5"
    assert slow["settings"] == {"training.learning_rate": PRESET.training.learning_rate}
    assert (fast["figures"]["generation"]["mean"], slow["figures"]["generation"]["mean"]) == (1, 2)
    loss = slow["figures"]["training.total"]
    assert (loss["runs"], loss["at"], loss["mean"]) == (3, 20.0, 4.0)  # of 3, 4 and 5
    assert loss["half"] == pytest.approx(4.302653 / math.sqrt(3))
    assert fast["figures"]["training.total"] == {"at": 20.0, "runs": 1, "mean": 4.0, "half": None}
    half_way = [run for run in read_runs(runs_in([tmp_path])) if run.name.startswith("slow")]
    point = grouped(half_way)[0].point("training.total", "cpu_s", 15.0)
    assert point is not None
    assert point.mean == pytest.approx(4.5), "between 5, 5, 5 and 3, 4, 5"
    text = command(capsys, "compare", tmp_path, "--by", "generation")[1]
    assert "at generation 2, where the first run ends" in text
    assert "the runs differ in training.learning_rate" in text
    assert re.search(r"learning_rate=0.002 +3 +4.0 \u00b1 2.5", text), text
    assert re.search(r"learning_rate=0.5 +1 +2.000 +4.000", text), text


def test_the_curves_of_a_comparison_are_csv(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for seed, losses in enumerate([[5.0, 3.0, 1.0], [6.0, 4.0]], 1):
        logged_run(tmp_path / "runs" / str(seed), losses, run__seed=seed)
    file = tmp_path / "curves.csv"
    assert (
        command(capsys, "compare", tmp_path / "runs", "--by", "generation", "--csv", file)[0] == 0
    )
    rows = [
        row
        for row in csv.DictReader(io.StringIO(file.read_text()))
        if row["figure"] == "training.total"
    ]
    assert [(row["generation"], row["runs"], row["mean"]) for row in rows] == [
        ("1", "2", "5.5"), ("2", "2", "3.5"),
    ]  # fmt: skip
    assert float(rows[0]["high"]) == pytest.approx(5.5 + 12.7062 * 0.5, abs=1e-4)


def test_a_level_is_reached_where_three_networks_in_a_row_have_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    losses = [5.0, 1.0, 5.0, 5.0, 6.0, 5.0]
    for seed, costs in ((1, 10.0), (2, 14.0)):
        logged_run(tmp_path / str(seed), losses, costs, run__seed=seed)
    logged_run(tmp_path / "3", losses[:3], run__seed=3)
    words = ["compare", tmp_path, "--reach", "training.total=5", "--reach", "network.alpha=9"]
    [group] = json.loads(command(capsys, *words, "--json")[1])["groups"]
    found = group["reached"]["training.total=5"]
    assert (found["places"], found["mean"]) == ([30.0, 42.0], 36.0), "of generation 3, not 1"
    assert found["half"] == pytest.approx(12.7062 * 6.0, rel=1e-4)
    assert group["reached"]["network.alpha=9"]["places"] == []  # two networks have 10 and more
    text = command(capsys, *words)[1]
    assert "training.total=5 in 2 of 3 runs at 36 \u00b1 76 CPU-seconds (30, 42)" in text
    assert text.endswith("network.alpha=9 in 0 of 3 runs\n")
    for wrong, said in (("network.alpha", "FIGURE=LEVEL"), ("network.alfa=3", "network.alpha")):
        status, _, err = command(capsys, "compare", tmp_path, "--reach", wrong)
        assert (status, err.count("\n")) == (2, 1)
        assert said in err


def test_groups_have_letters_where_their_settings_are_many(tmp_path: Path) -> None:
    preset = "network.value_hidden", "network.beta_hidden", "training.batch", "run.games"
    for number in (1, 2):
        changes = {name.replace(".", "__"): 4 + number for name in preset}
        logged_run(tmp_path / str(number), [1.0], **changes)
    groups = grouped(read_runs(runs_in([tmp_path])))
    assert [group.name for group in groups] == ["A", "B"]
    assert set(groups[1].settings) == set(preset)


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 9, 30])
def test_students_quantile_holds_95_of_100_intervals(freedom: int) -> None:
    """By the density of Student's distribution, summed up to the quantile."""
    end = student_quantile(freedom)
    t = np.linspace(0.0, end, 200_001)
    scale = math.gamma((freedom + 1) / 2) / math.gamma(freedom / 2) / math.sqrt(freedom * math.pi)
    density = scale * (1 + t * t / freedom) ** (-(freedom + 1) / 2)
    assert 2 * np.trapezoid(density, t) == pytest.approx(0.95, abs=1e-6)


def test_what_can_not_be_compared_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    for folder in (empty, tmp_path / "none"):
        status, _, err = command(capsys, "compare", folder)
        assert (status, err.count("\n")) == (2, 1)
        assert "there is no run or sweep here" in err
    run = RunFolder(tmp_path / "new")
    run.open(PRESET)
    run.close()
    status, _, err = command(capsys, "compare", tmp_path)
    assert status == 2
    assert "none of the runs has made a network yet" in err
