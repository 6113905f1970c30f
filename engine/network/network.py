"""A network: the torch module, what it answers, and its random start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Self

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from engine.network.heads import (
    OwnershipHead,
    PointPolicyHead,
    PolicyHead,
    PooledPolicyHead,
    ValueHead,
    beta_from,
)
from engine.network.labels import label_curve, raw_outputs
from engine.network.settings import NetworkSettings
from engine.network.trunk import CrossConvolution, PreactivationBlock, ResidualBlock, Trunk
from engine.value.kinds import MULTI_LABEL, SIGMOID

__all__ = [
    "Network",
    "NetworkOutput",
    "NetworkSettings",
    "alpha_unit",
    "expected_area",
    "initial_network",
    "mover_logit",
    "on_board",
    "on_fewer_boards",
    "tensor_shapes",
    "with_tensors",
]


class NetworkOutput(NamedTuple):
    """Answers for a batch, all from the side of the player to move, under the input's symmetry."""

    policy_logits: Tensor  # [B, A] before softmax; illegal moves included
    value: Tensor
    """[B, 2] alpha [points], beta [1/points]; flat heads: [B, 1] winrate; multi_label heads:
    [B, 1 + labels], see `engine.network.labels`."""
    ownership_logits: Tensor | None  # [B, N] log-odds that the point becomes the mover's
    soft_logits: Tensor | None = None  # [B, A] the policy, flattened; training only
    reply_logits: Tensor | None = None  # [B, A] the opponent's next move; training only


class Network(nn.Module):
    """Trunk and heads.

    Parameters
    ----------
    settings
        What to build; the weights are torch's default start, see `initial_network`.
    """

    def __init__(self, settings: NetworkSettings) -> None:
        super().__init__()
        self.settings = settings
        self.trunk = Trunk(settings)
        self.policy: PolicyHead | PooledPolicyHead | PointPolicyHead
        if settings.policy_is_of_points:
            self.policy = PointPolicyHead(
                settings.size, settings.channels, learns=settings.policy_head == "points"
            )
        else:
            self.policy = _policy_head(settings, settings.komi_units)
        self.value = None if settings.value_head == "none" else _value_head(settings)
        self.ownership = OwnershipHead(settings.channels) if settings.ownership else None
        self.soft_policy = _policy_head(settings, 0) if settings.soft_policy else None
        self.reply_policy = _policy_head(settings, 0) if settings.reply_policy else None
        self.identity = ""
        """Name of the file's weights (`NetworkHeader.identity`); "" when they may have changed."""

    def train(self, mode: bool = True) -> Self:
        """Switch to training (or not); a network in training no longer is the one on disk."""
        if mode:
            self.identity = ""
        return super().train(mode)

    def forward(self, planes: Tensor, signed_komi: Tensor | None = None) -> NetworkOutput:
        """Answer for a batch of planes.

        Parameters
        ----------
        planes : [B, F, S, S]
            Player to move's frame.
        signed_komi : [B]
            Komi if White is to move, else minus the komi [points]; only for networks whose policy
            depends on it.
        """
        return self.heads(self.trunk(planes), planes, signed_komi)

    def heads(self, x: Tensor, planes: Tensor, signed_komi: Tensor | None = None) -> NetworkOutput:
        """The heads' answers to the trunk's [B, C, S, S]; see `forward`."""
        ownership = None if self.ownership is None else self.ownership(x)
        raw = x.new_zeros(x.shape[0], 1) if self.value is None else self.value(x)
        return NetworkOutput(
            policy_logits=self.policy(x, signed_komi),
            value=self.decode(raw, planes, ownership),
            ownership_logits=ownership,
            soft_logits=None if self.soft_policy is None else self.soft_policy(x, None),
            reply_logits=None if self.reply_policy is None else self.reply_policy(x, None),
        )

    def decode(self, raw: Tensor, planes: Tensor, ownership: Tensor | None) -> Tensor:
        """The value of `NetworkOutput` from the value head's raw outputs and the owners' logits."""
        if self.settings.curve_kind == SIGMOID:
            size = planes.shape[-1]
            unit = alpha_unit(self.settings, size)
            alpha = unit * raw[:, 0]
            if self.settings.ownership_score and ownership is not None:
                alpha = alpha + expected_area(ownership)
            return torch.stack((alpha, beta_from(raw[:, 1], size)), 1)
        if self.settings.curve_kind == MULTI_LABEL:
            return label_curve(raw, planes, self.settings)
        return torch.sigmoid(2.0 * mover_logit(raw, planes, self.settings))


def alpha_unit(settings: NetworkSettings, size: int) -> float:
    """Points that 1 of the value head's first output stands for, on a board of this size.

    Scores of dense heads are in points; those of pooled heads in sides of the board, so that one
    head serves boards of 5 and of 19 points a side.
    """
    return float(size) if settings.pooled else 1.0


