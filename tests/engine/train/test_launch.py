"""Starting runs from another program: what is refused, and what a failed start leaves."""

from __future__ import annotations

from pathlib import Path

from engine.train.launch import PRESET_FILE, discard_start, estimate_command, run_refusal
from engine.train.reading import LAST_WORDS


def test_a_new_run_wants_a_folder_of_its_own(tmp_path: Path) -> None:
    assert run_refusal(tmp_path / "new") == ""
    assert run_refusal(tmp_path / "deep" / "new") == ""
    (tmp_path / "empty").mkdir()
    assert run_refusal(tmp_path / "empty") == ""
    (tmp_path / "file").touch()
    assert "is a file" in run_refusal(tmp_path / "file")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "x").touch()
    assert "not empty" in run_refusal(tmp_path / "full")
    (tmp_path / "full" / "run.json").touch()
    assert "a run in" in run_refusal(tmp_path / "full")


def test_a_start_that_failed_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    folder.mkdir()
    (folder / PRESET_FILE).touch()
    (folder / LAST_WORDS).touch()
    discard_start(folder)
    assert not folder.exists()
    discard_start(folder)


def test_other_files_in_the_folder_stay(tmp_path: Path) -> None:
    (tmp_path / "mine").touch()
    (tmp_path / LAST_WORDS).touch()
    discard_start(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_the_measurement_is_a_command_of_this_very_engine(tmp_path: Path) -> None:
    command, folder = estimate_command(tmp_path / "preset.json", 10.0)
    assert command[1:4] == ["-m", "engine.cli", "estimate"]
    assert (folder / "engine" / "cli.py").is_file()
