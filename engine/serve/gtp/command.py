"""`sai-engine gtp`: a GTP session on standard input and output."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from engine.base.errors import EngineError, SettingsError
from engine.serve.gtp.command_table import ANSWERS, STREAMS
from engine.serve.gtp.gtp_engine import GtpEngine
from engine.serve.gtp.gtp_networks import NetworksOfFiles
from engine.serve.gtp.gtp_session import GtpSession, OutputClosedError
from engine.serve.gtp.input import LineReader
from engine.serve.gtp.options import gtp_start
from engine.serve.gtp.session_game import GtpGame
from engine.serve.katago_config import ignored_settings

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer


def serve_gtp(
    options: argparse.Namespace, open_analyzer: Callable[[], Analyzer], log: Callable[[str], None]
) -> int:
    """Answer GTP commands from standard input until it ends; return the exit status.

    Parameters
    ----------
    options
        Arguments of the command line, see `add_gtp_arguments`.
    open_analyzer
        Loads the engine; called on a thread, so that the session can begin at once.
    log
        Called with sentences for standard error.

    Raises
    ------
    EngineError
        A flag or the network can't be used: nothing was answered yet.
    """
    if sys.stdout is None or sys.stderr is None:
        raise EngineError("GTP needs standard output and standard error; both must be open")
    start = gtp_start(options)
    engine = GtpEngine(
        open_analyzer,
        NetworksOfFiles(start.network),
        start.agent,
        start.search,
        start.settings.seed,
        start.human,
    )
    rules = start.rules or engine.first_rules()
    if start.rules is not None and not engine.plays(rules.size):
        raise SettingsError(f"--size: there is no network for {rules.size}x{rules.size}")
    engine.check_agent(start.agent, rules.size)
    rules = rules.replace(komi=start.komi)
    if start.named_rules is not None:
        rules = start.named_rules.applied_to(rules)
    game = GtpGame(rules)
    warning = ignored_settings(start.ignored)
    if warning:
        log(warning)
    if sys.stdin is None:
        return 0  # closed by the shell: that is the end of the input
    status = 0
    with protocol_output() as write:
        engine.begin_loading(game)
        lines = LineReader(sys.stdin.fileno())
        session = GtpSession(lines, write, log, engine, game, start.settings, ANSWERS, STREAMS)
        try:
            session.run()
        except (OutputClosedError, KeyboardInterrupt):
            status = 1
    if not engine.finish_loading(0.0):
        os._exit(status)  # Python can't end while a thread imports torch: it would abort
    return status


@contextlib.contextmanager
def protocol_output() -> Iterator[Callable[[str], None]]:
    """Reserve standard output for the protocol, and yield the function that writes to it.

    Everything else that prints to standard output goes to standard error meanwhile.
    """
    sys.stdout.flush()
    descriptor = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def write(text: str) -> None:
        rest = memoryview(text.encode("utf-8", "backslashreplace"))
        try:
            while rest:
                rest = rest[os.write(descriptor, rest) :]
        except OSError as error:
            raise OutputClosedError from error

    try:
        yield write
    finally:
        os.dup2(descriptor, sys.stdout.fileno())
        os.close(descriptor)