def expected_area(ownership: Tensor) -> Tensor:
    """[B] points that the player to move will own more than the opponent, from logits [B, N]."""
    return torch.tanh(0.5 * ownership).sum(1)


def on_board(network: Network, size: int) -> Network:
    """The network for boards of this size: itself, or one of pooled heads that shares its weights.

    Raises
    ------
    ValueError
        The network doesn't play this size.
    """
    settings = network.settings
    if size == settings.size:
        return network
    if size not in settings.sizes:
        raise ValueError(f"the network plays {settings.sizes}, not {size}")
    return on_fewer_boards(network, settings.smallest, size)


def on_fewer_boards(network: Network, smallest: int, size: int) -> Network:
    """A network of pooled heads for the boards from `smallest` to `size`; it shares the weights."""
    with torch.device("meta"):
        other = Network(network.settings.replace(smallest=smallest, size=size))
    other.load_state_dict(network.state_dict(), assign=True)
    other.identity = network.identity
    return other.eval()


def _policy_head(settings: NetworkSettings, komi_units: int) -> PolicyHead | PooledPolicyHead:
    """Return a policy head of all moves; those that only training asks see no komi."""
    channels, outputs, norm = settings.channels, settings.policy_channels, settings.norm
    if settings.pooled:
        return PooledPolicyHead(channels, outputs, norm)
    return PolicyHead(settings.size, channels, outputs, komi_units, norm)


def _value_head(settings: NetworkSettings) -> ValueHead:
    return ValueHead(
        settings.value_head,
        settings.size,
        settings.channels,
        settings.value_channels,
        settings.value_hidden,
        settings.beta_channels,
        settings.beta_hidden,
        settings.norm,
        raw_outputs(settings),
        settings.pooled,
    )


def mover_logit(raw: Tensor, planes: Tensor, settings: NetworkSettings) -> Tensor:
    """A flat head's output as the mover's: ELF networks give Black's, the planes say who moves."""
    if settings.value_head != "elf":
        return raw
    black_to_move = planes[:, settings.feature_set.layout.black_to_move, 0, 0].to(raw.dtype)
    return raw * (2.0 * black_to_move - 1.0)[:, None]


@torch.no_grad()
def initial_network(settings: NetworkSettings, seed: int) -> Network:
    """A network at its random start: equal settings and seeds give equal weights.

    Notes
    -----
    Weights are normal, cut at two standard deviations of sqrt(2 / (fan in + fan out)); biases are
    0. Without normalization convolutions use sqrt(2 / fan in) and the blocks start as the identity:
    the second convolution of each is 0, the first is scaled by 1 / sqrt(blocks) (fixup,
    arXiv:1901.09321).
    """
    network = Network(settings)
    generator = torch.Generator().manual_seed(seed)
    for module in network.modules():
        if isinstance(module, (nn.Conv2d, CrossConvolution, nn.Linear)):
            area = 1 if isinstance(module, nn.Linear) else module.weight[0, 0].numel()
            fans = module.weight.shape[1] * area
            if isinstance(module, nn.Linear) or settings.norm == "batch":
                fans += module.weight.shape[0] * area
            deviation = (2.0 / fans) ** 0.5
            nn.init.trunc_normal_(
                module.weight,
                std=deviation,
                a=-2 * deviation,
                b=2 * deviation,
                generator=generator,
            )
            if module.bias is not None:
                module.bias.zero_()
    if settings.policy_head == "uniform":
        for parameter in network.policy.parameters():
            nn.init.zeros_(parameter)
    if settings.norm == "none":
        for block in network.trunk.blocks:
            if isinstance(block, (ResidualBlock, PreactivationBlock)):
                block.first.convolution.weight.mul_(settings.blocks**-0.5)
                block.second.convolution.weight.zero_()
    return network


def tensor_shapes(settings: NetworkSettings) -> dict[str, tuple[int, ...]]:
    """Names and shapes of all floating-point tensors of a network, without making one."""
    with torch.device("meta"):
        network = Network(settings)
    return {
        name: tuple(tensor.shape)
        for name, tensor in network.state_dict().items()
        if tensor.is_floating_point()
    }


def with_tensors(settings: NetworkSettings, arrays: Mapping[str, NDArray[np.float32]]) -> Network:
    """A network, ready for inference, whose floating-point tensors are these arrays."""
    with torch.device("meta"):
        network = Network(settings)
    tensors = {
        name: torch.from_numpy(np.ascontiguousarray(arrays[name]))
        if name in arrays
        else torch.zeros(tensor.shape, dtype=tensor.dtype)  # counters of batches seen
        for name, tensor in network.state_dict().items()
    }
    network.load_state_dict(tensors, assign=True)
    return network.eval()
