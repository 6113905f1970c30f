"""OpenVINO as a backend: loading the library, building graphs of layers, and running them.

Graphs are built from OpenVINO's own operations, which takes milliseconds; tracing a torch module
would take many seconds. Importing this module doesn't import OpenVINO.
"""

from __future__ import annotations

import importlib
import sys
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.network.backends.processor import adds_products_of_bytes, hidden_by
from engine.network.graphs.builder import Node, PlainBuilder, Writer

_ON_PROCESSOR: Final = {
    "NUM_STREAMS": "1",
    "ENABLE_CPU_PINNING": False,  # would bind two processes to the same core
}
_TYPES: Final = {"fp32": "f32", "bf16": "bf16", "fp16": "f16"}
_DEVICES: Final = {"gpu": "GPU", "npu": "NPU"}
"""OpenVINO's names of the devices besides the processor."""
_STATIC: Final = ("NPU",)
"""Devices that need to know the number of rows beforehand."""
STATIC_ROWS: Final = 8
"""Rows of each call on such a device; fewer are filled up."""
_LEVELS: Final = 255  # steps of an integer's range
_BALANCE: Final = 0.75  # share of a channel's range moved into its weights; 0.7 to 0.8 were best
_POINTS_OF_MAPS: Final = [2, 3]  # axes
_POINTS_OF_ROWS: Final = [1]


@cache
def openvino_is_here() -> bool:
    """Return whether OpenVINO is installed, can be loaded, and computes on this processor."""
    try:
        graph = OpenVINOBuilder()
        y = graph.convolve(graph.planes(3, 1, np.int8), np.ones((1, 1, 3, 3)))
        sums = graph.compile("fp32", {"y": y}).run(np.ones((1, 3, 3, 1), np.int8))["y"]
    except Exception:  # not installed, a missing system library, no plugin for this CPU
        return False
    return bool(sums.max() == 9.0)


def openvino_version() -> str:
    """Return OpenVINO's version, "" if it is not installed, without loading it."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("openvino")
    except PackageNotFoundError:
        return ""


@cache
def openvino_has_bfloat16() -> bool:
    """Return whether OpenVINO multiplies bfloat16 by instructions of this processor."""
    return "BF16" in _core().get_property("CPU", "OPTIMIZATION_CAPABILITIES")


def openvino_has_int8() -> bool:
    """Return whether OpenVINO computes in bytes without overflow on this processor."""
    return adds_products_of_bytes()


def openvino_devices() -> list[str]:
    """Return the devices besides the processor that OpenVINO finds: "gpu", "npu"."""
    if not openvino_is_here():
        return []
    found = {name.partition(".")[0] for name in _core().available_devices}
    return [device for device, name in _DEVICES.items() if name in found]


def _library() -> Any:
    """Return the package with its telemetry disabled, which would send data over the network.

    Raises
    ------
    RuntimeError
        An environment variable of oneDNN hides instructions of the processor. OpenVINO obeys it
        only in some places, and then crashes or returns empty arrays (seen with 2026.4).
    """
    if name := hidden_by():
        raise RuntimeError(f"OpenVINO is not safe to use while {name} is set")
    if "openvino" not in sys.modules:
        sys.modules.setdefault("openvino_telemetry", None)  # type: ignore[arg-type]
    return importlib.import_module("openvino")


@cache
def _core() -> Any:
    """Return OpenVINO's `Core`, through which all its devices are reached."""
    core = _library().Core()
    if "CPU" not in core.available_devices:
        raise RuntimeError("OpenVINO has no CPU device here")
    return core


