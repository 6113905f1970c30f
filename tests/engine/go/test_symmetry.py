from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.go.position import is_legal, play
from engine.go.scoring import area_score
from engine.go.state import empty_position
from engine.go.symmetry import SYMMETRIES, inverse_table, symmetry_table


@pytest.mark.parametrize("size", [2, 5, 7, 19, 25])
def test_symmetries_form_a_group(size: int) -> None:
    table, inverse = symmetry_table(size), inverse_table(size)
    assert table.shape == inverse.shape == (SYMMETRIES, size * size + 1)
    everything = np.arange(size * size + 1)
    rows = {tuple(row) for row in table.tolist()}
    assert len(rows) == SYMMETRIES
    assert np.array_equal(table[0], everything)
    assert (table[:, -1] == size * size).all()
    for s in range(SYMMETRIES):
        assert np.array_equal(inverse[s][table[s]], everything)
        assert tuple(inverse[s].tolist()) in rows
        for t in range(SYMMETRIES):
            assert tuple(table[s][table[t]].tolist()) in rows


def test_codes_are_those_of_leela_zero() -> None:
    """Swap x and y, then mirror x, then mirror y, with y from the bottom row."""
    table = symmetry_table(5)
    top, left = 2, 1  # C4 would be (3, 2): a point on no axis
    x, y = left, 4 - top + 1
    point = (4 - y) * 5 + x
    expected = {
        1: (x, 4 - y),
        2: (4 - x, y),
        3: (4 - x, 4 - y),
        4: (y, x),
        5: (y, 4 - x),
        6: (4 - y, x),
        7: (4 - y, 4 - x),
    }
    for code, (to_x, to_y) in expected.items():
        assert table[code, point] == (4 - to_y) * 5 + to_x


@settings(max_examples=30)
@given(size=st.integers(2, 9), code=st.integers(0, 7), seed=st.integers(0, 2**32))
def test_a_game_seen_in_a_mirror_is_a_game(size: int, code: int, seed: int) -> None:
    draw = random.Random(seed)
    table = symmetry_table(size)[code]
    position, mirrored = empty_position(size), empty_position(size)
    for _ in range(2 * size * size):
        moves = [point for point in range(size * size) if is_legal(position, point)]
        assert all(is_legal(mirrored, int(table[point])) for point in moves)
        move = draw.choice(moves or [size * size])
        play(position, move)
        play(mirrored, int(table[move]))
    assert np.array_equal(mirrored.stones[table], position.stones)
    assert area_score(mirrored) == area_score(position)
