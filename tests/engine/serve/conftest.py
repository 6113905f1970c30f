"""A network of a module's tests, and a GTP session with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.serve.gtp_talk import Talk, tiny_network


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_network(tmp_path_factory.mktemp("nets"))


@pytest.fixture
def talk(network: Path) -> Talk:
    return Talk(network)
