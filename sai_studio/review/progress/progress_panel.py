"""The panel that shows how the search of the position settles."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.review.chart_panel import ChartPanel
from sai_studio.review.progress.search_steps import SearchSteps, progress_scene, step_of
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import NO_WINRATES, game_over

EMPTY: Final = tr("The search is followed here once the position is analyzed.")
EMPTY_OFF: Final = tr("Analysis is paused. Start it to see how the figures settle.")
STORED: Final = tr("These figures come from an earlier analysis. Start one to follow its search.")


class SearchProgressPanel(ChartPanel):
    """Winrates of the position and its best moves over the visits of the selected agent."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Search progress"), EMPTY, parent)
        session = context.session
        self._steps = SearchSteps()
        self._refresh = Refresh(self, self._show_steps)
        session.reports.changed.connect(self._follow)
        connect_all(self._refresh.ask, session.reports.changed, session.engine.status_changed)
        session.cursor.record_changed.connect(self._steps.clear)
        self._refresh.ask()

    def _search(self) -> Hashable:
        """Return what tells the search shown from others."""
        session = self._session
        report, agent = session.reports.current, session.reports.agent
        if report is None or agent is None or session.reports.stored is not None:
            return None
        kind = report.network, report.searched_komi, agent.lambda_, agent.mu
        return session.cursor.node, session.komi.viewed, session.region.points, *kind

    def _follow(self) -> None:
        search, agent = self._search(), self._session.reports.agent
        if search is not None and agent is not None and agent.visits:
            self._steps.add(search, step_of(agent))

    def _show_steps(self) -> None:
        session = self._session
        if session.ending.is_over(session.cursor.node):
            self._show_empty(game_over(session))
            return
        report, search = session.reports.current, self._search()
        if report is not None and not report.has_winrates:
            self._show_empty(NO_WINRATES)
            return
        steps = self._steps.of(search)
        if report is None or len(steps) < 2:
            waiting = self._waiting(EMPTY, EMPTY_OFF, for_winrates=True)
            stored = report is not None and (search is None or report.finished)
            self._show_empty_soon(STORED if stored else waiting)
            return
        self.chart.show_scene(progress_scene(report, steps))
        self._show_empty(None)
