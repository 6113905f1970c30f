"""The list of known contests: how it is with each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sai_studio.contests.contests import STATUS_TEXTS, Contests
from sai_studio.panels.parts import scaled_font
from sai_studio.training.run_list import status_role
from sai_studio.widgets import theme

__all__ = ["ContestList"]

PATH_ROLE: Final = Qt.ItemDataRole.UserRole
SECOND_ROLE: Final = Qt.ItemDataRole.UserRole + 1
STATUS_ROLE: Final = Qt.ItemDataRole.UserRole + 2
Index = QModelIndex | QPersistentModelIndex


class _Model(QAbstractListModel):
    """Rows are the model's contests."""

    def __init__(self, contests: Contests, parent: QObject) -> None:
        super().__init__(parent)
        self._contests = contests
        self.paths: list[Path] = list(contests.paths)

    def refresh(self) -> None:
        """The contests, or what is known of them, changed."""
        if self.paths != self._contests.paths:
            self.beginResetModel()
            self.paths = list(self._contests.paths)
            self.endResetModel()
        elif self.paths:
            self.dataChanged.emit(self.index(0), self.index(len(self.paths) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self.paths)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        path = self.paths[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return path.name
        if role == Qt.ItemDataRole.ToolTipRole:
            return str(path)
        if role == SECOND_ROLE:
            return self._second_line(path)
        if role == STATUS_ROLE:
            return self._contests.status(path)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{path.name}, {self._second_line(path)}"
        return path if role == PATH_ROLE else None

    def _second_line(self, path: Path) -> str:
        """How it is with a contest, and how far it is."""
        status = STATUS_TEXTS.get(self._contests.status(path), "")
        view = self._contests.views.get(path)
        if view is None or view.standings is None:
            return status
        standings = view.standings
        n = standings.size
        return f"{status} \u00b7 {len(standings.games)} of {standings.planned} \u00b7 {n}\u00d7{n}"


class _Delegate(QStyledItemDelegate):
    """Paints a contest in two lines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, round(2.0 * QFontMetrics(option.font).height()) + 18)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = QRectF(option.rect).adjusted(4, 2, -4, -2)
        painter.setPen(Qt.PenStyle.NoPen)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setBrush(theme.color("hover"))
            painter.drawRoundedRect(inner, 6, 6)
        metrics = QFontMetrics(option.font)
        status = str(index.data(STATUS_ROLE))
        painter.setBrush(theme.color(status_role(status)))
        middle = inner.top() + 7 + metrics.height() / 2
        painter.drawEllipse(QPointF(inner.left() + 12, middle), 4, 4)
        left = inner.left() + 24
        room = int(inner.right() - left - 6)
        painter.setPen(theme.color("text"))
        painter.setFont(scaled_font(option.font, 1.0, bold=True))
        name = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideMiddle, room
        )
        painter.drawText(QPointF(left, inner.top() + 7 + metrics.ascent()), name)
        painter.setFont(scaled_font(option.font, 0.85))
        painter.setPen(theme.color("muted"))
        line = painter.fontMetrics().elidedText(
            str(index.data(SECOND_ROLE)), Qt.TextElideMode.ElideRight, room
        )
        below = inner.top() + 9 + metrics.height() + painter.fontMetrics().ascent()
        painter.drawText(QPointF(left, below), line)
        painter.restore()


class ContestList(QListView):
    """Choose the contest on show."""

    def __init__(self, contests: Contests, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._contests = contests
        self._model = _Model(contests, self)
        self.setModel(self._model)
        self.setItemDelegate(_Delegate(self))
        self.setAccessibleName("Matches and tournaments")
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        contests.list_changed.connect(self._refresh)
        contests.selected_changed.connect(self._refresh)
        self.selectionModel().currentChanged.connect(self._choose)
        theme.changed.connect(self.viewport().update)
        self._refresh()

    def _refresh(self) -> None:
        self.selectionModel().blockSignals(True)
        self._model.refresh()
        selected = self._contests.selected
        if selected is not None and selected in self._model.paths:
            self.setCurrentIndex(self._model.index(self._model.paths.index(selected)))
        self.selectionModel().blockSignals(False)
        self.viewport().update()

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self._contests.select(index.data(PATH_ROLE))
