"""`sai-engine handicap-table`: players against one opponent, even and with handicap."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from engine.base.errors import SettingsError
from engine.base.setting_flags import add_setting_flags, refuse_unused
from engine.base.terminal import notice, plain, stop_signals
from engine.commands.command import Command, CommandParser
from engine.commands.contests import (
    PLAYER,
    Results,
    check_table,
    contest_settings,
    results_at_end,
    with_options,
)
from engine.games.contest_settings import (
    CELL_GAMES,
    CELL_SETTINGS,
    HANDICAPS,
    METHODS,
    MOST_HANDICAP,
    ContestSettings,
    cell_settings,
    column_name,
)

if TYPE_CHECKING:
    from engine.games.standings import ContestGame, Standings


def _flags(sub: CommandParser) -> None:
    sub.add_argument("players", nargs="+", metavar="PLAYER", help=f"a row: {PLAYER}")
    sub.add_argument(
        "--against", required=True, metavar="OPPONENT",
        help="the opponent, a player like the others; Black with the stones",
    )  # fmt: skip
    sub.add_argument(
        "--folder", type=Path, required=True,
        help="keep the games here; the same command continues with the missing games",
    )  # fmt: skip
    sub.add_argument(
        "--size",
        type=int,
        help="board size (that of the first network; needed if it plays several)",
    )
    sub.add_argument(
        "--handicaps",
        default=",".join(map(str, HANDICAPS)),
        metavar="H,H,...",
        help="columns: 0 = even, both colors; 1 = Black plays first at komi 0.5, without stones; "
        "2 to 9 = that many stones before White's first move at komi 0.5 (%(default)s)",
    )
    sub.add_argument(
        "--methods",
        metavar="M,M,...",
        help="a row of each network for each method of dynamic komi: " + ", ".join(METHODS),
    )
    add_setting_flags(sub, ContestSettings, CELL_SETTINGS, defaults={"games": CELL_GAMES})
    sub.add_argument("--table", type=Path, metavar="FILE", help="write the table: .csv or .md")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    sub.set_defaults(kind=None)


def rows_of(players: list[str], methods: str | None) -> list[str]:
    """Return the players of the rows: with methods, each network once for each of them.

    Raises
    ------
    SettingsError
        A method is unknown, or a player is no network.
    """
    from engine.catalog.networks import describe_network
    from engine.games.contestants import parse_entry

    if methods is None:
        return players
    names = [name.strip() for name in methods.split(",")]
    for name in names:
        if name not in METHODS:
            raise SettingsError(f"--methods takes {', '.join(METHODS)}, not {name!r:.40}")
    rows = []
    for text in players:
        entry = parse_entry(text)
        if entry.network is None:
            raise SettingsError(f"--methods is for networks, not for {text!r:.60}")
        whose = str(entry.options.get("name", describe_network(entry.network).name))
        for name in names:
            label = METHODS[name] if len(players) == 1 else f"{whose} {METHODS[name]}"
            rows.append(with_options(text, f"dynamic_komi={name},name={label}"))
    return rows


def _handicaps(text: str) -> tuple[int, ...]:
    """Return the columns, each once and in order of the text."""
    try:
        values = tuple(dict.fromkeys(int(part) for part in text.split(",")))
    except ValueError:
        values = ()
    if not values or not all(0 <= value <= MOST_HANDICAP for value in values):
        raise SettingsError(
            f"--handicaps takes numbers from 0 to {MOST_HANDICAP} separated by commas, not "
            f"{text!r:.40}"
        )
    return values


def _handicap_table(options: argparse.Namespace) -> int:
    from engine.commands.consent import allow, contest_uses
    from engine.commands.loading import compile_engine
    from engine.games.contest_text import game_text
    from engine.games.contestants import check_players, open_entrants, parse_entry
    from engine.games.handicap_games import HandicapGames
    from engine.games.handicap_table import (
        handicap_table_fields,
        table_csv,
        table_markdown,
        table_text,
    )

    check_table(options)
    handicaps = _handicaps(options.handicaps)
    options.players = [*rows_of(options.players, options.methods), options.against]
    settings = contest_settings(options)
    refuse_unused(options, cell_settings(settings, max(handicaps)).unused())
    entries = [parse_entry(text) for text in options.players]
    check_players(entries, settings, options.size)
    allow(contest_uses(options.players, settings, options.folder))
    compile_engine(notice)
    with stop_signals() as stopped, open_entrants(entries, settings, options.size) as entrants:
        games = HandicapGames(settings, entrants, handicaps, options.folder)

        def results() -> Results:
            table = games.table()
            return Results(
                lambda: handicap_table_fields(table),
                lambda: "\n".join(map(plain, table_text(table).splitlines())),
                lambda: table_csv(table),
                lambda: table_markdown(table),
            )

        with results_at_end(options, results) as announce:

            def ended(row: int, handicap: int, contest: Standings, game: ContestGame) -> None:
                where = f"{games.fields.names[row]}, {column_name(handicap)}"
                announce(f"{where}: {game_text(contest, game)}")

            games.run(notice=notice, stopped=stopped, ended=ended)
        table = games.table()
    return 0 if table.played >= table.planned else 1


COMMANDS = (
    Command(
        "handicap-table",
        "let players play even and handicap games against one opponent",
        _flags,
        _handicap_table,
    ),
)
