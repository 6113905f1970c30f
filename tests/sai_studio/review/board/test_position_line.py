from __future__ import annotations

import dataclasses

import pytest

from engine.base.translation import set_catalog
from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.timeline import Estimate
from sai_studio.review.board.position_line import position_sentence, visits_sentence
from sai_studio.review.curve.curve_scene import curve_scene
from sai_studio.session.session import Session
from tests.reports import Shape, make_report


def session_at(fair: float, **report: object) -> Session:
    """A 7x7 game at komi 9.5 whose only position was searched."""
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    shapes = [Shape("D4", fair, 1.0, 400, 0.6), Shape("E5", fair - 3.0, 1.0, 40, 0.2)]
    session.reports.add(session.cursor.node, make_report(shapes, **report))  # type: ignore[arg-type]
    return session


def test_nothing_is_said_before_the_first_report() -> None:
    assert position_sentence(Session(GameRecord(Rules(size=7, komi=9.5)))) == ""


def test_the_best_move_keeps_the_lead_of_the_side_to_move() -> None:
    said = position_sentence(session_at(12.5))
    assert said.startswith("D4 keeps Black "), said
    assert said.endswith(" ahead."), said


def test_the_side_behind_hears_who_is_ahead() -> None:
    said = position_sentence(session_at(6.0))
    assert said.startswith("D4 is best and leaves White 3."), said


def test_a_lead_beyond_the_points_of_the_board_is_a_bound() -> None:
    assert position_sentence(session_at(60.0)) == "Black is \u2265\u00a039.5 ahead."


def test_a_lead_within_its_error_is_even() -> None:
    assert position_sentence(session_at(9.6)) == "D4 keeps the game even."


def test_a_named_move_has_its_own_lead_not_the_mean_of_the_search() -> None:
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    shapes = [Shape("D4", 10.1, 1.5, 4000, 0.6), Shape("E5", 7.0, 1.5, 400, 0.2)]
    report = make_report(shapes)
    mean = tuple(dataclasses.replace(agent, alpha=10.3) for agent in report.agents)
    session.reports.add(session.cursor.node, dataclasses.replace(report, agents=mean))
    assert position_sentence(session) == "D4 keeps Black 0.6 ahead."


def test_a_lead_is_said_only_if_the_search_and_its_best_move_agree() -> None:
    """Otherwise the head of the curve and this line would name different leaders."""
    for mean in (9.2, 9.6):
        session = session_at(12.5)
        report = session.reports.current
        assert report is not None
        agents = tuple(dataclasses.replace(agent, alpha=mean) for agent in report.agents)
        session.reports.add(session.cursor.node, dataclasses.replace(report, agents=agents))
        assert position_sentence(session) == "D4 keeps the game even."
        assert curve_scene(dataclasses.replace(report, agents=agents), 0, None).lead == 0.0


def test_a_lead_as_large_as_its_error_is_not_said() -> None:
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    shapes = [Shape("D4", 9.9, 0.6, 1000, 0.6), Shape("E5", 6.0, 1.0, 400, 0.2)]
    session.reports.add(session.cursor.node, make_report(shapes))
    assert position_sentence(session) == "D4 keeps the game even.", "0.40, with an error of 0.42"


def test_equal_moves_are_not_called_best() -> None:
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    shapes = [Shape("D4", 12.5, 1.0, 400, 0.6), Shape("E5", 12.5, 1.0, 300, 0.2)]
    session.reports.add(session.cursor.node, make_report(shapes))
    said = position_sentence(session)
    assert said.startswith("Black is "), said
    assert "D4" not in said


def test_a_move_that_another_beats_in_winrate_is_not_called_best() -> None:
    """E5 loses points, but wins more often at this komi; the curve says so, too."""
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    shapes = [Shape("D4", 7.0, 1.5, 400, 0.6), Shape("E5", 4.5, 0.4, 300, 0.2)]
    session.reports.add(session.cursor.node, make_report(shapes))
    report = session.reports.current
    assert report is not None
    assert report.agents[0].candidates[1].points_lost > 0.0
    assert curve_scene(report, 0, None).sentence == "D4 is best below komi 7.0."
    assert "D4" not in position_sentence(session)


