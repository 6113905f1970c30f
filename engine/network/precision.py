"""The fastest way to run a network on this machine whose answers are still the network's."""

from __future__ import annotations

import time
from functools import cache
from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor

from engine.features.planes import planes
from engine.go.board import BLACK, EMPTY, HISTORY, WHITE
from engine.go.position import PAST, TO_PLAY, position_batch
from engine.go.symmetry import SYMMETRIES, inverse_table
from engine.network.inference import InferenceNetwork, RawOutput, bfloat16_is_native
from engine.network.network import Network, NetworkSettings
from engine.value.evaluation import SIGMOID

__all__ = ["SHARE_OF_TURNING", "TOLERANCE", "choose_inference", "differences"]

TOLERANCE: Final = 0.02
"""Mean difference from fp32 that never matters, see `differences`."""
SHARE_OF_TURNING: Final = 0.5
"""Beyond it, rounding may disturb half as much as turning the board does: a network is no surer of
its answers than the differences between those for the eight symmetries of one position."""

_SAMPLES: Final = 16
_WORK: Final = 2e9  # multiplications in one timed call
_CALLS: Final = 3


class _Samples(NamedTuple):
    """Inputs to compare answers for."""

    planes: Tensor  # [B, F, S, S]
    turned: Tensor  # [B, F, S, S] the same boards, each under some other symmetry
    inverse: Tensor  # int64[B, A] index that turns policies for `turned` back
    komi: Tensor | None  # [B] if the policy needs it


def choose_inference(network: Network, device: str = "cpu") -> InferenceNetwork:
    """Run a network in the precision that is fastest here, fp32 unless bf16 agrees with it.

    Notes
    -----
    bfloat16 is tried on graphics cards and where the processor multiplies it itself. It is used
    when it is faster and when on random boards it differs from fp32 by no more than `TOLERANCE` or
    `SHARE_OF_TURNING`. Both are timed once per architecture: well under a second for networks up
    to a few million weights.
    """
    settings = network.settings
    whole = InferenceNetwork(network, "fp32", device)
    if not _bfloat16_is_faster(settings, device):
        return whole
    half = InferenceNetwork(network, "bf16", device)
    samples = _samples(settings)
    expected = whole.run(samples.planes.to(whole.device), samples.komi)
    turned = whole.run(samples.turned.to(whole.device), samples.komi)
    upright = torch.gather(turned.policy_logits, 1, samples.inverse.to(whole.device))
    turned = turned._replace(policy_logits=upright)
    given = half.run(samples.planes.to(half.device, half.dtype), samples.komi)
    by_rounding = differences(settings, expected, given)
    by_turning = differences(settings, expected, turned)
    for rounding, turning in zip(by_rounding, by_turning, strict=True):
        if not rounding <= max(TOLERANCE, SHARE_OF_TURNING * turning):  # also "not a number"
            return whole
    return half


def differences(
    settings: NetworkSettings, expected: RawOutput, given: RawOutput
) -> tuple[float, float]:
    """Mean differences of policies (total variation) and of winrates.

    Winrates are compared at the komi where `expected` says 10, 50 and 90 percent.
    """
    policies = given.policy_logits.softmax(1) - expected.policy_logits.softmax(1)
    variation = 0.5 * policies.abs().sum(1).mean()
    if settings.curve_kind == SIGMOID:
        z = torch.tensor([-2.2, 0.0, 2.2], device=expected.value.device)  # of 10, 50, 90 percent
        bonus = z / expected.value[:, 1:] - expected.value[:, :1]
        z_given = given.value[:, 1:] * (given.value[:, :1] + bonus)
    else:
        z, z_given = expected.value, given.value
    return float(variation), float((z_given.sigmoid() - z.sigmoid()).abs().mean())


@cache
def _bfloat16_is_faster(settings: NetworkSettings, device: str) -> bool:
    """Whether a network like this takes less time in bf16."""
    if torch.device(device).type != "cpu":
        return True
    if not bfloat16_is_native():
        return False
    network = Network(settings).eval()
    work = (2 * settings.blocks + 1) * 9 * settings.channels**2 * settings.size**2
    count = int(min(max(_WORK // work, 1), _SAMPLES))
    samples = _samples(settings)
    komi = None if samples.komi is None else samples.komi[:count]
    taken = []
    for precision in ("fp32", "bf16"):
        inference = InferenceNetwork(network, precision)
        batch = samples.planes[:count].to(inference.dtype)
        batch = batch.contiguous(memory_format=torch.channels_last)
        inference.run(batch, komi)  # the first call also prepares
        calls = []
        for _ in range(_CALLS):
            begin = time.process_time()
            inference.run(batch, komi)
            calls.append(time.process_time() - begin)
        taken.append(min(calls))
    return taken[1] < taken[0]


@cache
def _samples(settings: NetworkSettings) -> _Samples:
    """Random boards, from empty to half full, both sides to move."""
    size = settings.size
    generator = np.random.default_rng(0)
    positions = position_batch(_SAMPLES, size)
    density = np.linspace(0, 0.5, _SAMPLES)[:, None]
    occupied = generator.random((_SAMPLES, size * size)) < density
    colors = generator.choice([BLACK, WHITE], occupied.shape)
    positions.stones[:, :-1] = np.where(occupied, colors, EMPTY)
    positions.past[:] = positions.stones[:, None, :-1]  # as if both had passed all the time
    positions.counters[:, PAST] = HISTORY
    positions.counters[1::2, TO_PLAY] = WHITE
    codes = (1 + np.arange(_SAMPLES) % (SYMMETRIES - 1)).astype(np.int8)
    return _Samples(
        planes=torch.from_numpy(planes(settings.feature_set, positions)),
        turned=torch.from_numpy(planes(settings.feature_set, positions, codes)),
        inverse=torch.from_numpy(inverse_table(size)[codes].astype(np.int64)),
        komi=torch.full((_SAMPLES,), 7.5) if settings.needs_komi else None,
    )
