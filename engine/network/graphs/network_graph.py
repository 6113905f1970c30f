"""Our networks as a graph, from their weights by name; normalization is folded into convolutions.

The names of weights are those of the torch modules in `engine.network.models`, which train them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import WeightsError
from engine.base.translation import tr
from engine.network.graphs.builder import GraphBuilder, Node
from engine.network.graphs.katago_graph import write_blocks
from engine.network.models.katago_parts import (
    Attention,
    Bottleneck,
    Convolution,
    FeedForward,
    Norm,
    RootMeanSquare,
    Rope,
)
from engine.network.models.settings import NetworkSettings
from engine.network.models.shapes import (
    ACTIVATION,
    BATCH_EPSILON,
    NO_PASS,
    PAIRS,
    RMS_EPSILON,
    cross_points,
)
from engine.network.models.stored import StoredNetwork, Weights

_Layer = tuple[NDArray[np.float64], NDArray[np.float64]]
"""Weight and bias."""
_PLAIN: Final = "identity"


def write_network(graph: GraphBuilder, network: StoredNetwork) -> dict[str, Node]:
    """Add a network; return its outputs by name.

    Inputs are "planes" and, if the policy depends on it, "komi" [B, 1]. Outputs: "policy" [B, A],
    logits; "value", the raw outputs of the value head, if there is one; "ownership" [B, N], logits,
    if there is such a head.

    Raises
    ------
    WeightsError
        It has parts of plug-ins, which only torch's module runs.
    """
    if network.settings.needs_module:
        raise WeightsError(
            tr("networks with parts of plug-ins run in torch alone; export another network")
        )
    settings, layers = network.settings, Layers(network.weights)
    x = graph.planes(settings.size, settings.feature_set.planes, np.int8)
    komi = graph.vector("komi", 1) if settings.needs_komi else None
    x = graph.for_heads(_trunk(graph, settings, layers, x))
    return _heads(graph, settings, layers, x, komi)


class Layers:
    """Layers by the names of their weights, in float64."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def array(self, name: str) -> NDArray[np.float64]:
        """Return one array."""
        return self._weights[name].astype(np.float64)

    def has(self, name: str) -> bool:
        """Return whether there is such an array."""
        return name in self._weights

    def matrix(self, name: str) -> NDArray[np.float64]:
        """Return a dense layer's weight, [inputs, outputs]."""
        return self.array(f"{name}.weight").T

    def dense(self, name: str) -> _Layer:
        """Return weight [inputs, outputs] and bias of a dense layer."""
        return self.matrix(name), self.array(f"{name}.bias")

    def folded(self, name: str, cross: tuple[int, int] | None = None) -> _Layer:
        """Return a convolution [outputs, inputs, y, x] with its normalization folded in.

        `cross` is the side of a cross convolution's kernel, and the width of its cross.
        """
        weight = self.array(f"{name}.convolution.weight")
        if cross is not None:
            side, width = cross
            whole = np.zeros((*weight.shape[:2], side * side))
            whole[:, :, list(cross_points(side, width))] = weight
            weight = whole.reshape(*weight.shape[:2], side, side)
        if not self.has(f"{name}.norm.weight"):
            return weight, self.array(f"{name}.convolution.bias")
        scale = self.array(f"{name}.norm.weight")
        scale /= np.sqrt(self.array(f"{name}.norm.running_var") + BATCH_EPSILON)
        bias = self.array(f"{name}.norm.bias") - self.array(f"{name}.norm.running_mean") * scale
        return weight * scale[:, None, None, None], bias

    def root_mean_square(self, name: str) -> RootMeanSquare:
        """Return the RMS norm of an attention or feed-forward layer."""
        weight = self.array(f"{name}.norm")
        return RootMeanSquare(weight, np.zeros_like(weight), RMS_EPSILON, False)

    def bottleneck(self, name: str, heads: int) -> Bottleneck:
        """Return a transformer block as a part of a KataGo network."""
        inner: list[Attention | FeedForward] = []
        for pair in range(PAIRS):
            layer = f"{name}.layers.{2 * pair}"
            frequency = self.array(f"{layer}.frequency").reshape(heads, -1, 2)
            query, key, value, output = (
                self.matrix(f"{layer}.{each}") for each in ("query", "key", "value", "output")
            )
            norm, rope = self.root_mean_square(layer), Rope(frequency)
            inner.append(Attention(heads, heads, norm, query, key, value, output, rope))
            layer = f"{name}.layers.{2 * pair + 1}"
            first, gate, second = (
                self.matrix(f"{layer}.{each}") for each in ("first", "gate", "second")
            )
            inner.append(FeedForward(self.root_mean_square(layer), first, gate, second))
        norms = (
            Norm(self.array(f"{name}.scale_{end}"), self.array(f"{name}.shift_{end}"), ACTIVATION)
            for end in ("in", "out")
        )
        matrices = (
            Convolution(self.matrix(f"{name}.{end}").T[:, :, None, None])
            for end in ("into", "back")
        )
        (norm_in, norm_out), (into, back) = norms, matrices
        return Bottleneck(norm_in, into, tuple(inner), norm_out, back)


