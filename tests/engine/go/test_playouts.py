from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.go.board import EMPTY
from engine.go.playouts import random_game, random_games, random_state
from engine.go.position import is_legal, play
from engine.go.state import PASSES, PLY, TO_PLAY, Position, clone, empty_position
from engine.go.tactics import is_true_eye
from tests.engine.go.oracle import check_invariants


def choices(position: Position) -> set[int]:
    """Legal moves that fill no own true eye."""
    color = int(position.counters[TO_PLAY])
    return {
        point
        for point in range(len(position.stones) - 1)
        if is_legal(position, point) and not is_true_eye(position, point, color)
    }


def scratch(size: int) -> tuple[np.ndarray, np.ndarray]:
    return np.empty(size * size, np.int16), np.empty(size * size, np.bool_)


@settings(max_examples=30)
@given(
    size=st.integers(2, 7),
    superko=st.sampled_from(["positional", "situational", "simple"]),
    suicide=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_every_random_move_is_one_of_the_choices(
    size: int, superko: str, suicide: bool, seed: int
) -> None:
    position = empty_position(size, superko=superko, suicide=suicide)
    state = random_state(seed)
    for _ in range(4 * size * size):
        allowed = choices(position)
        before = clone(position)
        assert random_game(position, *scratch(size), state, 1) == 1
        if not allowed:
            assert position.counters[PASSES] == before.counters[PASSES] + 1
            assert np.array_equal(position.stones, before.stones)
            if position.counters[PASSES] == 2:
                break
            continue
        played = []
        for move in allowed:
            after = clone(before)
            play(after, move)
            if np.array_equal(after.stones, position.stones):
                played.append(move)
        assert played


@settings(max_examples=30)
@given(size=st.integers(2, 13), suicide=st.booleans(), seed=st.integers(0, 2**32))
def test_a_random_game_leaves_a_sound_position(size: int, suicide: bool, seed: int) -> None:
    position = empty_position(size, suicide=suicide)
    plies = random_game(position, *scratch(size), random_state(seed), 3 * size * size)
    assert position.counters[PLY] == plies <= 3 * size * size
    check_invariants(position)
    if position.counters[PASSES] == 2:
        assert not choices(position)
        assert random_game(position, *scratch(size), random_state(seed), 9) == 0


def test_moves_are_drawn_evenly() -> None:
    """Chi-square of 24,000 first moves on 5x5 after a few stones, 1 % point of 22 degrees: 40.3."""
    start = empty_position(5)
    play(start, 12)
    play(start, 0)
    state = random_state(3)
    counts = np.zeros(25)
    for _ in range(24_000):
        position = clone(start)
        random_game(position, *scratch(5), state, 1)
        counts += np.abs(position.stones[:-1] - start.stones[:-1])
    free = start.stones[:-1] == EMPTY
    expected = 24_000 / free.sum()
    assert ((counts[free] - expected) ** 2 / expected).sum() < 40.3
    assert not counts[~free].any()


@pytest.mark.parametrize("size", [2, 7, 25])
def test_random_games_count_their_moves(size: int) -> None:
    games, moves = random_games(size, 20, seed=5)
    assert games == 20
    assert 20 <= moves <= 20 * 3 * size * size
    assert random_games(size, 20, seed=5) == (games, moves)
