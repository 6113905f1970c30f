from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.playouts import random_game, random_state
from engine.go.position import play, set_up
from engine.go.rules import Rules
from engine.go.scoring import ownership
from engine.go.state import (
    BLACK_CAPTURED,
    WHITE_CAPTURED,
    Position,
    as_batch,
    clone,
    empty_position,
)
from engine.go.territory import offer_pass, placed_stones, score_as_it_stands, score_basis
from tests.diagrams import stones_of

RULES = Rules(size=5, superko="simple", scoring="territory")

OPEN = """
    . X . O .
    . X . O .
    . X . O .
    . X . O .
    . X . O .
"""
"""Five neutral points in the middle."""
CLOSED = """
    . X X O .
    . X X O .
    . X X O .
    . X X O .
    . X X O .
"""


def excess(
    position: Position, owners: Sequence[float] | None = None, territory: bool = True
) -> tuple[float, bool]:
    expected = None if owners is None else np.array([owners], np.float32)
    basis = score_basis(as_batch(position), expected, territory)
    return float(basis.excess[0]), bool(basis.settled[0])


@given(st.integers(2, 9), st.integers(0, 2**32 - 1))
@settings(max_examples=60, deadline=None)
def test_territory_is_area_without_the_stones_placed(size: int, seed: int) -> None:
    """Compared with points and prisoners counted apart, at the end of random games."""
    position = empty_position(Rules(size=size), capacity=3 * size**2 + 8)
    empties = np.empty(size**2, np.int16)
    random_game(position, empties, np.empty(size**2, np.int16), random_state(seed), 2 * size**2)
    stones = position.stones[: size**2]
    territory = int(ownership(position)[stones == EMPTY].sum())
    counters = position.counters
    prisoners = int(counters[WHITE_CAPTURED] - counters[BLACK_CAPTURED])
    assert score_as_it_stands(position, True) == territory + prisoners
    assert score_as_it_stands(position, False) == ownership(position).sum()


def test_handicap_and_captured_stones_count_and_passes_do_not() -> None:
    stones = np.zeros(25, np.int8)
    stones[[6, 8, 18]] = BLACK
    position = set_up(RULES, stones, WHITE, captured=(0, 2))
    assert placed_stones(position) == 1
    play(position, 25)
    assert placed_stones(position) == 1
    play(position, 0)
    assert placed_stones(position) == 2


@pytest.mark.parametrize("to_play", [BLACK, WHITE])
def test_half_a_stone_more_is_expected_while_owners_are_undecided(to_play: int) -> None:
    position = empty_position(RULES)
    position.counters[0] = to_play
    assert excess(position, [0.1] * 25) == (0.5 * to_play, False)
    assert excess(position) == (0.5 * to_play, False)


@pytest.mark.parametrize("to_play", [BLACK, WHITE])
def test_who_fills_the_last_neutral_point_places_a_stone_more(to_play: int) -> None:
    position = set_up(RULES, stones_of(OPEN), to_play)
    owner = np.repeat([[1, 1, 0, -1, -1]], 5, 0).astype(np.float32)
    for last_filler in (to_play, -to_play):
        owner[:, 2] = np.array([1, -1, 1, -1, last_filler], np.float32)
        expected = to_play if last_filler == to_play else 0
        assert excess(position, owner.ravel().tolist()) == (expected, False)


@pytest.mark.parametrize("to_play", [BLACK, WHITE])
def test_nothing_is_left_to_place_where_all_is_settled(to_play: int) -> None:
    position = set_up(RULES, stones_of(CLOSED), to_play)
    owner = np.repeat([[1, 1, 1, -1, -1]], 5, 0).astype(np.float32) * 0.95
    assert excess(position, owner.ravel().tolist()) == (5.0, True)
    assert excess(position) == (5.0, True)
    assert excess(position, owner.ravel().tolist(), territory=False) == (0.0, True)


def test_neutral_points_are_counted_for_nobody() -> None:
    """Neither by area nor by territory rules, if the game ends before they are filled."""
    position = set_up(RULES, stones_of(OPEN), BLACK)
    owner = np.repeat([[0.9, 0.9, 1, -0.9, -0.9]], 5, 0).astype(np.float32)
    owner[1::2, 2] = -1.0
    for territory in (False, True):
        basis = score_basis(as_batch(position), owner.reshape(1, 25), territory)
        assert basis.counted[0] == 0.0


def test_stones_count_for_their_more_probable_owner() -> None:
    position = set_up(RULES, stones_of(CLOSED), BLACK)
    for territory, score in ((False, -25), (True, -30)):  # 20 points and 10 prisoners
        owner = np.full((1, 25), -0.3, np.float32)
        assert score_basis(as_batch(position), owner, territory).counted[0] == score


def test_a_stone_in_ones_own_area_costs_a_point_and_a_pass_nothing() -> None:
    position = set_up(RULES, stones_of(CLOSED), BLACK)
    owner = np.repeat([[1, 1, 1, -1, -1]], 5, 0).astype(np.float32).ravel().tolist()
    passed, filled = clone(position), clone(position)
    play(passed, 25)
    play(filled, 0)
    assert excess(passed, owner)[0] == excess(position, owner)[0]
    assert excess(filled, owner)[0] == excess(position, owner)[0] + 1


def test_a_pass_is_offered_where_it_is_legal() -> None:
    policy = np.array([[0.6, 0.3, 0.1], [0.6, 0.3, 0.1], [0.6, 0.4, 0.0]], np.float32)
    legal = np.array([[True, True, True], [True, True, True], [True, True, False]])
    offer_pass(np.array([True, False, True]), 0.5, legal, policy)
    assert np.allclose(policy, [[1 / 3, 1 / 6, 0.5], [0.6, 0.3, 0.1], [0.6, 0.4, 0.0]])
