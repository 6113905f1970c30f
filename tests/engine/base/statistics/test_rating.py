"""Ratings against known answers, brute force and simulated players."""

from __future__ import annotations

import math
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
    interval_text,
    rating_text,
    sign_test,
    win_probability,
)


def elos(table: RatingTable) -> dict[str, float]:
    return {rating.name: rating.elo for rating in table.ratings}


def literal_likelihood(results: list[PairResult], elo: dict[str, float]) -> float:
    """The log-likelihood, pair by pair."""
    total = 0.0
    for first, second, wins, draws, losses in results:
        d = (elo[first] - elo[second]) * math.log(10) / 400
        total -= (wins + draws / 2) * math.log1p(math.exp(-d))
        total -= (losses + draws / 2) * math.log1p(math.exp(d))
    return total


def literal_profile(
    results: list[PairResult], start: dict[str, float], player: str, reference: list[str], at: float
) -> float:
    """The largest likelihood with a player's rating at a value, by climbing one player at a time.

    Each rating climbs by a golden section while the mean of the reference stays 0; slow and plain.
    """
    elo = dict(start)

    def value(name: str, rating: float) -> float:
        moved = {**elo, name: rating}
        shift = sum(moved[each] for each in reference) / len(reference)
        moved = {each: rating - shift for each, rating in moved.items()}
        moved[player] = at  # relative to the reference, to which it may belong
        if player in reference:
            others = [each for each in reference if each != player]
            rest = -at / len(others) - sum(moved[each] for each in others) / len(others)
            moved |= {each: moved[each] + rest for each in others}
        return literal_likelihood(results, moved)

    best = -math.inf
    for _ in range(400):
        for name in elo:
            if name == player:
                continue
            low, high = elo[name] - 200.0, elo[name] + 200.0
            for _ in range(60):
                left, right = high - 0.618034 * (high - low), low + 0.618034 * (high - low)
                if value(name, left) < value(name, right):
                    low = left
                else:
                    high = right
            elo[name] = 0.5 * (low + high)
        reached = value(name, elo[name]) if elo else -math.inf
        if reached - best < 1e-11:
            break
        best = reached
    return reached


def test_two_players_have_the_elo_of_their_score() -> None:
    table = fit_elo([PairResult("a", "b", 70, 10, 20)], anchor="b")
    assert elos(table)["a"] == pytest.approx(400 * math.log10(75 / 25))
    assert [rating.name for rating in table.ratings] == ["a", "b"]
    a, b = table.ratings
    assert (a.games, a.share, b.share) == (100, 0.75, 0.25)
    assert (b.elo, b.low, b.high) == (0, 0, 0)
    assert not a.by_prior
    assert (a.elo, a.low, a.high) == pytest.approx(elo_by_games(Tally(75, 0, 25)))


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
        for first, second, wins, draws, losses in results:
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


@pytest.mark.parametrize("anchor", ["", "d"])
@pytest.mark.parametrize("seed", [0, 1])
def test_intervals_are_those_of_the_profile_likelihood(seed: int, anchor: str) -> None:
    """At both ends the best likelihood, found in another way, is z^2 / 2 below the top."""
    random = np.random.default_rng(seed)
    results = [
        PairResult(x, y, *random.integers(1, 12, 3).tolist()) for x, y in combinations("abcd", 2)
    ]
    table = fit_elo(results, anchor=anchor)
    best, reference = elos(table), [anchor] if anchor else list("abcd")
    assert table.reference == tuple(reference)
    top = literal_likelihood(results, best)
    for rating in table.ratings:
        for end in (rating.low, rating.high):
            if rating.name != anchor:
                fall = top - literal_profile(results, best, rating.name, reference, end)
                assert 2.0 * fall == pytest.approx(1.959964**2, rel=1e-4)


