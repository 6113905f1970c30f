"""Paints the visible part of a game tree."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Set
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from sai_studio.kit import theme
from sai_studio.kit.painting import paint_stone, scaled_font, stone_color
from sai_studio.review.tree.tree_layout import TreeLayout
from sai_studio.session.annotations import HOTSPOT, MOVE, POSITION, annotations_of

CELL, RADIUS, MARGIN = 24, 8.0, 8
SHOWN_LOSS: Final = 2
"""Lowest loss class that is marked."""


@dataclass(frozen=True)
class TreeGrid:
    """Converts between cells of a layout and pixels of the viewport."""

    extent: QSize
    """Size of the viewport [pixels]."""
    scrolled: tuple[int, int]
    """Scroll offset [pixels]."""
    ruler: int
    """Height of the row of move numbers [pixels]."""

    def center(self, column: int, row: int) -> QPointF:
        """Return the center of a cell."""
        return QPointF(
            MARGIN + column * CELL + CELL / 2 - self.scrolled[0],
            MARGIN + row * CELL + CELL / 2 - self.scrolled[1] + self.ruler,
        )

    def cell_at(self, position: QPointF) -> tuple[int, int]:
        """Return column and row at a position, which may be outside the tree."""
        x = position.x() + self.scrolled[0] - MARGIN
        y = position.y() + self.scrolled[1] - MARGIN - self.ruler
        return int(x // CELL), int(y // CELL)

    def visible(self, layout: TreeLayout) -> tuple[range, range]:
        """Return the columns and rows that may be visible."""
        left, top = (max((offset - MARGIN) // CELL - 1, 0) for offset in self.scrolled)
        right = min(left + self.extent.width() // CELL + 3, layout.columns - 1)
        bottom = min(top + self.extent.height() // CELL + 3, layout.rows - 1)
        return range(left, right + 1), range(top, bottom + 1)


@dataclass(frozen=True)
class TreeScene:
    """Content of one picture of a tree."""

    layout: TreeLayout
    record: GameRecord
    """The game; the layout may still be that of another one."""
    current: GameNode
    line: set[int]
    """The nodes of the current line, by id."""
    line_rows: dict[int, int]
    """Row of the current line, by column."""
    losses: dict[int, int]
    """Loss classes, by id of the node."""
    folded: Set[GameNode] = frozenset()
    """Nodes whose descendants are hidden."""


def problem_of(node: GameNode, record: GameRecord, layout: TreeLayout) -> str:
    """Return why a node is illegal; "" while another game's tree is still shown."""
    ours = layout.node_at(0, 0) is record.root
    return str(record.board_at(node).problem or "") if ours else ""


