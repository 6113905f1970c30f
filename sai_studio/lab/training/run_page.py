"""The page of the selected run: head, charts, games, branches, generations, settings."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from engine.base.settings import float_text
from engine.base.translation import tr
from engine.commands.loading import network_opinion
from engine.train.comparison import figures_of, title_of
from engine.train.presets.preset import Preset, preset_options
from engine.train.reading import RunView
from sai_studio.kit import theme
from sai_studio.kit.charts.chart import Chart
from sai_studio.kit.charts.chart_scene import ChartScene
from sai_studio.kit.texts import plain_tip, with_times
from sai_studio.kit.widgets.fields import choice_field, refill
from sai_studio.kit.widgets.layouts import row
from sai_studio.lab.training.branches_page import BranchesPage
from sai_studio.lab.training.chain_panel import ChainPanel
from sai_studio.lab.training.games_page import GamesPage
from sai_studio.lab.training.generation_bar import GenerationBar
from sai_studio.lab.training.generations_page import GenerationsPage
from sai_studio.lab.training.machines_page import MachinesPage
from sai_studio.lab.training.position_page import AskOpinion, PositionPage
from sai_studio.lab.training.reference_charts import empty_board_chart, winrate_error_chart
from sai_studio.lab.training.run_charts import (
    AXES,
    NODE_AXES,
    axis_values,
    compare_chart,
    curve_chart,
    elo_chart,
    log_chart,
    panel_chart,
)
from sai_studio.lab.training.run_header import RunHeader
from sai_studio.lab.training.setting_names import SECTIONS
from sai_studio.lab.training.training import Training

OVERVIEW: Final = (("curve", "alpha", "beta"), ("losses", "lengths", "speed"))
"""The charts of the first tab, by row."""
STRENGTH: Final = (("panel", "elo"), ("winrate_error", "empty_board"), ("results", "beta"))
"""The charts of the second tab, by row."""
STRENGTH_CHARTS: Final = {
    "panel": panel_chart,
    "elo": elo_chart,
    "winrate_error": winrate_error_chart,
    "empty_board": empty_board_chart,
}


COMPARED: Final = (("compared",),)
"""The chart of the tab that compares runs."""
LEAST: Final = (180, 180)
"""Least size of a chart: its title, legend and axes leave room for the lines [px]."""
COMPARE: Final = tr("Compare with a strong network\u2026")


class ChartsPage(QScrollArea):
    """Charts in a grid that scrolls if the window is too small for them.

    One chart is redrawn per turn of the event loop, so that the window stays live.

    Parameters
    ----------
    rows
        Names of charts, see `RunPage`.
    head
        Shown above the charts.

    Signals
    -------
    export_wanted
        A `Chart` and the kind of file to save it as.
    """

    export_wanted = Signal(object, str)

    def __init__(
        self,
        training: Training,
        rows: tuple[tuple[str, ...], ...],
        head: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._training = training
        self.charts: dict[str, Chart] = {}
        self._due: list[str] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        inner = QWidget()
        self.setWidget(inner)
        self._grid = grid = QGridLayout(inner)
        grid.setContentsMargins(theme.SPACE, theme.SPACE, theme.SPACE, theme.SPACE)
        grid.setSpacing(theme.SPACE)
        first = 0
        if head is not None:
            first = 1
            grid.addWidget(head, 0, 0, 1, max(map(len, rows)), Qt.AlignmentFlag.AlignRight)
        self._places = {
            name: (i, j) for i, names in enumerate(rows, first) for j, name in enumerate(names)
        }
        for place, j in self._places.values():
            grid.setRowStretch(place, 1)
            grid.setRowMinimumHeight(place, LEAST[1])
            grid.setColumnStretch(j, 1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._draw_next)
        training.view_changed.connect(self.redraw)
        training.axis_changed.connect(self.redraw)
        training.generation_changed.connect(self._move_cursor)

    def redraw(self) -> None:
        """Redraw all charts."""
        self._due = list(self._places)
        if self.isVisible():
            self._timer.start(0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._due or len(self.charts) < len(self._places):
            self.redraw()

    def _draw_next(self) -> None:
        if not self._due:
            return
        name = self._due.pop(0)
        if name not in self.charts:
            chart = self.charts[name] = Chart()
            chart.setMinimumSize(*LEAST)
            self._grid.addWidget(chart, *self._places[name])
            chart.export_wanted.connect(partial(self.export_wanted.emit, chart))
            if name != "curve":
                chart.chosen.connect(self._choose)
        self.charts[name].show_scene(self._scene(name))
        if self._due:
            self._timer.start(0)

    def _scene(self, name: str) -> ChartScene:
        training = self._training
        views, generation = training.shown, training.generation
        if name == "curve":
            return curve_chart(views, generation)
        if name == "compared":
            return compare_chart(views, training.figure, training.axis, generation)
        if name in STRENGTH_CHARTS:
            return STRENGTH_CHARTS[name](views, training.axis, generation)
        return log_chart(name, views, training.axis, generation)

    def _move_cursor(self) -> None:
        view, generation = self._training.view, self._training.generation
        x = None
        if view is not None and generation is not None:
            x = float(axis_values(view, self._training.axis)[generation])
        for name, chart in self.charts.items():
            if name == "curve":
                if self.isVisible():
                    chart.show_scene(self._scene(name))
                elif name not in self._due:
                    self._due.append(name)
            else:
                chart.move_cursor(x)

    def _choose(self, x: float) -> None:
        view = self._training.view
        if view is None or not view.generations:
            return
        distance = abs(axis_values(view, self._training.axis) - x)
        distance[distance != distance] = float("inf")
        self._training.set_generation(int(distance.argmin()))


class RunPage(QWidget):
    """Head, tabs and the bar with the selected generation."""

    def __init__(
        self,
        training: Training,
        ask: AskOpinion = network_opinion,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._training = training
        self.header = RunHeader(training)
        self.chain = ChainPanel(training)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.compare = QPushButton(COMPARE)
        self.compare.setToolTip(
            plain_tip(tr("Compare the run's networks with a strong network's search"))
        )
        self.overview = ChartsPage(training, OVERVIEW)
        self.strength = ChartsPage(training, STRENGTH, self.compare)
        self.figure = choice_field([], name=tr("Figure that is compared"))
        self.figure.activated.connect(lambda: training.set_figure(self.figure.currentData()))
        self.whole_sweep = QPushButton(tr("Compare the whole sweep"))
        self.whole_sweep.clicked.connect(training.compare_sweep)
        head = QWidget()
        row(self.whole_sweep, self.figure, within=head, margins=(0, 0, 0, 0))
        self.compared = ChartsPage(training, COMPARED, head)
        self.games = GamesPage(training)
        self.branches = BranchesPage(training)
        self.generations = GenerationsPage(training)
        self.position = PositionPage(training, ask)
        self.machines = MachinesPage(training)
        self.settings = QTextBrowser()
        self.settings.document().setDocumentMargin(14)
        for page, title in (
            (self.overview, tr("Progress")),
            (self.strength, tr("Strength")),
            (self.compared, tr("Compare")),
            (self.games, tr("Games")),
            (self.branches, tr("Branches")),
            (self.position, tr("Position")),
            (self.generations, tr("Generations")),
            (self.machines, tr("Machines")),
            (self.settings, tr("Settings")),
        ):
            self.tabs.addTab(page, title)
        self.axis = choice_field(
            [(name, tr("by {label}", label=label)) for name, label in AXES],
            name=tr("Horizontal axis of the charts"),
        )
        self._axes: dict[QWidget, str] = {
            self.overview: "generation",
            self.strength: "nodes",
            self.compared: "cpu_minutes",
        }
        self.axis.activated.connect(self._choose_axis)
        corner = QWidget()
        row(self.axis, within=corner, margins=(0, 0, theme.SPACE, 4))
        self.tabs.setCornerWidget(corner)
        self.bar = GenerationBar(training)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.header)
        box.addWidget(self.chain)
        box.addWidget(self.tabs, 1)
        box.addWidget(self.bar)
        self._settings_of: Preset | None = None
        self.tabs.currentChanged.connect(self._tab_changed)
        training.view_changed.connect(self._show_settings)
        training.view_changed.connect(self._show_axis)
        training.view_changed.connect(self._show_parts)
        theme.changed.connect(self._forget_settings)

    def _tab_changed(self) -> None:
        page = self.tabs.currentWidget()
        self._training.want_games(page in (self.games, self.branches))
        # the page of a position tells of that position, which may be the empty board, too
        self.bar.tell_empty_board(page is not self.position)
        self._show_axis()
        self._show_settings()

    def _show_parts(self) -> None:
        """Hide tabs that stay empty for a folder of labels or a distillation."""
        view = self._training.view
        if view is None:
            return
        figures = [(name, title_of(name)) for name in figures_of(self._training.shown)]
        refill(self.figure, figures, self._training.figure)
        self.whole_sweep.setVisible(bool(self._training.rest_of_sweep()))
        pages = (self.overview, self.strength, self.compared, self.position, self.generations)
        for page in pages:
            self.tabs.setTabVisible(self.tabs.indexOf(page), not view.holds_labels)
        self.tabs.setTabVisible(self.tabs.indexOf(self.branches), not view.distills)
        self.tabs.setTabVisible(self.tabs.indexOf(self.machines), bool(view.machines))
        self.bar.setVisible(not view.holds_labels)

    def _show_axis(self) -> None:
        """Show the axis of the page; a distillation counts no nodes."""
        page, view = self.tabs.currentWidget(), self._training.view
        self.axis.setVisible(page in self._axes)
        if page not in self._axes:
            return
        has_nodes = view is None or not view.distills
        items = self.axis.model()
        assert isinstance(items, QStandardItemModel)
        for place, (name, _) in enumerate(AXES):
            items.item(place).setEnabled(has_nodes or name not in NODE_AXES)
        name = self._axes[page]
        if not has_nodes and name in NODE_AXES:
            name = "generation"
        self.axis.setCurrentIndex(self.axis.findData(name))
        self._training.set_axis(name)

    def _choose_axis(self) -> None:
        """Set the axis of the current page; each keeps its own."""
        self._axes[self.tabs.currentWidget()] = self.axis.currentData()
        self._training.set_axis(self.axis.currentData())

    def _forget_settings(self) -> None:
        self._settings_of = None
        self._show_settings()

    def _show_settings(self) -> None:
        view = self._training.view
        if self.tabs.currentWidget() is not self.settings or view is None:
            return
        if view.preset is not self._settings_of or view.messages:
            self._settings_of = view.preset
            self.settings.setHtml(settings_html(view))


def settings_html(view: RunView) -> str:
    """Return the settings and messages of a run as HTML."""
    muted = theme.color("muted").name()
    html = [f"<p style='color:{muted}'>{escape(str(view.path))}</p>"]
    if view.preset is not None:
        html.append(f"<p>{escape(with_times(tr(view.preset.about)))}</p>")
    if view.messages:
        html.append(f"<h3>{escape(tr('Messages'))}</h3>")
        for message in reversed(view.messages[-20:]):
            born = tr("generation {generation}", generation=message.generation)
            html.append(
                f"<p><span style='color:{muted}'>{escape(born)}:</span> {escape(message.text)}</p>"
            )
    if view.preset is not None:
        html.append(f"<h3>{escape(tr('Settings'))}</h3><table cellpadding='2'>")
        for section, options in preset_options(view.preset).items():
            title = escape(SECTIONS.get(section, section))
            html.append(f"<tr><td colspan='3' style='padding-top:8px'><b>{title}</b></td></tr>")
            for info, value in options:
                about = with_times(tr(info.help)).replace("`", "")
                strong = "b" if value != (info.schedule or info.default) else "span"
                html.append(
                    f"<tr><td>{escape(tr(info.label))}&nbsp;&nbsp;</td>"
                    f"<td><{strong}>{escape(_value_text(value))}</{strong}>&nbsp;&nbsp;</td>"
                    f"<td style='color:{muted}'>{escape(about)}</td></tr>"
                )
        html.append("</table>")
    return "".join(html)


def _value_text(value: object) -> str:
    if isinstance(value, bool):
        return tr("on") if value else tr("off")
    return float_text(value) if isinstance(value, float) else str(value)
