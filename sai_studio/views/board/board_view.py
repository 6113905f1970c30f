"""The board as a widget: mouse and wheel; keys belong to the window's actions."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.api.analysis import Candidate
from engine.api.record import point_to_gtp
from sai_studio.model.session.counting_tool import CountingTool
from sai_studio.model.session.session import Session
from sai_studio.model.view_options import ViewOptions
from sai_studio.shared import theme
from sai_studio.shared.throttle import Debounce
from sai_studio.shared.wheel import WheelSteps
from sai_studio.views.board.board_geometry import BoardGeometry
from sai_studio.views.board.board_painter import BoardPainter
from sai_studio.views.board.board_scene import MAX_DISCS, BoardScene
from sai_studio.views.board.scene_builder import build_scene

__all__ = ["BoardView"]

VARIATION_DELAY_MS: Final = 130
AIR: Final = 8.0
"""Space between wood and widget, for the shadow [logical pixels]."""
SHOWN_MOVES: Final = 12
"""Moves of a variation shown at first; the wheel shows fewer or more."""
_SETUP_COLOR: Final = {"black": 1, "white": -1, "empty": 0}


class BoardView(QWidget):
    """Shows a Session's position and turns clicks into its method calls.

    Signals
    -------
    menu_wanted
        Right click: the point (None beside the board) and the place on the screen.
    """

    menu_wanted = Signal(object, QPoint)

    def __init__(
        self,
        session: Session,
        options: ViewOptions,
        counting: CountingTool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._options, self._counting = session, options, counting
        self._painter = BoardPainter()
        self._scene: BoardScene | None = None
        self._hover: int | None = None
        self._corner: int | None = None
        self._variation_length = 0
        self._wheel = WheelSteps()
        self._show_variation = Debounce(VARIATION_DELAY_MS, self._variation_due, self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 200)
        self.setAccessibleName("Board")
        session.cursor.record_changed.connect(self._record_changed)
        for signal in (
            session.cursor.moved,
            session.reports.changed,
            session.timeline.changed,
            session.edits.tree_changed,
            session.cursor.line_changed,
            session.selection.tool_changed,
            session.selection.view_changed,
            session.second.report_changed,
            session.second.status_changed,
            session.region.changed,
            options.changed,
            counting.changed,
            theme.changed,
        ):
            signal.connect(self.refresh)
        session.selection.hover_changed.connect(self._hovered_changed)

    # --- what is shown -------------------------------------------------------------------------

    @property
    def scene(self) -> BoardScene:
        """What is drawn now."""
        if self._scene is None:
            self._scene = build_scene(
                self._session,
                self._options,
                self._counting,
                self._hover,
                self._variation_length,
                self._marked_out(),
            )
        return self._scene

    @property
    def geometry_of_board(self) -> BoardGeometry:
        """Where the board lies in the widget."""
        coordinates = bool(self._options.get("coordinates"))
        size = self._session.cursor.board.size
        ratio = self.devicePixelRatioF()
        return BoardGeometry.fit(size, self.width(), self.height(), coordinates, AIR, ratio)

    def refresh(self) -> None:
        """The scene may have changed: draw it again soon."""
        self._scene = None
        self.update()

    def _record_changed(self) -> None:
        """Another board: what lay under the mouse may not be there."""
        self._hover = self._corner = None
        self.refresh()

    def sizeHint(self) -> QSize:
        return QSize(720, 720)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = theme.figures(self.font())
        self._painter.paint(painter, self.scene, self.geometry_of_board, QRectF(self.rect()), font)
        painter.end()

    # --- mouse ---------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        geometry = self.geometry_of_board
        dragged = self._corner is not None and self._session.selection.tool == "region"
        find = geometry.nearest if dragged else geometry.point_at
        self._set_hover(find(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        marked = self._marked_out()
        self._corner = None
        if marked:
            self._session.selection.set_tool("play")
            self._session.region.set_points(marked)
            self._set_hover(None)  # else a ghost stone lies over what is found there

    def _marked_out(self) -> frozenset[int]:
        """The region that is being dragged open; none when there is none."""
        if self._corner is None or self._hover is None or self._session.selection.tool != "region":
            return frozenset()
        return self.geometry_of_board.rectangle(self._corner, self._hover)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hover(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        geometry = self.geometry_of_board
        find = geometry.nearest if self._session.selection.tool == "region" else geometry.point_at
        point = find(event.position())
        if point is None:
            return
        store = event.button() == Qt.MouseButton.MiddleButton or (
            event.button() == Qt.MouseButton.LeftButton
            and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        )
        candidate = self._candidate_at(point)
        if store and candidate is not None:
            self._session.edits.add_variation(candidate.variation)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.click(point)

    def click(self, point: int) -> None:
        """Do at a point what the chosen tool does."""
        session = self._session
        selection = session.selection
        if selection.tool == "score":
            self._counting.toggle(point)
        elif selection.tool == "region":
            self._corner = self._hover = point
            self.refresh()
        elif selection.tool in _SETUP_COLOR:
            color = _SETUP_COLOR[selection.tool]
            session.edits.set_stone(
                point, 0 if session.cursor.board.color_at(point) == color else color
            )
        else:
            session.edits.play(point)

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = self._wheel.take(event.angleDelta().y())
        event.accept()
        if not steps:
            return
        hovered = self._session.selection.hovered
        if hovered is not None and self._hover == hovered.move:
            longest = len(hovered.variation)
            length = min(self._variation_length or SHOWN_MOVES, longest)
            self._variation_length = max(1, min(length - steps, longest))
            self.refresh()
        elif steps > 0:
            self._session.cursor.back(steps)
        else:
            self._session.cursor.forward(-steps)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        point = self.geometry_of_board.point_at(QPointF(event.pos()))
        self.menu_wanted.emit(point, event.globalPos())

    # --- hovering ------------------------------------------------------------------------------

    def _candidate_at(self, point: int | None) -> Candidate | None:
        """The candidate whose disc lies here (a shown variation hides discs, but not this)."""
        agent = self._session.reports.shown_agent
        if point is None or agent is None or self._session.selection.tool != "play":
            return None
        if not self._options.get("overlay_candidates"):
            return None
        drawn = agent.candidates[:MAX_DISCS]
        return next((c for c in drawn if c.move == point and c.visits > 0), None)

    def _set_hover(self, point: int | None) -> None:
        if point == self._hover:
            return
        self._hover = point
        self._session.selection.set_hovered(self._candidate_at(point))
        self.refresh()
        vertex = "" if point is None else point_to_gtp(point, self._session.cursor.board.size)
        self.setAccessibleDescription(vertex)

    def _hovered_changed(self) -> None:
        self._variation_length = 0
        if self._session.selection.hovered is None:
            self._show_variation.cancel()
        else:
            self._show_variation.call()
        self.refresh()

    def _variation_due(self) -> None:
        if self._session.selection.hovered is not None:
            self._variation_length = SHOWN_MOVES
            self.refresh()
