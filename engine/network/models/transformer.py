"""Transformer trunks: bottleneck blocks of self-attention over the points and feed-forward layers.

The layers are those of KataGo's transformer networks, so that inference runs ours by the same code
(`engine.network.graphs.katago_graph`). Rotary embeddings of learned frequencies tell attention
where the points are (Su et al. 2021, RoFormer, arXiv:2104.09864); feed-forward layers are gated
(Shazeer 2020, GLU Variants Improve Transformer, arXiv:2002.05202); RMS norms come first (Zhang and
Sennrich 2019, arXiv:1910.07467).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import torch
from torch import Tensor, nn
from torch.nn import functional

from engine.network.models.settings import NetworkSettings
from engine.network.models.shapes import PAIRS, RMS_EPSILON

FASTEST_ROTATION: Final = 2.0
"""Largest rotation from one point to the next in a network at its random start [radians]."""


class AttentionLayer(nn.Module):
    """Self-attention between all points, added to its input.

    Parameters
    ----------
    channels
        Channels of the rows; a multiple of twice the heads.
    """

    matrices: Final = ("query", "key", "value", "output")

    def __init__(self, channels: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm = nn.Parameter(torch.ones(channels))
        """Weight of the RMS norm, [C]."""
        self.query, self.key, self.value, self.output = (
            nn.Linear(channels, channels, bias=False) for _ in range(4)
        )
        # without axes, as files store matrices in half precision
        self.register_buffer("frequency", torch.zeros(channels))
        self.frequency: Tensor
        """Rotations from one point to the next [radians]: of each head, pair and axis (x, y)."""

    def forward(self, rows: Tensor, size: int) -> Tensor:
        """[B, N, C] -> [B, N, C], for boards of a size [points per side]."""
        count, points, channels = rows.shape
        x = _normalized(rows, self.norm)
        query, key, value = (
            layer(x).view(count, points, self.heads, -1).transpose(1, 2)
            for layer in (self.query, self.key, self.value)
        )
        cos, sin = self._rotation(size)
        attended = _attended(_rotated(query, cos, sin), _rotated(key, cos, sin), value)
        out: Tensor = self.output(attended.transpose(1, 2).reshape(count, points, channels))
        return rows + out

    def _rotation(self, size: int) -> tuple[Tensor, Tensor]:
        """Return cosines and sines of the rotations, [heads, N, pairs]."""
        frequency = self.frequency.view(self.heads, 1, -1, 2)
        place = torch.arange(size * size, device=frequency.device)[None, :, None]
        angle = place % size * frequency[..., 0] + place // size * frequency[..., 1]
        return angle.cos(), angle.sin()

    def set_rotations(self, generator: torch.Generator) -> None:
        """Draw rotations at random."""
        power, direction = torch.rand(2, len(self.frequency) // 2, generator=generator)
        fast = FASTEST_ROTATION * 0.001**power
        angle = 2.0 * torch.pi * direction
        self.frequency.copy_(torch.stack((fast * angle.cos(), fast * angle.sin()), 1).flatten())


def _normalized(rows: Tensor, weight: Tensor) -> Tensor:
    """Return rows [B, N, C] after an RMS norm, which is computed in the type of its weight [C]."""
    wide = rows.to(weight.dtype)
    return functional.rms_norm(wide, weight.shape, weight, RMS_EPSILON).to(rows.dtype)


def _attended(query: Tensor, key: Tensor, value: Tensor) -> Tensor:
    """Return values weighted by attention, all [B, heads, N, width]."""
    if query.is_cuda:
        return functional.scaled_dot_product_attention(query, key, value)
    # on the processor the gradients of torch's fused operation are several times slower
    weights: Tensor = (query * query.shape[3] ** -0.5 @ key.mT).softmax(3)
    attended: Tensor = weights.to(value.dtype) @ value
    return attended


def _rotated(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """Rotate pairs of neighboring channels of [B, heads, N, width]."""
    a, b = x[..., ::2], x[..., 1::2]
    rotated = torch.stack((a * cos - b * sin, b * cos + a * sin), 4)
    return rotated.flatten(3).to(x.dtype)


class FeedForwardLayer(nn.Module):
    """Gated feed-forward layer, added to its input."""

    matrices: Final = ("first", "gate", "second")

    def __init__(self, channels: int, hidden: int) -> None:
        super().__init__()
        self.norm = nn.Parameter(torch.ones(channels))
        """Weight of the RMS norm, [C]."""
        self.first = nn.Linear(channels, hidden, bias=False)
        self.gate = nn.Linear(channels, hidden, bias=False)
        self.second = nn.Linear(hidden, channels, bias=False)

    def forward(self, rows: Tensor, size: int) -> Tensor:
        """[B, N, C] -> [B, N, C]."""
        x = _normalized(rows, self.norm)
        return rows + self.second(functional.silu(self.first(x)) * self.gate(x))  # type: ignore[no-any-return]


class TransformerBlock(nn.Module):
    """Bottleneck block: `PAIRS` pairs of layers on fewer channels, added to its input.

    A scale, a shift and an activation come before each of the two matrices of the bottleneck.
    """

    def __init__(self, settings: NetworkSettings) -> None:
        super().__init__()
        outer, inner = settings.channels, settings.block_channels
        self.scale_in = nn.Parameter(torch.ones(outer))
        self.shift_in = nn.Parameter(torch.zeros(outer))
        self.scale_out = nn.Parameter(torch.ones(inner))
        self.shift_out = nn.Parameter(torch.zeros(inner))
        self.into = nn.Linear(outer, inner, bias=False)
        self.layers = nn.ModuleList()
        """`AttentionLayer` and `FeedForwardLayer`, in turn."""
        for _ in range(PAIRS):
            self.layers.append(AttentionLayer(inner, settings.heads))
            self.layers.append(FeedForwardLayer(inner, settings.feed_forward))
        self.back = nn.Linear(inner, outer, bias=False)

    def inner_layers(self) -> Iterator[AttentionLayer | FeedForwardLayer]:
        """Yield the layers between the matrices of the bottleneck, in order."""
        for layer in self.layers:
            assert isinstance(layer, (AttentionLayer, FeedForwardLayer))
            yield layer

    def start(self, generator: torch.Generator) -> None:
        """Make the block the identity, and draw the rotations of its attention layers at random."""
        self.back.weight.zero_()
        for layer in self.inner_layers():
            if isinstance(layer, AttentionLayer):
                layer.set_rotations(generator)

    def forward(self, x: Tensor) -> Tensor:
        """[B, C, S, S] -> [B, C, S, S]."""
        rows = x.permute(0, 2, 3, 1).flatten(1, 2)
        y = self.into(functional.silu(rows * self.scale_in + self.shift_in))
        for layer in self.inner_layers():
            y = layer(y, x.shape[-1])
        y = self.back(functional.silu(y * self.scale_out + self.shift_out))
        return x + y.view(x.shape[0], x.shape[2], x.shape[3], -1).permute(0, 3, 1, 2)  # type: ignore[no-any-return]


class RmsTip(nn.Module):
    """End of a transformer trunk: an RMS norm over all points and channels, and the activation."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(channels))
        self.shift = nn.Parameter(torch.zeros(channels))

    def forward(self, x: Tensor) -> Tensor:
        """[B, C, S, S] -> [B, C, S, S]."""
        mean = x.to(self.weight.dtype).square().mean((1, 2, 3), keepdim=True)
        y = (
            x * torch.rsqrt(mean + RMS_EPSILON) * self.weight[:, None, None]
            + self.shift[:, None, None]
        )
        return functional.silu(y).to(x.dtype)
