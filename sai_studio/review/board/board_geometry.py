"""Convert between points of the board and positions in the widget."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from engine.record.board_shape import BoardShape

MARGIN = 0.62
"""Wood outside the outermost lines when there are no coordinates [cells]."""
STONE_ROOM = 0.53
"""Wood that a stone on the edge needs [cells]."""
LABEL_ROOM = 0.49
"""Wood that a coordinate needs [cells], at most `LABEL_ROOM_PX` [pixels]."""
LABEL_ROOM_PX = 25.0


@dataclass(frozen=True)
class BoardGeometry:
    """Position of a board in a widget [logical pixels]."""

    shape: BoardShape
    wood: QRectF
    """The wooden rectangle."""
    cell: float
    """Distance between neighboring lines."""
    left: float
    """x of the leftmost line."""
    top: float
    """y of the uppermost line."""

    @staticmethod
    def fit(
        shape: BoardShape,
        width: float,
        height: float,
        coordinates: bool,
        air: float,
        ratio: float = 1.0,
    ) -> BoardGeometry:
        """Return the largest centered board that leaves `air` pixels on all sides.

        Lines are a whole number of device pixels apart, so that all are equally sharp; `ratio` is
        device pixels per logical pixel.
        """
        rooms = [float(int(max(room - 2.0 * air, 20.0))) for room in (width, height)]

        def largest(inset_cells: float, inset_px: float) -> tuple[float, int]:
            """Return the largest cell, and the axis that limits it."""
            cells = [
                (room - 2.0 * inset_px) / (lines - 1 + 2.0 * inset_cells)
                for room, lines in zip(rooms, shape, strict=True)
            ]
            return min(cells), cells.index(min(cells))

        cell, axis = largest(MARGIN, 0.0)
        if coordinates:
            cell, axis = largest(STONE_ROOM + LABEL_ROOM, 0.0)
            if LABEL_ROOM * cell > LABEL_ROOM_PX:
                cell, axis = largest(STONE_ROOM, LABEL_ROOM_PX)
        cell = max(int(cell * ratio), 1) / ratio
        edge = (rooms[axis] - cell * (shape[axis] - 1)) / 2.0
        wide, high = (cell * (lines - 1) + 2.0 * edge for lines in shape)
        x, y = float(int((width - wide) / 2.0)), float(int((height - high) / 2.0))
        inset = int(edge * ratio) / ratio
        return BoardGeometry(shape, QRectF(x, y, wide, high), cell, x + inset, y + inset)

    @staticmethod
    def edge_to_edge(shape: BoardShape, area: QRectF) -> BoardGeometry:
        """Return the largest centered board on which each point has a square, up to the edges."""
        cell = min(area.width() / shape.columns, area.height() / shape.rows)
        wood = QRectF(0.0, 0.0, cell * shape.columns, cell * shape.rows)
        wood.moveCenter(area.center())
        return BoardGeometry(shape, wood, cell, wood.left() + cell / 2, wood.top() + cell / 2)

    @property
    def size(self) -> int:
        """Points per side, of a rectangle those of the square in which it lies."""
        return self.shape.size

    def center(self, point: int) -> QPointF:
        """Return the center of a point."""
        return self.at(*self.shape.place(point))

    def at(self, row: float, column: float) -> QPointF:
        """Return the position of a row, from the top, and a column."""
        return QPointF(self.left + column * self.cell, self.top + row * self.cell)

    def point_at(self, position: QPointF) -> int | None:
        """Return the point at a position of the widget; None off the board."""
        row, column = self._lines(position)
        return self.shape.point(row, column) if self.shape.has(row, column) else None

    def rectangle(self, first: int, last: int) -> frozenset[int]:
        """Return the points of the rectangle between two corners."""
        rows, columns = zip(self.shape.place(first), self.shape.place(last), strict=True)
        return frozenset(
            self.shape.point(row, column)
            for row in range(min(rows), max(rows) + 1)
            for column in range(min(columns), max(columns) + 1)
        )

    def nearest(self, position: QPointF) -> int:
        """Return the point nearest to a position, also off the board."""
        row, column = self._lines(position)
        row = min(max(row, 0), self.shape.rows - 1)
        return self.shape.point(row, min(max(column, 0), self.shape.columns - 1))

    def _lines(self, position: QPointF) -> tuple[int, int]:
        """Return row and column nearest to a position; they may be off the board."""
        row = round((position.y() - self.top) / self.cell)
        return row, round((position.x() - self.left) / self.cell)
