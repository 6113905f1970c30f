"""Choose the backend of KataGo's networks, and compare the answers of two backends."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.board import EMPTY
from engine.go.position import is_legal, play
from engine.go.state import position_batch, row
from engine.network.backends.available import ANY, Backend
from engine.network.backends.choice import BackendQuestion, ChosenBackend, choose
from engine.network.models.katago_parts import KataGoModel
from engine.network.planes.v7 import GLOBALS, PLANES, empty_scene, v7_buffers
from engine.network.planes.v7_scene import V7Rules, fill_v7_inputs
from engine.network.runners.katago_inference import Inputs, KataGoOutput, KataGoRunner
from engine.network.runners.katago_metadata import DEFAULT_PROFILE, metadata_of
from engine.network.runners.precision import SHARE_OF_TURNING, TOLERANCE, variation_of

_SAMPLES: Final = 8
_KOMI: Final = (7.5, -3.5, 15.5, 0.5, 9.5, -12.5, 25.5)


def choose_katago(
    model: KataGoModel,
    size: int,
    requested: str = ANY,
    device: str = "cpu",
    identity: str = "",
    *,
    all_cores: bool = False,
) -> ChosenBackend[KataGoRunner]:
    """Choose how to run a KataGo network here; see `engine.network.backends.choice.choose`.

    Agreement is that of `engine.network.runners.precision`: on random boards policies and results
    differ by no more than `TOLERANCE`, or `SHARE_OF_TURNING` of the difference for mirrored boards.

    `size` is the board's side; `identity` is that of the weights, "" if they have none.
    """

    def make(backend: Backend) -> KataGoRunner:
        count = max(_SAMPLES, min(64, 4096 // size**2))  # fewer of large boards, which take longer
        typical = _samples(model, size, count, 1) if backend.precision == "int8" else None
        return KataGoRunner(model, size, backend, typical)

    def ask(net: KataGoRunner, rows: int) -> KataGoOutput:
        planes, numbers, players = _samples(model, size)
        return net.run(planes[:rows], numbers[:rows], None if players is None else players[:rows])

    def agrees(whole: KataGoRunner, other: KataGoRunner) -> bool:
        planes, numbers, players = _samples(model, size)
        expected = whole.run(planes, numbers, players)
        by_rounding = _differences(expected, other.run(planes, numbers, players))
        if all(rounding <= TOLERANCE for rounding in by_rounding):
            return True
        mirrored = whole.run(np.ascontiguousarray(planes[:, :, ::-1]), numbers, players)
        by_turning = _differences(expected, _mirrored(mirrored, size))
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
    """Return the mean differences of policies and of results (total variations)."""
    policies = variation_of(expected.policy_logits[:, 0], actual.policy_logits[:, 0])
    return policies, variation_of(expected.value, actual.value)


def _mirrored(out: KataGoOutput, size: int) -> KataGoOutput:
    """Return answers for mirrored boards with the moves mirrored back."""
    logits = out.policy_logits.copy()
    moves = logits[:, :, :-1].reshape(*logits.shape[:2], size, size)
    logits[:, :, :-1] = moves[..., ::-1].reshape(*logits.shape[:2], -1)
    return out._replace(policy_logits=logits)


def _samples(model: KataGoModel, size: int, count: int = _SAMPLES, seed: int = 0) -> Inputs:
    """Return inputs of random boards, empty to half full: planes, numbers, players."""
    planes, numbers = _boards(size, count, seed)
    if model.trunk.encoder is None:
        return planes, numbers, None
    players = metadata_of(DEFAULT_PROFILE, 1, size * size)
    return planes, numbers, np.tile(players, (count, 1))


@cache
def _boards(size: int, count: int, seed: int) -> tuple[NDArray[np.uint8], NDArray[np.float32]]:
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
    return planes.reshape(count, size, size, PLANES), numbers
