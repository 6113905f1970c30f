"""The table widget that the dialogs on networks share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QWidget,
)

from sai_studio.shared import theme

RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


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


class NetworkTable(QTreeWidget):
    """Rows with columns, of which one can be selected.

    Parameters
    ----------
    name
        Accessible name.
    numbers, stretched
        Columns that are aligned to the right, and columns that share the remaining width.
    """

    def __init__(
        self,
        name: str,
        columns: Sequence[str],
        numbers: Sequence[int],
        stretched: Sequence[int],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setItemDelegate(_OwnColorRows(self))
        self.setHeaderLabels(columns)
        for column in numbers:
            self.headerItem().setTextAlignment(column, RIGHT)
        self.setStyleSheet(f"QTreeWidget::item {{ padding: 0 {theme.SPACE // 2}px; }}")
        self.setAccessibleName(name)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in stretched:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
