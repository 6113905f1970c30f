"""The table that the dialogs on networks share."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sai_studio.kit import theme
from sai_studio.kit.widgets.rows import RowsModel, RowsTable


class _OwnColorRows(QStyledItemDelegate):
    """Keeps the text color of selected rows: gray ones can't be used then either."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        own = index.data(Qt.ItemDataRole.ForegroundRole)
        if own is not None:
            palette = QPalette(option.palette)
            palette.setBrush(QPalette.ColorRole.HighlightedText, own)
            option.palette = palette


class NetworkTable(RowsTable):
    """Table of networks, of which gray ones can't be used."""

    def __init__(self, model: RowsModel[Any], name: str, parent: QWidget) -> None:
        super().__init__(model, name, parent=parent)
        model.setParent(self)
        self.setAlternatingRowColors(True)
        self.setItemDelegate(_OwnColorRows(self))
        self.setStyleSheet(f"QTableView::item {{ padding: 0 {theme.SPACE // 2}px; }}")
