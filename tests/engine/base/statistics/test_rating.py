"""Ratings against known answers, brute force and simulated players."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations, permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base.errors import RunError
from engine.base.statistics.rating import (
    PairResult,
    RatingTable,
    Tally,
    elo_by_games,
    elo_by_games_text,
    fit_elo,
    rating_text,
    sign_test,
    win_probability,
)


def elos(table: RatingTable) -> dict[str, float]:
    return {rating.name: rating.elo for rating in table.ratings}


def with_virtual_draws(results: list[PairResult]) -> list[PairResult]:
    """Add the prior: two draws for each player, spread over its games."""
    games: Counter[str] = Counter()
    for row in results:
        for name in row[:2]:
            games[name] += sum(row[2:])
    return [
        row._replace(draws=row.draws + sum(row[2:]) * sum(1 / games[name] for name in row[:2]))
        for row in results
    ]


def test_two_players_have_the_elo_of_their_score() -> None:
    table = fit_elo([PairResult("a", "b", 70, 10, 20)], anchor="b")
    assert elos(table)["a"] == pytest.approx(400 * math.log10(76 / 26))
    assert [rating.name for rating in table.ratings] == ["a", "b"]
    a, b = table.ratings
    assert (a.games, a.share, b.share) == (100, 0.75, 0.25)
    assert (b.elo, b.low, b.high) == (0, 0, 0)
    spread = 400 / math.log(10) / math.sqrt(76 * 26 / 102)  # 1 / sqrt(n p q) on the logits
    assert a.high - a.elo == pytest.approx(1.959964 * spread)
    assert a.elo - a.low == pytest.approx(a.high - a.elo)


def test_around_the_mean_two_players_share_the_uncertainty() -> None:
    free = fit_elo([PairResult("a", "b", 75, 0, 25)])
    fixed = fit_elo([PairResult("a", "b", 75, 0, 25)], anchor="b")
    assert sum(elos(free).values()) == pytest.approx(0)
    half = free.ratings[0].high - free.ratings[0].elo
    assert 2 * half == pytest.approx(fixed.ratings[0].high - fixed.ratings[0].elo)


def test_the_fit_is_the_top_of_the_likelihood() -> None:
    """No point of a fine grid around it is better, computed game by game."""
    results = [
        PairResult("a", "b", 7, 1, 3),
        PairResult("b", "c", 5, 2, 4),
        PairResult("c", "a", 3, 0, 6),
    ]
    table = fit_elo(results, anchor="a")

    def log_likelihood(elo: dict[str, float]) -> float:
        total = 0.0
        for first, second, wins, draws, losses in with_virtual_draws(results):
            p = 1 / (1 + 10 ** ((elo[second] - elo[first]) / 400))
            total += (wins + draws / 2) * math.log(p) + (losses + draws / 2) * math.log(1 - p)
        return total

    best = elos(table)
    assert best["a"] == 0
    top = log_likelihood(best)
    for x in np.linspace(-30, 30, 21):
        for y in np.linspace(-30, 30, 21):
            moved = {**best, "b": best["b"] + x, "c": best["c"] + y}
            assert log_likelihood(moved) <= top + 1e-12


@settings(max_examples=30)
@given(st.integers(0, 2**32 - 1))
def test_intervals_are_the_curvature_of_the_likelihood(seed: int) -> None:
    """The inverse of a Hessian by finite differences, with the anchor's row left out."""
    random = np.random.default_rng(seed)
    names = ["a", "b", "c", "d"]
    results = [
        PairResult(x, y, *random.integers(1, 30, 3).tolist()) for x, y in combinations(names, 2)
    ]
    table = fit_elo(results, anchor="d")
    top = np.array([elos(table)[name] for name in "abc"])

    def value(x: np.ndarray) -> float:
        elo = dict(zip(names, [*x, 0.0], strict=True))
        total = 0.0
        for first, second, wins, draws, losses in with_virtual_draws(results):
            d = (elo[first] - elo[second]) * math.log(10) / 400
            total -= (wins + draws / 2) * math.log1p(math.exp(-d))
            total -= (losses + draws / 2) * math.log1p(math.exp(d))
        return total

    h = 1.0
    eye = h * np.eye(3)
    hessian = [
        [
            (value(top + i + j) - value(top + i - j) - value(top - i + j) + value(top - i - j))
            / (4 * h * h)
            for j in eye
        ]
        for i in eye
    ]
    variance = np.linalg.inv(-np.array(hessian)).diagonal()
    by_name = {rating.name: rating for rating in table.ratings}
    half = np.array([by_name[name].high - by_name[name].elo for name in "abc"])
    np.testing.assert_allclose(half, 1.959964 * np.sqrt(variance), rtol=1e-3)


