"""The decision tree of the SAI paper, section III-D, word by word: slow, in the mover's frame.

With the search options of the small-board study (GoCSE392), whose default changes nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from engine.go.board import BLACK
from engine.go.position import is_legal, legal_moves, play
from engine.go.scoring import area_score
from engine.go.state import PASSES, TO_PLAY, Position, as_batch, clone, empty_position
from engine.search.search import TreeSearch
from engine.search.tree import ROOT, TERMINAL_BETA
from engine.search.value.evaluation import Evaluator


def sigma(x: float) -> float:
    return 0.5 + 0.5 * math.tanh(x / 2.0)


def log_sigma(x: float) -> float:
    return -math.log1p(math.exp(-x)) if x > 0.0 else x - math.log1p(math.exp(x))


@dataclass
class Rules:
    """What the paper leaves to be chosen."""

    lambda_: float
    c_puct: float
    urgency: str
    """"agz" or "lz"."""
    c_fpu: float
    softmax: float
    """Softmax temperature, ST of Table I."""
    excluded: bool = False
    """The study's excluded saying: the sum of N(s, b) leaves out b = a."""
    epsilon: float = 0.0
    """EPS, added to that sum."""
    max_leaves: int = 0
    leaves_increase: int = 0
    open_leaves: bool = False
    max_depth: int = 0
    depth_weight: float = 1.0
    q_visits: int = 0
    """Most visits of Q decision beyond the end."""
    q_gap: float = 0.01
    on_demand: bool = False
    """Whether a move's legality is tested only when it is chosen."""


@dataclass
class State:
    """A state s: whose move it is, its estimates for that player, and the policy."""

    black: bool
    alpha: float
    beta: float
    komi: float
    """k-bar: the komi for the player to move."""
    policy: dict[int, float] = field(default_factory=dict)
    children: dict[int, State] = field(default_factory=dict)
    position: Position | None = None
    size: int = 0
    """|T_s|, the nodes of the subtree."""
    total: float = 0.0
    """Sum of v(s-bar, r), times its weight, over the nodes r of the subtree; the root has none."""
    weight: float = 0.0
    """Sum of the weights."""

    def rho(self, x: float) -> float:
        return sigma(self.beta * (self.alpha + self.komi + x))

    def mu(self, y: float) -> float:
        """Remark 2: the mean of rho over [0, y]."""
        if abs(y) < 1e-9:
            return self.rho(0.0)
        a = abs(self.alpha + self.komi)
        b = abs(self.alpha + self.komi + y)
        logs = log_sigma(self.beta * a) - log_sigma(self.beta * b)
        return 0.5 + (b - a) / (2.0 * y) + logs / (self.beta * y)

    def far_end(self, lambda_: float) -> float:
        """x-bar of s and lambda: the inverse of rho at pi_lambda."""
        pi = (1.0 - lambda_) * self.rho(0.0) + lambda_ / 2.0
        if lambda_ == 0.0:
            return 0.0
        return math.log(pi / (1.0 - pi)) / self.beta - self.alpha - self.komi


def value(s: State, r: State, rules: Rules) -> float:
    """v(s, r), for the player to move at s."""
    if s.black == r.black:
        return r.mu(s.far_end(rules.lambda_))
    return 1.0 - r.mu(-s.far_end(rules.lambda_))  # the bonus is that of the player at s


