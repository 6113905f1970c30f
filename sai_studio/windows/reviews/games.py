"""The table of the games of a review."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.review.review_job import GameProgress
from sai_studio.shared import theme
from sai_studio.shared.texts import plain_tip
from sai_studio.shared.widgets.row_table import RowTable, alignment

COLUMNS: Final = (tr("Game"), tr("State"), tr("Result"))
WIDTHS: Final = {0: 230, 1: 118}
"""Width of the columns with short values [px]."""
STATES: Final = {
    "waiting": tr("waiting"),
    "reviewing": tr("reviewing"),
    "done": tr("done"),
    "failed": tr("failed"),
    "repeated": tr("same game"),
}
ROLES: Final = {"done": "good", "failed": "bad", "reviewing": "accent"}
"""Theme color of a state; the others are muted."""
Index = QModelIndex | QPersistentModelIndex


def state_text(game: GameProgress, *, at_work: bool) -> str:
    """Return the state of a game for display."""
    if game.state != "reviewing":
        return STATES[game.state]
    share = f"{100.0 * game.share:.0f}\u00a0%"
    return tr("reviewing, {share}", share=share) if at_work else tr("stopped, {share}", share=share)


class _Model(QAbstractTableModel):
    """One row per game, in the order of the review."""

    def __init__(self) -> None:
        super().__init__()
        self.games: tuple[GameProgress, ...] = ()
        self._at_work = False

    def show(self, games: tuple[GameProgress, ...], at_work: bool) -> None:
        """Show the games; rows that didn't change stay."""
        before, self._at_work = self.games, at_work
        is_same = len(games) == len(before) and all(
            new is old or (new.path, new.name) == (old.path, old.name)
            for new, old in zip(games, before, strict=True)
        )
        if not is_same:
            self.beginResetModel()
            self.games = games
            self.endResetModel()
            return
        self.games = games
        for row, (new, old) in enumerate(zip(games, before, strict=True)):
            if new is not old or new.state == "reviewing":
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(COLUMNS) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self.games)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        game = self.games[index.row()]
        column = index.column()
        texts = (game.name, state_text(game, at_work=self._at_work), game.text)
        if role == Qt.ItemDataRole.DisplayRole:
            return texts[column]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip((game.path, texts[1], game.text)[column])
        if role == Qt.ItemDataRole.ForegroundRole and column == 1:
            return theme.color(ROLES.get(game.state, "muted"))
        return alignment(column, (0, 1, 2)) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section]
        return alignment(section, (0, 1, 2)) if role == Qt.ItemDataRole.TextAlignmentRole else None


class ReviewTable(RowTable):
    """Table of the games.

    Signals
    -------
    opened
        The `GameProgress` of the game to open.
    selected
        Another row was selected.
    """

    opened = Signal(object)
    selected = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        games = _Model()
        super().__init__(tr("Games of the review"), games, WIDTHS, parent)
        self.games = games
        games.setParent(self)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.row_opened.connect(lambda row: self.opened.emit(games.games[row]))
        self.selectionModel().selectionChanged.connect(self.selected)

    @property
    def chosen(self) -> GameProgress | None:
        """The game in the selected row."""
        rows = self.selectionModel().selectedRows()
        return self.games.games[rows[0].row()] if rows else None
