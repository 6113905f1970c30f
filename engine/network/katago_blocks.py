"""The blocks of KataGo's trunks; each adds to its input and may overwrite it."""

from __future__ import annotations

from typing import Protocol

import torch
from torch import Tensor
from torch.nn import functional

from engine.network.foreign.katago_parts import (
    Attention,
    Block,
    Bottleneck,
    FeedForward,
    GlobalPooling,
    Ordinary,
)
from engine.network.katago_layers import (
    Board,
    ConvolutionLayer,
    NormLayer,
    Place,
    RmsLayer,
    activate,
    pool,
)

__all__ = ["BlockLayer", "make_block"]


class BlockLayer(Protocol):
    """A block, ready to run."""

    def run(self, x: Tensor, board: Board) -> Tensor:
        """[B, C, S, S] to the same shape."""
        ...


def make_block(place: Place, block: Block) -> BlockLayer:
    """The layers of any block."""
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
        self._norm = NormLayer(place, block.norm1)
        self._first = ConvolutionLayer(place, (block.first, block.norm2))
        self._second = ConvolutionLayer(place, (block.second, None))
        self._activation = block.norm2.activation

    def run(self, x: Tensor, board: Board) -> Tensor:
        y = self._first.run(self._norm.run(x, board), self._activation)
        return self._second.add(x, board.masked(y))


class _GlobalPooling:
    """Both first convolutions are one."""

    def __init__(self, place: Place, block: GlobalPooling) -> None:
        self._norm = NormLayer(place, block.norm1)
        self._first = ConvolutionLayer(
            place, (block.first, block.norm2), (block.pooled, block.pooled_norm)
        )
        self._regular = len(block.first.weight)
        self._pooled_activation = block.pooled_norm.activation
        wide = place._replace(dtype=torch.promote_types(place.dtype, torch.float32))
        self._dense = wide.tensor(block.dense * block.norm2.scale)
        self._activation = block.norm2.activation
        self._second = ConvolutionLayer(place, (block.second, None))

    def run(self, x: Tensor, board: Board) -> Tensor:
        both = self._first.run(self._norm.run(x, board))
        pooled = activate(both[:, self._regular :], self._pooled_activation)
        bias = pool(board.masked(pooled), board) @ self._dense
        y = both[:, : self._regular] + bias.to(both.dtype)[:, :, None, None]
        return self._second.add(x, board.masked(activate(y, self._activation)))


class _Bottleneck:
    def __init__(self, place: Place, block: Bottleneck) -> None:
        self._norm = NormLayer(place, block.norm1)
        self._into = ConvolutionLayer(place, (block.into, None))
        self._blocks = [make_block(place, inner) for inner in block.blocks]
        self._last_norm = NormLayer(place, block.norm2)
        self._back = ConvolutionLayer(place, (block.back, None))

    def run(self, x: Tensor, board: Board) -> Tensor:
        y = self._into.run(self._norm.run(x, board))
        for block in self._blocks:
            y = block.run(y, board)
        return self._back.add(x, self._last_norm.run(y, board))


class _FeedForward:
    def __init__(self, place: Place, block: FeedForward) -> None:
        self._norm = RmsLayer(place, block.norm)
        self._first = place.tensor(block.first)
        self._gate = place.tensor(block.gate)
        self._second = place.tensor(block.second)

    def run(self, x: Tensor, board: Board) -> Tensor:
        t = _points_first(self._norm.run(x, board))
        y = (functional.silu(t @ self._first) * (t @ self._gate)) @ self._second
        return x + board.masked(_channels_first(y, x))


class _Attention:
    def __init__(self, place: Place, block: Attention) -> None:
        self._norm = RmsLayer(place, block.norm)
        self._heads = block.heads
        self._key_heads = block.key_heads
        self._query = place.tensor(block.query)
        self._key = place.tensor(block.key)
        self._value = place.tensor(block.value)
        self._output = place.tensor(block.output)
        self._turn: tuple[Tensor, Tensor] | None = None
        if block.rope is not None:
            frequency = torch.tensor(block.rope.frequency)  # [key heads, pairs, (x, y)]
            point = torch.arange(place.size**2)
            x, y = point % place.size, point // place.size
            angle = x[:, None] * frequency[:, None, :, 0] + y[:, None] * frequency[:, None, :, 1]
            self._turn = (
                angle.cos().to(place.device, place.dtype),
                angle.sin().to(place.device, place.dtype),
            )

    def run(self, x: Tensor, board: Board) -> Tensor:
        t = _points_first(self._norm.run(x, board))
        shared = self._heads // self._key_heads
        query, key, value = (
            (t @ matrix).view(*t.shape[:2], heads, -1).transpose(1, 2)
            for matrix, heads in (
                (self._query, self._heads),
                (self._key, self._key_heads),
                (self._value, self._key_heads),
            )
        )  # [B, heads, N, width]
        if self._turn is not None:
            cos, sin = self._turn
            key = _turned(key, cos, sin)
            query = _turned(
                query, cos.repeat_interleave(shared, 0), sin.repeat_interleave(shared, 0)
            )
        on_board = None if board.mask is None else board.mask.flatten(2)[:, :, None, :] != 0
        seen = functional.scaled_dot_product_attention(
            query,
            key.repeat_interleave(shared, 1),
            value.repeat_interleave(shared, 1),
            attn_mask=on_board,
        )
        y = seen.transpose(1, 2).flatten(2) @ self._output
        return x + board.masked(_channels_first(y, x))


def _turned(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """Pairs of neighboring channels turned by their angles; x is [B, heads, N, width]."""
    pairs = cos.shape[2]
    a, b = x[..., : 2 * pairs : 2], x[..., 1 : 2 * pairs : 2]
    turned = torch.stack((a * cos - b * sin, a * sin + b * cos), -1).flatten(3)
    return torch.cat((turned, x[..., 2 * pairs :]), 3)


def _points_first(x: Tensor) -> Tensor:
    """[B, C, S, S] as [B, N, C]."""
    return x.permute(0, 2, 3, 1).flatten(1, 2)


def _channels_first(y: Tensor, like: Tensor) -> Tensor:
    """[B, N, C] as [B, C, S, S] in channels-last order."""
    return y.view(len(y), *like.shape[2:], -1).permute(0, 3, 1, 2)
