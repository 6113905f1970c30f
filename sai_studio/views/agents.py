"""The panel that compares the agents: what each would play, and its evaluation."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.api.analysis import AgentAnalysis, AnalysisReport
from engine.api.record import point_to_gtp
from engine.api.review import has_enough_visits
from sai_studio.shared import figures, theme
from sai_studio.shared.painting import scaled_font, smooth_painter
from sai_studio.shared.refresh import Refresh
from sai_studio.shared.signals import connect_all
from sai_studio.shared.throttle import Debounce
from sai_studio.views.eye import EYE_WIDTH, EyeButton
from sai_studio.views.view_context import ViewContext
from sai_studio.views.view_panel import ViewPanel

__all__ = ["LambdaPanel", "LambdaRow", "agreement"]

PAPER_AGENTS: Final = 3
"""Number of agents that are always there; the user's own agent follows."""
OWN_DEFAULT: Final = 0.25
PAD: Final = 8.0
QWIDGETSIZE_MAX: Final = 16_777_215
"""Qt's value for no maximum height [pixels]."""

LAMBDA_TIP: Final = (
    "<p>\u03bb says what an agent plays for. At 0 it plays to win: only the real komi counts. "
    "At 1 it plays for points: it asks how it would fare at every komi from the real one to the "
    "one that the network's own curve calls even, so a lead still has to grow. In between it does "
    "some of both.</p>"
    "<p>value = mean of P over the komi from k to k<sub>\u03bb</sub>, where "
    "P(k<sub>\u03bb</sub>) = (1 \u2212 \u03bb) P(k) + \u03bb / 2</p>"
    "<p>A click shows this agent's candidates on the board, in the table and in the curve.</p>"
)
EYE_TIP: Final = "<p>Show or hide this agent's mark on the board. U shows and hides all marks.</p>"
OWN_TIP: Final = "<p>Add an agent with your own \u03bb.</p>"


@dataclass(frozen=True)
class _Column:
    name: str
    widest: str
    keep: int
    """Priority: columns with low values are hidden first when the panel is narrow."""


WINS: Final = "White wins"
"""Longest title of the winrate column; it names the side to move."""

OWN_CHOICE: Final = "own choice"

COLUMNS: Final = (
    _Column("plays", "pass", 9),
    _Column(WINS, "99.9 %", 8),
    _Column("fair", "\u221212.3", 6),
    _Column("\u03b2", "10.2", 4),
    _Column("visits", "88.8k", 5),
    _Column("", OWN_CHOICE, 7),
)


def agreement(report: AnalysisReport, index: int) -> str:
    """Return which earlier agent chooses the same move: "same as λ 0"; "" for the first agent."""
    agents = report.agents
    move = agents[index].move
    if index == 0 or move is None:
        return ""
    for other in agents[:index]:
        if other.move == move:
            return f"same as \u03bb {figures.lambda_text(other.lambda_)}"
    return OWN_CHOICE


def _figures_of(report: AnalysisReport, index: int, side: str) -> tuple[str, ...]:
    """Return the texts of an agent's columns."""
    agent: AgentAnalysis = report.agents[index]
    knows_score = report.network_beta > 0.0
    flip = side == "mover" and report.to_play < 0
    return (
        "\u2013" if agent.move is None else point_to_gtp(agent.move, report.size),
        figures.percent(1.0 - agent.winrate if flip else agent.winrate),
        figures.points(agent.alpha) if knows_score else "\u2013",
        figures.steepness(agent.beta) if knows_score else "\u2013",
        figures.count(agent.visits),
        agreement(report, index),
    )


