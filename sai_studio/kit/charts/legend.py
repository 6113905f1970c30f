"""A legend that wraps to its width: sample, name and current value of each entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from sai_studio.kit import theme
from sai_studio.kit.painting import diamond, faded, scaled_font, smooth_painter
from sai_studio.kit.texts import own_tip

SAMPLE: Final = 12.0
GAP: Final = 4.0
BETWEEN: Final = 10.0
FEWEST_PX: Final = 30.0
"""Room that a long name keeps beside its value [px]."""


def series_color(role: str) -> QColor:
    """Return the color of a series, whose role is one of the theme or a color like "#1f5fae"."""
    return QColor(role) if role.startswith("#") else theme.mark(role)


@dataclass(frozen=True)
class LegendEntry:
    """One entry of a legend."""

    key: str
    name: str
    role: str
    """Color of the sample, see `series_color`; "" for no sample."""
    sample: str = "line"
    """line, thin, dashed, dotted, band, bar or diamond."""
    tip: str = ""
    widest: str = ""
    """Longest values to expect, one a line; space is reserved for them, so that nothing moves."""
    checkable: bool = False
    """Whether a click shows or hides what the entry names."""
    keeps_name: bool = False
    """Whether its name is shown even if the entries then take several lines."""
    is_optional: bool = False
    """Whether an entry without a value is left out where the entries would take several lines."""

    def is_named(self, place: int, names: int) -> bool:
        """Whether its name is shown if only the first `names` entries and necessary ones are."""
        return place < names or self.keeps_name or not (self.widest or self.is_optional)

    def is_left_out(self, place: int, names: int) -> bool:
        """Whether nothing of it is shown."""
        return self.is_optional and not self.is_named(place, names)


class Legend(QWidget):
    """Legend of a chart, wrapped to its width.

    Entries with a value lose their names, the last one first, before it takes more lines than it
    may: color, value and tool tip still tell them apart.

    Signals
    -------
    toggled
        Key of a checkable entry, and whether it is on.
    """

    toggled = Signal(str, bool)

    def __init__(self, entries: Sequence[LegendEntry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries = tuple(entries)
        self._figures: dict[str, str] = {}
        self._off: set[str] = set()
        self._most_lines = 1
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMouseTracking(True)
        theme.changed.connect(self.update)

    def set_entries(self, entries: Sequence[LegendEntry]) -> None:
        """Show other entries."""
        if tuple(entries) != self._entries:
            self._entries = tuple(entries)
            self._keep_height(self.width())
            self.updateGeometry()
            self.update()

    @property
    def entries(self) -> tuple[LegendEntry, ...]:
        """The entries that are shown."""
        return self._entries

    def set_most_lines(self, lines: int) -> None:
        """Set how many lines the names may take."""
        if lines != self._most_lines:
            self._most_lines = lines
            self._keep_height(self.width())
            self.updateGeometry()
            self.update()

    def set_figures(self, figures: dict[str, str]) -> None:
        """Set the current values by key; entries without one show no value."""
        if figures != self._figures:
            self._figures = dict(figures)
            self.update()

    def figure(self, key: str) -> str:
        """Return the value shown for an entry."""
        return self._figures.get(key, "")

    def is_on(self, key: str) -> bool:
        """Whether an entry is on."""
        return key not in self._off

    def set_on(self, key: str, on: bool) -> None:
        """Turn an entry on or off."""
        if on != self.is_on(key):
            (self._off.discard if on else self._off.add)(key)
            self.update()
            self.toggled.emit(key, on)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self.places(float(width))
        return round(places[-1].bottom()) + 1 if places else 0

    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(max(self.width(), 240)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.heightForWidth(max(self.width(), 240)))

    def places(self, width: float) -> list[QRectF]:
        """Return one rectangle per entry, in a legend of this width."""
        return self._wrapped(width, self._names_shown(width))

    def _wrapped(self, width: float, names: int) -> list[QRectF]:
        """Return one rectangle per entry if the first `names` entries show their names."""
        needs = self._needs(names)
        height = QFontMetricsF(scaled_font(self.font(), 0.85)).height() + 4.0
        places: list[QRectF] = []
        x = y = 0.0
        for place, (entry, need) in enumerate(zip(self._entries, needs, strict=True)):
            if entry.is_left_out(place, names):
                places.append(QRectF(x, y, 0.0, height))
                continue
            if x > 0.0 and x + need > width:
                x, y = 0.0, y + height
            places.append(QRectF(x, y, min(need, width), height))
            x += need + BETWEEN
        return places

    def _names_shown(self, width: float) -> int:
        """Return how many of the first entries keep their names, so that the lines suffice."""

        def fits(names: int) -> bool:
            places = self._wrapped(width, names)
            is_whole = places[-1].top() > 0.0 or places[-1].right() <= width
            return is_whole and len({place.top() for place in places}) <= self._most_lines

        return next((n for n in range(len(self._entries), 0, -1) if fits(n)), 0)

    def _needs(self, names: int) -> list[float]:
        """Return the width of every entry; after the first `names`, only those without a value
        show their names."""
        metrics = QFontMetricsF(scaled_font(self.font(), 0.85))
        bold = QFontMetricsF(scaled_font(self.font(), 0.85, bold=True))
        widths = []
        for place, entry in enumerate(self._entries):
            need = SAMPLE + GAP if entry.role and not entry.is_left_out(place, names) else 0.0
            if entry.is_named(place, names):
                need += metrics.horizontalAdvance(entry.name) + (GAP if entry.widest else 0.0)
            widths.append(need + _widest(bold, entry))
        return widths

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_height(event.size().width())

    def _keep_height(self, width: int) -> None:
        """Reserve exactly the height that the entries need at a width."""
        height = self.heightForWidth(width)
        if height != self.minimumHeight():
            self.setMinimumHeight(height)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._keep_height(self.width())
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        plain, bold = (scaled_font(self.font(), 0.85, bold=b) for b in (False, True))
        metrics, wide = QFontMetricsF(plain), QFontMetricsF(bold)
        elide = Qt.TextElideMode.ElideRight
        width = float(self.width())
        names = self._names_shown(width)
        places = self._wrapped(width, names)
        for index, (entry, place) in enumerate(zip(self._entries, places, strict=True)):
            if not entry.is_named(index, names) and entry.key not in self._figures:
                continue  # neither a name nor a value, or left out
            strength = 1.0 if self.is_on(entry.key) else 0.4
            x = place.x()
            if entry.role:
                self._paint_sample(painter, entry, place, strength)
                x += SAMPLE + GAP
            is_last = all(after.top() > place.top() for after in places[index + 1 :])
            right = width if is_last else place.right() + 2.0  # a long value may take free room
            rest = QRectF(x, place.y(), right - x, place.height())
            figure = self._figures.get(entry.key, "")
            if entry.is_named(index, names):
                reserved = _widest(wide, entry) + GAP if entry.widest else 0.0
                room = max(rest.width() - reserved, FEWEST_PX)
                name = metrics.elidedText(entry.name, elide, room)
                painter.setFont(plain)
                painter.setPen(faded(theme.color("muted"), strength))
                painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, name)
                rest.setLeft(x + metrics.horizontalAdvance(name) + GAP)
            if figure:
                painter.setFont(bold)
                painter.setPen(faded(theme.color("text"), strength))
                figure = wide.elidedText(figure, elide, rest.width())
                painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, figure)

    def _paint_sample(
        self, painter: QPainter, entry: LegendEntry, place: QRectF, strength: float
    ) -> None:
        color = faded(series_color(entry.role), strength)
        middle = place.center().y()
        box = QRectF(place.x(), middle - 4.0, SAMPLE, 8.0)
        if entry.sample in ("band", "bar"):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(color, 0.35) if entry.sample == "band" else color)
            if entry.sample == "bar":
                box = QRectF(place.x() + SAMPLE - 10.0, middle - 5.0, 10.0, 10.0)
            painter.drawRoundedRect(box, 2.0, 2.0)
            return
        if entry.sample == "diamond":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawPolygon(diamond(QPointF(box.right() - 4.0, middle), 4.0))
            return
        pen = QPen(color, 1.2 if entry.sample == "thin" else 2.2)
        if entry.sample == "dashed":
            pen.setDashPattern([2.0, 1.6])
        if entry.sample == "dotted":
            pen = QPen(color, 1.5, Qt.PenStyle.DotLine)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))

    def _entry_at(self, position: QPointF) -> LegendEntry | None:
        places = self.places(float(self.width()))
        for entry, place in zip(self._entries, places, strict=True):
            if place.adjusted(-4.0, 0.0, 4.0, 0.0).contains(position):
                return entry
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        entry = self._entry_at(event.position())
        hand = entry is not None and entry.checkable
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        entry = self._entry_at(event.position())
        if entry is not None and entry.checkable and event.button() == Qt.MouseButton.LeftButton:
            self.set_on(entry.key, not self.is_on(entry.key))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            entry = self._entry_at(QPointF(event.pos()))
            if entry is not None and entry.tip:
                QToolTip.showText(event.globalPos(), own_tip(entry.tip), self)
                return True
            QToolTip.hideText()
        return super().event(event)


def _widest(metrics: QFontMetricsF, entry: LegendEntry) -> float:
    """Return the width that is reserved for the value of an entry [px]."""
    return max(map(metrics.horizontalAdvance, entry.widest.split("\n")))
