"""The tab with the machines of a cluster that have worked on a run."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.base.translation import tr
from engine.cluster.machines import Machine
from sai_studio.shared import theme
from sai_studio.shared.charts.chart_scene import number
from sai_studio.shared.figures import duration
from sai_studio.shared.texts import plain_tip
from sai_studio.windows.training.run_header import nodes_text
from sai_studio.windows.training.training import Training

RECENT_S: Final = 60.0
"""Seconds after which a machine that said nothing shows for how long."""

COLUMNS: Final[tuple[tuple[str, str, Callable[[Machine], str]], ...]] = (
    (tr("Machine"), tr("Host name"), lambda machine: machine.host),
    (tr("Workers"), tr("Processes that play there now"), lambda machine: f"{machine.workers}"),
    (tr("Graphics cards"), tr("How many it has"), lambda machine: f"{machine.gpus}"),
    (
        tr("Games"),
        tr("Games that arrived from there"),
        lambda machine: number(machine.items, 0),
    ),
    (tr("Nodes"), tr("Visits of its searches"), lambda machine: nodes_text(machine.nodes)),
    (
        tr("Nodes per second"),
        tr("Over the last minute"),
        lambda machine: number(machine.nodes_per_s, 0),
    ),
    (tr("Last seen"), tr("When the last games came"), lambda machine: seen_text(machine)),
)


def seen_text(machine: Machine) -> str:
    """Return when a machine was last heard of, for people."""
    ago = time.time() - machine.seen
    if ago < RECENT_S:
        return tr("now")
    return tr("{time} ago", time=duration(ago))


class MachinesPage(QWidget):
    """A row for each machine."""

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self.table = QTableWidget(0, len(COLUMNS))
        for place, (title, tip, _) in enumerate(COLUMNS):
            head = QTableWidgetItem(title)
            head.setToolTip(plain_tip(tip))
            head.setTextAlignment(_alignment(place))
            self.table.setHorizontalHeaderItem(place, head)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.table)
        training.view_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the machines of the selected run, those at work first."""
        view = self._training.view
        machines = view.machines if view is not None else ()
        machines = tuple(sorted(machines, key=lambda machine: (-machine.workers, -machine.seen)))
        self.table.setRowCount(len(machines))
        for place, machine in enumerate(machines):
            for column, (_, _, text) in enumerate(COLUMNS):
                item = QTableWidgetItem(text(machine))
                item.setTextAlignment(_alignment(column))
                self.table.setItem(place, column, item)
        self.table.resizeColumnsToContents()
        for column in range(len(COLUMNS)):
            self.table.setColumnWidth(column, self.table.columnWidth(column) + 3 * theme.SPACE)


def _alignment(column: int) -> Qt.AlignmentFlag:
    """Names stand at the left, figures at the right."""
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
