"""Paints the timeline: lines, certainty strip, loss bars, axes.

The axes, labels and dots are those of all charts (`sai_studio.kit.charts`), but not the plot of
pyqtgraph: it paints all anew for each move of the mouse, for which this one keeps a picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from engine.base.translation import tr
from engine.record.handicap import format_komi
from sai_studio.kit import figures, theme
from sai_studio.kit.charts.labels import (
    Labels,
    paint_beside,
    paint_dot,
    paint_label,
    text_box,
)
from sai_studio.kit.charts.ticks import axis_parts, share_ticks, tick_texts
from sai_studio.kit.painting import diamond, paint_stone
from sai_studio.review.timeline.graph_scene import (
    OtherLine,
    TimelineScene,
    clipped,
    komi_ticks,
    lead_changes,
    runs,
    ticks_in_view,
)
from sai_studio.review.timeline.lanes import BESIDE, CERTAINTY, FloatArray, Lanes

STORED: Final = 2.0
"""Height of the line under ranges with stored analysis [px]."""
FAINT: Final = 0.35
"""Opacity of lines through positions with too few visits."""
DIAMOND: Final = 2.8
"""Half the width of a mark [px]."""
DASH: Final = 7.0
PAUSE: Final = 4.0
PLACES: Final = 9
"""Places along the graph at which a caption is tried, from the left."""
NARROWEST: Final = 2.0
"""Least width of a move [px]: a mistake is seen also in a game of a thousand moves."""
NOTHING_LOST: Final = 0.3
"""Opacity of moves of class 0, so that mistakes stand out."""


def paint_graph(painter: QPainter, scene: TimelineScene, lanes: Lanes) -> None:
    """Paint everything that does not change with the mouse."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(lanes.font)
    _paint_axes(painter, scene, lanes)
    painter.save()
    painter.setClipRect(lanes.graph.adjusted(-4.0, -1.0, 4.0, 1.0))
    _paint_band(painter, scene, lanes)
    for other in scene.others:
        _paint_other(painter, lanes, other, _alpha_y(scene, lanes, other.alpha))
        if other.has_winrate:
            winrate = _winrate_y(scene, lanes, other.winrate)
            _paint_other(painter, lanes, other, winrate, Qt.PenStyle.DotLine)
    _paint_dynamic_komi(painter, scene, lanes)
    _paint_line(painter, scene, lanes, _winrate_y(scene, lanes), "winrate", 1.4)
    _paint_line(painter, scene, lanes, _alpha_y(scene, lanes), "alpha", 2.2)
    _paint_lead_changes(painter, scene, lanes)
    _paint_clipped(painter, scene, lanes)
    painter.restore()
    if scene.known:  # else a note lies there, over parts of them
        paint_captions(painter, scene.komi, lanes, list(_curves(scene, lanes)))
    _paint_strip(painter, scene, lanes)
    _paint_disagreements(painter, scene, lanes)
    if lanes.losses.height() > 0.0:
        _paint_losses(painter, scene, lanes)


