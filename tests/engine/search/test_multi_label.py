"""Searches with curves of many labels: one more kind, not a second tree."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.go.state import Position, empty_position
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.signature import HashEvaluator
from engine.search.value.curve import scores
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.fit import komi_grid
from engine.search.value.kinds import MULTI_LABEL, SIGMOID

SIZE, REACH = 5, 60
KOMI = np.arange(-REACH, REACH) + 0.5


class Labelled(Evaluator):
    """`HashEvaluator` read off at every half point."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._sigmoids = HashEvaluator(size)

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        answer = self._sigmoids.evaluate(positions, legal, komi)
        odds = answer.curve[:, 1:] * (answer.curve[:, :1] - KOMI)
        curve = np.concatenate((np.full((len(legal), 1), KOMI[0]), odds), 1).astype(np.float32)
        return answer._replace(curve_kind=np.full(len(legal), MULTI_LABEL, np.int8), curve=curve)


class Step(Evaluator):
    """Black wins by six points whatever is played; only labels from 3.5 to 8.5 are known."""

    curve = np.array([3.5, 8.0, 8.0, 8.0, -8.0, -8.0, -8.0], np.float32)
    size = SIZE

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        rows = len(legal)
        policy = (legal / legal.sum(1, keepdims=True)).astype(np.float32)
        kind = np.full(rows, MULTI_LABEL, np.int8)
        return Evaluation(policy, kind, np.tile(self.curve, (rows, 1)), None)

    def winrates(self, komi: NDArray[np.float64]) -> NDArray[np.float64]:
        odds = np.interp(komi, self.curve[0] + np.arange(6), self.curve[1:])
        return np.asarray(1.0 / (1.0 + np.exp(-odds)))


def searched(
    evaluator: HashEvaluator | Labelled | Step, window: str, lambda_: float, mu: float = 0.0
) -> TreeSearch:
    settings = SearchSettings(batch=1, window_from=window)
    search = TreeSearch(evaluator, SIZE, 2, 150, settings, grid=komi_grid(SIZE))
    for t in range(2):
        search.set_root(t, empty_position(SIZE), 9.5 - 3.0 * t, lambda_, mu)
    search.run(np.full(2, 150, np.int32))
    return search


@pytest.mark.parametrize("window", ["node", "subtree"])
@pytest.mark.parametrize(("lambda_", "mu"), [(0.0, 0.0), (0.5, 0.2), (1.0, 0.0)])
def test_labels_of_sigmoids_give_the_tree_of_the_sigmoids(
    window: str, lambda_: float, mu: float
) -> None:
    sigmoid = searched(HashEvaluator(SIZE), window, lambda_, mu)
    labels = searched(Labelled(SIZE), window, lambda_, mu)
    expected, found = sigmoid.root_stats(), labels.root_stats()
    assert (expected.curve_kind == SIGMOID).all()
    assert (found.curve_kind == MULTI_LABEL).all()
    assert found.curve.shape == (2, REACH * 2 + 1)
    assert scores(found) == pytest.approx(scores(expected), abs=1e-4)
    assert np.abs(found.visits - expected.visits).sum() <= 4
    assert found.root_value == pytest.approx(expected.root_value, abs=1e-3)
    assert found.window == pytest.approx(expected.window, abs=0.02)
    for t in range(2):
        tried = (found.visits[t] > 0) & (found.visits[t] == expected.visits[t])
        rows = np.append(np.flatnonzero(tried), -1)
        given = labels.curves(t, found)[rows]
        assert np.abs(given - sigmoid.curves(t, expected)[rows]).max() < 2e-3


def test_a_kept_subtree_keeps_its_labels() -> None:
    search = searched(Labelled(SIZE), "node", 0.5)
    move = int(search.root_stats().visits[0].argmax())
    edges = slice(*np.cumsum([search.trees.first_edge[0, 0], search.trees.edge_count[0, 0]]))
    child = search.trees.child[0, edges][search.trees.edge_move[0, edges] == move][0]
    before = search.trees.curve[0, child].copy()
    assert search.advance(0, move)
    assert (search.trees.curve[0, 0] == before).all()
    stats = search.root_stats()
    visits = stats.root_visits[0]
    assert visits > 1
    at = int(np.flatnonzero(komi_grid(SIZE) == 9.5)[0])
    assert search.curves(0, stats)[-1, at] == pytest.approx(stats.root_winrate[0], abs=1e-5)
    search.run(np.full(2, visits + 300, np.int32))  # more than there was room for
    assert (search.trees.curve[0, 0] == before).all()


@pytest.mark.parametrize("window", ["node", "subtree"])
@pytest.mark.parametrize(("lambda_", "mu"), [(0.0, 0.0), (0.8, 0.0), (1.0, 0.5)])
def test_values_of_a_step_are_its_means_over_the_window(
    window: str, lambda_: float, mu: float
) -> None:
    step = Step()
    search = searched(step, window, lambda_, mu)
    stats = search.root_stats()
    for t in range(2):
        komi = 9.5 - 3.0 * t
        near, far = -stats.window[t]
        if lambda_ > 0.0:
            assert min(3.5, komi) <= far <= max(8.5, komi)
        if window == "subtree":  # its windows move while it searches
            continue
        at = near + (far - near) * (np.arange(100_000) + 0.5) / 100_000
        expected = float(step.winrates(at).mean())
        tried = stats.visits[t] > 0
        tried[-1] = False  # two passes would end the game
        assert stats.value[t, tried] == pytest.approx(expected, abs=2e-3)
        curves = search.curves(t, stats)[:-1][tried]
        truth = step.winrates(komi_grid(SIZE).astype(np.float64))
        assert np.abs(curves - truth).max() < 2e-3


def test_the_window_of_a_step_ends_where_it_is_even() -> None:
    """Komi 9.5 lies beyond the labels: Black loses, and is even from 6 points down."""
    stats = searched(Step(), "node", 1.0).root_stats()
    assert stats.window[0] == pytest.approx([-9.5, -6.0], abs=1e-5)
    assert stats.window[1] == pytest.approx([-6.5, -6.0], abs=1e-5)
