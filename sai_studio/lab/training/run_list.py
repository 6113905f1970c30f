"""The list of runs: status of each, and a check box to compare it with the selected one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.charts.chart_scene import number
from sai_studio.kit.widgets.folder_list import (
    PATH_ROLE,
    FolderDelegate,
    FolderList,
    FolderListModel,
    Index,
)
from sai_studio.lab.jobs.jobs import status_role
from sai_studio.lab.jobs.known_runs import RUN_STATUS
from sai_studio.lab.training.run_charts import RUN_ROLES
from sai_studio.lab.training.training import Training

BOX: Final = 14.0


class _RunDelegate(FolderDelegate):
    """Paints a run and its check box."""

    def __init__(self, training: Training, model: FolderListModel, parent: QObject) -> None:
        super().__init__(model, lambda path: status_role(training.status(path)), parent)
        self._training = training

    def margin(self, path: Path) -> float:
        return BOX + 8 if self._can_compare(path) else super().margin(path)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        path = index.data(PATH_ROLE)
        if self._can_compare(path):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_box(painter, self.box(QRectF(option.rect)), path)
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
        return len(self._training.paths) > 1 and path != self._training.selected

    @staticmethod
    def box(rect: QRectF) -> QRectF:
        """Return the rectangle of a row's check box."""
        return QRectF(rect.right() - BOX - 6, rect.top() + 10, BOX, BOX)


class RunList(FolderList):
    """List of runs: one is selected, others can be compared with it."""

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        self._training = training
        super().__init__(
            tr("Runs"),
            lambda: training.paths,
            self._second_line,
            training.problem,
            lambda: training.selected,
            training.select,
            parent,
        )
        self.setItemDelegate(_RunDelegate(training, self.folders, self))
        training.list_changed.connect(self.refresh)
        training.selected_changed.connect(self.refresh)

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

    def _second_line(self, path: Path) -> str:
        """Return the status and progress of a run."""
        view = self._training.views.get(path)
        status = RUN_STATUS.get(self._training.status(path), "")
        if view is None or view.preset is None:
            return status
        generation, whole = view.state.generation, view.preset.run.last_generation
        of = tr("generation {generation}", generation=generation)
        if whole:
            of = tr(
                "generation {generation} of {generations}",
                generation=generation,
                generations=whole,
            )
        if view.holds_labels:
            of = tr("{positions} labels", positions=number(view.positions, 0))
        return f"{status} \u00b7 {of} \u00b7 {view.size}\u00d7{view.size}"
