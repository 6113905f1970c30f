"""Layout of a game tree: columns are moves, rows are variations. No Qt."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.record.game_node import GameNode

_COLUMN_BITS: Final = 32
_LAST_COLUMN: Final = (1 << _COLUMN_BITS) - 1


@dataclass(frozen=True)
class TreeLayout:
    """A game tree on a grid; no two nodes share a cell and no two edges cross.

    It consists of few objects, so that freeing one of 500,000 nodes causes no pause.
    """

    columns: int
    """Depth of the deepest line, root included."""
    rows: int
    """Number of rows."""
    cells: list[_Column] = field(repr=False)
    """By column."""
    numbers: dict[int, int] = field(repr=False)
    """Row and column as one number, by id of the node."""
    forks: dict[int, list[tuple[int, int]]] = field(repr=False)
    """By column of a parent: (its row, row of a child below), sorted by the child's row."""

    def place(self, node: GameNode) -> tuple[int, int] | None:
        """Return (column, row) of a node; None if it was not in the tree."""
        number = self.numbers.get(id(node))
        return None if number is None else (number & _LAST_COLUMN, number >> _COLUMN_BITS)

    def node_at(self, column: int, row: int) -> GameNode | None:
        """Return the node in a cell; None if the cell is empty or outside."""
        if not 0 <= column < self.columns:
            return None
        cells = self.cells[column]
        i = bisect_left(cells.rows, row)
        return cells.nodes[i] if i < len(cells.rows) and cells.rows[i] == row else None

    def parent_row(self, column: int, row: int) -> int:
        """Return the row of the parent of the node in a cell, at the time of the layout."""
        cells = self.cells[column]
        return cells.parent_rows[bisect_left(cells.rows, row)]


class _Column:
    """The occupied cells of one column, from top to bottom."""

    def __init__(self) -> None:
        self.rows, self.parent_rows = array("q"), array("q")
        self.nodes: list[GameNode] = []


def layout_steps(
    root: GameNode, folded: Set[GameNode] = frozenset()
) -> Iterator[TreeLayout | None]:
    """Place every node: first children in the same row, the others in new rows below.

    Yields None after each line, so that large trees can be laid out in slices, and the layout at
    the end. The tree must not be edited meanwhile. What follows the nodes in `folded` is left out.

    Lines are placed from the last fork of a line to the first, so that early variations are below
    later ones and no edges cross.
    """
    numbers: dict[int, int] = {}
    cells: list[_Column] = []
    forks: dict[int, list[tuple[int, int]]] = defaultdict(list)
    lowest: list[int] = []  # by column: the last row in use
    waiting = [root]
    while waiting:
        start = waiting.pop()
        line = [start]
        while line[-1].children and line[-1] not in folded:
            line.append(line[-1].children[0])
        parent = numbers.get(id(start.parent))
        first = row_above = 0
        if parent is not None:
            first, row_above = (parent & _LAST_COLUMN) + 1, parent >> _COLUMN_BITS
        new = range(len(lowest), first + len(line))
        lowest.extend([-1] * len(new))
        cells.extend([_Column() for _ in new])
        taken = max(lowest[max(first - 1, 0) : first + len(line)])
        row = taken + 1
        if parent is not None:
            forks[first - 1].append((row_above, row))
            lowest[first - 1] = row  # the edge down to this row
        for column, node in enumerate(line, first):
            numbers[id(node)] = row << _COLUMN_BITS | column
            cells[column].rows.append(row)
            cells[column].parent_rows.append(row if column > first else row_above)
            cells[column].nodes.append(node)
            lowest[column] = row
            if len(node.children) > 1 and node not in folded:
                waiting.extend(reversed(node.children[1:]))
        yield None
    rows = 1 + max(lowest)
    yield TreeLayout(len(lowest), rows, cells, numbers, dict(forks))
