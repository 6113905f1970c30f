"""Painting the two figures of a study. Pure: results, a place and a theme in, pixels out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from sai_studio.shared import theme
from sai_studio.shared.charts.chart_scene import nice_ticks, number
from sai_studio.shared.curves import sigmoid_curve
from sai_studio.shared.painting import scaled_font

if TYPE_CHECKING:
    from engine.api import Choice, CurveStudy, NetworkCurve

__all__ = [
    "Axes",
    "choice_axes",
    "curve_axes",
    "lambda_color",
    "network_color",
    "paint_choices",
    "paint_curves",
]

PAD: Final = 12.0
"""Distance of everything from the edge [px]."""
REACH: Final = 15.0
"""A curve is shown at most so far from its middle [points]."""
SAMPLES: Final = 161
RAMP: Final = ("agent0", "agent1", "agent2", "agent3")
"""Colors of networks, in their order; those between are mixed."""
LAMBDA_ROLES: Final = ("agent0", "agent1", "agent2", "agent3")
Alignment = Qt.AlignmentFlag


class Axes(NamedTuple):
    """Where things lie in a figure."""

    plot: QRectF
    low: float
    """Left end: komi, or 0."""
    high: float
    """Right end: komi, or the number of agents."""

    def x(self, value: float) -> float:
        """Pixel of a value on the x axis."""
        share = (value - self.low) / max(self.high - self.low, 1e-12)
        return self.plot.left() + share * self.plot.width()

    def y(self, share: float) -> float:
        """Pixel of a probability."""
        return self.plot.bottom() - share * self.plot.height()

    def value_at(self, x: float) -> float:
        """Value of the x axis at a pixel."""
        share = (x - self.plot.left()) / max(self.plot.width(), 1.0)
        return self.low + min(max(share, 0.0), 1.0) * (self.high - self.low)


def network_color(place: int, networks: int) -> QColor:
    """The color of a network: neighbors in the list look alike when there are many."""
    if networks <= len(RAMP):
        return theme.color(RAMP[place])
    at = place / (networks - 1) * (len(RAMP) - 1)
    left = min(int(at), len(RAMP) - 2)
    one, other, share = theme.color(RAMP[left]), theme.color(RAMP[left + 1]), at - left
    red, green, blue = (
        (1.0 - share) * a + share * b
        for a, b in (
            (one.redF(), other.redF()),
            (one.greenF(), other.greenF()),
            (one.blueF(), other.blueF()),
        )
    )
    return QColor.fromRgbF(red, green, blue)


def lambda_color(place: int) -> QColor:
    """The color of an agent, as everywhere in the program."""
    return theme.color(LAMBDA_ROLES[place % len(LAMBDA_ROLES)])


def _plot_of(area: QRectF, painter: QPainter) -> QRectF:
    metrics = QFontMetricsF(scaled_font(painter.font(), 0.85))
    top = area.top() + PAD + QFontMetricsF(painter.font()).height() + 1.5 * metrics.height() + 8.0
    left = area.left() + PAD + metrics.horizontalAdvance("100 %") + 8.0
    right, bottom = area.right() - PAD - 4.0, area.bottom() - PAD - 2.0 * metrics.height() - 4.0
    return QRectF(QPointF(left, top), QPointF(max(right, left + 10), max(bottom, top + 10)))


def _frame(painter: QPainter, axes: Axes, area: QRectF, title: str, y_label: str) -> None:
    """Title and horizontal grid; leaves the small font in place."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = painter.font()
    painter.setFont(scaled_font(font, 1.0, bold=True))
    painter.setPen(theme.color("text"))
    wide = area.width() - 2 * PAD
    metrics = QFontMetricsF(painter.font())
    shown = metrics.elidedText(title, Qt.TextElideMode.ElideRight, wide)
    painter.drawText(QPointF(area.left() + PAD, area.top() + PAD + metrics.ascent() - 2), shown)
    painter.setFont(scaled_font(font, 0.85))
    small, plot = QFontMetricsF(painter.font()), axes.plot
    painter.setPen(theme.color("muted"))
    painter.drawText(QPointF(area.left() + PAD, plot.top() - small.height()), y_label)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = axes.y(share)
        painter.setPen(QPen(theme.color("border" if share == 0.5 else "grid"), 1.0))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setPen(theme.color("muted"))
        box = QRectF(area.left(), y - 10, plot.left() - area.left() - 8, 20)
        painter.drawText(box, Alignment.AlignRight | Alignment.AlignVCenter, f"{100 * share:.0f} %")


