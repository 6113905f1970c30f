"""Starting runs from another program."""

from __future__ import annotations

from pathlib import Path

from engine.train.runs.run_file import estimate_command, run_refusal


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
    assert "too long" in run_refusal(tmp_path / ("x" * 300))


def test_the_measurement_is_a_command_of_this_very_engine(tmp_path: Path) -> None:
    command, folder = estimate_command(tmp_path / "preset.json", 10.0)
    assert command[1:4] == ["-m", "engine.cli", "estimate"]
    assert (folder / "engine" / "cli.py").is_file()
