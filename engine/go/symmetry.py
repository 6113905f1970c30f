"""The eight symmetries of the board, as tables of points."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

SYMMETRIES: Final = 8


@cache
def symmetry_table(size: int) -> NDArray[np.int16]:
    """Return a table, int16[8, A], of the board points that a transformed board shows.

    Point i of the transformed board shows board point `table[s, i]`; pass stays pass.
    Code s: bit 2 swaps x and y, then bit 1 mirrors x, then bit 0 mirrors y, with y counted from
    the bottom row, as Leela Zero and SAI do; our points count rows from the top.
    """
    points = size * size
    table = np.full((SYMMETRIES, points + 1), points, np.int16)
    for code in range(SYMMETRIES):
        for point in range(points):
            x, y = point % size, size - 1 - point // size
            if code & 4:
                x, y = y, x
            if code & 2:
                x = size - 1 - x
            if code & 1:
                y = size - 1 - y
            table[code, point] = (size - 1 - y) * size + x
    table.flags.writeable = False
    return table


@cache
def inverse_table(size: int) -> NDArray[np.int16]:
    """Return the inverse of `symmetry_table`, int16[8, A]: `inverse[s, table[s, i]] == i`.

    It maps an answer for the transformed board back: `policy[inverse[s]]` is the board's.
    """
    inverse = np.argsort(symmetry_table(size), axis=1).astype(np.int16)
    inverse.flags.writeable = False
    return inverse
