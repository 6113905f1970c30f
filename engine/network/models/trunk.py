"""Trunks: a residual tower, or a plain one, optionally with cross layers between its convolutions.

Residual blocks may add a bias pooled over the board, and may rectify what they read in place of
what they write (He et al. 2016, Identity mappings in deep residual networks), as KataGo's do. Cross
layers see the diagonals of the board, along which ladders run (Barratt et al., Playing Go without
Game Tree Search Using Convolutional Neural Networks, 4.1 to 4.3). For blocks of attention see
`engine.network.models.transformer`.
"""

from __future__ import annotations

from functools import cache

import torch
from torch import Tensor, nn
from torch.nn import functional

from engine.base.plugins import parts_of
from engine.network.models.parts import TRUNK_BLOCKS
from engine.network.models.settings import NetworkSettings
from engine.network.models.shapes import BATCH_EPSILON, cross_points
from engine.network.models.transformer import RmsTip, TransformerBlock


@cache
def _points_on(device: torch.device, kernel: int, width: int) -> Tensor:
    """Return `cross_points` as a tensor on a device, cached because each copy would block."""
    with torch.inference_mode(False):  # gradients may need it later
        return torch.tensor(cross_points(kernel, width), device=device)


class CrossConvolution(nn.Module):
    """A convolution whose weights outside of a cross are zero; it keeps the board size.

    Only the weights on the cross exist as parameters, so that no optimizer can change the others.

    Parameters
    ----------
    kernel
        Side of the kernel, odd [points].
    width
        Width of the cross, see `cross_points`.
    """

    def __init__(self, inputs: int, outputs: int, kernel: int, width: int, bias: bool) -> None:
        super().__init__()
        self._side = kernel
        self._width = width
        points = len(cross_points(kernel, width))
        self.weight = nn.Parameter(torch.empty(outputs, inputs, points))
        nn.init.kaiming_uniform_(self.weight, a=5**0.5)
        self.bias = nn.Parameter(torch.zeros(outputs)) if bias else None

    def kernel(self) -> Tensor:
        """Return the weights as an ordinary kernel [outputs, inputs, side, side]."""
        outputs, inputs = self.weight.shape[:2]
        whole = self.weight.new_zeros(outputs, inputs, self._side**2)
        places = _points_on(self.weight.device, self._side, self._width)
        whole = whole.index_copy(2, places, self.weight)
        return whole.view(outputs, inputs, self._side, self._side)

    def forward(self, x: Tensor) -> Tensor:
        """[B, inputs, S, S] -> [B, outputs, S, S]."""
        return functional.conv2d(x, self.kernel(), self.bias, padding=self._side // 2)


class NormalizedConvolution(nn.Module):
    """A convolution that keeps the board size, and its normalization.

    Parameters
    ----------
    kernel
        Side of the kernel, odd [points].
    norm
        "batch", or "none" for a plain bias.
    width
        Width of a cross that the kernel is restricted to; 0 = none, see `CrossConvolution`.
    """

    def __init__(self, inputs: int, outputs: int, kernel: int, norm: str, width: int = 0) -> None:
        super().__init__()
        bias = norm != "batch"
        self.convolution: nn.Conv2d | CrossConvolution
        if width:
            self.convolution = CrossConvolution(inputs, outputs, kernel, width, bias)
        else:
            self.convolution = nn.Conv2d(inputs, outputs, kernel, padding=kernel // 2, bias=bias)
        self.norm = None if bias else nn.BatchNorm2d(outputs, eps=BATCH_EPSILON)

    def forward(self, x: Tensor) -> Tensor:
        """[B, inputs, S, S] -> [B, outputs, S, S], before the rectifier."""
        x = self.convolution(x)
        return x if self.norm is None else self.norm(x)


class GlobalPoolingBias(nn.Module):
    """A bias for each channel from means and maxima over the whole board, as in KataGo's trunk.

    Parameters
    ----------
    channels
        Number of channels, each of which gets a bias.
    pooled
        Number of channels that are pooled: the first ones.
    """

    def __init__(self, channels: int, pooled: int) -> None:
        super().__init__()
        self.pooled = max(pooled, 1)
        self.dense = nn.Linear(2 * self.pooled, channels, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        """[B, C, S, S] -> [B, C, S, S] with the bias added, before the rectifier."""
        pooled = functional.relu(x[:, : self.pooled])
        both = torch.cat((pooled.mean((2, 3)), pooled.amax((2, 3))), 1)
        bias: Tensor = self.dense(both)
        return x + bias[:, :, None, None]


class ResidualBlock(nn.Module):
    """Residual block: two 3x3 convolutions, the skip connection, and a rectifier."""

    def __init__(self, channels: int, norm: str, global_pooling: bool) -> None:
        super().__init__()
        self.first = NormalizedConvolution(channels, channels, 3, norm)
        self.pooling = GlobalPoolingBias(channels, channels // 4) if global_pooling else None
        self.second = NormalizedConvolution(channels, channels, 3, norm)

    def forward(self, x: Tensor) -> Tensor:
        """[B, C, S, S] -> [B, C, S, S]."""
        y = self.first(x)
        if self.pooling is not None:
            y = self.pooling(y)
        y = self.second(functional.relu(y))
        return functional.relu(y + x)


def shifted(x: Tensor, shift: Tensor) -> Tensor:
    """Return maps [B, C, S, S] plus a shift [C], rectified, in the type of the maps."""
    return functional.relu(x + shift.to(x.dtype)[:, None, None])


class PreactivationBlock(nn.Module):
    """Preactivation block: rectifiers before the two 3x3 convolutions, none after the sum."""

    def __init__(self, channels: int, global_pooling: bool) -> None:
        super().__init__()
        self.shift = nn.Parameter(torch.zeros(channels))
        """Added to the input before its rectifier, [C]."""
        self.first = NormalizedConvolution(channels, channels, 3, "none")
        self.pooling = GlobalPoolingBias(channels, channels // 3) if global_pooling else None
        self.second = NormalizedConvolution(channels, channels, 3, "none")

    def forward(self, x: Tensor) -> Tensor:
        """[B, C, S, S] -> [B, C, S, S]."""
        y = self.first(shifted(x, self.shift))
        if self.pooling is not None:
            y = self.pooling(y)
        return x + self.second(functional.relu(y))  # type: ignore[no-any-return]


class CrossLayer(nn.Module):
    """Cross layer: the input, joined with the outputs of branches of cross convolutions.

    Each branch has a cross convolution between two 1x1 convolutions, which reduce the weights.

    Parameters
    ----------
    inputs
        Channels of the input.
    settings
        Kernel, widths and channels of the cross convolutions.
    """

    def __init__(self, inputs: int, settings: NetworkSettings) -> None:
        super().__init__()
        narrow, outputs, norm = settings.cross_squeeze, settings.cross_outputs, settings.norm
        self.branches = nn.ModuleList(
            nn.ModuleList(
                (
                    NormalizedConvolution(inputs, narrow, 1, norm),
                    NormalizedConvolution(narrow, narrow, settings.cross_kernel, norm, width),
                    NormalizedConvolution(narrow, outputs, 1, norm),
                )
            )
            for width in settings.widths_of_crosses
        )
        self.outputs = inputs + outputs * len(self.branches)
        """Channels of the output."""

    def paths(self) -> list[list[NormalizedConvolution]]:
        """Return the convolutions of each branch, in order; a rectifier follows each."""
        return [
            [layer for layer in branch if isinstance(layer, NormalizedConvolution)]
            for branch in self.branches
            if isinstance(branch, nn.ModuleList)
        ]

    def forward(self, x: Tensor) -> Tensor:
        """[B, inputs, S, S] -> [B, outputs, S, S], the input first."""
        parts = [x]
        for path in self.paths():
            y = x
            for layer in path:
                y = functional.relu(layer(y))
            parts.append(y)
        return torch.cat(parts, 1)


class Trunk(nn.Module):
    """The trunk: a first convolution, then the blocks of the kind `NetworkSettings.trunk`.

    Blocks are `ResidualBlock`; or `PreactivationBlock`, with a shift and a rectifier after the last
    one; or in a plain trunk `NormalizedConvolution`, each followed by a rectifier, and
    `CrossLayer`; or `TransformerBlock`, with a norm after the last one; or those of a plug-in.
    """

    def __init__(self, settings: NetworkSettings) -> None:
        super().__init__()
        channels, norm = settings.channels, settings.norm
        first = settings.first_channels or channels
        planes = settings.feature_set.planes
        self.input = NormalizedConvolution(planes, first, settings.first_kernel, norm)
        self.blocks = nn.ModuleList()
        self.shift: nn.Parameter | None = None
        """Shift [C] of the last block's output before the rectifier; preactivation trunks only."""
        self.part = ""
        """Name of the plug-in's block; "" without one."""
        self.tip: RmsTip | None = None
        """Norm and activation after the last block; transformer trunks only."""
        if settings.trunk == "transformer":
            self.blocks.extend(TransformerBlock(settings) for _ in range(settings.blocks))
            self.tip = RmsTip(channels)
            return
        if settings.trunk == "preactivation":
            self.shift = nn.Parameter(torch.zeros(channels))
            for i in range(settings.blocks):
                pooling = settings.global_pooling and i > 0 and i % 2 == 0
                self.blocks.append(PreactivationBlock(channels, pooling))
            return
        for name in parts_of(settings.block):
            make, own = TRUNK_BLOCKS[name].make, settings.block_settings
            with TRUNK_BLOCKS.calls(name, "block"):
                self.blocks.extend(make(channels, own) for _ in range(settings.blocks))
            self.part = name
            return
        if settings.trunk == "residual":
            for i in range(settings.blocks):
                pooling = settings.global_pooling and i % 2 == 1
                self.blocks.append(ResidualBlock(channels, norm, pooling))
            return
        inputs, crosses = first, settings.places_of_crosses
        for number in range(1, settings.blocks + 1):
            if number in crosses:
                cross = CrossLayer(inputs, settings)
                self.blocks.append(cross)
                inputs = cross.outputs
            self.blocks.append(NormalizedConvolution(inputs, channels, 3, norm))
            inputs = channels

    def forward(self, planes: Tensor) -> Tensor:
        """[B, F, S, S] -> [B, C, S, S]."""
        x = self.input(planes)
        if self.begins_rectified:
            x = functional.relu(x)
        for block in self.blocks:
            x = self._of_plugin(block, x) if self.part else block(x)
            if isinstance(block, NormalizedConvolution):
                x = functional.relu(x)
        if self.tip is not None:
            return self.tip(x)  # type: ignore[no-any-return]
        return x if self.shift is None else shifted(x, self.shift)

    def _of_plugin(self, block: nn.Module, x: Tensor) -> Tensor:
        """Return the output of a plug-in's block; raise PluginError if it fails or has no maps."""
        with TRUNK_BLOCKS.calls(self.part, "block"):
            y = block(x)
        TRUNK_BLOCKS.check_shape(self.part, "block", x.shape, y)
        return y  # type: ignore[no-any-return]

    @property
    def begins_rectified(self) -> bool:
        """Whether a rectifier follows the first convolution."""
        return self.shift is None and self.tip is None
