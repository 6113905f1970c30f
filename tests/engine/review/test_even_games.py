"""A series of games kept even by komi."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.review.even_games import EvenSeries, read_series, series_text, write_series

BLACK, WHITE = 1, -1


def series(size: int = 19, fair_komi: float = 6.9) -> EvenSeries:
    return EvenSeries("b10, 100 visits", size, fair_komi)


def test_the_first_game_has_the_fair_komi_whoever_plays_black() -> None:
    assert [series().komi(color) for color in (BLACK, WHITE)] == [6.5, 6.5]
    assert series_text(series(), BLACK, "b10") == "Game 1 against b10: komi 6.5"


def test_the_loser_gets_points_as_either_color() -> None:
    lost = series().after(-1)
    assert lost.gift == 0.75 * 19
    assert lost.komi(BLACK) < 6.5 < lost.komi(WHITE)
    assert series_text(lost, BLACK, "b10") == (
        "Game 2 against b10: White gives 7.5 points (you won 0 of 1)"
    )
    won = series().after(1)
    assert won.komi(BLACK) > 6.5 > won.komi(WHITE)


def test_steps_shrink_only_when_the_winner_changes() -> None:
    now = series()
    steps = []
    for winner in (-1, -1, -1, 1, 1, -1):
        after = now.after(winner)
        steps.append(abs(after.gift - now.gift))
        now = after
    full = 0.75 * 19
    assert steps == pytest.approx([full, full, full, full / 2, full / 2, full / 3])
    assert (now.games, now.won) == (6, 2)


def test_a_draw_moves_nothing() -> None:
    now = series().after(-1)
    drawn = now.after(0)
    assert (drawn.gift, drawn.step, drawn.last) == (now.gift, now.step, now.last)
    assert (drawn.games, drawn.won) == (2, 0)


def test_komi_always_has_half_a_point_within_the_board() -> None:
    now = series(5, 24.5)
    for _ in range(40):
        now = now.after(-1)
        assert now.komi(BLACK) % 1 == 0.5
    assert now.gift == 25.0


@pytest.mark.parametrize(("strength", "beta"), [(-40.0, 0.1), (0.0, 0.08), (65.0, 0.1)])
def test_the_person_wins_about_half_of_the_games(strength: float, beta: float) -> None:
    """The opponent is stronger by this many points; results scatter as a logistic curve."""
    rng = np.random.default_rng(7)
    shares, ends = [], []
    for _ in range(60):
        now = series()
        for _ in range(60):
            points = 6.9 - now.komi(BLACK)  # that the person gets
            chance = 1.0 / (1.0 + math.exp(-beta * (points - strength)))
            now = now.after(1 if rng.random() < chance else -1)
        ends.append(now.gift)
        shares.append(now.won / now.games)
    assert np.mean(shares) == pytest.approx(0.5, abs=0.08)
    assert np.mean(ends) == pytest.approx(strength, abs=4.0)


def test_series_are_kept_as_text() -> None:
    known = {"a": EvenSeries("a", 9, 7.0).after(1), "b": EvenSeries("b", 19, 6.5)}
    assert read_series(write_series(known)) == known
    for text in (
        "",
        "{",
        '[{"conditions": 3}]',
        '[{"conditions": "a", "size": 99, "fair_komi": 1}]',
    ):
        assert read_series(text) == {}
