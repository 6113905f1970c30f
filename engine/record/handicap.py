"""Handicap stones: their customary points, boards with them; komi: customary, and as text."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import SettingsError
from engine.go.board import BLACK

_KOMI_OF_SMALL_BOARDS: Final = {4: 2.5, 5: 24.5, 6: 4.5, 7: 9.5, 8: 9.5, 9: 7.0}


def usual_komi(size: int, handicap: int = 0, territory: bool = False) -> float:
    """Return the default komi of a board: that of perfect play on small ones.

    With two handicap stones or more, and with one (Black plays first), it is half a point.
    """
    if handicap >= 1:
        return 0.5
    if size in _KOMI_OF_SMALL_BOARDS:
        return _KOMI_OF_SMALL_BOARDS[size]
    return 6.5 if territory else 7.5


def format_komi(komi: float) -> str:
    """Return a komi for people as it is written in games: "7.5", "8.0", "0", "−3.25"."""
    text = f"{abs(komi):.2f}".rstrip("0").rstrip(".")
    if "." not in text and abs(komi) >= 0.005:
        text += ".0"
    return text if komi > -0.005 else "\u2212" + text


def komi_list(text: str, where: str) -> list[float]:
    """Return the komi in a text such as "7.5, 6.5, 0.5"; `where` names its field in errors."""
    try:
        komi = [float(part) for part in text.split(",")]
    except ValueError:
        komi = []
    if not komi or not all(map(math.isfinite, komi)):
        raise SettingsError(f"{where} takes komi like 7.5,6.5,0.5, not {text!r:.40}")
    return komi


def handicap_board(size: int, points: Sequence[int]) -> NDArray[np.int8]:
    """Return a board with Black's handicap stones on these points, int8[N]."""
    board = np.zeros(size * size, np.int8)
    board[list(points)] = BLACK
    return board


def handicap_points(size: int, stones: int, *, third_upper_left: bool = False) -> list[int]:
    """Return the customary points of `stones` handicap stones, in the order of placement.

    Boards from 7x7 have handicap points; even-sized ones and 7x7 only the four corners. The list is
    empty if the board has no points for this number (2 to 9). `third_upper_left` puts the third
    stone there instead of into the lower right corner, as in GTP and on the Korean servers.
    """
    if size < 7:
        return []
    edge = 3 if size > 12 else 2
    low, high, middle = edge, size - 1 - edge, size // 2
    upper_right, lower_left = low * size + high, high * size + low
    upper_left, lower_right = low * size + low, high * size + high
    corners = [upper_right, lower_left, lower_right, upper_left]
    if third_upper_left:
        corners[2:] = [upper_left, lower_right]
    if 2 <= stones <= 4:
        return corners[:stones]
    if not 5 <= stones <= 9 or size % 2 == 0 or size == 7:
        return []
    center = middle * size + middle
    left, right = middle * size + low, middle * size + high
    top, bottom = low * size + middle, high * size + middle
    points = corners + ([left, right] if stones >= 6 else [])
    points += [top, bottom] if stones >= 8 else []
    return points + ([center] if stones % 2 else [])


def spread_points(size: int, stones: int) -> list[int]:
    """Return points for handicap stones on any board: the customary ones, else spread evenly.

    Each further stone goes where the stones before are farthest, edges aside.
    """
    customary = handicap_points(size, stones)
    if customary:
        return customary
    edge = 0 if size < 5 else 1 if size < 7 else 2
    inner = range(edge, size - edge)
    places = [(row, column) for row in inner for column in reversed(inner)]
    found: list[tuple[int, int]] = []
    for _ in range(min(stones, len(places))):

        def room(place: tuple[int, int]) -> int:
            return min(((place[0] - r) ** 2 + (place[1] - c) ** 2 for r, c in found), default=0)

        best = max((place for place in places if place not in found), key=room)
        found.append(best)
    return [row * size + column for row, column in found]
