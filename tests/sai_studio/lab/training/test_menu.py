"""The Train menu of the main window, and what comes back from the training window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from engine.base.lock import acquire_lock
from engine.go.coords import gtp_to_point
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.train.chain_file import CHAINS
from engine.train.runs.run_games import RunGamesReader
from sai_studio.app.main_window import MainWindow
from sai_studio.lab.jobs import known_runs
from sai_studio.lab.training.new_run import NewRunDialog
from sai_studio.lab.training.window import TrainingWindow
from tests.sai_studio.conftest import Studio
from tests.sai_studio.lab.training.runs import demo, fake_run


def opened(window: MainWindow) -> TrainingWindow:
    window.actions_["train_window"].trigger()
    return window.tools["train"].side_window()


def test_the_training_window_opens_with_a_key_and_closes_with_the_main_one(
    studio: Studio, tmp_path: Path
) -> None:
    fake_run(tmp_path / "runs" / "first")
    window = studio.window()
    training = opened(window)
    assert training.isVisible()
    assert training.training.selected == tmp_path / "runs" / "first"
    assert opened(window) is training
    window.close()
    assert not training.isVisible()


def test_every_command_of_the_menu_acts(studio: Studio, tmp_path: Path) -> None:
    fake_run(tmp_path / "runs" / "first")
    window = studio.window()
    training = opened(window)
    studio.qtbot.waitUntil(lambda: training.training.view is not None, timeout=60_000)
    window.actions_["train_new"].trigger()
    dialog = training.findChild(NewRunDialog)
    assert dialog is not None
    dialog.reject()
    window.actions_["train_stop"].trigger()
    assert "The selected run is not running" in training.messages.text


def test_runs_and_comparisons_are_in_the_menu(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known_runs, "shipped_folder", lambda: tmp_path / "shipped")
    window = studio.window()
    menus = window.actions_.submenus
    menus["Runs"].aboutToShow.emit()
    assert [action.text() for action in menus["Runs"].actions()] == ["No runs yet"]
    for name in ("first", "second"):
        fake_run(tmp_path / "runs" / name)
    menus["Runs"].aboutToShow.emit()
    texts = {action.text() for action in menus["Runs"].actions()}
    assert texts == {"first (finished)", "second (finished)"}
    menus["Runs"].actions()[1].trigger()
    training = window.tools["train"].side_window().training
    menus["Compare runs"].aboutToShow.emit()
    (action,) = menus["Compare runs"].actions()
    action.trigger()
    assert len(training.compared) == 1
    assert training.compared[0] != training.selected


def test_a_game_of_a_run_opens_in_the_main_window(studio: Studio, tmp_path: Path) -> None:
    fake_run(tmp_path / "runs" / "first")
    window = studio.window()
    training = opened(window)
    game = RunGamesReader(tmp_path / "runs" / "first").newest(1)[0]
    window.session.edits.play(gtp_to_point("A1", 7))
    training.page.games.opened.emit(game)
    box = window.findChild(QMessageBox)
    assert box is not None  # the game on show is not lost unasked
    box.button(QMessageBox.StandardButton.Discard).click()
    assert window.session.cursor.record.size == 5
    assert window.session.cursor.record.info["GN"] == "first, game 1"


def test_a_generation_becomes_the_network(studio: Studio, tmp_path: Path) -> None:
    folder = fake_run(tmp_path / "runs" / "first")
    window = studio.window()
    training = opened(window)
    training.page.bar.network_wanted.emit(folder.network_path(3))
    assert training.messages.text  # the fake file is no network, and that is said
    assert (
        window.session.review.network is None or "first" not in window.session.review.network.name
    )


def test_a_generation_in_use_is_among_the_networks(studio: Studio, tmp_path: Path) -> None:
    path = fake_run(tmp_path / "runs" / "first").network_path(3)
    path.unlink(missing_ok=True)
    save_network(path, initial_network(NetworkSettings(size=5, blocks=1, channels=4), 1))
    window = studio.window()
    opened(window).page.bar.network_wanted.emit(path)
    assert "first-g0003" in {info.name for info in window.networks.known()}


def test_what_can_not_be_done_is_gray_and_says_why(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known_runs, "shipped_folder", lambda: tmp_path / "shipped")
    window = studio.window()
    actions = window.actions_
    compare = actions.submenus["Compare runs"].menuAction()
    able = [actions["train_continue"], actions["train_stop"], actions["train_folder"], compare]

    def shown() -> list[bool]:
        actions.menus["Train"].aboutToShow.emit()
        return [action.isEnabled() for action in able]

    assert shown() == [False] * 4
    assert "no run yet" in able[0].statusTip()
    first = fake_run(tmp_path / "runs" / "first")
    assert shown() == [True, False, True, False]
    assert able[0].statusTip() == ""
    assert able[1].toolTip() == "first is not running."
    fake_run(tmp_path / "runs" / "second")
    assert shown()[3]
    opened(window).training.select(first.root)
    lock = acquire_lock(first.root / "lock")
    studio.qtbot.waitUntil(lambda: shown()[:2] == [False, True], timeout=60_000)
    assert able[0].statusTip() == "first is already running."
    lock.release()


def test_a_run_of_a_chain_at_work_can_be_stopped_before_it_runs(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known_runs, "shipped_folder", lambda: tmp_path / "shipped")
    root = demo(tmp_path / "runs" / "demo")
    fake_run(root / "learn")
    actions = studio.window().actions_
    with CHAINS.working(root):
        actions.menus["Train"].aboutToShow.emit()
        assert actions["train_stop"].isEnabled()
        assert actions["train_continue"].toolTip() == "demo is already running."
    actions.menus["Train"].aboutToShow.emit()
    assert actions["train_stop"].toolTip() == "demo is not running."
    assert actions["train_continue"].isEnabled()
