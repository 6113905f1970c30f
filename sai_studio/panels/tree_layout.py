"""Where each node of a game tree is drawn: columns are moves, rows are variations. No Qt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.api import GameNode

__all__ = ["TreeLayout", "lay_out", "layout_steps"]


@dataclass(frozen=True)
class TreeLayout:
    """A game tree on a grid; no two nodes share a cell and no two edges cross."""

    columns: int
    """Depth of the deepest line, root included."""
    rows: int
    """Lines drawn below each other."""
    place: dict[int, tuple[int, int]] = field(repr=False)
    """(column, row) by id of the node."""
    node_at: dict[tuple[int, int], GameNode] = field(repr=False)
    """Node by (column, row)."""
    parent_row: dict[tuple[int, int], int] = field(repr=False)
    """Row of the parent by (column, row); the tree itself may have changed since."""
    forks: dict[int, list[tuple[int, int]]] = field(repr=False)
    """By column of a parent: (its row, row of a child further down), by the child's row."""


def lay_out(root: GameNode) -> TreeLayout:
    """Place every node of a tree; see `layout_steps`."""
    *_, layout = layout_steps(root)
    assert layout is not None
    return layout


def layout_steps(root: GameNode) -> Iterator[TreeLayout | None]:
    """Place every node: first children run on in the same row, the others open rows below.

    Yields None after each line, so that the largest trees can be laid out between other work, and
    the layout at the end. The tree must not be edited meanwhile.

    Lines are placed from the last fork of a line to its first, so that an early variation lies
    below the later ones and its connecting stroke passes none of them.
    """
    place: dict[int, tuple[int, int]] = {}
    node_at: dict[tuple[int, int], GameNode] = {}
    parent_row: dict[tuple[int, int], int] = {}
    forks: dict[int, list[tuple[int, int]]] = defaultdict(list)
    lowest: list[int] = []  # by column: the last row in use
    waiting = [root]
    while waiting:
        start = waiting.pop()
        line = [start]
        while line[-1].children:
            line.append(line[-1].children[0])
        above = place.get(id(start.parent))
        first = above[0] + 1 if above else 0
        lowest.extend([-1] * (first + len(line) - len(lowest)))
        taken = max(lowest[max(first - 1, 0) : first + len(line)])
        row = taken + 1
        if above:
            forks[above[0]].append((above[1], row))
            lowest[above[0]] = row  # the stroke down to this row
        parent_row[first, row] = above[1] if above else row
        for column, node in enumerate(line, first):
            parent_row.setdefault((column, row), row)
            place[id(node)] = (column, row)
            node_at[column, row] = node
            lowest[column] = row
            if len(node.children) > 1:
                waiting.extend(reversed(node.children[1:]))
        yield None
    rows = 1 + max(lowest)
    yield TreeLayout(len(lowest), rows, place, node_at, parent_row, dict(forks))
