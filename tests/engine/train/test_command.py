"""`sai-engine run`: what it takes, what it refuses, and how it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from engine.cli import main
from engine.record.shards import read_shard
from engine.train.presets.preset import load_preset, preset_names
from engine.train.runs.run import RunFolder
from tests.engine.train.games import content
from tests.engine.train.test_crashes import PRESET
from tests.shared import PROJECT


@pytest.fixture
def preset(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A preset file beside the folder that a test looks at."""
    path = tmp_path_factory.mktemp("preset") / "tiny.json"
    path.write_text(PRESET.to_json())
    return path


def command(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    """Exit status, output and errors of `sai-engine run WORDS`."""
    capsys.readouterr()
    try:
        status = main(["run", *map(str, words)])
    except SystemExit as end:
        status = int(end.code or 0)
    return status, *capsys.readouterr()


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """The one sentence with which a command is refused."""
    status, out, err = command(capsys, *words)
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("sai-engine: ")
    return err


def test_started_continued_and_lengthened(
    capsys: pytest.CaptureFixture[str], preset: Path, tmp_path: Path
) -> None:
    root = tmp_path / "run"
    start = (preset, root, "--set", "run.generations=1", "--set", "training.batch=4")
    assert command(capsys, *start)[0] == 0
    networks = content(root / "networks")
    for again in (start, (preset, root), (root,), ("--continue", root), (root, "--continue")):
        status, out, err = command(capsys, *again)
        assert status == 0
        assert err == ""
        assert f"finished at generation 1; the best network is {root / 'networks' / '0001'}" in out
        assert f"`sai-engine run {root} --set run.generations=2`" in out
    assert content(root / "networks") == networks
    status, out, _ = command(capsys, root, "--set", "run.generations=2")
    assert status == 0
    assert "run.generations from 1 to 2" in out
    assert "finished at generation 2" in out
    assert RunFolder(root).preset().training.batch == 4
    assert networks.items() <= content(root / "networks").items()
    said = refused(capsys, preset, root, "--set", "training.batch=16")
    assert "training.batch is 4, not 16" in said
    assert f"`sai-engine run {root}`" in said


def test_options_stand_anywhere(
    capsys: pytest.CaptureFixture[str], preset: Path, tmp_path: Path
) -> None:
    one = "run.generations=1"
    assert command(capsys, preset, "--set", one, tmp_path / "a")[0] == 0
    assert command(capsys, "--set", one, preset, tmp_path / "b")[0] == 0
    assert command(capsys, preset, tmp_path / "c", "--set", one)[0] == 0


def test_a_stop_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str],
    preset: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = signal.getsignal(signal.SIGINT)
    with monkeypatch.context() as patch:
        patch.setattr(RunFolder, "stop_requested", interrupt)
        status, out, err = command(capsys, preset, tmp_path)
    assert status == 1
    assert err == ""  # kept as the run's last words: errors alone
    assert f"continue with `sai-engine run {tmp_path}`" in out
    assert signal.getsignal(signal.SIGINT) is before
    assert command(capsys, tmp_path)[0] == 0


def interrupt(folder: RunFolder) -> bool:
    """A person presses Ctrl-C while the run looks for a stop file."""
    os.kill(os.getpid(), signal.SIGINT)
    return len(folder.shards()) > 0


def test_the_second_interrupt_ends_at_once(
    capsys: pytest.CaptureFixture[str],
    preset: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def impatient(folder: RunFolder) -> bool:
        return interrupt(folder) or interrupt(folder)

    with monkeypatch.context() as patch:
        patch.setattr(RunFolder, "stop_requested", impatient)
        status, _, err = command(capsys, preset, tmp_path)
    assert status == 1
    assert err.endswith("sai-engine: stopped\n")
    assert not (tmp_path / "lock").exists()
    assert command(capsys, tmp_path)[0] == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("training.batch=Infinity", "batch"),
        ("training.batch=1e400", "batch"),
        ("training.batch=NaN", "batch"),
        ("training.learning_rate=NaN", "learning_rate"),
        ("training.learning_rate=-Infinity", "learning_rate"),
        ("run.seed=" + "9" * 400, "seed"),
        ("run.seed=" + "9" * 5000, "seed"),
        ("run.games=[1]", "games"),
        ("run.start_network=[3]", "start_network"),
        ("run.start_network=none.safetensors", "none.safetensors"),
        ("network.value_head=round", "value_head"),
        ("selfplay.deep_share=0", "deep_share"),
        ("selfplay.visits=0:nan/2", "visits"),
        ("training.batsh=3", "did you mean 'training.batch'"),
        ("search.visits=3", "unknown setting 'search.visits'; did you mean 'selfplay.visits'"),
        ("batch=3", "did you mean 'search.batch', 'training.batch'"),
        ("zzz=3", "SECTION.NAME"),
        ("run.generations=-1", "sai-engine: run.generations must be at least 0"),
        ("run.games=9@0,3@second", "run.games: the second stage begins by the games of a gate"),
        ("selfplay.visits=9@0,0@4", "selfplay.visits must be at least 1"),
        ("network.blocks=2@0,4@9", "network.blocks can't change during a run"),
        ("training.batch", "NAME=VALUE"),
    ],
)
def test_impossible_settings_are_one_sentence(
    change: str, said: str, capsys: pytest.CaptureFixture[str], preset: Path, tmp_path: Path
) -> None:
    assert said in refused(capsys, preset, tmp_path / "run", "--set", change)
    assert list(tmp_path.iterdir()) == []


