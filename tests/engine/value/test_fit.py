"""Fair komi and steepness of curves on a grid."""

from __future__ import annotations

import numpy as np
import pytest

from engine.value.fit import alpha_beta_of_curve, curve_at, komi_grid


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


def test_a_finished_game_is_a_step_at_its_score() -> None:
    grid = komi_grid(5)
    curve = np.where(grid < 3.0, 1.0, np.where(grid > 3.0, 0.0, 0.5)).astype(np.float32)
    alpha, beta = alpha_beta_of_curve(grid, curve)
    assert alpha == pytest.approx(3.0, abs=1e-6)
    assert beta > 10.0
    assert curve_at(grid, curve, 2.5) == 1.0
