"""The root's own rules: sequential halving with Gumbel draws, forced playouts."""

from __future__ import annotations

import math
from itertools import product
from unittest.mock import patch

import numpy as np
import pytest

from engine.base.errors import SettingsError
from engine.go.position import play
from engine.go.state import empty_position
from engine.search.root import halving_visits
from engine.search.root_stats import RootStats
from engine.search.search import TreeSearch
from engine.search.select import exploration
from engine.search.settings import ROOT_CANDIDATES, SearchSettings
from engine.search.signature import HashEvaluator

SIZE = 5


def searched(
    visits: int,
    *,
    trees: int = 1,
    noise: bool = False,
    seed: int = 0,
    candidates: int = ROOT_CANDIDATES,
    **options: object,
) -> TreeSearch:
    settings = SearchSettings.from_dict({"batch": 1, **options})
    with patch("engine.search.settings.ROOT_CANDIDATES", candidates):
        search = TreeSearch(HashEvaluator(SIZE), SIZE, trees, visits, settings, seed=seed)
    for t in range(trees):
        search.set_root(t, empty_position(SIZE), 3.5, 0.5)
    run(search, visits, noise=noise)
    return search


def run(search: TreeSearch, visits: int, *, noise: bool = False) -> RootStats:
    trees = len(search.trees.komi)
    search.run(np.full(trees, visits, np.int32), np.full(trees, noise))
    return search.root_stats()


def published_schedule(candidates: int, simulations: int) -> list[int]:
    """Visits before each simulation, as mctx writes Danihelka et al.'s algorithm 1 down."""
    if candidates <= 1:
        return list(range(simulations))
    phases = math.ceil(math.log2(candidates))
    sequence: list[int] = []
    visits, considered = [0] * candidates, candidates
    while len(sequence) < simulations:
        for _ in range(max(1, int(simulations / (phases * considered)))):
            sequence.extend(visits[:considered])
            for i in range(considered):
                visits[i] += 1
        considered = max(2, considered // 2)
    return sequence[:simulations]


def test_the_schedule_is_the_published_one(subtests: pytest.Subtests) -> None:
    for candidates, simulations in product([1, 2, 3, 4, 7, 16, 26], [1, 5, 16, 33, 100, 250]):
        with subtests.test(f"{candidates} {simulations}"):
            found = [halving_visits(candidates, simulations, i) for i in range(simulations)]
            assert found == published_schedule(candidates, simulations)


def test_visits_go_to_the_best_of_the_policy_and_halve() -> None:
    stats = searched(33, root_selection="gumbel", candidates=4).root_stats()
    tried = np.flatnonzero(stats.visits[0])
    assert sorted(stats.visits[0, tried].tolist()) == [4, 4, 12, 12]
    best = np.argsort(-stats.prior[0], kind="stable")[:4]
    assert set(tried) == set(best.tolist())


def test_the_better_half_is_kept() -> None:
    """After the first phase the two with the larger log prior + (50 + 4) q go on."""
    search = searched(1, root_selection="gumbel", candidates=4)
    target = np.array([33], np.int32)
    while search.root_stats().root_visits[0] < 17:
        search.step(target)
    half = search.root_stats()
    tried = np.flatnonzero(half.visits[0])
    assert half.visits[0, tried].tolist() == [4, 4, 4, 4]
    score = np.log(half.prior[0, tried]) + (50.0 + 4.0) * half.value[0, tried]  # Black to move
    kept = np.flatnonzero(run(search, 33).visits[0] == 12)
    assert set(kept) == set(tried[np.argsort(-score)[:2]].tolist())


def test_more_visits_than_were_planned_go_to_moves_already_tried() -> None:
    search = searched(17, root_selection="gumbel", candidates=4)
    before = search.root_stats().visits[0]
    after = run(search, 40).visits[0]
    assert after.sum() == 39
    assert (after >= before).all()


def test_one_candidate_gets_everything() -> None:
    stats = searched(20, root_selection="gumbel", candidates=1).root_stats()
    assert stats.visits[0].max() == 19


def test_draws_take_the_place_of_noise() -> None:
    def sets(seed: int) -> list[frozenset[int]]:
        search = searched(9, trees=40, noise=True, seed=seed, root_selection="gumbel", candidates=8)
        stats = search.root_stats()
        assert (stats.prior == stats.prior[0]).all()  # no noise in the priors
        return [frozenset(np.flatnonzero(row).tolist()) for row in stats.visits]

    found = sets(1)
    assert {len(tried) for tried in found} == {8}
    assert len(set(found)) > 20
    assert found == sets(1)


def test_draws_follow_the_policy() -> None:
    """One candidate and Gumbel draws: a move is tried as often as the policy has it."""
    count = 2000
    search = searched(2, trees=count, noise=True, root_selection="gumbel", candidates=1)
    stats = search.root_stats()
    often = (stats.visits > 0).mean(axis=0)
    spread = np.sqrt(stats.prior[0] * (1.0 - stats.prior[0]) / count)
    assert (np.abs(often - stats.prior[0]) < 4.5 * spread + 1e-9).all()


def test_a_new_root_is_searched_from_nothing() -> None:
    search = searched(33, root_selection="gumbel")
    move = int(search.root_stats().visits[0].argmax())
    assert not search.advance(0, move)
    assert run(search, 20).root_visits[0] == 20


def test_a_pass_that_loses_is_no_candidate() -> None:
    settings = SearchSettings(batch=1, root_selection="gumbel", pass_rule="guarded")
    search = TreeSearch(HashEvaluator(SIZE), SIZE, 1, 30, settings)
    position = empty_position(SIZE)
    play(position, SIZE * SIZE)
    for komi, tried in ((-9.5, False), (9.5, True)):  # White is to move on an empty board
        search.set_root(0, position, komi)
        policy = search.root_stats()
        stats = run(search, 30)
        assert policy.root_visits[0] == 0
        order = np.argsort(-stats.prior[0], kind="stable").tolist()
        assert order.index(SIZE * SIZE) < 16  # by its prior it would be one
        assert (stats.visits[0, -1] > 0) == tried


def test_exploration_grows_with_visits() -> None:
    plain = SearchSettings(c_puct=0.8).parameters()
    explored = [exploration(n, plain) for n in (0, 1, 99)]
    assert explored == pytest.approx([0.0, 0.8, 0.8 * math.sqrt(99)])
    log = SearchSettings(c_puct=0.5, puct="log").parameters()
    expected = 0.5 * math.sqrt(99 * math.log(0.015 * 99 + 1.7))
    assert exploration(99, log) == pytest.approx(expected)
    others = SearchSettings(c_puct=0.8, puct_epsilon=1.0).parameters()
    assert exploration(90, others) == pytest.approx(0.8 * math.sqrt(91))


def test_unknown_selection_is_refused() -> None:
    with pytest.raises(SettingsError, match="root_selection"):
        SearchSettings(root_selection="uct")
