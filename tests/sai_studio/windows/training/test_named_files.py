"""New run checks the files that its settings name before it closes."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.api.base import EngineError
from engine.api.networks import list_networks
from engine.api.training import Preset
from sai_studio.windows.training import files_check
from sai_studio.windows.training.new_run import NewRunDialog
from tests.sai_studio.windows.training.conftest import choose


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
        ("distillation.teacher", "x" * 5000, "too long"),
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
