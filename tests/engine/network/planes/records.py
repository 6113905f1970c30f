"""Reference answers of the SAI program: their positions, planes and point order as ours.

SAI's point index counts rows from the bottom, ours from the top, so per-point data is flipped here.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point
from engine.go.position import replay, set_up
from engine.go.rules import Rules
from engine.go.state import Position
from tests.shared import checked, file_in, parity_dir

SIZES = (7, 9, 19)


@cache
def records(size: int) -> list[dict[str, Any]]:
    """All records of one board size."""
    with gzip.open(file_in(parity_dir(), name=f"net_outputs_{size}x{size}.json.gz"), "rt") as file:
        found: list[dict[str, Any]] = json.load(file)["records"]
    return checked(found)


def position_of(record: dict[str, Any]) -> Position:
    """The position of a record; handicap stones stand on the third or fourth lines' corners."""
    size = record["board"]
    stones = np.zeros(size * size, np.int8)
    assert record["handicap"] in (0, 2)
    if record["handicap"]:
        line = 3 if size < 13 else 4
        near, far = line - 1, size - line
        stones[[far * size + near, near * size + far]] = BLACK
    first = WHITE if record["handicap"] else BLACK
    position = set_up(Rules(size=size, superko="simple"), stones, first)
    replay(position, [gtp_to_point(vertex, size) for _, vertex in record["moves"]])
    return position


def stacked(positions: list[Position]) -> Position:
    """Positions of one size as a batch."""
    return Position._make(
        [
            *positions[0][:3],
            *(np.stack(arrays) for arrays in list(zip(*positions, strict=True))[3:]),
        ]
    )


def recorded_planes(record: dict[str, Any]) -> NDArray[np.float32]:
    """The planes of a record, float32[F, size, size], rows from the top."""
    size = record["board"]
    bits = [[int(bit) for bit in bin(int(plane, 16))[3:]] for plane in record["planes"]]
    return np.array(bits, np.float32).reshape(-1, size, size)[:, ::-1]


def recorded_policy(record: dict[str, Any]) -> NDArray[np.float64]:
    """The policy of a record, float64[A], rows from the top, pass last."""
    size = record["board"]
    board = np.array(record["policy"]).reshape(size, size)[::-1]
    return np.append(board.reshape(-1), record["policy_pass"])
