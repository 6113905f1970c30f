"""The transformer blocks of KataGo's networks in OpenVINO's operations, on rows [B, N, C].

Bytes are used for the matrices after an RMS norm, three fifths of the work. The inputs of the other
matrices have such large values in few places that bytes would change the answers two to three times
as much.
"""

from __future__ import annotations

import numpy as np

from engine.network.backends.openvino_graph import GraphBuilder, Node
from engine.network.models.katago_parts import (
    Attention,
    Block,
    Bottleneck,
    FeedForward,
    RootMeanSquare,
    head_angles,
    head_matrices,
)


def works_on_rows(block: Block) -> bool:
    """Return whether a block is computed on rows: transformer blocks and 1x1 convolutions only."""
    if isinstance(block, Bottleneck):
        sides = {*block.into.weight.shape[2:], *block.back.weight.shape[2:]}
        return sides == {1} and bool(block.blocks) and all(map(works_on_rows, block.blocks))
    return isinstance(block, (Attention, FeedForward))


def add_feed_forward(graph: GraphBuilder, block: FeedForward, x: Node) -> Node:
    """Return x plus the block's output."""
    scale = block.norm.weight[:, None]
    t = graph.root_mean_square(x, block.norm.epsilon, [2])
    first, gate = graph.matrices(t, (block.first * scale, block.gate * scale))
    hidden = graph.multiply(graph.activate(first, "silu"), gate)
    return graph.add(x, graph.matrix(hidden, block.second))


def add_attention(graph: GraphBuilder, block: Attention, x: Node, size: int) -> Node:
    """Return x plus the block's output."""
    heads, parts = block.heads, head_matrices(block)
    weights = np.concatenate((parts.query, parts.key), 1), parts.value
    scale = block.norm.weight[:, None]
    t = graph.root_mean_square(x, block.norm.epsilon, [2])
    turned, values = graph.matrices(t, [w.reshape(len(w), -1) * scale for w in weights])
    turned = graph.heads(turned, 2 * heads)
    if block.rope is not None:
        angle = np.tile(head_angles(block, size), (1, 2, 1))[None]
        turned = graph.turned(turned, np.cos(angle), np.sin(angle))
    query, key = graph.split(turned, [heads, heads], 2)
    attended = graph.attend(query, key, graph.heads(values, heads))
    return graph.add(x, graph.matrix(attended, block.output))


def normalized_tip(graph: GraphBuilder, tip: RootMeanSquare, x: Node) -> Node:
    """Return the RMS norm at the end of a trunk, of rows."""
    y = graph.root_mean_square(x, tip.epsilon, [1, 2] if tip.spatial else [2])
    return graph.add(graph.scaled(y, tip.weight[None, None]), graph.constant(tip.shift[None, None]))
