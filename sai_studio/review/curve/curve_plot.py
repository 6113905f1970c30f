"""The plot of Black's winrate against komi, with a komi that can be dragged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.search.value.fit import curve_values, result_shares
from sai_studio.kit import curves, figures, theme
from sai_studio.kit.charts.labels import (
    Labels,
    paint_beside,
    paint_dot,
    paint_label,
    text_box,
)
from sai_studio.kit.charts.plot import Curve, Plot
from sai_studio.kit.curves import possible_komi
from sai_studio.kit.painting import scaled_font
from sai_studio.kit.texts import plain_tip
from sai_studio.review.curve.curve_scene import CurveScene, Ghost

if TYPE_CHECKING:
    from engine.measure.curve_audit import CurveAudit

GRAB_PX: Final = 14.0
"""Distance to the komi line within which a drag moves it."""
SAMPLES: Final = 181
"""Number of points per curve."""
LEAST_PLOT: Final = 96
"""Smallest height of the plot, its axis included [px]."""
GLIDE_MS: Final = 220
SLACK: Final = 0.12
"""Share of the wanted range that may be cut off at an end before the axis moves."""
WINDOW_PX: Final = 5.0
"""Height of one agent's window."""
PAD: Final = 4.0
APART: Final = 5.0
"""Space kept between things that are written on the plot [px]."""
HIGH: Final = 260.0
"""Height of the plot from which on the komi flag has a row of its own [px]."""

GridCurve: TypeAlias = tuple[NDArray[np.float32], NDArray[np.float32]]
"""Grid of komi, and Black's winrate at each."""


def snapped(komi: float, whole: bool) -> float:
    """Return the nearest half point, or the nearest whole point."""
    steps = 1.0 if whole else 2.0
    return round(komi * steps) / steps


class _KomiLine(pg.InfiniteLine):  # type: ignore[misc]
    """The line at the viewed komi, which is dragged at its flag, too; the overlay paints both."""

    def __init__(self, plot: KomiPlot) -> None:
        super().__init__(movable=True)
        self.plot = plot
        self.setCursor(Qt.CursorShape.SizeHorCursor)

    def shape(self) -> QPainterPath:
        area, path = self.plot.plot_rect(), QPainterPath()
        left = self.plot.x_of(self.plot.komi) - GRAB_PX
        path.addRect(QRectF(left, area.top(), 2.0 * GRAB_PX, area.height()))
        path.addRect(flag_rect(self.plot))
        return QPainterPath(self.mapFromScene(path))

    def boundingRect(self) -> QRectF:
        return self.shape().boundingRect()

    def viewTransformChanged(self) -> None:
        self.prepareGeometryChange()
        super().viewTransformChanged()

    def paint(self, painter: QPainter, *_: object) -> None:
        pass


class _KomiBox(pg.ViewBox):  # type: ignore[misc]
    """View box that pans and zooms the x axis only."""

    def __init__(self, plot: KomiPlot) -> None:
        super().__init__(enableMenu=False, defaultPadding=0.0)
        self.plot = plot
        self.setMouseEnabled(x=True, y=False)

    def mouseDragEvent(self, event: Any, axis: int | None = None) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            event.ignore()
            return
        super().mouseDragEvent(event, axis=0)
        self.plot.keep_range()

    def wheelEvent(self, event: Any, axis: int | None = None) -> None:
        super().wheelEvent(event, axis=0)
        self.plot.keep_range()

    def mouseClickEvent(self, event: Any) -> None:
        if event.double():
            event.accept()
            self.plot.follow_again()

    def hoverEvent(self, event: Any) -> None:
        tip = "" if event.isExit() else tip_at(self.plot, event.scenePos())
        self.plot.viewport().setToolTip(plain_tip(tip))


