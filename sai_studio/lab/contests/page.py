"""The page of the selected contest: progress, tables and games."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QTabWidget, QWidget

from engine.base.translation import tr
from engine.games.contest_folder import ContestView
from engine.games.standings import ContestGame, Standings
from sai_studio.kit import theme
from sai_studio.kit.figures import duration
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column
from sai_studio.kit.widgets.result_table import ResultTable, TableRow
from sai_studio.kit.widgets.rows import SHARE, Column, RowsModel, RowsTable
from sai_studio.lab.contests.circle_page import CirclePage
from sai_studio.lab.contests.contest_texts import (
    color_cells,
    game_cells,
    pair_cells,
    progress_text,
    remarks,
    standing_cells,
)
from sai_studio.lab.contests.contests import CONTEST_STATUS, Contests
from sai_studio.lab.jobs.page import MARGINS, JobHead, JobPage

TICK_MS: Final = 1000
MOST_ROWS: Final = 10
"""Most rows of a table before it scrolls."""
LOADING: Final = tr("Loading the players; after an update the engine is compiled first.")
NARROW: Final = 36
"""Least width of a column, so that ranks and counts leave room for the players' names [px]."""
STANDINGS: Final = (
    ("", tr("Rank by Elo")),
    (tr("Player"), tr("Name and options")),
    ("Elo", tr("Most likely strength; in a match, relative to the second player")),
    (tr("95 % interval"), tr("Interval that contains the true strength with 95 % probability")),
    (tr("Points"), tr("Share of the points, a draw counting half")),
    (tr("Games"), tr("Finished games")),
    (tr("Won"), ""),
    (tr("Drawn"), ""),
    (tr("Lost"), ""),
)
COLORS: Final = (
    (tr("By komi and color"), tr("Results of the first player")),
    (tr("Games"), ""),
    (tr("Won"), ""),
    (tr("Drawn"), ""),
    (tr("Lost"), ""),
)


class ContestPage(JobPage):
    """Header, table and games of the selected contest.

    Signals
    -------
    export_wanted
        The button to save games was clicked.
    table_wanted
        The button to save the table of wins was clicked.
    """

    export_wanted = Signal()
    table_wanted = Signal()

    def __init__(self, contests: Contests, parent: QWidget | None = None) -> None:
        self.export = QPushButton(tr("Save games\u2026"))
        self.export.setToolTip(tr("Save all finished games as one SGF file"))
        self.save_table = QPushButton(tr("Save table\u2026"))
        self.save_table.setToolTip(
            tr("Save the wins of each player against each as CSV or Markdown")
        )
        head = JobHead(
            tr("Play the remaining games, or more"),
            tr("Stop now; finished games are kept"),
            self.save_table,
            self.export,
        )
        super().__init__(contests, CONTEST_STATUS, head, parent)
        self._contests = contests
        self.export.clicked.connect(self.export_wanted)
        self.save_table.clicked.connect(self.table_wanted)
        self._shown: ContestView | None = None
        self.resume, self.halt = self.head.resume, self.head.halt
        self.standings = ResultTable(STANDINGS, wide=1)
        self.standings.setAccessibleName(tr("Standings"))
        self.standings.horizontalHeader().setMinimumSectionSize(NARROW)
        self.colors = ResultTable(COLORS)
        self.pairs = ResultTable(((tr("Wins\u2013draws\u2013losses"), ""),))
        self.remarks = plain_label(wraps=True, role="text")
        self.remarks.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.remarks.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.games = GamesTable()
        tables = QWidget()
        parts = self.standings, self.remarks, self.colors, self.pairs, 1
        column(*parts, within=tables, margins=MARGINS, spacing=2 * theme.SPACE)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(tables, tr("Table"))
        self.tabs.addTab(self.games, tr("Games"))
        self.circles = CirclePage()
        self.tabs.addTab(self.circles, tr("Circles"))
        self._clock = QTimer(self)
        self._clock.setInterval(TICK_MS)
        self._clock.timeout.connect(self.refresh_status)
        self.lay_out((self.tabs, 1))

    def refresh(self) -> None:
        view, before = self._contests.view, self._shown
        fresh = view is None or before is None or view.path != before.path
        self._shown = view
        standings = view.standings if view is not None else None
        self.games.show_games(standings, fresh)
        self.tabs.setTabVisible(2, standings is not None and len(standings.names) > 2)
        self.circles.show_standings(standings)
        self.tabs.setTabText(
            1, tr("Games ({games})", games=len(standings.games)) if standings else tr("Games")
        )
        for button in (self.export, self.save_table):
            button.setEnabled(standings is not None and bool(standings.games))
        if standings is None:
            for rows in (self.standings, self.colors, self.pairs):
                rows.show_rows(())
            self.remarks.setText("")
        else:
            table = view.ratings if view is not None else None
            pair = len(standings.names) == 2
            cells = standing_cells(standings, table)
            self.standings.show_rows([TableRow(c, bold=c[0] == "1") for c in cells])
            self.remarks.setText("\n".join(remarks(standings, table)))
            self.colors.setVisible(pair)
            self.pairs.setVisible(not pair)
            if pair:
                self.colors.show_rows([TableRow(cells) for cells in color_cells(standings)])
            else:
                self._show_pairs(standings, [standings.names.index(c[1]) for c in cells])
        for shown in (self.standings, self.colors, self.pairs):
            _fit(shown)
        self.remarks.setVisible(bool(self.remarks.text()))
        self.refresh_status()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        _fit(self.standings)

    def _show_pairs(self, standings: Standings, order: list[int]) -> None:
        """Show the results of all pairs, in the order and with the ranks of the standings."""
        pairs = pair_cells(standings)
        titles = [f"{rank}  {standings.names[player]}" for rank, player in enumerate(order, 1)]
        self.pairs.set_columns(
            [(tr("Wins\u2013draws\u2013losses"), "")]
            + [(str(rank), title) for rank, title in enumerate(titles, 1)]
        )
        self.pairs.show_rows(
            [
                TableRow((title, *(pairs[player][1 + other] for other in order)))
                for title, player in zip(titles, order, strict=True)
            ]
        )

    def refresh_status(self) -> None:
        contests, path, view = self._contests, self._contests.selected, self._contests.view
        if path is None:
            self._clock.stop()
            return
        status = contests.status(path)
        (self._clock.start if status == "running" else self._clock.stop)()
        standings = view.standings if view is not None else None
        self.show_head(
            can_continue=standings is not None, can_stop=status in ("starting", "running")
        )
        self.bar.setRange(0, standings.planned if standings else 1)
        self.bar.setValue(len(standings.games) if standings else 0)
        if view is None or (status == "starting" and standings is None):
            self.progress.setText(LOADING)
            return
        seconds = view.seconds_left(time.time())
        left = duration(seconds) if seconds is not None else ""
        self.progress.setText(progress_text(view, status, left))


def _fit(table: ResultTable) -> None:
    """Set the height of a table to its rows, at most `MOST_ROWS`; long names get two lines."""
    line = table.verticalHeader().defaultSectionSize()
    table.resizeRowsToContents()
    found = [table.rowHeight(place) for place in range(len(table.rows))]
    heights = [line if height < 1.5 * line else height for height in found]
    for place, height in enumerate(heights):
        table.setRowHeight(place, height)
    rows = sum(heights[:MOST_ROWS]) + max(2 - len(heights), 0) * line
    height = table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth()
    table.setFixedHeight(height + rows)


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
