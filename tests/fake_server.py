"""A server on this computer that may misbehave."""

from __future__ import annotations

import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

HOST = "127.0.0.1"
PAGE = b"<html>Please log in</html>"


class Server:
    """A server on this computer with one file, which answers as a list of functions says.

    Each of them answers one request; the last one answers all that follow.
    """

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.answers: list[Callable[[Request], None]] = [Request.send_file]
        self.ranges: list[str | None] = []
        """The range that each request asked for."""
        self.go_on = threading.Event()
        """Set to let a held answer go on."""
        server = self

        class Handler(Request):
            """A request to this server."""

            def do_GET(self) -> None:
                self.file, self.go_on = server.data, server.go_on
                server.ranges.append(self.headers["Range"])
                answer, *later = server.answers
                server.answers = later or [answer]
                answer(self)

        self.http = ThreadingHTTPServer((HOST, 0), Handler)
        self.address = f"http://{HOST}:{self.http.server_port}/tiny.bin.gz"
        self._thread = threading.Thread(target=self.http.serve_forever, args=(0.01,))
        self._thread.start()

    def close(self) -> None:
        self.go_on.set()
        self.http.shutdown()
        self._thread.join()
        self.http.server_close()


class Request(BaseHTTPRequestHandler):
    """A request, and the ways to answer it."""

    file: bytes
    go_on: threading.Event

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def reply(self, status: int, data: bytes, **headers: object) -> None:
        """Send a response; `Content_Length` replaces the length of `data`, None leaves it out."""
        self.send_response(status)
        for name, value in {"Content_Length": len(data), **headers}.items():
            if value is not None:
                self.send_header(name.replace("_", "-"), str(value))
        self.end_headers()
        self.wfile.write(data)

    def send_file(self, most: int | None = None, hold: bool = False) -> None:
        """Send the requested range of the file; close the connection after `most` bytes.

        With `hold` it waits there first.
        """
        start = int((self.headers["Range"] or "bytes=0-")[6:-1])
        data = self.file[start:]
        headers = {"Content_Length": len(data)}
        if start:
            span = f"bytes {start}-{len(self.file) - 1}/{len(self.file)}"
            self.reply(206, data[:most], Content_Range=span, **headers)
        else:
            self.reply(200, data[:most], **headers)
        if hold:
            self.go_on.wait()


def sending(most: int, hold: bool = False) -> Callable[[Request], None]:
    return lambda request: request.send_file(most, hold)


def whole(request: Request) -> None:
    """Ignore the range."""
    request.reply(200, request.file)


def replying(status: int, data: bytes = b"", **headers: object) -> Callable[[Request], None]:
    return lambda request: request.reply(status, data, **headers)


def redirecting(to: str) -> Callable[[Request], None]:
    return replying(302, PAGE, Location=to)


def silent(request: Request) -> None:
    request.go_on.wait()


def babble(request: Request) -> None:
    request.wfile.write(b"what\x1b[31m\r\never")


def endless(request: Request) -> None:
    """Send more than the file, without its length."""
    request.reply(200, request.file, Content_Length=None)
    while not request.go_on.is_set():
        try:
            request.wfile.write(bytes(1 << 16))
        except OSError:
            return
