"""Every candidate gets the same number of visits, and its figures are those of its position."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np
import pytest

from engine.analysis.agent import AgentSettings
from engine.analysis.analyzer import Analyzer
from engine.analysis.request import AnalysisRequest, Restriction
from engine.go.board import BLACK
from engine.go.rules import Rules
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.record.game_node import GameNode
from engine.review.requests import NodeRequest
from engine.search.report import AnalysisReport


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nets") / "tiny.safetensors"
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    save_network(path, initial_network(settings, seed=3))
    return path


def request(network: Path, spread: str, *moves: int, visits: int = 40) -> AnalysisRequest:
    return AnalysisRequest(
        ticket=7,
        rules=Rules(size=5, komi=3.5),
        stones=np.zeros(25, np.int8),
        to_play=BLACK,
        moves=moves,
        agents=(AgentSettings(lambda_=0.0), AgentSettings(lambda_=1.0)),
        visits=visits,
        network=network,
        spread=spread,
    )


def reports(asked: AnalysisRequest) -> list[AnalysisReport]:
    return list(Analyzer(precision="fp32").analyze(asked))


def test_the_best_moves_of_the_policy_get_equal_visits(network: Path) -> None:
    found = reports(request(network, "equal", 12))
    last = found[-1]
    assert last.finished
    assert not any(report.finished for report in found[:-1])
    for agent in last.agents:
        assert [c.visits for c in agent.candidates] == [4] * 10
        best = sorted(range(26), key=lambda move: -last.policy[move])[:10]
        assert {c.move for c in agent.candidates} == set(best)
        values = [c.value for c in agent.candidates]
        assert values == sorted(values), "White is to move: the lowest of Black's values first"
        assert agent.move == agent.candidates[0].move
        assert all(c.variation[0] == c.move for c in agent.candidates)


def test_a_candidate_has_the_figures_of_its_position(network: Path) -> None:
    last = reports(request(network, "equal", 12))[-1]
    candidate = last.agents[0].candidates[0]
    after = reports(request(network, "search", 12, candidate.move, visits=4))[-1].agents[0]
    assert candidate.winrate == pytest.approx(after.winrate, abs=0.05)
    assert candidate.curve == pytest.approx(after.curve, abs=0.05)


def test_a_sweep_visits_every_legal_move(network: Path) -> None:
    last = reports(request(network, "sweep", 12))[-1]
    [visits] = {c.visits for c in last.agents[0].candidates}
    assert len(last.agents[0].candidates) == 25, "24 points and a pass"
    assert visits == request(network, "sweep").visits_each(25)


def test_dynamic_komi_is_left_out(network: Path) -> None:
    agent = AgentSettings(lambda_=0.0, dynamic_komi="ml-dk", komi_low=0.3, komi_high=0.4)
    asked = dataclasses.replace(request(network, "equal"), agents=(agent,))
    [searched] = reports(asked)[-1].agents
    assert searched.dynamic_komi is None
    assert searched.window == (3.5, 3.5)


def test_regions_hold_too(network: Path) -> None:
    only = Restriction(BLACK, frozenset((0, 3, 7)), until_depth=1, only=True)
    asked = dataclasses.replace(request(network, "sweep"), restrictions=(only,))
    assert {c.move for c in reports(asked)[-1].agents[0].candidates} == {0, 3, 7}


def test_a_second_pass_is_no_candidate_and_stopping_ends_it(network: Path) -> None:
    last = reports(request(network, "sweep", 25))[-1]
    assert 25 not in {c.move for c in last.agents[0].candidates}
    asked = request(network, "sweep", 12)
    stopped = list(Analyzer(precision="fp32").analyze(asked, lambda: True))
    assert len(stopped) == 1
    assert stopped[0].finished


def test_it_is_complete_only_with_all_visits(network: Path) -> None:
    asked = request(network, "equal", 12)
    found = reports(asked)
    wanted = NodeRequest(GameNode(), asked)
    assert wanted.is_complete(found[-1])
    assert not wanted.is_complete(found[0])
    other = dataclasses.replace(asked, spread="search")
    assert NodeRequest(wanted.node, other).key != wanted.key


@pytest.mark.parametrize("spread", ["equal", "sweep"])
def test_reports_tell_what_the_search_took(network: Path, spread: str) -> None:
    found = reports(request(network, spread, visits=60))
    last = found[-1]
    assert last.evaluations > 26
    assert last.visits_per_s > 0.0
    assert 0.0 < last.visits / last.visits_per_s <= last.seconds
    assert [r.evaluations for r in found] == sorted(r.evaluations for r in found)
