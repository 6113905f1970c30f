"""Commands for the whole board: rotations, guessing, autoplay, exports, patterns."""

from __future__ import annotations

from typing import Final

from engine.base.translation import tr
from sai_studio.model.commands.command import Command, is_idle
from sai_studio.model.session.autoplay import SPEEDS_MS
from sai_studio.model.session.session import Session


def _has_moves(session: Session) -> bool:
    return bool(session.cursor.record.root.children)


def _has_stones(session: Session) -> bool:
    return bool(session.cursor.board.stones.any())


def _can_play_on(session: Session) -> bool:
    return session.autoplay.is_on or session.autoplay.has_next


BOARD_COMMANDS: Final = (
    # File
    Command(
        "copy_sensei",
        tr("Copy for Sensei's &Library"),
        tip=tr("Copy the position as a diagram for Sensei's Library and forums"),
    ),
    Command(
        "export_game", tr("Game with comments as P&DF\u2026"), tip=tr("Save diagrams and comments")
    ),
    Command("print_board", tr("P&rint board\u2026"), tip=tr("Print what the board shows")),
    Command(
        "export_timeline",
        tr("&Timeline as a table\u2026"),
        tip=tr("Save the figures of every move as CSV or JSON"),
    ),
    Command(
        "export_candidates",
        tr("&Candidates as a table\u2026"),
        tip=tr("Save the figures of the candidates as CSV or JSON"),
    ),
    # Edit
    Command("rotate_left", tr("Rotate &left"), tip=tr("Rotate the whole game to the left")),
    Command("rotate_right", tr("Rotate &right"), tip=tr("Rotate the whole game to the right")),
    Command(
        "flip_horizontal", tr("Flip &horizontally"), tip=tr("Mirror the whole game left to right")
    ),
    Command("flip_vertical", tr("Flip &vertically"), tip=tr("Mirror the whole game top to bottom")),
    Command(
        "exchange_colors",
        tr("E&xchange colors"),
        tip=tr("Exchange black and white in the whole game, with players and result"),
        enabled=is_idle,  # an engine would go on for the other side
    ),
    Command(
        "tsumego_frame",
        tr("Add &tsumego frame"),
        tip=tr("Fill the rest of the board so that whoever wins the local fight wins the game"),
        enabled=_has_stones,
    ),
    # View
    Command(
        "limit_candidates",
        tr("&Limit candidates\u2026"),
        tip=tr("Choose how many candidates the board shows, and with how many visits"),
    ),
    Command(
        "uneven_stones",
        tr("&Uneven stones"),
        tip=tr("Put stones a little beside their points, as by hand"),
        checkable=True,
    ),
    Command(
        "stone_animation",
        tr("Stone &animation"),
        tip=tr("Let the stone of each move fall on the board"),
        checkable=True,
    ),
    Command("sounds", tr("&Sounds"), tip=tr("Play a sound with each stone"), checkable=True),
    Command("board_wood", tr("&Light wood"), group="board"),
    Command("board_dark_wood", tr("&Dark wood"), group="board"),
    Command("board_paper", tr("&Paper"), group="board", tip=tr("A plain board, as in books")),
    Command(
        "board_slate",
        tr("&Slate"),
        group="board",
        tip=tr("A gray board with light lines, on which both colors stand out"),
    ),
    Command("stones_shaded", tr("S&haded stones"), group="stones"),
    Command("stones_flat", tr("&Flat stones"), group="stones"),
    Command(
        "layout_review",
        tr("&Review (all panels)"),
        ("Alt+1",),
        group="layout",
        tip=tr("Show all panels beside the board"),
    ),
    Command(
        "layout_play",
        tr("&Play (clocks and captures)"),
        ("Alt+2",),
        group="layout",
        tip=tr("Show clocks, captures and game info; hide the analysis"),
    ),
    Command(
        "layout_lesson",
        tr("&Lesson (comment and tree)"),
        ("Alt+3",),
        group="layout",
        tip=tr("Show a large board with comment and tree, to teach or present a game"),
    ),
    Command(
        "layout_analysis",
        tr("&Analysis (curve and candidates)"),
        ("Alt+4",),
        group="layout",
        tip=tr("Show winrate curve, agents and candidates large"),
    ),
    # Analyze
    Command(
        "tool_avoid",
        tr("A&void points in the search\u2026"),
        ("Ctrl+Alt+G",),
        tip=tr("Click or drag over points that are not to be searched"),
        group="tool",
    ),
    Command(
        "spread_search",
        tr("By the &search"),
        group="spread",
        tip=tr("The search gives most visits to the best moves"),
    ),
    Command(
        "spread_equal",
        tr("&Equally among the best moves"),
        group="spread",
        tip=tr("Give the ten best moves of the policy the same number of visits"),
    ),
    Command(
        "spread_sweep",
        tr("A &few for every move"),
        group="spread",
        tip=tr("Give every legal move enough visits for its figures"),
    ),
    # Navigate
    Command(
        "find_pattern",
        tr("Find pa&ttern\u2026"),
        ("Ctrl+Shift+F",),
        tip=tr("Find stones of this position in a folder of games"),
    ),
    Command(
        "guess",
        tr("Guess the &moves\u2026"),
        ("Ctrl+Shift+G",),
        tip=tr("Guess the coming moves of the game one by one; the score is kept"),
        enabled=_has_moves,
    ),
    Command(
        "board_cursor",
        tr("B&oard cursor"),
        ("Ctrl+B",),
        tip=tr("Move a cursor on the board with the arrow keys; Enter plays a stone"),
        checkable=True,
    ),
    Command(
        "autoplay",
        tr("A&utoplay"),
        ("Shift+Space",),
        tip=tr("Play the moves of the game one after the other; a click or Esc stops"),
        checkable=True,
        enabled=_can_play_on,
    ),
    *(
        Command(
            f"autoplay_{ms}",
            tr("{seconds:g} s per move", seconds=ms / 1000),
            group="autoplay_speed",
        )
        for ms in SPEEDS_MS
    ),
)
