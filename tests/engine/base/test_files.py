"""Files that survive a kill."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO

import pytest

from engine.base import files
from engine.base.files import (
    append_line,
    atomic_write,
    data_folder,
    is_read_only,
    read_lines,
    stamp_of,
    user_folder,
    user_folder_problem,
)
from engine.base.lock import changing
from tests.faults import Faults
from tests.shared import PROJECT


def test_write_replaces_whole_files(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    atomic_write(path, b"one")
    atomic_write(path, b"two")
    assert path.read_bytes() == b"two"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_failed_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    atomic_write(path, b"one")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        atomic_write(path, b"two")
    assert path.read_bytes() == b"one"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_permissions_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    atomic_write(path, b"one")
    path.chmod(0o640)
    atomic_write(path, b"two")
    assert path.stat().st_mode & 0o777 == 0o640


def test_hard_links_lead_to_the_new_content(tmp_path: Path) -> None:
    path, other = tmp_path / "a.txt", tmp_path / "other.txt"
    atomic_write(path, b"one and more")
    os.link(path, other)
    stamp = atomic_write(path, b"two")
    assert other.read_bytes() == b"two"
    assert path.samefile(other)
    assert stamp == stamp_of(path)
    assert sorted(os.listdir(tmp_path)) == ["a.txt", "other.txt"], "no copy stays behind"


def test_a_full_disk_leaves_the_old_content_under_all_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = tmp_path / "a.txt", tmp_path / "other.txt"
    atomic_write(path, b"one")
    os.link(path, other)
    calls = iter([False, True, False])
    real = os.fsync

    def full(handle: int) -> None:
        if next(calls):
            raise OSError(28, "No space left on device")
        real(handle)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        atomic_write(path, b"two and more")
    assert path.read_bytes() == other.read_bytes() == b"one"
    assert sorted(os.listdir(tmp_path)) == ["a.txt", "other.txt"]


@pytest.mark.skipif(not hasattr(os, "setxattr"), reason="no extended attributes here")
def test_extended_attributes_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    atomic_write(path, b"one")
    try:
        os.setxattr(path, "user.tag", b"reviewed")
    except OSError:
        pytest.skip("this file system has no extended attributes")
    atomic_write(path, b"two")
    assert (path.read_bytes(), os.getxattr(path, "user.tag")) == (b"two", b"reviewed")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives away")
def test_the_owner_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    atomic_write(path, b"one")
    os.chown(path, 1234, 2345)
    atomic_write(path, b"two")
    assert (path.stat().st_uid, path.stat().st_gid, path.read_bytes()) == (1234, 2345, b"two")


def test_an_owner_that_a_new_file_cannot_have_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    atomic_write(path, b"one")
    number = path.stat().st_ino

    def refused(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "chown", refused)
    monkeypatch.setattr(Path, "chmod", refused)
    atomic_write(path, b"two")
    assert (path.stat().st_ino, path.read_bytes()) == (number, b"two"), "it is the same file"


@pytest.mark.parametrize("name", ["棋" * 84 + ".s", "x" * 255, "a" * 240 + ".sgf"])
def test_the_longest_names_can_be_written(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    try:
        path.write_bytes(b"one")
    except OSError:
        pytest.skip("this file system has shorter names")
    atomic_write(path, b"two")
    with changing(path):
        assert path.read_bytes() == b"two"
    assert os.listdir(tmp_path) == [name]


def test_a_file_that_its_owner_protects_is_known_even_to_root(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    assert not is_read_only(path), "a new file"
    path.write_bytes(b"one")
    assert not is_read_only(path)
    path.chmod(0o444)
    assert is_read_only(path)
    path.chmod(0o600)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no umask")
def test_a_new_file_follows_the_umask_which_is_never_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The umask belongs to the whole process: another thread would make open files meanwhile."""
    script = (
        "import os; os.umask(0o027); from pathlib import Path; from engine.base.files import *; "
    )
    script += f"os.umask = None; atomic_write(Path({str(tmp_path / 'a.txt')!r}), b'')"
    subprocess.run([sys.executable, "-c", script], cwd=PROJECT, check=True)
    assert (tmp_path / "a.txt").stat().st_mode & 0o777 == 0o640


def test_a_private_file_is_private_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"one")
    path.chmod(0o600)
    seen = []

    def look(_: int) -> None:
        seen.extend(file.stat().st_mode & 0o077 for file in tmp_path.iterdir())

    monkeypatch.setattr(os, "fsync", look)
    atomic_write(path, b"two")
    if sys.platform != "win32":
        assert seen == [0, 0]


def test_a_link_stays_one(tmp_path: Path) -> None:
    path, link = tmp_path / "a.txt", tmp_path / "link.txt"
    path.write_bytes(b"one")
    try:
        link.symlink_to(path)
    except OSError:
        pytest.skip("links can't be made here")
    atomic_write(link, b"two")
    assert link.is_symlink()
    assert path.read_bytes() == b"two"


def test_devices_and_folders_are_not_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "a.sgf"
    folder.mkdir()
    with pytest.raises(OSError, match="ordinary"):
        atomic_write(folder, b"one")
    if hasattr(os, "mkfifo"):
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        with pytest.raises(OSError, match="ordinary"):
            atomic_write(pipe, b"one")
        assert pipe.is_fifo()


def test_log_forgets_a_torn_line_only(tmp_path: Path) -> None:
    path = tmp_path / "log"
    append_line(path, "one")
    append_line(path, "zwei ü")
    with path.open("ab") as file:
        file.write(b"tor")
    assert list(read_lines(path)) == ["one", "zwei ü"]
    append_line(path, "three")
    assert list(read_lines(path)) == ["one", "zwei ü", "tor", "three"]
    assert list(read_lines(tmp_path / "none")) == []


def test_a_line_without_end_is_passed_over_piece_by_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "CHUNK", 8)
    path = tmp_path / "log.jsonl"
    path.write_bytes(b"one\n1234567\n" + b"x" * 20 + b"\ntwo\n12345678\nthree\ntor")
    assert list(read_lines(path)) == ["one", "1234567", "two", "three"]


def test_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (data_folder("resources") / "games").is_dir()
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "home"))
    assert user_folder("a", "b") == tmp_path / "home" / "a" / "b"
    assert user_folder("a", "b").is_dir()


@pytest.mark.skipif(sys.platform != "linux", reason="the names of the variables are Linux's")
def test_the_folder_named_is_the_same_in_every_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SAI_STUDIO_HOME", "~/games")  # quoted, so no shell expanded it
    assert user_folder("a") == tmp_path / "home" / "games" / "a"
    monkeypatch.setenv("SAI_STUDIO_HOME", "games")
    assert user_folder("a") == tmp_path / "games" / "a"
    monkeypatch.delenv("SAI_STUDIO_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # which its specification says to ignore
    assert user_folder() == tmp_path / "home" / ".local" / "share" / "sai-studio"


@pytest.mark.skipif(sys.platform != "linux", reason="needs /dev/full")
def test_a_folder_on_a_full_disk_is_a_problem_and_so_is_one_that_cant_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    assert user_folder_problem("kernels") == ""

    def full(dir: Path, buffering: int) -> IO[bytes]:
        return Path("/dev/full").open("wb", buffering)

    with monkeypatch.context() as patch:
        patch.setattr(tempfile, "TemporaryFile", full)
        assert "(No space left on device)" in user_folder_problem("kernels")
    with Faults(tmp_path, 1, errno.EACCES).active():
        monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "new"))
        assert "(Permission denied)" in user_folder_problem("kernels")
