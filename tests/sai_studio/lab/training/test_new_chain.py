"""New chain: chains, the files that they ask for, and chains that go on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.base.errors import EngineError
from engine.train.chain_file import CHAINS, ChainFile, chain_names, load_chain
from sai_studio.kit import theme
from sai_studio.lab.jobs.known_runs import known_runs
from sai_studio.lab.training import training as training_module
from sai_studio.lab.training.new_chain import NewChainDialog
from sai_studio.lab.training.training import Training
from sai_studio.session.preferences import Preferences
from tests.sai_studio.lab.training.runs import fake_run

CHAIN = "alphago-9x9-small"


@pytest.fixture
def made(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[], NewChainDialog]]:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    theme.apply("light", 1.0)
    dialogs: list[NewChainDialog] = []

    def make() -> NewChainDialog:
        dialog = NewChainDialog()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        dialog.show()
        qtbot.waitExposed(dialog)
        dialogs.append(dialog)
        return dialog

    yield make
    for dialog in dialogs:
        dialog.reject()
        dialog.deleteLater()
    QApplication.processEvents()


def begun(folder: Path, *done: str) -> None:
    """A chain that was stopped after some steps."""
    folder.mkdir(parents=True)
    file = ChainFile(chain=load_chain(CHAIN), files={"records": "games.zip"}, done=done)
    (folder / CHAINS.file).write_text(json.dumps(msgspec.to_builtins(file)))


def test_all_steps_are_visible(made: Callable[[], NewChainDialog]) -> None:
    dialog = made()
    heights = set()
    for chain in (CHAIN, *chain_names()):
        dialog.chains.setCurrentIndex(dialog.chains.findData(chain))
        QApplication.processEvents()
        heights.add(dialog.height())
        assert dialog.steps.height() >= dialog.steps.heightForWidth(dialog.steps.width())
    assert len(heights) > 1
    dialog.resize(400, 100)
    QApplication.processEvents()
    assert dialog.steps.height() >= dialog.steps.heightForWidth(dialog.steps.width())


def test_it_lists_the_steps_and_asks_for_the_files(
    made: Callable[[], NewChainDialog], tmp_path: Path
) -> None:
    dialog = made()
    assert [dialog.chains.itemData(n) for n in range(dialog.chains.count())] == chain_names()
    dialog.chains.setCurrentIndex(dialog.chains.findData(CHAIN))
    assert all(step.about in dialog.steps.text() for step in load_chain(CHAIN).steps)
    assert list(dialog.files) == ["records"]
    assert not dialog.ok.isEnabled()
    assert not dialog.note.isVisible(), "nothing was typed yet"
    dialog.files["records"].setText("x")
    dialog.files["records"].line.clear()
    assert "Choose records" in dialog.note.text()
    assert not dialog.ok.isEnabled()
    dialog.files["records"].setText(str(tmp_path / "none.zip"))
    assert "There is nothing at" in dialog.note.text()
    dialog.files["records"].setText("x" * 300)
    assert "There is nothing at" in dialog.note.text()
    (tmp_path / "games.zip").write_bytes(b"")
    dialog.files["records"].setText(str(tmp_path / "games.zip"))
    assert dialog.ok.isEnabled()
    assert dialog.folder() == tmp_path / "runs" / CHAIN
    assert (dialog.chain(), dialog.given()) == (CHAIN, {"records": str(tmp_path / "games.zip")})
    for name in ("a/b", "x" * 300):
        dialog.name.setText(name)
        dialog.name.textEdited.emit(name)
        assert "valid for a folder" in dialog.note.text()
        assert not dialog.ok.isEnabled()


def test_a_chain_that_was_stopped_can_be_continued(
    made: Callable[[], NewChainDialog], tmp_path: Path
) -> None:
    folder = tmp_path / "runs" / "mine"
    begun(folder, "policy")
    begun(tmp_path / "runs" / "over", *(step.name for step in load_chain(CHAIN).steps))
    dialog = made()
    places = [dialog.chains.itemData(n) for n in range(dialog.chains.count())]
    assert places == [*chain_names(), str(folder)]
    dialog.chains.setCurrentIndex(dialog.chains.findData(str(folder)))
    assert "1. a policy learns the moves of the records (done)" in dialog.steps.text()
    assert (dialog.folder(), dialog.chain(), dialog.given()) == (folder, "", {})
    assert (dialog.ok.text(), dialog.ok.isEnabled()) == ("Continue", True)
    assert not dialog.name.isEnabled()
    dialog.chains.setCurrentIndex(0)
    assert (dialog.ok.text(), list(dialog.files)) == ("Start", ["records"])


def test_the_runs_of_chains_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    begun(tmp_path / "runs" / "mine")
    run = fake_run(tmp_path / "runs" / "mine" / "policy")
    assert run.root in known_runs(Preferences(tmp_path / "preferences.json"))


@pytest.mark.parametrize(
    ("code", "said", "level"),
    [(0, "All steps of mine are finished.", "info"), (2, "The disk is full.", "error")],
)
def test_the_window_tells_how_a_chain_has_ended(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    code: int,
    said: str,
    level: str,
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    folder = tmp_path / "runs" / "mine"
    begun(folder)
    (folder / CHAINS.log_file).write_text("sai-engine: the disk is full\n")

    def launch(*_: Any) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-c", f"raise SystemExit({code})"])

    monkeypatch.setattr(training_module, "launch_chain", launch)
    training = Training(Preferences(tmp_path / "preferences.json"))
    told: list[tuple[str, str]] = []
    training.message.connect(lambda kind, text: told.append((kind, text)))
    training.start_chain(folder, "", {})
    assert told[0][0] == "info"

    def ended() -> bool:
        training.refresh_list()
        return told[1:] == [(level, said)]

    qtbot.waitUntil(ended, timeout=20_000)
    training.close()


def test_a_chain_that_can_not_start_is_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))

    def refuse(*_: Any) -> None:
        raise EngineError("another process is using this folder")

    monkeypatch.setattr(training_module, "launch_chain", refuse)
    training = Training(Preferences(tmp_path / "preferences.json"))
    told: list[tuple[str, str]] = []
    training.message.connect(lambda kind, text: told.append((kind, text)))
    training.start_chain(tmp_path / "mine", CHAIN, {})
    assert told == [("error", "Another process is using this folder.")]
    training.close()
