"""Launches captured for a CUDA card, by their contract: the processor stands in for the card."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from torch import Tensor

from engine.network.backends.torch_graph import (
    CAPTURED_ROWS,
    Captured,
    CapturedGraph,
    TorchGraph,
    compiled,
)
from tests.engine.network.test_onnx import written

Work = Callable[[], dict[str, Tensor]]


def repeated(work: Work) -> Captured:
    """Capture as a card does: later inputs and results are in the memory of the first ones."""
    kept = work()

    def repeat() -> None:
        for name, answer in work().items():
            kept[name].copy_(answer)

    return repeat, kept


@pytest.fixture
def graph() -> TorchGraph:
    plain = compiled(written("y")[0], "fp32", fused=False)
    assert isinstance(plain, TorchGraph)
    return plain


def boards(rows: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int8]]:
    shape = rows, *written("y")[1][0].shape[1:]
    return np.random.default_rng(rows).integers(0, 2, shape).astype(np.int8)


def test_answers_are_those_of_the_graph(graph: TorchGraph) -> None:
    captured: list[int] = []

    def capture(work: Work) -> Captured:
        repeat, answers = repeated(work)
        captured.append(len(answers["policy"]))
        return repeat, answers

    on_card = CapturedGraph(graph, capture)
    counts = (5, 8, 1, 7, 2, 5)  # fewer rows after more: what is left of these doesn't matter
    given = [on_card.run(boards(count)) for count in counts]
    for count, answers in zip(counts, given, strict=True):  # nor are answers written over
        for name, expected in graph.run(boards(count)).items():
            assert answers[name].shape == expected.shape
            np.testing.assert_allclose(answers[name], expected, atol=1e-5)
    assert captured == [8, 1, 2], "once for each number of rows"


def test_large_calls_run_as_before(graph: TorchGraph) -> None:
    on_card = CapturedGraph(graph, lambda work: pytest.fail("captured"))
    many = CAPTURED_ROWS[-1] + 1
    assert len(on_card.run(boards(many))["policy"]) == many


def test_what_can_not_be_captured_runs_as_before(
    graph: TorchGraph, caplog: pytest.LogCaptureFixture
) -> None:
    tries: list[int] = []

    def fail(work: Work) -> Captured:
        tries.append(1)
        raise RuntimeError("operation not permitted when stream is capturing")

    on_card = CapturedGraph(graph, fail)
    for count in (3, 3, 1):
        expected = graph.run(boards(count))["policy"]
        np.testing.assert_array_equal(on_card.run(boards(count))["policy"], expected)
    assert len(tries) == 1
    assert "not captured" in caplog.text
