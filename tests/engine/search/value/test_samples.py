"""Curves corrected by answers at several komi."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.search.value.fit import alpha_beta_of_curve, curve_at, komi_grid
from engine.search.value.samples import (
    KomiSamples,
    corrected,
    correction,
    network_curve,
    sample_komi,
    samples_of,
)

GRID = komi_grid(7)
KOMI = st.sampled_from([-60.0, -6.5, 0.0, 0.5, 6.0, 6.53, 7.0, 7.5, 9.0, 60.0])
ALPHA = st.floats(-55.0, 55.0)
BETA = st.floats(0.02, 10.0)


def sigmoid(z: np.ndarray | float) -> np.ndarray:
    return np.asarray(0.5 * (1.0 + np.tanh(0.5 * np.asarray(z))))


def staircase(komi: np.ndarray | float, score: float = 9.0, steepness: float = 1.0) -> np.ndarray:
    """Winrates where every result is odd: steps of two points, half a step at odd komi."""
    at = np.asarray(komi, np.float64)
    below = 2.0 * np.ceil((at - 1.0) / 2.0) - 1.0  # largest odd result that loses, or less
    above = 2.0 * np.floor((at - 1.0) / 2.0) + 1.0
    mean = 0.5 * (sigmoid(steepness * (score - below - 1.0)))
    return mean + 0.5 * sigmoid(steepness * (score - above - 1.0))


def asked(truth, komi: float, alpha: float, reach: int = 5, step: int = 1) -> KomiSamples:
    """Samples of a true curve; the sigmoid through its winrate at the komi has another alpha."""
    own = float(np.clip(truth(komi), 1e-5, 1 - 1e-5))
    z = math.log(own / (1.0 - own))
    beta = max(abs(z / (alpha - komi)) if alpha != komi else 0.3, 1e-2)
    alpha = komi + z / beta
    at = sample_komi(komi, alpha, reach, 50.0, step)
    return samples_of(at, np.asarray(truth(at), np.float64), komi, alpha, beta)


@given(KOMI, ALPHA, st.integers(1, 20), st.integers(1, 3))
def test_samples_are_half_points_within_reach_or_near_the_fair_komi(
    komi: float, alpha: float, reach: int, step: int
) -> None:
    found = sample_komi(komi, alpha, reach, 50.0, step)
    assert (np.diff(found) > 0).all()
    assert (np.abs(found % 1.0 - 0.5) < 1e-9).all()
    assert komi not in found
    near = np.abs(found - komi) <= reach
    assert (np.abs(found[~near] - alpha) <= 3.6).all()
    assert near.all() or abs(alpha - komi) > reach
    assert np.abs(found).max(initial=0.0) <= 50.0


def test_half_as_many_samples_keep_the_nearest_ones() -> None:
    assert sample_komi(7.5, 7.0, 5, 50.0, 2).tolist() == [2.5, 4.5, 6.5, 8.5, 10.5, 12.5]
    assert sample_komi(7.0, 7.0, 2, 50.0).tolist() == [5.5, 6.5, 7.5, 8.5]


def test_an_unreachable_fair_komi_is_asked_around() -> None:
    assert sample_komi(7.5, 30.2, 1, 50.0).tolist() == [6.5, 8.5, 27.5, 29.5, 31.5, 33.5]
    assert sample_komi(7.5, 70.0, 1, 50.0).tolist() == [6.5, 8.5]
    assert sample_komi(7.5, math.nan, 1, 50.0).tolist() == [6.5, 8.5]


@given(ALPHA, BETA, KOMI)
def test_a_sigmoid_that_is_true_needs_no_correction(alpha: float, beta: float, komi: float) -> None:
    at = sample_komi(komi, alpha, 5, 50.0)
    z = np.clip(beta * (alpha - at), -13.0, 13.0)
    one = KomiSamples(alpha, beta, np.append(at, 99.0), np.zeros(len(at) + 1))
    inside = np.abs(beta * (alpha - at)) < 13.0
    found = samples_of(at, sigmoid(z), komi, alpha, beta)
    assert np.abs(found.excess[np.isin(found.komi, at[inside])]).max(initial=0.0) < 1e-6
    assert np.abs(correction(GRID, [one])).max() == pytest.approx(0.0, abs=1e-12)


@given(st.sampled_from([6.5, 7.0, 7.5, 8.0, 8.5, 9.0]), st.floats(4.0, 14.0), st.floats(0.3, 6.0))
def test_a_staircase_is_found_within_reach(komi: float, alpha: float, steepness: float) -> None:
    def truth(at: np.ndarray | float) -> np.ndarray:
        return staircase(at, 9.0, steepness)

    samples = asked(truth, komi, alpha)
    curve = network_curve(GRID, samples, komi)
    near = (np.abs(GRID - komi) <= 4.5) & (GRID % 1 == 0.5)
    assert np.abs(curve[near] - truth(GRID[near])).max() < 1e-4
    start = sigmoid(samples.beta * (samples.alpha - GRID.astype(np.float64))).astype(np.float32)
    own = float(sigmoid(samples.beta * (samples.alpha - komi)))
    shown = corrected(GRID, start, correction(GRID, [samples]), komi, own)
    assert np.abs(shown[near] - truth(GRID[near])).max() < 1e-4
    assert curve_at(GRID, shown, komi) == pytest.approx(own, abs=1e-6)


@given(st.lists(st.floats(0.0, 1.0), min_size=10, max_size=10), KOMI, ALPHA, BETA, st.floats(0, 1))
def test_any_answers_give_a_falling_curve_that_keeps_its_winrate(
    answers: list[float], komi: float, alpha: float, beta: float, winrate: float
) -> None:
    at = sample_komi(komi, alpha, 4, 50.0)
    samples = samples_of(at, np.resize(np.array(answers), len(at)), komi, alpha, beta)
    raw = network_curve(GRID, samples, komi)
    off = correction(GRID, [samples, samples])
    assert (np.diff(raw) <= 1e-7).all()
    assert np.isfinite(off).all()
    start = np.linspace(1.0, 0.0, len(GRID)).astype(np.float32)
    shown = corrected(GRID, start, off, komi, winrate)
    assert np.isfinite(shown).all()
    assert (np.diff(shown) <= 1e-7).all()
    assert shown.min() >= 0.0
    assert shown.max() <= 1.0
    if komi in GRID:
        assert curve_at(GRID, shown, komi) == pytest.approx(winrate, abs=1e-6)
    fair, steepness = alpha_beta_of_curve(GRID, shown)
    assert math.isfinite(fair)
    assert steepness > 0.0


@pytest.mark.parametrize(("winrate", "alpha"), [(0.0, -20.0), (1.0, 40.0)])
def test_one_sided_answers_leave_the_fair_komi_beyond_them(winrate: float, alpha: float) -> None:
    samples = samples_of(np.arange(2.5, 13.5), np.full(11, winrate), 7.0, alpha, 0.6)
    fair, _ = alpha_beta_of_curve(GRID, network_curve(GRID, samples, 7.0))
    assert fair > 12.5 if winrate else fair < 2.5
