"""Part of the session: the report shown at the current node."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.record.game_node import GameNode
from engine.record.stored_analysis import Analysis
from engine.review.game_review import GameReview
from engine.review.timeline import FEWEST_VISITS
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate, report_at_komi
from sai_studio.session.cursor import Cursor
from sai_studio.session.engine_in_use import EngineInUse
from sai_studio.session.komi_view import KomiView
from sai_studio.session.region import Region
from sai_studio.session.second_source import SecondSource
from sai_studio.session.selection import Selection


class Reports(QObject):
    """The report of the current node at the viewed komi; `GameReview` stores all reports.

    Signals
    -------
    changed
        `current` was replaced: new figures, another komi viewed, another agent, cursor moved.
    arrived
        A report of the whole board was stored, or all were hidden or shown again.
    """

    changed = Signal()
    arrived = Signal()

    def __init__(
        self,
        review: GameReview,
        cursor: Cursor,
        komi: KomiView,
        selection: Selection,
        engine: EngineInUse,
        region: Region,
        second: SecondSource,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._review, self._cursor, self._komi = review, cursor, komi
        self._selection, self._engine = selection, engine
        self._region, self._second = region, second
        self.current: AnalysisReport | None = self._report_of(cursor.node)
        cursor.moved.connect(self._moved)
        region.changed.connect(self._moved)
        komi.changed.connect(self.refresh)
        selection.agent_changed.connect(self.changed)
        selection.lambdas_changed.connect(self.changed)

    @property
    def agent(self) -> AgentAnalysis | None:
        """The chosen agent's part of the current report; None while there is no report."""
        if self.current is None or not self.current.agents:
            return None
        return self.current.agents[min(self._selection.agent_index, len(self.current.agents) - 1)]

    @property
    def shown(self) -> AnalysisReport | None:
        """The report whose candidates board and table show: our own or the other engine's."""
        if not self._second.shown:
            return self.current
        node = self._cursor.node
        hidden = self._review.blind or self._review.ending.is_over(node)
        return None if hidden else self._second.report(node, self._komi.viewed)

    @property
    def shown_agent(self) -> AgentAnalysis | None:
        """The agent of the shown report."""
        if not self._second.shown:
            return self.agent
        report = self.shown
        return report.agents[0] if report is not None and report.agents else None

    @property
    def shown_candidate(self) -> Candidate | None:
        """The candidate whose variation is shown: the hovered one, or the best if asked for.

        The best one is the choice of the agent that the losses of played moves are measured by.
        """
        report = self.shown
        if self._selection.hovered is not None or not self._selection.shows_best:
            return self._selection.hovered
        if report is None or not report.agents:
            return None
        agent = report.headline
        return next((c for c in agent.candidates if c.move == agent.move), None)

    @property
    def stored(self) -> Analysis | None:
        """The record's analysis if `current` shows it; None for a fresh search."""
        shown = self.current is not None and not self._region.is_on
        return self._review.stored(self._cursor.node, self._komi.viewed) if shown else None

    @property
    def is_first_answer(self) -> bool:
        """Whether `current` shows the first pass over the line, until a search replaces it."""
        stored = self.stored
        is_first = stored is not None and stored.visits <= FEWEST_VISITS
        return is_first and stored is not None and not stored.has_candidates

    def searched(self, node: GameNode) -> AnalysisReport | None:
        """Return the report of a node as it was searched; None if it is no longer stored.

        It is that of the region, if there is one, and of the viewed komi, if that was searched.
        """
        source = self._region.report if self._region.is_on else self._review.whole_report
        return source(node, self._komi.viewed)

    def add(self, node: GameNode, report: AnalysisReport) -> None:
        """Store a report about any node."""
        self._engine.set_evaluator(report.evaluator, report.evaluator_speeds)
        if self._region.is_on:
            self._region.store(node, report)
        else:
            self._review.keep_report(node, report)
            if report.agents:
                self.arrived.emit()
        self.refresh()  # searches of later positions tell about the one on the board

    def set_blind(self, on: bool) -> None:
        """Hide all results while the user plays, or show them again."""
        if on != self._review.blind:
            self._review.set_blind(on)
            self.arrived.emit()
            self.refresh()
            self._second.report_changed.emit()

    def update(self) -> None:
        """Look up the current report again, without a signal."""
        self.current = self._report_of(self._cursor.node)

    def refresh(self) -> None:
        """Look up the current report again, and emit the signals."""
        self.update()
        self.changed.emit()

    def _moved(self) -> None:
        self.update()
        self._selection.set_hovered(None)
        self._selection.set_shows_best(False)
        self.changed.emit()

    def _report_of(self, node: GameNode) -> AnalysisReport | None:
        komi = self._komi.viewed
        if self._review.blind or self._review.ending.is_over(node):
            return None
        if not self._region.is_on:
            return self._review.report(node, komi, self._cursor.line)
        report = self._region.report(node, komi)
        return None if report is None else report_at_komi(report, komi)