@pytest.mark.parametrize(("visits", "named"), [(14, False), (2, True)])
def test_a_move_is_best_only_beside_the_moves_that_were_searched(visits: int, named: bool) -> None:
    """The other move has too few visits to be judged, and looks better."""
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    shapes = [Shape("D4", 12.5, 0.4, 25, 0.6), Shape("E5", 12.7, 0.4, visits, 0.2)]
    session.reports.add(session.cursor.node, make_report(shapes))
    assert ("D4" in position_sentence(session)) == named


@pytest.mark.parametrize(("visits", "words"), [(0, "without a search"), (3, "so far")])
def test_few_visits_name_the_first_choice_only(visits: int, words: str) -> None:
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    session.reports.add(session.cursor.node, make_report([Shape("D4", 12.5, 1.0, visits, 0.6)]))
    assert position_sentence(session) == f"D4 is the first choice {words}."


@pytest.mark.parametrize(
    ("move", "after", "words"),
    [("D4", 12.5, "D4 lost nothing measurable"), ("E5", 6.0, "E5 lost 6.")],
)
def test_the_last_move_is_judged(move: str, after: float, words: str) -> None:
    session = session_at(12.5)
    session.edits.play(gtp_to_point(move, 7))
    session.timeline.add([(session.cursor.node, Estimate(after, 1.0, 0.5, 9.5, 5000))])
    assert position_sentence(session).startswith(words), position_sentence(session)


def test_the_next_move_of_the_game_is_judged_before_it() -> None:
    session = session_at(12.5)
    for move in ("E5", "C3"):
        session.edits.play(gtp_to_point(move, 7))
    bad = session.cursor.line[1]
    session.timeline.add([(bad, Estimate(6.0, 1.0, 0.5, 9.5, 5000))])
    session.cursor.first()
    said = position_sentence(session)
    assert said.startswith("Next, E5 loses 6."), said
    assert "; D4 keeps Black " in said


def test_other_languages_join_the_parts_in_their_own_way() -> None:
    session = session_at(12.5)
    session.edits.play(gtp_to_point("E5", 7))
    session.timeline.add([(session.cursor.line[1], Estimate(6.0, 1.0, 0.5, 9.5, 5000))])
    session.cursor.first()
    set_catalog(lambda text: text.replace("}; {", "}\u3002{"), "ja")
    try:
        said = position_sentence(session)
    finally:
        set_catalog(None)
    assert ";" not in said
    assert "\u3002D4" in said


def test_a_next_move_that_loses_nothing_beyond_the_error_is_not_named() -> None:
    session = session_at(12.5)
    for move in ("E5", "C3"):
        session.edits.play(gtp_to_point(move, 7))
    session.timeline.add([(session.cursor.line[1], Estimate(12.2, 1.0, 0.93, 9.5, 5000))])
    session.cursor.first()
    assert position_sentence(session) == "Black is 2.8 ahead.", "nor is the other one best"


def test_a_next_move_that_loses_chances_but_no_points_is_named() -> None:
    session = session_at(12.5)
    session.edits.play(gtp_to_point("E5", 7))
    session.timeline.add([(session.cursor.line[1], Estimate(12.2, 0.2, 0.63, 9.5, 5000))])
    session.cursor.first()
    assert position_sentence(session).startswith("Next, E5 loses ")
    assert "percentage points of winrate" in position_sentence(session)


def test_the_line_below_the_grid_of_visits_has_pass_and_the_sum() -> None:
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    assert visits_sentence(session) == (
        "The visits of every move appear here once the position is analyzed."
    )
    session.engine.set_analyzing(False)
    assert visits_sentence(session).startswith("Analysis is paused. Start it")
    shapes = [Shape("D4", 12.5, 1.0, 400, 0.6), Shape("pass", 12.0, 1.0, 12, 0.1)]
    session.reports.add(session.cursor.node, make_report(shapes))
    assert visits_sentence(session) == "Visits of every move: 412 in all, 12 of pass."
    session.reports.set_blind(True)
    assert visits_sentence(session) == "Visits are hidden while you play."
