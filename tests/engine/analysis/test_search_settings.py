"""A request's own settings of the search replace the Analyzer's."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np
import pytest

from engine.analysis.agent import AgentSettings
from engine.analysis.analyzer import Analyzer
from engine.analysis.request import AnalysisRequest
from engine.go.rules import Rules
from engine.network.network import initial_network
from engine.network.settings import NetworkSettings
from engine.network.weights import save_network
from engine.search.settings import SearchSettings


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nets") / "tiny.safetensors"
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    save_network(path, initial_network(settings, seed=3))
    return path


def test_more_exploration_searches_more_moves(network: Path) -> None:
    request = AnalysisRequest(
        ticket=1,
        rules=Rules(size=5, komi=3.5),
        stones=np.zeros(25, np.int8),
        to_play=1,
        moves=(12,),
        agents=(AgentSettings(lambda_=0.0),),
        visits=60,
        network=network,
    )
    analyzer = Analyzer(precision="fp32")
    found = []
    for c_puct in (0.1, 20.0):
        asked = dataclasses.replace(request, search=SearchSettings(c_puct=c_puct))
        *_, last = analyzer.analyze(asked)
        found.append(max(c.visits for c in last.agents[0].candidates))
    assert found[0] > 1.5 * found[1]
