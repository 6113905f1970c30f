"""Rectangular boards, which are shown and edited although no network plays them.

A rectangle lies in the lower left of a square board with as many lines as its longer side; the
other points are no points of the board. So the names of its points are those of the square.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class BoardShape(NamedTuple):
    """Columns and rows of a board."""

    columns: int
    rows: int

    @property
    def size(self) -> int:
        """Points per side of the square in which the board lies."""
        return max(self)

    @property
    def is_square(self) -> bool:
        """Whether networks can play the board."""
        return self.columns == self.rows

    @property
    def missing_rows(self) -> int:
        """Rows of the square above the board."""
        return self.size - self.rows

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the board, row by row."""
        return _points(self)

    def point(self, row: int, column: int) -> int:
        """Return the point in a row, from the top of the board, and a column."""
        return (row + self.missing_rows) * self.size + column

    def place(self, point: int) -> tuple[int, int]:
        """Return row, from the top of the board, and column of a point."""
        row, column = divmod(point, self.size)
        return row - self.missing_rows, column

    def has(self, row: int, column: int) -> bool:
        """Return whether there is a point in a row, from the top of the board, and a column."""
        return 0 <= row < self.rows and 0 <= column < self.columns

    def __str__(self) -> str:
        return f"{self.columns}x{self.rows}"


def square(size: int) -> BoardShape:
    """Return the shape of a square board."""
    return BoardShape(size, size)


@cache
def _points(shape: BoardShape) -> tuple[int, ...]:
    return tuple(
        shape.point(row, column) for row in range(shape.rows) for column in range(shape.columns)
    )
