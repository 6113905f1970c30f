"""What the tests of measuring share."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny 5x5 network."""
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    path = tmp_path_factory.mktemp("nets") / "tiny.safetensors"
    save_network(path, initial_network(settings, seed=3), half=False)
    return path
