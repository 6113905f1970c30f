"""Records of what KataGo shows to its networks, and games replayed from them."""

from __future__ import annotations

import gzip
import json
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point
from engine.network.planes.v7 import (
    GLOBALS,
    PLANES,
    V7Scene,
    fill_v7_globals,
    fill_v7_planes,
    v7_buffers,
)
from engine.network.planes.v7_game import KataGoRules, V7Game
from tests.shared import file_in, parity_dir

Record = dict[str, Any]

POSITION_FILES = ("positions_7x7", "positions_9x9", "positions_13x13", "positions_19x19")
COLORS = {"B": BLACK, "W": WHITE}
BONUS = {"0": "none", "N": "stones", "N-1": "stones-1"}


@cache
def load(name: str) -> Any:
    """One of KataGo's parity files."""
    path = file_in(parity_dir() / "katago", name=f"{name}.json.gz")
    return json.loads(gzip.decompress(path.read_bytes()))


def rules_of(record: Record) -> KataGoRules:
    said = record["rules"]
    return KataGoRules(
        ko=said["ko"].lower(),
        scoring=said["scoring"].lower(),
        tax=said["tax"].lower(),
        suicide=said["suicide"],
        button=said["hasButton"],
        friendly_pass=said["friendlyPassOk"],
        handicap_bonus=BONUS[said["whiteHandicapBonus"]],
    )


def setup_of(record: Record) -> NDArray[np.int8]:
    size = record["size"]
    stones = np.zeros(size * size, np.int8)
    for letter, color in COLORS.items():
        for vertex in record.get("setup", {}).get(letter, []):
            stones[gtp_to_point(vertex, size)] = color
    return stones


def moves_of(record: Record) -> list[tuple[int, int]]:
    """Color and point of every turn."""
    return [(COLORS[who], gtp_to_point(where, record["size"])) for who, where in record["moves"]]


def replayed(record: Record, to_move: str, plies: int | None = None) -> V7Game:
    """The recorded game up to a position."""
    moves = moves_of(record)[:plies]
    first = moves[0][0] if moves else COLORS[to_move]
    game = V7Game(record["size"], rules_of(record), setup_of(record), first)
    for color, point in moves:
        game.play(color, point)
    game.to_play = COLORS[to_move]
    return game


def inputs_of(
    scene: V7Scene, size: int, komi: float, advantage: float = 0.0
) -> tuple[NDArray[np.uint8], NDArray[np.float32]]:
    """Planes [N, 22] and numbers [19] of a scene."""
    planes = np.empty((size * size, PLANES), np.uint8)
    numbers = np.empty(GLOBALS, np.float32)
    fill_v7_planes(scene, v7_buffers(size), planes)
    fill_v7_globals(scene, komi, advantage, numbers)
    return planes, numbers


def recorded_planes(lists: list[list[int]], size: int, canvas: int) -> NDArray[np.uint8]:
    """KataGo's planes on a canvas as [N, 22] of the board alone."""
    planes = np.zeros((canvas * canvas, PLANES), np.uint8)
    for plane, points in enumerate(lists):
        planes[points, plane] = 1
    board = planes.reshape(canvas, canvas, PLANES)
    assert not board[size:].any()
    assert not board[:, size:].any()
    return board[:size, :size].reshape(size * size, PLANES)
