"""Losses along a line: against the engine's choice, beyond the error, with enough visits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.go.rules import Rules, rules_from_sgf
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.review import timeline
from engine.review.game_review import GameReview, KeptReports
from engine.review.timeline import Estimate, Timeline, TimelinePoint, move_scores
from engine.search.loss import MoveScore
from engine.search.value.fit import curve_through
from tests.reports import SEVEN, make_report

BEST, PLAYED = 3, 5


@pytest.fixture
def line() -> list[GameNode]:
    """The root and one move of Black's."""
    record = GameRecord(Rules(size=7, komi=9.5))
    return [record.root, record.add_move(record.root, PLAYED)]


def judged(line: list[GameNode], before: Estimate, after: Estimate) -> TimelinePoint:
    timeline = Timeline()
    timeline.add(line[0], before)
    timeline.add(line[1], after)
    return timeline.along(line, before.komi, 7, {})[1]


def estimate(alpha: float, visits: int, *moves: MoveScore) -> Estimate:
    return Estimate(alpha, 0.5, 0.5, 7.0, visits, moves=moves)


def test_a_position_evaluated_alone_judges_no_move(line: list[GameNode]) -> None:
    for visits in ((1, 1), (1, 500)):
        point = judged(line, estimate(9.0, visits[0]), estimate(-30.0, visits[1]))
        assert point.points_lost is point.winrate_lost is None
        assert point.settled == (visits[1] == 500)
        assert point.alpha == -30.0, "the figure itself is shown"


def test_few_visits_judge_a_move_provisionally(line: list[GameNode]) -> None:
    choice = MoveScore(BEST, 1, 9.0, 0.5, 0.5)
    for before, after, provisional in ((2, 1, True), (500, 1, True), (500, 500, False)):
        known = choice._replace(visits=max(before - 1, 1))
        point = judged(line, estimate(9.0, before, known), estimate(-30.0, after))
        assert point.points_lost == pytest.approx(39.0)
        assert point.is_provisional == provisional


def test_a_forced_sequence_has_the_figures_of_its_last_positions() -> None:
    """Searched one by one, the positions disagree; the loss belongs to the move before them."""
    record = GameRecord(Rules(size=7, komi=9.5))
    alphas, choices = (9.0, 9.0, 1.0, 1.0, 1.0), (BEST, 11, 12, 13, 14)
    line = [record.root]
    for point in (10, 11, 12, 13):
        line.append(record.add_move(line[-1], point))
    timeline = Timeline()
    for node, alpha, choice in zip(line, alphas, choices, strict=True):
        timeline.add(node, estimate(alpha, 100, MoveScore(choice, 90, alpha, 0.5, 0.5)))
    points = timeline.along(line, 9.5, 7, {})
    assert [point.alpha for point in points] == pytest.approx([9.0, 3.0, 1.0, 1.0, 1.0])
    assert [point.points_lost for point in points[1:]] == pytest.approx([6.0, 0.0, 0.0, 0.0])


def test_a_candidate_that_was_better_than_what_followed_the_choice_makes_it_a_loss(
    line: list[GameNode],
) -> None:
    choice, other = MoveScore(PLAYED, 100, 9.0, 0.5, 0.5), MoveScore(BEST, 100, 8.0, 0.5, 0.5)
    before = estimate(8.5, 200, choice, other)
    assert judged(line, before, estimate(2.0, 900)).points_lost == pytest.approx(5.3)
    assert judged(line, before, estimate(8.9, 900)).points_lost == 0.0


