"""The fastest way to run a network on this machine whose answers are still the network's."""

from __future__ import annotations

import time
from functools import cache
from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor

from engine.features.planes import planes
from engine.go.position import legal_moves, play, position_batch, row
from engine.go.symmetry import SYMMETRIES, inverse_table
from engine.network.inference import (
    InferenceNetwork,
    RawOutput,
    bfloat16_is_native,
    fusion_is_possible,
)
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

Way = tuple[str, bool]
"""Precision, and whether oneDNN's fused convolutions are used."""


class _Samples(NamedTuple):
    """Inputs to compare answers for."""

    planes: Tensor  # [B, F, S, S]
    turned: Tensor  # [B, F, S, S] the same boards, each under some other symmetry
    inverse: Tensor  # int64[B, A] index that turns policies for `turned` back
    komi: Tensor | None  # [B] if the policy needs it


def choose_inference(network: Network, device: str = "cpu") -> InferenceNetwork:
    """Run a network the way that is fastest here, unless its answers differ from plain fp32's.

    Notes
    -----
    bfloat16 is tried where the processor multiplies it itself, and used when on positions of random
    games it differs from fp32 by no more than `TOLERANCE` or `SHARE_OF_TURNING`.
    Ways are timed once per architecture: well under a second for networks up to a few million
    weights.
    """
    plain = InferenceNetwork(network, "fp32", device, fused=False)
    samples = _samples(network.settings)
    expected = plain.run(samples.planes.to(plain.device), samples.komi)
    turned = plain.run(samples.turned.to(plain.device), samples.komi)
    upright = torch.gather(turned.policy_logits, 1, samples.inverse.to(plain.device))
    turned = turned._replace(policy_logits=upright)
    allowed = [
        max(TOLERANCE, SHARE_OF_TURNING * difference)
        for difference in differences(network.settings, expected, turned)
    ]
    for way in _fastest_first(network.settings, device):
        if way == ("fp32", False):
            break
        inference = InferenceNetwork(network, way[0], device, way[1])
        given = inference.run(samples.planes.to(inference.device, inference.dtype), samples.komi)
        found = differences(network.settings, expected, given)
        # "not a number" is not below anything
        if all(one <= limit for one, limit in zip(found, allowed, strict=True)):
            return inference
    return plain


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
def _fastest_first(settings: NetworkSettings, device: str) -> tuple[Way, ...]:
    """All ways that this machine offers, by the time a call takes."""
    if torch.device(device).type != "cpu":
        return (("bf16", False), ("fp32", False))
    network = Network(settings).eval()
    ways: list[Way] = [("fp32", False)]
    if fusion_is_possible():
        ways.append(("fp32", True))
    if bfloat16_is_native():
        ways.append(("bf16", True))
    work = (2 * settings.blocks + 1) * 9 * settings.channels**2 * settings.size**2
    count = int(min(max(_WORK // work, 1), _SAMPLES))
    samples = _samples(settings)
    komi = None if samples.komi is None else samples.komi[:count]
    taken = []
    for way in ways:
        inference = InferenceNetwork(network, way[0], device, way[1])
        batch = (
            samples.planes[:count].to(inference.dtype).contiguous(memory_format=torch.channels_last)
        )
        best = float("inf")
        for call in range(_CALLS + 1):
            begin = time.process_time()
            inference.run(batch, komi)
            if call > 0:  # the first one also prepares
                best = min(best, time.process_time() - begin)
        taken.append(best)
    return tuple(way for _, way in sorted(zip(taken, ways, strict=True)))


@cache
def _samples(settings: NetworkSettings) -> _Samples:
    """Positions of random games."""
    size = settings.size
    generator = np.random.default_rng(0)
    positions = position_batch(_SAMPLES, size)
    legal = np.empty(size * size + 1, np.bool_)
    for number in range(_SAMPLES):
        position = row(positions, number)
        for _ in range(number * size * size // (2 * _SAMPLES)):
            legal_moves(position, legal)
            choices = np.flatnonzero(legal[:-1])
            if len(choices):
                play(position, int(generator.choice(choices)))
    codes = (1 + np.arange(_SAMPLES) % (SYMMETRIES - 1)).astype(np.int8)
    return _Samples(
        planes=torch.from_numpy(planes(settings.feature_set, positions)),
        turned=torch.from_numpy(planes(settings.feature_set, positions, codes)),
        inverse=torch.from_numpy(inverse_table(size)[codes].astype(np.int64)),
        komi=torch.full((_SAMPLES,), 7.5) if settings.needs_komi else None,
    )
