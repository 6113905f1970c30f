"""Analyses by agents with dynamic komi: the komi of each position of a game, and the report."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.analysis import analyzer as analyzer_module
from engine.analysis.agent import AgentSettings
from engine.analysis.analyzer import Analyzer, position_of
from engine.analysis.request import AnalysisRequest
from engine.base.errors import SettingsError
from engine.go.board import BLACK, WHITE
from engine.go.rules import Rules
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.search.report import AgentAnalysis, AnalysisReport, report_at_komi
from engine.search.value.dynamic_komi import KomiTurn, RootEstimate, next_komi
from engine.search.value.fit import curve_at, curve_values

SIZE, KOMI = 5, 7.5
PLAIN = AgentSettings(lambda_=0.0)
ML_DK = AgentSettings(lambda_=0.0, dynamic_komi="ml-dk", komi_low=0.3, komi_high=0.4)
VS_M = AgentSettings(lambda_=0.0, dynamic_komi="vs-m", komi_low=0.3, komi_high=0.3)


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("networks") / "net.safetensors"
    save_network(path, initial_network(NetworkSettings(size=SIZE, blocks=1, channels=4), seed=1))
    return path


@pytest.fixture(scope="module")
def flat(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("networks") / "flat.safetensors"
    settings = NetworkSettings(size=SIZE, blocks=1, channels=4, value_head="flat")
    save_network(path, initial_network(settings, seed=1))
    return path


def report(
    analyzer: Analyzer, network: Path, moves: tuple[int, ...], *agents: AgentSettings
) -> AnalysisReport:
    request = AnalysisRequest(
        ticket=1,
        rules=Rules(size=SIZE, komi=KOMI),
        stones=np.zeros(SIZE * SIZE, np.int8),
        to_play=BLACK,
        moves=moves,
        agents=agents,
        visits=40,
        network=network,
    )
    position_of(request)
    return list(analyzer.analyze(request))[-1]


def expected(
    agent: AgentSettings, before: AgentAnalysis, grid: np.ndarray, komi: float, ply: int
) -> float:
    """The procedure on what a report says of the player's last search."""
    labels = KOMI + np.arange(-30.0, 31.0)
    estimate = RootEstimate(
        curve_at(grid, before.curve, komi),
        labels=labels,
        winrates=curve_values(grid, before.curve, labels),
    )
    color = BLACK if ply % 2 == 0 else WHITE
    return next_komi(agent, estimate, KomiTurn(color, KOMI, komi, ply + 1, SIZE * SIZE))


def believed(report: AnalysisReport, agent: int = 0) -> float:
    komi = report.agents[agent].dynamic_komi
    assert komi is not None
    return komi


def test_plain_agents_search_as_before_and_have_none(network: Path) -> None:
    alone = report(Analyzer(), network, (12,), PLAIN).agents[0]
    beside = report(Analyzer(), network, (12,), PLAIN, ML_DK).agents
    assert alone.dynamic_komi is None
    assert alone.winrate == pytest.approx(beside[0].winrate, abs=0.05)
    assert beside[1].dynamic_komi is not None


@pytest.mark.parametrize("agent", [ML_DK, VS_M])
def test_each_search_of_a_player_follows_its_last_one(network: Path, agent: AgentSettings) -> None:
    analyzer = Analyzer()
    first = report(analyzer, network, (), agent)
    third = report(analyzer, network, (12, 7), agent)
    fifth = report(analyzer, network, (12, 7, 6, 8), agent)
    for before, after, ply in ((first, third, 2), (third, fifth, 4)):
        komi = expected(agent, before.agents[0], before.komi_grid, believed(before), ply)
        assert believed(after) == pytest.approx(komi, abs=1e-3)
    assert believed(report(analyzer, network, (12, 7), agent)) == believed(third)


def test_at_the_first_move_the_network_decides_whatever_the_opponent_searched(
    network: Path,
) -> None:
    analyzer = Analyzer()
    report(analyzer, network, (), ML_DK)
    second = report(analyzer, network, (12,), ML_DK)
    assert believed(second) == believed(report(Analyzer(), network, (12,), ML_DK))


def test_the_report_is_at_the_komi_of_the_game_and_values_at_the_believed_one(
    network: Path,
) -> None:
    analyzer = Analyzer()
    made = report(analyzer, network, (12,), ML_DK)
    agent, grid = made.agents[0], made.komi_grid
    assert made.komi == KOMI
    assert believed(made) != KOMI
    assert agent.window == pytest.approx((believed(made), believed(made)))
    assert agent.winrate == curve_at(grid, agent.curve, KOMI)
    for candidate in agent.candidates:
        assert candidate.winrate == curve_at(grid, candidate.curve, KOMI)
        at_believed = curve_at(grid, candidate.curve, believed(made))
        assert candidate.value == pytest.approx(at_believed, abs=2e-3)
    other = report_at_komi(made, 2.5).agents[0]
    assert other.winrate == curve_at(grid, agent.curve, 2.5)
    assert [c.move for c in other.candidates] == [c.move for c in agent.candidates]
    assert (other.move, other.window) == (agent.move, agent.window)
    assert other.dynamic_komi == agent.dynamic_komi


def test_searches_by_another_network_have_no_effect(
    network: Path, flat: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyzer_module, "id", lambda _: 1, raising=False)  # memory is reused
    analyzer = Analyzer()
    report(analyzer, flat, (), VS_M)
    after = report(analyzer, network, (12, 7), VS_M)
    assert believed(after) == believed(report(Analyzer(), network, (12, 7), VS_M))


def test_forgotten_searches_have_no_effect(network: Path) -> None:
    analyzer = Analyzer()
    for moves in ((), (12, 7)):
        report(analyzer, network, moves, VS_M)
    analyzer.forget()
    again = believed(report(analyzer, network, (12, 7), VS_M))
    assert abs(again - KOMI) in (0.0, 1.0)


def test_a_network_of_one_winrate_is_refused_by_name(flat: Path) -> None:
    with pytest.raises(SettingsError, match="ml-dk needs winrates at several komi"):
        report(Analyzer(), flat, (), ML_DK)
    assert abs(believed(report(Analyzer(), flat, (), VS_M)) - KOMI) in (0.0, 1.0)
