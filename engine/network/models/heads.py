"""Heads of a network: policy, winrate curve (V, Y, T, I, flat, ELF, multi-label), ownership.

Heads are dense, for one board size, or pooled over the board, for every size.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn import functional

from engine.network.models.shapes import BETA_STAR_LIMIT, NO_PASS, beta_scale
from engine.network.models.trunk import NormalizedConvolution


def beta_from(beta_star: Tensor, size: int) -> Tensor:
    """Return the steepness of the winrate curve [1/points] from a network's raw output beta*."""
    return beta_scale(size) * beta_star.clamp(-BETA_STAR_LIMIT, BETA_STAR_LIMIT).exp()


class PolicyHead(nn.Module):
    """Dense policy head: 1x1 convolution, then a dense layer with a logit for each move.

    Parameters
    ----------
    komi_units
        Units of the two layers with the komi as input (SAI's version 49); 0 = no such layers.
    """

    def __init__(self, size: int, inputs: int, channels: int, komi_units: int, norm: str) -> None:
        super().__init__()
        points = size * size
        self.convolution = NormalizedConvolution(inputs, channels, 1, norm)
        self.komi_first: nn.Linear | None = None
        self.komi_second: nn.Linear | None = None
        if komi_units:
            self.komi_first = nn.Linear(channels * points + 1, komi_units)
            self.komi_second = nn.Linear(komi_units, komi_units)
        self.dense = nn.Linear(channels * points + komi_units, points + 1)

    def forward(self, x: Tensor, signed_komi: Tensor | None) -> Tensor:
        """[B, C, S, S] (and komi as seen by the player to move, [B]) -> logits [B, A]."""
        features = functional.relu(self.convolution(x)).flatten(1)
        if self.komi_first is not None and self.komi_second is not None:
            assert signed_komi is not None, "this network's policy needs the komi"
            hidden = torch.cat((features, signed_komi[:, None].to(features.dtype)), 1)
            hidden = functional.relu(self.komi_first(hidden))
            hidden = functional.relu(self.komi_second(hidden))
            features = torch.cat((features, hidden), 1)
        return self.dense(features)  # type: ignore[no-any-return]


class PointPolicyHead(nn.Module):
    """Policy head of points only: 1x1 convolution and a bias for each point; a pass has `NO_PASS`.

    Parameters
    ----------
    learns
        Whether the head is trained; otherwise its weights stay 0, and the policy is uniform.
    """

    def __init__(self, size: int, inputs: int, *, learns: bool = True) -> None:
        super().__init__()
        self.convolution = NormalizedConvolution(inputs, 1, 1, "none")
        self.bias = nn.Parameter(torch.zeros(size * size))
        for parameter in self.parameters():
            parameter.requires_grad_(learns)

    def forward(self, x: Tensor, signed_komi: Tensor | None = None) -> Tensor:
        """[B, C, S, S] -> logits [B, A]; the komi has no effect."""
        return point_logits(self.convolution(x).flatten(1) + self.bias)


def point_logits(points: Tensor) -> Tensor:
    """Return logits [B, A] from those of the points [B, N]."""
    return functional.pad(points, (0, 1), value=NO_PASS)


def policy_pool(features: Tensor) -> Tensor:
    """Return each channel's mean and maximum over the board: [B, P, S, S] -> [B, 2 P]."""
    return torch.cat((features.mean((2, 3)), features.amax((2, 3))), 1)


def value_pool(features: Tensor) -> Tensor:
    """Return means, means times (S - 14) / 10, and maxima: [B, V, S, S] -> [B, 3 V].

    With the second group the next layer can scale with the board size, as in KataGo.
    """
    mean = features.mean((2, 3))
    return torch.cat((mean, mean * (0.1 * (features.shape[-1] - 14)), features.amax((2, 3))), 1)


