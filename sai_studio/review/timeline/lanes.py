"""Layout of the timeline."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from engine.base.translation import tr
from sai_studio.kit.painting import scaled_font

STRIP: Final = 8.0
GAP: Final = 6.0
LEAST_GRAPH: Final = 28.0
"""Height of the curves below which the loss bars are hidden [px]."""
BESIDE: Final = 6.0
"""Space between the lanes and their labels [px]."""
RIGHT_TEXTS: Final = ("100 %", tr("{points} pts", points="88.8"), tr("{points} pts", points="888"))
"""Widest labels at the right edge; they set its width."""
CERTAINTY: Final = tr("certainty")
"""Label of the strip; it and the komi at the left edge set that edge's width."""
OVERVIEW: Final = 7.0

FloatArray: TypeAlias = NDArray[np.float64]
Value = TypeVar("Value", float, FloatArray)


@dataclass(frozen=True)
class Lanes:
    """Layout of the timeline [px], and the moves in view."""

    graph: QRectF
    strip: QRectF
    losses: QRectF
    labels: QRectF
    """Move numbers."""
    overview: QRectF
    """Strip of the whole game; without height while the whole game is in view."""
    low: float
    high: float
    """First and last move in view."""
    font: QFont

    def x(self, number: Value) -> Value:
        """Return the x coordinate of a move number."""
        return self.graph.left() + self.graph.width() * (number - self.low) / (self.high - self.low)

    def number(self, x: float) -> float:
        """Return the move number at an x coordinate."""
        share = (x - self.graph.left()) / max(self.graph.width(), 1.0)
        return self.low + share * (self.high - self.low)


def lay_lanes(
    width: float, height: float, font: QFont, low: float, high: float, zoomed: bool
) -> Lanes:
    """Return the layout: graph on top, then strip, loss bars, move numbers; if zoomed, overview."""
    small = scaled_font(font, 0.8)
    metrics = QFontMetricsF(small)
    left = max(map(metrics.horizontalAdvance, ("\u221288.8", CERTAINTY))) + 10.0
    right = max(map(metrics.horizontalAdvance, RIGHT_TEXTS)) + BESIDE + 4.0
    line = metrics.height()
    inner = max(width - left - right, 40.0)
    overview = OVERVIEW if zoomed else 0.0
    room = height - STRIP - 2.0 * GAP - 1.5 * line - 4.0 - (overview + GAP if zoomed else 0.0)
    losses = min(max(0.2 * height, 22.0), 64.0)
    if room - losses < LEAST_GRAPH:
        losses = 0.0
    graph_height = max(room - losses, 24.0)
    top = line / 2.0
    strip_top = top + graph_height + GAP
    losses_top = strip_top + STRIP + GAP
    return Lanes(
        graph=QRectF(left, top, inner, graph_height),
        strip=QRectF(left, strip_top, inner, STRIP),
        losses=QRectF(left, losses_top, inner, losses),
        labels=QRectF(left, losses_top + losses + 2.0, inner, line),
        overview=QRectF(left, losses_top + losses + 2.0 + line + GAP - 3.0, inner, overview),
        low=low,
        high=max(high, low + 1.0),
        font=small,
    )
