"""Statistics of a search's roots: what a search says of each move, and of the position."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_lean
from engine.go.board import NONE
from engine.search.tree import ROOT, SearchTrees


class RootStats(NamedTuple):
    """Statistics of T roots; values are Black's, NaN for moves without visits.

    With `SearchSettings.sharpen` winrates, values and variances are sharper than the means.
    """

    legal: NDArray[np.bool_]  # [T, A] candidate moves
    visits: NDArray[np.int32]  # [T, A]
    prior: NDArray[np.float32]  # [T, A] including noise, if any
    value: NDArray[np.float32]  # [T, A] agent's value, mean over the root's komi window
    winrate: NDArray[np.float32]  # [T, A] mean winrate at the real komi
    variance: NDArray[np.float32]  # [T, A] sample variance of the agent's value
    curve: NDArray[np.float32]  # [T, C] the network's own curve of the root
    curve_kind: NDArray[np.int8]  # [T]
    root_visits: NDArray[np.int32]  # [T]
    root_winrate: NDArray[np.float32]  # [T] mean winrate over the tree at the real komi
    root_value: NDArray[np.float32]  # [T] mean of the children's values, the agent's own
    window: NDArray[np.float32]  # [T, 2] komi window of the root [bonus points for Black]


@jit_lean
def read_roots(trees: SearchTrees, stats: RootStats) -> None:
    """Fill `stats`, whose arrays are zero, from the trees."""
    for t in range(len(trees.komi)):
        stats.curve_kind[t] = trees.curve_kind[t, ROOT]
        for i in range(trees.curve.shape[2]):
            stats.curve[t, i] = trees.curve[t, ROOT, i]
        stats.window[t, 0] = trees.window[t, ROOT, 0]
        stats.window[t, 1] = trees.window[t, ROOT, 1]
        n = trees.visits[t, ROOT]
        stats.root_visits[t] = n
        stats.root_winrate[t] = trees.winrate_sum[t, ROOT] / n if n > 0 else np.nan
        first = trees.first_edge[t, ROOT]
        total = trees.own_value[t, ROOT]
        count = 1
        for edge in range(first, first + trees.edge_count[t, ROOT]):
            move = trees.edge_move[t, edge]
            stats.legal[t, move] = True
            stats.prior[t, move] = trees.prior[t, edge]
            child = trees.child[t, edge]
            visits = trees.visits[t, child] if child != NONE else 0
            stats.visits[t, move] = visits
            if visits > 0:
                mean = trees.value_sum[t, child] / visits
                stats.value[t, move] = mean
                stats.winrate[t, move] = trees.winrate_sum[t, child] / visits
                spread = trees.square_sum[t, child] - visits * mean * mean
                stats.variance[t, move] = max(spread, 0.0) / max(visits - 1, 1)
                total += trees.value_sum[t, child]
                count += visits
        stats.root_value[t] = total / count
