"""Two passes under territory rules: the network's judgment stands, the board isn't counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.analysis.agent import AgentSettings
from engine.analysis.analyzer import Analyzer
from engine.analysis.request import AnalysisRequest
from engine.go.board import BLACK, WHITE
from engine.go.position import legal_moves, play, set_up
from engine.go.rules import Rules
from engine.go.scoring import area_score
from engine.go.state import Position, empty_position
from engine.network.planes.v7 import (
    GLOBALS,
    PLANES,
    empty_scene,
    fill_v7_globals,
    fill_v7_planes,
    v7_buffers,
)
from engine.network.planes.v7_game import KataGoRules, V7Game
from engine.network.planes.v7_scene import V7Rules, fill_v7_inputs
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.tree import JUDGED, TERMINAL
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import SIGMOID
from tests.diagrams import stones_of
from tests.engine.network.katago_files import random_katago

DEAD_STONE = """
    . . X O .
    . O X O .
    . . X O .
    . . X O .
    . . X O .
"""
"""Black has three columns but for a white stone in them that can't live."""


class Knowing(Evaluator):
    """Knows that the stone is dead, wherever the game goes on; likes to pass."""

    def __init__(self, alpha: float) -> None:
        self.size = 5
        self.alpha = alpha
        self.asked: list[int] = []

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        rows = len(legal)
        self.asked += positions.counters[:, 2].tolist()  # passes in a row
        policy = legal.astype(np.float32)
        policy[:, -1] = 30.0
        policy /= policy.sum(1, keepdims=True)
        curve = np.tile(np.array([self.alpha, 2.0], np.float32), (rows, 1))
        return Evaluation(policy, np.full(rows, SIGMOID, np.int8), curve, None)


def searched(scoring: str, batch: int, visits: int = 400) -> tuple[TreeSearch, Knowing]:
    evaluator = Knowing(alpha=5.0)
    rules = Rules(
        size=5, scoring=scoring, superko="simple" if scoring == "territory" else "positional"
    )
    position = set_up(rules, stones_of(DEAD_STONE), BLACK)
    search = TreeSearch(evaluator, 5, 2, visits, SearchSettings(batch=batch), scoring=scoring)
    for t in range(2):
        search.set_root(t, position, 0.5, 0.5)
    search.run(np.full(2, visits, np.int32))
    return search, evaluator


@pytest.mark.parametrize("batch", [1, 8])
def test_the_network_judges_where_territory_counts(batch: int) -> None:
    search, evaluator = searched("territory", batch)
    stats = search.root_stats()
    assert list(stats.root_visits) == [400, 400]
    assert not search.trees.pending.any()
    states = search.trees.state[0, : search.trees.size[0, 0]]
    assert (states == JUDGED).any()
    assert not (states == TERMINAL).any()
    judged = np.flatnonzero(states == JUDGED)
    assert (search.trees.edge_count[0, judged] == 0).all()
    assert (search.trees.visits[0, judged] > 1).any()  # asked once, counted again and again
    assert evaluator.asked.count(2) <= 2 * len(np.flatnonzero(search.trees.state == JUDGED))
    sure = 1.0 / (1.0 + np.exp(-2.0 * (5.0 - 0.5)))
    assert stats.root_winrate[0] == pytest.approx(sure, abs=1e-5)


def test_area_rules_count_the_board() -> None:
    """There the stone counts until it is taken: passing is a mistake the search sees."""
    search, _ = searched("area", 1)
    states = search.trees.state[0, : search.trees.size[0, 0]]
    assert (states == TERMINAL).any()
    assert not (states == JUDGED).any()
    position = set_up(Rules(size=5), stones_of(DEAD_STONE), BLACK)
    assert area_score(position) < 5
    ends = np.flatnonzero(states == TERMINAL)
    assert set(search.trees.curve[0, ends, 0].tolist()) != {5.0}


@pytest.mark.parametrize("rule", ["guarded", "restricted"])
def test_pass_rules_do_not_count_territory(rule: str) -> None:
    evaluator = Knowing(alpha=-9.0)
    position = set_up(Rules(size=5), stones_of(DEAD_STONE), WHITE)
    settings = SearchSettings(batch=1, pass_rule=rule)
    search = TreeSearch(evaluator, 5, 1, 50, settings, scoring="territory")
    search.set_root(0, position, 0.5)
    search.run(np.array([50], np.int32))
    assert search.root_stats().visits[0, 25] > 0


@pytest.mark.parametrize("seed", range(12))
def test_two_passes_are_shown_as_katago_shows_them(seed: int) -> None:
    """Its first encore begins: nothing before it is shown, no pass ends it."""
    random = np.random.default_rng(seed)
    size, points = 5, 25
    ko = ("simple", "positional", "situational")[seed % 3]
    position = empty_position(size, superko=ko)
    game = V7Game(size, KataGoRules(ko=ko, scoring="territory", tax="seki"))
    legal = np.zeros(points + 1, np.bool_)
    for _ in range(3 * seed):
        legal_moves(position, legal)
        move = int(random.choice(np.flatnonzero(legal[:-1])))
        game.play(int(position.counters[0]), move)
        play(position, move)
    for _ in range(2):
        game.play(int(position.counters[0]), points)
        play(position, points)
    assert game.encore == 1
    expected = np.empty((points, PLANES), np.uint8)
    numbers = np.empty(GLOBALS, np.float32)
    buffers = v7_buffers(size)
    scene = game.scene()
    fill_v7_planes(scene, buffers, expected)
    fill_v7_globals(scene, 6.5, 0.0, numbers)
    batch = Position._make([*position[:3], *(array[None] for array in position[3:])])
    planes, given = np.empty((1, points, PLANES), np.uint8), np.empty((1, GLOBALS), np.float32)
    komi = np.array([6.5], np.float32)
    fill_v7_inputs(batch, komi, V7Rules(1, 1), empty_scene(size), buffers, planes, given)
    np.testing.assert_array_equal(planes[0], expected)
    np.testing.assert_array_equal(given[0], numbers)


def test_a_finished_game_is_counted_by_its_rules(tmp_path: Path) -> None:
    network = random_katago(tmp_path / "kata.bin.gz")
    analyzer = Analyzer(precision="fp32")

    def ended(scoring: str) -> AnalysisRequest:
        return AnalysisRequest(
            ticket=1,
            rules=Rules(size=5, komi=0.5, scoring=scoring),
            stones=stones_of(DEAD_STONE),
            to_play=BLACK,
            moves=(25, 25),
            agents=(AgentSettings(lambda_=0.0),),
            visits=30,
            network=network,
        )

    def last(reports: Iterator[object]) -> object:
        *_, report = reports
        return report

    for scoring in ("area", "territory"):
        report = last(analyzer.analyze(ended(scoring)))
        count = report.count  # type: ignore[attr-defined]
        assert count is not None
        assert count.estimated
        assert (count.prisoners is None) == (scoring == "area")
        assert report.visits == 1  # type: ignore[attr-defined]
        (agent,) = report.agents  # type: ignore[attr-defined]
        assert (agent.alpha, agent.candidates) == (count.score, ())
