"""The layers of KataGo's networks in torch, prepared for one precision and device."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from engine.network.backends.processor import fusion_is_possible
from engine.network.backends.winograd import WinogradConvolution
from engine.network.models.katago_parts import Convolution, Norm, RootMeanSquare

_ONES: Final = [1, 1]
_USUAL_SIDE: Final = 14.0  # middle of the usual board sides, around which pooled values are scaled
_FAR: Final = 1e9


class Place(NamedTuple):
    """Board size, type and device of layers."""

    size: int  # side of the canvas [points]
    dtype: torch.dtype
    device: torch.device
    fused: bool  # by oneDNN
    winograd: bool = False  # 3x3 convolutions in kernels of our own; float32, boards without mask

    def tensor(self, values: NDArray[np.float32] | NDArray[np.float64]) -> Tensor:
        """Return values as a tensor of this type and device."""
        return torch.tensor(values, dtype=self.dtype, device=self.device)


class Board(NamedTuple):
    """The part of the canvas that is board, and its size."""

    mask: Tensor | None  # [B, 1, S, S] in the trunk's type; None: the whole canvas
    points: Tensor | float  # points of the board, float[B, 1] or one number
    wide: Tensor | float  # (side - 14) / 10
    wider: Tensor | float  # (side - 14)^2 / 100 - 0.1

    @staticmethod
    def of(size: int, mask: Tensor | None) -> Board:
        """Return the boards given by a mask on a canvas of this side."""
        if mask is None:
            side = size - _USUAL_SIDE
            return Board(None, float(size * size), side / 10.0, side * side / 100.0 - 0.1)
        count = mask.sum((2, 3), dtype=torch.promote_types(mask.dtype, torch.float32))
        sides = count.sqrt() - _USUAL_SIDE
        return Board(mask, count, sides / 10.0, sides.square() / 100.0 - 0.1)

    def masked(self, x: Tensor) -> Tensor:
        """Set points off the board to zero."""
        return x if self.mask is None else x * self.mask.to(x.dtype)


def activate(x: Tensor, kind: str) -> Tensor:
    """Apply an activation; may overwrite its input."""
    if kind == "relu":
        return x.relu_()
    if kind == "mish":
        return functional.mish(x)
    if kind == "silu":
        return functional.silu(x)
    return x


def pool(x: Tensor, board: Board) -> Tensor:
    """Return mean, scaled mean and maximum over the board, float[B, 3 C]; x is 0 off the board."""
    mean = x.sum((2, 3), dtype=torch.promote_types(x.dtype, torch.float32)) / board.points
    if board.mask is None:
        highest = x.amax((2, 3))
    else:
        highest = (x - (1.0 - board.mask.to(x.dtype)) * _FAR).amax((2, 3))
    return torch.cat((mean, mean * board.wide, highest.to(mean.dtype)), 1)


class ConvolutionLayer:
    """A convolution and the normalizations around it, if any.

    Parameters
    ----------
    part, norm
        A convolution and the normalization that follows it. Several pairs make one layer with their
        outputs side by side.
    before
        The normalization and activation of the inputs.
    """

    def __init__(
        self, place: Place, *parts: tuple[Convolution, Norm | None], before: Norm | None = None
    ) -> None:
        weights, biases = [], []
        for part, norm in parts:
            weight = part.weight.astype(np.float64)
            if norm is not None:
                weight *= norm.scale[:, None, None, None]
            weights.append(weight)
            biases.append(np.zeros(len(weight)) if norm is None else norm.shift)
        joined = np.concatenate(weights)
        self._norm = None if before is None else NormLayer(place, before)
        self._winograd: WinogradConvolution | None = None
        if place.winograd and joined.shape[2:] == (3, 3):
            self._put_winograd(joined, np.concatenate(biases), before)
            return
        self._padding = [joined.shape[2] // 2, joined.shape[3] // 2]
        self._bias = place.tensor(np.concatenate(biases))
        self._packed = place.fused and fusion_is_possible(place.dtype)
        self._weight = place.tensor(joined).contiguous(memory_format=torch.channels_last)
        if self._packed:
            self._weight = torch.ops.mkldnn._reorder_convolution_weight(
                self._weight,
                self._padding,
                _ONES,
                _ONES,
                1,
                [16, joined.shape[1], place.size, place.size],
            )

    def _put_winograd(
        self, weight: NDArray[np.float64], bias: NDArray[np.float64], before: Norm | None
    ) -> None:
        """Store the layer as `WinogradConvolution`, including the normalization if possible."""
        if before is None or before.activation not in ("identity", "relu"):
            self._winograd = WinogradConvolution(weight, bias)
            return
        self._norm = None
        rectified = before.activation == "relu"
        self._winograd = WinogradConvolution(weight, bias, before.scale, before.shift, rectified)

    def run(self, x: Tensor, board: Board, activation: str = "identity") -> Tensor:
        """Return the convolution of the normalized inputs, with an activation."""
        if self._norm is not None:
            x = self._norm.run(x, board)
        if self._winograd is not None:
            y = self._winograd.run(x, activation == "relu")
            return y if activation == "relu" else activate(y, activation)
        if not self._packed:
            y = functional.conv2d(x, self._weight, self._bias, padding=self._padding)
            return activate(y, activation)
        y = torch.ops.mkldnn._convolution_pointwise.default(
            x,
            self._weight,
            self._bias,
            self._padding,
            _ONES,
            _ONES,
            1,
            "relu" if activation == "relu" else "none",
            [],
            "",
        )
        return y if activation == "relu" else activate(y, activation)

    def add(self, x: Tensor, y: Tensor, board: Board, rectify: bool = False) -> Tensor:
        """Return x + convolution of the normalized y, or its ReLU; may overwrite x."""
        if self._norm is not None:
            y = self._norm.run(y, board)
        if self._winograd is not None:
            return self._winograd.add(x, y, rectify)
        if not self._packed:
            x = functional.conv2d(y, self._weight, self._bias, padding=self._padding).add_(x)
            return x.relu_() if rectify else x
        return torch.ops.mkldnn._convolution_pointwise_.binary(  # type: ignore[no-any-return]
            x,
            y,
            self._weight,
            self._bias,
            self._padding,
            _ONES,
            _ONES,
            1,
            "add",
            1.0,
            "relu" if rectify else None,
            [],
            "",
        )


class NormLayer:
    """A normalization that follows no convolution, and its activation."""

    def __init__(self, place: Place, norm: Norm) -> None:
        self._scale = place.tensor(norm.scale)[None, :, None, None]
        self._shift = place.tensor(norm.shift)[None, :, None, None]
        self._activation = norm.activation

    def run(self, x: Tensor, board: Board) -> Tensor:
        """Return a new tensor, zero off the board."""
        y = torch.addcmul(self._shift, x, self._scale)
        return board.masked(activate(y, self._activation))


class RmsLayer:
    """An RMS norm, see `RootMeanSquare`, and its activation."""

    def __init__(self, place: Place, norm: RootMeanSquare, activation: str) -> None:
        wide = place._replace(dtype=torch.promote_types(place.dtype, torch.float32))
        self._dtype = place.dtype
        self._wide = wide.dtype
        self._weight = wide.tensor(norm.weight)[None, :, None, None]
        self._shift = wide.tensor(norm.shift)[None, :, None, None]
        self._epsilon = norm.epsilon
        self._spatial = norm.spatial
        self._activation = activation

    def run(self, x: Tensor, board: Board) -> Tensor:
        """Return a new tensor [B, C, S, S], zero off the board."""
        x = x.to(self._wide)
        square = x.square()
        if self._spatial:
            total = board.masked(square).sum((1, 2, 3), keepdim=True)
            points = board.points
            if isinstance(points, Tensor):
                points = points[:, :, None, None]
            mean = total / (points * x.shape[1])
        else:
            mean = square.mean(1, keepdim=True)
        y = x * torch.rsqrt(mean + self._epsilon) * self._weight + self._shift
        return board.masked(activate(y.to(self._dtype), self._activation))
