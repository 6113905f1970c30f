"""Moves of the game have one loss, as candidates and in the timeline."""

from __future__ import annotations

import pytest

from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.review.game_review import GameReview
from engine.review.mistakes import candidate_class, loss_class
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate
from tests.engine.review.scripted import review_of
from tests.reports import WHITE, Shape, make_report

KOMI = 9.5


def a_game(played: str) -> tuple[GameReview, GameNode, GameNode]:
    record = GameRecord(Rules(size=7, komi=KOMI))
    node = record.add_move(record.root, gtp_to_point(played, 7))
    review = review_of(record)
    return review, record.root, node


def of(report: AnalysisReport, name: str, agent: int = 2) -> tuple[AgentAnalysis, Candidate]:
    move = gtp_to_point(name, 7)
    chosen = report.agents[agent]
    return chosen, next(c for c in chosen.candidates if c.move == move)


def test_the_deeper_search_of_the_next_position_judges_the_game_s_move() -> None:
    review, root, node = a_game("B2")
    before, after = make_report(), make_report([Shape("D5", 6.0, 1.5, 300, 0.5)], to_play=WHITE)
    review.keep_report(root, before)
    shown = review.report(root, KOMI)
    assert shown is not None
    assert of(shown, "B2")[1] is of(before, "B2")[1], "the next position is not searched"
    assert candidate_class(shown, *of(shown, "B2")) is None, "two visits judge nothing"

    review.keep_report(node, after)
    shown = review.report(root, KOMI)
    assert shown is not None
    agent, moved = of(shown, "B2")
    point = review.timeline([root, node], KOMI)[1]
    assert point.points_lost == pytest.approx(3.0, abs=0.21)
    assert moved.points_lost == point.points_lost
    assert (moved.alpha, moved.beta, moved.winrate) == (point.alpha, point.beta, point.winrate)
    assert candidate_class(shown, agent, moved) == loss_class(point.points_lost, 7) > 0
    assert (moved.visits, moved.figure_visits) == (2, 301)
    assert list(moved.curve) == list(after.headline.curve)
    pairs = zip(agent.candidates, before.headline.candidates, strict=True)
    assert all(now is then for now, then in pairs if now is not moved)


def test_a_move_that_is_as_good_within_the_error_says_so() -> None:
    review, root, node = a_game("B2")
    review.keep_report(root, make_report())
    for alpha, lost, within in ((8.7, 0.0, True), (9.2, 0.0, False), (6.0, 3.0, False)):
        review.forget(node)
        after = make_report([Shape("D5", alpha, 1.5, 300, 0.5)], to_play=WHITE)
        review.keep_report(node, after)
        shown = review.report(root, KOMI)
        assert shown is not None
        moved = of(shown, "B2")[1]
        assert moved.points_lost == pytest.approx(lost, abs=0.21)
        assert moved.is_within_error == within


def test_agents_with_another_choice_measure_against_it() -> None:
    review, root, node = a_game("B2")
    review.keep_report(root, make_report(moves=("E5", "D4", "D4")))
    review.keep_report(node, make_report([Shape("D5", 5.0, 2.0, 300, 0.5)], to_play=WHITE))
    shown = review.report(root, KOMI)
    assert shown is not None
    to_win, for_points = (of(shown, "B2", agent)[1].points_lost for agent in (0, 2))
    assert for_points == pytest.approx(to_win + 1.0), "E5 is worth one point less than D4"


@pytest.mark.parametrize(("played", "visits"), [("E5", 3), ("D4", 400)])
def test_deeper_candidates_and_the_choice_keep_their_figures(played: str, visits: int) -> None:
    review, root, node = a_game(played)
    before = make_report()
    review.keep_report(root, before)
    following = [Shape("C5", 2.0, 1.5, visits, 0.5)]
    review.keep_report(node, make_report(following, to_play=WHITE))
    shown = review.report(root, KOMI)
    assert shown is not None
    assert of(shown, played)[1] is of(before, played)[1]
