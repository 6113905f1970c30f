from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.life import pass_alive
from engine.go.playouts import random_game, random_state
from engine.go.position import set_up
from engine.go.rules import Rules
from engine.go.scoring import area_score, fill_ownership, ownership
from engine.go.state import clone, empty_position
from tests.diagrams import stones_of
from tests.engine.go.oracle import STONE, PlainGame, board_of, cases, chain_at, check_invariants
from tests.shared import checked


def result(score: float) -> str:
    """A score for Black as records write it."""
    return "0" if score == 0 else f"{'B' if score > 0 else 'W'}+{abs(score):g}"


def test_shared_boards_are_counted_exactly() -> None:
    wrong = []
    counted = [case for case in cases("score") if case.get("rules") == "tromp-taylor"]
    for case in checked(counted):
        rules = Rules(size=case["size"][0])
        position = set_up(rules, board_of(case["board"]), BLACK)
        if result(area_score(position) - case["komi"]) != case["result"]:
            wrong.append(case["id"])
        assert ownership(position).sum() == area_score(position)
    assert not wrong


def test_shared_boards_know_their_owners_once_the_dead_are_gone() -> None:
    """Maps that give every stone to a color: what stands on the other color's points is dead."""
    counts = []
    for case in cases("score"):
        if case["kind"] != "ownership" or set("".join(case["owner"])) & set("s*"):
            continue
        owners = np.array([STONE[sign] for line in case["owner"] for sign in line], np.int8)
        stones = board_of(case["board"])
        if (stones[owners == EMPTY] != EMPTY).any():
            continue
        position = set_up(Rules(size=case["size"][0]), stones, BLACK)
        counted = ownership(position, dead=(stones != EMPTY) & (stones != owners))
        assert np.array_equal(counted, owners), case["id"]
        assert counted.sum() == case["area_black_minus_white"]
        counts.append(counted)
    checked(counts)


def test_shared_boards_know_what_is_unconditionally_alive() -> None:
    wrong = []
    for case in cases("unconditional"):
        size = case["size"][0]
        position = set_up(Rules(size=size), board_of(case["board"]), BLACK)
        alive = np.full(size * size, 7, np.int8)
        pass_alive(position, alive)
        for color, name in ((BLACK, "alive_black"), (WHITE, "alive_white")):
            points = np.flatnonzero(alive == color).tolist()
            if {point_to_gtp(point, size) for point in points} != set(case[name]):
                wrong.append((case["id"], name))
    assert not wrong


def test_an_empty_board_belongs_to_nobody() -> None:
    position = empty_position(5)
    assert area_score(position) == 0
    assert not ownership(position).any()


def test_dead_stones_are_taken_off_before_counting() -> None:
    stones = stones_of("""
        . X . . O
        . X . O O
        . X X O .
        O X X O .
        . X X O .
    """)
    position = set_up(Rules(size=5), stones, BLACK)
    assert area_score(position) == 8 - (7 + 3)
    dead = np.zeros(25, np.bool_)
    dead[gtp_to_point("A2", 5)] = True
    assert ownership(position, dead).sum() == (8 + 5) - (6 + 3)
    assert position.stones[gtp_to_point("A2", 5)] == WHITE


@settings(max_examples=40)
@given(size=st.integers(2, 9), seed=st.integers(0, 2**32), plies=st.integers(0, 120))
def test_owners_agree_with_a_plain_flood_fill(size: int, seed: int, plies: int) -> None:
    position = empty_position(size)
    points = size * size
    scratch = np.empty(points, np.int16), np.empty(points, np.bool_)
    random_game(position, *scratch, random_state(seed), plies)
    stones = tuple(position.stones[:-1].tolist())
    around = PlainGame(size, "simple", False).around
    owners = np.empty(points, np.int8)
    fill_ownership(position, owners)
    for point in range(points):
        if stones[point] != EMPTY:
            assert owners[point] == stones[point]
            continue
        # A region of empty points is a "chain" of empty points: its rim is what it touches.
        inverted = tuple(2 if color == EMPTY else color for color in stones)
        region, _ = chain_at(inverted, point, around)
        rim = {stones[there] for stone in region for there in around[stone]} - {EMPTY}
        assert owners[point] == (rim.pop() if len(rim) == 1 else 0)
    check_invariants(clone(position))  # counting leaves the chains alone
