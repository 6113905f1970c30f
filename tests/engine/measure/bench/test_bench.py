"""What `sai-engine bench` measures; the speeds themselves are not checked."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from engine.measure.bench import bench as module


def test_one_thread_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads of torch spin while they wait for each other, which counts as CPU time."""
    threads: list[int] = []

    def measured(*_: Any) -> tuple[float, float, float]:
        threads.append(torch.get_num_threads())
        return 1.0, 1.0, 1.0

    monkeypatch.setattr(module, "GAMES_BARS", {})
    monkeypatch.setattr(module, "POLICY_BARS", {})
    monkeypatch.setattr(module, "paired_rates", measured)
    before = torch.get_num_threads()
    try:
        torch.set_num_threads(2)
        module.bench(None, evaluator="torch-fp32", quick=True, progress=lambda text: None)
    finally:
        torch.set_num_threads(before)
    assert threads == [1, 1]
