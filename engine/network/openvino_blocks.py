"""The transformer blocks of KataGo's networks in OpenVINO's operations, on rows [B, N, C]."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.network.foreign.katago_parts import (
    Attention,
    Block,
    Bottleneck,
    FeedForward,
    RootMeanSquare,
)
from engine.network.openvino_graph import GraphBuilder, Node

__all__ = ["add_attention", "add_feed_forward", "normalized_tip", "works_on_rows"]


def works_on_rows(block: Block) -> bool:
    """Whether a block is computed on rows: it only has transformer blocks and 1x1 convolutions."""
    if isinstance(block, Bottleneck):
        sides = {*block.into.weight.shape[2:], *block.back.weight.shape[2:]}
        return sides == {1} and bool(block.blocks) and all(map(works_on_rows, block.blocks))
    return isinstance(block, (Attention, FeedForward))


def add_feed_forward(graph: GraphBuilder, block: FeedForward, x: Node) -> Node:
    """x and what the block adds to it."""
    scale = block.norm.weight[:, None]
    t = graph.root_mean_square(x, block.norm.epsilon, [2])
    first = graph.activate(graph.matrix(t, block.first * scale), "silu")
    hidden = graph.multiply(first, graph.matrix(t, block.gate * scale))
    return graph.add(x, graph.matrix(hidden, block.second))


def add_attention(graph: GraphBuilder, block: Attention, x: Node, size: int) -> Node:
    """x and what the block adds to it.

    Key heads that several query heads share are repeated, and the pairs that rotary embeddings turn
    become the two halves of a head; neither changes the products of queries and keys.
    """
    heads, shared = block.heads, block.heads // block.key_heads
    query = _heads_of(block.query, heads, 1)
    query = query / np.sqrt(query.shape[2])
    key = _heads_of(block.key, block.key_heads, shared)
    value = _heads_of(block.value, block.key_heads, shared)
    if block.rope is not None:
        query, key = (np.concatenate((w[:, :, ::2], w[:, :, 1::2]), 2) for w in (query, key))
    weight = np.concatenate([w.reshape(len(w), -1) for w in (query, key, value)], 1)
    t = graph.root_mean_square(x, block.norm.epsilon, [2])
    joined = graph.matrix(t, weight * block.norm.weight[:, None])
    asked, told = graph.split(joined, [2 * heads * query.shape[2], heads * value.shape[2]], 2)
    asked = graph.heads(asked, 2 * heads)
    if block.rope is not None:
        angle = np.tile(_angles(block.rope.frequency.repeat(shared, 0), size), (1, 1, 2, 1))
        asked = graph.turned(asked, np.cos(angle), np.sin(angle))
    asks, answers = graph.split(asked, [heads, heads], 2)
    seen = graph.attend(asks, answers, graph.heads(told, heads))
    return graph.add(x, graph.matrix(seen, block.output))


def normalized_tip(graph: GraphBuilder, tip: RootMeanSquare, x: Node) -> Node:
    """The RMS norm at the end of a trunk, of rows."""
    y = graph.root_mean_square(x, tip.epsilon, [1, 2] if tip.spatial else [2])
    return graph.add(graph.scaled(y, tip.weight[None, None]), graph.constant(tip.shift[None, None]))


def _heads_of(weight: NDArray[np.float32], heads: int, shared: int) -> NDArray[Any]:
    """A matrix [inputs, heads * width] as [inputs, heads * shared, width]."""
    return weight.astype(np.float64).reshape(len(weight), heads, -1).repeat(shared, 1)


def _angles(frequency: NDArray[np.float64], size: int) -> NDArray[np.float64]:
    """Angles [1, N, heads, pairs] that rotary embeddings turn pairs by."""
    y, x = np.divmod(np.arange(size * size), size)
    return (x[:, None, None] * frequency[:, :, 0] + y[:, None, None] * frequency[:, :, 1])[None]
