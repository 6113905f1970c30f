"""A table of results with colored squares in front of names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import (
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from sai_studio.shared.painting import scaled_font, smooth_painter
from sai_studio.shared.texts import plain_tip
from sai_studio.shared.widgets.row_table import select_rows

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


class ResultTable(QTableWidget):
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
        super().__init__(0, len(columns), parent)
        self._wide = wide
        self.set_columns(columns)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(64)
        self.setIconSize(QSize(SWATCH, SWATCH))
        select_rows(self)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._rows: tuple[TableRow, ...] = ()
        self.itemSelectionChanged.connect(self._tell_marked)
        self._follow_font()

    def set_columns(self, columns: Sequence[tuple[str, str]]) -> None:
        """Set titles and tool tips; if their number changes, rows must be shown again."""
        if self.columnCount() != len(columns):
            self.setRowCount(0)
            self._rows = ()
            self.setColumnCount(len(columns))
        for place, (title, tip) in enumerate(columns):
            item = QTableWidgetItem(title)
            item.setToolTip(plain_tip(tip))
            left = place == 0 or place == self._wide
            side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(place, item)

    @property
    def rows(self) -> tuple[TableRow, ...]:
        """The rows shown."""
        return self._rows

    def show_rows(self, rows: Sequence[TableRow]) -> None:
        """Show rows; the selected network stays selected."""
        chosen, before = self.chosen, self._rows
        self._rows = tuple(rows)
        self.blockSignals(True)
        if self.rowCount() != len(rows):
            self.setRowCount(len(rows))
        for i, row in enumerate(self._rows):
            if i >= len(before) or row != before[i]:  # a row costs a millisecond
                self._fill(i, row)
        if self.chosen != chosen:
            self.clearSelection()
            places = [row.place for row in self._rows]
            if chosen in places:
                self.selectRow(places.index(chosen))
        self.blockSignals(False)

    def _fill(self, i: int, row: TableRow) -> None:
        font = scaled_font(self.font(), 1.0, bold=row.bold)
        for j, text in enumerate(row.cells):
            item = self.item(i, j)
            left = j in (0, self._wide)
            if item is None:
                item = QTableWidgetItem()
                side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(i, j, item)
            if item.text() != text:
                item.setText(text)
            item.setToolTip(plain_tip(row.tip or (text if left else "")))
            item.setFont(font)
        name = self.item(i, 0)
        if name is not None:
            name.setIcon(_swatch(row.color, self.devicePixelRatioF()))

    @property
    def chosen(self) -> int:
        """Index of the network in the selected row; -1 for none."""
        selected = self.selectionModel().selectedRows() if self.selectionModel() else []
        place = selected[0].row() if selected else -1
        return self._rows[place].place if 0 <= place < len(self._rows) else -1

    def _tell_marked(self) -> None:
        self.marked.emit(self.chosen)

    def _follow_font(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._follow_font()
            for i, row in enumerate(self._rows):
                self._fill(i, row)


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
