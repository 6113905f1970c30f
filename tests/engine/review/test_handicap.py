"""Fair komi of handicap games, and points expressed in stones."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest

from engine.analysis.analyzer import Analyzer
from engine.analysis.request import AnalysisRequest, SweepPoint
from engine.base.errors import EngineError
from engine.commands.handicap import handicap_text
from engine.go.rules import rules_from_sgf
from engine.review.handicap import (
    HandicapQuestion,
    HandicapStart,
    fair_stones,
    game_with_handicap,
    half_point,
    komi_words,
    possible_handicaps,
    search_handicaps,
)
from engine.review.requests import position_request
from engine.review.stones_worth import stones_worth
from engine.search.loss import score_error
from engine.search.report import AnalysisReport
from engine.search.value.fit import sigmoid_curve
from tests.reports import BLACK, WHITE, Shape, make_report


class Scripted:
    """Sees a fair komi by the number of stones and the komi of the search."""

    def __init__(self, sees: Callable[[int, float], float], beta: float = 0.2) -> None:
        self.sees, self.beta = sees, beta
        self.asked: list[tuple[int, float]] = []

    def sweep(
        self, requests: Sequence[AnalysisRequest], visits: int, stopped: Callable[[], bool]
    ) -> Iterator[SweepPoint]:
        for r in requests:
            stones = int(r.stones.sum())
            yield SweepPoint(r.ticket, visits, self.sees(stones, r.search_komi), self.beta, 0.5, 0)

    def analyze(
        self, request: AnalysisRequest, stopped: Callable[[], bool]
    ) -> Iterator[AnalysisReport]:
        stones, komi, size = int(request.stones.sum()), request.search_komi, request.rules.size
        assert request.to_play == (WHITE if stones else BLACK)
        self.asked.append((stones, komi))
        shape = Shape("A1", self.sees(stones, komi) + 0.0, self.beta, request.visits - 1, 1.0)
        yield make_report(
            (shape,), size=size, komi=komi, to_play=request.to_play, lambdas=(1.0,), finished=True
        )


def starts_of(scripted: Scripted, size: int = 19, rules: str = "chinese") -> list[HandicapStart]:
    return list(search_handicaps(scripted, HandicapQuestion(size, rules, 400)))


def by_fourteen(stones: int, _komi: float) -> float:
    return 14.0 * (max(stones, 1) - 0.5)


@pytest.mark.parametrize(
    ("size", "most"), [(19, 9), (13, 9), (9, 9), (8, 4), (7, 4), (6, 1), (5, 1), (2, 1)]
)
def test_numbers_of_stones_that_a_board_has_points_for(size: int, most: int) -> None:
    assert possible_handicaps(size) == tuple(range(most + 1))


@pytest.mark.parametrize(
    ("rules", "compensation"), [("chinese", 4.0), ("aga", 3.0), ("japanese", 0.0), ("ing", 0.0)]
)
def test_the_komi_shown_is_the_one_to_enter(rules: str, compensation: float) -> None:
    starts = starts_of(Scripted(by_fourteen), 19, rules)
    assert [start.stones for start in starts] == list(range(10))
    four = starts[4]
    assert four.compensation == compensation
    assert four.alpha == pytest.approx(49.0)
    assert four.fair_komi == pytest.approx(49.0 - compensation)
    assert abs(four.komi_to_enter - four.fair_komi) <= 0.5
    assert four.komi_to_enter % 1 == 0.5
    game = four.game()
    assert game.rules == game_with_handicap(19, rules, 4, four.komi_to_enter).rules
    assert game.board_at(game.root).stones.sum() == 4
    assert abs(game.rules.white_bonus - 49.0) <= 0.5
    assert four.winrate(four.fair_komi) == pytest.approx(0.5, abs=0.01)
    assert four.winrate(0.5) > 0.9


def test_none_and_one_are_the_same_position_with_another_usual_komi() -> None:
    none, one = starts_of(Scripted(by_fourteen))[:2]
    assert replace(one, stones=0) == none
    assert (none.usual_komi, one.usual_komi) == (7.5, 0.5)
    assert none.compensation == one.compensation == 0.0
    assert one.game().board_at(one.game().root).to_play == BLACK


def test_a_network_of_one_komi_is_asked_again_at_the_komi_it_finds() -> None:
    """It underestimates a lead by a fifth of the distance to the komi it is asked at."""

    def fair(stones: int) -> float:
        return 10.0 * (max(stones, 1) - 0.5)

    starts = starts_of(Scripted(lambda n, komi: fair(n) + 0.2 * (komi - fair(n))))
    for start in starts:
        assert start.alpha == pytest.approx(fair(start.stones), abs=start.error + 0.3)
        assert start.searches <= 3
    assert max(start.searches for start in starts) > 1


def test_a_fair_komi_that_does_not_settle_says_so() -> None:
    """Each search sees ten points more than the komi it is asked at."""
    scripted = Scripted(lambda _n, komi: komi + 10.0)
    starts = starts_of(scripted, 5)
    assert [start.searches for start in starts] == [3, 3]
    assert starts[0].error == pytest.approx(10.0)
    assert [komi for _, komi in scripted.asked] == [20.0, 30.0, 40.0]


def test_where_a_point_decides_a_draw_is_better_than_an_uneven_game() -> None:
    steep = starts_of(Scripted(lambda _n, _komi: 9.05, beta=3.0), 5)[0]
    flat = starts_of(Scripted(lambda _n, _komi: 9.05, beta=0.1), 5)[0]
    assert steep.komi_to_enter == 9.0
    assert flat.komi_to_enter == 9.5


def test_on_a_coarse_grid_the_searched_winrate_tells_the_fair_komi() -> None:
    """The curve says 122.9, but the search at 121.5 found an even game."""

    class Coarse(Scripted):
        def analyze(
            self, request: AnalysisRequest, stopped: Callable[[], bool]
        ) -> Iterator[AnalysisReport]:
            for report in super().analyze(request, stopped):
                grid = np.array([-362, 0, 115, 123, 133, 362], np.float32)
                curve = sigmoid_curve(grid, 122.9, 0.2).astype(np.float32)
                agent = replace(report.headline, alpha=122.9, winrate=0.5, curve=curve)
                yield replace(report, komi_grid=grid, agents=(agent,))

    nine = starts_of(Coarse(lambda _n, _komi: 121.5), 19, "japanese")[9]
    assert nine.alpha == nine.searched_komi == nine.komi_to_enter == 121.5
    assert nine.winrate(121.5) == pytest.approx(0.5, abs=0.01)


def test_a_network_without_score_is_refused() -> None:
    with pytest.raises(EngineError, match="no score"):
        starts_of(Scripted(by_fourteen, beta=0.0))


def test_stopped_searches_yield_no_start() -> None:
    found = list(
        search_handicaps(Scripted(by_fourteen), HandicapQuestion(9, "aga", 9), lambda: True)
    )
    assert found == []


def test_fair_stones_by_komi() -> None:
    starts = starts_of(Scripted(by_fourteen), 19, "japanese")
    for komi, stones in ((7.0, 0), (20.0, 2), (33.0, 3), (92.0, 7), (-30.0, 0)):
        found = fair_stones(starts, komi)
        assert found is not None
        assert found.stones == stones, komi
    assert fair_stones([], 7.5) is None


def test_points_in_stones() -> None:
    starts = [replace(start, error=0.5) for start in starts_of(Scripted(by_fourteen))]
    one = stones_worth(starts, 0, 14.0)
    assert one is not None
    assert one.stones == pytest.approx(1.0)
    assert one.low < 1.0 < one.high
    assert one.text.startswith("about 1.0 stone (")
    for handicap in (0, 1, 4, 9):  # Black ahead: stones too many, or stones for White
        other = stones_worth(starts, handicap, -28.0)
        assert other is not None
        assert other.stones == pytest.approx(2.0)
    small = stones_worth(starts, 0, 5.0)
    assert small is not None
    assert small.stones == pytest.approx(5 / 14)
    assert small.high - small.low == pytest.approx(2 * math.hypot(0.5, 0.5) / 14, rel=0.01)
    assert small.text == "less than one stone"


def test_points_beyond_the_table_and_within_the_error() -> None:
    starts = [replace(start, error=0.5) for start in starts_of(Scripted(by_fourteen))]
    most = stones_worth(starts, 0, 200.0)
    assert most is not None
    assert (most.high, most.text) == (math.inf, "more than 8 stones")
    assert stones_worth(starts, 0, 3.0, error=4.0) is None
    assert stones_worth(starts, 0, 0.3) is None  # less than the table's own error
    assert stones_worth(starts, 0, 0.0) is None
    assert stones_worth(starts, 12, 20.0) is None  # no such start
    assert stones_worth(starts[:5][::2], 0, 20.0) is None  # a table with gaps


@pytest.mark.parametrize(
    ("rules", "note"),
    [
        ("chinese", "by these rules, one per stone (9 for 9), on top of the komi in this table."),
        ("aga", "by these rules, one less than the stones (8 for 9), on top of the komi in this"),
        ("japanese", ""),
    ],
)
def test_what_white_gets_for_stones_is_said_for_every_row(rules: str, note: str) -> None:
    question = HandicapQuestion(19, rules, 100)
    text = handicap_text(question, starts_of(Scripted(by_fourteen), rules=rules), None)
    assert ("From 2 stones on White also gets points for the stones" in text) == bool(note)
    assert note in text


def test_a_fair_komi_beyond_the_board_is_a_bound() -> None:
    """It has no error: the search can't tell how far beyond the board it lies."""
    starts = starts_of(Scripted(lambda stones, komi: 400.0 if stones == 9 else 7.0))
    assert [start.is_bound for start in starts] == 9 * [False] + [True]
    *_, row = (
        line
        for line in handicap_text(HandicapQuestion(19, "chinese", 100), starts, None).split("\n")
        if line.strip().startswith("9 ")
    )
    assert "White gets >= " in row


