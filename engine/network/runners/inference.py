"""Run our networks in torch, with normalization folded into convolutions, in one precision.

On CPUs with oneDNN each convolution, its bias, the residual sum and the ReLU are one operation on
weights packed once; elsewhere ordinary torch operations compute the same sums.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from engine.network.backends.processor import PRECISIONS
from engine.network.models.heads import (
    PointPolicyHead,
    PolicyHead,
    PooledPolicyHead,
    ValueLayers,
    beta_from,
    point_logits,
    policy_pool,
    value_pool,
)
from engine.network.models.katago_layers import Place
from engine.network.models.labels import label_curve
from engine.network.models.network import Network, alpha_unit, expected_area, mover_logit
from engine.network.models.settings import NetworkSettings
from engine.network.runners.trunk_layers import TrunkLayers
from engine.search.value.kinds import MULTI_LABEL, SIGMOID


class RawOutput(NamedTuple):
    """Raw outputs for a batch, in the frame of the player to move, on the network's device."""

    policy_logits: Tensor  # [B, A]
    value: Tensor  # as in `NetworkOutput`; but flat heads: [B, 1] the logit of the winrate
    ownership_logits: Tensor | None  # [B, N]


def decode_value(
    settings: NetworkSettings, raw: Tensor, planes: Tensor, ownership: Tensor | None
) -> Tensor:
    """Return `RawOutput.value`; may overwrite the value head's raw outputs [B, O].

    `ownership` [B, N], logits of the owners, is needed if alpha is the sum of expected owners.
    """
    if settings.curve_kind == SIGMOID:
        raw[:, 0] *= alpha_unit(settings, settings.size)
        if settings.ownership_score and ownership is not None:
            raw[:, 0] += expected_area(ownership)
        raw[:, 1] = beta_from(raw[:, 1], settings.size)
        return raw
    if settings.curve_kind == MULTI_LABEL:
        return label_curve(raw, planes, settings)
    return 2.0 * mover_logit(raw, planes, settings)


class _PooledPolicy(NamedTuple):
    """A `PooledPolicyHead` after its first convolution, transposed."""

    bias: Tensor  # [2 P, P]
    point: Tensor  # [1, P, 1, 1]
    pass_move: Tensor  # [2 P, 1]


