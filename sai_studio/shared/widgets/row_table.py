"""Read-only tables of rows, and a base of those whose rows open by a double click or Enter."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget


def alignment(column: int, left: Collection[int]) -> Qt.AlignmentFlag:
    """Return the alignment of a column's texts, given the columns aligned to the left."""
    side = Qt.AlignmentFlag.AlignLeft if column in left else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def select_rows(table: QTableView) -> None:
    """Make a table a plain list of rows: one row is selected at a time, nothing is edited."""
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.verticalHeader().hide()


class RowTable(QTableView):
    """Read-only table of rows.

    Parameters
    ----------
    name
        Name for screen readers.
    widths
        Widths of columns with short values [pixels at the usual size of the text]; the others
        share the remaining width.

    Signals
    -------
    row_opened
        Index of the row to open.
    """

    row_opened = Signal(int)

    def __init__(
        self,
        name: str,
        model: QAbstractTableModel,
        widths: Mapping[int, int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._widths = widths
        self.setModel(model)
        self.setAccessibleName(name)
        select_rows(self)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(44)
        for column in range(model.columnCount()):
            fixed = column in widths
            mode = QHeaderView.ResizeMode.Fixed if fixed else QHeaderView.ResizeMode.Stretch
            header.setSectionResizeMode(column, mode)
        self.doubleClicked.connect(self._open)
        self._follow_font()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.row_opened.emit(index.row())

    def _follow_font(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        factor = self.fontMetrics().horizontalAdvance("0") / 8.0
        for column, width in self._widths.items():
            self.setColumnWidth(column, round(width * max(factor, 1.0)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._follow_font()
