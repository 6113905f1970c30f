"""The main window: creates and connects its parts, and closes them in order."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QMainWindow, QToolBar, QVBoxLayout, QWidget

from engine.analysis.request import AnalysisRequest
from engine.base.files import user_folder, user_folder_problem
from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import looks_like_network
from engine.commands.loading import audit_curve, stone_values, stop_compiling
from engine.links.links import link_in
from engine.measure.audit_settings import AuditSettings
from engine.record.handicap import format_komi
from sai_studio.app.analysis_menus import play_candidate
from sai_studio.app.board_export import BoardExport
from sai_studio.app.docks import Docks
from sai_studio.app.effects import Effects
from sai_studio.app.game_menus import edit_info
from sai_studio.app.menus import OWN_MENUS, TABLE, TOOLBAR, EditingBar
from sai_studio.app.offers import ReviewOffer
from sai_studio.app.parts import Parts
from sai_studio.app.report_export import ReportExport
from sai_studio.app.review_end import ReviewEnd
from sai_studio.app.view_list import PLAY_VIEW, VIEWS, View
from sai_studio.kit import theme
from sai_studio.kit.figures import viewed_komi_text
from sai_studio.kit.icons import icon
from sai_studio.kit.input_events import dropped_files, dropped_text
from sai_studio.kit.job_thread import Task
from sai_studio.kit.signals import Debounce, Throttle, connect_all
from sai_studio.kit.texts import sentence
from sai_studio.kit.widgets.fitting import SMALLEST
from sai_studio.kit.widgets.message_bar import MessageBar
from sai_studio.lab.tools import TOOLS, ReviewsTool
from sai_studio.networks.engines.menu import EngineTool
from sai_studio.networks.network_choice import NetworkChoice
from sai_studio.networks.network_hint import NetworkHint
from sai_studio.networks.other_analyses import OtherAnalyses
from sai_studio.networks.strong_networks import NetworkDialogs
from sai_studio.networks.window_context import WindowContext
from sai_studio.play.menu import PLAY, PlayMenu
from sai_studio.review.board.board_area import BoardArea
from sai_studio.review.board.board_menu import board_menu
from sai_studio.review.board.board_view import BoardView
from sai_studio.review.board.find_bar import FindBar
from sai_studio.review.board.komi_strip import KomiStrip
from sai_studio.review.board.player_strip import PlayerStrip
from sai_studio.review.board.position_line import PositionLine
from sai_studio.review.board.tool_strip import ToolStrip
from sai_studio.review.dialogs.help_texts import CrashDialog
from sai_studio.review.documents.documents import Documents
from sai_studio.review.status_line import StatusLine
from sai_studio.review.view_context import ViewContext
from sai_studio.session.analysis.controller import AnalysisController
from sai_studio.session.analysis.evaluators import EvaluatorChoice
from sai_studio.session.analysis.thread import OpenAnalyzer
from sai_studio.session.commands.actions import Actions
from sai_studio.session.commands.key_map import KeyMap
from sai_studio.session.counting_tool import CountingTool
from sai_studio.session.people import People
from sai_studio.session.position_job import PositionJob
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.analysis.stone_values import StoneValues
    from engine.measure.curve_audit import CurveAudit

log = logging.getLogger(__name__)

ADAPT_MS = 150
"""Delay after a change of the window's size before docks are rearranged."""


def _value_stones(request: AnalysisRequest, task: Task) -> None:
    """Tell what each stone of a position adds, on a thread."""
    for values in stone_values(request, task.notice, task.tell, task.stopped):
        task.tell(values)


