"""Reviews compared with a reference: figures of one game, and of many."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest

from engine.base.statistics.bootstrap import grouped_mean, grouped_statistic
from engine.go.board import BLACK, WHITE
from engine.measure.review_quality import (
    GameFigures,
    ReferenceReview,
    ReviewState,
    game_figures,
    pooled_figures,
    rank_correlation,
)
from engine.measure.review_quality_svg import review_quality_svg
from engine.record.game_node import GameNode, Move
from engine.record.stored_analysis import Analysis, AnalyzedAgent, AnalyzedMove
from engine.review.timeline import TimelinePoint

SIZE = 19


def state(losses: Sequence[float | None], mistakes: Sequence[int] = ()) -> ReviewState:
    return ReviewState(tuple(losses), (0.0,) * len(losses), tuple(mistakes))


def reference(
    losses: Sequence[float | None],
    mistakes: Sequence[int] = (),
    possible: Sequence[int] = (),
    forced: Sequence[int] = (),
    size: int = SIZE,
) -> ReferenceReview:
    """Black has the odd places, White the even ones."""
    colors = (0, *(BLACK if place % 2 else WHITE for place in range(1, len(losses))))
    known = frozenset([*mistakes, *possible])
    return ReferenceReview(size, state(losses, mistakes), colors, known, tuple(forced))


def point(number: int, alpha: float, lost: float | None, prior: float = 0.5) -> TimelinePoint:
    """A point whose node's analysis gives the next move, the point of its number, this prior."""
    color = 0 if not number else BLACK if number % 2 else WHITE
    node = GameNode(move=Move(color, number) if number else None)
    candidate = AnalyzedMove(number + 1, 20, prior, 0.5, alpha, 0.5, ())
    agent = AnalyzedAgent(1.0, 0.0, number + 1, (candidate,))
    node.analyses = (Analysis("net", 32, 7.0, alpha, 0.5, 0.5, (agent,)),)
    return TimelinePoint(
        number=number,
        node=node,
        alpha=alpha,
        beta=0.5,
        winrate=0.5,
        visits=32,
        color=color,
        points_lost=lost,
        winrate_lost=None if lost is None else 0.0,
        settled=True,
        error=1.0,
        alpha_best=None if lost is None else 10.0,
        alpha_played=None if lost is None else 10.0 - color * lost,
    )


def test_a_state_holds_losses_fair_komi_and_mistakes() -> None:
    points = [point(0, 10.0, None), point(1, 7.0, 3.0), point(2, math.inf, 0.5)]
    found = ReviewState.of(points, SIZE, 7.0)
    assert found.losses == (None, 3.0, 0.5)
    assert found.alphas == (10.0, 7.0, None)
    assert found.mistakes == (1,)


def test_a_reference_knows_what_may_be_a_mistake_and_what_was_forced() -> None:
    points = [
        point(0, 10.0, None, prior=0.95),
        point(1, 7.0, 3.0, prior=0.85),
        point(2, 7.0, 0.3),
        point(3, 7.0, None),
        point(4, 7.0, 0.0),
    ]
    points[2] = replace(points[2], alpha_played=10.3)
    points[4] = replace(points[4], error=0.0, alpha_played=10.0)
    found = ReferenceReview.of(points, SIZE, 7.0)
    assert found.forced == (1,)  # by the policy of the position before
    assert found.possible == {1, 2}  # 0.3 points and an error of 1.4 reach 1.5
    assert found.colors == (0, BLACK, WHITE, BLACK, WHITE)


def test_the_worst_moves_are_those_of_each_player() -> None:
    truth = reference([None, 9.0, 1.0, 8.0, 0.0, 7.0, 2.0, 6.0, 0.0, 5.0, 0.0, 4.0, 0.0, 3.0])
    assert game_figures(truth.state, truth).worst == [1.0] * 7  # 5 of Black, 2 of White
    ours = state([None, 0.0, 0.0, 8.0, 0.0, 7.0, 2.0, 6.0, 0.0, 5.0, 0.0, 4.0, 0.0, 3.0])
    assert sum(game_figures(ours, truth).worst) == 5.0  # Black's move 1 and White's 2 are missed


def test_moves_that_the_reference_does_not_judge_take_no_place_among_the_worst() -> None:
    truth = reference([None, 3.0, 1.0, None, 0.0])
    ours = state([None, 3.0, 1.0, 20.0, 0.0], [1, 3])
    figures = game_figures(ours, truth)
    assert figures.worst == [1.0, 1.0]
    assert figures.false == [1.0]  # of move 3 nothing is known


