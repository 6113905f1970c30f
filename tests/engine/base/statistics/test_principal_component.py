"""Rank correlation; principal components are tested with the panels they are for."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.base.statistics.principal_component import spearman


@given(st.permutations(range(8)))
def test_without_ties_it_is_the_textbook_formula(order: list[int]) -> None:
    n = len(order)
    squares = sum((i - rank) ** 2 for i, rank in enumerate(order))
    expected = 1 - 6 * squares / (n * (n**2 - 1))
    grown = np.exp(np.arange(n))  # only ranks matter
    assert spearman(grown, np.array(order, np.float64)) == pytest.approx(expected)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=2, max_size=12))
def test_ties_get_their_mean_rank(pairs: list[tuple[int, int]]) -> None:
    def ranks(values: list[int]) -> list[float]:
        return [
            sum(v < value for v in values) + (sum(v == value for v in values) + 1) / 2
            for value in values
        ]

    first, second = ([pair[i] for pair in pairs] for i in (0, 1))
    found = spearman(np.array(first), np.array(second))
    if len(set(first)) == 1 or len(set(second)) == 1:
        assert math.isnan(found)
    else:
        expected = np.corrcoef(ranks(first), ranks(second))[0, 1]
        assert found == pytest.approx(expected, abs=1e-12)


def test_lengths_must_agree() -> None:
    with pytest.raises(ValueError, match="3 and 2 figures"):
        spearman(np.arange(3.0), np.arange(2.0))
    assert math.isnan(spearman(np.arange(1.0), np.arange(1.0)))
