"""A network with a winrate for each komi: from its file through a search to the window."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from engine.analysis.agent import AgentSettings
from engine.analysis.analyzer import Analyzer
from engine.analysis.networks import LoadedNetwork
from engine.analysis.request import AnalysisRequest
from engine.go.board import BLACK
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.state import as_batch, empty_position
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.opened import OpenedNetwork, open_network
from engine.record.game_record import GameRecord
from engine.record.stored_analysis import analysis_from_json, analysis_to_json
from engine.review.stored_analyses import analysis_of, report_of
from engine.search.report import AnalysisReport, report_at_komi
from sai_studio.review.curve.curve_panel import KomiCurvePanel
from sai_studio.review.curve.curve_scene import curve_scene
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.sai_studio.review.conftest import Show

SIZE = 5
KOMI = np.arange(-3.5, 13.0)
RULES = Rules(size=SIZE, komi=2.5)
AGENTS = tuple(AgentSettings(lambda_=value) for value in (0.0, 0.5, 1.0))


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> OpenedNetwork:
    settings = NetworkSettings(
        size=SIZE, features="multilabel50", blocks=1, channels=8, value_head="multi_label"
    )
    network = initial_network(settings, seed=1)
    assert network.value is not None
    with torch.no_grad():  # falls that differ from each other
        network.value.output.bias.copy_(torch.linspace(-1.0, 1.0, 9))
    path: Path = tmp_path_factory.mktemp("nets") / "labels.safetensors"
    save_network(path, network, half=False)
    return open_network(path)


@pytest.fixture(scope="module", params=[(), (12,)], ids=["black to play", "white to play"])
def moves(request: pytest.FixtureRequest) -> tuple[int, ...]:
    chosen: tuple[int, ...] = request.param
    return chosen


@pytest.fixture(scope="module")
def report(opened: OpenedNetwork, moves: tuple[int, ...]) -> AnalysisReport:
    analyzer = Analyzer()
    analyzer.networks.use(LoadedNetwork("labels", opened.evaluator(RULES, precision="fp32")))
    request = AnalysisRequest(
        ticket=1,
        rules=RULES,
        stones=np.zeros(SIZE * SIZE, np.int8),
        to_play=BLACK,
        moves=moves,
        agents=AGENTS,
        visits=60,
    )
    *_, last = analyzer.analyze(request)
    return last


def test_the_report_has_the_labels_of_the_games_komi(
    opened: OpenedNetwork, report: AnalysisReport, moves: tuple[int, ...]
) -> None:
    position = empty_position(RULES)
    replay(position, list(moves))
    evaluator = opened.evaluator(RULES, precision="fp32")
    expected = evaluator.raw(as_batch(position)).curve[0]
    assert expected[0] == KOMI[0]
    curve = report.network_curve
    assert curve is not None
    at_labels = np.interp(KOMI, report.komi_grid, curve)
    assert at_labels == pytest.approx(0.5 + 0.5 * np.tanh(0.5 * expected[1:]), abs=1e-6)
    assert (np.diff(curve) <= 0.0).all()
    assert (curve[report.komi_grid <= KOMI[0]] == curve[0]).all()
    assert (curve[report.komi_grid >= KOMI[-1]] == curve[-1]).all()
    assert report.network_winrate == pytest.approx(
        np.interp(RULES.komi, report.komi_grid, curve), abs=1e-6
    )
    assert report.network_beta > 0.0


def test_agents_search_windows_within_the_labels(report: AnalysisReport) -> None:
    wins, both, points = report.agents
    assert wins.window == (RULES.komi, RULES.komi)
    for agent in (both, points):
        assert KOMI[0] <= min(agent.window) <= max(agent.window) <= KOMI[-1]
        assert agent.window[0] != agent.window[1]
    assert all(agent.visits == 60 for agent in report.agents)
    other = report_at_komi(report, 7.5)
    assert other.komi == 7.5
    assert all(0.0 < agent.winrate < 1.0 for agent in other.agents)


def test_it_is_stored_and_comes_back(report: AnalysisReport) -> None:
    analysis = analysis_of(report, "0badcafe")
    assert analysis is not None
    kept = analysis_from_json(analysis_to_json(analysis, SIZE), SIZE)
    back = report_of(kept, SIZE, report.to_play)
    assert back.headline.winrate == pytest.approx(report.headline.winrate, abs=0.01)
    assert back.headline.move == report.headline.move
    assert back.network_beta > 0.0


def test_the_window_draws_the_labels(report: AnalysisReport, show: Show) -> None:
    session = Session(GameRecord(RULES))
    panel = KomiCurvePanel(ViewContext(session))
    session.reports.add(session.cursor.node, report)
    show(panel, 480, 420)
    for stored in (False, True):
        scene = curve_scene(report, 1, report.agents[1].candidates[0], stored=stored)
        assert scene.fair == pytest.approx(report.headline.alpha)
        assert scene.beta > 0.0
        if not stored:
            assert scene.network is report.network_curve
            assert len(scene.windows) == len(AGENTS)
    assert not panel.plot.grab().isNull()
