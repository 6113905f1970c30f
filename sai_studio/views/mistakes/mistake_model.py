"""The table model of the mistakes of a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.base.translation import tr
from engine.review.mistakes import Mistake, MistakeKind, Phase, worst_first
from sai_studio.shared import figures
from sai_studio.shared.texts import own_tip
from sai_studio.shared.widgets.figure_table import FigureColumn

UNSORTED: Final = -1
"""Qt's column of a table that no column sorts: the worst mistakes come first, as in reports."""
MISTAKE_ROLE: Final = Qt.ItemDataRole.UserRole
"""Role that returns the `MistakeRow` of an index."""

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class MistakeRow:
    """A mistake with everything that its row shows."""

    mistake: Mistake
    played: str
    """The move that was played, e.g. "D4"."""
    better: str
    """The move that was better; "" if it is unknown."""
    size: int
    """Board size [points per side]."""

    @property
    def points_lost(self) -> float:
        """Points lost; 0 if unknown."""
        return self.mistake.points_lost or 0.0

    @property
    def winrate_lost(self) -> float:
        """Winrate lost [0, 1]; 0 if unknown."""
        return self.mistake.winrate_lost or 0.0


def _fair(row: MistakeRow) -> str:
    before, after = row.mistake.alpha_best, row.mistake.alpha_played
    if before is None or after is None:
        return ""
    return " \u2192 ".join(figures.fair_komi(alpha, row.size) for alpha in (before, after))


MOVE: Final = tr("Move")
PLAYED: Final = tr("Played")
LOST: Final = tr("Lost")
KIND: Final = tr("Kind")

COLUMNS: Final = (
    FigureColumn(
        MOVE,
        tr("<p>Number of the move, and who played it.</p>"),
        "\u25cf 8888",
        lambda row: str(row.mistake.node.number),
        lambda row: (row.mistake.place,),
        9,
        left=True,
    ),
    FigureColumn(
        PLAYED,
        tr("<p>The move of the game.</p>"),
        "Q16",
        lambda row: row.played,
        lambda row: row.played,
        8,
        left=True,
    ),
    FigureColumn(
        tr("Better"),
        tr("<p>The engine's choice, against which the loss is measured.</p>"),
        "Q16",
        lambda row: row.better,
        lambda row: row.better,
        6,
        left=True,
    ),
    FigureColumn(
        LOST,
        tr("<p>Points given away against the better move, beyond the standard error.</p>"),
        "\u25cf 88.8",
        lambda row: figures.points(row.points_lost) if row.points_lost else "",
        lambda row: (row.points_lost, row.winrate_lost),
        7,
        falling=True,
    ),
    FigureColumn(
        tr("Win"),
        tr(
            "<p>Percentage points of winrate given away at the viewed komi, beyond the standard "
            "error.</p>"
        ),
        "\u221288 %",
        lambda row: (
            f"{figures.MINUS}{figures.percent(row.winrate_lost)}" if row.winrate_lost else ""
        ),
        lambda row: (row.winrate_lost, row.points_lost),
        5,
        falling=True,
    ),
    FigureColumn(
        tr("Fair komi"),
        tr(
            "<p>Fair komi after the better move, and after the move that was played. Their "
            "difference is what was lost.</p>"
        ),
        "\u221288.8 \u2192 \u221288.8",
        _fair,
        lambda row: (row.mistake.alpha_best or 0.0,),
        3,
    ),
    FigureColumn(
        KIND,
        tr(
            "<p>What was given away:</p>"
            "<p><b>win given away</b>: the player was ahead and is behind now.<br>"
            "<b>points lost</b>: points that also cost winning chances.<br>"
            "<b>certainty lost</b>: the leader lost few points but made the game less settled.<br>"
            "<b>winning chances lost</b>: a few points that mattered in a close game.<br>"
            "<b>cosmetic</b>: points, while the winrate stayed as it was.</p>"
        ),
        MistakeKind.CHANCES.text,
        lambda row: row.mistake.kind.text,
        lambda row: row.mistake.kind.text,
        4,
        left=True,
    ),
    FigureColumn(
        tr("Phase"),
        tr("<p>Part of the game.</p>"),
        Phase.MIDDLE.text,
        lambda row: row.mistake.phase.text,
        lambda row: (row.mistake.place,),
        2,
        left=True,
    ),
)


class MistakeModel(QAbstractTableModel):
    """One row per mistake, the worst first until another column is chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[MistakeRow] = []
        """The rows, as sorted."""
        self._column, self._falling = UNSORTED, True
        self._is_held = False

    def show_rows(self, rows: Sequence[MistakeRow]) -> None:
        """Show these rows, unless they are shown already."""
        ordered = self._as_before(rows) if self._is_held else self._in_order(rows)
        if ordered != self.rows:
            self.beginResetModel()
            self.rows = ordered
            self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column from now on."""
        self._column, self._falling = column, order == Qt.SortOrder.DescendingOrder
        held, self._is_held = self._is_held, False
        self.show_rows(self.rows)
        self._is_held = held

    def hold(self, held: bool) -> None:
        """Keep the order of rows while `held`, whatever their figures become."""
        self._is_held = held
        if not held:
            self.show_rows(self.rows)

    def _as_before(self, rows: Sequence[MistakeRow]) -> list[MistakeRow]:
        """Sort rows as they are shown, new ones last."""
        places = {row.mistake.place: i for i, row in enumerate(self.rows)}
        return sorted(rows, key=lambda row: places.get(row.mistake.place, len(places)))

    def _in_order(self, rows: Sequence[MistakeRow]) -> list[MistakeRow]:
        if self._column == UNSORTED:
            rank = {m.place: i for i, m in enumerate(worst_first(row.mistake for row in rows))}
            return sorted(rows, key=lambda row: rank[row.mistake.place])
        column = COLUMNS[self._column]
        by_move = sorted(rows, key=lambda row: row.mistake.place)
        return sorted(by_move, key=column.key, reverse=self._falling)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = self.rows[index.row()], COLUMNS[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        if role == MISTAKE_ROLE:
            return row
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return column.alignment
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section].name
        if role == Qt.ItemDataRole.ToolTipRole:
            return own_tip(COLUMNS[section].tip)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return COLUMNS[section].alignment
        return None
