"""Every kind of curve keeps the same contract: its frame, its means, its sides, its score."""

from __future__ import annotations

import math
from itertools import product

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from numpy.typing import NDArray

from engine.go.board import BLACK, WHITE
from engine.search.value.curve import (
    WinrateCurve,
    add_to_black,
    bonus_for,
    first_extra,
    lambda_bonus,
    mean_winrate,
    mover_curves,
    own_curve,
    scores,
    winrate_and_slope,
    winrate_at,
    winrates_at,
    within_curve,
)
from engine.search.value.evaluation import Evaluation
from engine.search.value.fit import komi_grid
from engine.search.value.kinds import FLAT, MULTI_LABEL, SIGMOID, kind_name, knows_score
from engine.search.value.komi_window import KomiWindow

FIRST, COUNT = -3.5, 17
"""The labels of Wu et al.: komi -3.5 to 12.5."""


def labels_of(alpha: float, beta: float, first: float = FIRST, count: int = COUNT) -> NDArray:
    """Labels read off a sigmoid."""
    return np.array([first, *(beta * (alpha - first - np.arange(count)))])


def step(at: int, first: float = FIRST, count: int = COUNT) -> NDArray:
    """Labels that are sure of a win below label `at` and of a loss from there on."""
    return np.array([first, *np.where(np.arange(count) < at, 9.0, -9.0)])


ROWS = {
    FLAT: np.array([0.3, 0.0]),
    SIGMOID: np.array([4.25, 0.3]),
    MULTI_LABEL: labels_of(4.25, 0.3),
}
rises = st.lists(st.floats(0, 6), min_size=1, max_size=30)


@st.composite
def label_rows(draw: st.DrawFn) -> NDArray:
    """Falling log odds at komi one point apart."""
    first = draw(st.integers(-40, 40)) + 0.5
    return np.array([first, *(draw(st.floats(-5, 40)) - np.cumsum([0.0, *draw(rises)]))])


def by_hand(row: NDArray, komi: NDArray) -> NDArray:
    """Black's winrates of labels, written down in the plainest way."""
    odds = np.interp(komi, row[0] + np.arange(len(row) - 1), row[1:])
    return 0.5 * (1.0 + np.tanh(0.5 * odds))


@pytest.mark.parametrize("kind", ROWS)
def test_every_kind_has_a_name_and_says_whether_it_knows_a_score(kind: int) -> None:
    curve = WinrateCurve(kind, tuple(ROWS[kind]))
    assert kind_name(kind) in ("flat", "sigmoid", "multi-label")
    assert (curve.score is not None) == knows_score(kind) == (kind != FLAT)
    if curve.score is not None:
        assert curve.score == pytest.approx((4.25, 0.3), rel=1e-6)


@pytest.mark.parametrize("kind", ROWS)
def test_a_larger_komi_never_helps_black(kind: int) -> None:
    winrates = [winrate_at(kind, ROWS[kind], -komi) for komi in np.arange(-30, 30, 0.25)]
    assert (np.diff(winrates) <= 0.0).all()


@pytest.mark.parametrize("kind", ROWS)
@pytest.mark.parametrize("size", [np.float32, np.float64])
def test_rows_and_single_curves_agree(kind: int, size: type) -> None:
    row = ROWS[kind].astype(size)
    komi = np.array([-60.0, -3.5, 0.25, 7.5, 60.0], size)
    answer = Evaluation(np.zeros(0), np.full(5, kind, np.int8), np.tile(row, (5, 1)), None)
    curve = WinrateCurve(kind, tuple(row.tolist()))
    assert winrates_at(answer, komi) == pytest.approx([curve.at(-k) for k in komi.tolist()])


