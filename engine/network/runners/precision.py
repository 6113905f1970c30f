"""Choose the backend of our own networks, and compare the answers of two backends."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from engine.go.board import BLACK, EMPTY, HISTORY, WHITE
from engine.go.state import PAST, TO_PLAY, position_batch
from engine.go.symmetry import SYMMETRIES, inverse_table
from engine.network.backends.available import ANY, Backend
from engine.network.backends.choice import BackendQuestion, ChosenBackend, choose
from engine.network.models.network import Network
from engine.network.models.settings import NetworkSettings
from engine.network.planes.planes import planes
from engine.network.runners.inference import InferenceNetwork, RawOutput
from engine.network.runners.openvino_network import OpenVINONetwork
from engine.search.value.kinds import MULTI_LABEL, SIGMOID

TOLERANCE: Final = 0.02  # mean difference from fp32 that is always accepted, see `differences`
SHARE_OF_TURNING: Final = 0.5
"""Also accepted are rounding errors of half the difference between symmetries: a network is no more
certain of its answers than the answers for the eight symmetries of one position differ."""

_SAMPLES: Final = 16

Inference = InferenceNetwork | OpenVINONetwork
"""Types that run a network."""


class _Samples(NamedTuple):
    """Inputs for comparisons."""

    bits: Tensor  # int8[B, F, S, S] channels last
    turned: Tensor  # int8[B, F, S, S] the same boards, each under another symmetry
    inverse: Tensor  # int64[B, A] index that maps policies for `turned` back
    komi: Tensor | None  # [B] if the policy needs it


def make_inference(network: Network, backend: Backend) -> Inference:
    """Create the runner of a network for one backend."""
    if backend.library == "openvino":
        samples = _samples(network.settings)
        typical = samples.bits, samples.komi
        return OpenVINONetwork(network, backend.precision, typical, all_cores=backend.all_cores)
    winograd = backend.library == "winograd"
    return InferenceNetwork(network, backend.precision, backend.device, winograd=winograd)


def choose_inference(
    network: Network,
    requested: str = ANY,
    device: str = "cpu",
    identity: str = "",
    *,
    all_cores: bool = False,
) -> ChosenBackend[Inference]:
    """Choose how to run a network here; see `engine.network.backends.choice.choose`.

    Answers agree if on random boards they differ from float32's by no more than `TOLERANCE` or
    `SHARE_OF_TURNING`. `identity` is that of the weights, "" if they have none.
    """
    settings = network.settings

    def ask(inference: Inference, rows: int) -> Tensor:
        samples = _samples(settings)
        planes = samples.bits[:rows].to(inference.device).to(inference.dtype)
        komi = None if samples.komi is None else samples.komi[:rows]
        return inference.run(planes, komi).policy_logits.cpu()

    question = BackendQuestion(
        shape=json.dumps(settings.to_dict(), sort_keys=True),
        identity=identity,
        make=lambda backend: make_inference(network, backend),
        ask=ask,
        agrees=lambda whole, other: agree(settings, whole, other),
    )
    return choose(question, requested, device, all_cores=all_cores)


def agree(settings: NetworkSettings, whole: Inference, other: Inference) -> bool:
    """Return whether another runner's answers agree with `whole`'s, see `choose_inference`."""
    samples = _samples(settings)
    expected = _answers(whole, samples.bits, samples.komi)
    by_rounding = differences(settings, expected, _answers(other, samples.bits, samples.komi))
    if all(rounding <= TOLERANCE for rounding in by_rounding):
        return True
    turned = _answers(whole, samples.turned, samples.komi)
    upright = torch.gather(turned.policy_logits, 1, samples.inverse)
    by_turning = differences(settings, expected, turned._replace(policy_logits=upright))
    return all(  # NaN is never accepted
        rounding <= max(TOLERANCE, SHARE_OF_TURNING * turning)
        for rounding, turning in zip(by_rounding, by_turning, strict=True)
    )


def _answers(inference: Inference, planes: Tensor, komi: Tensor | None) -> RawOutput:
    """Return answers in main memory."""
    out = inference.run(planes.to(inference.device).to(inference.dtype), komi)
    owners = None if out.ownership_logits is None else out.ownership_logits.cpu()
    return RawOutput(out.policy_logits.cpu(), out.value.cpu(), owners)


def differences(
    settings: NetworkSettings, expected: RawOutput, actual: RawOutput
) -> tuple[float, float]:
    """Return the mean differences of policies (total variation) and of winrates.

    Winrates are compared at the komi where `expected` has 10, 50 and 90 percent; those of labels at
    the label where they differ most.
    """
    policies = actual.policy_logits.softmax(1) - expected.policy_logits.softmax(1)
    variation = 0.5 * policies.abs().sum(1).mean()
    if settings.curve_kind == SIGMOID:
        z = torch.tensor([-2.2, 0.0, 2.2], device=expected.value.device)  # 10, 50, 90 percent
        bonus = z / expected.value[:, 1:] - expected.value[:, :1]
        z_given = actual.value[:, 1:] * (actual.value[:, :1] + bonus)
    elif settings.curve_kind == MULTI_LABEL:
        shifts = actual.value[:, 1:].sigmoid() - expected.value[:, 1:].sigmoid()
        return float(variation), float(shifts.abs().amax(1).mean())
    else:
        z, z_given = expected.value, actual.value
    return float(variation), float((z_given.sigmoid() - z.sigmoid()).abs().mean())


@cache
def _samples(settings: NetworkSettings) -> _Samples:
    """Return random boards, from empty to half full, with both players to move."""
    size = settings.size
    generator = np.random.default_rng(0)
    positions = position_batch(_SAMPLES, size)
    density = np.linspace(0, 0.5, _SAMPLES)[:, None]
    occupied = generator.random((_SAMPLES, size * size)) < density
    colors = generator.choice([BLACK, WHITE], occupied.shape)
    positions.stones[:, :-1] = np.where(occupied, colors, EMPTY)
    positions.past[:] = positions.stones[:, None, :-1]  # as after passes only
    positions.counters[:, PAST] = HISTORY
    positions.counters[1::2, TO_PLAY] = WHITE
    codes = (1 + np.arange(_SAMPLES) % (SYMMETRIES - 1)).astype(np.int8)
    return _Samples(
        bits=_bits(planes(settings.feature_set, positions)),
        turned=_bits(planes(settings.feature_set, positions, codes)),
        inverse=torch.from_numpy(inverse_table(size)[codes].astype(np.int64)),
        komi=torch.full((_SAMPLES,), 7.5) if settings.needs_komi else None,
    )


def _bits(array: NDArray[np.float32]) -> Tensor:
    """Return planes as an evaluator fills them."""
    return torch.from_numpy(array).char().contiguous(memory_format=torch.channels_last)
