"""What a network says of a position: the same as its raw output, legal moves only."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.analysis.network_opinion import network_opinion
from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.catalog.networks import named_network
from engine.go.rules import Rules
from engine.network.files.weights import save_network
from tests.engine.network.networks import random_network

NETWORK = "sai-5x5-r3x32-sharpened-g0041"


def request(*moves: int, komi: float = 24.5) -> AnalysisRequest:
    return AnalysisRequest(
        ticket=1,
        rules=Rules(size=5, komi=komi),
        stones=np.zeros(25, np.int8),
        to_play=1,
        moves=moves,
        network=named_network(NETWORK),
    )


def test_the_shipped_network_knows_the_empty_board() -> None:
    opinion = network_opinion(request())
    assert opinion.best == 12
    assert opinion.policy.sum() == pytest.approx(1.0, abs=1e-4)
    assert opinion.alpha == pytest.approx(25.0, abs=4.0)
    assert opinion.curve[0] > 0.9
    assert (np.diff(opinion.curve) <= 1e-9).all(), "a higher komi is never better for Black"
    at_komi = float(np.interp(24.5, opinion.komi, opinion.curve))
    assert opinion.winrate == pytest.approx(at_komi, abs=0.05)
    assert opinion.ownership is not None
    assert opinion.ownership.mean() > 0.5


def test_it_speaks_for_black_whoever_is_to_move() -> None:
    opinion = network_opinion(request(12))
    assert opinion.policy[12] == 0.0, "a stone stands there"
    assert opinion.alpha > 15.0
    assert network_opinion(request(12, komi=-10.5)).winrate > opinion.winrate


def test_a_policy_alone_has_no_winrates(tmp_path: Path) -> None:
    path = tmp_path / "moves.safetensors"
    save_network(path, random_network("plain", 5))
    opinion = network_opinion(replace(request(12), network=path))
    assert not opinion.has_values
    assert np.isnan(opinion.curve).all()
    assert opinion.policy.sum() == pytest.approx(1.0, abs=1e-4)
    assert network_opinion(request(12)).has_values


def test_without_a_network_it_is_refused() -> None:
    with pytest.raises(EngineError, match="no network"):
        network_opinion(replace(request(), network=None))
