"""Residual tower: 3x3 convolutions, optionally with global pooling in every second block."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

__all__ = ["EPSILON", "GlobalPoolingBias", "NormalizedConvolution", "ResidualBlock", "Trunk"]

EPSILON = 1e-5
"""Added to the variance of batch normalization, as Leela Zero and SAI do."""


class NormalizedConvolution(nn.Module):
    """A convolution that keeps the board size, and its normalization.

    Parameters
    ----------
    kernel
        1 or 3 [points].
    norm
        "batch", or "none" for a plain bias.
    """

    def __init__(self, inputs: int, outputs: int, kernel: int, norm: str) -> None:
        super().__init__()
        batch = norm == "batch"
        self.convolution = nn.Conv2d(inputs, outputs, kernel, padding=kernel // 2, bias=not batch)
        self.norm = nn.BatchNorm2d(outputs, eps=EPSILON) if batch else None

    def forward(self, x: Tensor) -> Tensor:
        """[B, inputs, S, S] -> [B, outputs, S, S], before the rectifier."""
        x = self.convolution(x)
        return x if self.norm is None else self.norm(x)

    def folded(self) -> tuple[Tensor, Tensor]:
        """Weight and bias of the one convolution that inference needs, in float64."""
        weight = self.convolution.weight.detach().double()
        if self.norm is None:
            assert self.convolution.bias is not None
            return weight, self.convolution.bias.detach().double()
        norm = self.norm
        assert norm.running_var is not None
        assert norm.running_mean is not None
        scale = norm.weight.detach().double() / (norm.running_var.double() + EPSILON).sqrt()
        bias = norm.bias.detach().double() - norm.running_mean.double() * scale
        return weight * scale[:, None, None, None], bias


class GlobalPoolingBias(nn.Module):
    """A bias per channel from means and maxima over the whole board, as KataGo's trunk has it.

    A quarter of the channels is pooled; the bias reaches all of them.
    """

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.pooled = max(channels // 4, 1)
        self.dense = nn.Linear(2 * self.pooled, channels, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        """[B, C, S, S] before the rectifier -> the same with the bias added."""
        pooled = functional.relu(x[:, : self.pooled])
        both = torch.cat((pooled.mean((2, 3)), pooled.amax((2, 3))), 1)
        bias: Tensor = self.dense(both)
        return x + bias[:, :, None, None]


class ResidualBlock(nn.Module):
    """Two 3x3 convolutions beside a skip; see `Trunk`."""

    def __init__(self, channels: int, norm: str, global_pooling: bool) -> None:
        super().__init__()
        self.first = NormalizedConvolution(channels, channels, 3, norm)
        self.pooling = GlobalPoolingBias(channels) if global_pooling else None
        self.second = NormalizedConvolution(channels, channels, 3, norm)

    def forward(self, x: Tensor) -> Tensor:
        """[B, C, S, S] -> [B, C, S, S]."""
        y = self.first(x)
        if self.pooling is not None:
            y = self.pooling(y)
        y = self.second(functional.relu(y))
        return functional.relu(y + x)


class Trunk(nn.Module):
    """Planes to channels.

    Parameters
    ----------
    global_pooling
        Whether every second block (the 2nd, 4th, ...) adds a bias pooled over the board.
    """

    def __init__(
        self, planes: int, channels: int, blocks: int, norm: str, global_pooling: bool
    ) -> None:
        super().__init__()
        self.input = NormalizedConvolution(planes, channels, 3, norm)
        self.blocks = nn.ModuleList(
            ResidualBlock(channels, norm, global_pooling and i % 2 == 1) for i in range(blocks)
        )

    def forward(self, planes: Tensor) -> Tensor:
        """[B, F, S, S] -> [B, C, S, S]."""
        x = functional.relu(self.input(planes))
        for block in self.blocks:
            x = block(x)
        return x
