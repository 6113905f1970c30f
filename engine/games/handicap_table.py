"""A table of players against one opponent at several handicaps.

It has the form of Tables 4 and 5 of the paper on multi-labelled value networks (Wu et al. 2017).
Each cell is an ordinary contest in a folder of its own, in which the player of the row gives the
stones and the opponent is Black with them; `engine.games.contest_settings` says what the columns
are. The folder of the table holds `handicap-table.json`. This module imports nothing that plays.
"""

from __future__ import annotations

import subprocess
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from engine.base.checked_json import Text, read_json
from engine.base.csv_text import csv_text
from engine.base.errors import FormatError
from engine.base.setting_flags import setting_flags
from engine.base.statistics.intervals import wilson_interval
from engine.base.statistics.rating import Tally
from engine.base.translation import tr
from engine.games.contest_folder import ContestReader
from engine.games.contest_settings import (
    CELL_SETTINGS,
    MOST_HANDICAP,
    ContestSettings,
    cell_settings,
    column_name,
)
from engine.games.standings import LARGEST_BOARD, MOST_PLAYERS, ContestGame, planned_games
from engine.jobs.job import JobKind
from engine.jobs.reader import JobReader, JobView
from engine.record.handicap import format_komi

Handicap = Annotated[int, Meta(ge=0, le=MOST_HANDICAP)]
Players = Annotated[tuple[Text, ...], Meta(min_length=1, max_length=MOST_PLAYERS)]


class HandicapTableFields(Struct, frozen=True, kw_only=True):
    """The fields of `handicap-table.json`."""

    format: Literal[1] = 1
    names: Players
    """Names of the rows."""
    identities: Players
    """Weights and options of each row's player, which must be equal to continue the table."""
    written: Players
    """The rows' players as on the command line."""
    opponent: Text
    """Name of the opponent."""
    opponent_identity: Text
    opponent_written: Text
    size: Annotated[int, Meta(ge=2, le=LARGEST_BOARD)]
    handicaps: Annotated[tuple[Handicap, ...], Meta(min_length=1, max_length=MOST_HANDICAP + 1)]
    settings: dict[str, Any]
    """Settings of the even games; see `cell_settings`."""


def cell_folder(folder: Path, row: int, handicap: int) -> Path:
    """Return the folder of a cell's contest."""
    return folder / f"{row + 1:02d}-{column_name(handicap)}"


@dataclass(frozen=True)
class TableCell:
    """Results of a row's player against the opponent at one handicap."""

    tally: Tally
    planned: int
    """Games of the whole cell."""
    counted: int
    """Games that the interval counts, see `Standings.evidence`."""

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share of the points."""
        return wilson_interval(self.tally.share * self.counted, self.counted)

    @property
    def text(self) -> str:
        """Percentage of the points with half the width of its interval, and missing games."""
        games = self.tally.games
        if not games:
            return ""
        low, high = self.interval
        share = f"{100 * self.tally.share:.1f} % (\u00b1{50 * (high - low):.1f})"
        return share if games >= self.planned else f"{share} {games}/{self.planned}"


@dataclass(frozen=True)
class HandicapTable:
    """The results of all cells at one moment."""

    fields: HandicapTableFields
    settings: ContestSettings
    """Settings of the even games."""
    cells: Mapping[tuple[int, int], TableCell]
    """By row and handicap."""

    @property
    def played(self) -> int:
        """Number of finished games."""
        return sum(cell.tally.games for cell in self.cells.values())

    @property
    def planned(self) -> int:
        """Number of games of the whole table."""
        return sum(cell.planned for cell in self.cells.values())

    @property
    def rows(self) -> list[list[str]]:
        """Heading and rows of the table as text: the method, then a cell for each handicap."""
        fields = self.fields
        head = [tr("Method"), *map(column_name, fields.handicaps)]
        rows = [
            [name, *(self.cells[row, handicap].text for handicap in fields.handicaps)]
            for row, name in enumerate(fields.names)
        ]
        return [head, *rows]

    @property
    def caption(self) -> str:
        """Explanation of the table's numbers in some sentences."""
        fields, settings = self.fields, self.settings
        parts = [
            tr(
                "Games won against {opponent} on {size}\u00d7{size} with 95 % intervals (Wilson; "
                "\u00b1 is half the width).",
                opponent=fields.opponent,
                size=fields.size,
            )
        ]
        if 0 in fields.handicaps:
            komi = tr(" and ").join(map(format_komi, settings.contest_komi(fields.size)))
            parts.append(tr("Even: both colors, komi {komi}.", komi=komi))
        if 1 in fields.handicaps:
            parts.append(tr("H1: the opponent is Black and plays first, komi 0.5."))
        if max(fields.handicaps) >= 2:
            placement = tr("fixed") if settings.placement == "fixed" else tr("free")
            if settings.compensation == "stones":
                text = tr(
                    "From H2: the opponent has that many stones ({placement}) before White's first "
                    "move, komi 0.5 and a point for each stone.",
                    placement=placement,
                )
            else:
                text = tr(
                    "From H2: the opponent has that many stones ({placement}) before White's first "
                    "move, komi 0.5.",
                    placement=placement,
                )
            parts.append(text)
        return " ".join(parts)