def test_curves_say_the_same_from_both_sides(subtests: pytest.Subtests) -> None:
    """What the mover thinks of its own komi is what it thinks of Black's."""
    for kind, to_play, komi in product(ROWS, [BLACK, WHITE], [-3.0, 0.0, 7.5, 30.0]):
        with subtests.test(f"{kind} {to_play} {komi}"):
            given = np.array([math.log(0.3 / 0.7)]) if kind == FLAT else ROWS[kind]
            black = np.zeros((1, len(ROWS[kind])))
            assert add_to_black(kind, to_play, given, 0.25, black[0])
            assert add_to_black(kind, to_play, given, 0.75, black[0])
            movers = winrates_at(
                mover_curves(kind, given[None], black.shape[1]), np.array([to_play * komi])
            )[0]
            blacks = winrate_at(kind, black[0], -komi)
            assert blacks == pytest.approx(movers if to_play == BLACK else 1 - movers, abs=1e-12)


@pytest.mark.parametrize("kind", ROWS)
def test_numbers_that_are_not_finite_are_refused(kind: int) -> None:
    for i in range(1 if kind == FLAT else len(ROWS[kind])):
        for bad in (math.nan, math.inf):
            given = ROWS[kind].copy()
            given[i] = bad
            assert not add_to_black(kind, WHITE, given, 1.0, np.zeros(len(given)))


@pytest.mark.parametrize("logit", [-800.0, -1.5, 0.0, 2.0, 800.0])
def test_a_flat_winrate_of_any_size_turns_round(logit: float) -> None:
    black, white = np.zeros(2), np.zeros(2)
    add_to_black(FLAT, BLACK, np.array([logit]), 1.0, black)
    add_to_black(FLAT, WHITE, np.array([logit]), 1.0, white)
    assert black[0] == pytest.approx(0.5 + 0.5 * math.tanh(logit / 2), abs=1e-12)
    assert black[0] + white[0] == pytest.approx(1, abs=1e-12)


@given(row=label_rows(), komi=st.floats(-90, 90))
def test_labels_are_joined_by_lines_of_log_odds(row: NDArray, komi: float) -> None:
    assert winrate_at(MULTI_LABEL, row, -komi) == pytest.approx(by_hand(row, np.array([komi]))[0])


@example(row=np.array([0.5, 0.0, 0.0]), low=0.0, high=5e-324)
@given(row=label_rows(), low=st.floats(-90, 90), high=st.floats(-90, 90))
def test_mean_of_labels_is_the_integral(row: NDArray, low: float, high: float) -> None:
    """Also within one label, and with both ends beyond the labels."""
    at = low + (high - low) * (np.arange(40_000) + 0.5) / 40_000
    numeric = pytest.approx(float(np.mean(by_hand(row, -at))), abs=2e-6)
    assert mean_winrate(MULTI_LABEL, row, low, high) == numeric
    assert mean_winrate(MULTI_LABEL, row, high, low) == numeric


@pytest.mark.parametrize("window", [(-4.0, -3.0), (-4.2, -4.2), (-90.0, 90.0), (-3.5, -2.5)])
@pytest.mark.parametrize("at", [0, 7, COUNT])
def test_mean_of_a_step_is_the_integral(at: int, window: tuple[float, float]) -> None:
    """A step falls between two labels; before the first and after the last there is none."""
    x = window[0] + (window[1] - window[0]) * (np.arange(400_000) + 0.5) / 400_000
    expected = float(np.mean(by_hand(step(at), -x)))
    mean = WinrateCurve(MULTI_LABEL, tuple(step(at))).mean(KomiWindow(*window))
    assert mean == pytest.approx(expected, abs=1e-6)


