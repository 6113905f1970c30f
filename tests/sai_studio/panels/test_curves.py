import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sai_studio.panels import curves

GRID = np.arange(-100, 101, dtype=np.float32) / np.float32(2)
BLACK, WHITE = 1, -1


def sigmoid(alpha: float, beta: float) -> np.ndarray:
    return curves.sigmoid_curve(GRID.astype(np.float64), alpha, beta).astype(np.float32)


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


def test_crossing_of_a_flat_and_a_steep_curve() -> None:
    safe, bold = sigmoid(8.0, 3.0), sigmoid(9.0, 0.8)
    (crossing,) = curves.crossings(GRID, safe, bold, BLACK)
    assert 6.0 < crossing.komi < 8.0
    assert crossing.below == 0
    (mirrored,) = curves.crossings(GRID, safe, bold, WHITE)
    assert mirrored.below == 1
    assert mirrored.komi == pytest.approx(crossing.komi)


def test_parallel_or_equal_curves_do_not_cross() -> None:
    assert curves.crossings(GRID, sigmoid(8.0, 1.0), sigmoid(7.0, 1.0), BLACK) == []
    assert curves.crossings(GRID, sigmoid(8.0, 1.0), sigmoid(8.0, 1.0), BLACK) == []


def test_better_moves_cuts_the_axis_at_the_crossing() -> None:
    safe, bold = sigmoid(8.0, 3.0), sigmoid(9.0, 0.8)
    (crossing,) = curves.crossings(GRID, safe, bold, BLACK)
    first, second = curves.better_moves(GRID, [bold, safe], BLACK)
    assert (first[2], second[2]) == (1, 0)
    assert first[1] == second[0] == pytest.approx(crossing.komi, abs=0.05)
    assert (first[0], second[1]) == (-50.0, 50.0)


def test_better_moves_of_one_or_none() -> None:
    assert curves.better_moves(GRID, [], BLACK) == []
    assert curves.better_moves(GRID, [sigmoid(0.0, 1.0)], WHITE) == [(-50.0, 50.0, 0)]


@given(
    st.lists(st.tuples(st.floats(-20, 20), st.floats(0.05, 20)), min_size=1, max_size=5),
    st.sampled_from([BLACK, WHITE]),
)
def test_better_moves_cover_the_axis_in_order(
    shapes: list[tuple[float, float]], to_play: int
) -> None:
    table = [sigmoid(alpha, beta) for alpha, beta in shapes]
    stretches = curves.better_moves(GRID, table, to_play)
    assert stretches[0][0] == -50.0
    assert stretches[-1][1] == 50.0
    for (_, end, one), (start, _, other) in zip(stretches, stretches[1:], strict=False):
        assert end == start
        assert one != other
    assert all(start <= end + 1e-6 for start, end, _ in stretches)


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
