"""Priors of a root that differ from its first answer: noise, and means over the symmetries."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_lean
from engine.go.board import NONE
from engine.go.position import legal_moves
from engine.go.state import Position, copy_position, row
from engine.search.backup import set_priors, set_window, sort_edges
from engine.search.settings import SearchParameters
from engine.search.tree import AVERAGED, NODES, NOISED, ROOT, SearchTrees, find_edge


@jit_lean
def add_noise(
    trees: SearchTrees,
    wanted: NDArray[np.bool_],
    gamma: NDArray[np.float32],
    weight: float,
) -> None:
    """Mix Dirichlet noise into the priors of expanded roots that have none yet.

    Parameters
    ----------
    gamma : float32[T, A]
        Gamma draws; normalized over a root's moves they are a Dirichlet draw.
    """
    for t in range(len(wanted)):
        count = trees.edge_count[t, ROOT]
        if not wanted[t] or trees.size[t, NOISED] or count == 0:
            continue
        first = trees.first_edge[t, ROOT]
        total = 0.0
        for i in range(count):
            total += gamma[t, i]
        if total > 0.0:
            for i in range(count):
                edge = first + i
                share = weight * gamma[t, i] / total
                trees.prior[t, edge] = (1.0 - weight) * trees.prior[t, edge] + share
            sort_root(trees, t)
        trees.size[t, NOISED] = 1


@jit_lean
def sort_root(trees: SearchTrees, t: int) -> None:
    """Sort the root's edges by their priors again; children stay with their moves."""
    first = trees.first_edge[t, ROOT]
    end = first + trees.edge_count[t, ROOT]
    moves = trees.edge_move[t, first:end]
    sort_edges(trees.prior[t, first:end], moves)
    for edge in range(first, end):
        trees.child[t, edge] = NONE
    for node in range(1, trees.size[t, NODES]):
        if trees.parent[t, node] == ROOT:
            edge = find_edge(trees, t, ROOT, trees.move[t, node])
            trees.child[t, edge] = node


@jit_lean
def gather_roots(
    roots: Position, chosen: NDArray[np.intp], leaves: Position, legal: NDArray[np.bool_]
) -> None:
    """Copy the chosen trees' root positions to the first rows of a batch; list their moves."""
    for i in range(len(chosen)):
        position = row(leaves, i)
        copy_position(row(roots, int(chosen[i])), position)
        legal_moves(position, legal[i])


@jit_lean
def use_averages(
    trees: SearchTrees,
    chosen: NDArray[np.intp],
    legal: NDArray[np.bool_],
    policy: NDArray[np.float32],
    curve: NDArray[np.float32],
    p: SearchParameters,
) -> None:
    """Replace priors and curves of the chosen trees' roots; row i of the answers is chosen[i]'s.

    A root kept from an earlier search keeps its komi window, through which its values were summed.
    """
    for i in range(len(chosen)):
        t = int(chosen[i])  # one integer type for all kernels
        for j in range(curve.shape[1]):
            trees.curve[t, ROOT, j] = curve[i, j]
        if trees.size[t, NODES] == 1:
            set_window(trees, t, ROOT, p)
        set_priors(trees, t, ROOT, legal[i], policy[i], p)
        sort_root(trees, t)
        trees.size[t, AVERAGED] = 1
