"""Rows of a list that keep the color of their text while they are selected."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

__all__ = ["OwnColorRows"]


class OwnColorRows(QStyledItemDelegate):
    """Rows keep their own color while they are chosen: gray ones can't be used then either."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        own = index.data(Qt.ItemDataRole.ForegroundRole)
        if own is not None:
            palette = QPalette(option.palette)
            palette.setBrush(QPalette.ColorRole.HighlightedText, own)
            option.palette = palette
