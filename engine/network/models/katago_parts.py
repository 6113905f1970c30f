"""The parts of a KataGo network as plain arrays, in the order of its file.

Attention's matrices are also available in the layout that all evaluators use.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]
"""[C]"""
Matrix = NDArray[np.floating[Any]]
"""[inputs, outputs]: y = x M."""


class Convolution(NamedTuple):
    """A convolution (correlation) of odd sides without bias; the output has the board's size."""

    weight: NDArray[np.floating[Any]]  # [outputs, inputs, y, x]


class Norm(NamedTuple):
    """y = scale x + shift, then an activation."""

    scale: Vector
    shift: Vector
    activation: str  # "identity", "relu", "mish" or "silu"


class RootMeanSquare(NamedTuple):
    """y = x / sqrt(mean x^2 + epsilon) weight + shift."""

    weight: Vector
    shift: Vector
    epsilon: float
    spatial: bool  # one mean for all points and channels, else one per point


class Ordinary(NamedTuple):
    """x += second(norm2(first(norm1(x))))."""

    norm1: Norm
    first: Convolution
    norm2: Norm
    second: Convolution


class GlobalPooling(NamedTuple):
    """Like Ordinary, with a bias pooled over the board between the convolutions."""

    norm1: Norm
    first: Convolution
    pooled: Convolution
    pooled_norm: Norm
    dense: Matrix  # [3 pooled channels, channels of `first`]
    norm2: Norm
    second: Convolution


class Bottleneck(NamedTuple):
    """x += back(norm2(blocks(into(norm1(x)))))."""

    norm1: Norm
    into: Convolution
    blocks: tuple[Any, ...]  # Block
    norm2: Norm
    back: Convolution


class Rope(NamedTuple):
    """Angles that rotate pairs of neighboring channels of queries and keys: x wx + y wy."""

    frequency: NDArray[np.float64]  # [key heads, pairs, 2] (wx, wy)


class Attention(NamedTuple):
    """Self-attention between all points; several query heads may share a key and value head."""

    heads: int
    key_heads: int
    norm: RootMeanSquare
    query: Matrix
    key: Matrix
    value: Matrix
    output: Matrix
    rope: Rope | None


class HeadMatrices(NamedTuple):
    """Matrices of an attention block with equal numbers of heads: [inputs, heads, width]."""

    query: NDArray[np.float64]  # divided by the square root of the width
    key: NDArray[np.float64]
    value: NDArray[np.float64]


def head_matrices(block: Attention) -> HeadMatrices:
    """Return an attention block's matrices by head.

    Key and value heads shared by several query heads are repeated. With rotary embeddings, the
    rotated pairs are the two halves of a head instead of neighbors; queries and keys are reordered
    alike, so that their products stay the same.
    """
    shared = block.heads // block.key_heads
    query, key, value = (
        matrix.astype(np.float64).reshape(len(matrix), heads, -1)
        for matrix, heads in (
            (block.query, block.heads),
            (block.key, block.key_heads),
            (block.value, block.key_heads),
        )
    )
    query = query / np.sqrt(query.shape[2])
    if block.rope is not None:
        query, key = (np.concatenate((w[:, :, ::2], w[:, :, 1::2]), 2) for w in (query, key))
    return HeadMatrices(query, key.repeat(shared, 1), value.repeat(shared, 1))


def head_angles(block: Attention, size: int) -> NDArray[np.float64]:
    """Return the rotation angles [N, heads, pairs] of rotary embeddings for a board size."""
    assert block.rope is not None
    frequency = block.rope.frequency.repeat(block.heads // block.key_heads, 0)
    y, x = np.divmod(np.arange(size * size)[:, None, None], size)
    return np.asarray(x * frequency[:, :, 0] + y * frequency[:, :, 1])


class FeedForward(NamedTuple):
    """x += second(silu(first(t)) gate(t)) with t = norm(x)."""

    norm: RootMeanSquare
    first: Matrix
    gate: Matrix
    second: Matrix


Block = Ordinary | GlobalPooling | Bottleneck | Attention | FeedForward


class Encoder(NamedTuple):
    """Three dense layers on the 192 numbers that describe the players, in "human" networks."""

    first: Matrix
    first_bias: Vector
    first_activation: str
    second: Matrix
    second_bias: Vector
    second_activation: str
    third: Matrix


class KataGoTrunk(NamedTuple):
    """The trunk: from the inputs to the heads."""

    convolution: Convolution
    dense: Matrix  # [19, C]
    encoder: Encoder | None
    blocks: tuple[Block, ...]
    tip: Norm | RootMeanSquare
    tip_activation: str  # of a RootMeanSquare tip


class KataGoPolicyHead(NamedTuple):
    """The policy head: moves on the board, and pass."""

    convolution: Convolution
    pooled: Convolution
    pooled_norm: Norm
    dense: Matrix
    norm: Norm
    output: Convolution
    pass_dense: Matrix
    pass_bias: Vector | None  # the last three: from model version 15
    pass_activation: str
    pass_output: Matrix | None


class KataGoValueHead(NamedTuple):
    """The value head: result, scores and ownership."""

    convolution: Convolution
    norm: Norm
    dense: Matrix
    bias: Vector
    activation: str
    value: Matrix
    value_bias: Vector
    score: Matrix
    score_bias: Vector
    ownership: Convolution


class Multipliers(NamedTuple):
    """Factors of the raw outputs; see `engine.network.runners.katago_values`."""

    score_mean: float = 20.0
    score_deviation: float = 20.0
    lead: float = 20.0
    variance_time: float = 40.0
    winrate_error: float = 0.25
    score_error: float = 30.0


class KataGoModel(NamedTuple):
    """A whole KataGo network."""

    name: str
    version: int
    multipliers: Multipliers
    suicide_areas: bool  # pass-alive areas as if suicide were legal
    trunk: KataGoTrunk
    policy: KataGoPolicyHead
    value: KataGoValueHead
