"""Child processes are started by their names in an installation, and by the bundle's program."""

import ast
import re
import runpy
import subprocess
import sys

import pytest

from engine.jobs.processes import (
    ending,
    engine_command,
    is_bundled,
    module_command,
    tied_environment,
)
from tests.shared import PROJECT


@pytest.fixture
def in_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "sai-studio/sai-engine")


def test_an_installation_runs_modules_with_its_python() -> None:
    assert not is_bundled()
    assert engine_command(["run", "x"]) == [sys.executable, "-m", "engine.cli", "run", "x"]
    assert module_command("pip", ["list"]) == [sys.executable, "-m", "pip", "list"]
    said = subprocess.run(
        engine_command(["weights", "--help"]),
        capture_output=True, text=True, check=True, cwd=PROJECT,
    )  # fmt: skip
    assert "sai-engine weights" in said.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="has no signals")
def test_a_killed_process_is_told_from_one_that_gave_up() -> None:
    for code, told in (
        ("os.kill(os.getpid(), 9)", "killed, probably because memory ran out"),
        ("os._exit(3)", "status 3"),
    ):
        ended = subprocess.run([sys.executable, "-c", f"import os; {code}"], check=False)
        assert ending(ended.returncode) == told


COMMAND = """
import time, engine.cli
engine.cli._parser = lambda _: (print("up", flush=True), time.sleep(600))
engine.cli.main([])
"""


DEAF = """
import signal, engine.jobs.processes as own
signal.signal(signal.SIGTERM, signal.SIG_IGN)
own.GRACE_S = 0.1
"""


@pytest.mark.parametrize("before", ["", DEAF])
def test_a_tied_command_ends_with_the_pipe_of_its_parent(before: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", before + COMMAND],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=PROJECT, env=tied_environment(),
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.readline().strip() == b"up"
    process.stdin.close()  # as the system does when the parent is killed
    assert process.wait(60) != 0
    process.stdout.close()


STEP = "import time; from engine.jobs.processes import end_if_tied as tie; tie(); " + (
    "print('up', flush=True); time.sleep(600)"
)
CHAIN = f"""
import sys, pathlib
from engine.commands.chain import _work
_work([sys.executable, "-c", {STEP!r}], pathlib.Path(), lambda: False)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="has no signals")
def test_the_step_of_a_killed_chain_ends() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", CHAIN], stdout=subprocess.PIPE, cwd=PROJECT
    )  # the step inherits the output
    assert process.stdout is not None
    assert process.stdout.readline().strip() == b"up"
    process.kill()
    process.wait()
    assert process.stdout.read() == b"", "the step has closed it"
    process.stdout.close()


@pytest.mark.usefixtures("in_bundle")
def test_a_bundle_runs_its_own_program() -> None:
    assert is_bundled()
    assert engine_command(["run", "x"]) == ["sai-studio/sai-engine", "run", "x"]
    command = module_command("pip", ["list"])
    assert command == ["sai-studio/sai-engine", "-m", "pip", "list"]


def test_the_bundle_knows_every_module_that_is_run() -> None:
    known = runpy.run_path(str(PROJECT / ".ci" / "bundle_entry.py"))["MODULES"]
    used = set()
    for path in (*PROJECT.glob("engine/**/*.py"), *PROJECT.glob("sai_studio/**/*.py")):
        if path == PROJECT / "engine" / "jobs" / "processes.py":
            continue
        source = path.read_text("utf-8")
        assert not re.search(r"sys\.executable", source), f"{path}: use engine.jobs.processes"
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "module_command":
                used.add(ast.literal_eval(node.args[0]))
    assert used == set(known)
