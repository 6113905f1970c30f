"""The blocks of KataGo's trunks in torch; each adds to its input and may overwrite it."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from engine.network.models.katago_layers import Board, ConvolutionLayer, Place, activate, pool
from engine.network.models.katago_parts import (
    Attention,
    Block,
    Bottleneck,
    FeedForward,
    GlobalPooling,
    Ordinary,
    RootMeanSquare,
    head_angles,
    head_matrices,
)

_SMALL_BOARD: Final = 9
"""Largest board side for which attention is faster as two products than torch's fused operation."""


class BlockLayer(Protocol):
    """A block, prepared to run."""

    def run(self, x: Tensor, board: Board) -> Tensor:
        """Map [B, C, S, S] to the same shape."""


def make_block(place: Place, block: Block) -> BlockLayer:
    """Create the layers of a block."""
    if isinstance(block, Ordinary):
        return _Ordinary(place, block)
    if isinstance(block, GlobalPooling):
        return _GlobalPooling(place, block)
    if isinstance(block, Bottleneck):
        return _Bottleneck(place, block)
    if isinstance(block, FeedForward):
        return _FeedForward(place, block)
    return _Attention(place, block)


class _Ordinary:
    def __init__(self, place: Place, block: Ordinary) -> None:
        self._first = ConvolutionLayer(place, (block.first, block.norm2), before=block.norm1)
        self._second = ConvolutionLayer(place, (block.second, None))
        self._activation = block.norm2.activation

    def run(self, x: Tensor, board: Board) -> Tensor:
        y = self._first.run(x, board, self._activation)
        return self._second.add(x, board.masked(y), board)


class _GlobalPooling:
    """A global pooling block; its two first convolutions are joined."""

    def __init__(self, place: Place, block: GlobalPooling) -> None:
        parts = (block.first, block.norm2), (block.pooled, block.pooled_norm)
        self._first = ConvolutionLayer(place, *parts, before=block.norm1)
        self._regular = len(block.first.weight)
        self._pooled_activation = block.pooled_norm.activation
        wide = place._replace(dtype=torch.promote_types(place.dtype, torch.float32))
        self._dense = wide.tensor(block.dense * block.norm2.scale)
        self._activation = block.norm2.activation
        self._second = ConvolutionLayer(place, (block.second, None))

    def run(self, x: Tensor, board: Board) -> Tensor:
        both = self._first.run(x, board)
        pooled = activate(both[:, self._regular :], self._pooled_activation)
        bias = pool(board.masked(pooled), board) @ self._dense
        y = both[:, : self._regular] + bias.to(both.dtype)[:, :, None, None]
        return self._second.add(x, board.masked(activate(y, self._activation)), board)


class _Bottleneck:
    def __init__(self, place: Place, block: Bottleneck) -> None:
        self._into = ConvolutionLayer(place, (block.into, None), before=block.norm1)
        self._blocks = [make_block(place, inner) for inner in block.blocks]
        self._back = ConvolutionLayer(place, (block.back, None), before=block.norm2)

    def run(self, x: Tensor, board: Board) -> Tensor:
        y = self._into.run(x, board)
        for block in self._blocks:
            y = block.run(y, board)
        return self._back.add(x, y, board)


