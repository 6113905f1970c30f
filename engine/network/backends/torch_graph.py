"""torch as a backend: a network's operations, recorded once and run one after the other.

On CPUs with oneDNN each convolution, its bias, the sum and the ReLU are one operation on weights
packed once; elsewhere ordinary torch operations compute the same sums. 3x3 convolutions may run in
kernels of our own. Operations write over memory that nothing needs any more.
"""

from __future__ import annotations

import logging
import platform
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from engine.network.backends.threads import use_one_thread
from engine.network.backends.winograd import WinogradConvolution
from engine.network.graphs.builder import Writer
from engine.network.models.katago_parts import Norm

log = logging.getLogger(__name__)

_TYPES: Final = {"fp32": torch.float32, "bf16": torch.bfloat16, "fp64": torch.float64}
"""Type of the trunk's numbers; heads use float32 or wider."""
_ONES: Final = [1, 1]
_SMALL_BOARD: Final = 81
"""Most points for which attention is faster as two products than torch's fused operation."""

CAPTURED_ROWS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)
"""Batch sizes for which a CUDA graph is captured."""
_WARM_UPS: Final = 3
"""Calls before a capture, in which libraries choose their kernels."""

Node = int
"""Number of an operation of the graph."""
Operation = Callable[..., Tensor]
"""Computes a tensor from others. Its first argument tells whether it may overwrite the second."""


class _Step(NamedTuple):
    """A recorded operation."""

    run: Operation
    inputs: tuple[Node, ...]
    memory: Node
    """Operation whose memory the result may share; itself if it has its own."""


def compiled(
    write: Writer,
    precision: str,
    device: str = "cpu",
    *,
    fused: bool = True,
    winograd: bool = False,
) -> TorchGraph | CapturedGraph:
    """Prepare a network to run.

    Parameters
    ----------
    write
        Adds the operations and returns the outputs by name.
    precision
        "fp32", "bf16" or "fp64" for the trunk's numbers; heads use float32 or wider.
    device
        "cpu", "mps" or a CUDA device.
    fused
        Whether to use oneDNN's fused convolutions if available.
    winograd
        Whether to run 3x3 convolutions as `WinogradConvolution`; on the processor in float32.
    """
    use_one_thread()
    with torch.inference_mode():
        builder = TorchBuilder(_TYPES[precision], torch.device(device), fused, winograd)
        graph = TorchGraph(builder, write(builder))
    return CapturedGraph(graph, _capture_on_card) if builder.device.type == "cuda" else graph


def fusion_is_possible(dtype: torch.dtype) -> bool:
    """Return whether oneDNN runs fused convolutions in this type on this processor (x86 only)."""
    if (
        platform.machine().lower() not in ("x86_64", "amd64")
        or not torch.backends.mkldnn.is_available()  # type: ignore[no-untyped-call]
        or not hasattr(torch.ops.mkldnn, "_convolution_pointwise")
    ):
        return False
    if dtype == torch.bfloat16:  # AVX2 processors don't support it
        return bool(torch.ops.mkldnn._is_mkldnn_bf16_supported())
    return dtype == torch.float32


