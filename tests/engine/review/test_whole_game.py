"""What a review of a whole game searches, how deeply, and that nothing is searched twice."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.analysis.request import SweepPoint
from engine.catalog.network_info import NetworkInfo
from engine.go.board import BLACK, WHITE
from engine.record.sgf import dumps, loads
from engine.review.mistakes import mistakes
from engine.review.review_settings import ReviewSettings
from engine.review.whole_game import CHUNK, LEVELS, GameReviewer, ReviewProgress
from tests.engine.review.scripted import KOMI, POINTS, Scripted, game, review_of, reviewed

FIRST = LEVELS[0]
MOST = 200
BLUNDER = 5
"""Black's third move loses ten points in this script."""
ALPHAS = (9.5,) * BLUNDER + (-0.5,) * 4
PASS = 49


def lengths(searcher: Scripted, visits: int) -> list[int]:
    """Moves before the positions that were searched with some visits, ascending."""
    return sorted(len(moves) for moves, spent in searcher.searched if spent == visits)


def test_a_review_without_time_evaluates_every_position_and_its_best_move() -> None:
    searcher, record = Scripted(ALPHAS), game()
    review = reviewed(record, searcher, minutes=0.0)
    assert lengths(searcher, FIRST) == list(range(len(POINTS) + 1))
    asked = [len(moves) for moves, visits in searcher.searched if visits == 1]
    ends = [BLUNDER, BLUNDER + 1]
    assert asked == [*ends, BLUNDER], "both lines' ends, where no move follows; the longer is cut"
    points = review.timeline(record.main_line(), KOMI)
    assert [point.alpha for point in points] == list(ALPHAS)
    assert all(point.is_provisional for point in points[1:])
    assert [mistake.place for mistake in mistakes(points, 7, KOMI)] == [BLUNDER]
    assert GameReviewer(review, ReviewSettings(minutes=0.0)).next() is None


def test_a_policy_alone_has_nothing_to_review() -> None:
    review = review_of(game())
    alone = NetworkInfo(Path("moves.safetensors"), "moves", 7, "7x7", "12345678", has_values=False)
    review.set_network(alone)
    assert GameReviewer(review, ReviewSettings()).next() is None
    review.set_network(dataclasses.replace(alone, has_values=True))
    assert GameReviewer(review, ReviewSettings()).next() is not None


def test_both_positions_of_a_move_are_searched_to_comparable_depth() -> None:
    record = game()
    reviewer = GameReviewer(review_of(record), ReviewSettings(visits=MOST))
    for _ in reviewer.run(Scripted(ALPHAS), lambda: False):
        visits = [reviewer.review.estimate(node) for node in record.main_line()[3:6]]
        known = [e.visits for e in visits if e is not None]
        if len(known) == 3 and min(known) >= FIRST:
            levels = [LEVELS.index(count) for count in known]
            assert max(levels) - min(levels) <= 2


def test_a_review_goes_on_to_the_most_visits_of_all_positions() -> None:
    record = game()
    review = reviewed(record, Scripted(ALPHAS), visits=MOST)
    assert {review.estimate(node).visits for node in record.main_line()} == {MOST}  # type: ignore[union-attr]
    before = record.main_line()[BLUNDER - 1]
    assert review.best_line(before, KOMI) == (0, 42, 43), "the variation is kept"
    points = review.timeline(record.main_line(), KOMI)
    assert not any(point.is_provisional for point in points)
    assert [mistake.place for mistake in mistakes(points, 7, KOMI)] == [BLUNDER]


def test_a_review_ends_when_its_time_is_spent_and_can_be_continued() -> None:
    now = 0.0

    class Slow(Scripted):
        """Takes a second for each position."""

        def sweep(self, *arguments: Any) -> Iterator[SweepPoint]:
            nonlocal now
            now += len(arguments[0])
            return super().sweep(*arguments)

    def review(minutes: float, spent_s: float = 0.0) -> tuple[float, list[ReviewProgress]]:
        began = now
        settings = ReviewSettings(minutes=minutes, visits=MOST)
        reviewer = GameReviewer(shared, settings, spent_s, clock=lambda: now)
        return began, list(reviewer.run(Slow(ALPHAS), lambda: False))

    shared = review_of(game())
    began, steps = review(0.25)
    assert 15.0 <= now - began < 15.0 + CHUNK
    assert steps[-1].spent_s == now - began
    assert (steps[-1].left_s, steps[-1].share) == (0.0, 1.0)
    assert all(a.share <= b.share for a, b in itertools.pairwise(steps))
    began, steps = review(0.5, steps[-1].spent_s)
    assert 15.0 - CHUNK <= now - began < 15.0 + CHUNK
    began, _ = review(0.25, 15.0)
    assert now == began, "no time is left"


def test_a_review_that_is_slower_than_its_time_finishes_the_first_pass() -> None:
    now = 0.0

    class Slow(Scripted):
        def sweep(self, *arguments: Any) -> Iterator[SweepPoint]:
            nonlocal now
            now += 100.0 * len(arguments[0])
            return super().sweep(*arguments)

    reviewer = GameReviewer(
        review_of(game(range(7, 42))), ReviewSettings(minutes=1.0), clock=lambda: now
    )
    steps = list(reviewer.run(Slow(ALPHAS), lambda: False))
    assert [step.left_s for step in steps] == [2000.0, 400.0, *[0.0] * 3], "and the reasons"


