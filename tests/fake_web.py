"""All servers of the internet, on this computer: `remote_file` is turned to them by a test only.

Names are looked up in a table, connections lead to one local server, and nothing is encrypted.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import Message
from typing import Any

import pytest

from engine.base import remote_file
from tests.fake_server import HOST, Request, Server, replying

PUBLIC = "93.184.216.34"
Page = Callable[[Request], None] | bytes


class Web(Server):
    """Answers as `pages` say, by address; other addresses are not found."""

    def __init__(self) -> None:
        super().__init__(b"")
        self.pages: dict[str, Page] = {}
        self.asked: list[str] = []
        """Addresses that were asked for."""
        self.headers: list[Message] = []
        """What was sent with each request."""
        self.addresses: dict[str, list[str]] = {}
        """IP addresses of servers that don't have the usual one."""
        self.connected: list[str] = []
        """IP addresses that were connected to."""
        self.is_online = True
        self.answers = [self._answer]

    def _answer(self, request: Request) -> None:
        address = f"https://{request.headers['Host']}{request.path}"
        self.asked.append(address)
        self.headers.append(request.headers)
        page = self.pages.get(address, replying(404, b"<html>nothing here</html>"))
        if isinstance(page, bytes):
            page = replying(200, page)
        request.file = b""
        page(request)

    def look_up(self, host: str, port: int, *_: Any, **options: Any) -> list[Any]:
        """As `socket.getaddrinfo`."""
        if not self.is_online:
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
        found = self.addresses.get(host, [host if host[0].isdigit() else PUBLIC])
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, port)) for ip in found]


@contextmanager
def fake_web(monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    """Turn `remote_file` to local servers while the context lasts."""
    web = Web()
    create, look_up = socket.create_connection, socket.getaddrinfo
    local = (HOST, web.http.server_port)

    def connect(address: str, port: int, seconds: float) -> socket.socket:
        web.connected.append(address)
        with monkeypatch.context() as patch:
            patch.setattr(socket, "getaddrinfo", look_up)
            return create(local, seconds)

    monkeypatch.setattr(socket, "getaddrinfo", web.look_up)
    monkeypatch.setattr(remote_file, "_socket_to", connect)
    monkeypatch.setattr(remote_file, "_secured", lambda plain, context, host: plain)
    monkeypatch.setattr(remote_file, "LOOK_S", 0.01)
    monkeypatch.setenv("no_proxy", "*")
    try:
        yield web
    finally:
        web.close()
