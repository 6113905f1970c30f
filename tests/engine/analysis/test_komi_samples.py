"""Networks that see one komi at a time are asked at several, so that curves are true."""

from __future__ import annotations

import dataclasses
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from engine.analysis.agent import AgentSettings
from engine.analysis.analyzer import Analyzer
from engine.analysis.komi_samples import LEAST_VISITS, MOVES, RootSamples
from engine.analysis.networks import LoadedNetwork
from engine.analysis.request import AnalysisRequest
from engine.go.board import BLACK
from engine.go.rules import Rules
from engine.go.state import Position, empty_position
from engine.network.opened import FileEvaluator
from engine.search.report import AnalysisReport, report_at_komi
from engine.search.settings import SearchSettings
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.fit import alpha_beta_of_curve, curve_at
from engine.search.value.kinds import SIGMOID

SIZE, SCORE = 5, 7
KOMI = 3.5


class Staircase(Evaluator):
    """Black wins by about SCORE points; results are odd, so winrates go in steps of two points.

    Its sigmoids are much too flat, but exact at the komi asked for.
    """

    size = SIZE
    curve_kind = SIGMOID
    cache = None
    backend = SimpleNamespace(name="fake", is_on_processor=True)
    speeds: dict[str, float] = {}

    def __init__(self, *, sees_one_komi: bool = True, lost: float = 0.0) -> None:
        self.sees_one_komi = sees_one_komi
        self.lost = lost
        self.evaluations = 0
        self.komi: list[float] = []

    def winrate(self, komi: np.ndarray, score: np.ndarray | float = SCORE) -> np.ndarray:
        step = 2.0 * np.floor((komi - 1.0) / 2.0) + 2.0  # the middle of the tread
        return np.asarray(0.98 / (1.0 + np.exp(3.0 * (step - score))) + 0.01)

    def evaluate(
        self, positions: Position, legal: np.ndarray, komi: np.ndarray, average: bool = False
    ) -> Evaluation:
        self.evaluations += len(komi)
        self.komi += komi.tolist()
        stones = positions.stones[:, : SIZE * SIZE]
        score = SCORE - self.lost * (stones[:, 0] == BLACK)
        p = self.winrate(komi.astype(np.float64), score)
        beta = np.full(len(komi), 0.2)
        alpha = komi + np.log(p / (1.0 - p)) / beta
        policy = legal / legal.sum(1, keepdims=True)
        curve = np.stack((alpha, beta), 1).astype(np.float32)
        kind = np.full(len(komi), SIGMOID, np.int8)
        return Evaluation(policy.astype(np.float32), kind, curve, None)


def analyzer_with(fake: Staircase, samples: int = 5) -> Analyzer:
    analyzer = Analyzer(SearchSettings(komi_samples=samples))
    analyzer.networks.use(LoadedNetwork("fake", cast(FileEvaluator, fake)))
    return analyzer


def request(visits: int = 60, **changes: Any) -> AnalysisRequest:
    start = AnalysisRequest(
        ticket=1,
        rules=Rules(size=SIZE, komi=KOMI),
        stones=np.zeros(SIZE * SIZE, np.int8),
        to_play=BLACK,
        moves=(),
        agents=(AgentSettings(lambda_=0.0),),
        visits=visits,
    )
    return dataclasses.replace(start, **changes)


def last(analyzer: Analyzer, asked: AnalysisRequest) -> AnalysisReport:
    *_, report = analyzer.analyze(asked)
    return report


def treads(report: AnalysisReport) -> np.ndarray:
    """Half points within five points of the komi."""
    return np.asarray(
        (np.abs(report.komi_grid - report.komi) < 5.1) & (report.komi_grid % 1 == 0.5)
    )


def test_curves_follow_the_answers_at_each_komi() -> None:
    fake = Staircase()
    report = last(analyzer_with(fake), request())
    near = treads(report)
    truth = fake.winrate(report.komi_grid[near].astype(np.float64))
    assert report.network_curve is not None
    assert np.abs(report.network_curve[near] - truth).max() < 1e-3
    agent = report.agents[0]
    for curve in (agent.curve, agent.candidates[0].curve, agent.candidates[-1].curve):
        assert np.abs(curve[near] - truth).max() < 1e-3
    flat = last(analyzer_with(Staircase(), 0), request())
    assert np.abs(flat.agents[0].curve[near] - truth).max() > 0.2


