"""A position played out at its fair komi: the komi, the lines, and what was kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.catalog.network_info import NetworkInfo
from engine.go.counting import Count
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.review.game_review import GameReview
from engine.review.play_out import PlayOut, Standing, compared, even_komi, game_after
from engine.review.timeline import Estimate
from engine.search.loss import winrate_error

PASS = 49


def game(*points: int) -> tuple[GameRecord, list[GameNode]]:
    record = GameRecord(Rules(size=7, komi=9.5))
    nodes = [record.root]
    for point in points:
        nodes.append(record.add_move(nodes[-1], point))
    return record, nodes


def review_of(record: GameRecord) -> GameReview:
    review = GameReview(record)
    review.network = NetworkInfo(Path("fake"), "fake", 7, "7x7", "0badcafe")
    return review


def play_out(start: GameNode, color: int = 1, komi: float = 6.83) -> PlayOut:
    return PlayOut(start, color, komi, 250, 0.8, 62, game_after(start, color))


@pytest.mark.parametrize(
    ("alpha", "komi"),
    [(8.96, 9.0), (-9.2, -9.0), (0.04, 0.0), (7.25, 7.0), (6.634, 6.63), (6.5, 6.5), (-3.4, -3.4)],
)
def test_a_score_that_is_near_is_the_komi_and_others_are_never_drawn(
    alpha: float, komi: float
) -> None:
    assert even_komi(alpha) == komi
    assert abs(komi - alpha) <= 0.25


def test_the_game_goes_on_along_its_main_line_until_stones_are_set_up() -> None:
    record, nodes = game(10, 11, 12, 13)
    record.add_move(nodes[2], 20)
    record.set_setup(nodes[4], {30: 1}, None)
    assert game_after(nodes[1], -1) == (nodes[2], nodes[3])
    assert game_after(nodes[1], 1) == (), "the other side moves first there"
    assert game_after(nodes[4], 1) == ()


def test_a_line_begins_below_the_start() -> None:
    record, nodes = game(10, 11, 12)
    other = record.add_move(nodes[1], 20)
    out = play_out(nodes[1], -1)
    assert out.line_to(nodes[1]) == ()
    assert out.line_to(other) == (other,)
    assert out.line_to(nodes[3]) == (nodes[2], nodes[3])
    assert out.line_to(nodes[0]) is None
    assert (out.own_moves(nodes[2:]), out.own_moves(())) == (1, 0)


def test_only_searches_at_the_komi_with_enough_visits_judge() -> None:
    record, nodes = game(10, 11)
    review, out = review_of(record), play_out(nodes[0])
    assert out.missing(review, [nodes[1], nodes[1], nodes[2]]) == [nodes[1], nodes[2]]
    assert out.missing(review, nodes[1:], {nodes[2]}) == [nodes[1]]
    for visits, komi in ((500, 9.5), (10, 6.83)):
        review.keep_estimates([(nodes[1], Estimate(7.0, 0.5, 0.4, komi, visits))])
        assert out.standing(review, nodes[1]) is None
    review.keep_estimates([(nodes[1], Estimate(7.0, 0.5, 0.4, 6.83, 62))])
    standing = out.standing(review, nodes[1])
    assert standing == Standing(0.4, winrate_error(0.4, 62, 7, 0.5))
    assert out.missing(review, nodes[1:]) == [nodes[2]]
    white = play_out(nodes[0], -1).standing(review, nodes[1])
    assert white is not None
    assert white.winrate == pytest.approx(0.6)


def test_what_was_kept_is_the_last_known_winrate_with_both_errors() -> None:
    record, nodes = game(10, 11)
    review, out = review_of(record), play_out(nodes[0])
    assert out.kept(review, nodes[1:]) is None
    review.keep_estimates([(nodes[1], Estimate(7.0, 0.5, 0.3, 6.83, 100))])
    kept = out.kept(review, nodes[1:])
    assert kept is not None
    assert kept.winrate == 0.3
    assert kept.error > winrate_error(0.3, 100, 7, 0.5)


def test_a_finished_line_is_counted_at_the_komi_of_the_play_out() -> None:
    record, nodes = game(24, PASS, PASS)  # one stone owns the board
    review, out = review_of(record), play_out(nodes[0], komi=48.5)
    assert out.missing(review, [nodes[3]]) == [nodes[3]], "the dead stones are not known yet"
    review.keep_count(nodes[3], Count(np.ones(49, np.int8), 49, 0))
    assert out.missing(review, [nodes[3]]) == []
    assert out.standing(review, nodes[3]) == Standing(1.0, 0.0)
    lost, drawn = play_out(nodes[0], komi=49.5), play_out(nodes[0], komi=49.0)
    assert lost.standing(review, nodes[3]) == Standing(0.0, 0.0)
    assert drawn.standing(review, nodes[3]) == Standing(0.5, 0.0)


def test_a_recorded_winner_without_a_score_judges_no_other_komi() -> None:
    record, nodes = game(24, PASS, PASS)
    record.set_info("RE", "B+R")
    review, out = review_of(record), play_out(nodes[0])
    assert out.standing(review, nodes[3]) is None


def test_differences_within_the_error_are_none() -> None:
    assert compared(Standing(0.5, 0.06), Standing(0.42, 0.06)) == 0
    assert compared(Standing(0.5, 0.03), Standing(0.42, 0.03)) == 1
    assert compared(Standing(0.1, 0.03), Standing(0.42, 0.03)) == -1
