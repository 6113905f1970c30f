"""The fastest way to run a network on this machine whose answers are still the network's."""

from __future__ import annotations

import time
from functools import cache
from typing import Final

import numpy as np
import torch
from torch import Tensor

from engine.features.planes import planes
from engine.go.position import legal_moves, play, position_batch, row
from engine.network.inference import (
    InferenceNetwork,
    RawOutput,
    bfloat16_is_native,
    fusion_is_possible,
)
from engine.network.network import Network, NetworkSettings
from engine.value.evaluation import SIGMOID

__all__ = ["TOLERANCE", "agrees", "choose_inference"]

TOLERANCE: Final = 0.05
"""Largest mean difference from fp32 over random games' positions: of the policy (total variation)
and of the winrate at the komi where fp32 says 10, 50 and 90 percent. The answers for the eight
symmetries of one position differ more than that."""

_SAMPLES: Final = 16
_WORK: Final = 2e9  # multiplications in one timed call
_CALLS: Final = 3

Way = tuple[str, bool]
"""Precision, and whether oneDNN's fused convolutions are used."""


def choose_inference(network: Network, device: str = "cpu") -> InferenceNetwork:
    """Run a network the way that is fastest here, unless its answers differ from plain fp32's.

    Notes
    -----
    bfloat16 is tried where the processor multiplies it itself, and used when it `agrees` with fp32.
    Ways are timed once per architecture: well under a second for networks up to a few million
    weights.
    """
    plain = InferenceNetwork(network, "fp32", device, fused=False)
    samples, komi = _samples(network.settings)
    expected = plain.run(samples.to(plain.device), komi)
    for way in _fastest_first(network.settings, device):
        if way == ("fp32", False):
            break
        inference = InferenceNetwork(network, way[0], device, way[1])
        given = inference.run(samples.to(inference.device, inference.dtype), komi)
        if agrees(network.settings, expected, given):
            return inference
    return plain


def agrees(settings: NetworkSettings, expected: RawOutput, given: RawOutput) -> bool:
    """Whether answers differ by no more than `TOLERANCE` from the expected ones."""
    policies = given.policy_logits.softmax(1) - expected.policy_logits.softmax(1)
    variation = 0.5 * policies.abs().sum(1).mean()
    if settings.curve_kind == SIGMOID:
        z = torch.tensor([-2.2, 0.0, 2.2], device=expected.value.device)  # of 10, 50, 90 percent
        bonus = z / expected.value[:, 1:] - expected.value[:, :1]
        z_given = given.value[:, 1:] * (given.value[:, :1] + bonus)
    else:
        z, z_given = expected.value, given.value
    error = (z_given.sigmoid() - z.sigmoid()).abs().mean()
    return bool(variation <= TOLERANCE) and bool(error <= TOLERANCE)  # False for "not a number"


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
    samples, komi = _samples(settings)
    taken = []
    for way in ways:
        inference = InferenceNetwork(network, way[0], device, way[1])
        batch = samples[:count].to(inference.dtype).contiguous(memory_format=torch.channels_last)
        best = float("inf")
        for call in range(_CALLS + 1):
            begin = time.process_time()
            inference.run(batch, None if komi is None else komi[:count])
            if call > 0:  # the first one also prepares
                best = min(best, time.process_time() - begin)
        taken.append(best)
    return tuple(way for _, way in sorted(zip(taken, ways, strict=True)))


@cache
def _samples(settings: NetworkSettings) -> tuple[Tensor, Tensor | None]:
    """Planes of positions from random games, and a komi for each if the policy needs it."""
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
    komi = torch.full((_SAMPLES,), 7.5) if settings.needs_komi else None
    return torch.from_numpy(planes(settings.feature_set, positions)), komi
