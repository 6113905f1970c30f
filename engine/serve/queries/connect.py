"""`sai-engine connect`: an engine on another computer, as if it were a program here.

Lines from standard input are sent as messages of a WebSocket, and messages become lines of standard
output. So whoever can run an analysis engine as a program can use a remote one.
"""

from __future__ import annotations

import sys
import threading
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

from engine.base.errors import EngineError, reason_of
from engine.serve.gtp.command import protocol_output
from engine.serve.gtp.gtp_session import OutputClosedError
from engine.serve.gtp.input import LineReader
from engine.serve.queries.server import MOST_BYTES

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
        ended = threading.Event()
        threading.Thread(
            target=_send, args=(lines, connection, ended), name="queries", daemon=True
        ).start()
        try:
            for message in connection:
                text = message if isinstance(message, str) else message.decode("utf-8", "replace")
                write(text.replace("\n", " ") + "\n")
        except ConnectionClosed as error:
            if not ended.is_set():
                raise EngineError(
                    f"{address}: the connection was lost ({error}); is the engine still running?"
                ) from None
        except OutputClosedError as error:
            raise BrokenPipeError from error
        if not ended.is_set():
            reason = connection.close_reason or "without a reason"
            raise EngineError(f"{address}: the engine ended the connection ({reason})")
    return 0


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
            f"{address}: refused with status {error.response.status_code}"
            + (f" ({said:.200})" if said else "; check the address")
        ) from error
    except (OSError, InvalidHandshake, TimeoutError) as error:
        raise EngineError(
            f"{address}: no engine answers there ({reason_of(error)}); check the address, and "
            "that `sai-engine serve --listen` runs"
        ) from error


def _send(lines: LineReader, connection: ClientConnection, ended: threading.Event) -> None:
    """Send lines as messages; close the connection at their end."""
    try:
        while (line := lines.next_line()) is not None:
            if line.strip():
                connection.send(line.decode("utf-8", "replace"))
        ended.set()
        connection.close()
    except ConnectionClosed:
        return  # the thread that reads messages says why
