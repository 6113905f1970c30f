"""How many stones a game was worth, as a sentence."""

from __future__ import annotations

import pytest

from engine.go.rules import Rules, rules_from_sgf
from engine.record.game_record import GameRecord
from engine.review.game_review import GameReview
from engine.review.handicap import HandicapStart
from engine.review.stones_worth import worth_sentence
from engine.review.timeline import Estimate
from tests.engine.review.test_handicap import Scripted, by_fourteen, starts_of

PASS = 19 * 19


def review_of(
    rules: Rules, result: str = "", moves: tuple[int, ...] = (60, 72)
) -> tuple[GameReview, list[HandicapStart]]:
    record = GameRecord.new(rules, {"RE": result} if result else {})
    node = record.root
    for move in moves:
        node = record.add_move(node, move)
    return GameReview(record), starts_of(Scripted(by_fourteen), 19, "chinese")


def sentence_at(review: GameReview, starts: list[HandicapStart], place: int = -1) -> str:
    line = review.record.main_line()
    return worth_sentence(review, line, line[place], starts)


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        ("W+28", "White won by 28.0 points: about 2.0 stones"),
        ("B+42.5", "Black won by 42.5 points: about 3.0 stones"),
        ("B+2.5", "Black won by 2.5 points: less than one stone."),
        ("W+R", ""),
        ("0", ""),
        ("", ""),
    ],
)
def test_a_recorded_result(result: str, sentence: str) -> None:
    review, starts = review_of(Rules(komi=7.5), result)
    found = sentence_at(review, starts)
    assert found.startswith(sentence)
    assert bool(found) == bool(sentence)
    assert sentence_at(review, starts, 1) == ""  # the result is that of the last position


def test_a_lead_in_the_middle_of_a_game_counts_only_beyond_its_error() -> None:
    review, starts = review_of(rules_from_sgf("chinese", 19, 0.5, 4))
    line = review.record.main_line()
    review.keep_estimates([(line[1], Estimate.of(60.5, 0.2, 0.9, 4.5, 400))])
    review.keep_estimates([(line[2], Estimate.of(4.6, 0.2, 0.5, 4.5, 400))])
    found = sentence_at(review, starts, 1)
    assert found.startswith("Black is 56.0 points ahead after move 1: about 4.0 stones")
    assert sentence_at(review, starts, 2) == ""  # a tenth of a point
    assert sentence_at(review, starts, 0) == ""  # nothing is known
    review.blind = True
    assert sentence_at(review, starts, 1) == ""


def test_few_visits_tell_nothing() -> None:
    review, starts = review_of(Rules(komi=7.5))
    line = review.record.main_line()
    review.keep_estimates([(line[1], Estimate.of(60.5, 0.2, 0.9, 7.5, 1))])
    assert sentence_at(review, starts, 1) == ""


def test_other_boards_scoring_and_free_stones_have_no_table() -> None:
    for rules in (rules_from_sgf("japanese", 19, 6.5, 0), Rules(size=13, komi=7.5)):
        review, starts = review_of(rules, "W+28")
        assert sentence_at(review, starts) == ""
    review, starts = review_of(Rules(komi=7.5), "W+28")
    review.record.set_setup(review.record.root, {0: 1, 5: 1}, -1)
    assert sentence_at(review, starts) == ""