class TorchBuilder:
    """Records operations; see `GraphBuilder` for what they do."""

    def __init__(
        self, dtype: torch.dtype, device: torch.device, fused: bool, winograd: bool
    ) -> None:
        self.device = device
        self.steps: list[_Step] = []
        self.inputs: list[Node] = []
        self.kept: set[Node] = set()
        """Operations whose results must not be overwritten: inputs and constants."""
        self._dtype = dtype  # of maps and rows
        self._wide = torch.promote_types(dtype, torch.float32)
        self._fuses = fused and device.type == "cpu"
        self._winograd = winograd
        self._size = 0

    def _put(self, array: NDArray[Any], dtype: torch.dtype) -> Tensor:
        return torch.tensor(np.ascontiguousarray(array), dtype=dtype, device=self.device)

    def _step(self, run: Operation, *inputs: Node) -> Node:
        """Record an operation with a result of its own."""
        self.steps.append(_Step(run, inputs, len(self.steps)))
        return len(self.steps) - 1

    def _view(self, view: Callable[[Tensor], Tensor], x: Node) -> Node:
        """Record an operation whose result shares the memory of its input."""
        self.steps.append(_Step(lambda free, x: view(x), (x,), self.steps[x].memory))
        return len(self.steps) - 1

    def _input(self, prepare: Callable[[Tensor], Tensor]) -> Node:
        node = self._step(lambda free, x: prepare(x))
        self.inputs.append(node)
        self.kept.add(node)
        return node

    def planes(self, size: int, planes: int, kind: type[np.integer[Any]]) -> Node:
        """See `GraphBuilder.planes`."""
        device, dtype, self._size = self.device, self._dtype, size
        return self._input(lambda x: x.to(device).to(dtype).permute(0, 3, 1, 2))

    def vector(self, name: str, width: int) -> Node:
        """See `GraphBuilder.vector`."""
        device, wide = self.device, self._wide
        return self._input(lambda x: x.to(device, wide))

    def constant(self, array: NDArray[Any]) -> Node:
        """See `GraphBuilder.constant`."""
        tensor = self._put(array, self._wide)
        node = self._step(lambda free: tensor)
        self.kept.add(node)
        return node

    # --- maps ----------------------------------------------------------------------------------

    def convolve(
        self,
        x: Node,
        weight: NDArray[Any],
        bias: NDArray[Any] | None = None,
        activation: str = "identity",
        *,
        before: Norm | None = None,
        onto: Node | None = None,
    ) -> Node:
        """See `GraphBuilder.convolve`."""
        bias = np.zeros(len(weight)) if bias is None else bias
        winograd = self._winograd and weight.shape[2:] == (3, 3)
        folds = winograd and (before is None or before.activation in ("identity", "relu"))
        if before is not None and not folds:
            x, before = self.normalize(x, before), None
        rectify = activation == "relu"
        if winograd:
            run = _winograd_convolution(weight, bias, before, rectify)
        elif self._fuses and fusion_is_possible(self._dtype):
            tensors = self._put(weight, self._dtype), self._put(bias, self._dtype)
            run = _fused_convolution(*tensors, self._size, rectify)
        else:
            tensors = self._put(weight, self._dtype), self._put(bias, self._dtype)
            run, rectify = _plain_convolution(*tensors), False
        y = self._step(run, x) if onto is None else self._step(run, onto, x)
        return y if rectify else self.activate(y, activation)

    def normalize(self, x: Node, norm: Norm) -> Node:
        """See `GraphBuilder.normalize`."""
        shape = 1, -1, 1, 1
        scale, shift = (self._put(v.reshape(shape), self._dtype) for v in (norm.scale, norm.shift))
        y = self._step(lambda free, x: torch.addcmul(shift, x, scale), x)
        return self.activate(y, norm.activation)

    def for_heads(self, x: Node) -> Node:
        """See `GraphBuilder.for_heads`."""
        self._dtype = wide = self._wide
        return self._view(lambda x: x.to(wide), x)

    def mean(self, x: Node) -> Node:
        """See `GraphBuilder.mean`."""
        wide = self._wide
        return self._step(lambda free, x: x.mean((2, 3), dtype=wide), x)

    def highest(self, x: Node) -> Node:
        """See `GraphBuilder.highest`."""
        wide = self._wide
        return self._step(lambda free, x: x.amax((2, 3)).to(wide), x)

    def pool_rectified(self, x: Node, channels: int) -> Node:
        """See `GraphBuilder.pool_rectified`."""
        wide = self._wide

        def pool(free: bool, x: Tensor) -> Tensor:
            x = x[:, :channels].relu()
            return torch.cat((x.mean((2, 3), dtype=wide), x.amax((2, 3)).to(wide)), 1)

        return self._step(pool, x)

    def everywhere(self, x: Node) -> Node:
        """See `GraphBuilder.everywhere`."""
        return self._view(lambda x: x[:, :, None, None], x)

    def flat(self, x: Node) -> Node:
        """See `GraphBuilder.flat`."""
        return self._view(lambda x: x.flatten(1), x)

    # --- rows ----------------------------------------------------------------------------------

    def rows(self, x: Node) -> Node:
        """See `GraphBuilder.rows`; in channels-last order nothing is copied."""
        return self._view(lambda x: x.permute(0, 2, 3, 1).flatten(1, 2), x)

    def maps(self, x: Node, size: int) -> Node:
        """See `GraphBuilder.maps`."""
        return self._view(lambda x: x.view(len(x), size, size, x.shape[2]).permute(0, 3, 1, 2), x)

    def matrices(self, x: Node, weights: Sequence[NDArray[Any]]) -> list[Node]:
        """See `GraphBuilder.matrices`; they are one product."""
        joined = self.matrix(x, np.concatenate(list(weights), 1))
        return self.split(joined, [weight.shape[1] for weight in weights], 2)

    def matrix(self, x: Node, weight: NDArray[Any], onto: Node | None = None) -> Node:
        """See `GraphBuilder.matrix`."""
        matrix = self._put(weight, self._dtype)
        if onto is None:
            return self._step(lambda free, x: x @ matrix, x)

        def add(free: bool, onto: Tensor, x: Tensor) -> Tensor:
            rows, product = onto.flatten(0, 1), x.flatten(0, 1)
            added = rows.addmm_(product, matrix) if free else rows.addmm(product, matrix)
            return added.view(onto.shape)

        return self._step(add, onto, x)

    def root_mean_square(self, x: Node, epsilon: float, *, spatial: bool = False) -> Node:
        """See `GraphBuilder.root_mean_square`; the mean is float32 or wider."""
        wide, axes = self._wide, (1, 2) if spatial else (2,)

        def divide(free: bool, x: Tensor) -> Tensor:
            count = x.shape[2] * (x.shape[1] if spatial else 1)
            length: Tensor = torch.linalg.vector_norm(x, dim=axes, keepdim=True, dtype=wide)
            mean = length.square_().div_(count).add_(epsilon)
            return (x * mean.rsqrt_()).to(x.dtype)

        return self._step(divide, x)

    def heads(self, x: Node, heads: int) -> Node:
        """See `GraphBuilder.heads`."""
        return self._view(lambda x: x.view(*x.shape[:2], heads, x.shape[2] // heads), x)

    def turned(self, x: Node, cos: NDArray[Any], sin: NDArray[Any]) -> Node:
        """See `GraphBuilder.turned`."""
        half, last = cos.shape[-1], cos.ndim - 1
        plain = self._put(np.concatenate((cos, cos), last), self._dtype)
        crossed = self._put(np.concatenate((-sin, sin), last), self._dtype)

        def turn(free: bool, x: Tensor) -> Tensor:
            exchanged = torch.cat((x[..., half:], x[..., :half]), last)
            return torch.addcmul(x * plain, exchanged, crossed)

        return self._step(turn, x)

    def attend(self, query: Node, key: Node, value: Node) -> Node:
        """See `GraphBuilder.attend`."""
        on_processor = self.device.type == "cpu"

        def attend(free: bool, query: Tensor, key: Tensor, value: Tensor) -> Tensor:
            query, key, value = (x.transpose(1, 2) for x in (query, key, value))
            if on_processor and query.shape[2] <= _SMALL_BOARD:
                attended = (query @ key.mT).softmax(3) @ value
            else:
                attended = functional.scaled_dot_product_attention(query, key, value, scale=1.0)
            return attended.transpose(1, 2).flatten(2)

        return self._step(attend, query, key, value)

    # --- all -----------------------------------------------------------------------------------

    def dense(self, x: Node, weight: NDArray[Any], bias: NDArray[Any] | None = None) -> Node:
        """See `GraphBuilder.dense`."""
        matrix = self._put(weight, self._wide)
        if bias is None:
            return self._step(lambda free, x: x @ matrix, x)
        offset = self._put(bias, self._wide)
        return self._step(lambda free, x: torch.addmm(offset, x, matrix), x)

    def add(self, x: Node, y: Node) -> Node:
        """See `GraphBuilder.add`; x has the shape and the type of the sum."""
        return self._step(
            lambda free, x, y: x.add_(y.to(x.dtype)) if free else x + y.to(x.dtype), x, y
        )

    def multiply(self, x: Node, y: Node) -> Node:
        """See `GraphBuilder.multiply`."""
        return self._step(lambda free, x, y: x.mul_(y) if free else x * y, x, y)

    def scaled(self, x: Node, factor: NDArray[Any]) -> Node:
        """See `GraphBuilder.scaled`."""
        factors = float(factor.item()) if factor.size == 1 else self._put(factor, self._dtype)
        return self._step(lambda free, x: x.mul_(factors) if free else x * factors, x)

    def activate(self, x: Node, kind: str = "relu") -> Node:
        """See `GraphBuilder.activate`."""
        if kind == "identity":
            return x
        function = {"relu": functional.relu, "mish": functional.mish, "silu": functional.silu}[kind]
        return self._step(lambda free, x: function(x, inplace=free), x)

    def split(self, x: Node, sizes: Sequence[int], axis: int = 1) -> list[Node]:
        """See `GraphBuilder.split`."""
        begins = np.cumsum([0, *sizes]).tolist()
        return [
            self._view(lambda x, begin=begin, size=size: x.narrow(axis, begin, size), x)  # type: ignore[misc]
            for begin, size in zip(begins, sizes, strict=False)
        ]

    def join(self, parts: Sequence[Node], axis: int = 1) -> Node:
        """See `GraphBuilder.join`."""
        return self._step(lambda free, *parts: torch.cat(parts, axis), *parts)


class TorchGraph:
    """A recorded graph, ready to run."""

    def __init__(self, graph: TorchBuilder, outputs: Mapping[str, Node]) -> None:
        self.device = graph.device
        self._outputs = dict(outputs)
        self._inputs = list(graph.inputs)
        last = {graph.steps[node].memory: len(graph.steps) for node in outputs.values()}
        last |= {node: len(graph.steps) for node in graph.kept}
        for number, step in enumerate(graph.steps):
            for node in step.inputs:
                memory = graph.steps[node].memory
                last[memory] = max(last.get(memory, 0), number)
        self._steps = [
            (
                step.run,
                step.inputs,
                bool(step.inputs) and last[graph.steps[step.inputs[0]].memory] == number,
            )
            for number, step in enumerate(graph.steps)
        ]
        self._last_uses: list[list[Node]] = [[] for _ in graph.steps]
        uses: dict[Node, int] = {}
        for number, step in enumerate(graph.steps):
            uses |= dict.fromkeys(step.inputs, number)
        for node, number in uses.items():
            if node not in self._outputs.values():
                self._last_uses[number].append(node)

    @torch.inference_mode()
    def run(self, *inputs: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return outputs float[B, ...] by name; inputs in order of creation."""
        answers = self.answers([torch.from_numpy(array) for array in inputs])
        return {name: x.cpu().numpy() for name, x in answers.items()}

    def answers(self, inputs: Sequence[Tensor]) -> dict[str, Tensor]:
        """Return outputs as tensors of the device; as `run`."""
        given = dict(zip(self._inputs, inputs, strict=True))
        values: list[Tensor | None] = [None] * len(self._steps)
        for number, (run, nodes, free) in enumerate(self._steps):
            if number in given:
                values[number] = run(False, given[number])
                continue
            values[number] = run(free, *(values[node] for node in nodes))
            for node in self._last_uses[number]:
                values[node] = None
        answers = {name: values[node] for name, node in self._outputs.items()}
        return {name: x for name, x in answers.items() if x is not None}


Captured = tuple[Callable[[], None], dict[str, Tensor]]
"""Repeats captured work, and the tensors into which it writes its results."""


class CapturedGraph:
    """A network on a CUDA card, replayed as CUDA graphs.

    For a few rows, launching hundreds of kernels one by one costs more than running them. A CUDA
    graph launches them together. One is captured for each of a few batch sizes; a batch is padded
    to the next size, and larger ones run without a CUDA graph.

    Parameters
    ----------
    capture
        Runs work once and returns what repeats it.
    """

    def __init__(
        self, graph: TorchGraph, capture: Callable[[Callable[[], dict[str, Tensor]]], Captured]
    ) -> None:
        self._graph = graph
        self._capture = capture
        self._captured: dict[int, tuple[list[Tensor], Captured]] = {}
        self._most = CAPTURED_ROWS[-1]
        self._lock = threading.Lock()

    @torch.inference_mode()
    def run(self, *inputs: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """See `TorchGraph.run`."""
        count = len(inputs[0])
        if count > self._most:
            return self._graph.run(*inputs)
        rows = next(rows for rows in CAPTURED_ROWS if rows >= count)
        with self._lock:
            if rows not in self._captured:
                try:
                    self._captured[rows] = self._for_rows(rows, inputs)
                except RuntimeError:  # no memory, or an operation that can't be captured
                    log.warning("a CUDA graph was not captured", exc_info=True)
                    self._most = 0
                    return self._graph.run(*inputs)
            filled, (repeat, answers) = self._captured[rows]
            for tensor, array in zip(filled, inputs, strict=True):
                tensor[:count].copy_(torch.from_numpy(array))
            repeat()
            return {name: x[:count].to("cpu", copy=True).numpy() for name, x in answers.items()}

    def _for_rows(self, rows: int, inputs: Sequence[NDArray[Any]]) -> tuple[list[Tensor], Captured]:
        filled = [
            torch.zeros((rows, *x.shape[1:]), dtype=x.dtype, device=self._graph.device)
            for x in map(torch.from_numpy, inputs)
        ]
        return filled, self._capture(lambda: self._graph.answers(filled))


def _capture_on_card(work: Callable[[], dict[str, Tensor]]) -> Captured:
    """Capture work on the current CUDA card, as torch's notes on CUDA graphs tell."""
    side = torch.cuda.Stream()  # type: ignore[no-untyped-call]
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(_WARM_UPS):
            work()
    torch.cuda.current_stream().wait_stream(side)
    captured = torch.cuda.CUDAGraph()
    # other threads may use the card meanwhile
    with torch.cuda.graph(captured, capture_error_mode="thread_local"):
        answers = work()
    return captured.replay, answers


def _plain_convolution(weight: Tensor, bias: Tensor) -> Operation:
    padding = [side // 2 for side in weight.shape[2:]]
    weight = weight.contiguous(memory_format=torch.channels_last)

    def run(free: bool, *maps: Tensor) -> Tensor:
        y = functional.conv2d(maps[-1], weight, bias, padding=padding)
        return y if len(maps) == 1 else y.add_(maps[0])

    return run


def _fused_convolution(weight: Tensor, bias: Tensor, size: int, rectify: bool) -> Operation:
    padding = [side // 2 for side in weight.shape[2:]]
    packed = torch.ops.mkldnn._reorder_convolution_weight(
        weight.contiguous(memory_format=torch.channels_last),
        padding,
        _ONES,
        _ONES,
        1,
        [16, weight.shape[1], size, size],
    )
    options = packed, bias, padding, _ONES, _ONES, 1

    def run(free: bool, *maps: Tensor) -> Tensor:
        if len(maps) == 1:
            return torch.ops.mkldnn._convolution_pointwise.default(  # type: ignore[no-any-return]
                maps[0], *options, "relu" if rectify else "none", [], ""
            )
        onto = maps[0] if free else maps[0].clone()
        return torch.ops.mkldnn._convolution_pointwise_.binary(  # type: ignore[no-any-return]
            onto, maps[1], *options, "add", 1.0, "relu" if rectify else None, [], ""
        )

    return run


def _winograd_convolution(
    weight: NDArray[Any], bias: NDArray[Any], before: Norm | None, rectify: bool
) -> Operation:
    if before is None:
        layer = WinogradConvolution(weight, bias)
    else:
        rectified = before.activation == "relu"
        layer = WinogradConvolution(weight, bias, before.scale, before.shift, rectified)

    def run(free: bool, *maps: Tensor) -> Tensor:
        if len(maps) == 1:
            return layer.run(maps[0], rectify)
        return layer.add(maps[0] if free else maps[0].clone(), maps[1], rectify)

    return run
