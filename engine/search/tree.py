"""The search trees: T trees side by side, stored in arrays.

Every legal move of an expanded node has an edge, sorted by prior from the node's second visit on; a
node row exists once its edge was visited. Values are Black's throughout.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_lean
from engine.base.memory import check_room
from engine.go.board import NONE
from engine.search.value.kinds import LEAST_NUMBERS

ROOT: Final = 0
"""Row of every tree's root."""
NODES, EDGES, NOISED, DEPTH, ENDED, AVERAGED = 0, 1, 2, 3, 4, 5
"""Columns of `SearchTrees.size`: rows in use; whether the root's priors contain noise; moves of the
longest line; the root's visits when that line reached the depth limit, 0 before; and whether the
root's answer is the mean over the eight symmetries."""

OPEN, TERMINAL, PASS_LOSES, PASS_DRAWS, PASS_WINS, JUDGED = 0, 1, 2, 3, 4, 5
"""Node states: the game goes on; it ended here; a pass would end it, with this result for the side
to move (pass rule 'guarded' only); or two passes ended it and the network judges the result."""

QUANTILES: Final = 2
"""Bonus points that a subtree window tracks: for lambda, for mu, and the fair komi."""
Q_BONUS, Q_SLOPE, Q_OFFSET = 0, 1, 2
"""Columns of `SearchTrees.quantile`: the estimate x, sum of slopes, sum of value - x slope."""


WEIGHT, N_V, W_V, Z_V, W_R, Z_R, OWN = 0, 1, 2, 3, 4, 5, 6
"""Columns of `SearchTrees.parts`. Where evaluations differ in weight: the sum of their weights.
With rollouts: N_v, evaluations by the network; the sums of their values (W_v) and of their
winrates; the same sums of the rollouts (W_r), of which each visit has one; and the visits that
ended at the node itself."""

NODE_BYTES: Final = 68
"""Memory of a node row, without its curve and what only some settings need [bytes]."""
EDGE_BYTES: Final = 10
"""Memory of an edge row [bytes]."""

TERMINAL_BETA: Final = 10.0
"""Steepness of a finished game's curve [1/points]; the reference program's value."""


class SearchTrees(NamedTuple):
    """T searches side by side; row 0 of each is its root; values are Black's winrates."""

    parent: NDArray[np.int32]  # [T, M] NONE at the root
    move: NDArray[np.int16]  # [T, M] point of the move that leads here; N = pass
    visits: NDArray[np.int32]  # [T, M] N(s, a) of the edge that leads here
    pending: NDArray[np.int16]  # [T, M] visits waiting for the network
    value_sum: NDArray[np.float64]  # [T, M] W(s, a), through the parent's window
    square_sum: NDArray[np.float64]  # [T, M] squares of the same, for confidence bounds
    winrate_sum: NDArray[np.float64]  # [T, M] winrates at the real komi
    parts: NDArray[np.float64]  # [T, M or 1, 7] what these sums are made of, see WEIGHT to OWN
    state: NDArray[np.int8]  # [T, M] OPEN, TERMINAL, PASS_... or JUDGED
    curve_kind: NDArray[np.int8]  # [T, M]
    curve: NDArray[np.float32]  # [T, M, C] numbers of the node's own winrate curve
    window: NDArray[np.float64]  # [T, M, 2] komi window chosen here for the whole subtree
    own_value: NDArray[np.float64]  # [T, M] v(s, s): the node's own curve over its own window
    quantile: NDArray[np.float64]  # [T, M or 1, 2, 3] running estimates of subtree windows
    first_edge: NDArray[np.int32]  # [T, M] edges of a node are adjacent, best prior first
    edge_count: NDArray[np.int16]  # [T, M] 0 = not expanded
    edge_move: NDArray[np.int16]  # [T, E] point played; N = pass
    prior: NDArray[np.float32]  # [T, E] P(s, a), sums to 1 over siblings
    child: NDArray[np.int32]  # [T, E] node row, NONE until visited
    size: NDArray[np.int32]  # [T, 6] see NODES to AVERAGED
    depth_limit: NDArray[np.int32]  # [T] moves of the longest line that end a search; 0 = none
    komi: NDArray[np.float64]  # [T] points to White, handicap compensation included
    agent: NDArray[np.float64]  # [T, 2] lambda, mu
    gumbel: NDArray[np.float32]  # [T, A] draws added to the root's log priors; 0 = no noise
    grid: NDArray[np.float32]  # [G] komi at which curves are summed; empty = none
    grid_sum: NDArray[np.float64]  # [T, A + 1, G] winrates by root move; last row the root


