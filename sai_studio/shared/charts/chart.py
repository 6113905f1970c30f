"""A chart of a run as a widget: a kept picture, and over it what moves."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from sai_studio.shared import theme
from sai_studio.shared.charts.chart_painter import Frame, frame_of, paint_chart, paint_pointer
from sai_studio.shared.charts.chart_scene import ChartScene, scene_csv
from sai_studio.shared.export import PICTURE, fill_export_menu, picture, png, svg
from sai_studio.shared.texts import plain_tip

__all__ = ["Chart"]


class Chart(QWidget):
    """Draws a ChartScene.

    Signals
    -------
    chosen
        The value on the x axis that was clicked or dragged to.
    export_wanted
        The kind of file to save the chart as: "png", "svg" or "csv".
    """

    chosen = Signal(float)
    export_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene: ChartScene | None = None
        self._hover: float | None = None
        self._picture: QPixmap | None = None
        self._frame: Frame | None = None
        self.setMouseTracking(True)
        self.setMinimumSize(200, 130)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._forget)

    def sizeHint(self) -> QSize:
        return QSize(360, 240)

    def show_scene(self, scene: ChartScene) -> None:
        """Draw something else."""
        if scene is self.scene:
            return
        before, self.scene = self.scene, scene
        if before is None or before.tip != scene.tip:
            self.setToolTip(plain_tip(scene.tip, wrapped=True))
            self.setAccessibleName(scene.title)
        self._forget()

    def move_cursor(self, x: float | None) -> None:
        """Another generation is shown; the picture stays."""
        if self.scene is not None and self.scene.cursor != x:
            self.scene = replace(self.scene, cursor=x)
            self.update()

    def _forget(self) -> None:
        self._picture = None
        self.update()

    # --- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.scene is None:
            return
        area = QRectF(self.rect())
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(theme.color("panel"))
            self._frame = frame_of(self.scene, area, self.font())
            inside = QPainter(self._picture)
            inside.setFont(self.font())
            paint_chart(inside, self.scene, self._frame, area)
            inside.end()
        assert self._frame is not None
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        paint_pointer(painter, self.scene, self._frame, area, self._hover)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._forget()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._forget()
        super().changeEvent(event)

    # --- saving --------------------------------------------------------------------------------

    def content(self, kind: str) -> bytes:
        """The chart as the content of a file: "png", "svg" or "csv"."""
        assert self.scene is not None
        if kind == "csv":
            return scene_csv(self.scene).encode()
        if kind == "svg":
            return svg(self.scene.title, self._paint_whole)
        return png(picture(self._paint_whole))

    def _paint_whole(self, painter: QPainter) -> None:
        """The chart in the size of a picture for a file."""
        assert self.scene is not None
        area = QRectF(0, 0, PICTURE.width(), PICTURE.height())
        painter.setFont(self.font())
        frame = frame_of(self.scene, area, self.font())
        paint_chart(painter, self.scene, frame, area)
        paint_pointer(painter, self.scene, frame, area, None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.scene is None or self.scene.is_empty:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction("Copy picture")
        copy.triggered.connect(
            lambda: QGuiApplication.clipboard().setImage(picture(self._paint_whole))
        )
        menu.addSeparator()
        fill_export_menu(menu, self.export_wanted.emit)
        menu.popup(event.globalPos())

    # --- mouse ---------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = self._value_at(event)
        self._hover = x
        if x is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self.chosen.emit(x)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        x = self._value_at(event)
        if x is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(x)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = None
        self.update()

    def _value_at(self, event: QMouseEvent) -> float | None:
        """The point of the first line nearest to the mouse; None outside of the plot."""
        if self.scene is None or self._frame is None or self.scene.is_empty:
            return None
        at = event.position()
        if not self._frame.plot.adjusted(-8, -8, 8, 8).contains(at):
            return None
        value = self._frame.value_at(at.x())
        for line in self.scene.lines:
            known = line.x[np.isfinite(line.x) & np.isfinite(line.y)]
            if len(known) and not line.ghost:
                return float(known[np.abs(known - value).argmin()])
        return value
