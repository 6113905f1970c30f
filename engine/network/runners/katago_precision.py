"""Choose the backend of KataGo's networks, and compare the answers of two backends."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
import torch
from torch import Tensor

from engine.go.board import EMPTY
from engine.go.position import is_legal, play
from engine.go.state import position_batch, row
from engine.network.backends.available import ANY, Backend
from engine.network.backends.choice import BackendQuestion, ChosenBackend, choose
from engine.network.models.katago_net import KataGoNet, KataGoOutput
from engine.network.models.katago_parts import KataGoModel
from engine.network.planes.v7 import GLOBALS, PLANES, empty_scene, v7_buffers
from engine.network.planes.v7_scene import V7Rules, fill_v7_inputs
from engine.network.runners.katago_metadata import DEFAULT_PROFILE, metadata_of
from engine.network.runners.openvino_katago import OpenVINOKataGo
from engine.network.runners.precision import SHARE_OF_TURNING, TOLERANCE

_SAMPLES: Final = 8
_KOMI: Final = (7.5, -3.5, 15.5, 0.5, 9.5, -12.5, 25.5)

KataGoInference = KataGoNet | OpenVINOKataGo
"""Types that run a KataGo network."""


def choose_katago(
    model: KataGoModel,
    size: int,
    requested: str = ANY,
    device: str = "cpu",
    identity: str = "",
    *,
    all_cores: bool = False,
) -> ChosenBackend[KataGoInference]:
    """Choose how to run a KataGo network here; see `engine.network.backends.choice.choose`.

    Agreement is that of `engine.network.runners.precision`: on random boards policies and results
    differ by no more than `TOLERANCE`, or `SHARE_OF_TURNING` of the difference for mirrored boards.

    `size` is the board's side; `identity` is that of the weights, "" if they have none.
    """

    def make(backend: Backend) -> KataGoInference:
        if backend.library == "torch":
            return KataGoNet(model, size, backend.precision, backend.device)
        if backend.library == "winograd":
            return KataGoNet(model, size, backend.precision, winograd=True)
        count = max(_SAMPLES, min(64, 4096 // size**2))  # fewer of large boards, which take longer
        typical = _samples(model, size, count, 1)
        return OpenVINOKataGo(model, size, backend.precision, typical, all_cores=backend.all_cores)

    def ask(net: KataGoInference, rows: int) -> Tensor:
        planes, numbers, metadata = _samples(model, size)
        players = None if metadata is None else metadata[:rows]
        out = net.run(planes[:rows].to(net.device).to(net.dtype), numbers[:rows], players)
        return out.policy_logits.cpu()

    def agrees(whole: KataGoInference, other: KataGoInference) -> bool:
        planes, numbers, metadata = _samples(model, size)

        def answers(net: KataGoInference, planes: Tensor) -> KataGoOutput:
            out = net.run(planes.to(net.device).to(net.dtype), numbers, metadata)
            return KataGoOutput(*(part.cpu().float() for part in out))

        expected = answers(whole, planes)
        by_rounding = _differences(expected, answers(other, planes))
        if all(rounding <= TOLERANCE for rounding in by_rounding):
            return True
        by_turning = _differences(expected, _mirrored(answers(whole, planes.flip(3)), size))
        return all(  # NaN is never accepted
            rounding <= max(TOLERANCE, SHARE_OF_TURNING * turning)
            for rounding, turning in zip(by_rounding, by_turning, strict=True)
        )

    question = BackendQuestion(f"{size}x{size} {_shape(model)}", identity, make, ask, agrees)
    return choose(question, requested, device, all_cores=all_cores)


def _shape(part: object) -> str:
    """Return the shapes of all arrays, and the types of the parts around them."""
    if isinstance(part, np.ndarray):
        return "x".join(map(str, part.shape))
    if isinstance(part, tuple):
        inside = ",".join(_shape(inner) for inner in part)
        return f"{type(part).__name__}({inside})"
    return part if isinstance(part, str) and len(part) < 10 else ""


def _differences(expected: KataGoOutput, actual: KataGoOutput) -> tuple[float, float]:
    """Return the mean differences of policies (total variation) and of results."""
    policies = actual.policy_logits[:, 0].softmax(1) - expected.policy_logits[:, 0].softmax(1)
    results = actual.value.softmax(1) - expected.value.softmax(1)
    return float(0.5 * policies.abs().sum(1).mean()), float(0.5 * results.abs().sum(1).mean())


def _mirrored(out: KataGoOutput, size: int) -> KataGoOutput:
    """Return answers for mirrored boards with the moves mirrored back."""
    logits = out.policy_logits
    moves = logits[:, :, :-1].reshape(*logits.shape[:2], size, size).flip(3).flatten(2)
    return out._replace(policy_logits=torch.cat((moves, logits[:, :, -1:]), 2))


def _samples(
    model: KataGoModel, size: int, count: int = _SAMPLES, seed: int = 0
) -> tuple[Tensor, Tensor, Tensor | None]:
    """Return inputs of random boards, empty to half full: planes, numbers, players."""
    planes, numbers = _boards(size, count, seed)
    if model.trunk.encoder is None:
        return planes, numbers, None
    players = metadata_of(DEFAULT_PROFILE, 1, size * size)
    return planes, numbers, torch.from_numpy(players).expand(count, -1)


@cache
def _boards(size: int, count: int, seed: int) -> tuple[Tensor, Tensor]:
    """Return the inputs of `_samples` that all networks share; komi makes either side win."""
    random = np.random.default_rng(seed)
    positions = position_batch(count, size)
    for t in range(count):
        position = row(positions, t)
        for point in random.permutation(size * size)[: t * size * size // (2 * count)].tolist():
            if position.stones[point] == EMPTY and is_legal(position, point):
                play(position, point)
    planes = np.empty((count, size * size, PLANES), np.uint8)
    numbers = np.empty((count, GLOBALS), np.float32)
    komi = np.resize(np.array(_KOMI, np.float32), count)
    fill_v7_inputs(positions, komi, V7Rules(), empty_scene(size), v7_buffers(size), planes, numbers)
    bits = torch.from_numpy(planes).view(count, size, size, PLANES).permute(0, 3, 1, 2)
    return bits, torch.from_numpy(numbers)
