"""Points lost against the engine's choice, and the standard error that they must exceed."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.go.board import BLACK, WHITE
from engine.search.loss import (
    ENOUGH_VISITS,
    MoveScore,
    error_of_odds,
    has_enough_visits,
    log_odds_error,
    points_lost,
    score_error,
    winrate_error,
    winrate_lost,
)

scores = st.builds(
    MoveScore,
    move=st.integers(0, 361),
    visits=st.integers(0, 10_000),
    alpha=st.floats(-361, 361),
    beta=st.floats(0, 20),
    winrate=st.floats(0, 1),
)


def test_one_network_answer_is_off_by_points_and_a_deep_search_by_tenths() -> None:
    large, small = MoveScore(0, 1, 0.0, 0.08, 0.5), MoveScore(0, 1, 0.0, 0.19, 0.5)
    assert score_error(large, 19) == pytest.approx(4.0, abs=0.1)
    assert score_error(small, 9) == pytest.approx(3.5, abs=0.1)
    assert score_error(large._replace(visits=800), 19) == pytest.approx(0.58, abs=0.01)


def test_the_error_falls_with_the_visits_down_to_a_part_of_a_point() -> None:
    errors = [log_odds_error(visits, 19, 0.0) for visits in (0, 1, 8, 64, 512)]
    assert errors[0] == math.inf
    for one, other in zip(errors[1:], errors[2:], strict=False):
        assert other == pytest.approx(one / 2.0)
    for beta in (0.3, 1.0, 8.0):
        assert score_error(MoveScore(0, 10**9, 0.0, beta, 0.5), 7) == pytest.approx(0.4, abs=0.02)
        assert log_odds_error(10**9, 7, beta) == pytest.approx(0.4 * beta, rel=0.02)


def test_facts_have_no_error_and_missing_scores_an_infinite_one() -> None:
    assert score_error(MoveScore(0, 0, 5.0, math.inf, 0.5), 9) == 0.0
    assert score_error(MoveScore(0, 100, 0.0, 0.0, 0.5), 9) == math.inf
    assert winrate_error(1.0, 0, 9, 1.0) == winrate_error(0.0, 1, 9, 1.0) == 0.0
    assert winrate_error(0.5, 0, 9, math.inf) == 0.0, "a drawn game"
    assert winrate_error(0.5, 0, 9, 0.0) == 0.5, "unknown"


@given(st.floats(0.001, 0.999), st.floats(1e-6, 1.0))
def test_the_error_of_a_winrate_stays_between_none_and_one(winrate: float, factor: float) -> None:
    error, odds = error_of_odds(winrate, factor), winrate / (1.0 - winrate)
    high, low = (x / (1.0 + x) for x in (odds / factor, odds * factor))
    assert error == pytest.approx((high - low) / 2.0)
    assert error == pytest.approx(error_of_odds(1.0 - winrate, factor))
    assert 0.0 <= error <= 0.5


@given(scores, scores, st.sampled_from([BLACK, WHITE]), st.sampled_from([5, 9, 19]))
def test_a_loss_is_nothing_or_more_than_its_error(
    best: MoveScore, other: MoveScore, to_play: int, size: int
) -> None:
    lost = points_lost(best, other, to_play, size)
    assert lost == 0.0 or lost > max(score_error(best, size), score_error(other, size))
    assert lost == points_lost(
        best._replace(alpha=-best.alpha), other._replace(alpha=-other.alpha), -to_play, size
    )
    assert min(lost, points_lost(other, best, to_play, size)) == 0.0


def test_a_large_difference_counts_in_full() -> None:
    best, other = MoveScore(3, 300, 9.0, 1.0, 0.5), MoveScore(5, 300, 6.5, 1.0, 0.5)
    assert points_lost(best, other, BLACK, 9) == pytest.approx(2.5)
    assert points_lost(best, other, WHITE, 9) == 0.0
    assert points_lost(best, other._replace(visits=0), BLACK, 9) == 0.0


def test_winrates_are_compared_with_their_error_too() -> None:
    before, after = MoveScore(3, 200, 0.0, 0.1, 0.6), MoveScore(5, 200, 0.0, 0.1, 0.4)
    assert winrate_lost(before, after, BLACK, 19) == pytest.approx(0.2)
    assert winrate_lost(before, after, WHITE, 19) == 0.0
    close = (before._replace(winrate=0.52, visits=20), after._replace(winrate=0.48, visits=20))
    assert winrate_lost(*close, BLACK, 9) == 0.0
    steep = (before._replace(beta=3.0), after._replace(beta=3.0))
    assert winrate_lost(*steep, BLACK, 7) == 0.0, "two tenths of a point"


def test_a_move_is_judged_by_enough_visits_only() -> None:
    assert not has_enough_visits(1)
    assert not has_enough_visits(ENOUGH_VISITS - 1)
    assert has_enough_visits(ENOUGH_VISITS)
