"""Studies for a window: networks are kept, refused ones are told, results come one by one."""

from __future__ import annotations

import weakref
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import describe_network
from engine.go.rules import Rules
from engine.measure.study import studies as module
from engine.measure.study.studies import Studies
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings

RULES = Rules(size=5)


def network(folder: Path, seed: int, size: int = 5) -> NetworkInfo:
    path = folder / f"net{seed}.safetensors"
    settings = NetworkSettings(size=size, features="agz17", blocks=1, channels=4, value_head="Y")
    save_network(path, initial_network(settings, seed=seed))
    return describe_network(path)


def request(moves: tuple[int, ...] = (12,)) -> AnalysisRequest:
    return AnalysisRequest(0, Rules(size=5, komi=7.5), np.zeros(25, np.int8), 1, moves)


def never() -> bool:
    return False


def test_curves_come_one_by_one_and_refused_networks_are_told(tmp_path: Path) -> None:
    infos = [network(tmp_path, 1), network(tmp_path, 2, size=7), network(tmp_path, 3)]
    refused: list[str] = []
    steps = list(
        Studies().curves(request(), infos, lambda info, _why: refused.append(info.name), never)
    )
    assert [len(step.curves) for step in steps] == [1, 2]
    assert refused == ["net2"]
    assert steps[-1].to_play == -1
    assert steps[-1].alpha.count == 2
    assert not list(Studies().curves(request(), infos, lambda *_: None, lambda: True))


def test_networks_of_one_komi_are_evaluated_last_and_listed_in_their_place(tmp_path: Path) -> None:
    infos = [network(tmp_path, 1), network(tmp_path, 3)]
    infos[0] = replace(infos[0], kind="katago")
    steps = list(Studies().curves(request(), infos, lambda *_: None, never))
    assert [[curve.network for curve in step.curves] for step in steps] == [
        ["net3"],
        ["net1", "net3"],
    ]


def test_choices_are_told_after_each_group(tmp_path: Path) -> None:
    infos = [network(tmp_path, 1), network(tmp_path, 3)]
    told, progress = [], []
    Studies().choices(
        request(), infos, (0.0, 1.0), 3, 4,
        lambda *_: None, lambda *p: progress.append(p), told.append, never,
    )  # fmt: skip
    assert progress[-1] == (16, 16)
    assert [choice.tries for choice in told[0]] == [1, 1]
    assert [(c.network, c.tries) for c in told[-1]] == [("net1", 4)] * 2 + [("net3", 4)] * 2


def test_networks_are_kept_within_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    studies, info = Studies(), network(tmp_path, 1)
    first = weakref.ref(studies.network(info, RULES).opened)
    assert studies.network(info, RULES).opened is first()
    monkeypatch.setattr(module, "KEPT_BYTES", 1)
    studies.network(network(tmp_path, 3), RULES)
    assert first() is None, "nobody uses it any more"
    info.path.unlink()
    with pytest.raises(EngineError, match="net1"):
        studies.network(info, RULES)
