"""Run KataGo's networks in torch, on any board size, in one precision.

Every normalization after a convolution is folded into it; other normalizations, and activations
that oneDNN can't fuse, are separate operations. Without a mask the board fills the canvas.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from engine.network.backends.processor import PRECISIONS
from engine.network.models.katago_blocks import make_block
from engine.network.models.katago_layers import (
    Board,
    ConvolutionLayer,
    NormLayer,
    Place,
    RmsLayer,
    activate,
    pool,
)
from engine.network.models.katago_parts import Convolution, KataGoModel, Norm


class KataGoOutput(NamedTuple):
    """Raw outputs for a batch, in the frame of the player to move, under the input's symmetry."""

    policy_logits: Tensor  # [B, C, A] channel 0 the policy, 1 the optimistic one if present
    value: Tensor  # [B, 3] logits of win, loss, no result
    score: Tensor  # [B, 4 or 6] see `engine.network.runners.katago_values`
    ownership_logits: Tensor  # [B, N] half the log-odds that the point becomes the mover's


class KataGoNet:
    """A KataGo network for one device, precision and canvas.

    Parameters
    ----------
    size
        Side of the canvas [points].
    precision
        "fp32", "bf16" or "fp64" for the trunk's numbers; heads use float32 or wider.
    device
        "cpu", "mps" or a CUDA device.
    fused
        Whether to use oneDNN's fused convolutions if available.
    winograd
        Whether to run 3x3 convolutions as `WinogradConvolution`; on the processor in float32, for
        boards that fill the canvas.
    """

    def __init__(
        self,
        model: KataGoModel,
        size: int,
        precision: str = "fp32",
        device: str = "cpu",
        fused: bool = True,
        winograd: bool = False,
    ) -> None:
        self.model = model
        self.size = size
        self.precision = precision
        self.dtype = PRECISIONS[precision]
        """Type of the planes that `run` expects."""
        self.device = torch.device(device)
        self.wide = torch.promote_types(self.dtype, torch.float32)
        """Type of the outputs."""
        on_processor = self.device.type == "cpu"
        self._winograd = winograd
        place = Place(size, self.dtype, self.device, fused and on_processor, winograd)
        heads = Place(size, self.wide, self.device, place.fused)
        trunk, policy, value = model.trunk, model.policy, model.value

        def head(part: Convolution, norm: Norm | None = None) -> ConvolutionLayer:
            return ConvolutionLayer(heads, (part, norm))

        with torch.inference_mode():
            self._input = ConvolutionLayer(place, (trunk.convolution, None))
            self._globals = heads.tensor(trunk.dense)
            self._blocks = [make_block(place, block) for block in trunk.blocks]
            if isinstance(trunk.tip, Norm):
                self._tip: NormLayer | RmsLayer = NormLayer(place, trunk.tip)
            else:
                self._tip = RmsLayer(place, trunk.tip, trunk.tip_activation)
            self._policy_in = head(policy.convolution, policy.norm)
            self._policy_pooled = head(policy.pooled, policy.pooled_norm)
            self._policy_dense = heads.tensor(policy.dense * policy.norm.scale)
            self._policy_out = head(policy.output)
            self._pass_dense = heads.tensor(policy.pass_dense)
            if policy.pass_bias is not None and policy.pass_output is not None:
                self._pass_bias = heads.tensor(policy.pass_bias)
                self._pass_output = heads.tensor(policy.pass_output)
            self._value_in = head(value.convolution, value.norm)
            self._value_dense = heads.tensor(value.dense)
            self._hidden_bias = heads.tensor(value.bias)
            self._value_out = heads.tensor(np.concatenate((value.value, value.score), 1))
            self._value_bias = heads.tensor(np.concatenate((value.value_bias, value.score_bias)))
            self._ownership = head(value.ownership)
            if trunk.encoder is not None:
                encoder = trunk.encoder
                parts = (encoder.first, encoder.second, encoder.third)
                self._encoder = [heads.tensor(matrix) for matrix in parts]
                biases = (encoder.first_bias, encoder.second_bias)
                self._encoder_bias = [heads.tensor(bias) for bias in biases]

    @torch.inference_mode()
    def run(
        self,
        planes: Tensor,
        global_inputs: Tensor,
        metadata: Tensor | None = None,
        mask: Tensor | None = None,
    ) -> KataGoOutput:
        """Answer for a batch.

        Parameters
        ----------
        planes : dtype[B, 22, S, S]
            On this network's device; fastest in channels-last order.
        global_inputs : float[B, 19]
        metadata : float[B, 192]
            Only of networks with a metadata encoder.
        mask : dtype[B, 1, S, S]
            1 on the board; None when the board fills the canvas.
        """
        if mask is not None and self._winograd:
            raise ValueError("Winograd convolutions run on boards that fill the canvas only")
        board = Board.of(self.size, mask)
        x = self._input.run(planes, board)
        bias = global_inputs.to(self.device, self.wide) @ self._globals
        if self.model.trunk.encoder is not None:
            assert metadata is not None, "this network's players have to be described"
            bias = bias + self._encoded(metadata.to(self.device, self.wide))
        x = x.add_(bias.to(self.dtype)[:, :, None, None])
        for block in self._blocks:
            x = block.run(x, board)
        x = self._tip.run(x, board)
        return self._heads(x.to(self.wide), board)

    def _encoded(self, metadata: Tensor) -> Tensor:
        encoder = self.model.trunk.encoder
        assert encoder is not None
        first, second, third = self._encoder
        hidden = activate(metadata @ first + self._encoder_bias[0], encoder.first_activation)
        hidden = activate(hidden @ second + self._encoder_bias[1], encoder.second_activation)
        return hidden @ third

    def _heads(self, x: Tensor, board: Board) -> KataGoOutput:
        policy, value = self.model.policy, self.model.value
        pooled = self._policy_pooled.run(x, board, policy.pooled_norm.activation)
        pooled = pool(board.masked(pooled), board)
        hidden = self._policy_in.run(x, board).add_((pooled @ self._policy_dense)[:, :, None, None])
        hidden = board.masked(activate(hidden, policy.norm.activation))
        moves = self._policy_out.run(hidden, board).flatten(2)
        last = pooled @ self._pass_dense
        if policy.pass_bias is not None:
            last = activate(last + self._pass_bias, policy.pass_activation) @ self._pass_output
        hidden = board.masked(self._value_in.run(x, board, value.norm.activation))
        mean = hidden.sum((2, 3)) / board.points
        features = torch.cat((mean, mean * board.wide, mean * board.wider), 1)
        dense = activate(features @ self._value_dense + self._hidden_bias, value.activation)
        out = dense @ self._value_out + self._value_bias
        return KataGoOutput(
            policy_logits=torch.cat((moves, last[:, :, None]), 2),
            value=out[:, :3],
            score=out[:, 3:],
            ownership_logits=self._ownership.run(hidden, board).flatten(1),
        )
