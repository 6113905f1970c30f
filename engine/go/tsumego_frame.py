"""A frame around a local problem: living groups elsewhere that make its result decide the game.

A search of a problem on an empty board plays elsewhere. With a frame the rest of the board is
settled, and whoever wins the fight wins the game. No kernels.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.go.board import BLACK, WHITE

MARGIN: Final = 2
"""Lines between the outermost stones and the frame; edges that are nearer are part of it."""
LEAST_EYES: Final = 2

Mask = NDArray[np.bool_]


def tsumego_frame(stones: NDArray[np.int8], size: int, komi: float) -> NDArray[np.int8]:
    """Return the stones of a frame around all stones of a position.

    Parameters
    ----------
    stones : int8[N]
        The problem.
    size
        Board size [points per side].
    komi
        Komi of the game, handicap compensation included [points to White].

    Returns
    -------
    int8[N]
        Stones to add. The attacker, whose stones are nearer to the open sides of the problem,
        walls it in; the defender lives on the far side of the board with so much that the game is
        won by who wins the fight.

    Raises
    ------
    EngineError
        The board is empty, or the problem leaves no room for two living groups.
    """
    board = stones.reshape(size, size)
    if not board.any():
        raise EngineError(tr("There are no stones to put a frame around; set up the problem first"))
    low, high = _box(board, size)
    inside = np.zeros((size, size), np.bool_)
    inside[low[0] : high[0] + 1, low[1] : high[1] + 1] = True
    attacker = _attacker(board, size, low, high)
    free = [low[0], size - 1 - high[0], low[1], size - 1 - high[1]]  # lines beyond each side
    far = int(np.argmax(free))
    rows, columns = np.indices((size, size))
    depth = (rows, size - 1 - rows, columns, size - 1 - columns)[far]  # from the far edge
    outside, within = int((~inside).sum()), int(inside.sum())
    # a fight that the attacker wins is worth all of the inside, else about half of it
    defended = round(0.5 * (outside + 0.5 * within - attacker * komi))
    order = np.argsort(depth, axis=None, kind="stable")  # line by line, each from its upper left
    order = order[depth.ravel()[order] < free[far] - 1]  # one line of the attacker's is between
    defending = np.zeros((size, size), np.bool_)
    defending.flat[order[: max(defended, 0)]] = True
    frame = np.zeros((size, size), np.int8)
    for color, region in ((-attacker, defending), (attacker, ~inside & ~defending)):
        eyes = _eyes(region)
        if int(eyes.sum()) < LEAST_EYES:
            raise EngineError(
                tr(
                    "There is no room for a frame: the stones reach over too much of the "
                    "board; use a larger board"
                )
            )
        frame[region & ~eyes] = color
    return frame.ravel()


def _box(board: NDArray[np.int8], size: int) -> tuple[list[int], list[int]]:
    """Return first and last row and column of the problem, with its margin."""
    low, high = [], []
    for lines in (np.flatnonzero(board.any(1)), np.flatnonzero(board.any(0))):
        first, last = int(lines[0]) - MARGIN, int(lines[-1]) + MARGIN
        low.append(first if first > MARGIN else 0)
        high.append(last if last < size - 1 - MARGIN else size - 1)
    return low, high


def _attacker(board: NDArray[np.int8], size: int, low: list[int], high: list[int]) -> int:
    """Return the color whose stones are nearer to the sides of the box that are no edge."""
    rows, columns = np.indices((size, size))
    distances = [
        distance
        for distance, is_open in (
            (rows - low[0], low[0] > 0),
            (high[0] - rows, high[0] < size - 1),
            (columns - low[1], low[1] > 0),
            (high[1] - columns, high[1] < size - 1),
        )
        if is_open
    ]
    if not distances or not (board == BLACK).any():
        return BLACK
    if not (board == WHITE).any():
        return WHITE
    nearest = np.min(distances, axis=0)
    black, white = (float(nearest[board == color].mean()) for color in (BLACK, WHITE))
    return BLACK if black <= white else WHITE


def _eyes(region: Mask) -> Mask:
    """Return points of a region to leave empty: all neighbors are its stones."""
    padded = np.pad(region, 1, constant_values=True)
    whole = padded[:-2, 1:-1] & padded[2:, 1:-1] & padded[1:-1, :-2] & padded[1:-1, 2:]
    rows, columns = np.indices(region.shape)
    return np.asarray(region & whole & (rows % 2 == 1) & (columns % 2 == 1))
