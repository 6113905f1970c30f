"""Fair komi and steepness of curves on a grid."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.search.value.fit import (
    StraightOdds,
    alpha_beta_of_curve,
    curve_at,
    curve_through,
    komi_grid,
    logistic,
    score_of_curve,
    sigmoid_curve,
    straight_odds,
)


@pytest.mark.parametrize("alpha", [-61.0, -49.9, -20.25, 0.0, 8.6, 49.9, 70.0])
@pytest.mark.parametrize("beta", [0.1, 0.5, 3.0])
def test_a_sigmoid_gives_its_own_numbers_also_beyond_the_grid(alpha: float, beta: float) -> None:
    grid = komi_grid(7)
    odds = np.clip(beta * (alpha - grid.astype(np.float64)), -60, 60)
    if abs(alpha) > 50 and beta * (abs(alpha) - 50) > 15:
        pytest.skip("saturated: nothing of the curve is left within the grid")
    curve = (1.0 / (1.0 + np.exp(-odds))).astype(np.float32)
    fitted, steepness = alpha_beta_of_curve(grid, curve)
    assert fitted == pytest.approx(alpha, abs=0.05)
    assert steepness == pytest.approx(beta, rel=0.05)


def test_a_curve_that_says_nothing_is_flat_not_steep() -> None:
    grid = komi_grid(7)
    for winrate, sign in ((0.7, 1), (0.3, -1)):
        alpha, beta = alpha_beta_of_curve(grid, np.full(len(grid), winrate, np.float32))
        assert beta < 0.05
        assert sign * alpha > 100.0


@pytest.mark.parametrize("alpha", [3.0, 12.0, 20.0, -18.0])
def test_labels_are_continued_from_where_they_end(alpha: float) -> None:
    """The grid goes to 26 points, the labels to -3.5 and 12.5 only: beyond, the curve is flat."""
    grid = komi_grid(5)
    komi = np.clip(grid.astype(np.float64), -3.5, 12.5)
    curve = (1.0 / (1.0 + np.exp(-0.25 * (alpha - komi)))).astype(np.float32)
    assert alpha_beta_of_curve(grid, curve) == pytest.approx((alpha, 0.25), rel=1e-3)


def test_labels_that_end_far_from_even_chances_are_flat_not_steep() -> None:
    """From 80 to 74 % over 16 points: fair komi is beyond twice that, and nothing is certain."""
    grid = komi_grid(5)
    odds = np.interp(np.clip(grid, -3.5, 12.5), (-3.5, 12.5), (1.4, 1.05))
    for sign in (1.0, -1.0):
        curve = (1.0 / (1.0 + np.exp(-sign * odds)))[:: int(sign)].astype(np.float32)
        alpha, beta = alpha_beta_of_curve(grid, curve)
        assert alpha == pytest.approx(sign * (12.5 + 16.0), abs=1e-3)
        assert beta == pytest.approx(0.35 / 16, rel=0.01)


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_no_score_is_worth_more_than_the_board(sign: float) -> None:
    grid = komi_grid(5)
    curve = sigmoid_curve(grid.astype(np.float64), sign * 40.0, 0.2).astype(np.float32)
    assert alpha_beta_of_curve(grid, curve)[0] == pytest.approx(sign * 40.0, abs=0.1)
    alpha, beta = score_of_curve(grid, curve)
    assert alpha == sign * 25.0
    assert beta == pytest.approx(0.2, rel=0.01)


def test_a_finished_game_is_a_step_at_its_score() -> None:
    grid = komi_grid(5)
    curve = np.where(grid < 3.0, 1.0, np.where(grid > 3.0, 0.0, 0.5)).astype(np.float32)
    alpha, beta = alpha_beta_of_curve(grid, curve)
    assert alpha == pytest.approx(3.0, abs=1e-6)
    assert beta > 10.0
    assert curve_at(grid, curve, 2.5) == 1.0


@pytest.mark.parametrize("alpha", [-140.0, 101.5, 118.0, 160.0])
@pytest.mark.parametrize("beta", [0.03, 0.1, 0.5])
def test_a_handicap_game_keeps_both_tails_of_its_curve(alpha: float, beta: float) -> None:
    grid = komi_grid(19)
    curve = 1.0 / (1.0 + np.exp(-np.clip(beta * (alpha - grid.astype(np.float64)), -60, 60)))
    curve = curve.astype(np.float32)
    assert curve[0] > 0.98
    assert curve[-1] < 0.02
    fitted, steepness = alpha_beta_of_curve(grid, curve)
    assert fitted == pytest.approx(alpha, abs=0.1)
    assert steepness == pytest.approx(beta, rel=0.01)
    for komi in (alpha - 7.5, alpha, alpha + 30.5):
        exact = 1.0 / (1.0 + np.exp(-beta * (alpha - komi)))
        assert curve_at(grid, curve, komi) == pytest.approx(exact, abs=1e-4)


@pytest.mark.parametrize(
    ("fair", "error"), [(0.0, 1e-9), (65.0, 1e-9), (90.0, 2e-3), (110.0, 1e-2)]
)
def test_a_searched_curve_is_read_between_the_points_of_the_grid(fair: float, error: float) -> None:
    """Its leaves disagree about the score, so it is no sigmoid."""
    rng = np.random.default_rng(1)
    alphas, betas = rng.normal(fair, 3.0, 200), rng.uniform(0.2, 1.0, 200)

    def mean(komi: np.ndarray) -> np.ndarray:
        odds = betas[:, None] * (alphas[:, None] - komi[None, :])
        return (1.0 / (1.0 + np.exp(-np.clip(odds, -60.0, 60.0)))).mean(axis=0)

    grid = komi_grid(19)
    curve = mean(grid.astype(np.float64)).astype(np.float32)
    half_points = np.arange(2 * fair - 20, 2 * fair + 20) / 2.0
    read = [curve_at(grid, curve, float(komi)) for komi in half_points]
    assert np.abs(read - mean(half_points)).max() < error + 1e-7


def test_a_grid_reaches_as_far_as_its_board(subtests: pytest.Subtests) -> None:
    for size in range(2, 26):
        with subtests.test(str(size)):
            grid = komi_grid(size)
            assert grid[-1] == size * size + 1
            assert np.array_equal(grid, -grid[::-1])
            assert np.all(np.diff(grid) > 0.0)
            assert np.isin(np.arange(-40, 40.5, 0.5), grid).all() or size < 7
            assert len(grid) <= 401


@pytest.mark.parametrize(
    ("alpha", "beta", "searched", "winrate"),
    [
        (3.0, 0.2, 7.5, 0.3),
        (3.0, 0.2, 7.5, 0.7),
        (3.0, 0.2, -7.5, 0.9),
        (7.5, 0.1, 7.5, 0.4),
        (-4.0, 0.5, 6.5, 1.0 / (1.0 + math.exp(0.5 * 10.5))),
        (12.0, math.inf, 6.5, 1.0),
    ],
)
def test_bent_sigmoids_are_straight_in_log_odds(
    alpha: float, beta: float, searched: float, winrate: float
) -> None:
    curve = straight_odds(alpha, beta, searched, winrate)
    komi = np.linspace(-40.0, 40.0, 321)
    at, odds = np.array(curve.knots).T
    if math.isinf(beta):
        assert curve == StraightOdds(((alpha, 0.0),), math.inf)
        return
    beyond = np.maximum(komi - at[-1], 0.0) - np.maximum(at[0] - komi, 0.0)
    read = logistic(np.interp(komi, at, odds) - curve.steepness * beyond)
    wanted = curve_through(komi, alpha, beta, searched, winrate)
    assert read == pytest.approx(wanted, abs=1e-6)


KNOTS = ((-20.0, 5.0), (4.0, 0.7), (5.0, 0.5), (8.0, -0.2), (20.0, -5.0))


@pytest.mark.parametrize(
    ("alpha", "winrate"),
    [
        (5.5, 0.4),
        (7.0, 0.1),  # later positions have lowered both far below the curve
        (12.0, 0.8),
        (-60.0, 0.01),
        (9.0, 0.45),  # the winrate contradicts the fair komi
        (7.5, 0.5),
        (7.5, 0.6),
    ],
)
def test_searched_curves_are_moved_to_what_later_positions_tell(
    alpha: float, winrate: float
) -> None:
    curve = straight_odds(alpha, 0.2, 7.5, winrate, KNOTS)
    assert curve.steepness == 0.0
    at, odds = np.array(curve.knots).T
    assert (np.diff(at) >= 0.0).all()
    assert (np.diff(odds) <= 0.0).all(), "no chance to win rises with the komi"
    assert np.interp(7.5, at, odds) == pytest.approx(math.log(winrate / (1.0 - winrate)))
    if (alpha - 7.5) * (winrate - 0.5) > 0.0:
        assert np.interp(alpha, at, odds) == pytest.approx(0.0, abs=1e-9)
