"""Settings that ask for more memory than the computer has are refused before it is taken."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.base import memory
from engine.base.errors import RunError
from engine.network.runners.cache import EvaluationCache
from engine.search.tree import allocate_trees
from engine.train.presets.preset import load_preset, with_changes
from engine.train.stages import run


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer with 4 GB."""
    monkeypatch.setattr(memory, "memory_bytes", lambda: 4 << 30)


def test_this_computer_has_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert memory.memory_bytes() > 1 << 28


def test_trees_and_caches_that_can_not_fit() -> None:
    allocate_trees(2, 361, 100, 362 * 100)
    with pytest.raises(MemoryError, match="it would take 2,.* GB, and this computer has 4 GB"):
        allocate_trees(65536, 361, 10_000, 362 * 10_000)
    EvaluationCache(1 << 12, 362, 2, True)
    with pytest.raises(MemoryError, match="it would take"):
        EvaluationCache(10**9, 362, 2, True)


@pytest.mark.parametrize(
    "changes",
    [
        {"network.channels": 1024, "network.blocks": 80},
        {"training.batch": 65536, "network.channels": 256, "network.blocks": 20},
    ],
)
def test_a_run_that_can_not_fit_leaves_nothing_behind(
    tmp_path: Path, changes: dict[str, Any]
) -> None:
    preset = with_changes(load_preset("recommended-5x5"), changes)
    with pytest.raises(RunError, match="not enough memory .it would take"):
        run(preset, tmp_path / "run")
    assert not (tmp_path / "run").exists()
