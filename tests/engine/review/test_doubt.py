"""Which verdicts are least certain: those next to the threshold, or to the place of the worst."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.go.board import BLACK, WHITE
from engine.review.doubt import ERRORS, WORST, JudgedMove, doubts
from engine.review.mistakes import MISTAKE, loss_thresholds
from engine.review.timeline import Gap

BOUND = loss_thresholds(19)[MISTAKE - 1]


def moves(*lost: float, error: float = 1.0, color: int = BLACK) -> list[JudgedMove]:
    return [JudgedMove(color, Gap(points, error / ERRORS, 0.0, 0.005)) for points in lost]


def test_a_loss_at_the_threshold_is_the_most_doubtful() -> None:
    doubt = doubts(moves(BOUND, BOUND + 1.0, BOUND - 2.0, BOUND + 9.0), 19)
    assert doubt == pytest.approx([0.5, 0.1587, 0.0228, 0.0], abs=1e-4)


def test_a_larger_error_is_more_doubt() -> None:
    exact, vague = (doubts(moves(0.0, error=error), 19)[0] for error in (0.5, 3.0))
    assert exact < 0.01 < 0.3 < vague


def test_moves_around_the_last_place_of_the_worst_are_doubtful() -> None:
    """Of ten sure mistakes only the fifth and the sixth could change their places."""
    doubt = doubts(moves(*(31.0 - 3.0 * rank for rank in range(10))), 19)
    assert WORST == 5
    assert set(np.argsort(doubt)[-2:]) == {4, 5}
    assert doubt[4] == doubt[5] == pytest.approx(0.0668, abs=1e-4)
    assert doubt[0] < 1e-6


def test_each_player_has_places_of_their_own() -> None:
    alone = doubts(moves(*(31.0 - 3.0 * rank for rank in range(10))), 19)
    both = doubts(
        moves(*(31.0 - 3.0 * rank for rank in range(10)))
        + moves(*(4.0 + rank for rank in range(4)), color=WHITE),
        19,
    )
    assert both[:10] == pytest.approx(alone)
    assert (both[10:] < 0.01).all()


def test_winrates_alone_are_doubtful_without_a_score() -> None:
    flat = [JudgedMove(BLACK, Gap(0.0, math.inf, lost, 0.025)) for lost in (0.1, 0.5)]
    assert doubts(flat, 19) == pytest.approx([0.5, 0.0], abs=1e-6)


def test_no_moves_have_no_doubts() -> None:
    assert len(doubts([], 19)) == 0
