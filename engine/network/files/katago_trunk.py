"""Begin one of our networks with the trunk of a KataGo network.

KataGo's convolutional trunks are preactivation trunks (`engine.network.models.trunk`), its
transformers transformer trunks. Ours see nearly the same planes, see no komi and are told no rules;
so the copy equals the original where the planes that it lacks (ko, earlier ladders, areas) are
empty, for area scoring and a komi of 0.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from engine.base.errors import WeightsError
from engine.network.models.katago_parts import (
    Attention,
    Block,
    Bottleneck,
    Convolution,
    FeedForward,
    GlobalPooling,
    KataGoModel,
    KataGoTrunk,
    Norm,
    Ordinary,
    RootMeanSquare,
)
from engine.network.models.network import Network
from engine.network.models.shapes import ACTIVATION, PAIRS, RMS_EPSILON
from engine.network.models.transformer import AttentionLayer, TransformerBlock
from engine.network.models.trunk import PreactivationBlock
from engine.network.planes.feature_set import FeatureSet
from engine.network.planes.v7 import PLANES

_MIDDLE: Final = 14.0  # board side around which KataGo scales pooled means
_OTHER_KIND: Final = "this trunk is none of convolutions alone; choose another network"
_NEEDED: Final = ("stones", "few_liberties", "moves", "caught", "ladder_capture", "ones")


def take_katago_trunk(network: Network, model: KataGoModel) -> None:
    """Copy a KataGo network's trunk into a network at its random start.

    Blocks beyond KataGo's stay at their start, where they change nothing; a transformer with fewer
    blocks gets the first ones. KataGo's pooled means change with the size of the board; the copy
    has those of the middle of the network's sizes.

    Raises
    ------
    WeightsError
        The trunk doesn't fit; the text says which setting would.
    """
    with torch.no_grad():
        if isinstance(model.trunk.tip, Norm):
            _take_convolutions(network, model.trunk, model.trunk.tip)
        else:
            _take_transformer(network, model.trunk, model.trunk.tip)


def _take_convolutions(network: Network, trunk: KataGoTrunk, tip: Norm) -> None:
    """Copy a trunk of convolutions."""
    _check_convolutions(network, trunk, tip)
    assert network.trunk.shift is not None
    # channels are measured in units in which the tip scales none of them
    unit, size = tip.scale, float(np.mean(network.settings.sizes))
    _take_input(network, trunk, unit)
    for ours, block in zip(network.trunk.blocks, trunk.blocks, strict=False):
        assert isinstance(ours, PreactivationBlock)
        assert isinstance(block, (Ordinary, GlobalPooling))
        _take_block(ours, block, unit, size)
    _put(network.trunk.shift, tip.shift)


def _take_input(network: Network, trunk: KataGoTrunk, unit: NDArray[np.float64]) -> None:
    """Copy the first convolution; `unit` [C] is what its outputs are multiplied by."""
    first, planes = network.trunk.input.convolution, _seen_planes(network.settings.feature_set)
    weight = np.einsum("opyx,pf->ofyx", trunk.convolution.weight.astype(np.float64), planes)
    _put(first.weight, weight * unit[:, None, None, None])
    _put(first.bias, np.zeros(len(weight)))


def _take_transformer(network: Network, trunk: KataGoTrunk, tip: RootMeanSquare) -> None:
    """Copy a transformer's trunk."""
    needed = _transformer_settings(trunk, tip, max(network.settings.blocks, 1))
    if any(getattr(network.settings, name) != value for name, value in needed.items()):
        names = ", ".join(f"network.{name} {value}" for name, value in needed.items())
        raise WeightsError(f"this trunk fits a network with {names}")
    _check_features(network)
    assert network.trunk.tip is not None
    _take_input(network, trunk, np.ones(len(tip.weight)))
    for ours, block in zip(network.trunk.blocks, trunk.blocks, strict=False):
        assert isinstance(ours, TransformerBlock)
        assert isinstance(block, Bottleneck)
        _put(ours.scale_in, block.norm1.scale)
        _put(ours.shift_in, block.norm1.shift)
        _put(ours.into.weight, block.into.weight[:, :, 0, 0])
        for layer, part in zip(ours.inner_layers(), block.blocks, strict=True):
            if isinstance(layer, AttentionLayer):
                _put(layer.frequency, part.rope.frequency.ravel())
            _put(layer.norm, part.norm.weight)
            for name in layer.matrices:
                _put(getattr(layer, name).weight, getattr(part, name).T)
        _put(ours.scale_out, block.norm2.scale)
        _put(ours.shift_out, block.norm2.shift)
        _put(ours.back.weight, block.back.weight[:, :, 0, 0])
    _put(network.trunk.tip.weight, tip.weight)
    _put(network.trunk.tip.shift, tip.shift)


