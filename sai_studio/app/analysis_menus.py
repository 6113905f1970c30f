"""The menus of the analysis: Analyze, Networks and Komi, with what their commands do."""

from __future__ import annotations

from typing import Final

from engine.base.translation import tr
from engine.review.review_settings import ReviewSettings
from engine.review.whole_game import GameReviewer
from sai_studio.app.game_menus import tool
from sai_studio.app.parts import Parts
from sai_studio.review.dialogs.review_dialog import ReviewDialog
from sai_studio.review.mistakes.rank_menu import fill_rank_menu
from sai_studio.session.analysis.errand import ReviewErrand
from sai_studio.session.commands.command import SEPARATOR, Command, Menu, choices, toggle

# --- Analyze -------------------------------------------------------------------------------------


def switch_analysis(w: Parts) -> None:
    """Start or stop the analysis, unless it is hidden during a game."""
    if w.session.review.blind:
        w.say(tr("Analysis is hidden while you play; Play \u203a Stop playing shows it."))
    else:
        w.analysis.set_analyzing(not w.session.engine.analyzing)


def stop(w: Parts) -> None:
    """Leave or stop one thing at a time, in the order listed in `dialogs.shortcuts.ALWAYS`."""
    session, playing = w.session, w.playing
    if session.autoplay.is_on:
        session.autoplay.stop()
    elif w.board.keyboard_cursor.is_on:
        w.board.keyboard_cursor.set_on(False)
    elif session.selection.tool != "play":
        session.selection.set_tool("play")
    elif session.region.is_on:
        session.region.clear()
    elif playing.fair_play.is_on:
        playing.fair_play.show_now()
    elif session.selection.shows_best:
        session.selection.set_shows_best(False)
    elif session.komi.is_exploring:
        session.komi.view_game()
    elif w.docks.is_zen:
        w.docks.switch_zen()
    elif playing.coach.searches_hint:
        playing.coach.drop_hint()
    elif playing.opponent.seat is not None:
        playing.opponent.stop()
    elif w.audit.is_running or w.audit.is_waiting:
        w.audit.stop()
    elif w.messages.text:
        w.messages.dismiss()
    else:
        w.analysis.set_analyzing(False)


def play_best(w: Parts) -> None:
    """Play the move of the selected agent, or of the other engine that is shown."""
    agent = w.session.reports.shown_agent
    if agent is not None and agent.move is not None:
        w.session.play_move(agent.move)


def play_candidate(w: Parts, number: int) -> None:
    """Play a candidate by its rank, counted from 1."""
    agent = w.session.reports.shown_agent
    candidates = [c for c in agent.candidates if c.visits] if agent is not None else []
    if number <= len(candidates):
        w.session.play_move(candidates[number - 1].move)
    else:
        w.say(tr("There is no candidate {number} here.", number=number))


def review(w: Parts) -> None:
    """Ask how to review the game, then review it."""
    if not _can_review(w):
        return
    dialog = ReviewDialog(w.session, w.preferences.settings.review_minutes, w.window)

    def begin() -> None:
        settings = dialog.settings()
        w.preferences.update(review_minutes=settings.minutes)
        _begin_review(w, settings)

    dialog.open_for(begin)


def review_longer(w: Parts) -> None:
    """Go on with the review of the game for the usual time; what is known is kept."""
    if _can_review(w):
        _begin_review(w, ReviewSettings(minutes=w.preferences.settings.review_minutes))


def _can_review(w: Parts) -> bool:
    """Return whether there is a game and a network to review it; else say that there is none."""
    can = w.session.review.network is not None and bool(w.session.cursor.record.root.children)
    if not can:
        w.say(tr("There is no game to review, or no network for it."))
    return can


def _begin_review(w: Parts, settings: ReviewSettings) -> None:
    w.analysis.set_analyzing(True)
    errand = ReviewErrand(GameReviewer(w.session.review, settings))
    w.review_end.follow(errand)
    w.analysis.run_errand(errand)


