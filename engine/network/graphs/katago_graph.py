"""KataGo's networks, and the blocks of our transformers, as a graph.

Convolutions work on maps; transformer blocks and 1x1 convolutions between them work on rows.
Between two blocks the layout is converted if the next block needs the other one. Bytes may be used
for the matrices after an RMS norm, three fifths of the work. The inputs of the other matrices have
such large values in few places that bytes would change the answers two to three times as much.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.network.graphs.builder import GraphBuilder, Node
from engine.network.models.katago_parts import (
    Attention,
    Block,
    Bottleneck,
    Convolution,
    Encoder,
    FeedForward,
    GlobalPooling,
    KataGoModel,
    KataGoTrunk,
    Norm,
    RootMeanSquare,
    head_angles,
    head_matrices,
)

USUAL_SIDE: Final = 14.0
"""Middle of the usual board sides, around which pooled values are scaled."""


def write_katago(graph: GraphBuilder, model: KataGoModel, size: int) -> dict[str, Node]:
    """Add a KataGo network for boards of a size; return all outputs by name.

    Inputs are "planes", "global" and, of networks with a metadata encoder, "players". Outputs:
    "moves" [B, C, S, S] and "pass" [B, C], logits of C policies; "value" [B, 3 + V], logits of win,
    loss and no result and the raw scores; "ownership" [B, N], half the log odds that a point
    becomes the mover's.
    """
    x = graph.for_heads(write_trunk(graph, model.trunk, size))
    return {**_policy(graph, model, x, size), **_values(graph, model, x, size)}


def write_trunk(graph: GraphBuilder, trunk: KataGoTrunk, size: int) -> Node:
    """Add a KataGo network's inputs and its trunk; return the trunk's output, a map."""
    planes = graph.planes(size, trunk.convolution.weight.shape[1], np.uint8)
    bias = graph.dense(graph.vector("global", trunk.dense.shape[0]), trunk.dense)
    if trunk.encoder is not None:
        players = graph.vector("players", trunk.encoder.first.shape[0])
        bias = graph.add(bias, _encoded(graph, trunk.encoder, players))
    x = graph.add(graph.convolve(planes, trunk.convolution.weight), graph.everywhere(bias))
    return write_blocks(graph, trunk.blocks, trunk.tip, trunk.tip_activation, x, size)


def write_blocks(
    graph: GraphBuilder,
    blocks: Sequence[Block],
    tip: Norm | RootMeanSquare,
    tip_activation: str,
    x: Node,
    size: int,
) -> Node:
    """Return a trunk's output from that of its first convolution, both maps."""
    layers = _Blocks(graph, size)
    x, in_rows = layers.all_of(blocks, x, False)
    if isinstance(tip, Norm):
        return graph.normalize(layers.form(x, in_rows, False), tip)
    x = graph.root_mean_square(layers.form(x, in_rows, True), tip.epsilon, spatial=tip.spatial)
    x = graph.add(graph.scaled(x, tip.weight[None, None]), graph.constant(tip.shift[None, None]))
    return layers.form(graph.activate(x, tip_activation), True, False)


def works_on_rows(block: Block) -> bool:
    """Return whether a block is computed on rows: transformer blocks and 1x1 convolutions only."""
    if isinstance(block, Bottleneck):
        sides = {*block.into.weight.shape[2:], *block.back.weight.shape[2:]}
        return sides == {1} and bool(block.blocks) and all(map(works_on_rows, block.blocks))
    return isinstance(block, (Attention, FeedForward))


