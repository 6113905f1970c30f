"""A board as plain text, with letters and numbers at its edges."""

from __future__ import annotations

from typing import Final

from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.coords import COLUMN_LETTERS
from engine.record.board_state import BoardState

__all__ = ["board_text"]

MARKS: Final = {BLACK: "X", WHITE: "O", EMPTY: "."}


def board_text(board: BoardState) -> str:
    """Return a line of letters, a line for each row, and the letters again."""
    size = board.size
    letters = f"    {' '.join(COLUMN_LETTERS[:size])}"
    lines = [letters]
    for row in range(size):
        stones = " ".join(MARKS[board.color_at(row * size + column)] for column in range(size))
        lines.append(f" {size - row:>2} {stones} {size - row}")
    return "\n".join([*lines, letters])
