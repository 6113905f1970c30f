"""`sai-engine connect`: an engine on another computer, as if it were a program here.

Lines from standard input are sent as messages of a WebSocket, and messages become lines of standard
output. So whoever can run an analysis engine as a program can use a remote one.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect

from engine.base.errors import EngineError, reason_of
from engine.serve.gtp.command import protocol_output
from engine.serve.gtp.gtp_session import OutputClosedError
from engine.serve.gtp.input import LineReader
from engine.serve.queries.server import MOST_BYTES

LOOK_S: Final = 0.5
"""Time between two looks at whether the connection is still open [s]."""
OPEN_S: Final = 20.0
"""Time for the connection to open [s]."""


def run_connect(address: str) -> int:
    """Pass lines and messages on until standard input ends; return the exit status.

    Raises
    ------
    EngineError
        Nothing listens at the address, it refuses, or it ended the connection.
    BrokenPipeError
        The reader has closed the pipe of the answers.
    """
    lines = LineReader(sys.stdin.fileno(), MOST_BYTES)
    with _opened(address) as connection, protocol_output() as write:
        ended, asked = threading.Event(), Asked()
        threading.Thread(
            target=_send, args=(lines, connection, asked, ended), name="queries", daemon=True
        ).start()
        try:
            for message in connection:
                text = message if isinstance(message, str) else message.decode("utf-8", "replace")
                write(text.replace("\n", " ") + "\n")
                asked.answered(text)
        except ConnectionClosed as error:
            if not ended.is_set():
                raise EngineError(
                    f"{_shown(address)}: the connection was lost ({error}); is the engine still "
                    "running?"
                ) from None
        except OutputClosedError as error:
            raise BrokenPipeError from error
        if not ended.is_set():
            reason = f" ({connection.close_reason})" if connection.close_reason else ""
            raise EngineError(
                f"{_shown(address)}: the engine there ended the connection{reason}; start it again"
            )
    return 0


class Asked:
    """The queries whose answers are still to come."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._left: dict[str, int] = {}

    def ask(self, line: str) -> None:
        """Count the answers that a query will have: one for each turn."""
        query = _object(line)
        name, turns = query.get("id"), query.get("analyzeTurns")
        if isinstance(name, str):
            with self._changed:
                self._left[name] = len(turns) if isinstance(turns, list) else 1

    def answered(self, line: str) -> None:
        """Count an answer, which may be an error, but neither a warning nor a report."""
        answer = _object(line)
        name = answer.get("id")
        if isinstance(name, str) and not answer.get("isDuringSearch") and "warning" not in answer:
            with self._changed:
                left = self._left.pop(name, 0) - 1
                if left > 0 and "error" not in answer:
                    self._left[name] = left
                self._changed.notify_all()

    def wait(self, ended: Callable[[], bool]) -> None:
        """Wait until all has been answered, or nothing more can be."""
        with self._changed:
            while self._left and not ended():
                self._changed.wait(LOOK_S)


def _object(line: str) -> dict[str, Any]:
    """Return the JSON object of a line; an empty one for anything else."""
    try:
        value = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _shown(address: str) -> str:
    """Return an address without its token, for messages."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"


def _opened(address: str) -> ClientConnection:
    try:
        return connect(address, open_timeout=OPEN_S, max_size=MOST_BYTES, proxy=None)
    except (InvalidURI, ValueError) as error:
        raise EngineError(
            f"{address!r:.200} is not the address of a WebSocket, like ws://192.168.1.5:2388/TOKEN"
        ) from error
    except InvalidStatus as error:
        said = error.response.body.decode("utf-8", "replace").strip()
        raise EngineError(
            f"{_shown(address)}: refused with status {error.response.status_code}"
            + (f" ({said:.200})" if said else "; check the address")
        ) from error
    except (OSError, InvalidHandshake, TimeoutError) as error:
        raise EngineError(
            f"{_shown(address)}: no engine answers there ({reason_of(error)}); check the address, "
            "and that `sai-engine serve --listen` runs"
        ) from error


def _send(
    lines: LineReader, connection: ClientConnection, asked: Asked, ended: threading.Event
) -> None:
    """Send lines as messages; close the connection once the last one is answered."""
    try:
        while (line := lines.next_line()) is not None:
            if line.strip():
                text = line.decode("utf-8", "replace")
                asked.ask(text)
                connection.send(text)
        asked.wait(lambda: connection.state is not State.OPEN)
        ended.set()
        connection.close()
    except ConnectionClosed:
        return  # the thread that reads messages says why
