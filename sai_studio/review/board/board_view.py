"""The board widget with its mouse handling; keys belong to the window's actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.search.report import Candidate
from sai_studio.kit import figures, theme
from sai_studio.kit.input_events import WheelSteps
from sai_studio.kit.signals import Debounce, connect_all
from sai_studio.kit.texts import plain_tip
from sai_studio.review.board.board_cursor import BoardCursor, point_text, worth_text
from sai_studio.review.board.board_geometry import BoardGeometry
from sai_studio.review.board.board_scene import BoardScene
from sai_studio.review.board.board_widget import BoardWidget
from sai_studio.review.board.editing_tools import EditingTools
from sai_studio.review.board.scene_builder import build_scene, disc_limits
from sai_studio.session.counting_tool import CountingTool
from sai_studio.session.people import People
from sai_studio.session.position_job import PositionJob
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.analysis.stone_values import StoneValues

VARIATION_DELAY_MS: Final = 130
AIR: Final = 8.0
"""Margin around the wood, for its shadow [logical pixels]."""
AREA_TOOLS: Final = ("region", "avoid")
"""Tools with which points are selected by dragging over them."""
SHOWN_MOVES: Final = 12
"""Number of moves of a variation shown at first; the wheel changes it."""
LANDING_MS: Final = 160


class BoardView(BoardWidget):
    """Shows the current position; a click does what the selected tool does.

    Signals
    -------
    menu_requested
        Right click: the point (None beside the board) and the position on the screen.
    """

    menu_requested = Signal(object, QPoint)
    around = "surround"

    def __init__(
        self,
        session: Session,
        options: Preferences,
        counting: CountingTool,
        parent: QWidget | None = None,
        stones: PositionJob[StoneValues] | None = None,
        people: People | None = None,
    ) -> None:
        super().__init__(tr("Board"), 720, parent)
        self._stones, self._people = stones, people
        self._session, self._options, self._counting = session, options, counting
        self._hover: int | None = None
        self._corner: int | None = None
        self._tools = EditingTools(session)
        self._variation_length = 0
        self._wheel = WheelSteps()
        self._landing = Landing(session, self.update, self)
        self._show_variation = Debounce(VARIATION_DELAY_MS, self._variation_due, self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 200)
        self.keyboard_cursor = BoardCursor(session, self, self.point_to, self.apply, self.text_of)
        self.keyboard_cursor.changed.connect(self.refresh)
        session.cursor.record_changed.connect(self._record_changed)
        cursor, selection, second = session.cursor, session.selection, session.second
        connect_all(self.refresh, cursor.moved, cursor.line_changed, session.edits.tree_changed)
        connect_all(self.refresh, session.reports.changed, session.timeline.changed)
        connect_all(self.refresh, selection.tool_changed, selection.view_changed)
        selection.tool_changed.connect(self._tools.cancel)
        cursor.moved.connect(self._tools.forget_line)
        connect_all(self.refresh, second.report_changed, second.status_changed)
        connect_all(self.refresh, session.region.changed, options.changed, counting.changed)
        connect_all(self.refresh, theme.changed, session.play.changed)
        session.selection.hover_changed.connect(self._hovered_changed)
        if stones is not None:
            stones.changed.connect(self.refresh)
        if people is not None:
            people.changed.connect(self.refresh)

    # --- what is shown -------------------------------------------------------------------------

    @property
    def scene(self) -> BoardScene:
        """The scene on the screen."""
        if self._scene is None:
            scene = build_scene(
                self._session,
                self._options,
                self._counting,
                self._hover,
                self._variation_length,
                self._dragged_region(),
                self._tools.line,
                self._values,
                None if self._people is None else self._people.on_board,
            )
            self._scene = replace(scene, cursor=self.keyboard_cursor.shown)
        return self._scene

    @property
    def _values(self) -> StoneValues | None:
        """What each stone adds; None if that is not shown or unknown."""
        return None if self._stones is None else self._stones.result

    @property
    def geometry_of_board(self) -> BoardGeometry:
        """Position of the board in the widget."""
        coordinates = self._options.settings.coordinates
        shape = self._session.cursor.board.shape
        ratio = self.devicePixelRatioF()
        return BoardGeometry.fit(shape, self.width(), self.height(), coordinates, AIR, ratio)

    def refresh(self) -> None:
        """Draw the board again soon, from a new scene."""
        self._scene = None
        self._landing.enabled = self._options.settings.stone_animation
        self.update()

    def _record_changed(self) -> None:
        """Forget the point under the mouse: the new board may be smaller."""
        self._hover = self._corner = None
        self._tools.cancel()
        self.refresh()

    def painted_scene(self) -> BoardScene:
        """Return the scene, in which a stone may be falling."""
        scene, falling = self.scene, self._landing.point
        if falling is not None and scene.stones[falling]:
            scene = replace(scene, landing=(falling, self._landing.progress))
        return scene

    # --- mouse ---------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        geometry = self.geometry_of_board
        dragged = self._corner is not None and self._session.selection.tool in AREA_TOOLS
        find = geometry.nearest if dragged else geometry.point_at
        self._point_to(find(event.position()))

    def _point_to(self, point: int | None) -> None:
        if point != self._hover:
            self._tools.drag(point)
        self._set_hover(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._tools.release(self.geometry_of_board.point_at(event.position()))
        self._select_area(bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))

    def _select_area(self, add: bool) -> None:
        """Limit the search to the points that were selected, or avoid them."""
        dragged = self._dragged()
        self._corner = None
        region, selection = self._session.region, self._session.selection
        if not dragged:
            return
        if selection.tool == "avoid":
            region.avoid(dragged, self._session.cursor.board.shape)
        elif add:
            region.add(dragged)
        else:
            selection.set_tool("play")
            region.set_points(dragged)
            self._set_hover(None)  # no ghost stone over the new candidates
        self.refresh()

    def _dragged(self) -> frozenset[int]:
        """Return the points that are being selected with the mouse; empty if none are."""
        tool = self._session.selection.tool
        if self._corner is None or self._hover is None or tool not in AREA_TOOLS:
            return frozenset()
        return self.geometry_of_board.rectangle(self._corner, self._hover)

    def _dragged_region(self) -> frozenset[int]:
        """Return the region as it will be after the mouse is released; empty if none is dragged."""
        dragged = self._dragged()
        if not dragged or self._session.selection.tool == "region":
            return dragged
        return (self._session.region.points or self._all_points()) - dragged

    def _all_points(self) -> frozenset[int]:
        return frozenset(self._session.cursor.board.shape.points)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hover(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        geometry = self.geometry_of_board
        find = geometry.nearest if self._session.selection.tool in AREA_TOOLS else geometry.point_at
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
        """Apply the selected tool to a point."""
        session = self._session
        selection = session.selection
        if selection.tool == "score":
            self._counting.toggle(point)
        elif selection.tool in AREA_TOOLS:
            self._corner = self._hover = point
            self.refresh()
        elif self._tools.press(point):
            self.refresh()
        else:
            session.play_move(point)

    # --- keyboard ------------------------------------------------------------------------------

    def point_to(self, point: int | None) -> None:
        """Show what a click on a point would do; None ends it, and an area that was begun."""
        if point is None:
            self._corner = None
        self._point_to(point)

    def apply(self, point: int) -> None:
        """Do what a click on a point does; an area goes from one applied point to the next."""
        if self._corner is not None and self._session.selection.tool in AREA_TOOLS:
            self._hover = point
            self._select_area(False)
            return
        self.click(point)
        if self._corner is None:
            self._tools.release(point)

    def text_of(self, point: int) -> str:
        """Return a point and what is there, for screen readers."""
        candidate = self._candidate_at(point)
        return point_text(self._session, self._counting, point, candidate, self._values)

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
        self.menu_requested.emit(point, event.globalPos())

    # --- hovering ------------------------------------------------------------------------------

    def _candidate_at(self, point: int | None) -> Candidate | None:
        """Return the candidate at a point, also while a variation hides its disc."""
        agent = self._session.reports.shown_agent
        if point is None or agent is None or self._session.selection.tool != "play":
            return None
        if self._options.settings.overlay_visits or self._options.settings.overlay_policy:
            drawn = agent.candidates
        elif self._options.settings.overlay_candidates:
            drawn = tuple(disc_limits(self._session, self._options).of(agent))
        else:
            return None
        return next((c for c in drawn if c.move == point and c.visits > 0), None)

    def _set_hover(self, point: int | None) -> None:
        if point == self._hover:
            return
        self._hover = point
        self._session.selection.set_hovered(self._candidate_at(point))
        self.refresh()
        self.setAccessibleDescription("" if point is None else self.text_of(point))
        about = worth_text(self._values, point) if point is not None else ""
        shares = None if self._people is None or point is None else self._people.on_board
        if self._people is not None and shares is not None and not about:
            share = figures.percent(float(shares[point]))
            rank = self._people.board_rank
            about = tr("{share} of {rank} players play here", share=share, rank=rank)
        self.setToolTip(plain_tip(about))

    def _hovered_changed(self) -> None:
        selection = self._session.selection
        if selection.hovered is None:
            self._show_variation.cancel()
            self._variation_length = SHOWN_MOVES if selection.shows_best else 0
        else:
            self._variation_length = 0
            self._show_variation.call()
        self.refresh()

    def _variation_due(self) -> None:
        if self._session.selection.hovered is not None:
            self._variation_length = SHOWN_MOVES
            self.refresh()


def played_stone(session: Session, before: GameNode) -> int | None:
    """Return the point of the stone that the step from a node to the current one put down.

    None after a pass, a step back, a jump, or while another game is shown.
    """
    node, board = session.cursor.node, session.cursor.board
    if node.parent is not before or node.move is None:
        return None
    point = node.move.point
    return point if point < board.size**2 and board.color_at(point) else None


class Landing(QObject):
    """Lets the stone of the last move fall on the board, for one view.

    Parameters
    ----------
    refresh
        Draws the board again.
    """

    def __init__(self, session: Session, refresh: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.enabled = False
        self.point: int | None = None
        """Point of the stone that is falling; None if none is."""
        self._session, self._refresh = session, refresh
        self._node = session.cursor.node
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(LANDING_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(lambda _value: refresh())
        self._animation.finished.connect(self._landed)
        session.cursor.moved.connect(self._moved)

    @property
    def progress(self) -> float:
        """How far the stone has fallen, from 0 to 1."""
        return float(self._animation.currentValue())

    def _moved(self) -> None:
        before, self._node = self._node, self._session.cursor.node
        if before is self._node:
            return
        self._animation.stop()
        self.point = played_stone(self._session, before) if self.enabled else None
        if self.point is not None:
            self._animation.start()

    def _landed(self) -> None:
        self.point = None
        self._refresh()
