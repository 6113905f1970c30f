"""Arguments of `sai-engine match` and `sai-engine tournament`."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.base.errors import SettingsError
from engine.base.setting_flags import add_setting_flags, checked_settings, given_settings
from engine.match.settings import PROGRAM, ContestSettings

if TYPE_CHECKING:
    from engine.contests.contest import Contest

__all__ = ["add_contest_arguments", "contest_settings", "open_contest"]

PLAYER: Final = (
    "weights file or name of a network, with options like `NET[visits=400,lambda=0.5]`, or "
    "`gtp:COMMAND LINE` of another program"
)
SIDE_OPTIONS: Final = ("visits", "lambda")  # options with a separate flag for each side of a match
PROGRAM_GAMES: Final = 8  # games side by side if other programs play: each game has a process


def add_contest_arguments(parser: argparse.ArgumentParser, *, pair: bool) -> None:
    """Add players and conditions; missing ones keep the default of `ContestSettings`."""
    if pair:
        parser.add_argument("players", nargs=2, metavar="PLAYER", help=PLAYER)
        for name in SIDE_OPTIONS:
            for side in "ab":
                parser.add_argument(
                    f"--{name}-{side}", metavar="X", help=f"{name} of player {side.upper()} alone"
                )
    else:
        parser.add_argument("players", nargs="+", metavar="PLAYER", help=PLAYER)
    parser.add_argument("--size", type=int, help="board size (that of the first network)")
    add_setting_flags(parser, ContestSettings)
    parser.add_argument(
        "--hold", dest="side", action="store_const", const="hold", default=argparse.SUPPRESS,
        help="the same as --side hold",
    )  # fmt: skip
    parser.add_argument(
        "--folder",
        type=Path,
        help="keep every finished game here; the same command continues with the missing games",
    )
    parser.add_argument("--sgf", type=Path, metavar="FOLDER", help="write a game record of each")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def contest_settings(options: argparse.Namespace) -> ContestSettings:
    """Return the settings by the arguments.

    Raises
    ------
    SettingsError
        A value is impossible; the message names its flag.
    """
    values = given_settings(options, ContestSettings)
    if values.get("opening", "none") != "none":
        values.setdefault("temperature", 0.0)  # the openings already make the games differ
    if any(text.startswith(PROGRAM) for text in options.players):
        values.setdefault("at_once", PROGRAM_GAMES)
    return checked_settings(ContestSettings, values)


@contextlib.contextmanager
def open_contest(
    options: argparse.Namespace,
    prepare: Callable[[], None],
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> Iterator[Contest]:
    """Open the contest that the arguments describe, with its players; they are closed at the end.

    `prepare` is called after the arguments were checked, before the players start; for `notice` and
    `stopped` see `Contest`.
    """
    from engine.contests.contest import Contest
    from engine.contests.contestants import open_entrants, parse_entry

    settings = contest_settings(options)
    texts = list(options.players)
    for name in SIDE_OPTIONS:
        for index, side in enumerate("ab"):
            value = getattr(options, f"{name}_{side}", None)
            if value is not None:
                texts[index] = _with_option(texts[index], name, value)
    entries = [parse_entry(text) for text in texts]
    prepare()
    with open_entrants(entries, settings, options.size) as entrants:
        yield Contest(settings, entrants, options.folder, notice=notice, stopped=stopped)


def _with_option(text: str, name: str, value: str) -> str:
    if text.startswith(PROGRAM):
        program = text.removeprefix(PROGRAM)
        raise SettingsError(
            f"--{name}-a and --{name}-b are for networks; put options of {program!r:.60} into "
            "its command line"
        )
    if text.endswith("]"):
        return f"{text[:-1]},{name}={value}]"
    return f"{text}[{name}={value}]"
