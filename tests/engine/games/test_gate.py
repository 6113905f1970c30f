"""Promotion rules against likelihoods, binomial sums and simulated matches."""

from __future__ import annotations

import math
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.base.errors import SettingsError
from engine.base.statistics.rating import Tally, log_likelihood, sprt_bounds
from engine.games.gate import (
    GO_ON,
    PROMOTE,
    REJECT,
    GateStep,
    block_size,
    gate_match,
    judge,
)
from engine.games.player import match_player
from engine.games.settings import GateSettings
from engine.go.rules import Rules
from tests.engine.games.test_match import StoneCounter

RULES = Rules(size=3, komi=0.5)


@given(wins=st.integers(0, 60), losses=st.integers(0, 60), low=st.floats(-200, 100))
def test_the_ratio_is_that_of_two_binomial_likelihoods(wins: int, losses: int, low: float) -> None:
    def likelihood(elo: float) -> float:
        strong, weak = 10 ** (elo / 400), 1.0
        chance = strong / (strong + weak)
        return chance**wins * (1 - chance) ** losses

    expected = math.log(likelihood(low + 50) / likelihood(low))
    assert log_likelihood(Tally(wins, 0, losses), low, low + 50) == pytest.approx(expected)


def test_a_draw_is_half_a_win_and_half_a_loss() -> None:
    assert log_likelihood(Tally(3, 4, 1), 0, 35) == log_likelihood(Tally(5, 0, 3), 0, 35)
    assert Tally(3, 4, 1).share == Tally(5, 0, 3).share == 0.625
    assert Tally().share == 0.5


def test_the_bounds_are_walds() -> None:
    lower, upper = sprt_bounds(0.05, 0.1)
    assert math.exp(upper) == pytest.approx(0.9 / 0.05)
    assert math.exp(lower) == pytest.approx(0.1 / 0.95)


def test_always_promotes_without_a_game() -> None:
    assert judge(GateSettings(rule="always"), Tally()).decision == PROMOTE


@pytest.mark.parametrize(
    ("tally", "decision"),
    [
        (Tally(), GO_ON),
        (Tally(99, 0, 0), GO_ON),  # before 100 games nobody is promoted
        (Tally(80, 0, 20), PROMOTE),
        (Tally(20, 0, 80), REJECT),
        (Tally(10, 0, 60), REJECT),  # rejection does not wait
        (Tally(52, 0, 48), GO_ON),
        (Tally(205, 0, 195), REJECT),  # all games, undecided: 55 % are needed
        (Tally(220, 0, 180), PROMOTE),
    ],
)
def test_sprt_of_the_server(tally: Tally, decision: str) -> None:
    verdict = judge(GateSettings(rule="sprt"), tally)
    assert verdict.decision == decision
    assert verdict.reason


@pytest.mark.parametrize(
    ("tally", "decision"),
    [
        (Tally(60, 0, 40), PROMOTE),  # 100 / 2 + sqrt(100)
        (Tally(59, 0, 41), GO_ON),
        (Tally(59, 41, 0), GO_ON),  # draws are games that were not won
        (Tally(50, 0, 0), GO_ON),
        (Tally(219, 0, 181), REJECT),
        (Tally(39, 0, 181), REJECT),  # 219 of 400 are the most that is possible
        (Tally(40, 0, 180), GO_ON),  # 220 of 400 are
    ],
)
def test_two_sigma_of_the_server(tally: Tally, decision: str) -> None:
    assert judge(GateSettings(rule="two_sigma"), tally).decision == decision


@given(st.data())
def test_no_rule_waits_for_games_that_cannot_change_it(data: st.DataObject) -> None:
    """GO ON means both ends are open, and the full number of games always decides."""
    rule = data.draw(st.sampled_from(["sprt", "two_sigma"]))
    games = data.draw(st.integers(2, 40))
    settings = GateSettings(rule=rule, games=games, min_games=data.draw(st.integers(0, games)))
    wins = data.draw(st.integers(0, games))
    draws = data.draw(st.integers(0, games - wins))
    losses = data.draw(st.integers(0, games - wins - draws))
    tally = Tally(wins, draws, losses)
    decision = judge(settings, tally).decision
    left = games - tally.games
    ends = {
        judge(settings, Tally(wins + w, draws + d, losses + left - w - d)).decision
        for w, d in product(range(left + 1), repeat=2)
        if w + d <= left
    }
    assert GO_ON not in ends
    if decision == GO_ON:
        assert PROMOTE in ends
        assert REJECT in ends
    elif rule == "two_sigma" and settings.min_games == games:  # one look: exactly the end's
        assert ends == {decision}


