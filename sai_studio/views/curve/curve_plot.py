"""The plot of Black's winrate against komi, with a komi that can be dragged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from engine.base.translation import tr
from engine.value.fit import curve_values
from sai_studio.shared import theme
from sai_studio.shared.charts.plot import Curve, Plot
from sai_studio.shared.curves import possible_komi
from sai_studio.shared.texts import plain_tip
from sai_studio.views.curve import curve_marks
from sai_studio.views.curve.curve_scene import CurveScene

GRAB_PX: Final = 14.0
"""Distance to the komi line within which a drag moves it."""
SAMPLES: Final = 181
"""Number of points per curve."""
GLIDE_MS: Final = 220
SLACK: Final = 0.12
"""Share of the wanted range that may be cut off at an end before the axis moves."""

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
            tip = "" if event.isExit() else curve_marks.tip_at(self.plot, event.scenePos())
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
        above, below = curve_marks.room(height, self.fontMetrics().height(), self.agent_count)
        unit = 1.0 / max(height - above - below, 20.0)
        self.box.setYRange(-below * unit, 1.0 + above * unit, padding=0.0)

    # --- the komi line -------------------------------------------------------------------------

    def near_handle(self, position: QPointF) -> bool:
        """Whether a position is on the komi line or its flag."""
        if self.scene_ is None:
            return False
        x = self.x_of(self.komi)
        flag = curve_marks.flag_rect(self)
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
            curve_marks.paint_behind(painter, self)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        if self.scene_ is not None:
            curve_marks.paint_over(painter, self)

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
