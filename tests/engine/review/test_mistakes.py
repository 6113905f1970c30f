"""Classes of lost points, and the moves of a line that are mistakes, by kind."""

from __future__ import annotations

import pytest

from engine.go.board import BLACK, WHITE
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.mistakes import (
    Mistake,
    MistakeKind,
    loss_class,
    loss_thresholds,
    mistakes,
)
from engine.review.phases import Phase
from engine.review.timeline import TimelinePoint
from engine.search.value.fit import sigmoid_curve

KOMI, SIZE = 7.5, 19


def test_losses_weigh_more_on_small_boards() -> None:
    assert loss_thresholds(19) == (0.5, 1.5, 3.0, 6.0, 12.0)
    assert loss_thresholds(7) == (0.5, 0.5, 1.0, 2.0, 4.5)
    assert [loss_class(x, 19) for x in (0.0, 0.5, 0.6, 2.0, 4.0, 7.0, 20.0)] == [
        *(0, 0, 1, 2, 3, 4, 5)
    ]
    assert loss_class(5.0, 7) == 5


def judge(
    before: tuple[float | None, float],
    after: tuple[float | None, float],
    points: float | None,
    color: int = BLACK,
    judged: bool = True,
    winrates: tuple[float, float] | None = None,
) -> Mistake | None:
    """Judge the first move of a game from alpha and beta before and after it."""
    record = GameRecord(Rules(size=SIZE, komi=KOMI))
    line = [record.root, record.add_move(record.root, 60)]
    timeline = []
    for number, (alpha, beta) in enumerate((before, after)):
        winrate = winrates[number] if winrates else float(sigmoid_curve(KOMI, alpha or 0.0, beta))
        timeline.append(
            TimelinePoint(
                *(number, line[number], alpha, beta, winrate, 400, color * number),
                points_lost=points if number else None,
                winrate_lost=None,
                settled=True,
                error=0.5,
                alpha_best=before[0],
                alpha_played=after[0],
            )
        )
    lost = color * (timeline[0].winrate - timeline[1].winrate)
    object.__setattr__(timeline[1], "winrate_lost", max(lost, 0.0) if judged else None)
    found = mistakes(timeline, SIZE, KOMI)
    return found[0] if found else None


def kind(mistake: Mistake | None) -> MistakeKind | None:
    return None if mistake is None else mistake.kind


def test_the_lead_is_given_away() -> None:
    assert kind(judge((12.5, 0.3), (4.5, 0.3), 8.0)) is MistakeKind.WIN
    assert kind(judge((2.5, 0.3), (12.5, 0.3), 10.0, WHITE)) is MistakeKind.WIN


def test_points_that_cost_chances() -> None:
    """Ahead before and after, or behind before and after."""
    assert kind(judge((12.5, 0.3), (8.5, 0.3), 4.0)) is MistakeKind.POINTS
    assert kind(judge((6.5, 0.3), (2.5, 0.3), 4.0)) is MistakeKind.POINTS
    assert kind(judge((12.5, 0.3), (8.5, 0.3), 4.0, judged=False)) is MistakeKind.POINTS


def test_points_that_change_nothing_are_cosmetic() -> None:
    assert kind(judge((40.0, 0.5), (30.0, 0.5), 10.0)) is MistakeKind.COSMETIC


def test_points_of_a_close_game_are_never_cosmetic() -> None:
    """Also if the position before the move looks no better than the one after it."""
    lost = judge((10.0, 0.3), (6.0, 0.3), 4.0, winrates=(0.5, 0.5))
    assert kind(lost) is MistakeKind.POINTS


def test_a_leader_who_unsettles_the_game_loses_certainty() -> None:
    assert kind(judge((13.0, 0.5), (12.6, 0.15), 0.4)) is MistakeKind.CERTAINTY
    assert kind(judge((2.0, 0.5), (2.4, 0.15), 0.4, WHITE)) is MistakeKind.CERTAINTY
    assert judge((13.0, 0.5), (12.6, 0.5), 0.4) is None, "as settled as before"
    assert judge((2.0, 0.5), (1.6, 0.15), 0.4) is None, "good for the side behind"


def test_chances_lost_by_a_few_points_of_a_close_game() -> None:
    assert kind(judge((10.5, 0.5), (9.2, 0.5), 1.3)) is MistakeKind.POINTS
    within_error = judge((10.5, 0.5), (9.2, 0.5), 0.0)
    assert kind(within_error) is MistakeKind.CHANCES, "no points are lost beyond the error"
    nothing_known = (None, 0.0)
    lost = judge(nothing_known, nothing_known, None, winrates=(0.9, 0.7))
    assert kind(lost) is MistakeKind.CHANCES
    assert kind(judge(nothing_known, nothing_known, None, winrates=(0.9, 0.3))) is MistakeKind.WIN
    assert judge(nothing_known, nothing_known, None, winrates=(0.9, 0.85)) is None


def test_a_game_that_settles_costs_the_player_behind_chances() -> None:
    assert kind(judge((5.0, 0.3), (4.8, 1.0), 0.2)) is MistakeKind.CHANCES


@pytest.mark.parametrize(
    ("winrates", "given", "found"),
    [
        ((0.0, 0.2, 0.0), 0.0, None),
        ((0.2, 0.2, 0.0), 0.0, MistakeKind.CHANCES),
        ((0.0, 0.2, 0.0), 5.0, MistakeKind.CHANCES),
    ],
)
def test_chances_that_a_single_position_gave_are_not_lost(
    winrates: tuple[float, ...], given: float, found: MistakeKind | None
) -> None:
    """Unless a mistake of the opponent, which lost points, gave them."""
    record = GameRecord(Rules(size=SIZE, komi=KOMI))
    line = [record.root]
    for point in (60, 61):
        line.append(record.add_move(line[-1], point))
    points = [
        TimelinePoint(
            *(number, line[number], -16.0, 0.06 if number == 1 else 0.5, winrate, 400),
            (0, WHITE, BLACK)[number],
            points_lost=(None, given, 0.0)[number],
            winrate_lost=(None, 0.0, 0.2)[number],
            settled=True,
            error=0.5,
        )
        for number, winrate in enumerate(winrates)
    ]
    kinds = {mistake.place: mistake.kind for mistake in mistakes(points, SIZE, KOMI)}
    assert kinds.get(2) is found


def test_a_mistake_weighs_as_much_as_its_points_or_its_chances() -> None:
    thrown_away = judge((9.0, 1.0), (6.0, 1.0), 1.0)
    unsettled = judge((13.0, 0.5), (12.6, 0.15), 0.0)
    cosmetic = judge((40.0, 0.5), (30.0, 0.5), 10.0)
    weights = [None if m is None else m.loss for m in (thrown_away, unsettled, cosmetic)]
    assert weights == [5, 3, 4], "62, 27 and 0 % of winrate"


def test_what_is_within_the_error_is_no_mistake() -> None:
    assert judge((12.5, 0.3), (4.5, 0.3), 0.0, judged=False) is None
    assert judge((12.5, 0.3), (4.5, 0.3), None, judged=False) is None


def test_a_mistake_says_what_it_lost_and_when() -> None:
    mistake = judge((12.5, 0.3), (8.5, 0.3), 4.0)
    assert mistake is not None
    assert (mistake.place, mistake.color, mistake.phase) == (1, BLACK, Phase.OPENING)
    assert (mistake.points_lost, mistake.alpha_best, mistake.alpha_played) == (4.0, 12.5, 8.5)
    assert mistake.loss == loss_class(4.0, SIZE)
    assert mistake.winrate_lost == pytest.approx(0.818 - 0.574, abs=1e-3)
