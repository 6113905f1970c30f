"""Dynamic komi: the paper's procedure on its own table, step by step, for both colors."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from engine.base.errors import SettingsError
from engine.go.board import BLACK, WHITE
from engine.search.value.dynamic_komi import (
    METHODS,
    DynamicKomiSettings,
    KomiTurn,
    RootEstimate,
    check_curve,
    komi_rate,
    nearest_komi,
    next_komi,
)
from engine.search.value.kinds import FLAT, MULTI_LABEL, SIGMOID

TABLE = {
    -3.5: 0.800943, -2.5: 0.748812, -1.5: 0.748309, -0.5: 0.680036, 0.5: 0.678897, 1.5: 0.599618,
    2.5: 0.599108, 3.5: 0.512413, 4.5: 0.511263, 5.5: 0.423886, 6.5: 0.423626, 7.5: 0.339738,
    8.5: 0.339353, 9.5: 0.265258, 10.5: 0.264586, 11.5: 0.20581, 12.5: 0.204716,
}  # fmt: skip
"""Winrates v_k of Black by komi k, as the paper prints them for one position of 19x19."""
LABELS = np.array(list(TABLE))
WINRATES = np.array(list(TABLE.values()))
POINTS = 361
FAIR = RootEstimate(0.339738, labels=LABELS, winrates=WINRATES)


def papers_dynamic_komi(  # the procedure as the paper prints it, with its line numbers
    i: int,
    w: dict[float, float],
    k0: float,
    b: int,
    c: float,
    s: float,
    u: float,
    l: float,  # noqa: E741
) -> float:
    """The paper's procedure; of the komi that fulfil a condition, the closest to k0."""
    value = w[k0]
    if value < l:  # 8
        # 9: "w_k >= l and w_(k-1) < l"; printed with k - 1, which a falling row never fulfils
        found = [k for k in w if w[k] >= l and k + 1.0 in w and w[k + 1.0] < l]
    elif value > u:  # 10
        found = [k for k in w if w[k] <= u and k - 1.0 in w and w[k - 1.0] > u]  # 11
    else:  # 12
        found = [k0]  # 13
    k = min(found, key=lambda each: abs(each - k0))
    komi_diff = k - k0  # 15
    game_phase = i / b - s  # 16
    rate = 1.0 / (1.0 + math.exp(c * game_phase))  # 17
    return k0 + komi_diff * rate  # 18


def settings(method: str, **values: float) -> DynamicKomiSettings:
    return DynamicKomiSettings(dynamic_komi=method, **values)  # type: ignore[arg-type]


def turn(komi: float, game_komi: float = 7.5, i: int = 50, color: int = BLACK) -> KomiTurn:
    return KomiTurn(color=color, game_komi=game_komi, komi=komi, move_number=i, points=POINTS)


def mirrored(estimate: RootEstimate, at: KomiTurn) -> tuple[RootEstimate, KomiTurn]:
    """The same position with colors exchanged: Black's winrates, scores and komi turn around."""
    other = RootEstimate(
        1.0 - estimate.winrate,
        None if estimate.rollout_score is None else -estimate.rollout_score,
        None if estimate.board_score is None else -estimate.board_score,
        None if estimate.labels is None else -estimate.labels[::-1],
        None if estimate.winrates is None else 1.0 - estimate.winrates[::-1],
    )
    color, game_komi, komi = -at.color, -at.game_komi, -at.komi
    return other, replace(at, color=color, game_komi=game_komi, komi=komi)


def test_ml_dk_is_the_papers_procedure_on_its_table(subtests: pytest.Subtests) -> None:
    for k0, (low, high) in product(TABLE, [(0.45, 0.5), (0.6, 0.7), (0.3, 0.3), (0.27, 0.34)]):
        with subtests.test(f"{k0} {low} {high}"):
            for i, c, s in ((1, 8.0, 0.45), (180, 8.0, 0.45), (350, 20.0, 0.3)):
                options = settings(
                    "ml-dk", komi_low=low, komi_high=high, komi_decay=c, komi_phase=s
                )
                expected = papers_dynamic_komi(i, TABLE, k0, POINTS, c, s, high, low)
                estimate = replace(FAIR, winrate=TABLE[k0])
                assert next_komi(options, estimate, turn(k0, k0, i)) == pytest.approx(
                    expected, abs=1e-12
                )


@pytest.mark.parametrize(
    ("k0", "found"),
    # interval (45 %, 50 %): at 4.5 Black has 51 %, at 5.5 42 %; no label lies inside
    [(7.5, 4.5), (12.5, 4.5), (0.5, 5.5), (-3.5, 5.5), (4.5, 5.5), (5.5, 4.5)],
)
def test_located_komi_by_hand(k0: float, found: float) -> None:
    assert nearest_komi(LABELS, WINRATES, k0, 0.45, 0.5) == found


def test_komi_in_the_interval_stays() -> None:
    assert nearest_komi(LABELS, WINRATES, 5.5, 0.42, 0.43) == 5.5
    assert next_komi(settings("ml-dk", komi_low=0.42, komi_high=0.43), FAIR, turn(9.0, 6.5)) == 6.5


def test_no_winrate_gets_there_so_the_outermost_komi_is_located() -> None:
    assert nearest_komi(LABELS, WINRATES, 7.5, 0.9, 0.95) == -3.5
    assert nearest_komi(LABELS, WINRATES, 7.5, 0.1, 0.15) == 12.5


