"""The plot of Black's winrate against komi, with a komi that can be dragged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.value.fit import curve_at, curve_values
from sai_studio.shared import curves, figures, theme
from sai_studio.shared.charts.plot import Curve, Plot
from sai_studio.shared.curves import possible_komi
from sai_studio.shared.painting import scaled_font
from sai_studio.shared.texts import plain_tip
from sai_studio.views.curve.curve_scene import CurveScene, Ghost

GRAB_PX: Final = 14.0
"""Distance to the komi line within which a drag moves it."""
SAMPLES: Final = 181
"""Number of points per curve."""
GLIDE_MS: Final = 220
SLACK: Final = 0.12
"""Share of the wanted range that may be cut off at an end before the axis moves."""
WINDOW_PX: Final = 5.0
"""Height of one agent's window."""
PAD: Final = 4.0
APART: Final = 5.0
"""Space kept between things that are written on the plot [px]."""
HIGH: Final = 260.0
"""From this height on the flag has a row of its own [px]."""

GridCurve: TypeAlias = tuple[NDArray[np.float32], NDArray[np.float32]]
"""Grid of komi, and Black's winrate at each."""


def snapped(komi: float, whole: bool) -> float:
    """Return the nearest half point, or the nearest whole point."""
    steps = 1.0 if whole else 2.0
    return round(komi * steps) / steps


