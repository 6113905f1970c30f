"""The input of a network for a position: its planes and numbers with their names."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.analysis.analyzer import position_of
from engine.analysis.compiling import wait_for_katago
from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError, WeightsError
from engine.base.translation import tr
from engine.go.state import TO_PLAY, Position, as_batch
from engine.network.files.weights import read_header
from engine.network.models.header import network_name
from engine.network.models.settings import KataGoSettings
from engine.network.opened import v7_rules
from engine.network.planes.feature_set import feature_set
from engine.network.planes.plane_groups import ONE_HOT
from engine.network.planes.planes import planes
from engine.network.planes.v7 import (
    GLOBAL_NAMES,
    GLOBALS,
    PLANE_NAMES,
    PLANES,
    empty_scene,
    v7_buffers,
)
from engine.network.planes.v7_scene import fill_v7_inputs


@dataclass(frozen=True, eq=False)
class InputPlane:
    """One input plane."""

    name: str
    """What the plane shows, in plain English."""
    values: NDArray[np.float32]
    """float32[N], read-only; mostly ones and zeros."""


@dataclass(frozen=True, eq=False)
class NetworkInput:
    """The whole input of a network for a position; "own" means the player to move."""

    ticket: int
    """Ticket of the request."""
    network: str
    """Name of the network."""
    features: str
    """Name of its feature set."""
    stones: NDArray[np.int8]
    """int8[N], the board, read-only."""
    to_play: int
    """Player to move, BLACK or WHITE."""
    planes: tuple[InputPlane, ...]
    """The planes in the network's order."""
    numbers: tuple[tuple[str, float], ...] = ()
    """Names and values of what the network sees besides planes: KataGo's global inputs."""
    liberties: NDArray[np.int8] | None = None
    """int8[N], liberties of each stone's chain where the set has planes of them, the last one of
    which stands for more, too; None for other sets."""

    @property
    def size(self) -> int:
        """Points per side."""
        return math.isqrt(len(self.stones))


def network_input(request: AnalysisRequest) -> NetworkInput:
    """Return what the network of a request sees of its position.

    KataGo's planes of areas are those of networks that see them without suicide.

    Raises
    ------
    EngineError
        The request names no network, its file can't be used, or a move before the position is
        illegal.
    """
    path = request.network
    if path is None:
        size = request.rules.size
        raise EngineError(tr("there is no network for {size}x{size}; add one first", size=size))
    try:
        features = _features(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise WeightsError(
            tr("{path}: {reason}; choose another file", path=path, reason=error.strerror or error)
        ) from error
    position = position_of(request)
    stones = position.stones[:-1].copy()
    stones.flags.writeable = False
    to_play = int(position.counters[TO_PLAY])
    name = network_name(path)
    if features == KataGoSettings.features:
        values, numbers = _katago_input(request, position)
        names: tuple[str, ...] = PLANE_NAMES
        liberties = None
    else:
        known, numbers = feature_set(features), ()
        names = known.plane_names
        values = planes(known, as_batch(position)).reshape(len(names), -1)
        liberties = _one_hot(values, known.layout.liberties)
    values.flags.writeable = False
    shown = tuple(InputPlane(text, plane) for text, plane in zip(names, values, strict=True))
    return NetworkInput(request.ticket, name, features, stones, to_play, shown, numbers, liberties)


@lru_cache(maxsize=32)
def _features(path: Path, changed: int) -> str:
    """Return the feature set of a file as it was then: text networks take seconds to read."""
    return read_header(path).features


def _one_hot(values: NDArray[np.float32], first: int) -> NDArray[np.int8] | None:
    """Return the numbers that the planes of a one-hot group show; None if `first` is -1."""
    if first < 0:
        return None
    group = values[first : first + ONE_HOT]
    return np.where(group.any(0), group.argmax(0) + 1, 0).astype(np.int8)


def _katago_input(
    request: AnalysisRequest, position: Position
) -> tuple[NDArray[np.float32], tuple[tuple[str, float], ...]]:
    """Return KataGo's planes, float32[22, N], and its numbers with their names."""
    wait_for_katago()
    size = request.rules.size
    bits = np.empty((1, size * size, PLANES), np.uint8)
    numbers = np.empty((1, GLOBALS), np.float32)
    fill_v7_inputs(
        as_batch(position),
        np.full(1, request.search_komi, np.float32),
        v7_rules(request.rules),
        empty_scene(size),
        v7_buffers(size),
        bits,
        numbers,
    )
    named = tuple(zip(GLOBAL_NAMES, numbers[0].tolist(), strict=True))
    return np.ascontiguousarray(bits[0].T, np.float32), named
