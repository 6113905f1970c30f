"""The panel that compares the agents: what each would play, and its evaluation."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.base.translation import tr
from engine.review.mistakes import has_searched_choice
from engine.search.report import AgentAnalysis, AnalysisReport
from engine.search.value.dynamic_komi import NO_DYNAMIC_KOMI
from sai_studio.kit import figures
from sai_studio.kit.figures import move_name
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import Debounce, connect_all, single_shot
from sai_studio.kit.widgets.fields import dynamic_komi_field, margin_field
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row as row_of
from sai_studio.review.agents.agent_rows import (
    LAMBDA_TIP,
    OWN_CHOICE,
    ColumnTitles,
    LambdaRow,
    OwnLambda,
)
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import ViewPanel

PAPER_AGENTS: Final = 3
"""Number of agents that are always there; the user's own agent follows."""
QWIDGETSIZE_MAX: Final = 16_777_215
"""Qt's value for no maximum height [pixels]."""


def agreement(report: AnalysisReport, index: int, images: NDArray[np.int16]) -> str:
    """Return which earlier agent chooses this one's move: "same move as λ 0"; "" for the first.

    `images` are the board's, see `BoardState.first_images`.
    """
    agents = report.agents
    move = agents[index].move
    if index == 0 or move is None:
        return ""
    earlier = [agent for agent in agents[:index] if agent.move is not None]
    for other in earlier:
        if other.move == move:
            return tr("same move as λ {value}", value=figures.lambda_text(other.lambda_))
    for other in earlier:
        if images[other.move] == images[move]:
            return tr("mirrors λ {value}", value=figures.lambda_text(other.lambda_))
    return OWN_CHOICE


def _choices(report: AnalysisReport, images: NDArray[np.int16]) -> list[str]:
    """Return each move with its agents: "A2 (\u03bb 0)", "B5 (\u03bb \u00bd, 1)".

    Mirror images are one move, by the name that the first of their agents gives it.
    """
    names: dict[int, str] = {}
    lambdas: dict[int, list[str]] = {}
    for agent in report.agents:
        if agent.move is not None:
            first = int(images[agent.move])
            names.setdefault(first, move_name(agent.move, report.size))
            lambdas.setdefault(first, []).append(figures.lambda_text(agent.lambda_))
    return [f"{name} (\u03bb {', '.join(lambdas[first])})" for first, name in names.items()]


def _figures_of(
    report: AnalysisReport, index: int, side: str, images: NDArray[np.int16]
) -> tuple[str, ...]:
    """Return the texts of an agent's columns."""
    agent: AgentAnalysis = report.agents[index]
    knows_score = report.network_beta > 0.0
    flip = side == "mover" and report.to_play < 0
    winrate = 1.0 - agent.winrate if flip else agent.winrate
    return (
        "\u2013" if agent.move is None else move_name(agent.move, report.size),
        figures.percent(winrate) if report.has_winrates else "\u2013",
        figures.fair_komi(agent.alpha, report.size) if knows_score else "\u2013",
        figures.steepness(agent.beta) if knows_score else "\u2013",
        figures.count(agent.visits),
        agreement(report, index, images),
    )