# --- trunk -------------------------------------------------------------------------------------


def _trunk(graph: GraphBuilder, settings: NetworkSettings, layers: Layers, x: Node) -> Node:
    """Add the trunk: planes to channels."""
    kind, crosses = settings.trunk, settings.places_of_crosses
    begins_rectified = kind not in ("transformer", "preactivation")
    x = graph.convolve(x, *layers.folded("trunk.input"), "relu" if begins_rectified else _PLAIN)
    if kind == "transformer":
        blocks = [
            layers.bottleneck(f"trunk.blocks.{i}", settings.heads) for i in range(settings.blocks)
        ]
        tip = RootMeanSquare(
            layers.array("trunk.tip.weight"), layers.array("trunk.tip.shift"), RMS_EPSILON, True
        )
        return write_blocks(graph, blocks, tip, ACTIVATION, x, settings.size)
    if kind in ("residual", "preactivation"):
        for i in range(settings.blocks):
            x = _residual(graph, layers, f"trunk.blocks.{i}", x)
        if kind == "residual":
            return x
        return graph.normalize(x, _rectified(layers.array("trunk.shift")))
    place = 0
    for number in range(1, settings.blocks + 1):
        if number in crosses:
            x = _cross(graph, settings, layers, f"trunk.blocks.{place}", x)
            place += 1
        x = graph.convolve(x, *layers.folded(f"trunk.blocks.{place}"), "relu")
        place += 1
    return x


