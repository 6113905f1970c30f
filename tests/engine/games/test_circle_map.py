"""Maps of networks by their results, and circles of wins."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.base.errors import RunError
from engine.base.statistics.rating import win_probability
from engine.games.circle_map import (
    CircleMap,
    circle_fields,
    circle_map,
    circle_svg,
    circle_text,
)

NAMES = [f"net-{letter}" for letter in "abcdefgh"]


def played(chances: NDArray[np.float64], games: int, seed: int = 0) -> CircleMap:
    """A tournament with these chances of each player against each."""
    upper = np.triu(np.random.default_rng(seed).binomial(games, chances), 1).astype(float)
    points = upper + np.tril(games - upper.T, -1)
    number = np.full(chances.shape, games) * (1 - np.eye(len(chances), dtype=np.int64))
    return circle_map(NAMES[: len(chances)], NAMES[: len(chances)], points, number)


def by_strength() -> NDArray[np.float64]:
    elo = np.arange(8) * 80.0
    return np.array([[win_probability(a - b) for b in elo] for a in elo])


def test_strength_alone_gives_no_circles_and_no_second_component() -> None:
    beyond = 0
    for seed in range(10):
        ranked = played(by_strength(), 200, seed)
        assert (np.diff(ranked.places[:, 0]) > 0.0).all()
        assert not ranked.cycles
        beyond += ranked.explained[1] > ranked.by_strength
    assert beyond <= 3  # about one in twenty


def test_a_circle_is_found_drawn_and_named() -> None:
    chances = by_strength()[:5, :5]
    for winner, loser in ((0, 1), (1, 2), (2, 0)):
        chances[winner, loser], chances[loser, winner] = 0.9, 0.1
    circles = played(chances, 200)
    assert circles.cycles == ((0, 1, 2),)
    assert circles.explained[1] > circles.by_strength
    assert "more than by strength alone" in circles.sentence
    assert "net-a > net-b > net-c > net-a" in circle_text(circles)
    assert circle_svg(circles).count("#d9472b") == 6  # three arrows, each a line and a head
    fields = circle_fields(circles)
    assert fields["circles"] == [["net-a", "net-b", "net-c"]]
    assert len(fields["networks"]) == 5


def test_members_of_a_panel_have_directions_and_circles_of_four() -> None:
    points = np.array([[18.0, 2.0], [2.0, 18.0], [10.0, 10.0]])
    circles = circle_map(["x", "y", "z"], ["m", "n"], points, np.full((3, 2), 20))
    assert circles.names == ("x", "y", "z", "m", "n")
    assert circles.directions.shape == (2, 2)
    assert [{circles.names[i] for i in cycle} for cycle in circles.cycles] == [{"x", "m", "y", "n"}]
    assert "panel member" in circle_svg(circles)


def test_refusals() -> None:
    with pytest.raises(RunError, match="three"):
        circle_map(["a", "b"], ["a", "b"], np.ones((2, 2)), np.full((2, 2), 2))
    games = np.full((3, 3), 4)
    games[0, 2] = games[2, 0] = 0
    with pytest.raises(RunError, match="a and c have not met"):
        circle_map(["a", "b", "c"], ["a", "b", "c"], np.full((3, 3), 2.0), games)