class _KomiBox(pg.ViewBox):  # type: ignore[misc]
    """View box that passes drags near the komi line to the plot, and pans and zooms the x axis."""

    def __init__(self) -> None:
        super().__init__(enableMenu=False, defaultPadding=0.0)
        self.plot: KomiPlot | None = None
        self.setMouseEnabled(x=True, y=False)

    def mouseDragEvent(self, event: Any, axis: int | None = None) -> None:
        if self.plot is not None and self.plot.takes_drag(event):
            event.accept()
            return
        if event.button() == Qt.MouseButton.RightButton:
            event.ignore()
            return
        super().mouseDragEvent(event, axis=0)
        if self.plot is not None:
            self.plot.keep_range()

    def wheelEvent(self, event: Any, axis: int | None = None) -> None:
        super().wheelEvent(event, axis=0)
        if self.plot is not None:
            self.plot.keep_range()

    def mouseClickEvent(self, event: Any) -> None:
        if event.double() and self.plot is not None:
            event.accept()
            self.plot.follow_again()

    def hoverEvent(self, event: Any) -> None:
        if self.plot is not None:
            near = not event.isExit() and self.plot.near_handle(event.scenePos())
            self.plot.set_hot(near)
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
        box = _KomiBox()
        super().__init__(box, parent)
        box.plot = self
        self.setAccessibleName(tr("Winrate by komi"))
        self.left.percent = True
        self.setMinimumHeight(120)
        self.scene_: CurveScene | None = None
        self._earlier: GridCurve | None = None
        self.komi = self.game_komi = 0.0
        self.hot = self.dragging = False
        self.hidden: frozenset[str] = frozenset()
        self.agent_count = 3
        self._own_range = False
        self._target: tuple[float, float] | None = None
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(GLIDE_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._glide_to)
        self._network = self._line(2)
        self._before = self._line(1)
        self._ghosts = [self._line(3) for _ in range(3)]
        self._curve = self._line(5)
        self._hovered = self._line(6)
        box.sigXRangeChanged.connect(self._sample)
        self.paint_in_theme()

    def _line(self, z: int) -> Curve:
        item = Curve()
        item.setZValue(z)
        self.box.addItem(item, ignoreBounds=True)
        return item

    # --- what it shows -------------------------------------------------------------------------

    def show_scene(self, scene: CurveScene, before: GridCurve | None = None) -> None:
        """Draw a scene; `before` is the curve of the position one move earlier."""
        self.scene_ = scene
        self.agent_count = max(len(scene.windows), 1)
        self._earlier = before
        over = scene.hovered
        for item, ghost in zip(self._ghosts, [*scene.ghosts, None, None, None], strict=False):
            hovered = ghost is not None and over is not None and over.move == ghost.move
            item.setVisible(ghost is not None and not hovered and "ghosts" not in self.hidden)
        self._hovered.setVisible(over is not None)
        self._before.setVisible(before is not None and "before" not in self.hidden)
        self._network.setVisible(scene.network is not None and "network" not in self.hidden)
        self._set_pens()
        self._sample()
        self._fit_height()
        self.viewport().update()

    def set_komi(self, komi: float, game_komi: float) -> None:
        """Set the position of the komi line, and the komi of the game."""
        self.komi, self.game_komi = komi, game_komi
        self.viewport().update()

    def set_hidden(self, keys: frozenset[str]) -> None:
        """Hide some of "ghosts", "network", "before"."""
        self.hidden = keys

    def _sample(self) -> None:
        """Compute every visible curve over the visible komi within the board's possible scores."""
        scene = self.scene_
        if scene is None:
            return
        low, high = np.clip(self.box.viewRange()[0], *possible_komi(scene.grid))
        komi = np.linspace(low, high, SAMPLES)
        shown = [(self._curve, scene.grid, scene.curve)]
        shown += [
            (item, scene.grid, ghost.curve)
            for item, ghost in zip(self._ghosts, scene.ghosts, strict=False)
        ]
        if scene.hovered is not None:
            shown.append((self._hovered, scene.grid, scene.hovered.curve))
        if scene.network is not None:
            shown.append((self._network, scene.grid, scene.network))
        if self._earlier is not None:
            shown.append((self._before, *self._earlier))
        for item, grid, curve in shown:
            if item.isVisible():
                item.setData(komi, curve_values(grid, curve, komi))

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
        if serves or self.dragging:
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
        unit = 1.0 / max(height - above - below, 20.0)
        self.box.setYRange(-below * unit, 1.0 + above * unit, padding=0.0)

    # --- the komi line -------------------------------------------------------------------------

    def near_handle(self, position: QPointF) -> bool:
        """Whether a position is on the komi line or its flag."""
        if self.scene_ is None:
            return False
        x = self.x_of(self.komi)
        flag = flag_rect(self)
        return abs(position.x() - x) <= GRAB_PX or flag.contains(position)

    def set_hot(self, hot: bool) -> None:
        """Highlight the komi line, or stop highlighting it."""
        if hot != self.hot:
            self.hot = hot
            if hot:
                self.viewport().setCursor(Qt.CursorShape.SizeHorCursor)
            else:
                self.viewport().unsetCursor()
            self.viewport().update()

    def takes_drag(self, event: Any) -> bool:
        """Move the komi line and return True if the drag began on it."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        if event.isStart():
            self.dragging = self.near_handle(event.buttonDownScenePos())
        if not self.dragging:
            return False
        low, high = self.box.viewRange()[0]
        raw = self.box.mapSceneToView(event.scenePos()).x()
        whole = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        komi = snapped(min(max(raw, low), high), whole)
        self._scroll_to(raw, low, high)
        self.dragging = not event.isFinish()
        if komi != self.komi or not self.dragging:
            self.komi_dragged.emit(komi)
        return True

    def _scroll_to(self, raw: float, low: float, high: float) -> None:
        """Scroll the axis while the mouse is dragged past its end."""
        step = 0.02 * (high - low)
        if raw < low:
            self.box.setXRange(low - step, high - step, padding=0.0)
        elif raw > high:
            self.box.setXRange(low + step, high + step, padding=0.0)

    # --- painting ------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        super().drawBackground(painter, rect)
        if self.scene_ is not None:
            paint_behind(painter, self)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        if self.scene_ is not None:
            paint_over(painter, self)

    def _set_pens(self) -> None:
        """Apply the colors of the theme and of the hovered move."""
        scene = self.scene_
        self._curve.pen = QPen(theme.mark("curve"), 2.5)
        if scene is not None and scene.hovered is not None:
            self._hovered.pen = QPen(theme.mark(theme.loss_role(scene.hovered.loss)), 2.2)
        self._network.pen = QPen(theme.mark("muted"), 1.5, Qt.PenStyle.DotLine)
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


def paint_behind(painter: QPainter, plot: KomiPlot) -> None:
    """Grid, the even line and the chosen agent's window, under the curves."""
    area = plot.plot_rect()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    scene = plot.scene_
    assert scene is not None
    for winrate in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = round(plot.y_of(winrate))
        painter.setPen(QPen(theme.color("border" if winrate == 0.5 else "grid"), 1.0))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
    for window in scene.windows:
        if window.agent == scene.agent and window.high > window.low:
            box = QRectF(
                QPointF(plot.x_of(window.low), plot.y_of(1.0)),
                QPointF(plot.x_of(window.high), plot.y_of(0.0)),
            ).intersected(area)
            painter.fillRect(box, theme.color(f"agent{min(window.agent, 3)}", 0.10))
    painter.restore()