class LambdaPanel(ViewPanel):
    """One row per agent; a click selects the agent whose candidates are shown."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Agents by lambda"), "", parent)
        session = context.session
        self.setMinimumWidth(240)
        self._tabbed = True
        self._agreed: bool | None = None
        """Whether all agents chose the same move; None before the first search."""
        self._pinned = False
        """Whether the user opened the panel: it stays open then."""
        self.summary = _Summary()
        self._titles = ColumnTitles()
        self.rows = [LambdaRow(place) for place in range(PAPER_AGENTS + 1)]
        self._group = QButtonGroup(self)
        whole = QVBoxLayout(self._content)
        whole.setContentsMargins(8, 2, 8, 4)
        whole.setSpacing(0)
        self.own = OwnLambda()
        head = QHBoxLayout()
        head.addWidget(self.summary, 3)
        head.addWidget(self.own, 2)
        whole.addLayout(head)
        self._body = QWidget()
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
        self.own_komi = dynamic_komi_field()
        self._own_komi_row = QWidget()
        caption = plain_label(tr("Dynamic komi"))
        self.own_margin = margin_field()
        row_of(caption, (self.own_komi, 1), (self.own_margin, 1), within=self._own_komi_row)
        box.addWidget(self._own_komi_row)
        self.own_komi.activated.connect(self._send_own_komi)
        self._margin_changed = Debounce(200, self._send_own_margin, self)
        self.own_margin.valueChanged.connect(self._margin_changed.call)
        self.summary.clicked.connect(self._toggle)
        self._own_changed = Debounce(200, self._send_own, self)
        self._group.idClicked.connect(session.selection.set_agent)
        self.own.changed.connect(self._own_changed.call)
        self._fit_soon = single_shot(self, self._fit)
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
            self._open(tabbed or self._pinned or self._agreed is False)
            self._fit()

    def _toggle(self) -> None:
        self._pinned = not self.is_open
        self._open(self._pinned)

    def _open(self, on: bool) -> None:
        """Show or hide the rows below the summary."""
        if on != self.is_open:
            self._body.setVisible(on)
            self.summary.show_open(on)
            self._fit()

    def _fit(self) -> None:
        """Be as high as the content in a column; as a tab fill the place."""
        layout = self._content.layout()
        assert layout is not None
        layout.activate()
        height = layout.sizeHint().height()
        self.setMinimumHeight(0 if self._tabbed else height)
        self.setMaximumHeight(QWIDGETSIZE_MAX if self._tabbed else height)
        if not self._tabbed:
            self.height_changed.emit()

    def _fold(self, report: AnalysisReport | None, images: NDArray[np.int16]) -> None:
        """Open the panel when agents begin to differ, fold it when they agree again."""
        agents = report.agents if report is not None else ()
        moves = [agent.move for agent in agents if agent.move is not None]
        if report is None or not moves or all(agent.visits <= 1 for agent in agents):
            self.summary.setText(tr("Agents: {reason}", reason=self._reason()))
            return
        # a difference between hardly searched moves would be within the error
        choices = _choices(report, images)
        agreed, is_searched = len(choices) == 1, all(map(has_searched_choice, agents))
        if agreed:
            text = tr("All agents agree: {move}", move=move_name(moves[0], report.size))
        elif is_searched:
            text = tr("Agents differ: {choices}", choices=", ".join(choices))
        else:
            text = tr("Agents so far: {choices}", choices=", ".join(choices))
        self.summary.setText(text)
        if is_searched and self._agreed != agreed:
            self._agreed = agreed
            self._open(self._tabbed or self._pinned or not agreed)

    def _send_own(self) -> None:
        self._session.selection.set_user_lambda(self.own.value)

    def _send_own_komi(self) -> None:
        self._session.selection.set_dynamic_komi(self.own_komi.currentData())

    def _send_own_margin(self) -> None:
        self._session.selection.set_margin(self.own_margin.value())

    def _show_report(self) -> None:
        session = self._session
        selection = session.selection
        report = session.reports.current
        lambdas = session.review.lambdas
        white = selection.side == "mover" and report is not None and report.to_play < 0
        self._titles.show_side(tr("White") if white else tr("Black"))
        if not self._own_changed.waiting:
            own = lambdas[PAPER_AGENTS] if len(lambdas) > PAPER_AGENTS else None
            self.own.set_value(own)
        images = session.cursor.board.first_images()
        self._fold(report, images)
        self._own_komi_row.setVisible(len(lambdas) > PAPER_AGENTS)
        self.own_komi.setCurrentIndex(self.own_komi.findData(selection.dynamic_komi))
        if not self._margin_changed.waiting:
            self.own_margin.blockSignals(True)
            self.own_margin.setValue(selection.margin)
            self.own_margin.blockSignals(False)
        self.own_margin.setEnabled(selection.dynamic_komi == NO_DYNAMIC_KOMI)
        if sum(not row.isHidden() for row in self.rows) != len(lambdas):
            self.updateGeometry()
            self._fit_soon.start()
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(lambdas))
            if place >= len(lambdas):
                continue
            texts: tuple[str, ...] | None = None
            if report is not None and place < len(report.agents):
                same = abs(report.agents[place].lambda_ - lambdas[place]) < 1e-6
                texts = _figures_of(report, place, selection.side, images) if same else None
            row.show_figures(lambdas[place], texts, self._reason())
            row.setChecked(place == selection.agent_index)
            row.eye.setChecked(place not in selection.hidden_agents)

    def _reason(self) -> str:
        """Return why an agent has no results, in two words."""
        session = self._session
        if session.ending.is_over(session.cursor.node):
            return tr("game over")
        if session.engine.status.state == "no network":
            return tr("not searched")
        return tr("not searched yet") if session.engine.analyzing else tr("paused")

    def _paint_in_theme(self) -> None:
        self._fit_soon.start()
        self._titles.update()
        for row in self.rows:
            row.updateGeometry()
            row.update()


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
