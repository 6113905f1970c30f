"""The figures as widgets: what is under the mouse, and pictures of them for files."""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from sai_studio.shared import theme
from sai_studio.shared.export import PICTURE, picture
from sai_studio.shared.painting import scaled_font
from sai_studio.shared.texts import plain_tip
from sai_studio.windows.study.figure_painter import Axes, knows_score, paint_choices, paint_curves

if TYPE_CHECKING:
    from engine.api import Choice, CurveStudy

__all__ = ["ChoiceFigure", "CurveFigure", "Figure"]

NEAR: Final = 10.0
"""Distance at which the mouse touches a curve or a point [px]."""


class Figure(QWidget):
    """Base of both figures.

    Signals
    -------
    pointed
        Place of the network under the mouse; -1 for none.
    """

    pointed = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setMinimumSize(300, 200)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.title = ""
        self.marked: int | None = None
        """Place of the network that stands out."""
        self._axes: Axes | None = None
        theme.changed.connect(self.update)

    @property
    @abstractmethod
    def is_empty(self) -> bool:
        """Whether there is nothing to paint."""

    @abstractmethod
    def _paint(self, painter: QPainter, area: QRectF, marked: int | None) -> Axes:
        """Paint what there is."""

    @abstractmethod
    def _under(self, at: QPointF, axes: Axes) -> tuple[int, str]:
        """Place of the network near a pixel, -1 for none, and what to say about it."""

    def mark(self, place: int | None) -> None:
        """Let a network stand out."""
        if place != self.marked:
            self.marked = place
            self.update()

    def picture(self) -> QImage:
        """The figure for a file, in the current theme."""

        def paint(painter: QPainter) -> None:
            painter.setFont(scaled_font(self.font()))
            self._paint(painter, QRectF(0, 0, PICTURE.width(), PICTURE.height()), None)

        return picture(paint)

    def sizeHint(self) -> QSize:
        return QSize(640, 400)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("panel"))
        if self.is_empty:
            self._axes = None
            return
        painter.setFont(scaled_font(self.font()))
        self._axes = self._paint(painter, QRectF(self.rect()), self.marked)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._axes is None or self.is_empty:
            return
        place, text = self._under(event.position(), self._axes)
        self.pointed.emit(place)
        if text:
            QToolTip.showText(event.globalPosition().toPoint(), plain_tip(text), self)
        else:
            QToolTip.hideText()

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(-1)


class CurveFigure(Figure):
    """Winrates over komi."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Winrate over komi, every network", parent)
        self.study: CurveStudy | None = None

    def show_study(self, study: CurveStudy | None, title: str) -> None:
        """Show other curves."""
        self.study, self.title = study, title
        self.update()

    @property
    def is_empty(self) -> bool:
        return self.study is None or not self.study.curves

    def _paint(self, painter: QPainter, area: QRectF, marked: int | None) -> Axes:
        assert self.study is not None
        return paint_curves(painter, area, self.study, self.title, marked)

    def _under(self, at: QPointF, axes: Axes) -> tuple[int, str]:
        assert self.study is not None
        komi, best, nearest = axes.value_at(at.x()), NEAR, -1
        for i, curve in enumerate(self.study.curves):
            if knows_score(curve):
                z = max(min(curve.beta * (curve.alpha - komi), 700.0), -700.0)
                slope = curve.beta / 4.0 * axes.plot.height() / axes.plot.width()
                slope *= axes.high - axes.low
                distance = abs(axes.y(1.0 / (1.0 + math.exp(-z))) - at.y())
                distance /= math.hypot(1.0, slope)  # across the curve, not up and down
            else:
                x, y = axes.x(self.study.komi), axes.y(curve.winrate)
                distance = math.hypot(at.x() - x, at.y() - y)
            if distance < best:
                best, nearest = distance, i
        if nearest < 0:
            return -1, ""
        curve = self.study.curves[nearest]
        if not knows_score(curve):
            return nearest, f"{curve.network}: Black wins {100 * curve.winrate:.0f} %, at any komi"
        z = max(min(curve.beta * (curve.alpha - komi), 700.0), -700.0)
        share = 100.0 / (1.0 + math.exp(-z))
        return nearest, f"{curve.network}: Black wins {share:.0f} % at komi {komi:.1f}"


class ChoiceFigure(Figure):
    """How often the best move is chosen."""

    def __init__(self, lambdas: tuple[float, ...], parent: QWidget | None = None) -> None:
        super().__init__("Probability that the best move is chosen, by lambda", parent)
        self._lambdas = lambdas
        self.choices: tuple[Choice, ...] = ()

    def show_choices(self, choices: tuple[Choice, ...], title: str) -> None:
        """Show other choices."""
        self.choices, self.title = choices, title
        self.update()

    @property
    def is_empty(self) -> bool:
        return not any(choice.best for choice in self.choices)

    def _names(self) -> list[str]:
        return list(dict.fromkeys(choice.network for choice in self.choices))

    def _paint(self, painter: QPainter, area: QRectF, marked: int | None) -> Axes:
        names = self._names()
        name = names[marked] if marked is not None and marked < len(names) else ""
        return paint_choices(painter, area, self.choices, self._lambdas, self.title, name)

    def _under(self, at: QPointF, axes: Axes) -> tuple[int, str]:
        return -1, ""