def simulated(strengths: np.ndarray, games: int, seed: int, share: float = 1.0) -> list[PairResult]:
    random = np.random.default_rng(seed)
    results = []
    for i, j in combinations(range(len(strengths)), 2):
        if j - i > 1 and random.random() > share:
            continue
        p = 1 / (1 + 10 ** ((strengths[j] - strengths[i]) / 400))
        wins = int(random.binomial(games, p))
        results.append(PairResult(f"p{i:03}", f"p{j:03}", wins, 0, games - wins))
    return results


def test_known_strengths_lie_within_their_intervals_as_often_as_promised() -> None:
    strengths = np.linspace(-300, 300, 12)
    inside = total = 0
    for seed in range(20):
        results = simulated(strengths, 40, seed)
        table = fit_elo(results, anchor="p000")
        for rating in table.ratings:
            if rating.name != "p000":
                true = strengths[int(rating.name[1:])] - strengths[0]
                inside += rating.low <= true <= rating.high
                total += 1
    assert 0.91 < inside / total < 0.985


def test_two_hundred_players_with_few_games_each() -> None:
    strengths = np.random.default_rng(1).normal(0, 300, 200)
    table = fit_elo(simulated(strengths, 10, 1, share=0.1))
    found = np.array([elos(table)[f"p{i:03}"] for i in range(200)])
    assert np.corrcoef(found, strengths)[0, 1] > 0.97


@given(st.permutations(range(6)), st.lists(st.booleans(), min_size=6, max_size=6))
def test_order_and_seats_of_the_results_do_not_matter(order: list[int], turned: list[bool]) -> None:
    results = simulated(np.array([0.0, 50, 100, 150]), 20, 5)
    other = [
        PairResult(r.second, r.first, r.losses, r.draws, r.wins) if turn else r
        for r, turn in zip([results[i] for i in order], turned, strict=True)
    ]
    assert elos(fit_elo(other)) == pytest.approx(elos(fit_elo(results)))


def test_whoever_wins_everything_stays_finite() -> None:
    results = [PairResult("a", "b", 20, 0, 0), PairResult("b", "c", 20, 0, 0)]
    table = fit_elo(results)
    assert [rating.name for rating in table.ratings] == ["a", "b", "c"]
    assert all(math.isfinite(value) for value in elos(table).values())
    # a has two virtual draws more and all of them with b; b's two are shared by a and c:
    # 3/2 draws between a and b, so a took 20.75 of 21.5 points.
    gap = elos(table)["a"] - elos(table)["b"]
    assert gap == pytest.approx(400 * math.log10(20.75 / 0.75))
    more = fit_elo([row._replace(wins=40) for row in results])
    assert elos(more)["a"] - elos(more)["b"] > gap


@pytest.mark.parametrize(
    ("results", "message"),
    [
        ([], "no games were played"),
        ([PairResult("a", "b", 0, 0, 0)], "no games were played"),
        (
            [PairResult("a", "b", 1, 0, 1), PairResult("c", "d", 1, 0, 1)],
            "no games, not even through others, connect a with c",
        ),
        ([PairResult("a", "a", 1, 0, 1)], "'a' against 'a' is impossible"),
        ([PairResult("a", "b", -1, 0, 1)], "is impossible"),
    ],
)
def test_what_cannot_be_rated_says_why(results: list[PairResult], message: str) -> None:
    with pytest.raises(RunError, match=message):
        fit_elo(results)


def test_an_anchor_must_have_played() -> None:
    with pytest.raises(RunError, match="the anchor 'z' played no game"):
        fit_elo([PairResult("a", "b", 1, 0, 1)], anchor="z")


@given(wins=st.integers(0, 40), losses=st.integers(0, 40))
def test_the_sign_test_counts_coin_throws(wins: int, losses: int) -> None:
    n, most = wins + losses, max(wins, losses)
    tail = sum(math.comb(n, k) for k in range(most, n + 1)) / 2**n
    assert sign_test(wins, losses) == pytest.approx(min(1.0, 2 * tail))


