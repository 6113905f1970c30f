"""Networks that learned from area scores answer by the rules of the game."""

from __future__ import annotations

import re

import numpy as np
import pytest

from engine.analysis.analyzer import Analyzer
from engine.analysis.request import AnalysisRequest
from engine.catalog.networks import best_network
from engine.go.board import BLACK
from engine.go.position import play, replay, set_up
from engine.go.rules import Rules
from engine.go.state import TO_PLAY, clone, row, stack_positions
from engine.go.territory import placed_stones
from engine.network.opened import open_network
from tests.engine.network.networks import evaluator_of, random_network, random_positions

ENDED = """
B fe W dg B fg W fc B de W cc B gc W ce B fb W eh B ec W gh B gg W hh B hg W ig B if W ih B he W df
B dd W cd B db W bb B fh W fi B cb W ba B eg W dh B ef W dc B fd W da B ea W ca B eb
"""
"""A 9x9 game of GNU Go with itself, up to the passes: W+10.5 by Japanese rules, komi 6.5."""
ENDED_SCORE = -4.0


@pytest.mark.parametrize("kind", ["y", "labels", "flat"])
@pytest.mark.parametrize("symmetry", ["identity", "average"])
def test_curves_are_moved_by_the_stones_placed(kind: str, symmetry: str) -> None:
    network = random_network(kind)
    positions, legal = random_positions(12)
    komi = np.full(12, 6.5, np.float32)
    area = evaluator_of(network, precision="fp32", symmetry=symmetry)
    territory = evaluator_of(network, precision="fp32", symmetry=symmetry, territory=True)
    by_area = area.evaluate(positions, legal, komi)
    by_territory = territory.evaluate(positions, legal, komi)
    moved = by_area.curve[:, 0] - by_territory.curve[:, 0]
    if kind == "flat":  # a winrate belongs to one komi of an area game
        assert not moved.any()
        return
    placed = np.array([placed_stones(row(positions, b)) for b in range(12)])
    to_play = positions.counters[:, TO_PLAY]
    assert ((moved - placed) * to_play >= -1e-4).all()
    assert ((moved - placed) * to_play <= 1.0 + 1e-4).all()
    assert len(set(placed.tolist())) > 1
    assert np.array_equal(by_area.curve[:, 1:], by_territory.curve[:, 1:])
    raw = territory.raw(positions, "average" if symmetry == "average" else 0, komi=6.5)
    assert np.allclose(raw.curve, by_territory.curve, atol=1e-4)
    if kind == "y" and symmetry == "identity":
        assert np.allclose(raw.alpha * to_play, raw.curve[:, 0], atol=1e-4)
        odds = raw.beta * (raw.alpha - to_play * 6.5)
        assert np.allclose(raw.winrate, 1.0 / (1.0 + np.exp(-odds)), atol=1e-5)


def test_an_answer_after_a_pass_is_that_before_it_where_all_is_settled(
    moves: tuple[int, ...],
) -> None:
    """In an open game a pass costs what it costs."""
    network = best_network(9)
    assert network is not None
    rules = request(moves, 1).rules
    evaluator = open_network(network).evaluator(rules, precision="fp32", symmetry="average")
    for played, most in ((len(moves), 0.5), (12, np.inf)):
        position = set_up(rules, np.zeros(81, np.int8), BLACK)
        replay(position, moves[:played])
        passed = clone(position)
        play(passed, 81)
        both = stack_positions([position, passed])
        curves = evaluator.evaluate(both, np.ones((2, 82), np.bool_), np.full(2, 6.5, np.float32))
        cost = int(position.counters[TO_PLAY]) * float(curves.curve[0, 0] - curves.curve[1, 0])
        assert cost < most
        assert most < np.inf or cost > 3.0


def request(moves: tuple[int, ...], visits: int) -> AnalysisRequest:
    return AnalysisRequest(
        ticket=1,
        rules=Rules(size=9, komi=6.5, superko="simple", scoring="territory", name="japanese"),
        stones=np.zeros(81, np.int8),
        to_play=BLACK,
        moves=moves,
        visits=visits,
        network=best_network(9),
    )


@pytest.fixture(scope="module")
def moves() -> tuple[int, ...]:
    letters = "abcdefghi"
    vertices = re.findall(r"[BW] (\w\w)", ENDED)
    return tuple(letters.index(v[1]) * 9 + letters.index(v[0]) for v in vertices)


@pytest.mark.parametrize("passes", [0, 1])
def test_a_settled_game_is_worth_its_count_and_a_pass_is_best(
    moves: tuple[int, ...], passes: int
) -> None:
    """By area the same position is worth a point more, and filling one's own area costs nothing."""
    *_, report = Analyzer(precision="fp32").analyze(request(moves + (81,) * passes, 40))
    agent = report.headline
    assert agent.alpha == pytest.approx(ENDED_SCORE, abs=0.5)
    assert agent.winrate < 0.1
    assert agent.move == 81
    others = [c for c in agent.candidates if c.move != 81 and c.visits > 3]
    assert all(report.to_play * (ENDED_SCORE - c.alpha) > 0.4 for c in others)
