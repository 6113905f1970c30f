"""Tables of wins, each player against each, as in the small-board study (GoCSE392 7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.base.csv_text import csv_text
from engine.base.errors import SettingsError
from engine.base.statistics.intervals import wilson_interval
from engine.base.translation import tr
from engine.games.standings import Standings


@dataclass(frozen=True)
class WinRow:
    """A player's row."""

    name: str
    against: tuple[int | None, ...]
    """Wins against each player of the table; None where there is no game."""
    as_black: int
    """Wins with Black."""
    as_white: int
    draws: int
    games: int
    counted: int
    """Games that the interval counts, see `Standings.evidence`."""

    @property
    def wins(self) -> int:
        """All wins."""
        return self.as_black + self.as_white

    @property
    def share(self) -> float:
        """Share of the points; a draw counts half."""
        return (self.wins + 0.5 * self.draws) / self.games if self.games else float("nan")

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of `share`, as if the counted games were independent."""
        return wilson_interval(self.share * self.counted, self.counted)


@dataclass(frozen=True)
class WinsTable:
    """Wins of the players of a contest, or of a group of them, in games among themselves."""

    rows: tuple[WinRow, ...]
    """In the order of the players."""


def group_of(contest: Standings, text: str) -> tuple[int, ...]:
    """Return the indices of the players named in a text like `A,B,C`.

    Raises
    ------
    SettingsError
        A player is not of the contest, or fewer than two are named.
    """
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in contest.names:
            known = ", ".join(contest.names)
            raise SettingsError(f"--group: {name!r} is no player; the players are {known}")
    if len(set(names)) < 2:
        raise SettingsError(f"--group takes two different players or more, not {text!r:.60}")
    return tuple(list(contest.names).index(name) for name in dict.fromkeys(names))


def wins_table(contest: Standings, players: Sequence[int] = ()) -> WinsTable:
    """Return the table of wins; `players` are the indices of a group, by default everybody."""
    group = tuple(players) or tuple(range(len(contest.names)))
    games, evidence = (
        [g for g in played if g.black in group and g.white in group]
        for played in (contest.games.values(), contest.evidence())
    )
    rows = []
    for player in group:
        own = [game for game in games if player in (game.black, game.white)]
        won = [game for game in own if game.points(player) == 1.0]
        tallies = [contest.tally(player, other) for other in group]
        rows.append(
            WinRow(
                name=contest.names[player],
                against=tuple(t.wins if t.games and other != player else None
                              for other, t in zip(group, tallies, strict=True)),
                as_black=sum(game.black == player for game in won),
                as_white=sum(game.white == player for game in won),
                draws=sum(game.winner == 0 for game in own),
                games=len(own),
                counted=sum(player in (game.black, game.white) for game in evidence),
            )
        )  # fmt: skip
    return WinsTable(tuple(rows))


_TOTALS = (
    *(tr("wins"), tr("as Black"), tr("as White"), tr("draws"), tr("games"), tr("share %")),
    tr("95 % interval"),
)


def _cells(table: WinsTable) -> list[list[str]]:
    """Return the head and the rows; columns are numbered as the rows."""
    head = ["", tr("player"), *(str(place + 1) for place in range(len(table.rows))), *_TOTALS]
    cells = [head]
    for place, row in enumerate(table.rows, 1):
        low, high = row.interval
        against = ["" if wins is None else str(wins) for wins in row.against]
        totals = map(str, (row.wins, row.as_black, row.as_white, row.draws, row.games))
        share = f"{100 * row.share:.1f}" if row.games else ""
        interval = ""
        if row.games:
            interval = tr("{low:.1f} to {high:.1f}", low=100 * low, high=100 * high)
        cells.append([str(place), row.name, *against, *totals, share, interval])
    return cells


def wins_text(table: WinsTable) -> str:
    """Return the table for a terminal: wins of each row against each column, then totals."""
    cells = _cells(table)
    widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))]
    return "\n".join(
        "  ".join(
            f"{cell:<{width}}" if i == 1 else f"{cell:>{width}}"
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in cells
    )


def wins_markdown(tables: Sequence[WinsTable]) -> str:
    """Return tables in Markdown, one below the other."""
    parts = []
    for table in tables:
        head, *rows = [[cell.replace("|", "\\|") for cell in row] for row in _cells(table)]
        rule = ["---" if i == 1 else "---:" for i in range(len(head))]
        parts.append("\n".join("| " + " | ".join(row) + " |" for row in (head, rule, *rows)))
    return "\n\n".join(parts) + "\n"


def wins_csv(tables: Sequence[WinsTable]) -> str:
    """Return a row per player; columns of wins against a player are headed by the name."""
    names = list(dict.fromkeys(row.name for table in tables for row in table.rows))
    totals = ("wins", "as_black", "as_white", "draws", "games", "share", "low", "high")
    against_all = (f"against {name}" for name in names)
    rows: list[Sequence[object]] = [("table", "player", *against_all, *totals)]
    for number, table in enumerate(tables, 1):
        columns = [row.name for row in table.rows]
        for row in table.rows:
            won = dict(zip(columns, row.against, strict=True))
            against = ["" if won.get(name) is None else won[name] for name in names]
            numbers = [f"{value:.4f}" for value in (row.share, *row.interval)]
            rows.append(
                (number, row.name, *against, row.wins, row.as_black, row.as_white, row.draws,
                 row.games, *numbers)
            )  # fmt: skip
    return csv_text(rows)
