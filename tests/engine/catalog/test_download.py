"""A network comes from a server that may misbehave; what goes wrong is said in one sentence."""

from __future__ import annotations

import dataclasses
import errno
import gzip
import hashlib
import io
import json
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.base import remote_file
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
from tests.engine.network.katago_files import KataGoFile, random_katago
from tests.fake_server import (
    PAGE,
    Request,
    Server,
    babble,
    endless,
    redirecting,
    replying,
    sending,
    silent,
    whole,
)
from tests.shared import PROJECT


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person's empty folder, no proxy and little patience."""
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "studio"))
    monkeypatch.setenv("no_proxy", "*")
    for name in ("SSL_CERT_FILE", "SSL_CERT_DIR"):
        monkeypatch.delenv(name, raising=False)
    for name in ("LOOK_S", "PAUSE_S"):
        monkeypatch.setattr(remote_file, name, 0.01)
    return tmp_path


@pytest.fixture
def server(home: Path) -> Iterator[Server]:
    file = random_katago(home / "tiny.bin.gz")
    made = Server(file.read_bytes())
    file.unlink()
    yield made
    made.close()


@pytest.fixture
def network(server: Server) -> PublicNetwork:
    """The small network of the server."""
    return dataclasses.replace(
        STRONG_NETWORK,
        name="tiny",
        address=server.address,
        bytes=len(server.data),
        sha256=hashlib.sha256(server.data).hexdigest(),
    )


def left(home: Path) -> set[str]:
    """Files in the person's folder."""
    studio = home / "studio"
    return {p.relative_to(studio).as_posix() for p in studio.rglob("*") if not p.is_dir()}


NETWORK, PART = {"weights/tiny.bin.gz"}, {"downloads/tiny.bin.gz.part"}


def test_a_network_is_downloaded_once(home: Path, server: Server, network: PublicNetwork) -> None:
    steps: list[FetchProgress] = []
    path = fetch_network(network, progress=steps.append)
    assert path == fetched_path(network)
    assert path is not None
    assert path.read_bytes() == server.data
    assert left(home) == NETWORK
    assert not (home / "studio" / "downloads").exists()
    assert steps[-1] == FetchProgress(network.bytes, network.bytes)
    assert [info.path for info in list_networks() if info.origin == "own"] == [path]
    assert fetch_network(network) == path
    assert server.ranges == [None], "it is there, so nobody is asked"


def test_a_damaged_file_is_downloaded_again(server: Server, network: PublicNetwork) -> None:
    fetched_path(network).write_bytes(b"half a network")
    path = fetch_network(network)
    assert path is not None
    assert path.read_bytes() == server.data


def test_broken_connections_are_made_anew(server: Server, network: PublicNetwork) -> None:
    server.answers = [sending(10), replying(500), babble, sending(10), Request.send_file]
    assert fetch_network(network) is not None
    assert server.ranges == [None, "bytes=10-", "bytes=10-", "bytes=10-", "bytes=20-"]


def test_a_stop_keeps_what_has_arrived(home: Path, server: Server, network: PublicNetwork) -> None:
    server.answers = [sending(10, hold=True), Request.send_file]
    steps: list[FetchProgress] = []

    def stopped() -> bool:
        return steps[-1].done == 10

    assert fetch_network(network, progress=steps.append, stopped=stopped) is None
    assert left(home) == PART
    assert fetch_network(network) is not None
    assert server.ranges == [None, "bytes=10-"]
    assert left(home) == NETWORK


def test_a_server_that_is_silent_can_be_left(home: Path, server: Server, network: Any) -> None:
    server.answers = [silent]
    assert fetch_network(network, stopped=lambda: True) is None


@pytest.mark.parametrize(
    "answer",
    [
        whole,
        replying(206, b"abc", Content_Range="bytes 0-2/3"),
        replying(206, b"abc"),
        replying(416, PAGE, Content_Range="bytes */3"),
    ],
    ids=["ignores ranges", "another range", "no range", "refuses ranges"],
)
def test_a_server_that_can_not_continue_begins_anew(
    home: Path, server: Server, network: PublicNetwork, answer: Callable[[Request], None]
) -> None:
    part = home / "studio" / "downloads" / "tiny.bin.gz.part"
    part.parent.mkdir(parents=True)
    part.write_bytes(b"of another file")
    server.answers = [answer, Request.send_file]
    path = fetch_network(network)
    assert path is not None
    assert path.read_bytes() == server.data
    assert server.ranges[0] == "bytes=15-"


