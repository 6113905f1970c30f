"""A board as plain text, with letters and numbers at its edges."""

from __future__ import annotations

from typing import Final

from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.coords import COLUMN_LETTERS
from engine.record.board_state import BoardState

MARKS: Final = {BLACK: "X", WHITE: "O", EMPTY: "."}


def board_text(board: BoardState) -> str:
    """Return a line of letters, a line for each row, and the letters again."""
    shape = board.shape
    letters = f"    {' '.join(COLUMN_LETTERS[: shape.columns])}"
    lines = [letters]
    for row in range(shape.rows):
        colors = (board.color_at(shape.point(row, column)) for column in range(shape.columns))
        number = shape.rows - row
        lines.append(f" {number:>2} {' '.join(MARKS[color] for color in colors)} {number}")
    return "\n".join([*lines, letters])
