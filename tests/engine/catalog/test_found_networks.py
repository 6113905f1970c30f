"""Networks of other programs are found in their usual folders, without leaving these."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
import sys
from pathlib import Path

import pytest

from engine.catalog import found_networks, networks
from engine.catalog.download import STRONG_NETWORK
from engine.catalog.found_networks import find_copy, find_networks, search_folders
from engine.catalog.networks import add_network
from engine.cli import main
from tests.engine.network.katago_files import KataGoFile, write_katago
from tests.engine.network.texts import leela_lines

POSIX = pytest.mark.skipif(os.name == "nt", reason="no links and pipes for everybody there")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person's home with nothing in it, on a computer with nothing else."""
    for name in list(os.environ):
        if name.upper().startswith("KATAGO") or name.startswith(("XDG_", "PIPX_")):
            monkeypatch.delenv(name)
    for name in ("APPDATA", "LOCALAPPDATA", "ProgramFiles", "ProgramFiles(x86)", "ProgramW6432"):
        monkeypatch.delenv(name, raising=False)
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "studio"))
    monkeypatch.setattr(found_networks, "_home", lambda: home)
    real, packages = found_networks._bases, found_networks._environments
    monkeypatch.setattr(
        found_networks, "_bases", lambda: [b for b in real() if b.is_relative_to(tmp_path)]
    )
    monkeypatch.setattr(
        found_networks, "_environments", lambda: [e for e in packages() if tmp_path in e.parents]
    )
    monkeypatch.setattr(sys, "path", [str(tmp_path / "site")])
    monkeypatch.setattr(found_networks, "LEAST_BYTES", 10)
    monkeypatch.setattr(networks, "data_folder", lambda _: tmp_path / "shipped")
    return home


def put(folder: Path, name: str = "net.bin.gz", channels: int = 6) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return write_katago(folder / name, KataGoFile(channels=channels).binary())


def found(home: Path) -> dict[str, str]:
    """Programs by the place of their network."""
    return {
        each.info.path.relative_to(home.parent).as_posix(): each.program for each in find_networks()
    }


