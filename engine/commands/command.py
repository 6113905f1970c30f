"""The pattern of a command of `sai-engine`: how a module of this package declares what it does."""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from engine.base.arguments import OnceParser
from engine.base.terminal import notice
from engine.network.backends.available import EVALUATORS, check_evaluator

_NONE: Final[Mapping[str, str]] = {}


class CommandParser(OnceParser):
    """Parser of a command's arguments; errors are one sentence."""

    any_order = False
    """Whether options may stand between positional arguments: true for all commands."""
    is_door = False
    """Whether it only finds the command, whose own parser tells about unknown options."""
    replaced: Mapping[str, str] = _NONE
    """What an option of earlier versions is replaced by, by its flag."""
    more_help: Callable[[], str] | None = None
    """Makes the end of the help, when that is asked for."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Parse, in two passes where the order is free."""
        if not self.any_order or "--" in (args or ()):  # what follows is no option
            options, unknown = super().parse_known_args(args, namespace)
            flag = next((text for text in unknown if text.startswith("--")), "")
            if flag and not self.is_door:
                flag = flag.partition("=")[0]
                if flag in self.replaced:
                    self.error(f"{flag} was removed: {self.replaced[flag]}")
                words = {known.strip("-"): known for known in self._option_string_actions}
                near = difflib.get_close_matches(flag.strip("-"), words, 1)
                hint = f" (did you mean {words[near[0]]}?)" if near else ""
                self.error(f"unknown option {flag}{hint}")
            return options, unknown
        self.any_order = False  # each pass comes back here
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.any_order = True

    def format_help(self) -> str:
        """The help, and what `more_help` adds."""
        return super().format_help() + (self.more_help() if self.more_help else "")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Write help and usage; argparse itself would pass over a full disk in silence."""
        stream = file or sys.stderr
        if message and stream is not None:
            stream.write(message)
            stream.flush()

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments, with one line in place of the usage."""
        notice(f"{message}; see {self.prog} --help")
        sys.exit(2)


@dataclass(frozen=True)
class Command:
    """A command: each module of this package lists its own in `COMMANDS`."""

    name: str
    help: str
    """One line that says what the command does, in the list of commands and above its flags."""
    flags: Callable[[CommandParser], None]
    """Adds the arguments to the command's parser."""
    run: Callable[[argparse.Namespace], int]
    """Runs the command; returns the exit status: 0 done, 1 stopped or partly failed, 2 refused."""
    aliases: tuple[str, ...] = ()
    """Other names of the command."""


def add_evaluator_argument(parser: argparse.ArgumentParser, default: str = "auto") -> None:
    """Add the argument that selects how the network runs."""
    names = f"{', '.join(EVALUATORS)}, fp64"
    parser.add_argument(
        "--evaluator",
        "--precision",
        type=check_evaluator,
        default=default,
        metavar="NAME",
        help=f"how the network runs: {names} ({default})",
    )


def add_cluster_flag(parser: argparse.ArgumentParser, does: str) -> None:
    """Add the flag for the address of a Ray cluster, which `does` something."""
    parser.add_argument(
        "--cluster",
        default="",
        metavar="ADDRESS",
        help=f"Ray cluster that {does}: HOST:PORT, or auto for the one on this computer",
    )


def add_trust_flag(parser: argparse.ArgumentParser) -> None:
    """Add the flag that allows what the folder of a job names, see `engine.commands.consent`."""
    parser.add_argument(
        "--trust",
        action="store_true",
        help="use the programs, clusters and files that the folder names, also those that you have "
        "not used before",
    )
