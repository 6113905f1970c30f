"""Expand a node with an evaluation, and back its value up the path to the root."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_lean
from engine.go.board import BLACK, NONE
from engine.go.playouts import RolloutScratch
from engine.go.rollout_policy import RolloutPolicy
from engine.go.scoring import area_score
from engine.go.state import PASSES, TO_PLAY, Position, row
from engine.search.grid import HEAVIEST, add_to_grid, finished_winrate
from engine.search.rollouts import back_up_mixed, roll_out
from engine.search.settings import PASS_GUARDED, PASS_RESTRICTED, SearchParameters
from engine.search.tree import (
    EDGES,
    JUDGED,
    OPEN,
    OWN,
    PASS_DRAWS,
    PASS_LOSES,
    PASS_WINS,
    Q_BONUS,
    Q_OFFSET,
    Q_SLOPE,
    QUANTILES,
    ROOT,
    TERMINAL,
    WEIGHT,
    SearchTrees,
)
from engine.search.value.curve import (
    first_extra,
    has_score,
    lambda_bonus,
    mean_winrate,
    winrate_and_slope,
    winrate_at,
    within_curve,
    within_reach,
)


@jit_lean
def weigh(trees: SearchTrees, t: int, node: int, weight: float) -> float:
    """Prepare a node's sums for an evaluation of some weight; return the factor of its values.

    Sums stay visits times the weighted mean, so that whoever divides them by visits need not know.
    Called before the visit is counted.
    """
    n = trees.visits[t, node]
    before = trees.parts[t, node, WEIGHT]
    after = before + weight
    trees.parts[t, node, WEIGHT] = after
    if n > 0:
        keep = before * (n + 1) / (after * n)
        trees.value_sum[t, node] *= keep
        trees.square_sum[t, node] *= keep
        trees.winrate_sum[t, node] *= keep
        if len(trees.grid) and (node == ROOT or trees.parent[t, node] == ROOT):
            grid_row = trees.gumbel.shape[1] if node == ROOT else int(trees.move[t, node])
            for g in range(len(trees.grid)):
                trees.grid_sum[t, grid_row, g] *= keep
    return float(weight * (n + 1) / after)


@jit_lean
def update_quantiles(trees: SearchTrees, t: int, node: int, leaf: int, p: SearchParameters) -> None:
    """Move a node's subtree window towards the komi of its subtree's mean curve.

    The window's end x solves mean winrate_r(x - komi) = p over the curves of all leaves r so far,
    p = (1 - lambda) mean winrate + lambda / 2, with one Newton step per visit; each leaf's slope
    is taken at the x of its own visit (reference program since December 2020).
    """
    kind, numbers, komi = trees.curve_kind[t, leaf], trees.curve[t, leaf], trees.komi[t]
    if not has_score(kind):
        return
    n = trees.visits[t, node]
    for i in range(QUANTILES):
        weight = trees.agent[t, i]
        if weight < 1e-5:
            continue
        estimate = trees.quantile[t, node, i]
        x = estimate[Q_BONUS]
        counted = n + p.root_extra_visits if node == ROOT and n > 1 else n
        target = 0.5 * weight + (1.0 - weight) * trees.winrate_sum[t, node] / counted
        target = within_reach(weight, target)
        value, slope = winrate_and_slope(kind, numbers, komi, x)
        estimate[Q_SLOPE] += slope
        estimate[Q_OFFSET] += value - x * slope
        if n <= 8 and x == 0.0:
            x = first_extra(kind, numbers, komi, target)
        else:
            steepness = estimate[Q_SLOPE] / n
            mean = estimate[Q_OFFSET] / n + x * steepness
            x += (target - mean) / max(0.1, steepness)
        estimate[Q_BONUS] = within_curve(kind, numbers, komi, x)
    trees.window[t, node, 0] = trees.quantile[t, node, 1, Q_BONUS] - komi
    trees.window[t, node, 1] = trees.quantile[t, node, 0, Q_BONUS] - komi


@jit_lean
def back_up(trees: SearchTrees, t: int, leaf: int, was_pending: bool, p: SearchParameters) -> None:
    """Count `leaf` in all its ancestors, averaged over the window of each one's parent."""
    if p.rollout_share > 0.0:
        back_up_mixed(trees, t, leaf, was_pending, np.nan, p)
        return
    kind, numbers, komi = trees.curve_kind[t, leaf], trees.curve[t, leaf], trees.komi[t]
    if trees.state[t, leaf] == TERMINAL:
        winrate = finished_winrate(numbers[0] - komi)
    else:
        winrate = winrate_at(kind, numbers, -komi)
    value, low, high = winrate, np.nan, np.nan
    node, top = leaf, leaf
    factor, factor_below, weight = 1.0, 1.0, 1.0
    while True:
        if p.depth_weight != 1.0:
            factor_below = factor
            factor = weigh(trees, t, node, weight)
            weight = min(weight * p.depth_weight, HEAVIEST)
        parent = trees.parent[t, node]
        if parent == NONE:
            value = winrate
        elif trees.window[t, parent, 0] != low or trees.window[t, parent, 1] != high:
            low, high = trees.window[t, parent, 0], trees.window[t, parent, 1]
            value = mean_winrate(kind, numbers, low, high)
        trees.visits[t, node] += 1
        if was_pending:
            trees.pending[t, node] -= 1
        trees.value_sum[t, node] += factor * value
        trees.square_sum[t, node] += factor * (value * value)
        trees.winrate_sum[t, node] += factor * winrate
        if parent == NONE:
            break
        top = node
        node = parent
    if p.subtree_window:  # windows were read above as they stood when the leaf was selected
        node = leaf
        while node != NONE:
            update_quantiles(trees, t, node, leaf, p)
            node = trees.parent[t, node]
    if len(trees.grid):
        add_to_grid(trees, t, 0, trees.move[t, top], leaf, factor, factor_below)


