"""A sigmoid bent through a searched winrate."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.value.fit import curve_through, sigmoid_curve


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
