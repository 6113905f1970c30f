"""Read a file of known size from a server, and go on where a connection broke."""

from __future__ import annotations

import os
import ssl
import threading
import time
from collections.abc import Generator
from http.client import HTTPException, HTTPMessage, HTTPResponse
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
CHUNK: Final = 1 << 16
CERTIFICATES: Final = (
    "/etc/ssl/certs/ca-certificates.crt",  # Debian, Ubuntu, Arch
    "/etc/pki/tls/certs/ca-bundle.crt",  # Fedora
    "/etc/ssl/ca-bundle.pem",  # openSUSE
    "/etc/ssl/cert.pem",  # macOS, Alpine
)
"""Where systems keep the certificates that they trust, for a Python that finds none: the one in a
bundle looks where the system that built it keeps them."""

Piece = tuple[int, bytes]
"""A position in a file and the bytes from there on."""


def arriving(address: str, size: int, start: int) -> Generator[list[Piece], None, None]:
    """Yield about ten times a second what has arrived of a file since; at the end it is complete.

    Nothing blocks longer: close the generator to stop. Proxies are those of the environment or the
    system.

    Parameters
    ----------
    size
        Size of the file [bytes]; no byte more is read.
    start
        Position to begin at [bytes]. If the server can't, the first piece has the position 0.

    Raises
    ------
    EngineError
        The server can't be reached, refuses, sends another file or breaks one connection after the
        other. The caller adds a hint.
    """
    arrived: SimpleQueue[Piece | Exception] = SimpleQueue()
    left = threading.Event()
    work = (address, size, start, arrived, left)
    if start < size:
        threading.Thread(target=_read, args=work, name="remote file", daemon=True).start()
    try:
        while start < size:
            time.sleep(LOOK_S)
            news = [arrived.get() for _ in range(arrived.qsize())]
            yield [item for item in news if not isinstance(item, Exception)]
            last = news[-1] if news else (start, b"")
            if isinstance(last, Exception):
                raise last
            start = last[0] + len(last[1])
    finally:
        left.set()


def _read(
    address: str,
    size: int,
    start: int,
    arrived: SimpleQueue[Piece | Exception],
    left: threading.Event,
) -> None:
    """Put the pieces of a file into a queue, or at the end why there are no more."""
    for tries_left in reversed(range(TRIES)):
        try:
            answer, start = _answer(address, size, start)
            with answer:
                while start < size and not left.is_set():
                    data = answer.read1(min(size - start, CHUNK))
                    if not data:
                        raise ConnectionError(tr("the connection ended early"))
                    arrived.put((start, data))
                    start += len(data)
            return
        except (OSError, HTTPException, ValueError) as error:
            cause = error.reason if isinstance(error, URLError) else error
            failure = cause if isinstance(cause, Exception) else error  # else words of urllib
            is_final = isinstance(failure, ValueError)  # also certificates that are not trusted
            if isinstance(error, HTTPError):
                error.close()
                is_final = error.code < 500
            if is_final or not tries_left or left.wait(PAUSE_S):
                arrived.put(_failure(address, failure))
                return
        except Exception as error:  # a bug: raised where the pieces are awaited
            arrived.put(error)
            return


class _Redirects(HTTPRedirectHandler):
    """Follows a few redirects, none of them to a less safe kind of address."""

    max_redirections = 5

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        fp.close()  # else all of its page would be read, however long
        if urlsplit(newurl).scheme not in ("https", req.type):
            raise HTTPError(newurl, code, tr("redirect to {to}", to=newurl), headers, fp)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _answer(address: str, size: int, start: int) -> tuple[HTTPResponse, int]:
    """Return the server's answer and the position where it begins: `start`, or else 0."""
    context = ssl.create_default_context()
    if not context.cert_store_stats()["x509_ca"]:
        for path in filter(os.path.isfile, CERTIFICATES):
            context.load_verify_locations(path)
    opener = build_opener(_Redirects, HTTPSHandler(context=context))
    headers = {"User-Agent": "SAI Studio", "Accept-Encoding": "identity"}
    if start:
        headers["Range"] = f"bytes={start}-"
    try:
        request = Request(address, headers=headers)
        answer: HTTPResponse = opener.open(request, timeout=PATIENCE_S)
    except HTTPError as error:
        if not start or error.code != 416:
            raise
        error.close()
        return _answer(address, size, 0)
    begin = start if answer.status == 206 else 0
    if begin and answer.headers["Content-Range"] != f"bytes {start}-{size - 1}/{size}":
        answer.close()
        return _answer(address, size, 0)
    is_page = answer.headers.get_content_type() == "text/html"
    if is_page or answer.length not in (None, size - begin):
        answer.close()
        raise ValueError(tr("another file or a log-in page came instead"))
    return answer, begin


def _failure(address: str, error: Exception) -> EngineError:
    """Return the error for a file that did not arrive."""
    parts = urlsplit(address)
    return EngineError(
        tr(
            "{host} did not send {name} ({reason})",
            host=parts.hostname,
            name=parts.path.rpartition("/")[2],
            reason=" ".join(reason_of(error).split()),  # the server's own words may be lines
        )
    )
