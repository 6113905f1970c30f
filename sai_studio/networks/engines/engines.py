"""The model of other engines: the list, the engine in use, and what it analyzes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from engine.analysis.agent import AgentSettings
from engine.analysis.request import AnalysisRequest
from engine.base.translation import tr
from engine.games.programs.analysis_client import ClientRequest, Console
from engine.record.game_node import GameNode
from engine.review.planner import Planner, Step
from engine.review.requests import NodeRequest, as_viewed, position_request
from engine.review.sweep import unknown_nodes
from engine.review.timeline import winrates_of
from engine.search.report import AnalysisReport
from sai_studio.kit.signals import Debounce, Throttle, connect_all
from sai_studio.networks.engines.client_thread import ClientJob, ClientThread
from sai_studio.networks.engines.known_engines import (
    EngineEntry,
    change_engines,
    known_engines,
    own_name,
)
from sai_studio.session.preferences import Preferences
from sai_studio.session.second_source import SecondState
from sai_studio.session.session import Session

PAUSE_MS: Final = 120
"""Delay after a move of the cursor before the engine searches."""
REDRAW_MS: Final = 100
QUICK_VISITS: Final = 20
"""Visits for each position of the line except the current one."""
QUICK_S: Final = 2.0
START_S: Final = 300.0
"""Time limit for the first answer [s]; some engines tune themselves at their first start."""
END_S: Final = 6.0
"""Time limit for an engine to end when the program ends [s]."""


class Engines(QObject):
    """Runs another engine beside our own and passes its results to the session.

    It searches the current position until its visits are reached, then every other position of the
    line.

    Signals
    -------
    list_changed
        `entries` changed.
    status_changed
        Another engine is in use, or its state changed.
    tested
        Whether a test succeeded, and its outcome as a sentence.
    died
        The engine in use ended: a sentence.
    unable
        An engine can't analyze: a sentence; it is not used.
    crashed
        Traceback of a bug.
    """

    list_changed = Signal()
    status_changed = Signal()
    tested = Signal(bool, str)
    died = Signal(str)
    unable = Signal(str)
    crashed = Signal(str)

    def __init__(
        self, session: Session, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._preferences = session, preferences
        self.entries = known_engines(preferences)
        self.attached: EngineEntry | None = None
        self.console = Console()
        self.testing: EngineEntry | None = None
        self._thread: ClientThread | None = None
        self._test: ClientThread | None = None
        self._leaving: set[ClientThread] = set()
        self._ready = False
        self._planner = Planner(looks_first=False)
        self._node: GameNode | None = None
        self._pending: tuple[GameNode, AnalysisReport] | None = None
        self._plan_soon = Debounce(PAUSE_MS, self._plan, self)
        self._deliver_soon = Throttle(REDRAW_MS, self._deliver, self)
        connect_all(self._plan_if_used, session.cursor.line_changed, session.komi.changed)
        session.engine.status_changed.connect(self._plan_if_used)
        session.cursor.moved.connect(self._moved)
        session.region.changed.connect(self._outdated)
        session.edits.positions_changed.connect(self._outdated)
        session.cursor.record_changed.connect(self._record_changed)

    # --- which engines there are ---------------------------------------------------------------

    def put(self, entry: EngineEntry, place: int | None = None) -> int:
        """Add an engine, or replace the one at an index; returns its index.

        A name that another engine has gets a number.
        """
        old = self.entries[place] if place is not None and 0 <= place < len(self.entries) else None
        where = 0

        def change(entries: list[EngineEntry]) -> list[EngineEntry]:
            nonlocal where
            where = entries.index(old) if old in entries else len(entries)
            others = (each.name for i, each in enumerate(entries) if i != where)
            entries[where : where + 1] = [replace(entry, name=own_name(entry.name, others))]
            return entries

        self._change(change)
        return where

    def remove(self, place: int) -> None:
        """Remove an engine from the list."""
        gone = self.entries[place]
        if gone == self.attached:
            self.detach()
        self._change(lambda entries: [entry for entry in entries if entry != gone])

    def _change(self, change: Callable[[list[EngineEntry]], list[EngineEntry]]) -> None:
        self.entries = change_engines(self._preferences, change)
        self.list_changed.emit()

    # --- the one in use ------------------------------------------------------------------------

    def attach_last(self) -> None:
        """Use the engine that was in use last time."""
        name = self._preferences.settings.second_engine
        for entry in self.entries:
            if name and entry.name == name:
                self.attach(entry)
                return

    def attach(self, entry: EngineEntry) -> None:
        """Start an engine and analyze the game with it."""
        self._drop()
        self.attached = entry
        self._preferences.update(second_engine=entry.name)
        self._session.second.set_name(entry.name)
        thread = self._thread = ClientThread(entry, self.console, START_S, self)
        thread.opened.connect(self._opened)
        thread.reported.connect(self._reported)
        thread.done.connect(self._done)
        thread.refused.connect(self._refused)
        thread.died.connect(self._died)
        thread.crashed.connect(self.crashed)
        thread.finished.connect(self._left)
        self.console.hear("note", f"{entry.name}: {entry.command}")
        self._set_status("starting", tr("Starting {name}…", name=entry.name))
        thread.start()

    def detach(self) -> None:
        """Stop the engine in use."""
        self._drop()
        self.attached = None
        self._preferences.update(second_engine="")
        self._session.second.set_name("")
        self._set_status("off", "")

    def rename(self, entry: EngineEntry) -> None:
        """Change name or visits of the engine in use, which keeps running."""
        self.attached = entry
        self._preferences.update(second_engine=entry.name)
        self._session.second.name = entry.name
        self._session.second.status_changed.emit()
        self._plan_if_used()
        self.status_changed.emit()

    @property
    def state(self) -> SecondState:
        """State of the engine in use, see `SecondSource.state`."""
        return self._session.second.state

    @property
    def text(self) -> str:
        """Status of the engine in use as a sentence; may be empty."""
        return self._session.second.text

    def restart(self) -> None:
        """Restart the engine in use."""
        if self.attached is not None:
            self.attach(self.attached)

    def type(self, text: str) -> bool:
        """Send a command to the engine in use; False if there is none."""
        if self._thread is None:
            return False
        self._thread.submit_urgent(text)
        return True

    def close(self) -> bool:
        """Stop all engines; False if a thread does not end in time."""
        for thread in (self._thread, self._test):
            if thread is not None:
                self._leave(thread)
        self._thread = self._test = None
        self._plan_soon.cancel()
        self._deliver_soon.cancel()
        return all([thread.close(END_S) for thread in list(self._leaving)])

    def _drop(self) -> None:
        thread, self._thread = self._thread, None
        self._ready = False
        self._planner.stop()
        self._planner.again()
        self._pending = None
        if thread is not None:
            self._leave(thread)

    def _leave(self, thread: ClientThread) -> None:
        """Close a thread without waiting: an engine may take long to end."""
        self._leaving.add(thread)
        thread.close()

    def _left(self, thread: ClientThread) -> None:
        if thread is self._thread:  # after a bug
            self._drop()
        self._leaving.discard(thread)
        thread.deleteLater()

    # --- testing -------------------------------------------------------------------------------

    def test(self, entry: EngineEntry) -> None:
        """Start an engine to see whether it answers; emits `tested`."""
        self.stop_test()
        self.testing = entry
        thread = self._test = ClientThread(entry, self.console, START_S, self)
        thread.opened.connect(self._test_opened)
        thread.died.connect(self._test_died)
        thread.crashed.connect(self.crashed)
        thread.finished.connect(self._left)
        self.console.hear(
            "note", tr("Test of {name}: {command}", name=entry.name, command=entry.command)
        )
        thread.start()
        self.status_changed.emit()

    def stop_test(self) -> None:
        """Cancel a test."""
        thread, self._test = self._test, None
        self.testing = None
        if thread is not None:
            self._leave(thread)
            self.status_changed.emit()

    def _test_opened(self, thread: ClientThread, about: str, able: bool) -> None:
        self._test_ended(thread, able, about)

    def _test_died(self, thread: ClientThread, text: str) -> None:
        self._test_ended(thread, False, f"{_sentence(text)}.")

    def _test_ended(self, thread: ClientThread, good: bool, text: str) -> None:
        if thread is not self._test:
            return
        self.stop_test()
        self.tested.emit(good, text)

    # --- planning ------------------------------------------------------------------------------

    def _record_changed(self) -> None:
        self._planner.again()
        self._moved()

    def _moved(self) -> None:
        if self._thread is not None:
            self._thread.cancel()
            self._planner.ticket = 0
            self._plan_soon.call()

    def _outdated(self) -> None:
        """Drop pending answers: the question has changed."""
        self._deliver_soon.cancel()
        self._pending = None
        self._planner.hopeless.clear()
        self._moved()

    def _plan_if_used(self) -> None:
        if self._thread is not None:
            self._plan_soon.call()

    def _plan(self) -> None:
        session, thread, entry = self._session, self._thread, self.attached
        cursor = session.cursor
        if thread is None or entry is None or not self._ready:
            return
        if not session.engine.analyzing:
            self._rest()
            return
        if session.region.is_closed(cursor.board):
            self._rest(tr("No legal move in the region"))
            return
        if not cursor.record.shape.is_square:
            self._rest(tr("No analysis of rectangular boards"))
            return
        planner = self._planner
        request = as_viewed(self._request(cursor.node, entry.visits), *session.view)
        now = NodeRequest(cursor.node, request)
        if planner.is_under_way(now):
            return
        line = () if session.region.points else cursor.line
        unknown = next(
            unknown_nodes(
                session.review, line, self._lacks_figures, planner.hopeless, counts=False
            ),
            None,
        )
        report = session.second.raw_report(cursor.node, session.komi.viewed)
        is_over, has_unknown = session.ending.is_over(cursor.node), unknown is not None
        step = planner.next(now, report, is_over=is_over, has_unknown=has_unknown)
        if step is Step.SEARCH:
            self._submit(cursor.node, request, None)
        elif unknown is not None:
            request = self._request(unknown, min(QUICK_VISITS, entry.visits))
            if unknown is cursor.node:
                request = as_viewed(request, *session.view)
            self._submit(unknown, request, QUICK_S)
        else:
            self._rest(planner.reason if planner.is_given_up(now) else "")

    def _rest(self, text: str = "") -> None:
        """Stop searching, with a status text."""
        if self._thread is not None:
            self._thread.cancel()
        self._planner.ticket = 0
        self._set_status("ready", text)

    def _lacks_figures(self, node: GameNode) -> bool:
        """Whether the engine's winrate of a node is unknown at the game's komi."""
        komi = self._session.komi.game
        return winrates_of([self._session.second.estimate(node, komi)], komi) == [None]

    def _request(self, node: GameNode, visits: int) -> AnalysisRequest:
        agents, ticket = (AgentSettings(lambda_=0.0),), self._planner.new_ticket()
        return position_request(self._session.cursor.record, node, agents, ticket, visits)

    def _submit(self, node: GameNode, request: AnalysisRequest, seconds: float | None) -> None:
        assert self._thread is not None
        self._planner.ticket, self._node = request.ticket, node
        self._set_status("searching", "")
        self._thread.submit(ClientJob(request.ticket, ClientRequest(request, seconds)))

    # --- answers -------------------------------------------------------------------------------

    def _opened(self, thread: ClientThread, about: str, able: bool) -> None:
        if thread is not self._thread:
            return
        self.console.hear("note", about)
        if able:
            self._ready = True
            self._set_status("ready", "")
            self._plan()
            return
        self.detach()
        self.unable.emit(about)

    def _reported(self, ticket: int, report: AnalysisReport) -> None:
        if ticket != self._planner.ticket or self._node is None:
            return
        self._pending = (self._node, report)
        if report.finished:
            self._deliver_soon.cancel()
            self._deliver()
        else:
            self._deliver_soon.call()

    def _deliver(self) -> None:
        pending, self._pending = self._pending, None
        if pending is not None:
            self._session.second.set_report(*pending)

    def _done(self, ticket: int) -> None:
        if ticket == self._planner.ticket:
            self._over(ticket)

    def _refused(self, ticket: int, text: str) -> None:
        """Show that the engine refused a position, and continue with others."""
        if ticket != self._planner.ticket or not ticket:
            return
        if self._node is self._session.cursor.node:
            reason = f"{_sentence(text)}."
            if self._session.region.points:
                reason = tr(
                    "{name} can't search only a region. {reason}",
                    name=self._session.second.name,
                    reason=reason,
                )
            if self._planner.reason != reason:
                self._session.message.emit("warning", reason)
            self._planner.give_up(reason)
        self._over(ticket)

    def _over(self, ticket: int) -> None:
        """Continue after a position was searched or refused."""
        self._planner.ticket = 0
        if self._node is not None and self._node is self._session.cursor.node:
            report = self._session.second.raw_report(self._node)
            self._planner.searched(report)
        regional = bool(self._session.region.points)
        if self._node is not None and not regional and self._lacks_figures(self._node):
            self._planner.hopeless.add(self._node)
        self._plan()

    def _died(self, thread: ClientThread, text: str) -> None:
        if thread is not self._thread:
            return
        self._drop()
        reason = f"{_sentence(text)}."
        self._set_status("failed", reason)
        self.died.emit(reason)

    def _set_status(self, state: SecondState, text: str) -> None:
        self._session.second.set_status(state, text)
        self.status_changed.emit()


def _sentence(text: str) -> str:
    """Capitalize the first letter and drop a final period."""
    return text[:1].upper() + text[1:].rstrip(".")
