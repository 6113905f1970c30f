"""Sum winrates at every komi of a grid, for the curves of the root and its moves."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_lean
from engine.go.board import NONE
from engine.search.tree import NODES, ROOT, TERMINAL, WEIGHT, SearchTrees
from engine.search.value.curve import winrate_at

HEAVIEST: Final = 1e100
"""Largest weight of an evaluation; only lines of hundreds of moves get there."""


@jit_lean
def finished_winrate(margin: float) -> float:
    """Return Black's result of a finished game: 1, 0, or 1/2 for a draw."""
    if margin > 0.0:
        return 1.0
    if margin < 0.0:
        return 0.0
    return 0.5


@jit_lean
def add_to_grid(
    trees: SearchTrees, t: int, first: int, move: int, leaf: int, to_root: float, to_move: float
) -> None:
    """Add a leaf's winrate at every komi of the grid, times `to_root` and `to_move`, to the sums.

    The sums are those of the root and of a root move, which is NONE for the root's own evaluation;
    `first` is their first row.
    """
    kind, numbers = trees.curve_kind[t, leaf], trees.curve[t, leaf]
    root, of_move = (
        trees.grid_sum[t, first + trees.gumbel.shape[1]],
        trees.grid_sum[t, first + move],
    )
    finished = trees.state[t, leaf] == TERMINAL
    for g in range(len(trees.grid)):
        if finished:
            winrate = finished_winrate(numbers[0] - trees.grid[g])
        else:
            winrate = winrate_at(kind, numbers, -trees.grid[g])
        root[g] += to_root * winrate
        if move != NONE:
            of_move[g] += to_move * winrate


@jit_lean
def add_score_to_grid(trees: SearchTrees, t: int, move: int, score: float) -> None:
    """Add the result of a rollout at every komi of the grid to the second sums, as `add_to_grid`.

    The result is that of a game that ended with `score` points for Black before komi.
    """
    rows = trees.gumbel.shape[1] + 1
    root, of_move = trees.grid_sum[t, 2 * rows - 1], trees.grid_sum[t, rows + move]
    for g in range(len(trees.grid)):
        result = finished_winrate(score - trees.grid[g])
        root[g] += result
        if move != NONE:
            of_move[g] += result


@jit_lean
def sum_grid(trees: SearchTrees, t: int, scratch: NDArray[np.int32], depth_weight: float) -> None:
    """Sum the winrates at every komi of the grid anew, over all nodes of a tree.

    `scratch`, int32[M], receives the root's child above each node.
    """
    trees.grid_sum[t] = 0.0
    scratch[ROOT] = ROOT
    for node in range(trees.size[t, NODES]):
        parent = trees.parent[t, node]
        if node != ROOT:
            scratch[node] = node if parent == ROOT else scratch[parent]
        own = trees.visits[t, node]  # evaluations of the node itself
        first = trees.first_edge[t, node]
        for i in range(first, first + trees.edge_count[t, node]):
            if trees.child[t, i] != NONE:
                own -= trees.visits[t, trees.child[t, i]]
        if own == 0:
            continue
        top, to_root, to_move = scratch[node], float(own), float(own)
        if depth_weight != 1.0:
            weight, below, step = 1.0, 1.0, node
            while step != ROOT:
                below = weight
                weight = min(weight * depth_weight, HEAVIEST)
                step = trees.parent[t, step]
            to_root *= weight * trees.visits[t, ROOT] / trees.parts[t, ROOT, WEIGHT]
            to_move *= below * trees.visits[t, top] / trees.parts[t, top, WEIGHT]
        add_to_grid(trees, t, 0, trees.move[t, top], node, to_root, to_move)


def means(sums: NDArray[np.float64], visits: NDArray[np.float64]) -> NDArray[np.float32]:
    """Return rows of sums divided by their visits; NaN without visits."""
    counted = np.where(visits == 0.0, np.nan, visits)
    return (sums / counted[:, None]).astype(np.float32)
