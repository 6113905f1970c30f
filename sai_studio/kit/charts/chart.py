"""The chart widget: a `ChartScene` over two axes, with legend, cursor and export."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QMouseEvent,
    QPainter,
    QPen,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolTip, QWidget

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.charts.chart_scene import (
    Bar,
    ChartScene,
    Line,
    Mark,
    envelope,
    running_mean,
    scene_csv,
)
from sai_studio.kit.charts.labels import Labels, paint_dot, paint_label, text_box
from sai_studio.kit.charts.legend import Legend, LegendEntry, series_color
from sai_studio.kit.charts.plot import NO_PEN, Curve, Plot
from sai_studio.kit.charts.ticks import tick_texts
from sai_studio.kit.painting import faded, scaled_font
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.export import (
    PICTURE,
    ask_where,
    fill_export_menu,
    picture,
    png,
    save,
    svg,
)

PAD: Final = 12.0
"""Margin of the chart [px]."""
EDGE: Final = 4.0
"""Margin between axes and plot, for thick lines [px]."""
BEYOND_SHARE: Final = 0.4
"""Share of the height used for names of marks beyond the end of the axis."""
NEAR: Final = 10.0
"""Distance within which the mouse points to a line [px]."""
MANY: Final = 150
"""Number of points from which a running mean is drawn over the range of values."""
MEAN_POINTS: Final = 120
"""Number of points of the running mean."""
BAND_PX: Final = 4.0
"""Width of the bins of the range of values [px]."""
MEANS: Final = 40
"""The running mean averages over this fraction of a line."""
FEW: Final = 40
"""Number of points up to which measurements get dots."""
BAND: Final = 0.16
"""Opacity of the bands of intervals."""
FAINT: Final = 0.25
"""Opacity of the other lines while one is highlighted."""


class Chart(Plot):
    """Widget that draws a `ChartScene`.

    Parameters
    ----------
    name
        Accessible name; "" uses the title of the scene.

    Signals
    -------
    chosen
        The value on the x axis that was clicked or dragged to.
    pointed
        Label of the line under the mouse, "" for none; only in charts without a legend.
    picked
        Label of the line that was double-clicked; only in charts without a legend.
    export_wanted
        Kind of file to save the chart as: "png", "svg" or "csv".
    """

    chosen = Signal(float)
    pointed = Signal(str)
    picked = Signal(str)
    export_wanted = Signal(str)

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(pg.ViewBox(enableMenu=False, enableMouse=False), parent)
        self._name, self._marked = name, ""
        self.content = ChartScene("", "", "", ())
        self.shows_title = True
        """Whether the title is drawn; a panel may show it already."""
        self._hover: float | None = None
        self.legend = Legend((), self)
        self._redraw = Refresh(self, self._draw)
        self.left.room = self.bottom.room = PAD + EDGE
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(200, 130)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.paint_in_theme()

    def sizeHint(self) -> QSize:
        return QSize(360, 240)

    def show_scene(self, scene: ChartScene) -> None:
        """Draw a scene."""
        if scene is self.content:
            return
        self.content = scene
        self.setToolTip(plain_tip(scene.tip, wrapped=True))
        self.setAccessibleName(self._name or scene.title)
        self._redraw.ask()

    def move_cursor(self, x: float | None) -> None:
        """Move the cursor to a value of the x axis."""
        if self.content.cursor != x:
            self.content = replace(self.content, cursor=x)
            self._show_figures()

    def mark(self, label: str) -> None:
        """Highlight the line with this label; "" for none."""
        if label != self._marked:
            self._marked = label
            self._redraw.ask()

    def paint_in_theme(self) -> None:
        self._redraw.ask()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if event is not None:
            self._redraw.ask()

    # --- drawing -------------------------------------------------------------------------------

    def _draw(self) -> None:
        """Lay out and draw everything that does not change with the mouse."""
        scene = self.content
        self.box.clear()
        self._fill_legend()
        for item in (self.left, self.box, self.bottom):
            item.setOpacity(0.0 if scene.is_empty else 1.0)  # hidden items lose their place
        super().paint_in_theme()
        if scene.is_empty:
            return
        self._lay_out()
        ends, width = self.box.viewRange(), self.plot_rect().width()
        order = sorted(scene.lines, key=lambda line: (not line.ghost, line.label == self._marked))
        items = [item for bar in scene.bars for item in bar_items(bar)]
        items += [item for mark in self._marks_inside() for item in mark_items(mark, *ends)]
        items += [item for line in order for item in line_items(line, width, self._marked)]
        for item in items:
            self.box.addItem(item, ignoreBounds=True)

    def _lay_out(self) -> None:
        """Lay out title, legend, axes and plot."""
        scene, line = self.content, self.line_height()
        x_low, x_high, y_low, y_high = scene.ranges()
        top = max(self._legend_top() + line, self.legend.geometry().bottom()) + 7.0
        self.bottom.setHeight(2.0 * line + 6.0)
        self.bottom.setTicks([list(scene.x_names)] if scene.x_names else None)
        self.bottom.label.setFont(self.small_font())
        self.bottom.setLabel(scene.x_label, color=theme.color("muted").name())
        self.bottom.show_grid(scene.x_grid)
        self.bottom.setTextPen(theme.color("text" if scene.x_names else "muted"))
        self.left.show_grid(True)
        self.left.percent, self.bottom.whole = scene.percent, scene.whole_x
        height = max(self.height() - top - 2.0 * line - PAD, 10.0)
        [(_, ticks)] = self.left.tickValues(y_low, y_high, height)
        wide = QFontMetricsF(self.small_font()).horizontalAdvance
        self.left.setWidth(max([16.0, *map(wide, tick_texts(ticks, scene.percent))]) + 8.0)
        width = max(self.width() - 2.0 * PAD - self.left.width() - EDGE, 10.0)
        self.centralLayout.setContentsMargins(PAD - EDGE, top, PAD, PAD - 6.0)
        across, up = EDGE * (x_high - x_low) / width, EDGE * (y_high - y_low) / height
        ends = (x_low - across, x_high + across), (y_low - up, y_high + up)
        self.box.setRange(xRange=ends[0], yRange=ends[1], padding=0.0)
        self.centralLayout.activate()

    @property
    def _at(self) -> float | None:
        """The x whose values the legend shows: under the mouse, or at the cursor."""
        return self._hover if self._hover is not None else self.content.cursor

    def _legend_top(self) -> float:
        return PAD + (QFontMetricsF(self.font()).height() + 1.0 if self.shows_title else -4.0)

    def _fill_legend(self) -> None:
        """Show the lines in the legend, with room for their values."""
        scene = self.content
        self.legend.set_entries(
            [
                LegendEntry(
                    str(place), line.label, line.role, "dashed" if line.dash else "line",
                    widest=scene.widest_figure(line), keeps_name=True,
                )
                for place, line in enumerate(scene.legend_lines)
            ]
        )  # fmt: skip
        width = max(round(self.width() - 2.0 * PAD), 1)
        height = self.legend.heightForWidth(width)
        self.legend.setMinimumHeight(height)  # it may have been higher in another width
        self.legend.setGeometry(round(PAD), round(self._legend_top()) - 2, width, height)
        self.legend.setVisible(height > 0)
        self._show_figures()

    def _show_figures(self) -> None:
        """Show the values at the mouse or the cursor, in the legend and on the lines."""
        scene = self.content
        figures = [scene.figure(line, self._at) for line in scene.legend_lines]
        self.legend.set_figures({str(i): figure for i, figure in enumerate(figures) if figure})
        self.viewport().update()

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint names of marks, the lines at mouse and cursor, and the points there."""
        scene, area = self.content, self.plot_rect()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter)
        painter.setFont(self.small_font())
        if scene.is_empty:
            painter.setPen(theme.color("muted"))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            room = QRectF(self.rect()).adjusted(3 * PAD, 2 * PAD, -3 * PAD, -PAD)
            painter.drawText(room, flags, scene.empty)
            return
        for owner, text, place in self.texts():
            role = owner.role
            if isinstance(owner, Line):
                role = "text" if self._marked in ("", owner.label) else "muted"
            paint_label(painter, place, text, theme.color(role))
        low, high = self.box.viewRange()[0]
        for value, role, opacity in ((scene.cursor, "text", 0.55), (self._hover, "muted", 0.7)):
            if value is not None and low <= value <= high:
                x = self.x_of(value)
                painter.setPen(QPen(theme.color(role, opacity), 1.2))
                painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        for line in scene.legend_lines:
            if self._at is not None and (point := line.near(self._at)) is not None:
                at = QPointF(self.x_of(point[0]), self.y_of(point[1]))
                paint_dot(painter, at, 3.6, series_color(line.role))

    def _paint_head(self, painter: QPainter) -> None:
        """Paint the title, and what the y axis shows."""
        room, down = self.width() - 2.0 * PAD, QFontMetricsF(self.small_font()).ascent()
        painter.setFont(scaled_font(self.font(), 1.0, bold=True))
        painter.setPen(theme.color("text"))
        metrics = QFontMetricsF(painter.font())
        if self.shows_title:
            title = metrics.elidedText(self.content.title, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QPointF(PAD, PAD - 2.0 + metrics.ascent()), title)
        painter.setFont(self.small_font())
        painter.setPen(theme.color("muted"))
        painter.drawText(QPointF(PAD, self._legend_top() + down), self.content.y_label)

    def _marks_inside(self) -> list[Mark]:
        low, high = self.box.viewRange()[0]
        return [m for m in self.content.marks if not m.vertical or low <= m.value <= high]

    def texts(self) -> Iterator[tuple[Mark | Line, str, QRectF]]:
        """Yield the names of marks, then of lines that have one beside their end, with their place.

        Solid marks are named above the plot, dashed ones beside their line; marks beyond the right
        end of the axis are named there, the nearest at the bottom, as far as there is room. A name
        of a line covers no other and no point; lines that come first find a place first.
        """
        area, font = self.plot_rect(), self.small_font()
        labels = Labels(area.adjusted(-EDGE, -self.line_height() - 1.0, EDGE, EDGE))
        for line in self.content.lines:
            if not (line.ghost or line.scatter or line.tag):
                known = np.isfinite(line.x)
                labels.add_curve(self.x_of(line.x[known]), self.y_of(line.y[known]))
        for mark in self._marks_inside():
            if mark.label:
                places = self._mark_places(mark, text_box(font, mark.label))
                yield mark, mark.label, labels.put_always(places)
        high = self.box.viewRange()[0][1]
        beyond = [mark for mark in self.content.marks if mark.vertical and mark.value > high]
        for mark in sorted(beyond, key=lambda mark: mark.value):
            box = text_box(font, text := f"{mark.label} \u2192")
            box.moveBottomRight(area.bottomRight() - QPointF(0.0, 3.0))
            rows = max(int(area.height() * BEYOND_SHARE / box.height()), 1)
            above = (box.translated(0.0, -row * box.height()) for row in range(rows))
            if (place := labels.put(above)) is not None:
                yield mark, text, place
        tagged = [
            (line, QPointF(self.x_of(float(line.x[-1])), self.y_of(float(line.y[-1]))))
            for line in self.content.lines
            if line.tag and len(line.x)
        ]
        for line, end in tagged:
            labels.take_dot(end, line.radius)
        for line, end in tagged:
            box = text_box(font, line.tag)
            across = line.radius + 1.0 + box.width() / 2.0
            up = line.radius + box.height() / 2.0
            beside = ((across, 0.0), (-across, 0.0), (0.0, -up), (0.0, up))
            places = (box.translated(end + QPointF(*by) - box.center()) for by in beside)
            if (place := labels.put(places)) is not None:
                yield line, line.tag, place

    def _mark_places(self, mark: Mark, box: QRectF) -> Iterator[QRectF]:
        """Yield the places where a mark in view may be named, the preferred one first."""
        area, (width, height) = self.plot_rect(), (box.width(), box.height())
        if not mark.vertical:
            y = self.y_of(mark.value)
            for left in (area.left() + 1.0, area.right() - width):
                for top in (y - height - 1.0, y + 1.0):
                    yield box.translated(left, top)
            return
        x = self.x_of(mark.value)
        if mark.dash:
            fits = x + 3.0 + width <= area.right()
            left, top = x + 3.0 if fits else x - 3.0 - width, area.top()
            for row in range(max(int(area.height() / height), 1)):
                yield box.translated(left, top + row * height)
            return
        for left in (x - width / 2.0, x, x - width):
            left = min(max(left, area.left()), area.right() - width)
            yield box.translated(left, area.top() - height)

    # --- saving --------------------------------------------------------------------------------

    def file(self, kind: str) -> bytes:
        """Return the content of a file of a kind: "png", "svg" or "csv"."""
        if kind == "csv":
            return scene_csv(self.content).encode()
        if kind == "svg":
            return svg(self.content.title, self._paint_whole)
        return png(self.picture())

    def save_as(
        self, kind: str, say: Callable[[str, str], None], folder: str = "", name: str = ""
    ) -> None:
        """Ask where to save the chart as a kind of file, and save it there.

        Parameters
        ----------
        say
            Is told level and text of a message for the user.
        folder, name
            Where the dialog starts, and the name without suffix that it suggests.
        """
        ask_where(self, folder, name, kind, lambda path: say(*save(path, self.file(kind))))

    def picture(self) -> QImage:
        """Return an image of the chart for a file, in the current theme."""
        return picture(self._paint_whole)

    def _paint_whole(self, painter: QPainter) -> None:
        """Paint the chart in the size of an exported image."""
        copy = Chart()
        copy.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        copy.setFont(self.font())
        copy.resize(PICTURE)
        copy.show()
        copy.show_scene(self.content.for_file)
        copy._redraw.run()
        copy.render(painter, QRectF(copy.rect()), copy.rect())
        inside = QWidget.RenderFlag.DrawChildren  # without the background of a window
        copy.legend.render(painter, copy.legend.pos(), QRegion(), inside)
        copy.hide()
        copy.deleteLater()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.content.is_empty:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction(tr("Copy image"))
        copy.triggered.connect(lambda: QGuiApplication.clipboard().setImage(self.picture()))
        menu.addSeparator()
        fill_export_menu(menu, self.export_wanted.emit)
        menu.popup(event.globalPos())

    # --- mouse ---------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.content.y_label:
            self._point(event)
            return
        self._hover = self._value_at(event)
        if self._hover is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self.chosen.emit(self._hover)
        self._show_figures()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        x = self._value_at(event)
        if x is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(x)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        line = self._line_at(event.position()) if self.content.y_label else None
        if line is not None and event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(line.label)
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = None
        self.pointed.emit("")
        self._show_figures()

    def _value_at(self, event: QMouseEvent) -> float | None:
        """Return the x of the nearest point of the first line; None outside the plot."""
        at, near = event.position(), self.plot_rect().adjusted(-EDGE, -EDGE, EDGE, EDGE)
        if self.content.is_empty or not near.contains(at):
            return None
        return self.content.nearest_x(self.box.mapSceneToView(at).x())

    def _line_at(self, at: QPointF) -> Line | None:
        """Return the line under the mouse; None if none is near."""
        here, corner = self.box.mapSceneToView(at), self.box.mapSceneToView(at + QPointF(1.0, 1.0))
        units = corner.x() - here.x(), corner.y() - here.y()
        lines = [line for line in self.content.lines if not line.ghost]
        near = [(line.distance(here.x(), here.y(), *units), line) for line in lines]
        distance, line = min(near, key=lambda entry: entry[0], default=(NEAR, None))
        return line if distance < NEAR else None

    def _point(self, event: QMouseEvent) -> None:
        """Show name and value of the line under the mouse as a tool tip."""
        scene, line = self.content, self._line_at(event.position())
        if line is None:
            self.pointed.emit("")
            QToolTip.hideText()
            return
        self.pointed.emit(line.label)
        here = self.box.mapSceneToView(event.position())
        place, text = event.globalPosition().toPoint(), scene.words(line, here.x())
        QToolTip.showText(place, plain_tip(text), self)


