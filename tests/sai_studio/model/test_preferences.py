"""What is remembered, and what nonsense in the file does."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from sai_studio.model.preferences import Preferences


def test_values_come_back_in_their_types(tmp_path: Path) -> None:
    path = tmp_path / "x.ini"
    first = Preferences(path)
    for name, value in (
        ("theme", "dark"),
        ("font_scale", 1.21),
        ("coordinates", False),
        ("size", 9),
    ):
        first.set(name, value)
    first.set_layout(QByteArray(b"geometry"), QByteArray(b"state"))
    first.save()
    second = Preferences(path)
    assert second.get("theme") == "dark"
    assert second.get("font_scale") == pytest.approx(1.21)
    assert second.get("coordinates") is False
    assert second.get("size") == 9
    layout = second.layout()
    assert layout is not None
    assert bytes(layout[1].data()) == b"state"


def test_nonsense_reads_as_the_default(tmp_path: Path) -> None:
    path = tmp_path / "x.ini"
    path.write_text("[General]\ntheme=pink\nfont_scale=huge\nsize=400\n[layout]\nversion=0\n")
    preferences = Preferences(path)
    assert preferences.get("theme") == "system"
    assert preferences.get("font_scale") == 1.0
    assert preferences.get("size") == 25
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
