"""Compiling ahead, in a process of its own."""

from __future__ import annotations

import itertools
import os
import pickle
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba
import pytest

from engine.analysis import compiling
from engine.base import jit
from engine.base.lock import acquire_lock, is_locked
from engine.commands import compile_kernels
from engine.commands.loading import compile_engine
from tests.engine.network.katago_files import random_katago
from tests.shared import PROJECT

COMMAND = "engine.commands.compile_kernels"
GAMES = ("first.sgf", "gnugo-19x19-handicap.sgf", "white-gives-15.sgf")


def put_in_place_of_python(command: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a line of shell be the process that compiles, with its cache in `folder`."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(folder))
    stand_in = folder / "python"
    stand_in.write_text(f"#!/bin/sh\n{command}\n")
    stand_in.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(stand_in))


def test_compiled_kernels_are_not_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    (tmp_path / compiling.MARK).touch()
    assert compiling.start_compiling() is None


def test_nothing_is_compiled_for_a_folder_that_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "none"))
    assert compiling.start_compiling() is None


def test_a_full_disk_is_told_before_minutes_of_compiling_are_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = SimpleNamespace(free=jit.CACHE_BYTES - 1)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert compiling.start_compiling() is None
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    with pytest.raises(OSError, match="No space left"):
        jit._cache_folder()
    (next(tmp_path.glob("kernels/*")) / compiling.MARK).touch()
    assert jit._cache_folder().is_dir(), "nothing is left to be written"


def test_compiling_happens_in_a_child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_in_place_of_python('echo "$@" > "$NUMBA_CACHE_DIR/asked"', tmp_path, monkeypatch)
    child = compiling.start_compiling()
    assert child is not None
    assert child.wait(30) == 0
    assert (
        tmp_path / "asked"
    ).read_text() == f"-m engine.commands.compile_kernels {compiling.TIED}\n"


def test_one_child_serves_all_and_is_given_up_when_the_program_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_place_of_python("exec sleep 600", tmp_path, monkeypatch)
    child = compiling.start_compiling()
    assert child is not None
    assert compiling.start_compiling() is child
    compiling.stop_compiling()
    assert not compiling.wait_until_compiled(child)
    other = compiling.start_compiling()
    assert other is not None
    assert other is not child
    other.kill()
    assert compiling.wait_until_compiled(other)  # it ended by itself: the kernels are compiled here


def test_long_compiling_is_told_each_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_place_of_python("exec sleep 600", tmp_path, monkeypatch)
    seconds = itertools.count(0.0, 25.0)

    def now() -> float:
        if (second := next(seconds)) > 190.0:
            (tmp_path / compiling.MARK).touch()
        return second

    monkeypatch.setattr(compiling, "time", SimpleNamespace(monotonic=now, sleep=lambda _: None))
    told: list[str] = []
    compile_engine(told.append)
    for child in compiling._children:
        with child:  # closes its pipe
            child.kill()
    assert [text[:45] for text in told] == [
        "compiling the engine, once after each update",
        "still compiling the engine after 2 minutes",
        "still compiling the engine after 3 minutes",
    ]


def test_a_network_of_ours_does_not_wait_for_what_katagos_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_place_of_python("exec sleep 600", tmp_path, monkeypatch)
    child = compiling.start_compiling()
    assert child is not None
    (tmp_path / compiling.MARK).touch()
    assert compiling.wait_until_compiled(child)
    assert child.poll() is None
    assert compiling.start_compiling() is None  # nobody who asks now needs to wait
    threading.Timer(0.3, child.kill).start()
    compiling.wait_for_katago()
    assert child.poll() is not None


def test_two_processes_do_not_compile_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    other = acquire_lock(tmp_path / "compiling.lock")
    begun = time.monotonic()
    compiling.wait_for_turn(0.5)
    assert time.monotonic() - begun >= 0.5
    threading.Timer(0.2, other.release).start()
    compiling.wait_for_turn(60.0)
    assert is_locked(tmp_path / "compiling.lock")


PARENT = """
import os, time
from engine.analysis import compiling
child = compiling.start_compiling()
print(child.pid, flush=True)
time.sleep(60)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks processes up in /proc")
def test_the_child_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        cwd=PROJECT,
    )
    with parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert is_running(child)
        parent.kill()
    until = time.monotonic() + 30
    while is_running(child) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_running(child)


def test_the_end_of_the_parent_leaves_nothing_open(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-W", "always::ResourceWarning", "-c", PARENT.replace("60", "0")],
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        cwd=PROJECT,
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def is_running(process: int) -> bool:
    """Whether a process exists and has not ended (nobody may have collected its status)."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def test_everything_is_used_once() -> None:
    compile_kernels.compile_kernels()
    folder = Path(os.environ["NUMBA_CACHE_DIR"])
    assert (folder / compiling.MARK).exists()
    assert (folder / compiling.KATAGO_MARK).exists()


