"""The analysis controller: decides what to analyze next and stores the results."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.analysis.request import MOST_VISITS, AnalysisRequest, SweepPoint
from engine.base.errors import EngineError, WeightsError
from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.record.game_node import GameNode
from engine.review.planner import Planner, Step
from engine.review.requests import NodeRequest, as_viewed, request_for, speed_of
from engine.review.sweep import LineSearch, Sweep
from engine.review.timeline import FEWEST_VISITS
from engine.search.report import AnalysisReport
from sai_studio.kit.signals import Debounce, Throttle, connect_all
from sai_studio.kit.texts import sentence
from sai_studio.session.analysis.errand import CHUNK, Errand, SweepPlan
from sai_studio.session.analysis.loading import refusal_of
from sai_studio.session.analysis.results import keep_in_record
from sai_studio.session.analysis.status_reporter import StatusReporter
from sai_studio.session.analysis.thread import AnalysisThread, AnalyzeJob, OpenAnalyzer, SweepJob
from sai_studio.session.session import Session

PAUSE_MS: Final = 120
"""Delay after a move of the cursor before a search starts, so that a held key starts none."""
REDRAW_MS: Final = 120
FIRST_LOOK_S: Final = 0.35
"""Shortest first search of the current position, before the rest of the line."""
FIRST_LOOK_VISITS: Final = 20
"""Fewest visits of every agent in that first search."""
QUICK_VISITS: Final = FEWEST_VISITS
"""Visits of the line at first, which judge every move provisionally, as the first pass of a review
does."""
DEEP_VISITS: Final = 32


class _Asked(NamedTuple):
    """The request of `AnalysisController.answer`."""

    node: GameNode
    """Position that is current while the job may run."""
    job: AnalyzeJob


class AnalysisController(QObject):
    """Plans the jobs of the analysis thread and passes its results to the session.

    The order is: a short search of the current position, one evaluation for every move of the
    line, a full search of the position, then the line again with some visits each. The line is
    searched in small chunks, so that another current position never waits long.

    Signals
    -------
    settled
        The current position is fully searched and the line has its first results, or nothing more
        can be done.
    refused
        Why the network can't be used.
    crashed
        Traceback of a bug in the engine.
    answered
        A node and the report that `answer` asked for.
    unanswered
        That report can't be produced.
    errand_ended
        The errand that `run_errand` began was finished or given up.
    """

    errand_ended = Signal()
    answered = Signal(object, object)
    unanswered = Signal()
    settled = Signal()
    refused = Signal(str)
    crashed = Signal(str)

    def __init__(
        self,
        session: Session,
        open_analyzer: OpenAnalyzer,
        choose_network: Callable[[int], NetworkInfo | None],
        visits: int = 0,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._choose_network = choose_network
        self.visits = visits
        self.deepening, self.deep_visits = True, DEEP_VISITS
        self._planner = Planner(looks_first=True)
        self._asked: _Asked | None = None
        self._errand: Errand | None = None
        self._pending: tuple[GameNode, AnalysisReport] | None = None
        self._broken = ""
        self._sweep = Sweep()
        self._speed: float | None = 0.0
        self._running = False
        self._status = StatusReporter(session, lambda: self.visits, self)
        self._plan_soon = Debounce(PAUSE_MS, self._plan, self)
        self._deliver_soon = Throttle(REDRAW_MS, self._deliver, self)
        self.thread_ = AnalysisThread(open_analyzer, self)
        self.thread_.noticed.connect(self._status.wait_for)
        self.thread_.opened.connect(self._status.opened)
        self.thread_.reported.connect(self._reported)
        self.thread_.swept.connect(self._swept_points)
        self.thread_.done.connect(self._done)
        self.thread_.failed.connect(self._failed)
        self.thread_.crashed.connect(self._crashed)
        session.cursor.record_changed.connect(self._record_changed)
        session.cursor.moved.connect(self._cursor_moved)
        session.region.changed.connect(self._outdated)
        session.edits.positions_changed.connect(self._outdated)
        plan, lambdas = self._plan_soon.call, session.selection.lambdas_changed
        connect_all(plan, session.cursor.line_changed, session.komi.changed, lambdas)

    def start(self) -> None:
        """Start the thread, which loads the engine and analyzes the current position."""
        self._running = True
        self.find_network()
        self._status.start()
        self.thread_.start()
        self._plan_soon.call()

    def close(self, wait_ms: int = 3000) -> bool:
        """Stop the thread; False if it is still busy loading or compiling."""
        self._running = False
        self._plan_soon.cancel()
        self._deliver_soon.cancel()
        self._status.stop()
        return self.thread_.close(wait_ms / 1000)

    def find_network(self) -> None:
        """Choose the network for the current board."""
        shape = self._session.cursor.record.shape
        network = self._choose_network(shape.size) if shape.is_square else None
        if network != self._session.review.network:
            self._outdated()
            self._session.engine.set_network(network)
        self.again()

    def again(self) -> None:
        """Plan again, including what failed before."""
        self._planner.again()
        self._plan_soon.call()

    def set_analyzing(self, on: bool) -> None:
        """Start or stop the analysis."""
        self._session.engine.set_analyzing(on)
        if on:
            self.again()
        else:
            self._stop()
            self.run_errand(None)

    def set_visits(self, visits: int) -> None:
        """Set the visits per agent; 0 means the default of the board."""
        self.visits = visits
        self.again()

    def search_line(self) -> None:
        """Analyze every move of the line again, with four times as many visits as last time."""
        self.deep_visits = min(4 * self.deep_visits, MOST_VISITS)
        self.set_analyzing(True)

    def answer(self, node: GameNode, request: AnalysisRequest, most_s: float | None = None) -> int:
        """Search while a node is current, `most_s` seconds at most; return the report's ticket."""
        ticket = self._planner.new_ticket()
        job = AnalyzeJob(ticket, dataclasses.replace(request, ticket=ticket), most_s)
        self._asked = _Asked(node, job)
        self._plan()
        return ticket

    def drop_answer(self) -> None:
        """Cancel the request of `answer`."""
        self._asked = None
        self._stop()
        self.again()

    def run_errand(self, errand: Errand | None) -> None:
        """Do an errand in place of an earlier one, then emit `errand_ended`; None ends it."""
        if errand is None and self._errand is None:
            return
        self._errand = errand
        self._stop()
        if errand is None:
            self.errand_ended.emit()
        self.again()

    # --- planning ------------------------------------------------------------------------------

    def _record_changed(self) -> None:
        self._stop()
        if self._errand is not None and self._errand.farewell:
            self._session.message.emit("info", self._errand.farewell)
        self.run_errand(None)
        self.deep_visits = DEEP_VISITS
        if not self._running:
            return
        self.find_network()

    def _cursor_moved(self) -> None:
        self._keep_analysis()
        self.thread_.cancel()
        self._planner.ticket, self._speed = 0, 0.0
        self._planner.retry()
        self._status.moved()
        self._plan_soon.call()

    def _outdated(self) -> None:
        """Drop pending and finished results: they are for other conditions."""
        self._pending = None
        self._cursor_moved()
        self.again()

    def _stop(self) -> None:
        self._plan_soon.cancel()
        self._keep_analysis()
        self.thread_.cancel()
        self._planner.stop()
        self._status.idle()

    def _plan(self) -> None:
        """Start the most useful job, unless it is already running."""
        session, planner, cursor = self._session, self._planner, self._session.cursor
        if not self._running:
            return
        refusal = refusal_of(session, self._broken)
        if refusal is not None:
            planner.ticket = 0
            self._status.set(*refusal)
            self.settled.emit()
            return
        if self._asked is not None and self._asked.node is cursor.node:
            if planner.ticket != (job := self._asked.job).ticket:
                planner.ticket = job.ticket
                self._status.set("searching")
                self.thread_.submit(job)
            return
        errand = self._errand
        if errand is not None and errand.is_urgent and self._run(errand):
            return
        if not session.engine.analyzing:
            return
        if session.region.is_closed(cursor.board):
            planner.ticket = 0
            self._status.set("ready", tr("No legal move in the region"))
            self.settled.emit()
            return
        now = self._full_search()
        if planner.is_under_way(now):
            return
        line = self._line_search()
        unknown = line.unknown(planner.hopeless) if errand is None else []
        has_unknown = bool(unknown) or errand is not None
        report, is_over = session.reports.searched(now.node), session.ending.is_over(now.node)
        step = planner.next(now, report, is_over=is_over, has_unknown=has_unknown)
        if step is Step.LINE and errand is not None:
            if not self._run(errand):
                self._plan()
        elif step is Step.LINE:
            self._submit_sweep(line, unknown, QUICK_VISITS)
        elif step is Step.REST:
            self._deepen()
            self.settled.emit()
        else:
            self._submit_search(now, is_look=step is Step.LOOK)

    def _run(self, errand: Errand) -> bool:
        """Search the next positions of an errand; False if none is left."""
        if errand.ticket and errand.ticket == self._planner.ticket:
            return True
        plan = errand.next(self._session.review, self._planner.new_ticket)
        if plan is None:
            self._errand = None
            self._status.set("ready")
            self.errand_ended.emit()
            return False
        self._submit(plan)
        errand.ticket = self._planner.ticket
        return True

    def _line_search(self) -> LineSearch:
        session = self._session
        return LineSearch(session.review, session.cursor.line, session.komi.viewed)

    def _deepen(self) -> None:
        line = self._line_search()
        shallow = line.shallow(self.deep_visits) if self.deepening else []
        if shallow:
            self._submit_sweep(line, shallow, self.deep_visits)
        else:
            self._planner.ticket = 0
            over = self._session.ending.is_over(self._session.cursor.node)
            self._status.set("ready", tr("Game over") if over else "", self._speed)

    def _full_search(self) -> NodeRequest:
        """Return the request for a full search of the current node."""
        review, node = self._session.review, self._session.cursor.node
        request = request_for(review, node, review.lambdas, self._planner.new_ticket(), self.visits)
        return NodeRequest(node, as_viewed(request, *self._session.view))

    def _submit_search(self, requested: NodeRequest, *, is_look: bool) -> None:
        self._keep_analysis()  # the new search may begin anew, as with other agents
        ticket = self._planner.ticket = requested.request.ticket
        self._sweep, self._speed = Sweep(), 0.0
        self._status.searching()
        limits = (FIRST_LOOK_S, FIRST_LOOK_VISITS) if is_look else (None, 0)
        self.thread_.submit(AnalyzeJob(ticket, requested.request, *limits))

    def _submit_sweep(self, search: LineSearch, nodes: list[GameNode], visits: int) -> None:
        sweep, requests = search.sweep(nodes, CHUNK, self._planner.new_ticket)
        self._submit(SweepPlan(sweep, requests, visits))

    def _submit(self, plan: SweepPlan) -> None:
        self._sweep = plan.sweep
        ticket = self._planner.ticket = plan.requests[0].ticket
        self._status.searching(self._sweep.text)
        self.thread_.submit(SweepJob(ticket, plan.requests, plan.visits))

    # --- answers -------------------------------------------------------------------------------

    def _reported(self, ticket: int, report: AnalysisReport) -> None:
        if self._asked is not None and ticket == self._asked.job.ticket:
            self._status.ready()
            if report.finished:
                node, self._asked, self._planner.ticket = self._asked.node, None, 0
                self._status.set("ready")
                self.answered.emit(node, report)
                self._plan_soon.call()
            return
        if ticket != self._planner.ticket or self._planner.requested is None:
            return
        self._status.ready()
        self._pending = (self._planner.requested.node, report)
        if report.finished:
            self._deliver_soon.cancel()
            self._deliver()
        else:
            self._deliver_soon.call()

    def _deliver(self) -> None:
        if self._pending is None:
            return
        (node, report), self._pending = self._pending, None
        self._session.reports.add(node, report)
        self._speed = speed_of(report)
        self._status.set("searching", "", self._speed)

    def _swept_points(self, ticket: int, points: list[SweepPoint]) -> None:
        if ticket != self._planner.ticket:
            return
        self._status.ready()
        errand = self._errand
        if errand is not None and ticket == errand.ticket:
            errand.take(self._session, self._sweep, points)
        else:
            self._sweep.keep(points, self._session.ending, self._session.timeline)
        self._status.set("searching", self._sweep.text)

    def _done(self, ticket: int) -> None:
        planner, requested = self._planner, self._planner.requested
        if ticket != planner.ticket:
            return
        planner.ticket, errand = 0, self._errand
        if errand is not None and ticket == errand.ticket:
            errand.done(self._sweep)
        elif requested is None:
            return
        elif ticket == requested.request.ticket:
            report = self._session.reports.searched(requested.node)
            if report is not None and report.searched_komi != requested.request.search_komi:
                report = None  # another komi is viewed now
            if planner.searched(report):
                self._keep_analysis()
        else:
            nodes = self._sweep.nodes.values()
            planner.hopeless.update(filter(self._line_search().lacks_figures, nodes))
        self._plan()

    def _failed(self, ticket: int, error: EngineError) -> None:
        if ticket not in (0, self._planner.ticket):
            return
        self._give_up(str(error), broken=ticket == 0)
        if isinstance(error, WeightsError):
            self.refused.emit(str(error))
        else:
            self._session.message.emit("error", sentence(str(error)))

    def _crashed(self, ticket: int, report: str) -> None:
        why = tr("The engine stopped with an unexpected error; the rest of the program works.")
        self._give_up(why, broken=ticket == 0)
        self.crashed.emit(report)

    def _give_up(self, text: str, broken: bool) -> None:
        """Show an error until the next request; permanently if the engine is `broken`."""
        self._broken = text if broken else ""
        if self._asked is not None:
            self._asked = None
            self.unanswered.emit()
        if self._errand is not None:
            self._errand = None
            self.errand_ended.emit()
        self._status.ready()
        self._planner.give_up()
        self._planner.ticket = 0
        self._status.set("failed", text)
        self.settled.emit()

    def _keep_analysis(self) -> None:
        """Store the analysis in the record, to be saved with it."""
        if self._planner.requested is not None:
            keep_in_record(self._session, self._planner.requested.node)