class MainWindow(QMainWindow):
    """The main window of one session.

    Parameters
    ----------
    open_analyzer
        Opens the engine; called on the analysis thread.
    visits
        Visits per agent; 0 means the default of the board size.
    network
        Network to use instead of the best one found.

    Signals
    -------
    bug_found
        Traceback of a bug that was logged, from any thread.
    """

    bug_found = Signal(str)

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        open_analyzer: OpenAnalyzer,
        visits: int = 0,
        network: NetworkInfo | None = None,
    ) -> None:
        super().__init__()
        self.session, self.preferences = session, preferences
        self._closing = self._positions_changed = False
        self.counting = CountingTool(session, self)
        self.messages = MessageBar(self)
        self.find_bar = FindBar(session, self)
        self.networks = NetworkChoice(session, preferences, self.messages, self, network)
        self.network_dialogs = NetworkDialogs(self.networks, session, self)
        self.other_analyses = OtherAnalyses(session, self.messages)
        self.network_hint = NetworkHint(session, self.networks, self.messages)
        self.audit: PositionJob[CurveAudit] = PositionJob(session, "audit", self._audit, self)
        self.audit.crashed.connect(self.show_crash)
        self.stones: PositionJob[StoneValues] = PositionJob(
            session,
            "stones",
            _value_stones,
            self,
            wanted=lambda: preferences.settings.overlay_stones,
        )
        self.stones.crashed.connect(self.show_crash)
        preferences.changed.connect(self.stones.follow)
        self.people = People(session, preferences, self)
        self.people.crashed.connect(self.show_crash)
        connect_all(self.people.find, self.networks.listed, session.engine.network_changed)
        self.board = BoardView(session, preferences, self.counting, self, self.stones, self.people)
        self.komi = KomiStrip(session, self)
        self.documents = Documents(
            session, preferences, self.messages, user_folder("autosave"), self
        )
        self.engine_hangs = False
        self.analysis = AnalysisController(
            session,
            open_analyzer,
            self.networks.choose,
            visits or preferences.settings.visits,
            self,
        )
        self.networks.changed.connect(self.analysis.find_network)
        self.evaluators = EvaluatorChoice(session, preferences, self)
        self.evaluators.changed.connect(self.analysis.again)
        self.analysis.refused.connect(self.networks.refused)
        self.keys = KeyMap(preferences, TABLE, self)
        self.actions_ = Actions(self, self.menuBar(), self.keys)
        self._lay_out()
        self.docks = Docks(self)
        context = WindowContext(
            self,
            session,
            preferences,
            self.actions_,
            self.messages,
            self.documents,
            self.networks,
            self.analysis,
            self.people,
            open_analyzer,
            {},
        )
        self.tools = context.tools
        """The windows beside this one, by the ids of their tools."""
        for kind in TOOLS:
            tool = self.tools[kind.id] = kind(context)
            tool.crashed.connect(self.show_crash)
            self.actions_.bind(kind.entries, tool)
        self.playing = PlayMenu(context, context.tool(EngineTool).programs)
        self.actions_.bind((PLAY,), self.playing)
        self.parts = Parts(
            **vars(context),
            playing=self.playing,
            board=self.board,
            audit=self.audit,
            komi=self.komi,
            find_bar=self.find_bar,
            editing_bar=self.editing_bar,
            docks=self.docks,
            evaluators=self.evaluators,
            network_dialogs=self.network_dialogs,
            board_export=BoardExport(context, self.board),
            report_export=ReportExport(context, self),
            review_end=ReviewEnd(context, self.docks),
            effects=Effects(context, self.docks),
        )
        self.actions_.bind(OWN_MENUS, self.parts)
        for dock in self.docks.all():
            self.actions_.submenus["Panels"].addAction(dock.toggleViewAction())
        missing = self.actions_.unbound()
        assert not missing, f"commands that nothing carries out: {missing}"
        for number in range(1, 10):
            shortcut = QShortcut(QKeySequence(str(number)), self)
            shortcut.activated.connect(partial(play_candidate, self.parts, number))
        session.komi.changed.connect(self._show_viewed_komi)
        self._adapt_docks = Debounce(ADAPT_MS, self.docks.adapt, self)
        theme.changed.connect(self._adapt_docks.call)
        self.documents.review_wanted.connect(self.actions_["review_longer"].trigger)
        self.documents.reviews_wanted.connect(context.tool(ReviewsTool).review_games)
        self.review_offer = ReviewOffer(context, self.playing)
        self._view_context = ViewContext(
            session,
            partial(edit_info, self.parts),
            self.documents.copy_branch,
            self.documents.cut_branch,
            lambda command: self.actions_[command].trigger(),
            lambda command: (TABLE.commands[command].plain_text, TABLE.commands[command].tip),
            self.audit,
            preferences,
            self.people,
        )
        session.play.changed.connect(self._show_play)
        self.setStatusBar(StatusLine(session, self.keys, self))
        self.setAcceptDrops(True)
        self.setWindowIcon(icon("app"))
        self.setMinimumSize(SMALLEST)
        self._refresh_actions = Throttle(60, self.actions_.refresh, self)
        session.reports.changed.connect(self._refresh_actions.call)
        # at once: a key pressed right after must find its command enabled
        refresh, cursor = self.actions_.refresh, session.cursor
        connect_all(refresh, cursor.moved, cursor.record_changed, session.edits.tree_changed)
        connect_all(refresh, session.region.changed, session.komi.changed, session.play.changed)
        selection = session.selection
        connect_all(refresh, selection.tool_changed, selection.view_changed, preferences.changed)
        connect_all(refresh, session.autoplay.changed, session.engine.status_changed)
        self.people.changed.connect(self._refresh_actions.call)
        connect_all(refresh, self.board.keyboard_cursor.changed, session.second.status_changed)
        session.edits.undo_stack.indexChanged.connect(self._refresh_actions.call)
        session.message.connect(
            lambda level, text: self.messages.show_message(level, text, topic=text)
        )
        session.retracted.connect(self.messages.retract)
        session.cursor.moved.connect(self._show_problem)
        session.edits.tree_changed.connect(self._show_later_problem)
        session.edits.positions_changed.connect(self._note_changed_positions)
        session.cursor.record_changed.connect(lambda: self.messages.retract("later problem"))
        self.documents.changed.connect(self._refresh_title)
        self.analysis.crashed.connect(self.show_crash)
        self.bug_found.connect(self._show_bug)
        self.board.menu_requested.connect(self._show_board_menu)
        self._refresh_title()
        self.actions_.refresh()

    # --- putting it together -------------------------------------------------------------------

    def _lay_out(self) -> None:
        central = QWidget(self)
        column = QVBoxLayout(central)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        players = PlayerStrip(self.session, central)
        tools = ToolStrip(self.session, self.counting, self.keys, central)
        sentence = PositionLine(self.session, self.preferences, central, self.stones)
        area = BoardArea(
            self.board, players, sentence, self.komi, tools, self.messages, self.find_bar, central
        )
        column.addWidget(area, 1)
        self.setCentralWidget(central)
        bar = QToolBar(tr("Toolbar"), self)
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        self.actions_.fill_toolbar(bar, TOOLBAR)
        self.addToolBar(bar)
        self.editing_bar = EditingBar(self.actions_, self)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.editing_bar)
        self.board.setFocus()

    def build_panels(self) -> None:
        """Fill the docks."""
        for step in self.panel_steps():
            step()

    def panel_steps(self) -> list[Callable[[], None]]:
        """Return the steps that fill the docks; the window stays responsive between them.

        Not done by the constructor because the plotting library loads slowly.
        """
        return [partial(self._build_view, view) for view in (*VIEWS, PLAY_VIEW)]

    def _build_view(self, view: View) -> None:
        self.docks.fill(view.id, view.build(self._view_context))

    def _audit(self, request: AnalysisRequest, task: Task) -> None:
        """Play the position out at several komi, on a thread."""
        chosen = self.preferences.settings
        settings = AuditSettings(games=chosen.audit_games, visits=chosen.audit_visits)
        for audit in audit_curve(request, settings, task.notice, task.tell, task.stopped):
            task.tell(audit)

    def restore_layout(self) -> None:
        """Restore the saved layout, or apply the default; call it once the window is shown."""
        saved = self.preferences.layout()
        if saved is not None and self.restoreState(saved[1]):
            self.docks.restored()
            self._adapt_docks.call()  # the height may differ now
        else:
            self.docks.arrange()

    # --- view ----------------------------------------------------------------------------------

    def _show_play(self) -> None:
        """Replace the panels that are empty during a game, and bring them back after it."""
        game = self.session.play.game
        hides = game is not None and game.hides
        if hides != self.docks.is_playing:
            if self.docks.is_zen:
                self.docks.switch_zen()
            self.docks.set_playing(hides)

    def show_crash(self, report: str) -> None:
        """Log the traceback of a bug and offer its report."""
        for line in report.rstrip().splitlines():
            log.error("bug: %s", line)
        self._show_bug(report)

    def _show_bug(self, report: str) -> None:
        """Offer the report of a bug that was logged already."""

        def details() -> None:
            CrashDialog(report, self).open()

        self.messages.show_message(
            "error",
            tr("An unexpected error occurred; your game is unharmed and can be saved."),
            [(tr("Details\u2026"), details)],
        )

    def _show_viewed_komi(self) -> None:
        """Show the viewed komi in panel titles while it differs from the game's."""
        session = self.session
        viewed = session.komi.viewed
        if session.komi.is_exploring:
            self.docks.set_remark(
                viewed_komi_text(viewed, session.komi.game),
                tr("komi {komi}", komi=format_komi(viewed)),
            )
        else:
            self.docks.set_remark("", "")

    def _show_board_menu(self, point: int | None, at: QPoint) -> None:
        menu = board_menu(self.session, point, self.documents.copy, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def _show_problem(self) -> None:
        """Show a message while the current move is illegal."""
        problem = self.session.cursor.board.problem
        if not problem:
            self.messages.retract("problem")
            return
        self.messages.show_message(
            "warning",
            sentence(str(problem)),
            topic="problem",
        )

    def _note_changed_positions(self) -> None:
        self._positions_changed = True

    def _show_later_problem(self) -> None:
        """Show a message after an edit that makes a later move of the line illegal."""
        if not self._positions_changed:
            return
        self._positions_changed = False
        cursor = self.session.cursor
        problems = (cursor.record.board_at(node).problem for node in cursor.line)
        problem = next((problem for problem in problems if problem is not None), None)
        if problem is None:
            self.messages.retract("later problem")
            return
        summary = problem.summary
        text = tr("The record now has an illegal move: {problem}.", problem=summary)
        undo = tr("Undo"), self.session.edits.undo_stack.undo
        self.messages.show_message("warning", text, [undo], topic="later problem")

    def _refresh_title(self) -> None:
        self.setWindowModified(self.documents.dirty)
        name = self.documents.name.replace("[*]", "[*][*]")  # Qt's escape for these characters
        self.setWindowTitle(f"{name}[*] \u2013 SAI Studio")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._adapt_docks.call()

    # --- files dropped on it, and closing ------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if dropped_files(data) or link_in(dropped_text(data)):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = dropped_files(event.mimeData())
        link = "" if paths else link_in(dropped_text(event.mimeData()))
        if not paths and not link:
            return
        event.acceptProposedAction()
        if link:
            self.documents.links.open(link)
        networks = [path for path in paths if looks_like_network(path)]
        games = [path for path in paths if path not in networks]
        if networks:
            self.networks.add(networks)
        if games:
            self.documents.open(games[0])
        if len(games) > 1:
            text = tr("Only {name} was opened; drop one game at a time.", name=games[0].name)
            self.messages.show_message("info", text)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._closing and self.documents.dirty:
            event.ignore()
            self.documents.save_first(self._close_for_good)
            return
        self._closing = True
        if self.docks.is_zen:
            self.docks.switch_zen()
        self.docks.set_playing(False)
        self.preferences.set_layout(self.saveGeometry(), self.saveState())
        if not self.preferences.save():
            log.warning("preferences can't be written; %s", user_folder_problem())
        self.hide()
        self.playing.close()
        stop_compiling()
        self.session.autoplay.stop()
        ended = [tool.close() for tool in self.tools.values()]
        ended += [self.audit.close(), self.stones.close(), self.people.close()]
        ended += [self.networks.close(), self.analysis.close()]
        self.engine_hangs = not all(ended)
        self.documents.close()
        self.session.edits.undo_stack.blockSignals(True)  # it emits signals when it is deleted
        event.accept()

    def discard_and_close(self) -> None:
        """Close without a question."""
        self._close_for_good()

    def _close_for_good(self) -> None:
        self._closing = True
        self.close()