def _load(path: Path) -> HandicapTableFields:
    """Read `handicap-table.json`; see `JobKind.load`."""
    fields = read_json(path, HandicapTableFields)
    if not len(fields.names) == len(fields.identities) == len(fields.written):
        raise FormatError(tr("'names', 'identities' and 'written' must be of one length"))
    settings = ContestSettings.from_dict(fields.settings)
    for handicap in fields.handicaps:
        cell_settings(settings, handicap)
    return fields


HANDICAP_TABLES: Final = JobKind("handicap-table", _load, ContestGame, results_file="")
"""Tables of contests at several handicaps; the results are those of the contests."""


# --- tables -----------------------------------------------------------------------------------


def table_text(table: HandicapTable) -> str:
    """Return the table for a terminal."""
    rows = table.rows
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(
            f"{cell:<{width}}" if column == 0 else f"{cell:>{width}}"
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    if table.played < table.planned:
        lines += ["", f"{table.played} of {table.planned} games"]
    return "\n".join([*lines, "", table.caption])


def table_markdown(table: HandicapTable) -> str:
    """Return the table in Markdown, with its caption below."""
    head, *rows = [[cell.replace("|", "\\|") for cell in row] for row in table.rows]
    rule = ["---", *["---:"] * (len(head) - 1)]
    lines = ["| " + " | ".join(row) + " |" for row in (head, rule, *rows)]
    return "\n".join([*lines, "", table.caption, ""])


def handicap_table_fields(table: HandicapTable) -> dict[str, Any]:
    """Return the table's JSON fields, as documented in docs/commands/matches.md."""
    fields = table.fields
    return {
        "size": fields.size,
        "opponent": {"name": fields.opponent, "identity": fields.opponent_identity},
        "settings": table.settings.public_values(),
        "handicaps": list(fields.handicaps),
        "played": table.played,
        "planned": table.planned,
        "rows": [
            {
                "method": name,
                "identity": fields.identities[row],
                "cells": [
                    _cell_fields(handicap, table.cells[row, handicap])
                    for handicap in fields.handicaps
                ],
            }
            for row, name in enumerate(fields.names)
        ],
    }


def _cell_fields(handicap: int, cell: TableCell) -> dict[str, Any]:
    low, high = cell.interval
    share = cell.tally.share if cell.tally.games else None
    return {
        "handicap": handicap,
        **cell.tally._asdict(),
        "games": cell.tally.games,
        "counted": cell.counted,
        "planned": cell.planned,
        "share": share,
        "low": low,
        "high": high,
    }


def table_csv(table: HandicapTable) -> str:
    """Return a line for each cell."""
    names = ("handicap", "wins", "draws", "losses", "games", "planned", "share", "low", "high")
    rows: list[Sequence[object]] = [("method", "column", *names)]
    for row in handicap_table_fields(table)["rows"]:
        for cell in row["cells"]:
            values = [f"{v:.4f}" if isinstance(v, float) else v for v in map(cell.get, names)]
            rows.append((row["method"], column_name(cell["handicap"]), *values))
    return csv_text(rows)


# --- folders ----------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, kw_only=True)
class HandicapTableView(JobView):
    """A table as its folder showed it at one moment."""

    table: HandicapTable | None = None
    """None while the players are being loaded, and if the folder is damaged."""


class HandicapTableReader(JobReader[HandicapTableFields, ContestGame, HandicapTableView]):
    """Reads the folder of a table again and again, with the contests in it; see `JobReader`."""

    kind = HANDICAP_TABLES

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._readers: dict[tuple[int, int], ContestReader] = {}
        self._table: HandicapTable | None = None

    def _look(self) -> Hashable:
        fields = self.settings
        if fields is None:
            self._table = None
            return None
        settings = ContestSettings.from_dict(fields.settings)
        cells = {}
        for row in range(len(fields.names)):
            for handicap in fields.handicaps:
                reader = self._readers.get((row, handicap))
                if reader is None:
                    reader = ContestReader(cell_folder(self.folder, row, handicap))
                    self._readers[row, handicap] = reader
                standings = reader.read().standings
                planned, _ = planned_games(cell_settings(settings, handicap), 2, fields.size)
                tally = Tally(0, 0, 0) if standings is None else standings.tally(0, 1)
                counted = 0 if standings is None else len(standings.evidence())
                cells[row, handicap] = TableCell(tally, planned, counted)
        self._table = HandicapTable(fields, settings, cells)
        return tuple(cells.items())

    def _is_finished(self) -> bool:
        return self._table is not None and self._table.played >= self._table.planned

    def _make_view(self, status: str) -> HandicapTableView:
        return HandicapTableView(
            path=self.folder, status=status, problem=self.problem, table=self._table
        )


def launch_handicap_table(
    folder: Path,
    players: Sequence[str],
    opponent: str,
    size: int | None,
    handicaps: Sequence[int],
    settings: ContestSettings,
    methods: str = "",
) -> subprocess.Popen[bytes]:
    """Begin a table, or continue the one in the folder, in a process that outlives this one.

    The arguments are those of `sai-engine handicap-table`.

    Raises
    ------
    RunError
        As `JobKind.launch`.
    """
    command = ["handicap-table", "--folder", str(folder.absolute()), f"--against={opponent}"]
    command += ["--handicaps", ",".join(map(str, handicaps))]
    if methods:
        command += [f"--methods={methods}"]
    if size is not None:
        command += ["--size", str(size)]
    unused = cell_settings(settings, max(handicaps)).unused()
    command += setting_flags(settings, CELL_SETTINGS, unused=unused)
    return HANDICAP_TABLES.launch(folder, [*command, "--", *players], b"")
