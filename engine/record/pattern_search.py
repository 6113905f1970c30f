"""Find a pattern of stones in game records.

All windows of all boards of a game are compared at once: a window is named by a polynomial hash,
whose weights are products of a factor per row and one per column, so that it is summed row by row
and then column by column.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.go.board import EMPTY
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord

_ROW: Final = np.uint64(0x9E3779B97F4A7C15)
_COLUMN: Final = np.uint64(0xC2B2AE3D27D4EB4F)
"""Factors of the hash; odd, so that no cell is lost."""
MOST_MOVES: Final = 2000
"""Moves of a game that are looked at."""


class Pattern(NamedTuple):
    """A rectangle of the board and what stands on it."""

    cells: NDArray[np.int8]
    """int8[H, W]: BLACK, WHITE or EMPTY."""
    top: int
    """Row of its first line."""
    left: int
    """Column of its first line."""
    size: int
    """Size of the board [points per side]."""


class PatternHit(NamedTuple):
    """The first position of a game with the pattern."""

    number: int
    """Number of moves before the position."""
    points: frozenset[int]
    """Points of the game's board on which it stands."""
    next_point: int | None
    """Point of the pattern's board where the game goes on within the pattern; None if nowhere."""
    next_color: int
    """Color of that move as in the pattern; EMPTY if there is none."""


class _Variant(NamedTuple):
    """The pattern after a symmetry and, if negative, an exchange of colors."""

    cells: NDArray[np.int8]
    symmetry: int
    sign: int
    rows: tuple[int, int]
    """First and last row where it may begin."""
    columns: tuple[int, int]


def pattern_of(stones: NDArray[np.int8], size: int, points: Iterable[int]) -> Pattern:
    """Return the pattern on the smallest rectangle with some points, which may not be empty."""
    rows, columns = np.divmod(np.fromiter(points, np.intp), size)
    top, left = int(rows.min()), int(columns.min())
    board = np.asarray(stones).reshape(size, size)
    cells = board[top : int(rows.max()) + 1, left : int(columns.max()) + 1].astype(np.int8)
    return Pattern(cells, top, left, size)


class PatternSearch:
    """Searches games for a pattern; edges of the board that it touches belong to it.

    Parameters
    ----------
    symmetries
        Whether rotated and mirrored patterns count too.
    colors
        Whether patterns with exchanged colors count too.
    anywhere
        Whether a pattern may stand elsewhere, as far as its edges allow.
    """

    def __init__(self, pattern: Pattern, *, symmetries: bool, colors: bool, anywhere: bool) -> None:
        self.pattern = pattern
        self._variants = list(_variants(pattern, symmetries, colors, anywhere))
        self._shapes = {variant.cells.shape for variant in self._variants}
        self._keys = [int(_hashes(variant.cells[None], *variant.cells.shape)[0, 0, 0])
                      for variant in self._variants]  # fmt: skip

    def find(self, record: GameRecord) -> PatternHit | None:
        """Return the first position of a game's main line with the pattern; None if there is none.

        Games on boards of another size have none.
        """
        size = self.pattern.size
        if record.size != size:
            return None
        line = record.main_line()[: MOST_MOVES + 1]
        boards = np.stack([record.board_at(node).stones for node in line])
        boards = boards.reshape(len(line), size, size)
        first: tuple[int, int, int, int] | None = None
        hashes = {shape: _hashes(boards, *shape) for shape in self._shapes}
        for v, (variant, key) in enumerate(zip(self._variants, self._keys, strict=True)):
            height, width = variant.cells.shape
            (top, bottom), (left, right) = variant.rows, variant.columns
            part = hashes[height, width][:, top : bottom + 1, left : right + 1]
            for board, row, column in np.argwhere(part == np.uint64(key)).tolist():
                if first is not None and board >= first[0]:
                    break
                window = boards[board, top + row :, left + column :][:height, :width]
                if (window == variant.cells).all():  # not only the same hash
                    first = board, v, top + row, left + column
                    break
        if first is None:
            return None
        board, v, row, column = first
        return self._hit(line, board, self._variants[v], row, column)

    def _hit(
        self, line: list[GameNode], board: int, variant: _Variant, row: int, column: int
    ) -> PatternHit:
        """Return a hit with the next move inside the pattern, turned back to the pattern."""
        size, (height, width) = self.pattern.size, variant.cells.shape
        place = np.arange(size * size).reshape(size, size)
        window = place[row : row + height, column : column + width]
        inside = frozenset(window.ravel().tolist())
        following = next(
            (n.move for n in line[board + 1 :] if n.move and n.move.point in inside), None
        )
        if following is None:
            return PatternHit(line[board].number, inside, None, EMPTY)
        mask = _turned_back(window == following.point, variant.symmetry)
        r, c = (int(at) for at in np.argwhere(mask)[0])
        point = (self.pattern.top + r) * size + self.pattern.left + c
        return PatternHit(line[board].number, inside, point, following.color * variant.sign)


