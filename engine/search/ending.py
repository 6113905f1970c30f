"""Decide when a search ends: by visits, by depth, and not before the best value is chosen."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_lean
from engine.go.board import BLACK, NONE
from engine.go.state import TO_PLAY, Position
from engine.search.settings import SearchParameters
from engine.search.tree import DEPTH, ENDED, ROOT, SearchTrees


@jit_lean
def has_best_value(trees: SearchTrees, t: int, to_play: int, gap: float) -> bool:
    """Return whether the root's most visited move has the best value, or one less than `gap` below.

    Of equally visited moves the better one counts.
    """
    first = trees.first_edge[t, ROOT]
    most = 0
    chosen = best = -np.inf
    for edge in range(first, first + trees.edge_count[t, ROOT]):
        child = trees.child[t, edge]
        if child == NONE or trees.visits[t, child] == 0:
            continue
        visits = trees.visits[t, child]
        q = trees.value_sum[t, child] / visits
        if to_play != BLACK:
            q = 1.0 - q
        best = max(best, q)
        if visits > most or (visits == most and q > chosen):
            most, chosen = visits, q
    return bool(chosen == best or best - chosen < gap)


@jit_lean
def has_ended(trees: SearchTrees, t: int, to_play: int, target: int, p: SearchParameters) -> bool:
    """Return whether the search of tree t is over.

    A search ends with `target` visits or at the tree's depth limit, whichever comes first; with Q
    decision it goes on from there until the most visited move has the best value, for a limited
    number of visits (GoCSE392 part 2, Modifications 2 and 5). A target of 0 leaves a tree alone.
    """
    made = trees.visits[t, ROOT] + trees.pending[t, ROOT]
    if 0 < trees.depth_limit[t] <= trees.size[t, DEPTH]:
        if trees.size[t, ENDED] == 0:
            trees.size[t, ENDED] = made
        target = min(target, trees.size[t, ENDED])
    if made < target:
        return False
    if target <= 0 or made >= target + p.q_decision_visits:
        return True
    return has_best_value(trees, t, to_play, p.q_decision_gap)


@jit_lean
def find_ended(
    trees: SearchTrees,
    roots: Position,
    targets: NDArray[np.int32],
    ended: NDArray[np.bool_],
    p: SearchParameters,
) -> None:
    """Write into `ended`, bool[T], which searches are over; see `has_ended`."""
    for t in range(len(targets)):
        ended[t] = has_ended(trees, t, roots.counters[t, TO_PLAY], int(targets[t]), p)
