"""`sai-engine serve --listen`: the JSON analysis protocol over WebSocket, for other computers.

A message is a query or an answer, as KaTrain's remote engine expects. Every connection has a server
of its own, so that clients can't see or end each other's queries; networks and their caches are
shared. Beyond this computer nothing listens without a token, which is the path of the address.
"""

from __future__ import annotations

import contextlib
import errno
import hmac
import ipaddress
import os
import queue
import re
import secrets
import socket
import threading
from collections.abc import Callable, Iterator
from http import HTTPStatus
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection
from websockets.sync.server import serve as serve_web_sockets

from engine.base.errors import SettingsError, reason_of
from engine.serve.queries.server import MOST_BYTES, Server

MOST_CLIENTS: Final = 16
"""Largest number of connections at once."""
LINES_AHEAD: Final = 16
"""Queries of a client that are read ahead; then its connection is read no further."""
ANSWERS_WAITING: Final = 4096
"""Answers that may wait until a client reads them; one that doesn't read is disconnected."""
PAUSE_S: Final = 0.2
"""Longest wait for a query between two looks at whether to stop [s]."""
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{12,200}")


class Place(NamedTuple):
    """Where to listen."""

    host: str
    port: int  # 0: any free one

    @property
    def is_local(self) -> bool:
        """Whether only this computer reaches it."""
        return _is_local(self.host)


def place_of(text: str) -> Place:
    """Read `[HOST:]PORT`; without a host this computer alone is meant.

    Raises
    ------
    SettingsError
        The text is something else.
    """
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or not port.isascii() or int(port) > 65535:
        raise SettingsError(f"--listen: {text!r:.80} is not a port like 2388, or HOST:PORT")
    return Place(host.strip("[]") or "127.0.0.1", int(port))


def checked_token(place: Place, token: str) -> str:
    """Return the token to ask for: the given one, or a new one where others can reach the place.

    Raises
    ------
    SettingsError
        The token can't be part of an address, or is too short to protect anything.
    """
    if not token:
        return "" if place.is_local else secrets.token_urlsafe(16)
    if not _TOKEN.fullmatch(token):
        raise SettingsError("--token: needs 12 to 200 letters, digits, - or _")
    return token


