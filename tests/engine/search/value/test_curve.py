"""Winrate curves against numeric integration and the paper's cases; the frame comes first."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.search.value.curve import (
    WinrateCurve,
    lambda_bonus,
    mean_winrate,
    sigmoid,
    winrate_at,
)
from engine.search.value.fit import alpha_beta_of_curve, curve_at, komi_grid
from engine.search.value.kinds import FLAT, SIGMOID
from engine.search.value.komi_window import MOST_LAMBDA, KomiWindow

alphas = st.floats(-80, 80)
betas = st.floats(0.01, 10)
bonuses = st.floats(-100, 100)


def test_frame_is_blacks() -> None:
    """Komi helps White: a larger komi lowers Black's winrate, and alpha is the fair komi."""
    ahead = WinrateCurve(SIGMOID, (9.0, 0.8))
    assert ahead.at(-9.0) == pytest.approx(0.5)
    assert ahead.at(-9.5) < 0.5 < ahead.at(-8.5)
    assert ahead.bonus_for(0.5) == pytest.approx(-9.0)


def test_mover_formula_of_the_paper_agrees() -> None:
    """SPEC section 2 in the mover's frame equals ours in Black's, for White at both positions."""
    alpha_black, beta, komi, lambda_ = 4.0, 0.3, 9.5, 0.6
    alpha_mover = -alpha_black  # White to move
    p = sigmoid(beta * (alpha_mover + komi))
    target = (1 - lambda_) * p + lambda_ / 2
    x_mover = math.log(target / (1 - target)) / beta - alpha_mover - komi
    ours = lambda_bonus(SIGMOID, np.array([alpha_black, beta]), komi, lambda_)
    # a bonus for White of x is a bonus for Black of -x; komi is part of our bonus
    assert ours == pytest.approx(-komi - x_mover)


@given(a=alphas, b=betas, low=bonuses, high=bonuses)
def test_mean_is_the_integral(a: float, b: float, low: float, high: float) -> None:
    x = low + (high - low) * (np.arange(20_000) + 0.5) / 20_000
    numeric = np.mean(0.5 * (1.0 + np.tanh(0.5 * b * (a + x))))
    row = np.array([a, b])
    assert mean_winrate(SIGMOID, row, low, high) == pytest.approx(float(numeric), abs=2e-6)
    assert mean_winrate(SIGMOID, row, high, low) == pytest.approx(float(numeric), abs=2e-6)


@given(a=alphas, b=betas, x=bonuses)
def test_narrow_window_is_the_point(a: float, b: float, x: float) -> None:
    row = np.array([a, b])
    point = winrate_at(SIGMOID, row, x)
    assert mean_winrate(SIGMOID, row, x, x) == pytest.approx(point, abs=1e-12)
    assert mean_winrate(SIGMOID, row, x, x + 1e-6 / b) == pytest.approx(point, abs=1e-6)


def test_flat_ignores_the_bonus() -> None:
    flat = WinrateCurve(FLAT, (0.3,))
    assert flat.at(5.0) == flat.at(-50.0) == flat.mean(KomiWindow(-3.0, 8.0)) == 0.3
    assert lambda_bonus(FLAT, np.array([0.3, 0.0]), 7.5, 1.0) == -7.5


@given(a=alphas, b=betas, komi=st.floats(-60, 60), weight=st.floats(0, MOST_LAMBDA))
def test_lambda_moves_the_winrate_towards_one_half(
    a: float, b: float, komi: float, weight: float
) -> None:
    bonus = lambda_bonus(SIGMOID, np.array([a, b]), komi, weight)
    here = winrate_at(SIGMOID, np.array([a, b]), -komi)
    there = winrate_at(SIGMOID, np.array([a, b]), bonus)
    assert math.isfinite(bonus)
    if 1e-6 < here < 1 - 1e-6:
        assert there == pytest.approx((1 - weight) * here + weight / 2, abs=1e-7)
    if weight == 0:
        assert bonus == -komi


def test_lambda_one_evens_the_game_out() -> None:
    assert lambda_bonus(SIGMOID, np.array([9.0, 0.7]), 7.5, 1.0) == pytest.approx(-9.0)


def test_lambda_two_exchanges_the_chances() -> None:
    """The window is symmetric about fair komi; in a decided game it ends where curves end."""
    row = np.array([9.0, 0.7])
    for komi in (7.5, 9.0, 15.0):
        assert lambda_bonus(SIGMOID, row, komi, 2.0) == pytest.approx(komi - 18.0)
    surest = winrate_at(SIGMOID, row, lambda_bonus(SIGMOID, row, -400.0, 2.0))
    assert surest == pytest.approx(1e-7, rel=1e-3)


def test_extreme_arguments_stay_finite() -> None:
    for z in (-1e6, -700.0, 0.0, 700.0, 1e6):
        assert 0.0 <= sigmoid(z) <= 1.0
    assert mean_winrate(SIGMOID, np.array([1e5, 10.0]), -100.0, 100.0) == pytest.approx(1.0)
    assert mean_winrate(SIGMOID, np.array([-1e5, 10.0]), -100.0, 100.0) == pytest.approx(0.0)


def test_sigmoid_needs_a_positive_beta() -> None:
    with pytest.raises(ValueError, match="beta must be positive"):
        WinrateCurve(SIGMOID, (3.0, 0.0))


@given(a=st.floats(-45, 45), b=st.floats(0.05, 3))
def test_alpha_and_beta_are_read_back_from_a_curve(a: float, b: float) -> None:
    grid = komi_grid(7)
    curve = np.array([winrate_at(SIGMOID, np.array([a, b]), -k) for k in grid], np.float32)
    alpha, beta = alpha_beta_of_curve(grid, curve)
    assert alpha == pytest.approx(a, abs=1e-3)
    if abs(a) < 25 and b > 0.1:
        assert beta == pytest.approx(b, rel=1e-3)
    assert curve_at(grid, curve, a) == pytest.approx(0.5, abs=0.01)


def test_grid_holds_all_half_points() -> None:
    grid = komi_grid(7)
    assert grid[0] == -50
    assert grid[-1] == 50
    assert np.allclose(np.diff(grid), 0.5)
