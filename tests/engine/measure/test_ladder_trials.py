"""Ladders that a stone far away breaks, and how a policy is told to see them."""

from __future__ import annotations

import numpy as np
import pytest

from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point
from engine.go.position import play, set_up
from engine.go.rules import Rules
from engine.measure.ladder_trials import LadderTally, ladder_trials

SIZE = 19
SHAPE = {"C4": WHITE, "B4": BLACK, "C3": BLACK, "D3": BLACK}
"""Black's C5 puts White's stone into atari, which runs from D4 to the upper right."""


def trials(stones: dict[str, int], last: str = "C5") -> list[tuple[int, int]]:
    board = np.zeros(SIZE * SIZE, np.int8)
    for vertex, color in stones.items():
        board[gtp_to_point(vertex, SIZE)] = color
    position = set_up(Rules(size=SIZE, komi=7.5), board, BLACK)
    play(position, gtp_to_point(last, SIZE))
    return [(int(move), int(escapes)) for move, escapes in ladder_trials(position)]


def test_a_distant_stone_decides_what_looks_the_same_nearby() -> None:
    run = gtp_to_point("D4", SIZE)
    assert trials(SHAPE) == [(run, 0)]
    assert trials({**SHAPE, "Q16": WHITE}) == [(run, 1)]
    assert trials({**SHAPE, "Q16": BLACK}) == [(run, 0)]


def test_what_near_stones_save_is_no_trial() -> None:
    assert trials({**SHAPE, "F7": WHITE}) == []


def test_only_ataris_of_the_last_move_count() -> None:
    assert trials({**SHAPE, "C5": BLACK}, last="Q4") == []
    assert trials({**SHAPE, "D3": WHITE}) == [], "two liberties"
    start = set_up(Rules(size=SIZE, komi=7.5), np.zeros(SIZE * SIZE, np.int8), BLACK)
    assert len(ladder_trials(start)) == 0
    play(start, SIZE * SIZE)
    assert len(ladder_trials(start)) == 0


def test_pairs_are_told_apart_by_the_policy() -> None:
    moves = np.array([[0, 1], [1, 0], [2, 0], [3, 1]], np.int16)
    tally = LadderTally()
    assert tally.fields() == {"escapes": 0, "caught": 0, "told": None, "low": None, "high": None}
    tally.add(0, np.array([0.5, 0.1, 0.5, 0.3], np.float32), moves)
    fields = tally.fields()
    assert (fields["escapes"], fields["caught"]) == (2, 2)
    assert fields["told"] == pytest.approx((1 + 0.5 + 1 + 0) / 4)
    assert fields["low"] is fields["high"] is None, "one game"
    for game in range(1, 40):
        tally.add(game, np.array([0.5, 0.1, 0.2, 0.4], np.float32), moves)
    fields = tally.fields()
    assert 0.9 < fields["low"] < fields["told"] < fields["high"] <= 1.0
