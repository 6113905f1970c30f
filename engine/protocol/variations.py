"""Lines of moves, for both protocols: visits along a variation, moves of a game by turns."""

from __future__ import annotations

from collections.abc import Iterable

from engine.search.search import TreeSearch
from engine.search.tree import ROOT, find_edge

__all__ = ["moves_by_turns", "visits_along"]


def moves_by_turns(moves: Iterable[tuple[int, int]], points: int) -> list[int]:
    """Moves of a game with the passes that make them alternate.

    Parameters
    ----------
    moves
        Color and point of each; the color of the first one begins.
    points
        Points of the board; as a move it is a pass.
    """
    found: list[int] = []
    turn = 0
    for color, point in moves:
        if turn and color != turn:
            found.append(points)
        found.append(point)
        turn = -color
    return found


def visits_along(search: TreeSearch, t: int, variation: tuple[int, ...]) -> list[int]:
    """Visits of the position after each move of a variation of tree t."""
    trees, node, visits = search.trees, ROOT, []
    for move in variation:
        node = int(trees.child[t, find_edge(trees, t, node, move)])
        visits.append(int(trees.visits[t, node]))
    return visits
