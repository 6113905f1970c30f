"""Trees that keep all they have searched, over games: a search goes on from any of its positions.

The training tournament of the small-board study (GoCSE392 7.0.2.2) keeps a player's tree over all
games of a contest: each move adds a few simulations to what earlier games left in the position.

Notes
-----
The study's program stores its counts by position, so that different orders of moves meet; here a
position is the moves that lead to it. There the visits of a position and of the move that leads to
it are apart; here they are one number, so searches made from a position also count for the
opponent's choice of the move that leads there.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_lean
from engine.go.board import NONE
from engine.go.state import Position, copy_position, row
from engine.search.search import TreeSearch
from engine.search.tree import (
    DEPTH,
    ENDED,
    NODES,
    QUANTILES,
    ROOT,
    SearchTrees,
    clear_node,
    find_edge,
)


class GrowingTrees:
    """The trees of a search, each entered at any position of its games, searched, and left again.

    Parameters
    ----------
    search
        The search; between `enter` and `leave` a tree's root is the position that was entered.
    """

    def __init__(self, search: TreeSearch) -> None:
        self._search = search
        self._nodes: list[dict[tuple[int, ...], int]] = [{} for _ in search.trees.komi]
        self._entered: dict[int, tuple[int, int]] = {}

    def enter(
        self,
        t: int,
        moves: Sequence[int],
        position: Position,
        komi: float,
        lambda_: float = 0.0,
        mu: float = 0.0,
    ) -> int:
        """Make a position the root of tree t; return the visits that the position has already.

        Parameters
        ----------
        moves
            All moves from the empty board to the position.
        position
            The position itself.
        komi, lambda_, mu
            See `TreeSearch.set_root`; those of the tree's first position are kept.
        """
        search, known, path = self._search, self._nodes[t], tuple(moves)
        if not known:
            search.set_root(t, position, komi, lambda_, mu)
            known[path] = ROOT
        elif path not in known:
            known[path] = self._reached(t, path)
        node = known[path]
        below = np.empty((2, search.trees.parent.shape[1]), np.int32)
        parent = _enter(search.trees, t, node, below)
        search.limit_depth(t)
        copy_position(position, row(search.roots, t))
        self._entered[t] = (node, parent)
        return int(search.trees.visits[t, ROOT])

    def leave(self, t: int) -> None:
        """Put the position that was entered back to its place in tree t."""
        node, parent = self._entered.pop(t)
        _leave(self._search.trees, t, node, parent)

    def _reached(self, t: int, path: tuple[int, ...]) -> int:
        """Return the node of a position: reached by an earlier search, or a new one of its own."""
        trees, known = self._search.trees, self._nodes[t]
        for length in range(len(path) - 1, -1, -1):
            if path[:length] not in known:
                continue
            node = known[path[:length]]
            for move in path[length:]:
                edge = find_edge(trees, t, node, move)
                node = int(trees.child[t, edge]) if edge != NONE else NONE
                if node == NONE:
                    break
            else:
                return node
        return int(_add_apart(trees, t))


@jit_lean
def _add_apart(trees: SearchTrees, t: int) -> int:
    """Add a node without a parent; the rounds of a search leave room for one."""
    node = int(trees.size[t, NODES])
    trees.size[t, NODES] = node + 1
    trees.parent[t, node] = NONE
    trees.move[t, node] = NONE
    clear_node(trees, t, node)
    return node


@jit_lean
def _enter(trees: SearchTrees, t: int, node: int, below: NDArray[np.int32]) -> int:
    """Move a node to the root's row; return its parent, which `_leave` needs.

    `below`, int32[2, M], is scratch.
    """
    parent = int(trees.parent[t, node])
    if node != ROOT:
        _exchange(trees, t, node)
        trees.parent[t, ROOT] = NONE
        _adopt(trees, t, ROOT, ROOT)
    trees.size[t, DEPTH] = _depth_below(trees, t, below)
    trees.size[t, ENDED] = 0
    return parent


@jit_lean
def _depth_below(trees: SearchTrees, t: int, below: NDArray[np.int32]) -> int:
    """Return the number of moves of the longest line from the root."""
    below[0, 0] = ROOT
    below[1, 0] = 0
    known, most = 1, 0
    for place in range(trees.size[t, NODES]):
        if place == known:
            break
        node, depth = below[0, place], below[1, place]
        most = max(most, depth)
        first = trees.first_edge[t, node]
        for edge in range(first, first + trees.edge_count[t, node]):
            if trees.child[t, edge] != NONE:
                below[0, known], below[1, known] = trees.child[t, edge], depth + 1
                known += 1
    return most


@jit_lean
def _leave(trees: SearchTrees, t: int, node: int, parent: int) -> None:
    """Move what is in the root's row back to a node's row."""
    if node != ROOT:
        _adopt(trees, t, ROOT, node)
        _exchange(trees, t, node)
        trees.parent[t, node] = parent


@jit_lean
def _adopt(trees: SearchTrees, t: int, node: int, parent: int) -> None:
    """Make `parent` the parent of all children of a node."""
    first = trees.first_edge[t, node]
    for edge in range(first, first + trees.edge_count[t, node]):
        if trees.child[t, edge] != NONE:
            trees.parent[t, trees.child[t, edge]] = parent


@jit_lean
def _exchange(trees: SearchTrees, t: int, node: int) -> None:
    """Exchange the contents of the root's row and a node's, except for their parents."""
    for rows in (trees.visits, trees.first_edge):
        rows[t, ROOT], rows[t, node] = rows[t, node], rows[t, ROOT]
    for sums in (trees.value_sum, trees.square_sum, trees.winrate_sum, trees.own_value):
        sums[t, ROOT], sums[t, node] = sums[t, node], sums[t, ROOT]
    for kinds in (trees.state, trees.curve_kind):
        kinds[t, ROOT], kinds[t, node] = kinds[t, node], kinds[t, ROOT]
    for shorts in (trees.move, trees.edge_count, trees.pending):
        shorts[t, ROOT], shorts[t, node] = shorts[t, node], shorts[t, ROOT]
    for i in range(trees.curve.shape[2]):
        number = trees.curve[t, ROOT, i]
        trees.curve[t, ROOT, i] = trees.curve[t, node, i]
        trees.curve[t, node, i] = number
    for i in range(2):
        end = trees.window[t, ROOT, i]
        trees.window[t, ROOT, i] = trees.window[t, node, i]
        trees.window[t, node, i] = end
    if trees.parts.shape[1] > 1:
        for i in range(trees.parts.shape[2]):
            part = trees.parts[t, ROOT, i]
            trees.parts[t, ROOT, i] = trees.parts[t, node, i]
            trees.parts[t, node, i] = part
    if trees.quantile.shape[1] > 1:
        for i in range(QUANTILES):
            for j in range(3):
                estimate = trees.quantile[t, ROOT, i, j]
                trees.quantile[t, ROOT, i, j] = trees.quantile[t, node, i, j]
                trees.quantile[t, node, i, j] = estimate
