"""The one mutable model of the window: a game, where we are in it, and what is known about it.

Widgets read a Session, call its methods and listen to its signals; they never talk to each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.api.analysis import AgentAnalysis, AnalysisReport, Candidate, report_at_komi
from engine.api.networks import NetworkInfo
from engine.api.record import Count, GameNode, GameRecord
from engine.api.review import (
    PAPER_LAMBDAS,
    Analysis,
    Estimate,
    GameReview,
    MoveScore,
    TimelinePoint,
)
from sai_studio.model.analysis.engine_status import EngineStatus
from sai_studio.model.analysis.second_source import SecondSource
from sai_studio.model.session.komi_view import KomiView
from sai_studio.model.session.region import Region

__all__ = ["EngineStatus", "Session", "TimelinePoint"]


class Session(KomiView):
    """An open game with its analysis; every change of it goes through here.

    Signals
    -------
    record_changed, tree_changed, cursor_moved, line_changed, info_changed, message, komi_changed
        See `GameCursor`, `GameEditor` and `KomiView`.
    report_changed
        `report` was replaced: new figures, another komi viewed, another agent, cursor moved.
    timeline_changed
        Figures along the current line arrived, or it is another line.
    hover_changed
        `hovered` changed.
    agents_changed
        The person's own lambda changed: agents are to be searched again.
    status_changed
        `status`, `network` or `analyzing` changed.
    positions_changed
        What was found about some positions no longer holds and is forgotten.
    tool_changed
        `tool` changed.
    view_changed
        `side` or `hidden_agents` changed.
    """

    report_changed = Signal()
    timeline_changed = Signal()
    hover_changed = Signal()
    agents_changed = Signal()
    status_changed = Signal()
    positions_changed = Signal()
    tool_changed = Signal()
    view_changed = Signal()

    def __init__(self, record: GameRecord, parent: QObject | None = None) -> None:
        super().__init__(record, parent)
        self.side = "black"
        self.tool = "play"
        self.agent_index = 0
        self.hidden_agents: frozenset[int] = frozenset()
        self.analyzing = True
        self.evaluator = ""  # how the network of the last report ran
        self.evaluator_speeds: tuple[tuple[str, float], ...] = ()
        self.status = EngineStatus()
        self.hovered: Candidate | None = None
        self.region = Region(self)
        self.second = SecondSource(self.region, self)
        self.region.changed.connect(self._moved)
        self.review = GameReview(record)
        self.ending = self.review.ending
        self.report: AnalysisReport | None = self._report_of(self.node)
        self.line_changed.connect(self.timeline_changed)

    # --- reading -------------------------------------------------------------------------------

    @property
    def agent(self) -> AgentAnalysis | None:
        """The chosen agent's part of the report; None while there is no report."""
        if self.report is None or not self.report.agents:
            return None
        return self.report.agents[min(self.agent_index, len(self.report.agents) - 1)]

    @property
    def shown_report(self) -> AnalysisReport | None:
        """The report whose candidates board and table show: our own or the second source's."""
        if not self.second.shown:
            return self.report
        over = self.review.blind or self.is_over
        return None if over else self.second.report(self.node, self.view_komi)

    @property
    def shown_agent(self) -> AgentAnalysis | None:
        """The agent of that report."""
        if not self.second.shown:
            return self.agent
        report = self.shown_report
        return report.agents[0] if report is not None and report.agents else None

    @property
    def stored(self) -> Analysis | None:
        """What the record keeps, while that is what `report` shows; None for a fresh search."""
        shown = self.report is not None and not self.region.points
        return self.review.stored(self.node, self.view_komi) if shown else None

    @property
    def network(self) -> NetworkInfo | None:
        """The network in use."""
        return self.review.network

    @property
    def lambdas(self) -> tuple[float, ...]:
        """Lambda of each agent."""
        return self.review.lambdas

    @property
    def is_over(self) -> bool:
        """Whether two passes ended the game at the current node; see `ending` for its result."""
        return self.ending.is_over(self.node)

    @property
    def view(self) -> tuple[float, frozenset[int], int]:
        """What a search of the current node keeps to, see `as_viewed`: komi, region, its color."""
        return self.view_komi, self.region.points, self.board.to_play

    @property
    def timeline(self) -> list[TimelinePoint]:
        """One point per node of `line`, root first; winrates at the viewed komi."""
        return self.timeline_at(self.view_komi)

    def timeline_at(self, komi: float) -> list[TimelinePoint]:
        """The timeline with winrates at another komi [points]."""
        return self.review.timeline(self.line, komi)

    def raw_report(self, node: GameNode) -> AnalysisReport | None:
        """The report of a node as it was searched, if it is still kept: that of the region
        while there is one; at the viewed komi where that was searched."""
        if self.region.points:
            return self.region.report(node, self.view_komi)
        return self.review.whole_report(node, self.view_komi)

    # --- another game --------------------------------------------------------------------------

    def set_record(self, record: GameRecord, path: Path | None = None) -> None:
        """Show another game from its start; the undo history starts over."""
        self.set_tool("play")
        self.undo_stack.clear()
        self.path = path
        self.review.clear()
        self.region.clear()
        self.second.clear()
        self.hovered = None
        self._show(record)
        self.review.set_record(record)
        self.view_komi = self._last_game_komi = self.game_komi
        self.report = self._report_of(self.node)
        self.record_changed.emit()
        self.info_changed.emit()
        self.komi_changed.emit()
        self.cursor_moved.emit()
        self.report_changed.emit()
        self.timeline_changed.emit()

    def mark_saved(self, path: Path) -> None:
        """The file at `path` now holds the game as it stands."""
        self.path = path
        self.undo_stack.setClean()
        self.info_changed.emit()

    def mark_unsaved(self) -> None:
        """No file holds the game: it was pasted or recovered."""
        self.undo_stack.resetClean()
        self.info_changed.emit()

    # --- agents, what is shown -----------------------------------------------------------------

    @property
    def user_lambda(self) -> float | None:
        """Lambda of the person's own agent; None without one."""
        return self.lambdas[3] if len(self.lambdas) > 3 else None

    def set_user_lambda(self, lambda_: float | None) -> None:
        """Add, change or (None) remove the person's own agent."""
        lambdas = PAPER_LAMBDAS if lambda_ is None else (*PAPER_LAMBDAS, lambda_)
        if lambdas == self.lambdas:
            return
        self.review.lambdas = lambdas
        self.agent_index = min(self.agent_index, len(lambdas) - 1)
        self.agents_changed.emit()
        self.report_changed.emit()

    def set_agent(self, index: int) -> None:
        """Choose the agent whose candidates board and table show."""
        if 0 <= index < len(self.lambdas) and index != self.agent_index:
            self.agent_index = index
            self.report_changed.emit()

    def show_agent(self, index: int, shown: bool) -> None:
        """Show or hide the mark of an agent's move on the board."""
        hidden = self.hidden_agents - {index} if shown else self.hidden_agents | {index}
        if hidden != self.hidden_agents:
            self.hidden_agents = hidden
            self.view_changed.emit()

    def set_hovered(self, candidate: Candidate | None) -> None:
        """Tell everybody which candidate is under the mouse."""
        if candidate is not self.hovered:
            self.hovered = candidate
            self.hover_changed.emit()

    def set_side(self, side: str) -> None:
        """Show winrates of "black" or of the "mover"."""
        if side != self.side:
            self.side = side
            self.view_changed.emit()

    def set_tool(self, tool: str) -> None:
        """Choose what a click on the board does: play, black, white, empty or score."""
        if tool != self.tool:
            self.tool = tool
            self.tool_changed.emit()

    # --- what the engine says ------------------------------------------------------------------

    def set_analyzing(self, on: bool) -> None:
        """Start or stop analysis."""
        if on != self.analyzing:
            self.analyzing = on
            self.status_changed.emit()

    def set_blind(self, on: bool) -> None:
        """Keep what is known about the position on the board to ourselves: somebody plays."""
        if on != self.review.blind:
            self.review.blind = on
            self.report = self._report_of(self.node)
            self.view_changed.emit()
            self.report_changed.emit()
            self.second.report_changed.emit()

    def set_network(self, network: NetworkInfo | None) -> None:
        """Use another network; what others found is forgotten."""
        self.review.set_network(network)
        self.evaluator, self.evaluator_speeds = "", ()
        self.region.forget()
        self.report = self._report_of(self.node)
        self.status_changed.emit()
        self.report_changed.emit()
        self.timeline_changed.emit()

    def set_status(self, status: EngineStatus) -> None:
        """Tell what the engine is doing."""
        if status != self.status:
            self.status = status
            self.status_changed.emit()

    def set_report(self, node: GameNode, report: AnalysisReport) -> None:
        """Take a report about a node (not necessarily the current one)."""
        if report.evaluator != self.evaluator:
            self.evaluator, self.evaluator_speeds = report.evaluator, report.evaluator_speeds
            self.status_changed.emit()
        if self.region.points:
            self.region.take(node, report)
        else:
            self.review.keep_report(node, report)
            if report.agents:
                self.timeline_changed.emit()
        if node is self.node:
            self.report = self._report_of(node)
            self.report_changed.emit()

    def add_estimates(self, estimates: list[tuple[GameNode, Estimate]]) -> None:
        """Take figures for the timeline."""
        if self.review.keep_estimates(estimates):
            self.timeline_changed.emit()

    def keep_analyses(
        self,
        analyses: list[tuple[GameNode, Analysis]],
        scores: Mapping[GameNode, tuple[MoveScore, ...]],
    ) -> None:
        """Take analyses of nodes, see `GameReview.keep_analyses`."""
        if self.review.keep_analyses(analyses, scores):
            self.timeline_changed.emit()
        if any(node is self.node for node, _ in analyses):  # another one may be the best now
            self.report = self._report_of(self.node)
            self.report_changed.emit()

    def set_count(self, node: GameNode, count: Count | None) -> None:
        """Keep the network's count of a finished game; None if the dead stones are unknown."""
        self.review.keep_count(node, count)
        self.timeline_changed.emit()
        if node is self.node:
            self.report_changed.emit()

    # --- bringing things along -----------------------------------------------------------------

    def _moved(self) -> None:
        self.report = self._report_of(self.node)
        self.set_hovered(None)
        self.report_changed.emit()

    def _positions_changed(self, node: GameNode) -> None:
        self.review.forget(node)
        self.second.forget(node)
        self.region.forget()
        self.positions_changed.emit()

    def _rules_changed(self) -> None:
        self.review.rules_changed()
        self._follow_game_komi()
        self._view_komi_changed()
        self.timeline_changed.emit()

    def _view_komi_changed(self) -> None:
        self.report = self._report_of(self.node)
        self.komi_changed.emit()
        self.report_changed.emit()

    def _report_of(self, node: GameNode) -> AnalysisReport | None:
        if self.review.blind or self.ending.is_over(node):
            return None
        if not self.region.points:
            return self.review.report(node, self.view_komi)
        report = self.region.report(node, self.view_komi)
        return None if report is None else report_at_komi(report, self.view_komi)