def test_what_is_misspelled_is_told_before_the_engine_is_compiled(
    capsys: pytest.CaptureFixture[str],
    preset: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "engine.commands.loading.compile_engine", lambda notice: pytest.fail("waits")
    )
    asked = (tmp_path / "run", "--set", "run.sed=1")
    assert "did you mean 'run.seed'?" in refused(capsys, preset, *asked)
    assert "no preset 'demo'" in refused(capsys, "demo", tmp_path / "run")


def test_impossible_folders_are_one_sentence(
    capsys: pytest.CaptureFixture[str], preset: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("mine")
    (tmp_path / "full" / "games").mkdir(parents=True)
    (tmp_path / "full" / "games" / "x").touch()
    before = content(tmp_path)
    assert "file" in refused(capsys, preset, tmp_path / "file")
    assert "file" in refused(capsys, preset, tmp_path / "file" / "run")
    assert "file" in refused(capsys, tmp_path / "file" / "run")
    assert "games is there" in refused(capsys, preset, tmp_path / "full")
    assert "to start one: `sai-engine run PRESET" in refused(capsys, tmp_path / "none")
    assert "to start one: `" in refused(capsys, "--continue", preset, tmp_path / "none")
    assert "run PRESET" in refused(capsys, "--continue", tmp_path / "none")  # needed to start one
    assert "required: FOLDER" in refused(capsys)
    assert content(tmp_path) == before


# -- processes -----------------------------------------------------------------------------------

needs_proc = pytest.mark.skipif(
    not Path(f"/proc/{os.getpid()}/task").exists(), reason="needs /proc to find children"
)


def children(process: int) -> set[int]:
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return {int(number) for path in tasks for number in path.read_text().split()}


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_for(condition: Any, seconds: float = 120.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@contextmanager
def process_of(root: Path, preset: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A run in a process group of its own, as a shell starts it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "engine.cli", "run", str(preset), str(root), *words],
        cwd=PROJECT,
        env={**os.environ, "SAI_STUDIO_HOME": str(PROJECT / ".numba_cache")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


TWO = ("--set", "run.workers=2", "--set", "run.games=100000")


@needs_proc
@pytest.mark.parametrize("early", [pytest.param(True, marks=pytest.mark.slow), False])
def test_an_interrupt_with_two_processes_is_quiet(
    early: bool, preset: Path, tmp_path: Path
) -> None:
    """Ctrl-C reaches the whole group: while the child imports, or while it plays."""
    folder = RunFolder(tmp_path)
    with process_of(tmp_path, preset, *TWO) as process:
        wait_for(lambda: len(children(process.pid)) >= 2)  # the child and multiprocessing's own
        if not early:
            wait_for(lambda: any(int(path.stem) % 2 == 1 for path in folder.shards()))
        below = children(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=120)
        assert process.returncode == 1
        assert err == ""
        wait_for(lambda: not any(map(is_alive, below)), 30)
    assert not (tmp_path / "lock").exists()
    numbers = [game.number for path in folder.shards() for game in read_shard(path)]
    assert len(set(numbers)) == len(numbers)


@needs_proc
@pytest.mark.parametrize(
    "number", [pytest.param(signal.SIGTERM, marks=pytest.mark.slow), getattr(signal, "SIGKILL", 9)]
)
def test_no_process_outlives_the_run(number: int, preset: Path, tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    with process_of(tmp_path, preset, *TWO) as process:
        wait_for(lambda: any(int(path.stem) % 2 == 1 for path in folder.shards()))
        below = children(process.pid)
        assert below
        process.send_signal(number)
        _, err = process.communicate(timeout=120)
        assert "Traceback" not in err
        wait_for(lambda: not any(map(is_alive, below)), 30)
        assert process.returncode == (1 if number == signal.SIGTERM else -number)
    before = content(tmp_path / "games")
    time.sleep(0.3)
    assert content(tmp_path / "games") == before


@pytest.mark.slow
@needs_proc
def test_a_process_that_fails_says_why(preset: Path, tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    with process_of(tmp_path, preset, *TWO) as process:
        wait_for(folder.run_file.exists)
        # both read the network; only the child has to read the settings again
        values = json.loads(folder.run_file.read_text())
        folder.run_file.write_text(json.dumps({**values, "format": 9}))
        _, err = process.communicate(timeout=120)
        assert process.returncode == 2
        assert "Traceback" not in err
        assert "'self-play 1' of the run has ended" in err
        assert "its format is 9, this program reads " in err


def test_help_says_what_each_preset_is_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["run", "--help"])
    assert ended.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    for name in preset_names():
        preset = load_preset(name)
        title = next(line for line in lines if line.startswith(f"  {name}: "))
        assert preset.card.title in title
        first = lines[lines.index(title) + 1].strip()
        assert first
        assert preset.about.startswith(first)


@pytest.mark.parametrize(
    "words",
    [["panel", "none", "--out", "p.json", "--members", "1"], ["measure", "--run", "none"]],
)
def test_a_run_that_is_not_there(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words) == 2
    assert "there is no run here" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
