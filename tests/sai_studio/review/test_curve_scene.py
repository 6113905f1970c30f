from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from engine.search.report import report_at_komi
from engine.search.value.fit import curve_at, komi_grid, result_shares, sigmoid_curve
from sai_studio.review.curve.curve_scene import curve_scene, headline, lead_sentence
from tests.reports import SEVEN, WHITE, Shape, make_report


def test_the_better_move_changes_with_the_komi() -> None:
    scene = curve_scene(make_report(), 0, None)
    assert scene.sentence == "Below komi 6.5 E5 is best, above 8.5 D4."
    assert scene.crossing is not None
    assert 7.5 < scene.crossing.komi < 8.0
    assert (scene.crossing.below, scene.crossing.above) == ("E5", "D4")
    assert [name for _, _, name in scene.choice] == ["E5", "", "D4"]
    assert scene.fair == pytest.approx(8.8), "the agent's that plays most for points"


def test_hovering_compares_with_the_best_move_at_the_komi() -> None:
    report = make_report()
    other = report.agents[0].candidates[2]
    scene = curve_scene(report, 0, other)
    assert scene.hovered is not None
    assert scene.hovered.name == "C4"
    assert scene.sentence == "D4 is better than C4 near komi 9.5."
    low = report_at_komi(report, 6.0)
    assert curve_scene(low, 0, low.agents[0].candidates[0]).sentence.startswith("Below komi")


def test_white_prefers_the_lower_curve() -> None:
    shapes = [Shape("D4", 7.0, 1.0, 100, 0.5), Shape("E5", 9.0, 1.0, 90, 0.4)]
    scene = curve_scene(make_report(shapes, to_play=WHITE), 0, None)
    assert scene.sentence == "D4 is best near komi 9.5."


def test_a_lucky_move_with_fewer_visits_is_not_called_best() -> None:
    """Q3, searched a tenth as often as the choice, looked better at every komi."""
    shapes = [Shape("Q18", 2.0, 0.08, 300, 0.5), Shape("Q3", 3.2, 0.08, 31, 0.3)]
    report = make_report(shapes, size=19, komi=7.5, network=(2.0, 0.08))
    scene = curve_scene(report, 0, None)
    assert scene.sentence == "No move is clearly best near komi 7.5."
    assert [name for _, _, name in scene.choice] == [""]
    other = report.agents[0].candidates[1]
    assert curve_scene(report, 0, other).sentence == (
        "Q18 and Q3 are equal near komi 7.5, within the error."
    )


def test_no_move_is_clearly_best_while_another_loses_nothing() -> None:
    """B2, searched less than a tenth as often as the choice, is shown with a loss of about 0."""
    shapes = [Shape("E5", 12.8, 0.07, 198, 0.32), Shape("B2", 12.0, 0.07, 16, 0.13)]
    scene = curve_scene(make_report(shapes, komi=9.0), 0, None)
    assert scene.sentence == "No move is clearly best near komi 9.0."
    assert {name for _, _, name in scene.choice} == {""}


def test_moves_with_few_visits_are_not_called_best() -> None:
    shapes = [Shape("D4", 9.0, 1.5, 4, 0.5), Shape("E5", 4.0, 1.5, 2, 0.3)]
    scene = curve_scene(make_report(shapes), 0, None)
    assert scene.sentence == ""
    assert [name for _, _, name in scene.choice] == [""]


def test_no_move_but_the_choice_is_best_at_the_viewed_komi() -> None:
    report = make_report(moves=("E5", "E5", "E5"))
    scene = curve_scene(report, 0, None)
    (name,) = [name for low, high, name in scene.choice if low <= report.komi <= high]
    assert name == ""
    assert "D4" not in scene.sentence


def test_only_komi_near_the_viewed_one_are_mentioned() -> None:
    scene = curve_scene(make_report(komi=9.5), 0, None)
    low, high = scene.choice[0][0], scene.choice[-1][1]
    assert 5.0 < low < 9.5 < high < 15.0
    far = curve_scene(make_report(komi=40.0), 0, None)
    assert far.choice[0][0] < 9.0
    assert far.choice[-1][1] > 40.0


def test_a_lead_elsewhere_is_not_told_as_one_at_the_komi_on_show() -> None:
    scene = curve_scene(make_report(komi=14.5), 0, None)
    assert [name for _, _, name in scene.choice] == ["E5", "", "D4", ""], "D4 leads up to 11 only"
    assert scene.sentence == "No move is clearly best near komi 14.5."
    assert scene.crossing is None


def test_a_lead_up_to_the_end_of_the_curves_goes_on_beyond() -> None:
    """Curves on 7x7 end at komi 50, which no sentence names."""
    shapes = [Shape("D4", 40.0, 0.05, 180, 0.4), Shape("E5", 15.0, 0.05, 90, 0.2)]
    report = report_at_komi(make_report(shapes), 80.0)
    assert curve_scene(report, 0, None).sentence == "D4 is best near komi 80.0."


@pytest.mark.parametrize(
    ("fair", "text"), [(49.2, "\u2265\u00a049.0"), (-48.8, "\u2264\u00a0\u221249.0")]
)
def test_a_fair_komi_at_the_end_of_the_board_is_a_bound(fair: float, text: str) -> None:
    assert curve_scene(make_report([Shape("D4", fair, 0.1, 180, 0.4)]), 0, None).fair_text == text
    assert curve_scene(make_report(), 0, None).fair_text == "8.8"


