"""The order in which a position and its line are analyzed, and a review without any window."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import pytest

from engine.analysis.request import SweepPoint
from engine.catalog.network_info import NetworkInfo
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.review.game_review import GameReview
from engine.review.mistakes import mistakes
from engine.review.planner import Planner, Step
from engine.review.requests import NodeRequest, as_viewed, request_for
from engine.review.stored_analyses import analysis_of_point
from engine.review.sweep import LineSearch
from engine.search.report import AnalysisReport
from tests.reports import make_report

NETWORK = NetworkInfo(Path("fake.safetensors"), "fake", 7, "7x7, 3x128", "0badcafe")
BLUNDER = 4


@pytest.fixture
def review() -> GameReview:
    record = GameRecord(Rules(size=7, komi=9.5))
    node = record.root
    for point in (24, 16, 17, 23, 31, 32):
        node = record.add_move(node, point)
    review = GameReview(record)
    review.set_network(NETWORK)
    return review


def wanted(review: GameReview, visits: int = 200) -> NodeRequest:
    node = review.record.main_line()[-1]
    return NodeRequest(node, request_for(review, node, review.lambdas, 1, visits))


def next_step(
    planner: Planner, now: NodeRequest, report: AnalysisReport | None, line: bool
) -> Step:
    return planner.next(now, report, is_over=False, has_unknown=line)


def test_a_first_look_lets_the_line_go_before_the_full_search(review: GameReview) -> None:
    planner, now, report = Planner(looks_first=True), wanted(review, 500), make_report()
    assert next_step(planner, now, None, True) is Step.LOOK
    assert not planner.searched(report), "too few visits"
    assert next_step(planner, now, report, True) is Step.LINE
    assert next_step(planner, now, report, False) is Step.SEARCH
    assert planner.searched(report)
    assert next_step(planner, now, report, False) is Step.REST
    assert next_step(planner, now, make_report(), False) is Step.SEARCH, "another report by now"
    assert next_step(planner, wanted(review, 501), report, False) is Step.SEARCH


def test_without_a_first_look_the_line_waits(review: GameReview) -> None:
    planner, now, report = Planner(looks_first=False), wanted(review), make_report()
    assert next_step(planner, now, None, True) is Step.SEARCH
    assert planner.searched(report)
    assert next_step(planner, now, report, True) is Step.LINE
    assert next_step(planner, now, report, False) is Step.REST


@pytest.mark.parametrize("looks_first", [True, False])
def test_a_position_that_was_given_up_is_searched_again_when_asked(
    review: GameReview, looks_first: bool
) -> None:
    planner, now = Planner(looks_first=looks_first), wanted(review)
    assert next_step(planner, now, None, False) is Step.SEARCH
    planner.give_up("no")
    assert next_step(planner, now, None, True) is Step.LINE
    assert next_step(planner, now, None, False) is Step.REST
    assert planner.reason == "no"
    planner.again()
    assert next_step(planner, now, None, False) is Step.SEARCH


def test_a_finished_game_is_not_searched_but_its_line_is(review: GameReview) -> None:
    planner, now = Planner(looks_first=True), wanted(review)
    assert planner.next(now, None, is_over=True, has_unknown=True) is Step.LINE
    assert planner.next(now, None, is_over=True, has_unknown=False) is Step.REST


def test_the_same_question_is_not_asked_twice_at_a_time(review: GameReview) -> None:
    planner, now = Planner(looks_first=True), wanted(review)
    next_step(planner, now, None, False)
    assert not planner.is_under_way(now), "nothing was started"
    planner.ticket = planner.new_ticket()
    assert planner.is_under_way(wanted(review))
    for request in (
        as_viewed(now.request, 3.5, frozenset(), 1),
        as_viewed(now.request, 9.5, frozenset({1}), 1),
        replace(now.request, network=Path("other")),
    ):
        assert not planner.is_under_way(NodeRequest(now.node, request))
    planner.stop()
    assert not planner.is_under_way(now)


def look_at(review: GameReview, search: LineSearch, nodes: list[GameNode], visits: int) -> None:
    """Analyze positions like a network that sees one blunder."""
    sweep, requests = search.sweep(nodes, 99, itertools.count(1).__next__)
    found = []
    for request in requests:
        alpha = 9.0 if len(request.moves) < BLUNDER else 30.0
        point = SweepPoint(request.ticket, visits, alpha, 1.0, 0.5, 0)
        found.append((sweep.nodes[request.ticket], analysis_of_point(point, sweep.kind)))
    assert review.keep_analyses(found)


def _places(review: GameReview, line: list[GameNode]) -> list[int]:
    return [mistake.place for mistake in mistakes(review.timeline(line, 9.5), 7, 9.5)]


def test_a_game_is_reviewed_without_a_window(review: GameReview) -> None:
    line = review.record.main_line()
    search = LineSearch(review, line, 9.5)
    assert search.unknown({line[2]}) == line[:2] + line[3:]
    look_at(review, search, line, 1)
    assert search.unknown(()) == []
    assert _places(review, line) == [], "one visit each judges nothing"
    assert search.shallow(32) == line
    look_at(review, search, line, 32)
    assert search.shallow(32) == []
    assert _places(review, line) == [BLUNDER]
    again = GameReview(review.record)  # what the record keeps is enough
    again.set_network(NETWORK)
    assert _places(again, line) == [BLUNDER]
    review.forget(line[3])
    assert _places(review, line) == [BLUNDER], "read from the record"


def test_nothing_is_told_while_the_game_is_played(review: GameReview) -> None:
    line = review.record.main_line()
    look_at(review, LineSearch(review, line, 9.5), line, 32)
    assert review.timeline(line, 9.5)[3].alpha is not None
    review.set_blind(True)
    points = review.timeline(line, 9.5)
    assert all(p.alpha is p.winrate is p.points_lost is None for p in points)
    review.set_blind(False)
    assert review.timeline(line, 9.5)[3].alpha is not None
