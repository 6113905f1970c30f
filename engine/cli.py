"""`sai-engine`: the engine's door for the shell. Heavy layers are imported by the command used."""

from __future__ import annotations

import contextlib
import importlib
import io
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.base.errors import EngineError, SettingsError
from engine.base.logs import LOG_LEVELS, log_to_stderr
from engine.base.terminal import notice, plain
from engine.commands.command import Command, CommandParser
from engine.jobs.processes import end_if_tied

MODULES: Final = {
    "commands.analyze": ("analyze", "eval"),
    "commands.audit_curve": ("audit-curve",),
    "commands.planes": ("planes",),
    "commands.sgf": ("sgf",),
    "commands.fetch": ("fetch",),
    "commands.review": ("review",),
    "commands.train": ("run", "fork", "label", "estimate", "panel"),
    "commands.experiments": ("run-log", "sweep", "compare"),
    "commands.chain": ("chain",),
    "papers.alphago": ("rollout-policy",),
    "papers.gocse": ("epochs",),
    "commands.measure": ("measure",),
    "commands.openings": ("openings",),
    "commands.weights": ("weights",),
    "commands.export": ("export",),
    "commands.contests": ("match", "tournament"),
    "commands.handicap_table": ("handicap-table",),
    "commands.circles": ("circles",),
    "papers.sai": ("study", "figure1", "figure2", "figure3"),
    "commands.handicap": ("handicap",),
    "commands.opening_map": ("opening-map",),
    "commands.protocols": ("gtp", "serve", "analysis", "connect"),
    "commands.bench": ("bench",),
}
"""Modules with the names of their commands, in the order of the help: only the module of the
command used is imported."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status: 0 done, 1 stopped or partly failed, 2 refused."""
    end_if_tied()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks a character gets a code
            stream.reconfigure(errors="backslashreplace")
    try:
        try:
            given = _with_plugins(sys.argv[1:] if arguments is None else arguments)
            options = _parser(given).parse_args(given)
            if options.log_level:
                log_to_stderr(options.log_level)
            if getattr(options, "cluster", ""):  # told before networks and kernels are loaded
                from engine.jobs.connection import check_cluster

                check_cluster(options.cluster)
            return int(options.command(options))
        finally:
            if sys.stdout is not None:  # closed by the shell
                sys.stdout.flush()  # also the help's
    except EngineError as error:
        from engine.jobs.connection import leave

        notice(str(error))
        return leave(2)
    except KeyboardInterrupt:
        notice("stopped")
        return 1
    except BrokenPipeError:
        _give_up_output()  # the reader went away: nothing is left to say
        return 1
    except MemoryError:
        notice("there is not enough memory; ask for fewer visits or agents")
        return 2
    except OSError as error:
        _give_up_output()
        where = f"{error.filename}" if error.filename else "the output"
        reason = error.strerror or error
        notice(f"{where} can't be written or read ({reason}); fix that and run the command again")
        return 2
    except Exception as error:  # Python's own exit status, 1, is that of a stopped command
        from engine.base.plugins import plugin_at_fault

        traceback.print_exc()
        if fault := plugin_at_fault(error):
            notice(str(fault))
            return 2
        kind = f"{type(error).__name__}: {error}"
        notice(f"ended by a bug ({plain(kind):.300}); please report it with the traceback above")
        return 2


def _with_plugins(arguments: Sequence[str]) -> list[str]:
    """Load the files that `--plugin` names, on which flags depend; return the other arguments."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    others: list[str] = []
    waiting = iter(arguments[:end])
    for text in waiting:
        flag, equals, value = text.partition("=")
        if flag != "--plugin":
            others.append(text)
            continue
        from engine.base.plugins import add_plugin

        path = value if equals else next(waiting, "")
        if not path:
            raise SettingsError("--plugin needs the name of a file; give --plugin FILE.py")
        add_plugin(Path(path))
    return [*others, *arguments[end:]]


def _give_up_output() -> None:
    """Send what is still to be written nowhere, so that the end of the process says nothing."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _parser(arguments: Sequence[str] = ()) -> CommandParser:
    """Return a parser that knows the command which the arguments name, or all commands."""
    parser = CommandParser(
        prog="sai-engine",
        description="Go engine that knows the score: the winrate for every komi.",
    )
    parser.is_door = True
    parser.add_argument(
        "--log-level", choices=LOG_LEVELS, help="print log records of this severity and above"
    )
    _add_plugin_flag(parser)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    first = arguments[0] if arguments else ""
    named = [module for module, names in MODULES.items() if first in names]
    for module in named or MODULES:
        for command in _commands(module):
            sub = commands.add_parser(
                command.name,
                aliases=command.aliases,
                help=command.help,
                description=command.help,
            )
            sub.set_defaults(command=command.run)
            sub.any_order = True
            command.flags(sub)
            _add_plugin_flag(sub)
    return parser


def _add_plugin_flag(parser: CommandParser) -> None:
    """Add `--plugin` to the help; `_with_plugins` reads it."""
    parser.add_argument(
        "--plugin",
        metavar="FILE.py",
        help="load a plug-in (may stand anywhere, and more than once): blocks, heads, planes, "
        "losses, sources of games, move rules or kinds of contest",
    )


def _commands(module: str) -> Sequence[Command]:
    """Return the commands that a module declares."""
    found: Sequence[Command] = importlib.import_module(f"engine.{module}").COMMANDS
    return found


if __name__ == "__main__":
    sys.exit(main())
