"""Runs as processes: started, seen at work, stopped, continued to their end, refused."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtWidgets import QLabel

from engine.train.presets.preset import load_preset, with_changes
from engine.train.reading import RunReader
from engine.train.runs.run_file import RUNS
from sai_studio.lab.training import training as training_module
from sai_studio.lab.training.continue_run import ContinueDialog
from tests.sai_studio.lab.training.conftest import Bench
from tests.sai_studio.lab.training.runs import fake_run

TINY = {
    "run.generations": 200,
    "run.games": 8,
    "run.shard_games": 4,
    "selfplay.games": 8,
    "selfplay.visits": 4,
    "selfplay.cheap_visits": 2,
    "training.batch": 16,
    "network.blocks": 1,
    "network.channels": 8,
}


@pytest.mark.slow
def test_a_run_is_started_stopped_and_continued(bench: Bench) -> None:
    window = bench.window()
    training, folder = window.training, bench.runs / "tiny"
    wait = lambda until: bench.qtbot.waitUntil(until, timeout=120_000)  # noqa: E731
    assert training.start(folder, with_changes(load_preset("recommended-5x5"), TINY))
    assert training.status(folder) == "starting"
    wait(lambda: training.status(folder) == "running")
    wait(lambda: training.view is not None and training.view.generations >= 2)
    process = training._started[folder]
    training.stop(folder)
    wait(lambda: training.status(folder) == "stopped")
    assert process.wait(30) == 1
    done = training.view.state.generation
    assert training.resume(folder, {"run.generations": done + 2})
    wait(lambda: training.status(folder) == "finished")
    assert training.view.state.generation == done + 2
    assert training.view.networks == tuple(range(done + 3))
    wait(lambda: not training._started)
    assert training.view.problem == ""


@pytest.mark.slow
def test_a_start_that_fails_says_why_and_leaves_nothing(bench: Bench) -> None:
    window = bench.window()
    training, folder = window.training, bench.runs / "bad"
    preset = with_changes(
        load_preset("recommended-5x5"),
        {"run.start_network": str(bench.folder / "none.safetensors")},
    )
    assert training.start(folder, preset)
    bench.qtbot.waitUntil(lambda: not training._started, timeout=120_000)
    assert window.messages.text.startswith("bad can't start: ")
    assert "none.safetensors: there is no such network file" in window.messages.text
    assert not folder.exists()
    assert training.selected is None


def test_a_folder_that_can_not_be_made_is_told_at_once(bench: Bench) -> None:
    window = bench.window()
    bench.runs.mkdir(exist_ok=True)
    (bench.runs / "file").touch()
    assert not window.training.start(bench.runs / "file", load_preset("recommended-5x5"))
    assert "can't be started" in window.messages.text
    assert window.training.selected is None


def test_a_run_that_is_finished_says_how_to_go_on(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_run(bench.runs / "first")
    window = bench.window()
    monkeypatch.setattr(
        training_module, "launch_run", lambda *_: subprocess.Popen([sys.executable, "-c", ""])
    )
    assert window.training.resume(bench.runs / "first")
    assert window.training.status(bench.runs / "first") == "starting"
    window.training._started[bench.runs / "first"].wait(60)
    window.training.refresh_list()
    assert window.training.status(bench.runs / "first") == "finished"
    assert "finished at generation 3. To train it further" in window.messages.text


def test_a_run_that_a_limit_ended_is_offered_a_higher_one(bench: Bench) -> None:
    folder = fake_run(bench.runs / "first", changes={"run.minutes": 6.0})
    folder.write_state(folder.state().replace(seconds=366.0))
    dialog = ContinueDialog(RunReader(folder.root).read(), bench.window())
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert any("at its limit of time or nodes" in text for text in texts)
    assert dialog.changes() == {"run.minutes": 12.2}
    assert dialog.ok.isEnabled()
    dialog.settings.rows["run.minutes"].set_value(6.0)
    assert "has reached its limit" in dialog.note.text()
    assert not dialog.ok.isEnabled()
    dialog.reject()


def test_a_run_with_a_long_decimal_can_be_continued(bench: Bench) -> None:
    folder = fake_run(bench.runs / "first", changes={"run.minutes": 123456.75})
    dialog = ContinueDialog(RunReader(folder.root).read(), bench.window())
    row = dialog.settings.rows["run.minutes"]
    row.set_value(123456.75)
    assert row.value == 123456.75
    dialog.reject()


def test_a_run_whose_process_dies_at_work_is_interrupted(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = fake_run(bench.runs / "first", stage="selfplay").root
    window = bench.window()
    sleep = [sys.executable, "-c", "import time; time.sleep(600)"]
    process = subprocess.Popen(sleep)
    monkeypatch.setattr(training_module, "launch_run", lambda *_: process)
    with RUNS.working(path):
        assert window.training.resume(path)
        bench.wait(lambda: window.training.status(path) == "running")
    process.kill()
    bench.wait(lambda: window.training.status(path) == "interrupted")
    process.wait(60)
    window.training.refresh_list()
    assert window.messages.text == "first was interrupted: its process ended with code -9."