def _residual(graph: GraphBuilder, layers: Layers, name: str, x: Node) -> Node:
    """Add a residual block; with a shift, a preactivation block."""
    before = None
    if layers.has(f"{name}.shift"):
        before = _rectified(layers.array(f"{name}.shift"))
    first, second = layers.folded(f"{name}.first"), layers.folded(f"{name}.second")
    if layers.has(f"{name}.pooling.dense.weight"):
        y = graph.convolve(x, *first, before=before)
        weight = layers.matrix(f"{name}.pooling.dense")
        bias = graph.dense(graph.pool_rectified(y, len(weight) // 2), weight)
        y = graph.activate(graph.add(y, graph.everywhere(bias)))
    else:
        y = graph.convolve(x, *first, "relu", before=before)
    return graph.convolve(y, *second, _PLAIN if before else "relu", onto=x)


def _rectified(shift: NDArray[np.float64]) -> Norm:
    """Return a shift [C] and a rectifier as a normalization."""
    return Norm(np.ones(len(shift)), shift, "relu")


def _cross(
    graph: GraphBuilder, settings: NetworkSettings, layers: Layers, name: str, x: Node
) -> Node:
    """Return the input, joined with the branches of a cross layer."""
    parts = [x]
    for branch, width in enumerate(settings.widths_of_crosses):
        y = x
        for i, cross in enumerate((None, (settings.cross_kernel, width), None)):
            y = graph.convolve(y, *layers.folded(f"{name}.branches.{branch}.{i}", cross), "relu")
        parts.append(y)
    return graph.join(parts)


# --- heads -------------------------------------------------------------------------------------


def _heads(
    graph: GraphBuilder, settings: NetworkSettings, layers: Layers, x: Node, komi: Node | None
) -> dict[str, Node]:
    """Add all heads, whose 1x1 convolutions are joined."""
    parts = [layers.folded("policy.convolution")]
    value = None if settings.value_head == "none" else _value_layers(layers)
    if value is not None:
        parts.append(value[0])
    if settings.ownership:
        parts.append(
            (
                layers.array("ownership.convolution.weight"),
                layers.array("ownership.convolution.bias"),
            )
        )
    weight, bias = (np.concatenate(arrays) for arrays in zip(*parts, strict=True))
    features = graph.convolve(x, weight, bias)
    policy, *rest = graph.split(features, [len(part[1]) for part in parts])
    outputs = {"policy": _policy(graph, settings, layers, policy, komi)}
    if value is not None:
        outputs["value"] = _value(graph, settings, value, rest.pop(0))
    if rest:
        outputs["ownership"] = graph.flat(rest[0])
    return outputs


def _policy(
    graph: GraphBuilder, settings: NetworkSettings, layers: Layers, x: Node, komi: Node | None
) -> Node:
    """Return logits [B, A]."""
    if settings.policy_is_of_points:
        bias = np.append(layers.array("policy.bias"), NO_PASS)
        return graph.dense(graph.flat(x), np.eye(len(bias))[:-1], bias)
    if settings.pooled:
        pooled = graph.pool_rectified(x, settings.policy_channels)
        bias = graph.dense(pooled, layers.matrix("policy.bias"))
        x = graph.activate(graph.add(x, graph.everywhere(bias)))
        points = graph.flat(graph.convolve(x, layers.array("policy.point.weight")))
        return graph.join((points, graph.dense(pooled, *layers.dense("policy.pass_move"))))
    x = graph.flat(graph.activate(x))
    if komi is not None:
        hidden = graph.join((x, komi))
        for name in ("policy.komi_first", "policy.komi_second"):
            hidden = graph.activate(graph.dense(hidden, *layers.dense(name)))
        x = graph.join((x, hidden))
    return graph.dense(x, *layers.dense("policy.dense"))


def _value_layers(layers: Layers) -> tuple[_Layer, _Layer, _Layer]:
    """Return any value head as three layers: convolution, hidden, output.

    Separate heads for alpha and beta become blocks of the same matrices.
    """
    convolution = layers.folded("value.convolution")
    hidden, output = layers.dense("value.hidden"), layers.dense("value.output")
    if layers.has("value.beta_hidden.weight"):
        beta_hidden, beta_output = (
            layers.dense("value.beta_hidden"),
            layers.dense("value.beta_output"),
        )
        if layers.has("value.beta_convolution.convolution.weight"):
            other = layers.folded("value.beta_convolution")
            convolution = np.concatenate((convolution[0], other[0])), _joined(convolution, other)
            weight = _beside(hidden[0], beta_hidden[0])
        else:
            weight = np.concatenate((hidden[0], beta_hidden[0]), 1)
        hidden = weight, _joined(hidden, beta_hidden)
        output = _beside(output[0], beta_output[0]), _joined(output, beta_output)
    return convolution, hidden, output


def _joined(first: _Layer, second: _Layer) -> NDArray[np.float64]:
    """Return the biases of two layers, joined."""
    return np.concatenate((first[1], second[1]))


def _beside(first: NDArray[np.float64], second: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the block-diagonal matrix of two weights."""
    whole = np.zeros(np.add(first.shape, second.shape))
    whole[: len(first), : first.shape[1]] = first
    whole[len(first) :, first.shape[1] :] = second
    return whole


def _value(
    graph: GraphBuilder,
    settings: NetworkSettings,
    layers: tuple[_Layer, _Layer, _Layer],
    features: Node,
) -> Node:
    """Return the raw outputs [B, O]."""
    features = graph.activate(features)
    if settings.pooled:
        mean = graph.mean(features)
        scaled = graph.scaled(mean, np.full((1, 1), 0.1 * (settings.size - 14)))
        x = graph.join((mean, scaled, graph.highest(features)))
    else:
        x = graph.flat(features)
    _, hidden, output = layers
    return graph.dense(graph.activate(graph.dense(x, *hidden)), *output)