class _Rows:
    """Base of attention and feed-forward blocks, which work on rows [B * N, C].

    In channels-last order a map has the layout of rows, so that nothing is copied between blocks.
    The RMS norm's weight is part of the matrices that follow.
    """

    def __init__(self, place: Place, norm: RootMeanSquare, last: NDArray[np.float32]) -> None:
        self._epsilon = norm.epsilon
        self._wide = torch.promote_types(place.dtype, torch.float32)
        self._last = place.tensor(last)

    def _normalized(self, rows: Tensor) -> Tensor:
        """Divide rows by their root mean square, which is computed in float32 or wider."""
        length: Tensor = torch.linalg.vector_norm(rows, dim=1, keepdim=True, dtype=self._wide)
        mean = length.square_().div_(rows.shape[1]).add_(self._epsilon)
        return (rows * mean.rsqrt_()).to(rows.dtype)

    def _added(self, x: Tensor, rows: Tensor, y: Tensor, board: Board) -> Tensor:
        """Return the map x (rows may be a view of it) plus y times the last matrix."""
        if board.mask is None:
            rows = rows.addmm_(y, self._last)
        else:
            on_board = board.mask.to(rows.dtype).flatten()[:, None]
            rows = rows + (y @ self._last) * on_board
        channels_last: Tensor = rows.view(len(x), *x.shape[2:], -1)
        return channels_last.permute(0, 3, 1, 2)


class _FeedForward(_Rows):
    def __init__(self, place: Place, block: FeedForward) -> None:
        super().__init__(place, block.norm, block.second)
        both = np.concatenate((block.first, block.gate), 1)
        self._first = place.tensor(both * block.norm.weight[:, None])

    def run(self, x: Tensor, board: Board) -> Tensor:
        rows = _rows_of(x)
        first, gate = (self._normalized(rows) @ self._first).chunk(2, 1)
        return self._added(x, rows, functional.silu(first).mul_(gate), board)


class _Attention(_Rows):
    """An attention block; queries, keys and values are one product.

    Key heads shared by several query heads are repeated, and the pairs rotated by rotary embeddings
    become the two halves of a head; neither changes the products of queries and keys.
    """

    def __init__(self, place: Place, block: Attention) -> None:
        super().__init__(place, block.norm, block.output)
        self._heads = block.heads
        parts = head_matrices(block)
        self._width = parts.query.shape[2]
        joined = np.concatenate([part.reshape(len(part), -1) for part in parts], 1)
        self._joined = place.tensor(joined * block.norm.weight[:, None])
        self._turn: tuple[Tensor, Tensor] | None = None
        if block.rope is not None:
            angle = head_angles(block, place.size)
            cos, sin = np.cos(angle), np.sin(angle)
            self._turn = (
                place.tensor(np.tile(np.concatenate((cos, cos), 2), (1, 2, 1))),
                place.tensor(np.tile(np.concatenate((-sin, sin), 2), (1, 2, 1))),
            )
        on_processor = place.device.type == "cpu"
        self._is_small = on_processor and place.size <= _SMALL_BOARD

    def run(self, x: Tensor, board: Board) -> Tensor:
        rows = _rows_of(x)
        heads, width = self._heads, self._width
        count, points = len(x), x.shape[2] * x.shape[3]
        joined = (self._normalized(rows) @ self._joined).view(count, points, -1)
        turned, values = joined.tensor_split((2 * heads * width,), 2)
        turned = turned.view(count, points, 2 * heads, width)
        if self._turn is not None:
            cos, sin = self._turn
            half = width // 2
            crossed = torch.cat((turned[..., half:], turned[..., :half]), 3)
            turned = torch.addcmul(turned * cos, crossed, sin)
        query, key, value = (
            part.transpose(1, 2)
            for part in (
                turned[:, :, :heads],
                turned[:, :, heads:],
                values.view(count, points, heads, -1),
            )
        )  # [B, heads, N, width]
        if self._is_small and board.mask is None:
            attended = (query @ key.transpose(2, 3)).softmax(3) @ value
        else:
            on_board = None if board.mask is None else board.mask.flatten(2)[:, :, None, :] != 0
            attended = functional.scaled_dot_product_attention(
                query, key, value, attn_mask=on_board, scale=1.0
            )
        return self._added(x, rows, attended.transpose(1, 2).flatten(2).flatten(0, 1), board)


def _rows_of(x: Tensor) -> Tensor:
    """Return [B, C, S, S] as [B * N, C]."""
    return x.permute(0, 2, 3, 1).flatten(0, 2)