class TreePainter:
    """Paints one picture of a tree."""

    def __init__(self, painter: QPainter, scene: TreeScene, grid: TreeGrid, font: QFont) -> None:
        self._painter, self._scene, self._grid, self._font = painter, scene, grid, font

    def paint(self) -> None:
        """Paint edges, then nodes, then move numbers."""
        layout, grid = self._scene.layout, self._grid
        columns, rows = grid.visible(layout)
        nodes = [
            (column, row, node)
            for column in range(columns.start, columns.stop + 1)
            for row in range(rows.start, rows.stop + 1)
            if (node := layout.node_at(column, row)) is not None
        ]
        self._strokes(columns, rows)
        for column, row, node in nodes:
            self._edge(column, row, node)
        for column, row, node in nodes:
            self._node(grid.center(column, row), node)
        self._ruler(columns)

    def _edge_pen(self, on_line: bool) -> QPen:
        return QPen(theme.color("muted" if on_line else "border"), 1.8 if on_line else 1.2)

    def _strokes(self, columns: range, rows: range) -> None:
        """Paint the vertical parts of forks, also if both ends are out of sight."""
        layout, painter = self._scene.layout, self._painter
        for column in columns:
            forks = layout.forks.get(column, [])
            painter.setPen(self._edge_pen(False))
            for i in range(bisect_left(forks, rows.start, key=lambda fork: fork[1]), len(forks)):
                self._stroke(column, forks[i], rows)
                if forks[i][1] > rows.stop:  # all remaining ones coincide with this one
                    break
            end = self._scene.line_rows.get(column + 1)
            if end is not None:
                painter.setPen(self._edge_pen(True))
                self._stroke(column, (layout.parent_row(column + 1, end), end), rows)

    def _stroke(self, column: int, fork: tuple[int, int], rows: range) -> None:
        above, below = fork
        if below - 1 > above and below >= rows.start and above < rows.stop:
            low, high = max(above, rows.start - 1), min(below - 1, rows.stop)
            grid = self._grid
            self._painter.drawLine(grid.center(column, low), grid.center(column, high))

    def _edge(self, column: int, row: int, node: GameNode) -> None:
        if column == 0:
            return
        above = self._scene.layout.parent_row(column, row)
        self._painter.setPen(self._edge_pen(id(node) in self._scene.line))
        start = self._grid.center(column - 1, row if above == row else row - 1)
        self._painter.drawLine(start, self._grid.center(column, row))

    def _node(self, at: QPointF, node: GameNode) -> None:
        painter, scene = self._painter, self._scene
        current = node is scene.current
        if current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent"))
            painter.drawEllipse(at, RADIUS + 2.5, RADIUS + 2.5)
        elif id(node) not in scene.line:
            painter.setPen(Qt.PenStyle.NoPen)  # the edge must not show through
            painter.setBrush(theme.color("panel"))
            painter.drawEllipse(at, RADIUS, RADIUS)
            painter.setOpacity(0.55)
        if node.move is None:
            painter.setPen(QPen(theme.color("muted"), 1.2))
            painter.setBrush(theme.color("raised"))
            painter.drawRoundedRect(QRectF(at.x() - 5.5, at.y() - 5.5, 11.0, 11.0), 2.0, 2.0)
        else:
            is_pass = node.move.point == scene.record.size**2
            paint_stone(painter, at, RADIUS - 3.0 if is_pass else RADIUS, node.move.color)
        painter.setOpacity(1.0)
        if node in scene.folded:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("muted"))
            for step in range(3):
                painter.drawEllipse(at + QPointF(RADIUS + 3.5 + 3.6 * step, 0.0), 1.3, 1.3)
        self._marks(at, node)

    def _marks(self, at: QPointF, node: GameNode) -> None:
        """Paint a cross on an illegal move, and dots for loss, comment and marks."""
        painter, scene = self._painter, self._scene
        if problem_of(node, scene.record, scene.layout):
            painter.setPen(QPen(theme.color("bad"), 2.0))
            for way in (-4.5, 4.5):
                painter.drawLine(at + QPointF(-4.5, -way), at + QPointF(4.5, way))
        loss = scene.losses.get(id(node), 0)
        if loss >= SHOWN_LOSS:
            stone = stone_color(node.move.color if node.move is not None else -1)
            painter.setPen(QPen(theme.ink_on(stone), 1.0))
            painter.setBrush(theme.color(f"loss{loss}"))
            painter.drawEllipse(at, 3.5, 3.5)
        rated = self._annotations(at, node)
        corner = QPointF(at.x() + 7.0, at.y() - 7.0)
        marked = bool(node.marks or node.lines)
        for wanted, role in ((bool(node.comment), "amber"), (marked, "accent")):
            if wanted:
                painter.setPen(QPen(theme.color("panel"), 1.0))
                painter.setBrush(theme.color(role))
                painter.drawEllipse(corner, 3.0, 3.0)
            if rated:  # its symbol is below
                corner.setX(at.x())
            elif wanted:
                corner.setY(at.y() + 7.0)

    def _annotations(self, at: QPointF, node: GameNode) -> bool:
        """Write the symbols of annotations; return whether the position is rated.

        The move's is at the lower left, the position's at the lower right, a hotspot's above.
        """
        painter, rated = self._painter, False
        for annotation in annotations_of(node):
            rated = rated or annotation.kind == POSITION
            middle = (
                at
                + {
                    MOVE: QPointF(-8.0, 8.0),
                    POSITION: QPointF(8.0, 8.0),
                    HOTSPOT: QPointF(-8.0, -7.5),
                }[annotation.kind]
            )
            painter.setFont(scaled_font(self._font, 0.72, bold=True))
            width = painter.fontMetrics().horizontalAdvance(annotation.symbol) + 2.0
            box = QRectF(middle.x() - width / 2, middle.y() - 5.5, width, 11.0)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("panel"))
            painter.drawRoundedRect(box, 4.0, 4.0)
            painter.setPen(theme.color(annotation.role))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, annotation.symbol)
        return rated

    def _ruler(self, columns: range) -> None:
        painter, height = self._painter, self._grid.ruler
        painter.fillRect(QRectF(0.0, 0.0, self._grid.extent.width(), height), theme.color("panel"))
        painter.setFont(scaled_font(self._font, 0.8))
        painter.setPen(theme.color("muted"))
        for column in range(columns.start - columns.start % 10, columns.stop, 10):
            x = self._grid.center(column, 0).x()
            box = QRectF(x - 30.0, 1.0, 60.0, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(column))
