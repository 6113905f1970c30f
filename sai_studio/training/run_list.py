"""The list of known runs: how it is with each, and a box that lays it over the one on show."""

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
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sai_studio.panels.parts import scaled_font
from sai_studio.training.known_runs import STATUS_TEXTS
from sai_studio.training.run_charts import RUN_ROLES
from sai_studio.training.training import Training
from sai_studio.widgets import theme

__all__ = ["RunList", "status_role"]

PATH_ROLE: Final = Qt.ItemDataRole.UserRole
BOX: Final = 14.0
Index = QModelIndex | QPersistentModelIndex

_ROLES: Final = {
    "running": "good",
    "starting": "amber",
    "stopping": "amber",
    "finished": "accent",
    "interrupted": "bad",
    "unreadable": "bad",
}


def status_role(status: str) -> str:
    """Theme color of how it is with a run."""
    return _ROLES.get(status, "muted")


class _RunModel(QAbstractListModel):
    """Rows are the model's runs."""

    def __init__(self, training: Training, parent: QObject) -> None:
        super().__init__(parent)
        self._training = training
        self.paths: list[Path] = list(training.runs)

    def refresh(self) -> None:
        """The runs, or what is known of them, changed."""
        if self.paths != self._training.runs:
            self.beginResetModel()
            self.paths = list(self._training.runs)
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
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{path.name}, {self.second_line(path)}"
        return path if role == PATH_ROLE else None

    def second_line(self, path: Path) -> str:
        """How it is with a run, and how far it is."""
        view = self._training.views.get(path)
        status = STATUS_TEXTS.get(self._training.status(path), "")
        if view is None or view.preset is None:
            return status
        of = f"generation {view.state.generation} of {view.preset.run.generations}"
        return f"{status} \u00b7 {of} \u00b7 {view.size}\u00d7{view.size}"


class _RunDelegate(QStyledItemDelegate):
    """Paints a run and its box."""

    def __init__(self, training: Training, model: _RunModel, parent: QObject) -> None:
        super().__init__(parent)
        self._training, self._model = training, model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = QFontMetrics(option.font).height()
        return QSize(200, round(2.0 * height) + 18)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        path = index.data(PATH_ROLE)
        rect = QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = rect.adjusted(4, 2, -4, -2)
        if selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("hover"))
            painter.drawRoundedRect(inner, 6, 6)
        font = option.font
        metrics = QFontMetrics(font)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(status_role(self._training.status(path))))
        middle = inner.top() + 7 + metrics.height() / 2
        painter.drawEllipse(QPointF(inner.left() + 12, middle), 4, 4)
        text_left = inner.left() + 24
        wide = inner.right() - text_left - (BOX + 16 if self._can_compare(path) else 6)
        painter.setPen(theme.color("text"))
        painter.setFont(scaled_font(font, 1.0, bold=True))
        name = painter.fontMetrics().elidedText(path.name, Qt.TextElideMode.ElideMiddle, int(wide))
        painter.drawText(QPointF(text_left, inner.top() + 7 + metrics.ascent()), name)
        painter.setFont(scaled_font(font, 0.85))
        painter.setPen(theme.color("muted"))
        line, room = self._model.second_line(path), int(inner.right() - text_left)
        line = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, room)
        below = inner.top() + 9 + metrics.height() + painter.fontMetrics().ascent()
        painter.drawText(QPointF(text_left, below), line)
        if self._can_compare(path):
            self._paint_box(painter, self.box(rect), path)
        painter.restore()

    def _paint_box(self, painter: QPainter, box: QRectF, path: Path) -> None:
        shown = [view.path for view in self._training.shown]
        on = path in self._training.compared and path != self._training.selected
        role = RUN_ROLES[shown.index(path) % len(RUN_ROLES)] if path in shown else "muted"
        painter.setPen(QPen(theme.color(role if on else "muted"), 1.2))
        painter.setBrush(theme.color(role) if on else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 3, 3)
        if on:
            painter.setPen(QPen(theme.color("panel"), 1.8))
            a, b = box.left(), box.top()
            painter.drawLine(QPointF(a + 3, b + 7.5), QPointF(a + 6, b + 10.5))
            painter.drawLine(QPointF(a + 6, b + 10.5), QPointF(a + 11, b + 4))

    def _can_compare(self, path: Path) -> bool:
        return len(self._training.runs) > 1 and path != self._training.selected

    @staticmethod
    def box(rect: QRectF) -> QRectF:
        """Where the box of a row lies."""
        return QRectF(rect.right() - BOX - 14, rect.top() + 10, BOX, BOX)


class RunList(QListView):
    """Choose the run on show, and others to compare it with."""

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self._model = _RunModel(training, self)
        self.setModel(self._model)
        self.setItemDelegate(_RunDelegate(training, self._model, self))
        self.setAccessibleName("Runs")
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        training.runs_changed.connect(self._refresh)
        training.selected_changed.connect(self._refresh)
        self.selectionModel().currentChanged.connect(self._choose)
        theme.changed.connect(self.viewport().update)
        self._refresh()

    def _refresh(self) -> None:
        self.selectionModel().blockSignals(True)
        self._model.refresh()
        selected = self._training.selected
        if selected is not None and selected in self._model.paths:
            self.setCurrentIndex(self._model.index(self._model.paths.index(selected)))
        self.selectionModel().blockSignals(False)
        self.viewport().update()

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self._training.select(index.data(PATH_ROLE))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        path = index.data(PATH_ROLE) if index.isValid() else None
        if path is not None and path != self._training.selected:
            box = _RunDelegate.box(QRectF(self.visualRect(index)))
            if box.adjusted(-8, -8, 8, 8).contains(event.position()):
                self._toggle(path)
                return
        super().mousePressEvent(event)

    def _toggle(self, path: Path) -> None:
        self._training.compare(path, path not in self._training.compared)
