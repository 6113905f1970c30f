"""Visits along a variation of a search, as GTP and the JSON protocol report them."""

from __future__ import annotations

from engine.search.search import TreeSearch
from engine.search.tree import ROOT, find_edge


def visits_along(search: TreeSearch, t: int, variation: tuple[int, ...]) -> list[int]:
    """Return the visits of the position after each move of a variation of tree t."""
    trees, node, visits = search.trees, ROOT, []
    for move in variation:
        node = int(trees.child[t, find_edge(trees, t, node, move)])
        visits.append(int(trees.visits[t, node]))
    return visits
