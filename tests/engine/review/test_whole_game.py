"""What a review of a whole game searches, how deeply, and that nothing is searched twice."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.analysis.request import AnalysisRequest, SweepPoint
from engine.catalog.network_info import NetworkInfo
from engine.go.board import BLACK, WHITE
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads
from engine.review.mistakes import mistakes
from engine.review.review_settings import ReviewSettings
from engine.review.whole_game import GameReviewer, ReviewStage
from tests.engine.review.scripted import KOMI, POINTS, Scripted, game, review_of, reviewed

LOOK, CHECK, FULL = 32, 62, 250
BLUNDER = 5
"""Black's third move loses ten points in this script."""
ALPHAS = (9.5,) * BLUNDER + (-0.5,) * 4
PASS = 49


def lengths(searcher: Scripted, visits: int) -> list[int]:
    """Moves before the positions that were searched with some visits, ascending."""
    return sorted(len(moves) for moves, spent in searcher.searched if spent == visits)


def test_a_quick_review_evaluates_every_position_once() -> None:
    searcher, record = Scripted(ALPHAS), game()
    review = reviewed(record, searcher)
    assert lengths(searcher, 1) == list(range(len(POINTS) + 1))
    assert len(searcher.searched) == len(POINTS) + 1
    points = review.timeline(record.main_line(), KOMI)
    assert [point.alpha for point in points] == list(ALPHAS)
    assert all(point.points_lost is None for point in points), "one visit judges nothing"
    assert GameReviewer(review, ReviewSettings()).next() is None


def test_a_policy_alone_has_nothing_to_review() -> None:
    review = review_of(game())
    alone = NetworkInfo(Path("moves.safetensors"), "moves", 7, "7x7", "12345678", has_values=False)
    review.set_network(alone)
    assert GameReviewer(review, ReviewSettings()).next() is None
    review.set_network(dataclasses.replace(alone, has_values=True))
    assert GameReviewer(review, ReviewSettings()).next() is not None


def test_a_deep_review_searches_doubtful_moves_more_deeply() -> None:
    searcher, record = Scripted(ALPHAS), game()
    review = reviewed(record, searcher, depth="deep")
    assert lengths(searcher, LOOK) == list(range(len(POINTS) + 1))
    assert lengths(searcher, CHECK) == lengths(searcher, FULL) == [BLUNDER - 1, BLUNDER]
    points = review.timeline(record.main_line(), KOMI)
    assert all(point.points_lost is not None for point in points[1:])
    assert [mistake.place for mistake in mistakes(points, 7, KOMI)] == [BLUNDER]
    before = record.main_line()[BLUNDER - 1]
    assert review.best_line(before, KOMI)[0] == 0
    assert len(review.best_line(before, KOMI)) == 3, "the variation is kept"


def test_a_check_clears_what_looked_like_a_mistake() -> None:
    class Calm(Scripted):
        """Sees a loss with few visits only."""

        def _answer(self, request: AnalysisRequest, visits: int) -> tuple[float, int]:
            alpha, move = super()._answer(request, visits)
            return (9.5 if visits >= CHECK else alpha), move

    searcher = Calm((9.5,) * BLUNDER + (8.0,) + (9.5,) * 3)
    reviewed(game(), searcher, depth="deep")
    assert lengths(searcher, CHECK) == [BLUNDER - 1, BLUNDER]
    assert lengths(searcher, FULL) == []


def test_the_engines_choice_is_no_mistake_and_needs_no_second_search() -> None:
    searcher = Scripted(ALPHAS, {BLUNDER - 1: POINTS[BLUNDER - 1]})
    reviewed(game(), searcher, depth="deep", side="black")
    assert lengths(searcher, CHECK) == lengths(searcher, FULL) == []
    before_black = [0, 2, 4, 6]
    after = [1, 3, 7]  # and not the position after the engine's choice
    assert lengths(searcher, LOOK) == sorted(before_black + after)


def test_unsettled_positions_are_searched_in_full() -> None:
    """With a flat curve the standard error alone reaches the bound of a mistake."""
    searcher = Scripted((9.5,) * 9, beta=0.1)
    reviewed(game(), searcher, depth="deep")
    for visits in (CHECK, FULL):
        assert lengths(searcher, visits) == list(range(len(POINTS) + 1))


@pytest.mark.parametrize("steps", range(1, 8))
def test_a_stopped_review_continues_with_the_rest(steps: int) -> None:
    whole, first, rest = Scripted(ALPHAS), Scripted(ALPHAS), Scripted(ALPHAS)
    reviewed(game(), whole, depth="deep")
    record = game()
    reviewed(record, first, steps, depth="deep")
    restored = loads(dumps([record]), "kept.sgf").games[0]
    reviewed(restored, rest, depth="deep")
    assert not set(first.searched) & set(rest.searched)
    assert sorted(first.searched + rest.searched) == sorted(whole.searched)