def test_all_numbers_of_a_report_agree() -> None:
    report = last(analyzer_with(Staircase(lost=2.0)), request(200))
    agent, grid = report.agents[0], report.komi_grid
    assert curve_at(grid, agent.curve, KOMI) == pytest.approx(agent.winrate, abs=1e-5)
    assert curve_at(grid, agent.curve, agent.alpha) == pytest.approx(0.5, abs=0.02)
    assert (agent.alpha, agent.beta) == alpha_beta_of_curve(grid, agent.curve)
    assert report.network_curve is not None
    fair = alpha_beta_of_curve(grid, report.network_curve)
    assert (report.network_alpha, report.network_beta) == fair
    assert abs(report.network_alpha - SCORE) < 1.0
    for c in agent.candidates:
        assert (np.diff(c.curve) <= 1e-6).all()
        assert np.isfinite(c.curve).all()
        assert curve_at(grid, c.curve, KOMI) == pytest.approx(c.winrate, abs=1e-5)
        assert (c.alpha, c.beta) == alpha_beta_of_curve(grid, c.curve)
    other = report_at_komi(report, 6.5)
    assert other.network_winrate == curve_at(grid, report.network_curve, 6.5)


def test_the_search_stays_as_it_is() -> None:
    def facts(samples: int) -> list[tuple[int, int, float, float]]:
        agent = last(analyzer_with(Staircase(lost=2.0), samples), request(120)).agents[0]
        return [(c.move, c.visits, c.winrate, c.value) for c in agent.candidates]

    assert facts(5) == facts(0)


def test_a_position_is_asked_about_once() -> None:
    fake = Staircase()
    analyzer = analyzer_with(fake)
    reports = list(analyzer.analyze(request()))
    others = sorted(komi for komi in fake.komi if komi != KOMI)
    assert len(reports) >= 2
    assert set(np.arange(-1.5, 9.0)) - {KOMI} <= set(others)
    assert len(others) <= 14 + MOVES * 10
    again = last(analyzer, request())
    assert sorted(komi for komi in fake.komi if komi != KOMI) == others
    np.testing.assert_array_equal(again.agents[0].curve, reports[-1].agents[0].curve)


def test_the_first_report_does_not_wait_for_the_samples() -> None:
    fake = Staircase()
    reports = analyzer_with(fake).analyze(request())
    first = next(reports)
    assert set(fake.komi) == {KOMI}
    assert first.network_curve is None
    assert list(reports)[-1].network_curve is not None


@pytest.mark.parametrize(
    ("sees_one_komi", "samples", "several"), [(False, 5, True), (True, 0, True), (True, 5, False)]
)
def test_nothing_is_asked_where_it_is_not_wanted(
    sees_one_komi: bool, samples: int, several: bool
) -> None:
    fake = Staircase(sees_one_komi=sees_one_komi)
    asked = request(several_komi=several)
    report = last(analyzer_with(fake, samples), asked)
    assert set(fake.komi) == {KOMI}
    assert report.network_curve is None


def test_moves_with_few_visits_are_not_asked_about() -> None:
    fake = Staircase()
    last(analyzer_with(fake), request(LEAST_VISITS))
    assert len([komi for komi in fake.komi if komi != KOMI]) <= 14


def test_a_move_that_ends_the_game_keeps_its_count() -> None:
    fake = Staircase()
    everything = Rules(size=SIZE, komi=KOMI, superko="positional")
    asked = request(300, rules=everything, moves=(SIZE * SIZE,), counts_all_stones=True)
    report = last(analyzer_with(fake), asked)
    (ends,) = [c for c in report.agents[0].candidates if c.move == SIZE * SIZE]
    expected = np.where(report.komi_grid == 0.0, 0.5, report.komi_grid < 0.0)
    np.testing.assert_allclose(ends.curve, expected, atol=1e-6)


def test_sweeps_tell_the_true_fair_komi() -> None:
    analyzer = analyzer_with(Staircase())
    asked = [request(moves=moves) for moves in ((), (12,), (12, 13))]
    points = list(analyzer.sweep(asked, 20))
    assert max(abs(point.alpha - SCORE) for point in points) < 1.1
    flat = list(analyzer_with(Staircase(), 0).sweep(asked, 20))
    assert min(abs(point.alpha - SCORE) for point in flat) > 2.0


def test_a_third_good_move_is_asked_about_whatever_was_known_before() -> None:
    fake = Staircase()
    samples = RootSamples(
        cast(FileEvaluator, fake),
        empty_position(Rules(size=SIZE)),
        np.arange(-25.0, 26.0, dtype=np.float32),
        KOMI,
        4,
    )

    def asks(*visits: int) -> bool:
        fake.komi.clear()
        samples.update(np.array([*visits, *[0] * (SIZE * SIZE + 1 - len(visits))], np.int32))
        return bool(fake.komi)

    assert MOVES == 3
    assert asks(2 * LEAST_VISITS)
    assert asks(4 * LEAST_VISITS, 3 * LEAST_VISITS)
    assert not asks(5 * LEAST_VISITS, 3 * LEAST_VISITS)
    assert asks(40 * LEAST_VISITS, 30 * LEAST_VISITS, 29 * LEAST_VISITS)
    assert not asks(*[40 * LEAST_VISITS] * 4)
