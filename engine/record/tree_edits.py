"""Edits of a whole tree: insert a move and keep the rest, start the game at a later position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from engine.go.board import EMPTY
from engine.record.board_state import BoardState, IllegalMove, empty_board
from engine.record.game_node import NOTHING, GameNode, Move, canonical_name
from engine.record.game_record import GameRecord
from engine.record.node_fields import FIELDS, UNDERSTOOD

_CHECKED_NODES: Final = 2000
"""Most nodes that are checked before a move is inserted; later ones show when they are reached."""
_OF_MOVE: Final = ("BM", "TE", "DO", "IT")


def insert_between(record: GameRecord, parent: GameNode, node: GameNode) -> None:
    """Insert a node below `parent`; the children of `parent` become the node's."""
    node.parent, node.children = parent, parent.children
    for child in node.children:
        child.parent = node
    parent.children = [node]
    node.number_moves(parent.number)
    record.forget_boards()


def remove_between(record: GameRecord, node: GameNode) -> None:
    """Remove a node and give its children to its parent; undoes `insert_between`."""
    parent = node.parent
    if parent is None:
        raise ValueError("the root can't be removed")
    parent.children = node.children
    for child in parent.children:
        child.parent = parent
        child.number_moves(parent.number)
    node.parent, node.children = None, []
    record.forget_boards()


def move_in_the_way(record: GameRecord, parent: GameNode, move: Move) -> IllegalMove | None:
    """Return the first later move that would be illegal if a move were inserted below `parent`.

    The inserted move itself must be legal. Moves that are illegal already don't count.
    """
    before = record.board_at(parent)
    after = before.with_turn(move.color).play(move.color, move.point)
    pending = [(child, before, after) for child in reversed(parent.children)]
    left = _CHECKED_NODES
    while pending and left:
        node, before, after = pending.pop()
        left -= 1
        before, after = record.next_board(before, node), record.next_board(after, node)
        if after.problem and not before.problem:
            return after.problem
        pending.extend((child, before, after) for child in reversed(node.children))
    return None


class FormerStart(NamedTuple):
    """A start of a game that another position replaced, see `make_start`."""

    fields: dict[str, Any]
    children: list[GameNode]
    node: GameNode
    """The node that became the start."""


def make_start(record: GameRecord, node: GameNode) -> FormerStart:
    """Start the game at the position of `node`; all before it and beside it leaves the game.

    The root stays: it gets the stones, the remarks and the children of the node. Returns what
    `restore_start` needs to undo this.
    """
    root, board = record.root, record.board_at(node)
    colors = {point: board.color_at(point) for point in record.shape.points}
    present = {canonical_name(name) for name, _ in root.properties} | UNDERSTOOD
    own = (entry for entry in node.properties if canonical_name(entry[0]) not in present)
    fields = record.change_node(
        root,
        {name: getattr(node, name) for name in FIELDS}
        | {
            "move": None,
            "setup": {point: color for point, color in colors.items() if color != EMPTY},
            "to_play": board.to_play,
            "dimmed": dimmed_at(node) or None,
            "visible": visible_at(node) or None,
            "annotations": {n: v for n, v in node.annotations.items() if n not in _OF_MOVE},
            "time_left": NOTHING,
            "moves_left": NOTHING,
            "analyses": (),
            "properties": (*root.properties, *own),
        },
    )
    former = FormerStart(fields, root.children, node)
    for child in former.children:
        child.parent = None
    _adopt(record, root, list(node.children))
    return former


def restore_start(record: GameRecord, former: FormerStart) -> None:
    """Undo `make_start`."""
    root, node = record.root, former.node
    for child in node.children:
        child.parent = node
    record.change_node(root, former.fields)
    _adopt(record, root, former.children)


def _adopt(record: GameRecord, root: GameNode, children: list[GameNode]) -> None:
    root.children = children
    for child in children:
        child.parent = root
        child.number_moves(root.number)
    record.forget_boards()


def final_board(record: GameRecord) -> BoardState:
    """Return the last position of the main line, without caching the boards on the way."""
    return board_after(record, record.main_line()[-1])


def board_after(record: GameRecord, node: GameNode) -> BoardState:
    """Return the board after a node, without caching the boards on the way."""
    board = empty_board(record.rules, shape=record.shape)
    for member in record.line_to(node):
        board = record.next_board(board, member)
    return board


def dimmed_at(node: GameNode) -> frozenset[int]:
    """Return the dimmed points of a position (DD), which hold until others are given."""
    return _latest(node, lambda earlier: earlier.dimmed)


def visible_at(node: GameNode) -> frozenset[int]:
    """Return the visible points of a position (VW); empty: all."""
    return _latest(node, lambda earlier: earlier.visible)


def _latest(node: GameNode, given: Callable[[GameNode], frozenset[int] | None]) -> frozenset[int]:
    """Return the points given last, at a node or before it; empty if none ever were."""
    current: GameNode | None = node
    while current is not None:
        points = given(current)
        if points is not None:
            return points
        current = current.parent
    return frozenset()
