"""ONNX: networks as files for other programs, and ONNX Runtime as a backend.

A package of ONNX Runtime brings the execution providers of its platform: the processor always, and
by package DirectML, CUDA, TensorRT, ROCm, CoreML, WebGPU or OpenVINO. Importing this module imports
neither `onnx` nor `onnxruntime`, which are optional.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, distributions, version
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.network.graphs.builder import Node, PlainBuilder, Writer

OPSET: Final = 18
"""Version of the operations: the first with Mish, read by all programs since 2023."""
_FORMAT: Final = 8
"""Version of the file's format that came with `OPSET`."""
_FLOAT: Final = 1
"""Float32 in the file."""


def onnx_model(write: Writer, name: str, about: Mapping[str, str] | None = None) -> Any:
    """Return a network as an `onnx.ModelProto` for batches of any size.

    Parameters
    ----------
    write
        Adds the operations and returns the outputs by name.
    name
        Name of the network.
    about
        Texts that are stored with it.

    Raises
    ------
    ModuleNotFoundError
        The package `onnx` is missing.
    """
    from onnx import checker, helper, shape_inference

    graph = ONNXBuilder()
    outputs = write(graph)
    for output, node in outputs.items():
        graph.add_node("Identity", [node], output)
    results = [
        helper.make_tensor_value_info(output, _FLOAT, ["batch", *[None] * (rank - 1)])
        for output, rank in ((each, graph.rank(node)) for each, node in outputs.items())
    ]
    made = helper.make_graph(graph.nodes, name, graph.inputs, results, graph.constants)
    opset = helper.make_opsetid("", OPSET)
    model = helper.make_model(made, opset_imports=[opset], ir_version=_FORMAT)
    helper.set_model_props(model, dict(about or {}))
    checker.check_model(model, full_check=True)
    return shape_inference.infer_shapes(model)


