"""The table model of both players' figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.review.mirror_rows import MirrorRow, MirrorSection
from sai_studio.shared.texts import plain_tip

ROW_ROLE: Final = Qt.ItemDataRole.UserRole
"""Role that returns the `MirrorRow` of an index, or the title of a section as a text."""
BLACK_SIDE, LABEL, WHITE_SIDE = range(3)
"""The columns."""
CLICK: Final = tr("Click for the next of these moves")

Index = QModelIndex | QPersistentModelIndex


class ReportModel(QAbstractTableModel):
    """Rows of sections, each below a row with its title; the first section has none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[MirrorRow | str] = []
        """Rows and titles from top to bottom."""

    def show_sections(self, sections: Sequence[MirrorSection]) -> bool:
        """Show these sections; return whether there are other rows than before."""
        rows: list[MirrorRow | str] = []
        for section in sections:
            rows += [section.title, *section.rows] if rows else section.rows
        before, self.rows = self.rows, rows
        if [_name(row) for row in rows] == [_name(row) for row in before]:
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, WHITE_SIDE))
            return False
        self.beginResetModel()
        self.endResetModel()
        return True

    def nodes(self, index: Index) -> list[GameNode]:
        """Return the nodes of the moves that a cell is about, in order; empty for all moves."""
        row, side = self.rows[index.row()], index.column()
        if isinstance(row, str):
            return []
        moves = row.moves[0 if side == BLACK_SIDE else 1] if side != LABEL else sum(row.moves, ())
        return [m.point.node for m in sorted(moves, key=lambda move: move.number)]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = self.rows[index.row()], index.column()
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            if isinstance(row, str):
                return row if column == BLACK_SIDE else ""
            return (row.texts[0], row.label, row.texts[1])[column]
        if role == Qt.ItemDataRole.ToolTipRole and not isinstance(row, str):
            return plain_tip(f"{row.label}\n{CLICK}" if self.nodes(index) else row.label)
        return None


def _name(row: MirrorRow | str) -> str:
    return row if isinstance(row, str) else f"\n{row.label}"