def allocate_trees(
    trees: int,
    points: int,
    nodes: int,
    edges: int,
    *,
    numbers: int = LEAST_NUMBERS,
    subtree_windows: bool = False,
    parts: bool = False,
    grids: int = 1,
    grid: NDArray[np.float32] | None = None,
) -> SearchTrees:
    """Allocate `trees` searches of `nodes` node rows and `edges` edge rows each.

    Each curve has room for `numbers`; `parts` is whether evaluations differ in weight or
    have rollouts beside them; with these there are two `grids` of sums, the network's first.

    Raises
    ------
    MemoryError
        This computer has not enough memory.
    """
    check_room(trees * (nodes * (NODE_BYTES + 4 * numbers) + edges * EDGE_BYTES))
    if grid is None:
        grid = np.zeros(0, np.float32)
    shape = (trees, nodes)
    quantile_rows = nodes if subtree_windows else 1
    grid_rows = grids * (points + 2) if len(grid) else 0
    return SearchTrees(
        parent=np.full(shape, NONE, np.int32),
        move=np.zeros(shape, np.int16),
        visits=np.zeros(shape, np.int32),
        pending=np.zeros(shape, np.int16),
        value_sum=np.zeros(shape, np.float64),
        square_sum=np.zeros(shape, np.float64),
        winrate_sum=np.zeros(shape, np.float64),
        parts=np.zeros((trees, nodes if parts else 1, 7), np.float64),
        state=np.zeros(shape, np.int8),
        curve_kind=np.zeros(shape, np.int8),
        curve=np.zeros((*shape, numbers), np.float32),
        window=np.zeros((*shape, 2), np.float64),
        own_value=np.zeros(shape, np.float64),
        quantile=np.zeros((trees, quantile_rows, QUANTILES, 3), np.float64),
        first_edge=np.zeros(shape, np.int32),
        edge_count=np.zeros(shape, np.int16),
        edge_move=np.zeros((trees, edges), np.int16),
        prior=np.zeros((trees, edges), np.float32),
        child=np.full((trees, edges), NONE, np.int32),
        size=np.zeros((trees, 6), np.int32),
        depth_limit=np.zeros(trees, np.int32),
        komi=np.zeros(trees, np.float64),
        agent=np.zeros((trees, 2), np.float64),
        gumbel=np.zeros((trees, points + 1), np.float32),
        grid=grid,
        grid_sum=np.zeros((trees, grid_rows, len(grid)), np.float64),
    )


