"""Choose the backend of our own networks, and compare the answers of two backends."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.go.board import BLACK, EMPTY, HISTORY, WHITE
from engine.go.state import PAST, TO_PLAY, position_batch
from engine.go.symmetry import SYMMETRIES, inverse_table
from engine.network.backends.available import (
    ANY,
    TORCH_ONLY,
    Backend,
    backend_named,
)
from engine.network.backends.choice import BackendQuestion, ChosenBackend, choose
from engine.network.models.settings import NetworkSettings
from engine.network.models.stored import StoredNetwork
from engine.network.planes.planes import planes
from engine.network.runners.inference import NetworkRunner, Numbers, RawOutput
from engine.search.value.kinds import MULTI_LABEL, SIGMOID

TOLERANCE: Final = 0.02  # mean difference from fp32 that is always accepted, see `differences`
SHARE_OF_TURNING: Final = 0.5
"""Also accepted are rounding errors of half the difference between symmetries: a network is no more
certain of its answers than the answers for the eight symmetries of one position differ."""

_SAMPLES: Final = 16


class _Samples(NamedTuple):
    """Inputs for comparisons."""

    bits: NDArray[np.int8]  # [B, S, S, F]
    turned: NDArray[np.int8]  # [B, S, S, F] the same boards, each under another symmetry
    inverse: NDArray[np.intp]  # [B, A] index that maps policies for `turned` back
    komi: NDArray[np.float32] | None  # [B] if the policy needs it


def choose_inference(
    network: StoredNetwork, requested: str = ANY, device: str = "cpu", *, all_cores: bool = False
) -> ChosenBackend[NetworkRunner]:
    """Choose how to run a network here; see `engine.network.backends.choice.choose`.

    Answers agree if on random boards they differ from float32's by no more than `TOLERANCE` or
    `SHARE_OF_TURNING`.
    """
    settings = network.settings
    if settings.needs_module:
        backend = _module_backend(requested, device)
        return ChosenBackend(NetworkRunner(network, backend), backend, {})

    def make(backend: Backend) -> NetworkRunner:
        if backend.precision != "int8":  # which alone needs the ranges of typical boards
            return NetworkRunner(network, backend)
        samples = _samples(settings)
        return NetworkRunner(network, backend, (samples.bits, samples.komi))

    def ask(runner: NetworkRunner, rows: int) -> RawOutput:
        samples = _samples(settings)
        return runner.run(
            samples.bits[:rows], None if samples.komi is None else samples.komi[:rows]
        )

    remembering = cache(_Remembering)  # the reference answers once for all that are compared
    question = BackendQuestion(
        shape=json.dumps(settings.to_dict(), sort_keys=True),
        identity=network.identity,
        make=make,
        ask=ask,
        agrees=lambda whole, other: agree(settings, remembering(whole), other),
    )
    return choose(question, requested, device, all_cores=all_cores)


def _module_backend(requested: str, device: str) -> Backend:
    """Return how networks with parts of plug-ins run: torch in float32.

    Raises
    ------
    SettingsError
        Something else is requested.
    """
    import torch

    card = device if device != "auto" else "cuda" if torch.cuda.is_available() else "cpu"
    backend = Backend("torch", "fp32", card)
    if requested not in (ANY, TORCH_ONLY, "fp32") and backend_named(requested, card) != backend:
        raise SettingsError(
            tr(
                "networks with parts of plug-ins run in torch's float32 alone, not by {name}; use "
                "the evaluator auto",
                name=requested,
            )
        )
    return backend


class _Remembering:
    """A runner that remembers its answers to each batch of samples."""

    def __init__(self, runner: NetworkRunner) -> None:
        self._runner = runner
        self._answers: dict[int, RawOutput] = {}

    def run(self, bits: NDArray[np.int8], komi: NDArray[np.float32] | None) -> RawOutput:
        """Return the network's answers for samples, which stay in memory."""
        if id(bits) not in self._answers:
            self._answers[id(bits)] = self._runner.run(bits, komi)
        return self._answers[id(bits)]


def agree(
    settings: NetworkSettings, whole: NetworkRunner | _Remembering, other: NetworkRunner
) -> bool:
    """Return whether another runner's answers agree with `whole`'s, see `choose_inference`."""
    samples = _samples(settings)
    expected = whole.run(samples.bits, samples.komi)
    by_rounding = differences(settings, expected, other.run(samples.bits, samples.komi))
    if all(rounding <= TOLERANCE for rounding in by_rounding):
        return True
    turned = whole.run(samples.turned, samples.komi)
    upright = np.take_along_axis(turned.policy_logits, samples.inverse, 1)
    by_turning = differences(settings, expected, turned._replace(policy_logits=upright))
    return all(  # NaN is never accepted
        rounding <= max(TOLERANCE, SHARE_OF_TURNING * turning)
        for rounding, turning in zip(by_rounding, by_turning, strict=True)
    )


def differences(
    settings: NetworkSettings, expected: RawOutput, actual: RawOutput
) -> tuple[float, float]:
    """Return the mean differences of policies (total variation) and of winrates.

    Winrates are compared at the komi where `expected` has 10, 50 and 90 percent; those of labels at
    the label where they differ most.
    """
    variation = variation_of(expected.policy_logits, actual.policy_logits)
    z, z_given = expected.value, actual.value
    if settings.curve_kind == MULTI_LABEL:
        shifts = _sigmoid(z_given[:, 1:]) - _sigmoid(z[:, 1:])
        return variation, float(np.abs(shifts).max(1).mean())
    if settings.curve_kind == SIGMOID:
        levels = np.array([-2.2, 0.0, 2.2])  # 10, 50, 90 percent
        bonus = levels / z[:, 1:] - z[:, :1]
        z, z_given = levels, z_given[:, 1:] * (z_given[:, :1] + bonus)
    return variation, float(np.abs(_sigmoid(z_given) - _sigmoid(z)).mean())


def variation_of(expected: Numbers, actual: Numbers) -> float:
    """Return the mean total variation of two batches of distributions, given by logits [B, A]."""
    return float(0.5 * np.abs(softmax(actual) - softmax(expected)).sum(1).mean())


def softmax(logits: Numbers) -> NDArray[np.float64]:
    """Return probabilities from logits [B, A]."""
    odds = np.exp(logits.astype(np.float64) - logits.max(1, keepdims=True))
    return np.asarray(odds / odds.sum(1, keepdims=True))


def _sigmoid(x: Numbers) -> NDArray[np.float64]:
    return np.asarray(0.5 + 0.5 * np.tanh(0.5 * x.astype(np.float64)))


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
        inverse=inverse_table(size)[codes].astype(np.intp),
        komi=np.full(_SAMPLES, 7.5, np.float32) if settings.needs_komi else None,
    )


def _bits(array: NDArray[np.float32]) -> NDArray[np.int8]:
    """Return planes [B, F, S, S] as an evaluator fills them."""
    return np.ascontiguousarray(array.astype(np.int8).transpose(0, 2, 3, 1))
