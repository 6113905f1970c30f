"""Runs on a cluster in the training window: where a run plays, and what each machine has done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.jobs.machines import Machines
from engine.train.reading import RunReader
from sai_studio.kit.charts.chart_scene import number
from sai_studio.lab.training.continue_run import ContinueDialog
from sai_studio.lab.training.machines_page import MachinesPage
from sai_studio.lab.training.new_run import NewRunDialog
from sai_studio.lab.training.training import Training
from sai_studio.session.preferences import Preferences
from tests.sai_studio.lab.training.runs import fake_run

ADDRESS = "192.168.0.10:6379"


def machines(root: Path) -> None:
    kept = Machines(root)
    kept.joined("a", "alpha", 0)
    kept.joined("b", "beta", 1)
    kept.answered("b", 12, 3000)
    kept.left("a")
    kept.write()


def test_a_new_run_can_play_on_a_cluster(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    monkeypatch.setattr("engine.train.runs.run_file.find_spec", lambda name: name)
    dialog = NewRunDialog(None, ADDRESS)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.cluster() == ""
    assert not dialog.machines.address.isVisible()
    dialog.machines.place.setCurrentIndex(1)
    assert dialog.machines.address.isVisible()
    assert dialog.cluster() == ADDRESS
    assert dialog.ok.isEnabled()
    dialog.machines.address.clear()
    dialog.machines.address.textEdited.emit("")
    assert not dialog.ok.isEnabled()
    assert "address of the cluster" in dialog.note.text()
    dialog.reject()


def test_without_ray_the_dialog_says_what_to_install(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    monkeypatch.setattr("engine.train.runs.run_file.find_spec", lambda name: None)
    dialog = NewRunDialog(None, ADDRESS)
    qtbot.addWidget(dialog)
    dialog.machines.place.setCurrentIndex(1)
    assert "install ray>=2.40 beside the program" in dialog.note.text()
    assert not dialog.ok.isEnabled()


def test_a_run_from_a_cluster_goes_on_there(qtbot: QtBot, tmp_path: Path) -> None:
    fake_run(tmp_path / "run", stage="selfplay")
    for on_cluster in (False, True):
        if on_cluster:
            machines(tmp_path / "run")
        dialog = ContinueDialog(RunReader(tmp_path / "run").read(), None, ADDRESS)
        qtbot.addWidget(dialog)
        assert dialog.cluster() == (ADDRESS if on_cluster else "")


@pytest.mark.parametrize("continued", [False, True])
def test_the_number_of_processes_is_for_this_computer(
    continued: bool, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    fake_run(tmp_path / "run", stage="selfplay")
    view = RunReader(tmp_path / "run").read()
    dialog = ContinueDialog(view, None, ADDRESS) if continued else NewRunDialog(None, ADDRESS)
    qtbot.addWidget(dialog)
    row = dialog.settings.rows["run.workers"]
    tip = row.toolTip()
    assert row.field.isEnabled()
    dialog.machines.place.setCurrentIndex(1)
    assert not row.field.isEnabled()
    assert "one process for each core" in row.toolTip()
    assert dialog.settings.rows["run.generations"].field.isEnabled()
    dialog.machines.place.setCurrentIndex(0)
    assert row.field.isEnabled()
    assert row.toolTip() == tip


def test_the_address_is_remembered(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    launched: list[Any] = []
    module = "sai_studio.lab.training.training.launch_run"
    monkeypatch.setattr(module, lambda *arguments: launched.append(arguments))
    monkeypatch.setattr(Training, "_launch", lambda self, path, launch: launch() is None)
    preferences = Preferences(tmp_path / "preferences.ini")
    training = Training(preferences)
    fake_run(tmp_path / "run", stage="selfplay")
    training.resume(tmp_path / "run", {}, ADDRESS)
    assert launched == [(tmp_path / "run", None, {}, ADDRESS)]
    assert Training(preferences).cluster == ADDRESS


def test_each_machine_has_a_row(qtbot: QtBot, tmp_path: Path) -> None:
    fake_run(tmp_path / "run")
    machines(tmp_path / "run")
    training = Training(Preferences(tmp_path / "preferences.ini"))
    page = MachinesPage(training)
    qtbot.addWidget(page)
    training.views[tmp_path / "run"] = RunReader(tmp_path / "run").read()
    training.selected = tmp_path / "run"
    page.refresh()
    rows = [
        [page.model.index(row, column).data() for column in range(page.model.columnCount())]
        for row in range(page.model.rowCount())
    ]
    assert [row[:5] for row in rows] == [
        ["beta", "1", "1", "12", number(3000, 0)],
        ["alpha", "0", "0", "0", "0"],
    ]
    assert rows[0][-1] == "now"