def test_a_restored_review_has_the_same_losses() -> None:
    record = game()
    review = reviewed(record, Scripted(ALPHAS), depth="deep", visits=40)
    restored = loads(dumps([record]), "kept.sgf").games[0]
    again = review_of(restored)
    lines = [r.timeline(r.record.main_line(), KOMI) for r in (review, again)]
    first, second = ([(p.alpha, p.winrate, p.points_lost) for p in line] for line in lines)
    assert first == second
    assert any(lost for *_, lost in first)


def test_a_range_is_searched_from_the_position_before_it() -> None:
    searcher = Scripted(ALPHAS)
    reviewed(game(), searcher, first_move=3, last_move=5)
    assert lengths(searcher, 1) == [2, 3, 4, 5]


def test_variations_are_searched_on_request() -> None:
    record = game()
    record.add_move(record.main_line()[2], 40)
    main, all_ = Scripted(ALPHAS), Scripted(ALPHAS)
    reviewed(record, main)
    assert lengths(main, 1).count(3) == 1
    reviewed(record, all_, branches=True)
    assert all_.searched == [((*POINTS[:2], 40), 1)], "the main line is known"


def test_a_finished_game_is_counted_unless_its_result_is_known() -> None:
    for result, last in (("", 4), ("B+2.5", 3)):
        searcher = Scripted(ALPHAS)
        reviewed(game((24, 16, PASS, PASS), RE=result), searcher)
        assert max(lengths(searcher, 1)) == last


def test_passes_are_not_searched_in_full() -> None:
    """With dead stones on the board the network takes a pass for a blunder."""
    searcher = Scripted((9.5, 9.5, -20.0, -20.0))
    reviewed(game((24, PASS, 16)), searcher, depth="deep")
    assert lengths(searcher, CHECK) == lengths(searcher, FULL) == []
    assert lengths(searcher, LOOK) == [0, 1, 2, 3], "one answer after a pass is often far off"


def test_positions_after_an_illegal_move_are_reviewed() -> None:
    searcher = Scripted(ALPHAS)
    record = loads(b"(;SZ[7]KM[9.5];B[dd];W[dd];B[cc])", "illegal.sgf").games[0]
    reviewed(record, searcher, depth="deep")
    assert lengths(searcher, 1) == [0, 0, 1, 1]  # the illegal move makes a new start


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
    review = reviewed(record, Scripted((9.5, 3.0, 12.0, -4.0)), depth="deep")
    points = review.timeline(record.main_line(), KOMI)
    assert all(point.winrate is not None for point in points)
    assert GameReviewer(review, ReviewSettings(depth="deep")).next() is None


def test_positions_without_an_answer_are_given_up() -> None:
    class Silent(Scripted):
        def sweep(self, *arguments: Any) -> Iterator[SweepPoint]:
            self.searched += [(request.moves, 1) for request in arguments[0]]
            return iter(())

    searcher, record = Silent(ALPHAS), game()
    reviewed(record, searcher, depth="deep")
    assert len(searcher.searched) == len(POINTS) + 1


def test_an_interrupted_full_search_is_dropped() -> None:
    record, searcher = game(), Scripted(ALPHAS)
    review = review_of(record)
    reviewer = GameReviewer(review, ReviewSettings(depth="deep"))
    while (step := reviewer.next()) is not None and step.stage is not ReviewStage.CHECK:
        reviewer.take_points(step, list(searcher.sweep(step.requests, step.visits, lambda: False)))
        reviewer.finish_step(step)
    assert step is not None
    assert step.requests[0].visits == CHECK
    [report] = Scripted(ALPHAS).analyze(step.requests[0], lambda: True)
    agents = tuple(type(a)(**{**vars(a), "visits": 17}) for a in report.agents)
    reviewer.take_report(step, type(report)(**{**vars(report), "agents": agents}))
    (node,) = step.nodes.values()
    assert max(analysis.visits for analysis in node.analyses) == LOOK


def test_progress_counts_what_this_review_spends() -> None:
    record: GameRecord = game()
    reviewed(record, Scripted(ALPHAS))
    reviewer = GameReviewer(review_of(record), ReviewSettings(depth="deep"))
    shares = [p.share for p in reviewer.run(Scripted(ALPHAS), lambda: False)]
    assert all(0.0 < share <= 1.0 for share in shares)
    assert shares[-1] == 1.0
    assert reviewer.progress.positions == len(POINTS) + 1 + 2 + 2


def test_settings_name_a_player_and_a_range() -> None:
    nodes = game().main_line()
    both, black = ReviewSettings(), ReviewSettings(side="black", first_move=2)
    assert [both.includes(node) for node in nodes[:3]] == [False, True, True]
    assert [black.includes(node) for node in nodes[:4]] == [False, False, False, True]
    assert {nodes[1].move.color, nodes[2].move.color} == {BLACK, WHITE}  # type: ignore[union-attr]
    assert ReviewSettings(visits=3200).look_visits(19) == 200
    assert ReviewSettings(visits=20).look_visits(19) == 20
    assert ReviewSettings(visits=20).check_visits(19) == 20
    assert ReviewSettings(visits=3200).check_visits(19) == 800
    assert ReviewSettings().full_visits(19) == 100