def _transformer_settings(
    trunk: KataGoTrunk, tip: RootMeanSquare, count: int
) -> dict[str, int | str]:
    """Return the settings of a network that can copy the first `count` blocks of a transformer.

    Raises
    ------
    WeightsError
        Its layers are of other kinds than ours.
    """
    widths = {_widths(block) for block in trunk.blocks[:count]}
    block = widths.pop()
    is_like_ours = tip.spatial and trunk.tip_activation == ACTIVATION and trunk.encoder is None
    if widths or block is None or not is_like_ours:
        raise WeightsError(
            "this trunk has other layers than our transformers; choose another network"
        )
    channels, _, kernel, _ = trunk.convolution.weight.shape
    return {"trunk": "transformer", "channels": channels, "first_kernel": kernel, **block._asdict()}


class _Widths(NamedTuple):
    """The settings of a `TransformerBlock`."""

    block_channels: int
    heads: int
    feed_forward: int


def _widths(block: Block) -> _Widths | None:
    """Return the settings of a block with the layers of a `TransformerBlock`; None for others."""
    if not isinstance(block, Bottleneck):
        return None
    attention = [part for part in block.blocks if isinstance(part, Attention)]
    forward = [part for part in block.blocks if isinstance(part, FeedForward)]
    if [type(part) for part in block.blocks] != PAIRS * [Attention, FeedForward]:
        return None
    inner, heads, hidden = len(block.into.weight), attention[0].heads, forward[0].first.shape[1]
    is_like_ours = (
        block.into.weight.shape[2:] == block.back.weight.shape[2:] == (1, 1)
        and {block.norm1.activation, block.norm2.activation} == {ACTIVATION}
        and all(part.norm.epsilon == RMS_EPSILON and not part.norm.spatial for part in block.blocks)
        and all(part.first.shape == (inner, hidden) for part in forward)
        and all(
            part.heads == part.key_heads == heads
            and part.rope is not None
            and part.query.shape == part.value.shape == (inner, inner)
            for part in attention
        )
    )
    return _Widths(inner, heads, hidden) if is_like_ours else None


def _check_convolutions(network: Network, trunk: KataGoTrunk, tip: Norm) -> None:
    """Raise WeightsError if a trunk of convolutions doesn't fit a network."""
    settings = network.settings
    channels, _, kernel, _ = trunk.convolution.weight.shape
    if settings.trunk != "preactivation" or settings.channels != channels:
        raise WeightsError(
            "this trunk fits a network with "
            f"network.trunk preactivation and network.channels {channels}"
        )
    if settings.first_kernel != kernel or settings.blocks < len(trunk.blocks):
        raise WeightsError(
            f"this trunk fits a network with network.first_kernel {kernel} and network.blocks "
            f"{len(trunk.blocks)} or more"
        )
    _check_features(network)
    if trunk.encoder is not None:
        raise WeightsError(_OTHER_KIND)
    positive, others = [tip], []
    for ours, block in zip(network.trunk.blocks, trunk.blocks, strict=False):
        if not isinstance(block, (Ordinary, GlobalPooling)):
            raise WeightsError(_OTHER_KIND)
        assert isinstance(ours, PreactivationBlock)
        inner = len(block.first.weight)
        if isinstance(block, GlobalPooling):
            if ours.pooling is None or ours.pooling.pooled < len(block.pooled.weight):
                raise WeightsError(
                    "this trunk pools other blocks or more channels than a preactivation trunk "
                    "with network.global_pooling"
                )
            inner += ours.pooling.pooled
            others.append(block.pooled_norm)
        if inner > channels:
            raise WeightsError("this trunk has more channels in its blocks than between them")
        positive.append(block.norm1)
        others.append(block.norm2)
    if any((norm.scale <= 0.0).any() for norm in positive) or any(
        norm.activation != "relu" for norm in (*positive, *others)
    ):
        raise WeightsError("this trunk's normalizations are of another kind than ours")


