"""Reading a finished search at another komi."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from engine.go.board import BLACK, WHITE
from engine.go.counting import Count
from engine.search.report import (
    AgentAnalysis,
    AnalysisReport,
    Candidate,
    counted_agent,
    lambda_komi,
    lead_at,
    loss_against_choice,
    report_at_komi,
    with_points_lost,
)
from engine.search.value.curve import lambda_bonus, mean_winrate, winrate_at
from engine.search.value.fit import komi_grid
from engine.search.value.kinds import SIGMOID

GRID = komi_grid(7)


def candidate(move: int, alpha: float, beta: float, visits: int = 50) -> Candidate:
    curve = np.array([winrate_at(SIGMOID, np.array([alpha, beta]), -k) for k in GRID], np.float32)
    at = float(np.interp(9.5, GRID, curve))
    return Candidate(move, visits, 0.2, at, alpha, beta, at, 0.0, 0.0, (move,), curve)


def report(to_play: int = BLACK, lambda_: float = 0.0) -> AnalysisReport:
    """A safe small win against a risky large one; above komi 6.5 or so the risk is better."""
    found = (candidate(3, 6.0, 3.0), candidate(5, 9.0, 0.3), candidate(8, 30.0, 1.0, visits=2))
    agent = AgentAnalysis(
        lambda_, 0.0, 3, 103, 0.5, 0.5, 7.0, 0.5, (9.5, 9.5), found[0].curve, found
    )
    return AnalysisReport(
        ticket=1,
        size=7,
        to_play=to_play,
        komi=9.5,
        searched_komi=9.5,
        network="test",
        network_alpha=7.0,
        network_beta=0.5,
        network_winrate=0.2,
        policy=np.full(50, 0.02, np.float32),
        komi_grid=GRID,
        agents=(agent,),
        visits=103,
        evaluations=100,
        seconds=1.0,
        visits_per_s=103.0,
        finished=True,
    )


def test_order_and_move_follow_the_komi() -> None:
    low, high = report_at_komi(report(), 4.5), report_at_komi(report(), 8.5)
    assert [c.move for c in low.agents[0].candidates] == [3, 5, 8]  # 8 has too few visits
    assert [c.move for c in high.agents[0].candidates] == [5, 3, 8]
    assert (low.agents[0].move, high.agents[0].move) == (3, 5)
    assert report_at_komi(report(WHITE), 8.5).agents[0].move == 3


def test_points_are_lost_against_the_agents_move() -> None:
    low = report_at_komi(report(), 4.5).agents[0].candidates
    assert [c.move for c in low] == [3, 5, 8]
    # the safe move is the choice; what has a higher score gives nothing away
    assert [c.points_lost for c in low] == [0.0, 0.0, 0.0]
    high = report_at_komi(report(), 8.5).agents[0].candidates
    assert [c.move for c in high] == [5, 3, 8]
    assert [c.points_lost for c in high] == pytest.approx([0.0, 3.0, 0.0])
    white = (candidate(3, 6.0, 1.0), candidate(5, 9.0, 1.0))
    assert [c.points_lost for c in with_points_lost(white, WHITE, 3, 7)] == pytest.approx([0, 3.0])
    assert [c.points_lost for c in with_points_lost(white, WHITE, 5, 7)] == [0.0, 0.0]
    assert [c.points_lost for c in with_points_lost(white, WHITE, None, 7)] == pytest.approx([0, 3])


def test_a_loss_within_the_error_is_told_from_no_loss() -> None:
    alphas = 6.0, 5.9, 5.97, 6.4, 2.0
    moves = tuple(candidate(move, alpha, 1.0) for move, alpha in enumerate(alphas))
    judged = with_points_lost(moves, BLACK, 0, 7)
    assert [c.points_lost for c in judged] == pytest.approx([0.0, 0.0, 0.0, 0.0, 4.0])
    assert [c.is_within_error for c in judged] == [False, True, False, False, False]
    white = with_points_lost((moves[1], moves[0]), WHITE, 1, 7)
    assert [c.is_within_error for c in white] == [False, True]
    assert with_points_lost((), WHITE, 3, 7) == ()


@pytest.mark.parametrize("to_play", [BLACK, WHITE])
def test_a_choice_with_fewer_points_is_told_from_an_equal_one(to_play: int) -> None:
    alphas = (6.0, 6.3, 6.02, 12.0, 5.8, 2.0)
    moves = tuple(candidate(move, to_play * alpha, 1.0) for move, alpha in enumerate(alphas))
    judged = with_points_lost(moves, to_play, 0, 7)
    searched = dataclasses.replace(report(to_play).agents[0], move=0, candidates=judged)
    found = [loss_against_choice(report(to_play), searched, c) for c in judged]
    assert [within for _lost, within in found] == [False, True, False, False, True, False]
    assert [lost for lost, _within in found] == pytest.approx([0.0, 0.0, 0.0, -6.0, 0.0, 4.0])


def test_the_choice_loses_nothing_however_lucky_another_move_is() -> None:
    """A lucky candidate with a tenth of the visits does not make the choice a mistake."""
    found = (candidate(3, 6.0, 0.3, visits=300), candidate(5, 9.2, 0.3, visits=31))
    lost = [c.points_lost for c in with_points_lost(found, BLACK, 3, 7)]
    assert lost == [0.0, 0.0]


def test_a_difference_within_the_error_is_no_loss() -> None:
    def lost(visits: int) -> float:
        found = (candidate(3, 8.0, 0.5, visits=400), candidate(5, 7.2, 0.5, visits=visits))
        return with_points_lost(found, BLACK, 3, 7)[1].points_lost

    assert lost(1) == lost(8) == 0.0
    assert lost(300) == pytest.approx(0.8)


@pytest.mark.parametrize(
    ("mean", "best", "komi", "lead"),
    [
        (9.0, 9.5, 7.5, 1.5),
        (9.0, 9.5, 11.5, -2.5),
        (9.0, 9.5, 9.0, 0.0),  # within the error
        (9.0, 6.0, 7.5, 0.0),  # they disagree
        (9.0, 7.6, 7.5, 0.0),  # only one is beyond its error
    ],
)
def test_who_leads_is_certain_if_search_and_best_move_agree(
    mean: float, best: float, komi: float, lead: float
) -> None:
    base = report()
    moves = (candidate(3, best, 1.0, visits=200), candidate(5, 2.0, 1.0, visits=100))
    agent = dataclasses.replace(
        base.headline, alpha=mean, beta=1.0, visits=300, move=3, candidates=moves
    )
    found = dataclasses.replace(base, agents=(agent,))
    assert lead_at(found, komi) == pytest.approx(lead)
    own = moves[0] if lead else moves[1]
    assert lead_at(found, komi, own) == (pytest.approx(best - komi) if lead else 0.0)


def test_a_counted_game_is_a_fact_at_every_komi() -> None:
    count = counted_agent(1.0, 0.0, 1, 9, 9.5, GRID)
    over = dataclasses.replace(report(), agents=(count,), count=Count(np.zeros(25, np.int8), 9, 0))
    for komi, winrate in ((8.5, 1.0), (9.0, 0.5), (9.5, 0.0)):
        agent = report_at_komi(over, komi).headline
        assert (agent.winrate, agent.alpha, agent.move) == (winrate, 9.0, None)
        assert float(np.interp(komi, GRID, agent.curve)) == winrate


def test_values_are_means_over_the_window() -> None:
    other = report_at_komi(report(lambda_=0.8), 4.5).agents[0]
    low, high = -4.5, lambda_bonus(SIGMOID, np.array([7.0, 0.5]), 4.5, 0.8)
    assert other.window == pytest.approx((4.5, -high))
    by_move = {c.move: c for c in other.candidates}
    expected = mean_winrate(SIGMOID, np.array([9.0, 0.3]), low, high)
    assert by_move[5].value == pytest.approx(expected, abs=2e-3)


def test_lambda_window_agrees_with_the_kernels() -> None:
    for komi in (-20.0, -200.0, 3.5, 9.5):
        for weight in (0.0, 0.3, 1.0, 1.4, 2.0):
            expected = -lambda_bonus(SIGMOID, np.array([7.0, 0.5]), komi, weight)
            assert lambda_komi(7.0, 0.5, komi, weight) == pytest.approx(expected)


def test_same_komi_is_the_search_itself() -> None:
    found = report()
    assert report_at_komi(found, 9.5) is found


def test_network_winrate_follows() -> None:
    assert report_at_komi(report(), 7.0).network_winrate == pytest.approx(0.5)
