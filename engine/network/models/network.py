"""The network as a torch module, its output, and its random initial weights."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, Self

import numpy as np
import torch
from torch import Tensor, nn

from engine.base.settings import Settings
from engine.network.models.heads import (
    OwnershipHead,
    PointPolicyHead,
    PolicyHead,
    PooledPolicyHead,
    ValueHead,
    beta_from,
)
from engine.network.models.identity import tensor_identity, weight_arrays
from engine.network.models.labels import label_curve
from engine.network.models.parts import EXTRA, HEADS, POLICY, VALUE, HeadKind
from engine.network.models.settings import NetworkSettings
from engine.network.models.shapes import alpha_unit, raw_outputs
from engine.network.models.stored import StoredNetwork
from engine.network.models.transformer import TransformerBlock
from engine.network.models.trunk import CrossConvolution, PreactivationBlock, ResidualBlock, Trunk
from engine.search.value.kinds import MULTI_LABEL, SIGMOID


class NetworkOutput(NamedTuple):
    """Output for a batch, in the frame of the player to move, under the input's symmetry."""

    policy_logits: Tensor  # [B, A] before softmax; illegal moves included
    value: Tensor
    """[B, 2] alpha [points], beta [1/points]; flat heads: [B, 1] winrate; multi_label heads:
    [B, 1 + labels], see `engine.network.models.labels`."""
    ownership_logits: Tensor | None  # [B, N] log-odds that the point becomes the mover's
    soft_logits: Tensor | None = None  # [B, A] the policy, flattened; training only
    later_logits: tuple[Tensor, ...] = ()  # [B, A] of each later move; training only
    extra: Mapping[str, Tensor] = MappingProxyType({})
    """Outputs of plug-ins' extra heads by name; training only."""


class Network(nn.Module):
    """A network: trunk, policy and value head, and optional heads.

    The weights of a new object are torch's defaults; `initial_network` makes ours.
    """

    def __init__(self, settings: NetworkSettings) -> None:
        super().__init__()
        self.settings = settings
        self.trunk = Trunk(settings)
        self.policy: nn.Module
        if (head := settings.head_in_place(POLICY)) is not None:
            self.policy = PlacedPolicy(head[0], _head_of_plugin(settings, *head))
        elif settings.policy_is_of_points:
            self.policy = PointPolicyHead(
                settings.size, settings.channels, learns=settings.policy_head == "points"
            )
        else:
            self.policy = _policy_head(settings, settings.komi_units)
        self.value: nn.Module | None = None
        self.placed_value = settings.head_in_place(VALUE)
        if self.placed_value is not None:
            self.value = _head_of_plugin(settings, *self.placed_value)
        elif settings.value_head != "none":
            self.value = _value_head(settings)
        self.ownership = OwnershipHead(settings.channels) if settings.ownership else None
        self.soft_policy = _policy_head(settings, 0) if settings.soft_policy else None
        self.later_policies = nn.ModuleList(
            _policy_head(settings, 0) for _ in range(settings.later_moves)
        )
        self.extra = nn.ModuleDict(
            {
                name: _head_of_plugin(settings, name, kind, own)
                for name, (kind, own) in settings.heads_of_plugins.items()
                if kind.part == EXTRA
            }
        )
        self.identity = ""
        """Identity of the weights, see `NetworkHeader`; "" if they may have changed since."""

    def train(self, mode: bool = True) -> Self:
        """Switch the training mode on or off; a network in training loses its identity."""
        if mode:
            self.identity = ""
        return super().train(mode)

    def forward(self, planes: Tensor, signed_komi: Tensor | None = None) -> NetworkOutput:
        """Evaluate a batch of planes.

        Parameters
        ----------
        planes : [B, F, S, S]
            Input planes, in the frame of the player to move.
        signed_komi : [B]
            Komi if White is to move, else minus the komi [points]; needed only if the policy
            depends on the komi.
        """
        return self.heads(self.trunk(planes), planes, signed_komi)

    def heads(self, x: Tensor, planes: Tensor, signed_komi: Tensor | None = None) -> NetworkOutput:
        """Return the output of all heads for the trunk's output x [B, C, S, S]; see `forward`."""
        ownership = None if self.ownership is None else self.ownership(x)
        raw = x.new_zeros(x.shape[0], 1) if self.value is None else self._raw_value(x)
        return NetworkOutput(
            policy_logits=self.policy(x, signed_komi),
            value=self.decode(raw, planes, ownership),
            ownership_logits=ownership,
            soft_logits=None if self.soft_policy is None else self.soft_policy(x, None),
            later_logits=tuple(head(x, None) for head in self.later_policies),
            extra={name: _output_of(name, head, x) for name, head in self.extra.items()},
        )

    def _raw_value(self, x: Tensor) -> Tensor:
        """Return the value head's raw output."""
        assert self.value is not None
        if self.placed_value is None:
            return self.value(x)  # type: ignore[no-any-return]
        name, kind, _ = self.placed_value
        raw = _output_of(name, self.value, x)
        HEADS.check_shape(name, "head", (x.shape[0], 1 + kind.knows_score), raw)
        return raw

    def plain_outputs(self, planes: Tensor, signed_komi: Tensor | None) -> dict[str, Tensor]:
        """Return the outputs that `graphs.network_graph.write_network` names, see `forward`."""
        x = self.trunk(planes)
        outputs = {"policy": self.policy(x, signed_komi)}
        if self.value is not None:
            outputs["value"] = self._raw_value(x)
        if self.ownership is not None:
            outputs["ownership"] = self.ownership(x)
        return outputs

    def decode(self, raw: Tensor, planes: Tensor, ownership: Tensor | None) -> Tensor:
        """Return `NetworkOutput.value` from the value head's raw outputs and ownership logits."""
        if self.settings.curve_kind == SIGMOID:
            alpha = alpha_unit(self.settings) * raw[:, 0]
            if self.settings.ownership_score and ownership is not None:
                alpha = alpha + expected_area(ownership)
            return torch.stack((alpha, beta_from(raw[:, 1], self.settings.size)), 1)
        if self.settings.curve_kind == MULTI_LABEL:
            return label_curve(raw, planes, self.settings)
        return torch.sigmoid(2.0 * mover_logit(raw, planes, self.settings))


