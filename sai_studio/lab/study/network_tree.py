"""The tree of networks in the study window, with check boxes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QWidget,
)

from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from sai_studio.kit.texts import plain_tip, with_times
from sai_studio.lab.study.study_model import Study

INFO: Final = Qt.ItemDataRole.UserRole


class NetworkTree(QTreeWidget):
    """Tree of network groups; the box of a group checks or clears all of its networks."""

    def __init__(self, study: Study, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._study = study
        self._filling = False
        self.setHeaderHidden(True)
        self.setColumnCount(1)
        self.setAccessibleName(tr("Networks that take part"))
        self.setUniformRowHeights(True)
        self.setIndentation(16)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.itemChanged.connect(self._changed)
        study.groups_changed.connect(self.fill)
        study.chosen_changed.connect(self._show_chosen)
        self.fill()

    def fill(self) -> None:
        """Show the networks of the model."""
        tops = [self.topLevelItem(i) for i in range(self.topLevelItemCount())]
        open_ = {top.text(0): top.isExpanded() for top in tops if top is not None}
        self._filling = True
        self.clear()
        height = QSize(0, self.fontMetrics().height() + 8)
        for group in self._study.groups:
            top = QTreeWidgetItem([group.title])
            top.setFlags(
                Qt.ItemFlag.ItemIsEnabled
                | Qt.ItemFlag.ItemIsUserCheckable
                | Qt.ItemFlag.ItemIsAutoTristate
            )
            for info in group.networks:
                row = QTreeWidgetItem([with_times(info.description) if group.is_run else info.name])
                row.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable)
                row.setData(0, INFO, info)
                row.setToolTip(0, plain_tip(f"{info.name}\n{with_times(info.description)}"))
                row.setSizeHint(0, height)
                top.addChild(row)
            top.setSizeHint(0, height)
            self.addTopLevelItem(top)
            top.setExpanded(open_.get(group.title, not group.on_demand))
        self._show_chosen()
        self._filling = False

    def check_all(self, on: bool) -> None:
        """Check or clear all networks."""
        networks = [info for group in self._study.groups for info in group.networks]
        self._study.choose(networks, on)

    def _show_chosen(self) -> None:
        """Check the chosen networks, in every group that lists them."""
        was_filling, self._filling = self._filling, True
        rows = QTreeWidgetItemIterator(self, QTreeWidgetItemIterator.IteratorFlag.NoChildren)
        while (row := rows.value()) is not None:
            on = self._study.is_chosen(row.data(0, INFO))
            row.setCheckState(0, Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
            rows += 1
        self._filling = was_filling

    def _changed(self, item: QTreeWidgetItem, column: int) -> None:
        if self._filling:
            return
        info = item.data(0, INFO)
        if isinstance(info, NetworkInfo):
            self._study.choose([info], item.checkState(0) == Qt.CheckState.Checked)
