"""Phases of a line by the deviation of its score."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.phases import NEIGHBORS, Phase, phase_of, phases_of
from engine.review.timeline import TimelinePoint

SIZE = 19


def points_of(deviations: Sequence[float | None]) -> list[TimelinePoint]:
    record = GameRecord(Rules(size=SIZE, komi=7.5))
    node, points = record.root, []
    for number, wide in enumerate(deviations):
        beta = None if wide is None else math.pi / (wide * math.sqrt(3.0))
        points.append(
            TimelinePoint(number, node, 0.0, beta, 0.5, 1, 0, None, None, settled=False, error=1.0)
        )
        node = record.add_move(node, number)
    return points


def ends(phases: Sequence[Phase]) -> tuple[int | None, int | None, int | None]:
    """Return the first place of each phase."""
    return tuple(phases.index(p) if p in phases else None for p in Phase)  # type: ignore[return-value]


def test_without_deviations_phases_follow_the_numbers() -> None:
    phases = phases_of(points_of([None] * 301), SIZE)
    assert phases == [phase_of(number, SIZE) for number in range(301)]
    assert ends(phases) == (0, 51, 145)
    assert [phase_of(number, 7) for number in (6, 7, 19, 20)] == [
        *(Phase.OPENING, Phase.MIDDLE, Phase.MIDDLE, Phase.END)
    ]


def is_near(place: int | None, expected: int) -> bool:
    return place is not None and abs(place - expected) <= NEIGHBORS


def test_the_endgame_begins_where_the_score_is_settled_for_good() -> None:
    quiet, fight, end = [12.0] * 100, [20.0] * 110, [2.0] * 60
    opening, middle, settled = ends(phases_of(points_of([*quiet, *fight, *end]), SIZE))
    assert (opening, middle) == (0, 51)
    assert is_near(settled, 210)
    again = [*quiet, *end, *fight, *end]
    assert is_near(ends(phases_of(points_of(again), SIZE))[2], 270)
    assert ends(phases_of(points_of([*quiet, *fight]), SIZE)) == (0, 51, None)
    assert ends(phases_of(points_of([*quiet, *fight, *[2.0] * 4]), SIZE)) == (0, 51, None)


def test_one_unsettled_position_is_no_fight() -> None:
    line = [*[5.0] * 100, *[20.0] * 80, *[2.0] * 40, 60.0, *[2.0] * 40]
    assert is_near(ends(phases_of(points_of(line), SIZE))[2], 180)


def test_a_quiet_game_has_its_endgame_by_number() -> None:
    assert ends(phases_of(points_of([2.0] * 250), SIZE)) == (0, 51, 145)
    assert ends(phases_of(points_of([2.0] * 120), SIZE)) == (0, 51, None)


def test_a_sharp_fight_ends_the_opening() -> None:
    line = [*[5.0] * 30, *[30.0] * 120, *[2.0] * 60]
    opening, middle, settled = ends(phases_of(points_of(line), SIZE))
    assert opening == 0
    assert is_near(middle, 30)
    assert is_near(settled, 150)


def test_an_opening_of_a_few_moves_is_none() -> None:
    handicap, short = [1.0, 1.0, *[30.0] * 120], [5.0] * 3
    assert ends(phases_of(points_of(handicap), SIZE)) == (None, 0, None)
    assert ends(phases_of(points_of(short), SIZE)) == (0, None, None)


@pytest.mark.parametrize("known", [0, 40, 120, 200])
def test_each_phase_is_one_run(known: int) -> None:
    line = [*[5.0] * 80, *[20.0] * 60, *[2.0] * 120]
    phases = phases_of(points_of([*line[:known], *[None] * (260 - known)]), SIZE)
    order = list(Phase)
    assert [order.index(p) for p in phases] == sorted(order.index(p) for p in phases)