class _Blocks:
    """Adds blocks to a graph."""

    def __init__(self, graph: GraphBuilder, size: int) -> None:
        self._graph = graph
        self._size = size

    def all_of(self, blocks: Sequence[Block], x: Node, in_rows: bool) -> tuple[Node, bool]:
        """Add blocks one after the other; x and the result are rows or a map."""
        for block in blocks:
            x = self.form(x, in_rows, in_rows := works_on_rows(block))
            x = self._block(block, x, in_rows)
        return x, in_rows

    def form(self, x: Node, is_rows: bool, as_rows: bool) -> Node:
        """Convert between rows and a map if needed."""
        if is_rows == as_rows:
            return x
        return self._graph.rows(x) if as_rows else self._graph.maps(x, self._size)

    def _block(self, block: Block, x: Node, in_rows: bool) -> Node:
        """Return x plus the block's output."""
        graph = self._graph
        match block:
            case Attention():
                return self._attention(block, x)
            case FeedForward():
                return self._feed_forward(block, x)
            case Bottleneck() if in_rows:
                y = graph.matrix(self._normalized(block.norm1, x), _matrix(block.into))
                y, _ = self.all_of(block.blocks, y, True)
                return graph.matrix(self._normalized(block.norm2, y), _matrix(block.back), onto=x)
            case Bottleneck():
                y = graph.convolve(x, block.into.weight, before=block.norm1)
                y = self.form(*self.all_of(block.blocks, y, False), False)
                return graph.convolve(y, block.back.weight, before=block.norm2, onto=x)
            case GlobalPooling():
                y = graph.normalize(x, block.norm1)
                pooled = _convolve(graph, y, block.pooled, block.pooled_norm)
                bias = graph.dense(
                    _pool(graph, pooled, self._size), block.dense * block.norm2.scale
                )
                y = _convolve(graph, y, block.first, block.norm2._replace(activation="identity"))
                y = graph.add(y, graph.everywhere(bias))
                y = graph.activate(y, block.norm2.activation)
                return graph.convolve(y, block.second.weight, onto=x)
            case _:
                y = _convolve(graph, x, block.first, block.norm2, before=block.norm1)
                return graph.convolve(y, block.second.weight, onto=x)

    def _feed_forward(self, block: FeedForward, x: Node) -> Node:
        graph, scale = self._graph, block.norm.weight[:, None]
        t = graph.root_mean_square(x, block.norm.epsilon)
        first, gate = graph.matrices(t, (block.first * scale, block.gate * scale))
        hidden = graph.multiply(graph.activate(first, "silu"), gate)
        return graph.matrix(hidden, block.second, onto=x)

    def _attention(self, block: Attention, x: Node) -> Node:
        graph, heads, parts = self._graph, block.heads, head_matrices(block)
        weights = np.concatenate((parts.query, parts.key), 1), parts.value
        scale = block.norm.weight[:, None]
        t = graph.root_mean_square(x, block.norm.epsilon)
        turned, values = graph.matrices(t, [w.reshape(len(w), -1) * scale for w in weights])
        turned = graph.heads(turned, 2 * heads)
        if block.rope is not None:
            angle = np.tile(head_angles(block, self._size), (1, 2, 1))[None]
            turned = graph.turned(turned, np.cos(angle), np.sin(angle))
        query, key = graph.split(turned, [heads, heads], 2)
        attended = graph.attend(query, key, graph.heads(values, heads))
        return graph.matrix(attended, block.output, onto=x)

    def _normalized(self, norm: Norm, x: Node) -> Node:
        """Return rows after a normalization and its activation."""
        graph = self._graph
        y = graph.scaled(x, norm.scale[None, None])
        y = graph.add(y, graph.constant(norm.shift[None, None]))
        return graph.activate(y, norm.activation)


def _matrix(part: Convolution) -> NDArray[np.floating]:
    """Return a 1x1 convolution's weights as [inputs, outputs]."""
    return part.weight[:, :, 0, 0].T


def _convolve(
    graph: GraphBuilder, x: Node, part: Convolution, norm: Norm, before: Norm | None = None
) -> Node:
    """Add a convolution with its normalization folded in, and the activation."""
    weight = part.weight * norm.scale[:, None, None, None]
    return graph.convolve(x, weight, norm.shift, norm.activation, before=before)


def _pool(graph: GraphBuilder, x: Node, size: int) -> Node:
    """Return mean, scaled mean and maximum over the board, [B, 3 C]."""
    mean = graph.mean(x)
    wide = graph.scaled(mean, np.full((1, 1), (size - USUAL_SIDE) / 10.0))
    return graph.join((mean, wide, graph.highest(x)))


def _policy(graph: GraphBuilder, model: KataGoModel, x: Node, size: int) -> dict[str, Node]:
    head = model.policy
    pooled = _pool(graph, _convolve(graph, x, head.pooled, head.pooled_norm), size)
    bias = graph.dense(pooled, head.dense * head.norm.scale)
    hidden = _convolve(graph, x, head.convolution, head.norm._replace(activation="identity"))
    hidden = graph.activate(graph.add(hidden, graph.everywhere(bias)), head.norm.activation)
    moves = graph.convolve(hidden, head.output.weight)
    last = graph.dense(pooled, head.pass_dense, head.pass_bias)
    if head.pass_output is not None:
        last = graph.dense(graph.activate(last, head.pass_activation), head.pass_output)
    return {"moves": moves, "pass": last}


def _values(graph: GraphBuilder, model: KataGoModel, x: Node, size: int) -> dict[str, Node]:
    head, side = model.value, size - USUAL_SIDE
    hidden = _convolve(graph, x, head.convolution, head.norm)
    mean = graph.mean(hidden)
    scales = side / 10.0, side * side / 100.0 - 0.1
    pooled = graph.join((mean, *(graph.scaled(mean, np.full((1, 1), by)) for by in scales)))
    dense = graph.activate(graph.dense(pooled, head.dense, head.bias), head.activation)
    weight = np.concatenate((head.value, head.score), 1)
    value = graph.dense(dense, weight, np.concatenate((head.value_bias, head.score_bias)))
    return {"value": value, "ownership": graph.flat(graph.convolve(hidden, head.ownership.weight))}


def _encoded(graph: GraphBuilder, encoder: Encoder, players: Node) -> Node:
    """Return the trunk's bias from a description of the players."""
    hidden = graph.dense(players, encoder.first, encoder.first_bias)
    hidden = graph.activate(hidden, encoder.first_activation)
    hidden = graph.dense(hidden, encoder.second, encoder.second_bias)
    return graph.dense(graph.activate(hidden, encoder.second_activation), encoder.third)
