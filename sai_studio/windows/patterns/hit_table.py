"""The table of games with a pattern."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.base.translation import tr
from engine.record.pattern_files import FileHit
from sai_studio.shared.figures import move_name
from sai_studio.shared.texts import one_line, plain_tip
from sai_studio.shared.widgets.row_table import alignment

COLUMNS: Final = (tr("Players"), tr("Move"), tr("Next"), tr("Result"), tr("Date"), tr("File"))
WIDTHS: Final = {1: 52, 2: 64, 3: 72, 4: 92}
LEFT: Final = (0, 3, 4, 5)
Index = QModelIndex | QPersistentModelIndex
NONE: Final = "\u2013"


class HitModel(QAbstractTableModel):
    """One row per game, in the order in which they were found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hits: list[FileHit] = []
        self._size = 19

    def clear(self, size: int) -> None:
        """Remove all rows; new ones are about boards of a size."""
        self.beginResetModel()
        self.hits, self._size = [], size
        self.endResetModel()

    def add(self, hits: list[FileHit]) -> None:
        """Add rows at the end."""
        if hits:
            first = len(self.hits)
            self.beginInsertRows(QModelIndex(), first, first + len(hits) - 1)
            self.hits += hits
            self.endInsertRows()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.hits)

    def columnCount(self, parent: Index | None = None) -> int:
        return len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(section, LEFT)
        return COLUMNS[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = 0) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(index.column(), LEFT)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(str(self.hits[index.row()].file.path))
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._text(self.hits[index.row()], index.column())

    def _text(self, found: FileHit, column: int) -> str:
        info, hit = found.info, found.hit
        if column == 0:
            names = (one_line(info.get(name, ""), 30) for name in ("PB", "PW"))
            return " \u2013 ".join(name or "?" for name in names)
        if column == 1:
            return str(hit.number)
        if column == 2:
            if hit.next_point is None:
                return NONE
            side = "B" if hit.next_color > 0 else "W"
            return f"{side} {move_name(hit.next_point, self._size)}"
        if column == 5:
            name = one_line(found.file.name, 60)
            return (
                tr("{file}, game {number}", file=name, number=found.place + 1)
                if found.place
                else name
            )
        return one_line(info.get("RE" if column == 3 else "DT", ""), 20) or NONE