def test_the_winrates_of_all_moves_are_read_at_another_komi_in_one_call(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = GameRecord(Rules(size=7, komi=9.5))
    review, node = Timeline(), record.root
    for number in range(12):
        choice = MoveScore(40, 300, 9.0, 0.5, 0.3)
        review.add(node, estimate(9.0, 500, choice, choice._replace(move=number, winrate=0.2)))
        node = record.add_move(node, number)
    calls: list[object] = []

    def read(*given: float) -> object:
        calls.append(given)
        return curve_through(*given)

    monkeypatch.setattr(timeline, "curve_through", read)
    points = review.along(record.main_line(), 8.0, 7, {})
    assert len(calls) == 2, "the positions' own, and their moves'"
    assert {point.winrate_lost for point in points[1:12]} != {None}


def test_a_loss_is_measured_against_the_score_of_the_choice(line: list[GameNode]) -> None:
    """The position's own score is the mean over good moves and bad ones."""
    choice = MoveScore(BEST, 300, 10.0, 0.5, 0.5)
    point = judged(line, estimate(8.5, 500, choice), estimate(8.0, 500))
    assert point.points_lost == pytest.approx(2.0)


def test_points_and_winrate_are_lost_against_the_same_move(line: list[GameNode]) -> None:
    """The mean over good and bad moves would show no loss where the best move wins."""
    choice = MoveScore(BEST, 4000, 10.0, 0.5, 0.9)
    tried = MoveScore(PLAYED, 300, 7.0, 0.5, 0.6)
    before = estimate(8.0, 5000, choice, tried)
    for after, lost in ((estimate(7.5, 4000), 0.4), (estimate(7.5, 32), 0.3)):
        point = judged(line, before, after)
        assert point.winrate_lost == pytest.approx(lost)
        assert point.points_lost == pytest.approx(point.alpha_best - point.alpha_played)
        assert point.alpha_best == 10.0


def test_winrates_of_moves_are_read_at_the_komi_asked_for(line: list[GameNode]) -> None:
    choice = MoveScore(BEST, 4000, 10.0, 0.5, 0.9)
    timeline = Timeline()
    timeline.add(line[0], estimate(8.0, 5000, choice))
    timeline.add(line[1], estimate(7.0, 4000))
    (_, at_fair), (_, far) = (timeline.along(line, komi, 7, {}) for komi in (10.0, 60.0))
    assert at_fair.winrate_lost == pytest.approx(0.5 - at_fair.winrate)
    assert far.winrate_lost == pytest.approx(0.0, abs=1e-6)


def test_the_engines_choice_loses_nothing(line: list[GameNode]) -> None:
    choice = MoveScore(PLAYED, 300, 10.0, 0.5, 0.5)
    point = judged(line, estimate(9.5, 500, choice), estimate(6.0, 500))
    assert (point.points_lost, point.winrate_lost) == (0.0, 0.0)


def test_a_difference_within_the_error_is_no_loss(line: list[GameNode]) -> None:
    before = estimate(9.0, 20)
    assert judged(line, before, estimate(8.4, 20)).points_lost == 0.0
    assert judged(line, replace(before, visits=9000), estimate(8.4, 9000)).points_lost == (
        pytest.approx(0.6)
    )


def test_the_deeper_score_of_the_played_move_counts(line: list[GameNode]) -> None:
    """A candidate's own search may be deeper than that of the position after it."""
    scores = MoveScore(BEST, 400, 10.0, 0.5, 0.5), MoveScore(PLAYED, 300, 7.0, 0.5, 0.5)
    point = judged(line, estimate(9.0, 800, *scores), estimate(2.0, 32))
    assert point.points_lost == pytest.approx(3.0)
    point = judged(line, estimate(9.0, 800, *scores), estimate(2.0, 800))
    assert point.points_lost == pytest.approx(8.0)
    point = judged(line, estimate(9.0, 800, *scores), estimate(2.0, 1))
    assert point.points_lost == pytest.approx(3.0)


def test_a_counted_position_is_settled(line: list[GameNode]) -> None:
    point = judged(line, estimate(9.0, 500), Estimate.counted(9.0, 7.0))
    assert point.settled
    assert point.error == 0.0
    assert point.points_lost is None


def test_scores_of_moves_begin_with_the_choice() -> None:
    report = make_report(SEVEN, moves=("E5", "E5", "E5"))
    scores = move_scores(report.headline)
    visits = {c.move: c.visits for c in report.headline.candidates}
    assert scores[0].move == report.headline.move
    assert [score.visits for score in scores] == [60, 180, 32], "few visits tell nothing"
    assert all(visits[score.move] == score.visits for score in scores)
    assert move_scores(make_report(()).headline) == ()


def test_the_timeline_and_the_table_agree() -> None:
    """The move played is judged by the same figures in both until a deeper search follows."""
    record, report = GameRecord(Rules(size=7, komi=9.5)), make_report(SEVEN)
    review, root = GameReview(record), record.root
    review.keep_report(root, report)
    first = report.headline.candidates[0].move
    for candidate in report.headline.candidates[:3]:
        node = record.add_move(root, candidate.move)
        review.keep_estimates([(node, Estimate(candidate.alpha, 1.0, 0.5, 9.5, 20))])
        point = review.timeline([root, node], 9.5)[1]
        assert point.points_lost == pytest.approx(candidate.points_lost)
        assert (candidate.move == first) == (point.points_lost == 0.0)


@pytest.mark.parametrize(
    ("rules", "is_judged"), [("chinese", False), ("", False), ("japanese", True), ("tt", True)]
)
def test_passes_are_judged_where_the_search_counts_as_the_players_do(
    rules: str, is_judged: bool
) -> None:
    """A search ends the game after a second pass with all stones alive."""
    record = GameRecord(rules_from_sgf(rules, 7, 9.5, 0))
    line = [record.root]
    for point in (PLAYED, 49, BEST, 12):
        line.append(record.add_move(line[-1], point))
    review = GameReview(record)
    alphas = 9.0, 9.0, -30.0, 9.0, 2.0  # Black wants to pass after White's pass
    review.keep_estimates(
        [(node, estimate(alpha, 500)) for node, alpha in zip(line, alphas, strict=True)]
    )
    lost = [point.points_lost for point in review.timeline(line, 9.5)]
    assert [loss is not None for loss in lost] == [False, True, is_judged, is_judged, True]


def test_an_estimated_count_is_no_fact(line: list[GameNode]) -> None:
    point = judged(line, estimate(9.0, 500), Estimate.counted(9.0, 7.0, estimated=True))
    assert (point.alpha, point.winrate) == (9.0, 1.0)
    assert point.count_estimated
    assert not point.settled, "drawn as a faint line"
    assert point.points_lost is None


def test_the_deepest_figures_of_each_komi_are_kept(line: list[GameNode]) -> None:
    timeline, node = Timeline(), line[0]
    assert timeline.add(node, Estimate(9.0, 1.0, 0.5, 9.5, 100))
    assert timeline.add(node, Estimate(8.0, 1.0, 0.9, 3.5, 10))
    assert not timeline.add(node, Estimate(7.0, 1.0, 0.4, 9.5, 50))
    alphas = [(timeline.estimate(node, komi) or node) for komi in (9.5, 3.5)]
    assert [getattr(a, "alpha", None) for a in alphas] == [9.0, 8.0]


def test_the_oldest_reports_are_dropped_first_whatever_their_komi(line: list[GameNode]) -> None:
    kept, report = KeptReports(3), make_report()
    first, second = line
    for node, komi in ((first, 1.5), (first, 2.5), (second, 3.5), (second, 4.5)):
        kept.store(node, replace(report, searched_komi=komi))
    assert kept.newest(first) is None
    for komi in (5.5, 6.5):
        kept.store(second, replace(report, searched_komi=komi))
    assert kept.get(second, 3.5) is None
    assert kept.get(second, 3.5, 4.5) is not None
    newest = kept.newest(second)
    assert newest is not None
    assert newest.searched_komi == 6.5
    kept.forget(second)
    assert kept.newest(second) is None


def test_a_part_of_the_line_is_as_in_the_whole_line() -> None:
    """Also behind the end of the game, whose result holds for further passes."""
    record = GameRecord(Rules(size=7, komi=9.5))
    node = record.root
    for point in (10, 11, 12, 13, 14, 49, 49, 49, 49):
        node = record.add_move(node, point)
    line = record.main_line()
    for ask_part_first in (True, False):
        review = GameReview(record)
        review.keep_estimates([(n, estimate(n.number**1.7, 500)) for n in line[:6]])
        if not ask_part_first:
            review.timeline(line, 8.0)
        for first in range(len(line)):
            part = review.part(line, 8.0, first, first + 2)
            assert part == review.timeline(line, 8.0)[first : first + 2]
            if ask_part_first:
                review.refresh_timeline()  # forgets the points
    assert [p.points_lost for p in part] == [None]
    assert any(p.points_lost for p in review.timeline(line, 8.0))
