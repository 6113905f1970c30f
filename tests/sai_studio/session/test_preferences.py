"""What is remembered, and what nonsense in the file does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QByteArray

from engine.base.errors import SettingsError
from sai_studio.session.preferences import Preferences, WindowSettings
from tests.shared import PROJECT


def test_values_come_back_in_their_types(tmp_path: Path) -> None:
    path = tmp_path / "x.ini"
    first = Preferences(path)
    for name, value in (
        ("theme", "dark"),
        ("font_scale", 1.21),
        ("coordinates", False),
        ("size", 9),
    ):
        first.update(**{name: value})
    first.set_layout(QByteArray(b"geometry"), QByteArray(b"state"))
    first.save()
    second = Preferences(path)
    assert second.settings.theme == "dark"
    assert second.settings.font_scale == pytest.approx(1.21)
    assert second.settings.coordinates is False
    assert second.settings.size == 9
    layout = second.layout()
    assert layout is not None
    assert bytes(layout[1].data()) == b"state"


def test_nonsense_reads_as_the_default(tmp_path: Path) -> None:
    path = tmp_path / "x.ini"
    path.write_text("[General]\ntheme=pink\nfont_scale=huge\nsize=400\n[layout]\nversion=0\n")
    preferences = Preferences(path)
    assert preferences.settings.theme == "system"
    assert preferences.settings.font_scale == 1.0
    assert preferences.settings.size == 25
    assert preferences.layout() is None


def test_recent_files_are_few_new_and_there(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "x.ini")
    files = [tmp_path / f"{i}.sgf" for i in range(12)]
    for path in files:
        path.touch()
        preferences.add_recent_file(path)
    preferences.add_recent_file(files[5])
    recent = preferences.recent_files()
    assert recent[0] == files[5]
    assert len(recent) == 10
    files[5].unlink()
    assert files[5] not in preferences.recent_files()


def test_networks_are_remembered_by_size(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "x.ini")
    network = tmp_path / "n.safetensors"
    network.touch()
    preferences.set_network_for(7, network)
    assert preferences.network_for(7) == network
    assert preferences.network_for(9) is None
    network.unlink()
    assert preferences.network_for(7) is None


@pytest.mark.parametrize("text", ["nan", "-nan", "inf", "1e999", "", "9" * 5000, "a, b"])
def test_every_number_is_a_number_within_its_range(tmp_path: Path, text: str) -> None:
    numbers = {info.name: info for info in WindowSettings.options() if info.kind in (int, float)}
    path = tmp_path / "x.ini"
    path.write_text("[General]\n" + "".join(f"{name}={text}\n" for name in numbers))
    preferences = Preferences(path)
    for name, info in numbers.items():
        value = getattr(preferences.settings, name)
        assert type(value) is info.kind, name
        assert info.low is not None
        assert info.high is not None
        assert info.low <= value <= info.high, name


def test_files_of_a_folder_that_cannot_be_read_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = Preferences(tmp_path / "x.ini")
    secret, open_file = tmp_path / "secret" / "a.sgf", tmp_path / "b.sgf"
    for path in (secret, open_file):
        path.parent.mkdir(exist_ok=True)
        path.write_text("(;)")
        preferences.add_recent_file(path)
    preferences.set_network_for(9, secret)
    real = os.stat

    def refused(path: Any, **named: Any) -> os.stat_result:
        if "secret" in str(path):
            raise PermissionError(13, "Permission denied")
        return real(path, **named)

    monkeypatch.setattr(os, "stat", refused)
    assert preferences.recent_files() == [open_file]
    assert preferences.network_for(9) is None


def test_two_windows_keep_the_entries_of_both(tmp_path: Path) -> None:
    """The second window is a process of its own, with its own copy of the file."""
    path = tmp_path / "x.ini"
    preferences = Preferences(path)
    files = [tmp_path / f"{name}.sgf" for name in "abc"]
    for file in files:
        file.write_text("(;)")
    preferences.add_recent_file(files[0])
    preferences.put_job_first("runs", tmp_path / "one")
    other = f"""
import json
from pathlib import Path
from engine.base.errors import SettingsError
from sai_studio.session.preferences import Preferences, WindowSettings
preferences = Preferences(Path({str(path)!r}))
preferences.add_recent_file(Path({str(files[1])!r}))
preferences.put_job_first("runs", Path({str(tmp_path / "two")!r}))
preferences.change("engines", lambda text: json.dumps([*json.loads(text or "[]"), 2]))
"""
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    subprocess.run([sys.executable, "-c", other], check=True, env=environment)
    preferences.add_recent_file(files[2])
    preferences.put_job_first("runs", tmp_path / "three")
    preferences.change("engines", lambda text: json.dumps([*json.loads(text or "[]"), 3]))
    assert preferences.recent_files() == [files[2], files[1], files[0]]
    assert [folder.name for folder in preferences.jobs("runs")] == ["three", "two", "one"]
    assert preferences.settings.engines == "[2, 3]"


def test_stored_lists_are_lists_of_texts(tmp_path: Path) -> None:
    path = tmp_path / "x.ini"
    for text in (
        "@Invalid()",
        "@Size(3 4)",
        "1, @Invalid(), 3",
        "@Variant(\\0\\0\\0\\x2\\0\\0\\0\\0)",
    ):
        path.write_text(f"[General]\nrecent={text}\nruns={text}\n")
        preferences = Preferences(path)
        assert preferences.recent_files() == []
        assert all(isinstance(folder, Path) for folder in preferences.jobs("runs"))


def test_what_is_set_is_checked_told_and_kept(tmp_path: Path) -> None:
    preferences, told = Preferences(tmp_path / "x.ini"), []
    preferences.changed.connect(told.append)
    preferences.update(stones="flat", last_folder="/games")
    preferences.toggle("sounds")
    assert told == ["stones", "sounds"]  # nobody chooses the latest folder
    with pytest.raises(SettingsError, match="stones"):
        preferences.update(stones="square")
    with pytest.raises(SettingsError, match="did you mean"):
        preferences.update(stone="flat")
    assert Preferences(tmp_path / "x.ini").settings == preferences.settings


def test_a_value_that_is_none_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "x.ini"
    path.write_text("[General]\nboard=marble\nsounds=perhaps\nfuture=1\nsize=400\n")
    settings = Preferences(path).settings
    assert (settings.board, settings.sounds, settings.size) == ("wood", False, 25)
    assert "board: 'marble'" in caplog.text
    assert "sounds: 'perhaps'" in caplog.text
