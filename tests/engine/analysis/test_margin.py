"""Agents that want to win by a margin: they search at another komi; games end at the real one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.analysis.agent import AgentSettings, MoveStats, choose_move, resigns
from engine.analysis.analyzer import Analyzer
from engine.analysis.request import AnalysisRequest
from engine.base.errors import SettingsError
from engine.go.board import BLACK, WHITE
from engine.go.rules import Rules
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.search.report import AnalysisReport, chance_to_win_by, report_at_komi
from engine.search.value.fit import curve_at

SIZE, KOMI, MARGIN = 5, 7.5, 5.0


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("networks") / "net.safetensors"
    save_network(path, initial_network(NetworkSettings(size=SIZE, blocks=1, channels=4), seed=1))
    return path


def report(network: Path, agent: AgentSettings, komi: float, to_play: int) -> AnalysisReport:
    request = AnalysisRequest(
        ticket=1,
        rules=Rules(size=SIZE, komi=KOMI),
        stones=np.zeros(SIZE * SIZE, np.int8),
        to_play=BLACK,
        moves=(12,) if to_play == WHITE else (),
        agents=(agent,),
        visits=60,
        komi=komi,
        network=network,
    )
    return list(Analyzer().analyze(request))[-1]


def test_an_agent_with_a_margin_searches_as_at_the_komi_that_is_worse_by_it(network: Path) -> None:
    for to_play in (BLACK, WHITE):
        for lambda_ in (0.0, 0.5):
            own = report(network, AgentSettings(lambda_=lambda_, margin=MARGIN), KOMI, to_play)
            worse = KOMI + to_play * MARGIN
            other = report(network, AgentSettings(lambda_=lambda_), worse, to_play)
            mine, theirs = own.agents[0], other.agents[0]
            assert mine.dynamic_komi == worse
            assert mine.move == theirs.move
            assert mine.window == pytest.approx(theirs.window)
            assert [(c.move, c.visits, c.value) for c in mine.candidates] == [
                (c.move, c.visits, c.value) for c in theirs.candidates
            ]
            first = mine.candidates[0]  # what is shown holds at the real komi
            assert first.winrate == pytest.approx(curve_at(own.komi_grid, first.curve, KOMI))
            wins = theirs.candidates[0].winrate
            chance = chance_to_win_by(own, first, MARGIN)
            assert chance == pytest.approx(wins if to_play == BLACK else 1.0 - wins, abs=1e-4)


def test_at_another_komi_the_margin_stays(network: Path) -> None:
    own = report(network, AgentSettings(lambda_=0.5, margin=MARGIN), KOMI, BLACK)
    read = report_at_komi(own, KOMI + 2.0).agents[0]
    assert read.dynamic_komi == KOMI + 2.0 + MARGIN
    assert read.window[0] == KOMI + 2.0 + MARGIN


def test_a_position_is_judged_by_the_agent_without_margin(network: Path) -> None:
    plain = report(network, AgentSettings(lambda_=0.0), KOMI, BLACK)
    own = report(network, AgentSettings(lambda_=1.0, margin=MARGIN), KOMI, BLACK)
    both = replace(plain, agents=(*own.agents, *plain.agents))
    assert both.headline is plain.agents[0]


def test_games_end_at_the_real_komi(network: Path) -> None:
    """A player who wins, but by less than the margin, plays on and does not resign."""
    stats = MoveStats(
        visits=np.array([60, 40], np.int32),
        value=np.array([0.1, 0.05], np.float32),
        variance=np.zeros(2, np.float32),
        winrate=np.array([0.9, 0.9], np.float32),
        prior=np.array([0.5, 0.5], np.float32),
    )
    agent = AgentSettings(lambda_=0.0, margin=MARGIN)
    for lead, move in ((MARGIN + 0.5, 1), (MARGIN - 0.5, 0), (0.5, 0)):
        chosen = choose_move(stats, agent, ply=30, margin_if_passed=lead, after_pass=True)
        assert chosen == move, lead
    own = report(network, agent, KOMI, BLACK)
    winning = replace(own.agents[0].candidates[0], winrate=0.6)
    sure = replace(own, agents=(replace(own.agents[0], candidates=(winning,)),))
    assert not resigns(sure, 0.5, ply=SIZE * SIZE)
    lost = replace(sure.agents[0], candidates=(replace(winning, winrate=0.4),))
    assert resigns(replace(sure, agents=(lost,)), 0.5, ply=SIZE * SIZE)


def test_one_of_margin_and_dynamic_komi() -> None:
    with pytest.raises(SettingsError, match="set only one of them"):
        AgentSettings(margin=3.0, dynamic_komi="vs-m")