def paint_over(painter: QPainter, plot: KomiPlot) -> None:
    """Everything that must stay readable above the curves."""
    scene = plot.scene_
    assert scene is not None
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = plot.plot_rect()
    painter.setClipRect(area)
    taken: list[QRectF] = []
    _paint_windows(painter, plot)
    _paint_choice(painter, plot)
    _paint_komi(painter, plot, taken)
    _paint_fair(painter, plot, taken)
    _paint_dynamic_komi(painter, plot, taken)
    _paint_crossing(painter, plot, taken)
    _paint_names(painter, plot, taken)
    _paint_flag(painter, plot)  # over the rings and dots of a low plot, where it hangs into it
    painter.setClipping(False)
    painter.setFont(scaled_font(plot.font(), 0.85))
    painter.setPen(theme.color("muted"))
    corner = QRectF(0.0, area.bottom(), area.left() - 6.0, plot.height() - area.bottom())
    painter.drawText(
        corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, tr("komi")
    )
    if scene.windows:
        y = plot.y_of(0.0) + PAD
        rows = QRectF(0.0, y - 2.0, area.left() - 6.0, len(scene.windows) * WINDOW_PX + 12.0)
        painter.drawText(
            rows, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, "\u03bb"
        )
    painter.restore()


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


def _paint_komi(painter: QPainter, plot: KomiPlot, taken: list[QRectF]) -> None:
    """The line at the viewed komi; the game's own komi dashed while they differ."""
    area = plot.plot_rect()
    bottom = plot.y_of(0.0)
    flag = flag_rect(plot)
    x = plot.x_of(plot.komi)
    amber = theme.color("komi")
    if plot.komi != plot.game_komi:
        there = plot.x_of(plot.game_komi)
        pen = QPen(theme.color("komi", 0.7), 1.2)
        pen.setDashPattern([3.0, 3.0])
        painter.setPen(pen)
        painter.drawLine(QPointF(there, flag.bottom()), QPointF(there, bottom))
    painter.setPen(QPen(amber, 2.5 if plot.hot or plot.dragging else 1.6))
    painter.drawLine(QPointF(x, flag.bottom() - 1.0), QPointF(x, bottom))
    scene = plot.scene_
    assert scene is not None
    if area.left() <= x <= area.right():
        here = curve_at(scene.grid, scene.curve, plot.komi)
        _dot(painter, QPointF(x, plot.y_of(here)), amber, 4.5)
    taken.append(flag)


def _paint_flag(painter: QPainter, plot: KomiPlot) -> None:
    """The viewed komi, at the upper end of its line."""
    flag, amber = flag_rect(plot), theme.color("komi")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(amber)
    painter.drawRoundedRect(flag, 4.0, 4.0)
    # two small arrows say that the flag can be dragged
    middle = flag.center().y()
    painter.setBrush(theme.ink_on(amber))
    for edge, step in ((flag.left() + 6.5, 1.0), (flag.right() - 6.5, -1.0)):
        arrow = QPainterPath(QPointF(edge - 1.5 * step, middle))
        arrow.lineTo(edge + 2.0 * step, middle - 3.0)
        arrow.lineTo(edge + 2.0 * step, middle + 3.0)
        arrow.closeSubpath()
        painter.drawPath(arrow)
    painter.setFont(scaled_font(plot.font(), 0.9, bold=True))
    painter.setPen(theme.ink_on(amber))
    painter.drawText(flag, Qt.AlignmentFlag.AlignCenter, _flag_text(plot))