def _check_features(network: Network) -> None:
    """Raise WeightsError if a network doesn't see the planes that KataGo's trunks need."""
    layout = network.settings.feature_set.layout
    if any(getattr(layout, group) < 0 for group in _NEEDED) or layout.boards != 1:
        raise WeightsError("this trunk fits a network with network.features studio20")


def _seen_planes(features: FeatureSet) -> NDArray[np.float64]:
    """Return KataGo's planes as sums of ours, [22, F]; what ours don't show stays 0."""
    layout = features.layout
    seen = np.zeros((PLANES, features.planes))
    seen[0, layout.ones] = 1.0
    seen[1, layout.stones] = seen[2, layout.stones + 1] = 1.0
    for liberties in range(3):  # ours: at most so many
        seen[3 + liberties, layout.few_liberties + liberties] = 1.0
        if liberties:
            seen[3 + liberties, layout.few_liberties + liberties - 1] = -1.0
    for age in range(5):
        seen[9 + age, layout.moves + age] = 1.0
    seen[14, layout.caught] = 1.0
    seen[17, layout.ladder_capture] = 1.0
    return seen


def _take_block(
    ours: PreactivationBlock,
    block: Ordinary | GlobalPooling,
    unit: NDArray[np.float64],
    size: float,
) -> None:
    """Copy a block; `unit` [C] is what its inputs and outputs are multiplied by in our trunk."""
    # relu(a x + b) = a/u relu(u x + b u/a)
    scale = block.norm1.scale / unit
    _put(ours.shift, block.norm1.shift / scale)
    first, second = np.zeros((2, len(unit), len(unit), 3, 3))
    bias = np.zeros(len(unit))
    begin = 0
    if ours.pooling is not None:
        ours.pooling.dense.weight.zero_()
    if isinstance(block, GlobalPooling):
        assert ours.pooling is not None
        begin, count = ours.pooling.pooled, len(block.pooled.weight)
        first[:count] = _scaled(block.pooled, block.pooled_norm)
        bias[:count] = block.pooled_norm.shift
        mean, by_size, highest = np.split(block.dense * block.norm2.scale, 3)
        dense = np.zeros((2, begin, len(unit)))
        dense[0, :count, begin : begin + mean.shape[1]] = mean + 0.1 * (size - _MIDDLE) * by_size
        dense[1, :count, begin : begin + mean.shape[1]] = highest
        _put(ours.pooling.dense.weight, dense.reshape(2 * begin, -1).T)
    inner = slice(begin, begin + len(block.first.weight))
    first[inner] = _scaled(block.first, block.norm2)
    bias[inner] = block.norm2.shift
    second[:, inner] = block.second.weight * unit[:, None, None, None]
    _put(ours.first.convolution.weight, first * scale[:, None, None])
    _put(ours.first.convolution.bias, bias)
    _put(ours.second.convolution.weight, second)
    _put(ours.second.convolution.bias, np.zeros(len(unit)))


def _scaled(part: Convolution, norm: Norm) -> NDArray[np.float64]:
    """Return a convolution's weights with the normalization that follows it."""
    return part.weight * norm.scale[:, None, None, None]


def _put(tensor: Tensor | None, values: NDArray[np.floating[Any]]) -> None:
    """Copy values into a layer's weights or biases."""
    assert tensor is not None
    tensor.copy_(torch.from_numpy(np.ascontiguousarray(values)))