class Tree:
    """T(n) of the paper: `grow` adds one node after the other."""

    def __init__(self, evaluator: Evaluator, position: Position, komi: float, rules: Rules) -> None:
        self.evaluator, self.rules, self.k = evaluator, rules, komi
        self.sums: dict[tuple[int, int], float] = {}
        self.root = self.state_of(position)
        self.root.size = 1
        self.depth = 0

    def state_of(self, position: Position) -> State:
        black = int(position.counters[TO_PLAY]) == BLACK
        sign = 1.0 if black else -1.0
        if position.counters[PASSES] >= 2:
            return State(black, sign * area_score(position), TERMINAL_BETA, -sign * self.k)
        legal = np.zeros((1, len(position.stones)), np.bool_)
        if self.rules.on_demand:
            legal[:] = True
        else:
            legal_moves(position, legal[0])
        komi = np.array([self.k], np.float32)
        answer = self.evaluator.evaluate(as_batch(position), legal, komi)
        alpha, beta = (float(x) for x in answer.curve[0])
        soft = answer.policy[0].astype(np.float64) ** (1.0 / self.rules.softmax)
        policy = {int(m): float(soft[m] / soft[legal[0]].sum()) for m in np.flatnonzero(legal[0])}
        return State(black, sign * alpha, beta, -sign * self.k, policy, position=position)

    def urgency(self, s: State) -> float:
        """u(s, T) of the two forms."""
        if self.rules.urgency == "agz":
            return 0.5
        tried = sum(s.policy[move] for move in s.children)
        return value(s, s, self.rules) - self.rules.c_fpu * math.sqrt(tried)

    def choose(self, s: State, depth: int) -> int:
        """Return the move of the largest U_T; equal ones by their policy, then by their point."""
        rules, u = self.rules, self.urgency(s)
        moves = sorted(s.policy, key=lambda move: (-s.policy[move], move))
        if rules.max_leaves:
            moves = moves[: rules.max_leaves + rules.leaves_increase * depth]
        if rules.open_leaves and any(move not in s.children for move in moves):
            return next(move for move in moves if move not in s.children)

        def score(move: int) -> float:
            child = s.children.get(move)
            size, q = (0, u) if child is None else (child.size, child.total / child.weight)
            below = sum(other.size for other in s.children.values())
            total = math.sqrt(below - (size if rules.excluded else 0) + rules.epsilon)
            return q + rules.c_puct * total * s.policy[move] / (1 + size)

        return max(moves, key=lambda move: (score(move), s.policy[move], -move))

    def search(self, visits: int) -> None:
        """Grow to so many nodes or to the depth, then until Q agrees with the visits."""
        deepest = self.rules.max_depth or math.inf
        while self.root.size < visits and self.depth < deepest:
            self.grow()
        for _ in range(self.rules.q_visits):
            children = self.root.children.values()
            means = [(s.size, s.total / s.weight) for s in children]
            best, chosen = max(q for _, q in means), max(means)[1]
            if chosen == best or best - chosen < self.rules.q_gap:
                return
            self.grow()

    def grow(self) -> None:
        """Add the node that the playout from the root reaches first outside the tree.

        A playout that ends in a finished game counts that game once more.
        """
        path = [self.root]
        while path[-1].policy:
            s = path[-1]
            move = self.choose(s, len(path) - 1)
            if move not in s.children:
                assert s.position is not None
                if not is_legal(s.position, move):
                    del s.policy[move]  # rolled back: the next best is chosen
                    continue
                position = clone(s.position)
                play(position, move)
                s.children[move] = self.state_of(position)
                path.append(s.children[move])
                break
            path.append(s.children[move])
        self.depth = max(self.depth, len(path) - 1)
        weight = self.rules.depth_weight ** len(path)
        for s in path:
            s.size += 1
            s.weight += weight
        for parent, s in pairwise(path):
            s.total += weight * value(parent, path[-1], self.rules)

    def shape(self) -> dict[tuple[int, ...], int]:
        """Return |T_s| of every node, by the moves that lead to it."""
        found, waiting = {}, [((), self.root)]
        while waiting:
            path, s = waiting.pop()
            found[path] = s.size
            waiting += [((*path, move), child) for move, child in s.children.items()]
        return found


def position_after(moves: int, seed: int) -> Position:
    """A position after random moves, without passes."""
    position, random = empty_position(7), np.random.default_rng(seed)
    legal = np.zeros(50, np.bool_)
    for _ in range(moves):
        legal_moves(position, legal)
        choices = np.flatnonzero(legal[:49])
        if len(choices):
            play(position, int(random.choice(choices)))
    return position


def shape_of(search: TreeSearch, t: int = 0) -> dict[tuple[int, ...], int]:
    """Visits of every node of tree t, by the moves that lead to it."""
    trees = search.trees
    found: dict[tuple[int, ...], int] = {}
    waiting: list[tuple[tuple[int, ...], int]] = [((), ROOT)]
    while waiting:
        path, node = waiting.pop()
        found[path] = int(trees.visits[t, node])
        first = int(trees.first_edge[t, node])
        for edge in range(first, first + int(trees.edge_count[t, node])):
            child = int(trees.child[t, edge])
            if child >= 0:
                waiting.append(((*path, int(trees.edge_move[t, edge])), child))
    return found