class ONNXBuilder(PlainBuilder):
    """Builds a graph of ONNX's operations; arrays become float32 constants. Nodes are names."""

    def __init__(self) -> None:
        from onnx import helper, numpy_helper

        self._helper, self._numpy = helper, numpy_helper
        self.nodes: list[Any] = []
        self.inputs: list[Any] = []
        self.constants: list[Any] = []
        self._ranks: dict[str, int] = {}

    def rank(self, node: Node) -> int:
        """Return the number of dimensions of a node."""
        return self._ranks[node]

    def add_node(
        self, kind: str, inputs: Sequence[Node], name: str = "", **attributes: Any
    ) -> Node:
        """Add an operation with one result; its rank is that of the first input."""
        name = name or f"{kind.lower()}{len(self.nodes)}"
        self.nodes.append(self._helper.make_node(kind, list(inputs), [name], name, **attributes))
        self._ranks[name] = self._ranks.get(inputs[0], 0)
        return name

    def _ranked(self, node: Node, rank: int) -> Node:
        self._ranks[node] = rank
        return node

    def constant(self, array: NDArray[Any]) -> Node:
        """See `GraphBuilder.constant`."""
        return self._stored(np.ascontiguousarray(array, np.float32))

    def _numbers(self, *numbers: int) -> Node:
        """Return a constant of shapes or axes."""
        return self._stored(np.array(numbers, np.int64))

    def _stored(self, array: NDArray[Any]) -> Node:
        name = f"constant{len(self.constants)}"
        self.constants.append(self._numpy.from_array(array, name))
        return self._ranked(name, array.ndim)

    def planes(self, size: int, planes: int, kind: type[np.integer[Any]]) -> Node:
        """See `GraphBuilder.planes`."""
        code = self._helper.np_dtype_to_tensor_dtype(np.dtype(kind))
        shape = ["batch", size, size, planes]
        self.inputs.append(self._helper.make_tensor_value_info("planes", code, shape))
        self._ranks["planes"] = 4
        numbers = self.add_node("Cast", ["planes"], to=_FLOAT)
        return self.add_node("Transpose", [numbers], perm=[0, 3, 1, 2])

    def vector(self, name: str, width: int) -> Node:
        """See `GraphBuilder.vector`."""
        self.inputs.append(self._helper.make_tensor_value_info(name, _FLOAT, ["batch", width]))
        return self._ranked(name, 2)

    def _convolution(self, x: Node, weight: NDArray[Any], bias: NDArray[Any] | None) -> Node:
        sides = list(weight.shape[2:])
        inputs = [x, self.constant(weight)] + ([] if bias is None else [self.constant(bias)])
        pads = [side // 2 for side in sides] * 2
        return self.add_node("Conv", inputs, kernel_shape=sides, pads=pads)

    def dense(self, x: Node, weight: NDArray[Any], bias: NDArray[Any] | None = None) -> Node:
        """See `GraphBuilder.dense`."""
        y = self.add_node("MatMul", [x, self.constant(weight)])
        return y if bias is None else self.add(y, self.constant(bias[None]))

    def rows(self, x: Node) -> Node:
        """See `GraphBuilder.rows`."""
        flat = self._ranked(self.add_node("Reshape", [x, self._numbers(0, 0, -1)]), 3)
        return self.add_node("Transpose", [flat], perm=[0, 2, 1])

    def maps(self, x: Node, size: int) -> Node:
        """See `GraphBuilder.maps`."""
        flat = self.add_node("Transpose", [x], perm=[0, 2, 1])
        shape = self._numbers(0, 0, size, size)
        return self._ranked(self.add_node("Reshape", [flat, shape]), 4)

    def matrices(self, x: Node, weights: Sequence[NDArray[Any]]) -> list[Node]:
        """See `GraphBuilder.matrices`."""
        return [self.matrix(x, weight) for weight in weights]

    def matrix(self, x: Node, weight: NDArray[Any], onto: Node | None = None) -> Node:
        """See `GraphBuilder.matrix`."""
        y = self.add_node("MatMul", [x, self.constant(weight)])
        return y if onto is None else self.add(onto, y)

    def root_mean_square(self, x: Node, epsilon: float, *, spatial: bool = False) -> Node:
        """See `GraphBuilder.root_mean_square`."""
        square = self.multiply(x, x)
        axes = self._numbers(*((1, 2) if spatial else (2,)))
        mean = self.add_node("ReduceMean", [square, axes], keepdims=1)
        root = self.add_node("Sqrt", [self.add(mean, self.constant(np.array([epsilon])))])
        return self.add_node("Div", [x, root])

    def heads(self, x: Node, heads: int) -> Node:
        """See `GraphBuilder.heads`."""
        return self._ranked(self.add_node("Reshape", [x, self._numbers(0, 0, heads, -1)]), 4)

    def attend(self, query: Node, key: Node, value: Node) -> Node:
        """See `GraphBuilder.attend`."""
        query, value = (self.add_node("Transpose", [x], perm=[0, 2, 1, 3]) for x in (query, value))
        key = self.add_node("Transpose", [key], perm=[0, 2, 3, 1])
        weights = self.add_node("Softmax", [self.add_node("MatMul", [query, key])], axis=3)
        attended = self.add_node("MatMul", [weights, value])
        attended = self.add_node("Transpose", [attended], perm=[0, 2, 1, 3])
        return self._ranked(self.add_node("Reshape", [attended, self._numbers(0, 0, -1)]), 3)

    def add(self, x: Node, y: Node) -> Node:
        """See `GraphBuilder.add`."""
        return self.add_node("Add", [x, y])

    def multiply(self, x: Node, y: Node) -> Node:
        """See `GraphBuilder.multiply`."""
        return self.add_node("Mul", [x, y])

    def activate(self, x: Node, kind: str = "relu") -> Node:
        """See `GraphBuilder.activate`."""
        if kind == "identity":
            return x
        if kind == "silu":
            return self.multiply(x, self.add_node("Sigmoid", [x]))
        return self.add_node({"relu": "Relu", "mish": "Mish"}[kind], [x])

    def split(self, x: Node, sizes: Sequence[int], axis: int = 1) -> list[Node]:
        """See `GraphBuilder.split`."""
        if len(sizes) == 1:
            return [x]
        ends = np.cumsum([0, *sizes]).tolist()
        return [self._part(x, begin, end, axis) for begin, end in zip(ends, ends[1:], strict=False)]

    def _part(self, x: Node, begin: int, end: int, axis: int) -> Node:
        """Return a range of an axis."""
        return self.add_node("Slice", [x, *map(self._numbers, (begin, end, axis))])

    def join(self, parts: Sequence[Node], axis: int = 1) -> Node:
        """See `GraphBuilder.join`."""
        return self.add_node("Concat", list(parts), axis=axis)

    def mean(self, x: Node) -> Node:
        """See `GraphBuilder.mean`."""
        y = self.add_node("ReduceMean", [x, self._numbers(2, 3)], keepdims=0)
        return self._ranked(y, 2)

    def highest(self, x: Node) -> Node:
        """See `GraphBuilder.highest`."""
        y = self.add_node("ReduceMax", [x, self._numbers(2, 3)], keepdims=0)
        return self._ranked(y, 2)

    def pool_rectified(self, x: Node, channels: int) -> Node:
        """See `GraphBuilder.pool_rectified`."""
        x = self.activate(self._part(x, 0, channels, 1))
        return self.join((self.mean(x), self.highest(x)))

    def everywhere(self, x: Node) -> Node:
        """See `GraphBuilder.everywhere`."""
        return self._ranked(self.add_node("Unsqueeze", [x, self._numbers(2, 3)]), 4)

    def flat(self, x: Node) -> Node:
        """See `GraphBuilder.flat`."""
        return self._ranked(self.add_node("Flatten", [x], axis=1), 2)


# --- ONNX Runtime ---------------------------------------------------------------------------------

PROVIDERS: Final = {
    "cpu": "CPUExecutionProvider",
    "cuda": "CUDAExecutionProvider",
    "tensorrt": "TensorrtExecutionProvider",
    "rocm": "ROCMExecutionProvider",
    "migraphx": "MIGraphXExecutionProvider",
    "directml": "DmlExecutionProvider",
    "coreml": "CoreMLExecutionProvider",
    "webgpu": "WebGpuExecutionProvider",
    "openvino": "OpenVINOExecutionProvider",
}
"""Execution providers by the names that backends have here."""


@cache
def runtime_version() -> str:
    """Return the name and version of the installed package of ONNX Runtime, "" without one.

    Each package has other providers: onnxruntime, onnxruntime-gpu, onnxruntime-directml, ...
    """
    for found in distributions():
        name = (found.metadata["Name"] or "").lower()
        if name.startswith("onnxruntime") and "extensions" not in name:
            return f"{name} {found.version}"
    return ""


def can_write_onnx() -> bool:
    """Return whether the package `onnx`, which writes the graphs, is installed."""
    try:
        return bool(version("onnx"))
    except PackageNotFoundError:
        return False


@cache
def runtime_providers() -> tuple[str, ...]:
    """Return the names in `PROVIDERS` that the installed ONNX Runtime has; none without it."""
    if not (runtime_version() and can_write_onnx()):
        return ()
    import onnxruntime

    offered = onnxruntime.get_available_providers()
    return tuple(name for name, provider in PROVIDERS.items() if provider in offered)


def compiled(write: Writer, provider: str, *, all_cores: bool = False) -> RuntimeGraph:
    """Prepare a network to run by a provider, in float32.

    Raises
    ------
    RuntimeError
        ONNX Runtime has no such provider, or put none of the work on it.
    """
    import onnxruntime

    if provider not in runtime_providers():
        raise RuntimeError(f"this ONNX Runtime has no provider {PROVIDERS[provider]}")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 0 if all_cores else 1  # 0: ONNX Runtime chooses the cores
    options.inter_op_num_threads = 1
    options.log_severity_level = 3  # errors
    model = onnx_model(write, "network").SerializeToString()
    providers = list(dict.fromkeys((PROVIDERS[provider], PROVIDERS["cpu"])))
    session = onnxruntime.InferenceSession(model, options, providers)
    if session.get_providers()[0] != PROVIDERS[provider]:  # it fell back to the processor
        raise RuntimeError(f"{PROVIDERS[provider]} can't be used here")
    return RuntimeGraph(session)


class RuntimeGraph:
    """A network in ONNX Runtime; runs one call at a time."""

    def __init__(self, session: Any) -> None:
        self._session = session
        self._inputs = [each.name for each in session.get_inputs()]
        self._outputs = [each.name for each in session.get_outputs()]
        self._lock = threading.Lock()

    def run(self, *inputs: NDArray[Any]) -> dict[str, NDArray[np.float32]]:
        """Return outputs float32[B, ...] by name; inputs in order of creation."""
        given = dict(zip(self._inputs, map(np.ascontiguousarray, inputs), strict=True))
        with self._lock:
            answers = self._session.run(self._outputs, given)
        return dict(zip(self._outputs, answers, strict=True))
