"""Commands for the whole board: rotations, guessing, autoplay, exports, patterns."""

from __future__ import annotations

from typing import Final

from sai_studio.model.commands.command import Command
from sai_studio.model.session.autoplay import SPEEDS_MS
from sai_studio.model.session.session import Session

__all__ = ["BOARD_COMMANDS"]


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
        "Copy for Sensei's &Library",
        tip="Copy the position as a diagram for Sensei's Library and forums",
    ),
    Command("export_game", "Game with comments as P&DF\u2026", tip="Save diagrams and comments"),
    Command("print_board", "P&rint board\u2026", tip="Print what the board shows"),
    Command(
        "export_timeline",
        "&Timeline as a table\u2026",
        tip="Save the figures of every move as CSV or JSON",
    ),
    Command(
        "export_candidates",
        "&Candidates as a table\u2026",
        tip="Save the figures of the candidates as CSV or JSON",
    ),
    # Edit
    Command("rotate_left", "Rotate &left", tip="Rotate the whole game to the left"),
    Command("rotate_right", "Rotate &right", tip="Rotate the whole game to the right"),
    Command("flip_horizontal", "Flip &horizontally", tip="Exchange left and right of the game"),
    Command("flip_vertical", "Flip &vertically", tip="Exchange top and bottom of the game"),
    Command(
        "exchange_colors",
        "E&xchange colors",
        tip="Exchange black and white in the whole game, with players and result",
    ),
    Command(
        "tsumego_frame",
        "Add &tsumego frame",
        tip="Fill the rest of the board so that the game is won by who wins the local fight",
        enabled=_has_stones,
    ),
    # View
    Command(
        "limit_candidates",
        "&Limit candidates\u2026",
        tip="Choose how many candidates the board shows, and with how many visits",
    ),
    Command(
        "uneven_stones",
        "&Uneven stones",
        tip="Put stones a little beside their points, as by hand",
        checkable=True,
    ),
    Command(
        "stone_animation",
        "Stone &animation",
        tip="Let the stone of each move fall on the board",
        checkable=True,
    ),
    Command("sounds", "&Sounds", tip="Play a sound with each stone", checkable=True),
    # Analyze
    Command(
        "tool_avoid",
        "A&void points in the search\u2026",
        ("Ctrl+Alt+G",),
        tip="Click or drag over points that are not to be searched",
        group="tool",
    ),
    Command(
        "spread_search",
        "By the &search",
        group="spread",
        tip="The search gives most visits to the best moves",
    ),
    Command(
        "spread_equal",
        "&Equally among the best moves",
        group="spread",
        tip="Give the ten best moves of the policy the same number of visits",
    ),
    Command(
        "spread_sweep",
        "A &few for every move",
        group="spread",
        tip="Give every legal move enough visits for its figures",
    ),
    # Navigate
    Command(
        "find_pattern",
        "Find pa&ttern\u2026",
        ("Ctrl+Shift+F",),
        tip="Find stones of this position in a folder of games",
    ),
    Command(
        "guess",
        "Guess the &moves\u2026",
        ("Ctrl+Shift+G",),
        tip="Guess the coming moves of the game one by one; the score is kept",
        enabled=_has_moves,
    ),
    Command(
        "autoplay",
        "A&utoplay",
        ("Shift+Space",),
        tip="Play the moves of the game one after the other; a click or Esc stops",
        checkable=True,
        enabled=_can_play_on,
    ),
    *(
        Command(f"autoplay_{ms}", f"{ms / 1000:g} s per move", group="autoplay_speed")
        for ms in SPEEDS_MS
    ),
)
