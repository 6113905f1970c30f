from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.coords import gtp_to_point
from engine.go.playouts import random_game, random_state
from engine.go.position import set_up
from engine.go.rules import Rules
from engine.go.state import Position, empty_position
from engine.go.tactics import is_true_eye, liberties
from tests.diagrams import stones_of
from tests.engine.go.oracle import PlainGame, chain_at


def board(diagram: str, to_play: int) -> Position:
    stones = stones_of(diagram)
    return set_up(Rules(size=round(len(stones) ** 0.5)), stones, to_play)


@settings(max_examples=40)
@given(size=st.integers(2, 9), seed=st.integers(0, 2**32), plies=st.integers(0, 120))
def test_liberties_agree_with_plain_play(size: int, seed: int, plies: int) -> None:
    position = empty_position(size)
    points = size * size
    scratch = np.empty(points, np.int16), np.empty(points, np.bool_)
    random_game(position, *scratch, random_state(seed), plies)
    around = PlainGame(size, "simple", False).around
    stones = tuple(position.stones[:-1].tolist())
    for point in range(points):
        if stones[point] != EMPTY:
            _, expected = chain_at(stones, point, around)
            assert liberties(position, point, points) == len(expected)
            assert liberties(position, point, 2) == min(len(expected), 2)
        else:
            assert liberties(position, point, points) == 0


def test_eyes() -> None:
    position = board(
        """
        . X . . O .
        X X . O . O
        . . . . O O
        . X O . . .
        X . X O . X
        . X . . X .
        """,
        BLACK,
    )
    eyes = {
        (point, color)
        for point in range(36)
        for color in (BLACK, WHITE)
        if position.stones[point] == EMPTY and is_true_eye(position, point, color)
    }
    # B2 has one white diagonal of four, which leaves an eye whole.
    black = {(gtp_to_point(vertex, 6), BLACK) for vertex in ("A6", "A1", "B2", "F1")}
    white = {(gtp_to_point(vertex, 6), WHITE) for vertex in ("E5", "F6")}
    assert eyes == black | white


def test_a_false_eye_at_the_edge_and_in_the_middle() -> None:
    position = board(
        """
        X . X . .
        O X O . .
        . . X . .
        . X . X .
        . O X O .
        """,
        WHITE,
    )
    assert not is_true_eye(position, gtp_to_point("B5", 5), BLACK)  # a white diagonal at the edge
    assert not is_true_eye(position, gtp_to_point("C2", 5), BLACK)  # two white diagonals
    assert not is_true_eye(position, gtp_to_point("C2", 5), WHITE)