@pytest.mark.parametrize("steps", range(1, 8))
def test_a_stopped_review_continues_with_the_rest(steps: int) -> None:
    whole, first, rest = Scripted(ALPHAS), Scripted(ALPHAS), Scripted(ALPHAS)
    reviewed(game(), whole, visits=MOST)
    record = game()
    reviewed(record, first, steps, visits=MOST)
    restored = loads(dumps([record]), "kept.sgf").games[0]
    reviewed(restored, rest, visits=MOST)
    assert not set(first.searched) & set(rest.searched)
    assert sorted(first.searched + rest.searched) == sorted(whole.searched)


def test_a_restored_review_has_the_same_losses() -> None:
    record = game()
    review = reviewed(record, Scripted(ALPHAS), visits=40)
    restored = loads(dumps([record]), "kept.sgf").games[0]
    again = review_of(restored)
    lines = [r.timeline(r.record.main_line(), KOMI) for r in (review, again)]
    first, second = ([(p.alpha, p.winrate, p.points_lost) for p in line] for line in lines)
    assert first == second
    assert any(lost for *_, lost in first)


def test_a_range_is_searched_from_the_position_before_it() -> None:
    searcher = Scripted(ALPHAS)
    reviewed(game(), searcher, first_move=3, last_move=5, minutes=0.0)
    assert lengths(searcher, FIRST) == [2, 3, 4, 5]


def test_variations_are_searched_on_request() -> None:
    record = game()
    record.add_move(record.main_line()[2], 40)
    main, all_ = Scripted(ALPHAS), Scripted(ALPHAS)
    reviewed(record, main, minutes=0.0)
    assert lengths(main, FIRST).count(3) == 1
    reviewed(record, all_, branches=True, minutes=0.0)
    first = [moves for moves, visits in all_.searched if visits == FIRST]
    assert first == [(*POINTS[:2], 40)], "the main line is known"
    reviewed(record, all_, branches=True, visits=MOST)
    assert lengths(all_, MOST).count(3) == 2


def test_a_finished_game_is_counted_unless_its_result_is_known() -> None:
    for result, last in (("", 4), ("B+2.5", 3)):
        searcher = Scripted(ALPHAS)
        reviewed(game((24, 16, PASS, PASS), RE=result), searcher, minutes=0.0)
        assert max(lengths(searcher, FIRST)) == last


def test_positions_around_passes_are_only_looked_at() -> None:
    """With dead stones on the board the network takes a pass for a blunder."""
    searcher = Scripted((9.5, 9.5, -20.0, -20.0))
    reviewed(game((24, PASS, 16)), searcher, visits=MOST)
    assert lengths(searcher, MOST) == [0, 1]
    assert lengths(searcher, LEVELS[2])[-2:] == [2, 3], "one answer after a pass is often far off"


def test_positions_after_an_illegal_move_are_reviewed() -> None:
    searcher = Scripted(ALPHAS)
    record = loads(b"(;SZ[7]KM[9.5];B[dd];W[dd];B[cc])", "illegal.sgf").games[0]
    reviewed(record, searcher, minutes=0.0)
    assert lengths(searcher, FIRST) == [0, 0, 1, 1]  # the illegal move makes a new start


@pytest.mark.parametrize(
    "text",
    [
        b"(;SZ[7]KM[9.5])",
        b"(;SZ[7]KM[0.5]HA[2]AB[cc][ee];W[dd];B[ce])",
        b"(;SZ[7]KM[9.5];B[dd];W[cc];AB[ee]AE[cc]PL[W];W[ec])",
        b"(;SZ[7]KM[9.5];B[dd];B[cc];C[only a remark];W[ee])",
    ],
)
def test_odd_games_are_reviewed_to_the_end(text: bytes) -> None:
    record = loads(text, "odd.sgf").games[0]
    review = reviewed(record, Scripted((9.5, 3.0, 12.0, -4.0)), visits=MOST)
    points = review.timeline(record.main_line(), KOMI)
    assert all(point.winrate is not None for point in points)
    assert GameReviewer(review, ReviewSettings(visits=MOST)).next() is None


def test_positions_without_an_answer_are_given_up() -> None:
    class Silent(Scripted):
        def sweep(self, *arguments: Any) -> Iterator[SweepPoint]:
            self.searched += [(request.moves, 1) for request in arguments[0]]
            return iter(())

    searcher, record = Silent(ALPHAS), game()
    reviewed(record, searcher)
    assert len(searcher.searched) == len(POINTS) + 1


def test_settings_name_a_player_and_a_range() -> None:
    nodes = game().main_line()
    both, black = ReviewSettings(), ReviewSettings(side="black", first_move=2)
    assert [both.includes(node) for node in nodes[:3]] == [False, True, True]
    assert [black.includes(node) for node in nodes[:4]] == [False, False, False, True]
    assert {nodes[1].move.color, nodes[2].move.color} == {BLACK, WHITE}  # type: ignore[union-attr]
    assert ReviewSettings(visits=3200).most_visits(19) == 3200
    assert ReviewSettings().most_visits(19) == 400
