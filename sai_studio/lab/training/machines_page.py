"""The tab with the machines of a cluster that have worked on a run."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QHeaderView, QVBoxLayout, QWidget

from engine.base.translation import tr
from engine.jobs.machines import Machine
from sai_studio.kit import theme
from sai_studio.kit.charts.chart_scene import number
from sai_studio.kit.figures import duration
from sai_studio.kit.widgets.rows import CONTENTS, Column, RowsModel, RowsTable
from sai_studio.lab.training.run_header import nodes_text
from sai_studio.lab.training.training import Training

RECENT_S: Final = 60.0
"""Seconds after which a machine that said nothing shows for how long."""


def seen_text(machine: Machine) -> str:
    """Return when a machine was last heard of, for people."""
    ago = time.time() - machine.seen
    if ago < RECENT_S:
        return tr("now")
    return tr("{time} ago", time=duration(ago))


def _column(title: str, about: str, text: Callable[[Machine], str]) -> Column[Machine]:
    return Column(title, about, CONTENTS, text)


COLUMNS: Final[tuple[Column[Machine], ...]] = (
    Column(tr("Machine"), tr("Host name"), CONTENTS, lambda machine: machine.host, left=True),
    _column(
        tr("Workers"),
        tr("Processes that play there now"),
        lambda machine: f"{machine.workers}",
    ),
    _column(tr("Graphics cards"), tr("How many it has"), lambda machine: f"{machine.gpus}"),
    _column(
        tr("Games"),
        tr("Games that arrived from there"),
        lambda machine: number(machine.items, 0),
    ),
    _column(tr("Nodes"), tr("Visits of its searches"), lambda machine: nodes_text(machine.nodes)),
    _column(
        tr("Nodes per second"),
        tr("Over the last minute"),
        lambda machine: number(machine.nodes_per_s, 0),
    ),
    _column(tr("Last seen"), tr("When the last games came"), seen_text),
)


class MachinesPage(QWidget):
    """A row for each machine."""

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self.model = RowsModel(COLUMNS, lambda machine: machine.machine, self)
        self.table = _Table(self.model, tr("Machines"))
        self.table.setAlternatingRowColors(True)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.table)
        training.view_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the machines of the selected run, those at work first."""
        view = self._training.view
        machines = view.machines if view is not None else ()
        self.model.show_rows(
            sorted(machines, key=lambda machine: (-machine.workers, -machine.seen))
        )
        self.table.fit_columns()


class _Table(RowsTable):
    """Leaves some space between its columns."""

    def fit_columns(self) -> None:
        super().fit_columns()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.resizeColumnsToContents()
        for column in range(len(COLUMNS)):
            self.setColumnWidth(column, self.columnWidth(column) + 3 * theme.SPACE)
