"""Boards by themselves: stones without liberties."""

from __future__ import annotations

import numpy as np
import pytest

from engine.go.board import BLACK, EMPTY, WHITE, stones_without_liberties
from engine.go.position import set_up
from engine.go.rules import Rules


@pytest.mark.parametrize("size", [2, 5, 9])
def test_stones_without_liberties_are_those_of_the_engines_positions(size: int) -> None:
    colors = np.array([EMPTY, BLACK, WHITE], np.int8)
    boards = np.random.default_rng(size).choice(colors, (200, size * size), p=[0.2, 0.5, 0.3])
    found = stones_without_liberties(boards)
    assert found.any()
    assert not found.all()
    for board, captured in zip(boards, found, strict=True):
        position = set_up(Rules(size=size, komi=0.5), board, BLACK)
        no_liberties = position.liberties[position.chain[: size * size]] <= 0
        np.testing.assert_array_equal(captured, (board != EMPTY) & no_liberties)