def test_komi_in_words() -> None:
    words = [komi_words(komi) for komi in (6.5, -3.25, 0.0, -0.04)]
    assert words == ["White gets 6.5", "Black gets 3.2", "no komi", "no komi"]
    assert [half_point(komi) for komi in (6.9, 7.0, -0.2, -3.5)] == [6.5, 7.5, -0.5, -3.5]


@pytest.mark.parametrize("rules", ["chinese", "japanese"])
def test_a_game_started_from_a_row_is_even(rules: str) -> None:
    """By a shipped network on 7x7: the same search of the game that a row starts."""
    analyzer = Analyzer(precision="torch-fp32")
    question = HandicapQuestion(7, rules, 60)
    for start in search_handicaps(analyzer, question):
        game = start.game()
        assert game.rules == rules_from_sgf(rules, 7, start.komi_to_enter, game.rules.handicap)
        request = position_request(
            game, game.root, (question.request(0, 0.0).agents[0],), 1, question.visits
        )
        *_, report = analyzer.analyze(request)
        found = report.headline
        distance = abs(found.alpha - game.rules.white_bonus)
        assert distance <= 0.5 + start.error + score_error(found, 7)
        slope = max(found.beta, start.beta) / 4.0
        assert abs(found.winrate - 0.5) <= slope * (0.5 + start.error) + 0.1
        assert np.diff(start.curve).max() <= 1e-6