class _Client:
    """A connection: its server, and its queries on their way there."""

    def __init__(
        self, connection: ServerConnection, make_server: Callable[[Callable[[str], None]], Server]
    ) -> None:
        self._connection = connection
        self.queries: queue.Queue[bytes] = queue.Queue(LINES_AHEAD)
        self._answers: queue.Queue[str | None] = queue.Queue(ANSWERS_WAITING)
        self.is_gone = threading.Event()
        self.server = make_server(self._say)

    def _say(self, line: str) -> None:
        """Queue an answer; never waits, since one slow client must not hold up the others."""
        if not self.is_gone.is_set():
            try:
                self._answers.put_nowait(line.rstrip("\n"))
            except queue.Full:
                self.is_gone.set()
                self._connection.close_socket()

    def talk(self, wake: Callable[[], None]) -> None:
        """Read queries until the connection ends; `wake` is called after each."""
        writer = threading.Thread(target=self._write, name="answers", daemon=True)
        writer.start()
        with contextlib.suppress(ConnectionClosed):
            for message in self._connection:
                line = message.encode() if isinstance(message, str) else message
                while not self.is_gone.is_set():
                    with contextlib.suppress(queue.Full):
                        self.queries.put(line, timeout=PAUSE_S)
                        break
                wake()
        self.is_gone.set()
        wake()
        with contextlib.suppress(queue.Full):
            self._answers.put_nowait(None)
        writer.join()

    def _write(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            while (line := self._answers.get()) is not None:
                self._connection.send(line)
        self.is_gone.set()


class Listener:
    """Accepts connections, and answers their queries on the thread that calls `run`.

    Parameters
    ----------
    place
        Where to listen; `address` tells the port that was free.
    token
        Path that a client has to name, see `checked_token`; "" for none.
    make_server
        Returns a server that sends its answers to a function.

    Raises
    ------
    SettingsError
        It is impossible to listen there.
    """

    def __init__(
        self,
        place: Place,
        token: str,
        make_server: Callable[[Callable[[str], None]], Server],
    ) -> None:
        self._token, self._make_server = token, make_server
        self._lock = threading.Lock()
        self._clients: list[_Client] = []
        self._work = threading.Event()
        try:
            self._sockets = serve_web_sockets(
                self._talk,
                place.host,
                place.port,
                process_request=self._refuse,
                max_size=MOST_BYTES,
            )
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                problem = f"port {place.port} is not free; name another port"
            else:
                number = error.errno or 0
                why = os.strerror(number) if number > 0 else reason_of(error)
                problem = (
                    f"{place.host} can't be listened at ({why}); name an address of this computer"
                )
            raise SettingsError(f"--listen: {problem}") from error
        self._local = place.is_local
        port = self._sockets.socket.getsockname()[1]
        host = _reachable(place.host)
        self.address = f"ws://{f'[{host}]' if ':' in host else host}:{port}/{token}"
        """What a client has to enter."""
        self._accepting = threading.Thread(target=self._sockets.serve_forever, daemon=True)
        self._accepting.start()

    def run(self, stopped: Callable[[], bool]) -> None:
        """Answer queries until `stopped` returns True."""
        while not stopped():
            for client in self._connected():
                self._serve(client)
            if not any(client.server.busy for client in self._connected()):
                self._work.wait(PAUSE_S)
                self._work.clear()

    def close(self) -> None:
        """End all connections."""
        self._sockets.shutdown()
        self._accepting.join()

    def _connected(self) -> list[_Client]:
        with self._lock:
            return list(self._clients)

    def _serve(self, client: _Client) -> None:
        """Take the queries of a client, and do one round of its searches."""
        with contextlib.suppress(queue.Empty):
            for _ in range(LINES_AHEAD):
                client.server.receive(client.queries.get_nowait())
        if client.is_gone.is_set():
            client.server.stop()
            with self._lock:
                self._clients.remove(client)
        elif client.server.busy:
            client.server.step()

    def _talk(self, connection: ServerConnection) -> None:
        """Serve a connection, on a thread of its own."""
        client = _Client(connection, self._make_server)
        with self._lock:
            has_room = len(self._clients) < MOST_CLIENTS
            if has_room:
                self._clients.append(client)
        if has_room:
            client.talk(self._work.set)
        else:
            connection.close(1013, f"{MOST_CLIENTS} clients are connected already")

    def _refuse(self, connection: ServerConnection, request: Request) -> Response | None:
        """Return why a connection is refused; None if it is not.

        Any page that a browser shows may connect to this computer, and names its site as origin:
        only pages of the very place that listens are answered. Without a token the place must also
        be called by a name of this computer, since sites may give their own name its address.
        """
        host = request.headers.get("Host", "")
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != host:
            return connection.respond(HTTPStatus.FORBIDDEN, "pages of other sites are refused\n")
        if self._token:
            given = urlsplit(request.path).path.lstrip("/").encode()
            if not hmac.compare_digest(given, self._token.encode()):
                return connection.respond(HTTPStatus.FORBIDDEN, "the token is wrong or missing\n")
        elif self._local and not _is_local(urlsplit(f"//{host}").hostname or ""):
            return connection.respond(HTTPStatus.FORBIDDEN, "call this computer localhost\n")
        return None


@contextlib.contextmanager
def listening(
    place: Place, token: str, make_server: Callable[[Callable[[str], None]], Server]
) -> Iterator[Listener]:
    """Return a `Listener` that is closed at the end."""
    listener = Listener(place, token, make_server)
    try:
        yield listener
    finally:
        listener.close()


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _reachable(host: str) -> str:
    """Return an address for clients: where all of them listen, the one of the usual route."""
    try:
        if not ipaddress.ip_address(host).is_unspecified:
            return host
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
            route.connect(("192.0.2.1", 9))  # a documentation address; nothing is sent
            return str(route.getsockname()[0])
    except (OSError, ValueError):
        return host