def test_what_the_child_fails_to_make_is_made_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_place_of_python('echo "$@" > "$NUMBA_CACHE_DIR/asked"; exit 1', tmp_path, monkeypatch)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    made = []
    monkeypatch.setattr(compile_kernels, "compile_katago", lambda: made.append("katago"))
    compile_kernels.compile_kernels()
    assert made == ["katago"]
    asked = (tmp_path / "asked").read_text().split()
    assert asked == [
        "-m",
        "engine.commands.compile_kernels",
        compiling.TIED,
        compiling.NETWORK_SIDE,
    ]
    assert (tmp_path / compiling.MARK).exists()
    assert (tmp_path / compiling.KATAGO_MARK).exists()


def test_the_network_side_says_when_a_network_of_ours_is_ready(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    monkeypatch.setattr(
        compile_kernels, "compile_katago", lambda: said.append(capsys.readouterr().out)
    )
    compile_kernels.compile_network_side()
    assert said == ["."]


def test_copies_of_the_program_share_their_kernels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = shutil.copytree(PROJECT / "engine" / "go", tmp_path / "first" / "go")
    shutil.copytree(first, tmp_path / "second" / "go", copy_function=shutil.copy)  # now

    def digest(name: str) -> str:
        monkeypatch.setattr(jit, "__file__", str(tmp_path / name / "base" / "jit.py"))
        return jit._source_digest()

    before = digest("first")
    assert digest("second") == before
    (first / "position.py").write_text("# edited\n")
    assert digest("first") != before
    (first / "position.py").rename(first / "renamed.py")
    renamed = digest("first")
    (first / "renamed.py").rename(first / "position.py")
    assert digest("first") not in (before, renamed)


@jit.jit
def _add(x: float, y: float) -> float:
    return x + y


@jit.jit
def _twice(x: float) -> float:
    return _add(x, x)


def test_what_only_kernels_call_gets_no_code_of_its_own() -> None:
    assert _twice(1.5) == 3.0
    assert _add.signatures == []  # type: ignore[attr-defined]
    assert _add(1.0, 2.0) == 3.0
    assert len(_add.signatures) == 1  # type: ignore[attr-defined]
    assert pickle.loads(pickle.dumps(_add)) is _add


CALLS_ONE = """
from engine.base import jit
from engine.go.scoring import area_score
from engine.go.state import position_batch, row
area_score(row(position_batch(1, 5), 0))
print(jit.compile_seconds() > 0.0)
"""


def test_a_bundle_brings_its_kernels(tmp_path: Path) -> None:
    program = tmp_path / "program"
    shutil.copytree(PROJECT / "engine", program / "engine")
    level = {"NUMBA_CPU_NAME": jit.SHIPPED_LEVEL, "NUMBA_CPU_FEATURES": ""}

    def compiles(home: str, **more: str) -> bool:
        environment = {**os.environ, "SAI_STUDIO_HOME": str(tmp_path / home), **more}
        environment.pop("NUMBA_CACHE_DIR", None)
        command = [sys.executable, "-c", CALLS_ONE]
        said = subprocess.check_output(command, env=environment, cwd=program, text=True)
        return said.strip() == "True"

    if not jit.reaches_shipped_level():
        pytest.skip("this processor does not reach the level of the shipped kernels")
    assert compiles("built", **level)
    shutil.copytree(tmp_path / "built" / "kernels", program / "engine" / "kernels")
    assert not compiles("new")
    assert compiles("older processor", NUMBA_CPU_NAME="generic")


ANALYZES = """
import sys
from engine.base import jit
from engine.cli import main
*games, network, folder = sys.argv[1:]
for game in games:
    assert main(["analyze", game, "--visits", "4"]) == 0
    assert main(["review", game, "--out", f"{folder}/{len(game)}", "--minutes", "0.3"]) == 0
assert main(["analyze", games[0], "--visits", "4", "--net", network]) == 0
assert jit.compile_seconds() == 0.0
"""


@pytest.mark.slow
def test_analyses_and_reviews_compile_nothing_more(tmp_path: Path) -> None:
    environment = {**os.environ, "SAI_STUDIO_HOME": str(tmp_path)}
    environment.pop("NUMBA_CACHE_DIR")
    network = random_katago(tmp_path / "random.bin.gz")
    games = [PROJECT / "resources" / "games" / name for name in GAMES]
    for command in (["-m", COMMAND], ["-c", ANALYZES, *games, network, tmp_path]):
        subprocess.run([sys.executable, *command], check=True, env=environment, cwd=PROJECT)


def test_the_time_of_compilation_is_known() -> None:
    before, begin = jit.compile_seconds(), time.perf_counter()

    kernel: Any = numba.njit(lambda x: 2.0 * x)
    assert kernel(1.5) == 3.0
    taken = jit.compile_seconds() - before
    assert 0.0 < taken <= time.perf_counter() - begin
    kernel(2.5)
    assert jit.compile_seconds() - before == taken
