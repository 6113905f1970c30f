"""Policy targets and the choice of moves."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.train.selfplay.targets import (
    by_surprise,
    choose_moves,
    completed_q_target,
    move_temperature,
    recommended_winrate,
    surprise,
    visits_target,
)

ALL = np.ones((1, 3), np.bool_)


def test_visits_target_is_shares_of_allowed_moves() -> None:
    visits = np.array([[6, 2, 8]], np.int32)
    allowed = np.array([[True, True, False]])
    assert visits_target(visits, allowed).tolist() == [[0.75, 0.25, 0.0]]
    assert visits_target(np.zeros((1, 3), np.int32), allowed).tolist() == [[0.5, 0.5, 0.0]]


def test_completed_q_by_hand() -> None:
    prior = np.array([[0.5, 0.25, 0.25]], np.float32)
    visits = np.array([[3, 1, 0]], np.int32)
    value = np.array([[0.6, 0.8, np.nan]], np.float32)
    root = np.array([0.4], np.float32)
    target = completed_q_target(prior, visits, value, root, ALL, q_scale=0.1, q_visits=50.0)
    mean = (0.5 * 0.6 + 0.25 * 0.8) / 0.75
    mixed = (0.4 + 4 * mean) / 5
    logits = [
        math.log(p) + 0.1 * 53 * q
        for p, q in zip((0.5, 0.25, 0.25), (0.6, 0.8, mixed), strict=True)
    ]
    expected = np.exp(logits) / np.exp(logits).sum()
    assert target[0] == pytest.approx(expected, rel=1e-5)


def test_completed_q_without_a_scale_is_the_prior() -> None:
    prior = np.array([[0.5, 0.3, 0.2]], np.float32)
    target = completed_q_target(
        prior,
        np.array([[9, 3, 0]], np.int32),
        np.array([[0.9, 0.1, np.nan]], np.float32),
        np.array([0.5], np.float32),
        ALL,
        q_scale=0.0,
        q_visits=50.0,
    )
    assert target[0] == pytest.approx(prior[0], rel=1e-5)


def test_moves_that_are_not_allowed_get_nothing() -> None:
    target = completed_q_target(
        np.array([[0.5, 0.3, 0.2]], np.float32),
        np.array([[1, 1, 9]], np.int32),
        np.array([[0.5, 0.5, 1.0]], np.float32),
        np.array([0.5], np.float32),
        np.array([[True, True, False]]),
        q_scale=1.0,
        q_visits=50.0,
    )
    assert target[0, 2] == 0.0
    assert target.sum() == pytest.approx(1.0)
    assert target[0, 0] / target[0, 1] == pytest.approx(5 / 3, rel=1e-5)


def test_temperature_halves() -> None:
    plies = np.array([0, 7, 14, 7000], np.int32)
    assert move_temperature(plies, 1.0, 0.2, 7.0) == pytest.approx([1.0, 0.6, 0.4, 0.2])


def test_choice_follows_shares_and_temperature() -> None:
    count = 4000
    shares = np.tile(np.array([[0.6, 0.3, 0.1]], np.float32), (count, 1))
    uniform = np.random.default_rng(0).random(count)

    def frequencies(temperature: float) -> np.ndarray:
        moves = choose_moves(shares, np.full(count, temperature), uniform)
        return np.bincount(moves, minlength=3) / count

    assert frequencies(1.0) == pytest.approx([0.6, 0.3, 0.1], abs=0.03)
    squares = np.array([0.36, 0.09, 0.01]) / 0.46
    assert frequencies(0.5) == pytest.approx(squares, abs=0.03)
    assert frequencies(0.0).tolist() == [1.0, 0.0, 0.0]


def test_the_gibbs_form_of_the_paper() -> None:
    """Probabilities in proportion to exp(visits / C), section III-D."""
    count = 4000
    visits = np.tile(np.array([12, 10, 0], np.int32), (count, 1))
    shares = visits_target(visits, np.ones(visits.shape, np.bool_))
    uniform = np.random.default_rng(0).random(count)

    def frequencies(temperature: float) -> np.ndarray:
        moves = choose_moves(shares, np.full(count, temperature), uniform, visits)
        return np.bincount(moves, minlength=3) / count

    weights = np.exp(np.array([12.0, 10.0]) / 1.5)
    assert frequencies(1.5)[:2] == pytest.approx(weights / weights.sum(), abs=0.03)
    assert frequencies(1.5)[2] == frequencies(0.0)[1] == 0.0, "moves that were not tried"


def test_a_share_of_zero_is_never_chosen() -> None:
    shares = np.array([[0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]], np.float32)
    for u in (0.0, 0.5, 1.0 - 2**-53):
        moves = choose_moves(shares, np.full(3, 3.0), np.full(3, u))
        assert moves.tolist() == [1, 0, 2]


def test_surprise_is_the_distance_from_prior_to_target() -> None:
    prior = np.array([[0.5, 0.25, 0.25], [0.2, 0.3, 0.5]], np.float32)
    target = np.array([[1.0, 0.0, 0.0], [0.2, 0.3, 0.5]], np.float32)
    assert surprise(target, prior) == pytest.approx([math.log(2), 0.0], abs=1e-6)


def test_weights_by_surprise_keep_their_sum() -> None:
    weights = np.array([1.0, 0.0, 1.0, 0.25], np.float32)
    surprises = np.array([0.1, 9.0, 0.3, 0.4], np.float32)
    assert (by_surprise(weights, surprises, 0.0) == weights).all()
    mixed = by_surprise(weights, surprises, 0.5)
    assert mixed.sum() == pytest.approx(weights.sum())
    assert mixed[1] == 0.0
    scale = 2.25 / (0.1 + 0.3 + 0.1)
    assert mixed[0] == pytest.approx(0.5 + 0.5 * 0.1 * scale)
    assert (by_surprise(weights, np.zeros(4, np.float32), 0.5) == weights).all()


def test_recommended_winrate_follows_the_recommendation() -> None:
    shares = np.array([[0.5, 0.25, 0.25], [0.0, 1.0, 0.0]], np.float32)
    winrate = np.array([[0.8, 0.4, np.nan], [0.3, np.nan, 0.9]], np.float32)
    given = recommended_winrate(shares, winrate, np.array([0.6, 0.2], np.float32))
    assert given.tolist() == pytest.approx([0.5 * 0.8 + 0.25 * 0.4 + 0.25 * 0.6, 0.2])
