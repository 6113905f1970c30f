"""The game tree widget: scrolling, mouse and keys; `tree_painter` paints it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QMenu, QScrollBar, QToolTip

from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.review.mistakes import move_class
from sai_studio.kit.figures import move_name
from sai_studio.kit.painting import smooth_painter
from sai_studio.kit.texts import plain_tip, sentence
from sai_studio.review.tree.tree_layout import TreeLayout, layout_steps
from sai_studio.review.tree.tree_painter import (
    CELL,
    MARGIN,
    TreeGrid,
    TreePainter,
    TreeScene,
    problem_of,
)
from sai_studio.review.view_context import ViewContext
from sai_studio.session import navigation
from sai_studio.session.annotations import remarks_text

SLICE_S: Final = 0.01
LONGEST_NOTE: Final = 1000
"""Characters of a comment in which its first line is looked for."""
"""Duration of one slice of the layout of a large tree [s]."""


class TreeView(QAbstractScrollArea):
    """Game tree; a large one is laid out in slices."""

    def __init__(self, context: ViewContext) -> None:
        super().__init__()
        self._context, self._session = context, context.session
        self._layout: TreeLayout | None = None
        self._steps: Iterator[TreeLayout | None] = iter(())
        self._between = QTimer(self)
        self._between.timeout.connect(self._lay_out_slice)
        self._line: set[int] = set()
        self._line_rows: dict[int, int] = {}
        self._losses: dict[int, int] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Game tree"))
        self.viewport().setMouseTracking(True)
        self.horizontalScrollBar().setSingleStep(CELL)
        self.verticalScrollBar().setSingleStep(CELL)

    def show_tree(self, root: GameNode) -> None:
        """Lay out the tree again; a large one in slices, so that the window stays responsive."""
        if self._layout is not None and self._layout.node_at(0, 0) is not root:
            self.forget()
        self._steps = layout_steps(root, frozenset(self._session.folding.nodes))
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
        """Drop the tree."""
        self._between.stop()
        self._layout, self._steps = None, iter(())
        self._line, self._line_rows, self._losses = set(), {}, {}

    def read_losses(self) -> None:
        """Read the losses of the current line from the timeline."""
        size = self._session.cursor.record.rules.size
        self._losses = {
            id(p.node): loss
            for p in self._session.timeline.points
            if (loss := move_class(p, size)) is not None
        }
        self.viewport().update()

    def follow_cursor(self) -> None:
        """Mark the current line and bring the current node into view."""
        if self._layout is None:
            return
        line = self._session.cursor.line
        self._line = {id(node) for node in line}
        self._line_rows = dict(filter(None, map(self._layout.place, line)))
        place = self._layout.place(self._session.cursor.node)
        if place is not None:
            self._keep_visible(self.horizontalScrollBar(), place[0], self.viewport().width())
            self._keep_visible(
                self.verticalScrollBar(), place[1], self.viewport().height() - self._ruler()
            )
        self.viewport().update()

    @staticmethod
    def _keep_visible(bar: QScrollBar, cell: int, extent: int) -> None:
        """Scroll as little as needed to show a cell with two neighbors."""
        from_start = MARGIN + cell * CELL
        ahead = min(2 * CELL, max((extent - CELL) // 2, 0))
        value = bar.value()
        value = min(value, from_start - ahead)
        value = max(value, from_start + CELL + ahead - extent)
        bar.setValue(value)

    def _ruler(self) -> int:
        """Return the height of the row of move numbers."""
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
        """Return the center of a node in the viewport."""
        place = self._layout.place(node) if self._layout is not None else None
        assert place is not None
        return self._grid().center(*place)

    def node_at(self, position: QPointF) -> GameNode | None:
        """Return the node at a position of the viewport."""
        return self._layout.node_at(*self._grid().cell_at(position)) if self._layout else None

    def _grid(self) -> TreeGrid:
        scrolled = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        return TreeGrid(self.viewport().size(), scrolled, self._ruler())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._layout is None:
            return
        painter = smooth_painter(self.viewport())
        scene = TreeScene(
            self._layout,
            self._session.cursor.record,
            self._session.cursor.node,
            self._line,
            self._line_rows,
            self._losses,
            self._session.folding.nodes,
        )
        TreePainter(painter, scene, self._grid(), self.font()).paint()

    # --- mouse and keys ------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        node = self.node_at(event.position())
        if node is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if navigation.root_of(node) is self._session.cursor.record.root:  # not deleted meanwhile
            self._session.cursor.go_to(node)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Collapse or expand a branch."""
        node = self.node_at(event.position())
        if node is not None and navigation.root_of(node) is self._session.cursor.record.root:
            self._session.folding.toggle(node)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self.node_at(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; sideways if there is nothing to scroll vertically."""
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
        cursor = self._session.cursor
        steps = {
            Qt.Key.Key_Left: cursor.back,
            Qt.Key.Key_Right: cursor.forward,
            Qt.Key.Key_Home: cursor.first,
            Qt.Key.Key_End: cursor.last,
        }
        key = Qt.Key(event.key())
        if key in steps:
            steps[key]()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            cursor.next_variation(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            folding = self._session.folding
            if (cursor.node in folding.nodes) == (key == Qt.Key.Key_Plus):
                folding.toggle(cursor.node)
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
        record = self._session.cursor.record
        text = tr("Start") if node.parent is None else tr("Setup")
        if node.move is not None:
            color = tr("Black") if node.move.color > 0 else tr("White")
            place = move_name(node.move.point, record.size)
            text = f"{node.shown_number}: {color} {place}"
        problem = "" if self._layout is None else problem_of(node, record, self._layout)
        if problem:
            text += f"\n{sentence(problem)}"
        remarks = remarks_text(node)
        if remarks:
            text += f"\n{remarks}"
        note = node.comment[:LONGEST_NOTE].strip().splitlines()
        return f"{text}\n{note[0][:80]}" if note else text

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        node = self.node_at(QPointF(event.pos()))
        if node is not None:
            self.menu_for(node).popup(event.globalPos())

    def menu_for(self, node: GameNode) -> QMenu:
        """Return the context menu of a node."""
        session = self._session
        edits = session.edits
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        on_main = navigation.main_line_ancestor(node) is node

        def add(text: str, work: object, enabled: bool) -> None:
            action = QAction(text, menu)
            action.setEnabled(enabled)
            action.triggered.connect(work)
            menu.addAction(action)

        add(tr("Go here"), lambda: session.cursor.go_to(node), node is not session.cursor.node)
        folded = node in session.folding.nodes
        fold = tr("Expand branch") if folded else tr("Collapse branch")
        add(fold, lambda: session.folding.toggle(node), bool(node.children))
        menu.addSeparator()
        add(tr("Make main line"), lambda: edits.make_main_line(node), not on_main)
        add(tr("Move variation up"), lambda: edits.promote(node), not on_main)
        menu.addSeparator()
        has_parent = node.parent is not None
        add(tr("Cut variation"), lambda: self._context.cut_branch(node), has_parent)
        add(tr("Copy variation"), lambda: self._context.copy_branch(node), True)
        add(tr("Delete branch"), lambda: edits.delete_branch(node), has_parent)
        return menu