def test_without_early_failure_hopeless_matches_go_on() -> None:
    settings = GateSettings(rule="two_sigma", early_fail=False)
    assert judge(settings, Tally(0, 0, 399)).decision == GO_ON


def test_wrong_decisions_are_as_rare_as_asked_for() -> None:
    """Simulated matches with a true difference of elo0 or elo1 end wrongly about 5 % each."""
    settings = GateSettings(
        rule="sprt", games=100_000, min_games=0, elo0=0, elo1=120, early_fail=False
    )
    lower, upper = sprt_bounds(0.05, 0.05)
    random = np.random.default_rng(3)
    for elo, wrong in ((0, PROMOTE), (120, REJECT)):
        chance = 1 / (1 + 10 ** (-elo / 400))
        count = 0
        for _ in range(400):
            won = np.cumsum(random.random(2000) < chance)
            n = np.arange(1, 2001)
            step = (
                log_likelihood(Tally(1, 0, 0), 0, 120),
                log_likelihood(Tally(0, 0, 1), 0, 120),
            )
            llr = won * step[0] + (n - won) * step[1]
            end = int(np.argmax((llr >= upper) | (llr <= lower)))
            verdict = judge(settings, Tally(int(won[end]), 0, int(end + 1 - won[end])))
            assert verdict.decision != GO_ON
            count += verdict.decision == wrong
        assert count <= 400 * 0.05 + 2.5 * math.sqrt(400 * 0.05 * 0.95)


def test_impossible_options_are_refused_in_a_sentence() -> None:
    with pytest.raises(SettingsError, match=r"elo1 must be larger than elo0 \(35\), not 10"):
        GateSettings(elo0=35, elo1=10)
    with pytest.raises(SettingsError, match="rule must be one of always"):
        GateSettings(rule="sigma")


def settings_of(**options: object) -> GateSettings:
    base = {"rule": "two_sigma", "games": 48, "min_games": 8, "at_once": 9, "visits": 8}
    return GateSettings.from_dict({**base, "komi": "0.5 1.5", "temperature_plies": 4, **options})


def test_blocks_are_balanced_in_color_and_komi() -> None:
    assert block_size(settings_of(), RULES) == 8
    assert block_size(settings_of(komi=""), RULES) == 8
    assert block_size(settings_of(komi="1 2 3 4 5 6"), RULES) == 12  # never less than a cycle


def play(settings: GateSettings, sign: int, **options: object) -> list[GateStep]:
    candidate = match_player(settings, StoneCounter(sign))
    best = match_player(settings, StoneCounter(-sign))
    return list(gate_match(settings, candidate, best, RULES, seed=2, **options))  # type: ignore[arg-type]


def test_the_stronger_network_is_promoted_and_the_weaker_rejected() -> None:
    for sign, decision in ((1, PROMOTE), (-1, REJECT)):
        steps = play(settings_of(), sign)
        assert [step.verdict.decision for step in steps[:-1]] == [GO_ON] * (len(steps) - 1)
        assert steps[-1].verdict.decision == decision
        assert steps[-1].verdict.tally.games == sum(len(step.result.games) for step in steps) < 48


def test_a_match_that_goes_on_equals_one_that_was_never_interrupted() -> None:
    settings = settings_of(min_games=48, early_fail=False, games=24)
    whole = play(settings, 1)
    assert len(whole) > 1
    rest = play(settings, 1, tally=whole[0].verdict.tally)
    assert [step.verdict for step in rest] == [step.verdict for step in whole[1:]]
    moves = [[game.moves.tolist() for step in steps for game in step.result.games]
             for steps in (whole[1:], rest)]  # fmt: skip
    assert moves[0] == moves[1]


def test_a_stopped_match_has_no_half_blocks() -> None:
    calls = 0

    def stopped() -> bool:
        nonlocal calls
        calls += 1
        return calls > 3

    assert play(settings_of(), 1, stopped=stopped) == []


def test_a_decided_match_plays_nothing() -> None:
    assert play(settings_of(rule="always"), 1) == []
    assert play(settings_of(), 1, tally=Tally(40, 0, 0)) == []
