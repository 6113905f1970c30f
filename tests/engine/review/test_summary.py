"""Figures of a reviewed game: per player, per phase, and where the game turned."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from engine.analysis.request import SweepPoint
from engine.go.board import BLACK, WHITE
from engine.record.stored_analysis import AnalysisKind, analysis_from_json, analysis_to_json
from engine.review.game_review import GameReview
from engine.review.mistakes import MOST_TURNING_POINTS, MistakeKind
from engine.review.phases import Phase, deviation_of
from engine.review.review_settings import ReviewSettings
from engine.review.stored_analyses import analysis_of_point
from engine.review.summary import (
    GameSummary,
    accuracy_of,
    is_among_first,
    summarize,
    summary_line,
)
from tests.engine.review.scripted import KOMI, POINTS, Scripted, game, review_of, reviewed

BLUNDER = 5
"""Black's third move loses ten points and the lead."""
ALPHAS = (11.5,) * BLUNDER + (1.5,) * 4
CHOICES = dict(enumerate(range(28, 45)))
"""The better move in each position by the number of moves before it, never the same one twice."""


def summary_of(searcher: Scripted, **settings: object) -> GameSummary:
    review = reviewed(game(), searcher, **settings)
    return summarize(review, ReviewSettings(**settings))  # type: ignore[arg-type]


def test_players_have_their_own_losses() -> None:
    summary = summary_of(Scripted(ALPHAS))
    black, white = summary.black, summary.white
    assert (black.color, black.moves, black.judged, black.mistakes) == (BLACK, 4, 4, 1)
    assert (white.color, white.moves, white.judged, white.mistakes) == (WHITE, 4, 4, 0)
    assert black.mean_loss == pytest.approx(10.0 / 4)
    assert white.mean_loss == 0.0
    assert black.classes == (3, 0, 0, 0, 0, 1)
    assert white.classes == (4, 0, 0, 0, 0, 0)
    assert white.accuracy == 100.0
    assert black.accuracy == pytest.approx(100.0 * 0.75 ** (2.5 * 19 / 7))
    assert [mistake.place for mistake in summary.mistakes] == [BLUNDER]


def test_agreement_counts_the_engines_choices() -> None:
    choices = {0: POINTS[0], 2: POINTS[2], 3: POINTS[3]}
    summary = summary_of(Scripted(ALPHAS, choices))
    assert (summary.black.agreed, summary.black.compared) == (2, 4)
    assert (summary.white.agreed, summary.white.compared) == (1, 4)
    assert summary.black.agreement == 0.5
    assert [move.agreed for move in summary.moves[:4]] == [True, False, True, True]


def test_the_ten_first_moves_are_known_from_a_policy_and_from_the_record() -> None:
    policy = np.zeros(50, np.float32)
    policy[:20] = 0.2 * 0.8 ** np.arange(20)
    point = SweepPoint(1, 9, 0.0, 1.0, 0.5, 0, policy=policy)
    kept = analysis_of_point(point, AnalysisKind("x", 7.5, "", None))
    again = analysis_from_json(analysis_to_json(kept, 7), 7)
    assert [is_among_first(again, move) for move in (0, 9, 10, 49)] == [True, True, False, False]
    assert is_among_first(replace(again, first_moves=()), 0) is None
    assert is_among_first(None, 0) is None


def test_a_review_with_one_visit_judges_and_compares_nothing() -> None:
    summary = summarize(reviewed(game(), Scripted(ALPHAS), visits=1))
    for player in (summary.black, summary.white):
        assert (player.judged, player.compared, player.mistakes) == (0, 0, 0)
        assert player.mean_loss is player.accuracy is player.agreement is None
    assert summary.mistakes == summary.turning_points == ()
    assert summary.analyzed == len(POINTS) + 1
    assert summary.visits == (1, 1)
    assert summary_line(summary) == "9 positions analyzed, no moves judged"


def test_a_game_without_analysis_has_empty_figures() -> None:
    summary = summarize(review_of(game(())))
    assert (summary.analyzed, summary.judged, summary.moves, summary.phases) == (0, 0, (), ())
    assert summary.visits == (0, 0)
    assert summary.networks == ()


def test_moves_that_lose_nothing_are_no_turning_points() -> None:
    """Agreed moves lose nothing, even if searches of their positions swing around an even game."""
    swinging = tuple(KOMI + (3.0 if n % 2 else -3.0) for n in range(9))
    summary = summary_of(Scripted(swinging, dict(enumerate(POINTS))))
    assert summary.turning_points == summary.mistakes == ()


def test_turning_points_are_the_three_mistakes_of_each_player_that_lost_most() -> None:
    drops = (0.0, 0.0, 1.5, 1.5, 1.6, 1.6, 1.7, 1.7, 1.8, 1.8, 1.9, 1.9, 2.0, 2.0, 2.1, 2.1)
    points = [p for p in range(49) if p % 7 and p % 7 < 6][: len(drops)]
    swings = [drop * (1, -1)[n % 2] for n, drop in enumerate(drops)]
    alphas = [KOMI + 1.0 - sum(swings[:n]) for n in range(len(drops) + 1)]
    review = reviewed(game(points), Scripted(alphas, CHOICES))
    summary = summarize(review)
    numbers = [turn.move.number for turn in summary.turning_points]
    assert numbers == sorted(numbers)
    for color in (BLACK, WHITE):
        own = [m for m in summary.mistakes if m.color == color]
        kept = [m.winrate_lost or 0.0 for m in own if m.place in numbers]
        left = [m.winrate_lost or 0.0 for m in own if m.place not in numbers]
        assert len(kept) == MOST_TURNING_POINTS
        assert min(kept) >= max(left) > 0.0


