"""The table of finished games; a double click or Enter opens one."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.contests.standings import ContestGame, Standings
from sai_studio.shared.texts import plain_tip
from sai_studio.shared.widgets.row_table import RowTable, alignment
from sai_studio.windows.contests.contest_texts import game_cells

COLUMNS: Final = (
    tr("No."),
    tr("Black"),
    tr("White"),
    tr("Komi"),
    tr("Result"),
    tr("Moves"),
    tr("Remark"),
)
LEFT: Final = (1, 2, 6)
WIDTHS: Final = {0: 52, 3: 62, 4: 76, 5: 62}
"""Width of the columns with short values [px]."""
REMARK: Final = 6
"""The column with remarks, hidden where there are none."""
PAD: Final = 12
"""Room beside a name in its cell [px]."""
Index = QModelIndex | QPersistentModelIndex


class _Model(QAbstractTableModel):
    """One row per game, the latest on top."""

    def __init__(self) -> None:
        super().__init__()
        self.games: list[ContestGame] = []
        self._standings: Standings | None = None

    def show(self, standings: Standings | None, fresh: bool) -> None:
        """Show the games; if there are only new ones, the other rows stay."""
        games = list(standings.games.values())[::-1] if standings is not None else []
        more = len(games) - len(self.games)
        self._standings = standings
        if not fresh and more >= 0 and games[more:] == self.games:
            if more:
                self.beginInsertRows(QModelIndex(), 0, more - 1)
                self.games = games
                self.endInsertRows()
            return
        self.beginResetModel()
        self.games = games
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self.games)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._standings is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return game_cells(self._standings, self.games[index.row()])[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole and index.column() in LEFT:
            return plain_tip(game_cells(self._standings, self.games[index.row()])[index.column()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(index.column(), LEFT)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section]
        return alignment(section, LEFT) if role == Qt.ItemDataRole.TextAlignmentRole else None


class GamesTable(RowTable):
    """Table of the games.

    Signals
    -------
    opened
        The `ContestGame` to show.
    """

    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        games = _Model()
        super().__init__(tr("Games of the match"), games, WIDTHS, parent)
        self.games = games
        self._names: list[str] = []
        games.setParent(self)
        self.row_opened.connect(lambda row: self.opened.emit(self.games.games[row]))

    def show_games(self, standings: Standings | None, fresh: bool) -> None:
        """Show the games of a contest.

        Parameters
        ----------
        fresh
            Whether it is another contest than before.
        """
        self.games.show(standings, fresh)
        self._names = list(standings.names) if standings is not None else []
        has_remarks = standings is not None and any(
            game_cells(standings, game)[REMARK] for game in standings.games.values()
        )
        self.setColumnHidden(REMARK, not has_remarks)
        self._fit_names()

    def _fit_names(self) -> None:
        """Give rows two lines where the players' names and options are wider than a column."""
        metrics = self.fontMetrics()
        widest = max((metrics.horizontalAdvance(name) for name in self._names), default=0)
        is_wide = widest + PAD > min(self.columnWidth(1), self.columnWidth(2))
        self.setWordWrap(is_wide)
        height = (2 if is_wide else 1) * metrics.height() + 8
        if self.verticalHeader().defaultSectionSize() != height:
            self.verticalHeader().setDefaultSectionSize(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_names()