def test_a_redirect_is_followed(server: Server, network: PublicNetwork) -> None:
    server.answers = [sending(10), redirecting("/elsewhere/tiny.bin.gz"), Request.send_file]
    assert fetch_network(network) is not None
    assert server.ranges == [None, "bytes=10-", "bytes=10-"]


def test_a_length_that_is_not_told(server: Server, network: PublicNetwork) -> None:
    server.answers = [lambda request: request.reply(200, request.file, Content_Length=None)]
    assert fetch_network(network) is not None


ANOTHER = "another file or a log-in page came instead"
TRIES = remote_file.TRIES
WRONG: dict[str, tuple[Any, int, str]] = {
    "page": (replying(200, PAGE, Content_Type="text/html; charset=utf-8"), 1, ANOTHER),
    "shorter": (replying(200, b"abc"), 1, ANOTHER),
    "longer": (lambda request: request.reply(200, request.file + b"more"), 1, ANOTHER),
    "nothing": (replying(204), 1, ANOTHER),
    "missing": (replying(404, PAGE), 1, "HTTP Error 404"),
    "forbidden": (replying(403, PAGE), 1, "HTTP Error 403"),
    "redirect to a file": (redirecting("file:///etc/hostname"), 1, "file:///etc/hostname"),
    "redirect to ftp": (redirecting("ftp://127.0.0.1/a"), 1, "redirect to ftp://127.0.0.1/a"),
    "redirect to nowhere": (redirecting("https:///a"), TRIES, "no host given"),
    "redirect in a circle": (redirecting("/tiny.bin.gz"), 5, "infinite loop"),
    "broken server": (replying(503, PAGE), TRIES, "HTTP Error 503"),
    "no HTTP": (babble, TRIES, "what"),
    "no byte": (sending(0), TRIES, "the connection ended early"),
}
"""Misbehaving servers: their answer, the number of requests, and the error message."""


@pytest.mark.parametrize(("answer", "requests", "said"), WRONG.values(), ids=WRONG)
def test_what_goes_wrong_is_one_sentence(
    home: Path, server: Server, network: PublicNetwork, answer: Any, requests: int, said: str
) -> None:
    server.answers = [answer]
    with pytest.raises(EngineError) as caught:
        fetch_network(network)
    text = str(caught.value)
    assert text.startswith("127.0.0.1 did not send tiny.bin.gz (")
    assert said in text
    assert text.endswith("try again, or add a file from KataGo's networks page")
    assert "\n" not in text
    assert left(home) == PART
    assert len(server.ranges) == requests


def test_a_server_that_never_answers(
    server: Server, network: PublicNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_file, "PATIENCE_S", 0.05)
    server.answers = [silent]
    with pytest.raises(EngineError, match="timed out"):
        fetch_network(network)


def test_a_connection_that_breaks_each_time_keeps_what_has_arrived(
    home: Path, server: Server, network: PublicNetwork
) -> None:
    server.answers = [sending(10)]
    with pytest.raises(EngineError, match="the connection ended early"):
        fetch_network(network)
    part = home / "studio" / "downloads" / "tiny.bin.gz.part"
    assert part.read_bytes() == server.data[: 10 * TRIES]


