"""Commands for the whole board: rotations, guessing, autoplay, exports, patterns."""

from __future__ import annotations

from typing import Final

from sai_studio.model.commands.command import Command
from sai_studio.model.session.session import Session

__all__ = ["BOARD_COMMANDS"]


def _has_moves(session: Session) -> bool:
    return bool(session.cursor.record.root.children)


BOARD_COMMANDS: Final = (
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
)
