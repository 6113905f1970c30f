"""The table of all commands; `menus` says where they are."""

from __future__ import annotations

from typing import Final

from sai_studio.model.commands.board_commands import BOARD_COMMANDS
from sai_studio.model.commands.command import Command, is_square
from sai_studio.model.commands.editing_commands import EDITING_COMMANDS
from sai_studio.model.commands.play_commands import PLAY_COMMANDS
from sai_studio.model.session.session import Session

__all__ = ["COMMANDS"]


def _has_parent(session: Session) -> bool:
    return session.cursor.node.parent is not None


def _has_next(session: Session) -> bool:
    return bool(session.cursor.node.children)


def _off_main_line(session: Session) -> bool:
    return any(n.parent is not None and n.parent.children[0] is not n for n in session.cursor.line)


def _has_agent_move(session: Session) -> bool:
    return session.reports.agent is not None and session.reports.agent.move is not None


COMMANDS: Final[dict[str, Command]] = {
    command.id: command
    for command in (
        # File
        Command("new", "&New game\u2026", ("Ctrl+N",), "new"),
        Command("open", "&Open\u2026", ("Ctrl+O",), "open", "Open a game record (SGF)"),
        Command(
            "choose_game", "&Games in this file\u2026", tip="Choose, reorder, remove or add games"
        ),
        Command("save", "&Save", ("Ctrl+S",), "save"),
        Command("save_as", "Save &as\u2026", ("Ctrl+Shift+S",)),
        Command(
            "save_analyses",
            "Save a&nalysis in game files",
            tip="Write the analysis into your files, for other computers; it is kept anyway",
            checkable=True,
        ),
        Command("copy_game", "&Copy game", ("Ctrl+Shift+C", "Ctrl+C"), tip="Copy the game as SGF"),
        Command("paste_game", "&Paste game", ("Ctrl+Shift+V", "Ctrl+V"), tip="Open copied SGF"),
        Command(
            "copy_text",
            "Copy position as &text",
            tip="Copy the board as a diagram of letters, to paste into a message",
        ),
        Command("export_image", "&Export board as image\u2026"),
        Command(
            "export_report",
            "E&xport report\u2026",
            tip="Save figures and mistakes as a page, a table or an annotated game",
            enabled=lambda s: not s.review.blind,
        ),
        Command("quit", "&Quit", ("Ctrl+Q",)),
        # Edit
        Command(
            "undo", "&Undo", ("Ctrl+Z",), "undo", enabled=lambda s: s.edits.undo_stack.canUndo()
        ),
        Command(
            "redo",
            "&Redo",
            ("Ctrl+Shift+Z", "Ctrl+Y"),
            "redo",
            enabled=lambda s: s.edits.undo_stack.canRedo(),
        ),
        Command("pass", "&Pass", ("P",), "pass", "Pass instead of playing a stone"),
        Command(
            "tool_play", "Play &moves", icon="play_move", group="tool", tip="A click plays a move"
        ),
        *EDITING_COMMANDS,
        Command(
            "tool_score",
            "&Count the score",
            ("C",),
            "score",
            "Count the score; click stones to mark them dead",
            group="tool",
        ),
        Command(
            "tool_region",
            "Search only a re&gion\u2026",
            ("G",),
            tip="Drag over the points to search; other moves are ignored",
            group="tool",
        ),
        Command(
            "whole_board",
            "Search the &whole board",
            ("Shift+G",),
            tip="Search all moves again",
            enabled=lambda s: s.region.is_on,
        ),
        Command("turn", "S&witch side to move", tip="Change whose turn it is in this position"),
        Command("promote", "Move variation u&p", ("Ctrl+Up",), enabled=_off_main_line),
        Command("make_main", "Make &main line", ("Ctrl+Shift+Up",), enabled=_off_main_line),
        Command(
            "delete_branch",
            "&Delete branch",
            ("Ctrl+Delete", "Shift+Delete"),
            tip="Delete this move and all that follow",
            enabled=_has_parent,
        ),
        Command("cut_branch", "Cu&t variation", ("Ctrl+X",), enabled=_has_parent),
        Command("copy_branch", "Copy &variation", ("Ctrl+Alt+C",), tip="Copy from this move on"),
        Command(
            "paste_branch",
            "P&aste variation",
            ("Ctrl+Alt+V",),
            tip="Paste the copied moves as a variation of this position",
        ),
        Command("game_info", "Game &info\u2026", ("Ctrl+I",), "info"),
        # Navigate
        Command("back", "&Back", ("Left",), "back", enabled=_has_parent),
        Command("forward", "&Forward", ("Right",), "forward", enabled=_has_next),
        Command("back_10", "Back 10", ("PgUp", "Shift+Left"), "back_10", enabled=_has_parent),
        Command(
            "forward_10", "Forward 10", ("PgDown", "Shift+Right"), "forward_10", enabled=_has_next
        ),
        Command("first", "To the &start", ("Home",), "first", enabled=_has_parent),
        Command("last", "To the &end", ("End",), "last", enabled=_has_next),
        Command("previous_variation", "&Previous variation", ("Up",)),
        Command("next_variation", "&Next variation", ("Down",)),
        Command("branch_point", "To the b&ranch point", ("B",), "branch", enabled=_has_parent),
        Command("main_line", "To the &main line", ("Shift+B",)),
        Command("visited_back", "Previous &viewed position", ("Alt+Left",)),
        Command("visited_forward", "Ne&xt viewed position", ("Alt+Right",)),
        Command(
            "next_mistake",
            "Next mista&ke",
            ("N",),
            tip="Go to the position before the next mistake",
        ),
        Command("previous_mistake", "Previous mis&take", ("Shift+N",)),
        Command(
            "next_disagreement",
            "Next &disagreement",
            ("D",),
            tip="Go to the next position where the agents play different moves",
        ),
        Command("previous_disagreement", "Previous disa&greement", ("Shift+D",)),
        Command("go_to_move", "&Go to move\u2026", ("Ctrl+G",)),
        Command("find", "F&ind\u2026", ("Ctrl+F",), tip="Find a move number or words in comments"),
        # Analyze
        Command(
            "analyze",
            "&Analyze",
            ("Space",),
            "analyze",
            "Analyze the current position",
            checkable=True,
        ),
        Command(
            "stop",
            "&Cancel, or stop analysis",
            ("Esc",),
            tip="Cancel one thing at a time: tool, region, viewed komi, message; then analysis",
        ),
        Command(
            "play_best",
            "&Play the engine's move",
            ("Return", "Enter"),
            "play_move",
            "Play the move of the selected agent",
            enabled=_has_agent_move,
        ),
        Command(
            "deepen",
            "Analyze &whole game",
            ("F2",),
            tip="Search every position of the line with more visits each time",
        ),
        Command(
            "review", "&Review game\u2026", ("F3",), tip="Find and judge the mistakes of a game"
        ),
        Command(
            "review_many",
            "Review &many games\u2026",
            tip="Review files and folders of games one after the other, with a report of each",
        ),
        Command(
            "drill",
            "D&rill mistakes\u2026",
            ("Ctrl+D",),
            tip="Practice the mistakes of reviewed games",
        ),
        Command(
            "study",
            "St&udy\u2026",
            tip="Compare many networks on this position",
            enabled=is_square,
        ),
        Command("engines", "Other &engines\u2026", tip="Analyze with KataGo, Leela Zero or others"),
        Command(
            "second_source",
            "Show candidates of the &other engine",
            ("Shift+E",),
            tip="Show the other engine's candidates instead of our own",
            checkable=True,
        ),
        Command("visits_0", "&Default for the board size", group="visits"),
        Command("visits_50", "50", group="visits"),
        Command("visits_250", "250", group="visits"),
        Command("visits_1000", "1 000", group="visits"),
        Command("visits_4000", "4 000", group="visits"),
        # Networks
        Command(
            "add_network",
            "&Add network\u2026",
            tip="Add network files (KataGo, Leela Zero, SAI or SAI Studio)",
        ),
        Command(
            "get_network",
            "&Get a strong network\u2026",
            tip="Use a KataGo network found on this computer, or download one",
        ),
        Command(
            "compare_networks",
            "&Compare networks\u2026",
            tip="Show fair komi, winrate and moves of several networks on this position",
            enabled=is_square,
        ),
        Command("all_networks", "A&ll networks\u2026", tip="Manage networks"),
        Command(
            "several_komi",
            "Evaluate &KataGo networks at several komi",
            tip="More accurate winrate curves at the cost of a few evaluations",
            checkable=True,
        ),
        Command(
            "search_settings",
            "&Search settings\u2026",
            tip="Change how the search explores, for experts",
        ),
        Command("networks_folder", "Open net&works folder", tip="Open the folder of your networks"),
        # Komi
        Command("komi_down", "&Lower viewed komi", (",",), tip="View half a point less"),
        Command("komi_up", "&Raise viewed komi", (".",), tip="View half a point more"),
        Command("komi_down_1", "Lower viewed komi by a point", ("Shift+,", "<")),
        Command("komi_up_1", "Raise viewed komi by a point", ("Shift+.", ">")),
        Command(
            "komi_fair",
            "&Fair komi",
            ("=",),
            "fair",
            "View the fair komi of this position, rounded so that no game is a draw",
        ),
        Command(
            "komi_game",
            "&Back to the game's komi",
            tip="Show all winrates at the game's komi again",
            enabled=lambda s: s.komi.is_exploring,
        ),
        Command(
            "komi_use",
            "&Use as the game's komi",
            tip="Set the komi of the game to the viewed komi",
            enabled=lambda s: s.komi.is_exploring,
        ),
        Command(
            "handicap",
            "&Handicap advisor\u2026",
            ("Ctrl+H",),
            tip="Fair komi and chances for each number of handicap stones",
        ),
        *PLAY_COMMANDS,
        # Train
        Command("train_new", "&New run\u2026", tip="Train a new network by self-play"),
        Command(
            "train_demo",
            "&Ten-minute demo",
            tip="Train a small 5\u00d75 network and let it play matches; everything is chosen",
        ),
        Command(
            "train_chain",
            "New c&hain\u2026",
            tip="Runs and matches that follow one another, such as AlphaGo's pipeline",
        ),
        Command("train_continue", "&Continue\u2026", tip="Continue the selected run"),
        Command("train_stop", "&Stop", tip="Stop the selected run; it can be continued later"),
        Command("train_open", "&Open a run\u2026", tip="Open a run in another folder"),
        Command("train_folder", "Open &folder", tip="Show the files of the selected run"),
        Command("train_window", "&Training window", ("Ctrl+T",), tip="Runs, charts and games"),
        # View
        Command("overlay_next", "&Next moves", ("Q",), "next_moves", checkable=True),
        Command("overlay_losses", "&Loss dots", ("W",), "losses", checkable=True),
        Command("overlay_candidates", "&Candidates", ("E",), "candidates", checkable=True),
        Command(
            "overlay_policy",
            "Network &policy",
            ("R",),
            "policy",
            tip="Show the network's policy, with the percentages of its ten best moves, in place "
            "of the candidates",
            checkable=True,
        ),
        Command(
            "overlay_visits",
            "&Visits of every move",
            ("V",),
            tip="Show the visits of every searched move as a grid, in place of the candidates",
            checkable=True,
        ),
        Command(
            "overlay_ownership",
            "O&wnership",
            ("T",),
            tip="Show who is expected to own each point (network estimate, no search)",
            checkable=True,
        ),
        Command("overlay_agents", "&Moves of the agents", ("U",), "agents", checkable=True),
        Command("disc_points", "&Points lost", group="discs"),
        Command("disc_winrate", "&Winrate", group="discs"),
        Command("disc_visits", "&Visits", group="discs"),
        Command(
            "disc_policy", "P&olicy", group="discs", tip="The network's probability in percent"
        ),
        Command(
            "network_input",
            "Network &input\u2026",
            tip="Show every plane of the position that the network sees, as small boards",
            enabled=is_square,
        ),
        Command("side_mover", "Winrates for the side to move", checkable=True),
        Command("theme_system", "&System", group="theme"),
        Command("theme_light", "&Light", group="theme"),
        Command("theme_dark", "&Dark", group="theme"),
        Command("color_blind", "Color-&blind palette", checkable=True),
        Command("font_bigger", "&Bigger text", ("Ctrl++", "Ctrl+=")),
        Command("font_smaller", "S&maller text", ("Ctrl+-",)),
        Command("font_normal", "&Normal text", ("Ctrl+0",)),
        Command("zen", "Board &only", ("F12",), checkable=True),
        Command("full_screen", "&Full screen", ("F11",), checkable=True),
        Command("reset_layout", "Reset la&yout"),
        # Help
        Command(
            "palette",
            "Find a &command\u2026",
            ("Ctrl+K", "Ctrl+Shift+P"),
            tip="Find a command by name, or go to a move number",
        ),
        Command("shortcuts", "&Keyboard shortcuts", ("F1", "?")),
        Command("figures", "What the &numbers mean"),
        Command("log", "Show &log"),
        Command("about", "&About SAI Studio"),
        *BOARD_COMMANDS,
    )
}
