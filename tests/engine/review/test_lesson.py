"""What a move lost, and the sentence about it."""

from __future__ import annotations

import numpy as np
import pytest

from engine.go.coords import gtp_to_point
from engine.review.lesson import Loss, lesson_of, loss_of
from engine.review.levels import LEVELS, drawn_move, level_text
from tests.reports import Shape, make_report

SIZE = 7
D4, E3 = (gtp_to_point(vertex, SIZE) for vertex in ("D4", "E3"))
BEFORE = make_report([Shape("D4", 9.0, 2.0, 300, 0.6), Shape("E3", 5.0, 2.0, 40, 0.2)])


def test_a_bad_move_is_told_with_what_was_better() -> None:
    loss = loss_of(E3, BEFORE, None)
    assert loss is not None
    assert (loss.move, loss.best) == (E3, D4)
    assert loss.points == pytest.approx(4.0, abs=0.1)
    lesson = lesson_of(loss, SIZE, None, "points", 3.0)
    assert lesson is not None
    assert lesson.sentence.startswith("E3 loses 4.0 points")
    assert lesson.sentence.endswith("; D4 was better.")


def test_less_than_the_threshold_and_the_best_move_are_not_told() -> None:
    loss = loss_of(E3, BEFORE, None)
    assert loss is not None
    assert lesson_of(loss, SIZE, None, "points", 4.5) is None
    best = loss_of(D4, BEFORE, None)
    assert best is not None
    assert lesson_of(best, SIZE, None, "winrate", 0.01) is None


def test_what_is_within_the_error_is_no_loss() -> None:
    near = make_report([Shape("D4", 9.0, 0.3, 20, 0.6), Shape("E3", 8.5, 0.3, 20, 0.2)])
    loss = loss_of(E3, near, None)
    assert loss == Loss(E3, D4, 0.0, 0.0, loss.best_winrate, loss.move_winrate) if loss else False
    assert loss is not None
    assert lesson_of(loss, SIZE, None, "points", 0.1) is None


def test_a_move_with_few_visits_needs_the_next_search() -> None:
    few = make_report([Shape("D4", 9.0, 2.0, 300, 0.6), Shape("E3", 5.0, 2.0, 2, 0.2)])
    assert loss_of(E3, few, None) is None
    assert loss_of(E3, few, BEFORE) is not None


def test_moves_are_drawn_among_the_good_ones_only() -> None:
    shapes = [Shape("D4", 9.0, 2.0, 60, 0.6), Shape("E3", 8.0, 2.0, 40, 0.4)]
    report = make_report([*shapes, Shape("A1", 1.0, 2.0, 0, 0.0001)])
    random = np.random.default_rng(1)
    assert {drawn_move(report, 0.0, random) for _ in range(20)} == {D4}
    assert {drawn_move(report, 1.0, random) for _ in range(100)} == {D4, E3}


def test_levels_grow_and_say_what_they_are() -> None:
    visits = [level.visits(9) for level in LEVELS]
    assert visits == sorted(visits)
    assert len({level.id for level in LEVELS}) == len(LEVELS)
    assert (
        level_text(1, 2.0, 0.0) == "policy only (1 visit), temperature 2, \u03bb 0 (plays to win)"
    )
    assert "plays for points" in level_text(100, 0.0, 1.0)
