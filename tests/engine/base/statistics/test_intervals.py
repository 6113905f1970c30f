"""Intervals of means: their coverage on skewed values, and when there are too few."""

from __future__ import annotations

import numpy as np
import pytest

from engine.base.statistics.intervals import LEAST_VALUES, mean_interval


def test_intervals_of_skewed_values_cover_the_mean_about_as_often_as_they_say() -> None:
    rng = np.random.default_rng(5)
    games = np.maximum(rng.exponential(3.0, (2000, 100)) - 2.0, 0.0)  # most values are 0, as losses
    truth = 3.0 * np.exp(-2.0 / 3.0)
    intervals = [mean_interval(list(map(float, values))) for values in games]
    covered = [low <= truth <= high for low, high in filter(None, intervals)]
    assert len(covered) == 2000
    assert 0.92 < np.mean(covered) < 0.97


def test_equal_values_have_no_interval() -> None:
    assert mean_interval([0.0] * LEAST_VALUES) is None


def test_few_values_have_no_interval_and_none_goes_below_zero() -> None:
    assert mean_interval([1.0] * (LEAST_VALUES - 1)) is None
    assert mean_interval([1.0, *[0.0] * (LEAST_VALUES - 1)]) is not None
    low, high = mean_interval([0.0] * 30 + [9.0]) or (None, None)
    assert low == 0.0
    assert high == pytest.approx(9.0 / 31 + 1.96 * 9.0 / 31, rel=0.01)
