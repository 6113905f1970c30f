"""The rows of a table as people see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QModelIndex, Qt

from sai_studio.kit.widgets.rows import RowsTable


@dataclass(frozen=True)
class ShownRow:
    """A row of a table, by its place."""

    table: RowsTable
    place: int

    def index(self, column: int) -> QModelIndex:
        return self.table.model().index(self.place, column)

    def data(self, column: int, role: Qt.ItemDataRole) -> Any:
        return self.index(column).data(role)

    def text(self, column: int) -> str:
        return str(self.data(column, Qt.ItemDataRole.DisplayRole))

    def tip(self, column: int) -> str:
        return str(self.data(column, Qt.ItemDataRole.ToolTipRole))

    def choose(self) -> None:
        self.table.selectRow(self.place)


def shown_rows(table: RowsTable) -> list[ShownRow]:
    return [ShownRow(table, place) for place in range(table.model().rowCount())]


def titles(table: RowsTable) -> list[str]:
    model = table.model()
    return [str(model.headerData(i, Qt.Orientation.Horizontal)) for i in range(model.columnCount())]
