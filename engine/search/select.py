"""Select the leaves to evaluate next: PUCT and its options, and the descent to a leaf."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_lean
from engine.go.board import BLACK, NONE
from engine.go.position import legal_moves, play
from engine.go.state import PASSES, TO_PLAY, Position, copy_position, row
from engine.go.territory import score_as_it_stands
from engine.search.backup import back_up, sort_edges
from engine.search.ending import has_ended
from engine.search.root import halving_edge
from engine.search.settings import FPU_AVERAGE, FPU_CONSTANT, SearchParameters
from engine.search.tree import (
    AVERAGED,
    DEPTH,
    EDGES,
    JUDGED,
    NODES,
    NOISED,
    OPEN,
    OWN,
    PASS_DRAWS,
    PASS_LOSES,
    PASS_WINS,
    ROOT,
    TERMINAL,
    TERMINAL_BETA,
    SearchTrees,
    add_child,
)
from engine.search.value.kinds import SIGMOID

ENDED_AT_ONCE: Final = 256
"""Most terminal leaves of a tree per round, so that rounds stay short in settled positions."""
MAX_DEPTH: Final = 1000
"""Plies after which a line of play is counted as it stands."""


@jit_lean
def first_play_urgency(
    trees: SearchTrees, t: int, node: int, to_play: int, scan_all: bool, p: SearchParameters
) -> float:
    """Return the value of an unvisited move for the side to move (SAI section III)."""
    if p.fpu == FPU_CONSTANT:
        return p.fpu_constant
    first = trees.first_edge[t, node]
    best = 0.0
    total = 0.0
    tried_prior = 0.0
    tried = 0
    for edge in range(first, first + trees.edge_count[t, node]):
        child = trees.child[t, edge]
        if child == NONE:
            if scan_all:
                continue
            break
        if trees.visits[t, child] == 0:
            continue
        q = trees.value_sum[t, child] / trees.visits[t, child]
        if to_play != BLACK:
            q = 1.0 - q
        best = max(best, q)
        total += q
        tried_prior += trees.prior[t, edge]
        tried += 1
    if p.fpu == FPU_AVERAGE:
        if tried > 1:
            return (total - best) / (tried - 1)
        return total
    base = 0.0
    if p.fpu_own_value:
        own = trees.own_value[t, node]
        base = own if to_play == BLACK else 1.0 - own
    if p.fpu_best_child:
        base = max(base, best)
    if node == ROOT and trees.size[t, NOISED] and not p.fpu_noise_reduction:
        return base
    urgency = base - p.fpu_reduction * math.sqrt(tried_prior)
    return max(0.0, urgency) if p.fpu_best_child else urgency


@jit_lean
def exploration(n: int, p: SearchParameters) -> float:
    """Return E of PUCT's Q + E prior / (1 + visits) for n visits of a node's moves."""
    growth = (n + p.puct_epsilon) * math.log(p.log_factor * n + p.log_constant)
    return p.c_puct * math.sqrt(max(0.0, growth))


@jit_lean
def select_edge(
    trees: SearchTrees,
    t: int,
    node: int,
    depth: int,
    to_play: int,
    after_pass: bool,
    points: int,
    p: SearchParameters,
) -> int:
    """Return the edge with the largest Q + U for the side to move; ties go to the larger prior.

    Unvisited edges share one value and are in order of their priors, so the first of them is the
    best and the scan ends there; except if a pass is treated specially, or if new priors of a root
    kept from an earlier search moved visited edges behind unvisited ones.

    `depth` is the number of moves from the root to the node.
    """
    state = trees.state[t, node]
    special = state != OPEN or (after_pass and p.second_pass_prior > 0.0)
    scan_all = special or (
        node == ROOT and (trees.size[t, NOISED] != 0 or trees.size[t, AVERAGED] != 0)
    )
    own = int(trees.parts[t, node, OWN]) if p.expand_visits > 1 else 1
    n = trees.visits[t, node] + trees.pending[t, node] - own
    first = trees.first_edge[t, node]
    searched = int(trees.edge_count[t, node])
    if p.max_leaves > 0:
        searched = min(searched, p.max_leaves + p.leaves_increase * depth)
    if n == 0:  # the first time through: most nodes never get here, so edges are sorted late
        end = first + trees.edge_count[t, node]
        sort_edges(trees.prior[t, first:end], trees.edge_move[t, first:end])
    urgency = first_play_urgency(trees, t, node, to_play, scan_all, p)
    explore_new = exploration(n, p)
    best_edge = int(first)
    best_score = -np.inf
    for edge in range(first, first + searched):
        child = trees.child[t, edge]
        if p.open_leaves and child == NONE and not (special and trees.edge_move[t, edge] == points):
            return edge
        prior = trees.prior[t, edge]
        q = urgency
        weight = 0.0
        explore = explore_new
        if child != NONE:
            visits = trees.visits[t, child]
            pending = trees.pending[t, child]
            weight = visits + max(p.virtual_loss, 1.0) * pending
            counted = visits + p.virtual_loss * pending
            if p.excluded_sum:
                explore = exploration(n - visits - pending, p)
            if counted > 0.0:
                if to_play == BLACK:
                    q = trees.value_sum[t, child] / counted
                else:
                    q = (visits - trees.value_sum[t, child]) / counted
        if special and trees.edge_move[t, edge] == points:
            prior += p.second_pass_prior if after_pass else 0.0
            if state == PASS_LOSES:
                q = 0.0
                prior = 0.0
            elif weight == 0.0 and state == PASS_WINS:
                q = 1.0
            elif weight == 0.0 and state == PASS_DRAWS:
                q = 0.5
        score = q + explore * prior / (1.0 + weight)
        if score > best_score:
            best_score = score
            best_edge = edge
        if child == NONE and not scan_all:
            break
    return best_edge


@jit_lean
def end_here(
    trees: SearchTrees, t: int, node: int, position: Position, p: SearchParameters
) -> None:
    """Mark a node as the end of a game and give it the score on the board as its curve."""
    trees.state[t, node] = TERMINAL
    trees.curve_kind[t, node] = SIGMOID
    trees.curve[t, node, 0] = score_as_it_stands(position, p.territory)
    trees.curve[t, node, 1] = TERMINAL_BETA


@jit_lean
def descend(
    trees: SearchTrees, t: int, position: Position, target: int, p: SearchParameters
) -> int:
    """Walk from the root to a leaf, playing the moves on `position`.

    Parameters
    ----------
    target
        Target visits of the root.

    Returns
    -------
    int
        Row of the leaf's node: the end of a game (counted, or judged by the network before), or a
        leaf that now waits for the network (its path is marked pending); NONE if the walk met a
        leaf that waits already.
    """
    points = len(position.stones) - 1
    node = ROOT
    depth = 0
    while trees.edge_count[t, node] > 0:
        to_play = position.counters[TO_PLAY]
        after_pass = position.counters[PASSES] > 0
        edge = NONE
        if node == ROOT and p.root_candidates > 0:
            edge = halving_edge(trees, t, to_play, points, target - 1, p)
        if edge == NONE:
            edge = select_edge(trees, t, node, depth, to_play, after_pass, points, p)
        child = trees.child[t, edge]
        play(position, trees.edge_move[t, edge])
        if child == NONE:
            child = add_child(trees, t, node, edge)
            trees.size[t, DEPTH] = max(trees.size[t, DEPTH], depth + 1)
            if (position.counters[PASSES] >= 2 and p.count_ends) or depth == MAX_DEPTH:
                end_here(trees, t, child, position, p)
        node = child
        depth += 1
    if trees.state[t, node] == TERMINAL or trees.state[t, node] == JUDGED:
        return node
    if trees.pending[t, node] > 0:
        return NONE
    step = node
    while step != NONE:
        trees.pending[t, step] += 1
        step = trees.parent[t, step]
    return node


@jit_lean
def gather(
    trees: SearchTrees,
    roots: Position,
    leaves: Position,
    legal: NDArray[np.bool_],
    leaf_tree: NDArray[np.int32],
    leaf_node: NDArray[np.int32],
    targets: NDArray[np.int32],
    per_tree: int,
    first_tree: int,
    p: SearchParameters,
) -> tuple[int, int, int]:
    """Select up to `per_tree` leaves of every tree that still needs visits.

    Terminal leaves are backed up at once and don't take a row of the batch, at most ENDED_AT_ONCE
    per tree.

    Parameters
    ----------
    leaves, legal, leaf_tree, leaf_node
        Filled from row 0: position, legal moves, tree and node row of each leaf.
    targets : int32[T]
        Target visits of each root.
    first_tree
        First tree to serve, so that a batch smaller than the number of trees serves all in turn.

    Returns
    -------
    count, ended, next_tree
        Leaves selected, terminal leaves backed up, and the tree to start with next time.
    """
    count = 0
    ended = 0
    room = len(leaf_tree)
    total = len(targets)
    for i in range(total):
        t = (first_tree + i) % total
        if count == room:
            return count, ended, t
        found = 0
        ended_here = 0
        while found < per_tree and count < room:
            if has_ended(trees, t, roots.counters[t, TO_PLAY], targets[t], p):
                break
            if trees.size[t, NODES] >= trees.parent.shape[1]:
                break
            if trees.size[t, EDGES] + (found + 1) * legal.shape[1] > trees.prior.shape[1]:
                break
            position = row(leaves, count)
            copy_position(row(roots, t), position)
            node = descend(trees, t, position, targets[t], p)
            if node == NONE:
                break
            if trees.state[t, node] == TERMINAL or trees.state[t, node] == JUDGED:
                back_up(trees, t, node, False, p)
                ended += 1
                ended_here += 1
                if ended_here == ENDED_AT_ONCE:
                    break
                continue
            found += 1
            legal_moves(position, legal[count])
            leaf_tree[count] = t
            leaf_node[count] = node
            count += 1
    return count, ended, first_tree
