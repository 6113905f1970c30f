"""Evaluators on machines that lack bfloat16, VNNI or OpenVINO, or whose libraries refuse to run.

Each machine is made of this one by masking, so that every machine checks all of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from engine.base.errors import SettingsError
from engine.network.backends import openvino_graph, processor
from engine.network.backends.available import (
    ANY,
    TORCH_ONLY,
    Backend,
    available_backends,
    reference_backend,
    torch_backends,
)
from engine.network.backends.choice import forget_measurements
from engine.network.backends.openvino_graph import Compiled, openvino_is_here
from engine.network.backends.processor import processor_features
from engine.network.files.katago import load_katago
from engine.network.runners.katago_evaluator import KataGoEvaluator
from engine.search.value.evaluation import Evaluation
from tests.engine.network.katago_files import random_katago
from tests.engine.network.networks import evaluator_of, random_network, random_positions
from tests.shared import PROJECT

COUNT = 12
KOMI = np.full(COUNT, 7.5, np.float32)

Patch = pytest.MonkeyPatch


def refuse_bfloat16(patch: Patch) -> None:
    """Let oneDNN raise what it raises on a processor with AVX2 only."""
    reorder = torch.ops.mkldnn._reorder_convolution_weight

    def reordered(weight: torch.Tensor, *rest: Any) -> torch.Tensor:
        if weight.dtype == torch.bfloat16:
            raise RuntimeError("bf16 path needs the cpu support avx_ne_convert or avx512bw")
        return reorder(weight, *rest)

    patch.setattr(torch.ops.mkldnn, "_reorder_convolution_weight", reordered)


def has_only(patch: Patch, features: frozenset[str]) -> None:
    """Let the processor have some features only."""
    patch.setattr(processor, "processor_features", lambda: features)


def without_bfloat16(patch: Patch) -> list[str]:
    refuse_bfloat16(patch)
    has_only(patch, processor_features() - {"avx512bf16", "amx-bf16"})
    patch.setattr(torch.ops.mkldnn, "_is_mkldnn_bf16_supported", lambda: False)
    patch.setattr(openvino_graph, "openvino_has_bfloat16", lambda: False)
    return ["torch-bf16", "openvino-bf16"]


def without_vnni(patch: Patch) -> list[str]:
    has_only(patch, processor_features() - {"avx512vnni", "avxvnni"})
    return ["openvino-int8"]


def without_openvino(patch: Patch) -> list[str]:
    patch.setitem(sys.modules, "openvino", None)
    return ["openvino-fp32", "openvino-bf16", "openvino-int8"]


def on_an_unknown_processor(patch: Patch) -> list[str]:
    """A processor of which nothing is known."""
    has_only(patch, frozenset())
    return ["torch-bf16", "openvino-int8"]


def with_everything(patch: Patch) -> list[str]:
    return []


MASKS = [with_everything, without_bfloat16, without_vnni, without_openvino, on_an_unknown_processor]


@pytest.fixture
def home(monkeypatch: Patch, tmp_path: Path) -> Iterator[None]:
    """A folder without measurements; OpenVINO is looked for anew before and after the test."""
    caches = (openvino_is_here, openvino_graph._core, openvino_graph.openvino_has_bfloat16)
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    for cache in caches:
        cache.cache_clear()
    forget_measurements()
    yield
    forget_measurements()
    for cache in caches:
        cache.cache_clear()


Make = Callable[[str], Any]


@pytest.fixture(params=["ours", "ours with crosses", "KataGo's", "KataGo's with transformers"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Make an evaluator of one network that runs in a named way."""
    if request.param.startswith("ours"):
        network = random_network("pooling" if request.param == "ours" else "cross")
        return lambda name: evaluator_of(network, precision=name)
    version, blocks = 11, ("ordinary", "pooling")
    if request.param.endswith("transformers"):
        version, blocks = 17, ("transformer", "feed-forward")
    path = random_katago(tmp_path / "a.bin.gz", version, *blocks)
    model, _ = load_katago(path)
    return lambda name: KataGoEvaluator(model, 5, precision=name)


def answer(evaluator: Any) -> Evaluation:
    positions, legal = random_positions(COUNT)
    evaluation: Evaluation = evaluator.evaluate(positions, legal, KOMI)
    return evaluation


