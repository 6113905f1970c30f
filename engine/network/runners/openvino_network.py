"""Run our networks in OpenVINO: the answers of `InferenceNetwork`, in fewer and faster calls.

One interactive search evaluates a few positions at a time; torch then spends much of its time
between the operations, which OpenVINO fuses and plans once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from engine.network.backends.openvino_graph import GraphBuilder, Node, compiled
from engine.network.models.heads import NO_PASS, PointPolicyHead, PooledPolicyHead, ValueLayers
from engine.network.models.network import Network
from engine.network.models.transformer import ACTIVATION, TransformerBlock
from engine.network.models.trunk import (
    CrossLayer,
    GlobalPoolingBias,
    NormalizedConvolution,
    PreactivationBlock,
    ResidualBlock,
)
from engine.network.runners.inference import RawOutput, decode_value
from engine.network.runners.openvino_katago import KataGoLayers


class OpenVINONetwork:
    """A frozen copy of a network on the processor; see `InferenceNetwork`.

    `precision` is "fp32", "bf16" (the whole network, including heads) or "int8" (the trunk's
    convolutions); for `typical` arguments of `run` and `all_cores` see `compiled`.
    """

    dtype = torch.int8
    """Type of the planes that `run` expects."""
    device = torch.device("cpu")

    def __init__(
        self,
        network: Network,
        precision: str,
        typical: tuple[Tensor, Tensor | None],
        *,
        all_cores: bool = False,
    ) -> None:
        self.settings = settings = network.settings

        def write(graph: GraphBuilder) -> dict[str, Node]:
            x = graph.planes(settings.size, settings.feature_set.planes, np.int8)
            komi = graph.vector("komi", 1) if settings.needs_komi else None
            return _Heads(graph, network).outputs(_trunk(graph, network, x), komi)

        self._compiled = compiled(write, precision, self._inputs(*typical), all_cores=all_cores)

    def run(self, planes: Tensor, signed_komi: Tensor | None = None) -> RawOutput:
        """Evaluate a batch, int8[B, F, S, S]; see `InferenceNetwork.run`."""
        out = self._compiled.run(*self._inputs(planes, signed_komi))
        ownership = out.get("ownership")
        raw = out["value"] if "value" in out else torch.zeros(len(planes), 1)
        value = decode_value(self.settings, raw, planes, ownership)
        return RawOutput(out["policy"], value, ownership)

    def _inputs(self, planes: Tensor, signed_komi: Tensor | None) -> list[NDArray[Any]]:
        """Return the inputs of the graph."""
        inputs: list[NDArray[Any]] = [planes.permute(0, 2, 3, 1).contiguous().numpy()]
        if self.settings.needs_komi:
            assert signed_komi is not None, "this network's policy needs the komi"
            inputs.append(signed_komi.float()[:, None].numpy())
        return inputs


def _trunk(graph: GraphBuilder, network: Network, x: Node) -> Node:
    """Add the trunk: planes to channels."""
    last = network.trunk.shift
    x = _convolve(graph, network.trunk.input, x)
    if network.trunk.begins_rectified:
        x = graph.activate(x)
    if network.trunk.tip is not None:
        blocks = [b.bottleneck() for b in network.trunk.blocks if isinstance(b, TransformerBlock)]
        layers = KataGoLayers(graph, network.settings.size)
        return layers.blocks_and_tip(blocks, network.trunk.tip.part(), ACTIVATION, x)
    for block in network.trunk.blocks:
        if isinstance(block, NormalizedConvolution):
            x = graph.activate(_convolve(graph, block, x))
            continue
        if isinstance(block, CrossLayer):
            x = graph.join([x, *(_path(graph, path, x) for path in block.paths())])
            continue
        assert isinstance(block, (ResidualBlock, PreactivationBlock))
        y = x if block.shift is None else _shifted(graph, block.shift, x)
        y = _convolve(graph, block.first, y)
        if block.pooling is not None:
            both = _mean_and_highest(graph, graph.activate(y))
            bias = graph.dense(both, _of_all_channels(block.pooling, network.settings.channels))
            y = graph.add(y, graph.everywhere(bias))
        y = _convolve(graph, block.second, graph.activate(y))
        x = graph.add(y, x)
        if block.shift is None:
            x = graph.activate(x)
    return x if last is None else _shifted(graph, last, x)


def _shifted(graph: GraphBuilder, shift: Tensor, x: Node) -> Node:
    """Add a shift [C] and a rectifier."""
    return graph.activate(graph.add(x, graph.constant(_array(shift)[None, :, None, None])))


def _path(graph: GraphBuilder, path: Sequence[NormalizedConvolution], x: Node) -> Node:
    """Add one branch of a cross layer."""
    for layer in path:
        x = graph.activate(_convolve(graph, layer, x))
    return x


class _Heads:
    """All heads; their 1x1 convolutions are joined."""

    def __init__(self, graph: GraphBuilder, network: Network) -> None:
        self._graph = graph
        self._network = network
        self._value = None if network.value is None else network.value.layers()

    def outputs(self, x: Node, komi: Node | None) -> dict[str, Node]:
        """Return the network's outputs by name, from the trunk's map."""
        graph, network = self._graph, self._network
        parts = [network.policy.convolution.folded()]
        if self._value is not None:
            parts.append(self._value.convolution)
        if network.ownership is not None:
            own = network.ownership.convolution
            assert own.bias is not None
            parts.append((own.weight, own.bias))
        weight = np.concatenate([_array(part[0]) for part in parts])
        maps = graph.convolve(x, weight, np.concatenate([_array(part[1]) for part in parts]))
        policy, *rest = graph.split(maps, [part[0].shape[0] for part in parts])
        outputs = {"policy": self._policy(policy, komi)}
        if self._value is not None:
            outputs["value"] = self._values(self._value, rest.pop(0))
        if rest:
            outputs["ownership"] = graph.flat(rest[0])
        return outputs

    def _policy(self, features: Node, komi: Node | None) -> Node:
        """Return logits [B, A]."""
        graph, head = self._graph, self._network.policy
        if isinstance(head, PooledPolicyHead):
            pooled = _mean_and_highest(graph, graph.activate(features))
            bias = graph.dense(pooled, _array(head.bias.weight).T)
            features = graph.activate(graph.add(features, graph.everywhere(bias)))
            points = graph.flat(graph.convolve(features, _array(head.point.weight)))
            last = graph.dense(pooled, _array(head.pass_move.weight).T, _array(head.pass_move.bias))
            return graph.join((points, last))
        if isinstance(head, PointPolicyHead):
            bias = np.append(_array(head.bias), np.float32(NO_PASS))
            return graph.dense(graph.flat(features), np.eye(len(bias))[:-1], bias)
        inputs = graph.flat(graph.activate(features))
        if head.komi_first is not None and head.komi_second is not None:
            hidden = graph.join((inputs, komi))
            for layer in (head.komi_first, head.komi_second):
                hidden = graph.dense(hidden, _array(layer.weight).T, _array(layer.bias))
                hidden = graph.activate(hidden)
            inputs = graph.join((inputs, hidden))
        return graph.dense(inputs, _array(head.dense.weight).T, _array(head.dense.bias))

    def _values(self, layers: ValueLayers, features: Node) -> Node:
        """Return raw outputs [B, O]."""
        graph, settings = self._graph, self._network.settings
        features = graph.activate(features)
        if settings.pooled:
            mean = graph.mean(features)
            scaled = graph.scaled(mean, np.full((1, 1), 0.1 * (settings.size - 14)))
            x = graph.join((mean, scaled, graph.highest(features)))
        else:
            x = graph.flat(features)
        for layer in (layers.hidden, layers.output):
            x = graph.dense(x, _array(layer[0]).T, _array(layer[1]))
            if layer is layers.hidden:
                x = graph.activate(x)
        return x


def _of_all_channels(pooling: GlobalPoolingBias, channels: int) -> NDArray[np.float32]:
    """Return the pooling's weights [2 * channels, outputs], zero for channels that it ignores.

    Pooling all channels costs next to nothing; splitting a map takes a fifth of the network's time.
    """
    weight = _array(pooling.dense.weight).T.reshape(2, pooling.pooled, -1)
    wide = np.zeros((2, channels, weight.shape[2]), np.float32)
    wide[:, : pooling.pooled] = weight
    return wide.reshape(2 * channels, -1)


def _mean_and_highest(graph: GraphBuilder, maps: Node) -> Node:
    """Return `engine.network.models.heads.policy_pool` of maps."""
    return graph.join((graph.mean(maps), graph.highest(maps)))


def _convolve(graph: GraphBuilder, part: NormalizedConvolution, x: Node) -> Node:
    weight, bias = part.folded()
    return graph.convolve(x, _array(weight), _array(bias))


def _array(tensor: Tensor) -> NDArray[np.float32]:
    """Return a copy of a layer's numbers."""
    return tensor.detach().float().cpu().numpy()
