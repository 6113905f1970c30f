"""What a network sees of a position: for every feature set, and KataGo's inputs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.analysis.agent import AgentSettings
from engine.analysis.network_input import network_input
from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError, WeightsError
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.planes.feature_set import KNOWN_SETS, feature_set
from engine.network.planes.v7 import GLOBALS, PLANES
from engine.record.game_record import GameRecord
from engine.review.requests import position_request
from tests.engine.network.katago_files import BLOCKS, random_katago
from tests.sai_studio.conftest import seven_by_seven


def request_after(moves: list[str], path: Path | None) -> AnalysisRequest:
    """A request about the end of a 7x7 game; the first player has a chain of two on D4, D5."""
    record: GameRecord = seven_by_seven(moves)
    node = record.main_line()[-1]
    request = position_request(record, node, [AgentSettings()], 5, 10)
    return replace(request, network=path)


@pytest.mark.parametrize("name", KNOWN_SETS)
def test_every_feature_set_has_a_name_for_each_plane(name: str, tmp_path: Path) -> None:
    path = tmp_path / "tiny.safetensors"
    settings = NetworkSettings(size=7, features=name, blocks=1, channels=4)
    save_network(path, initial_network(settings, seed=1))
    seen = network_input(request_after(["D4", "A1", "D5"], path))
    assert (seen.ticket, seen.network, seen.features, seen.to_play) == (5, "tiny", name, -1)
    names = [plane.name for plane in seen.planes]
    assert names == list(feature_set(name).plane_names)
    assert len(set(names)) == len(names)
    assert all(plane.values.shape == (49,) for plane in seen.planes)
    assert (seen.size, seen.stones[24], seen.numbers) == (7, 1, ())
    by_name = {plane.name: plane.values for plane in seen.planes}
    if "own stones" in by_name:
        assert np.flatnonzero(by_name["own stones"]).tolist() == [42]  # White's A1
    if seen.liberties is not None:
        assert (seen.liberties[24], seen.liberties[42], seen.liberties[0]) == (6, 2, 0)
    assert (seen.liberties is None) == ("stones with 8 or more liberties" not in by_name)


def test_katago_networks_see_22_planes_and_19_numbers(tmp_path: Path) -> None:
    path = random_katago(tmp_path / "a.bin.gz", 17, *BLOCKS)
    seen = network_input(replace(request_after(["D4", "A1", "D5"], path), komi=7.0))
    assert (len(seen.planes), len(seen.numbers)) == (PLANES, GLOBALS)
    by_name = {plane.name: plane.values for plane in seen.planes}
    assert np.flatnonzero(by_name["own stones"]).tolist() == [42]
    assert np.flatnonzero(by_name["last move"]).tolist() == [17]
    assert np.flatnonzero(by_name["move 2 turns ago"]).tolist() == [42]
    assert np.flatnonzero(by_name["stones with 2 liberties"]).tolist() == [42]
    assert by_name["all ones"].all()
    numbers = dict(seen.numbers)
    assert numbers["komi for the player to move, in 20 points"] == pytest.approx(7.0 / 20.0)
    assert numbers["pass, last move"] == 0.0


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    request = request_after(["D4"], None)
    with pytest.raises(EngineError, match="no network for 7x7"):
        network_input(request)
    with pytest.raises(WeightsError, match="choose another file"):
        network_input(replace(request, network=tmp_path / "gone.safetensors"))
