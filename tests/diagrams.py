"""Boards as ASCII diagrams: `X` Black, `O` White, `.` empty; spaces are ignored, row 0 on top."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, EMPTY, WHITE

_COLOR_OF = {"X": BLACK, "O": WHITE, ".": EMPTY}
_SIGN_OF = {color: sign for sign, color in _COLOR_OF.items()}


def stones_of(diagram: str) -> NDArray[np.int8]:
    """Stones int8[N] of a square diagram, one line per row.

    Raises
    ------
    ValueError
        The diagram is not square or holds another sign than `X`, `O`, `.` and spaces.
    """
    rows = ["".join(line.split()) for line in diagram.strip().splitlines()]
    size = len(rows)
    if any(len(row) != size for row in rows):
        raise ValueError(f"a diagram must be square: {[len(row) for row in rows]}")
    unknown = set("".join(rows)) - set(_COLOR_OF)
    if unknown:
        raise ValueError(f"unknown signs in a diagram: {sorted(unknown)}")
    return np.array([_COLOR_OF[sign] for row in rows for sign in row], dtype=np.int8)


def diagram_of(stones: NDArray[np.int8]) -> str:
    """The diagram of int8[N] stones (a trailing WALL, int8[N + 1], is left out)."""
    size = int(len(stones) ** 0.5)
    lines = []
    for row in range(size):
        colors = stones[row * size : (row + 1) * size]
        lines.append(" ".join(_SIGN_OF[int(color)] for color in colors))
    return "\n".join(lines)
