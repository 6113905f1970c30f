"""How a search settled: points per report, the sentence, and the charts."""

from __future__ import annotations

import dataclasses

import numpy as np

from engine.api.analysis import AnalysisReport, AnalysisRequest
from engine.api.record import GameNode, Rules
from sai_studio.model.session.search_course import MOST_POINTS, CoursePoint, SearchCourse
from sai_studio.windows.search_course.course_scene import share_scene, winrate_scene
from sai_studio.windows.search_course.window import EMPTY, course_text
from tests.sai_studio.conftest import Studio
from tests.sai_studio.fakes import fake_report


def report(visits: int, komi: float | None = None) -> AnalysisReport:
    stones = np.zeros(49, np.int8)
    rules = Rules(size=7, komi=9.5)
    request = AnalysisRequest(1, rules, stones, 1, (), visits=max(visits, 1), komi=komi)
    return fake_report(request, visits)


def test_a_point_per_report_until_something_else_is_searched() -> None:
    course, node = SearchCourse(), GameNode()
    for visits in (10, 20, 20, 40):
        course.take(node, report(visits))
    assert [point.visits for point in course.of(node)] == [10, 20, 40]
    course.take(node, report(60, komi=3.5))
    assert [point.visits for point in course.of(node)] == [60], "another komi"
    course.take(node, report(5, komi=3.5))
    assert [point.visits for point in course.of(node)] == [5], "a new search"
    course.take(node, dataclasses.replace(report(9), agents=()))
    assert len(course.of(node)) == 1


def test_long_searches_and_many_positions_are_thinned() -> None:
    course, node = SearchCourse(), GameNode()
    for visits in range(1, 3 * MOST_POINTS):
        course.take(node, report(visits))
    kept = [point.visits for point in course.of(node)]
    assert len(kept) <= MOST_POINTS
    assert kept == sorted(kept)
    assert kept[-1] == 3 * MOST_POINTS - 1
    others = [GameNode() for _ in range(40)]
    for other in others:
        course.take(other, report(1))
    assert course.of(node) == []
    assert course.of(others[-1]) != []


def test_the_sentence_and_the_charts() -> None:
    points = [
        CoursePoint(10, 0.40, 8.0, 3, ((3, 0.7), (4, 0.3))),
        CoursePoint(50, 0.50, 9.0, 4, ((4, 0.6), (3, 0.4))),
        CoursePoint(100, 0.55, 9.0, 4, ((4, 0.8), (3, 0.2))),
    ]
    assert course_text(points, 7) == (
        "E7 is the best move since 50 visits. "
        "Over the last half of the visits Black's winrate went 5.0 % up."
    )
    scene = winrate_scene(points, 9.5, 7)
    assert [(mark.value, mark.label) for mark in scene.marks] == [(50.0, "E7")]
    shares = share_scene(points, 7)
    assert [line.label for line in shares.lines] == ["E7", "D7"]
    assert shares.lines[1].y.tolist() == [0.7, 0.4, 0.2]


def test_the_window_follows_the_search(studio: Studio) -> None:
    window = studio.window(start=True)
    window.actions_["search_course"].trigger()
    shown = window.game_tools._course.side_window()
    studio.qtbot.waitUntil(lambda: "best move since" in shown.sentence.text(), timeout=60_000)
    assert shown.winrate.isVisible()
    window.session.course.clear()
    studio.qtbot.waitUntil(lambda: shown.sentence.text() == EMPTY, timeout=60_000)
    assert not shown.winrate.isVisible()
