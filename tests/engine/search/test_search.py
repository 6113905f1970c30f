"""The search on its own, with evaluators that need no network."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.go.board import WHITE
from engine.go.position import play
from engine.go.state import Position, clone, empty_position
from engine.search.search import TreeSearch
from engine.search.select import select_edge
from engine.search.settings import SearchSettings
from engine.search.signature import HashEvaluator, search_signature
from engine.search.tree import NODES, ROOT, find_edge
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.fit import alpha_beta_of_curve, komi_grid
from engine.search.value.kinds import FLAT, SIGMOID

SIGNATURE = "c6367764"
"""`sai-engine bench` prints it; a change that alters play states the new one in the changelog."""


class ConstantEvaluator(Evaluator):
    """The same curve for every position and an even policy."""

    def __init__(self, size: int, alpha: float, beta: float) -> None:
        self.size = size
        self.curve = alpha, beta
        self.rows: list[int] = []

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        rows = len(legal)
        self.rows.append(rows)
        policy = legal / legal.sum(1, keepdims=True, dtype=np.float32)
        curve = np.tile(np.array(self.curve, np.float32), (rows, 1))
        return Evaluation(policy.astype(np.float32), np.full(rows, SIGMOID, np.int8), curve, None)


def new_search(
    size: int, visits: int, *, trees: int = 1, grid: bool = False, **options: object
) -> TreeSearch:
    settings = SearchSettings.from_dict({"batch": 1, **options})
    search = TreeSearch(
        HashEvaluator(size),
        size,
        trees,
        visits,
        settings,
        grid=komi_grid(size) if grid else None,
    )
    for t in range(trees):
        search.set_root(t, empty_position(size), 3.5, 0.5)
    return search


def targets(count: int, trees: int = 1) -> NDArray[np.int32]:
    return np.full(trees, count, np.int32)


def test_signature() -> None:
    assert search_signature() == SIGNATURE


@pytest.mark.parametrize("batch", [1, 8])
def test_visits_are_exact(batch: int) -> None:
    search = new_search(5, 300, trees=3, batch=batch)
    search.run(np.array([300, 40, 0], np.int32))
    stats = search.root_stats()
    assert list(stats.root_visits) == [300, 40, 0]
    assert list(stats.visits.sum(1)) == [299, 39, 0]
    assert not search.trees.pending.any()


def test_equal_seeds_give_equal_trees() -> None:
    found = []
    for _ in range(2):
        search = new_search(5, 200)
        search.run(targets(200), noise=np.array([True]))
        found.append(search.root_stats().visits)
    assert np.array_equal(*found)


def test_trees_side_by_side_equal_trees_alone() -> None:
    together = new_search(5, 150, trees=2)
    together.set_root(1, empty_position(5), -2.5, 1.0)
    together.run(targets(150, 2))
    alone = new_search(5, 150)
    alone.set_root(0, empty_position(5), -2.5, 1.0)
    alone.run(targets(150))
    assert np.array_equal(together.root_stats().visits[1], alone.root_stats().visits[0])


def test_root_winrate_is_the_mean_over_its_evaluations() -> None:
    search = TreeSearch(ConstantEvaluator(5, 4.0, 0.5), 5, 1, 50, SearchSettings(batch=4))
    search.set_root(0, empty_position(5), 3.5)
    search.run(targets(50))
    expected = 1 / (1 + np.exp(-0.5 * 0.5))
    assert search.root_stats().root_winrate[0] == pytest.approx(expected, abs=1e-6)


def test_batches_hold_the_leaves_of_all_trees() -> None:
    evaluator = ConstantEvaluator(5, 4.0, 0.5)
    search = TreeSearch(evaluator, 5, 16, 30, SearchSettings(batch=1))
    for t in range(16):
        search.set_root(t, empty_position(5), 3.5)
    search.run(targets(30, 16))
    assert set(evaluator.rows) == {16}


def test_advance_keeps_the_subtree() -> None:
    search = new_search(5, 200, grid=True)
    search.run(targets(200))
    before = search.root_stats()
    move = int(before.visits[0].argmax())
    curve = search.curves(0, before)[move]
    position = empty_position(5)
    play(position, move)
    assert search.advance(0, move)
    stats = search.root_stats()
    assert stats.root_visits[0] == before.visits[0, move]
    assert stats.visits[0].sum() == stats.root_visits[0] - 1
    np.testing.assert_allclose(search.curves(0, stats)[-1], curve, atol=1e-6)
    assert np.array_equal(search.roots.stones[0], position.stones)
    search.run(targets(250))
    assert search.root_stats().root_visits[0] == 250


def test_advance_to_an_unknown_move_starts_anew() -> None:
    search = new_search(5, 20)
    search.run(targets(2))
    unvisited = int(np.flatnonzero(search.root_stats().visits[0] == 0)[0])
    assert not search.advance(0, unvisited)
    assert search.trees.size[0, NODES] == 1
    search.run(targets(20))
    assert search.root_stats().root_visits[0] == 20


def test_curves_fall_with_komi_and_agree_with_winrates() -> None:
    search = new_search(5, 200, grid=True)
    search.run(targets(200))
    stats = search.root_stats()
    curves = search.curves(0, stats)
    stats = search.root_stats()
    tried = np.flatnonzero(stats.visits[0])
    assert (np.diff(curves[tried], axis=1) <= 1e-6).all()
    at = int(np.flatnonzero(komi_grid(5) == 3.5)[0])
    np.testing.assert_allclose(curves[tried, at], stats.winrate[0, tried], atol=1e-5)
    assert curves[-1, at] == pytest.approx(stats.root_winrate[0], abs=1e-5)


def test_more_visits_than_expected_make_room() -> None:
    search = new_search(3, 10)
    search.run(targets(10))
    search.run(targets(2_000))
    assert search.root_stats().root_visits[0] == 2_000


def test_finished_games_score_the_board() -> None:
    """On a full-knowledge ending, passing twice must carry the board's score."""
    search = new_search(2, 400, batch=4)
    search.set_root(0, empty_position(2), 0.0)
    search.run(targets(400))
    assert 0.0 < search.root_stats().root_winrate[0] < 1.0


