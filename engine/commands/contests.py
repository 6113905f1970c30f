"""The commands `match` and `tournament`."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.base.errors import SettingsError, reason_of
from engine.base.files import atomic_write, created_folder, write_probe
from engine.base.setting_flags import (
    add_setting_flags,
    checked_settings,
    given_settings,
    refuse_unused,
)
from engine.base.terminal import notice, print_json, stop_signals
from engine.commands.command import Command, add_cluster_flag
from engine.games.contest_settings import CONTEST_KINDS, ContestSettings
from engine.games.settings import PROGRAM

if TYPE_CHECKING:
    from engine.games.contest import Contest
    from engine.games.standings import ContestGame, Standings
    from engine.games.wins import WinsTable

PLAYER: Final = (
    "weights file or name of a network, with options like `NET[visits=400,lambda=0.5]` "
    "(`value=NET2`: NET2 gives the values, NET only the policy; `white=NET2`: NET2 plays White), "
    "or `gtp:COMMAND LINE` of another program"
)
SIDE_OPTIONS: Final = ("visits", "lambda")  # options with a separate flag for each side of a match
PROGRAM_GAMES: Final = 8  # games side by side if other programs play: each game has a process


def _add_arguments(parser: argparse.ArgumentParser, *, pair: bool) -> None:
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
    parser.add_argument(
        "--size",
        type=int,
        help="board size (that of the first network; needed if it plays several)",
    )
    kinds = "; ".join(f"{name}: {kind.about}" for name, kind in CONTEST_KINDS.items())
    parser.add_argument(
        "--kind", choices=tuple(CONTEST_KINDS), help=f"defaults of other options ({kinds})"
    )
    parser.add_argument(
        "--each", metavar="OPTIONS", help="options of every network, like search.fpu=lz,lambda=0.5"
    )
    parser.add_argument(
        "--group",
        action="append",
        default=[],
        metavar="A,B,...",
        help="also a table of the wins among these players; as often as you like",
    )
    parser.add_argument(
        "--table", type=Path, metavar="FILE", help="write the tables of wins: .csv or .md"
    )
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
    add_cluster_flag(parser, "plays the games")
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
    if options.kind is not None:
        values = {**CONTEST_KINDS[options.kind].values, **values}
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
    from engine.games.contest import Contest
    from engine.games.contestants import check_players, open_entrants, parse_entry

    settings = contest_settings(options)
    refuse_unused(options, settings.unused())
    texts = list(options.players)
    if options.each:
        texts = [with_options(text, options.each, first=True) for text in texts]
    for name in SIDE_OPTIONS:
        for index, side in enumerate("ab"):
            value = getattr(options, f"{name}_{side}", None)
            if value is not None:
                if texts[index].startswith(PROGRAM):
                    program = texts[index].removeprefix(PROGRAM)
                    raise SettingsError(
                        f"--{name}-a and --{name}-b are for networks; put options of "
                        f"{program!r:.60} into its command line"
                    )
                texts[index] = with_options(texts[index], f"{name}={value}")
    entries = [parse_entry(text) for text in texts]
    if options.cluster:
        from engine.games.cluster_games import check_entries

        check_entries(entries)
    check_players(entries, settings, options.size)
    if options.folder is not None:
        from engine.commands.consent import allow, contest_uses

        allow(contest_uses(texts, settings, options.folder))  # a window may continue it unasked
    prepare()
    with open_entrants(entries, settings, options.size) as entrants:
        yield Contest(settings, entrants, options.folder, notice=notice, stopped=stopped)


def with_options(text: str, added: str, *, first: bool = False) -> str:
    """Return a network with more options, which come before its own if `first`: the last wins."""
    if text.startswith(PROGRAM):
        return text
    if not text.endswith("]"):
        return f"{text}[{added}]"
    name, _, own = text[:-1].rpartition("[")
    return f"{name}[{added},{own}]" if first else f"{name}[{own},{added}]"


def check_table(options: argparse.Namespace) -> None:
    """Refuse a file for the tables before the games are played.

    Raises
    ------
    SettingsError
        Its name ends neither with .csv nor with .md, or it can't be written.
    """
    if options.table is None:
        return
    if options.table.suffix not in (".csv", ".md"):
        raise SettingsError(f"--table {options.table}: the name must end with .csv or .md")
    with _written_by("table", options.table):
        write_probe(options.table.parent)


@contextlib.contextmanager
def sgf_folder(options: argparse.Namespace) -> Iterator[None]:
    """Create the folder of `--sgf`; it is removed at the end if it is empty.

    Raises
    ------
    SettingsError
        It can't be written: better said before the games than after the first one.
    """
    with contextlib.ExitStack() as stack:
        if options.sgf is not None:
            with _written_by("sgf", options.sgf):
                stack.enter_context(created_folder(options.sgf))
                write_probe(options.sgf)
        yield


@contextlib.contextmanager
def _written_by(flag: str, path: Path) -> Iterator[None]:
    """Turn an OSError into the error about the option that names a path."""
    try:
        yield
    except OSError as error:
        raise SettingsError(
            f"--{flag} {path}: can't be written ({reason_of(error)}); name another place"
        ) from None


def contest_tables(options: argparse.Namespace, contest: Standings) -> list[WinsTable]:
    """Return the table of all wins and those of the groups named on the command line.

    Raises
    ------
    SettingsError
        A group names somebody who does not play.
    """
    from engine.games.wins import group_of, wins_table

    groups = [group_of(contest, text) for text in options.group]
    return [wins_table(contest), *(wins_table(contest, group) for group in groups)]


class Results(NamedTuple):
    """The results of games at one time: functions that return them in several forms."""

    fields: Callable[[], dict[str, Any]]
    text: Callable[[], str]
    csv: Callable[[], str]
    markdown: Callable[[], str]


@contextlib.contextmanager
def results_at_end(
    options: argparse.Namespace, results: Callable[[], Results]
) -> Iterator[Callable[[str], None]]:
    """Show results after the games played inside, and write them to `--table FILE`.

    After an error, such as a program that can't go on, they are shown if games were finished.

    Parameters
    ----------
    results
        Returns the results as they stand.

    Yields
    ------
    ended
        Must be called for each finished game with a line about it, which is printed.
    """
    finished = 0

    def ended(line: str) -> None:
        nonlocal finished
        finished += 1
        notice(line)

    def show() -> None:
        now = results()
        if options.json:
            print_json(now.fields())
        else:
            print(now.text())
        if options.table is not None:
            table = now.csv if options.table.suffix == ".csv" else now.markdown
            atomic_write(options.table, table().encode())

    try:
        yield ended
    except BaseException:
        if finished:
            show()
        raise
    show()


def _contest(options: argparse.Namespace) -> int:
    from engine.commands.loading import compile_engine
    from engine.games.contest_text import (
        contest_fields,
        contest_text,
        game_text,
        plan_text,
        save_game,
    )
    from engine.games.wins import wins_csv, wins_markdown

    check_table(options)
    with (
        stop_signals() as stopped,
        sgf_folder(options),
        open_contest(options, lambda: compile_engine(notice), notice, stopped) as contest,
    ):
        contest_tables(options, contest)  # refuses groups of strangers before the games
        if plan_text(contest):
            notice(plan_text(contest))

        def keep(game: ContestGame) -> None:
            if options.sgf is not None:
                save_game(contest, game, options.sgf)

        for game in contest.games.values():  # of an earlier time
            keep(game)

        def results() -> Results:
            tables = contest_tables(options, contest)
            return Results(
                lambda: contest_fields(contest, tables),
                lambda: contest_text(contest, tables),
                lambda: wins_csv(tables),
                lambda: wins_markdown(tables),
            )

        with results_at_end(options, results) as announce:

            def ended(game: ContestGame) -> None:
                announce(game_text(contest, game))
                keep(game)

            contest.run(cluster=options.cluster, stopped=stopped, ended=ended)
    return 0 if contest.finished else 1


COMMANDS = tuple(
    Command(
        name,
        f"let {players} play each other: networks, agents, other programs",
        partial(_add_arguments, pair=name == "match"),
        _contest,
    )
    for name, players in (("match", "two players"), ("tournament", "all players"))
)
