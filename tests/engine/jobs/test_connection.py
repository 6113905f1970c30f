"""Whether a cluster can be used is told before anything is loaded for its work."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine.base.errors import RunError
from engine.jobs import connection
from engine.jobs.connection import check_cluster, connect
from tests.shared import PROJECT

COMMANDS = (
    "match a b",
    "tournament a b c",
    "review game.sgf --out folder",
    "run recommended-5x5 folder",
    "label folder --teacher a",
    "study game.sgf --tries 2",
    "figure3 folder",
)
HEAD = bytes((0, 0, 6, 4, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 0))
"""A head's answer: settings."""
HEAVY = {"torch", "numba", "ray"}
SAYS = f"""
import sys
from engine.cli import main
status = main(sys.argv[1:])
print(status, sorted({HEAVY} & set(sys.modules)))
"""


@contextmanager
def server(answer: bytes) -> Iterator[str]:
    """Yield the address of a server that gives each client the same answer."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            while True:
                try:
                    client, _ = listening.accept()
                except OSError:  # the test is over
                    return
                with client:
                    client.recv(1000)
                    client.sendall(answer)

        threading.Thread(target=serve, daemon=True).start()
        yield f"127.0.0.1:{listening.getsockname()[1]}"
        listening.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize("words", COMMANDS)
def test_commands_look_for_the_cluster_first(words: str) -> None:
    pytest.importorskip("ray")
    command = [sys.executable, "-c", SAYS, *words.split(), "--cluster", "127.0.0.1:9"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=PROJECT, check=True)
    assert done.stdout.strip() == "2 []"
    assert "127.0.0.1:9: no Ray cluster answers there (Connection refused)" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_head_is_told_from_other_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setattr(connection, "CONNECT_S", 60.0)
    with server(HEAD) as address:
        check_cluster(address)
    for answer in (b"HTTP/1.1 400 Bad Request\r\n\r\n", b""):
        with (
            server(answer) as address,
            pytest.raises(RunError, match="answers there .another program, not Ray, uses this"),
        ):
            connect(address)


def test_without_ray_the_check_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for address in ("auto", "127.0.0.1:9"):
        with pytest.raises(RunError, match="install ray>=2.40 beside the program on every machine"):
            check_cluster(address)


LAST_WORDS = """
import os, sys
from engine.jobs.last_words import LastWords
words = LastWords("auto", sys.argv[2:])
if sys.argv[1] == "told":
    words.withdraw()
os._exit(1)
"""


@pytest.mark.parametrize(
    ("how", "is_lost", "said"), [("told", True, 0), ("silent", False, 0), ("silent", True, 1)]
)
def test_a_process_that_ray_ends_has_last_words(how: str, is_lost: bool, said: int) -> None:
    with server(HEAD) as head:
        places = [head, "127.0.0.1:9"] if is_lost else [head]
        command = [sys.executable, "-c", LAST_WORDS, how, *places]
        done = subprocess.run(command, capture_output=True, text=True, cwd=PROJECT, check=False)
    assert done.stderr.count("\n") == said
    assert done.stderr.count("the connection to the Ray cluster at auto was lost (Conn") == said
