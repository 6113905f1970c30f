import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.search.value.fit import curve_at, sigmoid_curve
from sai_studio.kit import curves

GRID = np.arange(-100, 101, dtype=np.float32) / np.float32(2)
BLACK, WHITE = 1, -1


def sigmoid(alpha: float, beta: float) -> np.ndarray:
    return sigmoid_curve(GRID.astype(np.float64), alpha, beta).astype(np.float32)


@given(alpha=st.floats(-30, 30), beta=st.floats(0.05, 2))
def test_komi_for_finds_the_fair_komi(alpha: float, beta: float) -> None:
    found = curves.komi_for(GRID, sigmoid(alpha, beta), 0.5)
    if abs(alpha) + 2.0 / beta < 50.0:
        assert found == pytest.approx(alpha, abs=0.1)


def test_komi_for_says_when_a_curve_never_crosses() -> None:
    assert curves.komi_for(GRID, sigmoid(200.0, 0.5), 0.5) is None
    assert curves.komi_for(GRID, np.full(len(GRID), 0.6, np.float32), 0.5) is None


def test_komi_for_on_a_step() -> None:
    assert curves.komi_for(GRID, sigmoid(7.2, 1e4), 0.5) == pytest.approx(7.25, abs=0.26)


def leads(
    table: list[np.ndarray], to_play: int, error: float = 0.0, may_lead: bool = True
) -> list[curves.Stretch]:
    count = len(table)
    return curves.clear_leads(GRID, table, [error] * count, [may_lead] * count, to_play)


def test_crossing_of_a_flat_and_a_steep_curve() -> None:
    safe, bold = sigmoid(8.0, 3.0), sigmoid(9.0, 0.8)
    crossing = curves.crossing_between(GRID, safe, bold, 0.0, 10.0)
    assert crossing is not None
    assert 6.0 < crossing.komi < 8.0
    assert crossing.winrate == pytest.approx(curve_at(GRID, bold, crossing.komi), abs=0.02)
    assert curves.crossing_between(GRID, safe, bold, 20.0, 30.0) is None


def test_clear_leads_part_the_axis_around_the_crossing() -> None:
    safe, bold = sigmoid(8.0, 3.0), sigmoid(9.0, 0.8)
    crossing = curves.crossing_between(GRID, safe, bold, 0.0, 10.0)
    assert crossing is not None
    tail, first, *gap, second, other_tail = leads([bold, safe], BLACK)
    assert (first.best, second.best) == (1, 0)
    assert tail.best is other_tail.best is None, "both curves say 100 % or 0 % there"
    assert all(stretch.best is None for stretch in gap)
    assert first.high - 0.25 <= crossing.komi <= second.low + 0.25
    assert [s.best for s in leads([bold, safe], WHITE) if s.best is not None] == [0, 1]


def test_no_move_leads_within_the_error() -> None:
    table = [sigmoid(8.0, 0.3), sigmoid(7.0, 0.3)]  # 7.5 % apart at most
    assert any(stretch.best == 0 for stretch in leads(table, BLACK))
    assert leads(table, BLACK, error=0.3) == [(-50.0, 50.0, None)]
    assert leads(table, BLACK, may_lead=False) == [(-50.0, 50.0, None)]


def test_clear_leads_of_one_or_none() -> None:
    assert leads([], BLACK) == []
    assert leads([sigmoid(0.0, 1.0)], WHITE) == [(-50.0, 50.0, 0)]


@given(
    st.lists(st.tuples(st.floats(-20, 20), st.floats(0.05, 20)), min_size=1, max_size=5),
    st.sampled_from([BLACK, WHITE]),
    st.floats(0, 1),
)
def test_clear_leads_cover_the_axis_in_order(
    shapes: list[tuple[float, float]], to_play: int, error: float
) -> None:
    table = [sigmoid(alpha, beta) for alpha, beta in shapes]
    stretches = leads(table, to_play, error)
    assert stretches[0].low == -50.0
    assert stretches[-1].high == 50.0
    for one, other in zip(stretches, stretches[1:], strict=False):
        assert one.high == other.low
        assert one.best != other.best
    for low, high, best in stretches:
        assert low < high
        if best is not None:
            at = math.ceil(2 * (low + 50.0))
            assert to_play * table[best][at] == max(to_play * curve[at] for curve in table)


@given(
    alpha=st.floats(-400, 400),
    beta=st.floats(1e-4, 1e4),
    komi=st.lists(st.floats(-400, 400), min_size=1, max_size=3),
)
def test_interesting_range_holds_every_komi(alpha: float, beta: float, komi: list[float]) -> None:
    low, high = curves.interesting_range(alpha, beta, komi, (-100.0, 100.0))
    assert low < min(komi)
    assert high > max(komi)
    assert high - low >= 4.0


def test_the_range_of_a_curve_ends_beyond_its_changes() -> None:
    grid = np.arange(-81.0, 82.0, dtype=np.float32)
    labels = np.interp(grid, [-3.5, 12.5], [0.7, 0.3]).astype(np.float32)
    assert curves.changing_range(grid, labels) == (-8.0, 17.0)
    assert curves.changing_range(grid, np.full_like(grid, 0.5)) == (-85.0, 85.0)


def test_komi_beyond_the_labels_of_a_network_are_known() -> None:
    grid = np.arange(-81.0, 82.0, dtype=np.float32)
    labels = np.interp(grid, [-4.0, 13.0], [0.7, 0.3]).astype(np.float32)
    assert curves.known_komi(grid, labels, 7.5) is None
    assert curves.known_komi(grid, labels, 30.5) == (-4.0, 13.0)
    step = np.where(grid < 5.0, 1.0, 0.0).astype(np.float32)  # decided: nothing is missing
    assert curves.known_komi(grid, step, 30.5) is None
    assert curves.known_komi(grid, np.full_like(grid, 0.5), 30.5) is None
