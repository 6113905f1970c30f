"""`sai-engine serve`: queries on standard input, or from other computers, and their answers."""

from __future__ import annotations

import argparse
import os
import select
import sys
import time
from collections.abc import Callable
from typing import Final

from engine.base.errors import SettingsError
from engine.base.terminal import stop_signals
from engine.base.versions import program_version
from engine.catalog.networks import named_network
from engine.serve.gtp.command import protocol_output
from engine.serve.gtp.gtp_session import OutputClosedError
from engine.serve.gtp.input import LineReader, Lines
from engine.serve.katago_config import ignored_settings, katago_settings
from engine.serve.queries.options import server_defaults
from engine.serve.queries.server import MOST_BYTES, Server
from engine.serve.queries.server_networks import FileNetworks

_LINES_AHEAD: Final = 16
"""Lines read ahead; more would need much memory, since lines can be long."""
_LISTEN_S: Final = 0.2
"""Longest time for reading queries between two rounds of search [s]."""


def run_serve(
    options: argparse.Namespace,
    open_engine: Callable[[], object],
    log: Callable[[str], None],
    tell: Callable[[str], object],
) -> int:
    """Answer the queries from standard input, or of those who connect; return the exit status.

    Parameters
    ----------
    options
        Arguments of the command line, see `add_serve_arguments`.
    open_engine
        Compiles the kernels and loads torch.
    log
        Called with a warning about settings without effect.
    tell
        Called with the address to enter elsewhere, alone.

    Raises
    ------
    EngineError
        A flag or a network can't be used: nothing was answered yet.
    BrokenPipeError
        The reader has closed the pipe of the answers.
    """
    defaults, ignored = server_defaults(options, katago_settings(options))
    nets = [named_network(str(name)) for name in options.net]
    human = options.human_model and named_network(str(options.human_model))
    networks = FileNetworks(nets, options.evaluator, human)
    warning = ignored_settings(ignored)
    if warning:
        log(warning)
    version = f"SAI Studio {program_version()}"
    if options.listen is not None:
        return _listen(
            options,
            open_engine,
            log,
            tell,
            lambda say: Server(networks, defaults, say, version=version, warns_apart=False),
        )
    if options.token:
        raise SettingsError("--token: only --listen asks for it")
    open_engine()
    watched = os.dup(sys.stdout.fileno())
    try:
        with protocol_output() as write:
            server = Server(networks, defaults, write, version=version)
            lines = LineReader(sys.stdin.fileno(), MOST_BYTES, _LINES_AHEAD)
            serve(
                server,
                lines,
                wait=not options.quit_without_waiting,
                is_deserted=lambda: _reader_is_gone(watched),
            )
    except OutputClosedError as error:
        raise BrokenPipeError from error
    finally:
        os.close(watched)
    return 0


def _listen(
    options: argparse.Namespace,
    open_engine: Callable[[], object],
    log: Callable[[str], None],
    tell: Callable[[str], object],
    make_server: Callable[[Callable[[str], None]], Server],
) -> int:
    """Answer the queries of those who connect, until Ctrl-C or SIGTERM; return the exit status."""
    from engine.serve.queries.listen import checked_token, listening, place_of

    place = place_of(options.listen)
    token = checked_token(place, options.token)
    open_engine()
    with listening(place, token, make_server) as listener, stop_signals() as stopped:
        log("listening; Ctrl-C ends it. The address to enter in the other program:")
        tell(listener.address)
        listener.run(stopped)
    return 0


def serve(
    server: Server,
    lines: Lines,
    *,
    wait: bool = True,
    is_deserted: Callable[[], bool] = lambda: False,
) -> None:
    """Answer the queries in some lines until the lines end.

    Parameters
    ----------
    wait
        Whether to finish the requested searches after the last line.
    is_deserted
        Returns whether the reader of the answers is gone. It is called after the end of the input,
        while long searches may go on without writing anything.

    Raises
    ------
    BrokenPipeError
        The reader has closed the pipe of the answers.
    """
    more = True
    while more or server.busy:
        until = time.perf_counter() + _LISTEN_S
        while more and (not server.busy or lines.is_ready()) and time.perf_counter() < until:
            line = lines.next_line()
            if line is None:
                more = False
                if not wait:
                    server.stop()
            else:
                server.receive(line)
        if server.busy:
            server.step()
        if not more and is_deserted():
            raise BrokenPipeError


def _reader_is_gone(descriptor: int) -> bool:
    """Return whether a pipe's other end is closed; False if that can't be known."""
    if not hasattr(select, "poll"):
        return False
    poll = select.poll()
    poll.register(descriptor, 0)
    return any(event & (select.POLLERR | select.POLLNVAL) for _, event in poll.poll(0))
