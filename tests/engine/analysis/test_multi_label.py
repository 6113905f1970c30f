"""Reports of a network that gives a winrate for each of many komi."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from engine.analysis.agent import AgentSettings
from engine.analysis.analyzer import Analyzer
from engine.analysis.networks import LoadedNetwork
from engine.analysis.request import AnalysisRequest
from engine.go.board import BLACK
from engine.go.rules import Rules
from engine.go.state import Position
from engine.network.opened import FileEvaluator
from engine.search.report import AnalysisReport, report_at_komi
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import MULTI_LABEL, SIGMOID

SIZE, ALPHA, BETA = 5, 4.0, 0.4
KOMI = np.arange(-29.5, 30.0)


class Network(Evaluator):
    """One sigmoid for every position, itself or read off at every half point."""

    size = SIZE
    cache = None
    backend = SimpleNamespace(name="fake", is_on_processor=True)
    speeds: dict[str, float] = {}
    evaluations = 0

    def __init__(self, kind: int) -> None:
        self.curve_kind = kind

    def evaluate(
        self, positions: Position, legal: np.ndarray, komi: np.ndarray, average: bool = False
    ) -> Evaluation:
        numbers = np.array([ALPHA, BETA])
        if self.curve_kind == MULTI_LABEL:
            numbers = np.append(KOMI[0], BETA * (ALPHA - KOMI))
        policy = legal / legal.sum(1, keepdims=True)
        kind = np.full(len(legal), self.curve_kind, np.int8)
        curve = np.tile(numbers.astype(np.float32), (len(legal), 1))
        return Evaluation(policy.astype(np.float32), kind, curve, None)


def report_of(kind: int) -> AnalysisReport:
    analyzer = Analyzer()
    analyzer.networks.use(LoadedNetwork("fake", cast(FileEvaluator, Network(kind))))
    asked = AnalysisRequest(
        ticket=1,
        rules=Rules(size=SIZE, komi=7.5),
        stones=np.zeros(SIZE * SIZE, np.int8),
        to_play=BLACK,
        moves=(),
        agents=(AgentSettings(lambda_=0.5),),
        visits=60,
    )
    *_, report = analyzer.analyze(asked)
    return report


def test_reports_are_those_of_the_sigmoid() -> None:
    expected, report = report_of(SIGMOID), report_of(MULTI_LABEL)
    assert expected.network_curve is None
    assert report.network_curve is not None
    assert report.network_curve == pytest.approx(
        1.0 / (1.0 + np.exp(-BETA * (ALPHA - report.komi_grid))), abs=1e-5
    )
    for found, truth in (
        (report, expected),
        (report_at_komi(report, 2.0), report_at_komi(expected, 2.0)),
    ):
        assert found.network_alpha == pytest.approx(ALPHA, abs=1e-3)
        assert found.network_beta == pytest.approx(BETA, rel=1e-3)
        assert found.network_winrate == pytest.approx(truth.network_winrate, abs=1e-4)
        mine, theirs = found.agents[0], truth.agents[0]
        assert (mine.move, mine.visits) == (theirs.move, theirs.visits)
        assert mine.value == pytest.approx(theirs.value, abs=1e-4)
        assert mine.alpha == pytest.approx(theirs.alpha, abs=1e-2)
        assert mine.window == pytest.approx(theirs.window, abs=1e-2)
        assert mine.curve == pytest.approx(theirs.curve, abs=1e-4)