def test_noise_keeps_priors_a_distribution() -> None:
    search = new_search(5, 50)
    search.run(targets(50), noise=np.array([True]))
    stats = search.root_stats()
    assert stats.prior[0].sum() == pytest.approx(1.0, abs=1e-5)
    calm = new_search(5, 50)
    calm.run(targets(50))
    assert not np.allclose(stats.prior, calm.root_stats().prior)


def test_noise_also_reaches_a_root_that_was_searched() -> None:
    search = new_search(5, 100)
    search.run(targets(100))
    move = int(search.root_stats().visits[0].argmax())
    search.advance(0, move)
    quiet = search.root_stats().prior.copy()
    search.run(targets(150), noise=np.array([True]))
    stats = search.root_stats()
    assert not np.allclose(stats.prior, quiet)
    assert stats.visits[0].sum() == 149


def test_stop_is_heard_between_batches() -> None:
    search = new_search(5, 100)
    calls = iter([False, False, True])
    search.run(targets(100), stopped=lambda: next(calls))
    assert search.root_stats().root_visits[0] == 2


def test_superko_is_kept_in_the_tree() -> None:
    """No line of a tree repeats a board of its own path."""
    search = new_search(2, 500)
    search.run(targets(500))
    trees = search.trees
    for node in range(1, trees.size[0, NODES]):
        line = []
        step = node
        while step != ROOT:
            line.append(int(trees.move[0, step]))
            step = trees.parent[0, step]
        position = empty_position(2)
        boards = {position.stones.tobytes()}
        for move in reversed(line):
            before = clone(position)
            play(position, move)
            if move != 4:
                assert position.stones.tobytes() not in boards, (line, before)
            boards.add(position.stones.tobytes())


def test_flat_evaluators_work_with_every_lambda() -> None:
    class Flat(ConstantEvaluator):
        def evaluate(
            self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
        ) -> Evaluation:
            answer = super().evaluate(positions, legal, komi)
            answer.curve_kind[:] = FLAT
            answer.curve[:, 0] = 0.25
            return answer

    for window in ("node", "subtree"):
        settings = SearchSettings(batch=1, window_from=window)
        search = TreeSearch(Flat(5, 0.0, 0.0), 5, 1, 60, settings)
        search.set_root(0, empty_position(5), 7.5, 1.0)
        search.run(targets(60))
        assert search.root_stats().root_winrate[0] == pytest.approx(0.25, abs=0.2)


def test_lambda_above_one_reaches_beyond_fair_komi() -> None:
    for window in ("node", "subtree"):
        settings = SearchSettings(batch=1, window_from=window)
        search = TreeSearch(HashEvaluator(5), 5, 2, 120, settings)
        for t, lambda_ in enumerate((1.0, 2.0)):
            search.set_root(t, empty_position(5), 7.5, lambda_)
        search.run(targets(120, 2))
        ends = search.root_stats().window[:, 1]
        assert np.isfinite(ends).all()
        assert (ends[1] - ends[0]) * (ends[0] + 7.5) > 0.0, window