def _paint_fair(painter: QPainter, plot: KomiPlot, taken: list[QRectF]) -> None:
    """The dot on the even line with its komi; an arrow where it lies outside."""
    scene = plot.scene_
    assert scene is not None
    if scene.fair is None:
        return
    area = plot.plot_rect()
    x, y = plot.x_of(scene.fair), plot.y_of(0.5)
    text = tr("fair komi {komi}", komi=scene.fair_text)
    if x < area.left():
        x, text = area.left() + 2.0, "\u2039 " + text
    elif x > area.right():
        x, text = area.right() - 2.0, text + " \u203a"
    else:
        _dot(painter, QPointF(x, y), theme.color("fair"), 5.5)
    # above the line on the right of a falling curve there is always room
    _label(painter, plot, QPointF(x, y), text, theme.color("fair"), taken)


def _paint_dynamic_komi(painter: QPainter, plot: KomiPlot, taken: list[QRectF]) -> None:
    """The line at the dynamic komi of the selected agent, in its color."""
    scene = plot.scene_
    assert scene is not None
    komi = scene.dynamic_komi
    if komi is None:
        return
    area, x = plot.plot_rect(), plot.x_of(komi)
    if not area.left() <= x <= area.right():
        return
    color = theme.color(f"agent{min(scene.agent, 3)}")
    painter.setPen(QPen(color, 1.4, Qt.PenStyle.DashDotLine))
    painter.drawLine(QPointF(x, flag_rect(plot).bottom()), QPointF(x, plot.y_of(0.0)))
    at = QPointF(x, plot.y_of(curve_at(scene.grid, scene.curve, komi)))
    _dot(painter, at, color, 4.0)
    _label(painter, plot, at, tr("dynamic komi {komi}", komi=figures.points(komi)), color, taken)


def _paint_crossing(painter: QPainter, plot: KomiPlot, taken: list[QRectF]) -> None:
    """The point where two moves change places."""
    scene = plot.scene_
    assert scene is not None
    if scene.crossing is None or ("ghosts" in plot.hidden and scene.hovered is None):
        return
    at = QPointF(plot.x_of(scene.crossing.komi), plot.y_of(scene.crossing.winrate))
    if not plot.plot_rect().contains(at):
        return
    painter.setBrush(theme.color("panel"))
    painter.setPen(QPen(theme.color("text"), 1.6))
    painter.drawEllipse(at, 4.0, 4.0)
    taken.append(QRectF(at.x() - 5.0, at.y() - 5.0, 10.0, 10.0))
    text = f"\u2039 {scene.crossing.below} \u00b7 {scene.crossing.above} \u203a"
    _label(painter, plot, at + QPointF(6.0, 0.0), text, theme.color("text"), taken)


def _paint_names(painter: QPainter, plot: KomiPlot, taken: list[QRectF]) -> None:
    """The moves beside their curves, where there is room."""
    scene = plot.scene_
    assert scene is not None
    named: list[tuple[Ghost, str]] = []
    if scene.hovered is not None:
        named.append((scene.hovered, theme.loss_role(scene.hovered.loss)))
    if "ghosts" not in plot.hidden:
        named += [
            (ghost, "muted")
            for ghost in scene.ghosts
            if scene.hovered is None or ghost.move != scene.hovered.move
        ]
    for ghost, role in named:
        for level in (0.18, 0.82, 0.3, 0.7, 0.1, 0.9):
            komi = curves.komi_for(scene.grid, ghost.curve, level)
            if komi is not None:
                at = QPointF(plot.x_of(komi), plot.y_of(level))
                if _name(painter, plot, at, ghost.name, role, taken):
                    break


