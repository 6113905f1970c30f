"""Play the games of a handicap table: one contest for each cell, one after the other."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from engine.base.errors import SettingsError
from engine.base.files import created_folder
from engine.base.translation import tr
from engine.games.contest import CHANGEABLE, Contest
from engine.games.contest_settings import ContestSettings, cell_settings
from engine.games.contestants import Entrants
from engine.games.handicap_table import (
    HANDICAP_TABLES,
    HandicapTable,
    HandicapTableFields,
    HandicapTableReader,
    cell_folder,
)
from engine.games.standings import ContestGame, Standings

log = logging.getLogger(__name__)

SAME: Final = ("size", "identities", "opponent_identity")
"""Fields that may not differ when a table is continued, besides the settings of its games."""


class HandicapGames:
    """The contests of a handicap table, kept in its folder.

    Parameters
    ----------
    settings
        Settings of the even games, without handicap.
    entrants
        The players of the rows in order, then the opponent.
    handicaps
        The columns.
    folder
        Created if missing; otherwise its table is continued.

    Raises
    ------
    EngineError
        The conditions are impossible, or the folder holds something else or another table.
    """

    def __init__(
        self,
        settings: ContestSettings,
        entrants: Entrants,
        handicaps: Sequence[int],
        folder: Path,
    ) -> None:
        if len(entrants.players) < 2:
            raise SettingsError(tr("a handicap table needs a player and an opponent"))
        for handicap in handicaps:
            cell_settings(settings, handicap).fixed_stones(entrants.size)
        if not HANDICAP_TABLES.is_in(folder):
            settings.check_komi(entrants.size)
        self.settings, self.entrants, self.folder = settings, entrants, folder
        self.fields = HandicapTableFields(
            names=tuple(entrants.names[:-1]),
            identities=tuple(entrants.identities[:-1]),
            written=tuple(entrants.written[:-1]),
            opponent=entrants.names[-1],
            opponent_identity=entrants.identities[-1],
            opponent_written=entrants.written[-1],
            size=entrants.size,
            handicaps=tuple(handicaps),
            settings=settings.to_dict(),
        )
        self._open_folder()

    def table(self) -> HandicapTable:
        """Return the results so far."""
        table = HandicapTableReader(self.folder).read().table
        assert table is not None  # written by the constructor
        return table

    def run(
        self,
        *,
        notice: Callable[[str], None] = log.info,
        stopped: Callable[[], bool] = lambda: False,
        ended: Callable[[int, int, Standings, ContestGame], None] | None = None,
    ) -> None:
        """Play the games that are missing, column by column.

        A file named `stop` in the folder ends it, too.

        Parameters
        ----------
        notice
            See `Contest`.
        stopped
            Asked before every move; true abandons the games that are being played.
        ended
            Called with row, handicap, contest and game when a game is over and kept.

        Raises
        ------
        EngineError
            Another process plays here, or a cell was played with other settings.
        """
        with HANDICAP_TABLES.working(self.folder, stopped) as work:
            for handicap in self.fields.handicaps:
                for row in range(len(self.fields.names)):
                    if work.stopped():
                        return
                    contest = self._contest(row, handicap, notice, work.stopped)

                    def report(
                        game: ContestGame,
                        row: int = row,
                        handicap: int = handicap,
                        contest: Contest = contest,
                    ) -> None:
                        if ended is not None:
                            ended(row, handicap, contest, game)

                    contest.run(stopped=work.stopped, ended=report)

    def _contest(
        self, row: int, handicap: int, notice: Callable[[str], None], stopped: Callable[[], bool]
    ) -> Contest:
        """Return the contest of a cell: the row's player first, then the opponent."""
        every, chosen = self.entrants, (row, -1)
        pair = replace(
            every,
            names=tuple(every.names[i] for i in chosen),
            identities=tuple(every.identities[i] for i in chosen),
            players=tuple(every.players[i] for i in chosen),
            written=tuple(every.written[i] for i in chosen),
        )
        return Contest(
            cell_settings(self.settings, handicap),
            pair,
            cell_folder(self.folder, row, handicap),
            notice=notice,
            stopped=stopped,
        )

    def _open_folder(self) -> None:
        """Begin a folder, or check that its table is this one."""
        folder, kind = self.folder, HANDICAP_TABLES
        old = kind.earlier(folder)
        if old is not None:
            column = min(old.handicaps)  # which has a komi
            free = {*CHANGEABLE, *cell_settings(self.settings, column).unused()}
            before, now = _conditions(old, column), _conditions(self.fields, column)
            kind.refuse_changes(folder, before, now, free)
        with created_folder(folder):
            kind.write(folder, self.fields)


def _conditions(fields: HandicapTableFields, handicap: int) -> dict[str, object]:
    """Return players and settings of a table; the komi is that of a column."""
    settings = cell_settings(ContestSettings.from_dict(fields.settings), handicap)
    return {**{name: getattr(fields, name) for name in SAME}, **settings.to_dict()}