@jit_lean
def sort_edges(priors: NDArray[np.float32], moves: NDArray[np.int16]) -> None:
    """Sort sibling edges by descending prior, then ascending point; shell sort, in place."""
    n = len(priors)
    gap = 1
    while gap < n // 3:
        gap = 3 * gap + 1
    while gap > 0:
        for i in range(gap, n):
            prior, move = priors[i], moves[i]
            j = i - gap
            while j >= 0 and (priors[j] < prior or (priors[j] == prior and moves[j] > move)):
                priors[j + gap], moves[j + gap] = priors[j], moves[j]
                j -= gap
            priors[j + gap], moves[j + gap] = prior, move
        gap //= 3


@jit_lean
def pass_is_offered(
    trees: SearchTrees, t: int, node: int, position: Position, moves: int, p: SearchParameters
) -> bool:
    """Return whether rule 'restricted' allows a pass: few moves, or won and not behind."""
    size = int(math.sqrt(len(position.stones) - 1) + 0.5)
    if p.pass_rule != PASS_RESTRICTED or moves <= max(5, size) or not p.count_ends:
        return True
    winrate = winrate_at(trees.curve_kind[t, node], trees.curve[t, node], -trees.komi[t])
    margin = area_score(position) - trees.komi[t]
    if position.counters[TO_PLAY] == BLACK:
        return winrate > 0.8 and margin >= 0.0
    return winrate < 0.2 and margin <= 0.0


@jit_lean
def set_window(trees: SearchTrees, t: int, node: int, p: SearchParameters) -> None:
    """Set a node's window, and its value over it, from its curve."""
    kind, numbers, komi = trees.curve_kind[t, node], trees.curve[t, node], trees.komi[t]
    trees.window[t, node, 0] = -komi
    trees.window[t, node, 1] = -komi
    if not p.subtree_window:
        trees.window[t, node, 0] = lambda_bonus(kind, numbers, komi, trees.agent[t, 1])
        trees.window[t, node, 1] = lambda_bonus(kind, numbers, komi, trees.agent[t, 0])
    low, high = trees.window[t, node, 0], trees.window[t, node, 1]
    trees.own_value[t, node] = mean_winrate(kind, numbers, low, high)


