"""Base class of the panels that consist of one chart."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from sai_studio.kit.charts.chart import Chart
from sai_studio.kit.widgets.layouts import column
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import ViewPanel


class ChartPanel(ViewPanel):
    """Panel with a chart, which its menu saves as a file. See `ViewPanel` for the parameters."""

    def __init__(
        self, context: ViewContext, name: str, empty: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, name, empty, parent)
        self.setMinimumSize(240, 84)
        self.chart = Chart(parent=self)
        self.chart.setMinimumSize(200, 84)
        self.chart.export_wanted.connect(self._save_as)
        column((self.chart, 1), within=self._content, spacing=0)

    def _save_as(self, kind: str) -> None:
        self.chart.save_as(kind, self._session.message.emit)

    def _paint_in_theme(self) -> None:
        self.chart.paint_in_theme()