def test_mistakes_are_found_or_false_and_some_are_within_the_error() -> None:
    truth = reference([None, 3.0, 1.4, 4.0, 0.0], mistakes=[1, 3], possible=[2])
    figures = game_figures(state([None, 3.0, 2.0, 0.5, 2.0], [1, 2, 4]), truth)
    assert figures.found == [1.0, 0.0]
    assert figures.false == [0.0, 1.0, 1.0]
    assert figures.clearly_false == [0.0, 0.0, 1.0]


@pytest.mark.parametrize(("size", "places"), [(19, [1, 3]), (9, [1, 2, 3])])
def test_large_losses_are_paired_and_scaled_to_the_board(size: int, places: list[int]) -> None:
    truth = reference([None, 3.0, 1.0, 1.5, 0.0], size=size)
    figures = game_figures(state([None, 2.0, None, 1.0, 9.0]), truth)
    scale = 19 / size
    losses = {1: (3.0, 2.0), 2: (1.0, 0.0), 3: (1.5, 1.0)}  # a move that is not judged loses 0
    assert figures.pairs == [tuple(scale * loss for loss in losses[p]) for p in places]


def test_a_review_without_results_judges_nothing() -> None:
    truth = reference([None, 3.0, 1.0], mistakes=[1], forced=[2])
    figures = game_figures(ReviewState(), truth)
    assert figures == GameFigures([0.0, 0.0], [(3.0, 0.0)], [0.0], [], [], [], [0.0, 0.0])


def test_jumps_are_changes_of_fair_komi_by_forced_moves() -> None:
    truth = reference([None] * 5, forced=[1, 3, 4])
    ours = ReviewState((None,) * 5, (1.0, 3.5, 9.0, None, 2.0), ())
    assert game_figures(ours, truth).jump == [2.5]


def test_a_review_that_tells_no_moves_apart_has_no_rank_correlation() -> None:
    same = [(1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]
    assert rank_correlation(np.array(same)) == 0.0
    assert rank_correlation(np.array([(1.0, 5.0), (2.0, 6.0), (9.0, 7.0)])) == pytest.approx(1.0)
    assert math.isnan(rank_correlation(np.array([(1.0, 5.0)])))


def test_figures_are_pooled_over_moves_with_intervals_over_games() -> None:
    perfect = reference([None, 3.0, 2.0, 1.0, 6.0], mistakes=[1, 2, 4])
    missed = game_figures(ReviewState(), perfect)
    games = [game_figures(perfect.state, perfect)] * 6 + [missed] * 2
    pooled = pooled_figures(games)
    assert pooled["worst"]["mean"] == pytest.approx(0.75)
    assert pooled["worst"]["low"] < 0.75 < pooled["worst"]["high"]
    assert pooled["found"]["count"] == 24
    assert 0.0 < pooled["correlation"]["mean"] < 1.0
    assert pooled["correlation"]["low"] <= pooled["correlation"]["mean"]
    assert pooled["jump"] == {"mean": None, "low": None, "high": None, "count": 0}
    assert pooled_figures(games[:3])["worst"]["low"] is None  # too few games


def test_the_bootstrap_of_any_statistic_agrees_with_that_of_the_mean() -> None:
    random = np.random.default_rng(5)
    groups = [random.normal(size=random.integers(1, 9)).tolist() for _ in range(12)]
    plain, other = grouped_mean(groups), grouped_statistic(groups, lambda v: float(v.mean()))
    assert other["mean"] == pytest.approx(plain["mean"])
    assert other["count"] == plain["count"]
    assert other["low"] == pytest.approx(plain["low"], abs=0.05)
    assert other["high"] == pytest.approx(plain["high"], abs=0.05)


def test_the_chart_has_a_panel_for_each_board_and_all() -> None:
    truth = reference([None, 3.0, 2.0, 1.0, 6.0], mistakes=[1, 2, 4])

    def board(games: int) -> dict[str, object]:
        figures = [game_figures(truth.state, truth)] * games
        rows = [{"at": at, **pooled_figures(figures)} for at in (15.0, 30.0)]
        return {"games": games, "rows": rows}

    both = {"all": board(6), "19": board(5), "9": board(1)}
    panels = ElementTree.fromstring(review_quality_svg({"per": "cpu", "boards": both}))
    groups = panels.findall("{*}g")
    assert len(groups) == 3
    assert [len(group.findall("{*}polygon")) for group in groups] == [4, 4, 0]  # one game: none
    one = {"all": board(2), "19": board(2)}
    picture = ElementTree.fromstring(review_quality_svg({"per": "evaluations", "boards": one}))
    assert len(picture.findall("{*}g")) == 1
    assert review_quality_svg({"per": "cpu", "boards": {}})
