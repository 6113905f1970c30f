"""A sortable table of presets, filtered by words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.fields import search_field
from sai_studio.kit.widgets.rows import Column, RowsModel, RowsTable
from sai_studio.lab.training.preset_list import PresetRow

USUAL_TIME: Final = tr("Usual time")
COLUMNS: Final[tuple[Column[PresetRow], ...]] = (
    Column(
        tr("Preset"),
        tr("What it is"),
        tr("Strongest for 14\u00d714 to 19\u00d719, from a teacher"),
        lambda row: row.title,
        lambda row: row.title.lower(),
        9,
        left=True,
    ),
    Column(
        tr("Board"),
        tr("Board sizes"),
        tr("14 to 19"),
        lambda row: row.boards,
        lambda row: row.size,
        8,
        left=True,
    ),
    Column(
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
    Column(
        tr("From"),
        tr("The paper or system that it follows"),
        tr("multi-labelled values"),
        lambda row: row.origin,
        lambda row: row.origin.lower(),
        5,
        left=True,
    ),
    Column(
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


def _tip(row: PresetRow) -> str:
    command = f"sai-engine {'chain' if row.is_chain else 'run'} {row.name}"
    return "\n".join(filter(None, (row.outcome, row.about, command)))


class _Model(RowsModel[PresetRow]):
    """The rows that match the words, in the chosen order."""

    is_measured = False

    def title(self, column: Column[PresetRow]) -> str:
        return TIME_HERE[0] if self._is_time_here(column) else column.title

    def about(self, column: Column[PresetRow]) -> str:
        return TIME_HERE[1] if self._is_time_here(column) else column.about

    def extra(self, row: PresetRow, column: int, role: int) -> str | None:
        is_tip = role == Qt.ItemDataRole.ToolTipRole
        return plain_tip(_tip(row), wrapped=True) if is_tip else None

    def _is_time_here(self, column: Column[PresetRow]) -> bool:
        return self.is_measured and column.title == USUAL_TIME


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
        self.search = search_field(tr("Search presets: a board, a paper, a word"))
        self.search.setTextMargins(2, 0, 2, 0)
        self._all: list[PresetRow] = []
        self._model = _Model(COLUMNS, lambda row: row.name, self)
        self.table = _Table(self._model, tr("Presets"), tr("Preset"), self)
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
        self.table.row_selected.connect(self._moved)
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
        self._all, self._model.is_measured = list(rows), is_measured
        self._filter()

    def choose(self, name: str) -> None:
        """Select a preset, without a signal."""
        self._current = name
        if name not in self.names:
            self.search.clear()
        self._restore()

    def _filter(self) -> None:
        """Show the rows that every word of the search field occurs in."""
        words = self.search.text()
        self._model.show_rows([row for row in self._all if row.matches(words)], fresh=True)
        self._restore()

    def _type(self, text: str) -> None:
        self.search.setFocus()
        self.search.insert(text)

    def _restore(self) -> None:
        """Select the current preset again where it is among the visible rows."""
        self.table.fit_columns()
        names = self.names
        self.table.show_selected(names.index(self._current) if self._current in names else -1)

    def _moved(self, row: PresetRow | None) -> None:
        if row is not None and row.name != self._current:
            self._current = row.name
            self.chosen.emit(self._current)


class _Table(RowsTable):
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
