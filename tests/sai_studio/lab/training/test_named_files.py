"""The New run dialog checks the files named in its settings before it closes."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from engine.base.errors import EngineError
from engine.catalog.networks import list_networks
from engine.train.presets.preset import Preset
from sai_studio.lab.training import files_check
from sai_studio.lab.training.new_run import NewRunDialog
from sai_studio.lab.training.path_field import PATH_KINDS, PathField
from tests.sai_studio.lab.training.conftest import choose


def name_file(dialog: NewRunDialog, setting: str, text: str) -> None:
    """Type the name of a file."""
    dialog.settings.rows[setting].set_value(text)


def test_a_wrong_file_is_refused_at_once(
    dialog: NewRunDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    choose(dialog, "distilled-7x7")
    notes = tmp_path / "notes.txt"
    notes.write_text("no network\n")
    network = next(str(info.path) for info in list_networks() if info.plays(7))
    for setting, path, said in (
        ("distillation.teacher", str(notes), "notes.txt"),
        ("distillation.teacher", str(tmp_path / "none.bin.gz"), "no such network file"),
        ("distillation.teacher", "x" * 5000, "x: there is no such network file"),
        ("distillation.labels", network, "no folder of labels"),
    ):
        name_file(dialog, setting, path)
        qtbot.waitUntil(lambda said=said: said in dialog.note.text(), timeout=20_000)
        assert not dialog.ok.isEnabled()
        assert not dialog.measure.isEnabled()
        name_file(dialog, setting, "")
    name_file(dialog, "distillation.teacher", network)
    qtbot.waitUntil(dialog.ok.isEnabled, timeout=20_000)
    assert not dialog.note.isVisible()


def test_files_are_checked_on_a_thread(
    dialog: NewRunDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    release, names = threading.Event(), []

    def check(preset: Preset) -> None:
        names.append(preset.distillation.teacher)
        assert threading.current_thread() is not threading.main_thread()
        release.wait(20.0)
        raise EngineError(f"{preset.distillation.teacher}: no network")

    monkeypatch.setattr(files_check, "check_files", check)
    choose(dialog, "distilled-7x7")
    name_file(dialog, "distillation.teacher", "first")
    assert "Checking" in dialog.note.text()
    assert not dialog.ok.isEnabled()
    name_file(dialog, "distillation.teacher", "second")
    release.set()
    qtbot.waitUntil(lambda: dialog.note.text() == "second: no network.", timeout=20_000)
    assert names[-1] == "second"


def test_a_file_that_was_put_right_is_accepted(
    dialog: NewRunDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = ["missing"]

    def check(_preset: Preset) -> None:
        if wrong:
            raise EngineError(wrong[0])

    monkeypatch.setattr(files_check, "check_files", check)
    choose(dialog, "distilled-7x7")
    name_file(dialog, "distillation.teacher", "first")
    qtbot.waitUntil(lambda: dialog.note.text() == "Missing.", timeout=20_000)
    wrong.clear()
    dialog.files.check_again()
    qtbot.waitUntil(dialog.ok.isEnabled, timeout=20_000)


def test_files_are_chosen_and_known_networks_are_offered(
    dialog: NewRunDialog, tmp_path: Path
) -> None:
    assert {"run.start_network", "records.games", "search.rollout_policy"} <= set(PATH_KINDS)
    choose(dialog, "distilled-7x7")
    teacher = dialog.settings.rows["distillation.teacher"]
    assert isinstance(teacher.field, PathField)
    teacher.field.networks.aboutToShow.emit()
    known = [info for info in list_networks() if not info.error]
    actions = [action for action in teacher.field.networks.actions() if not action.isSeparator()]
    assert [action.text().split()[0] for action in actions[:-1]] == [info.name for info in known]
    actions[0].trigger()
    assert teacher.value == str(known[0].path)
    teacher.go_back()
    assert teacher.value == ""
    for setting, mode in (
        ("distillation.teacher", QFileDialog.FileMode.ExistingFile),
        ("distillation.labels", QFileDialog.FileMode.Directory),
        ("distillation.games", QFileDialog.FileMode.ExistingFile),
    ):
        row = dialog.settings.rows[setting]
        assert isinstance(row.field, PathField)
        actions[-1].trigger() if setting.endswith("teacher") else row.field.choose.click()
        asking = row.field.findChild(QFileDialog)
        assert asking is not None
        assert asking.fileMode() == mode
        asking.fileSelected.emit(str(tmp_path))
        asking.reject()
        assert row.value == str(tmp_path)
