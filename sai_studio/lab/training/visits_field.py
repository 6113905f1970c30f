"""A field for `selfplay.visits`: a small table over the text that is stored."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QHeaderView,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.base.translation import tr
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.fields import NumberField, QuietDoubleSpinBox, QuietSpinBox
from sai_studio.kit.widgets.layouts import row

TITLES: Final = (
    (tr("From"), tr("Share of the run from which these visits apply")),
    (tr("Teach"), tr("Visits of the searches that the network learns from")),
    (tr("Others"), tr("Visits of the other, quick moves")),
)
DECIMALS: Final = 1
"""Of a share in percent."""
MOST_ROWS: Final = 20
MOST_VISITS: Final = 10**6 - 1


class Phase(NamedTuple):
    """Visits from a share of the run on."""

    percent: float
    deep: int
    cheap: int


def phases_of(text: str) -> list[Phase]:
    """Return the phases of a text like "0:24/10 0.05:48/16"; none if it can't be read."""
    phases = []
    for word in text.split():
        share, _, counts = word.partition(":")
        deep, _, cheap = counts.partition("/")
        try:
            phase = Phase(round(100.0 * float(share), 8), int(deep), int(cheap))
        except (ValueError, OverflowError):
            return []
        if (
            not 0.0 <= phase.percent <= 100.0
            or not 1 <= min(phase[1:]) <= max(phase[1:]) <= MOST_VISITS
        ):
            return []
        phases.append(phase)
    return phases if len(phases) <= MOST_ROWS else []


def text_of(phases: list[Phase]) -> str:
    """Return the text of phases."""
    return " ".join(f"{phase.percent / 100.0:.10g}:{phase.deep}/{phase.cheap}" for phase in phases)


class VisitsField(QWidget):
    """A table with a row for each phase of a run, and below it the same as text.

    A text that is no such table stays as it is; the table then shows the last one that was.

    Signals
    -------
    textChanged
        The text is another one.
    """

    textChanged = Signal(str)  # noqa: N815  (as of QLineEdit)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = QLineEdit()
        self.line.setTextMargins(2, 0, 2, 0)
        self.line.setAccessibleName(tr("Visits as text"))
        self.line.setToolTip(
            plain_tip(tr("The same as text: share:teach/others, one for each row"))
        )
        self.table = QTableWidget(0, len(TITLES))
        self.table.setAccessibleName(tr("Visits by share of the run"))
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        for column, (title, tip) in enumerate(TITLES):
            item = QTableWidgetItem(title)
            item.setToolTip(plain_tip(tip))
            self.table.setHorizontalHeaderItem(column, item)
        self.add = self._button("+", tr("Add a row for a later part of the run"))
        self.remove = self._button("\u2212", tr("Remove the last row"))
        below = row(self.line, self.add, self.remove)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(4)
        box.addWidget(self.table)
        box.addLayout(below)
        self._phases: list[Phase] = []
        self._fields: list[tuple[NumberField, QSpinBox, QSpinBox]] = []
        self.line.textChanged.connect(self._text_edited)
        self.add.clicked.connect(self._add_row)
        self.remove.clicked.connect(self._remove_row)
        self._show_phases([])

    def text(self) -> str:
        """Return the text, valid or not."""
        return self.line.text()

    def setText(self, text: str) -> None:
        """Set the text, valid or not."""
        self.line.setText(text)
        self.line.setCursorPosition(0)

    def _button(self, sign: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setToolTip(plain_tip(tip))
        button.setAccessibleName(tip)
        return button

    # --- between text and table ----------------------------------------------------------------

    def _text_edited(self, text: str) -> None:
        phases = phases_of(text)
        self.table.setEnabled(bool(phases))
        self.add.setEnabled(bool(phases))
        if phases and phases != self._phases:
            self._show_phases(phases)
        self.textChanged.emit(text)

    def _table_edited(self) -> None:
        phases = []
        for before, (start, deep, cheap) in zip(self._phases, self._fields, strict=True):
            percent = start.value()
            if percent == round(before.percent, DECIMALS):  # not edited: as exact as it was
                percent = before.percent
            phases.append(Phase(percent, deep.value(), cheap.value()))
        self._phases = phases
        self.setText(text_of(self._phases))

    def _add_row(self) -> None:
        last = self._phases[-1]
        percent = min(last.percent + (25.0 if len(self._phases) == 1 else 10.0), 100.0)
        self._show_phases([*self._phases, Phase(percent, last.deep, last.cheap)])
        self.setText(text_of(self._phases))

    def _remove_row(self) -> None:
        self._show_phases(self._phases[:-1])
        self.setText(text_of(self._phases))

    def _show_phases(self, phases: list[Phase]) -> None:
        self._phases = phases
        self.remove.setEnabled(len(phases) > 1)
        if len(phases) != len(self._fields):
            self._make_rows(len(phases))
        for (start, deep, cheap), phase in zip(self._fields, phases, strict=True):
            with QSignalBlocker(start):
                start.setValue(phase.percent)
            for field, visits in ((deep, phase.deep), (cheap, phase.cheap)):
                with QSignalBlocker(field):
                    field.setValue(visits)

    def _make_rows(self, count: int) -> None:
        self.table.setRowCount(count)
        del self._fields[count:]
        while len(self._fields) < count:
            place = len(self._fields)
            share = QuietDoubleSpinBox()
            share.setRange(0.0, 100.0)
            share.setDecimals(DECIMALS)
            share.setSuffix(" %")
            share.setEnabled(place > 0)  # the first row holds from the beginning
            deep, cheap = QuietSpinBox(), QuietSpinBox()
            for visits in (deep, cheap):
                visits.setRange(1, MOST_VISITS)
                visits.valueChanged.connect(self._table_edited)
            share.valueChanged.connect(self._table_edited)
            cells: tuple[QAbstractSpinBox, ...] = (share, deep, cheap)
            for column, cell in enumerate(cells):
                cell.setFrame(False)
                cell.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
                cell.setAccessibleName(
                    tr("{column}, row {row}", column=TITLES[column][0], row=place + 1)
                )
                cell.setToolTip(plain_tip(TITLES[column][1]))
                self.table.setCellWidget(place, column, cell)
            self._fields.append((share, deep, cheap))
        self._fit()

    def _fit(self) -> None:
        """Fit the height of the table to its rows."""
        height = self.fontMetrics().height() + 8
        self.table.verticalHeader().setDefaultSectionSize(height)
        for place in range(self.table.rowCount()):
            self.table.setRowHeight(place, height)
        head = self.table.horizontalHeader().sizeHint().height()
        self.table.setFixedHeight(head + height * max(self.table.rowCount(), 1) + 2)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
