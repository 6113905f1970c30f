"""The estimate of a new run's time by a measurement."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.train.presets.preset import load_preset
from sai_studio.lab.training import estimator as estimator_module
from sai_studio.lab.training.new_run import NewRunDialog
from tests.sai_studio.lab.training.conftest import choose

FOUND = {
    "generations": 20,
    "speed": {
        "nodes_per_s": 10_000.0,
        "rows_per_s": 2_000.0,
        "parameters": 50_000,
        "cores": 2,
        "start_s": 10.0,
    },
}


def scripted(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Let the measurement be another program."""
    monkeypatch.setattr(
        estimator_module,
        "estimate_command",
        lambda _preset, _seconds: ([sys.executable, "-c", script], Path.cwd()),
    )


def test_a_measurement_serves_other_lengths_of_the_run(
    dialog: NewRunDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripted(monkeypatch, f"print({json.dumps(FOUND)!r})")
    choose(dialog, "recommended-6x6")
    assert "Measure this computer" in dialog.estimate.text()
    qtbot.mouseClick(dialog.measure, Qt.MouseButton.LeftButton)
    assert dialog.estimator.state == "measuring"
    qtbot.waitUntil(lambda: dialog.estimator.state == "done", timeout=60_000)
    first = dialog.estimate.text()
    assert first.startswith("About ")
    assert "36\u202f000 games" in first
    dialog.settings.rows["run.generations"].field.setValue(40)
    assert "12\u202f000 games" in dialog.estimate.text()
    dialog.settings.rows["network.blocks"].field.setValue(9)
    assert "measure again" in dialog.estimate.text()


def test_a_measurement_can_be_ended(
    dialog: NewRunDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripted(monkeypatch, "import time; time.sleep(600)")
    qtbot.mouseClick(dialog.measure, Qt.MouseButton.LeftButton)
    assert dialog.measure.text() == "Stop"
    assert dialog.progress.isVisible()
    qtbot.mouseClick(dialog.measure, Qt.MouseButton.LeftButton)
    assert dialog.estimator.state == "idle"
    qtbot.mouseClick(dialog.measure, Qt.MouseButton.LeftButton)
    dialog.reject()  # ends it too
    assert dialog.estimator.state == "idle"


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("import sys; print('sai-engine: no memory; add some', file=sys.stderr); sys.exit(2)",
         "no memory; add some"),
        ("print('not JSON')", "ended with code 0"),
    ],
)  # fmt: skip
def test_a_measurement_that_fails_says_why(
    dialog: NewRunDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, script: str, said: str
) -> None:
    scripted(monkeypatch, script)
    dialog.estimator.start(dialog.preset())
    qtbot.waitUntil(lambda: dialog.estimator.state == "failed", timeout=60_000)
    assert said in dialog.estimate.text()


def test_times_are_called_those_of_this_computer_only_when_measured(
    dialog: NewRunDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(estimator_module, "_pace", [1.0, 1.0])
    usual = load_preset("recommended-5x5").card.speed
    assert usual is not None
    measured = {**FOUND, "speed": {**FOUND["speed"], "parameters": usual.parameters}}
    scripted(monkeypatch, f"print({json.dumps(measured)!r})")
    choose(dialog, "recommended-5x5")

    def title() -> str:
        return str(dialog.presets.table.model().headerData(2, Qt.Orientation.Horizontal))

    dialog._list_again()
    assert title() == "Usual time"
    qtbot.mouseClick(dialog.measure, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.estimator.state == "done", timeout=60_000)
    assert title() == "Time here"
