"""Jobs in folders: status, requests to stop, and processes that are started."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.base.errors import RunError
from engine.base.lock import acquire_lock
from engine.base.untrusted import GrowingFile
from engine.games.contest_folder import CONTESTS
from engine.jobs.job import LOCK, STOP, JobKind
from engine.train.chain_file import CHAINS
from engine.train.runs.run_file import RUNS

both = pytest.mark.parametrize("kind", [RUNS, CONTESTS], ids=lambda kind: kind.name)


def say(monkeypatch: pytest.MonkeyPatch, script: str) -> list[list[str]]:
    """Let `launch` start a script; return the arguments that it was asked for."""
    asked: list[list[str]] = []

    def command(arguments: list[str]) -> list[str]:
        asked.append(arguments)
        return [sys.executable, "-S", "-E", "-c", script]

    monkeypatch.setattr("engine.jobs.job.engine_command", command)
    return asked


@both
def test_a_folder_holds_a_job_when_its_file_is_there(
    kind: JobKind[Any, Any], tmp_path: Path
) -> None:
    assert not kind.is_in(tmp_path)
    (tmp_path / f"{kind.name}.json").touch()
    assert kind.is_in(tmp_path)


@both
def test_the_activity_follows_lock_and_stop_file(kind: JobKind[Any, Any], tmp_path: Path) -> None:
    (tmp_path / STOP).touch()
    assert kind.activity(tmp_path) == ""
    with kind.working(tmp_path):
        assert kind.activity(tmp_path) == "running", "the request was to an earlier process"
        kind.ask_to_stop(tmp_path)
        assert kind.activity(tmp_path) == "stopping"
        with pytest.raises(RunError, match=f"working on this {kind.name}"), kind.working(tmp_path):
            pass
    assert kind.activity(tmp_path) == ""
    with pytest.raises(RunError, match=f"so the {kind.name} can't be asked to stop"):
        kind.ask_to_stop(tmp_path / "gone")
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "job"):
        with pytest.raises(RunError, match="a file is where"), kind.working(folder):
            pass
        with pytest.raises(RunError, match="a file is where"):
            kind.read(folder)


@both
def test_a_new_folder_stays_only_with_files(kind: JobKind[Any, Any], tmp_path: Path) -> None:
    new, old = tmp_path / "new" / "job", tmp_path / "old"
    old.mkdir()
    for folder in (new, old):
        with kind.working(folder):
            assert kind.activity(folder) == "running"
    assert list(tmp_path.iterdir()) == [old]
    with kind.working(new):
        (new / kind.file).touch()
    assert list(new.iterdir()) == [new / kind.file]


@both
def test_a_process_is_started_and_its_last_words_are_kept(
    kind: JobKind[Any, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "deep" / "job"
    asked = say(monkeypatch, "import sys; sys.exit('noise\\nsai-engine: no space; free some')")
    assert kind.last_words(folder) == ""
    with kind.launch(folder, ["play"], b"settings" if kind.start_file else b"") as process:
        assert process.wait(60) == 1
    assert asked == [["play"]]
    assert kind.last_words(folder) == "no space; free some"
    if kind.start_file:
        assert (folder / kind.start_file).read_bytes() == b"settings"
    kind.discard_launch(folder)
    assert not folder.exists()
    kind.discard_launch(folder)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("stopped; continue with `sai-engine chain /a/b.c`", "stopped"),
        (
            "a has failed; see above. Mend it, then use `sai-engine run a`",
            "a has failed; see above",
        ),
        ("no space; free some", "no space; free some"),
    ],
)
def test_last_words_name_no_command_beside_a_button(tmp_path: Path, line: str, said: str) -> None:
    (tmp_path / CHAINS.log_file).write_text(f"sai-engine: {line}\n")
    assert CHAINS.last_words(tmp_path) == said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has priority classes, no niceness")
@both
def test_windows_go_before_jobs_and_what_they_start(
    kind: JobKind[Any, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    child = "import os, sys; sys.exit(str(os.getpriority(os.PRIO_PROCESS, 0)))"
    say(
        monkeypatch,
        "import subprocess, sys, time; time.sleep(0.5); "
        f"sys.exit(subprocess.run([sys.executable, '-c', {child!r}]).returncode)",
    )
    with kind.launch(tmp_path / "job", [], b"") as process:
        process.wait(60)
    before = os.getpriority(os.PRIO_PROCESS, 0)
    assert int(kind.last_words(tmp_path / "job")) == max(before, 10)


@both
def test_nothing_is_started_where_it_can_t_be(
    kind: JobKind[Any, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = say(monkeypatch, "")
    with pytest.raises(RunError, match=f"the {kind.name} can't be started"):
        kind.launch(tmp_path / "gone", [])  # nothing to continue
    (tmp_path / STOP).touch()
    lock = acquire_lock(tmp_path / LOCK)
    with pytest.raises(RunError, match="another process is using this folder"):
        kind.launch(tmp_path, [], b"")
    lock.release()
    assert (tmp_path / STOP).exists(), "the request to the other process stands"
    with kind.launch(tmp_path, []) as process:
        assert process.wait(60) == 0
    assert not (tmp_path / STOP).exists()
    assert asked == [[]]


@both
def test_other_files_survive_a_start_that_failed(kind: JobKind[Any, Any], tmp_path: Path) -> None:
    (tmp_path / "mine").touch()
    (tmp_path / kind.log_file).touch()
    kind.discard_launch(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_a_growing_file_gives_what_was_added(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    file = GrowingFile(path)
    with pytest.raises(FileNotFoundError):
        file.read()
    path.write_text("one\ntwo\nthr")
    assert file.read() == ([b"one", b"two"], True)
    assert file.read() == ([], False)
    with path.open("a") as end:
        end.write("ee\n")
    assert file.read() == ([b"three"], False)
    path.write_text("cut\n")
    assert file.read() == ([b"cut"], True)
    other = tmp_path / "other"
    other.write_text("a longer file\nin its place\n")
    other.replace(path)
    assert file.read() == ([b"a longer file", b"in its place"], True)
