"""One network in memory serves all parts of the program: its evaluator is shared by threads."""

from __future__ import annotations

import gc
import threading
from pathlib import Path

import numpy as np
import pytest

from engine.analysis.networks import Networks
from engine.go.rules import Rules
from engine.network.files.weights import save_network
from engine.network.opened import FileEvaluator, shared_network
from tests.engine.network.networks import random_network, random_positions

COUNT = 12


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "net.safetensors"
    save_network(path, random_network("pooled", size=7))
    return path


def evaluate(evaluator: FileEvaluator) -> None:
    positions, legal = random_positions(COUNT, evaluator.size)
    evaluator.evaluate(positions, legal, np.full(COUNT, 7.5, np.float32))


def test_analyzers_share_an_evaluator_and_its_cache(file: Path) -> None:
    one, other = Networks("fp32"), Networks("fp32")
    evaluator = one.load(file, Rules(size=5)).evaluator
    assert other.load(file, Rules(size=5)).evaluator is evaluator
    assert other.load(file, Rules(size=7)).evaluator is not evaluator
    evaluate(evaluator)
    asked = evaluator.evaluations
    evaluate(other.load(file, Rules(size=5)).evaluator)
    assert evaluator.evaluations == asked > 0, "the second time from the cache"


def test_an_evaluator_that_nobody_uses_is_released(file: Path) -> None:
    opened = shared_network(file)
    evaluator = opened.shared_evaluator(Rules(size=5), precision="fp32")
    first = id(evaluator)
    assert id(opened.shared_evaluator(Rules(size=5), precision="fp32")) == first
    del evaluator
    gc.collect()
    assert not opened._evaluators


def test_each_thread_counts_its_own_evaluations(file: Path) -> None:
    evaluator = shared_network(file).shared_evaluator(Rules(size=5), precision="fp32")
    counts: dict[int, int] = {}

    def work(times: int) -> None:
        for _ in range(times):
            evaluate(evaluator)
        counts[times] = evaluator.evaluations

    threads = [threading.Thread(target=work, args=(times,)) for times in (2, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert 5 * counts[2] == 2 * counts[5] > 0
    assert evaluator.evaluations == 0