class KomiPlot(Plot):
    """Plot of winrate curves with a komi line that can be dragged.

    Signals
    -------
    komi_dragged
        Komi at which the line was moved or released, rounded to half or whole points.
    """

    komi_dragged = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_KomiBox(self), parent)
        self.setAccessibleName(tr("Winrate by komi"))
        self.left.percent = True
        self.left.show_grid(True)
        self.setMinimumHeight(LEAST_PLOT)
        self.scene_: CurveScene | None = None
        self._earlier: GridCurve | None = None
        self.audit: CurveAudit | None = None
        """Games at several komi, drawn with their intervals."""
        self.note = ""
        """Text in the upper left corner."""
        self.shows_scores = False
        """Whether the curves are those of the final score, not of the winrate."""
        self.top = 1.0
        """Upper end of the curves on the y axis."""
        self.komi = self.game_komi = 0.0
        self.hidden: frozenset[str] = frozenset()
        self.agent_count = 3
        self._own_range = False
        self._target: tuple[float, float] | None = None
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(GLIDE_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._glide_to)
        self.line = _KomiLine(self)
        self.line.setZValue(7)
        self.line.setVisible(False)
        self.line.sigDragged.connect(self._drag)
        self.line.sigPositionChangeFinished.connect(self._drag)
        self.box.addItem(self.line, ignoreBounds=True)
        self._even = self._line(0)
        self._window = self._line(0)
        self._network = self._line(2)
        self._sigmoid = self._line(2)
        self._before = self._line(1)
        self._ghosts = [self._line(3) for _ in range(3)]
        self._curve = self._line(5)
        self._hovered = self._line(6)
        self.box.sigXRangeChanged.connect(self._sample)
        self.paint_in_theme()

    def _line(self, z: int) -> Curve:
        item = Curve()
        item.setZValue(z)
        self.box.addItem(item, ignoreBounds=True)
        return item

    # --- what it shows -------------------------------------------------------------------------

    def show_scene(
        self,
        scene: CurveScene,
        before: GridCurve | None = None,
        *,
        shows_scores: bool = False,
        audit: CurveAudit | None = None,
    ) -> None:
        """Draw a scene; `before` is the curve of the position one move earlier.

        With `shows_scores` the curves are distributions of the final score, see `result_shares`.
        """
        self.scene_, self.shows_scores, self.audit = scene, shows_scores, audit
        self.line.setVisible(True)
        self.agent_count = max(len(scene.windows), 1)
        self._earlier = before
        self._set_pens()
        self._sample()
        self._fit_height()
        self.viewport().update()

    def set_komi(self, komi: float, game_komi: float) -> None:
        """Set the position of the komi line, and the komi of the game."""
        self.komi, self.game_komi = komi, game_komi
        self.line.setValue(komi)
        self.line.viewTransformChanged()
        self.viewport().update()

    def set_hidden(self, keys: frozenset[str]) -> None:
        """Hide some of "ghosts", "network", "before"."""
        self.hidden = keys

    def _sample(self) -> None:
        """Compute every visible curve over the visible komi within the board's possible scores."""
        scene = self.scene_
        if scene is None:
            return
        self._even.setVisible(not self.shows_scores)
        self._even.setData(self.box.viewRange()[0], [0.5, 0.5])
        chosen = [w for w in scene.windows if w.agent == scene.agent and w.high > w.low]
        self._window.setVisible(bool(chosen))
        for window in chosen:
            ends = [window.low, window.low, window.high, window.high]
            self._window.setData(ends, [0.0, self.top, self.top, 0.0])
        low, high = np.clip(self.box.viewRange()[0], *possible_komi(scene.grid))
        komi = np.linspace(low, high, SAMPLES)
        over, grid = scene.hovered, scene.grid
        ghosts = [g.curve for g in scene.ghosts if over is None or g.move != over.move]
        shown: list[tuple[Curve, str, GridCurve | None]] = [
            (self._curve, "", (grid, scene.curve)),
            (self._hovered, "", None if over is None else (grid, over.curve)),
            (self._network, "network", None if scene.network is None else (grid, scene.network)),
            (self._before, "before", self._earlier),
        ]
        fitted = scene.sigmoid if self.shows_scores else None
        shown.append((self._sigmoid, "network", None if fitted is None else (grid, fitted)))
        for item, curve in zip_longest(self._ghosts, ghosts):
            shown.append((item, "ghosts", None if curve is None else (grid, curve)))
        highest = 0.0
        for item, key, drawn in shown:
            item.setVisible(drawn is not None and key not in self.hidden)
            if drawn is not None and item.isVisible():
                values = self._values(*drawn, komi)
                highest = max(highest, float(values.max()))
                item.setData(komi, values)
        top = 1.08 * max(highest, 1e-3) if self.shows_scores else 1.0
        if top != self.top:
            self.top = top
            self._fit_height()

    def _values(
        self, grid: NDArray[np.float32], curve: NDArray[np.float32], komi: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        """Return what is drawn of a curve at some komi."""
        read = result_shares if self.shows_scores else curve_values
        return read(grid, curve, komi)

    def value_at(self, curve: NDArray[np.float32], komi: float) -> float:
        """Return what is drawn of a curve of the scene at a komi."""
        assert self.scene_ is not None
        return float(self._values(self.scene_.grid, curve, np.array([komi]))[0])

    # --- range ---------------------------------------------------------------------------------

    def follow(self, low: float, high: float, marked: Sequence[float]) -> None:
        """Show this range of komi, unless the visible one fits or the user chose it.

        A visible range fits only if it leaves every marked komi half of its room to the ends.
        """
        if self._target is None:
            self._target = (low, high)
            self.box.setXRange(low, high, padding=0.0)
            return
        kept_low, kept_high = self._target
        slack = SLACK * (high - low)
        room_low, room_high = 0.5 * (min(marked) - low), 0.5 * (high - max(marked))
        serves = (
            kept_low <= low + min(slack, max(room_low, 0.0))
            and high - min(slack, max(room_high, 0.0)) <= kept_high
            and 0.6 <= (kept_high - kept_low) / (high - low) <= 1.8
        )
        if serves or self.line.moving:
            return
        self._target = (low, high)
        if not self._own_range:
            self._start_glide()

    def keep_range(self) -> None:
        """Keep the range, which the user changed, until `follow_again`."""
        self._own_range = True
        self._glide.stop()

    def follow_again(self) -> None:
        """Return to the range that follows the position."""
        self._own_range = False
        if self._target is not None:
            self._start_glide()

    def _start_glide(self) -> None:
        assert self._target is not None
        self._glide.stop()
        low, high = self.box.viewRange()[0]
        if not self.isVisible():
            self.box.setXRange(*self._target, padding=0.0)
            return
        self._glide.setStartValue(QPointF(low, high))
        self._glide.setEndValue(QPointF(*self._target))
        self._glide.start()

    def _glide_to(self, value: QPointF) -> None:
        self.box.setXRange(value.x(), value.y(), padding=0.0)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if event is not None:
            self._fit_height()

    def _fit_height(self) -> None:
        """Reserve space above the curves for the flag and below for the windows."""
        height = self.box.height()
        above, below = room(height, self.fontMetrics().height(), self.agent_count)
        unit = self.top / max(height - above - below, 20.0)
        self.box.setYRange(-below * unit, self.top + above * unit, padding=0.0)

    # --- the komi line -------------------------------------------------------------------------

    def _drag(self) -> None:
        """Tell the komi at the dragged line; the axis scrolls while that is past its end."""
        (low, high), raw = self.box.viewRange()[0], self.line.value()
        beyond = 0.02 * (high - low) * ((raw > high) - (raw < low))
        if beyond:
            self.box.setXRange(low + beyond, high + beyond, padding=0.0)
        whole = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        komi = snapped(min(max(raw, low), high), whole)
        if komi != self.komi or not self.line.moving:
            self.komi_dragged.emit(komi)

    # --- painting ------------------------------------------------------------------------------

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        if self.scene_ is not None:
            _Overlay(painter, self, self.scene_).paint()

    def _set_pens(self) -> None:
        """Apply the colors of the theme and of the hovered move."""
        scene = self.scene_
        self._even.pen = QPen(theme.color("border"), 1.0)
        if scene is not None:
            self._window.brush = QBrush(theme.color(agent_role(scene.agent), 0.10))
        self._curve.pen = QPen(theme.mark("curve"), 2.5)
        if scene is not None and scene.hovered is not None:
            self._hovered.pen = QPen(theme.mark(theme.loss_role(scene.hovered.loss)), 2.2)
        self._network.pen = QPen(theme.mark("muted"), 1.5, Qt.PenStyle.DotLine)
        self._sigmoid.pen = QPen(theme.mark("second"), 1.2, Qt.PenStyle.DotLine)
        self._before.pen = QPen(theme.mark("muted"), 1.2, Qt.PenStyle.DashLine)
        for item in self._ghosts:
            item.pen = QPen(theme.mark("curve_ghost"), 1.3)

    def paint_in_theme(self) -> None:
        super().paint_in_theme()
        metrics = QFontMetricsF(self.small_font())
        self.left.setWidth(metrics.horizontalAdvance("100 %") + 10.0)
        self.bottom.setHeight(metrics.height() + 8.0)
        self._set_pens()
        self._fit_height()


def room(height: float, line_height: float, agents: int) -> tuple[float, float]:
    """Pixels kept free above 100 % (the komi flag) and below 0 % (windows, best moves).

    A low plot gives its curve the room of the flag, which then hangs into it.
    """
    above = line_height + 3.0 * PAD if height >= HIGH else 0.6 * line_height
    return above, agents * WINDOW_PX + 2.0 * PAD + line_height + PAD


def agent_role(agent: int) -> str:
    """Return the color of an agent; all from the fourth on share one."""
    return f"agent{min(agent, 3)}"


def tip_at(plot: KomiPlot, position: QPointF) -> str:
    """Return what the agents' windows mean, for a position on them; "" elsewhere."""
    scene, top = plot.scene_, plot.y_of(0.0) + PAD
    if scene is None or not scene.windows:
        return ""
    if not top - PAD <= position.y() <= top + len(scene.windows) * WINDOW_PX + PAD:
        return ""
    return "\n".join(window.sentence for window in scene.windows)


def flag_rect(plot: KomiPlot) -> QRectF:
    """Where the komi flag hangs: centered on its line, but always whole [px]."""
    metrics = QFontMetricsF(scaled_font(plot.font(), 0.9, bold=True))
    width = metrics.horizontalAdvance(_flag_text(plot)) + 7.0 * PAD
    area = plot.plot_rect()
    left = plot.x_of(plot.komi) - width / 2.0
    left = min(max(left, area.left()), area.right() - width)
    return QRectF(left, area.top(), width, metrics.height() + PAD)


def _flag_text(plot: KomiPlot) -> str:
    return tr("komi {komi}", komi=format_komi(plot.komi))


class _Overlay:
    """Paints what must stay readable above the curves."""

    def __init__(self, painter: QPainter, plot: KomiPlot, scene: CurveScene) -> None:
        self.painter, self.plot, self.scene = painter, plot, scene
        self.area, self.floor = plot.plot_rect(), plot.y_of(0.0)
        self.flag, self.komi_x = flag_rect(plot), plot.x_of(plot.komi)
        self.small = scaled_font(plot.font(), 0.85)
        curves = QRectF(self.area.topLeft(), QPointF(self.area.right(), self.floor))
        self.labels = Labels(curves, APART)
        self.labels.take(self.flag)
        self.labels.take(QRectF(self.komi_x - 0.5, self.area.top(), 1.0, self.area.height()))

    def paint(self) -> None:
        """Paint everything; texts that come first find a place first."""
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.setClipRect(self.area)
        self._paint_windows()
        self._paint_choice()
        self._paint_owned()
        self._paint_komi()
        self._paint_audit()
        self._paint_fair()
        self._paint_dynamic_komi()
        self._paint_crossing()
        self._paint_names()
        if self.plot.note:
            box = text_box(self.small, self.plot.note)
            place = box.translated(self.area.left() + PAD, self.area.top())
            self.painter.setFont(self.small)
            paint_label(self.painter, place, self.plot.note, theme.color("muted"))
        self._paint_flag()  # over the rings and dots of a low plot, where it hangs into it
        self.painter.setClipping(False)
        self.painter.setFont(self.small)
        self.painter.setPen(theme.color("muted"))
        left, below = self.area.left() - 6.0, 0.5 * (self.area.bottom() + self.plot.height())
        paint_beside(self.painter, left, below, tr("komi"))
        if self.scene.windows:
            half = 0.5 * len(self.scene.windows) * WINDOW_PX
            paint_beside(self.painter, left, self.floor + PAD + half + 4.0, "\u03bb")

    def _line(self, komi: float, color: QColor, width: float, style: Qt.PenStyle) -> None:
        """Paint a vertical line at a komi, from the flag down to 0 %."""
        x = self.plot.x_of(komi)
        self.painter.setPen(QPen(color, width, style))
        self.painter.drawLine(QPointF(x, self.flag.bottom() - 1.0), QPointF(x, self.floor))

    def _on_curve(self, komi: float) -> QPointF:
        """Return the point of the curve at a komi [px]."""
        value = self.plot.value_at(self.scene.curve, komi)
        return QPointF(self.plot.x_of(komi), self.plot.y_of(value))

    def _paint_komi(self) -> None:
        """Paint the line at the viewed komi; the game's own komi dashed while they differ."""
        plot, amber = self.plot, theme.color("komi")
        if plot.komi != plot.game_komi:
            self._line(plot.game_komi, theme.color("komi", 0.7), 1.2, Qt.PenStyle.DashLine)
        width = 2.5 if plot.line.mouseHovering or plot.line.moving else 1.6
        self._line(plot.komi, amber, width, Qt.PenStyle.SolidLine)
        if self.area.left() <= self.komi_x <= self.area.right():
            paint_dot(self.painter, self._on_curve(plot.komi), 4.5, amber)

    def _paint_flag(self) -> None:
        """Paint the viewed komi, at the upper end of its line."""
        painter, flag, amber = self.painter, self.flag, theme.color("komi")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(amber)
        painter.drawRoundedRect(flag, 4.0, 4.0)
        # two small arrows say that the flag can be dragged
        middle = flag.center().y()
        painter.setBrush(theme.ink_on(amber))
        for edge, step in ((flag.left() + 6.5, 1.0), (flag.right() - 6.5, -1.0)):
            corners = ((-1.5 * step, 0.0), (2.0 * step, -3.0), (2.0 * step, 3.0))
            painter.drawPolygon([QPointF(edge + x, middle + y) for x, y in corners])
        painter.setFont(scaled_font(self.plot.font(), 0.9, bold=True))
        painter.setPen(theme.ink_on(amber))
        painter.drawText(flag, Qt.AlignmentFlag.AlignCenter, _flag_text(self.plot))

    def _paint_owned(self) -> None:
        """Paint the mean score by the owners of the points, among scores."""
        owned = self.scene.owned
        if owned is None or not self.plot.shows_scores:
            return
        self._line(owned, theme.color("second"), 1.6, Qt.PenStyle.DashLine)
        at = QPointF(self.plot.x_of(owned), self.plot.y_of(0.92 * self.plot.top))
        text = tr("owners: mean {lead}", lead=figures.lead(owned))
        self._label(at, text, theme.color("second"))

    def _paint_audit(self) -> None:
        """Paint the winrates of games with their 95 % intervals."""
        audit, plot, ink = self.plot.audit, self.plot, theme.color("text")
        if audit is None or not audit.games or plot.shows_scores:
            return
        for komi, wins, (low, high) in zip(audit.komi, audit.wins, audit.intervals, strict=True):
            x, top, bottom = plot.x_of(float(komi)), plot.y_of(high), plot.y_of(low)
            self.painter.setPen(QPen(ink, 1.6))
            for x1, y1, x2, y2 in (
                (x, top, x, bottom),
                (x - 4.0, top, x + 4.0, top),
                (x - 4.0, bottom, x + 4.0, bottom),
            ):
                self.painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))
            paint_dot(self.painter, QPointF(x, plot.y_of(float(wins) / audit.games)), 4.0, ink)
            self.labels.take(QRectF(x - 5.0, top, 10.0, bottom - top))

    def _paint_fair(self) -> None:
        """Paint the dot on the even line with its komi; an arrow where it lies outside."""
        if self.scene.fair is None:
            return
        at = QPointF(self.plot.x_of(self.scene.fair), self.plot.y_of(0.5))
        if self.plot.shows_scores:
            at = self._on_curve(self.scene.fair)
        text = tr("fair komi {komi}", komi=self.scene.fair_text)
        if at.x() < self.area.left():
            at.setX(self.area.left() + 2.0)
            text = f"\u2039 {text}"
        elif at.x() > self.area.right():
            at.setX(self.area.right() - 2.0)
            text = f"{text} \u203a"
        else:
            paint_dot(self.painter, at, 5.5, theme.color("fair"))
        # above the line on the right of a falling curve there is always room
        self._label(at, text, theme.color("fair"))

    def _paint_dynamic_komi(self) -> None:
        """Paint the line at the dynamic komi of the selected agent, in its color."""
        komi = self.scene.dynamic_komi
        if komi is None or not self.area.left() <= self.plot.x_of(komi) <= self.area.right():
            return
        color, at = theme.color(agent_role(self.scene.agent)), self._on_curve(komi)
        self._line(komi, color, 1.4, Qt.PenStyle.DashDotLine)
        paint_dot(self.painter, at, 4.0, color)
        self._label(at, tr("dynamic komi {komi}", komi=figures.points(komi)), color)

    def _paint_crossing(self) -> None:
        """Paint the point where two moves change places."""
        scene, plot = self.scene, self.plot
        if (
            plot.shows_scores
            or scene.crossing is None
            or ("ghosts" in plot.hidden and scene.hovered is None)
        ):
            return
        at = QPointF(plot.x_of(scene.crossing.komi), plot.y_of(scene.crossing.winrate))
        if not self.area.contains(at):
            return
        self.painter.setBrush(theme.color("panel"))
        self.painter.setPen(QPen(theme.color("text"), 1.6))
        self.painter.drawEllipse(at, 4.0, 4.0)
        self.labels.take_dot(at, 5.0)
        text = f"\u2039 {scene.crossing.below} \u00b7 {scene.crossing.above} \u203a"
        self._label(at + QPointF(6.0, 0.0), text, theme.color("text"))

    def _label(self, at: QPointF, text: str, color: QColor) -> None:
        """Write beside a point on its upper right or lower left, whichever is free."""
        font = scaled_font(self.plot.font(), 0.85, bold=True)
        box = text_box(font, text)
        right = box.translated(at.x() + 8.0, at.y() - box.height() - 2.0)
        left = box.translated(at.x() - box.width() - 8.0, at.y() + 2.0)
        self._write([right, left], text, font, color)

    def _paint_names(self) -> None:
        """Write the moves into their curves, which are cut for them, where there is room."""
        over = self.scene.hovered
        named = [] if over is None else [(over, theme.loss_role(over.loss))]
        if "ghosts" not in self.plot.hidden:
            others = (g for g in self.scene.ghosts if over is None or g.move != over.move)
            named += [(ghost, "muted") for ghost in others]
        for ghost, role in named:
            font = scaled_font(self.plot.font(), 0.8, bold=role != "muted")
            box = text_box(font, ghost.name).adjusted(0.0, 1.0, 0.0, -1.0)
            self._write(self._along(ghost, box), ghost.name, font, theme.color(role))

    def _along(self, ghost: Ghost, box: QRectF) -> Iterator[QRectF]:
        """Yield the places of a box in the middle of a curve, the preferred one first."""
        for level in (0.18, 0.82, 0.3, 0.7, 0.1, 0.9):
            komi = curves.komi_for(self.scene.grid, ghost.curve, level)
            if komi is not None:
                height = self.plot.y_of(self.plot.value_at(ghost.curve, komi))
                at = QPointF(self.plot.x_of(komi), height)
                yield box.translated(at - box.center())

    def _write(self, places: Iterable[QRectF], text: str, font: QFont, color: QColor) -> None:
        """Write at the first place where there is nothing else, if there is one."""
        place = self.labels.put(places)
        if place is not None:
            self.painter.setFont(font)
            paint_label(self.painter, place, text, color)

    def _paint_windows(self) -> None:
        """Paint under the curve one bar per agent: the komi it averages over."""
        for row, window in enumerate(self.scene.windows):
            y = self.floor + PAD + (row + 0.5) * WINDOW_PX
            strength = 1.0 if window.agent == self.scene.agent else 0.55
            pen = QPen(theme.color(agent_role(window.agent), strength), 3.0)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            self.painter.setPen(pen)
            low, high = self.plot.x_of(window.low), self.plot.x_of(window.high)
            self.painter.drawLine(QPointF(low, y), QPointF(max(high, low + 0.1), y))

    def _paint_choice(self) -> None:
        """Paint the stretches of the komi axis, with the best move's name where one is clear."""
        if not any(name for _, _, name in self.scene.choice):
            return  # an empty bar says nothing
        painter, area = self.painter, self.area
        metrics = QFontMetricsF(scaled_font(self.plot.font(), 0.8))
        height = metrics.height() + 2.0
        painter.setFont(scaled_font(self.plot.font(), 0.8))
        for low, high, name in self.scene.choice:
            left = max(self.plot.x_of(low), area.left())
            right = min(self.plot.x_of(high), area.right())
            if right <= left:
                continue
            here = low <= self.plot.komi <= high
            box = QRectF(left + 0.5, area.bottom() - height, right - left - 1.0, height)
            painter.setPen(Qt.PenStyle.NoPen)
            undecided = theme.color("muted", 0.06)
            decided = theme.color("accent", 0.22) if here else theme.color("muted", 0.14)
            painter.setBrush(decided if name else undecided)
            painter.drawRoundedRect(box, 3.0, 3.0)
            painter.setPen(theme.color("text") if here else theme.color("muted"))
            for text in (tr("{move} best", move=name), name) if name else ():
                if metrics.horizontalAdvance(text) + 2.0 * PAD <= box.width():
                    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
                    break