def test_a_move_that_both_players_miss_makes_one_turning_point() -> None:
    """Each move that leaves it to the other loses what it is worth, until somebody plays there."""
    points = (24, 16, 17, 23, CHOICES[4], 18, 19, 25)
    alphas = tuple(KOMI + (3.0 if n % 2 == 0 else -3.0) for n in range(9))
    choices = {**CHOICES, **dict.fromkeys(range(4), CHOICES[4]), **dict.fromkeys((5, 6), 48)}
    summary = summarize(reviewed(game(points), Scripted(alphas, choices)))
    first = {m.place: m.first_missed for m in summary.mistakes}
    assert first == {1: 0, 2: 1, 3: 1, 4: 1, 6: 0, 7: 6, 8: 0}
    turns = [turn.move.number for turn in summary.turning_points]
    assert len([n for n in turns if n <= 4]) == len([n for n in turns if 6 <= n <= 7]) == 1


def test_cosmetic_mistakes_are_no_turning_points() -> None:
    summary = summary_of(Scripted((KOMI + 40.0,) * BLUNDER + (KOMI + 30.0,) * 4))
    assert [mistake.kind for mistake in summary.mistakes] == [MistakeKind.COSMETIC]
    assert summary.turning_points == ()


def test_points_lost_in_a_game_that_stays_won_are_no_turning_points() -> None:
    summary = summary_of(Scripted((KOMI + 6.0,) * BLUNDER + (KOMI + 3.0,) * 4))
    [mistake] = summary.mistakes
    assert mistake.kind is MistakeKind.POINTS
    assert mistake.winrate_lost == pytest.approx(0.06, abs=0.01)
    assert summary.turning_points == ()


def test_the_lead_changes_where_it_is_beyond_the_error() -> None:
    [turn] = summary_of(Scripted(ALPHAS)).turning_points
    assert (turn.move.number, turn.leader) == (BLUNDER, WHITE)
    close = tuple(KOMI + (0.05 if n % 2 else -0.05) for n in range(9))
    assert summary_of(Scripted(close)).turning_points == ()


def test_the_lead_changes_where_one_mistake_passes_it_on() -> None:
    at_once, in_two_steps = (*[11.5] * 7, 6.0, 6.0), (*[11.5] * 6, KOMI, 6.0, 6.0)
    turns = [t for t in summary_of(Scripted(at_once)).turning_points if t.leader]
    assert [(turn.move.number, turn.leader) for turn in turns] == [(7, WHITE)]
    assert not any(turn.leader for turn in summary_of(Scripted(in_two_steps)).turning_points)


def test_phases_follow_moves_and_board() -> None:
    phases = summary_of(Scripted(ALPHAS)).phases
    assert [(p.phase, p.first, p.last) for p in phases] == [
        (Phase.OPENING, 1, 6),
        (Phase.MIDDLE, 7, 8),
    ]
    assert (phases[0].black.mistakes, phases[1].black.mistakes) == (1, 0)
    assert phases[0].deviation == pytest.approx(math.pi / math.sqrt(3.0), rel=0.1)


def test_one_player_and_a_range_limit_the_figures() -> None:
    summary = summary_of(Scripted(ALPHAS), side="white")
    assert (summary.black.moves, summary.white.moves) == (0, 4)
    assert summary.mistakes == ()
    summary = summary_of(Scripted(ALPHAS), first_move=5, last_move=6)
    assert (summary.black.moves, summary.white.moves) == (1, 1)
    assert [move.number for move in summary.moves] == [5, 6]
    assert len(summary.points) == 3
    assert summary.black.mean_loss == pytest.approx(10.0)


def test_accuracy_and_deviation_by_hand() -> None:
    assert accuracy_of(0.0, 19) == 100.0
    assert accuracy_of(1.0, 19) == pytest.approx(75.0)
    assert accuracy_of(2.0, 19) == pytest.approx(56.25)
    assert accuracy_of(1.0, 9) == pytest.approx(100 * 0.75 ** (19 / 9))
    assert deviation_of(1.0) == pytest.approx(1.8138, abs=1e-4)
    assert deviation_of(math.inf) == 0.0
    assert deviation_of(None) is None


def test_a_network_without_score_has_no_points() -> None:
    summary = summary_of(Scripted(ALPHAS, beta=0.0))
    assert summary.black.mean_loss is None
    assert summary.black.classes == (0,) * 6
    assert summary.turning_points == ()


def test_figures_of_another_network_are_named() -> None:
    record = game()
    reviewed(record, Scripted(ALPHAS))
    other = GameReview(record)  # no network is in use
    summary = summarize(other)
    assert summary.networks == ("fake",)
    assert summary.black.mistakes == 1
    assert summary.mistakes[0].place == BLUNDER