def show_result(w: Parts) -> None:
    """Show who won the game and what decided it."""
    if w.docks.is_playing:
        w.say(tr("The result is hidden while you play."))
        return
    if w.docks.is_zen:
        w.docks.switch_zen()
    w.docks.bring_up("result")


def _has_agent_move(w: Parts) -> bool:
    agent = w.session.reports.shown_agent
    return agent is not None and agent.move is not None


def _spread_command(spread: str, text: str, tip: str) -> Command[Parts]:
    """Return the command that shares the visits among the moves in a way."""
    return Command(
        f"spread_{spread}",
        text,
        lambda w: w.session.region.set_spread(spread),
        tip=tip,
        group="spread",
        checked=lambda w: w.session.region.spread == spread,
    )


ANALYZE: Final[Menu[Parts]] = Menu(
    "Analyze",
    tr("&Analyze"),
    Command(
        "analyze",
        tr("&Analyze"),
        switch_analysis,
        ("Space",),
        "analyze",
        tr("Analyze the current position"),
        checked=lambda w: w.session.engine.analyzing,
    ),
    Command(
        "stop",
        tr("&Cancel, or stop analysis"),
        stop,
        ("Esc",),
        tip=tr(
            "Cancel the tool, region, viewed komi or message in use, one at a time; "
            "then stop the analysis"
        ),
    ),
    Command(
        "play_best",
        tr("&Play the engine's move"),
        play_best,
        ("Return", "Enter"),
        "play_move",
        tr("Play the move of the selected agent, or of the other engine if it is shown"),
        enabled=_has_agent_move,
    ),
    SEPARATOR,
    Command(
        "deepen",
        tr("Analyze &whole game"),
        lambda w: w.analysis.search_line(),
        ("F2",),
        tip=tr("Search every position of the line in several passes, each with more visits"),
    ),
    Command(
        "review",
        tr("&Review game\u2026"),
        review,
        ("F3",),
        tip=tr("Find and judge the mistakes of a game"),
    ),
    Command(
        "review_longer",
        tr("Review &longer"),
        review_longer,
        tip=tr("Go on with the review; the moves that are hardest to judge are searched first"),
    ),
    Command(
        "show_result",
        tr("Show r&esult"),
        show_result,
        tip=tr("Show who won the game, and the moves that decided it"),
    ),
    SEPARATOR,
    tool(
        "region",
        tr("Search only a re&gion\u2026"),
        "G",
        tip=tr("Drag over the points to search; other moves are ignored"),
    ),
    tool(
        "avoid",
        tr("A&void points in the search\u2026"),
        "Ctrl+Alt+G",
        tip=tr("Click or drag over points that are not to be searched"),
    ),
    Command(
        "whole_board",
        tr("Search the &whole board"),
        lambda w: w.session.region.clear(),
        ("Shift+G",),
        tip=tr("Search all moves again"),
        enabled=lambda w: w.session.region.is_on,
    ),
    SEPARATOR,
    Menu(
        "Share visits",
        tr("S&hare visits"),
        _spread_command(
            "search", tr("By the &search"), tr("The search gives most visits to the best moves")
        ),
        _spread_command(
            "equal",
            tr("&Equally among the best moves"),
            tr("Give the ten best moves of the policy the same number of visits"),
        ),
        _spread_command(
            "sweep",
            tr("A &few for every move"),
            tr("Give every legal move enough visits for its figures"),
        ),
    ),
    Menu("Visits", tr("&Visits"), *choices("visits", "visits", now=lambda w: w.analysis.visits)),
    Menu(
        "Your rank",
        tr("Your ran&k"),
        prepare=lambda w, menu: fill_rank_menu(w.people, w.preferences, menu),
        shown=lambda w: w.people.is_there,
    ),
)

# --- Networks ------------------------------------------------------------------------------------