def _turned(cells: NDArray[np.int8], symmetry: int) -> NDArray[np.int8]:
    """Return cells after a symmetry from 0 to 7: mirrored from 4 on, then quarter turns."""
    mirrored = cells[:, ::-1] if symmetry >= 4 else cells
    return np.ascontiguousarray(np.rot90(mirrored, symmetry % 4))


def _turned_back(cells: NDArray[np.bool_], symmetry: int) -> NDArray[np.bool_]:
    turned = np.rot90(cells, -(symmetry % 4))
    return turned[:, ::-1] if symmetry >= 4 else turned


def _variants(
    pattern: Pattern, symmetries: bool, colors: bool, anywhere: bool
) -> Iterator[_Variant]:
    """Yield the different variants of a pattern."""
    size, (height, width) = pattern.size, pattern.cells.shape
    board = np.zeros((size, size), np.int8)
    board[pattern.top : pattern.top + height, pattern.left : pattern.left + width] = 1
    seen: set[tuple[object, ...]] = set()
    for symmetry in range(8 if symmetries else 1):
        place = np.argwhere(_turned(board, symmetry))
        top, left = (int(at) for at in place.min(axis=0))
        bottom, right = (int(at) for at in place.max(axis=0))
        rows = _range(top, bottom, size, anywhere)
        columns = _range(left, right, size, anywhere)
        for sign in (1, -1) if colors else (1,):
            cells = (sign * _turned(pattern.cells, symmetry)).astype(np.int8)
            key = cells.shape, cells.tobytes(), rows, columns
            if key not in seen:
                seen.add(key)
                yield _Variant(cells, symmetry, sign, rows, columns)


def _range(first: int, last: int, size: int, anywhere: bool) -> tuple[int, int]:
    """Return the lines where a pattern on these lines may begin; edges that it touches stay."""
    if not anywhere or first == 0 or last == size - 1:
        return first, first
    return 1, size - 2 - (last - first)  # it must not touch an edge


def _hashes(boards: NDArray[np.int8], height: int, width: int) -> NDArray[np.uint64]:
    """Return the hash of each window, uint64[M, rows, columns]; `boards` are int8[M, Y, X]."""
    count, rows, columns = boards.shape
    cells = (boards.astype(np.int64) % 3).astype(np.uint64)
    across = np.zeros((count, rows, columns - width + 1), np.uint64)
    factor = np.uint64(1)
    with np.errstate(over="ignore"):
        for i in range(width):
            across += cells[:, :, i : i + columns - width + 1] * factor
            factor = factor * _COLUMN
        found = np.zeros((count, rows - height + 1, columns - width + 1), np.uint64)
        factor = np.uint64(1)
        for i in range(height):
            found += across[:, i : i + rows - height + 1] * factor
            factor = factor * _ROW
    return found