def paint_cursor(painter: QPainter, scene: TimelineScene, lanes: Lanes, hover: int | None) -> None:
    """Paint the lines at the current move and under the mouse, with dots on the curves."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = lanes.graph.united(lanes.losses)
    if hover is not None and hover != scene.current:
        x = lanes.x(hover)
        painter.setPen(QPen(theme.color("muted", 0.7), 1.0))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        _paint_dots(painter, scene, lanes, hover, 3.0)
    if lanes.low - 0.5 <= scene.current <= lanes.high + 0.5:
        x = lanes.x(scene.current)
        painter.setPen(QPen(theme.color("accent"), 1.6))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        _paint_dots(painter, scene, lanes, scene.current, 4.0)


def _alpha_y(scene: TimelineScene, lanes: Lanes, alpha: FloatArray | None = None) -> FloatArray:
    alpha = scene.alpha if alpha is None else alpha
    share = np.clip((alpha - scene.komi) / scene.span, -1.0, 1.0)
    return np.asarray(lanes.graph.center().y() - share * lanes.graph.height() / 2.0)


def _winrate_y(scene: TimelineScene, lanes: Lanes, winrate: FloatArray | None = None) -> FloatArray:
    winrate = scene.winrate if winrate is None else winrate
    return np.asarray(lanes.graph.bottom() - winrate * lanes.graph.height())


def _curves(scene: TimelineScene, lanes: Lanes) -> Iterator[FloatArray]:
    """Yield the y coordinates of each curve of the graph."""
    yield _alpha_y(scene, lanes)
    yield _winrate_y(scene, lanes)
    for other in scene.others:
        yield _alpha_y(scene, lanes, other.alpha)
        if other.has_winrate:
            yield _winrate_y(scene, lanes, other.winrate)


def _paint_dots(
    painter: QPainter, scene: TimelineScene, lanes: Lanes, number: int, radius: float
) -> None:
    for values, ys, role in (
        (scene.winrate, _winrate_y(scene, lanes), "winrate"),
        (scene.alpha, _alpha_y(scene, lanes), "alpha"),
    ):
        if np.isfinite(values[number]):
            paint_dot(painter, QPointF(lanes.x(number), ys[number]), radius, theme.color(role))


def _paint_axes(painter: QPainter, scene: TimelineScene, lanes: Lanes) -> None:
    graph = lanes.graph
    middle = round(graph.center().y()) + 0.5
    parts = axis_parts(graph.height(), upright=True)
    shares = share_ticks(0.0, 1.0, parts)
    for share, text in zip(shares, tick_texts(shares, percent=True), strict=True):
        y = round(graph.bottom() - graph.height() * share) + 0.5
        painter.setPen(QPen(theme.color("grid"), 1.0))
        painter.drawLine(QPointF(graph.left(), y), QPointF(graph.right(), y))
        painter.setPen(theme.color("winrate"))
        paint_beside(painter, graph.right() + BESIDE, y, text, left=False)
    if scene.in_points:
        painter.setPen(theme.color("alpha"))
        ticks = komi_ticks(scene, parts)
        for komi, text in zip(ticks, tick_texts(ticks), strict=True):
            y = graph.center().y() - (komi - scene.komi) / scene.span * graph.height() / 2.0
            paint_beside(painter, graph.left() - BESIDE, y, text)
    painter.setPen(QPen(theme.color("komi"), 1.4))
    painter.drawLine(QPointF(graph.left(), middle), QPointF(graph.right(), middle))
    if scene.game_komi != scene.komi:
        share = (scene.game_komi - scene.komi) / scene.span
        y = round(graph.center().y() - share * graph.height() / 2.0) + 0.5
        if graph.top() <= y <= graph.bottom():
            painter.setPen(QPen(theme.color("komi", 0.8), 1.0, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(graph.left(), y), QPointF(graph.right(), y))
    _paint_numbers(painter, scene, lanes)


def _paint_numbers(painter: QPainter, scene: TimelineScene, lanes: Lanes) -> None:
    """Paint move numbers, with thin vertical lines."""
    parts = axis_parts(lanes.graph.width(), upright=False)
    for place, number in ticks_in_view(scene.numbers, lanes.low, lanes.high, parts):
        x = round(lanes.x(place)) + 0.5
        line = QRectF(x - 0.5, lanes.graph.top(), 1.0, lanes.losses.bottom() - lanes.graph.top())
        painter.fillRect(line, theme.color("grid"))
        painter.setPen(theme.color("muted"))
        box = QRectF(x - 30.0, lanes.labels.top(), 60.0, lanes.labels.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def _paint_band(painter: QPainter, scene: TimelineScene, lanes: Lanes) -> None:
    """Paint the band of one standard deviation around the fair komi."""
    center, half = lanes.graph.center().y(), lanes.graph.height() / 2.0
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("alpha", 0.14))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # pale, and five times as fast
    for first, last in runs(scene.sigma + scene.alpha):
        part = slice(first, last + 1)
        xs = lanes.x(np.arange(first, last + 1.0))
        middle, sigma = scene.alpha[part] - scene.komi, scene.sigma[part]
        upper = center - half * np.clip((middle + sigma) / scene.span, -1.2, 1.2)
        lower = center - half * np.clip((middle - sigma) / scene.span, -1.2, 1.2)
        outline_x = np.concatenate((xs, xs[::-1])).tolist()
        outline_y = np.concatenate((upper, lower[::-1])).tolist()
        painter.drawPolygon(QPolygonF(list(map(QPointF, outline_x, outline_y))))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_line(
    painter: QPainter,
    scene: TimelineScene,
    lanes: Lanes,
    ys: FloatArray,
    role: str,
    width: float,
) -> None:
    """Paint a line: solid up to the current move, dashed after it, faint where not settled.

    It is painted in single segments: a polyline of 300 moves takes Qt ten times as long.
    """
    _paint_faint(painter, lanes, ys, scene.settled, role)
    for first, last in runs(np.where(scene.settled, ys, np.nan)):
        xs, part = lanes.x(np.arange(first, last + 1.0)), ys[first : last + 1]
        split = min(max(scene.current - first, 0), len(xs) - 1)
        cap = Qt.PenCapStyle.RoundCap if width > 2.0 else Qt.PenCapStyle.FlatCap
        painter.setPen(QPen(theme.color(role), width, Qt.PenStyle.SolidLine, cap))
        if first == last:
            painter.drawPoint(QPointF(xs[0], part[0]))
            continue
        painter.drawLines(_segments(xs[: split + 1], part[: split + 1]))
        painter.setPen(
            QPen(theme.color(role), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        )
        painter.drawLines(_segments(*_dashes(xs[split:], part[split:]), step=2))


def _paint_faint(
    painter: QPainter, lanes: Lanes, ys: FloatArray, settled: NDArray[np.bool_], role: str
) -> None:
    """Paint thin pale segments next to positions with too few visits."""
    painter.setPen(QPen(theme.color(role, FAINT), 1.0))
    xs = lanes.x(np.arange(len(ys), dtype=np.float64))
    known = np.isfinite(ys)
    starts = np.flatnonzero(known[:-1] & known[1:] & ~(settled[:-1] & settled[1:]))
    ends = np.column_stack((starts, starts + 1)).ravel()
    painter.drawLines(_segments(xs[ends], ys[ends], step=2))
    alone = known & ~settled
    alone[1:] &= ~known[:-1]
    alone[:-1] &= ~known[1:]
    for i in np.flatnonzero(alone):
        painter.drawPoint(QPointF(xs[i], ys[i]))


def _paint_clipped(painter: QPainter, scene: TimelineScene, lanes: Lanes) -> None:
    """Paint small arrows where the fair komi is beyond the axis."""
    painter.setPen(Qt.PenStyle.NoPen)
    for number, above in clipped(scene):
        painter.setBrush(theme.color("alpha", 1.0 if scene.settled[number] else FAINT))
        x = float(lanes.x(float(number)))
        edge, inside = (lanes.graph.top(), 1.0) if above else (lanes.graph.bottom(), -1.0)
        corners = ((x, edge), (x - 4.0, edge + 6.0 * inside), (x + 4.0, edge + 6.0 * inside))
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


def _paint_other(
    painter: QPainter,
    lanes: Lanes,
    other: OtherLine,
    ys: FloatArray,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """Paint a thin compared line, faint where not settled; single moves are dots."""
    _paint_faint(painter, lanes, ys, other.settled, other.role)
    painter.setPen(QPen(theme.color(other.role), 1.2, style))
    for first, last in runs(np.where(other.settled, ys, np.nan)):
        xs, part = lanes.x(np.arange(first, last + 1.0)), ys[first : last + 1]
        if first == last:
            painter.drawEllipse(QPointF(xs[0], part[0]), 1.5, 1.5)
        else:
            painter.drawLines(_segments(xs, part))


def _paint_dynamic_komi(painter: QPainter, scene: TimelineScene, lanes: Lanes) -> None:
    """Paint the dynamic komi as a thin line, from each search of its player to the next one."""
    known = np.flatnonzero(np.isfinite(scene.dynamic_komi))
    if not len(known):
        return
    xs = lanes.x(known.astype(np.float64))
    ys = _alpha_y(scene, lanes, scene.dynamic_komi[known])
    painter.setPen(QPen(theme.color("agent3"), 1.4, Qt.PenStyle.DashDotLine))
    painter.drawLines(_segments(xs, ys))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("agent3"))
    for x, y in zip(xs.tolist(), ys.tolist(), strict=True):
        painter.drawEllipse(QPointF(x, y), 1.6, 1.6)


def _segments(xs: FloatArray, ys: FloatArray, step: int = 1) -> list[QLineF]:
    """Return segments between successive points; with step 2 between the points of each pair."""
    x, y = xs.tolist(), ys.tolist()
    return list(map(QLineF, x[:-1:step], y[:-1:step], x[1::step], y[1::step]))


def _dashes(xs: FloatArray, ys: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return the dashes of a line as pairs of ends; bent dashes give several pairs."""
    if len(xs) < 2:
        return xs[:0], ys[:0]
    length = np.concatenate(([0.0], np.cumsum(np.hypot(np.diff(xs), np.diff(ys)))))
    starts = np.arange(0.0, length[-1], DASH + PAUSE)
    cuts = np.unique(np.concatenate((length, starts, np.minimum(starts + DASH, length[-1]))))
    inked = 0.5 * (cuts[:-1] + cuts[1:]) % (DASH + PAUSE) < DASH
    ends = np.column_stack((cuts[:-1][inked], cuts[1:][inked])).ravel()
    return np.interp(ends, length, xs), np.interp(ends, length, ys)


