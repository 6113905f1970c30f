"""The fastest precision for a KataGo network on this machine whose answers are still its own."""

from __future__ import annotations

from typing import Final

import numpy as np
import torch
from torch import Tensor

from engine.features.v7 import GLOBALS, PLANES, empty_scene, v7_room
from engine.features.v7_scene import V7Rules, fill_v7_inputs
from engine.go.board import EMPTY
from engine.go.position import is_legal, play, position_batch, row
from engine.network.foreign.katago_parts import KataGoModel
from engine.network.inference import bfloat16_is_native
from engine.network.katago_net import KataGoNet, KataGoOutput
from engine.network.metadata import DEFAULT_PROFILE, metadata_of
from engine.network.precision import SHARE_OF_TURNING, TOLERANCE

__all__ = ["choose_katago_precision"]

_SAMPLES: Final = 8


def choose_katago_precision(model: KataGoModel, size: int, device: str = "cpu") -> str:
    """bf16 where it is faster and agrees with fp32, else fp32.

    Notes
    -----
    bfloat16 is tried on graphics cards and where the processor multiplies it itself; there it is
    three to five times faster. Agreement is that of `engine.network.precision`: on random boards
    policies and winrates differ by no more than `TOLERANCE`, or `SHARE_OF_TURNING` of what
    mirroring the board changes.
    """
    if torch.device(device).type == "cpu" and not bfloat16_is_native():
        return "fp32"
    planes, numbers, metadata = _samples(model, size)
    whole, half = (KataGoNet(model, size, precision, device) for precision in ("fp32", "bf16"))
    expected = whole.run(planes.to(whole.device), numbers, metadata)
    given = half.run(planes.to(half.device, half.dtype), numbers, metadata)
    turned = _mirrored(whole.run(planes.flip(3).to(whole.device), numbers, metadata), size)
    for rounding, turning in zip(
        _differences(expected, given), _differences(expected, turned), strict=True
    ):
        if not rounding <= max(TOLERANCE, SHARE_OF_TURNING * turning):  # also "not a number"
            return "fp32"
    return "bf16"


def _differences(expected: KataGoOutput, given: KataGoOutput) -> tuple[float, float]:
    """Mean differences of policies (total variation) and of results."""
    policies = given.policy_logits[:, 0].softmax(1) - expected.policy_logits[:, 0].softmax(1)
    results = given.value.softmax(1) - expected.value.softmax(1)
    return float(0.5 * policies.abs().sum(1).mean()), float(0.5 * results.abs().sum(1).mean())


def _mirrored(out: KataGoOutput, size: int) -> KataGoOutput:
    """Answers for mirrored boards with the moves turned back."""
    logits = out.policy_logits
    moves = logits[:, :, :-1].reshape(*logits.shape[:2], size, size).flip(3).flatten(2)
    return out._replace(policy_logits=torch.cat((moves, logits[:, :, -1:]), 2))


def _samples(model: KataGoModel, size: int) -> tuple[Tensor, Tensor, Tensor | None]:
    """Inputs of random boards, from empty to half full."""
    random = np.random.default_rng(0)
    positions = position_batch(_SAMPLES, size)
    for t in range(_SAMPLES):
        position = row(positions, t)
        for point in random.permutation(size * size)[: t * size * size // (2 * _SAMPLES)].tolist():
            if position.stones[point] == EMPTY and is_legal(position, point):
                play(position, point)
    planes = np.empty((_SAMPLES, size * size, PLANES), np.uint8)
    numbers = np.empty((_SAMPLES, GLOBALS), np.float32)
    komi = np.full(_SAMPLES, 7.5, np.float32)
    fill_v7_inputs(positions, komi, V7Rules(), empty_scene(size), v7_room(size), planes, numbers)
    metadata = None
    if model.trunk.encoder is not None:
        told = metadata_of(DEFAULT_PROFILE, 1, size * size)
        metadata = torch.from_numpy(told).expand(_SAMPLES, -1)
    bits = torch.from_numpy(planes).view(_SAMPLES, size, size, PLANES).permute(0, 3, 1, 2)
    return bits.float(), torch.from_numpy(numbers), metadata
