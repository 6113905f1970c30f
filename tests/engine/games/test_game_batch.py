"""Games played at the same time: how they begin, go on and end."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.base.errors import IllegalMoveError
from engine.games.game_batch import GameBatch
from engine.go.board import BLACK, NONE, WHITE
from engine.go.rules import Rules
from engine.go.state import TO_PLAY

PASS = 9


def batch(count: int = 3, limit: int = 6) -> GameBatch:
    games = GameBatch(count, Rules(size=3, komi=0.5), limit)
    for t in range(count):
        games.begin(t, number=t)
    return games


def moves(*points: int) -> np.ndarray:
    return np.array(points, np.int16)


def test_two_passes_or_the_limit_end_a_game() -> None:
    games = batch(limit=3)
    assert not games.play(moves(4, PASS, 4)).any()
    assert games.play(moves(0, PASS, NONE)).tolist() == [False, True, False]
    assert games.play(moves(1, 4, 0)).tolist() == [True, False, False]  # the second one is over
    assert games.playing.tolist() == [False, False, True]
    assert [games.line(t) for t in range(3)] == [(4, 0, 1), (PASS, PASS), (4, 0)]
    assert games.plies.tolist() == [3, 2, 2]


def test_a_place_takes_one_game_after_the_other() -> None:
    games = batch()
    games.play(moves(4, 4, 4))
    setup = np.zeros(9, np.int8)
    setup[[0, 8]] = BLACK
    games.begin(1, Rules(size=3, komi=2.5), opening=(4,), setup=setup, first=WHITE, number=7)
    assert games.begun.tolist() == [1, 2, 1]
    assert games.positions.counters[:, TO_PLAY].tolist() == [WHITE, BLACK, WHITE]
    games.play(moves(NONE, 1, NONE))
    assert (games.line(1), games.stones(1)) == ((4, 1), (0, 8))
    game = games.played(1)
    assert (game.number, game.first, game.rules.komi) == (7, WHITE, 2.5)
    assert (game.start.tolist(), game.moves.tolist()) == ([4], [1])
    assert game.ownership is not None
    assert game.ownership.sum() == game.score
    assert game.winner == np.sign(game.score - 2.5)
    assert games.line(0) == (4,)


def test_who_gives_up_loses_without_a_count() -> None:
    game = batch().played(0, loser=BLACK)
    assert game.winner == WHITE
    assert math.isnan(game.score)
    assert game.ownership is None


def test_moves_can_be_followed_beyond_two_passes() -> None:
    games = batch()
    games.follow(0, [PASS, PASS, 4])
    assert games.playing[0]
    assert games.line(0) == (PASS, PASS, 4)


def test_an_illegal_opening_is_refused() -> None:
    with pytest.raises(IllegalMoveError, match="move 2: illegal move B2"):
        batch().begin(0, opening=(4, 4))
