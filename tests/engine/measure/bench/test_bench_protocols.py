"""What `sai-engine bench` measures of the protocols: that it asks what it says it asks."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.base.errors import EngineError
from engine.go.position import replay
from engine.go.state import empty_position
from engine.measure.bench import bench_protocols
from engine.measure.bench.bench import MS, bench_text
from engine.measure.bench.bench_protocols import gtp_latency, random_moves, serve_work
from tests.engine.serve.gtp_talk import tiny_network
from tests.engine.serve.served import MadeUp


def test_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_protocols, "QUERIES", 12)
    monkeypatch.setattr(bench_protocols, "PAUSE_S", 0.01)
    told: list[str] = []
    path = tiny_network(tmp_path)
    rows = bench_protocols.bench_protocols(path, "torch-fp32", True, told.append)
    assert [row["unit"] for row in rows] == ["", MS, MS]
    assert [row["bar"] for row in rows] == [None] * 3  # they are of 19x19
    assert all("5x5" in row["what"] and row["value"] > 0.0 for row in rows)
    assert len(told) == 3
    monkeypatch.setattr(bench_protocols, "SIZE", 5)
    rows = bench_protocols.bench_protocols(path, "torch-fp32", True, told.append)
    assert [row["bar"] for row in rows] == [0.8, 150.0, 100.0]


def test_every_position_of_the_game_is_asked_once() -> None:
    moves = random_moves(5, 15)
    replay(empty_position(5), moves)  # all are legal
    evaluator = MadeUp(5)
    evaluator.curve_kind = 1  # type: ignore[attr-defined]
    work = serve_work(evaluator, moves)  # type: ignore[arg-type]
    assert (work(), work()) == (15, 15)
    assert sum(evaluator.calls) == 30
    assert len(set(np.diff([0, *moves]).tolist())) > 1


def test_a_session_that_fails_is_no_hang(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="MPS fp32 is not available"):
        gtp_latency(tiny_network(tmp_path), "mps-fp32", 5, [0, 1])


def test_times_are_better_the_less_they_are() -> None:
    row = {"what": "a", "unit": MS, "bar": 100.0, "peers": ""}
    text = bench_text({"rows": [{**row, "value": 101.0}], "signature": ""})
    assert "misses its bar" in text
    assert "misses" not in bench_text({"rows": [{**row, "value": 99.0}], "signature": ""})
    games = {**row, "unit": "games"}
    assert "misses" not in bench_text({"rows": [{**games, "value": 101.0}], "signature": ""})
    assert "misses" in bench_text({"rows": [{**games, "value": 99.0}], "signature": ""})
