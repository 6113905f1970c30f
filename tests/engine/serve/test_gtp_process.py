"""`sai-engine gtp` as a process: streams, ends, and that nothing else is ever written."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.analysis.analyzer import Analyzer
from engine.base.errors import EngineError
from engine.cli import main
from engine.serve.gtp import command as gtp_command
from engine.serve.gtp.input import LONGEST_LINE
from engine.serve.queries import command as server_command
from tests.engine.serve.gtp_talk import asked, replies
from tests.shared import PROJECT


def started(*arguments: str | Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "engine.cli", "gtp", *map(str, arguments)],
        cwd=PROJECT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
    )


@pytest.fixture
def process(network: Path) -> Iterator[subprocess.Popen[bytes]]:
    running = started("--net", network, "--visits", "6")
    yield running
    for stream in (running.stdin, running.stdout, running.stderr):
        assert stream is not None
        stream.close()
    running.kill()
    running.wait()


def test_a_conversation(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1 name\n2 boardsize 19\n3 boardsize 5\n4 play b c3\n5 lz-analyze w 1\n")
    said = b""
    while b"\ninfo " not in said:  # it goes on until something else is asked
        said += os.read(process.stdout.fileno(), 1 << 16)
    rest, error = process.communicate(b"\n6 genmove w\n7 last_move\nqu\n8 quit\n9 name\n")
    found = replies((said + rest).decode())
    assert [r.mark + r.id for r in found] == ["=1", "?2", "=3", "=4", "=5", "=6", "=7", "?", "=8"]
    assert found[6].text == f"white {found[5].text}"
    assert process.returncode == 0
    assert b"Traceback" not in error


def test_nonsense(process: subprocess.Popen[bytes]) -> None:
    """Random bytes, a line of ten megabytes, a thousand commands, half of one, and the end."""
    noise = random.Random(5).randbytes(100_000).split(b"\n")
    lines = [line for line in noise if b"quit" not in line]
    lines += [b"1" * 10_000_000, b"boardsize 0", b"boardsize 1000000000", b"komi nan"]
    lines += [b"%d %s" % (i, (b"name", b"showboard", b"lz-analyze")[i % 3]) for i in range(1000)]
    lines += [b"1001 ge"]
    output, error = process.communicate(b"\n".join(lines))
    found = replies(output.decode())
    wanted = asked([line[:LONGEST_LINE] for line in lines])
    assert [reply.id for reply in found] == wanted
    assert [reply.mark for reply in found[-1001:]] == ["="] * 1000 + ["?"]
    assert {reply.mark for reply in found[:-1001]} == {"?"}
    assert process.returncode == 0
    assert b"Traceback" not in error


def test_nobody_listens_any_more(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stdin.write(b"name\n" * 10)
    error: list[bytes] = []
    reader = threading.Thread(target=lambda: error.append(process.stderr.read()))  # type: ignore[union-attr]
    reader.start()
    assert process.wait() == 1
    reader.join()
    assert b"Traceback" not in error[0]


def test_the_end_of_the_input_is_the_end(process: subprocess.Popen[bytes]) -> None:
    out, error = process.communicate(b"showboar")
    assert (out, process.returncode) == (b"? unknown command\n\n", 0)
    assert b"Traceback" not in error


@pytest.mark.parametrize(
    "arguments",
    [
        ["--net", "missing.safetensors"], ["--lambda", "2"], ["--visits", "-1"], ["--komi", "nan"],
        ["--size", "24"], ["--set", "tea=1"], ["--set", "tea"], ["--resign", "90"], ["--tea"],
        ["--evaluator", "tea"],
    ],
)  # fmt: skip
def test_flags_are_refused_in_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["gtp", *arguments])
    except SystemExit as exit_:  # argparse
        status = int(exit_.code or 0)
    out, err = capsys.readouterr()
    assert (status, out) == (2, "")
    assert err.count("\n") == 1


def test_the_evaluator_is_the_one_that_was_named(
    network: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[object] = []

    def session(options: object, open_analyzer: Callable[[], Analyzer], log: object) -> int:
        opened.append(open_analyzer().networks.precision)
        return 0

    def networks(paths: object, precision: str, human: object) -> object:
        opened.append(precision)
        raise EngineError("enough")

    monkeypatch.setattr(gtp_command, "serve_gtp", session)
    monkeypatch.setattr(server_command, "FileNetworks", networks)
    for words in (["--evaluator", "torch-fp32"], []):
        assert main(["gtp", "--net", str(network), *words]) == 0
        assert main(["serve", "--net", str(network), *words]) == 2
    assert opened == ["torch-fp32", "torch-fp32", "auto", "auto"]
    assert capsys.readouterr().err == "sai-engine: enough\n" * 2
