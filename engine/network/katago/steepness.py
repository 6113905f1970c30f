"""How steep the curves of a KataGo network are, against the deviation that it gives the score."""

from __future__ import annotations

from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray

from engine.features.v7 import GLOBALS, PLANES, empty_scene, v7_room
from engine.features.v7_scene import V7Rules, fill_v7_inputs
from engine.go.board import BLACK, EMPTY
from engine.go.position import TO_PLAY, is_legal, play, position_batch, row
from engine.network.foreign.katago_parts import KataGoModel
from engine.network.katago.metadata import DEFAULT_PROFILE, metadata_of
from engine.network.katago.net import KataGoNet
from engine.network.katago.values import decode_scores, result_chances

__all__ = ["USUAL_STEEPNESS", "steepness_of"]

USUAL_STEEPNESS: Final = 3.0
"""Of the small networks of 2020, and of one whose answers aren't numbers."""
_LOWEST, _HIGHEST = 2.0, 10.0
_IN_GAMES: Final = 1.1
"""Steepness that reads games best over that on the boards below (b10c384h6nbttflrs 6 over 6.0,
g170-b6c96 3 over 2.4)."""
_SIZE: Final = 9
_STONES: Final = (0, 2, 4, 6, 8, 10, 12, 14)
"""Random stones on the boards that the network is asked about."""
_REACH: Final = 2.0
"""Komi on both sides of the fair one at which it is asked [points]."""

_known: dict[str, float] = {}


def steepness_of(model: KataGoModel, identity: str = "") -> float:
    """Return beta times the deviation of the score, as it is near fair komi.

    A strong network is surer who wins than a weak one that expects the same spread of scores, so
    this can't be a constant. It is measured on a few boards, the same for every network.

    Parameters
    ----------
    identity
        Names the weights, so that they are asked once; "" if they have no name.
    """
    if identity in _known:
        return _known[identity]
    net = KataGoNet(model, _SIZE, "fp32")
    count = len(_STONES)
    positions = position_batch(count, _SIZE)
    random = np.random.default_rng(0)
    for t, stones in enumerate(_STONES):
        for point in random.permutation(_SIZE**2)[:stones].tolist():
            position = row(positions, t)
            if position.stones[point] == EMPTY and is_legal(position, point):
                play(position, point)
    mover = positions.counters[:, TO_PLAY].astype(np.float64)
    told = None
    if model.trunk.encoder is not None:
        told = torch.from_numpy(metadata_of(DEFAULT_PROFILE, BLACK, _SIZE**2)).expand(count, -1)

    def asked(komi: NDArray[np.float64]) -> tuple[NDArray[np.float64], ...]:
        """Black's log odds and lead, and the deviation of the score."""
        planes = np.empty((count, _SIZE**2, PLANES), np.uint8)
        numbers = np.empty((count, GLOBALS), np.float32)
        asked_at = komi.astype(np.float32)
        scene, room = empty_scene(_SIZE), v7_room(_SIZE)
        fill_v7_inputs(positions, asked_at, V7Rules(), scene, room, planes, numbers)
        bits = torch.from_numpy(planes).view(count, _SIZE, _SIZE, PLANES).permute(0, 3, 1, 2)
        out = net.run(bits.to(net.dtype), torch.from_numpy(numbers), told)
        result = result_chances(out.value.double().numpy(), np.zeros(count, np.bool_))
        scores = decode_scores(model, out.score.double().numpy(), result[:, 2])
        with np.errstate(divide="ignore", invalid="ignore"):
            odds = np.log(result[:, 0] / result[:, 1])
        return mover * odds, mover * scores.lead, scores.deviation

    fair = np.full(count, 7.5)
    for _ in range(2):
        away = np.nan_to_num(asked(fair)[1])
        fair = np.floor(np.clip(fair + away, -(_SIZE**2), _SIZE**2)) + 0.5
    below, above = asked(fair - _REACH), asked(fair + _REACH)
    slopes = (below[0] - above[0]) / (2.0 * _REACH) * 0.5 * (below[2] + above[2])
    found = _IN_GAMES * float(np.median(slopes))
    steepness = USUAL_STEEPNESS
    if np.isfinite(found):
        steepness = round(min(max(found, _LOWEST), _HIGHEST), 1)
    if identity:
        _known[identity] = steepness
    return steepness