def line_items(line: Line, width: float, marked: str) -> Iterator[Curve]:
    """Yield the items of a line; `marked` is the label of the highlighted line.

    Parameters
    ----------
    width
        Width of the plot [px].
    """
    color = series_color(line.role)
    faint = FAINT if marked not in ("", line.label) else 1.0
    color.setAlphaF(0.35 * (faint if line.scatter else 1.0) if line.ghost else faint)
    known = np.isfinite(line.x) & np.isfinite(line.y)
    if line.scatter:
        yield Curve(line.x[known], line.y[known], NO_PEN, color, radius=line.radius)
        return
    larger = 1.5 if line.label == marked else 1.0
    pen = QPen(color, larger * (1.0 if line.ghost else 1.3 if line.dots else 1.9))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if line.dash:
        pen.setDashPattern([line.dash, 3.0])
    pieces = [np.flatnonzero(known)]
    many = len(pieces[0]) > MANY and not line.band
    if line.low is not None and line.high is not None and line.band:
        there, ends = line.x[known], np.append(line.low[known], line.high[known][::-1])
        yield Curve(np.append(there, there[::-1]), ends, brush=faded(color, BAND))
    elif line.low is not None and line.high is not None and not many:
        ends = np.column_stack((line.low, line.high))[known].ravel()
        interval = QPen(faded(color, 0.45 if line.dots else 1.0), 1.2)
        yield Curve(np.repeat(line.x[known], 2), ends, interval, connect="pairs")
    if not line.dots:  # lines of measurements have no gaps
        pieces = np.split(pieces[0], np.flatnonzero(np.diff(pieces[0]) > 1) + 1)
    for piece in pieces:
        x, y = line.x[piece], line.y[piece]
        if many and len(piece) > 3:
            # the range of values: drawing all of them is slow and less clear
            at, low, high = envelope(x, y, max(min(len(x) // 4, int(width / BAND_PX)), 2))
            yield Curve([*at, *at[::-1]], [*low, *high[::-1]], brush=faded(color, 0.28))
            y = running_mean(y, max(len(piece) // MEANS, 3))
            step = max(len(piece) // MEAN_POINTS, 1)
            x, y = np.append(x[:-1:step], x[-1]), np.append(y[:-1:step], y[-1])
        if len(x) > 1:
            yield Curve(x, y, pen)
        if len(x) == 1 or (line.dots and len(x) <= FEW):
            rim = QPen(theme.color("panel"), 1.2) if line.radius > 3.0 else QPen(color, 1.3)
            yield Curve(x, y, rim, color, radius=line.radius)


def bar_items(bar: Bar) -> Iterator[Curve]:
    """Yield the items of a bar: a pale column with a line on top."""
    x, y = [bar.left, bar.left, bar.right, bar.right], [0.0, bar.height, bar.height, 0.0]
    yield Curve(x, y, brush=theme.color(bar.role, 0.22))
    yield Curve(x[1:3], y[1:3], QPen(theme.color(bar.role), 2.0))


def mark_items(mark: Mark, across: list[float], up: list[float]) -> Iterator[Curve]:
    """Yield the items of a mark: a line across the ranges `across` and `up`, and its band."""
    style = Qt.PenStyle.DashLine if mark.dash else Qt.PenStyle.SolidLine
    pen = QPen(theme.color(mark.role), 1.3 if mark.dash else 1.6, style)
    along = [mark.value, mark.value]
    yield Curve(along, up, pen) if mark.vertical else Curve(across, along, pen)
    if mark.spread:
        left, right = mark.value - mark.spread, mark.value + mark.spread
        x, y = [left, left, right, right], [up[0], up[1], up[1], up[0]]
        yield Curve(x, y, brush=theme.color(mark.role, 0.10))