def test_a_side_that_no_game_bounds_is_open() -> None:
    circle = [PairResult(*names, 6, 1, 4) for names in (("a", "b"), ("b", "c"), ("c", "a"))]
    beyond = [
        PairResult("winner", "a", 80, 0, 0), PairResult("loser", "b", 0, 0, 9),
        PairResult("stranger", "loser", 5, 0, 0),
    ]  # fmt: skip
    inner, table = fit_elo(circle), fit_elo([*circle, *beyond])
    ratings = {rating.name: rating for rating in table.ratings}
    assert table.reference == ("a", "b", "c")
    for rating in inner.ratings:  # the games of the others say nothing about the three
        same = ratings[rating.name]
        assert (same.elo, same.low, same.high) == pytest.approx(
            (rating.elo, rating.low, rating.high), abs=1e-4
        )
        assert not same.by_prior
    winner, loser, stranger = (ratings[name] for name in ("winner", "loser", "stranger"))
    assert all(rating.by_prior for rating in (winner, loser, stranger))
    assert -math.inf < winner.low < winner.elo
    assert winner.high == math.inf
    assert loser.low == -math.inf
    assert loser.elo < loser.high < math.inf
    assert (stranger.low, stranger.high) == (-math.inf, math.inf)
    fall = -literal_profile(
        [*circle, beyond[0]], {**elos(inner), "winner": winner.low}, "winner", list("abc"),
        winner.low,
    ) + literal_likelihood(circle, elos(inner))  # fmt: skip
    assert 2.0 * fall == pytest.approx(1.959964**2, rel=1e-4)
    assert interval_text(winner).startswith("> +")
    assert interval_text(loser).startswith("< \u002d")
    assert interval_text(stranger) == "unknown"
    text = rating_text(table)
    assert "mean of the players whose games bound each other: a, b, c." in text
    assert "2 draws that are added" in text
    assert "2 draws" not in rating_text(inner)


def test_an_unbeaten_player_is_rated_by_the_prior_alone() -> None:
    table = fit_elo([PairResult("a", "b", 80, 0, 0)], anchor="b")
    a = table.ratings[0]
    assert a.elo == pytest.approx(400 * math.log10(81))
    assert a.by_prior
    assert (a.low, a.high) == pytest.approx(elo_by_games(Tally(80, 0, 0))[1:])


def test_only_intervals_that_are_needed_are_made() -> None:
    results = [PairResult("a", "b", 6, 0, 4), PairResult("b", "c", 6, 0, 4)]
    some = {r.name: r for r in fit_elo(results, intervals=("b",)).ratings}
    whole = {r.name: r for r in fit_elo(results).ratings}
    assert some["b"] == whole["b"]
    assert math.isnan(some["a"].low)
    assert some["a"].elo == whole["a"].elo


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


@pytest.mark.parametrize(("anchor", "games"), [("p000", 40), ("", 40), ("p003", 6), ("", 6)])
def test_known_strengths_lie_within_their_intervals_as_often_as_promised(
    anchor: str, games: int
) -> None:
    """Elo is relative to each table's reference, without players that won or lost everything."""
    strengths = np.linspace(-300, 300, 7)
    inside = total = 0
    for seed in range(60):
        table = fit_elo(simulated(strengths, games, seed), anchor=anchor)
        zero = np.mean([strengths[int(name[1:])] for name in table.reference])
        for rating in table.ratings:
            if rating.name != anchor:
                inside += rating.low <= strengths[int(rating.name[1:])] - zero <= rating.high
                total += 1
    assert 0.93 < inside / total < 0.97


def test_two_hundred_players_with_few_games_each() -> None:
    strengths = np.random.default_rng(1).normal(0, 300, 200)
    table = fit_elo(simulated(strengths, 10, 1, share=0.1), intervals=())
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
    assert text[0].split() == ["rank", "player", "Elo", "95%", "interval", "games", "points"]
    assert text[1].split() == [
        "1", "strong", "one", "190.8", "+115", "to", "+273", "100", "75.0%",
    ]  # fmt: skip
    assert len({len(line) for line in text[:3]}) == 1
    assert text[3] == "Elo is relative to b."


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
