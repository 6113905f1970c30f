"""A teacher network of random weights."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.network.files.weights import save_network
from tests.engine.network.networks import random_network


@pytest.fixture(scope="session")
def teacher(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("teacher") / "teacher.safetensors"
    save_network(path, random_network("pooled", size=7), half=False)
    return path
