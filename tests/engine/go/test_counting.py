"""Counting finished games: dead stones, area, territory and prisoners."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.go.board import BLACK, WHITE
from engine.go.counting import chain_of, count_stones, dead_stones
from engine.go.position import is_legal, play
from engine.go.scoring import ownership
from engine.go.state import empty_position
from tests.diagrams import stones_of

DEAD_STONE = """
    . . X O .
    . O X O .
    . . X O .
    . . X O .
    . . X O .
"""
SHARED_LIBERTIES = """
    . X O . X O .
    X X O . X O O
    O O O X X X X
    . . O X . . .
    O O O X X X X
    X X X O O O O
    . X . X O . O
"""


def expected(stones: np.ndarray, dead: set[int], size: int, sure: float = 0.9) -> np.ndarray:
    """Owners that a network would expect with these stones dead."""
    return sure * ownership_without(stones, dead, size).astype(np.float32)


def ownership_without(stones: np.ndarray, dead: set[int], size: int) -> np.ndarray:
    return count_stones(stones, size, "area", dead=dead).ownership


def test_dead_stones_are_prisoners_where_territory_counts() -> None:
    stones = stones_of(DEAD_STONE)
    dead = dead_stones(stones, 5, expected(stones, {6}, 5))
    assert dead == {6}
    area = count_stones(stones, 5, "area", (1, 2), dead)
    assert (area.black, area.white, area.prisoners, area.dead) == (15, 10, None, dead)
    territory = count_stones(stones, 5, "territory", (1, 2), dead)
    assert (territory.black, territory.white) == (10 + 2 + 1, 5 + 1)
    assert territory.prisoners == (3, 1)


def test_a_chain_is_dead_or_alive_as_a_whole() -> None:
    stones = stones_of(DEAD_STONE)
    owners = expected(stones, {6}, 5)
    owners[[2, 7]] = -0.9  # two stones of a living chain that the network gives up
    assert dead_stones(stones, 5, owners) == {6}


def test_a_dead_stone_lies_in_the_area_of_the_other_side() -> None:
    stones = stones_of(
        """
        . X . . O .
        . X . . O .
        . X X . O .
        . . X O O .
        . . X . O .
        . . X . O .
        """
    )
    owners = expected(stones, set(), 6)
    owners[[14, 13]] = 0.0
    owners[21] = 0.1  # the network doubts a white stone between both sides
    owners[22] = -0.9
    assert dead_stones(stones, 6, owners) == set()


def test_a_doubtful_chain_is_judged_by_what_its_surroundings_say() -> None:
    stones = stones_of(
        """
        . X O . . .
        . X O . . .
        . X O O O O
        . X X X X X
        . . . . . .
        . . O . . .
        """
    )
    owners = expected(stones, {32}, 6)
    owners[32] = -0.05  # alone it would be alive, and all of Black's territory nobody's
    assert dead_stones(stones, 6, owners) == {32}


def test_points_that_must_be_filled_are_no_territory() -> None:
    stones = stones_of(
        """
        . X O . .
        . X O . .
        X . X O .
        X X X O .
        . X O O .
        """
    )
    # C5's chain and the corner are joined at B3 inside Black's territory only
    count = count_stones(stones, 5, "territory")
    assert count.black == int((count.ownership > 0).sum() - (stones > 0).sum())
    cut = stones_of(
        """
        . X X O .
        X . O O .
        X X . O .
        . X X O .
        . X O O .
        """
    )
    assert count_stones(cut, 5, "territory").ownership[12] == 0


def test_a_false_eye_is_no_territory() -> None:
    stones = stones_of(
        """
        . X . X O
        X X X X O
        O O X . X
        . O O X X
        . . O O .
        """
    )
    whole = count_stones(stones, 5, "territory")
    one_dame = count_stones(stones, 5, "territory", dead=())
    assert whole.score == one_dame.score
    # A B at D3 joins E2 and E3, which have one liberty besides, nobody's
    assert whole.ownership[13] == 0, "marked as it is counted"
    assert whole.black == 2


@given(st.lists(st.integers(0, 35), max_size=70))
def test_owners_are_those_of_the_kernels(moves: list[int]) -> None:
    position = empty_position(6)
    for move in moves:
        if is_legal(position, move):
            play(position, move)
    stones = np.array(position.stones[:36], np.int8)
    count = count_stones(stones, 6, "area")
    assert count.ownership.tolist() == ownership(position).tolist()
    assert count.score == int(ownership(position).sum())


@given(st.lists(st.integers(0, 35), max_size=70), st.integers(0, 2**32 - 1))
def test_dead_stones_are_whole_chains(moves: list[int], seed: int) -> None:
    position = empty_position(6)
    for move in moves:
        if is_legal(position, move):
            play(position, move)
    stones = np.array(position.stones[:36], np.int8)
    owners = np.random.default_rng(seed).uniform(-1, 1, 36).astype(np.float32)
    dead = dead_stones(stones, 6, owners)
    for point in dead:
        assert stones[point] in (BLACK, WHITE)
        assert chain_of(stones, point, 6) <= dead


def test_the_count_of_an_empty_board() -> None:
    count = count_stones(np.zeros(25, np.int8), 5, "territory")
    assert (count.black, count.white, count.score) == (0, 0, 0)
    assert dead_stones(np.zeros(25, np.int8), 5, np.ones(25, np.float32)) == frozenset()


@pytest.mark.parametrize("scoring", ["area", "territory"])
def test_colors_are_treated_alike(scoring: str) -> None:
    stones = stones_of(SHARED_LIBERTIES)
    count = count_stones(stones, 7, scoring, (1, 3))
    other = count_stones(-stones, 7, scoring, (3, 1))
    assert (count.black, count.white) == (other.white, other.black)


DIAGRAM = """
. X O . .
X X O . O
. X O O .
X X O . .
. X O . .
"""


def test_area_counts_stones_and_what_they_surround() -> None:
    count = count_stones(stones_of(DIAGRAM), 5, "area")
    assert (count.black, count.white, count.score) == (10, 15, -5)


def test_dead_stones_are_taken_off_before_counting() -> None:
    stones = stones_of(DIAGRAM)
    dead = chain_of(stones, 1, 5)
    assert dead == {1, 5, 6, 11, 15, 16, 21}
    count = count_stones(stones, 5, "area", dead=dead)
    assert (count.black, count.white) == (0, 25)


def test_a_neutral_point_counts_for_nobody() -> None:
    count = count_stones(stones_of("X . O\nX . O\nX . O"), 3, "area")
    assert (count.black, count.white) == (3, 3)
