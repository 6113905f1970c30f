"""The panel with fair komi, winrate, certainty and losses by move."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QVBoxLayout, QWidget

from engine.base.translation import tr
from engine.review.timeline import TimelinePoint
from sai_studio.kit import theme
from sai_studio.kit.charts.legend import Legend, LegendEntry
from sai_studio.kit.input_events import WheelSteps
from sai_studio.kit.painting import scaled_font
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import one_line
from sai_studio.review.timeline.compare_menu import fill_compare_menu
from sai_studio.review.timeline.graph_legend import (
    DISAGREEMENT,
    DYNAMIC_KOMI,
    FAINT,
    LEGEND,
    OTHER_TIP,
    STORED,
    with_room,
)
from sai_studio.review.timeline.graph_painter import (
    overview_number,
    paint_cursor,
    paint_graph,
    paint_overview,
)
from sai_studio.review.timeline.graph_scene import (
    OtherLine,
    TimelineScene,
    figures_of,
    timeline_scene,
)
from sai_studio.review.timeline.lanes import Lanes, lay_lanes
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import ViewPanel
from sai_studio.session.analysis.source_text import figures_source

EMPTY: Final = tr("Open a game, or play some moves, to see how it went.")
UNKNOWN: Final = tr("The graph appears as the moves are analyzed.")
UNKNOWN_OFF: Final = tr("Analysis is paused. Start it to see how the game went.")
MIN_MOVES: Final = 8.0
"""Least number of moves in view."""
TWO_LINES: Final = 170
"""Least height of the panel for a legend of two lines [px]."""
ARRIVALS_MS: Final = 60
"""Results that arrive within this time are drawn together."""


class TimelinePanel(ViewPanel):
    """Fair komi, winrate, certainty and losses along the current line.

    A click or drag goes to a move, the wheel steps through the moves, Ctrl with the wheel zooms, a
    double click shows the whole game again. While zoomed, a strip shows the losses of all moves.
    """

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Timeline"), EMPTY, parent)
        session = context.session
        self.setMinimumSize(240, 104)
        self._wheel = WheelSteps()
        self._last_state = ""
        self._legend = Legend(LEGEND)
        self.graph = _Graph()
        box = QVBoxLayout(self._content)
        box.setContentsMargins(8, 4, 8, 4)
        box.setSpacing(4)
        box.addWidget(self._legend)
        box.addWidget(self.graph, 1)
        self._arrivals = Refresh(self, self._show_line, ARRIVALS_MS)
        self._moves = Refresh(self, self._show_line)
        session.timeline.changed.connect(self._arrivals.ask)
        session.engine.status_changed.connect(self._update_note)
        session.second.timeline_changed.connect(self._arrivals.ask)
        session.second.status_changed.connect(self._moves.ask)
        session.comparison.changed.connect(self._moves.ask)
        session.selection.lambdas_changed.connect(self._moves.ask)
        connect_all(self._moves.ask, session.cursor.moved, session.cursor.record_changed)
        session.komi.changed.connect(self._moves.ask)
        self.graph.chosen.connect(self._go_to)
        self.graph.hovered.connect(self._show_figures)
        self._moves.ask()

    def figure(self, key: str) -> str:
        """Return a value of the legend: move, alpha, winrate, certainty or loss."""
        return self._legend.figure(key)

    def _fill_legend(self, scene: TimelineScene, points: list[TimelinePoint]) -> None:
        """Show the entries that apply; few visits, compared lines, stored analysis as needed."""
        more = [FAINT] if scene.is_faint.any() else []
        if scene.disagreements:
            more.append(DISAGREEMENT)
        if len(scene.dynamic_komi):
            more.append(DYNAMIC_KOMI)
        for other in scene.others:
            widest = "\u221288.8, 99.9 %" if other.has_winrate else "\u221288.8"
            name = one_line(other.name, 20)
            more.append(
                LegendEntry(other.key, name, other.role, "thin", OTHER_TIP, widest, keeps_name=True)
            )
        sources = {figures_source(p.stored, p.visits) for p in points if p.stored is not None}
        if sources:
            more.append(replace(STORED, widest=max(sources, key=len)))
        entries = (with_room(entry, scene) for entry in LEGEND)
        self._legend.set_entries((*entries, *more))

    def _go_to(self, number: int) -> None:
        points = self._session.timeline.points
        if 0 <= number < len(points):
            self._session.cursor.go_to(points[number].node)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._legend.set_most_lines(2 if event.size().height() >= TWO_LINES else 1)
        super().resizeEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fill_compare_menu(menu, self._session.comparison)
        heading = QAction(tr("Compare with"), menu)
        heading.setEnabled(False)
        menu.insertAction(menu.actions()[0], heading)
        menu.popup(event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = self._wheel.take(event.angleDelta().y())
        event.accept()
        if steps > 0:
            self._session.cursor.back(steps)
        elif steps < 0:
            self._session.cursor.forward(-steps)

    def _show_line(self) -> None:
        session = self._session
        cursor = session.cursor
        komi = session.komi
        points = session.timeline.points_at(komi.viewed)
        if len(points) < 2:
            self._show_empty(EMPTY)
            return
        if session.engine.status.state == "no network" and all(p.winrate is None for p in points):
            self._show_empty(session.engine.status.text)
            return
        comparison = session.comparison
        lines = comparison.lines(komi.viewed)
        node = cursor.node
        current = next((p.number for p in points if p.node is node), len(points) - 1)
        self.graph.show_scene(
            timeline_scene(
                points,
                cursor.record.rules.size,
                komi.viewed,
                komi.game,
                current,
                [OtherLine.of(line, comparison.shows_winrates) for line in lines],
                session.timeline.disagreements,
                session.timeline.dynamic_komi,
            )
        )
        if self.graph.scene is not None:
            self._fill_legend(self.graph.scene, points)
        self._update_note()
        self._show_figures()
        self._show_empty(None)

    def _update_note(self) -> None:
        """Update the note that says why the graph is empty."""
        state = self._session.engine.status.state
        if state != self._last_state:  # the board may have got or lost its network
            self._last_state = state
            self._moves.ask()
        self.graph.set_note(self._waiting(UNKNOWN, UNKNOWN_OFF, for_winrates=True))

    def _show_figures(self) -> None:
        """Show the values of the move under the mouse, or of the current one, in the legend."""
        scene, points = self.graph.scene, self._session.timeline.points
        if scene is None or len(scene) != len(points):
            return
        number = self.graph.hover if self.graph.hover is not None else scene.current
        self._legend.set_figures(figures_of(scene, points[number]))

    def _paint_in_theme(self) -> None:
        self.graph.forget_picture()


class _Graph(QWidget):
    """The graph; a cached picture with the moving lines painted over it.

    Signals
    -------
    chosen
        A move was clicked or dragged to.
    hovered
        `hover` changed.
    """

    chosen = Signal(int)
    hovered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.scene: TimelineScene | None = None
        self.hover: int | None = None
        self._note = ""
        self._range: tuple[float, float] | None = None  # moves in view; None shows all
        self._picture: QPixmap | None = None
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Graph of the game"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(72)

    def sizeHint(self) -> QSize:
        return QSize(800, 180)

    @property
    def range(self) -> tuple[float, float]:
        """First and last move in view (fractional)."""
        if self._range is not None:
            return self._range
        return -0.5, max(len(self.scene) - 0.5 if self.scene else 1.0, MIN_MOVES)

    def lanes(self) -> Lanes:
        """Return the current layout."""
        low, high = self.range
        size, zoomed = (float(self.width()), float(self.height())), self._range is not None
        return lay_lanes(*size, self.font(), low, high, zoomed)

    def show_scene(self, scene: TimelineScene) -> None:
        """Draw a scene; the zoom stays unless the current move would be out of view."""
        if self.scene is None or len(scene) < self.range[1] - 0.5:
            self._range = None
        self.scene = scene
        if self.hover is not None and self.hover >= len(scene):
            self.hover = None
        if self._range is not None:
            low, high = self._range
            if scene.current < low or scene.current > high:
                self._set_range(scene.current - (high - low) / 2.0, high - low)
        self.forget_picture()

    def set_note(self, text: str) -> None:
        """Set the note shown while there are no results."""
        if text != self._note:
            self._note = text
            self.update()

    def forget_picture(self) -> None:
        """Drop the cached picture: values, size or colors changed."""
        self._picture = None
        self.update()

    def zoom(self, at: float, factor: float) -> None:
        """Show `factor` times as many moves; move number `at` keeps its place."""
        low, high = self.range
        width = max((high - low) * factor, MIN_MOVES)
        self._set_range(at - (at - low) * width / (high - low), width)

    def _set_range(self, low: float, width: float) -> None:
        """Show `width` moves from `low` on, within the game."""
        self._range = None
        first, last = self.range
        if width < last - first:
            low = min(max(low, first), last - width)
            self._range = (low, low + width)
        self.forget_picture()

    # --- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.scene is None:
            return
        painter = QPainter(self)
        lanes = self.lanes()
        if self._picture is None:
            ratio = self.devicePixelRatioF()
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            inside = QPainter(self._picture)
            paint_graph(inside, self.scene, lanes)
            paint_overview(inside, self.scene, lanes)
            inside.end()
        painter.drawPixmap(0, 0, self._picture)
        paint_cursor(painter, self.scene, lanes, self.hover)
        if not self.scene.known:
            self._paint_note(painter, lanes)

    def _paint_note(self, painter: QPainter, lanes: Lanes) -> None:
        """Paint the note in the middle of the graph, on its own background."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(scaled_font(self.font()))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        room = lanes.graph.adjusted(24.0, 0.0, -24.0, 0.0)
        box = painter.boundingRect(room, flags, self._note)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("panel"))
        painter.drawRoundedRect(box.adjusted(-12.0, -6.0, 12.0, 6.0), 5.0, 5.0)
        painter.setPen(theme.color("muted"))
        painter.drawText(box, flags, self._note)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.forget_picture()
        super().resizeEvent(event)

    # --- mouse ---------------------------------------------------------------------------------

    def _number_at(self, event: QMouseEvent) -> int | None:
        if self.scene is None:
            return None
        lanes = self.lanes()
        number = overview_number(self.scene, lanes, event.position())
        if number is None:
            number = round(lanes.number(event.position().x()))
        return min(max(number, 0), len(self.scene) - 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._number_at(event)
        if event.button() == Qt.MouseButton.LeftButton and number is not None:
            self.chosen.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        number = self._number_at(event)
        if number == self.hover or number is None:
            return
        self.hover = number
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.chosen.emit(number)
        self.hovered.emit()
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.hover = None
        self.hovered.emit()
        self.update()
        super().leaveEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._range = None
        self.forget_picture()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.scene is None:
            return
        low, high = self.range
        turn = event.angleDelta()
        sideways = turn.x() if turn.x() else turn.y()
        if turn.x() or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._set_range(low - sideways / 960.0 * (high - low), high - low)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            at = min(max(self.lanes().number(event.position().x()), low), high)
            self.zoom(at, 0.8 ** (turn.y() / 120.0))
        else:
            event.ignore()  # the panel steps through the moves
            return
        event.accept()