def _ask_search_settings(w: Parts) -> None:
    from sai_studio.app.dialogs.search_settings import SearchSettingsDialog

    SearchSettingsDialog(w.evaluators, w.window).open()


NETWORKS: Final[Menu[Parts]] = Menu(
    "Networks",
    tr("Net&works"),
    Menu(
        "Use on this board",
        tr("&Use on this board"),
        prepare=lambda w, menu: w.networks.fill_menu(menu),
    ),
    SEPARATOR,
    Command(
        "get_network",
        tr("&Get a strong network\u2026"),
        lambda w: w.network_dialogs.get_strong(),
        tip=tr("Use a KataGo network found on this computer, or download one"),
    ),
    Command(
        "get_human",
        tr("Get the &human network\u2026"),
        lambda w: w.network_dialogs.get_human(),
        tip=tr(
            "Use KataGo's network of how people play, found on this computer or downloaded; it "
            "adds opponents of every rank and tells who would find a move"
        ),
    ),
    Command(
        "add_network",
        tr("&Add network\u2026"),
        lambda w: w.networks.ask(),
        tip=tr("Add network files (KataGo, Leela Zero, SAI or SAI Studio)"),
    ),
    Command(
        "all_networks",
        tr("A&ll networks\u2026"),
        lambda w: w.network_dialogs.show_all(),
        tip=tr("Manage networks"),
    ),
    Command(
        "networks_folder",
        tr("Open net&works folder"),
        lambda w: w.networks.open_folder(),
        tip=tr("Open the folder of your networks"),
    ),
    SEPARATOR,
    Menu("Evaluator", tr("&Evaluator"), prepare=lambda w, menu: w.evaluators.fill_menu(menu)),
    toggle("several_komi"),
    Command(
        "search_settings",
        tr("&Search settings\u2026"),
        _ask_search_settings,
        tip=tr("Change how the search explores, for experts"),
    ),
)

# --- Komi ----------------------------------------------------------------------------------------


def _view(
    name: str, text: str, points: float, keys: tuple[str, ...], tip: str = ""
) -> Command[Parts]:
    """Return the command that views a komi with more or fewer points."""
    return Command(name, text, lambda w: w.komi.step(points), keys, tip=tip)


KOMI: Final[Menu[Parts]] = Menu(
    "Komi",
    tr("&Komi"),
    _view("komi_down", tr("&Lower viewed komi"), -0.5, (",",), tr("View half a point less")),
    _view("komi_up", tr("&Raise viewed komi"), 0.5, (".",), tr("View half a point more")),
    _view("komi_down_1", tr("Lower viewed komi by a point"), -1.0, ("Shift+,", "<")),
    _view("komi_up_1", tr("Raise viewed komi by a point"), 1.0, ("Shift+.", ">")),
    SEPARATOR,
    Command(
        "komi_fair",
        tr("&Fair komi"),
        lambda w: w.komi.view_fair(),
        ("=",),
        "fair",
        tr("View the fair komi of this position, rounded so that no game is a draw"),
    ),
    SEPARATOR,
    Command(
        "komi_game",
        tr("&Back to the game's komi"),
        lambda w: w.session.komi.view_game(),
        tip=tr("Show all winrates at the game's komi again"),
        enabled=lambda w: w.session.komi.is_exploring,
    ),
    Command(
        "komi_use",
        tr("&Use as the game's komi"),
        lambda w: w.session.komi.use_viewed(),
        tip=tr("Set the komi of the game to the viewed komi"),
        enabled=lambda w: w.session.komi.is_exploring,
    ),
    SEPARATOR,
    toggle("shows_scores"),
    Command(
        "audit_curve",
        tr("&Test the curve by games"),
        lambda w: w.audit.switch(),
        tip=tr(
            "Play this position out at five komi and draw the results over the winrate curve; "
            "Preferences have the number of games and visits"
        ),
        checked=lambda w: w.audit.is_running,
    ),
)
