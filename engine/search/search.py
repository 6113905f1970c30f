"""The search loop: select a batch of leaves, evaluate them in one call, grow the trees, repeat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.base.jit import jit_lean
from engine.go.board import NONE
from engine.go.playouts import rollout_scratch
from engine.go.position import play
from engine.go.rollout_policy import load_policy
from engine.go.state import PASSES, Position, copy_position, position_batch, row
from engine.go.symmetry import SYMMETRIES
from engine.go.territory import offer_pass
from engine.search.backup import absorb
from engine.search.ending import find_ended
from engine.search.grid import means, sum_grid
from engine.search.rollouts import mixed_means
from engine.search.root_priors import add_noise, gather_roots, use_averages
from engine.search.root_stats import RootStats, read_roots
from engine.search.select import gather
from engine.search.settings import SearchSettings
from engine.search.sharpening import sharpened, sharpened_stats, sharpness
from engine.search.tree import (
    AVERAGED,
    EDGES,
    NODES,
    NOISED,
    ROOT,
    SearchTrees,
    allocate_trees,
    clear_tree,
    find_edge,
    grow,
    paths_to,
    re_root,
)
from engine.search.value.evaluation import Evaluation, Evaluator

SECOND_PASS: Final = 0.2
"""Least prior of a pass after a pass at the root of a search that people look at, so that it is
compared with the other moves."""


@jit_lean
def _set_root(
    trees: SearchTrees,
    roots: Position,
    t: int,
    position: Position,
    komi: float,
    lambda_: float,
    mu: float,
) -> None:
    clear_tree(trees, t, komi, lambda_, mu)
    copy_position(position, row(roots, t))


@jit_lean
def _advance(
    trees: SearchTrees,
    roots: Position,
    t: int,
    move: int,
    keep: bool,
    remap: NDArray[np.int32],
    depth_weight: float,
) -> bool:
    """Play `move` at the root and keep its subtree; return False if there is none to keep."""
    play(row(roots, t), move)
    edge = find_edge(trees, t, ROOT, move)
    child = trees.child[t, edge] if edge != NONE else NONE
    if not keep or child == NONE or trees.edge_count[t, child] == 0:
        clear_tree(trees, t, trees.komi[t], trees.agent[t, 0], trees.agent[t, 1])
        return False
    re_root(trees, t, child, remap)
    if len(trees.grid):
        sum_grid(trees, t, remap, depth_weight)
    return True


@jit_lean
def _variation(trees: SearchTrees, t: int, move: int, out: NDArray[np.int16]) -> int:
    """Follow the most visited moves after `move`; return the number of moves written."""
    edge = find_edge(trees, t, ROOT, move)
    if edge == NONE:
        return 0
    length = 0
    while edge != NONE and length < len(out):
        out[length] = trees.edge_move[t, edge]
        length += 1
        node = trees.child[t, edge]
        edge = NONE
        if node == NONE:
            break
        most = 0
        first = trees.first_edge[t, node]
        for i in range(first, first + trees.edge_count[t, node]):
            child = trees.child[t, i]
            if child != NONE and trees.visits[t, child] > most:
                most = trees.visits[t, child]
                edge = i
    return length


class TreeSearch:
    """T trees searched in lockstep with one evaluator call per step.

    Parameters
    ----------
    evaluator
        Evaluator for batches of positions of this size.
    size
        Board size [points per side].
    trees
        Number of trees T.
    visits
        Expected visits of each tree; more memory is allocated when there are more.
    settings
        Settings of all trees; komi, lambda and mu are each tree's own.
    grid : float32[G]
        Komi of the winrate curves of the root and its moves; None for no curves.
    batch
        Largest number of positions per evaluator call; default trees x settings.batch, at most
        1024.
    seed
        Seed of the root noise, of drawn depths, and of rollouts.
    scoring
        How two passes end a game: with "area" the board is counted as it stands. With "agreed" and
        "territory" dead stones are still on the board then, so the network's curve of that position
        is the result; the rules count area or territory, and so do rollouts.

    Attributes
    ----------
    random
        Draws the root noise and depths.
    next_tree
        Tree at which the next step begins to gather leaves.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        size: int,
        trees: int,
        visits: int,
        settings: SearchSettings,
        *,
        grid: NDArray[np.float32] | None = None,
        batch: int | None = None,
        seed: int = 0,
        scoring: str = "area",
    ) -> None:
        self.evaluator = evaluator
        self.size = size
        self.scoring = scoring
        self.set_settings(settings)
        self._sharpening = evaluator.sharpening if settings.sharpen else 0.0
        self._moves = size * size + 1
        nodes = visits + settings.batch + 2
        self.trees = allocate_trees(
            trees,
            size * size,
            nodes,
            nodes * self._moves,
            subtree_windows=settings.window_from == "subtree",
            parts=settings.depth_weight != 1.0 or settings.rollout_share > 0.0,
            grids=2 if settings.rollout_share else 1,
            grid=grid,
        )
        rows = min(1024, trees * settings.batch) if batch is None else batch
        self.roots = position_batch(trees, size)
        self._leaves = position_batch(rows, size)
        self._legal = np.zeros((rows, self._moves), np.bool_)
        self._all_moves = np.ones((rows, self._moves), np.bool_)
        self._leaf_tree = np.zeros(rows, np.int32)
        self._leaf_node = np.zeros(rows, np.int32)
        self.next_tree = 0
        self.random = np.random.default_rng(seed)
        self._rollouts = rollout_scratch(size * size, seed) if settings.rollout_share else None
        self._rollout_policy = load_policy(settings.rollout_policy, size, seed)

    def set_settings(self, settings: SearchSettings) -> None:
        """Go on with other values of the numbers that don't shape the trees."""
        self.settings = settings
        self._parameters = settings.parameters()._replace(
            count_ends=self.scoring == "area", territory=self.scoring == "territory"
        )

    def set_root(
        self, t: int, position: Position, komi: float, lambda_: float = 0.0, mu: float = 0.0
    ) -> None:
        """Restart tree t at a position (copied), for an agent at a komi."""
        _set_root(self.trees, self.roots, t, position, float(komi), float(lambda_), float(mu))
        self.limit_depth(t)

    def advance(self, t: int, move: int) -> bool:
        """Play a move at the root of tree t and keep its subtree.

        Returns
        -------
        bool
            False if the move had no subtree, or none that fits the root's schedule of visits
            (root_selection 'gumbel'), or if it has rollouts and a grid, whose sums by root move
            are not known: the tree restarts from the new position.
        """
        remap = np.empty(self.trees.parent.shape[1], np.int32)
        counted = not (len(self.trees.grid) and self.settings.rollout_share)
        keep = self.settings.root_selection == "puct" and counted
        self.limit_depth(t)
        weight = self.settings.depth_weight
        return bool(_advance(self.trees, self.roots, t, move, keep, remap, weight))

    def limit_depth(self, t: int) -> None:
        """Set, or draw, the depth at which the next search of tree t ends."""
        lowest, highest = self.settings.max_depth, self.settings.max_depth_upper
        if highest > lowest:
            self.trees.depth_limit[t] = self.random.integers(lowest, highest + 1)
        else:
            self.trees.depth_limit[t] = lowest

    def run(
        self,
        visits: NDArray[np.int32],
        noise: NDArray[np.bool_] | None = None,
        stopped: Callable[[], bool] | None = None,
    ) -> None:
        """Search until the root of every tree t has visits[t] visits, or until stopped.

        With `max_depth` a search may end with fewer visits, with Q decision with more.

        Parameters
        ----------
        visits : int32[T]
            Target visits, including those of earlier calls; 0 leaves a tree alone.
        noise : bool[T]
            Trees that get noise at the root, once per root: Dirichlet's on the priors, or Gumbel
            draws with root_selection 'gumbel'.
        """
        while stopped is None or not stopped():
            if not self.step(visits, noise):
                return

    def step(self, visits: NDArray[np.int32], noise: NDArray[np.bool_] | None = None) -> int:
        """Do one round: select, evaluate, expand.

        Returns
        -------
        int
            Visits made, or evaluations of roots (see `average_symmetries`); 0 if there was
            nothing left to do.
        """
        self._make_room()
        count = self._gather_averages(visits) if self.settings.average_symmetries else 0
        options = {"average": True} if count else {}
        ended = 0
        if not options:
            if noise is not None:
                self._noise(noise)
            count, ended, self.next_tree = gather(
                self.trees,
                self.roots,
                self._leaves,
                self._legal,
                self._leaf_tree,
                self._leaf_node,
                visits,
                self.settings.batch,
                self.next_tree,
                self._parameters,
            )
            if count == 0:
                return ended
        leaves = Position._make([*self._leaves[:3], *(array[:count] for array in self._leaves[3:])])
        komi = self.trees.komi[self._leaf_tree[:count]].astype(np.float32)
        asked = self._all_moves if self._parameters.all_points_policy else self._legal
        answer = self.evaluator.evaluate(leaves, asked[:count], komi, **options)
        if options:
            self.average(count, answer)
            return SYMMETRIES * count
        self.absorb(count, answer)
        return count + ended

    def average(self, count: int, answer: Evaluation) -> None:
        """Give the first `count` gathered roots their mean answers over the symmetries."""
        passed = self._leaves.counters[:count, PASSES] > 0
        offer_pass(passed, SECOND_PASS, self._legal[:count], answer.policy)
        chosen = self._leaf_tree[:count].astype(np.int64)
        p = self._parameters
        use_averages(self.trees, chosen, self._legal, answer.policy, answer.curve, p)

    def absorb(self, count: int, answer: Evaluation) -> None:
        """Expand the first `count` gathered leaves with their evaluations."""
        numbers = answer.curve.shape[1]
        if numbers > self.trees.curve.shape[2]:  # the evaluator's kind of curve, seen first here
            nodes, edges = self.trees.parent.shape[1], self.trees.prior.shape[1]
            self.trees = grow(self.trees, nodes, edges, numbers)
        absorb(
            self.trees,
            self._leaves,
            self._legal,
            self._leaf_tree,
            self._leaf_node,
            count,
            answer.policy,
            answer.curve_kind,
            answer.curve,
            self._rollouts,
            self._rollout_policy,
            self._parameters,
        )

    def _gather_averages(self, visits: NDArray[np.int32]) -> int:
        """Gather roots that are to be searched on the mean answer over the eight symmetries.

        They take about as many evaluations as a round; returns their number, 0 if no root waits.
        """
        active = self.trees.visits[:, ROOT] < visits
        has_one_answer = (self.trees.edge_count[:, ROOT] > 0) & (self.trees.size[:, AVERAGED] == 0)
        waiting = np.flatnonzero(active & has_one_answer)
        round_ = min(len(self._leaf_tree), int(active.sum()) * self.settings.batch)
        chosen = waiting[: max(1, round_ // SYMMETRIES)]
        if len(chosen):
            self._leaf_tree[: len(chosen)] = chosen
            self._leaf_node[: len(chosen)] = ROOT
            gather_roots(self.roots, chosen, self._leaves, self._legal)
        return len(chosen)

    def ended(self, visits: NDArray[np.int32]) -> NDArray[np.bool_]:
        """Return which searches are over, for the targets of `run`, bool[T]."""
        over = np.zeros(len(visits), np.bool_)
        find_ended(self.trees, self.roots, visits, over, self._parameters)
        return over

    def _make_room(self) -> None:
        """Enlarge the trees if the fullest could not take another batch."""
        trees = self.trees
        nodes, edges = trees.parent.shape[1], trees.prior.shape[1]
        batch = self.settings.batch + 1
        full_nodes = trees.size[:, NODES].max() + batch > nodes
        full_edges = trees.size[:, EDGES].max() + batch * self._moves > edges
        if full_nodes or full_edges:
            self.trees = grow(
                trees,
                2 * nodes + batch if full_nodes else nodes,
                2 * edges + batch * self._moves if full_edges else edges,
                trees.curve.shape[2],
            )

    def _noise(self, wanted: NDArray[np.bool_]) -> None:
        """Add noise to the given trees' roots if they are expanded and have none yet."""
        fresh = wanted & (self.trees.size[:, NOISED] == 0) & (self.trees.edge_count[:, ROOT] > 0)
        if fresh.any() and self.settings.root_selection == "gumbel":
            self.trees.gumbel[fresh] = self.random.gumbel(size=(int(fresh.sum()), self._moves))
            self.trees.size[fresh, NOISED] = 1
        elif fresh.any():
            alpha = self.settings.noise_alpha * 361.0 / (self._moves - 1)
            shape = (len(wanted), self._moves)
            gamma = self.random.standard_gamma(alpha, shape).astype(np.float32)
            add_noise(self.trees, fresh, gamma, self.settings.noise_weight)

    def root_stats(self) -> RootStats:
        """Return the current statistics of the roots."""
        count, moves = len(self.trees.komi), self._moves
        stats = RootStats(
            legal=np.zeros((count, moves), np.bool_),
            visits=np.zeros((count, moves), np.int32),
            prior=np.zeros((count, moves), np.float32),
            value=np.full((count, moves), np.nan, np.float32),
            winrate=np.full((count, moves), np.nan, np.float32),
            variance=np.zeros((count, moves), np.float32),
            curve=np.zeros((count, self.trees.curve.shape[2]), np.float32),
            curve_kind=np.zeros(count, np.int8),
            root_visits=np.zeros(count, np.int32),
            root_winrate=np.zeros(count, np.float32),
            root_value=np.zeros(count, np.float32),
            window=np.zeros((count, 2), np.float32),
        )
        read_roots(self.trees, stats)
        factors = sharpness(self._sharpening, stats.root_visits)
        return stats if (factors == 1.0).all() else sharpened_stats(stats, factors)

    def variation(self, t: int, move: int, length: int = 20) -> tuple[int, ...]:
        """Return tree t's principal variation that starts with `move`."""
        out = np.empty(length, np.int16)
        return tuple(int(m) for m in out[: _variation(self.trees, t, move, out)])

    def random_paths(self, moves: NDArray[np.int16], random: Generator) -> NDArray[np.int32]:
        """Write the moves to a random visited node of each tree, all nodes equally likely.

        Parameters
        ----------
        moves : int16[T, L]
            Receives the first L moves of each path at most.

        Returns
        -------
        int32[T]
            Lengths of the paths; 0 for a root without children.
        """
        count = self.trees.size[:, NODES]
        nodes = np.where(count > 1, random.integers(1, np.maximum(count, 2)), ROOT)
        length = np.zeros(len(count), np.int32)
        paths_to(self.trees, nodes.astype(np.int32), moves, length)
        return length

    def curves(self, t: int, stats: RootStats) -> NDArray[np.float32]:
        """Return Black's winrate at every komi of the grid, float32[A + 1, G].

        A row per root move, NaN for moves without visits; the last row is the root. `stats` is the
        result of `root_stats`, whose winrates are points of these curves.
        """
        visits = np.append(stats.visits[t], stats.root_visits[t]).astype(np.float64)
        share, sums = self.settings.rollout_share, self.trees.grid_sum[t]
        curves = mixed_means(self.trees, t, visits, share) if share else means(sums, visits)
        return sharpened(curves, sharpness(self._sharpening, stats.root_visits[t]))