def test_the_folders_of_programs_are_searched(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(home / ".katrain")
    put(home / "katago-v1.16" / "models")
    put(home / "LizzieYzy 2.5" / "weights")
    put(home / ".local/share/Sabaki")
    put(home / ".local/share/pipx/venvs/katrain/lib/python3.12/site-packages/katrain/models")
    put(home.parent / "data" / "lizzie")
    put(home / "Music")
    monkeypatch.setenv("XDG_DATA_HOME", str(home.parent / "data"))
    site = "home/.local/share/pipx/venvs/katrain/lib/python3.12/site-packages/katrain/models/"
    assert found(home) == {
        "home/.katrain/net.bin.gz": "KaTrain",
        "home/katago-v1.16/models/net.bin.gz": "KataGo",
        "home/LizzieYzy 2.5/weights/net.bin.gz": "LizzieYzy",
        "home/.local/share/Sabaki/net.bin.gz": "Sabaki",
        f"{site}net.bin.gz": "KaTrain",
        "data/lizzie/net.bin.gz": "Lizzie",
    }


def test_an_installed_package_is_not_imported(home: Path) -> None:
    package = home.parent / "site" / "katrain"
    put(package / "models")
    (package / "__init__.py").write_text("raise RuntimeError('imported')")
    assert found(home) == {"site/katrain/models/net.bin.gz": "KaTrain"}
    assert "katrain" not in sys.modules


def test_variables_name_files_and_folders(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KATAGO_MODEL", str(put(home / "a", "one.bin.gz")))
    monkeypatch.setenv("KATAGO_HOME", str(put(home / "b" / "models", "two.bin.gz").parent.parent))
    monkeypatch.setenv("KATAGO_CONFIG", "relative.cfg")
    monkeypatch.setenv("KATAGO_EXE", str(home / "missing"))
    put(home / "a", "beside.bin.gz")
    assert set(found(home)) == {"home/a/one.bin.gz", "home/b/models/two.bin.gz"}


def test_each_says_what_it_is_and_whether_it_is_known(home: Path) -> None:
    small = put(home / ".katago", "small.bin.gz", channels=4)
    large = put(home / ".katago", "large.bin.gz", channels=8)
    add_network(small)
    first, second = find_networks()
    assert (first.info.path, first.is_listed) == (large, False)
    assert (second.info.path, second.is_listed) == (small, True)
    assert first.info.trunk.endswith("x8")
    assert first.info.bytes == large.stat().st_size


def test_what_is_no_network_is_left_out(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = home / ".katago"
    kept = put(folder)
    (folder / "damaged.bin.gz").write_bytes(b"\x1f\x8b" + b"nothing" * 9)
    (folder / "log.gz").write_bytes(b"no network at all " * 9)
    (folder / "game.sgf").write_text("(;SZ[19])" * 9)
    (folder / "leela.gz").write_text("\n".join(leela_lines("LZ", size=19)))
    tiny = put(folder, "tiny.bin.gz")
    tiny.write_bytes(tiny.read_bytes()[:9])
    monkeypatch.setattr(found_networks, "describes_quickly", lambda _: False)  # large texts
    assert [each.info.path for each in find_networks()] == [kept]


@POSIX
def test_links_and_pipes_are_not_followed(home: Path) -> None:
    outside = put(home / "elsewhere")
    folder = home / ".katrain"
    folder.mkdir()
    (folder / "link.bin.gz").symlink_to(outside)
    (folder / "folder").symlink_to(outside.parent)
    (folder / "round").symlink_to(folder)
    os.mkfifo(folder / "pipe.bin.gz")
    assert find_networks() == []
    (home / "katago").symlink_to(outside.parent)  # the person's own name for another folder
    assert set(found(home)) == {"home/katago/net.bin.gz"}
    assert len(search_folders()) == 2


@POSIX
def test_a_variable_that_names_a_pipe_is_not_waited_for(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(home / "pipe.bin.gz")
    monkeypatch.setenv("KATAGO_MODEL", str(home / "pipe.bin.gz"))
    assert find_networks() == []


@pytest.mark.parametrize(
    ("limit", "value", "count"),
    [("ENTRIES", 2, 1), ("MOST_FOUND", 1, 1), ("SECONDS", -1.0, 0)],
)
def test_a_search_is_bounded(
    home: Path, monkeypatch: pytest.MonkeyPatch, limit: str, value: float, count: int
) -> None:
    for depth in range(3):
        put(home.joinpath(".katago", *"abc"[:depth]), f"{depth}.bin.gz")
    assert len(find_networks()) == 3
    monkeypatch.setattr(found_networks, limit, value)
    assert len(find_networks()) == count


def test_deep_folders_are_left_out(home: Path) -> None:
    for depth in range(found_networks.DEPTH + 3):
        put(home.joinpath(".katago", *"abcdefghij"[:depth]), f"{depth}.bin.gz")
    assert len(find_networks()) == found_networks.DEPTH + 1


def test_a_search_can_be_stopped(home: Path) -> None:
    put(home / ".katago")
    assert find_networks(lambda: True) == []


def test_the_command_lists_them(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = put(home / ".katrain")
    assert main(["weights", "--find"]) == 0
    line = capsys.readouterr().out
    assert line.startswith("net  KaTrain  KataGo, 2x2 to 19x19")
    assert str(path) in line
    assert main(["weights", "--find", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["program"], row["listed"], row["path"]) == ("KaTrain", False, str(path))
    path.unlink()
    assert main(["weights", "--find"]) == 0
    assert "no networks of other programs" in capsys.readouterr().out


def test_a_file_that_was_cut_off_says_so(home: Path) -> None:
    whole, cut = (put(home / "katago", f"{name}.bin.gz", 100) for name in ("whole", "cut"))
    cut.write_bytes(cut.read_bytes()[:-10_000])
    damage = {each.info.path: each.damage for each in find_networks()}
    assert damage[whole] == ""
    assert "cut off" in damage[cut]


def test_a_copy_of_a_public_network_is_found(home: Path) -> None:
    path = put(home / ".katrain", "renamed.bin.gz")
    data = path.read_bytes()
    network = dataclasses.replace(
        STRONG_NETWORK, bytes=len(data), sha256=hashlib.sha256(data).hexdigest()
    )
    found = find_networks()
    assert find_copy(found, network) == path
    assert find_copy([], network) is None
    add_network(path)
    assert find_copy([], network) == path
    path.write_bytes(data[:-1] + b"x")
    assert find_copy(found, network) is None