@given(alpha=st.floats(-2, 11), beta=st.floats(0.05, 3), komi=st.floats(-3.5, 12.5))
def test_labels_of_a_sigmoid_are_the_sigmoid_within_their_range(
    alpha: float, beta: float, komi: float
) -> None:
    row, sigmoid = labels_of(alpha, beta), np.array([alpha, beta])
    assert winrate_at(MULTI_LABEL, row, -komi) == pytest.approx(winrate_at(SIGMOID, sigmoid, -komi))
    low, high = -komi, 3.5
    expected = mean_winrate(SIGMOID, sigmoid, low, high)
    assert mean_winrate(MULTI_LABEL, row, low, high) == pytest.approx(expected, abs=1e-9)
    for weight in (0.0, 0.4, 1.0):
        end = lambda_bonus(SIGMOID, sigmoid, komi, weight)
        if 1e-9 < winrate_at(SIGMOID, sigmoid, -komi) < 1 - 1e-9:
            assert lambda_bonus(MULTI_LABEL, row, komi, weight) == pytest.approx(end, abs=1e-6)
    extra = 0.3 * (komi - 2.0)
    here, there = (
        winrate_and_slope(*k, komi, extra) for k in ((SIGMOID, sigmoid), (MULTI_LABEL, row))
    )
    assert there[0] == pytest.approx(here[0])
    assert there[1] == pytest.approx(here[1], abs=1e-9)
    half = first_extra(SIGMOID, sigmoid, komi, 0.5)
    assert first_extra(MULTI_LABEL, row, komi, 0.5) == pytest.approx(half, abs=1e-6)


def test_windows_end_at_the_last_label_when_no_label_has_the_winrate() -> None:
    """Nothing is known beyond; a komi beyond the labels is a window of its own."""
    ahead = labels_of(30.0, 0.2)
    assert lambda_bonus(MULTI_LABEL, ahead, 7.5, 1.0) == -12.5
    assert lambda_bonus(MULTI_LABEL, ahead, 20.5, 1.0) == -20.5
    behind = labels_of(-30.0, 0.2)
    assert lambda_bonus(MULTI_LABEL, behind, 7.5, 1.0) == 3.5
    assert lambda_bonus(MULTI_LABEL, behind, -9.5, 1.0) == 9.5


def test_windows_run_to_the_nearest_label_of_the_winrate() -> None:
    """A network's labels may rise: of three crossings the one that komi leads to is taken."""
    row = np.array([0.5, 2.0, -1.0, 1.0, -2.0])
    assert bonus_for(MULTI_LABEL, row, 0.5, -0.5) == pytest.approx(-(0.5 + 2 / 3))
    assert bonus_for(MULTI_LABEL, row, 0.5, -3.5) == pytest.approx(-(2.5 + 1 / 3))
    assert bonus_for(MULTI_LABEL, row, 0.5, -2.5) == pytest.approx(-(2.5 + 1 / 3))


def test_a_bonus_stays_where_labels_are() -> None:
    row = labels_of(4.0, 0.5)
    assert [within_curve(MULTI_LABEL, row, 7.5, x) for x in (-80.0, -5.0, 2.0, 80.0)] == [
        -5.0,
        -5.0,
        2.0,
        11.0,
    ]
    assert within_curve(MULTI_LABEL, row, 20.5, -8.0) == 0.0
    assert within_curve(SIGMOID, ROWS[SIGMOID], 7.5, -80.0) == -80.0


def test_score_of_labels_is_continued_beyond_them() -> None:
    kinds = np.array([FLAT, SIGMOID, MULTI_LABEL, MULTI_LABEL], np.int8)
    curve = np.zeros((4, COUNT + 1), np.float32)
    curve[0, :2], curve[1, :2] = ROWS[FLAT], ROWS[SIGMOID]
    curve[2], curve[3] = labels_of(4.25, 0.3), labels_of(18.0, 0.3)
    found = scores(Evaluation(np.zeros(0, np.float32), kinds, curve, None))
    assert np.isnan(found[0]).all()
    assert found[1:] == pytest.approx(np.array([[4.25, 0.3], [4.25, 0.3], [18.0, 0.3]]), rel=1e-5)


def test_labels_on_a_grid_are_what_reports_draw() -> None:
    grid = komi_grid(5)
    row = labels_of(4.25, 0.3).astype(np.float32)
    drawn = own_curve(MULTI_LABEL, row, grid)
    assert drawn == pytest.approx(by_hand(row, grid))
    assert own_curve(SIGMOID, ROWS[SIGMOID], grid) is None
    assert own_curve(FLAT, ROWS[FLAT], grid) is None
