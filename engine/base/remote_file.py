"""Read a file from a server: one of our own choice, or one that a stranger's link names.

A file of our choice has a known size, and reading goes on where a connection broke. A stranger's
link is read once, up to a limit, over HTTPS, and only from public addresses of the internet: a link
must not reach into the user's own network, neither by its name nor by a redirect.
"""

from __future__ import annotations

import os
import socket
import ssl
import threading
import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from http.client import HTTPException, HTTPMessage, HTTPResponse, HTTPSConnection
from ipaddress import IPv6Address, IPv6Network, ip_address
from queue import SimpleQueue
from typing import IO, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, HTTPSHandler, Request, build_opener

from engine.base.errors import EngineError, reason_of
from engine.base.translation import tr

LOOK_S: Final = 0.1
"""Time in which pieces of a file are collected [seconds]."""
PATIENCE_S: Final = 20.0
"""Time without an answer or another byte after which a connection is given up [seconds]."""
TRIES: Final = 5
"""Number of connections that are tried."""
PAUSE_S: Final = 1.0
"""Time between two of them [seconds]."""
LONGEST_S: Final = 60.0
"""Time after which a link is given up, however slowly its server sends [seconds]."""
CHUNK: Final = 1 << 16
CERTIFICATES: Final = (
    "/etc/ssl/certs/ca-certificates.crt",  # Debian, Ubuntu, Arch
    "/etc/pki/tls/certs/ca-bundle.crt",  # Fedora
    "/etc/ssl/ca-bundle.pem",  # openSUSE
    "/etc/ssl/cert.pem",  # macOS, Alpine
)
"""Where systems keep the certificates that they trust, for a Python that finds none: the one in a
bundle looks where the system that built it keeps them."""

_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""Prefix of IPv4 addresses in networks that have only IPv6 (RFC 6052)."""

Piece = tuple[int, bytes]
"""A position in a file and the bytes from there on."""


@dataclass(frozen=True)
class RemoteFile:
    """A file on a server."""

    address: str
    size: int
    """Size of the file [bytes]; of a stranger's link, the most that is read."""
    hosts: frozenset[str] | None = None
    """Servers between which a stranger's link may be redirected; None: it is no such link, but an
    address of our own choice."""
    name: str = ""
    """Name in messages; "" is the end of the address."""


class ElsewhereError(EngineError):
    """A link is redirected to another server, which the user may not want to ask.

    Parameters
    ----------
    address
        Address on that server.
    """

    def __init__(self, host: str, address: str) -> None:
        super().__init__(tr("{host} redirects to {address:.200}", host=host, address=address))
        self.address = address


def read_link(file: RemoteFile, progress: Callable[[float], object]) -> bytes:
    """Return the content of a stranger's link; takes seconds, so use a thread.

    Parameters
    ----------
    progress
        Called about ten times a second with the share of `file.size` that has arrived; may raise to
        end the reading.

    Raises
    ------
    ElsewhereError
        The link is redirected to another server.
    EngineError
        As `arriving`; also if the file is too large or reading takes too long.
    """
    assert file.hosts is not None
    data, end = bytearray(), time.monotonic() + LONGEST_S
    with closing(arriving(file)) as arrived:
        for pieces in arrived:
            for _, piece in pieces:
                data += piece
            progress(len(data) / file.size)
            if time.monotonic() > end:
                raise _failure(file, TimeoutError(tr("it took too long")))
    return bytes(data)


def arriving(file: RemoteFile, start: int = 0) -> Generator[list[Piece], None, None]:
    """Yield about ten times a second what has arrived of a file since; at the end it is complete.

    Nothing blocks longer: close the generator to stop. Proxies are those of the environment or the
    system.

    Parameters
    ----------
    start
        Position to begin at [bytes]. If the server can't, the first piece has the position 0.

    Raises
    ------
    EngineError
        The server can't be reached, refuses, sends another file or breaks one connection after the
        other. The caller adds a hint; `value` is the status if the server answered with an error.
    """
    arrived: SimpleQueue[Piece | Exception | None] = SimpleQueue()
    left = threading.Event()
    is_complete = start >= file.size
    if not is_complete:
        work = (file, start, arrived, left)
        threading.Thread(target=_read, args=work, name="remote file", daemon=True).start()
    try:
        while not is_complete:
            time.sleep(LOOK_S)
            news = [arrived.get() for _ in range(arrived.qsize())]
            yield [item for item in news if isinstance(item, tuple)]
            last = news[-1] if news else (start, b"")
            if isinstance(last, Exception):
                raise last
            is_complete = last is None
    finally:
        left.set()


def _read(
    file: RemoteFile,
    start: int,
    arrived: SimpleQueue[Piece | Exception | None],
    left: threading.Event,
) -> None:
    """Put the pieces of a file into a queue, then None, or why there are no more."""
    for tries_left in reversed(range(TRIES if file.hosts is None else 1)):
        try:
            answer, start = _answer(file, start)
            with answer:
                while start < file.size and not left.is_set():
                    data = answer.read1(min(file.size - start, CHUNK))
                    if not data and file.hosts is not None and not answer.length:
                        break  # its size was not known before
                    if not data:
                        raise ConnectionError(tr("the connection ended early"))
                    arrived.put((start, data))
                    start += len(data)
            if file.hosts is not None and start >= file.size:
                raise _too_long(file)
            arrived.put(None)
            return
        except (OSError, HTTPException, ValueError) as error:
            cause = error.reason if isinstance(error, URLError) else error
            failure = cause if isinstance(cause, Exception) else error  # else words of urllib
            is_final = isinstance(failure, ValueError)  # also certificates that are not trusted
            if isinstance(error, HTTPError):
                error.close()
                is_final = error.code < 500
            if is_final or not tries_left or left.wait(PAUSE_S):
                arrived.put(_failure(file, failure))
                return
        except Exception as error:  # a bug: raised where the pieces are awaited
            arrived.put(error)
            return


