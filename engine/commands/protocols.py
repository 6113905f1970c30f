"""The commands `gtp`, `serve` and `connect`: the engine for other programs and computers."""

from __future__ import annotations

import argparse
from functools import partial

from engine.base.terminal import notice
from engine.commands.command import Command, CommandParser, add_evaluator_argument
from engine.serve.gtp.options import add_gtp_arguments
from engine.serve.queries.options import add_serve_arguments


def _gtp_flags(sub: CommandParser) -> None:
    add_gtp_arguments(sub)
    add_evaluator_argument(sub)


def _serve_flags(sub: CommandParser) -> None:
    add_serve_arguments(sub)
    add_evaluator_argument(sub)


def _gtp(options: argparse.Namespace) -> int:
    from engine.commands.loading import open_analyzer
    from engine.serve.gtp.command import serve_gtp

    return serve_gtp(options, lambda: open_analyzer(notice, options.evaluator), notice)


def _serve(options: argparse.Namespace) -> int:
    from engine.commands.loading import open_analyzer
    from engine.serve.queries.command import run_serve

    return run_serve(options, lambda: open_analyzer(notice), notice, partial(print, flush=True))


def _connect_flags(sub: CommandParser) -> None:
    sub.add_argument(
        "address", metavar="ADDRESS", help="address of the engine, ws://HOST:PORT/TOKEN"
    )


def _connect(options: argparse.Namespace) -> int:
    from engine.serve.queries.connect import run_connect

    return run_connect(options.address)


COMMANDS = (
    Command("gtp", "run as a GTP engine, for other Go programs", _gtp_flags, _gtp),
    Command(
        "serve",
        "answer queries in KataGo's JSON analysis protocol",
        _serve_flags,
        _serve,
        aliases=("analysis",),  # KataGo's own name for it
    ),
    Command(
        "connect",
        "use an engine that listens on another computer as a program here",
        _connect_flags,
        _connect,
    ),
)