def test_noise_on_a_kept_tree_hides_no_move_that_was_searched() -> None:
    """Noise can put a searched move behind moves without visits; it competes all the same."""
    settings = SearchSettings(batch=1, noise_alpha=0.5, noise_weight=1.0, fpu="agz")
    hidden = 0
    for seed in range(8):
        search = TreeSearch(HashEvaluator(5), 5, 1, 400, settings, seed=seed)
        search.set_root(0, empty_position(5), 7.5)
        search.run(targets(150))
        assert search.advance(0, int(search.root_stats().visits[0].argmax()))
        for more in range(40):
            visits = int(search.root_stats().root_visits[0]) + 1
            search.run(targets(visits), noise=np.ones(1, np.bool_))
            trees, stats = search.trees, search.root_stats()
            first = trees.first_edge[0, ROOT]
            moves = trees.edge_move[0, first : first + trees.edge_count[0, ROOT]]
            tried = stats.visits[0, moves]
            hidden += bool((tried[tried.argmin() :] > 0).any())
            value = 1.0 - np.nan_to_num(stats.value[0, moves], nan=0.5)  # White to move
            bonus = stats.prior[0, moves] * 0.8 * np.sqrt(visits - 1) / (1.0 + tried)
            chosen = select_edge(trees, 0, ROOT, 0, WHITE, False, 25, settings.parameters())
            assert chosen - first == (value + bonus).argmax(), (seed, more)
    assert hidden, "no seed put a searched move behind one that was not"


def test_networks_hear_the_komi_of_their_game() -> None:
    heard: list[set[float]] = []

    class Listener(HashEvaluator):
        def evaluate(
            self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
        ) -> Evaluation:
            assert komi.dtype == np.float32
            assert len(komi) == len(legal)
            heard.append(set(komi.tolist()))
            return super().evaluate(positions, legal, komi)

    search = TreeSearch(Listener(5), 5, 2, 20, SearchSettings(batch=2))
    search.set_root(0, empty_position(5), 7.5)
    search.set_root(1, empty_position(5), -24.5)
    search.run(np.array([20, 20], np.int32))
    assert set().union(*heard) == {7.5, -24.5}


class Narrow(ConstantEvaluator):
    """A policy of 0.9 for the first legal point."""

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        answer = super().evaluate(positions, legal, komi)
        answer.policy[:] *= 0.1
        answer.policy[np.arange(len(legal)), legal.argmax(1)] += 0.9
        return answer


def test_a_batch_does_not_try_moves_that_one_leaf_at_a_time_would_not() -> None:
    def tried(batch: int, virtual_loss: float) -> int:
        settings = SearchSettings(batch=batch, virtual_loss=virtual_loss)
        search = TreeSearch(Narrow(5, 12.0, 0.3), 5, 1, 60, settings)
        search.set_root(0, empty_position(5), 9.5)
        search.run(np.array([60], np.int32))
        return int(np.count_nonzero(search.root_stats().visits[0]))

    assert tried(8, SearchSettings().virtual_loss) <= tried(1, 0.0) + 1
    assert tried(8, 1.0) > tried(1, 0.0) + 1