class PlacedPolicy(nn.Module):
    """A plug-in's policy head in the place of the program's; the komi has no effect."""

    def __init__(self, name: str, head: nn.Module) -> None:
        super().__init__()
        self.name, self.head = name, head

    def forward(self, x: Tensor, signed_komi: Tensor | None = None) -> Tensor:
        """[B, C, S, S] -> logits [B, A]."""
        logits = _output_of(self.name, self.head, x)
        HEADS.check_shape(self.name, "head", (x.shape[0], x.shape[2] * x.shape[3] + 1), logits)
        return logits


def _head_of_plugin(
    network: NetworkSettings, name: str, kind: HeadKind, own: Settings
) -> nn.Module:
    """Return a head that a plug-in makes."""
    with HEADS.calls(name, "head"):
        return kind.make(network, own)


def _output_of(name: str, head: nn.Module, x: Tensor) -> Tensor:
    """Return the output of a plug-in's head."""
    with HEADS.calls(name, "head"):
        return head(x)  # type: ignore[no-any-return]


def expected_area(ownership: Tensor) -> Tensor:
    """Return the expected area of the player to move less the opponent's, from logits [B, N]."""
    return torch.tanh(0.5 * ownership).sum(1)


def on_boards(network: Network, smallest: int, size: int) -> Network:
    """Return a copy of a network with pooled heads for boards of other sizes; weights are shared.

    Parameters
    ----------
    smallest, size
        Smallest and largest board size of the copy.
    """
    with torch.device("meta"):
        other = Network(network.settings.replace(smallest=smallest, size=size))
    other.load_state_dict(network.state_dict(), assign=True)
    other.identity = network.identity
    return other.eval()


def _policy_head(settings: NetworkSettings, komi_units: int) -> PolicyHead | PooledPolicyHead:
    """Return a policy head of all moves; heads for training alone have no komi layers."""
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
    """Return a flat head's output for the player to move.

    ELF networks output Black's; the planes say whose turn it is.
    """
    if settings.value_head != "elf":
        return raw
    black_to_move = planes[:, settings.feature_set.layout.black_to_move, 0, 0].to(raw.dtype)
    return raw * (2.0 * black_to_move - 1.0)[:, None]


@torch.no_grad()
def initial_network(settings: NetworkSettings, seed: int) -> Network:
    """Return a network with random initial weights; equal settings and seeds give equal weights.

    Notes
    -----
    Weights are normal, cut at two standard deviations of sqrt(2 / (fan in + fan out)); biases are
    0. Without normalization convolutions use sqrt(2 / fan in) and the blocks start as the identity:
    the second convolution of each is 0, the first is scaled by 1 / sqrt(blocks) (fixup,
    arXiv:1901.09321); of a transformer's blocks the last matrix is 0. Rotations of attention are
    spread evenly over directions, and over three powers of ten.
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
            elif isinstance(block, TransformerBlock):
                block.start(generator)
    for module in network.modules() if settings.plugins else ():
        start = getattr(module, "start", None)
        if callable(start) and not isinstance(module, TransformerBlock):
            start(generator)
    return network


def module_shapes(settings: NetworkSettings) -> dict[str, tuple[int, ...]]:
    """Return names and shapes of all weights of a network, by making it without memory."""
    with torch.device("meta"):
        network = Network(settings)
    return {
        name: tuple(tensor.shape)
        for name, tensor in network.state_dict().items()
        if tensor.is_floating_point()
    }


def network_from(stored: StoredNetwork) -> Network:
    """Return a stored network as a module that can be trained, in its evaluation mode."""
    with torch.device("meta"):
        network = Network(stored.settings)
    tensors = {
        name: torch.from_numpy(stored.weights[name].astype(np.float32))
        if name in stored.weights
        else torch.zeros(tensor.shape, dtype=tensor.dtype)  # counters of batches seen
        for name, tensor in network.state_dict().items()
    }
    network.load_state_dict(tensors, assign=True)
    network.identity = stored.identity
    return network.eval()


def stored(network: Network) -> StoredNetwork:
    """Return a copy of a network's present weights, for inference."""
    weights = {name: array.copy() for name, array in weight_arrays(network).items()}
    return StoredNetwork(network.settings, weights, network.identity or tensor_identity(weights))
