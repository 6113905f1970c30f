"""Mix results of games played on from the leaves with the network's values (AlphaGo, Search)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit_lean
from engine.base.statistics.intervals import wilson_interval
from engine.go.board import NONE
from engine.go.playouts import RolloutScratch, random_game, rollout_scratch
from engine.go.rollout_policy import RolloutPolicy, policy_game
from engine.go.state import Position, clone, copy_position
from engine.go.territory import score_as_it_stands
from engine.search.grid import add_score_to_grid, add_to_grid, finished_winrate, means
from engine.search.settings import SearchParameters
from engine.search.tree import (
    JUDGED,
    N_V,
    ROOT,
    TERMINAL,
    W_R,
    W_V,
    Z_R,
    Z_V,
    SearchTrees,
    find_edge,
)
from engine.search.value.curve import mean_winrate, winrate_at


@jit_lean
def mix(
    trees: SearchTrees,
    t: int,
    node: int,
    evaluated: bool,
    evaluation: tuple[float, float],
    rollout: tuple[float, float],
    share: float,
) -> None:
    """Add a leaf's evaluation, if it is new, and a rollout to a node's sums, as value and winrate.

    Sums become visits times Q = (1 - m) W_v / N_v + m W_r / N_r (AlphaGo, Search), so that whoever
    divides them by visits need not know. Called after the visit is counted: N_r.
    """
    parts, visits = trees.parts[t, node], trees.visits[t, node]
    if evaluated:
        parts[N_V] += 1
        parts[W_V] += evaluation[0]
        parts[Z_V] += evaluation[1]
    parts[W_R] += rollout[0]
    parts[Z_R] += rollout[1]
    network = (1.0 - share) * visits / parts[N_V]
    mean = (1.0 - share) * evaluation[0] + share * rollout[0]
    trees.value_sum[t, node] = network * parts[W_V] + share * parts[W_R]
    trees.winrate_sum[t, node] = network * parts[Z_V] + share * parts[Z_R]
    trees.square_sum[t, node] += mean * mean


@jit_lean
def mean_result(score: float, low: float, high: float) -> float:
    """Return the mean result of a finished game over a window [bonus points for Black]."""
    if high == low:
        return finished_winrate(score + low)
    least, most = min(low, high), max(low, high)
    return min(1.0, max(0.0, (most + score) / (most - least)))


@jit_lean
def back_up_mixed(
    trees: SearchTrees, t: int, leaf: int, was_pending: bool, score: float, p: SearchParameters
) -> None:
    """Count a leaf, and a rollout that ended with `score`, in all the leaf's ancestors.

    As `back_up`, for each of the two. A finished game has no rollout: its result stands for both.
    """
    kind, numbers, komi = trees.curve_kind[t, leaf], trees.curve[t, leaf], trees.komi[t]
    judged = trees.state[t, leaf] == JUDGED
    ended = trees.state[t, leaf] == TERMINAL
    evaluated = ended or judged or trees.visits[t, leaf] == 0
    if ended:
        score = numbers[0]
    winrate = finished_winrate(score - komi) if ended else winrate_at(kind, numbers, -komi)
    result = winrate if judged else finished_winrate(score - komi)
    node, top = leaf, leaf
    while True:
        parent = trees.parent[t, node]
        value, played = winrate, result
        if parent != NONE:
            low, high = trees.window[t, parent, 0], trees.window[t, parent, 1]
            value = mean_winrate(kind, numbers, low, high)
            played = value if judged else mean_result(score, low, high)
        trees.visits[t, node] += 1
        if was_pending:
            trees.pending[t, node] -= 1
        mix(trees, t, node, evaluated, (value, winrate), (played, result), p.rollout_share)
        if parent == NONE:
            break
        top = node
        node = parent
    if len(trees.grid):
        move = trees.move[t, top]
        if evaluated:
            add_to_grid(trees, t, 0, move, leaf, 1.0, 1.0)
        if judged:
            add_to_grid(trees, t, trees.gumbel.shape[1] + 1, move, leaf, 1.0, 1.0)
        else:
            add_score_to_grid(trees, t, move, score)


@jit_lean
def roll_out(
    trees: SearchTrees,
    t: int,
    leaf: int,
    position: Position,
    rollouts: RolloutScratch,
    policy: RolloutPolicy | None,
    p: SearchParameters,
) -> None:
    """Play on from an evaluated leaf, in `position` itself, and back both results up.

    A leaf that the network judges, after two passes, has no rollout.
    """
    score = np.nan
    if trees.state[t, leaf] != JUDGED:
        limit = 3 * len(rollouts.empties)
        if policy is None:  # numba compiles only the branch of the argument's type
            random_game(position, rollouts.empties, rollouts.listed, rollouts.random, limit)
        else:
            last = NONE if leaf == ROOT else int(trees.move[t, leaf])
            parent = ROOT if leaf == ROOT else int(trees.parent[t, leaf])
            before = NONE if parent == ROOT else int(trees.move[t, parent])
            policy_game(position, last, before, policy.board, policy.tables, limit)
        score = score_as_it_stands(position, p.territory)
    back_up_mixed(trees, t, leaf, True, score, p)


def mixed_means(
    trees: SearchTrees, t: int, visits: NDArray[np.float64], share: float
) -> NDArray[np.float32]:
    """Return Black's mean winrate at every komi of the grid, float32[A + 1, G].

    `visits`, float64[A + 1], are those of the root's moves and, last, of the root.
    """
    root = len(visits) - 1
    evaluated = np.zeros(len(visits))
    evaluated[root] = trees.parts[t, ROOT, N_V]
    for move in np.flatnonzero(visits[:root]).tolist():
        child = trees.child[t, find_edge(trees, t, ROOT, move)]
        evaluated[move] = trees.parts[t, child, N_V]
    network = means(trees.grid_sum[t, : len(visits)], evaluated)
    played = means(trees.grid_sum[t, len(visits) :], visits)
    return ((1.0 - share) * network + share * played).astype(np.float32)


def root_means(
    trees: SearchTrees, t: int, visits: int, has_rollouts: bool
) -> tuple[NDArray[np.float32], NDArray[np.float32] | None]:
    """Return Black's mean winrates at the root, float32[G]: by the network, and by rollouts.

    They are v_k and r_k at every komi of the grid; the second is None without rollouts. `visits`
    are those of the root.
    """
    rows = trees.gumbel.shape[1] + 1
    if not has_rollouts:
        return means(trees.grid_sum[t, rows - 1 : rows], np.array([float(visits)]))[0], None
    evaluated = np.array([trees.parts[t, ROOT, N_V]], np.float64)
    network = means(trees.grid_sum[t, rows - 1 : rows], evaluated)[0]
    return network, means(trees.grid_sum[t, 2 * rows - 1 :], np.array([float(visits)]))[0]


def mean_rollout_score(
    start: Position,
    games: int,
    scratch: RolloutScratch,
    policy: RolloutPolicy | None,
    territory: bool = False,
) -> float:
    """Return the mean score of rollouts from a position, without komi [points for Black].

    Moves are drawn at random, or by a rollout policy.
    """
    scores = np.zeros(games)
    _play_scores(start, clone(start), scores, scratch, policy, territory)
    return float(scores.mean())


def rollout_winrate(position: Position, komi: float, games: int, seed: int) -> tuple[float, float]:
    """Return a 95 % interval (Wilson) of Black's winrate in random games from a position.

    It stands in for the values that a network of the policy alone lacks.
    """
    scores = np.zeros(games)
    scratch = rollout_scratch(len(position.neighbor), seed)
    _play_scores(position, clone(position), scores, scratch, None, False)
    wins = float((scores > komi).sum()) + 0.5 * float((scores == komi).sum())
    return wilson_interval(wins, games)


@jit_lean
def _play_scores(
    start: Position,
    position: Position,
    scores: NDArray[np.float64],
    scratch: RolloutScratch,
    policy: RolloutPolicy | None,
    territory: bool,
) -> None:
    limit = 3 * len(scratch.empties)
    for i in range(len(scores)):
        copy_position(start, position)
        if policy is None:  # numba compiles only the branch of the argument's type
            random_game(position, scratch.empties, scratch.listed, scratch.random, limit)
        else:
            policy_game(position, NONE, NONE, policy.board, policy.tables, limit)
        scores[i] = score_as_it_stands(position, territory)