class LambdaPanel(ViewPanel):
    """One row per agent; a click selects the agent whose candidates are shown."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, "Agents by lambda", "", parent)
        session = context.session
        self.setMinimumWidth(240)
        self._tabbed = True
        self._agreed: bool | None = None
        """Whether all agents chose the same move; None before the first search."""
        self._pinned = False
        """Whether the user opened the panel: it stays open then."""
        self.summary = _Summary()
        self._titles = _Titles()
        self.rows = [LambdaRow(place) for place in range(PAPER_AGENTS + 1)]
        self._group = QButtonGroup(self)
        whole = QVBoxLayout(self._content)
        whole.setContentsMargins(8, 2, 8, 4)
        whole.setSpacing(0)
        whole.addWidget(self.summary)
        self._body = QWidget()
        self._body.setVisible(False)
        whole.addWidget(self._body)
        whole.addStretch(1)
        box = QVBoxLayout(self._body)
        box.setContentsMargins(0, 0, 0, 4)
        box.setSpacing(0)
        box.addWidget(self._titles)
        for place, row in enumerate(self.rows):
            self._group.addButton(row, place)
            row.eye.toggled.connect(partial(session.selection.show_agent, place))
            box.addWidget(row)
        self.own = _OwnLambda()
        box.addWidget(self.own)
        self.summary.clicked.connect(self._toggle)
        self._own_changed = Debounce(200, self._send_own, self)
        self._group.idClicked.connect(session.selection.set_agent)
        self.own.changed.connect(self._own_changed.call)
        self._refresh = Refresh(self, self._show_report)
        selection = session.selection
        connect_all(self._refresh.ask, session.reports.changed, session.engine.status_changed)
        connect_all(self._refresh.ask, selection.lambdas_changed, selection.view_changed)
        self._refresh.ask()

    @property
    def is_open(self) -> bool:
        """Whether the rows are shown, not only the summary."""
        return not self._body.isHidden()

    def set_tabbed(self, tabbed: bool) -> None:
        if tabbed != self._tabbed:
            self._tabbed = tabbed
            self._keep_height()

    def _toggle(self) -> None:
        self._pinned = not self.is_open
        self._open(self._pinned)

    def _open(self, on: bool) -> None:
        """Show or hide the rows below the summary."""
        if on != self.is_open:
            self._body.setVisible(on)
            self.summary.show_open(on)
            self._keep_height()
            self.height_changed.emit()

    def _keep_height(self) -> None:
        """In a column the panel is as high as its content; as a tab it fills its place."""
        layout = self._content.layout()
        assert layout is not None
        layout.activate()
        height = layout.sizeHint().height()
        self.setMinimumHeight(0 if self._tabbed else height)
        self.setMaximumHeight(QWIDGETSIZE_MAX if self._tabbed else height)

    def _fold(self, report: AnalysisReport | None) -> None:
        """Open the panel when agents begin to differ, fold it when they agree again."""
        is_known = report is not None and (
            report.finished or all(has_enough_visits(a.visits) for a in report.agents)
        )
        agents = report.agents if report is not None else ()
        moves = sorted({agent.move for agent in agents if agent.move is not None})
        if report is None or not moves:
            self.summary.setText(f"Agents: {self._reason()}")
            return
        agreed, names = len(moves) == 1, ", ".join(point_to_gtp(m, report.size) for m in moves)
        self.summary.setText(f"All agents agree: {names}" if agreed else f"Agents differ: {names}")
        if is_known and self._agreed != agreed:
            self._agreed = agreed
            self._open(self._pinned or not agreed)

    def _send_own(self) -> None:
        self._session.selection.set_user_lambda(self.own.value)

    def _show_report(self) -> None:
        session = self._session
        selection = session.selection
        report = session.reports.current
        lambdas = session.review.lambdas
        white = selection.side == "mover" and report is not None and report.to_play < 0
        self._titles.show_side("White" if white else "Black")
        if not self._own_changed.waiting:
            own = lambdas[PAPER_AGENTS] if len(lambdas) > PAPER_AGENTS else None
            self.own.set_value(own)
        self._fold(report)
        if sum(not row.isHidden() for row in self.rows) != len(lambdas):
            self.updateGeometry()
            QTimer.singleShot(0, self._keep_height)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(lambdas))
            if place >= len(lambdas):
                continue
            texts: tuple[str, ...] | None = None
            if report is not None and place < len(report.agents):
                same = abs(report.agents[place].lambda_ - lambdas[place]) < 1e-6
                texts = _figures_of(report, place, selection.side) if same else None
            row.show_figures(lambdas[place], texts, self._reason())
            row.setChecked(place == selection.agent_index)
            row.eye.setChecked(place not in selection.hidden_agents)

    def _reason(self) -> str:
        """Return why an agent has no results, in two words."""
        session = self._session
        if session.ending.is_over(session.cursor.node):
            return "game over"
        if session.engine.status.state in ("no network", "illegal"):
            return "not searched"
        return "not searched yet" if session.engine.analyzing else "paused"

    def _paint_in_theme(self) -> None:
        self._titles.update()
        for row in self.rows:
            row.updateGeometry()
            row.update()


def _places(widget: QWidget) -> tuple[float, dict[int, QRectF]]:
    """Return the width of the name column, and the place of every column that fits."""
    width = float(widget.width() - EYE_WIDTH)
    metrics = QFontMetricsF(scaled_font(widget.font(), bold=True))
    name = metrics.horizontalAdvance("\u03bb 0.88") + 18.0 + PAD
    widths = [
        max(metrics.horizontalAdvance(c.widest), metrics.horizontalAdvance(c.name)) + 2.0 * PAD
        for c in COLUMNS
    ]
    shown: list[int] = []
    room = width - name
    for place in sorted(range(len(COLUMNS)), key=lambda i: -COLUMNS[i].keep):
        if widths[place] <= room:
            room -= widths[place]
            shown.append(place)
    x = name
    places: dict[int, QRectF] = {}
    for place in sorted(shown):
        last = place == len(COLUMNS) - 1
        places[place] = QRectF(x, 0.0, width - x if last else widths[place], widget.height())
        x += widths[place]
    return name, places


class _Summary(QToolButton):
    """One line on what the agents choose; a click opens or folds the rows below."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(LAMBDA_TIP)
        self.show_open(False)

    def show_open(self, on: bool) -> None:
        """Point the arrow down while the rows are shown."""
        self.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)


