"""Komi from the curve, and branches."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.go.rules import Rules
from engine.record.played_game import PlayedGame
from engine.train.selfplay.branching import branches, draw_komi, fair_komi


def test_the_median_komi_is_the_fair_one() -> None:
    # U = 1/2: the bonus is -alpha, so K = 0.5 + floor(alpha).
    assert draw_komi(9.2, 0.5, 0.5, points=49) == 9.5
    assert draw_komi(-3.4, 2.0, 0.5, points=49) == -3.5


def test_cited_case() -> None:
    # P(Black wins | K) = sigmoid(beta (alpha - K)): U = 0.9 gives a komi that Black likes.
    alpha, beta = 9.0, 0.4
    exact = alpha - math.log(0.9 / 0.1) / beta  # 3.507
    assert draw_komi(alpha, beta, 0.9, points=49) == 0.5 + math.floor(exact) == 3.5
    assert draw_komi(alpha, beta, 0.1, points=49) == 14.5


@pytest.mark.parametrize("uniform", [0.0, 1.0 - 2**-53])
def test_at_the_first_komi_the_whole_board_still_wins(uniform: float) -> None:
    komi = draw_komi(0.0, 0.01, uniform, points=49)
    assert abs(komi) == 48.5
    assert (komi > 0) == (uniform == 0.0)


def test_spread_flattens_a_sharp_curve_only() -> None:
    assert draw_komi(9.25, 5.0, 0.05, points=49) == 9.5
    assert draw_komi(9.25, 5.0, 0.05, points=49, spread=1.5) == 13.5
    assert draw_komi(9.25, 0.1, 0.05, points=49, spread=1.5) == draw_komi(
        9.25, 0.1, 0.05, points=49
    )


def test_drawn_komi_follow_the_curve() -> None:
    random = np.random.default_rng(3)
    drawn = np.array([draw_komi(9.0, 0.5, u, points=49) for u in random.random(4000)])
    for komi in (5.0, 9.0, 12.0):
        # a komi above k was drawn where U < P(Black wins | k)
        assert np.mean(drawn > komi) == pytest.approx(
            1 / (1 + math.exp(-0.5 * (9.0 - komi))), abs=0.03
        )


def test_fair_komi() -> None:
    assert fair_komi(3.0, points=49) == 3.5
    assert fair_komi(-0.1, points=49) == -0.5
    assert fair_komi(500.0, points=49) == 49.5
    assert fair_komi(-500.0, points=49) == -49.5


def played(length: int, start: tuple[int, ...] = ()) -> PlayedGame:
    return PlayedGame(
        rules=Rules(size=7),
        start=np.array(start, np.int16),
        moves=np.arange(length, dtype=np.int16),
        winner=1,
        score=3.0,
        root_alpha=np.arange(length, dtype=np.float32) + np.float32(0.25),
        number=5,
    )


def test_every_position_but_the_empty_board_branches_at_its_own_alpha() -> None:
    starts = branches(played(4), 1.0, np.random.default_rng(0))
    assert [start.moves.tolist() for start in starts] == [[0], [0, 1], [0, 1, 2]]
    assert [start.komi for start in starts] == [1.5, 2.5, 3.5]
    assert {start.parent for start in starts} == {5}


def test_a_branch_branches_from_its_own_part_only() -> None:
    starts = branches(played(2, start=(40, 41)), 1.0, np.random.default_rng(0))
    assert [start.moves.tolist() for start in starts] == [[40, 41], [40, 41, 0]]


def test_branches_are_as_frequent_as_asked() -> None:
    random = np.random.default_rng(1)
    count = sum(len(branches(played(41), 0.025, random)) for _ in range(2000))
    assert count == pytest.approx(2000 * 40 * 0.025, rel=0.06)


def test_a_game_without_scores_does_not_branch() -> None:
    game = PlayedGame(
        rules=Rules(size=7), start=np.zeros(0, np.int16), moves=np.arange(9, dtype=np.int16),
        winner=1, score=0.0,
    )  # fmt: skip
    assert branches(game, 1.0, np.random.default_rng(0)) == []