class _Redirects(HTTPRedirectHandler):
    """Follows a few redirects, none of them to a less safe kind of address.

    Parameters
    ----------
    hosts
        As `RemoteFile.hosts`.
    """

    max_redirections = 5

    def __init__(self, hosts: frozenset[str] | None) -> None:
        self._hosts = hosts

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        fp.close()  # else all of its page would be read, however long
        to = urlsplit(newurl)
        if to.scheme not in ("https", req.type):
            raise HTTPError(newurl, code, tr("redirect to {to}", to=newurl), headers, fp)
        if self._hosts is not None and to.hostname not in self._hosts:
            raise ElsewhereError(urlsplit(req.full_url).hostname or "", newurl)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


class _PublicHandler(HTTPSHandler):
    """Connects to public addresses only; through a proxy, which connects itself, to any name."""

    def __init__(self, context: ssl.SSLContext) -> None:
        super().__init__(context=context)
        self._trusted = context

    def https_open(self, req: Request) -> HTTPResponse:
        parts = urlsplit(req.full_url)
        host = parts.hostname or ""
        if req.host == parts.netloc:
            return self.do_open(_PublicConnection, req, context=self._trusted)  # type: ignore[arg-type]
        refuse_private_host(host)
        return super().https_open(req)


class _PublicConnection(HTTPSConnection):
    """A connection to a server whose addresses are all public."""

    def __init__(self, host: str, *, context: ssl.SSLContext, timeout: float) -> None:
        super().__init__(host, context=context, timeout=timeout)
        self._trusted, self._seconds = context, timeout

    def connect(self) -> None:
        found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
        for address in addresses:
            _refuse_private(self.host, address)
        for later, address in zip((*addresses[1:], None), addresses, strict=True):
            try:
                plain = _socket_to(address, self.port, self._seconds)
                break
            except OSError:
                if later is None:
                    raise
        self.sock = _secured(plain, self._trusted, self.host)


def _socket_to(address: str, port: int, seconds: float) -> socket.socket:
    """Return a connection to a numeric address, which was checked: no name is looked up again."""
    return socket.create_connection((address, port), seconds)


def _secured(plain: socket.socket, context: ssl.SSLContext, host: str) -> socket.socket:
    """Return the encrypted connection to the server of that name."""
    return context.wrap_socket(plain, server_hostname=host)


def _refuse_private(host: str, address: str) -> None:
    """Raise ValueError if a server's address is not one of the public internet."""
    if is_public(address):
        return
    if host == address:
        raise ValueError(tr("{host} is not a public address of the internet", host=host))
    raise ValueError(
        tr("{host} is {address}, not a public address of the internet", host=host, address=address)
    )


def refuse_private_host(host: str) -> None:
    """Raise ValueError if a server is named by an address that is not of the public internet."""
    try:
        ip_address(host.partition("%")[0])
    except ValueError:  # a name, whose address is checked when it is known
        return
    _refuse_private(host, host)


def is_public(address: str) -> bool:
    """Return whether a numeric IP address is one of the public internet.

    It is not if it is private, of this computer, of the local link, a group's or reserved; an
    address of IPv6 that stands for one of IPv4 is judged by that one.
    """
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in _TRANSLATED:
            inner = ip_address(int(ip) & 0xFFFFFFFF)  # type: ignore[assignment]
        if inner is not None:
            return is_public(str(inner))
        if ip.is_site_local:
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def _answer(file: RemoteFile, start: int) -> tuple[HTTPResponse, int]:
    """Return the server's answer and the position where it begins: `start`, or else 0."""
    context = ssl.create_default_context()
    if not context.cert_store_stats()["x509_ca"]:
        for path in filter(os.path.isfile, CERTIFICATES):
            context.load_verify_locations(path)
    secure = HTTPSHandler(context=context) if file.hosts is None else _PublicHandler(context)
    opener = build_opener(_Redirects(file.hosts), secure)
    headers = {"User-Agent": "SAI Studio", "Accept-Encoding": "identity"}
    if start:
        headers["Range"] = f"bytes={start}-"
    try:
        request = Request(file.address, headers=headers)
        answer: HTTPResponse = opener.open(request, timeout=PATIENCE_S)
    except HTTPError as error:
        if not start or error.code != 416:
            raise
        error.close()
        return _answer(file, 0)
    begin = start if answer.status == 206 else 0
    if begin and answer.headers["Content-Range"] != f"bytes {start}-{file.size - 1}/{file.size}":
        answer.close()
        return _answer(file, 0)
    if file.hosts is not None:
        if (answer.length or 0) >= file.size:
            answer.close()
            raise _too_long(file)
        return answer, begin
    is_page = answer.headers.get_content_type() == "text/html"
    if is_page or answer.length not in (None, file.size - begin):
        answer.close()
        raise ValueError(tr("another file or a log-in page came instead"))
    return answer, begin


def _too_long(file: RemoteFile) -> ValueError:
    return ValueError(tr("it is longer than {megabytes} MB", megabytes=file.size >> 20))


def _failure(file: RemoteFile, error: Exception) -> EngineError:
    """Return the error for a file that did not arrive."""
    parts = urlsplit(file.address)
    return EngineError(
        tr(
            "{host} did not send {name} ({reason})",
            host=parts.hostname,
            name=file.name or parts.path.rpartition("/")[2],
            reason=" ".join(reason_of(error).split()),  # the server's own words may be lines
        ),
        value=error.code if isinstance(error, HTTPError) else None,
    )