def grow(trees: SearchTrees, nodes: int, edges: int, numbers: int) -> SearchTrees:
    """Return the same trees with more room, see `allocate_trees`; rows in use are copied."""
    points = trees.gumbel.shape[1] - 1
    bigger = allocate_trees(
        len(trees.komi),
        points,
        nodes,
        edges,
        numbers=numbers,
        subtree_windows=trees.quantile.shape[1] > 1,
        parts=trees.parts.shape[1] > 1,
        grids=max(1, trees.grid_sum.shape[1] // (points + 2)),
        grid=trees.grid,
    )
    arrays: list[tuple[str, NDArray[Any], NDArray[Any]]] = [
        (name, getattr(trees, name), getattr(bigger, name)) for name in trees._fields
    ]
    for name, old, new in arrays:
        if name != "grid":
            new[tuple(map(slice, old.shape))] = old
    return bigger


@jit_lean
def clear_node(trees: SearchTrees, t: int, node: int) -> None:
    """Reset one node row."""
    trees.visits[t, node] = 0
    trees.pending[t, node] = 0
    trees.value_sum[t, node] = 0.0
    trees.square_sum[t, node] = 0.0
    trees.winrate_sum[t, node] = 0.0
    trees.state[t, node] = OPEN
    trees.edge_count[t, node] = 0
    if trees.parts.shape[1] > 1:
        trees.parts[t, node] = 0.0
    if trees.quantile.shape[1] > 1:
        trees.quantile[t, node] = 0.0


@jit_lean
def clear_tree(trees: SearchTrees, t: int, komi: float, lambda_: float, mu: float) -> None:
    """Reset tree t to an unexpanded root."""
    trees.size[t, NODES] = 1
    trees.size[t, EDGES] = 0
    trees.size[t, NOISED] = 0
    trees.size[t, DEPTH] = 0
    trees.size[t, ENDED] = 0
    trees.size[t, AVERAGED] = 0
    trees.komi[t] = komi
    trees.agent[t, 0] = lambda_
    trees.agent[t, 1] = mu
    trees.parent[t, ROOT] = NONE
    trees.move[t, ROOT] = NONE
    trees.gumbel[t] = 0.0
    clear_node(trees, t, ROOT)
    if len(trees.grid):
        trees.grid_sum[t] = 0.0


@jit_lean
def add_child(trees: SearchTrees, t: int, parent: int, edge: int) -> int:
    """Add a node row for an edge and return it."""
    node = int(trees.size[t, NODES])
    trees.size[t, NODES] = node + 1
    trees.parent[t, node] = parent
    trees.move[t, node] = trees.edge_move[t, edge]
    trees.child[t, edge] = node
    clear_node(trees, t, node)
    return node


@jit_lean
def find_edge(trees: SearchTrees, t: int, node: int, move: int) -> int:
    """Return the edge of `node` that plays `move`, or NONE."""
    first = trees.first_edge[t, node]
    for edge in range(first, first + trees.edge_count[t, node]):
        if trees.edge_move[t, edge] == move:
            return edge
    return NONE


@jit_lean
def re_root(trees: SearchTrees, t: int, new_root: int, remap: NDArray[np.int32]) -> None:
    """Keep only the subtree of `new_root` and make it the tree.

    Rows are copied towards the front in order of age, in place: a parent always comes before its
    children. `remap`, int32[M], is scratch.
    """
    nodes = trees.size[t, NODES]
    remap[:nodes] = NONE
    remap[new_root] = ROOT
    kept_nodes = 0
    kept_edges = 0
    for old in range(new_root, nodes):
        if old != new_root and remap[trees.parent[t, old]] == NONE:
            continue
        new = kept_nodes
        kept_nodes += 1
        remap[old] = new
        if old == new_root:
            trees.parent[t, new] = NONE
            trees.move[t, new] = NONE
        else:
            trees.parent[t, new] = remap[trees.parent[t, old]]
            trees.move[t, new] = trees.move[t, old]
        trees.visits[t, new] = trees.visits[t, old]
        trees.pending[t, new] = 0
        trees.value_sum[t, new] = trees.value_sum[t, old]
        trees.square_sum[t, new] = trees.square_sum[t, old]
        trees.winrate_sum[t, new] = trees.winrate_sum[t, old]
        trees.state[t, new] = trees.state[t, old]
        trees.curve_kind[t, new] = trees.curve_kind[t, old]
        for i in range(trees.curve.shape[2]):
            trees.curve[t, new, i] = trees.curve[t, old, i]
        trees.window[t, new, 0] = trees.window[t, old, 0]
        trees.window[t, new, 1] = trees.window[t, old, 1]
        trees.own_value[t, new] = trees.own_value[t, old]
        if trees.parts.shape[1] > 1:
            for i in range(trees.parts.shape[2]):
                trees.parts[t, new, i] = trees.parts[t, old, i]
        if trees.quantile.shape[1] > 1:
            for i in range(QUANTILES):
                for j in range(3):
                    trees.quantile[t, new, i, j] = trees.quantile[t, old, i, j]
        count = trees.edge_count[t, old]
        first = trees.first_edge[t, old]
        trees.edge_count[t, new] = count
        trees.first_edge[t, new] = kept_edges
        for i in range(count):
            trees.edge_move[t, kept_edges + i] = trees.edge_move[t, first + i]
            trees.prior[t, kept_edges + i] = trees.prior[t, first + i]
            trees.child[t, kept_edges + i] = trees.child[t, first + i]
        kept_edges += count
    for edge in range(kept_edges):
        if trees.child[t, edge] != NONE:
            trees.child[t, edge] = remap[trees.child[t, edge]]
    trees.size[t, NODES] = kept_nodes
    trees.size[t, EDGES] = kept_edges
    trees.size[t, NOISED] = 0
    trees.size[t, DEPTH] = deepest(trees, t, remap)
    trees.size[t, ENDED] = 0
    trees.size[t, AVERAGED] = 0


@jit_lean
def deepest(trees: SearchTrees, t: int, depth: NDArray[np.int32]) -> int:
    """Write the number of moves from the root to each node; return the largest."""
    depth[ROOT] = 0
    most = 0
    for node in range(1, trees.size[t, NODES]):
        depth[node] = depth[trees.parent[t, node]] + 1
        most = max(most, depth[node])
    return most


@jit_lean
def paths_to(
    trees: SearchTrees,
    nodes: NDArray[np.int32],
    moves: NDArray[np.int16],
    length: NDArray[np.int32],
) -> None:
    """Write the moves from each root to its node; paths that are too long lose their deep end."""
    for t in range(len(nodes)):
        depth = 0
        node = nodes[t]
        while node != ROOT:
            node = trees.parent[t, node]
            depth += 1
        length[t] = min(depth, moves.shape[1])
        node = nodes[t]
        while node != ROOT:
            depth -= 1
            if depth < moves.shape[1]:
                moves[t, depth] = trees.move[t, node]
            node = trees.parent[t, node]
