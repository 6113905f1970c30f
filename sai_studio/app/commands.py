"""Connects the commands of the main window to what they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QInputDialog

from engine.base.files import user_folder
from engine.base.translation import tr
from engine.review.whole_game import GameReviewer
from sai_studio.model.analysis.errand import ReviewErrand
from sai_studio.shared import theme
from sai_studio.shared.language import choose_language
from sai_studio.shared.languages import LANGUAGE_CHOICES
from sai_studio.shared.signals import connect_all
from sai_studio.views.board.board_scene import DISC_NUMBERS
from sai_studio.windows.board_export import BoardExport
from sai_studio.windows.dialogs.game_info import GameInfoDialog
from sai_studio.windows.dialogs.help_texts import AboutDialog, FiguresDialog
from sai_studio.windows.dialogs.log_dialog import LogDialog
from sai_studio.windows.dialogs.palette import CommandPalette
from sai_studio.windows.dialogs.review_dialog import ReviewDialog
from sai_studio.windows.dialogs.shortcuts import ShortcutsDialog
from sai_studio.windows.report_export import ReportExport

if TYPE_CHECKING:
    from sai_studio.model.analysis.evaluators import EvaluatorChoice
    from sai_studio.model.commands.key_map import KeyMap
    from sai_studio.model.view_options import ViewOptions
    from sai_studio.views.board.board_view import BoardView
    from sai_studio.views.board.find_bar import FindBar
    from sai_studio.views.board.komi_strip import KomiStrip
    from sai_studio.windows.networks.strong_networks import NetworkDialogs
    from sai_studio.windows.playing.menu import PlayMenu
    from sai_studio.windows.window_context import WindowContext

OVERLAYS: Final = (
    *("overlay_next", "overlay_losses", "overlay_candidates"),
    *("overlay_policy", "overlay_visits", "overlay_ownership", "overlay_agents"),
)
VISITS: Final = (0, 50, 250, 1000, 4000)
FONT_STEP: Final = 1.1


class Commands(QObject):
    """Handlers of all commands of the main window."""

    def __init__(
        self,
        context: WindowContext,
        options: ViewOptions,
        keys: KeyMap,
        evaluators: EvaluatorChoice,
        network_dialogs: NetworkDialogs,
        playing: PlayMenu,
        board: BoardView,
        komi: KomiStrip,
        find_bar: FindBar,
    ) -> None:
        super().__init__(context.window)
        self._window, self._session = context.window, context.session
        self._actions, self._documents = context.actions, context.documents
        self._messages, self._analysis = context.messages, context.analysis
        self._networks, self._preferences = context.networks, context.preferences
        self._options, self._keys, self._evaluators = options, keys, evaluators
        self._network_dialogs, self._playing = network_dialogs, playing
        self._board, self._komi, self._find_bar = board, komi, find_bar
        self._report_export = ReportExport(context, self)
        self.board_export = BoardExport(context, board)
        self._files()
        self._edits()
        self._moves()
        self._engine()
        self._view()
        for number in range(1, 10):
            shortcut = QShortcut(QKeySequence(str(number)), self._window)
            shortcut.activated.connect(lambda n=number: self.play_candidate(n))
        session = self._session
        connect_all(self.refresh_checks, session.engine.status_changed, options.changed)
        connect_all(
            self.refresh_checks, session.selection.tool_changed, session.selection.view_changed
        )
        self.refresh_checks()

    def refresh_checks(self) -> None:
        """Update the check marks of all commands."""
        actions, session = self._actions, self._session
        for name in (*OVERLAYS, "color_blind"):
            actions[name].setChecked(bool(self._options.get(name)))
        actions[f"disc_{self._options.get('disc_numbers')}"].setChecked(True)
        actions[f"theme_{self._options.get('theme')}"].setChecked(True)
        actions[f"language_{self._preferences.get('language')}"].setChecked(True)
        visits = self._analysis.visits
        if visits in VISITS:
            actions[f"visits_{visits}"].setChecked(True)
        actions["save_analyses"].setChecked(bool(self._options.get("save_analyses")))
        actions["analyze"].setChecked(session.engine.analyzing)
        actions["side_mover"].setChecked(session.selection.side == "mover")
        actions["several_komi"].setChecked(session.review.several_komi)

    # --- files ---------------------------------------------------------------------------------

    def _files(self) -> None:
        connect, documents = self._actions.connect_command, self._documents
        connect("open", documents.open_dialog)
        connect("choose_game", documents.choose_game)
        connect("save", documents.save)
        connect("save_as", documents.save_as)
        connect("save_analyses", partial(self._options.toggle, "save_analyses"))
        connect("copy_game", documents.copy)
        connect("paste_game", documents.paste)
        connect("copy_text", documents.copy_text)
        connect("export_report", self._report_export.ask)

    # --- edits and moves -----------------------------------------------------------------------

    def _edits(self) -> None:
        connect, edits = self._actions.connect_command, self._session.edits
        connect("redo", edits.undo_stack.redo)
        connect("turn", edits.switch_turn)
        connect("promote", edits.promote)
        connect("make_main", edits.make_main_line)
        connect("delete_branch", edits.delete_branch)
        documents = self._documents
        connect("cut_branch", documents.cut_branch)
        connect("copy_branch", documents.copy_branch)
        connect("paste_branch", documents.paste_branch)
        connect("game_info", self.edit_info)

    def edit_info(self) -> None:
        """Edit the game info: players, result, rules, komi."""
        record, edits = self._session.cursor.record, self._session.edits
        dialog = GameInfoDialog(record, self._window)

        def save() -> None:
            if edits.record is record:  # no other game was opened meanwhile
                edits.set_info(dialog.info(), dialog.chosen_rules())

        dialog.open_for(save)

    def _moves(self) -> None:
        connect, cursor = self._actions.connect_command, self._session.cursor
        connect("back", cursor.back)
        connect("forward", cursor.forward)
        connect("back_10", lambda: cursor.back(10))
        connect("forward_10", lambda: cursor.forward(10))
        connect("first", cursor.first)
        connect("last", cursor.last)
        for name, step in (("previous_variation", -1), ("next_variation", 1)):
            none = tr("There is no other variation in this direction.")
            connect(name, partial(self._go, partial(cursor.next_variation, step), none))
        connect("branch_point", cursor.to_branch_point)
        connect("main_line", self.go_to_main_line)
        for name, go in (
            ("visited_back", cursor.go_back_visited),
            ("visited_forward", cursor.go_forward_visited),
        ):
            connect(name, partial(self._go, go, tr("No other position was viewed.")))
        connect("next_mistake", lambda: self.go_to_mistake(1))
        connect("previous_mistake", lambda: self.go_to_mistake(-1))
        connect("next_disagreement", lambda: self.go_to_disagreement(1))
        connect("previous_disagreement", lambda: self.go_to_disagreement(-1))
        connect("go_to_move", self.ask_move)
        connect("find", self._find_bar.open)

    def _go(self, move: Callable[[], object], none: str) -> None:
        """Go somewhere; say why if the cursor stays where it is."""
        node = self._session.cursor.node
        move()
        if self._session.cursor.node is node:
            self._session.message.emit("info", none)

    def go_to_main_line(self) -> None:
        """Go back to the main line, and show it to its end."""
        cursor = self._session.cursor
        line = cursor.line
        cursor.to_main_line()
        if cursor.line == line:
            self._session.message.emit("info", tr("This is the main line."))

    def go_to_mistake(self, step: int) -> None:
        """Go to the position before the next (1) or previous (-1) mistake; show the better move."""
        session = self._session
        found = session.timeline.mistakes
        none = (
            tr("No mistake is known after this position.")
            if step > 0
            else tr("No mistake is known before this position.")
        )
        if self._go_to_one([mistake.place - 1 for mistake in found], step, none):
            session.selection.set_shows_best(True)

    def go_to_disagreement(self, step: int) -> None:
        """Go to the next (1) or previous (-1) position where the agents play different moves."""
        places = self._session.timeline.disagreements
        none = (
            tr("No disagreement of the agents is known after this position.")
            if step > 0
            else tr("No disagreement of the agents is known before this position.")
        )
        self._go_to_one(places, step, none)

    def _go_to_one(self, places: list[int], step: int, none: str) -> bool:
        """Go to the nearest of some places of the line, ascending, in a direction.

        Returns False if there is none, and shows the message `none`.
        """
        cursor = self._session.cursor
        here = cursor.line.index(cursor.node)
        places = [place for place in places if (place - here) * step > 0]
        if places:
            cursor.go_to(cursor.line[places[0] if step > 0 else places[-1]])
        else:
            self._session.message.emit("info", none)
        return bool(places)

    def ask_move(self) -> None:
        """Ask for a move number and go there."""
        cursor = self._session.cursor
        dialog = QInputDialog(self._window)
        dialog.setInputMode(QInputDialog.InputMode.IntInput)
        dialog.setWindowTitle(tr("Go to move"))
        dialog.setLabelText(tr("Move number"))
        dialog.setIntRange(0, cursor.line[-1].number)
        dialog.setIntValue(cursor.node.number)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.intValueSelected.connect(cursor.go_to_move)
        dialog.open()

    # --- engine and komi -----------------------------------------------------------------------

    def _ask_search_settings(self) -> None:
        from sai_studio.windows.dialogs.search_settings import SearchSettingsDialog

        SearchSettingsDialog(self._evaluators, self._window).open()

    def _engine(self) -> None:
        connect, networks = self._actions.connect_command, self._networks
        connect("analyze", self.switch_analysis)
        connect("stop", self.stop)
        connect("play_best", self.play_best)
        connect("deepen", self._analysis.search_line)
        connect("review", self.review)
        connect("whole_board", self._session.region.clear)
        connect("add_network", networks.ask)
        connect("get_network", self._network_dialogs.get_strong)
        connect("all_networks", self._network_dialogs.show_all)
        connect("networks_folder", networks.open_folder)
        connect("several_komi", self._evaluators.switch_several_komi)
        connect("search_settings", self._ask_search_settings)
        for visits in VISITS:
            connect(f"visits_{visits}", partial(self.choose_visits, visits))
        for name, points in (
            ("komi_down", -0.5),
            ("komi_up", 0.5),
            ("komi_down_1", -1.0),
            ("komi_up_1", 1.0),
        ):
            connect(name, partial(self._komi.step, points))
        connect("komi_fair", self._komi.view_fair)
        connect("komi_game", self._session.komi.view_game)
        connect("komi_use", self._session.komi.use_viewed)

    def review(self) -> None:
        """Ask how to review the game, then review it."""
        session, analysis = self._session, self._analysis
        if session.review.network is None or not session.cursor.record.root.children:
            self._session.message.emit(
                "info", tr("There is no game to review, or no network for it.")
            )
            return
        dialog = ReviewDialog(session, self._preferences.get("review_depth"), self._window)

        def begin() -> None:
            settings = dialog.settings()
            self._preferences.set("review_depth", settings.depth)
            analysis.set_analyzing(True)
            analysis.run_errand(ReviewErrand(GameReviewer(session.review, settings)))

        dialog.open_for(begin)

    def choose_visits(self, visits: int) -> None:
        """Set the visits per search; 0 means the default of the board size."""
        self._preferences.set("visits", visits)
        self._analysis.set_visits(visits)
        self.refresh_checks()

    def stop(self) -> None:
        """Leave or stop one thing at a time, in the order listed in `dialogs.shortcuts.ALWAYS`."""
        actions = self._actions
        if self._session.autoplay.is_on:
            self._session.autoplay.stop()
        elif self._board.keyboard_cursor.is_on:
            self._board.keyboard_cursor.set_on(False)
        elif self._session.selection.tool != "play":
            self._session.selection.set_tool("play")
        elif self._session.region.is_on:
            self._session.region.clear()
        elif self._playing.fair_play.is_on:
            self._playing.fair_play.show_now()
        elif self._session.selection.shows_best:
            self._session.selection.set_shows_best(False)
        elif self._session.komi.is_exploring:
            self._session.komi.view_game()
        elif actions["zen"].isChecked():
            actions["zen"].trigger()
        elif self._playing.coach.searches_hint:
            self._playing.coach.drop_hint()
        elif self._playing.opponent.seat is not None:
            self._playing.opponent.stop()
        elif self._messages.text:
            self._messages.dismiss()
        else:
            self._analysis.set_analyzing(False)

    def switch_analysis(self) -> None:
        """Start or stop the analysis, unless it is hidden during a game."""
        if self._session.review.blind:
            text = tr("Analysis is hidden while you play; Play \u203a Stop playing shows it.")
            self._session.message.emit("info", text)
            self.refresh_checks()
            return
        self._analysis.set_analyzing(not self._session.engine.analyzing)

    def play_best(self) -> None:
        """Play the move of the selected agent, or of the other engine that is shown."""
        agent = self._session.reports.shown_agent
        if agent is not None and agent.move is not None:
            self._session.play_move(agent.move)

    def play_candidate(self, number: int) -> None:
        """Play a candidate by its rank, counted from 1."""
        agent = self._session.reports.shown_agent
        candidates = [c for c in agent.candidates if c.visits] if agent is not None else []
        if number <= len(candidates):
            self._session.play_move(candidates[number - 1].move)
        else:
            self._session.message.emit(
                "info", tr("There is no candidate {number} here.", number=number)
            )

    # --- view ----------------------------------------------------------------------------------

    def _view(self) -> None:
        window, connect = self._window, self._actions.connect_command
        options = self._options
        for name in OVERLAYS:
            connect(name, partial(options.toggle, name))
        self._actions["overlay_ownership"].triggered.connect(self._explain_ownership)
        for name in DISC_NUMBERS:
            connect(f"disc_{name}", partial(self.choose_numbers, name))
        connect("side_mover", self._switch_side)
        for mode in theme.MODES:
            connect(f"theme_{mode}", partial(self.choose_theme, mode))
        for code in LANGUAGE_CHOICES:
            connect(f"language_{code}", partial(self.choose_language, code))
        connect("color_blind", self._switch_colors)
        connect("font_bigger", lambda: self._scale_font(theme.font_scale() * FONT_STEP))
        connect("font_smaller", lambda: self._scale_font(theme.font_scale() / FONT_STEP))
        connect("font_normal", lambda: self._scale_font(1.0))
        connect("palette", self.open_palette)
        connect("shortcuts", lambda: ShortcutsDialog(self._keys, window).open())
        connect("figures", lambda: FiguresDialog(window).open())
        connect("log", lambda: LogDialog(user_folder("logs"), window).open())
        connect("about", lambda: AboutDialog(window).open())

    def open_palette(self) -> None:
        """Open the list of all commands."""
        window, session = self._window, self._session
        last = session.cursor.line[-1].number
        CommandPalette(self._actions, session.cursor.go_to_move, last, window).open()

    def choose_numbers(self, name: str) -> None:
        """Choose the first number on the candidates, and show them."""
        self._session.selection.set_shows_best(False)
        self._options.set("disc_numbers", name)

    def choose_theme(self, mode: str) -> None:
        """Apply a theme and remember it."""
        self._options.set("theme", mode)
        theme.apply(mode=mode)

    def choose_language(self, code: str) -> None:
        """Remember a language for the next start."""
        self._preferences.set("language", code)
        language = choose_language(code)
        text = tr("The window is in {language} after the next start.", language=language.name)
        if language.code != "en":
            text += tr(" The translation was made by a machine; no person has read all of it yet.")
        self._session.message.emit("info", text)

    def _explain_ownership(self) -> None:
        """Explain why no ownership is shown if there is none."""
        session, report = self._session, self._session.reports.current
        if not self._options.get("overlay_ownership") or report is None:
            return
        if report.ownership is None and session.reports.stored is None:
            text = tr(
                "The network {network} doesn't estimate ownership; choose another one in the "
                "Networks menu.",
                network=report.network,
            )
            session.message.emit("info", text)
        elif report.ownership is None and not session.engine.analyzing:
            text = tr("Stored analysis has no ownership; analyze this position again.")
            session.message.emit("info", text)

    def _switch_side(self) -> None:
        side = "black" if self._session.selection.side == "mover" else "mover"
        self._preferences.set("side", side)
        self._session.selection.set_side(side)

    def _switch_colors(self) -> None:
        self._options.toggle("color_blind")
        theme.set_color_blind(bool(self._options.get("color_blind")))

    def _scale_font(self, scale: float) -> None:
        self._preferences.set("font_scale", min(max(scale, 0.7), 2.0))
        theme.apply(scale=self._preferences.get("font_scale"))
