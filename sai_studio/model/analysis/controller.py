"""What is analyzed when: the controller follows the cursor and fills the timeline in."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from PySide6.QtCore import QObject, QTimer, Signal

from engine.api.analysis import MOST_VISITS, AnalysisReport, AnalysisRequest, SweepPoint
from engine.api.base import EngineError, WeightsError
from engine.api.networks import NetworkInfo
from engine.api.record import GameNode
from engine.api.review import analysis_of, analysis_of_point
from sai_studio.model.analysis.engine_status import EngineState, EngineStatus
from sai_studio.model.analysis.loading import Loading
from sai_studio.model.analysis.requests import (
    Sweep,
    Wanted,
    default_visits,
    lacks_figures,
    refusal,
    shallow_nodes,
    speed_of,
    sweep_of,
    unknown_nodes,
    wanted,
)
from sai_studio.model.analysis.thread import AnalysisThread, AnalyzeJob, OpenAnalyzer, SweepJob
from sai_studio.model.session.session import Session
from sai_studio.shared.texts import sentence
from sai_studio.shared.throttle import Debounce, Throttle

__all__ = ["AnalysisController"]

PAUSE_MS: Final = 120
"""Rest after a move of the cursor before a search starts: a held key starts none."""
REDRAW_MS: Final = 120
FIRST_LOOK_S: Final = 0.35
"""The position on the board is searched so long before the rest of the line gets its turn."""
QUICK_VISITS: Final = 1
DEEP_VISITS: Final = 32
DEEP_CHUNK: Final = 8
"""Positions of one deep job: what an interruption throws away at most."""


class AnalysisController(QObject):
    """Decides what the analysis thread does and hands what it finds to the Session.

    In turn: a first look at the position on the board, one network answer for every move of the
    line, the position in full, then the line again with some visits each.

    Signals
    -------
    settled
        The position on the board is searched in full and the line has its first figures, or
        nothing more can be done.
    refused
        Why the network can't be used.
    crashed
        Traceback of a bug in the engine.
    answered
        A node and the report that `answer` asked for.
    unanswered
        It can't be had.
    """

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
        self._tickets, self._ticket = itertools.count(1), 0
        self._asked: tuple[GameNode, AnalysisRequest] | None = None
        self._wanted: Wanted | None = None
        self._finished: WeakValueDictionary[object, AnalysisReport] = WeakValueDictionary()
        self._looked: object = None  # these two and the keys of the one above are `Wanted.key`s
        self._gave_up: object = None
        self._hopeless: set[GameNode] = set()
        self._pending: tuple[GameNode, AnalysisReport] | None = None
        self._loading = Loading()
        self._broken = ""
        self._sweep = Sweep()
        self._speed: float | None = 0.0
        self._ready = self._running = False
        self._plan_soon = Debounce(PAUSE_MS, self._plan, self)
        self._deliver_soon = Throttle(REDRAW_MS, self._deliver, self)
        self._loading_clock = QTimer(self)
        self._loading_clock.setInterval(500)
        self._loading_clock.timeout.connect(self._show_loading)
        self.thread_ = AnalysisThread(open_analyzer, self)
        self.thread_.noticed.connect(self._noticed)
        self.thread_.opened.connect(self._opened)
        self.thread_.reported.connect(self._reported)
        self.thread_.swept.connect(self._swept_points)
        self.thread_.done.connect(self._done)
        self.thread_.failed.connect(self._failed)
        self.thread_.crashed.connect(self._crashed)
        session.record_changed.connect(self._record_changed)
        session.cursor_moved.connect(self._cursor_moved)
        session.region.changed.connect(self._outdated)
        session.positions_changed.connect(self._outdated)
        for signal in (
            session.line_changed,
            session.komi_changed,
            session.agents_changed,
        ):
            signal.connect(self._plan_soon.call)

    def start(self) -> None:
        """Start the thread: it loads the engine and begins with the position on the board."""
        self._running = True
        self._loading.start()
        self.find_network()
        self._loading_clock.start()
        self._show_loading()
        self.thread_.start()
        self._plan_soon.call()

    def close(self, wait_ms: int = 3000) -> bool:
        """Stop everything and end the thread; False if it is still busy (loading, compiling)."""
        self._running = False
        self._plan_soon.cancel()
        self._deliver_soon.cancel()
        self._loading_clock.stop()
        return self.thread_.close(wait_ms)

    def find_network(self) -> None:
        """Choose the network for the current board."""
        network = self._choose_network(self._session.record.size)
        if network != self._session.network:
            self._outdated()
            self._session.set_network(network)
        self.again()

    def again(self) -> None:
        """Plan again, also what failed."""
        self._looked = self._gave_up = self._wanted = None
        self._hopeless.clear()
        self._plan_soon.call()

    def set_analyzing(self, on: bool) -> None:
        """Start or stop everything."""
        self._session.set_analyzing(on)
        if on:
            self.again()
        else:
            self._stop()

    def set_visits(self, visits: int) -> None:
        """Search with so many visits per agent; 0 takes the usual ones of the board."""
        self.visits = visits
        self.again()

    def search_line(self) -> None:
        """Look at every move of the line again, with four times the visits of the last time."""
        self.deep_visits = min(4 * self.deep_visits, MOST_VISITS)
        self.set_analyzing(True)

    def answer(self, node: GameNode, request: AnalysisRequest) -> None:
        """Search a node before anything else, as soon as it is shown."""
        self._asked = node, dataclasses.replace(request, ticket=next(self._tickets))
        self._plan()

    def drop_answer(self) -> None:
        """Nobody waits for an answer any more."""
        self._asked = None
        self._stop()
        self.again()

    # --- planning ------------------------------------------------------------------------------

    def _record_changed(self) -> None:
        self._stop()
        self.deep_visits = DEEP_VISITS
        if not self._running:
            return
        network = self._session.network
        if network is None or not network.plays(self._session.record.size):
            self.find_network()
        self.again()

    def _cursor_moved(self) -> None:
        self._keep_analysis()
        self.thread_.cancel()
        self._ticket, self._speed, self._gave_up = 0, 0.0, None
        self._plan_soon.call()

    def _outdated(self) -> None:
        """What is on its way, or done, answers another question than there is now."""
        self._pending = None
        self._cursor_moved()
        self.again()

    def _stop(self) -> None:
        self._plan_soon.cancel()
        self._keep_analysis()
        self.thread_.cancel()
        self._ticket = 0
        self._wanted = None
        if self._ready:
            self._set_status("searching" if self._session.analyzing else "ready", "")

    def _plan(self) -> None:
        """Start what is most useful now, unless it is already running."""
        session = self._session
        if not self._running:
            return
        refused = refusal(session, self._broken)
        if refused is not None:
            self._ticket = 0
            self._set_status(*refused)
            self.settled.emit()
            return
        if self._asked is not None and self._asked[0] is session.node:
            if self._ticket != (ticket := self._asked[1].ticket):
                self._ticket = ticket
                self._set_status("searching", "")
                self.thread_.submit(AnalyzeJob(ticket, self._asked[1]))
            return
        if not session.analyzing:
            return
        if session.region.is_closed(session.board):
            self._ticket = 0
            self._set_status("ready", "No legal move in the region")
            self.settled.emit()
            return
        now = self._want()
        finished = session.is_over or self._is_finished(now)
        if self._wanted is not None and now.key == self._wanted.key and self._ticket:
            return
        self._wanted = now
        unknown = unknown_nodes(session, self._hopeless)
        if not finished and self._looked != now.key:
            limit = FIRST_LOOK_S if unknown else None
            self._submit_search(now, limit)
        elif unknown:
            self._submit_sweep(unknown, len(unknown), QUICK_VISITS)
        elif not finished:
            self._submit_search(now, None)
        else:
            self._deepen()
        if finished and not unknown:
            self.settled.emit()

    def _deepen(self) -> None:
        session = self._session
        shallow = shallow_nodes(session, self.deep_visits) if self.deepening else []
        if shallow:
            self._submit_sweep(shallow, DEEP_CHUNK, self.deep_visits)
        else:
            self._ticket = 0
            self._set_status("ready", "Game over" if session.is_over else "", self._speed)

    def _want(self) -> Wanted:
        return wanted(self._session, next(self._tickets), self.visits)

    def _submit_search(self, wanted: Wanted, seconds: float | None) -> None:
        self._ticket = wanted.request.ticket
        self._sweep, self._speed = Sweep(), 0.0
        if self._ready:
            self._set_status("searching", "")
        self.thread_.submit(AnalyzeJob(self._ticket, wanted.request, seconds))

    def _submit_sweep(self, nodes: list[GameNode], most: int, visits: int) -> None:
        self._sweep, requests = sweep_of(self._session, nodes, most, self._tickets)
        self._ticket = requests[0].ticket
        if self._ready:
            self._set_status("searching", self._sweep.text)
        self.thread_.submit(SweepJob(self._ticket, requests, visits))

    # --- answers -------------------------------------------------------------------------------

    def _noticed(self, text: str) -> None:
        self._loading.notice = f"{text[0].upper()}{text[1:]}"
        self._show_loading()

    def _opened(self) -> None:
        self._loading.opened()
        if self._session.analyzing:
            self._show_loading()
        else:
            self._is_ready()
            self._set_status("ready", "")

    def _reported(self, ticket: int, report: AnalysisReport) -> None:
        if self._asked is not None and ticket == self._asked[1].ticket:
            self._is_ready()
            if report.finished:
                (node, _), self._asked, self._ticket = self._asked, None, 0
                self._set_status("ready", "")
                self.answered.emit(node, report)
                self._plan_soon.call()
            return
        if ticket != self._ticket or self._wanted is None:
            return
        self._is_ready()
        self._pending = (self._wanted.node, report)
        if report.finished:
            self._deliver_soon.cancel()
            self._deliver()
        else:
            self._deliver_soon.call()

    def _deliver(self) -> None:
        if self._pending is None:
            return
        (node, report), self._pending = self._pending, None
        self._session.set_report(node, report)
        self._speed = speed_of(report)
        self._set_status("searching", "", self._speed)

    def _swept_points(self, ticket: int, points: list[SweepPoint]) -> None:
        if ticket != self._ticket:
            return
        self._is_ready()
        session, nodes = self._session, self._sweep.nodes
        unfinished = []
        for point in points:
            node = nodes.get(point.ticket)
            if node is None:
                continue
            if session.ending.is_over(node):
                session.set_count(node, point.count)
            else:
                unfinished.append((node, point))
        session.keep_analyses(
            [(node, analysis_of_point(point, self._sweep.kind)) for node, point in unfinished],
            {node: point.move_scores for node, point in unfinished},
        )
        self._sweep.take(points)
        self._set_status("searching", self._sweep.text)

    def _done(self, ticket: int) -> None:
        if ticket != self._ticket or self._wanted is None:
            return
        wanted, self._ticket = self._wanted, 0
        if ticket == wanted.request.ticket:
            report = self._session.raw_report(wanted.node)
            if report is not None and report.searched_komi != wanted.request.search_komi:
                report = None  # another komi is viewed by now
            full = self._looked == wanted.key
            if report is not None and (full or wanted.is_complete(report)):
                self._finished[wanted.key] = report
                self._keep_analysis()
            self._looked = wanted.key
        else:
            nodes = self._sweep.nodes.values()
            self._hopeless.update(n for n in nodes if lacks_figures(self._session, n))
        self._plan()

    def _is_finished(self, wanted: Wanted) -> bool:
        """Whether it was searched in full and that report is still the one, or failed just now."""
        report = self._session.raw_report(wanted.node)
        complete = report is not None and self._finished.get(wanted.key) is report
        return complete or self._gave_up == wanted.key

    def _failed(self, ticket: int, error: EngineError) -> None:
        if ticket not in (0, self._ticket):
            return
        self._give_up(str(error), broken=ticket == 0)
        if isinstance(error, WeightsError):
            self.refused.emit(str(error))
        else:
            self._session.message.emit("error", sentence(str(error)))

    def _crashed(self, ticket: int, text: str) -> None:
        self._give_up("The engine met a bug; the rest of the program works.", broken=ticket == 0)
        self.crashed.emit(text)

    def _give_up(self, text: str, broken: bool) -> None:
        """Say what is wrong until something else is asked for; for good if there is no engine."""
        self._broken = text if broken else ""
        if self._asked is not None:
            self._asked = None
            self.unanswered.emit()
        self._is_ready()
        if self._wanted is not None:
            self._gave_up = self._wanted.key
        self._ticket = 0
        self._set_status("failed", text)
        self.settled.emit()

    # --- status and storage --------------------------------------------------------------------

    def _is_ready(self) -> None:
        if not self._ready:
            self._ready = True
            self._loading_clock.stop()

    def _show_loading(self) -> None:
        if self._ready or self._session.network is None:
            return
        self._set_status("loading", self._loading.text)

    def _set_status(self, state: EngineState, text: str, speed: float | None = 0.0) -> None:
        """Set the Session's status; visits are those of the current position."""
        report = self._session.raw_report(self._session.node)
        if report is not None and report.searched_komi != self._session.view_komi:
            report = None
        visits = max((a.visits for a in report.agents), default=0) if report is not None else 0
        goal = self.visits or default_visits(self._session.record.size)
        self._session.set_status(EngineStatus(state, text, visits, goal, speed))

    def _keep_analysis(self) -> None:
        """Leave what was found in the record, to be saved with it."""
        node = self._wanted.node if self._wanted is not None else None
        report = self._session.review.full_report(node) if node is not None else None
        kind = self._session.review.kind
        if node is None or report is None or kind is None:
            return
        analysis = analysis_of(report, kind.network, kind.name, kind.rules)
        if analysis is not None:
            self._session.record.keep_analysis(node, analysis)
