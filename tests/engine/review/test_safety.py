"""Safety against score: what candidates promise, and which no other beats."""

from __future__ import annotations

import pytest

from engine.review.safety import frontier, prospects
from tests.reports import SEVEN, WHITE, Shape, make_report


def names(found: object) -> list[int]:
    return [p.candidate.move for p in found]  # type: ignore[attr-defined]


def test_values_are_those_of_the_side_to_move() -> None:
    black, white = make_report(), make_report(to_play=WHITE)
    for report, sign in ((black, 1.0), (white, -1.0)):
        agent = report.agents[0]
        for prospect in prospects(report, agent):
            candidate = prospect.candidate
            assert prospect.points == sign * candidate.alpha
            expected = candidate.winrate if sign > 0 else 1.0 - candidate.winrate
            assert prospect.winrate == expected


def test_candidates_with_few_visits_are_left_out() -> None:
    report = make_report()
    shown = prospects(report, report.agents[0])
    assert [p.candidate.visits for p in shown] == [s.visits for s in SEVEN if s.visits >= 16]


def test_a_network_without_score_promises_no_points() -> None:
    report = make_report(network=(8.6, 0.0))
    assert prospects(report, report.agents[0]) == ()


def test_the_frontier_rises_in_points_and_falls_in_winrate() -> None:
    # at komi 6 E5 is safer (a steep curve), D4 is worth more; C4 is worse than both
    shapes = (
        Shape("D4", 9.0, 0.6, 200, 0.4),
        Shape("E5", 8.0, 3.0, 100, 0.3),
        Shape("C4", 7.5, 0.6, 100, 0.2),
    )
    report = make_report(shapes, komi=6.0)
    found = prospects(report, report.agents[0])
    best = frontier(found)
    assert [p.points for p in best] == [8.0, 9.0]
    assert best[0].winrate > best[1].winrate
    assert frontier(found[::-1]) == best, "whatever the order of the candidates"


@pytest.mark.parametrize(("visits", "beaten"), [(20, False), (20_000, True)])
def test_only_a_difference_beyond_the_error_beats(visits: int, beaten: bool) -> None:
    shapes = (Shape("D4", 9.0, 0.6, visits, 0.4), Shape("E5", 8.2, 0.6, visits, 0.3))
    report = make_report(shapes, komi=8.0)
    found = prospects(report, report.agents[0])
    assert [p.is_beaten for p in found] == [False, beaten]
