"""Convert between points of the board and positions in the widget."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

__all__ = ["BoardGeometry"]

MARGIN = 0.62
"""Wood outside the outermost lines when there are no coordinates [cells]."""
STONE_ROOM = 0.53
"""Wood that a stone on the edge needs [cells]."""
LABEL_ROOM = 0.49
"""Wood that a coordinate needs [cells], at most `LABEL_ROOM_PX` [pixels]."""
LABEL_ROOM_PX = 25.0


@dataclass(frozen=True)
class BoardGeometry:
    """Position of a board with `size` lines in a widget [logical pixels]."""

    size: int
    wood: QRectF
    """The wooden square."""
    cell: float
    """Distance between neighboring lines."""
    left: float
    """x of the leftmost line."""
    top: float
    """y of the uppermost line."""

    @staticmethod
    def fit(
        size: int, width: float, height: float, coordinates: bool, air: float, ratio: float = 1.0
    ) -> BoardGeometry:
        """Return the largest centered board that leaves `air` pixels on all sides.

        Lines are a whole number of device pixels apart, so that all are equally sharp; `ratio` is
        device pixels per logical pixel.
        """
        side = float(int(max(min(width, height) - 2.0 * air, 20.0)))
        inset_cells, inset_px = MARGIN, 0.0
        if coordinates:
            inset_cells = STONE_ROOM + LABEL_ROOM
            if LABEL_ROOM * side / (size - 1 + 2.0 * inset_cells) > LABEL_ROOM_PX:
                inset_cells, inset_px = STONE_ROOM, LABEL_ROOM_PX
        cell = (side - 2.0 * inset_px) / (size - 1 + 2.0 * inset_cells)
        cell = max(int(cell * ratio), 1) / ratio
        x = float(int((width - side) / 2.0))
        y = float(int((height - side) / 2.0))
        inset = int((side - cell * (size - 1)) / 2.0 * ratio) / ratio
        return BoardGeometry(size, QRectF(x, y, side, side), cell, x + inset, y + inset)

    def center(self, point: int) -> QPointF:
        """Return the center of a point."""
        row, column = divmod(point, self.size)
        return QPointF(self.left + column * self.cell, self.top + row * self.cell)

    def point_at(self, position: QPointF) -> int | None:
        """Return the point at a position of the widget; None off the board."""
        column = round((position.x() - self.left) / self.cell)
        row = round((position.y() - self.top) / self.cell)
        if 0 <= row < self.size and 0 <= column < self.size:
            return row * self.size + column
        return None

    def rectangle(self, first: int, last: int) -> frozenset[int]:
        """Return the points of the rectangle between two corners."""
        rows, columns = zip(divmod(first, self.size), divmod(last, self.size), strict=True)
        return frozenset(
            row * self.size + column
            for row in range(min(rows), max(rows) + 1)
            for column in range(min(columns), max(columns) + 1)
        )

    def nearest(self, position: QPointF) -> int:
        """Return the point nearest to a position, also off the board."""
        column = min(max(round((position.x() - self.left) / self.cell), 0), self.size - 1)
        row = min(max(round((position.y() - self.top) / self.cell), 0), self.size - 1)
        return row * self.size + column
