"""Navigation in a game tree: paths, lines and branch points, as functions of nodes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.record.game_node import GameNode


def path_to(node: GameNode) -> list[GameNode]:
    """Return the nodes from the root to `node`, both included."""
    path = [node]
    while path[-1].parent is not None:
        path.append(path[-1].parent)
    path.reverse()
    return path


def root_of(node: GameNode) -> GameNode:
    """Return the root of a node's tree."""
    while node.parent is not None:
        node = node.parent
    return node


def branch_point(node: GameNode) -> GameNode:
    """Return the nearest ancestor with more than one child; the root if there is none."""
    current = node
    while current.parent is not None:
        current = current.parent
        if len(current.children) > 1:
            break
    return current


def main_line_ancestor(node: GameNode) -> GameNode:
    """Return the last node of the path to `node` that is on the main line."""
    path = path_to(node)
    for above, below in zip(path[:-1], path[1:], strict=True):
        if above.children[0] is not below:
            return above
    return path[-1]


def same_place(root: GameNode, path: Sequence[GameNode]) -> GameNode:
    """Return the node in another version of a game with the same moves as a path of this game.

    If the other version lacks a move, the node before it is returned.

    Parameters
    ----------
    root
        Root of the other version.
    path
        Nodes of this game, from its root on.
    """
    node = root
    for member in path[1:]:
        following = next((child for child in node.children if child.move == member.move), None)
        if following is None:
            break
        node = following
    return node


class Walk:
    """Remembers the last visited child of each node, so that back and forward keep the line."""

    def __init__(self) -> None:
        self._chosen: dict[GameNode, GameNode] = {}

    def clear(self) -> None:
        """Forget all visits, for another game."""
        self._chosen.clear()

    def visit(self, node: GameNode) -> None:
        """Remember the whole path to a node as the current line."""
        while node.parent is not None:
            self._chosen[node.parent] = node
            node = node.parent

    def follow_main(self, node: GameNode) -> None:
        """Forget the visits from a node on, so that its main line is the current one again."""
        while node.children:
            self._chosen.pop(node, None)
            node = node.children[0]

    def next(self, node: GameNode) -> GameNode | None:
        """Return the child that was visited last, else the first child; None without children."""
        chosen = self._chosen.get(node)
        if chosen is not None and chosen in node.children:
            return chosen
        return node.children[0] if node.children else None

    def line_through(self, node: GameNode) -> list[GameNode]:
        """Return the path to a node and on to the end of its line."""
        line = path_to(node)
        following = self.next(node)
        while following is not None:
            line.append(following)
            following = self.next(following)
        return line
