"""Search options of the small-board study (GoCSE392): each as a literal reading, node for node."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.base.errors import SettingsError
from engine.go.state import clone
from engine.search.search import TreeSearch
from engine.search.select import exploration
from engine.search.settings import SearchSettings
from engine.search.signature import HashEvaluator
from engine.search.tree import DEPTH
from engine.search.value.fit import komi_grid
from tests.engine.search.literal_tree import Rules, Tree, position_after, shape_of

POSITIONS = range(20)
OPTIONS: dict[str, dict[str, Any]] = {
    "excluded": {"puct_sum": "excluded"},
    "epsilon": {"puct_epsilon": 1.0},
    "leaves": {"max_leaves": 5},
    "increase": {"max_leaves": 2, "leaves_increase": 1},
    "open": {"max_leaves": 3, "leaves_increase": 1, "open_leaves": True},
    "depth": {"max_depth": 5},
    "weight": {"depth_weight": 1.5},
    "decision": {"q_decision_visits": 200},
    "legality": {"legality": "on_demand"},
    "all": {
        "legality": "on_demand",
        "puct_sum": "excluded",
        "puct_epsilon": 1.0,
        "max_leaves": 5,
        "leaves_increase": 1,
        "open_leaves": True,
        "max_depth": 5,
        "depth_weight": 2.0,
        "q_decision_visits": 200,
    },
}
VISITS = 120


def settings_of(options: dict[str, Any], batch: int = 1) -> SearchSettings:
    own = {"fpu": "agz", "c_puct": 1.1, "noise_weight": 0.0}
    return SearchSettings(**{"batch": batch, **own, **options})


def searched(
    options: dict[str, Any],
    seeds: range,
    *,
    visits: int = VISITS,
    batch: int = 1,
    seed: int = 0,
    grid: bool = False,
) -> TreeSearch:
    """One tree for each position, searched in lockstep."""
    search = TreeSearch(
        HashEvaluator(7),
        7,
        len(seeds),
        visits,
        settings_of(options, batch),
        seed=seed,
        grid=komi_grid(7) if grid else None,
    )
    for t, number in enumerate(seeds):
        search.set_root(t, position_after(2 * number, number), 5.5, lambda_of(number))
    search.run(np.full(len(seeds), visits, np.int32))
    return search


def lambda_of(number: int) -> float:
    return (0.0, 0.5)[number % 2]


def literal(options: dict[str, Any], number: int) -> Tree:
    settings = settings_of(options)
    rules = Rules(
        lambda_=lambda_of(number),
        c_puct=settings.c_puct,
        urgency=settings.fpu,
        c_fpu=settings.fpu_reduction,
        softmax=1.0,
        excluded=settings.puct_sum == "excluded",
        epsilon=settings.puct_epsilon,
        max_leaves=settings.max_leaves,
        leaves_increase=settings.leaves_increase,
        open_leaves=settings.open_leaves,
        max_depth=settings.max_depth,
        depth_weight=settings.depth_weight,
        q_visits=settings.q_decision_visits,
        q_gap=settings.q_decision_gap,
        on_demand=settings.legality == "on_demand",
    )
    tree = Tree(HashEvaluator(7), clone(position_after(2 * number, number)), 5.5, rules)
    tree.search(VISITS)
    return tree


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_searches_as_its_literal_reading(name: str) -> None:
    """In lockstep, so searches that end early or late stand beside others."""
    search, plain = searched(OPTIONS[name], POSITIONS), searched({}, POSITIONS)
    changed = 0
    for number in POSITIONS:
        shape = shape_of(search, number)
        assert shape == literal(OPTIONS[name], number).shape()
        changed += shape != shape_of(plain, number)
    assert changed > 0, "and the option changes something"


def test_the_papers_example_follows_its_formula() -> None:
    """6.2: priors 0.9 and 0.1, nine visits of the first; the example has 0.3, 1 and 0.1, 1."""
    parameters = SearchSettings(c_puct=1.0).parameters()
    for summed, expected in (([9, 9], [0.3, 3.0]), ([0, 9], [0.0, 3.0])):  # included, excluded
        visits = zip(summed, [9, 0], strict=True)
        explored = [exploration(n, parameters) / (1 + own) for n, own in visits]
        assert explored == pytest.approx(expected)


@pytest.mark.parametrize("batch", [1, 8])
@pytest.mark.parametrize("increase", [0, 1])
def test_no_node_is_above_max_leaves(increase: int, batch: int) -> None:
    options = {"max_leaves": 4, "leaves_increase": increase, "fpu_constant": 1.0}
    search = searched({"fpu": "agz", **options}, range(4), visits=400, batch=batch)
    for kept in range(3):
        full = 0
        for t in range(4):
            shape = shape_of(search, t)
            opened = {path: 0 for path in shape}
            for path in shape:
                if path:
                    opened[path[:-1]] += 1
            room = {path: 4 + increase * (len(path) + kept) for path in shape}
            assert all(opened[path] <= room[path] for path in shape)
            full += sum(opened[path] == room[path] for path in shape)
        assert full > 0
        if increase:  # limits go with the distance from the root, so a kept tree has wider ones
            break
        for t in range(4):
            search.advance(t, int(search.root_stats().visits[t].argmax()))
        search.run(np.full(4, 400, np.int32))


@pytest.mark.parametrize("batch", [1, 8])
def test_searches_end_at_their_depth_beside_others(batch: int) -> None:
    options = {"max_depth": 3, "max_depth_upper": 6}
    search = searched(options, range(8), visits=3000, batch=batch, seed=5)
    limits = search.trees.depth_limit
    assert {3} < set(limits.tolist()) <= {3, 4, 5, 6}
    assert search.trees.size[:, DEPTH].tolist() == limits.tolist()
    deepest = [max(map(len, shape_of(search, t))) for t in range(8)]
    assert deepest == limits.tolist()
    assert search.ended(np.full(8, 3000, np.int32)).all()
    assert (search.root_stats().root_visits < 3000).all()
    again = searched(options, range(8), visits=3000, batch=batch, seed=5)
    assert again.trees.depth_limit.tolist() == limits.tolist()


def test_visits_end_a_search_that_never_gets_deep() -> None:
    search = searched({"max_depth": 900}, range(3), visits=50)
    assert search.root_stats().root_visits.tolist() == [50] * 3


def test_a_kept_tree_has_its_depth_and_a_new_limit() -> None:
    search = searched({"max_depth": 3, "max_depth_upper": 6}, range(1), visits=3000)
    limits = set()
    for _ in range(12):
        limits.add(int(search.trees.depth_limit[0]))
        search.advance(0, int(search.root_stats().visits[0].argmax()))
        assert search.trees.size[0, DEPTH] == max(map(len, shape_of(search)))
        search.run(np.array([3000], np.int32))
        assert search.trees.size[0, DEPTH] >= search.trees.depth_limit[0]
    assert len(limits) > 2


@pytest.mark.parametrize("batch", [1, 8])
def test_q_decision_raises_the_visits(batch: int) -> None:
    plain = searched({"max_depth": 5}, POSITIONS, visits=3000, batch=batch)
    on = {"max_depth": 5, "q_decision_visits": 500}
    decided = searched(on, POSITIONS, visits=3000, batch=batch)
    before, after = (s.root_stats().root_visits.astype(int) for s in (plain, decided))
    assert (after >= before).all()
    assert after.mean() > before.mean()
    assert (after <= before + 500 + batch).all()
    assert decided.ended(np.full(len(POSITIONS), 3000, np.int32)).all()


def test_q_decision_leaves_other_trees_alone() -> None:
    """Trees without a target, and searches of one visit, have nothing to decide."""
    search = searched({"q_decision_visits": 100}, range(4), visits=1)
    assert search.root_stats().root_visits.tolist() == [1] * 4
    search.run(np.array([0, 60, 0, 1], np.int32))
    visits = search.root_stats().root_visits.tolist()
    assert [visits[0], *visits[2:]] == [1] * 3
    search.run(np.array([0, 0, 0, 0], np.int32))
    assert search.root_stats().root_visits.tolist() == visits


def test_weighted_means_survive_a_move() -> None:
    """Values and curves of a kept subtree are what they were as those of the move."""
    search = searched({"depth_weight": 1.5}, range(2), visits=300, grid=True)
    before = search.root_stats()
    curves = [search.curves(t, before) for t in range(2)]
    moves = before.visits.argmax(axis=1).tolist()
    for t, move in enumerate(moves):
        search.advance(t, move)
    after = search.root_stats()
    for t, move in enumerate(moves):
        assert search.curves(t, after)[-1] == pytest.approx(curves[t][move], abs=1e-5)
        assert after.root_winrate[t] == pytest.approx(before.winrate[t, move], abs=1e-6)
    plain = searched({}, range(2), visits=300, grid=True)
    assert np.abs(plain.curves(0, plain.root_stats())[-1] - curves[0][-1]).max() > 0.001


def test_a_root_curve_is_the_weighted_mean_of_the_tree() -> None:
    """At the real komi it is the root's winrate."""
    search = searched({"depth_weight": 2.0}, range(1), visits=200, grid=True)
    stats = search.root_stats()
    at_komi = np.flatnonzero(komi_grid(7) == 5.5)
    assert search.curves(0, stats)[-1, at_komi] == pytest.approx(stats.root_winrate, abs=1e-5)


@pytest.mark.parametrize(
    "wrong",
    [
        {"leaves_increase": 1},
        {"open_leaves": True},
        {"max_depth_upper": 5},
        {"max_depth": 6, "max_depth_upper": 5},
    ],
)
def test_options_that_need_others_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(SettingsError, match=next(reversed(wrong))):
        SearchSettings(**wrong)