class InferenceNetwork:
    """A frozen copy of a network for one device and precision.

    Parameters
    ----------
    precision
        "fp32", "bf16" or "fp64".
    device
        "cpu", "mps" or a CUDA device.
    fused
        Whether to use oneDNN's fused convolutions if available.
    winograd
        Whether to run all 3x3 convolutions as `WinogradConvolution`; on the processor in float32.
    """

    def __init__(
        self,
        network: Network,
        precision: str,
        device: str = "cpu",
        fused: bool = True,
        winograd: bool = False,
    ) -> None:
        self.settings = network.settings
        self.dtype = PRECISIONS[precision]
        """Type of the planes that `run` expects."""
        self.device = torch.device(device)
        self._wide = torch.promote_types(self.dtype, torch.float32)
        self._points = self.settings.size**2
        with torch.inference_mode():
            on_processor = self.device.type == "cpu"
            place = Place(
                self.settings.size, self.dtype, self.device, fused and on_processor, winograd
            )
            self._trunk = TrunkLayers(place, network.trunk)
            self._fold_heads(network)

    @torch.inference_mode()
    def run(self, planes: Tensor, signed_komi: Tensor | None = None) -> RawOutput:
        """Evaluate a batch.

        `planes`, dtype[B, F, S, S], are on this network's device, fastest in channels-last order;
        for `signed_komi`, float32[B], see `Network.forward`.
        """
        x = self._trunk.run(planes)
        count = x.shape[0]
        flat = x.permute(0, 2, 3, 1).reshape(count * self._points, -1).to(self._wide)
        heads = torch.addmm(self._heads_bias, flat, self._heads_weight)
        value_end = self._policy_channels + self._value_channels
        if self._pooled is not None:
            logits, value = self._pooled_heads(self._pooled, heads)
        else:
            logits, value = self._dense_heads(heads, signed_komi)
        if self.settings.value_head == "none":
            raw = heads.new_zeros(count, 1)
        else:
            hidden = torch.addmm(self._hidden_bias, value, self._hidden_weight).relu_()
            raw = torch.addmm(self._output_bias, hidden, self._output_weight)
        ownership = None
        if self.settings.ownership:
            ownership = heads[:, value_end:].reshape(count, self._points)
        return RawOutput(logits, decode_value(self.settings, raw, planes, ownership), ownership)

    def _dense_heads(self, heads: Tensor, signed_komi: Tensor | None) -> tuple[Tensor, Tensor]:
        """Return policy logits and the value's hidden inputs, from heads [B * N, channels]."""
        count = heads.shape[0] // self._points
        value_end = self._policy_channels + self._value_channels
        policy = heads[:, : self._policy_channels].reshape(count, -1)
        value = heads[:, self._policy_channels : value_end].reshape(count, -1).relu_()
        if self.settings.policy_is_of_points:
            return point_logits(policy + self._policy_bias), value
        policy = policy.relu_()
        if self._komi_layers:
            assert signed_komi is not None, "this network's policy needs the komi"
            komi = signed_komi.to(self.device, self._wide)[:, None]
            hidden = torch.cat((policy, komi), 1)
            for weight, bias in self._komi_layers:
                hidden = torch.addmm(bias, hidden, weight).relu_()
            policy = torch.cat((policy, hidden), 1)
        return torch.addmm(self._policy_bias, policy, self._policy_weight), value

    def _pooled_heads(self, layers: _PooledPolicy, heads: Tensor) -> tuple[Tensor, Tensor]:
        """Like `_dense_heads`, for heads that serve every board size."""
        size = self.settings.size
        maps = heads.view(-1, size, size, heads.shape[1]).permute(0, 3, 1, 2)
        value_end = self._policy_channels + self._value_channels
        policy = maps[:, : self._policy_channels]
        pooled = policy_pool(policy.relu())
        policy = (policy + (pooled @ layers.bias)[:, :, None, None]).relu_()
        points = (policy * layers.point).sum(1).flatten(1)
        logits = torch.cat((points, torch.addmm(self._policy_bias, pooled, layers.pass_move)), 1)
        return logits, value_pool(maps[:, self._policy_channels : value_end].relu())

    def _fold_heads(self, network: Network) -> None:
        """Join all 1x1 convolutions in one matrix; dense layers take points, then channels."""
        policy = network.policy
        value = None if network.value is None else network.value.layers()
        parts = [policy.convolution.folded()]
        if value is not None:
            parts.append(value.convolution)
        if network.ownership is not None:
            own = network.ownership.convolution
            assert own.bias is not None
            parts.append((own.weight.detach().double(), own.bias.detach().double()))
        weight = torch.cat([part[0].flatten(1) for part in parts])
        self._heads_weight = self._put(weight.t(), self._wide)
        self._heads_bias = self._put(torch.cat([part[1] for part in parts]), self._wide)
        self._policy_channels = parts[0][0].shape[0]
        self._value_channels = 0 if value is None else value.convolution[0].shape[0]
        self._pooled: _PooledPolicy | None = None
        self._komi_layers: list[tuple[Tensor, Tensor]] = []
        if isinstance(policy, PooledPolicyHead):
            self._pooled = _PooledPolicy(
                self._put(policy.bias.weight.t(), self._wide),
                self._put(policy.point.weight, self._wide),
                self._put(policy.pass_move.weight.t(), self._wide),
            )
            self._policy_bias = self._put(policy.pass_move.bias, self._wide)
        elif isinstance(policy, PointPolicyHead):
            self._policy_bias = self._put(policy.bias, self._wide)
        else:
            self._put_dense_policy(policy)
        if value is not None:
            self._put_value_layers(value)

    def _put_dense_policy(self, policy: PolicyHead) -> None:
        """Store the policy head's layers after its convolution."""
        if policy.komi_first is not None and policy.komi_second is not None:
            first = self._points_first(policy.komi_first.weight, self._policy_channels)
            second = policy.komi_second.weight.detach()
            self._komi_layers = [
                (self._put(first.t(), self._wide), self._put(policy.komi_first.bias, self._wide)),
                (self._put(second.t(), self._wide), self._put(policy.komi_second.bias, self._wide)),
            ]
        dense = self._points_first(policy.dense.weight, self._policy_channels)
        self._policy_weight = self._put(dense.t(), self._wide)
        self._policy_bias = self._put(policy.dense.bias, self._wide)

    def _put_value_layers(self, value: ValueLayers) -> None:
        """Store the value head's layers after its convolution."""
        hidden = value.hidden[0]
        if self._pooled is None:
            hidden = self._points_first(hidden, self._value_channels)
        self._hidden_weight = self._put(hidden.t(), self._wide)
        self._hidden_bias = self._put(value.hidden[1], self._wide)
        self._output_weight = self._put(value.output[0].t(), self._wide)
        self._output_bias = self._put(value.output[1], self._wide)

    def _points_first(self, weight: Tensor, channels: int) -> Tensor:
        """Reorder the columns of a dense layer from [channel, point] to [point, channel]."""
        body = channels * self._points
        swapped = weight[:, :body].reshape(-1, channels, self._points).transpose(1, 2).flatten(1)
        return torch.cat((swapped, weight[:, body:]), 1)

    def _put(self, tensor: Tensor, dtype: torch.dtype) -> Tensor:
        """Return a copy, so that further training can't change this network."""
        return tensor.detach().to(dtype, copy=True).to(self.device).contiguous()
