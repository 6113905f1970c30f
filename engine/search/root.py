"""Choose among the root's moves: sequential halving with Gumbel draws, and forced playouts."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from engine.base.jit import jit_lean
from engine.go.board import BLACK, NONE
from engine.search.backup import sort_edges
from engine.search.settings import SearchParameters
from engine.search.tree import PASS_LOSES, ROOT, SearchTrees

Q_VISITS: Final = 50.0
"""Visits added to the largest visit count when values are weighed against log priors: c_visit."""


@jit_lean
def halving_visits(candidates: int, simulations: int, index: int) -> int:
    """Return the number of earlier visits of the root move visited at simulation `index`.

    Parameters
    ----------
    candidates
        Moves at the start, at least 1.
    simulations
        Visits of all root moves together.
    index
        Number of the simulation, from 0.

    Notes
    -----
    Each of ceil(log2 candidates) phases gives every remaining move the same number of visits, at
    least one, and then drops the worse half; the last two remain to the end (sequential halving,
    Danihelka et al. 2022, algorithm 1; the numbers are those of the
    `get_sequence_of_considered_visits` of DeepMind's mctx).
    """
    if candidates <= 1:
        return index
    phases = int(math.ceil(math.log2(candidates)))
    considered = candidates
    given = 0
    while True:
        each = max(1, simulations // (phases * considered))
        if index < each * considered:
            return given + index // considered
        index -= each * considered
        given += each
        considered = max(2, considered // 2)


@jit_lean
def halving_edge(
    trees: SearchTrees, t: int, to_play: int, points: int, simulations: int, p: SearchParameters
) -> int:
    """Return the root edge to visit next by sequential halving.

    Among the moves with the number of visits in the schedule, it is the one with the largest
    g + log prior + (c_visit + most visits) q: g is a Gumbel draw, or 0 without noise. So the first
    round takes moves drawn from the policy without replacement, and the value of the last remaining
    move is no worse than the policy's. If no move has that many visits (the search continues after
    its end), it is the best visited move.
    """
    first = trees.first_edge[t, ROOT]
    end = first + trees.edge_count[t, ROOT]
    index = trees.visits[t, ROOT] + trees.pending[t, ROOT] - 1
    if index == 0:
        sort_edges(trees.prior[t, first:end], trees.edge_move[t, first:end])
    no_pass = trees.state[t, ROOT] == PASS_LOSES and end - first > 1
    most = 0
    for edge in range(first, end):
        child = trees.child[t, edge]
        if child != NONE:
            most = max(most, trees.visits[t, child])
    candidates = min(p.root_candidates, end - first - (1 if no_pass else 0))
    wanted = halving_visits(candidates, simulations, index)
    best_edge, best_tried = NONE, int(first)
    best_score, best_tried_score = -np.inf, -np.inf
    for edge in range(first, end):
        move = trees.edge_move[t, edge]
        if no_pass and move == points:
            continue
        child = trees.child[t, edge]
        value = trees.own_value[t, ROOT]
        given = 0
        if child != NONE:
            given = trees.visits[t, child] + trees.pending[t, child]
            if trees.visits[t, child] > 0:
                value = trees.value_sum[t, child] / trees.visits[t, child]
        q = value if to_play == BLACK else 1.0 - value
        score = math.log(max(trees.prior[t, edge], 1e-8)) + (Q_VISITS + most) * q
        score += trees.gumbel[t, move]
        if given == wanted and score > best_score:
            best_edge, best_score = edge, score
        if given > 0 and score > best_tried_score:
            best_tried, best_tried_score = edge, score
    return best_edge if best_edge != NONE else best_tried