@jit_lean
def expand(
    trees: SearchTrees,
    t: int,
    node: int,
    position: Position,
    legal: NDArray[np.bool_],
    policy: NDArray[np.float32],
    p: SearchParameters,
) -> None:
    """Set a node's window from its curve, and add one edge per legal move, in order of points.

    Selection sorts the edges by prior when it first passes through the node. With
    `all_points_policy` the policy also has shares for illegal moves, and priors sum to less than 1.
    """
    points = len(position.stones) - 1
    komi = trees.komi[t]
    set_window(trees, t, node, p)
    trees.state[t, node] = OPEN
    if p.pass_rule == PASS_GUARDED and position.counters[PASSES] > 0 and p.count_ends:
        margin = (area_score(position) - komi) * position.counters[TO_PLAY]
        trees.state[t, node] = (
            PASS_LOSES if margin < 0.0 else PASS_WINS if margin > 0.0 else PASS_DRAWS
        )

    first = trees.size[t, EDGES]
    count = 0
    for move in range(points + 1):
        if not legal[move]:
            continue
        if move == points and count > 0 and not pass_is_offered(trees, t, node, position, count, p):
            continue
        trees.edge_move[t, first + count] = move
        trees.child[t, first + count] = NONE
        count += 1
    trees.first_edge[t, node] = first
    trees.edge_count[t, node] = count
    trees.size[t, EDGES] = first + count
    set_priors(trees, t, node, legal, policy, p)


@jit_lean
def set_priors(
    trees: SearchTrees,
    t: int,
    node: int,
    legal: NDArray[np.bool_],
    policy: NDArray[np.float32],
    p: SearchParameters,
) -> None:
    """Give a node's moves their shares of a policy."""
    first, count = trees.first_edge[t, node], trees.edge_count[t, node]
    total = 0.0
    if p.all_points_policy:
        for move in range(len(legal)):
            if not legal[move]:
                total += policy[move] ** (1.0 / p.policy_temperature)
    for edge in range(first, first + count):
        prior = policy[trees.edge_move[t, edge]]
        if p.policy_temperature != 1.0:
            prior = prior ** (1.0 / p.policy_temperature)
        trees.prior[t, edge] = prior
        total += prior
    for edge in range(first, first + count):
        trees.prior[t, edge] = trees.prior[t, edge] / total if total > 0.0 else 1.0 / count


@jit_lean
def absorb(
    trees: SearchTrees,
    leaves: Position,
    legal: NDArray[np.bool_],
    leaf_tree: NDArray[np.int32],
    leaf_node: NDArray[np.int32],
    count: int,
    policy: NDArray[np.float32],
    curve_kind: NDArray[np.int8],
    curve: NDArray[np.float32],
    rollouts: RolloutScratch | None,
    rollout_policy: RolloutPolicy | None,
    p: SearchParameters,
) -> None:
    """Expand the first `count` leaves with their evaluations and back their values up.

    If two passes are not counted (see `TreeSearch`), the network's curve is the result. With
    rollouts a game is played on from each leaf, in the leaf's own row, at random or by a policy.
    """
    for i in range(count):
        t, node = int(leaf_tree[i]), int(leaf_node[i])  # one integer type for all kernels
        trees.curve_kind[t, node] = curve_kind[i]
        trees.curve[t, node, 0] = curve[i, 0]
        trees.curve[t, node, 1] = curve[i, 1]
        for j in range(2, curve.shape[1]):  # most kinds have no more
            trees.curve[t, node, j] = curve[i, j]
        position = row(leaves, i)
        if position.counters[PASSES] >= 2 and not p.count_ends and node != ROOT:
            trees.state[t, node] = JUDGED
        elif node == ROOT or trees.visits[t, node] + 1 >= p.expand_visits:
            expand(trees, t, node, position, legal[i], policy[i], p)
            if p.rollout_share > 0.0:
                trees.parts[t, node, OWN] = trees.visits[t, node] + 1
        if rollouts is None:  # numba compiles only the branch of the argument's type
            back_up(trees, t, node, True, p)
        else:
            roll_out(trees, t, node, position, rollouts, rollout_policy, p)