class PooledPolicyHead(nn.Module):
    """Pooled policy head, for every board size.

    A 1x1 convolution, a bias pooled over the board, and a 1x1 convolution to one logit per point.
    The logit of the pass is computed from the pooled values.
    """

    def __init__(self, inputs: int, channels: int, norm: str) -> None:
        super().__init__()
        self.convolution = NormalizedConvolution(inputs, channels, 1, norm)
        self.bias = nn.Linear(2 * channels, channels, bias=False)
        self.point = nn.Conv2d(channels, 1, 1, bias=False)
        self.pass_move = nn.Linear(2 * channels, 1)

    def forward(self, x: Tensor, signed_komi: Tensor | None = None) -> Tensor:
        """[B, C, S, S] -> logits [B, A]; the komi has no effect."""
        features = self.convolution(x)
        pooled = policy_pool(functional.relu(features))
        features = functional.relu(features + self.bias(pooled)[:, :, None, None])
        return torch.cat((self.point(features).flatten(1), self.pass_move(pooled)), 1)


class ValueHead(nn.Module):
    """Value head: the winrate curve of the player to move.

    Parameters
    ----------
    kind
        "V": alpha and beta have separate heads; "Y": they share the 1x1 convolution; "T", "I": they
        share the hidden layer, too; "flat", "elf": one winrate; "multi_label": a winrate for each
        of many komi (SAI III-B; multi-labelled values, Architecture).
    outputs
        Number of raw outputs O: 1 for x with winrate sigmoid(2 x), 2 for alpha and beta*, or as
        many as `label_curve` needs.
    pooled
        Whether the hidden layers get `value_pool` of the board, instead of all its points.
    """

    def __init__(
        self,
        kind: str,
        size: int,
        inputs: int,
        channels: int,
        hidden: int,
        beta_channels: int,
        beta_hidden: int,
        norm: str,
        outputs: int,
        pooled: bool = False,
    ) -> None:
        super().__init__()
        points = 3 if pooled else size * size
        self.kind = kind
        self.pooled = pooled
        self.convolution = NormalizedConvolution(inputs, channels, 1, norm)
        self.hidden = nn.Linear(channels * points, hidden)
        self.output = nn.Linear(hidden, outputs - (kind in ("V", "Y")))
        self.beta_convolution: NormalizedConvolution | None = None
        self.beta_hidden: nn.Linear | None = None
        self.beta_output: nn.Linear | None = None
        if kind == "V":
            self.beta_convolution = NormalizedConvolution(inputs, beta_channels, 1, norm)
        if kind in ("V", "Y"):
            width = (beta_channels if kind == "V" else channels) * points
            self.beta_hidden = nn.Linear(width, beta_hidden)
            self.beta_output = nn.Linear(beta_hidden, 1)

    def forward(self, x: Tensor) -> Tensor:
        """[B, C, S, S] -> raw outputs [B, O]."""
        features = self._hidden_input(self.convolution(x))
        out = self.output(functional.relu(self.hidden(features)))
        if self.beta_hidden is None or self.beta_output is None:
            return out  # type: ignore[no-any-return]
        if self.beta_convolution is not None:
            features = self._hidden_input(self.beta_convolution(x))
        beta = self.beta_output(functional.relu(self.beta_hidden(features)))
        return torch.cat((out, beta), 1)

    @torch.no_grad()
    def scale_beta(self, factor: float) -> None:
        """Multiply every beta by a factor; only for heads with alpha and beta."""
        last = self.output if self.beta_output is None else self.beta_output
        last.bias[-1] += math.log(factor)

    def _hidden_input(self, features: Tensor) -> Tensor:
        """Return the input of the hidden layer from the output of the 1x1 convolution."""
        features = functional.relu(features)
        return value_pool(features) if self.pooled else features.flatten(1)


class OwnershipHead(nn.Module):
    """Ownership head: 1x1 convolution to the logit that the player to move will own a point."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.convolution = nn.Conv2d(inputs, 1, 1)

    def forward(self, x: Tensor) -> Tensor:
        """[B, C, S, S] -> logits [B, N]."""
        return self.convolution(x).flatten(1)  # type: ignore[no-any-return]
