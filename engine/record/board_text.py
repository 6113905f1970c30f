"""Boards as text: plain, and as diagrams in the notation of Sensei's Library."""

from __future__ import annotations

from collections.abc import Mapping
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


_MARKED: Final = {
    "circle": {BLACK: "B", WHITE: "W", EMPTY: "C"},
    "square": {BLACK: "#", WHITE: "@", EMPTY: "S"},
    "triangle": {BLACK: "Y", WHITE: "Q", EMPTY: "T"},
    "cross": {BLACK: "Z", WHITE: "P", EMPTY: "M"},
}


def sensei_text(
    board: BoardState, marks: Mapping[int, str], numbers: Mapping[int, int], title: str = ""
) -> str:
    """Return a board as a diagram that Sensei's Library and many forums draw.

    Parameters
    ----------
    marks
        Marks by point, as in a node; single lower-case letters are kept, others are left out.
    numbers
        Numbers of the latest moves by point; at most ten are shown, counted from 1.
    """
    shape = board.shape
    first = max(max(numbers.values(), default=0) - 9, min(numbers.values(), default=1))
    shown = {p: n - first + 1 for p, n in numbers.items() if n >= first}
    black_first = not shown or board.color_at(min(shown, key=lambda p: shown[p])) == BLACK
    head = f"$${'B' if black_first else 'W'}c{f'm{first}' if shown and first > 1 else ''}"
    edge = f"$$ {'-' * (2 * shape.columns + 3)}"
    lines = [f"{head} {' '.join(title.split())}".rstrip(), edge]
    for row in range(shape.rows):
        points = (shape.point(row, column) for column in range(shape.columns))
        lines.append(f"$$ | {' '.join(_symbol(board, p, marks, shown) for p in points)} |")
    return "\n".join([*lines, edge])


def _symbol(
    board: BoardState, point: int, marks: Mapping[int, str], shown: Mapping[int, int]
) -> str:
    """Return the letter of one point."""
    color, mark = board.color_at(point), marks.get(point, "")
    if point in shown and color:
        return str(shown[point] % 10)
    label = mark.removeprefix("label:").lower()
    if not color and mark.startswith("label:") and len(label) == 1 and label.isascii():
        return label if label.isalpha() else MARKS[color]
    return _MARKED[mark][color] if mark in _MARKED else MARKS[color]
