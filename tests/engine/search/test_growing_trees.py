"""Trees that are entered at any position, searched on, and left again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.games.match import Fixture, play_fixtures
from engine.go.board import NONE
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.state import Position, empty_position
from engine.search.growing_trees import GrowingTrees
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.tree import DEPTH, NODES, ROOT, WEIGHT
from engine.search.value.evaluation import Evaluation
from tests.engine.games.test_match import StoneCounter, player

FIELDS = ("visits", "value_sum", "winrate_sum", "edge_count", "own_value", "move", "window")


def at(*moves: int) -> Position:
    position = empty_position(3)
    replay(position, moves)
    return position


def grown(count: int = 1) -> tuple[TreeSearch, GrowingTrees]:
    search = TreeSearch(StoneCounter(1), 3, count, 4, SearchSettings(batch=1))
    return search, GrowingTrees(search)


def search_on(search: TreeSearch, trees: GrowingTrees, visits: int, *moves: int) -> int:
    """Add visits to a position; return those that it had before."""
    known = trees.enter(0, moves, at(*moves), 0.5)
    search.run(np.array([known + visits], np.int32))
    assert search.trees.visits[0, ROOT] == known + visits
    trees.leave(0)
    return known


def check_links(search: TreeSearch) -> None:
    """Parents and children name each other, in every node."""
    trees = search.trees
    for node in range(trees.size[0, NODES]):
        first = trees.first_edge[0, node]
        for edge in range(first, first + trees.edge_count[0, node]):
            child = trees.child[0, edge]
            if child != NONE:
                assert trees.parent[0, child] == node
                assert trees.move[0, child] == trees.edge_move[0, edge]


def test_searches_in_two_steps_are_one_search() -> None:
    search, trees = grown()
    assert search_on(search, trees, 10) == 0
    assert search_on(search, trees, 20) == 10
    whole = TreeSearch(StoneCounter(1), 3, 1, 4, SearchSettings(batch=1))
    whole.set_root(0, at(), 0.5)
    whole.run(np.array([30], np.int32))
    np.testing.assert_array_equal(search.root_stats().visits, whole.root_stats().visits)


def test_a_position_that_was_searched_goes_on_from_its_visits() -> None:
    search, trees = grown()
    search_on(search, trees, 60)
    stats = search.root_stats()
    move = int(stats.visits[0].argmax())
    nodes = int(search.trees.size[0, NODES])
    before = [getattr(search.trees, name)[0, :nodes].copy() for name in FIELDS]
    assert search_on(search, trees, 0, move) == stats.visits[0, move]
    for name, values in zip(FIELDS, before, strict=True):  # entering changes nothing
        np.testing.assert_array_equal(getattr(search.trees, name)[0, :nodes], values)
    reply = int(search.trees.size[0, NODES])
    assert search_on(search, trees, 8, move) == stats.visits[0, move]
    assert search.trees.size[0, NODES] > reply
    assert search_on(search, trees, 1) == 60  # the root's own visits are as they were
    check_links(search)


def test_a_position_that_no_search_reached_gets_a_tree_of_its_own() -> None:
    search, trees = grown()
    search_on(search, trees, 2)
    assert search_on(search, trees, 12, 8, 0, 7) == 0
    assert search_on(search, trees, 5, 8, 0, 7) == 12
    alone = TreeSearch(StoneCounter(1), 3, 1, 4, SearchSettings(batch=1))
    alone.set_root(0, at(8, 0, 7), 0.5)
    alone.run(np.array([17], np.int32))
    trees.enter(0, (8, 0, 7), at(8, 0, 7), 0.5)
    np.testing.assert_array_equal(search.root_stats().visits, alone.root_stats().visits)
    np.testing.assert_array_equal(search.root_stats().value, alone.root_stats().value)
    trees.leave(0)
    check_links(search)


class Counting(StoneCounter):
    """Counts the positions that it evaluates."""

    asked = 0

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        self.asked += len(legal)
        return super().evaluate(positions, legal, komi)


def played(tree: str, games: int, visits: int) -> tuple[int, list[list[int]]]:
    """Return the positions that a player with such trees evaluated, and the moves of its games."""
    evaluator = Counting(1)
    one = replace(player(visits=visits, temperature=0.0), tree=tree, evaluator=evaluator)
    fixtures = [Fixture(k % 2, 1 - k % 2, 0.5, (), k) for k in range(games)]
    found = play_fixtures((one, player(-1)), fixtures, Rules(size=3), in_series=True)
    assert all(game is not None for game in found)
    return evaluator.asked, [game.moves.tolist() for game in found if game is not None]


def test_trees_of_a_series_grow_from_game_to_game(monkeypatch: pytest.MonkeyPatch) -> None:
    entered: list[tuple[int, int]] = []
    enter = GrowingTrees.enter

    def watched(self: GrowingTrees, t: int, moves: Sequence[int], *where: Any) -> int:
        known = enter(self, t, moves, *where)
        entered.append((len(moves), known))
        return known

    monkeypatch.setattr(GrowingTrees, "enter", watched)
    asked, moves = played("games", 6, 2)
    again, first = played("games", 1, 2)
    assert moves[0] == first[0]  # the first game begins with empty trees
    assert again < asked < 2 * sum(len(game) for game in moves)  # known positions stay known
    assert played("games", 6, 2) == (asked, moves)
    firsts = [known for plies, known in entered if plies == 0]
    assert firsts == [0, 2, 4, 0, 0, 2, 4]  # Black in every second game; each series from nothing


def test_trees_of_a_game_end_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    targets: list[int] = []
    run = TreeSearch.run

    def watched(self: TreeSearch, visits: NDArray[np.int32], *rest: Any) -> None:
        targets.append(int(visits.max()))
        run(self, visits, *rest)

    monkeypatch.setattr(TreeSearch, "run", watched)
    one = replace(player(visits=30, temperature=0.0), tree="game")
    fixtures = [Fixture(0, 0, 0.5, (), k) for k in range(2)]  # a player against itself
    first, second = play_fixtures((one,), fixtures, Rules(size=3), in_series=True)
    assert first is not None
    assert second is not None
    assert targets[0] == 30
    assert targets[1] > 30  # the reply was searched before
    assert targets[: len(first.moves)] == targets[len(first.moves) :]


def test_a_search_ends_by_the_depth_below_its_own_position() -> None:
    """Also where the tree as a whole is deeper, and after an earlier search ended there."""
    settings = SearchSettings(batch=1, max_depth=2, depth_weight=2.0)
    search = TreeSearch(StoneCounter(1), 3, 1, 4, settings)
    trees = GrowingTrees(search)
    made = []
    for moves in ((), (4,), (4, 0), ()):
        known = trees.enter(0, moves, at(*moves), 0.5)
        assert search.trees.depth_limit[0] == 2
        is_deep = search.trees.size[0, DEPTH] >= 2
        search.run(np.array([known + 500], np.int32))
        made.append(int(search.trees.visits[0, ROOT]) - known)
        assert is_deep == (made[-1] == 0)
        assert search.trees.size[0, DEPTH] >= 2
        assert made[-1] < 500
        weighed = search.trees.parts[0, : search.trees.size[0, NODES], WEIGHT] > 0.0
        assert (weighed == (search.trees.visits[0, : len(weighed)] > 0)).all()
        trees.leave(0)
    assert made[0] > 0
    assert made[-1] == 0, "deep enough since the first search"