def test_a_circle_is_found_and_elo_alone_does_not_see_it() -> None:
    circle = [
        PairResult("paper", "rock", 80, 0, 20),
        PairResult("rock", "scissors", 75, 5, 20),
        PairResult("scissors", "paper", 80, 0, 20),
        PairResult("novice", "rock", 0, 0, 50),
    ]
    table = fit_elo(circle)
    (cycle,) = table.cycles
    turns = [
        ("paper", "rock", "scissors")[i:] + ("paper", "rock", "scissors")[:i] for i in range(3)
    ]
    assert cycle.names in turns
    assert sorted(cycle.shares) == pytest.approx([0.775, 0.8, 0.8])
    assert max(cycle.p_values) == pytest.approx(sign_test(75, 20))
    assert "1 cycle of three" in rating_text(table)


def test_insignificant_circles_are_not_listed() -> None:
    results = [PairResult(*names, 6, 0, 4) for names in (("a", "b"), ("b", "c"), ("c", "a"))]
    table = fit_elo(results)
    assert table.cycles == ()
    assert "No cycles of three" in rating_text(table)


@settings(max_examples=50)
@given(st.integers(0, 2**32 - 1))
def test_all_circles_are_found_once(seed: int) -> None:
    """Against every ordered triple of a random tournament."""
    random = np.random.default_rng(seed)
    names = [f"n{i}" for i in range(7)]
    beats = set()
    results = []
    for x, y in combinations(names, 2):
        kind = random.integers(3)
        results.append(PairResult(x, y, *((20, 0, 2), (2, 0, 20), (11, 0, 11))[kind]))
        beats |= {0: {(x, y)}, 1: {(y, x)}, 2: set()}[int(kind)]
    expected = {
        min(triple[i:] + triple[:i] for i in range(3))
        for triple in permutations(names, 3)
        if {(triple[0], triple[1]), (triple[1], triple[2]), (triple[2], triple[0])} <= beats
    }
    found = [cycle.names for cycle in fit_elo(results).cycles]
    assert len(found) == len(set(found))
    assert set(found) == expected


def test_the_table_for_people() -> None:
    table = fit_elo([PairResult("strong one", "b", 75, 0, 25)], anchor="b")
    text = rating_text(table).splitlines()
    assert text[0].split() == ["rank", "player", "Elo", "+/-", "games", "points"]
    assert text[1].split() == ["1", "strong", "one", "186.3", "77.4", "100", "75.0%"]
    assert len({len(line) for line in text[:3]}) == 1


def test_the_interval_of_two_players_is_that_of_their_games_alone() -> None:
    elo, low, high = elo_by_games(Tally(60, 0, 40))
    assert elo == pytest.approx(400 * math.log10(1.5))
    assert low < elo < high
    for end in (low, high):  # by the definition, with numpy
        p = win_probability(end)
        ratio = 60 * math.log(0.6 / p) + 40 * math.log(0.4 / (1.0 - p))
        assert 2.0 * ratio == pytest.approx(1.959964**2, rel=1e-6)
    assert elo_by_games(Tally(40, 0, 60)) == pytest.approx((-elo, -high, -low))
    assert elo_by_games(Tally(40, 40, 20)) == pytest.approx(elo_by_games(Tally(60, 0, 40)))
    best, least, most = elo_by_games(Tally(80, 0, 0))
    assert (best, most) == (math.inf, math.inf)
    assert win_probability(least) ** 80 == pytest.approx(math.exp(-0.5 * 1.959964**2), rel=1e-6)
    assert elo_by_games_text(Tally(80, 0, 0)) == f"Elo {least:+.0f} or more (95%)"
    assert elo_by_games_text(Tally(0, 0, 80)) == f"Elo {-least:+.0f} or less (95%)"
    assert elo_by_games_text(Tally(60, 0, 40)).startswith("Elo +70 (95% interval +2 to ")
    assert elo_by_games(Tally()) == (0.0, -math.inf, math.inf)


def test_these_intervals_hold_what_they_promise() -> None:
    random, held = np.random.default_rng(3), 0
    for _ in range(2000):
        wins = int(random.binomial(40, win_probability(150.0)))
        _, low, high = elo_by_games(Tally(wins, 0, 40 - wins))
        held += low <= 150.0 <= high
    assert 0.93 < held / 2000 < 0.97
