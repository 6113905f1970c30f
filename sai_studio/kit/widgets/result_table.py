"""A table of results with colored squares in front of names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QWidget

from sai_studio.kit.painting import scaled_font, smooth_painter
from sai_studio.kit.widgets.rows import CONTENTS, SHARE, Column, RowsModel, RowsTable

SWATCH = 10
"""Side of the colored square in front of a name [px]."""


@dataclass(frozen=True)
class TableRow:
    """A row; the first cell is the name."""

    cells: tuple[str, ...]
    color: QColor | None = None
    bold: bool = False
    place: int = -1
    """Index of its network; -1 for none."""
    tip: str = ""
    """Tool tip; "" repeats the name."""


class ResultTable(RowsTable):
    """Read-only table of results.

    Parameters
    ----------
    columns
        Titles with their tooltips.
    wide
        The column that gets the remaining width.

    Signals
    -------
    marked
        Index of the network in the selected row; -1 for none.
    """

    marked = Signal(int)

    def __init__(
        self, columns: Sequence[tuple[str, str]], wide: int = 0, parent: QWidget | None = None
    ) -> None:
        model = _Model(())
        super().__init__(model, "", parent=parent)
        self._wide, self._model = wide, model
        model.setParent(self)
        model.table = self
        self.setWordWrap(True)
        self.setIconSize(QSize(SWATCH, SWATCH))
        self.horizontalHeader().setMinimumSectionSize(64)
        self.set_columns(columns)
        self.row_selected.connect(lambda: self.marked.emit(self.chosen))

    def set_columns(self, columns: Sequence[tuple[str, str]]) -> None:
        """Set titles and tool tips; if their number changes, rows must be shown again."""
        self._model.set_columns([self._column(i, *each) for i, each in enumerate(columns)])
        self.fit_columns()

    def _column(self, place: int, title: str, about: str) -> Column[TableRow]:
        left = place in (0, self._wide)

        def tip(row: TableRow) -> str:
            return row.tip or (row.cells[place] if left else "")

        width = SHARE if place == self._wide else CONTENTS
        return Column(title, about, width, lambda row: row.cells[place], left=left, tip=tip)

    @property
    def rows(self) -> tuple[TableRow, ...]:
        """The rows shown."""
        return tuple(self._model.rows)

    def show_rows(self, rows: Sequence[TableRow]) -> None:
        """Show rows; the selected network stays selected."""
        chosen = self.chosen
        self.selectionModel().blockSignals(True)
        self._model.show_rows(rows)
        self.selectionModel().blockSignals(False)
        if self.chosen != chosen:
            places = [row.place for row in rows]
            self.show_selected(places.index(chosen) if chosen in places else -1)

    @property
    def chosen(self) -> int:
        """Index of the network in the selected row; -1 for none."""
        row = self.selected
        return row.place if isinstance(row, TableRow) else -1


class _Model(RowsModel[TableRow]):
    """The rows of a table, with the fonts and squares that it gives them."""

    table: ResultTable

    def extra(self, row: TableRow, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.FontRole:
            return scaled_font(self.table.font(), 1.0, bold=row.bold)
        if role == Qt.ItemDataRole.DecorationRole and column == 0:
            return _swatch(row.color, self.table.devicePixelRatioF())
        return None


def _swatch(color: QColor | None, ratio: float) -> QIcon:
    pixmap = QPixmap(round(SWATCH * ratio), round(SWATCH * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    if color is not None:
        painter = smooth_painter(pixmap)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRoundedRect(0, 0, SWATCH, SWATCH, 2.5, 2.5)
        painter.end()
    return QIcon(pixmap)
