"""A sigmoid bent through a searched winrate."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.search.value.fit import curve_through, sigmoid_curve


@given(
    alpha=st.floats(-40.0, 40.0),
    beta=st.floats(0.02, 8.0),
    komi=st.floats(-40.0, 40.0),
    winrate=st.floats(0.001, 0.999),
)
def test_the_curve_falls_and_passes_through_the_winrate(
    alpha: float, beta: float, komi: float, winrate: float
) -> None:
    at = np.append(np.linspace(-60.0, 60.0, 241), [komi, alpha])
    curve = curve_through(at, alpha, beta, komi, winrate)
    assert curve[-2] == pytest.approx(winrate, abs=1e-6)
    order = np.argsort(at, kind="stable")
    assert np.all(np.diff(curve[order]) <= 1e-9)
    if (winrate - 0.5) * (alpha - komi) > 0.0 and abs(alpha - komi) > 1e-3:
        assert curve[-1] == pytest.approx(0.5, abs=1e-6)


def test_a_sigmoids_own_winrate_leaves_it_as_it_is() -> None:
    at = np.linspace(-5.0, 25.0, 61)
    own = float(sigmoid_curve(9.5, 10.8, 1.45))
    assert curve_through(at, 10.8, 1.45, 9.5, own) == pytest.approx(
        sigmoid_curve(at, 10.8, 1.45), abs=1e-9
    )


def test_a_fact_is_a_step() -> None:
    curve = curve_through(np.array([3.0, 4.0, 5.0]), 4.0, math.inf, 0.5, 1.0)
    assert list(curve) == [1.0, 0.5, 0.0]


def test_many_curves_are_read_as_one_by_one() -> None:
    """With facts, curves bent both ways, and winrates that contradict the fair komi."""
    alpha = np.array([4.0, 4.0, 10.8, 10.8, -3.0, 7.0])
    beta = np.array([math.inf, 0.5, 1.45, 0.2, 0.01, 2.0])
    komi = np.array([0.5, 4.0, 9.5, 9.5, 6.5, 30.0])
    winrate = np.array([1.0, 0.5, 0.8, 0.3, 0.45, 0.0])
    for at in (-20.0, 4.0, 7.0, 10.8, 40.0):
        single = [
            float(curve_through(at, *x)) for x in zip(alpha, beta, komi, winrate, strict=True)
        ]
        assert curve_through(at, alpha, beta, komi, winrate).tolist() == single
        assert all(0.0 <= value <= 1.0 for value in single)