def _paint_lead_changes(painter: QPainter, scene: TimelineScene, lanes: Lanes) -> None:
    painter.setPen(QPen(theme.color("komi"), 1.4))
    painter.setBrush(theme.color("panel"))
    for number in lead_changes(scene):
        if lanes.low <= number <= lanes.high:
            painter.drawEllipse(QPointF(lanes.x(number), lanes.graph.center().y()), 2.6, 2.6)


def _fog(step: int) -> QColor:
    """Return the color of a certainty: pale if low, full if high."""
    return theme.color("accent", (0.0, 0.10, 0.28, 0.48, 0.72, 1.0)[step])


def _paint_strip(painter: QPainter, scene: TimelineScene, lanes: Lanes) -> None:
    """Paint the certainty of each position."""
    strip = lanes.strip
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(strip, theme.color("muted", 0.10))
    painter.setClipRect(strip)
    start = 0
    for i in range(1, len(scene) + 1):
        if i < len(scene) and scene.step[i] == scene.step[start]:
            continue
        if scene.step[start] > 0:
            left, right = lanes.x(start - 0.5), lanes.x(i - 0.5)
            box = QRectF(left, strip.top(), right - left, strip.height())
            painter.fillRect(box, _fog(int(scene.step[start])))
        start = i
    for first, last in scene.stored:
        left, right = lanes.x(first - 0.5), lanes.x(last + 0.5)
        line = QRectF(left, strip.bottom() - STORED, right - left, STORED)
        painter.fillRect(line, theme.color("amber"))
    painter.restore()
    painter.setPen(theme.color("muted"))
    paint_beside(painter, strip.left() - BESIDE, strip.center().y(), CERTAINTY)


