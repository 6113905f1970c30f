"""The table of all commands; `menus` says where they are."""

from __future__ import annotations

from typing import Final

from engine.base.translation import tr
from sai_studio.model.commands.board_commands import BOARD_COMMANDS
from sai_studio.model.commands.command import Command, is_square
from sai_studio.model.commands.editing_commands import EDITING_COMMANDS
from sai_studio.model.commands.play_commands import PLAY_COMMANDS
from sai_studio.model.session.session import Session
from sai_studio.shared.languages import LANGUAGES


def _has_parent(session: Session) -> bool:
    return session.cursor.node.parent is not None


def _has_next(session: Session) -> bool:
    return bool(session.cursor.node.children)


def _off_main_line(session: Session) -> bool:
    return any(n.parent is not None and n.parent.children[0] is not n for n in session.cursor.line)


def _has_agent_move(session: Session) -> bool:
    agent = session.reports.shown_agent
    return agent is not None and agent.move is not None


COMMANDS: Final[dict[str, Command]] = {
    command.id: command
    for command in (
        # File
        Command("new", tr("&New game\u2026"), ("Ctrl+N",), "new"),
        Command("open", tr("&Open\u2026"), ("Ctrl+O",), "open", tr("Open a game record (SGF)")),
        Command(
            "choose_game",
            tr("&Games in this file\u2026"),
            tip=tr("Choose, reorder, remove or add games"),
        ),
        Command("save", tr("&Save"), ("Ctrl+S",), "save"),
        Command("save_as", tr("Save &as\u2026"), ("Ctrl+Shift+S",)),
        Command(
            "save_analyses",
            tr("Save a&nalysis in game files"),
            tip=tr(
                "Save the analysis in your game files too, for other computers; this one "
                "keeps it anyway"
            ),
            checkable=True,
        ),
        Command(
            "copy_game",
            tr("&Copy game"),
            ("Ctrl+Shift+C", "Ctrl+C"),
            tip=tr("Copy the game as SGF"),
        ),
        Command(
            "paste_game", tr("&Paste game"), ("Ctrl+Shift+V", "Ctrl+V"), tip=tr("Open copied SGF")
        ),
        Command(
            "copy_text",
            tr("Copy position as &text"),
            tip=tr("Copy the board as a diagram of letters, to paste into a message"),
        ),
        Command("export_image", tr("&Export board as image\u2026")),
        Command(
            "export_report",
            tr("E&xport report\u2026"),
            tip=tr("Save figures and mistakes as a page, a table or an annotated game"),
            enabled=lambda s: not s.review.blind,
        ),
        Command("quit", tr("&Quit"), ("Ctrl+Q",)),
        # Edit
        Command(
            "undo", tr("&Undo"), ("Ctrl+Z",), "undo", enabled=lambda s: s.edits.undo_stack.canUndo()
        ),
        Command(
            "redo",
            tr("&Redo"),
            ("Ctrl+Shift+Z", "Ctrl+Y"),
            "redo",
            enabled=lambda s: s.edits.undo_stack.canRedo(),
        ),
        Command("pass", tr("&Pass"), ("P",), "pass", tr("Pass instead of playing a stone")),
        Command(
            "tool_play",
            tr("Play &moves"),
            icon="play_move",
            group="tool",
            tip=tr("A click plays a move"),
        ),
        *EDITING_COMMANDS,
        Command(
            "tool_score",
            tr("&Count the score"),
            ("C",),
            "score",
            tr("Count the score; click stones to mark them dead"),
            group="tool",
        ),
        Command(
            "tool_region",
            tr("Search only a re&gion\u2026"),
            ("G",),
            tip=tr("Drag over the points to search; other moves are ignored"),
            group="tool",
        ),
        Command(
            "whole_board",
            tr("Search the &whole board"),
            ("Shift+G",),
            tip=tr("Search all moves again"),
            enabled=lambda s: s.region.is_on,
        ),
        Command(
            "turn", tr("S&witch side to move"), tip=tr("Change whose turn it is in this position")
        ),
        Command("promote", tr("Move variation u&p"), ("Ctrl+Up",), enabled=_off_main_line),
        Command("make_main", tr("Make &main line"), ("Ctrl+Shift+Up",), enabled=_off_main_line),
        Command(
            "delete_branch",
            tr("&Delete branch"),
            ("Ctrl+Delete", "Shift+Delete"),
            tip=tr("Delete this move and all that follow"),
            enabled=_has_parent,
        ),
        Command("cut_branch", tr("Cu&t variation"), ("Ctrl+X",), enabled=_has_parent),
        Command(
            "copy_branch", tr("Copy &variation"), ("Ctrl+Alt+C",), tip=tr("Copy from this move on")
        ),
        Command(
            "paste_branch",
            tr("P&aste variation"),
            ("Ctrl+Alt+V",),
            tip=tr("Paste the copied moves as a variation of this position"),
        ),
        Command("game_info", tr("Game &info\u2026"), ("Ctrl+I",), "info"),
        # Navigate
        Command("back", tr("&Back"), ("Left",), "back", enabled=_has_parent),
        Command("forward", tr("&Forward"), ("Right",), "forward", enabled=_has_next),
        Command("back_10", tr("Back 10"), ("PgUp", "Shift+Left"), "back_10", enabled=_has_parent),
        Command(
            "forward_10",
            tr("Forward 10"),
            ("PgDown", "Shift+Right"),
            "forward_10",
            enabled=_has_next,
        ),
        Command("first", tr("To the &start"), ("Home",), "first", enabled=_has_parent),
        Command("last", tr("To the &end"), ("End",), "last", enabled=_has_next),
        Command("previous_variation", tr("&Previous variation"), ("Up",)),
        Command("next_variation", tr("&Next variation"), ("Down",)),
        Command("branch_point", tr("To the b&ranch point"), ("B",), "branch", enabled=_has_parent),
        Command("main_line", tr("To the &main line"), ("Shift+B",)),
        Command("visited_back", tr("Previous &viewed position"), ("Alt+Left",)),
        Command("visited_forward", tr("Ne&xt viewed position"), ("Alt+Right",)),
        Command(
            "next_mistake",
            tr("Next mista&ke"),
            ("N",),
            tip=tr("Go to the position before the next mistake"),
        ),
        Command("previous_mistake", tr("Previous mis&take"), ("Shift+N",)),
        Command(
            "next_disagreement",
            tr("Next &disagreement"),
            ("D",),
            tip=tr("Go to the next position where the agents play different moves"),
        ),
        Command("previous_disagreement", tr("Previous disa&greement"), ("Shift+D",)),
        Command("go_to_move", tr("&Go to move\u2026"), ("Ctrl+G",)),
        Command(
            "find",
            tr("F&ind\u2026"),
            ("Ctrl+F",),
            tip=tr("Find a move number or words in comments"),
        ),
        # Analyze
        Command(
            "analyze",
            tr("&Analyze"),
            ("Space",),
            "analyze",
            tr("Analyze the current position"),
            checkable=True,
        ),
        Command(
            "stop",
            tr("&Cancel, or stop analysis"),
            ("Esc",),
            tip=tr(
                "Cancel the tool, region, viewed komi or message in use, one at a time; "
                "then stop the analysis"
            ),
        ),
        Command(
            "play_best",
            tr("&Play the engine's move"),
            ("Return", "Enter"),
            "play_move",
            tr("Play the move of the selected agent, or of the other engine if it is shown"),
            enabled=_has_agent_move,
        ),
        Command(
            "deepen",
            tr("Analyze &whole game"),
            ("F2",),
            tip=tr("Search every position of the line in several passes, each with more visits"),
        ),
        Command(
            "review",
            tr("&Review game\u2026"),
            ("F3",),
            tip=tr("Find and judge the mistakes of a game"),
        ),
        Command(
            "review_many",
            tr("Review &many games\u2026"),
            tip=tr("Review files and folders of games one after the other, with a report of each"),
        ),
        Command(
            "drill",
            tr("D&rill mistakes\u2026"),
            ("Ctrl+D",),
            tip=tr("Practice the mistakes of reviewed games"),
        ),
        Command(
            "study",
            tr("St&udy\u2026"),
            tip=tr("Compare many networks on this position"),
            enabled=is_square,
        ),
        Command(
            "engines",
            tr("Other &engines\u2026"),
            tip=tr("Analyze with KataGo, Leela Zero or others"),
        ),
        Command(
            "second_source",
            tr("Show candidates of the &other engine"),
            ("Shift+E",),
            tip=tr("Show the other engine's candidates instead of our own"),
            checkable=True,
        ),
        Command("visits_0", tr("&Default for the board size"), group="visits"),
        Command("visits_50", "50", group="visits"),
        Command("visits_250", "250", group="visits"),
        Command("visits_1000", "1 000", group="visits"),
        Command("visits_4000", "4 000", group="visits"),
        # Networks
        Command(
            "add_network",
            tr("&Add network\u2026"),
            tip=tr("Add network files (KataGo, Leela Zero, SAI or SAI Studio)"),
        ),
        Command(
            "get_network",
            tr("&Get a strong network\u2026"),
            tip=tr("Use a KataGo network found on this computer, or download one"),
        ),
        Command(
            "compare_networks",
            tr("&Compare networks\u2026"),
            tip=tr("Show fair komi, winrate and moves of several networks on this position"),
            enabled=is_square,
        ),
        Command("all_networks", tr("A&ll networks\u2026"), tip=tr("Manage networks")),
        Command(
            "several_komi",
            tr("Evaluate &KataGo networks at several komi"),
            tip=tr("More accurate winrate curves at the cost of a few evaluations"),
            checkable=True,
        ),
        Command(
            "search_settings",
            tr("&Search settings\u2026"),
            tip=tr("Change how the search explores, for experts"),
        ),
        Command(
            "networks_folder",
            tr("Open net&works folder"),
            tip=tr("Open the folder of your networks"),
        ),
        # Komi
        Command("komi_down", tr("&Lower viewed komi"), (",",), tip=tr("View half a point less")),
        Command("komi_up", tr("&Raise viewed komi"), (".",), tip=tr("View half a point more")),
        Command("komi_down_1", tr("Lower viewed komi by a point"), ("Shift+,", "<")),
        Command("komi_up_1", tr("Raise viewed komi by a point"), ("Shift+.", ">")),
        Command(
            "komi_fair",
            tr("&Fair komi"),
            ("=",),
            "fair",
            tr("View the fair komi of this position, rounded so that no game is a draw"),
        ),
        Command(
            "komi_game",
            tr("&Back to the game's komi"),
            tip=tr("Show all winrates at the game's komi again"),
            enabled=lambda s: s.komi.is_exploring,
        ),
        Command(
            "komi_use",
            tr("&Use as the game's komi"),
            tip=tr("Set the komi of the game to the viewed komi"),
            enabled=lambda s: s.komi.is_exploring,
        ),
        Command(
            "handicap",
            tr("&Handicap advisor\u2026"),
            ("Ctrl+H",),
            tip=tr("Fair komi and chances for each number of handicap stones"),
        ),
        *PLAY_COMMANDS,
        # Train
        Command("train_new", tr("&New run\u2026"), tip=tr("Train a new network by self-play")),
        Command(
            "train_demo",
            tr("&Ten-minute demo"),
            tip=tr(
                "Train a small 5\u00d75 network and let it play matches; there is nothing to set up"
            ),
        ),
        Command(
            "train_chain",
            tr("New c&hain\u2026"),
            tip=tr("Several training runs and matches in sequence, such as AlphaGo's pipeline"),
        ),
        Command("train_continue", tr("&Continue\u2026"), tip=tr("Continue the selected run")),
        Command(
            "train_stop", tr("&Stop"), tip=tr("Stop the selected run; it can be continued later")
        ),
        Command("train_open", tr("&Open a run\u2026"), tip=tr("Open a run in another folder")),
        Command("train_folder", tr("Open &folder"), tip=tr("Show the files of the selected run")),
        Command(
            "train_window", tr("&Training window"), ("Ctrl+T",), tip=tr("Runs, charts and games")
        ),
        # View
        Command("overlay_next", tr("&Next moves"), ("Q",), "next_moves", checkable=True),
        Command("overlay_losses", tr("&Loss dots"), ("W",), "losses", checkable=True),
        Command("overlay_candidates", tr("&Candidates"), ("E",), "candidates", checkable=True),
        Command(
            "overlay_policy",
            tr("Network &policy"),
            ("R",),
            "policy",
            tip=tr(
                "Show the network's policy, with the percentages of its ten best moves, in place "
                "of the candidates"
            ),
            checkable=True,
        ),
        Command(
            "overlay_visits",
            tr("&Visits of every move"),
            ("V",),
            tip=tr("Show the visits of every searched move as a grid, in place of the candidates"),
            checkable=True,
        ),
        Command(
            "overlay_ownership",
            tr("O&wnership"),
            ("T",),
            tip=tr("Show who is expected to own each point (network estimate, no search)"),
            checkable=True,
        ),
        Command("overlay_agents", tr("&Moves of the agents"), ("U",), "agents", checkable=True),
        Command("disc_points", tr("&Points lost"), group="discs"),
        Command("disc_winrate", tr("&Winrate"), group="discs"),
        Command("disc_visits", tr("&Visits"), group="discs"),
        Command(
            "disc_policy",
            tr("P&olicy"),
            group="discs",
            tip=tr("The network's probability in percent"),
        ),
        Command(
            "network_input",
            tr("Network &input\u2026"),
            tip=tr("Show every plane of the position that the network sees, as small boards"),
            enabled=is_square,
        ),
        Command("side_mover", tr("Winrates for the side to move"), checkable=True),
        Command("theme_system", tr("&System"), group="theme"),
        Command("theme_light", tr("&Light"), group="theme"),
        Command("theme_dark", tr("&Dark"), group="theme"),
        Command("language_system", tr("&System"), group="language"),
        *(
            Command(f"language_{language.code}", language.name, group="language")
            for language in LANGUAGES
        ),
        Command("color_blind", tr("Color-&blind palette"), checkable=True),
        Command("font_bigger", tr("&Bigger text"), ("Ctrl++", "Ctrl+=")),
        Command("font_smaller", tr("S&maller text"), ("Ctrl+-",)),
        Command("font_normal", tr("&Normal text"), ("Ctrl+0",)),
        Command("zen", tr("Board &only"), ("F12",), checkable=True),
        Command("full_screen", tr("&Full screen"), ("F11",), checkable=True),
        Command("reset_layout", tr("Reset la&yout")),
        # Help
        Command(
            "palette",
            tr("Find a &command\u2026"),
            ("Ctrl+K", "Ctrl+Shift+P"),
            tip=tr("Find a command by name, or go to a move number"),
        ),
        Command("shortcuts", tr("&Keyboard shortcuts"), ("F1", "?")),
        Command("figures", tr("What the &numbers mean")),
        Command("log", tr("Show &log")),
        Command("about", tr("&About SAI Studio")),
        *BOARD_COMMANDS,
    )
}