def _name(
    painter: QPainter, plot: KomiPlot, at: QPointF, text: str, role: str, taken: list[QRectF]
) -> bool:
    """Write a move into its own curve, which is cut for it; False where there is no room."""
    font = scaled_font(plot.font(), 0.8, bold=role != "muted")
    metrics = QFontMetricsF(font)
    place = QRectF(0.0, 0.0, metrics.horizontalAdvance(text) + PAD, metrics.height() - 2.0)
    place.moveCenter(at)
    return _write(painter, plot, place, text, font, theme.color(role), taken)


def _label(
    painter: QPainter,
    plot: KomiPlot,
    at: QPointF,
    text: str,
    color: QColor,
    taken: list[QRectF],
) -> None:
    """Write beside a point on its upper right or lower left, whichever is free."""
    font = scaled_font(plot.font(), 0.85, bold=True)
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(text) + 2.0 * PAD, metrics.height()
    right = QRectF(at.x() + 5.0, at.y() - height - 2.0, width, height)
    left = QRectF(at.x() - width - 5.0, at.y() + 2.0, width, height)
    for place in (right, left):
        if _write(painter, plot, place, text, font, color, taken):
            return


def _write(
    painter: QPainter,
    plot: KomiPlot,
    place: QRectF,
    text: str,
    font: QFont,
    color: QColor,
    taken: list[QRectF],
) -> bool:
    """Write into a box on the plot unless something else is there."""
    area = plot.plot_rect()
    area.setBottom(plot.y_of(0.0))
    crossed = place.left() - 2.0 < plot.x_of(plot.komi) < place.right() + 2.0
    apart = place.adjusted(-APART, -APART, APART, APART)
    if crossed or not area.contains(place) or any(map(apart.intersects, taken)):
        return False
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("panel", 0.85))
    painter.drawRoundedRect(place, 3.0, 3.0)
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
    taken.append(place)
    return True


def _paint_windows(painter: QPainter, plot: KomiPlot) -> None:
    """Under the curve one bar per agent: the komi it averages over."""
    scene = plot.scene_
    assert scene is not None
    top = plot.y_of(0.0) + PAD
    for place, window in enumerate(scene.windows):
        y = top + (place + 0.5) * WINDOW_PX
        role = f"agent{min(window.agent, 3)}"
        strength = 1.0 if window.agent == scene.agent else 0.55
        color = theme.color(role, strength)
        low, high = plot.x_of(window.low), plot.x_of(window.high)
        pen = QPen(color, 3.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(low, y), QPointF(max(high, low + 0.1), y))


def _paint_choice(painter: QPainter, plot: KomiPlot) -> None:
    """Paint the stretches of the komi axis, with the best move's name where one is clearly best."""
    scene = plot.scene_
    assert scene is not None
    if not any(name for _, _, name in scene.choice):
        return  # an empty bar says nothing
    area = plot.plot_rect()
    font = scaled_font(plot.font(), 0.8)
    metrics = QFontMetricsF(font)
    height = metrics.height() + 2.0
    top = area.bottom() - height
    painter.setFont(font)
    for low, high, name in scene.choice:
        left = max(plot.x_of(low), area.left())
        right = min(plot.x_of(high), area.right())
        if right <= left:
            continue
        here = low <= plot.komi <= high
        box = QRectF(left, top, right - left, height).adjusted(0.5, 0.0, -0.5, 0.0)
        painter.setPen(Qt.PenStyle.NoPen)
        undecided = theme.color("muted", 0.06)
        decided = theme.color("accent", 0.22) if here else theme.color("muted", 0.14)
        painter.setBrush(decided if name else undecided)
        painter.drawRoundedRect(box, 3.0, 3.0)
        if not name:
            continue
        painter.setPen(theme.color("text") if here else theme.color("muted"))
        for text in (tr("{move} best", move=name), name):
            if metrics.horizontalAdvance(text) + 2.0 * PAD <= box.width():
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
                break


def _dot(painter: QPainter, at: QPointF, color: QColor, radius: float) -> None:
    painter.setPen(QPen(theme.color("panel"), 1.5))
    painter.setBrush(color)
    painter.drawEllipse(at, radius, radius)
