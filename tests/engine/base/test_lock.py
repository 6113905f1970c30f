"""The lock of a run: held by the operating system, and never guessed about."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import engine.base.lock
from engine.base.errors import RunError
from engine.base.lock import acquire_lock, changing
from tests.shared import PROJECT

HOLDER = """
import sys
from pathlib import Path
from engine.base.lock import acquire_lock
lock = acquire_lock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
lock.release()
"""


@contextmanager
def holder(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that holds the lock."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
    )
    assert process.stdout is not None
    assert process.stdin is not None
    try:
        assert process.stdout.readline() == "held\n"
        yield process
    finally:
        process.stdin.close()
        process.wait()
        process.stdout.close()


def test_a_lock_that_can_not_be_written_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(OSError, match="No space left"):
            acquire_lock(tmp_path / "lock")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", ["[" * 4096, "9" * 4096, "null", '{"process": "<b>"}'])
def test_what_stands_in_the_lock_file_does_not_matter(tmp_path: Path, content: str) -> None:
    path = tmp_path / "lock"
    path.write_text(content)
    lock = acquire_lock(path)
    lock.release()
    assert not path.exists()


def test_the_lock_keeps_others_out_and_is_released(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with holder(path) as process, pytest.raises(RunError, match=f"{process.pid} .* stop it first"):
        acquire_lock(path)
    lock = acquire_lock(path)
    assert lock.message == ""
    assert json.loads(path.read_text())["process"] == os.getpid()
    lock.release()
    assert list(tmp_path.iterdir()) == []


def test_the_same_process_locks_itself_out(tmp_path: Path) -> None:
    lock = acquire_lock(tmp_path / "lock")
    with pytest.raises(RunError, match=f"process {os.getpid()}"):
        acquire_lock(lock.path)
    with pytest.raises(RunError, match="is working on this contest; stop it first"):
        acquire_lock(lock.path, "this contest")
    lock.release()
    acquire_lock(lock.path).release()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL here")
def test_a_killed_process_frees_its_lock(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with holder(path) as process:
        process.kill()
        process.wait()
        assert path.exists()
        lock = acquire_lock(path)
        assert f"process {process.pid}, which has ended" in lock.message
        lock.release()


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"process": 1, "host": "elsewhere"}'])
def test_what_stands_in_the_file_locks_nobody_out(text: str, tmp_path: Path) -> None:
    path = tmp_path / "lock"
    path.write_text(text)
    acquire_lock(path).release()
    path.write_text(json.dumps({"process": os.getppid(), "host": "here"}))  # its number used again
    acquire_lock(path).release()


def test_of_several_that_find_an_old_lock_one_wins(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    command = [sys.executable, "-c", HOLDER, str(path)]
    for _ in range(3):
        path.write_text('{"process": 0}')
        several = [
            subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env={**os.environ, "PYTHONPATH": str(PROJECT)},
            )
            for _ in range(3)
        ]
        said = [process.stdout.readline() for process in several if process.stdout is not None]
        assert sorted(said) == ["", "", "held\n"]
        for process in several:
            process.communicate()
        assert not path.exists()


def test_a_lock_released_in_between_is_not_mistaken_for_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its holder removes the file after we opened it: ours is a file nobody else can see."""
    path = tmp_path / "lock"
    first = acquire_lock(path)
    lock_file, calls = engine.base.lock._lock, 0

    def late(handle: int, path: Path, what: str) -> bool:
        nonlocal calls
        calls += 1
        if calls == 1:
            first.release()
        return lock_file(handle, path, what)

    monkeypatch.setattr(engine.base.lock, "_lock", late)
    second = acquire_lock(path)
    assert calls == 2
    with pytest.raises(RunError):
        acquire_lock(path)
    second.release()


def test_a_process_notices_that_its_lock_was_removed(tmp_path: Path) -> None:
    lock = acquire_lock(tmp_path / "lock")
    lock.path.unlink()
    lock.check()  # not due yet
    lock.last_check = -1000.0
    with pytest.raises(RunError, match="was removed"):
        lock.check()
    other = acquire_lock(tmp_path / "lock")
    lock.release()
    assert lock.path.exists()  # it is the other's
    other.check()
    other.release()


ADDER = """
import sys
from pathlib import Path
from engine.base.files import atomic_write
from engine.base.lock import changing
path = Path(sys.argv[1])
for _ in range(20):
    with changing(path):
        number = int(path.read_text())
        atomic_write(path, str(number + 1).encode())
"""


def test_what_several_processes_add_is_all_there(tmp_path: Path) -> None:
    path = tmp_path / "number"
    path.write_text("0")
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", ADDER, str(path)],
            env={**os.environ, "PYTHONPATH": str(PROJECT)},
        )
        for _ in range(4)
    ]
    assert [process.wait() for process in processes] == [0] * 4
    assert path.read_text() == "80"
    assert os.listdir(tmp_path) == ["number"]


def test_a_file_that_another_process_keeps_locked_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine.base.lock, "CHANGE_S", 0.1)
    path = tmp_path / "list.json"
    with (
        holder(tmp_path / ".list.json.lock") as process,
        pytest.raises(RunError, match=rf"process {process.pid} .* is working on list\.json"),
        changing(path),
    ):
        raise AssertionError("the lock was not held")