# --- Figure 2: winrate over komi ---------------------------------------------------------------


def knows_score(curve: NetworkCurve) -> bool:
    """Whether the network has a curve, not just one winrate."""
    return math.isfinite(curve.alpha) and curve.beta > 0.0


def curve_axes(painter: QPainter, area: QRectF, study: CurveStudy) -> Axes:
    """Komi wide enough for all curves to fall from near 1 to near 0."""
    reach = [study.komi]
    for curve in filter(knows_score, study.curves):
        half = min(math.log(19.0) / curve.beta, REACH)
        reach += [curve.alpha - half, curve.alpha + half]
    low, high = math.floor(min(reach)) - 1.0, math.ceil(max(reach)) + 1.0
    return Axes(_plot_of(area, painter), low, high)


def paint_curves(
    painter: QPainter, area: QRectF, study: CurveStudy, title: str, marked: int | None = None
) -> Axes:
    """Every network's winrate over komi, single winrates as dots at the komi of the game.

    Parameters
    ----------
    marked
        Place of the curve that stands out; None: all alike.
    """
    axes = curve_axes(painter, area, study)
    _frame(painter, axes, area, title, "Black wins")
    _komi_axis(painter, axes, study)
    _spread_band(painter, axes, study)
    komi = np.linspace(axes.low, axes.high, SAMPLES)
    xs = [axes.x(k) for k in komi.tolist()]
    count = len(study.curves)
    order = sorted(range(count), key=lambda i: i == marked)
    painter.save()
    painter.setClipRect(axes.plot.adjusted(0, -6, 0, 6))
    for i in order:
        curve, color = study.curves[i], network_color(i, count)
        faint = marked is not None and i != marked
        color.setAlphaF(0.25 if faint else 1.0 if i == marked else 0.85)
        if knows_score(curve):
            ys = sigmoid_curve(komi, curve.alpha, curve.beta).tolist()
            points = [QPointF(x, axes.y(y)) for x, y in zip(xs, ys, strict=True)]
            painter.setPen(QPen(color, 2.8 if i == marked else 1.7))
            painter.drawPolyline(QPolygonF(points))
        else:
            painter.setPen(QPen(theme.color("panel"), 1.2))
            painter.setBrush(color)
            radius = 6.0 if i == marked else 4.5
            painter.drawEllipse(QPointF(axes.x(study.komi), axes.y(curve.winrate)), radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.restore()
    return axes


def _komi_axis(painter: QPainter, axes: Axes, study: CurveStudy) -> None:
    plot, metrics = axes.plot, QFontMetricsF(painter.font())
    most = max(int(plot.width() / 56.0), 2)
    for tick in nice_ticks(axes.low, axes.high, most, whole=True):
        x = axes.x(tick)
        painter.setPen(QPen(theme.color("grid"), 1.0))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        painter.setPen(theme.color("muted"))
        box = QRectF(x - 40, plot.bottom() + 3, 80, metrics.height())
        painter.drawText(box, Alignment.AlignHCenter, number(tick + 0.0, 0))
    box = QRectF(plot.left(), plot.bottom() + 3 + metrics.height(), plot.width(), metrics.height())
    painter.drawText(box, Alignment.AlignHCenter, "komi")
    x = axes.x(study.komi)
    painter.setPen(QPen(theme.color("komi"), 1.6))
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
    text = f"komi {study.komi:g}".replace("-", "\u2212")
    wide = metrics.horizontalAdvance(text)
    at = min(max(x - wide / 2, plot.left()), plot.right() - wide)
    painter.drawText(QPointF(at, plot.top() - metrics.descent() - 2), text)


def _spread_band(painter: QPainter, axes: Axes, study: CurveStudy) -> None:
    """Mean of alpha and one standard deviation to both sides."""
    alpha = study.alpha
    if alpha.count < 2:
        return
    low, high = axes.x(alpha.mean - alpha.deviation), axes.x(alpha.mean + alpha.deviation)
    plot = axes.plot
    band = QRectF(QPointF(low, plot.top()), QPointF(high, plot.bottom())).intersected(plot)
    painter.fillRect(band, theme.color("fair", 0.10))
    painter.setPen(QPen(theme.color("fair"), 1.4, Qt.PenStyle.DashLine))
    x = axes.x(alpha.mean)
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))


