"""Convert a contest to tables for a terminal, JSON fields and game records."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from engine.base.statistics.rating import elo_by_games, elo_by_games_text, known_end, rating_text
from engine.base.terminal import plain
from engine.games.opening_book import book_fields
from engine.games.standings import (
    COLOR_NAMES,
    ContestGame,
    Standings,
    contest_record,
)
from engine.games.wins import WinsTable, wins_table, wins_text
from engine.go.board import BLACK, WHITE
from engine.go.coords import point_to_gtp
from engine.record.sgf import save


def plan_text(contest: Standings) -> str:
    """Return why more games are planned than requested; "" if the numbers are equal."""
    settings, players = contest.settings, len(contest.names)
    games = contest.planned // (players * (players - 1) // 2)
    if games == settings.games:
        return ""
    komi = [f"{value:g}" for value in settings.contest_komi(contest.size)]
    reasons = [f"at komi {' and '.join(komi)}"] if len(komi) > 1 else []
    if settings.side == "both" and not settings.handicap:
        reasons.append("with both colors")
    return (
        f"{games} games of each pair instead of {settings.games}: every opening is played "
        f"{' and '.join(reasons)}"
    )


def game_text(contest: Standings, game: ContestGame) -> str:
    """Return a line about a finished game."""
    names = contest.names
    remark = contest.remark(game)
    shown = f" ({remark})" if remark else ""
    return (
        f"{len(contest.games)} of {contest.planned}: {names[game.black]} - "
        f"{names[game.white]}, komi {game.komi:g}: {contest.result(game)}{shown}"
    )


def contest_text(contest: Standings, tables: Sequence[WinsTable] = ()) -> str:
    """Return the contest as tables for a terminal.

    `tables` are tables of wins, the first one of all players; by default only this one.
    """
    unfinished = f"stopped after {len(contest.games)} of {contest.planned} games"
    if not contest.games:
        return unfinished
    tables = tables or (wins_table(contest),)
    names = contest.names
    width = max(len("player"), *map(len, names))
    lines = [f"{'player':<{width}}  komi  color  games   wins  draws  losses"]
    for player, komi, color, games in _rows(contest):
        points = [game.points(player) for game in games]
        lines.append(
            f"{names[player]:<{width}}  {komi:>4g}  {COLOR_NAMES[color]:<5}  {len(games):>5}  "
            f"{points.count(1.0):>5}  {points.count(0.5):>5}  {points.count(0.0):>6}"
        )
    for player, color, komi, distance in dynamic_komi_rows(contest):
        lines.append(
            f"{names[player]}: mean dynamic komi {komi:.1f} as {COLOR_NAMES[color]}, "
            f"{round(distance, 1) + 0.0:+.1f} from the game's"
        )
    visits = [contest.mean_visits(player) for player in range(len(names))]
    if any(mean is not None and not mean.is_integer() for mean in visits):
        known = [f"{name} {v:.1f}" for name, v in zip(names, visits, strict=True) if v is not None]
        lines.append(f"mean visits of a search: {', '.join(known)}")
    lines.append("")
    if len(names) > 2:
        lines += ["wins of each row against each column:", *wins_text(tables[0]).splitlines(), ""]
    for table_of_group in tables[1:]:
        lines += ["in games of the group:", *wins_text(table_of_group).splitlines(), ""]
    table = contest.ratings()
    if table is not None and len(names) > 2:
        lines += [*rating_text(table).splitlines(), ""]
    elif table is not None:
        tally = contest.tally(0, 1)
        elo = elo_by_games_text(contest.tally(0, 1, contest.evidence()))
        lines.append(
            f"{names[0]} took {tally.share:.1%} of {tally.games} games from {names[1]}: {elo}"
        )
    if (test := contest.sprt()) is not None:
        verdict = "undecided"
        if test.decided:
            verdict = f"Elo {test.elo1 if test.ratio > 0 else test.elo0:g} fits better"
        lines.append(
            f"sequential test of Elo {test.elo0:g} against {test.elo1:g}: {verdict} "
            f"(log-likelihood ratio {test.ratio:.2f} between {test.low:.2f} and {test.high:.2f})"
        )
    for (name, reason), count in Counter(
        (names[game.white if game.winner == BLACK else game.black], game.reason)
        for game in contest.games.values()
        if game.reason
    ).most_common(10):
        lines.append(f"{name} forfeited {count} game(s): {reason}")
    if cut := sum(bool(contest.remark(g)) and not g.reason for g in contest.games.values()):
        lines.append(f"{cut} game(s) were counted at the limit of moves, not ended by passes")
    if contest.color_text:
        lines.append(contest.color_text)
    if contest.repeats_text:
        lines.append(contest.repeats_text)
    counted = len(contest.evidence())
    if counted < len(contest.games):
        lines.append(f"repeated games count once in Elo and intervals: {counted} games count")
    if contest.handicap_text:
        lines.append(contest.handicap_text)
    if (book := contest.openings) is not None:
        asked = ", ".join(f"{r.low:.2f} to {r.high:.2f} at {r.komi:g}" for r in book.ranges)
        lines.append(
            f"openings checked by {book.judge} at {book.visits} visits: Black wins {asked}"
        )
    elif contest.settings.opening == "value":
        lines.append("the openings were not checked by a strong network: some may decide the game")
    if not contest.finished:
        lines.append(unfinished)
    return "\n".join(map(plain, lines)).rstrip()


def contest_fields(contest: Standings, tables: Sequence[WinsTable] = ()) -> dict[str, Any]:
    """Return the JSON fields of docs/commands/matches.md; for `tables` see `contest_text`."""
    tables = tables or (wins_table(contest),)
    names, size = contest.names, contest.size
    ratings, test = contest.ratings(), contest.sprt()
    by_games = None
    if len(names) == 2:
        ends = elo_by_games(contest.tally(0, 1, contest.evidence()))
        by_games = dict(zip(("elo", "low", "high"), map(known_end, ends), strict=True))
    return {
        "size": size,
        "players": [
            {"name": name, "identity": identity, "mean_visits": contest.mean_visits(player)}
            for player, (name, identity) in enumerate(zip(names, contest.identities, strict=True))
        ],
        "settings": contest.settings.public_values(),
        "openings": contest.openings and msgspec.to_builtins(book_fields(contest.openings)),
        "planned": contest.planned,
        "finished": contest.finished,
        "different_games": contest.different_games,
        "counted_games": len(contest.evidence()),
        "pairs": [
            {"first": names[i], "second": names[j], **contest.tally(i, j)._asdict()}
            for i, j in combinations(range(len(names)), 2)
        ],
        "rows": [
            {
                "player": names[player],
                "komi": komi,
                "color": COLOR_NAMES[color].lower(),
                "games": len(games),
                "points": sum(game.points(player) for game in games),
            }
            for player, komi, color, games in _rows(contest)
        ],
        "dynamic_komi": [
            {
                "player": names[player],
                "color": COLOR_NAMES[color].lower(),
                "mean": komi,
                "distance": distance,
            }
            for player, color, komi, distance in dynamic_komi_rows(contest)
        ],
        "tables": [
            [
                {
                    **asdict(row),
                    "against": list(row.against),
                    "wins": row.wins,
                    "share": row.share,
                    "interval": list(row.interval),
                }
                for row in table.rows
            ]
            for table in tables
        ],
        "ratings": [
            {
                "name": r.name,
                "elo": r.elo,
                "low": known_end(r.low),
                "high": known_end(r.high),
                "by_prior": r.by_prior,
            }
            for r in (ratings.ratings if ratings is not None else ())
        ],
        "reference": list(ratings.reference if ratings is not None else ()),
        "by_games": by_games,
        "cycles": [list(cycle.names) for cycle in (ratings.cycles if ratings is not None else ())],
        "sprt": None if test is None else {**vars(test), "decided": test.decided},
        "games": [
            {
                "number": game.number,
                "black": names[game.black],
                "white": names[game.white],
                "komi": game.komi,
                "black_komi": game.black_komi,
                "white_komi": game.white_komi,
                "black_visits": game.black_visits,
                "white_visits": game.white_visits,
                "result": contest.result(game),
                "reason": game.reason,
                "handicap": [point_to_gtp(point, size) for point in game.stones],
                "opening": [point_to_gtp(point, size) for point in game.opening],
                "moves": [point_to_gtp(point, size) for point in game.moves],
            }
            for _, game in sorted(contest.games.items())
        ],
    }


def _rows(contest: Standings) -> list[tuple[int, float, int, list[ContestGame]]]:
    """Return games by player, komi and color; of a match, only the first player's."""
    count = len(contest.names)
    rows = []
    for player in range(1 if count == 2 else count):
        for komi in sorted(set(contest.settings.contest_komi(contest.size))):
            for color in (BLACK, WHITE):
                games = [
                    game
                    for game in contest.games.values()
                    if game.komi == komi
                    and (game.black if color == BLACK else game.white) == player
                ]
                if games:
                    rows.append((player, komi, color, games))
    return rows


