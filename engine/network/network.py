"""A network: what it consists of (settings), the torch module, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Self

import torch
from torch import Tensor, nn

from engine.features.feature_set import FeatureSet, feature_set
from engine.go.board import MAX_SIZE, MIN_SIZE
from engine.network.heads import OwnershipHead, PolicyHead, ValueHead, beta_from
from engine.network.trunk import NormalizedConvolution, Trunk
from engine.settings import Settings, setting
from engine.value.evaluation import FLAT, SIGMOID

__all__ = ["Network", "NetworkOutput", "NetworkSettings", "initial_network"]


@dataclass(frozen=True, kw_only=True)
class NetworkSettings(Settings):
    """Everything needed to build a network before its weights are filled in."""

    size: int = setting(7, "board size", low=MIN_SIZE, high=MAX_SIZE, unit="points per side")
    features: str = setting("agz17", "input planes, the name of a feature set")
    blocks: int = setting(3, "residual blocks", low=0, high=80)
    channels: int = setting(128, "channels of the trunk", low=1, high=1024)
    global_pooling: bool = setting(
        False, "whether every second block adds a bias pooled over the board", source="KataGo"
    )
    policy_channels: int = setting(2, "channels of the policy head", low=1, high=256)
    komi_units: int = setting(
        0, "units of the policy's komi layers, 0 for none", low=0, high=1024, source="SAI 0.18"
    )
    value_head: str = setting(
        "Y",
        "alpha and beta separate (V), sharing a convolution (Y) or the hidden layer (T, I); "
        "one winrate (flat), given as Black's (elf)",
        choices=("V", "Y", "T", "I", "flat", "elf"),
        source="SAI III-B",
    )
    value_channels: int = setting(2, "channels of the value head", low=1, high=256)
    value_hidden: int = setting(256, "hidden units of the value head", low=1, high=4096)
    beta_channels: int = setting(1, "channels of beta's own head (V)", low=1, high=256)
    beta_hidden: int = setting(128, "hidden units for beta (V, Y)", low=1, high=4096)
    ownership: bool = setting(False, "whether there is a head for each point's final owner")
    norm: str = setting(
        "batch", "normalization of the convolutions", choices=("batch", "none"), source="KataGo"
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        feature_set(self.features)  # refuses unknown names

    @property
    def feature_set(self) -> FeatureSet:
        """The plane set."""
        return feature_set(self.features)

    @property
    def curve_kind(self) -> int:
        """FLAT or SIGMOID."""
        return FLAT if self.value_head in ("flat", "elf") else SIGMOID

    @property
    def needs_komi(self) -> bool:
        """Whether the policy depends on the komi."""
        return self.komi_units > 0


class NetworkOutput(NamedTuple):
    """Answers for a batch, all from the side of the player to move, under the input's symmetry."""

    policy_logits: Tensor  # [B, A] before softmax; illegal moves included
    value: Tensor  # [B, 2] alpha [points], beta [1/points]; flat heads: [B, 1] winrate
    ownership_logits: Tensor | None  # [B, N] log-odds that the point becomes the mover's


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
        norm, channels = settings.norm, settings.channels
        self.trunk = Trunk(
            settings.feature_set.planes,
            channels,
            settings.blocks,
            norm,
            settings.global_pooling,
        )
        self.policy = PolicyHead(
            settings.size, channels, settings.policy_channels, settings.komi_units, norm
        )
        self.value = ValueHead(
            settings.value_head,
            settings.size,
            channels,
            settings.value_channels,
            settings.value_hidden,
            settings.beta_channels,
            settings.beta_hidden,
            norm,
        )
        self.ownership = OwnershipHead(channels) if settings.ownership else None
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
        x = self.trunk(planes)
        raw = self.value(x)
        return NetworkOutput(
            policy_logits=self.policy(x, signed_komi),
            value=self.decode(raw, planes),
            ownership_logits=None if self.ownership is None else self.ownership(x),
        )

    def decode(self, raw: Tensor, planes: Tensor) -> Tensor:
        """The value of `NetworkOutput` from the value head's raw outputs."""
        if self.settings.curve_kind == SIGMOID:
            return torch.stack((raw[:, 0], beta_from(raw[:, 1], self.settings.size)), 1)
        return torch.sigmoid(2.0 * mover_logit(raw, planes, self.settings))


def mover_logit(raw: Tensor, planes: Tensor, settings: NetworkSettings) -> Tensor:
    """A flat head's output as the mover's: ELF networks give Black's, the planes say who moves."""
    if settings.value_head != "elf":
        return raw
    black_to_move = planes[:, settings.feature_set.layout.colors, 0, 0].to(raw.dtype)
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
        if isinstance(module, (nn.Conv2d, nn.Linear)):
            area = module.weight[0, 0].numel() if isinstance(module, nn.Conv2d) else 1
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
    if settings.norm == "none":
        for block in network.trunk.blocks:
            first, second = block.first, block.second
            assert isinstance(first, NormalizedConvolution)
            assert isinstance(second, NormalizedConvolution)
            first.convolution.weight.mul_(settings.blocks**-0.5)
            second.convolution.weight.zero_()
    return network
