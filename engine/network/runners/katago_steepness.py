"""Measure how steep a KataGo network's curves are, relative to its deviation of the score."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, EMPTY
from engine.go.position import is_legal, play
from engine.go.state import TO_PLAY, position_batch, row
from engine.network.backends.available import reference_backend
from engine.network.models.katago_parts import KataGoModel
from engine.network.planes.v7 import GLOBALS, PLANES, empty_scene, v7_buffers
from engine.network.planes.v7_scene import V7Rules, fill_v7_inputs
from engine.network.runners.katago_inference import KataGoRunner
from engine.network.runners.katago_metadata import DEFAULT_PROFILE, metadata_of
from engine.network.runners.katago_values import decode_scores, result_chances

USUAL_STEEPNESS: Final = 3.0
"""Steepness of the small networks of 2020, and of a network whose answers aren't finite."""
_LOWEST, _HIGHEST = 2.0, 10.0
_IN_GAMES: Final = 1.1
"""Steepness that fits games best, relative to that on the boards below (b10c384h6nbttflrs 6 over
6.0, g170-b6c96 3 over 2.4)."""
_SIZE: Final = 9
_STONES: Final = (0, 2, 4, 6, 8, 10, 12, 14)  # random stones on the evaluated boards
_REACH: Final = 2.0  # distance of the evaluated komi from the fair one, on both sides [points]

_steepness: dict[str, float] = {}


def steepness_of(model: KataGoModel, identity: str = "") -> float:
    """Return beta times the deviation of the score, near the fair komi.

    A strong network is more certain of the winner than a weak one with the same spread of scores,
    so this can't be a constant. It is measured on a few boards, the same for every network. Results
    are cached by `identity`, that of the weights ("" = not cached).
    """
    if identity in _steepness:
        return _steepness[identity]
    net = KataGoRunner(model, _SIZE, reference_backend())
    count = len(_STONES)
    positions = position_batch(count, _SIZE)
    random = np.random.default_rng(0)
    for t, stones in enumerate(_STONES):
        for point in random.permutation(_SIZE**2)[:stones].tolist():
            position = row(positions, t)
            if position.stones[point] == EMPTY and is_legal(position, point):
                play(position, point)
    mover = positions.counters[:, TO_PLAY].astype(np.float64)
    players = None
    if model.trunk.encoder is not None:
        players = np.tile(metadata_of(DEFAULT_PROFILE, BLACK, _SIZE**2), (count, 1))

    def evaluate(komi: NDArray[np.float64]) -> tuple[NDArray[np.float64], ...]:
        """Return Black's log odds and lead, and the deviation of the score."""
        planes = np.empty((count, _SIZE**2, PLANES), np.uint8)
        numbers = np.empty((count, GLOBALS), np.float32)
        komis = komi.astype(np.float32)
        scene, buffers = empty_scene(_SIZE), v7_buffers(_SIZE)
        fill_v7_inputs(positions, komis, V7Rules(), scene, buffers, planes, numbers)
        out = net.run(planes.reshape(count, _SIZE, _SIZE, PLANES), numbers, players)
        result = result_chances(out.value.astype(np.float64), np.zeros(count, np.bool_))
        scores = decode_scores(model, out.score.astype(np.float64), result[:, 2])
        with np.errstate(divide="ignore", invalid="ignore"):
            odds = np.log(result[:, 0] / result[:, 1])
        return mover * odds, mover * scores.lead, scores.deviation

    fair = np.full(count, 7.5)
    for _ in range(2):
        away = np.nan_to_num(evaluate(fair)[1])
        fair = np.floor(np.clip(fair + away, -(_SIZE**2), _SIZE**2)) + 0.5
    below, above = evaluate(fair - _REACH), evaluate(fair + _REACH)
    slopes = (below[0] - above[0]) / (2.0 * _REACH) * 0.5 * (below[2] + above[2])
    measured = _IN_GAMES * float(np.median(slopes))
    steepness = USUAL_STEEPNESS
    if np.isfinite(measured):
        steepness = round(min(max(measured, _LOWEST), _HIGHEST), 1)
    if identity:
        _steepness[identity] = steepness
    return steepness