def dynamic_komi_rows(contest: Standings) -> list[tuple[int, int, float, float]]:
    """Return player, color, mean dynamic komi and its mean distance from the games' komi [points].

    Players without dynamic komi are left out. All games have equal weight.
    """
    rows = []
    for player in range(len(contest.names)):
        for color in (BLACK, WHITE):
            own = [
                (believed, believed - contest.game_rules(game).white_bonus)
                for game in contest.games.values()
                if (game.black if color == BLACK else game.white) == player
                and (believed := game.dynamic_komi(color)) is not None
            ]
            if own:
                komi, distance = (sum(values) / len(own) for values in zip(*own, strict=True))
                rows.append((player, color, round(komi, 3), round(distance, 3)))
    return rows


def save_game(contest: Standings, game: ContestGame, folder: Path) -> None:
    """Write the record of a game to a folder; the file is named by number and players.

    Raises
    ------
    RecordError
        The file can't be written.
    """
    black, white = contest.names[game.black], contest.names[game.white]
    name = f"{game.number + 1:05d}-{_short(black)}-{_short(white)}.sgf"
    save(folder / name, [contest_record(contest, game)])


def _short(name: str) -> str:
    """Return a player's name as part of a file name."""
    return re.sub(r"[^A-Za-z0-9.=]+", "_", name)[:40].strip("_.") or "player"