def _paint_disagreements(painter: QPainter, scene: TimelineScene, lanes: Lanes) -> None:
    """Paint small diamonds above the strip where the agents chose different moves."""
    y = (lanes.graph.bottom() + lanes.strip.top()) / 2.0
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("text"))
    for number in scene.disagreements:
        if lanes.low <= number <= lanes.high:
            painter.drawPolygon(diamond(QPointF(lanes.x(float(number)), y), DIAMOND))


def _paint_losses(painter: QPainter, scene: TimelineScene, lanes: Lanes) -> None:
    """Paint the loss of each move: Black's upward, White's downward, paler if uncertain."""
    area = lanes.losses
    base = round(area.center().y()) + 0.5
    half = area.height() / 2.0 - 1.0
    painter.save()
    painter.setClipRect(area.adjusted(-2.0, 0.0, 2.0, 0.0))
    width = min(max(0.72 * (lanes.x(1) - lanes.x(0)), 1.5), 14.0)
    first, last = max(int(lanes.low), 0), min(int(lanes.high) + 2, len(scene))
    for i in range(first, last):
        loss = scene.loss[i]
        if not loss > 0.0 or scene.color[i] == 0:
            continue
        height = max(half * min(loss / scene.loss_span, 1.0), 1.0)
        step = scene.step[i - 1] if i > 0 else 0
        color = theme.mark(f"loss{scene.loss_class[i]}", 0.55 + 0.09 * step)
        top = base - height if scene.color[i] > 0 else base
        painter.fillRect(QRectF(lanes.x(i) - width / 2.0, top, width, height), color)
    painter.setPen(QPen(theme.color("border"), 1.0))
    painter.drawLine(QPointF(area.left(), base), QPointF(area.right(), base))
    painter.restore()
    for stone, y in ((1, base - half / 2.0), (-1, base + half / 2.0)):
        paint_stone(painter, QPointF(area.left() - 12.0, y), 4.0, stone)
    painter.setPen(theme.color("muted"))
    text, metrics = _loss_span_text(scene), QFontMetricsF(lanes.font)
    width = metrics.horizontalAdvance(text) + 2.0
    box = QRectF(area.right() + BESIDE, area.top() - 4.0, width, metrics.height())
    painter.drawText(box, Qt.AlignmentFlag.AlignTop, text)