class Lopsided(HashEvaluator):
    """An evaluator whose answers differ between symmetries: their mean is an even policy."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.averaged: list[int] = []

    def evaluate(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        *,
        average: bool = False,
    ) -> Evaluation:
        answer = super().evaluate(positions, legal, komi)
        if average:
            self.averaged.append(len(legal))
            answer.policy[:] = legal / legal.sum(1, keepdims=True)
            answer.curve[:] = 2.5, 0.5
        return answer


class Sharpening(HashEvaluator):
    """An evaluator whose searches are measured to be surer than their means."""

    sharpening = 0.4


def test_sharpened_statistics_keep_moves_and_fair_komi() -> None:
    evaluator = Sharpening(5)
    plain, sharpening = (
        TreeSearch(evaluator, 5, 2, 50, SearchSettings(sharpen=on), grid=komi_grid(5))
        for on in (False, True)
    )
    for search in (plain, sharpening):
        for t, lambda_ in enumerate((0.0, 0.5)):
            search.set_root(t, empty_position(5), 1.5, lambda_)
        search.run(np.array([50, 1], np.int32))
    before, after = plain.root_stats(), sharpening.root_stats()
    np.testing.assert_array_equal(before.visits, after.visits)
    np.testing.assert_array_equal(before.curve, after.curve)
    factor = 1.0 + 0.4 * np.log(50)

    def sharp(winrates: NDArray[np.float32]) -> NDArray[np.float64]:
        exact = winrates.astype(np.float64)
        return 1.0 / (1.0 + ((1.0 - exact) / exact) ** factor)

    seen = before.visits[0] > 0
    for name in ("winrate", "value"):
        rates, mean = getattr(after, name)[0], getattr(before, name)[0]
        np.testing.assert_allclose(rates[seen], sharp(mean[seen]), atol=1e-5)
        assert np.isnan(rates[~seen]).all()
    np.testing.assert_allclose(after.root_winrate[:1], sharp(before.root_winrate[:1]), atol=1e-5)
    assert after.root_winrate[1] == before.root_winrate[1], "one visit is the network alone"
    # bounds of winrates are sharpened as the winrates themselves, to first order
    best = int(before.visits[0].argmax())
    nudged = sharp(before.value[0, best : best + 1] + np.float32(1e-3))[0]
    slope = (nudged - after.value[0, best]) / 1e-3
    assert after.variance[0, best] == pytest.approx(before.variance[0, best] * slope**2, rel=0.02)
    mean, curves = plain.curves(0, before), sharpening.curves(0, after)
    np.testing.assert_allclose(curves[-1], sharp(mean[-1]), atol=1e-5)
    middle = np.searchsorted(komi_grid(5), 1.5)
    assert curves[-1, middle] == pytest.approx(after.root_winrate[0], abs=1e-6)
    fair = [alpha_beta_of_curve(komi_grid(5), rows[-1]) for rows in (mean, curves)]
    assert fair[1][0] == pytest.approx(fair[0][0], abs=1e-4)
    assert fair[1][1] > 1.5 * fair[0][1]


def averaging(size: int = 5, trees: int = 1, **options: object) -> tuple[TreeSearch, Lopsided]:
    evaluator = Lopsided(size)
    settings = SearchSettings.from_dict({"batch": 1, "average_symmetries": True, **options})
    search = TreeSearch(evaluator, size, trees, 300, settings)
    for t in range(trees):
        search.set_root(t, empty_position(size), 3.5, 0.5)
    return search, evaluator


def test_a_root_that_is_searched_has_the_mean_over_the_symmetries() -> None:
    search, evaluator = averaging()
    search.run(targets(1))
    assert evaluator.averaged == []
    search.run(targets(40))
    assert evaluator.averaged == [1]
    stats = search.root_stats()
    assert stats.root_visits[0] == 40
    np.testing.assert_allclose(stats.prior[0], np.full(26, 1 / 26), rtol=1e-6)
    np.testing.assert_allclose(stats.curve[0], [2.5, 0.5])
    # lambda 0.5 at komi 3.5, where Black is behind by a point: the window ends nearer to 2.5
    winrate = 1.0 / (1.0 + np.exp(0.5))
    target = 0.5 * winrate + 0.25
    end = 2.5 - np.log(target / (1.0 - target)) / 0.5
    np.testing.assert_allclose(stats.window[0], [-3.5, -end], atol=1e-4)


def test_every_root_is_averaged_once_and_one_that_was_kept_again() -> None:
    search, evaluator = averaging(trees=20)
    search.run(np.array([30] * 19 + [1], np.int32))
    assert sum(evaluator.averaged) == 19
    assert max(evaluator.averaged) == 2  # as many evaluations as a round of 20 positions
    move = int(search.root_stats().visits[0].argmax())
    child = search.trees.child[0, find_edge(search.trees, 0, ROOT, move)]
    window = search.trees.window[0, child].copy()
    assert search.advance(0, move)
    visits = int(search.root_stats().root_visits[0])
    target = np.zeros(20, np.int32)
    target[0] = visits
    search.run(target)
    assert sum(evaluator.averaged) == 19  # nothing to search, so nothing is asked
    target[0] = visits + 10
    search.run(target)
    stats = search.root_stats()
    assert sum(evaluator.averaged) == 20
    assert stats.root_visits[0] == visits + 10
    legal = stats.legal[0]
    np.testing.assert_allclose(stats.prior[0, legal], 1.0 / legal.sum(), rtol=1e-6)
    np.testing.assert_allclose(stats.window[0], window, rtol=1e-6)


def test_searched_moves_compete_after_the_average() -> None:
    """The mean can put a searched move behind moves without visits; it competes all the same."""
    search, _ = averaging(fpu="agz")
    search.set_root(0, empty_position(5), 7.5)
    search.run(targets(150))
    assert search.advance(0, int(search.root_stats().visits[0].argmax()))
    for more in range(20):
        visits = int(search.root_stats().root_visits[0]) + 1
        search.run(targets(visits))
        stats, trees = search.root_stats(), search.trees
        first = trees.first_edge[0, ROOT]
        moves = trees.edge_move[0, first : first + trees.edge_count[0, ROOT]]
        value = 1.0 - np.nan_to_num(stats.value[0, moves], nan=0.5)  # White to move
        bonus = stats.prior[0, moves] * 0.8 * np.sqrt(visits - 1) / (1.0 + stats.visits[0, moves])
        p = search.settings.parameters()
        chosen = select_edge(trees, 0, ROOT, 0, WHITE, False, 25, p)
        assert chosen - first == (value + bonus).argmax(), more
