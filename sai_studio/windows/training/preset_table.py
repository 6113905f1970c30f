"""A sortable table of presets, filtered by words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from engine.base.translation import tr
from sai_studio.shared import theme
from sai_studio.shared.texts import plain_tip
from sai_studio.shared.widgets.figure_table import FigureColumn, FigureTable
from sai_studio.windows.training.preset_list import PresetRow

Index = QModelIndex | QPersistentModelIndex
USUAL_TIME: Final = tr("Usual time")
COLUMNS: Final = (
    FigureColumn(
        tr("Preset"),
        tr("What it is"),
        tr("Strongest for 14\u00d714 to 19\u00d719, from a teacher"),
        lambda row: row.title,
        lambda row: row.title.lower(),
        9,
        left=True,
    ),
    FigureColumn(
        tr("Board"),
        tr("Board sizes"),
        tr("14 to 19"),
        lambda row: row.boards,
        lambda row: row.size,
        8,
        left=True,
    ),
    FigureColumn(
        USUAL_TIME,
        tr(
            "Rough time with as many cores as this computer has, from measurements on a server; "
            "Measure gives a better estimate. (GPU) is the time on a graphics card"
        ),
        tr("20 min (GPU)"),
        lambda row: row.time,
        lambda row: math.inf if math.isnan(row.seconds) else row.seconds,
        7,
    ),
    FigureColumn(
        tr("From"),
        tr("The paper or system that it follows"),
        tr("multi-labelled values"),
        lambda row: row.origin,
        lambda row: row.origin.lower(),
        5,
        left=True,
    ),
    FigureColumn(
        tr("What comes out"),
        tr("What comes out, and what it needs"),
        tr("A network that plays 5\u00d75 well"),
        lambda row: row.outcome,
        lambda row: row.outcome.lower(),
        6,
        left=True,
    ),
)
TIME_HERE: Final = (
    tr("Time here"),
    tr("Rough time at the measured speed of this computer. (GPU) is the time on a graphics card"),
)
"""Title and tip of the column of times after a measurement."""
LINES: Final = 8
"""Rows that are visible at once."""
FEWEST_LINES: Final = 4
"""The same in a low window."""
WIDEST: Final = 1.25
"""Widest column, as a multiple of the width of its sample text."""


class _Model(QAbstractTableModel):
    """The rows that match the words, in the chosen order."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._all: list[PresetRow] = []
        self._words = ""
        self._order: tuple[int, Qt.SortOrder] | None = None
        self.rows: list[PresetRow] = []
        self.is_measured = False

    def show_rows(self, rows: Sequence[PresetRow], is_measured: bool) -> None:
        """Replace all rows; see `PresetTable.show_rows`."""
        self._all, self.is_measured = list(rows), is_measured
        self._arrange()

    def filter(self, words: str) -> None:
        """Show the rows that every word occurs in."""
        self._words = words
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._order = (column, order) if column >= 0 else None
        self._arrange()

    def _arrange(self) -> None:
        self.beginResetModel()
        self.rows = [row for row in self._all if row.matches(self._words)]
        if self._order is not None:
            column, order = self._order
            falling = order == Qt.SortOrder.DescendingOrder
            self.rows.sort(key=COLUMNS[column].key, reverse=falling)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = COLUMNS[section]
        is_time = self.is_measured and column.name == USUAL_TIME
        title, tip = TIME_HERE if is_time else (column.name, column.tip)
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(tip)
        return column.alignment if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], COLUMNS[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return column.alignment
        if role == Qt.ItemDataRole.ToolTipRole:
            command = f"sai-engine {'chain' if row.is_chain else 'run'} {row.name}"
            text = "\n".join(filter(None, (row.outcome, row.about, command)))
            return plain_tip(text, wrapped=True)
        return None


class PresetTable(QWidget):
    """A table of presets with a search field above.

    Signals
    -------
    chosen
        Another row is selected: its name.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = ""
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search presets: a board, a paper, a word"))
        self.search.setClearButtonEnabled(True)
        self.search.setTextMargins(2, 0, 2, 0)
        self._model = _Model(self)
        self.table = _Table(self._model, COLUMNS, tr("Presets"), tr("Preset"), self)
        self.table.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.table.setStyleSheet("QTableView::item { padding: 0 5px; }")
        self.table.typed.connect(self._type)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.SPACE)
        self.top = QHBoxLayout()
        self.top.setSpacing(theme.SPACE)
        self.top.addWidget(self.search, 1)
        box.addLayout(self.top)
        box.addWidget(self.table)
        self.search.textChanged.connect(self._filter)
        self._model.modelReset.connect(self._restore)
        self.table.selectionModel().currentRowChanged.connect(self._moved)
        row_height = self.table.verticalHeader().defaultSectionSize()
        self.table.setMinimumHeight((FEWEST_LINES + 1) * row_height + 6)
        self.table.setMaximumHeight((LINES + 1) * row_height + 6)

    @property
    def names(self) -> list[str]:
        """Names of the visible rows."""
        return [row.name for row in self._model.rows]

    @property
    def current(self) -> str:
        """Name of the selected preset, visible or not."""
        return self._current

    def show_rows(self, rows: Sequence[PresetRow], is_measured: bool = False) -> None:
        """Replace all rows; the selected one stays.

        Parameters
        ----------
        is_measured
            Whether the times are based on a measurement of this computer.
        """
        self._model.show_rows(rows, is_measured)

    def choose(self, name: str) -> None:
        """Select a preset, without a signal."""
        self._current = name
        if name not in self.names:
            self.search.clear()
        self._restore()

    def _filter(self, words: str) -> None:
        self._model.filter(words)

    def _type(self, text: str) -> None:
        self.search.setFocus()
        self.search.insert(text)

    def _restore(self) -> None:
        """Select the current preset again where it is among the visible rows."""
        self.table.fit_columns()
        selection = self.table.selectionModel()
        selection.blockSignals(True)
        if self._current in self.names:
            self.table.selectRow(self.names.index(self._current))
            self.table.scrollTo(self.table.currentIndex())
        else:
            self.table.clearSelection()
        selection.blockSignals(False)
        self.table.viewport().update()

    def _moved(self, index: QModelIndex) -> None:
        if index.isValid() and self._model.rows[index.row()].name != self._current:
            self._current = self._model.rows[index.row()].name
            self.chosen.emit(self._current)


class _Table(FigureTable):
    """Passes letters on to the search field, instead of jumping to a row."""

    typed = Signal(str)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.maximumHeight())

    def content_width(self, column: int, usual: int) -> int:
        if column == len(COLUMNS) - 1:  # whole sentences, which may be cut
            return usual
        model = self.model()
        hints = (self.sizeHintForIndex(model.index(r, column)) for r in range(model.rowCount()))
        widest = max((hint.width() for hint in hints), default=0)
        return min(widest, round(WIDEST * usual))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if plain and text.isprintable() and text.strip():
            self.typed.emit(text)
        else:
            super().keyPressEvent(event)