def test_line_9_as_printed_finds_nothing_in_a_falling_row() -> None:
    for low in np.linspace(0.05, 0.95, 19):
        assert not [k for k in TABLE if TABLE[k] >= low and TABLE.get(k - 1.0, 1.0) < low]


def test_vs_by_hand() -> None:
    # winrates of Black's last searches; komi 7.5 at first, one point a move, l 45 %, u 50 %
    komi, seen = 7.5, []
    for winrate in (0.62, 0.58, 0.51, 0.50, 0.45, 0.449, 0.30, 0.47):
        komi = next_komi(settings("vs-m"), RootEstimate(winrate), turn(komi))
        seen.append(komi)
    assert seen == [8.5, 9.5, 10.5, 10.5, 10.5, 9.5, 8.5, 8.5]


def test_vs_of_white_by_hand() -> None:
    # White, two stones behind at komi 0.5: White's winrate 20 %, so White believes in more komi
    komi, seen = 0.5, []
    for black in (0.8, 0.7, 0.56, 0.549, 0.52, 0.4):
        at = turn(komi, 0.5, color=WHITE)
        komi = next_komi(settings("vs-m"), RootEstimate(black), at)
        seen.append(komi)
    assert seen == [1.5, 2.5, 3.5, 3.5, 3.5, 2.5]


@pytest.mark.parametrize(
    ("method", "expected"), [("ss-r", 20.0), ("ss-b", 10.0), ("ss-m", 0.25 * 10.0 + 0.75 * 20.0)]
)
def test_ss_by_hand(method: str, expected: float) -> None:
    estimate = RootEstimate(0.5, rollout_score=20.0, board_score=10.0)
    komi = 7.5
    for i in (1, 100, 300):
        rate = 1.0 / (1.0 + math.exp(5.0 * (i / 361 - 0.4)))
        options = settings(method, komi_decay=5.0, komi_phase=0.4, komi_mix=0.25)
        after = next_komi(options, estimate, turn(komi, i=i))
        assert after == pytest.approx(komi + rate * (expected - komi), abs=1e-12)
        komi = after


def test_komi_rate_falls_and_is_one_half_at_the_phase() -> None:
    options = settings("ml-dk", komi_decay=8.0, komi_phase=0.5)
    rates = [komi_rate(options, i, 100) for i in range(1, 200)]
    assert rates == sorted(rates, reverse=True)
    assert rates[49] == 0.5
    assert 0.97 < rates[0] < 1.0
    assert 0.0 < rates[-1] < 1e-5
    assert komi_rate(settings("ss-r", komi_decay=0.0), 7, 100) == 0.5


def test_white_is_the_mirror_of_black(subtests: pytest.Subtests) -> None:
    for method, k0 in product(METHODS, [-1.5, 3.5, 5.5, 7.5]):
        with subtests.test(f"{method} {k0}"):
            estimate = replace(FAIR, winrate=TABLE[k0], rollout_score=3.0, board_score=9.0)
            for color in (BLACK, WHITE):
                for low, high in ((0.45, 0.5), (0.55, 0.7), (0.2, 0.3)):
                    options = settings(method, komi_low=low, komi_high=high)
                    at = turn(k0 + 1.25, k0, 120, color)
                    komi = next_komi(options, estimate, at)
                    assert -next_komi(options, *mirrored(estimate, at)) == pytest.approx(
                        komi, abs=1e-12
                    )


def test_white_behind_believes_in_more_komi_and_black_behind_in_less() -> None:
    # at komi 0.5 Black has 68 %, so White has 32 %: White looks for k with 1 - w_k >= 45 %
    white = next_komi(settings("ml-dk", komi_decay=0.0), FAIR, turn(0.5, 0.5, color=WHITE))
    assert white == 0.5 + 0.5 * (3.5 - 0.5)  # 1 - 0.599 at 2.5, 1 - 0.512 at 3.5
    black = next_komi(settings("ml-dk", komi_decay=0.0), FAIR, turn(9.5, 9.5))
    assert black == 9.5 + 0.5 * (4.5 - 9.5)


def test_komi_stays_near_the_games() -> None:
    estimate = RootEstimate(0.9, rollout_score=361.0, board_score=-361.0)
    for method, expected in (("ss-r", 11.5), ("ss-b", 3.5), ("vs-m", 11.5)):
        options = settings(method, komi_most=4.0)
        assert next_komi(options, estimate, turn(11.5)) == expected


def test_none_is_the_komi_of_the_game() -> None:
    assert not DynamicKomiSettings().has_dynamic_komi
    assert next_komi(DynamicKomiSettings(), FAIR, turn(20.0)) == 7.5


def test_refusals_name_the_method_and_a_way_out() -> None:
    for kind in (SIGMOID, MULTI_LABEL):
        for method in METHODS:
            check_curve(settings(method), kind, False)
    for method in ("none", "ss-r", "vs-m"):
        check_curve(settings(method), FLAT, False)
    check_curve(settings("ss-b"), FLAT, True)
    with pytest.raises(SettingsError, match="ml-dk needs winrates at several komi.*choose vs-m"):
        check_curve(settings("ml-dk"), FLAT, True)
    with pytest.raises(SettingsError, match="ss-m needs a score or the owners"):
        check_curve(settings("ss-m"), FLAT, False)
    for method in ("ss-r", "ss-b", "ss-m", "ml-dk"):
        with pytest.raises(SettingsError, match=f"{method} needs"):
            next_komi(settings(method), RootEstimate(0.5), turn(7.5))
    with pytest.raises(SettingsError, match="komi_high"):
        settings("vs-m", komi_low=0.6, komi_high=0.5)
