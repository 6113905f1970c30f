"""The tab with all generations of a run as a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QMenu, QVBoxLayout, QWidget

from engine.base.translation import tr
from engine.train.reading import RunView
from sai_studio.kit.charts.chart_scene import number
from sai_studio.kit.widgets.rows import CONTENTS, Column, RowsModel, RowsTable
from sai_studio.lab.training.training import Training

TITLE_PAD: Final = 22
"""Room of a column beside its title [px]."""


class _Generation(NamedTuple):
    """A row: a generation of a run."""

    view: RunView
    number: int


def _figure(
    name: str, digits: int, scale: float = 1.0, unit: str = ""
) -> Callable[[_Generation], str]:
    def text(row: _Generation) -> str:
        column = row.view.table.get(name)
        value = column[row.number] if column is not None else np.nan
        return "" if np.isnan(value) else number(float(value) * scale, digits) + unit

    return text


def _latest(kind: str, digits: int) -> Callable[[_Generation], str]:
    """Return the text of a measurement that only some generations have."""

    def text(row: _Generation) -> str:
        entries = row.view.panel if kind == "score" else row.view.ratings
        found = [entry for entry in entries if entry.generation == row.number]
        return number(float(getattr(found[-1], kind)), digits) if found else ""

    return text


def _gate(row: _Generation) -> str:
    found = [gate for gate in row.view.gates if gate.generation == row.number]
    if not found:
        return ""
    gate = found[-1]
    return f"{gate.decision} ({gate.wins:g}\u2013{gate.losses:g})"


NODES, GAMES, POSITIONS = tr("Million nodes"), tr("Games"), tr("Positions")
PANEL, ELO, GATE = tr("Panel"), "Elo", tr("Gate")
_TRAINED: Final = tr("Loss of the training that makes the next network")
COLUMNS: Final[tuple[Column[_Generation], ...]] = tuple(
    Column(title, about, CONTENTS, text)
    for title, about, text in (
        (tr("Generation"), tr("Number of the network"), lambda row: f"{row.number}"),
        (NODES, tr("Visits of self-play before this network"), _figure("network.nodes", 2, 1e-6)),
        (GAMES, tr("Games played before this network"), _figure("network.games", 0)),
        (POSITIONS, tr("Positions labelled before this network"), _figure("network.games", 0)),
        ("\u03b1", tr("Fair komi of the empty board"), _figure("network.alpha", 2)),
        ("\u03b2", tr("Steepness of the curve there"), _figure("network.beta", 3)),
        (
            tr("First move"),
            tr("First choice of its policy on the empty board"),
            lambda row: row.view.first_moves[row.number],
        ),
        (tr("Policy loss"), _TRAINED, _figure("training.policy", 3)),
        (tr("Winrate loss"), _TRAINED, _figure("training.winrate", 3)),
        (tr("Moves"), tr("Mean length of its games"), _figure("games.length", 1)),
        (
            tr("Black wins"),
            tr("Share of its games that Black won"),
            _figure("games.black_wins", 0, 100.0, " %"),
        ),
        (PANEL, tr("Score against the panel"), _latest("score", 3)),
        (ELO, tr("Rating against the panel"), _latest("elo", 0)),
        (GATE, tr("Whether it replaced the best network"), _gate),
    )
)


def _without_figures(view: RunView) -> list[str]:
    """Return the titles of columns that a run has no figures for."""
    titles = [NODES, GAMES] if view.distills else [POSITIONS]
    if not view.panel:
        titles += [PANEL, ELO]
    return titles if view.gates else [*titles, GATE]


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
        self._view: RunView | None = None
        self.model = RowsModel(COLUMNS, lambda row: row.number, self)
        self.table = _Table(self.model, tr("Generations"))
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self.table.row_opened.connect(self._use)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.table)
        training.view_changed.connect(self.refresh)
        training.selected_changed.connect(self.refresh)
        training.generation_changed.connect(self._show_generation)
        self.table.row_selected.connect(self._chosen)
        self.refresh()

    def refresh(self) -> None:
        """Show the figures of the selected run."""
        view, before = self._training.view, self._view
        self._view = view
        count = view.generations if view is not None else 0
        rows = [_Generation(view, n) for n in reversed(range(count))] if view is not None else []
        fresh = before is None or view is None or before.path != view.path
        self.model.show_rows(rows, fresh=fresh)
        self.table.leave_out(*(_without_figures(view) if view is not None else ()))
        self.table.fit_columns()
        self._show_generation()

    def _show_generation(self) -> None:
        numbers = [row.number for row in self.model.rows]
        if self._training.generation in numbers:
            place = numbers.index(self._training.generation)
            if place != self.table.currentIndex().row():
                self.table.show_selected(place)

    def _chosen(self, row: _Generation | None) -> None:
        if row is not None and row.number != self._training.generation:
            self._training.set_generation(row.number)

    def _use(self, row: _Generation) -> None:
        if row.number in row.view.networks:
            self.network_wanted.emit(row.view.network_path(row.number))

    def _show_menu(self, at: QPoint) -> None:
        index = self.table.indexAt(at)
        if not index.isValid():
            return
        row = self.model.rows[index.row()]
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        use = menu.addAction(tr("Use generation {generation} as network", generation=row.number))
        use.setEnabled(row.number in row.view.networks)
        use.triggered.connect(lambda: self._use(row))
        menu.popup(self.table.viewport().mapToGlobal(at))


class _Table(RowsTable):
    """Columns are equally wide if all titles fit, else as wide as their titles."""

    def fit_columns(self) -> None:
        super().fit_columns()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 10)
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        header.setMinimumSectionSize(60)
        shown = [i for i in range(len(COLUMNS)) if not self.isColumnHidden(i)]
        wide = {i: metrics.horizontalAdvance(COLUMNS[i].title) + TITLE_PAD for i in shown}
        if max(wide.values()) * len(shown) <= self.viewport().width():
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            return
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for i, width in wide.items():
            header.resizeSection(i, width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()
