"""The table of finished games; a double click or Enter opens one."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.contests.standings import ContestGame, Standings
from sai_studio.shared.widgets.rows import SHARE, Column, RowsModel, RowsTable
from sai_studio.windows.contests.contest_texts import game_cells

REMARK: Final = tr("Remark")
"""The column with remarks, hidden where there are none."""
PAD: Final = 12
"""Room beside a name in its cell [px]."""


class GamesTable(RowsTable):
    """Table of the games, the latest on top."""

    def __init__(self, parent: QWidget | None = None) -> None:
        games = RowsModel(
            (
                self._column(0, tr("No."), 52),
                self._column(1, tr("Black"), SHARE),
                self._column(2, tr("White"), SHARE),
                self._column(3, tr("Komi"), 62),
                self._column(4, tr("Result"), 76),
                self._column(5, tr("Moves"), 62),
                self._column(6, REMARK, SHARE),
            ),
            lambda game: game.number,
        )
        super().__init__(games, tr("Games of the match"), parent=parent)
        self.games = games
        self._standings: Standings | None = None
        games.setParent(self)

    def _column(self, place: int, title: str, width: int) -> Column[ContestGame]:
        def text(game: ContestGame) -> str:
            return game_cells(self._standings, game)[place] if self._standings is not None else ""

        left = width == SHARE
        return Column(title, "", width, text, left=left, tip=text if left else None)

    def show_games(self, standings: Standings | None, fresh: bool) -> None:
        """Show the games of a contest.

        Parameters
        ----------
        fresh
            Whether it is another contest than before.
        """
        self._standings = standings
        games = list(standings.games.values())[::-1] if standings is not None else []
        self.games.show_rows(games, fresh=fresh)
        has_remarks = standings is not None and any(map(standings.remark, games))
        self.leave_out(*(() if has_remarks else (REMARK,)))
        self._fit_names()

    def _fit_names(self) -> None:
        """Give rows two lines where the players' names and options are wider than a column."""
        metrics = self.fontMetrics()
        names = self._standings.names if self._standings is not None else ()
        widest = max(map(metrics.horizontalAdvance, names), default=0)
        is_wide = widest + PAD > min(self.columnWidth(1), self.columnWidth(2))
        self.setWordWrap(is_wide)
        height = (2 if is_wide else 1) * metrics.height() + 8
        if self.verticalHeader().defaultSectionSize() != height:
            self.verticalHeader().setDefaultSectionSize(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_names()