def assert_alike(given: Evaluation, expected: Evaluation, precision: str) -> None:
    tolerance = 1e-4 if precision == "fp32" else 0.05
    np.testing.assert_allclose(given.policy, expected.policy, atol=tolerance)
    np.testing.assert_allclose(given.curve, expected.curve, atol=10 * tolerance, rtol=tolerance)
    assert given.ownership is not None
    assert expected.ownership is not None
    np.testing.assert_allclose(given.ownership, expected.ownership, atol=2 * tolerance)


@pytest.mark.parametrize("mask", MASKS)
@pytest.mark.usefixtures("home")
def test_every_evaluator_that_is_offered_answers(
    make: Make, mask: Callable[[Patch], list[str]], monkeypatch: Patch
) -> None:
    make(ANY)  # measurements of the whole machine are remembered
    openvino_is_here.cache_clear()
    openvino_graph._core.cache_clear()
    missing = mask(monkeypatch)
    offered = available_backends("cpu", torch_too=True)
    assert offered[0] == reference_backend()
    own = Backend("winograd", "fp32")
    names = {backend.name for backend in offered}
    assert not names & set(missing)
    assert (own in offered) == (not names & {"openvino-bf16", "openvino-int8"})
    expected = answer(make("fp64"))
    for backend in dict.fromkeys([*offered, *torch_backends("cpu"), own]):  # run everywhere
        evaluator = make(backend.name)
        assert evaluator.backend == backend
        assert_alike(answer(evaluator), expected, backend.precision)
    for wanted in (ANY, TORCH_ONLY):
        evaluator = make(wanted)
        assert evaluator.backend in offered
        assert_alike(answer(evaluator), expected, evaluator.precision)
    assert_alike(answer(make("bf16")), expected, "bf16")  # slow without instructions of its own


@pytest.mark.usefixtures("home")
def test_a_library_that_is_not_installed_is_named_in_the_error(
    make: Make, monkeypatch: Patch
) -> None:
    without_openvino(monkeypatch)
    for name in ("openvino-fp32", "cuda-fp32"):
        if name == "cuda-fp32" and torch.cuda.is_available():
            continue
        with pytest.raises(SettingsError, match="is not available here .* use the evaluator auto"):
            make(name)


@pytest.mark.parametrize("error", [RuntimeError, AttributeError, TypeError, ValueError])
@pytest.mark.usefixtures("home")
def test_a_library_that_refuses_only_at_work_is_left_out(
    make: Make, error: type[Exception], monkeypatch: Patch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise error("no such instruction")

    installed = openvino_is_here()
    openvino_is_here.cache_clear()
    refuse_bfloat16(monkeypatch)
    monkeypatch.setattr(Compiled, "run", refused)
    evaluator = make(ANY)
    assert evaluator.backend in (Backend("torch", "fp32"), Backend("winograd", "fp32"))
    assert_alike(answer(evaluator), answer(make("fp64")), "fp32")
    if installed:
        with pytest.raises(SettingsError, match="not available here .*no such instruction"):
            make("openvino-fp32")


@pytest.mark.usefixtures("home")
def test_openvino_is_left_out_where_onednn_is_restricted(monkeypatch: Patch) -> None:
    monkeypatch.setenv("ONEDNN_MAX_CPU_ISA", "AVX2")
    assert not openvino_is_here()
    with pytest.raises(SettingsError, match="not safe to use while ONEDNN_MAX_CPU_ISA is set"):
        evaluator_of(random_network(), precision="openvino-fp32")


AVX2_ONLY = """
from engine.network.backends.available import available_backends
from engine.network.models.network import stored
from engine.network.runners.precision import choose_inference
from tests.engine.network.networks import random_network
print(*(backend.name for backend in available_backends("cpu")))
for wanted in ("auto", "torch", "bf16"):
    print(choose_inference(stored(random_network()), wanted).backend.name)
"""


def test_networks_run_where_onednn_has_avx2_only(tmp_path: Path) -> None:
    restricted = {"ONEDNN_MAX_CPU_ISA": "AVX2", "ATEN_CPU_CAPABILITY": "avx2"}
    result = subprocess.run(
        [sys.executable, "-c", AVX2_ONLY],
        cwd=PROJECT,
        env={**os.environ, **restricted, "SAI_STUDIO_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert result.stderr == ""
    *offered, auto, torch_alone, bfloat16 = result.stdout.split()
    assert offered == ["torch-fp32", "winograd-fp32"]
    assert auto in offered
    assert (torch_alone, bfloat16) == ("torch-fp32", "torch-bf16")
