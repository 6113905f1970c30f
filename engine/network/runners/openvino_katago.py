"""Run KataGo's networks in OpenVINO: the answers of `KataGoNet` on boards that fill the canvas.

Convolutions work on maps; transformer blocks and 1x1 convolutions work on rows. Between two blocks
the layout is converted if the next block needs the other one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from engine.network.backends.openvino_graph import GraphBuilder, Node, compiled
from engine.network.models.katago_layers import Board
from engine.network.models.katago_net import KataGoOutput
from engine.network.models.katago_parts import (
    Attention,
    Block,
    Bottleneck,
    Convolution,
    Encoder,
    FeedForward,
    GlobalPooling,
    KataGoModel,
    Norm,
    RootMeanSquare,
)
from engine.network.runners.openvino_katago_blocks import (
    add_attention,
    add_feed_forward,
    normalized_tip,
    works_on_rows,
)

_PLAIN: Final = "identity"


class OpenVINOKataGo:
    """A KataGo network on the processor for boards of one size; see `KataGoNet`.

    Parameters
    ----------
    size
        Side of the board [points].
    precision
        "fp32", "bf16" (the whole network, including heads) or "int8" (see `compiled`).
    typical
        Typical arguments of `run`, for the ranges of numbers inside the network; see `compiled`.
    """

    dtype = torch.uint8
    """Type of the planes that `run` expects."""
    device = torch.device("cpu")

    def __init__(
        self,
        model: KataGoModel,
        size: int,
        precision: str,
        typical: tuple[Tensor, Tensor, Tensor | None],
        *,
        all_cores: bool = False,
    ) -> None:
        self._encoder = encoder = model.trunk.encoder

        def write(graph: GraphBuilder) -> dict[str, Node]:
            planes = graph.planes(size, model.trunk.convolution.weight.shape[1], np.uint8)
            numbers = graph.vector("global", model.trunk.dense.shape[0])
            players = None
            if encoder is not None:
                players = graph.vector("players", encoder.first.shape[0])
            layers = KataGoLayers(graph, size)
            return layers.network(model, planes, numbers, players)

        self._compiled = compiled(write, precision, self._inputs(*typical), all_cores=all_cores)

    def run(
        self, planes: Tensor, global_inputs: Tensor, metadata: Tensor | None = None
    ) -> KataGoOutput:
        """Answer for a batch.

        Parameters
        ----------
        planes : uint8[B, 22, S, S]
            Fastest in channels-last order.
        global_inputs : float[B, 19]
        metadata : float[B, 192]
            Only of networks with a metadata encoder.
        """
        out = self._compiled.run(*self._inputs(planes, global_inputs, metadata))
        channels = out["moves"].shape[1]
        last = out["pass"].view(-1, channels, 1)
        return KataGoOutput(
            policy_logits=torch.cat((out["moves"].flatten(2), last), 2),
            value=out["value"][:, :3],
            score=out["value"][:, 3:],
            ownership_logits=out["ownership"],
        )

    def _inputs(
        self, planes: Tensor, global_inputs: Tensor, metadata: Tensor | None
    ) -> list[NDArray[Any]]:
        """Return the inputs of the graph."""
        inputs: list[NDArray[Any]] = [
            planes.permute(0, 2, 3, 1).contiguous().numpy(),
            global_inputs.float().contiguous().numpy(),
        ]
        if self._encoder is not None:
            assert metadata is not None, "this network's players have to be described"
            inputs.append(metadata.float().contiguous().numpy())
        return inputs


class KataGoLayers:
    """Adds the layers of a KataGo network, or of our transformers, to a graph."""

    def __init__(self, graph: GraphBuilder, size: int) -> None:
        self._graph = graph
        self._size = size
        board = Board.of(size, None)
        self._wide = np.full((1, 1), board.wide)
        self._wider = np.full((1, 1), board.wider)

    def network(
        self, model: KataGoModel, planes: Node, numbers: Node, players: Node | None
    ) -> dict[str, Node]:
        """Return all outputs by name."""
        graph, trunk = self._graph, model.trunk
        bias = graph.dense(numbers, trunk.dense)
        if trunk.encoder is not None:
            bias = graph.add(bias, self._encoded(trunk.encoder, players))
        x = graph.convolve(planes, trunk.convolution.weight)
        x = graph.add(x, graph.everywhere(bias))
        x = self.blocks_and_tip(trunk.blocks, trunk.tip, trunk.tip_activation, x)
        return {**self._policy(model, x), **self._values(model, x)}

    def blocks_and_tip(
        self, blocks: Sequence[Block], tip: Norm | RootMeanSquare, tip_activation: str, x: Node
    ) -> Node:
        """Return the trunk's output from that of its first convolution, both maps."""
        x, in_rows = self._blocks(blocks, x, False)
        if isinstance(tip, Norm):
            return self._norm(tip, self._form(x, in_rows, False))
        x = normalized_tip(self._graph, tip, self._form(x, in_rows, True))
        return self._form(self._graph.activate(x, tip_activation), True, False)

    def _policy(self, model: KataGoModel, x: Node) -> dict[str, Node]:
        """Return logits of moves, [B, C, S, S], and of passing, [B, C]."""
        graph, head = self._graph, model.policy
        pooled = self._pool(self._convolve(x, head.pooled, head.pooled_norm))
        bias = graph.dense(pooled, head.dense * head.norm.scale)
        hidden = self._convolve(x, head.convolution, head.norm._replace(activation=_PLAIN))
        hidden = graph.add(hidden, graph.everywhere(bias))
        moves = self._convolve(graph.activate(hidden, head.norm.activation), head.output)
        last = graph.dense(pooled, head.pass_dense, head.pass_bias)
        if head.pass_output is not None:
            last = graph.dense(graph.activate(last, head.pass_activation), head.pass_output)
        return {"moves": moves, "pass": last}

    def _values(self, model: KataGoModel, x: Node) -> dict[str, Node]:
        """Return result and scores side by side, and the owners of points."""
        graph, head = self._graph, model.value
        hidden = self._convolve(x, head.convolution, head.norm)
        mean = graph.mean(hidden)
        pooled = graph.join((mean, *(graph.scaled(mean, by) for by in (self._wide, self._wider))))
        dense = graph.activate(graph.dense(pooled, head.dense, head.bias), head.activation)
        weight = np.concatenate((head.value, head.score), 1)
        value = graph.dense(dense, weight, np.concatenate((head.value_bias, head.score_bias)))
        return {"value": value, "ownership": graph.flat(self._convolve(hidden, head.ownership))}

    def _encoded(self, encoder: Encoder, players: Node) -> Node:
        """Return the trunk's bias from a description of the players."""
        graph = self._graph
        hidden = graph.dense(players, encoder.first, encoder.first_bias)
        hidden = graph.activate(hidden, encoder.first_activation)
        hidden = graph.dense(hidden, encoder.second, encoder.second_bias)
        return graph.dense(graph.activate(hidden, encoder.second_activation), encoder.third)

    def _blocks(self, blocks: Sequence[Block], x: Node, in_rows: bool) -> tuple[Node, bool]:
        """Add blocks one after the other; x and the result are rows or a map."""
        for block in blocks:
            x = self._form(x, in_rows, in_rows := works_on_rows(block))
            x = self._block(block, x, in_rows)
        return x, in_rows

    def _form(self, x: Node, is_rows: bool, as_rows: bool) -> Node:
        """Convert between rows and a map if needed."""
        if is_rows == as_rows:
            return x
        return self._graph.rows(x) if as_rows else self._graph.maps(x, self._size)

    def _block(self, block: Block, x: Node, in_rows: bool) -> Node:
        """Return x plus the block's output."""
        graph = self._graph
        if isinstance(block, Attention):
            return add_attention(graph, block, x, self._size)
        if isinstance(block, FeedForward):
            return add_feed_forward(graph, block, x)
        if isinstance(block, Bottleneck):
            y = self._convolve(self._norm(block.norm1, x, in_rows), block.into, in_rows=in_rows)
            y, y_in_rows = self._blocks(block.blocks, y, in_rows)
            y = self._norm(block.norm2, self._form(y, y_in_rows, in_rows), in_rows)
            return graph.add(self._convolve(y, block.back, in_rows=in_rows), x)
        y = self._norm(block.norm1, x)
        if isinstance(block, GlobalPooling):
            bias = self._pool(self._convolve(y, block.pooled, block.pooled_norm))
            bias = graph.dense(bias, block.dense * block.norm2.scale)
            plain = block.norm2._replace(activation=_PLAIN)
            y = self._convolve(y, block.first, plain)
            y = graph.activate(graph.add(y, graph.everywhere(bias)), block.norm2.activation)
        else:
            y = self._convolve(y, block.first, block.norm2)
        return graph.add(self._convolve(y, block.second), x)

    def _convolve(
        self, x: Node, part: Convolution, norm: Norm | None = None, in_rows: bool = False
    ) -> Node:
        """Add a convolution with its normalization and activation; on rows without them."""
        if in_rows:
            return self._graph.matrix(x, part.weight[:, :, 0, 0].T)
        if norm is None:
            return self._graph.convolve(x, part.weight)
        weight = part.weight * norm.scale[:, None, None, None]
        return self._graph.activate(self._graph.convolve(x, weight, norm.shift), norm.activation)

    def _norm(self, norm: Norm, x: Node, in_rows: bool = False) -> Node:
        """Add a normalization that follows no convolution, and its activation."""
        shape = (1, 1, -1) if in_rows else (1, -1, 1, 1)
        y = self._graph.scaled(x, norm.scale.reshape(shape))
        y = self._graph.add(y, self._graph.constant(norm.shift.reshape(shape)))
        return self._graph.activate(y, norm.activation)

    def _pool(self, x: Node) -> Node:
        """Return mean, scaled mean and maximum over the board, [B, 3 C]."""
        graph, mean = self._graph, self._graph.mean(x)
        return graph.join((mean, graph.scaled(mean, self._wide), graph.highest(x)))
