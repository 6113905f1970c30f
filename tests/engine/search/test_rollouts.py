"""Search with rollouts (AlphaGo): Q = (1 - m) W_v / N_v + m W_r / N_r, as a literal reading."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.base.errors import SettingsError, WeightsError
from engine.go.board import NONE
from engine.go.playouts import random_game, rollout_scratch
from engine.go.position import play
from engine.go.rollout_policy import RolloutPolicy, load_policy, policy_game
from engine.go.rollout_tables import save_weights, uniform_weights
from engine.go.scoring import area_score
from engine.go.state import Position, clone
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.signature import HashEvaluator
from engine.search.tree import N_V, NODES
from engine.search.value.fit import komi_grid
from tests.engine.search.literal_tree import Rules, State, Tree, position_after, shape_of, value

SIZE = 7
VISITS = 150
OWN: dict[str, Any] = {"fpu": "agz", "c_puct": 1.1, "noise_weight": 0.0, "batch": 1}


class MixedTree(Tree):
    """A tree of positions that are opened after some visits; each visit has a rollout."""

    def __init__(
        self,
        position: Position,
        lambda_: float,
        share: float,
        opened: int,
        policy: RolloutPolicy | None = None,
    ) -> None:
        self.share, self.opened, self.policy = share, opened, policy
        self.policies: dict[int, dict[int, float]] = {}
        self.parts: dict[int, list[float]] = {}
        self.scratch = rollout_scratch(SIZE * SIZE, 0)
        rules = Rules(lambda_=lambda_, c_puct=1.1, urgency="agz", c_fpu=0.0, softmax=1.0)
        super().__init__(HashEvaluator(SIZE), position, 5.5, rules)
        self.rollout(self.root, NONE)  # of the root's own visit

    def rollout(self, leaf: State, last: int) -> float:
        """Return Black's score of a game played on after the move `last`."""
        assert leaf.position is not None
        position = clone(leaf.position)
        if self.policy is not None:
            policy_game(position, last, NONE, *self.policy, 3 * SIZE * SIZE)
            return float(area_score(position))
        empties, listed, random = self.scratch
        random_game(position, empties, listed, random, 3 * SIZE * SIZE)
        return float(area_score(position))

    def reward(self, s: State, score: float) -> float:
        """Return the share of the bonus points from 0 to s's far end with which s's player wins."""
        margin = (score if s.black else -score) + s.komi
        end = s.far_end(self.rules.lambda_)
        if end == 0.0:
            return float(margin > 0.0)
        low, high = sorted((0.0, end))
        return (high - min(high, max(low, -margin))) / (high - low)

    def grow(self) -> None:
        path, move = [self.root], NONE
        while path[-1].policy:
            s = path[-1]
            move = self.choose(s, len(path) - 1)
            if move not in s.children:
                assert s.position is not None
                position = clone(s.position)
                play(position, move)
                child = s.children[move] = self.state_of(position)
                self.policies[id(child)], child.policy = child.policy, {}
            path.append(s.children[move])
        leaf = path[-1]
        new = leaf.size == 0 or leaf.position is None
        score = None if leaf.position is None else self.rollout(leaf, move)
        for i, s in enumerate(path):
            s.size += 1
            if i == 0:
                continue
            parts = self.parts.setdefault(id(s), [0.0, 0.0, 0.0])
            if new:
                parts[0] += 1.0
                parts[1] += value(path[i - 1], leaf, self.rules)
            parent = path[i - 1]
            finished = value(parent, leaf, self.rules)
            parts[2] += finished if score is None else self.reward(parent, score)
            s.total = (1.0 - self.share) * parts[1] / parts[0] + self.share * parts[2] / s.size
            s.weight = 1.0
        if leaf.size == self.opened and leaf.position is not None:
            leaf.policy = self.policies[id(leaf)]


def searched(number: int, lambda_: float, **options: Any) -> TreeSearch:
    grid = komi_grid(SIZE) if options.pop("grid", False) else None
    settings = SearchSettings(**{**OWN, **options})
    search = TreeSearch(HashEvaluator(SIZE), SIZE, 1, VISITS, settings, grid=grid)
    search.set_root(0, position_after(2 * number, number), 5.5, lambda_)
    search.run(np.array([VISITS], np.int32))
    return search