def compiled(
    write: Writer,
    precision: str,
    typical: Sequence[NDArray[Any]],
    *,
    device: str = "cpu",
    all_cores: bool = False,
) -> Compiled:
    """Compile a network to run.

    Parameters
    ----------
    write
        Adds the layers and returns the outputs by name; called twice for "int8".
    precision
        "fp32", "bf16", or "int8" for convolutions larger than 1x1 and for `matrices`; all other
        layers are then float32, in networks with matrices bfloat16 if available.
    typical
        Inputs in order of creation, for "int8". The range of integers is that of a layer's inputs
        here, and of the weights per output channel. The mean error of rounded weights in a channel
        over these inputs is subtracted (bias correction: Nagel et al. 2019, arXiv:1906.04721):
        alpha sums over the board, so that a bias of every point matters.
    device
        "cpu", "gpu" or "npu", or any name of OpenVINO's, such as "HETERO:CPU".
    all_cores
        Whether a call is shared among the cores of the processor; else it runs on one.

    Raises
    ------
    RuntimeError
        Numbers inside the network are not finite.
    """
    graph = OpenVINOBuilder()
    outputs = write(graph)
    if precision != "int8":
        name = "CPU" if device == "cpu" else _DEVICES.get(device, device)
        return graph.compile(precision, outputs, device=name, all_cores=all_cores)
    ranges = graph.compile("fp32", graph.entering()).run(*typical)
    entering = []
    for i in range(len(ranges) // 3):
        low, high, mean = (ranges[f"{name}{i}"] for name in ("low", "high", "mean"))
        if not (np.isfinite(low).all() and np.isfinite(high).all()):
            raise RuntimeError("numbers inside the network are not finite")
        entering.append(Entering(low.min(0), high.max(0), mean.mean(0)))
    graph = OpenVINOBuilder(entering)
    outputs = write(graph)
    others = "bf16" if graph.has_rows and openvino_has_bfloat16() else "fp32"
    return graph.compile(others, outputs, all_cores=all_cores)


class Entering(NamedTuple):
    """Range and mean of a convolution's or matrix's inputs, over boards and points."""

    low: NDArray[np.float32]  # [inputs]
    high: NDArray[np.float32]
    means: NDArray[np.float32]


def _range_of_bytes(low: float, high: float) -> tuple[float, float]:
    """Return the smallest byte range that contains given bounds and has 0 as one of its steps."""
    low, high = min(float(low), 0.0), max(float(high), 0.0)
    step = max(high - low, 1e-6) / _LEVELS
    below = round(-low / step)
    return -below * step, (_LEVELS - below) * step


class OpenVINOBuilder(PlainBuilder):
    """Builds a graph of OpenVINO's operations; arrays become float32 constants.

    `entering` are the ranges of each wide layer's inputs, in order of creation, if these layers are
    to be computed in bytes: convolutions larger than 1x1, and `matrices`.
    """

    def __init__(self, entering: Sequence[Entering] = ()) -> None:
        openvino = _library()
        self._op = importlib.import_module("openvino.opset13")
        self._model = openvino.Model
        self._unknown = openvino.PartialShape
        self._inputs: list[Node] = []
        self._entering = entering
        self._wide: list[tuple[Node, list[int]]] = []  # inputs of wide layers, axes of their points

    @property
    def has_rows(self) -> bool:
        """Whether any of its matrices works on rows."""
        return any(axes == _POINTS_OF_ROWS for _, axes in self._wide)

    def planes(self, size: int, planes: int, kind: type[np.integer[Any]]) -> Node:
        """See `GraphBuilder.planes`."""
        shape = self._unknown([-1, size, size, planes])
        node = self._op.parameter(shape, kind, "planes")
        self._inputs.append(node)
        return self._op.transpose(self._op.convert(node, np.float32), np.array([0, 3, 1, 2]))

    def vector(self, name: str, width: int) -> Node:
        """See `GraphBuilder.vector`."""
        node = self._op.parameter(self._unknown([-1, width]), np.float32, name)
        self._inputs.append(node)
        return node

    def constant(self, array: NDArray[Any]) -> Node:
        """See `GraphBuilder.constant`."""
        with np.errstate(over="ignore"):  # answers that are not finite are refused later
            return self._op.constant(np.ascontiguousarray(array, np.float32))

    def _convolution(self, x: Node, weight: NDArray[Any], bias: NDArray[Any] | None) -> Node:
        pads = [side // 2 for side in weight.shape[2:]]
        kernel = self.constant(weight)
        if any(pads):
            self._wide.append((x, _POINTS_OF_MAPS))
            if self._entering:
                low, high, means = self._entering[len(self._wide) - 1]
                x = self._rounded(x, *_range_of_bytes(low.min(), high.max()), _LEVELS + 1)
                ends = np.maximum(np.abs(weight).max((1, 2, 3), keepdims=True), 1e-9)
                kernel = self._rounded(kernel, -ends, ends, _LEVELS)
                step = 2.0 * ends / (_LEVELS - 1)
                lost = (weight - step * np.round(weight / step)).sum((2, 3)) @ means
                bias = lost if bias is None else bias + lost
        y = self._op.convolution(x, kernel, [1, 1], pads, pads, [1, 1])
        return y if bias is None else self.add(y, self.constant(bias[None, :, None, None]))

    def _rounded(self, x: Node, low: Any, high: Any, levels: int) -> Node:
        """Round x to `levels` equal steps of a range, so that the library computes in bytes.

        The range's ends are numbers, or arrays that are broadcast to x.
        """
        ends = self.constant(np.asarray(low)), self.constant(np.asarray(high))
        return self._op.fake_quantize(x, *ends, *ends, levels)

    def entering(self) -> dict[str, Node]:
        """Return ranges of wide layers' inputs, [B, inputs]: "low0", "high0", "mean0", ..."""
        ends = {
            "low": self._op.reduce_min,
            "high": self._op.reduce_max,
            "mean": self._op.reduce_mean,
        }
        return {
            f"{name}{i}": end(x, np.array(axes), False)
            for i, (x, axes) in enumerate(self._wide)
            for name, end in ends.items()
        }

    def dense(self, x: Node, weight: NDArray[Any], bias: NDArray[Any] | None = None) -> Node:
        """See `GraphBuilder.dense`."""
        y = self._op.matmul(x, self.constant(weight), False, False)
        return y if bias is None else self.add(y, self.constant(bias[None]))

    def rows(self, x: Node) -> Node:
        """See `GraphBuilder.rows`."""
        flat = self._op.reshape(x, np.array([0, 0, -1]), True)
        return self._op.transpose(flat, np.array([0, 2, 1]))

    def maps(self, x: Node, size: int) -> Node:
        """See `GraphBuilder.maps`."""
        flat = self._op.transpose(x, np.array([0, 2, 1]))
        return self._op.reshape(flat, np.array([0, 0, size, size]), True)

    def matrices(self, x: Node, weights: Sequence[NDArray[Any]]) -> list[Node]:
        """Return rows times each weight [inputs, outputs], in bytes if ranges are known.

        A channel with a large range is divided by a factor, which its weights are multiplied by, so
        that one range suits all channels (SmoothQuant: Xiao et al. 2022, arXiv:2211.10438).
        """
        self._wide.append((x, _POINTS_OF_ROWS))
        if not self._entering:
            return [self.matrix(x, weight) for weight in weights]
        low, high, means = self._entering[len(self._wide) - 1]
        reach = np.maximum(np.maximum(-low, high), 1e-6)
        weight = np.concatenate(list(weights), 1)
        heaviest = np.maximum(np.abs(weight).max(1), 1e-6)
        scale = reach**_BALANCE / heaviest ** (1.0 - _BALANCE)
        end = float((reach / scale).max())
        x = self.scaled(x, 1.0 / scale[None, None])
        x = self._rounded(x, -end, end * (_LEVELS // 2) / (_LEVELS // 2 + 1), _LEVELS + 1)
        return [self._in_bytes(x, part * scale[:, None], means / scale) for part in weights]

    def _in_bytes(self, x: Node, weight: NDArray[Any], means: NDArray[Any]) -> Node:
        """Return rounded rows times weight; see `compiled` for the bias."""
        ends = np.maximum(np.abs(weight).max(0, keepdims=True), 1e-9)
        step = 2.0 * ends / (_LEVELS - 1)
        lost = means @ (weight - step * np.round(weight / step))
        kernel = self._rounded(self.constant(weight), -ends, ends, _LEVELS)
        y = self._op.matmul(x, kernel, False, False)
        return self.add(y, self.constant(lost[None, None]))

    def matrix(self, x: Node, weight: NDArray[Any], onto: Node | None = None) -> Node:
        """See `GraphBuilder.matrix`."""
        y = self._op.matmul(x, self.constant(weight), False, False)
        return y if onto is None else self.add(onto, y)

    def root_mean_square(self, x: Node, epsilon: float, *, spatial: bool = False) -> Node:
        """See `GraphBuilder.root_mean_square`."""
        op = self._op
        square = op.power(x, self.constant(np.array(2.0)))
        mean = op.reduce_mean(square, np.array([1, 2] if spatial else [2]), True)
        root = op.sqrt(op.add(mean, self.constant(np.array(epsilon))))
        return op.multiply(x, op.divide(self.constant(np.array(1.0)), root))

    def heads(self, x: Node, heads: int) -> Node:
        """See `GraphBuilder.heads`."""
        return self._op.reshape(x, np.array([0, 0, heads, -1]), True)

    def attend(self, query: Node, key: Node, value: Node) -> Node:
        """See `GraphBuilder.attend`."""
        op, order = self._op, np.array([0, 2, 1, 3])
        query, key, value = (op.transpose(x, order) for x in (query, key, value))
        weights = op.softmax(op.matmul(query, key, False, True), 3)
        attended = op.transpose(op.matmul(weights, value, False, False), order)
        return op.reshape(attended, np.array([0, 0, -1]), True)

    def add(self, x: Node, y: Node) -> Node:
        """See `GraphBuilder.add`."""
        return self._op.add(x, y)

    def multiply(self, x: Node, y: Node) -> Node:
        """See `GraphBuilder.multiply`."""
        return self._op.multiply(x, y)

    def activate(self, x: Node, kind: str = "relu") -> Node:
        """See `GraphBuilder.activate`."""
        if kind == "identity":
            return x
        return {"relu": self._op.relu, "mish": self._op.mish, "silu": self._op.swish}[kind](x)

    def split(self, x: Node, sizes: Sequence[int], axis: int = 1) -> list[Node]:
        """See `GraphBuilder.split`."""
        if len(sizes) == 1:
            return [x]
        parts = self._op.variadic_split(x, self._op.constant(np.int64(axis)), list(sizes))
        return list(parts.outputs())

    def join(self, parts: Sequence[Node], axis: int = 1) -> Node:
        """See `GraphBuilder.join`."""
        return self._op.concat(list(parts), axis)

    def mean(self, x: Node) -> Node:
        """See `GraphBuilder.mean`."""
        return self._op.reduce_mean(x, np.array([2, 3]), False)

    def highest(self, x: Node) -> Node:
        """See `GraphBuilder.highest`."""
        return self._op.reduce_max(x, np.array([2, 3]), False)

    def pool_rectified(self, x: Node, channels: int) -> Node:
        """See `GraphBuilder.pool_rectified`.

        All channels are pooled: that costs next to nothing, while splitting a map would take a
        fifth of a network's time.
        """
        x = self.activate(x)
        parts = (self.mean(x), self.highest(x))
        return self.join([self._first(part, channels) for part in parts])

    def _first(self, x: Node, count: int) -> Node:
        """Return the first numbers of a vector."""
        ends = (self._op.constant(np.array([end])) for end in (0, count, 1, 1))
        return self._op.slice(x, *ends)

    def everywhere(self, x: Node) -> Node:
        """See `GraphBuilder.everywhere`."""
        return self._op.unsqueeze(x, np.array([2, 3]))

    def flat(self, x: Node) -> Node:
        """See `GraphBuilder.flat`."""
        return self._op.reshape(x, np.array([0, -1]), True)

    def compile(
        self,
        precision: str,
        outputs: Mapping[str, Node],
        *,
        device: str = "CPU",
        all_cores: bool = False,
    ) -> Compiled:
        """Compile the graph in "fp32", "bf16" or "fp16", on the processor for one core or all."""
        op = self._op
        results = [op.result(node) for node in outputs.values()]
        model = self._model(results, self._inputs, "network")
        options: dict[str, Any] = {
            "PERFORMANCE_HINT": "LATENCY",
            "INFERENCE_PRECISION_HINT": _TYPES[precision],
        }
        if device == "CPU":
            options |= {
                **_ON_PROCESSOR,
                "INFERENCE_NUM_THREADS": "0" if all_cores else "1",  # 0: OpenVINO chooses the cores
            }
        rows = STATIC_ROWS if device in _STATIC else 0
        if rows:
            shapes = {node: [rows, *list(node.partial_shape)[1:]] for node in model.inputs}
            model.reshape(shapes)
        return Compiled(_core().compile_model(model, device, options), tuple(outputs), rows)


class Compiled:
    """A compiled graph; runs one call at a time.

    `rows` is the number of rows of each call on a device that needs to know it, else 0.
    """

    def __init__(self, compiled: Any, outputs: tuple[str, ...], rows: int = 0) -> None:
        self._request = compiled.create_infer_request()
        self._names = outputs
        self._rows = rows
        self._lock = threading.Lock()

    def run(self, *inputs: NDArray[Any]) -> dict[str, NDArray[np.float32]]:
        """Return outputs float32[B, ...] by name, as copies; inputs in order of creation."""
        if not self._rows:
            return self._answers(inputs)
        count = len(inputs[0])
        filled = -(-count // self._rows) * self._rows
        padded = [np.resize(array, (filled, *array.shape[1:])) for array in inputs]
        parts = [
            self._answers([array[begin : begin + self._rows] for array in padded])
            for begin in range(0, filled, self._rows)
        ]
        return {name: np.concatenate([p[name] for p in parts])[:count] for name in self._names}

    def _answers(self, inputs: Sequence[NDArray[Any]]) -> dict[str, NDArray[np.float32]]:
        with self._lock:
            self._request.infer(list(inputs), share_inputs=True, share_outputs=True)
            return {
                name: self._request.get_output_tensor(i).data.copy()
                for i, name in enumerate(self._names)
            }
