"""The chart widget: a `ChartScene` over two axes, with legend, cursor and export."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

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
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolTip, QWidget

from engine.base.translation import tr
from sai_studio.shared import theme
from sai_studio.shared.charts.chart_items import bar_items, line_color, line_items, mark_items
from sai_studio.shared.charts.chart_scene import ChartScene, Line, Mark, scene_csv, tick_texts
from sai_studio.shared.charts.plot import Plot
from sai_studio.shared.export import (
    PICTURE,
    ask_where,
    fill_export_menu,
    picture,
    png,
    save,
    svg,
)
from sai_studio.shared.painting import scaled_font
from sai_studio.shared.refresh import Refresh
from sai_studio.shared.texts import plain_tip

PAD: Final = 12.0
"""Margin of the chart [px]."""
EDGE: Final = 4.0
"""Margin between axes and plot, for thick lines [px]."""
BEYOND_SHARE: Final = 0.4
"""Share of the height used for names of marks beyond the end of the axis."""
KEY: Final = 14.0
"""Width of a color sample in the legend [px]."""
NEAR: Final = 10.0
"""Distance within which the mouse points to a line [px]."""


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
            self.viewport().update()

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
        lowest = max((place.y() for *_, place in self.legend()), default=self._legend_top())
        top = lowest + line + 7.0
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

    def legend(self) -> Iterator[tuple[Line, str, QPointF]]:
        """Yield lines with their values and the upper left of their legend entries [px]."""
        small = QFontMetricsF(self.small_font())
        bold = QFontMetricsF(scaled_font(self.font(), 0.85, bold=True))
        x, y = PAD, self._legend_top()
        for line in self.content.legend_lines:
            wide = KEY + small.horizontalAdvance(line.label) + 5.0
            wide += bold.horizontalAdvance(self.content.widest_figure(line))
            if x > PAD and x + wide > self.width() - PAD:
                x, y = PAD, y + small.height() + 1.0
            yield line, self.content.figure(line, self._at), QPointF(x, y)
            x += wide + 12.0

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
        for mark, text, place, covers in self.names():
            if covers:  # lines of other marks end at the name
                painter.fillRect(place, theme.color("panel"))
            painter.setPen(theme.color(mark.role))
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, text)
        for line, place in self.tags():
            painter.setPen(theme.color("text" if self._marked in ("", line.label) else "muted"))
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, line.tag)
        low, high = self.box.viewRange()[0]
        for value, role, opacity in ((scene.cursor, "text", 0.55), (self._hover, "muted", 0.7)):
            if value is not None and low <= value <= high:
                x = self.x_of(value)
                painter.setPen(QPen(theme.color(role, opacity), 1.2))
                painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        painter.setPen(QPen(theme.color("panel"), 1.2))
        for line in scene.legend_lines:
            if self._at is not None and (point := line.near(self._at)) is not None:
                painter.setBrush(line_color(line))
                painter.drawEllipse(QPointF(self.x_of(point[0]), self.y_of(point[1])), 3.6, 3.6)

    def _paint_head(self, painter: QPainter) -> None:
        """Paint title and legend."""
        room, elide = self.width() - 2.0 * PAD, Qt.TextElideMode.ElideRight
        painter.setFont(scaled_font(self.font(), 1.0, bold=True))
        painter.setPen(theme.color("text"))
        metrics = QFontMetricsF(painter.font())
        if self.shows_title:
            title = metrics.elidedText(self.content.title, elide, room)
            painter.drawText(QPointF(PAD, PAD - 2.0 + metrics.ascent()), title)
        small, bold = self.small_font(), scaled_font(self.font(), 0.85, bold=True)
        metrics = QFontMetricsF(small)
        down, middle = QPointF(0.0, metrics.ascent()), metrics.height() / 2.0
        painter.setFont(small)
        painter.setPen(theme.color("muted"))
        painter.drawText(QPointF(PAD, self._legend_top()) + down, self.content.y_label)
        for line, figure, place in self.legend():
            pen = QPen(line_color(line), 2.4)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            for left, right in ((-1, 3), (6, 10)) if line.dash else ((-1, 10),):
                painter.drawLine(place + QPointF(left, middle), place + QPointF(right, middle))
            beside = room - place.x() - QFontMetricsF(bold).horizontalAdvance(figure) - 7.0
            label = metrics.elidedText(line.label, elide, max(beside, 30.0))
            painter.setFont(small)
            painter.setPen(theme.color("muted"))
            painter.drawText(place + down + QPointF(KEY, 0.0), label)
            painter.setFont(bold)
            painter.setPen(theme.color("text"))
            beyond = KEY + metrics.horizontalAdvance(label) + 5.0
            painter.drawText(place + down + QPointF(beyond, 0.0), figure)

    def _marks_inside(self) -> list[Mark]:
        low, high = self.box.viewRange()[0]
        return [m for m in self.content.marks if not m.vertical or low <= m.value <= high]

    def names(self) -> Iterator[tuple[Mark, str, QRectF, bool]]:
        """Yield marks with a name: its text, its place [px], and whether it has a background.

        Solid lines are named above the plot, dashed ones beside the line. Marks beyond the right
        end of the axis are named there, the nearest at the bottom.
        """
        area, height, inside = self.plot_rect(), self.line_height(), self._marks_inside()
        wide, taken = QFontMetricsF(self.small_font()).horizontalAdvance, list[QRectF]()
        for mark in filter(lambda mark: mark.label, inside):
            box = QRectF(0.0, 0.0, wide(mark.label) + 2.0, height)
            if not mark.vertical:
                y = self.y_of(mark.value)
                above = y - height - 1.0 >= area.top() - EDGE
                box.moveTopLeft(QPointF(area.left() + EDGE, y - height - 1 if above else y + 1))
            elif mark.dash:
                x = self.x_of(mark.value)
                fits = x + 5.0 + box.width() <= area.right()
                box.moveTopLeft(QPointF(x + 5.0 if fits else x - 3.0 - box.width(), area.top()))
                while any(map(box.intersects, taken)):
                    box.translate(0.0, height)
                taken.append(box)
            else:
                box.moveCenter(QPointF(self.x_of(mark.value), area.top() - height / 2.0))
                box.moveLeft(min(max(box.left(), area.left()), area.right() - box.width()))
            yield mark, mark.label, box, mark.vertical and len(inside) > 1
        high = self.box.viewRange()[0][1]
        beyond = [mark for mark in self.content.marks if mark.vertical and mark.value > high]
        rows = max(int(area.height() * BEYOND_SHARE / height), 1)
        for row, mark in enumerate(sorted(beyond, key=lambda mark: mark.value)[:rows]):
            text = f"{mark.label} \u2192"
            left, top = area.right() - wide(text) - 2.0, area.bottom() - (row + 1) * height - 3.0
            yield mark, text, QRectF(left, top, wide(text) + 2.0, height), bool(inside)

    def tags(self) -> Iterator[tuple[Line, QRectF]]:
        """Yield lines with a tag and its place [px], which covers no other tag or point.

        Lines that come first find a place first; those that find none are left out.
        """
        small, area = QFontMetricsF(self.small_font()), self.plot_rect()
        tagged = [line for line in self.content.lines if line.tag and len(line.x)]
        ends = [QPointF(self.x_of(line.x[-1]), self.y_of(line.y[-1])) for line in tagged]
        taken = [_square(end, line.radius) for line, end in zip(tagged, ends, strict=True)]
        for line, end in zip(tagged, ends, strict=True):
            box = QRectF(0.0, 0.0, small.horizontalAdvance(line.tag) + 2.0, small.height())
            across = line.radius + 3.0 + box.width() / 2.0
            up = line.radius + box.height() / 2.0
            for x, y in ((across, 0.0), (-across, 0.0), (0.0, -up), (0.0, up)):
                box.moveCenter(end + QPointF(x, y))
                if area.contains(box) and not any(map(box.intersects, taken)):
                    taken.append(box)
                    yield line, box
                    break

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
        self.viewport().update()

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
        self.viewport().update()

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


def _square(middle: QPointF, radius: float) -> QRectF:
    """Return the square around a disc [px]."""
    return QRectF(middle.x() - radius, middle.y() - radius, 2.0 * radius, 2.0 * radius)
