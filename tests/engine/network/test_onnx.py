"""ONNX files, ONNX Runtime's providers, and OpenVINO's devices besides the processor.

No machine of the tests has a graphics chip: what runs there is tested by its contract, with ONNX
Runtime's processor, OpenVINO's virtual devices, and a core that claims to have more.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.catalog.networks import list_networks
from engine.cli import main
from engine.network.backends import onnx_graph, openvino_graph, torch_graph
from engine.network.backends.available import (
    EVALUATORS,
    Backend,
    available_backends,
    backend_named,
)
from engine.network.backends.compiled import compiled
from engine.network.files.katago import load_katago
from engine.network.graphs.builder import GraphBuilder, Node
from engine.network.graphs.katago_graph import write_katago
from engine.network.graphs.network_graph import write_network
from engine.network.models.network import stored
from tests.engine.network.katago_files import BLOCKS, KataGoFile
from tests.engine.network.katago_files import write_katago as write_file
from tests.engine.network.networks import KINDS, random_network

SIZE = 6
PROCESSOR = Backend("onnx", "fp32")
pytestmark = pytest.mark.skipif(
    "cpu" not in onnx_graph.runtime_providers(), reason="onnx and onnxruntime are not installed"
)


def written(kind: str) -> tuple[Any, list[NDArray[Any]]]:
    """Return what writes a network of a kind, and inputs of five boards."""
    network = stored(random_network(kind, size=SIZE))
    settings = network.settings
    shape = 5, SIZE, SIZE, settings.feature_set.planes
    inputs: list[NDArray[Any]] = [np.random.default_rng(0).integers(0, 2, shape).astype(np.int8)]
    if settings.needs_komi:
        inputs.append(np.linspace(-9, 9, 5, dtype=np.float32)[:, None])

    def write(graph: GraphBuilder) -> Mapping[str, Node]:
        return write_network(graph, network)

    return write, inputs


def assert_alike(given: Mapping[str, NDArray[Any]], expected: Mapping[str, NDArray[Any]]) -> None:
    assert given.keys() == expected.keys()
    for name, answer in expected.items():
        np.testing.assert_allclose(given[name], answer, atol=2e-5, rtol=2e-5)


@pytest.mark.parametrize("kind", KINDS)
def test_answers_are_those_of_torch(kind: str) -> None:
    write, inputs = written(kind)
    expected = torch_graph.compiled(write, "fp64").run(*inputs)
    assert_alike(compiled(write, PROCESSOR).run(*inputs), expected)


@pytest.mark.parametrize(
    ("version", "human", "activation"),
    [(8, False, "RELU"), (11, False, "MISH"), (15, True, "MISH"), (17, False, "SILU")],
)
def test_katago_networks(tmp_path: Path, version: int, human: bool, activation: str) -> None:
    blocks = BLOCKS if version == 17 else BLOCKS[: 2 if version == 8 else 3]
    tip = "spatial" if version == 17 else "norm"
    file = KataGoFile(version, blocks, human=human, activation=activation, tip=tip)
    model, _ = load_katago(write_file(tmp_path / "a.bin.gz", file.binary()))
    random = np.random.default_rng(0)
    inputs: list[NDArray[Any]] = [
        random.integers(0, 2, (3, 7, 7, 22)).astype(np.uint8),
        random.random((3, 19), np.float32),
    ]
    if human:
        inputs.append(random.random((3, 192), np.float32))

    def write(graph: GraphBuilder) -> Mapping[str, Node]:
        return write_katago(graph, model, 7)

    expected = torch_graph.compiled(write, "fp64").run(*inputs)
    assert_alike(compiled(write, PROCESSOR).run(*inputs), expected)


def test_a_network_is_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import onnx
    import onnxruntime

    file = tmp_path / "net.onnx"
    name = next(info.path.stem for info in list_networks() if 9 in info.sizes)
    assert main(["export", name, "--onnx", str(file), "--size", "9", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    model = onnx.load(file)
    onnx.checker.check_model(model, full_check=True)
    assert {prop.key: prop.value for prop in model.metadata_props}["identity"] == told["identity"]
    session = onnxruntime.InferenceSession(file.read_bytes(), providers=["CPUExecutionProvider"])
    planes = np.zeros((2, *told["inputs"][0]["shape"][1:]), np.int8)
    policy = session.run(["policy"], {"planes": planes})[0]
    assert policy.shape == (2, 82)
    assert np.isfinite(policy).all()


def test_an_export_that_is_impossible_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, net = tmp_path / "net.onnx", list_networks()[0].path.name
    assert main(["export", net, "--onnx", str(file), "--size", "25"]) == 2
    assert main(["export", net, "--onnx", str(tmp_path)]) == 2
    monkeypatch.setattr(onnx_graph, "can_write_onnx", lambda: False)
    assert main(["export", net, "--onnx", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 3
    assert not list(tmp_path.iterdir())


# --- devices --------------------------------------------------------------------------------------


def test_every_name_is_that_of_its_backend() -> None:
    for name in EVALUATORS[1:]:
        assert backend_named(name).name == name
        assert backend_named(name).title


def test_providers_of_onnx_runtime_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = ["DmlExecutionProvider", "CPUExecutionProvider", "OpenVINOExecutionProvider"]
    monkeypatch.setattr("onnxruntime.get_available_providers", lambda: offered)
    onnx_graph.runtime_providers.cache_clear()
    try:
        found = available_backends("auto")
        assert Backend("onnx", "fp32", "directml") in found
        assert PROCESSOR not in found, "slower than OpenVINO"
        assert not [b for b in available_backends("cpu") if b.library == "onnx"]
    finally:
        onnx_graph.runtime_providers.cache_clear()


@pytest.mark.filterwarnings("ignore:Specified provider")
def test_a_provider_that_falls_back_to_the_processor_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write, _ = written("y")
    with pytest.raises(RuntimeError, match="DmlExecutionProvider"):
        onnx_graph.compiled(write, "directml")
    monkeypatch.setattr(onnx_graph, "runtime_providers", lambda: ("cpu", "directml"))
    with pytest.raises(RuntimeError, match="can't be used here"):
        onnx_graph.compiled(write, "directml")


@pytest.mark.skipif(not openvino_graph.openvino_is_here(), reason="OpenVINO is not installed")
class TestOpenVINO:
    """OpenVINO's devices."""

    def test_devices_of_the_core_are_offered(self, monkeypatch: pytest.MonkeyPatch) -> None:
        core = openvino_graph._core()
        devices = ["CPU", "GPU.0", "GPU.1", "NPU"]
        fake = SimpleNamespace(available_devices=devices, get_property=core.get_property)
        monkeypatch.setattr(openvino_graph, "_core", lambda: fake)
        found = available_backends("auto")
        assert Backend("openvino", "fp16", "gpu") in found
        assert Backend("openvino", "fp16", "npu") in found
        assert not [b for b in available_backends("cpu") if b.device != "cpu"]

    @pytest.mark.parametrize("device", ["AUTO", "HETERO:CPU"])
    def test_other_devices_answer(self, device: str) -> None:
        write, inputs = written("komi")
        given = openvino_graph.compiled(write, "fp32", (), device=device).run(*inputs)
        assert_alike(given, torch_graph.compiled(write, "fp64").run(*inputs))

    @pytest.mark.parametrize("count", [1, 8, 11])
    def test_devices_with_a_fixed_number_of_rows(
        self, count: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        write, inputs = written("komi")
        rows = [np.resize(array, (count, *array.shape[1:])) for array in inputs]
        monkeypatch.setattr(openvino_graph, "_STATIC", ("AUTO",))
        given = openvino_graph.compiled(write, "fp32", (), device="AUTO").run(*rows)
        assert_alike(given, torch_graph.compiled(write, "fp64").run(*rows))

    def test_compiling_asks_for_the_device(self, monkeypatch: pytest.MonkeyPatch) -> None:
        core, asked = openvino_graph._core(), list[tuple[str, Mapping[str, Any]]]()

        def compile_model(model: Any, device: str, options: Mapping[str, Any]) -> Any:
            asked.append((device, options))
            return core.compile_model(model, "CPU", {})

        monkeypatch.setattr(
            openvino_graph, "_core", lambda: SimpleNamespace(compile_model=compile_model)
        )
        write, inputs = written("y")
        compiled(write, Backend("openvino", "fp16", "gpu"), inputs).run(*inputs)
        compiled(write, Backend("openvino", "fp16", "npu"), inputs).run(*inputs)
        assert [device for device, _ in asked] == ["GPU", "NPU"]
        for _, options in asked:
            assert options["INFERENCE_PRECISION_HINT"] == "f16"
            assert "INFERENCE_NUM_THREADS" not in options