# --- Figure 3: how often the best move is chosen -----------------------------------------------


def choice_axes(painter: QPainter, area: QRectF, agents: int) -> Axes:
    """One column per agent."""
    return Axes(_plot_of(area, painter), 0.0, float(max(agents, 1)))


def paint_choices(
    painter: QPainter,
    area: QRectF,
    choices: Sequence[Choice],
    lambdas: Sequence[float],
    title: str,
    marked: str = "",
) -> Axes:
    """Bars are means over the networks, points the networks with their 95 % intervals.

    Parameters
    ----------
    marked
        Name of the network that stands out; empty: all alike.
    """
    axes = choice_axes(painter, area, len(lambdas))
    _frame(painter, axes, area, title, "best move chosen")
    plot, metrics = axes.plot, QFontMetricsF(painter.font())
    column = plot.width() / max(len(lambdas), 1)
    names = list(dict.fromkeys(choice.network for choice in choices))
    for i, lambda_ in enumerate(lambdas):
        middle, color = axes.x(i + 0.5), lambda_color(i)
        here = [c for c in choices if c.lambda_ == lambda_ and math.isfinite(c.share)]
        box = QRectF(middle - column / 2, plot.bottom() + 3, column, metrics.height())
        painter.setPen(theme.color("text"))
        painter.drawText(box, Alignment.AlignHCenter, f"\u03bb = {_fraction(lambda_)}")
        if not here:
            continue
        mean = sum(choice.share for choice in here) / len(here)
        bar = QRectF(0, 0, min(0.6 * column, 150.0), axes.y(0.0) - axes.y(mean))
        bar.moveBottomLeft(QPointF(middle - bar.width() / 2, axes.y(0.0)))
        fill = QColor(color)
        fill.setAlphaF(0.22)
        painter.fillRect(bar, fill)
        painter.setPen(QPen(color, 2.0))
        painter.drawLine(bar.topLeft(), bar.topRight())
        painter.setPen(theme.color("muted"))
        box.translate(0, metrics.height())
        painter.drawText(box, Alignment.AlignHCenter, f"mean {100 * mean:.1f} %")
        for choice in here:
            place = names.index(choice.network)
            x = bar.left() + bar.width() * (place + 0.5) / len(names)
            faint = bool(marked) and choice.network != marked
            _whisker(painter, axes, x, choice, color, 0.25 if faint else 1.0)
    return axes


def _whisker(
    painter: QPainter, axes: Axes, x: float, choice: Choice, color: QColor, opacity: float
) -> None:
    low, high = choice.interval
    shade = QColor(color)
    shade.setAlphaF(opacity)
    painter.setPen(QPen(shade, 1.4))
    painter.drawLine(QPointF(x, axes.y(low)), QPointF(x, axes.y(high)))
    painter.setPen(QPen(theme.color("panel"), 1.0))
    painter.setBrush(shade)
    painter.drawEllipse(QPointF(x, axes.y(choice.share)), 4.0, 4.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _fraction(lambda_: float) -> str:
    return "\u00bd" if lambda_ == 0.5 else f"{lambda_:g}"