@pytest.mark.parametrize("opened", [1, 3])
@pytest.mark.parametrize("share", [0.25, 0.5, 1.0])
def test_the_search_is_the_literal_one(share: float, opened: int) -> None:
    changed = 0
    for number in range(8):
        lambda_ = (0.0, 0.5)[number % 2]
        shape = shape_of(searched(number, lambda_, rollout_share=share, expand_visits=opened), 0)
        tree = MixedTree(clone(position_after(2 * number, number)), lambda_, share, opened)
        tree.search(VISITS)
        assert shape == tree.shape()
        changed += shape != shape_of(searched(number, lambda_), 0)
    assert changed > 0


@pytest.fixture
def policy_file(tmp_path: Path) -> Path:
    """Weights of a policy that likes to play near the last move, and not in atari."""
    others = np.array(
        [-3.0, 2.0, 0.0, 2.0, 1.0, 1.0, 0.5, 0.0, 3.0, 3.0, 3.0, 3.0, 3.0], np.float32
    )
    save_weights(tmp_path / "rollouts.npz", uniform_weights(SIZE)._replace(others=others))
    return tmp_path / "rollouts.npz"


@pytest.mark.parametrize("opened", [1, 3])
def test_rollouts_by_a_policy(policy_file: Path, opened: int) -> None:
    changed = 0
    for number in range(6):
        options: dict[str, Any] = {"rollout_share": 0.5, "expand_visits": opened}
        shape = shape_of(searched(number, 0.0, rollout_policy=str(policy_file), **options), 0)
        policy = load_policy(str(policy_file), SIZE, 0)
        tree = MixedTree(clone(position_after(2 * number, number)), 0.0, 0.5, opened, policy)
        tree.search(VISITS)
        assert shape == tree.shape()
        changed += shape != shape_of(searched(number, 0.0, **options), 0)
    assert changed > 0


def test_a_missing_policy_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"gone\.npz: there is no such file of rollout tables"):
        searched(0, 0.0, rollout_share=0.5, rollout_policy=str(tmp_path / "gone.npz"))


@pytest.mark.parametrize("opened", [1, 4])
def test_curves_meet_the_means_at_the_games_komi(opened: int) -> None:
    search = searched(3, 0.0, rollout_share=0.5, expand_visits=opened, grid=True)
    stats = search.root_stats()
    curves = search.curves(0, stats)
    at = {float(komi): i for i, komi in enumerate(search.trees.grid)}[5.5]
    assert curves[-1, at] == pytest.approx(stats.root_winrate[0], abs=1e-5)
    visited = stats.visits[0] > 0
    assert curves[:-1, at][visited] == pytest.approx(stats.winrate[0][visited], abs=1e-5)
    assert np.isnan(curves[:-1][~visited]).all()


def test_positions_are_opened_after_their_visits() -> None:
    """Each position's network value counts once, its rollouts at each visit."""
    search = searched(0, 0.0, rollout_share=0.5, expand_visits=5)
    trees, nodes = search.trees, int(search.trees.size[0, NODES])
    below = np.zeros(nodes, np.int64)
    for node in range(1, nodes):
        below[trees.parent[0, node]] += trees.visits[0, node]
    opened = trees.edge_count[0, :nodes] > 0
    own = trees.visits[0, :nodes] - below
    assert opened.sum() > 3
    assert (own[1:][opened[1:]] == 5).all()
    assert (own[~opened] < 5).all()
    leaves = ~opened & (own > 0)
    assert (trees.parts[0, :nodes, N_V][leaves] == 1.0).all()


def test_a_subtree_is_kept_without_a_grid_only() -> None:
    """The sums of a grid by root move can't be told from a subtree."""
    for grid in (False, True):
        search = searched(0, 0.0, rollout_share=0.5, grid=grid)
        move = int(search.root_stats().visits[0].argmax())
        known = int(search.root_stats().visits[0, move])
        assert search.advance(0, move) is not grid
        assert search.root_stats().root_visits[0] == (0 if grid else known)
        search.run(np.array([2 * VISITS], np.int32))
        assert search.root_stats().root_visits[0] == 2 * VISITS


@pytest.mark.parametrize(
    "options",
    [
        {"rollout_share": 0.5, "depth_weight": 2.0},
        {"expand_visits": 2},
        {"rollout_policy": "rollouts.npz"},
    ],
)
def test_settings_that_contradict_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(SettingsError, match="rollout_share"):
        SearchSettings(**options)
