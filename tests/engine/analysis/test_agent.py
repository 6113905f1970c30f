"""From a search to a move: choice, temperature, passing and resigning."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest

from engine.analysis.agent import (
    RESIGN,
    AgentSettings,
    MoveStats,
    best_first,
    choose_move,
    lower_bounds,
)
from engine.base.errors import SettingsError

PASS = 4


def stats(
    visits: list[int], value: list[float], variance: float = 0.01, winrate: float = 0.5
) -> MoveStats:
    count = len(visits)
    return MoveStats(
        visits=np.array(visits, np.int32),
        value=np.array(value, np.float32),
        variance=np.full(count, variance, np.float32),
        winrate=np.full(count, winrate, np.float32),
        prior=np.full(count, 1 / count, np.float32),
    )


def choose(found: MoveStats, **changes: Any) -> int:
    settings = AgentSettings.from_dict(changes.pop("settings", {}))
    options: dict[str, Any] = {"ply": 30, "margin_if_passed": 1.0, "after_pass": False}
    return choose_move(found, settings, **{**options, **changes})


def test_most_visits_win() -> None:
    assert choose(stats([10, 80, 5, 0, 4], [0.9, 0.5, 0.9, 0, 0.4])) == 1


def test_equal_visits_go_to_the_better_value() -> None:
    assert choose(stats([40, 40, 5, 0, 4], [0.4, 0.6, 0.9, 0, 0.4])) == 1


def test_lcb_prefers_the_surer_move() -> None:
    found = stats([100, 90, 5, 0, 0], [0.50, 0.56, 0.99, 0, 0])
    assert best_first(found, "visits")[0] == 0
    assert best_first(found, "lcb")[0] == 1  # move 2 has too few visits to be trusted


def test_lower_bound_narrows_with_visits() -> None:
    bounds = lower_bounds(stats([10, 100, 1000, 1, 0], [0.5, 0.5, 0.5, 0.5, np.nan]))
    assert bounds[0] < bounds[1] < bounds[2] < 0.5
    assert bounds[3] == pytest.approx(-0.5)
    assert np.isnan(bounds[4])


def test_lower_bound_uses_students_quantile() -> None:
    """t at one-sided 1e-5 with 99 degrees of freedom is 4.48 (tables)."""
    found = stats([100], [0.5], variance=0.04)
    assert lower_bounds(found)[0] == pytest.approx(0.5 - 4.48 * 0.02, abs=2e-3)


def test_no_second_pass_that_loses() -> None:
    found = stats([5, 3, 0, 0, 90], [0.3, 0.3, 0, 0, 0.4])
    assert choose(found, after_pass=True, margin_if_passed=-2.0) == 0
    assert choose(found, after_pass=True, margin_if_passed=2.0) == PASS
    losing = {"settings": {"pass_rule": "search"}}
    assert choose(found, after_pass=True, margin_if_passed=-2.0, **losing) == PASS


def test_winning_second_pass_is_taken_at_once() -> None:
    found = stats([90, 3, 0, 0, 2], [0.9, 0.3, 0, 0, 0.4])
    assert choose(found, after_pass=True, margin_if_passed=0.5) == PASS


def test_before_any_search_the_policy_plays() -> None:
    found = stats([0, 0, 0, 0, 0], [np.nan] * 5)
    prior = np.array([0.1, 0.0, 0.2, 0.6, 0.1], np.float32)
    found = dataclasses.replace(found, prior=prior)
    assert choose(found) == 3
    random = np.random.default_rng(0)
    hot = {"temperature": 1.0}
    drawn = [choose(found, settings=hot, random=random) for _ in range(2000)]
    assert np.bincount(drawn, minlength=5) / 2000 == pytest.approx(prior, abs=0.05)


def test_without_a_legal_move_the_agent_passes() -> None:
    found = dataclasses.replace(stats([0] * 5, [np.nan] * 5), prior=np.zeros(5, np.float32))
    assert choose(found) == PASS


def test_resignation_only_late_and_when_asked() -> None:
    found = stats([90, 3, 0, 0, 2], [0.1, 0.1, 0, 0, 0.1], winrate=0.02)
    assert choose(found) == 0
    assert choose(found, settings={"resign_below": 0.05}) == RESIGN
    assert choose(found, settings={"resign_below": 0.05}, ply=0) == 0


def test_temperature_draws_by_visits() -> None:
    found = stats([75, 25, 0, 0, 0], [0.5, 0.5, 0, 0, 0])
    random = np.random.default_rng(3)
    hot = {"temperature": 1.0, "pass_rule": "search"}
    draws = [choose(found, settings=hot, random=random) for _ in range(2_000)]
    assert 0.70 < draws.count(0) / len(draws) < 0.80
    after_opening = {**hot, "opening_moves": 10}
    assert choose(found, settings=after_opening, random=random) == 0


def test_gibbs_form_of_the_paper() -> None:
    found = stats([20, 10, 0, 0, 0], [0.5, 0.5, 0, 0, 0])
    random = np.random.default_rng(3)
    gibbs = {"temperature": 10.0, "temperature_form": "gibbs"}
    draws = [choose(found, settings=gibbs, random=random) for _ in range(4_000)]
    expected = 1 / (1 + np.exp(-1))
    assert draws.count(0) / len(draws) == pytest.approx(expected, abs=0.03)


def test_impossible_settings_are_refused_in_a_sentence() -> None:
    with pytest.raises(SettingsError, match=r"^lambda must be at least 0 and at"):
        AgentSettings(lambda_=2.5)
    with pytest.raises(SettingsError, match="did you mean 'temperature'"):
        AgentSettings.from_dict({"temprature": 1})