def test_one_candidate_and_none() -> None:
    one = curve_scene(make_report(SEVEN[:1]), 0, None)
    assert one.sentence == "D4 is clearly best."
    assert one.crossing is None
    none = curve_scene(make_report(()), 0, None)
    assert (none.sentence, none.ghosts, none.choice) == ("", (), ())


def test_equal_moves_are_called_equal() -> None:
    shapes = [Shape("D4", 7.0, 1.0, 100, 0.5), Shape("E5", 7.0, 1.0, 90, 0.4)]
    report = make_report(shapes)
    scene = curve_scene(report, 0, report.agents[0].candidates[1])
    assert scene.sentence == "D4 and E5 are equal near komi 9.5, within the error."


def test_a_network_without_score_shows_no_fair_komi() -> None:
    report = make_report(network=None)
    scene = curve_scene(report, 0, report.agents[0].candidates[1])
    assert (scene.fair, scene.beta, scene.network, scene.windows) == (None, 0.0, None, ())
    assert scene.hovered is None


def test_windows_follow_the_komi_on_show() -> None:
    report = make_report()
    scene = curve_scene(report_at_komi(report, 5.0), 0, None)
    low = [window.low for window in scene.windows]
    high = [window.high for window in scene.windows]
    assert low == [5.0, 5.0, 5.0]
    assert high[0] == 5.0 < high[1] < high[2]
    assert high[2] == pytest.approx(report.network_alpha)


def test_the_last_agent_stands_in_for_one_without_results() -> None:
    scene = curve_scene(make_report(lambdas=(0.0,)), 3, None)
    assert scene.agent == 0


def test_extreme_steepness() -> None:
    for beta in (1e-6, 1e6):
        shapes = [Shape("D4", 3.0, beta, 100, 0.5), Shape("E5", 2.0, beta, 90, 0.4)]
        report = make_report(shapes, network=(3.0, beta))
        scene = curve_scene(dataclasses.replace(report, komi=2.5), 0, None)
        assert scene.sentence


def test_words_for_winrate_and_lead() -> None:
    assert headline(0.333) == "White 67\u00a0%"
    assert headline(0.9) == "Black 90\u00a0%"
    assert headline(0.5) == "Even 50\u00a0%"
    assert lead_sentence(0.5, "0.5", 0.6) == "Black ahead by 0.5"
    assert lead_sentence(-0.5, "0.5", 0.4) == "White ahead by 0.5"
    assert lead_sentence(0.0, "0.0", 0.5) == "no one is ahead"
    assert lead_sentence(0.0, "0.0", 0.52) == "lead within the error", "52 % is someone's"


def test_the_answers_of_a_network_that_sees_one_komi_are_drawn_as_they_are() -> None:
    report = make_report(network=(8.6, 0.9))
    plain = curve_scene(report, 0, None).network
    assert plain is not None
    assert curve_at(report.komi_grid, plain, 8.6) == pytest.approx(0.5, abs=1e-3)
    answers = np.where(report.komi_grid < 9.0, 0.9, 0.2).astype(np.float32)
    asked = dataclasses.replace(report, network_curve=answers)
    assert curve_scene(asked, 0, None).network is answers
    assert report_at_komi(asked, 8.5).network_winrate == pytest.approx(0.9)
    assert report_at_komi(asked, 10.5).network_winrate == pytest.approx(0.2)


def test_the_dynamic_komi_is_the_selected_agents() -> None:
    plain = make_report(lambdas=(0.0, 0.5, 1.0, 0.25))
    own = dataclasses.replace(plain.agents[3], dynamic_komi=13.0, window=(13.0, 13.0))
    report = dataclasses.replace(plain, agents=(*plain.agents[:3], own))
    assert [curve_scene(report, i, None).dynamic_komi for i in range(4)] == [None] * 3 + [13.0]
    sentence = curve_scene(report, 3, None).windows[3].sentence
    assert sentence == "\u03bb = 0.25 plays to win at its dynamic komi, 13.0."
    moved = curve_scene(report_at_komi(report, 5.0), 3, None)
    assert moved.dynamic_komi == 13.0
    assert (moved.windows[3].low, moved.windows[0].low) == (13.0, 5.0)


def test_an_agent_with_dynamic_komi_is_the_headline_only_alone() -> None:
    plain = make_report(lambdas=(0.0, 0.5))
    first, last = plain.agents
    mixed = dataclasses.replace(plain, agents=(first, dataclasses.replace(last, dynamic_komi=3.5)))
    assert (plain.headline.lambda_, mixed.headline.lambda_) == (0.5, 0.0)
    alone = dataclasses.replace(mixed, agents=mixed.agents[1:])
    assert alone.headline.lambda_ == 0.5


def test_the_distribution_of_the_result_is_the_fall_of_the_curve() -> None:
    grid = komi_grid(7)
    scores = np.arange(-60.0, 61.0)
    shares = result_shares(grid, sigmoid_curve(grid, 3.0, 0.5).astype(np.float32), scores)
    assert shares.sum() == pytest.approx(1.0, abs=1e-3)
    assert (shares * scores).sum() == pytest.approx(3.0, abs=0.01)
    assert scores[shares.argmax()] == 3.0