class _Titles(QWidget):
    """Column titles."""

    def __init__(self) -> None:
        super().__init__()
        self._side = "Black"
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setToolTip(LAMBDA_TIP)

    def sizeHint(self) -> QSize:
        return QSize(240, self.fontMetrics().height() + 6)

    def show_side(self, side: str) -> None:
        """Set the side whose winrates are shown: "Black" or "White"."""
        self._side = side
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(scaled_font(self.font(), 0.9))
        painter.setPen(theme.color("muted"))
        middle = Qt.AlignmentFlag.AlignVCenter
        name, places = _places(self)
        painter.drawText(QRectF(PAD, 0.0, name, self.height()), middle, "Agent")
        for place, box in places.items():
            inner = box.adjusted(PAD, 0.0, -PAD, 0.0)
            left = place in (0, len(COLUMNS) - 1)
            side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
            title = COLUMNS[place].name
            text = f"{self._side} wins" if title == WINS else title
            painter.drawText(inner, middle | side, text)


class LambdaRow(QAbstractButton):
    """One agent: color, lambda, move and evaluation."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self._role = f"agent{place}"
        self._texts: tuple[str, ...] | None = None
        self._name = self._reason = ""
        self._under_mouse = False
        self.setCheckable(True)
        self.setToolTip(LAMBDA_TIP)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.eye = EyeButton("Mark on the board", EYE_TIP, self)

    @property
    def texts(self) -> tuple[str, ...] | None:
        """Texts of the columns; None before the first report."""
        return self._texts

    def show_figures(self, lambda_: float, texts: tuple[str, ...] | None, reason: str) -> None:
        """Show new texts; None shows the reason why there are none."""
        name = f"\u03bb {figures.lambda_text(lambda_)}"
        if (name, texts, reason) != (self._name, self._texts, self._reason):
            self._name, self._texts, self._reason = name, texts, reason
            self.setAccessibleName(" ".join((name, *(texts or ()))))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, self.fontMetrics().height() + 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.eye.setGeometry(self.width() - EYE_WIDTH, 2, EYE_WIDTH, self.height() - 4)
        super().resizeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._under_mouse = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._under_mouse = False
        self.update()
        super().leaveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        whole = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked() or self._under_mouse:
            chosen = theme.color(self._role, 0.14)
            painter.setBrush(chosen if self.isChecked() else theme.color("hover", 0.6))
            painter.drawRoundedRect(whole.adjusted(0.0, 1.0, 0.0, -1.0), 4.0, 4.0)
        if self.hasFocus():
            painter.setPen(QPen(theme.color("accent"), 1.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(whole.adjusted(0.5, 1.5, -0.5, -1.5), 4.0, 4.0)
        name, places = _places(self)
        chip = QPointF(PAD + 6.0, whole.center().y())
        painter.setPen(QPen(theme.color(self._role), 1.8))
        painter.setBrush(theme.color(self._role))
        painter.drawEllipse(chip, 3.0, 3.0)
        if self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(chip, 6.0, 6.0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(scaled_font(self.font(), bold=self.isChecked()))
        painter.setPen(theme.color("text"))
        painter.drawText(QRectF(PAD + 18.0, 0.0, name, whole.height()), middle, self._name)
        if self._texts is None:
            painter.setFont(scaled_font(self.font()))
            painter.setPen(theme.color("muted"))
            rest = QRectF(name + PAD, 0.0, whole.width() - name - PAD - EYE_WIDTH, whole.height())
            painter.drawText(rest, middle, self._reason)
            return
        for place, box in places.items():
            self._paint_figure(painter, place, box.adjusted(PAD, 0.0, -PAD, 0.0))

    def _paint_figure(self, painter: QPainter, place: int, box: QRectF) -> None:
        assert self._texts is not None
        last = place == len(COLUMNS) - 1
        text = self._texts[place]
        own = last and text == OWN_CHOICE
        painter.setFont(scaled_font(self.font(), bold=place == 0 or own))
        painter.setPen(theme.color(self._role if own else "muted" if last else "text"))
        left = place == 0 or last
        side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | side, text)


class _OwnLambda(QWidget):
    """Controls of the user's own agent: on or off, and its lambda.

    Signals
    -------
    changed
        The user changed `value`.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.check = QCheckBox("own \u03bb")
        self.check.setToolTip(OWN_TIP)
        self.spin = QDoubleSpinBox()
        self.spin.setRange(0.0, 1.0)
        self.spin.setSingleStep(0.05)
        self.spin.setDecimals(2)
        self.spin.setValue(OWN_DEFAULT)
        self.spin.setAccessibleName("Your own lambda")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setValue(round(100 * OWN_DEFAULT))
        self.slider.setMinimumWidth(32)
        self.slider.setAccessibleName("Your own lambda")
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 0)
        row.setSpacing(8)
        row.addWidget(self.check)
        row.addWidget(self.spin)
        row.addWidget(self.slider, 1)
        self.check.clicked.connect(self._switched)
        self.spin.valueChanged.connect(self._spun)
        self.slider.valueChanged.connect(self._slid)
        self._enable()

    @property
    def value(self) -> float | None:
        """The lambda; None while switched off."""
        return self.spin.value() if self.check.isChecked() else None

    def set_value(self, value: float | None) -> None:
        """Show a value without emitting `changed`."""
        self.blockSignals(True)
        self.check.setChecked(value is not None)
        if value is not None:
            self.spin.setValue(value)
        self._enable()
        self.blockSignals(False)

    def _switched(self) -> None:
        self._enable()
        self.changed.emit()

    def _spun(self, value: float) -> None:
        self.slider.setValue(round(100.0 * value))
        self.changed.emit()

    def _slid(self, value: int) -> None:
        if value != round(100.0 * self.spin.value()):
            self.spin.setValue(value / 100.0)

    def _enable(self) -> None:
        self.spin.setEnabled(self.check.isChecked())
        self.slider.setEnabled(self.check.isChecked())
