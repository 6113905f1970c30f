"""The trunks of our networks in torch, prepared for one precision and device.

Their convolutions, and the blocks of transformers, are layers of `engine.network.models`.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from engine.network.models.katago_blocks import BlockLayer, make_block
from engine.network.models.katago_layers import Board, ConvolutionLayer, NormLayer, Place, RmsLayer
from engine.network.models.katago_parts import Convolution, Norm
from engine.network.models.transformer import ACTIVATION, TransformerBlock
from engine.network.models.trunk import (
    CrossLayer,
    NormalizedConvolution,
    PreactivationBlock,
    ResidualBlock,
    Trunk,
)


class TrunkLayers:
    """A frozen copy of a trunk, prepared to run on boards that fill the canvas."""

    def __init__(self, place: Place, trunk: Trunk) -> None:
        self._board = Board.of(place.size, None)
        self._input = _convolution(place, trunk.input)
        self._first_activation = "relu" if trunk.begins_rectified else "identity"
        self._blocks = [_block(place, block) for block in trunk.blocks]
        self._tip: NormLayer | RmsLayer | None = None
        if trunk.tip is not None:
            self._tip = RmsLayer(place, trunk.tip.part(), ACTIVATION)
        elif trunk.shift is not None:
            self._tip = NormLayer(place, _rectified(trunk.shift))

    def run(self, x: Tensor) -> Tensor:
        """Map planes [B, F, S, S] to [B, C, S, S]."""
        x = self._input.run(x, self._board, self._first_activation)
        for block in self._blocks:
            x = block.run(x, self._board)
        return x if self._tip is None else self._tip.run(x, self._board)


def _block(place: Place, block: nn.Module) -> BlockLayer:
    """Return a block of the trunk, prepared to run."""
    if isinstance(block, NormalizedConvolution):
        return _Path(place, [block])
    if isinstance(block, CrossLayer):
        return _Cross(place, block)
    if isinstance(block, TransformerBlock):
        return make_block(place, block.bottleneck())
    assert isinstance(block, (ResidualBlock, PreactivationBlock))
    return _Residual(place, block)


class _Path:
    """Convolutions with a rectifier after each."""

    def __init__(self, place: Place, parts: Sequence[NormalizedConvolution]) -> None:
        self._layers = [_convolution(place, part) for part in parts]

    def run(self, x: Tensor, board: Board) -> Tensor:
        for layer in self._layers:
            x = layer.run(x, board, "relu")
        return x


class _Cross:
    """The input, joined with the outputs of the branches of a cross layer."""

    def __init__(self, place: Place, layer: CrossLayer) -> None:
        self._paths = [_Path(place, path) for path in layer.paths()]

    def run(self, x: Tensor, board: Board) -> Tensor:
        return torch.cat([x, *(path.run(x, board) for path in self._paths)], 1)


class _Residual:
    """A residual or preactivation block; may overwrite its input."""

    def __init__(self, place: Place, block: ResidualBlock | PreactivationBlock) -> None:
        before = None if block.shift is None else _rectified(block.shift)
        self._first = _convolution(place, block.first, before)
        self._second = _convolution(place, block.second)
        self._rectified = before is None
        self._pooled = 0
        if block.pooling is not None:
            self._pooled = block.pooling.pooled
            self._dense = place.tensor(_array(block.pooling.dense.weight).T)

    def run(self, x: Tensor, board: Board) -> Tensor:
        y = self._first.run(x, board, "identity" if self._pooled else "relu")
        if self._pooled:
            pooled = y[:, : self._pooled].relu()
            both = torch.cat((pooled.mean((2, 3)), pooled.amax((2, 3))), 1)
            y = y.add_((both @ self._dense)[:, :, None, None]).relu_()
        return self._second.add(x, y, board, rectify=self._rectified)


def _convolution(
    place: Place, part: NormalizedConvolution, before: Norm | None = None
) -> ConvolutionLayer:
    weight, bias = map(_array, part.folded())
    norm = Norm(np.ones(len(bias)), bias, "identity")
    return ConvolutionLayer(place, (Convolution(weight), norm), before=before)


def _rectified(shift: Tensor) -> Norm:
    """Return a shift [C] and a rectifier as a normalization."""
    return Norm(np.ones(len(shift)), _array(shift), "relu")


def _array(tensor: Tensor) -> NDArray[np.float64]:
    return tensor.detach().double().cpu().numpy()
