"""Ladders that a stone far away breaks, and how a policy is told to see them."""

from __future__ import annotations

import numpy as np
import pytest

from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point
from engine.go.position import Position, set_up
from engine.go.rules import Rules
from engine.measure.ladder_trials import LadderTally, ladder_trials

SIZE = 19
SHAPE = {"C4": WHITE, "B4": BLACK, "C3": BLACK, "D3": BLACK}
"""White's stone runs to the upper right."""


def with_stones(stones: dict[str, int], to_play: int = BLACK) -> Position:
    board = np.zeros(SIZE * SIZE, np.int8)
    for vertex, color in stones.items():
        board[gtp_to_point(vertex, SIZE)] = color
    return set_up(Rules(size=SIZE, komi=7.5), board, to_play)


def trials(stones: dict[str, int], to_play: int = BLACK) -> list[tuple[int, int]]:
    return sorted(map(tuple, ladder_trials(with_stones(stones, to_play)).tolist()))


def test_a_distant_stone_breaks_what_looks_the_same_nearby() -> None:
    alone = trials(SHAPE)
    assert (gtp_to_point("C5", SIZE), 1) in alone
    broken = trials({**SHAPE, "Q16": WHITE})
    assert broken == [(move, 0) for move, _ in alone]
    assert trials({**SHAPE, "Q16": BLACK}) == alone


def test_a_near_stone_is_seen_by_everybody() -> None:
    assert (gtp_to_point("C5", SIZE), 0) not in trials({**SHAPE, "F7": WHITE})


def test_only_the_mover_s_ladders_count() -> None:
    assert trials(SHAPE, WHITE) == []


def test_pairs_are_told_apart_by_the_policy() -> None:
    moves = np.array([[0, 1], [1, 0], [2, 0], [3, 1]], np.int16)
    tally = LadderTally()
    assert tally.fields() == {"works": 0, "broken": 0, "told": None, "low": None, "high": None}
    tally.add(0, np.array([0.5, 0.1, 0.5, 0.3], np.float32), moves)
    fields = tally.fields()
    assert (fields["works"], fields["broken"]) == (2, 2)
    assert fields["told"] == pytest.approx((1 + 0.5 + 1 + 0) / 4)
    assert fields["low"] == fields["high"] == fields["told"], "one game"
    for game in range(1, 40):
        tally.add(game, np.array([0.5, 0.1, 0.2, 0.4], np.float32), moves)
    fields = tally.fields()
    assert 0.9 < fields["low"] < fields["told"] < fields["high"] <= 1.0
