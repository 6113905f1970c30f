"""The tab with all generations of a run as a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QMenu,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.base.translation import tr
from engine.train.reading import RunView
from sai_studio.shared.charts.chart_scene import number
from sai_studio.shared.texts import plain_tip
from sai_studio.shared.widgets.row_table import select_rows
from sai_studio.windows.training.training import Training

Index = QModelIndex | QPersistentModelIndex
TITLE_PAD: Final = 22
"""Room of a column beside its title [px]."""


class _Column(NamedTuple):
    title: str
    tip: str
    text: Callable[[RunView, int], str]
    has_figures: Callable[[RunView], object] = lambda view: True
    """Whether a run has figures for the column; it is hidden otherwise."""


def _figure(
    name: str, digits: int, scale: float = 1.0, unit: str = ""
) -> Callable[[RunView, int], str]:
    def text(view: RunView, generation: int) -> str:
        column = view.table.get(name)
        value = column[generation] if column is not None else np.nan
        return "" if np.isnan(value) else number(float(value) * scale, digits) + unit

    return text


def _latest(kind: str, digits: int) -> Callable[[RunView, int], str]:
    """Return the text of a measurement that only some generations have."""

    def text(view: RunView, generation: int) -> str:
        entries = view.panel if kind == "score" else view.ratings
        found = [entry for entry in entries if entry.generation == generation]
        return number(float(getattr(found[-1], kind)), digits) if found else ""

    return text


def _gate(view: RunView, generation: int) -> str:
    found = [gate for gate in view.gates if gate.generation == generation]
    if not found:
        return ""
    gate = found[-1]
    return f"{gate.decision} ({gate.wins:g}\u2013{gate.losses:g})"


COLUMNS: Final = (
    _Column(tr("Generation"), tr("Number of the network"), lambda view, g: f"{g}"),
    _Column(
        tr("Million nodes"),
        tr("Visits of self-play before this network"),
        _figure("network.nodes", 2, 1e-6),
        lambda view: not view.distills,
    ),
    _Column(
        tr("Games"),
        tr("Games played before this network"),
        _figure("network.games", 0),
        lambda view: not view.distills,
    ),
    _Column(
        tr("Positions"),
        tr("Positions labelled before this network"),
        _figure("network.games", 0),
        lambda view: view.distills,
    ),
    _Column("\u03b1", tr("Fair komi of the empty board"), _figure("network.alpha", 2)),
    _Column("\u03b2", tr("Steepness of the curve there"), _figure("network.beta", 3)),
    _Column(
        tr("First move"),
        tr("First choice of its policy on the empty board"),
        lambda view, g: view.first_moves[g],
    ),
    _Column(
        tr("Policy loss"),
        tr("Loss of the training that makes the next network"),
        _figure("training.policy", 3),
    ),
    _Column(
        tr("Winrate loss"),
        tr("Loss of the training that makes the next network"),
        _figure("training.winrate", 3),
    ),
    _Column(tr("Moves"), tr("Mean length of its games"), _figure("games.length", 1)),
    _Column(
        tr("Black wins"),
        tr("Share of its games that Black won"),
        _figure("games.black_wins", 0, 100.0, " %"),
    ),
    _Column(
        tr("Panel"), tr("Score against the panel"), _latest("score", 3), lambda view: view.panel
    ),
    _Column("Elo", tr("Rating against the panel"), _latest("elo", 0), lambda view: view.panel),
    _Column(tr("Gate"), tr("Whether it replaced the best network"), _gate, lambda view: view.gates),
)


class _Model(QAbstractTableModel):
    """Table model of generations, newest on top."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.view: RunView | None = None

    def show_view(self, view: RunView | None) -> None:
        """Show a run, or new figures of the same one."""
        before, self.view = self.view, view
        if before is None or view is None or before.path != view.path:
            self.beginResetModel()
            self.endResetModel()
            return
        if view.generations != before.generations:
            self.layoutChanged.emit()
        if view.generations:
            last = self.index(view.generations - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def generation(self, row: int) -> int:
        """Return the generation in a row."""
        return (self.view.generations if self.view else 0) - 1 - row

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() or self.view is None else self.view.generations

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section].title
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(COLUMNS[section].tip)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self.view is None or not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[index.column()].text(self.view, self.generation(index.row()))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None


class GenerationsPage(QWidget):
    """Table of generations, whose current row is the selected one; any can become the network.

    Signals
    -------
    network_wanted
        The weights file that is to be used in the rest of the program.
    """

    network_wanted = Signal(Path)

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self.model = _Model(self)
        self.table = QTableView()
        self.table.setModel(self.model)
        self.table.setAccessibleName(tr("Generations"))
        select_rows(self.table)
        self.table.setWordWrap(False)
        self.table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 10)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setMinimumSectionSize(60)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self.table.doubleClicked.connect(self._use)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.table)
        training.view_changed.connect(self.refresh)
        training.selected_changed.connect(self.refresh)
        training.generation_changed.connect(self._show_generation)
        self.table.selectionModel().currentRowChanged.connect(self._chosen)
        self.refresh()

    def refresh(self) -> None:
        """Show the figures of the selected run."""
        self.model.show_view(self._training.view)
        view = self.model.view
        for place, column in enumerate(COLUMNS):
            self.table.setColumnHidden(place, view is not None and not column.has_figures(view))
        self._fit_columns()
        self._show_generation()

    def _fit_columns(self) -> None:
        """Make columns equally wide if all titles fit, else as wide as their titles."""
        header, metrics = self.table.horizontalHeader(), self.table.fontMetrics()
        shown = [i for i in range(len(COLUMNS)) if not self.table.isColumnHidden(i)]
        wide = {i: metrics.horizontalAdvance(COLUMNS[i].title) + TITLE_PAD for i in shown}
        if max(wide.values()) * len(shown) <= self.table.viewport().width():
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            return
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for i, width in wide.items():
            header.resizeSection(i, width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def _show_generation(self) -> None:
        generation = self._training.generation
        if generation is None or self.model.view is None:
            return
        row = self.model.view.generations - 1 - generation
        if row == self.table.currentIndex().row() or not 0 <= row < self.model.rowCount():
            return
        selection = self.table.selectionModel()
        selection.blockSignals(True)
        flags = QItemSelectionModel.SelectionFlag
        index = self.model.index(row, 0)
        selection.setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        selection.blockSignals(False)
        self.table.scrollTo(index)
        self.table.viewport().update()

    def _chosen(self, index: QModelIndex) -> None:
        generation = self.model.generation(index.row())
        if index.isValid() and generation != self._training.generation:
            self._training.set_generation(generation)

    def _use(self, index: QModelIndex) -> None:
        view, generation = self.model.view, self.model.generation(index.row())
        if view is not None and generation in view.networks:
            self.network_wanted.emit(view.network_path(generation))

    def _show_menu(self, at: QPoint) -> None:
        index = self.table.indexAt(at)
        view = self.model.view
        if view is None or not index.isValid():
            return
        generation = self.model.generation(index.row())
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        use = menu.addAction(tr("Use generation {generation} as network", generation=generation))
        use.setEnabled(generation in view.networks)
        use.triggered.connect(lambda: self._use(index))
        menu.popup(self.table.viewport().mapToGlobal(at))