def _loss_span_text(scene: TimelineScene) -> str:
    """Return the loss that fills a bar: "2 pts", "24.4 pts", "124 pts" or "12.5 %"."""
    span = scene.loss_span
    text = f"{span:.0f}" if span >= 99.95 else figures.points(span).removesuffix(".0")
    return tr("{points} pts", points=text) if scene.in_points else f"{text} %"


def paint_captions(
    painter: QPainter, komi: float, lanes: Lanes, curves: Sequence[FloatArray]
) -> None:
    """Write "Black ahead" and "White ahead" into the two halves, and the komi at its line.

    Parameters
    ----------
    komi
        Viewed komi, in the middle of the graph [points].
    curves
        y coordinate of each curve after each move [px], NaN where it is unknown.
    """
    graph, height = lanes.graph, QFontMetricsF(lanes.font).height()
    middle = graph.center().y()
    labels = Labels(graph)
    for ys in curves:
        labels.add_curve(lanes.x(np.arange(len(ys), dtype=np.float64)), ys)
    painter.setFont(lanes.font)
    if graph.height() > 5.0 * height:
        first, last = max(graph.left(), lanes.x(0.0)) + 4.0, graph.right() - 4.0
        for text, *rows in (
            (tr("Black ahead"), graph.top() + 2.0, middle - 2.0 * height - 4.0),
            (tr("White ahead"), graph.bottom() - height - 2.0, middle + height + 4.0),
        ):
            box = text_box(lanes.font, text)
            lefts = np.linspace(first, max(last - box.width(), first), PLACES).tolist()
            places = [box.translated(x, y) for y in rows for x in lefts]
            paint_label(painter, labels.put_always(places), text, theme.color("muted"))
    text = tr("komi {komi}", komi=format_komi(komi))
    box = text_box(lanes.font, text)
    places = [
        box.translated(x, y)
        for x in (graph.left() + 3.0, graph.right() - box.width() - 3.0)
        for y in (middle - height - 1.5, middle + 1.5)
    ]
    paint_label(painter, labels.put_always(places), text, theme.color("komi"))


def overview_number(scene: TimelineScene, lanes: Lanes, at: QPointF) -> int | None:
    """Return the index of the move at a position; None outside the strip."""
    strip = lanes.overview
    if strip.height() <= 0.0 or at.y() < strip.top() - 3.0:
        return None
    number = int((at.x() - strip.left()) / strip.width() * len(scene))
    return min(max(number, 0), len(scene) - 1)


def paint_overview(painter: QPainter, scene: TimelineScene, lanes: Lanes) -> None:
    """Paint the losses of all moves, in the classes of the mistakes, and the range in view.

    Moves that were not judged have no color. Where moves overlap, the worst one is on top.
    """
    strip = lanes.overview
    if strip.height() <= 0.0:
        return
    step = strip.width() / len(scene)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(strip, theme.color("muted", 0.10))
    for first, last in runs(np.where(scene.color != 0, scene.loss, np.nan)):
        box = QRectF(strip.left() + first * step, strip.top(), 0.0, strip.height())
        box.setWidth((last + 1 - first) * step)
        painter.fillRect(box, theme.mark("loss0", NOTHING_LOST))
    lossy = np.flatnonzero((scene.loss_class > 0) & (scene.color != 0)).tolist()
    for i in sorted(lossy, key=lambda i: int(scene.loss_class[i])):
        box = QRectF(strip.left() + i * step, strip.top(), max(step, NARROWEST), strip.height())
        painter.fillRect(box, theme.mark(f"loss{scene.loss_class[i]}"))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("text"), 1.4))
    left, right = (strip.left() + (end + 0.5) * step for end in (lanes.low, lanes.high))
    painter.drawRect(QRectF(left, strip.top() - 1.5, right - left, strip.height() + 3.0))
    painter.setPen(theme.color("muted"))
    painter.setFont(lanes.font)
    paint_beside(painter, strip.left() - BESIDE, strip.center().y(), tr("game"))
