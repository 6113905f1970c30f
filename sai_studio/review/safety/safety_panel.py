"""The panel that plots the candidates by winrate and by points."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.review.safety import prospects
from engine.search.report import Candidate
from sai_studio.kit.figures import move_name
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.review.chart_panel import ChartPanel
from sai_studio.review.safety.safety_scene import safety_scene
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import NO_WINRATES

EMPTY: Final = tr("The candidates are compared here once the position is analyzed.")
EMPTY_OFF: Final = tr("Analysis is paused. Start it to compare the candidates.")
OVER: Final = tr("The game is over: there is no move to compare.")
NO_SCORE: Final = tr("This network knows no score, so points can't be compared.")
FEW: Final = tr("Fewer than two candidates have enough visits to compare.")


class SafetyPanel(ChartPanel):
    """Scatter plot of the selected agent's candidates: hover shows one, double-click plays it."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Safety against score"), EMPTY, parent)
        session = context.session
        self.chart.shows_title = False
        self.chart.pointed.connect(self._hover)
        self.chart.picked.connect(self._play)
        self._shown: dict[str, Candidate] = {}
        self._refresh = Refresh(self, self._show_report)
        ask, second = self._refresh.ask, session.second
        connect_all(ask, session.reports.changed, session.engine.status_changed)
        connect_all(ask, second.report_changed, second.status_changed)
        session.selection.hover_changed.connect(self._mark_hovered)
        self._refresh.ask()

    def _show_report(self) -> None:
        session = self._session
        report, agent = session.reports.shown, session.reports.shown_agent
        self._shown = {}
        if session.ending.is_over(session.cursor.node):
            self._show_empty(OVER)
            return
        if report is None or agent is None or session.reports.is_first_answer:
            waiting = self._waiting(EMPTY, EMPTY_OFF, for_winrates=not session.second.shown)
            self._show_empty_soon(waiting)
            return
        if not report.has_winrates:
            self._show_empty(NO_WINRATES)
            return
        found = prospects(report, agent)
        if len(found) < 2:
            self._show_empty(FEW if report.network_beta > 0.0 else NO_SCORE)
            return
        self._shown = {move_name(p.candidate.move, report.size): p.candidate for p in found}
        self.chart.show_scene(safety_scene(report, agent, found))
        self._mark_hovered()
        self._show_empty(None)

    def _hover(self, name: str) -> None:
        self._session.selection.set_hovered(self._shown.get(name))

    def _mark_hovered(self) -> None:
        """Highlight the candidate under the mouse, here or in another view."""
        hovered = self._session.selection.hovered
        names = [name for name, c in self._shown.items() if hovered and c.move == hovered.move]
        self.chart.mark(names[0] if names else "")

    def _play(self, name: str) -> None:
        candidate = self._shown.get(name)
        if candidate is not None:
            self._session.play_move(candidate.move)
