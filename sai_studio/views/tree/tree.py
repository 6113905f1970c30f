"""The game tree, painted: only the visible part, so thousands of nodes are no burden."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QMenu,
    QScrollBar,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from engine.api.record import GameNode, point_to_gtp
from engine.api.review import loss_class
from sai_studio.model.session import navigation
from sai_studio.model.session.session import Session
from sai_studio.shared import theme
from sai_studio.shared.painting import paint_stone, scaled_font, stone_color
from sai_studio.shared.refresh import Refresh
from sai_studio.shared.texts import plain_tip
from sai_studio.views.panel import Panel
from sai_studio.views.tree.tree_layout import TreeLayout, layout_steps

__all__ = ["TreePanel"]

CELL, RADIUS, MARGIN = 24, 8.0, 8
SHOWN_LOSS: Final = 2
"""Losses from this class on are underlined."""
EMPTY: Final = "Play a move or open a game: every move and variation appears here."
EDITS_MS: Final = 30
SLICE_S: Final = 0.01
"""Longest time that one slice of laying out a large tree may hold up the window [s]."""


class TreePanel(Panel):
    """Moves run to the right, variations open rows below; a click goes there.

    Parameters
    ----------
    session
        Read for the record, the current node and the current line; told `go_to` and the edits of
        the context menu.

    Signals
    -------
    copy_requested, cut_requested
        A node: it and all below it are to be put on the clipboard, and for a cut taken out.
    """

    copy_requested = Signal(object)
    cut_requested = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, "Game tree", EMPTY, parent)
        self.setMinimumSize(160, 72)
        self.view = TreeView(session)
        self.view.copy_requested.connect(self.copy_requested)
        self.view.cut_requested.connect(self.cut_requested)
        box = QVBoxLayout(self._content)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.view)
        self._edits = Refresh(self, self._show_tree, EDITS_MS)
        self._moves = Refresh(self, self.view.follow_cursor)
        self._losses = Refresh(self, self.view.read_losses, 2 * EDITS_MS)
        session.tree_changed.connect(self._edits.ask)
        session.record_changed.connect(self._edits.ask)
        session.cursor_moved.connect(self._moves.ask)
        session.line_changed.connect(self._moves.ask)
        session.timeline_changed.connect(self._losses.ask)
        self._edits.ask()

    def _show_tree(self) -> None:
        root = self._session.record.root
        if not root.children:
            self._show_empty(EMPTY)
            self.view.forget()
            return
        self.view.show_tree(root)
        self._show_empty(None)

    def _paint_in_theme(self) -> None:
        self.view.viewport().update()


class TreeView(QAbstractScrollArea):
    """The painted tree with scroll bars, mouse and keys.

    Signals
    -------
    copy_requested, cut_requested
        See `TreePanel`.
    """

    copy_requested = Signal(object)
    cut_requested = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._layout: TreeLayout | None = None
        self._steps: Iterator[TreeLayout | None] = iter(())
        self._between = QTimer(self)
        self._between.timeout.connect(self._lay_out_slice)
        self._line: set[int] = set()
        self._line_rows: dict[int, int] = {}
        self._losses: dict[int, int] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Game tree")
        self.viewport().setMouseTracking(True)
        self.horizontalScrollBar().setSingleStep(CELL)
        self.verticalScrollBar().setSingleStep(CELL)

    def show_tree(self, root: GameNode) -> None:
        """Lay the tree out again; a large one in slices, between which the window stays live."""
        if self._layout is not None and self._layout.node_at(0, 0) is not root:
            self.forget()
        self._steps = layout_steps(root)
        self._lay_out_slice()

    def _lay_out_slice(self) -> None:
        end = time.perf_counter() + SLICE_S
        for layout in self._steps:
            if layout is not None:
                self._between.stop()
                self._layout = layout
                self._fit_bars()
                self.follow_cursor()
                self.read_losses()
                return
            if time.perf_counter() > end:
                self._between.start()
                return

    def forget(self) -> None:
        """There is no tree."""
        self._between.stop()
        self._layout, self._steps = None, iter(())
        self._line, self._line_rows, self._losses = set(), {}, {}

    def read_losses(self) -> None:
        """Take the losses of the current line."""
        size = self._session.record.rules.size
        self._losses = {
            id(p.node): loss_class(p.points_lost, size)
            for p in self._session.timeline
            if p.points_lost is not None
        }
        self.viewport().update()

    def follow_cursor(self) -> None:
        """Mark the current line and bring the current node into view."""
        if self._layout is None:
            return
        line = self._session.line
        self._line = {id(node) for node in line}
        self._line_rows = dict(filter(None, map(self._layout.place, line)))
        place = self._layout.place(self._session.node)
        if place is not None:
            self._keep_visible(self.horizontalScrollBar(), place[0], self.viewport().width())
            self._keep_visible(
                self.verticalScrollBar(), place[1], self.viewport().height() - self._ruler()
            )
        self.viewport().update()

    @staticmethod
    def _keep_visible(bar: QScrollBar, cell: int, extent: int) -> None:
        """Scroll so that a cell and two neighbors are in view, as little as needed."""
        from_start = MARGIN + cell * CELL
        ahead = min(2 * CELL, max((extent - CELL) // 2, 0))
        value = bar.value()
        value = min(value, from_start - ahead)
        value = max(value, from_start + CELL + ahead - extent)
        bar.setValue(value)

    def _ruler(self) -> int:
        """Height of the move numbers on top."""
        return self.fontMetrics().height() + 2

    def _fit_bars(self) -> None:
        layout = self._layout
        if layout is None:
            return
        wide, high = self.viewport().width(), self.viewport().height() - self._ruler()
        for bar, cells, extent in (
            (self.horizontalScrollBar(), layout.columns, wide),
            (self.verticalScrollBar(), layout.rows, high),
        ):
            bar.setRange(0, max(cells * CELL + 2 * MARGIN - extent, 0))
            bar.setPageStep(max(extent, 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_bars()
        self.follow_cursor()

    def sizeHint(self) -> QSize:
        return QSize(480, 6 * CELL)

    # --- places --------------------------------------------------------------------------------

    def center_of(self, node: GameNode) -> QPointF:
        """Where a node is drawn in the viewport."""
        place = self._layout.place(node) if self._layout is not None else None
        assert place is not None
        return self._center(*place)

    def _center(self, column: int, row: int) -> QPointF:
        return QPointF(
            MARGIN + column * CELL + CELL / 2 - self.horizontalScrollBar().value(),
            MARGIN + row * CELL + CELL / 2 - self.verticalScrollBar().value() + self._ruler(),
        )

    def node_at(self, position: QPointF) -> GameNode | None:
        """The node under a point of the viewport."""
        if self._layout is None:
            return None
        x = position.x() + self.horizontalScrollBar().value() - MARGIN
        y = position.y() + self.verticalScrollBar().value() - MARGIN - self._ruler()
        return self._layout.node_at(int(x // CELL), int(y // CELL))

    # --- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        layout = self._layout
        if layout is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = max((self.horizontalScrollBar().value() - MARGIN) // CELL - 1, 0)
        right = min(left + self.viewport().width() // CELL + 3, layout.columns - 1)
        top = max((self.verticalScrollBar().value() - MARGIN) // CELL - 1, 0)
        bottom = min(top + self.viewport().height() // CELL + 3, layout.rows - 1)
        nodes = [
            (column, row, node)
            for column in range(left, right + 2)
            for row in range(top, bottom + 2)
            if (node := layout.node_at(column, row)) is not None
        ]
        self._paint_strokes(painter, layout, range(left, right + 1), (top, bottom))
        for column, row, node in nodes:
            self._paint_edge(painter, layout, column, row, node)
        for column, row, node in nodes:
            self._paint_node(painter, self._center(column, row), node)
        self._paint_ruler(painter, left, right)

    def _edge_pen(self, on_line: bool) -> QPen:
        return QPen(theme.color("muted" if on_line else "border"), 1.8 if on_line else 1.2)

    def _paint_strokes(
        self, painter: QPainter, layout: TreeLayout, columns: range, rows: tuple[int, int]
    ) -> None:
        """The vertical parts of forks, drawn even where both ends are out of sight."""
        for column in columns:
            forks = layout.forks.get(column, [])
            painter.setPen(self._edge_pen(False))
            for i in range(bisect_left(forks, rows[0], key=lambda fork: fork[1]), len(forks)):
                self._paint_stroke(painter, column, forks[i], rows)
                if forks[i][1] > rows[1] + 1:  # all others out of sight lie under this one
                    break
            end = self._line_rows.get(column + 1)
            if end is not None:
                painter.setPen(self._edge_pen(True))
                fork = layout.parent_row(column + 1, end), end
                self._paint_stroke(painter, column, fork, rows)

    def _paint_stroke(
        self, painter: QPainter, column: int, fork: tuple[int, int], rows: tuple[int, int]
    ) -> None:
        above, below = fork
        if below - 1 > above and below >= rows[0] and above <= rows[1]:
            low, high = max(above, rows[0] - 1), min(below - 1, rows[1] + 1)
            painter.drawLine(self._center(column, low), self._center(column, high))

    def _paint_edge(
        self, painter: QPainter, layout: TreeLayout, column: int, row: int, node: GameNode
    ) -> None:
        if column == 0:
            return
        above = layout.parent_row(column, row)
        painter.setPen(self._edge_pen(id(node) in self._line))
        start = self._center(column - 1, row if above == row else row - 1)
        painter.drawLine(start, self._center(column, row))

    def _paint_node(self, painter: QPainter, at: QPointF, node: GameNode) -> None:
        current = node is self._session.node
        if current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent"))
            painter.drawEllipse(at, RADIUS + 2.5, RADIUS + 2.5)
        if not current and id(node) not in self._line:
            painter.setPen(Qt.PenStyle.NoPen)  # the stroke must not shine through
            painter.setBrush(theme.color("panel"))
            painter.drawEllipse(at, RADIUS, RADIUS)
            painter.setOpacity(0.55)
        points = self._session.record.rules.size**2
        if node.move is None:
            painter.setPen(QPen(theme.color("muted"), 1.2))
            painter.setBrush(theme.color("raised"))
            box = QRectF(at.x() - 5.5, at.y() - 5.5, 11.0, 11.0)
            painter.drawRoundedRect(box, 2.0, 2.0)
        else:
            radius = RADIUS - 3.0 if node.move.point == points else RADIUS
            paint_stone(painter, at, radius, node.move.color)
        painter.setOpacity(1.0)
        if self._problem(node):
            painter.setPen(QPen(theme.color("bad"), 2.0))
            for way in (-4.5, 4.5):
                painter.drawLine(at + QPointF(-4.5, -way), at + QPointF(4.5, way))
        painter.setPen(Qt.PenStyle.NoPen)
        loss = self._losses.get(id(node), 0)
        if loss >= SHOWN_LOSS:
            stone = stone_color(node.move.color if node.move is not None else -1)
            painter.setPen(QPen(theme.ink_on(stone), 1.0))
            painter.setBrush(theme.color(f"loss{loss}"))
            painter.drawEllipse(at, 3.5, 3.5)
        corner = QPointF(at.x() + 7.0, at.y() - 7.0)
        for wanted, role in ((bool(node.comment), "amber"), (bool(node.marks), "accent")):
            if wanted:
                painter.setPen(QPen(theme.color("panel"), 1.0))
                painter.setBrush(theme.color(role))
                painter.drawEllipse(corner, 3.0, 3.0)
                corner.setY(at.y() + 7.0)

    def _problem(self, node: GameNode) -> str:
        """Return why a node is illegal; "" while another game's tree is still shown."""
        record = self._session.record
        ours = self._layout is not None and self._layout.node_at(0, 0) is record.root
        return str(record.board_at(node).problem or "") if ours else ""

    def _paint_ruler(self, painter: QPainter, left: int, right: int) -> None:
        height = self._ruler()
        painter.fillRect(QRectF(0.0, 0.0, self.viewport().width(), height), theme.color("panel"))
        painter.setFont(scaled_font(self.font(), 0.8))
        painter.setPen(theme.color("muted"))
        for column in range(left - left % 10, right + 1, 10):
            x = self._center(column, 0).x()
            box = QRectF(x - 30.0, 1.0, 60.0, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(column))

    # --- mouse and keys ------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        node = self.node_at(event.position())
        if node is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if navigation.root_of(node) is self._session.record.root:  # not deleted meanwhile
            self._session.go_to(node)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self.node_at(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls along the game where there is nothing to scroll downward."""
        turn = event.angleDelta()
        sideways = self.verticalScrollBar().maximum() == 0 or bool(
            event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        )
        if turn.x() == 0 and sideways:
            bar = self.horizontalScrollBar()
            bar.setValue(bar.value() - round(turn.y() / 120.0 * 3 * CELL))
            event.accept()
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        session = self._session
        steps = {
            Qt.Key.Key_Left: session.back,
            Qt.Key.Key_Right: session.forward,
            Qt.Key.Key_Home: session.first,
            Qt.Key.Key_End: session.last,
        }
        key = Qt.Key(event.key())
        if key in steps:
            steps[key]()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            session.next_variation(-1 if key == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            node = self.node_at(QPointF(event.pos()))
            text = self._description(node) if node is not None else ""
            QToolTip.showText(event.globalPos(), plain_tip(text), self)
            return True
        return super().viewportEvent(event)

    def _description(self, node: GameNode) -> str:
        text = "Start" if node.parent is None else "Setup"
        if node.move is not None:
            color = "Black" if node.move.color > 0 else "White"
            place = point_to_gtp(node.move.point, self._session.record.rules.size)
            text = f"{node.number}: {color} {place}"
        problem = self._problem(node)
        if problem:
            text += f"\nNot played: {problem}"
        note = node.comment.strip().splitlines()
        return f"{text}\n{note[0][:80]}" if note else text

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        node = self.node_at(QPointF(event.pos()))
        if node is not None:
            self.menu_for(node).popup(event.globalPos())

    def menu_for(self, node: GameNode) -> QMenu:
        """What can be done with a node."""
        session = self._session
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        on_main = navigation.main_line_ancestor(node) is node

        def add(text: str, work: object, enabled: bool) -> None:
            action = QAction(text, menu)
            action.setEnabled(enabled)
            action.triggered.connect(work)
            menu.addAction(action)

        add("Go here", lambda: session.go_to(node), node is not session.node)
        add("Make main line", lambda: session.make_main_line(node), not on_main)
        add("Move variation up", lambda: session.promote(node), not on_main)
        menu.addSeparator()
        has_parent = node.parent is not None
        add("Cut variation", lambda: self.cut_requested.emit(node), has_parent)
        add("Copy variation", lambda: self.copy_requested.emit(node), True)
        add("Delete from here on", lambda: session.delete_branch(node), has_parent)
        return menu