def test_nobody_answers(
    server: Server, network: PublicNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.close()
    with pytest.raises(EngineError, match="refused"):
        fetch_network(network)

    def unknown(*_: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(EngineError, match="Name or service not known"):
        fetch_network(network)


@pytest.mark.parametrize("human", [True, False])
def test_without_a_known_digest_size_and_content_are_checked(
    home: Path, server: Server, network: PublicNetwork, human: bool
) -> None:
    file = KataGoFile(15, human=human).binary()
    server.data = gzip.compress(file)
    people = dataclasses.replace(
        network, bytes=len(server.data), sha256="", is_human=True, address=server.address
    )
    if not human:
        with pytest.raises(EngineError, match="another network"):
            fetch_network(people)
        assert left(home) == set()
        return
    path = fetch_network(people)
    assert path == fetched_path(people)
    assert describe_network(path).is_human
    damaged = bytearray(server.data)
    damaged[len(damaged) // 2] ^= 255
    path.unlink()
    server.data = bytes(damaged)
    with pytest.raises(EngineError, match=r"tiny\.bin\.gz"):
        fetch_network(people)
    assert left(home) == set()


def test_another_file_is_deleted(home: Path, server: Server, network: PublicNetwork) -> None:
    said = r"127\.0\.0\.1 sent is another file \(its SHA-256 differs\); check the network"
    with pytest.raises(EngineError, match=said):
        fetch_network(dataclasses.replace(network, sha256="0" * 64))
    assert left(home) == set()
    part = home / "studio" / "downloads" / "tiny.bin.gz.part"
    part.parent.mkdir()
    part.write_bytes(server.data + b"more")
    with pytest.raises(EngineError, match=said):
        fetch_network(network)
    assert left(home) == set()
    assert len(server.ranges) == 1, "nothing was missing"


def test_a_proxy_of_the_environment_is_asked(
    server: Server, network: PublicNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("http_proxy", server.address)
    address = "http://no-such-host.invalid/tiny.bin.gz"
    assert fetch_network(dataclasses.replace(network, address=address)) is not None


def test_no_more_is_read_than_the_file_has(server: Server, network: PublicNetwork) -> None:
    server.answers = [endless]
    assert fetch_network(network) is not None


@pytest.mark.parametrize("written", [False, True])
def test_a_full_disk(
    home: Path, network: PublicNetwork, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    name = "atomic_write" if written else "append_ordinary"
    with monkeypatch.context() as patch:
        patch.setattr(download, name, full)
        with pytest.raises(EngineError, match=r"No space left on device\); free some space or"):
            fetch_network(network)
    assert left(home) == (PART if written else set())
    assert fetch_network(network) is not None


def test_a_disk_without_room(home: Path, server: Server, network: PublicNetwork) -> None:
    with pytest.raises(EngineError, match="MB for a moment; free some space and try again"):
        fetch_network(dataclasses.replace(network, bytes=1 << 60))
    assert not server.ranges


def test_a_bug_is_not_hidden(network: PublicNetwork, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_file, "_answer", lambda *_: None)
    with pytest.raises(TypeError):
        fetch_network(network)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
def test_certificates_are_checked(
    home: Path, server: Server, network: PublicNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, certificate = home / "key.pem", home / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "2", "-subj", "/CN=x",
         "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server.http.socket = context.wrap_socket(server.http.socket, server_side=True)
    network = dataclasses.replace(network, address=network.address.replace("http:", "https:"))
    with pytest.raises(EngineError, match=r"CERTIFICATE_VERIFY_FAILED.*; check the network"):
        fetch_network(network)
    monkeypatch.setattr(
        ssl, "create_default_context", lambda: ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    )
    monkeypatch.setattr(remote_file, "CERTIFICATES", (str(home / "none"), str(certificate)))
    server.answers = [redirecting(network.address.replace("https:", "http:"))]
    with pytest.raises(EngineError, match="redirect to http://"):
        fetch_network(network)
    server.answers = [Request.send_file]
    assert fetch_network(network) is not None, "the system's certificates are used"


def test_two_processes_do_not_download_at_once(home: Path, network: PublicNetwork) -> None:
    (home / "studio" / "downloads").mkdir(parents=True)
    lock = acquire_lock(home / "studio" / "downloads" / "lock", "a download")
    try:
        with pytest.raises(EngineError, match="is working on a download"):
            fetch_network(network)
    finally:
        lock.release()


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
    assert "from 127.0.0.1, KataGo's release 1.17.1; license: MIT" in said
    assert "nothing was fetched" in said
    assert left(home) == set()
    assert main(["weights", "--get", "--yes", "--json"]) == 0
    said = capsys.readouterr()
    assert "tiny.bin.gz is in " in said.err
    assert "own" in {row["origin"] for row in json.loads(said.out)}
    assert main(["weights", "--get"]) == 0
    assert "already on this computer: " in capsys.readouterr().err


def test_the_pinned_file_is_the_known_one() -> None:
    path = PROJECT.parent / "shared" / "nets" / "b10c384h6nbttflrs.bin.gz"
    if not path.is_file():
        pytest.skip(f"{path} not found")
    assert path.stat().st_size == STRONG_NETWORK.bytes
    assert hashlib.sha256(path.read_bytes()).hexdigest() == STRONG_NETWORK.sha256
    info = describe_network(path)
    assert info.trunk == "10x384"
    assert info.boards == "2x2 to 19x19"
