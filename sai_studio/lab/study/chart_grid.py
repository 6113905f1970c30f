"""Several charts side by side, shown and saved as one figure."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from sai_studio.kit import theme
from sai_studio.kit.charts.chart import Chart
from sai_studio.kit.charts.chart_scene import ChartScene
from sai_studio.kit.widgets.export import PICTURE, png

COLUMNS: Final = 3
LEAST: Final = (220, 200)
"""Smallest size of a chart [px]."""


class ChartGrid(QScrollArea):
    """Charts in rows of three; it has the signals and methods of a `Chart` that pages use.

    Signals
    -------
    pointed
        See `Chart`.
    export_wanted
        Kind of file to save the figure as: "png", "svg" or "csv".
    """

    pointed = Signal(str)
    export_wanted = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        inner = QWidget()
        self._grid = QGridLayout(inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.SPACE)
        self.setWidget(inner)
        self.charts: list[Chart] = []

    def show_scenes(self, scenes: Sequence[ChartScene]) -> None:
        """Show a chart for each scene."""
        while len(self.charts) < len(scenes):
            place, chart = len(self.charts), Chart()
            chart.setMinimumSize(*LEAST)
            chart.pointed.connect(self.pointed)
            chart.export_wanted.connect(self.export_wanted)
            self._grid.addWidget(chart, place // COLUMNS, place % COLUMNS)
            self.charts.append(chart)
        for chart in self.charts[len(scenes) :]:
            self._grid.removeWidget(chart)
            chart.hide()
            chart.deleteLater()
        del self.charts[len(scenes) :]
        for chart, scene in zip(self.charts, scenes, strict=True):
            chart.show_scene(scene)

    def mark(self, label: str) -> None:
        """Highlight the lines with this label; "" for none."""
        for chart in self.charts:
            chart.mark(label)

    def file(self, kind: str) -> bytes:
        """Return the content of a file with all charts; `kind` is "png"."""
        assert kind == "png"
        columns = max(min(len(self.charts), COLUMNS), 1)
        rows = max(math.ceil(len(self.charts) / COLUMNS), 1)
        width, height = PICTURE.width(), PICTURE.height()
        image = QImage(columns * width, rows * height, QImage.Format.Format_RGB32)
        image.fill(theme.color("panel"))
        painter = QPainter(image)
        for place, chart in enumerate(self.charts):
            corner = place % COLUMNS * width, place // COLUMNS * height
            painter.drawImage(QRect(*corner, width, height), chart.picture())
        painter.end()
        return png(image)
