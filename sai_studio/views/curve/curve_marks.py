"""What is painted over and behind the komi curves: komi flag, fair komi, windows, names."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.value.fit import curve_at
from sai_studio.shared import curves, figures, theme
from sai_studio.shared.painting import scaled_font
from sai_studio.views.curve.curve_scene import CurveScene, Ghost

WINDOW_PX: Final = 5.0
"""Height of one agent's window."""
PAD: Final = 4.0
APART: Final = 5.0
"""Space kept between things that are written on the plot [px]."""
HIGH: Final = 260.0
"""From this height on the flag has a row of its own [px]."""


class MarkedPlot(Protocol):
    """What the marks need of the plot that they are painted on."""

    scene_: CurveScene | None
    komi: float
    game_komi: float
    hot: bool
    dragging: bool
    hidden: frozenset[str]

    def plot_rect(self) -> QRectF:
        """Return the area of the curves [px]."""

    def x_of(self, komi: float) -> float:
        """Return the place of a komi [px]."""

    def y_of(self, winrate: float) -> float:
        """Return the height of a winrate [px]."""

    def font(self) -> QFont:
        """Return the font of the plot."""

    def height(self) -> int:
        """Return the height of the plot [px]."""


def room(height: float, line_height: float, agents: int) -> tuple[float, float]:
    """Pixels kept free above 100 % (the komi flag) and below 0 % (windows, best moves).

    A low plot gives its curve the room of the flag, which then hangs into it.
    """
    above = line_height + 3.0 * PAD if height >= HIGH else 0.6 * line_height
    return above, agents * WINDOW_PX + 2.0 * PAD + line_height + PAD


def paint_behind(painter: QPainter, plot: MarkedPlot) -> None:
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


def paint_over(painter: QPainter, plot: MarkedPlot) -> None:
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


def tip_at(plot: MarkedPlot, position: QPointF) -> str:
    """Return what the agents' windows mean, for a position on them; "" elsewhere."""
    scene, top = plot.scene_, plot.y_of(0.0) + PAD
    if scene is None or not scene.windows:
        return ""
    if not top - PAD <= position.y() <= top + len(scene.windows) * WINDOW_PX + PAD:
        return ""
    return "\n".join(window.sentence for window in scene.windows)


def flag_rect(plot: MarkedPlot) -> QRectF:
    """Where the komi flag hangs: centered on its line, but always whole [px]."""
    metrics = QFontMetricsF(scaled_font(plot.font(), 0.9, bold=True))
    width = metrics.horizontalAdvance(_flag_text(plot)) + 7.0 * PAD
    area = plot.plot_rect()
    left = plot.x_of(plot.komi) - width / 2.0
    left = min(max(left, area.left()), area.right() - width)
    return QRectF(left, area.top(), width, metrics.height() + PAD)


def _flag_text(plot: MarkedPlot) -> str:
    return tr("komi {komi}", komi=format_komi(plot.komi))


def _paint_komi(painter: QPainter, plot: MarkedPlot, taken: list[QRectF]) -> None:
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


def _paint_flag(painter: QPainter, plot: MarkedPlot) -> None:
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


def _paint_fair(painter: QPainter, plot: MarkedPlot, taken: list[QRectF]) -> None:
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


def _paint_dynamic_komi(painter: QPainter, plot: MarkedPlot, taken: list[QRectF]) -> None:
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


def _paint_crossing(painter: QPainter, plot: MarkedPlot, taken: list[QRectF]) -> None:
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


def _paint_names(painter: QPainter, plot: MarkedPlot, taken: list[QRectF]) -> None:
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
    painter: QPainter, plot: MarkedPlot, at: QPointF, text: str, role: str, taken: list[QRectF]
) -> bool:
    """Write a move into its own curve, which is cut for it; False where there is no room."""
    font = scaled_font(plot.font(), 0.8, bold=role != "muted")
    metrics = QFontMetricsF(font)
    place = QRectF(0.0, 0.0, metrics.horizontalAdvance(text) + PAD, metrics.height() - 2.0)
    place.moveCenter(at)
    return _write(painter, plot, place, text, font, theme.color(role), taken)


def _label(
    painter: QPainter,
    plot: MarkedPlot,
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
    plot: MarkedPlot,
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


def _paint_windows(painter: QPainter, plot: MarkedPlot) -> None:
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


def _paint_choice(painter: QPainter, plot: MarkedPlot) -> None:
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
